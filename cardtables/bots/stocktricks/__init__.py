"""Minds for trick games with a stock: what they count, what signs tell them, what a card is worth now."""

from cardtables.bots.stocktricks.minds import Easy, Normal

__all__ = ["Easy", "Normal"]
