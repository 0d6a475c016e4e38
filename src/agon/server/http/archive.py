"""The open archive: public matches by filters, as records, and as files of whole months."""

import asyncio
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from agon.server.club import archive as files
from agon.server.club import forms as f
from agon.server.http.answers import answer, number_in, state_of
from agon.server.http.club import moment_in
from agon.server.people.visiting import paid
from agon.server.playable import manifest_of
from agon.server.problems import MISSING, problem
from agon.server.site import Site
from agon.server.store import archive
from agon.server.store.history import Listed
from agon.server.visitors import is_token

MOST: Final = 30


def is_module(word: str) -> bool:
    """Whether it could be the id of a module; empty for none."""
    return re.fullmatch("[a-z0-9_]{0,40}", word) is not None


def filter_in(request: Request) -> archive.Filter:
    """What the query asks for."""
    query = request.query_params
    game, module = query.get("game", ""), query.get("module", "")
    if game:
        manifest_of(game)
    if not is_module(module):
        raise problem("server-unreadable", detail="module")
    ended, _, tag = query.get("before", "").partition("-")
    known = ended.isascii() and ended.isdigit() and len(ended) <= 15 and is_token(tag)
    before = (int(ended), tag) if known else None
    return archive.Filter(
        game,
        module,
        number_in(request, "seats", 0),
        number_in(request, "level", 0),
        moment_in(request, "since"),
        moment_in(request, "until"),
        before,
    )


async def look(request: Request) -> Response:
    site: Site = state_of(request)
    await paid(request)
    found = await site.store.read(archive.public, filter_in(request), MOST + 1)
    page, folder = found[:MOST], site.archiving.folder
    more = f"{page[-1].ended}-{page[-1].tag}" if len(found) > MOST else ""
    months = [] if folder is None else await asyncio.to_thread(files.months_in, folder)
    return answer(f.Archive([archived_info(one) for one in page], more, [f.MonthInfo(*month) for month in months]))


def archived_info(one: Listed) -> f.ArchivedInfo:
    return f.ArchivedInfo(
        tag=one.tag,
        game=one.game,
        modules=one.modules,
        seats=len(one.players),
        against=one.against,
        rated=one.rated,
        level=one.level,
        ended=one.ended,
        choices=one.choices,
        players=[f.PlayerInfo(*player) for player in one.players],
    )


async def record(request: Request) -> Response:
    """One of them as an `.agon` file."""
    site: Site = state_of(request)
    await paid(request)
    tag = request.path_params["tag"]
    if not is_token(tag):
        raise problem("server-no-record", MISSING)
    one, text = await site.store.read(archive.record, tag)
    headers = {"Content-Disposition": f'attachment; filename="{one.game}-{tag[:8]}.agon"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, "application/x-ndjson")


async def month(request: Request) -> Response:
    """All of a month."""
    site: Site = state_of(request)
    await paid(request)
    name = files.file_of(files.checked_month(request.path_params["month"]))
    path = Path() if site.archiving.folder is None else site.archiving.folder / name
    if not await asyncio.to_thread(path.is_file):
        raise problem("server-no-record", MISSING)
    return FileResponse(path, 200, {"Cache-Control": "no-cache"}, "application/zip", filename=name)
