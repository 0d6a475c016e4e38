"""A match is a setup, a seed and a list of choices; everything else is derived by running the rules.

`Match` remembers: choices, checkpoints at step boundaries, events. So it can be cloned, viewed,
undone, recorded and replayed at every question, in the middle of any procedure.
"""

from collections.abc import Sequence
from hashlib import sha256
from json import dumps
from typing import Final, NamedTuple

from agon.kernel.account import Account, Course, Moment, turning_points
from agon.kernel.ask import NO_ANSWER, NO_STOP, Ask, Question, Refusal, SeveralKeys
from agon.kernel.chance import seeded
from agon.kernel.errors import IllegalChoice, in_english
from agon.kernel.game import Event, Game, Json, Outcome, Setup, State, hears
from agon.kernel.observing import Observer
from agon.kernel.play import Playout, Remembered, Worlds
from agon.kernel.undo import CONSENT, FREE, Flow, Permission, merged, permission
from agon.kernel.words import Message, say

NOT_OFFERED: Final = -1


class Choice(NamedTuple):
    """One answer: who, to which question, which option, and the key that records store."""

    seat: int
    question: str
    key: str
    option: int
    joined: bool = False  # given in one answer with the choice before it


class Told(NamedTuple):
    """An event in words for one reader, and the number of the choice after which it happened."""

    after: int
    message: Message


