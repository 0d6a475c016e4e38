"""The lobby: tables that anybody may find, a quick start, and a rematch."""

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from agon.server import forms
from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.tables import card_seat, entry_of, path_of
from agon.server.messages import Stage
from agon.server.people import forms as f
from agon.server.people.meeting import Met, quick_start, rematch
from agon.server.people.visiting import known_visitor, paid, visitor_of
from agon.server.site import Site
from agon.server.store import lobby, seats, society
from agon.server.store.schema import FOR_ALL, MATCHES
from agon.server.store.store import now
from agon.server.visitors import Visitor, remember

MOST: Final = 40  # tables of each kind
STAGES: Final[tuple[Stage, ...]] = ("lobby", "playing")


async def look(request: Request) -> Response:
    """Open tables, and games to watch."""
    site: Site = state_of(request)
    await paid(request)
    visitor = await known_visitor(request)
    person = "" if visitor is None else visitor.person
    listed = partial(site.store.read, lobby.listed)
    found = [await listed(stage, now(), MOST, MATCHES.c.listed == FOR_ALL, person) for stage in STAGES]
    theirs = [await listed(stage, now(), MOST, society.for_friends_of(person), person) for stage in STAGES]
    waiting, playing = [[card_info(one) for one in cards] for cards in found]
    return answer(f.LobbyInfo(waiting, playing, [card_info(one) for cards in theirs for one in cards]))


def card_info(one: lobby.Listed) -> f.LobbyCard:
    card = one.card
    sitters = [card_seat(sitter) for sitter in card.sitters]
    told = (one.watching, one.here, card.changed, one.rated)
    return f.LobbyCard(card.id, path_of(card.id), card.game, one.modules, sitters, *told)


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
