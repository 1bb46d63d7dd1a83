"""Minds for trick games with a stock: what they count, what signs tell them, what a card is worth now."""

from cardtables.bots.stocktricks.counting import Count
from cardtables.bots.stocktricks.judgement import Aim
from cardtables.bots.stocktricks.losing import EasyLosing, Losing
from cardtables.bots.stocktricks.minds import Easy, Normal
from cardtables.bots.stocktricks.openhands import OpenHanded
from cardtables.bots.stocktricks.race import Racing

__all__ = ["Aim", "Count", "Easy", "EasyLosing", "Losing", "Normal", "OpenHanded", "Racing"]
