"""When a match is over: its replay, its record, its forks; and records that people bring."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from agon.kernel.errors import RecordError, SetupError
from agon.kernel.game import SPECTATOR
from agon.kernel.record import MAX_TEXT, record_text
from agon.kernel.words import say
from agon.lab.worker import NoAnswer
from agon.server import forms, founding, wire
from agon.server.club.results import names_of, seconds_of
from agon.server.http.answers import answer, body_of, form, number_in, source, state_of
from agon.server.http.tables import created, entry_of, path_of
from agon.server.messages import Asked
from agon.server.people.visiting import visitor_of
from agon.server.problems import CONFLICT, Problem, as_problem, problem
from agon.server.scene import table_info, view_of
from agon.server.site import Site
from agon.server.table import Table
from agon.server.visitors import remember

MOST_FRAMES = 50


async def finished(request: Request) -> Table:
    """The table that the address names, whose match must be over: until then there are secrets."""
    entry = await entry_of(request)
    async with entry.lock:
        if entry.table.stage != "over":
            raise problem("server-not-over", CONFLICT)
    return entry.table


def seat_in(request: Request, table: Table) -> int:
    seat = number_in(request, "seat", SPECTATOR)
    if not SPECTATOR <= seat < len(table.seats):
        raise problem("server-no-seat", number=seat + 1)
    return seat


async def timeline(request: Request) -> Response:
    table = await finished(request)
    seat = seat_in(request, table)
    work = partial(timeline_of, table, seat)
    return answer(await state_of(request).turnstile.aside(source(request), work))


def timeline_of(table: Table, seat: int) -> forms.Timeline:
    match = table.match
    assert match is not None
    choices = [
        forms.ChoiceInfo(number, choice.seat, choice.question, choice.key, table.times[number - 1])
        for number, choice in enumerate(match.choices, 1)
    ]
    outcome = match.outcome
    return forms.Timeline(
        table=table_info(table, (), ()),
        seat=seat,
        choices=choices,
        log=[wire.line(told) for told in match.events(seat)],
        outcome=None if outcome is None else wire.outcome(outcome),
        digest=match.digest(),
    )


async def frames(request: Request) -> Response:
    table = await finished(request)
    seat = seat_in(request, table)
    first, count = number_in(request, "first", 0), number_in(request, "count", 1)
    if not 0 <= first <= len(table.choices):
        raise problem("server-no-choice", number=first, last=len(table.choices))
    wanted = min(max(count, 1), MOST_FRAMES, len(table.choices) - first + 1)
    work = partial(frames_of, table, seat, first, wanted)
    return answer(await state_of(request).turnstile.aside(source(request), work))


def frames_of(table: Table, seat: int, first: int, count: int) -> forms.Frames:
    assert table.match is not None
    match = table.match.clone()
    match.back_to(first)
    found: list[forms.Frame] = []
    for number in range(first, first + count):
        if number > first:
            choice = table.choices[number - 1]
            match.choose(choice.seat, choice.option)
        question = match.question(seat)
        since = table.times[number - 1] if number else table.founding.created
        found.append(
            forms.Frame(
                choices=number,
                view=view_of(match, seat),
                asked=[Asked(ask.seat, since, None) for ask in match.asks],
                question=None if question is None else wire.question(question, number),
            )
        )
    return forms.Frames(seat, found)


async def course(request: Request) -> Response:
    table = await finished(request)
    return answer(await state_of(request).turnstile.aside(source(request), partial(course_of, table)))


def course_of(table: Table) -> forms.Course:
    assert table.match is not None
    return wire.course(table.match.course(), seconds_of(table))


async def record(request: Request) -> Response:
    """The match as an `.agon` file."""
    table = await finished(request)
    assert table.match is not None
    work = partial(table.match.record, names_of(table, [seat.name for seat in table.seats]))
    text = await state_of(request).turnstile.aside(source(request), work)
    name = f"{table.founding.setup.game}-{table.id[:8]}.agon"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, "application/x-ndjson")


async def fork(request: Request) -> Response:
    site: Site = state_of(request)
    site.makings.take(source(request))
    table = await finished(request)
    wanted = await form(request, forms.Fork)
    visitor = await visitor_of(request)
    made = await founding.fork(site.hall, table, wanted, visitor)
    await site.thinking.attend(made.id, source(request))
    return created(request, made, visitor)


async def open_record(request: Request) -> Response:
    """A record that somebody brings, played again in a worker, where it can do no harm."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    content = await body_of(request, MAX_TEXT)
    try:
        replayed = await site.thinkers.replay(record_text(content), source(request))
    except NoAnswer as error:
        raise problem("server-record-slow") from error
    except Problem:
        raise
    except SetupError as error:
        raise as_problem(error) from error
    except RecordError as error:
        why = say("server-bad-record", detail=str(error))
        raise Problem(why if error.message is None else error.message) from error
    visitor = await visitor_of(request)
    made = await founding.open_record(site.hall, replayed, visitor)
    notes = [wire.words(note) for note in replayed.notes]
    response = answer(forms.Opened(made.id, path_of(made.id), notes), 201)
    remember(response, visitor, request)
    return response
