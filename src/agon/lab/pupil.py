"""The player of the games that bots learn from: a short search, which now and then takes an option that does not look
best.
"""

from typing import Final

from agon.bots.mcts import Budget, MctsBot
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.play import Worlds

DOUBT: Final = 6  # one choice in this many is drawn among the options, by how often the search came back to each
WHIM: Final = 50  # and one in this many is any of them: an option that is never played is never learnt


class Pupil:
    """Searches, and does not always do what it has found."""

    def __init__(self, chance: Chance, iterations: int, lessons: str) -> None:
        self.name = "pupil"
        self.bot = MctsBot(chance, Budget(iterations, 0.0), lessons)
        self.chance = chance

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        if self.chance.below(WHIM) == 0:
            self.bot.kept = None
            return options[self.chance.below(len(options))]
        if self.chance.below(DOUBT):
            return self.bot.choose(ask, worlds)
        search = self.bot.search(ask, worlds)
        visits = [search.root.children[option].visits if option in search.root.children else 0 for option in options]
        chosen = options[self.drawn(visits)]
        self.bot.keep(search, chosen)
        return chosen

    def drawn(self, visits: list[int]) -> int:
        at = self.chance.below(sum(visits))
        for number, count in enumerate(visits):
            at -= count
            if at < 0:
                return number
        raise AssertionError("something was tried")
