"""Every route, in one table: what the server answers to, and what its OpenAPI description says."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from agon.kernel.errors import AgonError
from agon.server import forms
from agon.server.hall import LOG
from agon.server.http import afterwards, games, lessons, links, tables
from agon.server.http.answers import failure, source, state_of
from agon.server.people import forms as people
from agon.server.problems import as_problem, problem

Handler = Callable[[Request], Awaitable[Response]]


class Endpoint(NamedTuple):
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: Any = None  # a form, or text for a file
    gives: Any = None  # a form, or text for a file
    status: int = 200
    query: tuple[str, ...] = ()


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games.games, "What can be played.", gives=forms.Games),
    Endpoint(
        "GET",
        "/api/games/{game}/things",
        games.things,
        "Names and descriptions.",
        gives=forms.Things,
        query=("modules",),
    ),
    Endpoint("GET", "/api/texts/{language}", games.texts, "The words of the interface, as Fluent.", gives=str),
    Endpoint("GET", "/api/texts/{language}/{game}", games.texts, "The words of a game, as Fluent.", gives=str),
    Endpoint("GET", "/api/rules", games.all_books, "The books of rules.", gives=forms.Books),
    Endpoint("GET", "/api/rules/{book}", games.book, "The rules of a book.", gives=forms.Book, query=("search",)),
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
    Endpoint("GET", "/api/links/{token}", links.look, "Where a link to a seat leads.", gives=people.LinkDoor),
    Endpoint("POST", "/api/links/{token}", links.use, "Take the seat of a link, once.", people.UseLink, forms.Created),
    Endpoint(
        "GET",
        "/api/tables/{table}/seats/{seat}/devices",
        links.devices,
        "The devices that can play a seat of yours.",
        gives=people.SeatDevices,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/part",
        links.part,
        "Have a device removed from your seat.",
        people.Part,
        people.SeatDevices,
    ),
    Endpoint("GET", "/api/tables/{table}/record", afterwards.record, "The match as an .agon file.", gives=str),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        afterwards.timeline,
        "The whole match.",
        gives=forms.Timeline,
        query=("seat",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/frames",
        afterwards.frames,
        "The table at some moments.",
        gives=forms.Frames,
        query=("seat", "first", "count"),
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
    Endpoint("POST", "/api/records", afterwards.open_record, "Open an .agon file.", str, forms.Opened, 201),
    Endpoint("GET", "/api/addresses", tables.addresses, "Where others reach the server.", gives=forms.Addresses),
    Endpoint("GET", "/api/health", tables.health, "Whether the server is well.", gives=forms.Health),
)


def guarded(handler: Handler) -> Handler:
    """A handler whose faults are told to the person, and which no address can ask too often."""

    async def handle(request: Request) -> Response:
        try:
            state_of(request).requests.take(source(request))
            return await handler(request)
        except AgonError as error:
            return failure(request, as_problem(error))
        except Exception:  # the last line: a fault of ours is kept in the log and told without its details
            LOG.exception("%s %s", request.method, request.url.path)
            return failure(request, problem("server-broken", 500))

    return handle


def routes() -> list[Route]:
    """The routes, as Starlette wants them."""
    return [Route(one.path, guarded(one.handler), methods=[one.method], name=one.path) for one in ENDPOINTS]


async def nothing_here(request: Request) -> Response:
    """An address under `/api` that is none."""
    return failure(request, problem("server-no-route", 404))
