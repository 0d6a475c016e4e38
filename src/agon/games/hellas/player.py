"""A player: the hero, the hand, priests, cards, and what was done this turn."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.kernel.game import Json

ATTRIBUTE_COUNT: Final = 3


class Player:
    """One player's hero and everything that is theirs beside the map."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.attributes: list[int] = [1] * ATTRIBUTE_COUNT
        self.hand: list[int] = []  # combat cards: which is hidden, how many is not
        self.artifacts: list[int] = []
        self.spent: list[int] = []  # of them
        self.blessings: list[int] = []
        self.kept: list[int] = []  # quest cards with a power
        self.marked_powers: list[int] = []  # powers of cards with a used action token
        self.trophies: list[int] = []  # monsters slain
        self.used: list[int] = []  # powers used this turn that have a limit
        self.hero: int = NONE
        self.colour: int = NONE
        self.region: int = NONE  # of the hero; NONE on a quest
        self.quest: int = NONE  # that the hero is on
        self.quest_step: int = NONE  # 0 to 2
        self.injuries: int = 0  # injured attributes, as a mask
        self.pool: int = 0  # priests in the priest pool
        self.marked: int = 0  # special actions with a used action token, as a mask
        self.done: int = 0  # regular actions done this turn, as a mask

    def copy(self) -> "Player":
        p = Player(self.seat)
        p.hero = self.hero
        p.colour = self.colour
        p.region = self.region
        p.quest = self.quest
        p.quest_step = self.quest_step
        p.injuries = self.injuries
        p.pool = self.pool
        p.marked = self.marked
        p.done = self.done
        p.attributes = self.attributes.copy()
        p.hand = self.hand.copy()
        p.artifacts = self.artifacts.copy()
        p.spent = self.spent.copy()
        p.blessings = self.blessings.copy()
        p.kept = self.kept.copy()
        p.marked_powers = self.marked_powers.copy()
        p.trophies = self.trophies.copy()
        p.used = self.used.copy()
        return p

    def dump(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "hero": self.hero,
            "colour": self.colour,
            "region": self.region,
            "quest": self.quest,
            "quest_step": self.quest_step,
            "injuries": self.injuries,
            "pool": self.pool,
            "marked": self.marked,
            "done": self.done,
            "attributes": self.attributes.copy(),
            "hand": sorted(self.hand),
            "artifacts": self.artifacts.copy(),
            "spent": self.spent.copy(),
            "blessings": self.blessings.copy(),
            "kept": self.kept.copy(),
            "marked_powers": self.marked_powers.copy(),
            "trophies": self.trophies.copy(),
            "used": self.used.copy(),
        }
