"""How a game presents itself and is found."""
