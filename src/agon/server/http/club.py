"""Results and statistics of persons, public profiles, lists of ratings."""

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from agon.server.club import forms as f
from agon.server.club.ratings import POOLS, Rating
from agon.server.club.statistics import Curve, GameStatistics, Own, Share, statistics
from agon.server.http.answers import answer, form, number_in, source, state_of
from agon.server.http.people import must_know
from agon.server.http.tables import path_of
from agon.server.people.visiting import known_visitor, paid
from agon.server.playable import manifest_of
from agon.server.problems import MISSING, problem
from agon.server.site import Site
from agon.server.store import history
from agon.server.visitors import is_token

MOST: Final = 30  # results at once


async def mine(request: Request) -> Response:
    """What one has played. Nobody becomes anybody by asking."""
    site: Site = state_of(request)
    await paid(request)
    before = moment_in(request, "before")
    visitor = await known_visitor(request)
    if visitor is None:
        return answer(f.History("", [], False, []))
    found = await site.store.read(history.listed_own, visitor.person, before, MOST + 1)
    handle = await site.store.read(history.handle_of, visitor.person)
    games = [] if before else await added_up(request, visitor.person)
    return answer(f.History(handle, [result_info(one) for one in found[:MOST]], len(found) > MOST, games))


async def added_up(request: Request, person: str) -> list[f.GameStatisticsInfo]:
    """Statistics, made in turn and aside: of thousands of matches they take a while."""
    site: Site = state_of(request)
    own: list[Own] = await site.store.read(history.own_results, person)
    found = await site.turnstile.aside(source(request), partial(statistics, own))
    return [game_info(one) for one in found]


async def profile(request: Request) -> Response:
    """Somebody who wants to be seen."""
    site: Site = state_of(request)
    await paid(request)
    handle = request.path_params["handle"]
    if not is_token(handle):
        raise problem("server-no-profile", MISSING)
    person, name = await site.store.read(history.person_of, handle)
    found = await site.store.read(history.listed_public, person, MOST)
    return answer(f.Profile(name, [result_info(one) for one in found], await added_up(request, person)))


async def show(request: Request) -> Response:
    """Be seen, or no more."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.NewProfile)
    visitor = await must_know(request)
    await site.store.write(history.show, visitor.person, wanted.open)
    return await mine(request)


async def leaders(request: Request) -> Response:
    site: Site = state_of(request)
    await paid(request)
    game = manifest_of(request.query_params.get("game", "")).id
    wanted = request.query_params.get("against", POOLS[0])
    pool = next((pool for pool in POOLS if pool == wanted), None)
    if pool is None:
        raise problem("server-unreadable", detail="against")
    found = await site.store.read(history.leaders, game, pool)
    told = [f.LeaderInfo(one.name, one.handle, one.bot, rating_info(one.rating), one.games) for one in found]
    return answer(f.Leaders(game, pool, history.ENOUGH, told))


def moment_in(request: Request, name: str) -> int:
    """A time of the query, in milliseconds since 1970; 0 where there is none."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        return number_in(request, name, 0)
    return int(text)


# ---------------------------------------------------------------- as it is told


def result_info(one: history.Listed) -> f.ResultInfo:
    players = [f.PlayerInfo(*player) for player in one.players]
    path = path_of(one.table) if one.table else ""
    told = (one.against, one.rated, one.ended, one.choices)
    return f.ResultInfo(path, one.game, one.modules, *told, players)


def game_info(one: GameStatistics) -> f.GameStatisticsInfo:
    return f.GameStatisticsInfo(
        game=one.game,
        against=[share_info(share) for share in one.against],
        seats=[share_info(share) for share in one.seats],
        modules=[share_info(share) for share in one.modules],
        traits={kind: [share_info(share) for share in shares] for kind, shares in one.traits.items()},
        longest=one.longest,
        most_choices=one.most_choices,
        best=one.best,
        streak=one.streak,
        curves=[curve_info(curve) for curve in one.curves],
    )


def share_info(share: Share) -> f.ShareInfo:
    return f.ShareInfo(*share)


def curve_info(curve: Curve) -> f.CurveInfo:
    return f.CurveInfo(curve.against, rating_info(curve.now), curve.games, curve.points)


def rating_info(rating: Rating) -> f.RatingInfo:
    return f.RatingInfo(rating.points, rating.least, rating.spread)
