"""The games, a folder each. Nothing outside names one: the shelf finds them by looking here."""
