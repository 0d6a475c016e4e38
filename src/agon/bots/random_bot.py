"""Chooses anything on offer."""

from random import Random

from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.play import Playout, Worlds


class RandomBot:
    """Each option is as likely as the others."""

    def __init__(self, chance: Chance) -> None:
        self.name = "random"
        self.chance = chance

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        return ask.options[self.chance.below(len(ask.options))]


def play_out(run: Playout, dice: Random) -> tuple[int, int]:
    """Answer at random until the game is over: how many decisions there were, and how many answers with no choice."""
    decisions = forced = 0
    run.start()
    while True:
        ask = run.ask
        if ask is None:
            return decisions, forced
        options = ask.options
        count = len(options)
        if count > 1:
            decisions += 1
            run.choose(options[int(dice.random() * count)])
        else:
            forced += 1
            run.choose(options[0])
