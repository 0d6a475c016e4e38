"""Tables: made, listed, sat down at, invited to."""

from typing import Literal, cast

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from agon.server import forms, founding, moves
from agon.server.entry import Entry
from agon.server.http.answers import answer, form, source, state_of
from agon.server.parts import Founding
from agon.server.people.robots import is_robot
from agon.server.people.visiting import paid, visitor_of
from agon.server.problems import FORBIDDEN, MISSING, problem
from agon.server.scene import table_info
from agon.server.site import Site
from agon.server.store import lobby, people, seats, society
from agon.server.store.store import now
from agon.server.table import Table
from agon.server.visitors import Visitor, hash_of, is_token, remember

MOST_LISTED = 200


def path_of(table: str) -> str:
    """Where the page shows a table."""
    return f"/t/{table}"


async def entry_of(request: Request) -> Entry:
    """The table that the address names."""
    id = request.path_params["table"]
    if not is_token(id):
        raise problem("server-no-table", MISSING)
    site: Site = state_of(request)
    return await site.open(id, source(request))


def created(request: Request, made: Founding, visitor: Visitor) -> Response:
    """A new table, and the cookie of whoever made it."""
    held = [seat for seat, state in enumerate(made.seats) if state.held]
    response = answer(forms.Created(made.id, path_of(made.id), held), 201)
    if held:
        remember(response, visitor, request)
    return response


async def make(request: Request) -> Response:
    site: Site = state_of(request)
    site.makings.take(source(request))
    wanted = await form(request, forms.NewTable)
    visitor = await visitor_of(request)
    made = await founding.make(site.hall, wanted, visitor)
    await site.thinking.attend(made.id, source(request))
    return created(request, made, visitor)


async def mine(request: Request) -> Response:
    """The tables of this visitor."""
    site: Site = state_of(request)
    await paid(request)
    device = hash_of(request)
    if not device:
        return answer(forms.Tables([]))
    cards = await site.store.read(seats.cards, device, MOST_LISTED)
    person, _ = await site.store.read(society.person_of, device)
    invited = await site.store.read(lobby.invitations, device, person, MOST_LISTED)
    return answer(
        forms.Tables([*(card_info(card, True) for card in invited), *(card_info(card, False) for card in cards)])
    )


def card_info(card: seats.Card, invited: bool) -> forms.TableCard:
    return forms.TableCard(
        id=card.id,
        path=path_of(card.id),
        game=card.game,
        stage=card.stage,
        seats=[card_seat(sitter) for sitter in card.sitters],
        held=card.held,
        asked=card.asked,
        changed=card.changed,
        invited=invited,
    )


def card_seat(sitter: seats.Sitter) -> forms.CardSeat:
    who = cast(Literal["open", "person", "bot"], sitter.who)
    return forms.CardSeat(who, sitter.name, sitter.bot, sitter.won)


async def door(request: Request) -> Response:
    """A table before a socket is opened."""
    site: Site = state_of(request)
    entry = await entry_of(request)
    held = await site.store.read(seats.seats_held, entry.id, hash_of(request))
    async with entry.lock:
        return answer(forms.TableDoor(table_info(entry.table, held, entry.online()), held))


async def sit(request: Request) -> Response:
    """Take an open seat."""
    site: Site = state_of(request)
    await paid(request)
    entry = await entry_of(request)
    wanted = await form(request, forms.Sit)
    visitor = await visitor_of(request)
    own = await site.store.read(people.name_of, visitor.person) if is_robot(request) else None

    def also(connection: Connection) -> None:
        lobby.must_be_free(connection, entry.id, wanted.seat, visitor.person)
        society.must_be_welcome(connection, entry.id, visitor.person)
        seats.seat(connection, entry.id, wanted.seat, visitor, now())

    def proposal(table: Table) -> moves.Plan | None:
        if own is not None:
            if table.founding.rated:
                raise problem("server-rated-programs", FORBIDDEN)
            return moves.sit_as(table, wanted.seat, own, wanted.language, also)
        return moves.sit(table, wanted.seat, wanted.name, wanted.language, also)

    await site.hall.act(entry, proposal)
    held = await site.store.read(seats.seats_held, entry.id, visitor.hash)
    response = answer(forms.Created(entry.id, path_of(entry.id), held))
    remember(response, visitor, request)
    return response


async def addresses(request: Request) -> Response:
    """For links to be sent: whoever runs the server mostly sees it under an address that nobody else can use."""
    site: Site = state_of(request)
    return answer(forms.Addresses(list(site.addresses)))
