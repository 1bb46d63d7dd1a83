"""When something was, as one says it: today or yesterday with the hour, else the day."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtables.i18n import Speech


def when(speech: Speech, seconds: float, now: datetime | None = None) -> str:
    """Say a moment given in seconds since the epoch, in the time zone of this machine."""
    moment = datetime.fromtimestamp(seconds).astimezone()
    today = (now or datetime.now().astimezone()).date()
    if moment.date() == today:
        return speech("when.today", time=f"{moment:%H:%M}")
    if moment.date() == today - timedelta(days=1):
        return speech("when.yesterday", time=f"{moment:%H:%M}")
    return speech("when.day", day=f"{moment:%d}", month=f"{moment:%m}", year=f"{moment:%Y}")
