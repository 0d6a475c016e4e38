"""Hybris: Disordered Cosmos, ready to be played: rules, box and modules, as the kernel wants them."""

from collections.abc import Sequence
from typing import Final

from agon.games.hybris import (
    account,
    alarms,
    cardtext,
    census,
    counting,
    describe,
    events,
    features,
    hidden,
    observe,
    offers,
    refusals,
    usage,
    view,
)
from agon.games.hybris.book import Book
from agon.games.hybris.box import open_box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.event_numbers import ARGUMENTS
from agon.games.hybris.modules import MODULES, manifest_of
from agon.games.hybris.once import ONCE
from agon.games.hybris.rules.book import write_book
from agon.games.hybris.rules.questions import POWER, PREMONITION, RESOLVE_PILLAR
from agon.games.hybris.rules.setup import seat_players, set_up_boards
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.games.hybris.setup_options import OPTIONS, seat_olympians
from agon.games.hybris.state import Hybris
from agon.games.hybris.view.shapes import HybrisView
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


class HybrisGame:
    """Hybris with a pack and modules."""

    def __init__(self, pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> None:
        self.id: str = "hybris"
        self.rules_version: int = 2
        self.modules: tuple[str, ...] = tuple([module.id for module in modules])
        self.box = open_box(pack)
        self.packs: tuple[Edition, ...] = unpack_parts(self.box, pack, modules)
        self.book = Book(options, manifest_of(self.box, modules))
        write_book(self.book)
        for module in modules:
            module.install(self.book)
        self.sorts = observe.Sorts(self.box, self.book)

    def begin(self, setup: Setup, chance: Chance, log: list[Event] | None = None) -> State:
        g = Hybris(self.box, self.book)
        g.chance = chance
        g.log = log
        known = [olympian.id for olympian in self.box.olympians]
        g.drafted = seat_olympians(setup, self.book.options, known, chance)
        set_up_boards(g)
        if NONE in g.drafted:
            g.step = "draft"
        else:
            seat_players(g, g.drafted)
            g.step = self.book.first("set_up")
        return g

    def seats_of(self, state: State) -> int:
        return len(mine(state).drafted)

    def step(self, state: State) -> Play:
        return self.book.play_step(mine(state))

    def outcome(self, state: State) -> Outcome | None:
        return self.book.verdict(mine(state))

    def view(self, state: State, seat: int) -> HybrisView:
        return view.view(mine(state), seat)

    def determinize(self, state: State, seat: int, chance: Chance) -> None:
        hidden.determinize(mine(state), seat, chance)

    def question(self, state: State, ask: Ask) -> Message:
        return describe.question(mine(state), ask)

    def option(self, state: State, ask: Ask, option: int) -> Option:
        return describe.describe(mine(state), ask, option)

    def refusals(self, state: State, ask: Ask) -> list[Refusal]:
        return refusals.refusals(mine(state), ask)

    def verdicts(self, state: State, ask: Ask) -> list[Verdict]:
        return refusals.verdicts(mine(state), ask)

    def tell(self, event: Event, reader: int) -> Message:
        return events.tell(self.box, event, reader)

    def names(self) -> dict[str, dict[str, str]]:
        return cardtext.names(self.box)

    def describe(self, thing: str) -> list[Message]:
        return cardtext.describe(self.box, thing)

    def face(self, thing: str) -> Face:
        kind, _, id = thing.partition("/")
        return self.book.faces[kind](self.box, id)

    def census(self, state: State) -> dict[str, int]:
        return census.census(mine(state))

    def counts(self, state: State) -> list[Count]:
        return counting.counts(mine(state))

    def uncounted(self, state: State) -> frozenset[str]:
        return counting.uncounted(mine(state))

    def promises(self) -> Promises:
        return Promises(ARGUMENTS, ONCE, frozenset({POWER, PREMONITION, RESOLVE_PILLAR, *self.book.asides}))

    def uses(self, state: State, event: Event) -> list[str]:
        return usage.uses(mine(state), event)

    def usable(self) -> list[str]:
        return usage.usable(self.box, self.book)

    def account(self, state: State, events: Sequence[Event], reader: int) -> Account:
        return account.account(mine(state), events)

    def standing(self, state: State) -> tuple[int, ...]:
        return account.standing(mine(state))

    def alarms(self, state: State) -> list[Message]:
        return alarms.alarms(mine(state))

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(mine(state), seat)

    def evaluation(self) -> Evaluation:
        return features.evaluation(self.book)

    def acts(self) -> Acts:
        return offers.offers(self.box, self.book)

    def observe(self, state: State, seat: int, pen: Pen) -> None:
        observe.observe(mine(state), self.sorts, seat, pen)


def mine(state: State) -> Hybris:
    """The kernel hands back the state that this game made."""
    assert isinstance(state, Hybris)
    return state


def build(pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> Game:
    return HybrisGame(pack, modules, options)


HYBRIS: Final = Manifest("hybris", (2, 3, 4), OPTIONS, MODULES, build, LANGUAGE.sorts)
