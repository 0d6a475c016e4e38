"""How two packs differ, in prose: what each thing says now and said before, in the words of its card.

What a card does not say, such as how many of it there are, is told field by field.
"""

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Final, Literal, NamedTuple

from agon.cards.toml_text import written
from agon.kernel.game import Game
from agon.kernel.packs import FOLDER, HEADER, Pack
from agon.kernel.schema import Entry, Spot, id_of
from agon.kernel.words import Arg, Message, Name, say
from agon.shelf.packs import open_pack

How = Literal["added", "changed", "removed"]
Names = dict[str, dict[str, str]]

BEFORE: Final = "before:"  # marks a thing as it was called before


class Difference(NamedTuple):
    """What is different about one thing, or one entry of a file."""

    how: How
    thing: str  # empty where no card says anything of it
    title: Arg
    lines: list[Message]


class Differences(NamedTuple):
    found: list[Difference]
    names: Names  # of the things of both

    def count(self, how: How) -> int:
        return sum(one.how == how for one in self.found)


class Told(NamedTuple):
    """A thing as a pack has it: what it is called, and what it says."""

    names: dict[str, str]
    lines: list[Message]


def differences(before: Pack, after: Pack) -> Differences:
    """What is different in the second; a `PackError` where one of the two cannot be played."""
    was, now = things_in(open_pack(before)), things_in(open_pack(after))
    found: list[Difference] = []
    for thing, told in now.items():
        if thing not in was:
            found.append(Difference("added", thing, Name(thing), told.lines))
        elif lines := changed_lines(thing, was[thing], told):
            found.append(Difference("changed", thing, Name(thing), lines))
    found += [Difference("removed", thing, Name(thing), []) for thing in was if thing not in now]
    spoken = [one.thing for one in found]
    found += [one for one in silent(before, after) if not is_among(one.thing, spoken, after)]
    names = {thing: told.names for thing, told in {**was, **now}.items()}
    names.update({BEFORE + thing: told.names for thing, told in was.items()})
    order = ("added", "changed", "removed")
    return Differences(sorted(found, key=lambda one: order.index(one.how)), names)


def things_in(games: Sequence[Game]) -> dict[str, Told]:
    """Everything that has words, as the first of these games has it."""
    found: dict[str, Told] = {}
    for game in games:
        for thing, names in game.names().items():
            if thing not in found:
                try:
                    found[thing] = Told(names, game.describe(thing))
                except KeyError:  # a name that belongs to something else, as a creature's lore does
                    found[thing] = Told(names, [])
    return found


def changed_lines(thing: str, was: Told, now: Told) -> list[Message]:
    """What is said otherwise, line by line."""
    lines = [] if was.names == now.names else [say("reports-diff-name", before=Name(BEFORE + thing))]
    for what, start, end, first, last in SequenceMatcher(None, was.lines, now.lines, False).get_opcodes():
        gone, new = was.lines[start:end], now.lines[first:last]
        if what == "equal":
            continue
        both = min(len(gone), len(new))
        lines += [say("reports-diff-instead", before=a, after=b) for a, b in zip(gone, new, strict=False)]
        lines += [say("reports-diff-gone", before=line) for line in gone[both:]]
        lines += [say("reports-diff-new", after=line) for line in new[both:]]
    return lines


# ---------------------------------------------------------------- what no card says


def is_among(entry: str, things: Sequence[str], pack: Pack) -> bool:
    """Whether an entry, `epic/siren`, is one of these things, which may be of another kind: `quest/siren`."""
    kinds = {kind for tables in pack.tables().values() for kind in tables}
    id = entry.partition("/")[2]
    return entry in things or any(
        thing.partition("/")[2] == id and thing.partition("/")[0] not in kinds for thing in things
    )


def silent(before: Pack, after: Pack) -> Iterator[Difference]:
    """Entries that differ, by their fields."""
    was, now = entries_of(before), entries_of(after)
    for place, entry in now.items():
        if place not in was:
            yield Difference("added", thing_at(place), title_of(place), [])
        elif lines := [*changed_fields(was[place], entry)]:
            yield Difference("changed", thing_at(place), title_of(place), lines)
    for place in was:
        if place not in now:
            yield Difference("removed", thing_at(place), title_of(place), [])


Place = tuple[str, str, str]  # file, kind, id


def entries_of(pack: Pack) -> dict[Place, Entry]:
    found: dict[Place, Entry] = {}
    for file, tables in pack.tables().items():
        if file.rpartition(FOLDER)[2] == HEADER:
            continue
        for kind, value in tables.items():
            for entry in value if isinstance(value, list) else [value]:
                if isinstance(entry, dict):
                    found[file, kind, id_of(entry)] = entry
    return found


def thing_at(place: Place) -> str:
    return f"{place[1]}/{place[2]}"


def title_of(place: Place) -> str:
    file, kind, id = place
    return f"{file}: {Spot(file, kind, '', id).entry()}"


def changed_fields(was: Mapping[str, object], now: Mapping[str, object]) -> Iterator[Message]:
    for field in dict.fromkeys([*was, *now]):
        if was.get(field) != now.get(field):
            values = {"before": value_in(was, field), "after": value_in(now, field)}
            yield say("reports-diff-field", field=field, **values)


def value_in(entry: Mapping[str, object], field: str) -> Arg:
    return written(entry[field]) if field in entry else say("reports-diff-nothing")