class Match:
    """A match in progress, with its whole past. `Match.start` makes one."""

    def __init__(self, game: Game, setup: Setup, run: Remembered) -> None:
        self.game = game
        self.setup = setup
        self.choices: list[Choice] = []
        self._flows: list[Flow] = []
        self._told: list[list[Event]] = [[]]  # what was told before each choice, and after the last one
        self._checkpoints: list[tuple[int, State]] = []  # choices made so far, and the state then
        self._shares_past = False  # whether these four lists are shared with a clone or with the original
        self._run = run
        self._steps = 0  # of the running game, up to the last checkpoint kept

    @classmethod
    def start(cls, game: Game, setup: Setup) -> "Match":
        """A new match, at its first question."""
        told: list[Event] = []
        state = game.begin(setup, seeded(setup.seed), told)
        match = cls(game, setup, Remembered(game, state))
        match._told[0] = told
        match._run.start()
        match._checkpoints.append((0, match._run.checkpoint))
        match._steps = match._run.steps
        return match

    # -- asking and choosing

    @property
    def ask(self) -> Ask | None:
        """The question to be answered next; None when the match is over."""
        return self._run.ask

    @property
    def asks(self) -> list[Ask]:
        """All questions open now: several when several seats choose at once."""
        return self._run.asks()

    @property
    def over(self) -> bool:
        return self._run.ask is None

    @property
    def outcome(self) -> Outcome | None:
        """Winners, places, scores and the reason it ended; None while it goes on."""
        return self.game.outcome(self._run.state) if self.over else None

    def asked(self, seat: int) -> Ask | None:
        """The question that this seat has to answer now, if any."""
        for ask in self._run.asks():
            if ask.seat == seat:
                return ask
        return None

    def choose(self, seat: int, option: int) -> None:
        """Answer with one of the options on offer."""
        ask = self._must_be_asked(seat)
        if option not in ask.options:
            raise IllegalChoice(f"that option is not on offer for seat {seat + 1} at {ask.kind.id}")
        self._apply(ask, option, self.game.option(self._run.state, ask, option).key)

    def choose_key(self, seat: int, key: str) -> None:
        """Answer with an option's key, as people and records do."""
        ask = self._must_be_asked(seat)
        option = self._option_called(ask, key)
        if option == NOT_OFFERED:
            raise IllegalChoice(f"{key!r} is not on offer for seat {seat + 1} at {ask.kind.id}")
        self._apply(ask, option, key)

    def choose_keys(self, seat: int, keys: Sequence[str]) -> None:
        """Answer with several keys at once, one pick after the other: all of them are taken, or none is.

        A question says how many it takes, and which (`Ask.picks`); what is given at once is taken back at once.
        """
        if len(keys) == 1:
            self.choose_key(seat, keys[0])
            return
        several = self._must_take(self._must_be_asked(seat), keys)
        before = len(self.choices)
        try:
            self._pick_all(seat, keys, several)
        except BaseException:
            self.back_to(before)
            raise

    def choose_again(self, choice: Choice) -> None:
        """Repeat a choice that was made before at this very point."""
        self._apply(self._must_be_asked(choice.seat), choice.option, choice.key, choice.joined)

    def question(self, seat: int) -> Question | None:
        """What this seat is asked, described in full; None when it is not asked."""
        ask = self.asked(seat)
        if ask is None:
            return None
        state = self._run.state
        options = [self.game.option(state, ask, option) for option in ask.options]
        message = self.game.question(state, ask)
        no = ask.options.index(ask.kind.no) if ask.kind.no in ask.options else NO_ANSWER
        decline = "" if no == NO_ANSWER else options[no].key
        return Question(seat, ask.kind.id, message, ask.kind.rules, tuple(options), self._several(ask), decline)

    def observe(self, observer: Observer, seat: int) -> bytes:
        """What this seat may know as numbers, in the layout of that observer."""
        return observer.observe(self._run.state, seat, self._run.asks())

    def refusals(self, seat: int) -> list[Refusal]:
        """What a person might expect to do here but cannot, each with its reason."""
        ask = self.asked(seat)
        return [] if ask is None else self.game.refusals(self._run.state, ask)

    # -- looking

    def view(self, seat: int) -> dict[str, Json]:
        """What this seat may know (or a spectator, with seat -1)."""
        return {
            "game": self.game.id,
            "seat": seat,
            "asked": [ask.seat for ask in self._run.asks()],
            "over": self.over,
            "table": self.game.view(self._run.state, seat),
        }

    def events(self, seat: int, since: int = 0) -> list[Told]:
        """What happened, in words for this seat, from choice `since` on (0: from the very start)."""
        return [Told(after, words) for after in range(since, len(self._told)) for words in self.told(seat, after)]

    def told(self, seat: int, after: int) -> list[Message]:
        """What happened after one choice (0: before the first), in words for this seat."""
        return [self.game.tell(event, seat) for event in self._told[after] if hears(event[1], seat)]

    def alarms(self) -> list[Message]:
        """What everybody at the table should know is about to happen."""
        return self.game.alarms(self._run.state)

    def account(self, seat: int) -> Account:
        """Points by source, ways to win and deeds, as far as this seat knows of them."""
        heard = [event for told in self._told for event in told if hears(event[1], seat)]
        return self.game.account(self._run.state, heard, seat)

    def course(self) -> Course:
        """How everybody stood from choice to choice, by replaying the match.

        For matches that are over, when nothing is hidden.
        """
        run = Playout(self.game, self.game.begin(self.setup, seeded(self.setup.seed)))
        run.start()
        moments = [Moment(0, self.game.standing(run.state))]
        for number, choice in enumerate(self.choices, 1):
            run.answer(choice.seat, choice.option)
            standing = self.game.standing(run.state)
            if standing != moments[-1].standing:
                moments.append(Moment(number, standing))
        return Course(len(self.choices), tuple(moments), turning_points(moments, len(self.choices)))

    def page(self, seat: int, before: int, lines: int) -> int:
        """The choice from which on this seat was told at least this many lines, before choice `before`."""
        first = min(before, len(self._told))
        while first > 0 and lines > 0:
            first -= 1
            lines -= sum(hears(event[1], seat) for event in self._told[first])
        return first

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        return digest(self._run.state)

    def census(self) -> dict[str, int]:
        """How often each card and token is found on the table."""
        return self.game.census(self._run.state)

    def record(self, names: Sequence[str]) -> str:
        """The match as an `.agon` text, with the names of the players."""
        from agon.kernel.record import write_record  # which replays matches, and so needs this module

        return write_record(self, names)

    # -- copies

    def clone(self) -> "Match":
        """An independent match at the same point: the last checkpoint, and the choices since run again.

        Both share their past until one of them moves on or back, and then copies it.
        """
        twin = Match(self.game, self.setup, self._run)
        twin.choices = self.choices
        twin._flows = self._flows
        twin._told = self._told
        twin._checkpoints = self._checkpoints
        self._shares_past = twin._shares_past = True
        twin._rerun()
        return twin

    def playout(self) -> Playout:
        """An independent game at the same point, without the past."""
        return self._run.copy()

    def worlds(self, seat: int) -> Worlds:
        """Sampled worlds for a bot at this seat."""
        return self._run.worlds(seat)

    # -- taking back

    def undo_permission(self, seat: int) -> Permission:
        """Whether this seat may take back its last answer, known before it is tried."""
        last = len(self.choices) - 1  # what was before the seat's last answer does not matter
        while last >= 0 and (self.choices[last].seat != seat or self.choices[last].joined):
            last -= 1
        begun = [place for place in range(last, len(self.choices)) if last >= 0 and not self.choices[place].joined]
        choosers = [self.choices[place].seat for place in begun]
        flows = [merged(self._flows[place : self._end_of(place)]) for place in begun]
        asked = [ask.seat for ask in self._run.asks()]
        secret = self._secret_from()
        allowed = permission(seat, choosers, flows, asked, len([place for place in begun if place < secret]))
        return allowed if allowed.back_to < 0 else allowed._replace(back_to=begun[allowed.back_to])

    def lighten(self) -> None:
        """Forget the states in between: then going far back takes longer, and the match needs a third of the memory."""
        self._own_past()
        del self._checkpoints[1:-1]

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, where that is free."""
        self._undo(seat, (FREE,))

    def undo_agreed(self, seat: int) -> None:
        """Take back this seat's last answer, all the others having agreed."""
        self._undo(seat, (FREE, CONSENT))

    def back_to(self, count: int) -> None:
        """Go back to where `count` choices had been made. For replays and forks: asks no permission."""
        if not 0 <= count <= len(self.choices):
            raise IllegalChoice(f"there is no choice {count}: {len(self.choices)} were made")
        self._own_past()
        del self.choices[count:]
        del self._flows[count:]
        del self._told[count + 1 :]
        while self._checkpoints[-1][0] > count:
            self._checkpoints.pop()
        self._rerun()

    # -- inside

    def _own_past(self) -> None:
        """Stop sharing the past before changing it; told events and checkpoints themselves never change."""
        if self._shares_past:
            self.choices = self.choices.copy()
            self._flows = self._flows.copy()
            self._told = self._told.copy()
            self._checkpoints = self._checkpoints.copy()
            self._shares_past = False

    def _must_be_asked(self, seat: int) -> Ask:
        ask = self.asked(seat)
        if ask is None:
            raise IllegalChoice(f"seat {seat + 1} is not asked anything now")
        return ask

    def _several(self, ask: Ask) -> SeveralKeys | None:
        """How a question that takes several picks at once is described."""
        picks = ask.picks
        if picks is None or picks.most < 2:
            return None
        keys = [self.game.option(self._run.state, ask, option).key for option in picks.of] * picks.often
        stop = "" if picks.stop == NO_STOP else self.game.option(self._run.state, ask, picks.stop).key
        return SeveralKeys(picks.least, picks.most, tuple(keys), stop)

    def _must_take(self, ask: Ask, keys: Sequence[str]) -> SeveralKeys:
        """What a question takes in one answer, these keys being among it."""
        several = self._several(ask)
        if several is None:
            raise IllegalChoice(f"{ask.kind.id} takes one key an answer, not {len(keys)}", say("choose-one"))
        picked = keys[:-1] if keys and several.stop and keys[-1] == several.stop else keys
        if not 1 <= len(picked) <= several.most:
            line = f"{ask.kind.id} takes 1 to {several.most} picks an answer, not {len(picked)}"
            raise IllegalChoice(line, say("choose-at-most", most=several.most))
        left = list(several.keys)
        for key in picked:
            if key not in left:
                line = f"{key!r} cannot be picked, or not as often, in one answer to {ask.kind.id}"
                raise IllegalChoice(line, say("choose-apart", option=self._called(ask, key)))
            left.remove(key)
        return several

    def _pick_all(self, seat: int, keys: Sequence[str], several: SeveralKeys) -> None:
        """One key after the other, as long as it is the same list from which the seat picks."""
        called = [self._called(self._must_be_asked(seat), key) for key in keys]
        left = list(several.keys)
        made = 0
        for number, key in enumerate(keys):
            ask = self._must_be_asked(seat) if number == 0 else self._next_pick(seat, made)
            if ask is None:
                if key == several.stop:
                    return  # nothing is left that could be picked
                if number < several.least and left == [key] * len(left):
                    return  # all the remaining options were alike: the rest has answered itself
                line = f"{key!r} is one too many: {self.choices[-1].question} is not asked any more"
                raise IllegalChoice(line, say("choose-too-many", option=called[number]))
            assert ask.picks is not None
            made = ask.picks.made
            option = self._option_called(ask, key)
            if option == NOT_OFFERED:
                line = f"{key!r} is not on offer any more after the picks before it, at {ask.kind.id}"
                raise IllegalChoice(line, say("choose-too-many", option=called[number]))
            self._apply(ask, option, key, number > 0)
            if key in left:
                left.remove(key)

    def _next_pick(self, seat: int, made: int) -> Ask | None:
        """The question that asks for one more from the same list; None when something else is asked, or nothing."""
        ask = self.asked(seat)
        if ask is None or ask.picks is None or ask.kind.id != self.choices[-1].question:
            return None
        return ask if ask.picks.made == made + 1 else None

    def _option_called(self, ask: Ask, key: str) -> int:
        """The option with that key; NOT_OFFERED when there is none."""
        for option in ask.options:
            if self.game.option(self._run.state, ask, option).key == key:
                return option
        return NOT_OFFERED

    def _called(self, ask: Ask, key: str) -> Message | str:
        """An option in words; the key itself, if there is no such option here."""
        for option in ask.options:
            described = self.game.option(self._run.state, ask, option)
            if described.key == key:
                return described.message
        return key

    def _end_of(self, place: int) -> int:
        """The choice after the answer that begins with this one."""
        end = place + 1
        while end < len(self.choices) and self.choices[end].joined:
            end += 1
        return end

    def _apply(self, ask: Ask, option: int, key: str, joined: bool = False) -> None:
        state = self._run.state
        drawn, shown = state.chance.count, state.reveals
        told: list[Event] = []
        state.log = told
        self._own_past()
        self.choices.append(Choice(ask.seat, ask.kind.id, key, option, joined))
        self._told.append(told)
        try:
            self._run.answer(ask.seat, option)
        except BaseException:  # a broken rule must not leave half a choice behind
            self.back_to(len(self.choices) - 1)
            raise
        self._flows.append(Flow(state.chance.count != drawn, state.reveals != shown))
        self._note()

    def _undo(self, seat: int, levels: tuple[str, ...]) -> None:
        allowed = self.undo_permission(seat)
        if allowed.level not in levels:
            raise IllegalChoice(f"undo for seat {seat + 1}: {in_english(allowed.reason)}", allowed.reason)
        if allowed.back_to < self._secret_from():
            self.back_to(allowed.back_to)
            return
        # The seat's own part of a simultaneous question: the other parts do not depend on it and stay.
        start, end = allowed.back_to, self._end_of(allowed.back_to)
        self._own_past()
        del self.choices[start:end]
        del self._flows[start:end]
        del self._told[start + 1 : end + 1]
        self._rerun()

    def _secret_from(self) -> int:
        """The first choice that belongs to a simultaneous question still open; how many there are if none is."""
        secret = self._run.secret()
        return len(self.choices) - secret

    def _rerun(self) -> None:
        """Rebuild the running game from the last checkpoint and the choices since, without reporting events."""
        count, checkpoint = self._checkpoints[-1]
        self._run = Remembered.resume(self.game, checkpoint)
        self._run.start()
        for choice in self.choices[count:]:
            self._run.answer(choice.seat, choice.option)
        self._steps = self._run.steps

    def _note(self) -> None:
        """Keep a new checkpoint, if a step boundary was passed."""
        if self._run.steps != self._steps:
            self._steps = self._run.steps
            self._checkpoints.append((len(self.choices), self._run.checkpoint))


def digest(state: State) -> str:
    """A fingerprint of a state: of its plain data, in canonical form."""
    return sha256(dumps(state.dump(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()
