"""What the source says about catalogues: which keys it names, which it computes, and with which fields."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[2] / "cardtables"
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[A-Za-z0-9_]+)+")
CODE = re.compile(r"[a-z][a-z0-9_]*")


class Use(NamedTuple):
    """A key that is said somewhere with all its fields in sight."""

    key: str
    fields: frozenset[str]
    where: str


class Uses(NamedTuple):
    """All that one or more modules say about keys."""

    named: frozenset[str]  # strings that may be keys, whether the module says them or only hands them on
    computed: frozenset[str]  # patterns of f-strings: `f"refusal.{code}"` stands for every key that begins so
    codes: frozenset[str]  # patterns of strings that may be the code of an error: `"sign_off"` or `f"{verb}_off"`
    said: tuple[Use, ...]


def uses_of(source: str, where: str) -> Uses:
    """Read one module.

    The convention for computed keys: an f-string that begins with the fixed words up to a dot, such as
    `f"refusal.{code}"`. An event that carries a word has its sentences under its kind: `Event("signed", word=…)`
    stands for `signed.…`. Keys put together in any other way count as unused.
    """
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    named, computed, codes, said = set[str](), set[str](), set[str](), list[Use]()
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in docstrings and KEY.fullmatch(text):
                named.add(text)
            case ast.Constant(value=str(text)) if CODE.fullmatch(text):
                codes.add(text)
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if re.match(r"[a-z][a-z0-9_]*\.", start):
                computed.add(_pattern(node))
            case ast.JoinedStr(values=parts) if CODE.fullmatch("".join(_fixed(part, "x") for part in parts)):
                codes.add(_pattern(node))
            case ast.Call(func=ast.Name(id="Event"), args=[ast.Constant(value=str(kind)), *_]):
                if any(keyword.arg == "word" for keyword in node.keywords):
                    computed.add(rf"{kind}\..+")
            case ast.Call():
                said += _said(node, f"{where}:{node.lineno}")
    return Uses(frozenset(named), frozenset(computed), frozenset(codes), tuple(said))


@cache
def package_uses() -> Uses:
    """Read the whole package."""
    all_uses = [uses_of(path.read_text("utf-8"), str(path.relative_to(PACKAGE))) for path in PACKAGE.rglob("*.py")]
    named, computed, codes, said = zip(*all_uses, strict=True)
    return Uses(
        frozenset[str]().union(*named),
        frozenset[str]().union(*computed),
        frozenset[str]().union(*codes),
        tuple(chain.from_iterable(said)),
    )


def _pattern(text: ast.JoinedStr) -> str:
    """What an f-string may become."""
    return "".join(re.escape(_fixed(part, "")) or ".+" for part in text.values)


def _fixed(part: ast.expr, otherwise: str) -> str:
    """The fixed words of a part of an f-string, or what is to stand for a field."""
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else otherwise


def _said(call: ast.Call, where: str) -> Iterator[Use]:
    """Yield the key of a call of a speech, of `Refusal` or of `TableError`, where key and fields stand in it."""
    name = {ast.Name: "id", ast.Attribute: "attr"}.get(type(call.func))
    match (getattr(call.func, name) if name else ""), call.args:
        case "speech" | "_speech" | "plural", [ast.Constant(value=str(key)), *_]:
            number = {"n"} if len(call.args) > 1 else set()
            yield from _with_keywords(key, call, number, where)
        case "TableError", [ast.Constant(value=str(code))]:
            yield from _with_keywords(f"error.{code}", call, set(), where)
        case "Refusal", [ast.Constant(value=str(code)), ast.Tuple(elts=pairs)]:
            keys = [pair.elts[0] for pair in pairs if isinstance(pair, ast.Tuple)]
            fields = {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
            if len(fields) == len(pairs):
                yield Use(f"refusal.{code}", frozenset(fields), where)
        case "Refusal", [ast.Constant(value=str(code))]:
            yield Use(f"refusal.{code}", frozenset(), where)


def _with_keywords(key: str, call: ast.Call, also: set[str], where: str) -> Iterator[Use]:
    fields = {keyword.arg for keyword in call.keywords if keyword.arg}
    if len(fields) == len(call.keywords):  # no **fields, whose names cannot be seen
        yield Use(key, frozenset(fields | also), where)
