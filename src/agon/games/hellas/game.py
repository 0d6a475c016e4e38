"""Lords of Hellas, ready to be played: rules, box and modules."""

from agon.games.hellas import census, hidden, uses
from agon.games.hellas.box import open_box
from agon.games.hellas.law import ARMIES, promised, seat_heroes
from agon.games.hellas.modules import check_players
from agon.games.hellas.rules.book import write_book
from agon.games.hellas.rules.ending import outcome
from agon.games.hellas.rules.setup import lay_out
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play
from agon.kernel.chance import Chance
from agon.kernel.game import Evaluation, Event, Outcome, Setup, State
from agon.kernel.modules import Module
from agon.kernel.packs import Pack


class HellasGame:
    """Lords of Hellas with a pack and modules."""

    def __init__(self, pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> None:
        self.id: str = "hellas"
        self.pack_id: str = pack.id
        self.pack_digest: str = pack.digest
        self.rules_version: int = 1
        self.box = open_box(pack)
        self.book = Book(options)
        write_book(self.book)
        for module in modules:
            module.install(self.book)

    def begin(self, setup: Setup, chance: Chance, log: list[Event] | None = None) -> State:
        check_players(setup)
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

    def determinize(self, state: State, seat: int, chance: Chance) -> None:
        hidden.determinize(mine(state), seat, chance)

    def census(self, state: State) -> dict[str, int]:
        return census.census(mine(state))

    def uses(self, state: State, event: Event) -> list[str]:
        return uses.uses(mine(state), event)

    def usable(self) -> list[str]:
        return uses.usable(self.box)

    def features(self, state: State, seat: int) -> list[float]:
        return self.book.seams.features(mine(state), seat)

    def evaluation(self) -> Evaluation:
        return self.book.seams.evaluation

    def names(self) -> dict[str, dict[str, str]]:
        return self.box.names


def mine(state: State) -> Hellas:
    """The kernel hands back the state that this game made."""
    assert isinstance(state, Hellas)
    return state
