"""A battle while it lasts: two sides, what they have played, what it is worth. All of it is open."""

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE
from agon.kernel.game import Json


class Side:
    """One side of a battle: the hoplites of one commander in its region."""

    def __init__(self, commander: int) -> None:
        self.commander = commander  # a seat, or PERSIANS
        self.cards: list[int] = []  # combat cards played, in that order; they lie open
        self.values: list[int] = []  # what each of them is worth
        self.came_from: list[int] = []  # where a beaten attacker may withdraw to
        self.granted: list[Effect] = []  # `modify` for this battle alone
        self.strength: int = 0  # army strength given by effects
        self.casualties: int = 0  # symbols counted so far
        self.passed: bool = False

    def copy(self) -> "Side":
        twin = Side(self.commander)
        twin.strength = self.strength
        twin.casualties = self.casualties
        twin.passed = self.passed
        twin.cards = self.cards.copy()
        twin.values = self.values.copy()
        twin.came_from = self.came_from.copy()
        twin.granted = self.granted.copy()
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "commander": self.commander,
            "strength": self.strength,
            "casualties": self.casualties,
            "passed": self.passed,
            "cards": self.cards.copy(),
            "values": self.values.copy(),
            "came_from": self.came_from.copy(),
            "granted": [effect.index for effect in self.granted],
        }


class Battle:
    """A battle in a region."""

    def __init__(self, region: int, attacker: Side, defender: Side) -> None:
        self.region = region
        self.attacker = attacker
        self.defender = defender
        self.winner: int = NONE  # the commander who has won, once it is decided

    def copy(self) -> "Battle":
        twin = Battle(self.region, self.attacker.copy(), self.defender.copy())
        twin.winner = self.winner
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "region": self.region,
            "attacker": self.attacker.dump(),
            "defender": self.defender.dump(),
            "winner": self.winner,
        }

    def side_of(self, commander: int) -> Side | None:
        if self.attacker.commander == commander:
            return self.attacker
        if self.defender.commander == commander:
            return self.defender
        return None

    def opponent_of(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker
