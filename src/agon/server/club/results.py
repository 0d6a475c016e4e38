"""What came of a match that is over, as it is kept. Pure: made from a table, without a database."""

import base64
import json
import zlib
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Literal, NamedTuple

from agon.kernel.game import SPECTATOR
from agon.lab.traits import traits
from agon.server.parts import BOT
from agon.server.scene import view_of
from agon.server.strengths import is_called_like_bot, level_of
from agon.server.table import Table

Against = Literal["people", "bots", "alone", "screen", "none"]


class Seated(NamedTuple):
    """How one seat came out. `bot`: who played it in the end, a strength; empty for a person."""

    bot: str
    place: int
    score: int
    won: bool
    seconds: int
    traits: dict[str, str]


class Finished(NamedTuple):
    """A match that is over."""

    table: str
    tag: str
    game: str
    modules: tuple[str, ...]
    listed: bool
    rated: bool
    started: int
    ended: int
    choices: int
    seats: tuple[Seated, ...]
    record: str  # of a public one: packed, without names


def finished(table: Table) -> Finished | None:
    """The result of a table; None where nothing is to be kept: lessons, records that were opened, forks, cards of one's
    own.
    """
    founding, match = table.founding, table.match
    if table.stage != "over" or founding.origin != "new" or match is None or match.outcome is None:
        return None
    if founding.setup.pack:
        return None
    outcome, setup = match.outcome, founding.setup
    known = traits(view_of(match, SPECTATOR), setup.seats)
    seconds = seconds_of(table)
    seats = [
        Seated(
            level_of(table.seats[place.seat].bot).id if table.seats[place.seat].sitter == BOT else "",
            place.rank,
            place.score,
            place.seat in outcome.winners,
            seconds[place.seat],
            known[place.seat],
        )
        for place in sorted(outcome.places)
    ]
    return Finished(
        table=table.id,
        tag=tag_of(table.id),
        game=setup.game,
        modules=setup.modules,
        listed=founding.listed,
        rated=founding.rated,
        started=table.times[0] if table.times else founding.created,
        ended=table.times[-1] if table.times else founding.created,
        choices=len(table.choices),
        seats=tuple(seats),
        record=packed(match.record(names_of(table, [""] * setup.seats))) if founding.listed else "",
    )


def tag_of(table: str) -> str:
    """What the archive calls a match. Nobody finds the table by it."""
    return base64.urlsafe_b64encode(sha256(b"agon archive/" + table.encode()).digest())[:22].decode()


def seconds_of(table: Table) -> list[int]:
    """How long each seat took: the time from a choice to the next is that of whoever made it."""
    taken = [0] * len(table.seats)
    before = table.times[0] if table.times else 0
    for choice, at in zip(table.choices, table.times, strict=True):
        taken[choice.seat] += max(0, at - before)
        before = at
    return [milliseconds // 1000 for milliseconds in taken]


def against_of(seats: Sequence[tuple[str, bool]]) -> Against:
    """Whom people played against, from who held each seat (empty: nobody who is known), and whether a bot played it."""
    known = [person for person, _ in seats if person]
    strangers = len([person for person, bot in seats if not person and not bot])
    if not known:
        return "none"
    if len(seats) == 1:
        return "alone"
    if len(set(known)) + strangers > 1:
        return "people"
    return "bots" if len(known) == 1 else "screen"


def counted_places(places: Sequence[int], given_up: Collection[int]) -> list[int]:
    """The places as ratings and contests count them: whose seat a bot played in the end comes after all others."""
    return [place + (len(places) if seat in given_up else 0) for seat, place in enumerate(places)]


# ---------------------------------------------------------------- records


def names_of(table: Table, people: Sequence[str]) -> list[str]:
    """Who sat there, for a record. A bot is called by what it is, so that it is known again; no person is called so."""
    names: list[str] = []
    for number, (seat, person) in enumerate(zip(table.seats, people, strict=True), 1):
        name = level_of(seat.bot).id if seat.sitter == BOT else fit_for_record(person) or f"Player {number}"
        same = len([other for other in names if other.partition(" (")[0] == name])
        names.append(f"{name} ({same + 1})" if same else name)
    return names


def fit_for_record(name: str) -> str:
    """A person's name; of old some could be called like a bot, whom nobody then would tell from one."""
    return "" if is_called_like_bot(name) else name


def packed(text: str) -> str:
    """A record as the database keeps it."""
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(body: str) -> str:
    """The inverse of `packed`."""
    return zlib.decompress(base64.b85decode(body)).decode()


def with_names(record: str, names: Mapping[int, str]) -> str:
    """A record in which those seats are called by these names; of two who are called the same, by its number too."""
    head, end, rest = record.partition("\n")
    fields = json.loads(head)
    called: list[str] = list(fields["names"])
    for seat, name in [(seat, fit) for seat, name in names.items() if (fit := fit_for_record(name))]:
        called[seat] = f"{name} ({seat + 1})" if name in called else name
    return json.dumps({**fields, "names": called}, separators=(",", ":")) + end + rest
