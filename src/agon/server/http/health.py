"""Whether the server is well: for whoever looks after it, and for the balancer before it."""

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from agon import __version__
from agon.server import forms, metrics
from agon.server.http.answers import answer, state_of
from agon.server.http.operators import must_be_operator
from agon.server.limits import is_own_machine
from agon.server.operating.epoch import touch
from agon.server.problems import UNAVAILABLE, Problem
from agon.server.site import Site
from agon.server.store import queries
from agon.server.store.store import now

Database = Literal["ok", "unreachable"]


async def ready(request: Request) -> Response:
    """Whether somebody may be sent here: not while it starts, fails or ends."""
    site: Site = state_of(request)
    database = await database_of(site)
    status = site.stage if site.stage != "ready" or database == "ok" else "failing"
    return answer(forms.Health(__version__, status, database), 200 if status == "ready" else UNAVAILABLE)


async def live(request: Request) -> Response:
    """Whether the process answers at all: one that does not is to be started again."""
    site: Site = state_of(request)
    return answer(forms.Health(__version__, site.stage, "ok" if site.store.fault is None else "unreachable"))


async def database_of(site: Site) -> Database:
    """Whether the database can be read, and, if the last thing that was to be written was not, written."""
    try:
        await site.store.read(queries.reachable)
        if site.store.fault is not None:
            await site.store.write(touch, now())
    except Problem:
        return "unreachable"
    return "ok"


async def figures(request: Request) -> Response:
    """What is counted, for Prometheus: on this machine for everybody, elsewhere for operators."""
    site: Site = state_of(request)
    if not is_own_machine(request.client.host if request.client is not None else ""):
        must_be_operator(request)
    site.count()
    return Response(metrics.shown(), headers={"Cache-Control": "no-store"}, media_type=metrics.MEDIA)
