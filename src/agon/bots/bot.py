"""What a bot is."""

from typing import Protocol

from agon.kernel.ask import Ask
from agon.kernel.play import Worlds


class Bot(Protocol):
    """Somebody who answers questions. `worlds` has the view and sampled worlds, and nothing hidden."""

    name: str

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        """One of the options of the question."""
