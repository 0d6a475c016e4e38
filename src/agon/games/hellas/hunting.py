"""Monsters on the map, and a hunt while it lasts."""

from agon.games.hellas.box.numbers import NONE
from agon.kernel.game import Json


class Beast:
    """A monster: where it is, its wounds, how it has evolved, who has slain it."""

    def __init__(self) -> None:
        self.evolutions: list[int] = []  # monster cards that lie with it
        self.region: int = NONE  # NONE: not on the map
        self.covered: int = 0  # symbols with a wound token, as a mask: the tray's, then the evolutions' in order
        self.slayer: int = NONE
        self.slain: bool = False
        self.died: int = NONE  # the region where it was slain

    def copy(self) -> "Beast":
        twin = Beast()
        twin.region = self.region
        twin.covered = self.covered
        twin.slayer = self.slayer
        twin.slain = self.slain
        twin.died = self.died
        twin.evolutions = self.evolutions.copy()
        return twin

    def dump(self) -> list[Json]:
        return [self.region, self.covered, self.slayer, self.slain, self.died, self.evolutions.copy()]


class Hunt:
    """A hunt: what was dealt in it, the attack that is on, how it ends.  LOH-MHNT-01 to LOH-MHNT-15"""

    def __init__(self, seat: int, monster: int, region: int) -> None:
        self.seat = seat
        self.monster = monster
        self.region = region
        self.drawn: list[int] = []  # attack cards that `chooser` picks from: hidden from everybody else
        self.defence: list[int] = []  # combat cards played against the attack, which lie open
        self.used: list[int] = []  # powers with the limit of a hunt that were used
        self.dealt: int = 0  # symbols covered in this hunt, as a mask like `Beast.covered`
        self.struck: int = 0  # wounds of the present attack of the hero
        self.attacks: int = 0  # attack cards played so far
        self.chooser: int = NONE  # who looks at `drawn`
        self.attack: int = NONE  # the attack card that is played
        self.value: int = 0  # what a defence has to reach
        self.bonus: int = 0  # added to the cards of a defence by effects
        self.injured: bool = False  # whether the hero had an injury before this attack card
        self.over: bool = False
        self.won: bool = False

    def copy(self) -> "Hunt":
        twin = Hunt(self.seat, self.monster, self.region)
        twin.dealt = self.dealt
        twin.struck = self.struck
        twin.attacks = self.attacks
        twin.chooser = self.chooser
        twin.attack = self.attack
        twin.value = self.value
        twin.bonus = self.bonus
        twin.injured = self.injured
        twin.over = self.over
        twin.won = self.won
        twin.drawn = self.drawn.copy()
        twin.defence = self.defence.copy()
        twin.used = self.used.copy()
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "monster": self.monster,
            "region": self.region,
            "dealt": self.dealt,
            "struck": self.struck,
            "attacks": self.attacks,
            "chooser": self.chooser,
            "attack": self.attack,
            "value": self.value,
            "bonus": self.bonus,
            "injured": self.injured,
            "over": self.over,
            "won": self.won,
            "drawn": sorted(self.drawn),
            "defence": self.defence.copy(),
            "used": self.used.copy(),
        }
