"""The one list of bots: a name, and for those that search a budget, as in `mcts:1000` or `mcts:2s`."""

from collections.abc import Callable
from typing import Final

from agon.bots.bot import Bot
from agon.bots.chance_bot import RandomBot
from agon.kernel.chance import Chance, seeded
from agon.kernel.errors import SetupError
from agon.kernel.modules import hint


def make_random(budget: str, chance: Chance) -> Bot:
    return RandomBot(chance)


BOTS: Final[dict[str, Callable[[str, Chance], Bot]]] = {"random": make_random}


def make_bot(spec: str, seed: str) -> Bot:
    """The bot that `spec` names; the same spec and seed give the same bot."""
    name, _, budget = spec.partition(":")
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}{hint(name, BOTS)}")
    return BOTS[name](budget, seeded(f"bot/{spec}/{seed}"))
