"""A few keys of a compiled catalogue, read without loading it: the shelf shows many games and says little of each."""

from collections.abc import Iterable
from pathlib import Path
from struct import Struct, error

_MAGIC = 0x950412DE
_HEAD = Struct("<7I")
_ENTRY = Struct("<2I")


def glance(path: Path, keys: Iterable[str]) -> dict[str, str]:
    """The texts of those keys that a ``.mo`` file of this machine's making has; no fields are filled in.

    An unreadable file has none. The file's index is in the order of its keys (GNU gettext manual, "The Format of GNU
    MO Files"), so that a key is found by halving.
    """
    try:
        data = path.read_bytes()
        magic, _, count, keys_at, texts_at, _, _ = _HEAD.unpack_from(data)
        if magic != _MAGIC:
            return {}
        return {key: text for key in keys if (text := _find(data, key.encode(), count, keys_at, texts_at)) is not None}
    except (OSError, error, UnicodeDecodeError):
        return {}


def _find(data: bytes, key: bytes, count: int, keys_at: int, texts_at: int) -> str | None:
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if _string(data, keys_at, middle) < key:
            low = middle + 1
        else:
            high = middle
    if low == count or _string(data, keys_at, low) != key:
        return None
    return _string(data, texts_at, low).decode("utf-8")


def _string(data: bytes, table: int, place: int) -> bytes:
    length, start = _ENTRY.unpack_from(data, table + place * _ENTRY.size)
    return data[start : start + length]
