"""Nobody outside games names a game: no string and no name in the rest of the package is a game's."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "cardtables"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())
NAMED = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)

# Briscola is also the Italian for trump, and one of the words that partners may call out.
SAID = {("engine/stocktricks/customs.py", "briscola"), ("bots/stocktricks/words.py", "briscola")}


def words(source: str) -> Iterator[str]:
    """Yield every string and every name in a module; comments and docstrings are free."""
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant() if node in docstrings:
                continue
            case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text) | ast.alias(name=text):
                yield text
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text) | ast.arg(arg=text) | ast.keyword(arg=str(text)):
                yield text


def namings(source: str) -> set[str]:
    return {text for text in words(source) if NAMED.search(text)}


def test_there_is_a_game_to_look_for() -> None:
    assert "briscola" in GAMES


def test_a_naming_is_found() -> None:
    assert namings("if game == 'briscola':\n    pass") == {"briscola"}
    assert namings("def deal_briscola(): pass") == {"deal_briscola"}
    assert namings("'''As in briscola.'''\ncard = 1  # briscola") == set()


def test_nobody_outside_games_names_a_game() -> None:
    rest = (path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts)
    found = {(path.relative_to(PACKAGE).as_posix(), text) for path in rest for text in namings(path.read_text("utf-8"))}
    assert found - SAID == set()
