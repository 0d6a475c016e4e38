"""The lobby: tables that anybody may find, a quick start, and a rematch."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from agon.server import forms
from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.tables import card_seat, entry_of, path_of
from agon.server.people import forms as f
from agon.server.people.meeting import Met, quick_start, rematch
from agon.server.people.visiting import paid, visitor_of
from agon.server.site import Site
from agon.server.store import lobby, seats
from agon.server.store.store import now
from agon.server.visitors import Visitor, remember

MOST: Final = 40  # tables of each kind


async def look(request: Request) -> Response:
    """Open tables, and games to watch."""
    site: Site = state_of(request)
    waiting, playing = [await site.store.read(lobby.listed, stage, now(), MOST) for stage in ("lobby", "playing")]
    return answer(f.LobbyInfo([card_info(one) for one in waiting], [card_info(one) for one in playing]))


def card_info(one: lobby.Listed) -> f.LobbyCard:
    card = one.card
    sitters = [card_seat(sitter) for sitter in card.sitters]
    return f.LobbyCard(card.id, path_of(card.id), card.game, one.modules, sitters, one.watching, one.here, card.changed)


async def quick(request: Request) -> Response:
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.QuickStart)
    visitor = await visitor_of(request)
    return met(request, visitor, await quick_start(site.hall, wanted.game, wanted.name, wanted.language, visitor))


async def play_again(request: Request) -> Response:
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    await form(request, f.Nothing)
    entry = await entry_of(request)
    visitor = await visitor_of(request)
    held = await site.store.read(seats.seats_held, entry.id, visitor.hash)
    again = await rematch(site.hall, entry, held, visitor)
    await site.thinking.attend(again.table, source(request))
    return met(request, visitor, again)


def met(request: Request, visitor: Visitor, at: Met) -> Response:
    response = answer(forms.Created(at.table, path_of(at.table), at.held), 201)
    remember(response, visitor, request)
    return response
