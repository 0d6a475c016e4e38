"""What the workshop of the page sends and is sent. Texts are in every language at once: a designer writes for all."""

from typing import Any, Literal

from msgspec import Struct

from agon.server.forms import ThingInfo

Said = dict[str, str]  # by language
Value = dict[str, Any]  # an entry of a pack, as its schema says


class KindInfo(Struct, frozen=True):
    """A kind of entries of a file: `[[technology]]`, or the single table `[limits]`."""

    file: str
    kind: str
    single: bool


class EntryInfo(Struct, frozen=True):
    """An entry, in a list of all of them."""

    file: str
    kind: str
    id: str  # empty for a single table
    names: Said
    origin: Literal["beneath", "changed", "own", "removed"]


class FaultInfo(Struct, frozen=True):
    """Something wrong, or to be noted: `technologies.toml:3:8: technology "x": cost`, and what."""

    where: str
    said: Said


class WorkshopInfo(Struct, frozen=True):
    """`GET /api/workshop`: the pack as it is now."""

    id: str
    version: str
    game: str
    folder: str
    number: int  # grows with every change
    kinds: list[KindInfo]
    entries: list[EntryInfo]
    faults: list[FaultInfo]
    notes: list[FaultInfo]
    unsaved: list[str]  # files that differ from those in the folder
    can_undo: bool
    can_redo: bool


class CardText(Struct, frozen=True):
    """A thing in words."""

    thing: str
    names: Said
    lines: dict[str, list[str]]  # by language


class EntryShown(Struct, frozen=True):
    """`GET /api/workshop/entry`: one entry, and the things that are made of it."""

    value: Value | None  # None: it is in no file
    beneath: Value | None  # as it is in the pack that this one lies over
    things: dict[str, ThingInfo]
    texts: list[CardText]
    stale: bool  # the pack has faults: things and texts are those of the last time it had none


class EntryPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/restore`: an entry is to be again as it is beneath."""

    file: str
    kind: str
    id: str


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/edit`: an entry is to be so; with None it is to be gone."""

    file: str
    kind: str
    id: str
    value: Value | None


class EntrySchema(Struct, frozen=True):
    """`GET /api/workshop/schema`: the JSON Schema of a file."""

    schema: dict[str, Any]


class DifferenceInfo(Struct, frozen=True):
    """What is different about one thing."""

    title: Said
    lines: list[Said]


class PackChanges(Struct, frozen=True):
    """`GET /api/workshop/diff`: the difference to the pack that comes with the game, in prose."""

    differences: list[DifferenceInfo]


class TryOut(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/table`: the pack as it is now, on a table against bots."""

    name: str
    language: str = ""
    modules: list[str] = []


class NewWeighing(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/weigh`: games with and without the pack on the same seeds."""

    bot: Literal["random", "greedy"]
    pairs: int
    modules: list[str] = []


class MeasureInfo(Struct, frozen=True):
    """One measure, as it is with the usual cards and with these."""

    measure: str
    names: Said
    share: bool  # a part of a whole, not a count
    first: float
    second: float
    low: float | None  # of the difference, with 95 % of all measures together; None: nothing can be claimed yet
    high: float | None
    verdict: Literal["more", "less", "same", "open"]


class WeighingInfo(Struct, frozen=True):
    """`GET /api/workshop/weigh`: how far it has come."""

    stage: Literal["none", "running", "stopped", "done", "failed"]
    wanted: int
    pairs: int
    of_now: bool  # it weighs the pack as it is now
    measures: list[MeasureInfo]
