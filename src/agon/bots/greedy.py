"""Looks one turn ahead: tries every option in a few sampled worlds and takes what looks best."""

from typing import Final

from agon.bots.judgement import chances, standing
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.play import Playout, Worlds

WORLDS: Final = 6  # sampled for each decision, the same for all its options


class GreedyBot:
    """Carries each option through to the end of the step, then judges by the game's own evaluation."""

    def __init__(self, chance: Chance) -> None:
        self.name = "greedy"
        self.chance = chance

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        evaluation = worlds.game.evaluation()
        start = standing(worlds, evaluation, self.chance)
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            deal, luck = self.chance.fork(), self.chance.fork()
            for number, option in enumerate(options):
                world = worlds.sample(deal.copy())
                step = world.steps
                world.answer(ask.seat, option)
                finish_step(world, step, luck.copy())
                totals[number] += chances(worlds.game, world, worlds.seats, evaluation, start)[ask.seat]
        size = len(options)
        best = self.chance.below(size)  # among equals, none for standing first
        for number in range(size):
            if totals[number] > totals[best]:
                best = number
        return options[best]


def finish_step(world: Playout, step: int, chance: Chance) -> None:
    """Answer at random until that step is done."""
    while True:
        ask = world.ask
        if ask is None or world.steps != step:
            return
        world.choose(ask.options[chance.below(len(ask.options))])
