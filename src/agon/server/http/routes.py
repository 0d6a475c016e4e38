"""Every route, in one table: what the server answers to, and what its OpenAPI description says."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from agon.kernel.errors import AgonError
from agon.server import forms, metrics
from agon.server.hall import LOG
from agon.server.http import (
    afterwards,
    email,
    games,
    health,
    lessons,
    links,
    lobby,
    notices,
    operators,
    people,
    provider,
    reference,
    robots,
    society,
    tables,
)
from agon.server.http.answers import failure, source, state_of
from agon.server.http.club_routes import CLUB
from agon.server.http.endpoints import PACKED, RECORD, TEXT, Endpoint, Handler
from agon.server.http.workshop_routes import WORKSHOP
from agon.server.notices import forms as nf
from agon.server.people import forms as pf
from agon.server.people import manners as mf
from agon.server.people.robots import must_be_allowed
from agon.server.problems import MISSING, NOT_SO, as_problem, problem
from agon.server.site import Site
from agon.server.visitors import hash_of

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games.games, "What can be played.", gives=forms.Games),
    Endpoint(
        "GET",
        "/api/games/{game}/things",
        games.things,
        "Names and descriptions.",
        gives=forms.Things,
        query=("modules", "pack"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/catalogue",
        reference.catalogue,
        "Every thing of a game and its modules.",
        gives=forms.Catalogue,
        query=("pack",),
    ),
    Endpoint("GET", "/api/texts/{language}", games.texts, "The words of the interface, as Fluent.", gives=TEXT),
    Endpoint("GET", "/api/texts/{language}/{game}", games.texts, "The words of a game, as Fluent.", gives=TEXT),
    Endpoint("GET", "/api/rules", reference.all_books, "The books of rules.", gives=forms.Books),
    Endpoint("GET", "/api/rules/{book}", reference.book, "The rules of a book.", gives=forms.Book, query=("search",)),
    Endpoint("GET", "/api/lessons", lessons.lessons, "The lessons of every game.", gives=forms.Lessons),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}",
        lessons.begin,
        "Make the table of a lesson.",
        forms.Learner,
        forms.Created,
        201,
    ),
    Endpoint("POST", "/api/tables", tables.make, "Make a table.", forms.NewTable, forms.Created, 201),
    Endpoint("GET", "/api/tables", tables.mine, "The tables where you hold a seat.", gives=forms.Tables),
    Endpoint("GET", "/api/tables/{table}", tables.door, "A table.", gives=forms.TableDoor),
    Endpoint("POST", "/api/tables/{table}/sit", tables.sit, "Take an open seat.", forms.Sit, forms.Created),
    Endpoint("POST", "/api/tables/{table}/links", links.make, "A link to a seat.", forms.NewLink, forms.Link, 201),
    Endpoint("GET", "/api/links/{token}", links.look, "Where a link to a seat leads.", gives=pf.LinkDoor),
    Endpoint("POST", "/api/links/{token}", links.use, "Take the seat of a link, once.", pf.UseLink, forms.Created),
    Endpoint(
        "GET",
        "/api/tables/{table}/seats/{seat}/devices",
        links.devices,
        "The devices that can play a seat of yours.",
        gives=pf.SeatDevices,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/part",
        links.part,
        "Have a device removed from your seat.",
        pf.Part,
        pf.SeatDevices,
    ),
    Endpoint("GET", "/api/tables/{table}/record", afterwards.record, "The match as an .agon file.", gives=RECORD),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        afterwards.timeline,
        "The whole match.",
        gives=forms.Timeline,
        numbers=("seat",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/frames",
        afterwards.frames,
        "The table at some moments.",
        gives=forms.Frames,
        numbers=("seat", "first", "count"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/course",
        afterwards.course,
        "How everybody stood from choice to choice.",
        gives=forms.Course,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/fork", afterwards.fork, "Play on from a moment.", forms.Fork, forms.Created, 201
    ),
    Endpoint("POST", "/api/records", afterwards.open_record, "Open an .agon file.", RECORD, forms.Opened, 201),
    Endpoint("GET", "/api/lobby", lobby.look, "Tables that anybody may find.", gives=pf.LobbyInfo),
    Endpoint("POST", "/api/lobby/quick", lobby.quick, "Play with whoever waits.", pf.QuickStart, forms.Created, 201),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        lobby.play_again,
        "One new table for all.",
        pf.Nothing,
        forms.Created,
        201,
    ),
    Endpoint("POST", "/api/bots", robots.make, "An account for a program that plays.", pf.Named, pf.Robot, 201),
    Endpoint("GET", "/api/me", people.me, "Who you are here.", gives=pf.Me),
    Endpoint("POST", "/api/me", people.rename, "What you are called.", pf.Named, pf.Me),
    Endpoint("POST", "/api/me/told", people.know, "This device knows which others joined.", pf.Nothing, pf.Me),
    Endpoint("POST", "/api/me/sign-out", people.sign_out, "Sign a device out.", pf.SignOut, pf.Me),
    Endpoint(
        "POST",
        "/api/me/entrances",
        people.make_entrance,
        "A link that makes a device yours.",
        pf.NewEntrance,
        pf.Entrance,
        201,
    ),
    Endpoint("POST", "/api/me/enter", people.enter, "Use such a link.", pf.Enter, pf.Me),
    Endpoint(
        "POST",
        "/api/me/passkeys/options",
        people.passkey_options,
        "What to make a passkey from.",
        pf.Nothing,
        pf.KeyOptions,
    ),
    Endpoint("POST", "/api/me/passkeys", people.add_passkey, "Keep a passkey.", pf.NewPasskey, pf.Me),
    Endpoint("POST", "/api/me/passkeys/remove", people.remove_passkey, "Forget a passkey.", pf.OldPasskey, pf.Me),
    Endpoint(
        "POST", "/api/me/sign-in/options", people.sign_in_options, "What to ask a passkey.", pf.Nothing, pf.KeyOptions
    ),
    Endpoint("POST", "/api/me/sign-in", people.sign_in, "Sign in with a passkey.", pf.SignIn, pf.Me),
    Endpoint("POST", "/api/me/email", email.send, "Sign in by e-mail.", pf.ByEmail, nf.Tried),
    Endpoint("POST", "/api/me/email/remove", email.remove, "No longer.", pf.Nothing, pf.Me),
    Endpoint(
        "POST", "/api/me/provider", provider.depart, "Sign in with an account elsewhere.", pf.Nothing, pf.Departure
    ),
    Endpoint("POST", "/api/me/provider/return", provider.arrive, "Back from there.", pf.Arrival, pf.Me),
    Endpoint("POST", "/api/me/provider/remove", provider.remove, "No longer.", pf.Nothing, pf.Me),
    Endpoint("GET", "/api/me/notices", notices.look, "How you are told that it is your turn.", gives=nf.NoticesInfo),
    Endpoint("POST", "/api/me/notices", notices.add, "Be told in one more way.", nf.NewChannel, nf.NoticesInfo),
    Endpoint("POST", "/api/me/notices/remove", notices.remove, "Not in that way.", nf.ChannelId, nf.NoticesInfo),
    Endpoint("POST", "/api/me/notices/try", notices.attempt, "One message, to see it.", nf.ChannelId, nf.Tried),
    Endpoint("POST", "/api/me/notices/manners", notices.behave, "When to be told.", nf.MannersInfo, nf.NoticesInfo),
    Endpoint("POST", "/api/notices/confirm", notices.confirm, "An address is yours.", nf.Confirmation, nf.Tried),
    Endpoint("POST", "/api/notices/stop/{token}", notices.stop, "No more messages.", gives=nf.Tried),
    *CLUB,
    *WORKSHOP,
    Endpoint("GET", "/api/me/society", society.look, "Friends, and whom you shun.", gives=mf.Society),
    Endpoint("POST", "/api/me/shun", society.shun, "Do not hear or meet somebody.", mf.Shun, mf.Society),
    Endpoint("POST", "/api/me/forgive", society.forgive, "Hear and meet them again.", mf.Who, mf.Society),
    Endpoint("POST", "/api/me/friends", society.ask, "Ask somebody to be a friend.", mf.Somebody, mf.Society),
    Endpoint("GET", "/api/me/friends/at/{table}", society.look_at_table, "Who sits there.", gives=mf.FriendsAt),
    Endpoint("POST", "/api/me/friends/accept", society.accept, "Be a friend of who asks.", mf.Who, mf.Society),
    Endpoint("POST", "/api/me/friends/remove", society.remove, "Be no friend of somebody.", mf.Who, mf.Society),
    Endpoint("POST", "/api/me/friends/show", society.show, "Let a friend see you here.", mf.Show, mf.Society),
    Endpoint("POST", "/api/me/friends/link", society.make_link, "A link for a friend.", pf.Nothing, mf.FriendLink, 201),
    Endpoint("GET", "/api/friend-links/{token}", society.look_at_link, "Whose it is.", gives=mf.FriendDoor),
    Endpoint("POST", "/api/friend-links/{token}", society.use_link, "Be their friend.", pf.Nothing, mf.Society),
    Endpoint("POST", "/api/reports", society.report, "Tell operators.", mf.NewReport, mf.Reported),
    Endpoint("GET", "/api/addresses", tables.addresses, "Where others reach the server.", gives=forms.Addresses),
    Endpoint("GET", "/api/health", health.ready, "Whether the server can be used.", gives=forms.Health),
    Endpoint("GET", "/api/health/live", health.live, "Whether the process answers.", gives=forms.Health),
    Endpoint(
        "GET",
        "/api/operator/tables",
        operators.view,
        "For operators: tables and bans.",
        gives=forms.OperatorView,
        query=("game", "stage"),
        numbers=("idle",),
    ),
    Endpoint(
        "GET", "/api/operator/tables/{table}", operators.show, "For operators: a table.", gives=forms.OperatorShown
    ),
    Endpoint(
        "GET",
        "/api/operator/tables/{table}/record",
        operators.record,
        "For operators: a match as a file.",
        gives=RECORD,
    ),
    Endpoint("POST", "/api/operator/remove", operators.remove, "For operators: remove.", forms.Removal, forms.Count),
    Endpoint("POST", "/api/operator/ban", operators.ban, "For operators: keep out.", forms.NewBan, forms.Count),
    Endpoint("POST", "/api/operator/unban", operators.unban, "For operators: let in.", forms.Unban, forms.Count),
    Endpoint("GET", "/api/operator/reports", operators.reports, "For operators: reports.", gives=mf.Reports),
    Endpoint("POST", "/api/operator/settle", operators.settle, "For operators: done with.", mf.Settled, forms.Count),
    Endpoint("POST", "/api/operator/order", operators.keep_order, "For operators: order.", mf.Ordering, forms.Count),
    Endpoint("POST", "/api/operator/expire", operators.expire, "For operators: old tables.", forms.Expiry, forms.Count),
    Endpoint("GET", "/api/operator/backup", operators.back_up, "For operators: everything as a file.", gives=PACKED),
    Endpoint("POST", "/api/operator/restore", operators.restore, "For operators: put it back.", PACKED, forms.Count),
    Endpoint("POST", "/api/operator/move", operators.move, "For operators: copy it.", forms.Move, forms.Count),
    Endpoint("GET", "/metrics", health.figures, "What is counted, for Prometheus.", gives=TEXT),
)


def guarded(handler: Handler, route: str) -> Handler:
    """A handler whose faults are told to the person, and which no address can ask too often."""

    async def handle(request: Request) -> Response:
        with metrics.REQUEST_SECONDS.labels(route).time():
            response = await answered(request)
        metrics.REQUESTS.labels(route, response.status_code).inc()
        return response

    async def answered(request: Request) -> Response:
        try:
            site: Site = state_of(request)
            site.requests.take(source(request))
            site.check_welcome(source(request), hash_of(request))
            must_be_allowed(request, request.method, route)
            return await handler(request)
        except AgonError as error:
            return failure(request, as_problem(error))
        except Exception:  # the last line: a fault of ours is kept in the log and told without its details
            LOG.exception("%s %s", request.method, route)
            return failure(request, problem("server-broken", 500))

    return handle


def routes() -> list[Route]:
    """The routes, as Starlette wants them."""
    return [Route(one.path, guarded(one.handler, one.path), methods=[one.method], name=one.path) for one in ENDPOINTS]


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")  # all that can be asked in


async def nothing_here(request: Request) -> Response:
    """An address under `/api` that is none, or one that is asked for in another way than it can be."""
    there = [one for one in request.app.routes if isinstance(one, Route) and one.path.startswith("/api/")]
    found = [one for one in there if one.matches(request.scope)[0] is Match.PARTIAL]
    allowed = sorted({method for one in found for method in one.methods or ()})
    if not allowed:
        return failure(request, problem("server-no-route", MISSING))
    refused = failure(request, problem("server-no-method", NOT_SO, method=request.method))
    refused.headers["Allow"] = ", ".join(allowed)
    return refused
