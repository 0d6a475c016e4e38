"""For operators, who show their key: what `agon admin` does, over HTTP."""

import asyncio
import secrets
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from agon.server import forms
from agon.server.hall import LOG
from agon.server.http.answers import answer, form, number_in, state_of
from agon.server.http.tables import card_seat
from agon.server.operating import backup, bans, matches, order, tables
from agon.server.people import manners
from agon.server.problems import CONFLICT, MISSING, TOO_LARGE, problem
from agon.server.site import Site
from agon.server.store import society
from agon.server.store.database import chosen_url, open_database
from agon.server.store.store import now

UNAUTHORIZED: Final = 401
SCHEME: Final = "Bearer "
MOST_LISTED: Final = 200
BACKUP_BYTES: Final = 2_000_000_000
LONGEST: Final = 36_500  # days

Handler = Callable[[Request], Awaitable[Response]]


def must_be_operator(request: Request) -> None:
    """Complain unless the operators' key is shown; where there is none, nobody is one."""
    site: Site = state_of(request)
    shown = request.headers.get("authorization", "")
    key = site.settings.operator_key
    if not key or not secrets.compare_digest(shown.encode(), (SCHEME + key).encode()):
        raise problem("server-no-operator", UNAUTHORIZED)


def for_operators(handler: Handler) -> Handler:
    """Something that operators alone may ask for; whatever they change is told in the log."""

    async def handle(request: Request) -> Response:
        must_be_operator(request)
        if request.method != "GET":
            LOG.warning("operator: %s", request.url.path)
        return await handler(request)

    return handle


def table_info(one: tables.Listed) -> forms.OperatorTable:
    seats = [card_seat(sitter) for sitter in one.sitters]
    return forms.OperatorTable(one.id, one.tag, one.game, one.stage, seats, one.acts, one.created, one.changed)


@for_operators
async def view(request: Request) -> Response:
    site: Site = state_of(request)
    query = request.query_params
    wanted = tables.Filter(query.get("game", ""), query.get("stage", ""), number_in(request, "idle", 0), MOST_LISTED)
    listed = await site.store.read(tables.listed, wanted, now())
    counts = await site.store.read(tables.counted)
    kept_out = await site.store.read(bans.standing, now())
    return answer(
        forms.OperatorView(counts, [table_info(one) for one in listed], [forms.BanInfo(*one) for one in kept_out])
    )


@for_operators
async def show(request: Request) -> Response:
    site: Site = state_of(request)
    found = await site.store.read(matches.shown, await named(request))
    holders = {str(seat): count for seat, count in found.holders.items()}
    info = table_info(found.table)
    return answer(forms.OperatorShown(info, found.rules, list(found.modules), found.options, found.origin, holders))


async def named(request: Request) -> str:
    """The table that the address names, by its id or its tag."""
    site: Site = state_of(request)
    return await site.store.read(tables.named, request.path_params["table"])


@for_operators
async def record(request: Request) -> Response:
    site: Site = state_of(request)
    text = await site.store.read(matches.record, await named(request))
    headers = {"Content-Disposition": 'attachment; filename="match.agon"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, "application/x-ndjson")


@for_operators
async def remove(request: Request) -> Response:
    site: Site = state_of(request)
    wanted = await form(request, forms.Removal)
    ids = [await site.store.read(tables.named, word) for word in wanted.tables[:MOST_LISTED]]
    return await counted(site, await site.store.write(tables.remove_for_ever, ids))


@for_operators
async def ban(request: Request) -> Response:
    site: Site = state_of(request)
    wanted = await form(request, forms.NewBan)
    whom = await site.store.read(bans.meant, wanted.who)
    until = now() + min(wanted.days, LONGEST) * tables.DAY if wanted.days > 0 else 0
    return await counted(site, await site.store.write(bans.ban, whom, until, wanted.why, now()))


@for_operators
async def unban(request: Request) -> Response:
    site: Site = state_of(request)
    wanted = await form(request, forms.Unban)
    return await counted(site, await site.store.write(bans.unban, wanted.who))


@for_operators
async def reports(request: Request) -> Response:
    site: Site = state_of(request)
    return answer(manners.Reports(await site.store.read(order.reports)))


@for_operators
async def settle(request: Request) -> Response:
    site: Site = state_of(request)
    wanted = await form(request, manners.Settled)
    if not await site.store.write(society.settle, wanted.report, now()):
        raise problem("server-no-report", MISSING)
    return answer(forms.Count(1))


@for_operators
async def keep_order(request: Request) -> Response:
    site: Site = state_of(request)
    wanted = await form(request, manners.Ordering)
    entry = await site.hall.entry(await site.store.read(tables.named, wanted.table))
    await site.hall.act(entry, order.ordering(wanted))
    return answer(forms.Count(1))


@for_operators
async def expire(request: Request) -> Response:
    site: Site = state_of(request)
    wanted = await form(request, forms.Expiry)
    policy = site.policy()
    if wanted.dry_run:
        return answer(forms.Count(len(await site.store.read(tables.old, policy, now()))))
    return await counted(site, await site.store.write(tables.expire, policy, now()))


async def counted(site: Site, count: int) -> Response:
    """Done: this process sees it at once, the others soon."""
    await site.see_operators()
    return answer(forms.Count(count))


# ---------------------------------------------------------------- everything


@for_operators
async def back_up(request: Request) -> Response:
    site: Site = state_of(request)
    folder = tempfile.TemporaryDirectory(prefix="agon-backup-")
    path = Path(folder.name, "agon.backup")
    try:
        await asyncio.to_thread(backup.back_up, site.store.database, path)
    except BaseException:
        folder.cleanup()
        raise
    headers = {"Cache-Control": "no-store"}
    return FileResponse(
        path,
        headers=headers,
        media_type="application/gzip",
        filename="agon.backup",
        background=BackgroundTask(folder.cleanup),
    )


@for_operators
async def restore(request: Request) -> Response:
    """The file as body takes the place of everything."""
    site: Site = state_of(request)
    with tempfile.TemporaryDirectory(prefix="agon-restore-") as folder:
        path = Path(folder, "upload")
        size = 0
        with path.open("wb") as file:
            async for part in request.stream():
                size += len(part)
                if size > BACKUP_BYTES:
                    raise problem("server-too-large", TOO_LARGE, most=BACKUP_BYTES // 1000)
                file.write(part)
        return await counted(site, await asyncio.to_thread(backup.restore, site.store.database, path))


@for_operators
async def move(request: Request) -> Response:
    site: Site = state_of(request)
    wanted = await form(request, forms.Move)
    url = chosen_url(wanted.target)
    if url == site.store.database.url:
        raise problem("admin-not-empty", CONFLICT)
    target = await asyncio.to_thread(open_database, url)
    try:
        return answer(forms.Count(await asyncio.to_thread(backup.move, site.store.database, target)))
    finally:
        await asyncio.to_thread(target.close)
