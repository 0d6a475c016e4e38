"""A table: what its journal adds up to. Pure: acts in, state out; no database, no clock, no sockets."""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from msgspec.structs import replace

from agon.kernel import lessons
from agon.kernel.ask import Question, Refusal
from agon.kernel.game import SPECTATOR
from agon.kernel.match import Choice, Match
from agon.kernel.undo import Permission
from agon.server import acts as a
from agon.server.acts import Act, Deed
from agon.server.house import House
from agon.server.messages import ChatLine, Stage
from agon.server.pace import Clocks
from agon.server.parts import (
    BOT,
    LESSON,
    OPEN,
    PERSON,
    Answered,
    Change,
    Described,
    Founding,
    Joining,
    Pending,
    Request,
    SeatState,
    Snapshot,
)
from agon.server.playable import game_of
from agon.server.standing import LATE, Order, Orders, Until, holds, pause, turns_of
from agon.shelf.lessons import lessons_of


class Table:
    """A table at one version."""

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.version = 0  # acts
        self.seen = 0  # those that everybody sees: by this, questions and updates are numbered
        self.stage: Stage = "lobby"
        self.seats = list(founding.seats)
        self.match: Match | None = None
        self.times: list[int] = []  # when each choice was made
        self.chat: list[ChatLine] = []
        self.pending: dict[int, Pending] = {}
        self.request: Request | None = None
        self.answered: dict[int, Answered] = {}  # each seat's last answer
        self.joined: dict[int, Joining] = {}  # the last device that came to each seat by a link
        self.rematch = ""  # the table where these people play again
        self.clocks = Clocks(founding.pace)
        self.orders: Orders = {}
        self.house = House(tuple(seat for seat, state in enumerate(founding.seats) if state.held))
        self.moves = 0  # grows whenever the match itself changes
        self._made = [0] * len(self.seats)  # choices of each seat
        self._kept = 0  # how far the log stands as it was before the act that is being carried out
        self._questions: dict[int, Described] = {}  # once for each time a seat is asked
        self._opening: set[str] = set()  # kinds of questions with which turns have begun here
        self.lesson = lessons_of(founding.setup.game).get(founding.parent) if founding.origin == LESSON else None
        if founding.origin != "new":  # its first choices were made elsewhere
            self.match = Match.start(game_of(founding.setup), founding.setup)
        if founding.origin == "file":
            self.stage = "over"  # nobody plays here: it is there to be looked at

    # -- looking

    @property
    def id(self) -> str:
        return self.founding.id

    @property
    def choices(self) -> list[Choice]:
        return [] if self.match is None else self.match.choices

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, described in full."""
        described = self._described(seat)
        return None if described is None else described.question

    def option_of(self, seat: int, key: str) -> int | None:
        """The option with that key in what the seat is asked; None when it is not on offer."""
        described = self._described(seat)
        return None if described is None else described.options.get(key)

    def key_of(self, seat: int, option: int) -> str:
        """The key of an option that the seat is offered; empty when it is not on offer."""
        described = self._described(seat)
        offered = {} if described is None else described.options
        return next((key for key, one in offered.items() if one == option), "")

    def _described(self, seat: int) -> Described | None:
        pending = self.pending.get(seat)
        if pending is None or self.match is None:
            return None
        known = self._questions.get(seat)
        if known is None or known.version != pending.version:
            known = self._describe(self.match, seat, pending.version)
            self._questions[seat] = known
        return known

    def _describe(self, match: Match, seat: int, version: int) -> Described:
        ask, whole = match.asked(seat), match.question(seat)
        assert ask is not None
        assert whole is not None
        question = whole if self.lesson is None else lessons.narrowed(self.lesson, match, whole)
        left = {option.key for option in question.options}
        options = zip(ask.options, whole.options, strict=True)
        return Described(version, question, {one.key: option for option, one in options if one.key in left})

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat cannot choose, and why; in a lesson also what comes later."""
        match = self._playing()
        whole = match.question(seat)
        if self.lesson is None or whole is None:
            return match.refusals(seat)
        return lessons.withheld(self.lesson, match, whole) + match.refusals(seat)

    def undo_permission(self, seat: int) -> Permission:
        """Whether the seat may take back its last answer."""
        match = self._playing()
        return match.undo_permission(seat) if self.lesson is None else lessons.undo_permission(self.lesson, match, seat)

    def asked_bots(self) -> list[int]:
        """The seats that are asked and played by bots."""
        return [seat for seat in self.pending if self.seats[seat].sitter == BOT]

    def people(self) -> frozenset[int]:
        """The seats that people play now."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.sitter == PERSON)

    def has_hints(self) -> bool:
        """Whether people here may ask what a bot would do: who plays bots alone may, others if they agreed to it.

        Never where the result changes ratings.
        """
        if self.founding.rated:
            return False
        people = [seat for seat in self.seats if seat.held or seat.sitter != BOT]
        return self.lesson is None and (self.founding.hints or len(people) < 2)

    def made(self, seat: int) -> int:
        """How many choices a seat has made."""
        return self._made[seat]

    def all_sit(self) -> bool:
        return all(seat.sitter != OPEN for seat in self.seats)

    def unname_speaker(self, speaker: str, called: str) -> None:
        """Whoever watched and spoke is forgotten: the journal says so already."""
        said = ((line, line.speaker == speaker) for line in self.chat)
        self.chat = [replace(line, name=called) if theirs else line for line, theirs in said]

    def lighten(self) -> None:
        """Forget what can be made again."""
        self._questions.clear()
        if self.match is not None:
            self.match.lighten()

    # -- standing orders

    def declinable(self, seat: int) -> str | None:
        """The kind of question that a seat is asked, if it can be answered once for many times."""
        ask = None if self.match is None else self.match.asked(seat)
        return None if ask is None or ask.kind.no not in ask.options or self.lesson is not None else ask.kind.id

    def order_of(self, seat: int) -> Order | None:
        """The order that answers what a seat is asked now, if there is one."""
        kind = self.declinable(seat)
        if kind is None or self.seats[seat].sitter != PERSON:
            return None
        order = self.orders.get((seat, kind))
        return order if order is not None and self.in_force(seat, order) else None

    def in_force(self, seat: int, order: Order) -> bool:
        opening = [ask.seat for ask in self._playing().asks if ask.kind.turn]
        return self.stage == "playing" and holds(order, seat, turns_of(self.choices, self._opening, opening))

    def order_due(self, seat: int) -> int | None:
        """When the order of a seat answers what it is asked: when a quick person would, or at once if it came later."""
        order, pending = self.order_of(seat), self.pending.get(seat)
        if order is None or pending is None:
            return None
        quick = pending.at + pause(self.founding.setup.seed, seat, pending.version)
        return order.at if order.at >= pending.at else quick

    def orders_due(self) -> dict[int, int]:
        """By seat, when orders answer what is asked now."""
        if not self.orders:
            return {}
        due = {seat: self.order_due(seat) for seat in self.pending}
        return {seat: at for seat, at in due.items() if at is not None}

    def next_due(self) -> int:
        """When something happens here by itself; 0: never."""
        times = [self.clocks.next_due(), *(at + LATE for at in self.orders_due().values())]
        return min((at for at in times if at), default=0)

    # -- acting

    def apply(self, acts: Sequence[Act]) -> Change:
        """Carry out the next acts."""
        since, chat = self.seen, len(self.chat)
        keep = -1 if self.stage == "lobby" else len(self.choices)
        for act in acts:
            assert act.number == self.version + 1, f"act {act.number} after version {self.version}"
            keep = min(keep, self._carry_out(act))
            if isinstance(act.deed, a.Hid):
                chat = min(chat, *(place for place, one in enumerate(self.chat) if one.number == act.deed.number), chat)
        return Change(since, keep, chat)

    def _carry_out(self, act: Act) -> int:
        """One act; how many of the choices before are still there (-1: there was no match to be seen before)."""
        before = self._standing()
        self._kept = -1 if self.stage == "lobby" else len(self.choices)
        DEEDS[type(act.deed)](self, act.deed, act)
        self.seen += not isinstance(act.deed, a.PRIVATE)
        if isinstance(act.deed, a.Chose | a.ChoseSeveral):
            self._drop_orders(act.deed.seat)
        self.version = act.number
        self._settle_request()
        self._note_pending(before, act)
        if self.match is not None and self.match.over:
            self.stage = "over"
            self.request = None
        return self._kept

    def snapshot(self) -> Snapshot:
        return Snapshot(
            self.version,
            self.stage,
            self.seats.copy(),
            self.choices.copy(),
            self.times.copy(),
            len(self.chat),
            self.pending.copy(),
            self.request,
            self.answered.copy(),
            self.joined.copy(),
            self.rematch,
            self.clocks.copy(),
            self.seen,
            self.orders.copy(),
            self.house,
        )

    def restore(self, was: Snapshot) -> None:
        """Go back to a snapshot of this very table."""
        self.version, self.stage, self.request = was.version, was.stage, was.request
        self.rematch, self.clocks = was.rematch, was.clocks.copy()
        self.seats, self.times, self.pending = was.seats.copy(), was.times.copy(), was.pending.copy()
        self.answered, self.joined = was.answered.copy(), was.joined.copy()
        self.seen, self.orders, self.house = was.seen, was.orders.copy(), was.house
        self.moves += 1
        del self.chat[was.chat :]
        self._questions.clear()
        self._made = [len([choice for choice in was.choices if choice.seat == seat]) for seat in range(len(self.seats))]
        if self.match is None:
            return
        if was.stage == "lobby" and self.founding.origin == "new":
            self.match = None
            return
        same = 0
        while same < min(len(was.choices), len(self.choices)) and was.choices[same] == self.choices[same]:
            same += 1
        self.match.back_to(same)
        for choice in was.choices[same:]:
            self.match.choose_again(choice)

    # -- the deeds

    def chose(self, deed: a.Chose, act: Act) -> None:
        match = self._playing()
        asked = match.asked(deed.seat)
        if asked is not None and deed.option in asked.options:
            match.choose(deed.seat, deed.option)
            if match.choices[-1].key != deed.key:  # the hint was wrong: other rules number options otherwise
                match.back_to(len(match.choices) - 1)
                match.choose_key(deed.seat, deed.key)
        else:
            match.choose_key(deed.seat, deed.key)
        self._note_choices(deed.seat, (deed.key,), act)

    def chose_several(self, deed: a.ChoseSeveral, act: Act) -> None:
        self._playing().choose_keys(deed.seat, deed.keys)
        self._note_choices(deed.seat, tuple(deed.keys), act)

    def took_back(self, deed: a.TookBack, act: Act) -> None:
        self._take_back(deed.seat)
        self.request = None

    def asked_back(self, deed: a.AskedBack, act: Act) -> None:
        choice = self._playing().undo_permission(deed.seat).back_to
        others = [seat for seat in range(len(self.seats)) if seat != deed.seat]
        self.request = Request(deed.seat, choice, tuple(others))

    def agreed(self, deed: a.Agreed, act: Act) -> None:
        request = self.request
        if request is None:
            return
        if not deed.yes:
            self.request = None
        else:
            self.request = request._replace(waiting=tuple(seat for seat in request.waiting if seat != deed.seat))

    def sat(self, deed: a.Sat, act: Act) -> None:
        self.seats[deed.seat] = SeatState(PERSON, deed.name, "", deed.language, True)
        self.house = self.house.came(deed.seat)

    def left(self, deed: a.Left, act: Act) -> None:
        self.orders = {key: order for key, order in self.orders.items() if key[0] != deed.seat}
        self.joined.pop(deed.seat, None)
        self.clocks.left(deed.seat)
        self.house = self.house.left(deed.seat)
        if self.stage == "over":  # who played is part of the result
            self.seats[deed.seat] = self.seats[deed.seat]._replace(held=False)
        else:
            self.seats[deed.seat] = SeatState(OPEN, "", "", "", False)

    def joins(self, deed: a.Joined, act: Act) -> None:
        self.joined[deed.seat] = Joining(deed.browser, deed.system, act.at)

    def parted(self, deed: a.Parted, act: Act) -> None:
        self.joined.pop(deed.seat, None)

    def ordered(self, deed: a.Ordered, act: Act) -> None:
        self.orders[deed.seat, deed.kind] = Order(cast(Until, deed.until), act.at, len(self.choices))

    def withdrew(self, deed: a.Withdrew, act: Act) -> None:
        self.orders.pop((deed.seat, deed.kind), None)

    def declined(self, deed: a.Declined, act: Act) -> None:
        ask = self._playing().asked(deed.seat)
        absence = self.clocks.absences.get(deed.seat)
        self.chose(a.Chose(deed.seat, deed.key, deed.option), act)
        if absence is not None:  # whoever was away has not come back by this
            self.clocks.absences[deed.seat] = absence
        order = None if ask is None else self.orders.get((deed.seat, ask.kind.id))
        if ask is not None and order is not None:
            self.orders[deed.seat, ask.kind.id] = order._replace(used=(*order.used, len(self.choices)))

    def rematched(self, deed: a.Rematched, act: Act) -> None:
        self.rematch = deed.table

    def handed_over(self, deed: a.HandedOver, act: Act) -> None:
        self.seats[deed.seat] = self.seats[deed.seat]._replace(sitter=BOT, bot=deed.bot)

    def ran_out(self, deed: a.RanOut, act: Act) -> None:
        self.clocks.ran_out(deed.seat, act.at)
        self.seats[deed.seat] = self.seats[deed.seat]._replace(sitter=BOT, bot=deed.bot)

    def voted(self, deed: a.Voted, act: Act) -> None:
        clocks = self.clocks
        votes = clocks.votes.get(deed.about, frozenset())
        clocks.votes[deed.about] = votes | {deed.seat} if deed.yes else votes - {deed.seat}
        if clocks.voters(deed.about, act.at, self.people()) <= clocks.votes[deed.about]:
            self.ran_out(a.RanOut(deed.about, clocks.pace.bot), act)

    def took_over(self, deed: a.TookOver, act: Act) -> None:
        self.clocks.returned(deed.seat)
        self.seats[deed.seat] = self.seats[deed.seat]._replace(sitter=PERSON, bot="")

    def renamed(self, deed: a.Renamed, act: Act) -> None:
        self.seats[deed.seat] = self.seats[deed.seat]._replace(name=deed.name, language=deed.language)

    def started(self, deed: a.Started, act: Act) -> None:
        if self.match is None:
            self.match = Match.start(game_of(self.founding.setup), self.founding.setup)
        self.stage = "playing"
        self.moves += 1

    def said(self, deed: a.Said, act: Act) -> None:
        self.chat.append(ChatLine(self.seen + 1, deed.seat, deed.text, act.at))

    def remarked(self, deed: a.Remarked, act: Act) -> None:
        self.chat.append(ChatLine(self.seen + 1, SPECTATOR, deed.text, act.at, deed.name, deed.speaker))

    def hid(self, deed: a.Hid, act: Act) -> None:
        self.house = self.house._replace(hidden=self.house.hidden | {deed.number})

    def silenced(self, deed: a.Silenced, act: Act) -> None:
        self.house = self.house.silenced(deed.seat, deed.speaker, deed.yes)

    def barred(self, deed: a.Barred, act: Act) -> None:
        self.house = self.house._replace(barred=self.house.barred | {deed.speaker})

    # -- inside

    def _playing(self) -> Match:
        assert self.match is not None, "the match has not begun"
        return self.match

    def _note_choices(self, seat: int, keys: tuple[str, ...], act: Act) -> None:
        """What is kept of an answer: when each of its choices was made, and how it would be known again."""
        fresh = len(self.choices) - len(self.times)
        self.times += [act.at] * fresh
        self._made[seat] += fresh
        self.moves += 1
        self.request = None
        if seat in self.pending:
            self.answered[seat] = Answered(self.pending[seat].version, keys)
        self._note_time(seat, fresh, act)

    def _note_time(self, seat: int, fresh: int, act: Act) -> None:
        """What an answer means for the clock of the seat; a seat that was lent to a bot is a person's again."""
        if self.seats[seat].sitter == PERSON:
            self.clocks.chose(seat, act.at)
            return
        lent = seat in self.clocks.lent
        self.clocks.bot_chose(seat, range(len(self.times) - fresh + 1, len(self.times) + 1))
        if lent:
            self.seats[seat] = self.seats[seat]._replace(sitter=PERSON, bot="")

    def _take_back(self, seat: int) -> None:
        """Take back the last answer of a seat. Those after it, secret answers of others, move up."""
        match = self._playing()
        place = match.undo_permission(seat).back_to
        match.undo_agreed(seat)
        gone = len(self.times) - len(self.choices)
        del self.times[place : place + gone]
        self._made[seat] -= gone
        self.clocks.taken_back(place)
        self._forget_orders(seat, place)
        self.moves += 1
        self._kept = min(self._kept, place)
        self.answered.pop(seat, None)

    def _drop_orders(self, seat: int) -> None:
        """Whoever chooses themselves has been told what orders did that are in force no more."""
        for (who, kind), order in list(self.orders.items()):
            if who == seat and self.seats[seat].sitter == PERSON and not self.in_force(seat, order):
                del self.orders[who, kind]

    def _forget_orders(self, seat: int, place: int) -> None:
        """Choices from that place on are no more: whoever takes back what an order chose takes the order back."""
        for (who, kind), order in list(self.orders.items()):
            left = tuple(number for number in order.used if number <= place)
            if who == seat and left != order.used:
                del self.orders[who, kind]
            else:
                self.orders[who, kind] = order._replace(used=left, choices=min(order.choices, place))

    def _settle_request(self) -> None:
        """Take the choice back once all have agreed; bots and open seats do so by themselves."""
        request = self.request
        if request is None or self.stage != "playing":
            return
        waiting = tuple(seat for seat in request.waiting if self.seats[seat].sitter == PERSON)
        self.request = request._replace(waiting=waiting)
        if not waiting:
            self.request = None
            self._take_back(request.seat)

    def _standing(self) -> dict[int, tuple[Any, ...]]:
        """What each asked seat is asked, so that the same question can be known again."""
        if self.match is None or self.stage != "playing":
            return {}
        self._opening |= {ask.kind.id for ask in self.match.asks if ask.kind.turn}
        return {ask.seat: (ask.kind.id, tuple(ask.options), self._made[ask.seat]) for ask in self.match.asks}

    def _note_pending(self, before: dict[int, tuple[Any, ...]], act: Act) -> None:
        """Whose question is new since this act, and whose is still the one it was."""
        after = self._standing()
        fresh = Pending(self.seen, act.at)
        known = {seat: pending.version for seat, pending in self.pending.items()}
        self.pending = {
            seat: self.pending[seat] if seat in self.pending and before.get(seat) == asked else fresh
            for seat, asked in after.items()
        }
        questions = {seat: pending.version for seat, pending in self.pending.items()}
        self.clocks.asked(questions, known, self.people(), act.at)


# Which method carries out which deed: the one list of what can happen at a table.
DEEDS: Final[dict[type[Deed], Callable[[Table, Any, Act], None]]] = {
    a.Chose: Table.chose,
    a.ChoseSeveral: Table.chose_several,
    a.TookBack: Table.took_back,
    a.AskedBack: Table.asked_back,
    a.Agreed: Table.agreed,
    a.Sat: Table.sat,
    a.Left: Table.left,
    a.Joined: Table.joins,
    a.Parted: Table.parted,
    a.Ordered: Table.ordered,
    a.Withdrew: Table.withdrew,
    a.Declined: Table.declined,
    a.Rematched: Table.rematched,
    a.HandedOver: Table.handed_over,
    a.RanOut: Table.ran_out,
    a.Voted: Table.voted,
    a.TookOver: Table.took_over,
    a.Renamed: Table.renamed,
    a.Started: Table.started,
    a.Said: Table.said,
    a.Remarked: Table.remarked,
    a.Hid: Table.hid,
    a.Silenced: Table.silenced,
    a.Barred: Table.barred,
}
