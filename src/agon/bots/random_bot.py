"""Chooses anything on offer."""

from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.play import Worlds


class RandomBot:
    """Each option is as likely as the others."""

    def __init__(self, chance: Chance) -> None:
        self.name = "random"
        self.chance = chance

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        return ask.options[self.chance.below(len(ask.options))]
