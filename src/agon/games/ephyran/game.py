"""Ephyran, ready to be played: the rules, the box and the rulings of the table, as the kernel wants them."""

from collections.abc import Sequence
from typing import Final

from agon.games.ephyran import (
    account,
    cardtext,
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
from agon.games.ephyran.box import open_box
from agon.games.ephyran.faces import FACES
from agon.games.ephyran.log import ARGUMENTS
from agon.games.ephyran.once import ONCE
from agon.games.ephyran.rules.options import CANCEL
from agon.games.ephyran.rules.reinforcements import PLAYED, can_be_cancelled, offer_cancel
from agon.games.ephyran.rules.scoring import outcome, score
from agon.games.ephyran.rules.setup import draft, set_up
from agon.games.ephyran.rules.turn import turn
from agon.games.ephyran.schema import LANGUAGE
from agon.games.ephyran.setup_options import OPTIONS, Rulings
from agon.games.ephyran.state import NONE, Ephyran, Played
from agon.games.ephyran.view.shapes import EphyranView
from agon.kernel.account import Account
from agon.kernel.acts import Acts
from agon.kernel.ask import Ask, Option, Play, Refusal
from agon.kernel.chance import Chance
from agon.kernel.game import Count, Evaluation, Event, Face, Game, Outcome, Promises, Setup, State
from agon.kernel.legality import Verdict
from agon.kernel.modules import Manifest, Module
from agon.kernel.packs import Edition, Pack
from agon.kernel.pens import Pen
from agon.kernel.rulebook import Rulebook
from agon.kernel.words import Message


def write_rulebook(modules: tuple[Module, ...], options: dict[str, str]) -> Rulebook[Ephyran, Played]:
    """The steps of the game, the reactions to reinforcements, then what the modules change."""
    book: Rulebook[Ephyran, Played] = Rulebook(options)
    book.add_step("draft", draft)
    book.add_step("turn", turn)
    book.add_step("score", score)
    book.add_sequence("end", "score")
    book.triggers.on(PLAYED, "defence", can_be_cancelled, offer_cancel)
    for module in modules:
        module.install(book)
    return book


class EphyranGame:
    """Ephyran with a pack and modules."""

    def __init__(self, pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> None:
        self.id: str = "ephyran"
        self.packs: tuple[Edition, ...] = pack.editions()
        self.rules_version: int = 2
        self.modules: tuple[str, ...] = tuple([module.id for module in modules])
        self.box = open_box(pack)
        self.book = write_rulebook(modules, options)
        self.sorts = observe.Sorts(self.box)

    def begin(self, setup: Setup, chance: Chance, log: list[Event] | None = None) -> State:
        g = Ephyran(self.box, Rulings(setup), self.book)
        g.chance = chance
        g.log = log
        set_up(g, setup.seats)
        return g

    def seats_of(self, state: State) -> int:
        return len(mine(state).players)

    def step(self, state: State) -> Play:
        g = mine(state)
        return self.book.steps[g.step](g)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(mine(state))

    def view(self, state: State, seat: int) -> EphyranView:
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
        return events.tell(self.box, event)

    def names(self) -> dict[str, dict[str, str]]:
        return self.box.names

    def describe(self, thing: str) -> list[Message]:
        return cardtext.describe(self.box, thing)

    def face(self, thing: str) -> Face:
        kind, _, id = thing.partition("/")
        return FACES[kind](self.box, id)

    def census(self, state: State) -> dict[str, int]:
        """Every card and token, wherever it is."""
        g = mine(state)
        cards = g.draw_pile + g.discard_pile + g.tartarus + g.drawn + [g.playing, g.held]
        tokens = g.supply + g.lost + [g.token]
        for p in g.players:
            cards += p.hand + p.city + p.locks
            tokens += p.tokens
        found: dict[str, int] = {}
        for card in cards:
            if card != NONE:
                thing = self.box.card_thing(card)
                found[thing] = found.get(thing, 0) + 1
        for token in tokens:
            if token != NONE:
                found[f"token/{token}"] = found.get(f"token/{token}", 0) + 1
        return found

    def counts(self, state: State) -> list[Count]:
        return counting.counts(mine(state))

    def uncounted(self, state: State) -> frozenset[str]:
        return frozenset(mine(state).uncounted())

    def promises(self) -> Promises:
        """The only thing to be done out of turn is to cancel a reinforcement."""
        return Promises(ARGUMENTS, ONCE, frozenset({CANCEL}))

    def uses(self, state: State, event: Event) -> list[str]:
        return usage.uses(mine(state), event)

    def usable(self) -> list[str]:
        return usage.usable(self.box)

    def account(self, state: State, events: Sequence[Event], reader: int) -> Account:
        return account.account(mine(state), events, reader)

    def standing(self, state: State) -> tuple[int, ...]:
        return account.standing(mine(state))

    def alarms(self, state: State) -> list[Message]:
        return account.alarms(mine(state))

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(mine(state), seat)

    def evaluation(self) -> Evaluation:
        return features.EVALUATION

    def acts(self) -> Acts:
        return offers.offers(self.box)

    def observe(self, state: State, seat: int, pen: Pen) -> None:
        observe.observe(mine(state), self.sorts, seat, pen)


def mine(state: State) -> Ephyran:
    """The kernel hands back the state that this game made."""
    assert isinstance(state, Ephyran)
    return state


def build(pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> Game:
    return EphyranGame(pack, modules, options)


EPHYRAN: Final = Manifest("ephyran", (2, 3, 4), OPTIONS, (), build, LANGUAGE.sorts)
