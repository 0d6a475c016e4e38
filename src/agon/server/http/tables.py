"""Tables: made, listed, sat down at, invited to."""

from typing import Literal, cast

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from agon.server import forms, founding, moves
from agon.server.entry import Entry
from agon.server.http.answers import answer, form, source, state_of
from agon.server.problems import FORBIDDEN, MISSING, Problem, problem
from agon.server.scene import table_info
from agon.server.site import Site
from agon.server.store import queries
from agon.server.store.store import now
from agon.server.table import OPEN, Founding, Table
from agon.server.visitors import Visitor, hashed, is_token, new_token, recognised, remember, visitor_of

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
    return await site.hall.entry(id)


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
    visitor = recognised(visitor_of(request))
    made = await founding.make(site.hall, wanted, visitor)
    await site.thinking.attend(made.id, source(request))
    return created(request, made, visitor)


async def mine(request: Request) -> Response:
    """The tables of this visitor."""
    site: Site = state_of(request)
    visitor = visitor_of(request)
    cards = await site.store.read(queries.cards, visitor.hash, MOST_LISTED) if visitor.known else []
    return answer(forms.Tables([card_info(card) for card in cards]))


def card_info(card: queries.Card) -> forms.TableCard:
    return forms.TableCard(
        id=card.id,
        path=path_of(card.id),
        game=card.game,
        stage=card.stage,
        seats=[card_seat(*sitter) for sitter in card.sitters],
        held=card.held,
        asked=card.asked,
        changed=card.changed,
    )


def card_seat(sitter: str, name: str, bot: str) -> forms.CardSeat:
    return forms.CardSeat(cast(Literal["open", "person", "bot"], sitter), name, bot)


async def door(request: Request) -> Response:
    """A table before a socket is opened."""
    site: Site = state_of(request)
    entry = await entry_of(request)
    held = await site.store.read(queries.seats_held, entry.id, visitor_of(request).hash)
    async with entry.lock:
        return answer(forms.TableDoor(table_info(entry.table, held, entry.online()), held))


async def sit(request: Request) -> Response:
    """Take an open seat."""
    site: Site = state_of(request)
    entry = await entry_of(request)
    wanted = await form(request, forms.Sit)
    visitor = recognised(visitor_of(request))

    def proposal(table: Table) -> moves.Plan | None:
        return moves.sit(table, wanted.seat, wanted.name, wanted.language, seating(entry.id, wanted.seat, visitor, ""))

    await site.hall.act(entry, proposal)
    held = await site.store.read(queries.seats_held, entry.id, visitor.hash)
    response = answer(forms.Created(entry.id, path_of(entry.id), held))
    remember(response, visitor, request)
    return response


def seating(id: str, seat: int, visitor: Visitor, token: str) -> queries.Also:
    """To be written with the act of sitting down."""
    return lambda connection: queries.seat(connection, id, seat, visitor.hash, hashed(token))


# ---------------------------------------------------------------- links


async def make_link(request: Request) -> Response:
    """A link to a seat of one's own, or to an open one."""
    site: Site = state_of(request)
    entry = await entry_of(request)
    wanted = await form(request, forms.NewLink)
    held = await site.store.read(queries.seats_held, entry.id, visitor_of(request).hash)
    async with entry.lock:
        moves.must_exist(entry.table, wanted.seat)
        moves.must_sit(held)
        if wanted.seat not in held and entry.table.seats[wanted.seat].sitter != OPEN:
            raise problem("server-not-yours", FORBIDDEN)
    token = new_token()
    await site.store.write(queries.add_link, hashed(token), entry.id, wanted.seat, now())
    return answer(forms.Link(f"/join/{token}", wanted.seat), 201)


async def join(request: Request) -> Response:
    """Open a link: the browser holds the seat from now on, and goes to the table."""
    if request.method != "GET":  # whoever only wants to know whether there is something takes no seat
        return Response(headers={"Cache-Control": "no-store"})
    site: Site = state_of(request)
    token = request.path_params["token"]
    visitor = recognised(visitor_of(request))
    try:
        found = await site.store.read(queries.linked, hashed(token)) if is_token(token) else None
        if found is None:
            raise problem("server-no-link", MISSING)
        id, seat = found
        await sit_by_link(site, id, seat, visitor, token)
    except Problem as error:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        return RedirectResponse(f"/?problem={error.message.id}", 303, {"Cache-Control": "no-store"})
    response = RedirectResponse(f"{path_of(id)}?seat={seat}", 303, {"Cache-Control": "no-store"})
    remember(response, visitor, request)
    return response


async def sit_by_link(site: Site, id: str, seat: int, visitor: Visitor, token: str) -> None:
    """Sit down if the seat is open; else it is another device of whoever sits there."""
    entry = await site.hall.entry(id)

    def proposal(table: Table) -> moves.Plan | None:
        if table.seats[seat].sitter != OPEN:
            return None
        return moves.sit(table, seat, "", table.seats[seat].language, seating(id, seat, visitor, token))

    await site.hall.act(entry, proposal)
    if not await site.store.write(queries.hold_by_link, hashed(token), visitor.hash):
        raise problem("server-no-link", MISSING)


async def addresses(request: Request) -> Response:
    """For links to be sent: whoever runs the server mostly sees it under an address that nobody else can use."""
    site: Site = state_of(request)
    return answer(forms.Addresses(list(site.addresses)))
