"""Minds for trick games with a duty to follow in two pairs: a beginner and an attentive partner."""

from cardtables.bots.followtricks.minds import Easy, Normal

__all__ = ["Easy", "Normal"]
