"""Nobody outside games names a game: no string and no name in the rest of the package is a game's."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "cardtables"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())
NAMED = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)


def words(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every string and every name in a module; comments and docstrings are free."""
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant() if node in docstrings:
                continue
            case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text) | ast.alias(name=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text) | ast.arg(arg=text) | ast.keyword(arg=str(text)):
                yield node.lineno, text


def namings(source: str) -> list[tuple[int, str]]:
    return [(line, text) for line, text in words(source) if NAMED.search(text)]


def test_there_is_a_game_to_look_for() -> None:
    assert "briscola" in GAMES


def test_a_naming_is_found() -> None:
    assert namings("if game == 'briscola':\n    pass") == [(1, "briscola")]
    assert namings("def deal_briscola(): pass") == [(1, "deal_briscola")]
    assert namings("'''As in briscola.'''\ncard = 1  # briscola") == []


def test_nobody_outside_games_names_a_game() -> None:
    rest = (path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts)
    found = {str(path.relative_to(PACKAGE)): namings(path.read_text("utf-8")) for path in rest}
    assert {path: named for path, named in found.items() if named} == {}
