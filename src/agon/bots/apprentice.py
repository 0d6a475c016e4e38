"""Plays as somebody does who has just learnt the game: sensibly, one step ahead, and not without mistakes."""

from math import exp
from typing import Final

from agon.bots.greedy import finish_step
from agon.bots.lessons import lesson_for
from agon.bots.values import Values
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.play import Worlds

WORLDS: Final = 4  # that each option is tried in
SEEN: Final = 16  # options that are thought about: where there are more, some are overlooked
CARE: Final = 1.2  # an option that is better by a standard deviation is chosen e to this power as often


class ApprenticeBot:
    """Chooses by how good each option looks at the end of the step: the better the more likely, none for certain."""

    def __init__(self, chance: Chance) -> None:
        self.name = "apprentice"
        self.chance = chance

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        options = self.noticed(ask.options)
        values = Values(worlds.game, worlds.seats, lesson_for(worlds.game, worlds.seats, ""))
        before = values.leads(worlds.sample(self.chance.copy()))
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            deal, luck = self.chance.fork(), self.chance.fork()
            for number, option in enumerate(options):
                world = worlds.sample(deal.copy())
                step = world.steps
                world.answer(ask.seat, option)
                finish_step(world, step, luck.copy())
                totals[number] += values.judged(world, before)[ask.seat]
        return options[self.drawn(totals)]

    def noticed(self, options: list[int]) -> list[int]:
        """All of them, or as many as somebody thinks about."""
        if len(options) <= SEEN:
            return options
        some = options.copy()
        self.chance.shuffle(some)
        return some[:SEEN]

    def drawn(self, totals: list[float]) -> int:
        """One of these, the better the more likely."""
        mean = sum(totals) / len(totals)
        deviation = (sum([(total - mean) ** 2 for total in totals]) / len(totals)) ** 0.5
        if deviation < 1e-9:
            return self.chance.below(len(totals))
        odds = [exp(CARE * (total - mean) / deviation) for total in totals]
        at = self.chance.below(FINE) / FINE * sum(odds)
        for number, odd in enumerate(odds):
            at -= odd
            if at < 0:
                return number
        return len(odds) - 1


FINE: Final = 1 << 30  # parts of a whole, to draw from
