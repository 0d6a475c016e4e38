"""What the kernel needs from a game, as protocols: any class with these members is a game."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from agon.kernel.account import Account
from agon.kernel.acts import Acts
from agon.kernel.ask import Ask, Option, Play, Refusal
from agon.kernel.chance import Chance
from agon.kernel.legality import Verdict
from agon.kernel.packs import Edition
from agon.kernel.pens import Pen
from agon.kernel.words import Message

OVER: Final = "over"  # the step after the last one

EVERYONE: Final = -1  # an audience is a bit mask of seats, negative when spectators are in it
SPECTATOR: Final = -1  # the seat number of a spectator

Event = tuple[str, int, tuple[int, ...]]  # message id, audience, numbers that the game can read
Json = object  # plain data: dict, list, str, int, bool, None
Face = Mapping[str, object]  # what is printed on a thing: plain data and messages, and a `kind` that tells which it is


class State(Protocol):
    """Everything a match is at one moment. Plain and mutable; hidden things live here, never in locals."""

    chance: Chance
    step: str  # what comes next once the present step is done; OVER at the end
    reveals: int  # grows whenever somebody is shown something that was hidden from them
    log: list[Event] | None  # where events go; None when nobody listens. Not copied

    def copy(self) -> "State": ...

    def dump(self) -> dict[str, Json]:
        """Every field as plain data: for digests, equality and bug reports."""


class Place(NamedTuple):
    """One seat's result: rank 1 is best; seats that share a rank share it."""

    seat: int
    rank: int
    score: int


class Outcome(NamedTuple):
    """How a match ended: everybody's place, who won, and why it ended."""

    winners: tuple[int, ...]
    places: tuple[Place, ...]
    reason: Message


class Setup(NamedTuple):
    """Everything that defines a match before the first choice."""

    game: str
    seats: int
    seed: str
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    pack: str = ""  # the key of what lies over the pack of the game, for whoever keeps several; empty: nothing


NO_LIMIT: Final = 1 << 40  # of a supply that never runs out


class Count(NamedTuple):
    """How much of something there is, and the limits that the rules set to it."""

    field: str  # of the state, by its class: `Player.aegis`
    value: int
    low: int
    high: int


class Once(NamedTuple):
    """An event that happens once to the same thing; again only after one of the events of `until`.

    Such an event is about the same thing if it has the same numbers, as far as both name them.
    """

    what: tuple[str, ...]  # the names of its numbers that say to whom or to what; if empty: to the whole table
    until: tuple[str, ...] = ()


class Promises(NamedTuple):
    """What is true in every match of this game: for the tests that look between two rules."""

    arguments: Mapping[str, tuple[str, ...]]  # of every event, the names of its numbers
    once: Mapping[str, Once]  # all other events may happen any number of times
    any_time: frozenset[int]  # actions of options that are offered beside what a question is about


class Game(Protocol):
    """A game with its modules and its pack, ready to be played. Holds no match."""

    id: str
    packs: tuple[Edition, ...]  # it is played with, the lowest first
    modules: tuple[str, ...]  # the ids of those it is played with, in their order
    rules_version: int  # raised whenever the same choices can lead to a different position than before

    def begin(self, setup: Setup, chance: Chance, log: list[Event] | None = None) -> State:
        """The state before the first step; what happens while setting up is told to `log`."""

    def seats_of(self, state: State) -> int:
        """How many play."""

    def step(self, state: State) -> Play:
        """The procedure of `state.step`; it must leave another step there."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, once the match is over."""

    def view(self, state: State, seat: int) -> Mapping[str, Json]:
        """What that seat may know, as new data without any reference to the state. Each game has a type for it."""

    def determinize(self, state: State, seat: int, chance: Chance) -> None:
        """Redraw, in place, all that the seat cannot know, from a canonical order of the unknown."""

    def question(self, state: State, ask: Ask) -> Message: ...

    def option(self, state: State, ask: Ask, option: int) -> Option: ...

    def verdicts(self, state: State, ask: Ask) -> list[Verdict]:
        """Everything that the question can name, and what stands in the way of each."""

    def refusals(self, state: State, ask: Ask) -> list[Refusal]:
        """The withheld options among these, in words."""

    def tell(self, event: Event, reader: int) -> Message:
        """An event in words, for a reader who is in its audience."""

    def names(self) -> dict[str, dict[str, str]]:
        """What every thing is called, by language; things are named as in `Name`."""

    def describe(self, thing: str) -> list[Message]:
        """What a thing is and does, from the pack's data; `KeyError` if there is no such thing."""

    def face(self, thing: str) -> Face:
        """What is printed on a thing, from the same data; `KeyError` if nothing on it is drawn."""

    def census(self, state: State) -> dict[str, int]:
        """How often every card and token is found on the table; each must be there exactly once."""

    def counts(self, state: State) -> list[Count]:
        """Everything that is counted on the table, with its limits."""

    def uncounted(self, state: State) -> frozenset[str]:
        """The number fields that count nothing: numbers of things, seats, masks. Every number field is here or in
        `counts`.
        """

    def promises(self) -> Promises:
        """What else is true of this game with its modules."""

    def uses(self, state: State, event: Event) -> list[str]:
        """What an event counts as in a balance report: `played:card/x`; `offered:card/x` where not everything is on
        offer.
        """

    def usable(self) -> list[str]:
        """Every use that a report has a line for."""

    def account(self, state: State, events: Sequence[Event], reader: int) -> Account:
        """Points by source, ways to win and deeds, from the position and what the reader has heard so far."""

    def standing(self, state: State) -> tuple[int, ...]:
        """How everybody stands, in the columns of an account: for the course of a match that is over."""

    def alarms(self, state: State) -> list[Message]:
        """Warnings for everybody at the table of what is close; the same words for as long as each is true."""

    def features(self, state: State, seat: int) -> list[float]:
        """One seat's position as numbers, for bots; read in sampled worlds only."""

    def evaluation(self) -> "Evaluation":
        """What those numbers are worth."""

    def acts(self) -> Acts:
        """Every option that can ever be on offer, numbered, and every kind of question."""

    def observe(self, state: State, seat: int, pen: Pen) -> None:
        """What that seat may know as numbers: as `view`, always in the same order and of the same size."""


NEXT_TURN: Final = "next turn"
END_OF_STEP: Final = "end of step"
END_OF_TURN: Final = "end of turn"


class Evaluation(NamedTuple):
    """How a game declares what is good: data, so that one bot can play every game."""

    names: tuple[str, ...]  # of the features
    weights: tuple[float, ...]  # what one more of each is worth, in points
    clear_lead: float  # the lead, in points, that wins about three games in four
    horizon: str = NEXT_TURN  # when a position is best judged: at the end of the step, when somebody else begins one
    # (the end of the turn), or when the seat is asked again
    peril: int = -1  # the feature that tells how likely everybody is to lose together, where that can be


def hears(audience: int, seat: int) -> bool:
    """Whether that seat (or a spectator) is in the audience."""
    return audience < 0 if seat < 0 else audience >> seat & 1 == 1
