"""Numbers of a pack that may be changed: only our own, never one that a book or a card prints."""

import copy
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from agon.kernel.errors import AgonError, in_english
from agon.kernel.layers import lay_over
from agon.kernel.packs import FORMAT, HEADER, Pack, with_parts
from agon.kernel.schema import Entry
from agon.kernel.words import Arg, say

HOUSE: Final = "house"
PRINTED: Final = "printed"
TUNED: Final = "tuned"


class Number(NamedTuple):
    """A number in an entry, and the bounds within which it may be changed."""

    file: str  # those of a module with its folder
    kind: str
    id: str  # empty for a single table
    field: str  # `vp`, or within a field, `cost.aegis`, `power.effects.0.gain.vp`
    low: int
    high: int

    @property
    def name(self) -> str:
        return f"{self.kind}/{self.id} {self.field}" if self.id else f"{self.kind} {self.field}"


class TuningError(AgonError):
    """What cannot be tuned."""


def wrong(id: str, **args: Arg) -> TuningError:
    message = say(f"reports-tune-{id}", **args)
    return TuningError(in_english(message), message)


def value_in(pack: Pack, number: Number) -> int:
    """The value of a number; an error if there is none, or if it may not be changed."""
    entry = entry_of(pack, number)
    value: Any = entry
    for step in number.field.split("."):
        value = inside(value, step)
        if value is None:
            raise wrong("no-field", number=number.name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong("no-number", number=number.name)
    origin = origin_of(entry, number.field.partition(".")[0])
    if origin != HOUSE:
        raise wrong("printed", number=number.name, origin=origin or "?")
    if not number.low <= value <= number.high:
        raise wrong("outside", number=number.name, value=value, low=number.low, high=number.high)
    return value


def entry_of(pack: Pack, number: Number) -> Entry:
    found = pack.tables().get(number.file, {}).get(number.kind)
    if isinstance(found, dict) and not number.id:
        return found
    for entry in found if isinstance(found, list) else []:
        if entry.get("id") == number.id:
            return dict(entry)
    raise wrong("no-entry", number=number.name, file=number.file)


def inside(value: object, step: str) -> object:
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isdecimal() and int(step) < len(value):
        return value[int(step)]
    return None


def origin_of(entry: Entry, field: str) -> str:
    """Where a field comes from. In an entry from the book that lists what is printed, everything else is ours."""
    if f"{field}_source" in entry:
        return str(entry[f"{field}_source"])
    for origin in (HOUSE, PRINTED, "public"):
        if field in entry.get(origin, []):
            return origin
    source = str(entry.get("source", ""))
    return HOUSE if source == "rulebook" and PRINTED in entry else source


# ---------------------------------------------------------------- a pack with other numbers


def overlay(pack: Pack, numbers: Sequence[Number], values: Sequence[int]) -> dict[str, Entry]:
    """The tables of a pack over this one with these values, and nothing that is unchanged."""
    header = {"id": TUNED, "game": pack.game, "version": "0.1.0", "format": FORMAT}
    tables: dict[str, Entry] = {HEADER: {**header, "languages": list(pack.languages), "over": pack.id}}
    for number, value in zip(numbers, values, strict=True):
        if value_in(pack, number) == value:
            continue
        whole = entry_of(pack, number)
        top, *path = number.field.split(".")
        file = tables.setdefault(number.file, {})
        entry = home_in(file, number)
        entry.setdefault(top, copy.deepcopy(whole[top]))
        put(entry, [top, *path], value)
    return tables


def home_in(file: Entry, number: Number) -> Entry:
    """Where the overlay says something of an entry."""
    if not number.id:
        single: Entry = file.setdefault(number.kind, {})
        return single
    entries: list[Entry] = file.setdefault(number.kind, [])
    for entry in entries:
        if entry["id"] == number.id:
            return entry
    entries.append({"id": number.id})
    return entries[-1]


def put(entry: Any, path: Sequence[str], value: int) -> None:
    *steps, last = path
    for step in steps:
        entry = entry[int(step)] if isinstance(entry, list) else entry[step]
    if isinstance(entry, list):
        entry[int(last)] = value
    else:
        entry[last] = value


def pack_with(pack: Pack, numbers: Sequence[Number], values: Sequence[int]) -> Pack:
    tables = overlay(pack, numbers, values)
    return lay_over(pack, with_parts(tables)) if len(tables) > 1 else pack
