"""Links that give a seat, once: looked at, then used. And the devices that can play a seat."""

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from agon.server import forms, moves
from agon.server.acts import Joined, Parted
from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.tables import entry_of, path_of
from agon.server.parts import OPEN
from agon.server.people import forms as people
from agon.server.people.visiting import known_visitor, paid, visitor_of
from agon.server.problems import FORBIDDEN, MISSING, problem
from agon.server.scene import table_info
from agon.server.site import Site
from agon.server.store import seats, society
from agon.server.store.store import now
from agon.server.table import Table
from agon.server.visitors import Visitor, hash_of, hashed, is_token, new_token, remember


async def make(request: Request) -> Response:
    """A link to a seat of one's own, or to an open one."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    entry = await entry_of(request)
    wanted = await form(request, forms.NewLink)
    visitor = await known_visitor(request)
    held = await site.store.read(seats.seats_held, entry.id, hash_of(request))
    async with entry.lock:
        moves.must_exist(entry.table, wanted.seat)
        moves.must_sit(held)
        if wanted.seat not in held and entry.table.seats[wanted.seat].sitter != OPEN:
            raise problem("server-not-yours", FORBIDDEN)
    token = new_token()
    owner = visitor.person if visitor is not None and wanted.seat in held else ""
    await site.store.write(seats.add_link, hashed(token), seats.Linked(entry.id, wanted.seat, owner), now())
    return answer(forms.Link(f"/join/{token}", wanted.seat), 201)


async def linked(request: Request) -> seats.Linked:
    """Where the link in the address leads."""
    site: Site = state_of(request)
    token = request.path_params["token"]
    found = await site.store.read(seats.linked, hashed(token)) if is_token(token) else None
    if found is None:
        raise problem("server-no-link", MISSING)
    return found


async def look(request: Request) -> Response:
    """What somebody is invited to. Programs that look at links take nothing by it."""
    site: Site = state_of(request)
    to = await linked(request)
    entry = await site.open(to.table, source(request))
    held = await site.store.read(seats.seats_held, to.table, hash_of(request))
    visitor = await known_visitor(request)
    if visitor is not None and not await site.store.read(society.is_welcome, to.table, visitor.person):
        raise problem("server-no-link", MISSING)
    async with entry.lock:
        if not to.person and entry.table.seats[to.seat].sitter != OPEN:
            raise problem("server-no-link", MISSING)
        info = table_info(entry.table, held, entry.online())
    return answer(people.LinkDoor("device" if to.person else "invitation", to.seat, info, held))


async def use(request: Request) -> Response:
    """Take the seat: sit down, or, with a link of one's own, play on with this device."""
    site: Site = state_of(request)
    await paid(request)
    to = await linked(request)
    wanted = await form(request, people.UseLink)
    visitor = await visitor_of(request)
    entry = await site.open(to.table, source(request))
    if to.seat not in await site.store.read(seats.seats_held, to.table, visitor.hash):
        propose = joining if to.person else sitting
        await site.hall.act(entry, propose(to, wanted, visitor, hashed(request.path_params["token"])))
    held = await site.store.read(seats.seats_held, to.table, visitor.hash)
    response = answer(forms.Created(entry.id, f"{path_of(entry.id)}?seat={to.seat}", held))
    remember(response, visitor, request)
    return response


Using = Callable[[seats.Linked, people.UseLink, Visitor, str], moves.Proposal]


def sitting(to: seats.Linked, wanted: people.UseLink, visitor: Visitor, token: str) -> moves.Proposal:
    """An invitation: whoever comes first sits there."""

    def also(connection: Connection) -> None:
        seats.use_link(connection, token)
        society.must_be_welcome(connection, to.table, visitor.person)
        seats.seat(connection, to.table, to.seat, visitor, now())

    def proposal(table: Table) -> moves.Plan | None:
        if table.seats[to.seat].sitter != OPEN:
            raise problem("server-no-link", MISSING)
        return moves.sit(table, to.seat, wanted.name, table.seats[to.seat].language or wanted.language, also)

    return proposal


def joining(to: seats.Linked, wanted: people.UseLink, visitor: Visitor, token: str) -> moves.Proposal:
    """A link of one's own: this device plays the seat too, and whoever else holds it is told."""

    def also(connection: Connection) -> None:
        seats.use_link(connection, token)
        seats.hold(connection, to.table, [(to.seat, visitor)], now())

    return lambda table: moves.Plan(Joined(to.seat, visitor.browser, visitor.system), also)


# ---------------------------------------------------------------- the devices of a seat


async def devices(request: Request) -> Response:
    visitor, holdings = await of_my_seat(request)
    return answer(people.SeatDevices([device_info(one, visitor, holdings) for one in holdings]))


async def of_my_seat(request: Request) -> tuple[Visitor, list[seats.Holding]]:
    """Who asks, and all that can play the seat of the address, which must be theirs."""
    site: Site = state_of(request)
    visitor = await known_visitor(request)
    found = await site.store.read(seats.holdings, request.path_params["table"], seat_in(request))
    if visitor is None or all(one.person != visitor.person for one in found):
        raise problem("server-not-yours", FORBIDDEN)
    return visitor, found


def seat_in(request: Request) -> int:
    word = request.path_params["seat"]
    if not (word.isascii() and word.isdigit() and len(word) <= 2):
        raise problem("server-no-route", MISSING)
    return int(word)


def device_info(one: seats.Holding, visitor: Visitor, all: list[seats.Holding]) -> people.DeviceInfo:
    return people.DeviceInfo(
        id=one.device,
        browser=one.browser,
        system=one.system,
        seen=one.seen,
        here=one.device == visitor.hash,
        yours=one.person == visitor.person,
        removable=may_remove(visitor.person, one, all),
    )


def may_remove(person: str, one: seats.Holding, all: list[seats.Holding]) -> bool:
    """Whoever came to a seat first decides who else plays it."""
    since = min(other.since for other in all if other.person == person)
    return one.person != person and one.since > since


async def part(request: Request) -> Response:
    """Have a device removed from a seat, with whoever uses it."""
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, people.Part)
    visitor, holdings = await of_my_seat(request)
    entry, seat = await entry_of(request), seat_in(request)
    gone = next((one for one in holdings if one.device == wanted.device), None)
    if gone is None or not may_remove(visitor.person, gone, holdings):
        raise problem("server-not-removable", FORBIDDEN)
    also = partial(seats.part, table=entry.id, seat=seat, person=gone.person)
    await site.hall.act(entry, lambda table: moves.Plan(Parted(seat), also))
    return await devices(request)
