"""Errors in what somebody typed, told in their own language."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final
from unicodedata import category

from agon.kernel.errors import AgonError, PackError
from agon.kernel.words import Message, say
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader, interface_reader

UNSHOWN: Final = "\ufffd"  # in place of characters that would control the terminal


class Complaint(AgonError):
    """An error as a message, so that it is read in the reader's language."""

    def __init__(self, message: Message) -> None:
        super().__init__(interface_reader(LANGUAGES[0]).say(message), message)


def told(error: AgonError, reader: Reader) -> str:
    """An error as one line for this reader."""
    first, *more = lines_of(error, reader) or [""]
    line = reader.say(say("cli-and-more", first=first, more=len(more))) if more else first
    return "".join(UNSHOWN if category(sign) == "Cc" else sign for sign in line)


def lines_of(error: AgonError, reader: Reader) -> list[str]:
    """All lines of an error, in the reader's language if it has a message."""
    if isinstance(error, PackError):
        return [reader.say(fault) for fault in error.faults]
    text = str(error) if error.message is None else reader.say(error.message)
    return text.splitlines()


def one_of(kind: str | Message, name: str, known: Iterable[str]) -> str:
    """`name`, if it is known; otherwise a complaint that suggests what was meant. `kind` is a message or its id."""
    what = say(kind) if isinstance(kind, str) else kind
    names = list(known)
    if name in names:
        return name
    near = get_close_matches(name, names, 1)
    if near:
        raise Complaint(say("cli-unknown-near", kind=what, name=name, near=near[0]))
    if names:
        raise Complaint(say("cli-unknown-known", kind=what, name=name, known=", ".join(names)))
    raise Complaint(say("cli-unknown", kind=what, name=name))


def choice_of(kind: Message, name: str, known: Iterable[str]) -> str:
    """`name`, if it is one of a few choices; otherwise a complaint that lists them all, the nearest first."""
    names = list(known)
    near = get_close_matches(name, names, 1)
    if name not in names and near:
        raise Complaint(say("cli-unknown-choice", kind=kind, name=name, near=near[0], known=", ".join(names)))
    return one_of(kind, name, names)
