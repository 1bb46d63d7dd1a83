"""The build steps: compiles every message catalogue (.po) to the form that gettext reads (.mo) and ships the themes."""

from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogues(root: Path) -> list[Path]:
    """Compile each `cardtables/**/locale/LANGUAGE.po` below `root` to a `.mo` beside it, and return those files.

    A file whose content would not change is left alone, so that calling this again costs no rebuild elsewhere.
    A `.po` that Babel cannot read raises its `PoFileError`, which names the line.
    """
    compiled = []
    for source in sorted((root / "cardtables").glob("**/locale/*.po")):
        with source.open("rb") as stream:
            catalogue = read_po(stream, locale=source.stem, abort_invalid=True)
        buffer = BytesIO()
        write_mo(buffer, catalogue)
        target = source.with_suffix(".mo")
        if not target.exists() or target.read_bytes() != buffer.getvalue():
            target.write_bytes(buffer.getvalue())
        compiled.append(target)
    return compiled


class CustomBuildHook(BuildHookInterface[Any]):
    """Found by hatchling under this name; runs for wheels and for editable installs alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare what the wheel gathers next; an editable install reads the top-level `themes/` where it lies."""
        compile_catalogues(Path(self.root))
        if version != "editable":
            build_data["force_include"][str(Path(self.root, "themes"))] = "cardtables/themes/data"
