"""Lords of Hellas, ready to be played: rules, box and modules."""

from collections.abc import Sequence
from typing import Final

from agon.games.hellas import (
    account,
    cardtext,
    census,
    counting,
    describe,
    events,
    hidden,
    observe,
    offers,
    refusals,
    usage,
    view,
)
from agon.games.hellas.box import open_box
from agon.games.hellas.events import ARGUMENTS
from agon.games.hellas.modules import MODULES
from agon.games.hellas.once import ONCE
from agon.games.hellas.rules.book import write_book
from agon.games.hellas.rules.ending import outcome
from agon.games.hellas.rules.questions import ANY_TIME
from agon.games.hellas.rules.setup import lay_out
from agon.games.hellas.schema.vocabulary import LANGUAGE
from agon.games.hellas.setup_options import ARMIES, OPTIONS, promised, seat_heroes
from agon.games.hellas.state import Book, Hellas
from agon.games.hellas.view.shapes import HellasView
from agon.kernel.account import Account
from agon.kernel.acts import Acts
from agon.kernel.ask import Ask, Option, Play, Refusal
from agon.kernel.chance import Chance
from agon.kernel.game import Count, Evaluation, Event, Face, Game, Outcome, Promises, Setup, State
from agon.kernel.legality import Verdict
from agon.kernel.modules import Manifest, Module, unpack_parts
from agon.kernel.packs import Edition, Pack
from agon.kernel.pens import Pen
from agon.kernel.words import Message


class HellasGame:
    """Lords of Hellas with a pack and modules."""

    def __init__(self, pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> None:
        self.id: str = "hellas"
        self.rules_version: int = 2
        self.modules: tuple[str, ...] = tuple([module.id for module in modules])
        self.box = open_box(pack)
        self.packs: tuple[Edition, ...] = unpack_parts(self.box, pack, modules)
        self.book = Book(options)
        write_book(self.book)
        for module in modules:
            module.install(self.book)
        self.sorts = observe.Sorts(self.box, self.book)

    def begin(self, setup: Setup, chance: Chance, log: list[Event] | None = None) -> State:
        g = Hellas(self.box, self.book)
        g.chance = chance
        g.log = log
        known = [hero.id for hero in self.box.heroes]
        g.seated = seat_heroes(setup, self.book.options, known, chance)
        g.armies = promised(setup, self.book.options, "army", list(ARMIES))
        lay_out(g, setup.seats)
        g.step = self.book.first("set_up")
        return g

    def seats_of(self, state: State) -> int:
        return len(mine(state).players)

    def step(self, state: State) -> Play:
        g = mine(state)
        return self.book.steps[g.step](g)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(mine(state))

    def view(self, state: State, seat: int) -> HellasView:
        return view.view(mine(state), seat)

    def question(self, state: State, ask: Ask) -> Message:
        return describe.question(mine(state), ask)

    def option(self, state: State, ask: Ask, option: int) -> Option:
        return describe.describe(mine(state), ask, option)

    def refusals(self, state: State, ask: Ask) -> list[Refusal]:
        return refusals.refusals(mine(state), ask)

    def verdicts(self, state: State, ask: Ask) -> list[Verdict]:
        return refusals.verdicts(mine(state), ask)

    def tell(self, event: Event, reader: int) -> Message:
        return events.tell(self.box, self.book, event, reader)

    def determinize(self, state: State, seat: int, chance: Chance) -> None:
        hidden.determinize(mine(state), seat, chance)

    def census(self, state: State) -> dict[str, int]:
        return census.census(mine(state))

    def counts(self, state: State) -> list[Count]:
        return counting.counts(mine(state))

    def uncounted(self, state: State) -> frozenset[str]:
        return counting.uncounted(mine(state))

    def promises(self) -> Promises:
        return Promises(ARGUMENTS, ONCE, frozenset({ANY_TIME}))

    def uses(self, state: State, event: Event) -> list[str]:
        return usage.uses(mine(state), event)

    def usable(self) -> list[str]:
        return self.book.replaceable.report.usable(self.box)

    def account(self, state: State, events: Sequence[Event], reader: int) -> Account:
        return account.account(mine(state), events)

    def standing(self, state: State) -> tuple[int, ...]:
        return account.standing(mine(state))

    def alarms(self, state: State) -> list[Message]:
        return account.alarms(mine(state))

    def features(self, state: State, seat: int) -> list[float]:
        return self.book.replaceable.features(mine(state), seat)

    def evaluation(self) -> Evaluation:
        return self.book.replaceable.evaluation

    def acts(self) -> Acts:
        return offers.offers(self.box, self.book)

    def observe(self, state: State, seat: int, pen: Pen) -> None:
        observe.observe(mine(state), self.sorts, seat, pen)

    def names(self) -> dict[str, dict[str, str]]:
        return cardtext.names(self.box)

    def describe(self, thing: str) -> list[Message]:
        return cardtext.describe(self.box, thing)

    def face(self, thing: str) -> Face:
        kind, _, id = thing.partition("/")
        return self.book.faces[kind](self.box, id)


def mine(state: State) -> Hellas:
    """The kernel hands back the state that this game made."""
    assert isinstance(state, Hellas)
    return state


def build(pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> Game:
    return HellasGame(pack, modules, options)


HELLAS: Final = Manifest("hellas", (2, 3, 4), OPTIONS, MODULES, build, LANGUAGE.sorts)
