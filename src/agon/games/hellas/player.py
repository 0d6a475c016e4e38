"""A player: the hero, the hand, priests, cards, and what was done this turn."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.kernel.structs import Bag, Number, Struct

ATTRIBUTE_COUNT: Final = 3


class Player(Struct):
    """One player's hero and everything that is theirs beside the map."""

    seat: Number
    attributes: list[int] = [1] * ATTRIBUTE_COUNT
    hand: Bag[Number] = []  # combat cards: which is hidden, how many is not
    artifacts: list[Number] = []
    spent: list[int] = []  # of them
    blessings: list[Number] = []
    kept: list[Number] = []  # quest cards with a power
    marked_powers: list[int] = []  # powers of cards with a used action token
    trophies: list[Number] = []  # monsters slain
    used: list[int] = []  # powers used this turn that have a limit
    hero: Number = NONE
    colour: Number = NONE
    region: Number = NONE  # of the hero; NONE on a quest
    quest: Number = NONE  # that the hero is on
    quest_step: int = NONE  # 0 to 2
    injuries: int = 0  # injured attributes, as a mask
    pool: int = 0  # priests in the priest pool
    marked: Number = 0  # special actions with a used action token, as a mask
    done: Number = 0  # regular actions done this turn, as a mask
