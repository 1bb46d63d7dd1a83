"""Leaving wipes the screen first, so that no multiplexer keeps a hand in its history; a lost line is left alone."""

import sys
from typing import cast

import pytest
from textual.driver import Driver

from cardtables.ui.app import CardtablesApp, Start
from cardtables.ui.leaving import ERASE_SCREEN, erasing


class Paper:
    """A driver that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def write(self, data: str) -> None:
        self.written.append(data)

    def stop_application_mode(self) -> None:
        self.write("the screen given back")


class Line:
    """A standard error that is a terminal or no longer one."""

    def __init__(self, *, open_: bool) -> None:
        self._open = open_

    def isatty(self) -> bool:
        return self._open


@pytest.mark.parametrize(
    ("open_", "written"), [(True, [ERASE_SCREEN, "the screen given back"]), (False, ["the screen given back"])]
)
def test_the_screen_is_wiped_while_there_is_one(
    monkeypatch: pytest.MonkeyPatch, open_: bool, written: list[str]
) -> None:
    monkeypatch.setattr(sys, "__stderr__", Line(open_=open_))
    driver = cast("Paper", erasing(cast("type[Driver]", Paper))())  # type: ignore[call-arg]
    driver.stop_application_mode()
    assert driver.written == written


def test_the_app_leaves_by_it() -> None:
    assert CardtablesApp(Start()).get_driver_class().__name__ == "Erasing"
