"""The server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from agon.server.http.answers import JSON, kept_answer
from agon.server.http.guard import Guard
from agon.server.http.openapi import description
from agon.server.http.pages import Manual, Pages
from agon.server.http.routes import METHODS, guarded, nothing_here, routes
from agon.server.settings import DOCS, PAGE, Settings
from agon.server.site import Site
from agon.server.socket import attend
from agon.server.store.database import Database


def application(settings: Settings, database: Database, addresses: tuple[str, ...]) -> Starlette:
    """Everything that is served, on that database."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        site = Site(settings, database, addresses)
        app.state.site = site
        site.start()
        try:
            yield
        finally:
            await site.stop()

    return Starlette(
        routes=[
            *routes(),
            Route("/api/openapi.json", guarded(openapi, "/api/openapi.json")),
            WebSocketRoute("/api/tables/{table}/socket", attend),
            Route("/api/{path:path}", guarded(nothing_here, "/api"), methods=METHODS),
            Route("/docs", guarded(Manual(DOCS).__call__, "docs")),
            Route("/docs/{path:path}", guarded(Manual(DOCS).__call__, "docs")),
            Route("/{path:path}", guarded(Pages(Path(settings.page) if settings.page else PAGE).__call__, "page")),
        ],
        middleware=[
            Middleware(Guard, hosts=[host.lower() for host in settings.hosts]),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        lifespan=life,
    )


async def openapi(request: Request) -> Response:
    return kept_answer(request, msgspec.json.encode(description()), JSON)
