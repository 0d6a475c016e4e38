"""What each message of a page does: exactly one answer to each."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from agon.kernel.ask import Question
from agon.kernel.errors import AgonError
from agon.kernel.game import SPECTATOR
from agon.lab.worker import NoAnswer
from agon.server import messages as m
from agon.server import metrics, moderation, moves, wire
from agon.server.acts import Chose
from agon.server.connection import Connection
from agon.server.entry import Entry
from agon.server.hall import LOG
from agon.server.people.robots import must_be_playing
from agon.server.preview import Foreseen, foresee
from agon.server.problems import CONFLICT, FORBIDDEN, TOO_MANY, as_problem, problem
from agon.server.store.lobby import release_reserved
from agon.server.store.seats import release
from agon.server.store.society import person_of, speaks
from agon.server.table import Table
from agon.server.thinkers import Hinting


async def answer(self: Connection, entry: Entry, message: m.FromPage) -> None:
    """Do what a message asks, or say why not."""
    if isinstance(message, m.Hello):
        self.refuse(-1, problem("server-hello-twice"))
        return
    try:
        if self.robot:
            must_be_playing(message)
        await ANSWERS[type(message)](self, entry, message)
    except AgonError as error:
        told = as_problem(error)
        metrics.REFUSED.labels(told.message.id).inc()
        self.refuse(message.id, told)
    except Exception:  # a fault of ours costs one answer, not the connection
        LOG.exception("table %s: %s failed", entry.id, type(message).__name__)
        self.refuse(message.id, problem("server-broken", 500))


async def look(self: Connection, entry: Entry, message: m.Look) -> None:
    def turn() -> None:
        known = message.seat == SPECTATOR or message.seat in self.held
        if not known and not (entry.table.stage == "over" and 0 <= message.seat < len(entry.table.seats)):
            raise problem("server-not-yours", FORBIDDEN)
        self.seat = message.seat
        self.show(entry)

    await self.heavy(entry, turn)
    self.say(m.Done(message.id))


async def sync(self: Connection, entry: Entry, message: m.Sync) -> None:
    await self.heavy(entry, lambda: self.show(entry))
    self.say(m.Done(message.id))


async def ask_earlier(self: Connection, entry: Entry, message: m.AskEarlier) -> None:
    def older() -> m.Earlier:
        before = min(message.before, len(entry.table.choices) + 1)
        first = entry.sights.first(self.seat, before)
        return m.Earlier(message.id, first, entry.sights.lines(self.seat, first, before))

    self.say(await self.heavy(entry, older))


async def ask_numbers(self: Connection, entry: Entry, message: m.AskNumbers) -> None:
    if not self.preview_pace.take():
        raise problem("server-too-fast", TOO_MANY)

    def numbers() -> m.AccountInfo:
        if entry.table.match is None or entry.table.stage == "lobby":
            raise problem("server-not-started", CONFLICT)
        return wire.account(entry.table.match.account(self.seat))

    self.say(m.Numbers(message.id, await self.heavy(entry, numbers)))


async def ask_why(self: Connection, entry: Entry, message: m.AskWhy) -> None:
    def reasons() -> list[m.RefusalInfo]:
        moves.must_hold(self.held, message.seat)
        if entry.table.match is None or message.seat not in entry.table.pending:
            raise problem("server-not-asked", CONFLICT)
        return [wire.refusal(one) for one in entry.table.refusals(message.seat)]

    self.say(m.Why(message.id, await self.heavy(entry, reasons)))


async def ask_preview(self: Connection, entry: Entry, message: m.AskPreview) -> None:
    if not self.preview_pace.take():
        raise problem("server-too-fast", TOO_MANY)

    def future() -> Foreseen:
        plan = moves.choose(entry.table, self.held, message.seat, message.at, message.key)
        if plan is None or not isinstance(plan.deed, Chose):
            raise problem("server-stale", CONFLICT)
        return foresee(entry.table, message.seat, plan.deed.option)

    foreseen = await self.heavy(entry, future)
    events = [wire.words(event) for event in foreseen.events]
    self.say(m.Preview(message.id, message.key, events, foreseen.view, foreseen.certain))


async def ask_hint(self: Connection, entry: Entry, message: m.AskHint) -> None:
    if not self.site.hints.has(self.visitor):
        raise problem("server-hints-wait", TOO_MANY)

    def asked() -> tuple[Hinting, Question]:
        moves.must_be_asked(entry.table, self.held, message.seat, message.at)
        if not entry.table.has_hints():
            raise problem("server-no-hints", FORBIDDEN)
        question = entry.table.question(message.seat)
        assert question is not None
        choices = tuple((choice.seat, choice.option) for choice in entry.table.choices)
        return Hinting(entry.id, entry.table.founding.setup, choices, message.seat), question

    hinting, question = await self.heavy(entry, asked)
    self.site.hall.go(think_of_hint(self, entry, message, hinting, question))


async def think_of_hint(
    self: Connection, entry: Entry, message: m.AskHint, hinting: Hinting, question: Question
) -> None:
    """It may take a while: whatever else they send is answered meanwhile."""
    try:
        await give_hint(self, entry, message, hinting, question)
    except NoAnswer:
        self.refuse(message.id, problem("server-no-hint", CONFLICT))
    except AgonError as error:
        self.refuse(message.id, as_problem(error))
    except Exception:  # as above
        LOG.exception("table %s: no hint was found", entry.id)
        self.refuse(message.id, problem("server-broken", 500))


async def give_hint(self: Connection, entry: Entry, message: m.AskHint, hinting: Hinting, question: Question) -> None:
    best = (await self.site.thinkers.hint(hinting, self.source)).options[0]
    async with entry.lock:
        moves.must_be_asked(entry.table, self.held, message.seat, message.at)
        key = entry.table.key_of(message.seat, best.option)
    called = next(option for option in question.options if option.key == key)
    self.say(m.Hint(message.id, key, wire.worth(best, called)))


async def ask_judgement(self: Connection, entry: Entry, message: m.AskJudgement) -> None:
    await self.paid()
    if message.follow:
        await self.site.judges.follow(entry.table, self, message.begin)
    else:
        self.site.judges.leave(entry.id, self)
    self.say(m.Done(message.id))


async def ping(self: Connection, entry: Entry, message: m.Ping) -> None:
    self.say(m.Pong(message.id, self.site.hall.clock()))


async def chat(self: Connection, entry: Entry, message: m.Say) -> None:
    self.site.chats.take(self.visitor or self.source)
    await self.paid()
    if message.seat == SPECTATOR and not self.held:
        _, name = await self.site.store.read(person_of, self.visitor)
        also = partial(speaks, table=entry.id, device=self.visitor)
        await self.site.hall.act(entry, lambda table: moderation.remark(table, self.speaker, name, message.text, also))
    else:
        await self.site.hall.act(entry, lambda table: moves.chat(table, self.held, message.seat, message.text))
    self.say(m.Done(message.id))


def host(self: Connection, plan: Callable[[Table], moves.Plan | None]) -> moves.Proposal:
    """Something that the host alone may do."""

    def proposal(table: Table) -> moves.Plan | None:
        moderation.must_host(table, self.held)
        return plan(table)

    return proposal


def hide(self: Connection, entry: Entry, message: m.Hide) -> moves.Proposal:
    return host(self, lambda table: moderation.hide(table, message.number))


def silence(self: Connection, entry: Entry, message: m.Silence) -> moves.Proposal:
    return host(self, lambda table: moderation.silence(table, message.seat, message.speaker, message.yes))


def bar(self: Connection, entry: Entry, message: m.Bar) -> moves.Proposal:
    return host(self, lambda table: moderation.bar(table, message.speaker))


async def leave(self: Connection, entry: Entry, message: m.Leave) -> None:
    def also(connection: Any) -> None:
        release(connection, entry.id, message.seat)

    await self.paid()
    await self.site.hall.act(entry, lambda table: moves.leave(table, self.held, message.seat, also))
    self.say(m.Done(message.id))


Move = Callable[[Connection, Entry, Any], moves.Proposal]


def acting(move: Move) -> Callable[[Connection, Entry, Any], Awaitable[None]]:
    """A message that is an act: done, seen by all, and then confirmed."""

    async def act(self: Connection, entry: Entry, message: Any) -> None:
        await self.paid()
        await self.site.hall.act(entry, move(self, entry, message))
        self.say(m.Done(message.id))

    return act


def choose(self: Connection, entry: Entry, message: m.Choose) -> moves.Proposal:
    return lambda table: moves.choose(table, self.held, message.seat, message.at, message.key, message.also)


def take_back(self: Connection, entry: Entry, message: m.TakeBack) -> moves.Proposal:
    return lambda table: moves.take_back(table, self.held, message.seat, message.choice)


def agree(self: Connection, entry: Entry, message: m.Agree) -> moves.Proposal:
    return lambda table: moves.agree(table, self.held, message.seat, message.yes)


def start(self: Connection, entry: Entry, message: m.Start) -> moves.Proposal:
    return lambda table: moves.start(table, self.held)


def hand_over(self: Connection, entry: Entry, message: m.HandOver) -> moves.Proposal:
    def also(connection: Any) -> None:
        release_reserved(connection, entry.id, message.seat)

    return lambda table: moves.hand_over(table, self.held, message.seat, message.bot, entry.away, also)


def vote(self: Connection, entry: Entry, message: m.Vote) -> moves.Proposal:
    clock = self.site.hall.clock
    return lambda table: moves.vote(table, self.held, message.seat, message.about, message.yes, clock())


def order(self: Connection, entry: Entry, message: m.Order) -> moves.Proposal:
    return lambda table: moves.order(table, self.held, message.seat, message.at, message.until)


def withdraw(self: Connection, entry: Entry, message: m.Withdraw) -> moves.Proposal:
    return lambda table: moves.withdraw(table, self.held, message.seat, message.kind)


def take_over(self: Connection, entry: Entry, message: m.TakeOver) -> moves.Proposal:
    return lambda table: moves.take_over(table, self.held, message.seat)


def rename(self: Connection, entry: Entry, message: m.Rename) -> moves.Proposal:
    return lambda table: moves.rename(table, self.held, message.seat, message.name, message.language)


ANSWERS: Final[dict[type[m.FromPage], Callable[[Connection, Entry, Any], Awaitable[None]]]] = {
    m.Look: look,
    m.Sync: sync,
    m.Choose: acting(choose),
    m.TakeBack: acting(take_back),
    m.Agree: acting(agree),
    m.Say: chat,
    m.Start: acting(start),
    m.HandOver: acting(hand_over),
    m.Vote: acting(vote),
    m.Order: acting(order),
    m.Withdraw: acting(withdraw),
    m.TakeOver: acting(take_over),
    m.Leave: leave,
    m.Rename: acting(rename),
    m.Hide: acting(hide),
    m.Silence: acting(silence),
    m.Bar: acting(bar),
    m.AskWhy: ask_why,
    m.AskPreview: ask_preview,
    m.AskEarlier: ask_earlier,
    m.AskNumbers: ask_numbers,
    m.AskHint: ask_hint,
    m.AskJudgement: ask_judgement,
    m.Ping: ping,
}
