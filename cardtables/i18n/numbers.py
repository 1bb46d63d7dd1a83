"""Numbers that are not whole, in signs that every terminal and every voice has."""


def in_thirds(thirds: int) -> str:
    """So many thirds as a person says them: `0`, `1/3`, `3 2/3`."""
    whole, rest = divmod(thirds, 3)
    return " ".join([str(whole)] * (whole > 0 or not rest) + [f"{rest}/3"] * (rest > 0))
