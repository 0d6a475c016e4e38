"""The workshop over HTTP: for whoever sits at this machine, where the server was started with one."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from agon.server import forms as f
from agon.server import founding
from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.reference import kinds_of
from agon.server.http.tables import created
from agon.server.limits import is_own_machine
from agon.server.packs import key_of, know
from agon.server.people.forms import Nothing
from agon.server.people.visiting import visitor_of
from agon.server.problems import FORBIDDEN, MISSING, problem
from agon.server.site import Site
from agon.server.workshop import forms
from agon.server.workshop.bench import Workshop, fewest, modules_for
from agon.server.workshop.weighing import NOTHING, Weighing

RIVAL: Final = "player"  # the bot that a pack is tried against

R = TypeVar("R")


def workshop_of(request: Request) -> Workshop:
    """The workshop of this server, for whoever is at its machine."""
    site: Site = state_of(request)
    if site.workshop is None:
        raise problem("server-no-workshop", MISSING)
    if not is_own_machine(request.client.host if request.client is not None else ""):
        raise problem("server-workshop-elsewhere", FORBIDDEN)
    return site.workshop


async def aside(workshop: Workshop, work: Callable[[], R]) -> R:
    """Done in a thread, one thing after the other."""

    def alone() -> R:
        with workshop.lock:
            return work()

    return await asyncio.to_thread(alone)


def place_in(request: Request) -> tuple[str, str, str]:
    file, kind, id = [request.query_params.get(name, "") for name in ("file", "kind", "id")]
    return file, kind, id


# ---------------------------------------------------------------- looking


async def look(request: Request) -> Response:
    workshop = workshop_of(request)
    return answer(await aside(workshop, workshop.info))


async def entry(request: Request) -> Response:
    workshop = workshop_of(request)
    return answer(await aside(workshop, lambda: workshop.shown(*place_in(request))))


async def schema(request: Request) -> Response:
    workshop, file = workshop_of(request), place_in(request)[0]
    if file not in workshop.schemas:
        raise problem("server-workshop-nowhere", MISSING, file=file[:80], kind="")
    return answer(forms.EntrySchema(workshop.schemas[file]))


async def things(request: Request) -> Response:
    """Everything that the pack has, to be drawn."""
    workshop = workshop_of(request)
    known = await aside(workshop, workshop.all_things)
    return answer(f.Catalogue(workshop.game, kinds_of(workshop.game, known), known, {}))


async def diff(request: Request) -> Response:
    workshop = workshop_of(request)
    return answer(await aside(workshop, workshop.diff))


async def packed(request: Request) -> Response:
    """All files, as a zip."""
    workshop = workshop_of(request)
    content = await aside(workshop, workshop.bench.zipped)
    name = f"{workshop.pack.made_of()[-1].id}.zip"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, 200, headers, "application/zip")


# ---------------------------------------------------------------- changing


async def edit(request: Request) -> Response:
    workshop, wanted = workshop_of(request), await form(request, forms.Edit)
    return await changed(workshop, lambda: workshop.edit(wanted))


async def restore(request: Request) -> Response:
    workshop, wanted = workshop_of(request), await form(request, forms.EntryPlace)
    return await changed(workshop, lambda: workshop.restore(wanted))


async def undo(request: Request) -> Response:
    workshop = workshop_of(request)
    await form(request, Nothing)
    return await changed(workshop, workshop.bench.undo)


async def redo(request: Request) -> Response:
    workshop = workshop_of(request)
    await form(request, Nothing)
    return await changed(workshop, workshop.bench.redo)


async def save(request: Request) -> Response:
    workshop = workshop_of(request)
    await form(request, Nothing)
    return await changed(workshop, workshop.bench.save)


async def changed(workshop: Workshop, work: Callable[[], None]) -> Response:
    """The pack after a change."""

    def do() -> forms.WorkshopInfo:
        work()
        return workshop.info()

    return answer(await aside(workshop, do))


# ---------------------------------------------------------------- trying


async def table(request: Request) -> Response:
    """The pack as it is now, against bots."""
    site: Site = state_of(request)
    workshop, wanted = workshop_of(request), await form(request, forms.TryOut)
    pack = await aside(workshop, workshop.sound_pack)
    site.makings.take(source(request))
    modules = modules_for(workshop.game, wanted.modules)
    me = f.NewSeat("me", wanted.name, language=wanted.language)
    seats = [me, *[f.NewSeat("bot", bot=RIVAL)] * (fewest(workshop.game, modules) - 1)]
    visitor = await visitor_of(request)
    new = f.NewTable(workshop.game, seats, list(modules), pack=know(pack))
    made = await founding.make(site.hall, new, visitor)
    await site.thinking.attend(made.id, source(request))
    return created(request, made, visitor)


async def weigh(request: Request) -> Response:
    """Begin a comparison; one that goes on is ended."""
    site: Site = state_of(request)
    workshop, wanted = workshop_of(request), await form(request, forms.NewWeighing)
    pack = await aside(workshop, workshop.sound_pack)
    names = {thing: info.names for thing, info in (await aside(workshop, workshop.all_things)).items()}
    new = Weighing(site.thinkers, workshop.game, know(pack), wanted, names)
    if site.weighing is not None:
        await site.weighing.stop()
    site.weighing = new
    new.begin()
    return answer(new.info(new.key))


async def weighed(request: Request) -> Response:
    site: Site = state_of(request)
    workshop = workshop_of(request)
    if site.weighing is None:
        return answer(NOTHING)
    return answer(site.weighing.info(key_of(workshop.pack)))


async def stop(request: Request) -> Response:
    site: Site = state_of(request)
    workshop = workshop_of(request)
    await form(request, Nothing)
    if site.weighing is None:
        return answer(NOTHING)
    await site.weighing.stop()
    return answer(site.weighing.info(key_of(workshop.pack)))
