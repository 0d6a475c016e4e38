"""What a bot is."""

from typing import Protocol

from agon.kernel.ask import Ask
from agon.kernel.play import Worlds


class Bot(Protocol):
    """Somebody who answers questions, from the view and the sampled worlds that `worlds` gives.

    Python cannot lock its drawers: that a bot reads nothing else is what the paired worlds of the conformance suite
    check, for every registered bot.
    """

    name: str

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        """One of the options of the question."""
