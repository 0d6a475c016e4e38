"""Acts: everything that can change a table, in the order in which it happened. The journal of a table is its truth.

A choice is one kind of act. Each has the next number of its table, so that of two processes that write at once exactly
one succeeds, and the other reads on and tries again.
"""

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct


class Chose(Struct, frozen=True, tag_field="act", tag="chose"):
    """An answer: the key is what counts; the option is a hint that spares looking for it."""

    seat: int
    key: str
    option: int


class ChoseSeveral(Struct, frozen=True, tag_field="act", tag="chose_several"):
    """An answer of several keys, in this order: one act, so that all of them are on the disk or none is."""

    seat: int
    keys: list[str]


class TookBack(Struct, frozen=True, tag_field="act", tag="took_back"):
    """A seat took back its last answer, which was free."""

    seat: int


class AskedBack(Struct, frozen=True, tag_field="act", tag="asked_back"):
    """A seat asks the others to let it take back its last choice."""

    seat: int


class Agreed(Struct, frozen=True, tag_field="act", tag="agreed"):
    """A seat answered such a request, or withdrew its own."""

    seat: int
    yes: bool


class Sat(Struct, frozen=True, tag_field="act", tag="sat"):
    """Somebody took an open seat."""

    seat: int
    name: str
    language: str


class Left(Struct, frozen=True, tag_field="act", tag="left"):
    """Somebody gave up a seat."""

    seat: int


class Joined(Struct, frozen=True, tag_field="act", tag="joined"):
    """Another device plays a seat too: somebody used a link that was made for it."""

    seat: int
    browser: str
    system: str


class Parted(Struct, frozen=True, tag_field="act", tag="parted"):
    """Such a device plays the seat no longer."""

    seat: int


class Ordered(Struct, frozen=True, tag_field="act", tag="ordered"):
    """A seat says no to every question of that kind until then (`standing.py`)."""

    seat: int
    kind: str
    until: str


class Withdrew(Struct, frozen=True, tag_field="act", tag="withdrew"):
    """A seat says so no longer."""

    seat: int
    kind: str


class Declined(Struct, frozen=True, tag_field="act", tag="declined"):
    """Such an order has answered: a choice like any other, of which its seat alone knows that it was an order's."""

    seat: int
    key: str
    option: int


class Rematched(Struct, frozen=True, tag_field="act", tag="rematched"):
    """Those who sat here play again, at that table."""

    table: str


class HandedOver(Struct, frozen=True, tag_field="act", tag="handed_over"):
    """A seat is played by a bot from now on."""

    seat: int
    bot: str


class RanOut(Struct, frozen=True, tag_field="act", tag="ran_out"):
    """The time of a seat has run out: a bot plays it, for how long is as the table agreed (`pace.py`)."""

    seat: int
    bot: str


class Voted(Struct, frozen=True, tag_field="act", tag="voted"):
    """A seat says whether a bot should play for somebody whose time has run out."""

    seat: int
    about: int
    yes: bool


class TookOver(Struct, frozen=True, tag_field="act", tag="took_over"):
    """Whoever holds a seat plays it again."""

    seat: int


class Renamed(Struct, frozen=True, tag_field="act", tag="renamed"):
    """A seat has another name or language."""

    seat: int
    name: str
    language: str


class Started(Struct, frozen=True, tag_field="act", tag="started"):
    """The match begins."""


class Remarked(Struct, frozen=True, tag_field="act", tag="remarked"):
    """Somebody who watches says something: under that name, known here as that speaker."""

    speaker: str
    name: str
    text: str


class Hid(Struct, frozen=True, tag_field="act", tag="hid"):
    """A line of chat is shown no more."""

    number: int


class Silenced(Struct, frozen=True, tag_field="act", tag="silenced"):
    """Somebody may not speak at this table any more, or may again: at a seat, or who watches as that speaker."""

    seat: int
    speaker: str
    yes: bool


class Barred(Struct, frozen=True, tag_field="act", tag="barred"):
    """Somebody may not watch this table any more."""

    speaker: str


class Said(Struct, frozen=True, tag_field="act", tag="said"):
    """Chat."""

    seat: int
    text: str


Deed = (
    Chose
    | ChoseSeveral
    | TookBack
    | AskedBack
    | Agreed
    | Sat
    | Left
    | Joined
    | Parted
    | Ordered
    | Withdrew
    | Declined
    | Rematched
    | HandedOver
    | RanOut
    | Voted
    | TookOver
    | Renamed
    | Started
    | Said
    | Remarked
    | Hid
    | Silenced
    | Barred
)


PRIVATE: Final = Ordered | Withdrew  # nobody but whoever holds the seat sees that anything has happened


class Act(NamedTuple):
    """One line of the journal: its number (from 1), when it happened (milliseconds), and what."""

    number: int
    at: int
    deed: Deed


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Deed)


def kind_of(deed: Deed) -> str:
    """What it is called in the journal."""
    return str(deed.__struct_config__.tag)


def written(deed: Deed) -> str:
    """A deed as the database keeps it."""
    return ENCODER.encode(deed).decode()


def read(body: str) -> Deed:
    """The inverse of `written`."""
    deed: Deed = DECODER.decode(body)
    return deed
