"""A battle while it lasts: two sides, what they have played, what it is worth. All of it is open."""

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE
from agon.kernel.game import Json
from agon.kernel.structs import Derived, Number, Shared, Struct


class Side(Struct):
    """One side of a battle: the hoplites of one commander in its region."""

    commander: Number  # a seat, or PERSIANS
    cards: list[Number] = []  # combat cards played, in that order; they lie open
    values: list[int] = []  # what each of them is worth
    came_from: list[Number] = []  # where a beaten attacker may withdraw to
    granted: list[Shared[Effect]] = []  # `modify` for this battle alone
    strength: int = 0  # army strength given by effects
    casualties: int = 0  # symbols counted so far
    reached: Derived[Number] = 0  # the army strength with which it was decided, to be shown
    passed: bool = False

    def dump_granted(self) -> Json:
        return [effect.index for effect in self.granted]


class Battle(Struct):
    """A battle in a region."""

    region: Number
    attacker: Side
    defender: Side
    winner: Number = NONE  # the commander who has won, once it is decided

    def side_of(self, commander: int) -> Side | None:
        if self.attacker.commander == commander:
            return self.attacker
        if self.defender.commander == commander:
            return self.defender
        return None

    def opponent_of(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker
