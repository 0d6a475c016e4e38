"""Monsters on the map, and a hunt while it lasts."""

from agon.games.hellas.box.numbers import NONE
from agon.kernel.structs import Bag, Number, Row, Struct


class Beast(Row):
    """A monster: where it is, its wounds, how it has evolved, who has slain it."""

    region: Number = NONE  # NONE: not on the map
    covered: Number = 0  # symbols with a wound token, as a mask: the tray's, then the evolutions' in order
    slayer: Number = NONE
    slain: bool = False
    died: Number = NONE  # the region where it was slain
    evolutions: list[Number] = []  # monster cards that lie with it


class Hunt(Struct):
    """A hunt: what was dealt in it, the attack that is on, how it ends.  LOH-MHNT-01 to LOH-MHNT-15"""

    seat: Number
    monster: Number
    region: Number
    drawn: Bag[Number] = []  # attack cards that `chooser` picks from: hidden from everybody else
    defence: list[Number] = []  # combat cards played against the attack, which lie open
    used: list[int] = []  # powers with the limit of a hunt that were used
    dealt: Number = 0  # symbols covered in this hunt, as a mask like `Beast.covered`
    struck: int = 0  # wounds of the present attack of the hero
    attacks: int = 0  # attack cards played so far
    chooser: Number = NONE  # who looks at `drawn`
    attack: Number = NONE  # the attack card that is played
    value: int = 0  # what a defence has to reach
    bonus: int = 0  # added to the cards of a defence by effects
    injured: bool = False  # whether the hero had an injury before this attack card
    over: bool = False
    won: bool = False
