"""Card tables in the terminal: Italian and French games for persons and bots."""

__version__ = "0.1.0"
