"""Words as data: message ids with arguments, never sentences.

Rules and views say *what* to tell; `agon.text` renders it for one reader, in that reader's
language, from the `.ftl` files. So one table can be read in several languages at once.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Name(NamedTuple):
    """The name of a thing of the pack, such as `creature/hippocamp`; rendered with the pack's words."""

    thing: str


class Seat(NamedTuple):
    """The name of whoever sits there; rendered with the table's words."""

    seat: int


class Message(NamedTuple):
    """A message id of the `.ftl` files and its arguments, in the order they were given."""

    id: str
    args: tuple[tuple[str, "Arg"], ...]


class Several(NamedTuple):
    """A list of messages, rendered one after the other with the language's own separators."""

    items: tuple["Arg", ...]


Arg = int | str | Name | Seat | Message | Several


def in_language(called: Mapping[str, str], language: str) -> str:
    """What something is called in a language; if it is not translated, its name in another, marked: `Owl [en]`."""
    if language in called:
        return called[language]
    first = next(iter(called))
    return f"{called[first]} [{first}]"


def say(message: str, **args: Arg) -> Message:
    """A message, as in `say("ephyran-drew", seat=Seat(1), cards=2)`."""
    return Message(message, tuple(args.items()))
