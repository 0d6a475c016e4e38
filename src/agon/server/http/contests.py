"""Contests: made, found, joined, watched."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from agon.server import moves
from agon.server.club import contest as c
from agon.server.club import contesting
from agon.server.club import forms as f
from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.people import must_know
from agon.server.http.tables import path_of
from agon.server.messages import PaceInfo
from agon.server.people.forms import Nothing
from agon.server.people.visiting import known_visitor, paid, visitor_of
from agon.server.problems import MISSING, problem
from agon.server.site import Site
from agon.server.store import contests
from agon.server.store.contests import Card, Head
from agon.server.store.store import now
from agon.server.visitors import is_token, remember


async def listed(request: Request) -> Response:
    """Contests to join and to watch."""
    site: Site = state_of(request)
    await paid(request)
    visitor = await known_visitor(request)
    found = await site.store.read(contests.cards, "" if visitor is None else visitor.person)
    return answer(f.Contests([card_info(card) for card in found]))


async def make(request: Request) -> Response:
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.NewContest)
    visitor = await visitor_of(request)
    id = await contesting.make(site.hall, wanted, visitor)
    response = await told(request, id, visitor.person, 201)
    remember(response, visitor, request)
    return response


def id_in(request: Request) -> str:
    id: str = request.path_params["contest"]
    if not is_token(id):
        raise problem("server-no-contest", MISSING)
    return id


async def look(request: Request) -> Response:
    await paid(request)
    visitor = await known_visitor(request)
    return await told(request, id_in(request), "" if visitor is None else visitor.person)


async def join(request: Request) -> Response:
    """Take part, under a name."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.JoinContest)
    visitor, id = await visitor_of(request), id_in(request)
    name = moves.checked_name(wanted.name)
    if not name:
        raise problem("server-needs-name")
    _, contest = await site.store.read(contests.contest, id)
    name = moves.apart(name, [one.name for one in contest.entrants])
    language = moves.checked_language(wanted.language)
    await site.store.write(contests.join, id, visitor, name, language, now())
    response = await told(request, id, visitor.person)
    remember(response, visitor, request)
    return response


async def leave(request: Request) -> Response:
    site: Site = state_of(request)
    await paid(request)
    await form(request, Nothing)
    visitor, id = await must_know(request), id_in(request)
    await site.store.write(contests.leave, id, visitor.person, now())
    return await told(request, id, visitor.person)


async def begin(request: Request) -> Response:
    site: Site = state_of(request)
    await paid(request)
    await form(request, Nothing)
    visitor, id = await must_know(request), id_in(request)
    await site.store.write(contests.begin_now, id, visitor.person, now())
    await site.contesting.go_on(id)
    return await told(request, id, visitor.person)


async def call_off(request: Request) -> Response:
    site: Site = state_of(request)
    await paid(request)
    await form(request, Nothing)
    visitor, id = await must_know(request), id_in(request)
    await site.store.write(contests.call_off, id, visitor.person, now())
    return await told(request, id, visitor.person)


# ---------------------------------------------------------------- as it is told


async def told(request: Request, id: str, person: str, status: int = 200) -> Response:
    site: Site = state_of(request)
    head, contest = await site.store.read(contests.contest, id)
    work = partial(contest_info, head, contest, person)
    return answer(await site.turnstile.aside(source(request), work), status)


def card_info(card: Card) -> f.ContestCard:
    head, terms = card.head, card.terms
    return f.ContestCard(
        id=head.id,
        path=f"/contest/{head.id}",
        name=head.name,
        game=terms.game,
        kind=terms.kind,
        stage=head.stage,
        round=head.round,
        people=card.people,
        most=terms.most,
        begins=head.begins,
        yours=card.yours,
    )


def contest_info(head: Head, contest: c.Contest, person: str) -> f.ContestInfo:
    terms = contest.terms
    joined = any(one.person == person for one in contest.entrants)
    mine = bool(person) and (joined or head.owner == person)
    return f.ContestInfo(
        card=card_info(Card(head, terms, len(contest.entrants), mine)),
        modules=terms.modules,
        options=terms.options,
        seats=terms.seats,
        rounds=terms.rounds,
        bot=terms.bot,
        rated=terms.rated,
        listed=head.listed,
        pace=PaceInfo(*terms.pace),
        owner=bool(person) and head.owner == person,
        joined=joined,
        standings=entrant_infos(contest, person),
        boards=[[board_info(contest, board) for board in boards] for boards in contest.rounds],
    )


def entrant_infos(contest: c.Contest, person: str) -> list[f.EntrantInfo]:
    known = {one.number: one for one in contest.entrants}
    still = set(c.active(contest))
    found: list[f.EntrantInfo] = []
    for place, one in enumerate(c.standings(contest), 1):
        entrant = known[one.number]
        found.append(
            f.EntrantInfo(
                number=one.number,
                name=entrant.name,
                you=bool(person) and entrant.person == person,
                gone=entrant.gone,
                out=contest.terms.kind == "knockout" and bool(contest.rounds) and one.number not in still,
                place=place,
                points=one.points,
                wins=one.wins,
                rivals=one.rivals,
                lot=one.lot,
                met=one.met,
            )
        )
    return found


def board_info(contest: c.Contest, board: c.Board) -> f.BoardInfo:
    over = contest.is_over(board)
    points: list[float | None] = [*c.points_of(contest, board)] if over else [None for _ in board.sitters]
    sitters = [f.SitterInfo(number, scored) for number, scored in zip(board.sitters, points, strict=True)]
    return f.BoardInfo(path_of(board.table) if board.table else "", over, sitters)
