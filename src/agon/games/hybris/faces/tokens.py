"""Rows of signs: what an effect does, as it is drawn on cards and tiles.

Signs are a reminder, not the rule: an effect that no sign can show becomes a token with its words.
"""

from typing import Final, Literal, TypeAlias, TypedDict

from agon.kernel.words import Message


class SignToken(TypedDict):
    """A sign of the vocabulary: a resource, an Element, an action. Before it stands how much: `2`, `+1`, or nothing."""

    kind: Literal["sign"]
    sign: str
    number: str


class MarkToken(TypedDict):
    """What stands between signs: `→` for what is paid, `/` for a choice, `?` for a condition."""

    kind: Literal["mark"]
    mark: str


class TextToken(TypedDict):
    """What no sign can show: to be read."""

    kind: Literal["text"]
    words: Message


Token: TypeAlias = SignToken | MarkToken | TextToken
Row: TypeAlias = list[SignToken | MarkToken | TextToken]

MINUS: Final = "−"


class Deed(TypedDict):
    """What something does: in words, and as signs."""

    words: Message
    signs: Row


def sign(name: str, number: str = "") -> Token:
    return {"kind": "sign", "sign": name, "number": number}


def many(name: str, number: int) -> Token:
    """This many of something."""
    return sign(name, str(number) if number else "")


def change(name: str, number: int) -> Token:
    """This many more or fewer of something."""
    return sign(name, f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "")


def mark(text: str) -> Token:
    return {"kind": "mark", "mark": text}


def text(words: Message) -> Token:
    return {"kind": "text", "words": words}


def lost(row: Row) -> Row:
    """What is had turned into what is given away."""
    return [sign(one["sign"], MINUS + one["number"]) if one["kind"] == "sign" else one for one in row]


def parted(rows: list[Row], between: str) -> Row:
    """Rows one after the other, with a mark between those that are not empty."""
    joined: Row = []
    for row in rows:
        joined += [mark(between), *row] if joined and row else row
    return joined
