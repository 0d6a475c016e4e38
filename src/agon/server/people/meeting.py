"""Finding others to play with: whoever waits, and those one has just played with."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from agon.kernel.modules import allowed_seats
from agon.server import founding as founded
from agon.server import moves
from agon.server.acts import Rematched
from agon.server.entry import Entry
from agon.server.forms import NewPace, NewSeat, NewTable
from agon.server.hall import Hall, played
from agon.server.parts import OPEN, PERSON, Founding, SeatState
from agon.server.playable import manifest_of
from agon.server.problems import CONFLICT, FORBIDDEN, Problem, Unavailable, problem
from agon.server.store import lobby, queries, seats, society
from agon.server.store.store import now
from agon.server.table import Table
from agon.server.visitors import Visitor, new_token

FRESH: Final = 120_000  # milliseconds for which somebody is believed to wait who is not seen to be connected
# Who waits for strangers wants to play now: a minute a choice, a quarter of an hour in reserve, and then a bot.
AMONG_STRANGERS: Final = NewPace("live", 60, 900, "bot")
TRIED: Final = 10  # tables that are tried before a new one is made


class Met(NamedTuple):
    """The table at which somebody sits now."""

    table: str
    held: list[int]


# ---------------------------------------------------------------- whoever waits


async def quick_start(hall: Hall, game: str, name: str, language: str, visitor: Visitor) -> Met:
    """Sit down where somebody waits; the game begins when all have come. Nobody waits: a new table, in the lobby."""
    manifest = manifest_of(game)
    moment = now()
    found = await hall.store.read(lobby.waiting, game, visitor.hash, visitor.person, moment, moment - FRESH, TRIED)
    for id in found:
        try:
            entry = await hall.entry(id)
            seat = next((number for number, one in enumerate(entry.table.seats) if one.sitter == OPEN), None)
            if seat is None:
                continue
            await hall.act(entry, sitting(entry, seat, name, language, visitor))
        except Unavailable:
            raise
        except Problem:  # somebody was quicker, or the seat is kept for somebody
            continue
        await begin(hall, entry, seat)
        return Met(id, [seat])
    count = next(count for count in allowed_seats(manifest, ()) if count > 1)
    open_seats = [NewSeat("open")] * (count - 1)
    seats_wanted = [NewSeat("me", name, language=language), *open_seats]
    wanted = NewTable(game, seats_wanted, listed=True, pace=AMONG_STRANGERS)
    made = await founded.make(hall, wanted, visitor)
    return Met(made.id, [0])


def sitting(entry: Entry, seat: int, name: str, language: str, visitor: Visitor) -> moves.Proposal:
    """Take an open seat that is kept for nobody else."""

    def also(connection: Connection) -> None:
        lobby.must_be_free(connection, entry.id, seat, visitor.person)
        society.must_be_welcome(connection, entry.id, visitor.person)
        seats.seat(connection, entry.id, seat, visitor, now())

    return lambda table: moves.sit(table, seat, name, language, also)


async def begin(hall: Hall, entry: Entry, seat: int) -> None:
    """Everybody sits: nobody need press anything."""
    await hall.act(entry, lambda table: moves.start(table, {seat}) if table.all_sit() else None)


# ---------------------------------------------------------------- those one has just played with


async def rematch(hall: Hall, entry: Entry, held: Sequence[int], visitor: Visitor) -> Met:
    """One new table for all who sat at this one: made by whoever asks first, the others find their seats kept."""
    if not held:
        raise problem("server-sit-first", FORBIDDEN)
    async with entry.lock:
        if entry.table.stage != "over" or entry.table.founding.origin == "file":
            raise problem("server-not-over", CONFLICT)
        table = entry.table
    if not table.rematch:
        holders = await hall.store.read(lobby.others, entry.id)
        await hall.act(entry, await founding_again(table, held, holders, visitor))
    again = await hall.entry(entry.table.rematch)
    for seat in await hall.store.read(lobby.reserved_for, again.id, visitor.person):
        was = table.seats[seat]
        if again.table.seats[seat].sitter == OPEN:
            await hall.act(again, sitting(again, seat, was.name, was.language, visitor))
    mine = await hall.store.read(seats.seats_held, again.id, visitor.hash)
    if mine:
        await begin(hall, again, mine[0])
    return Met(again.id, mine)


async def founding_again(
    table: Table, held: Sequence[int], holders: Sequence[tuple[int, str]], visitor: Visitor
) -> moves.Proposal:
    """The act that makes it, with the new table written beside it: of two who ask at once, one makes it."""
    kept = [(seat, person) for seat, person in holders if seat not in held]
    taken = {seat for seat, _ in kept}
    sitters = tuple(again(seat, seat_number in taken) for seat_number, seat in enumerate(table.seats))
    setup = table.founding.setup._replace(seed=secrets.token_hex(16))
    was = table.founding
    made_so = (False, now(), was.listed, was.pace, was.rated, was.hints, was.friends)
    new = Founding(new_token(), setup, sitters, "new", "", *made_so)
    acts = founded.first_acts(new)
    begun = await asyncio.to_thread(played, new, acts)
    mine = [(seat, visitor) for seat, state in enumerate(sitters) if state.held]

    def also(connection: Connection) -> None:
        queries.found(connection, new, acts, mine, queries.summary_of(begun))
        lobby.reserve(connection, new.id, kept)

    return lambda now_: None if now_.rematch else moves.Plan(Rematched(new.id), also)


def again(seat: SeatState, kept: bool) -> SeatState:
    """Who sits there next time: bots at once, others when they come; whoever let a bot play may come too."""
    if kept:
        return SeatState(OPEN, "", "", seat.language, False)
    if seat.held:
        return seat._replace(sitter=PERSON, bot="")
    if seat.sitter == PERSON:  # somebody who gave up the seat afterwards
        return SeatState(OPEN, "", "", "", False)
    return seat
