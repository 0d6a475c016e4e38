"""How modules of Hybris say what they ask, offer and refuse."""

from collections.abc import Callable

from agon.cards.speech import Speech, claim
from agon.games.hybris.scenes import Combat
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Message

Describer = Callable[[Hybris, Ask, int], Option]
Asking = Callable[[Hybris, Ask], Message]
Telling = Callable[[Hybris, int, int], dict[str, Arg]]


class HybrisSpeech(Speech[Hybris]):
    """With the enemies that modules bring, and the slots that their options are about."""

    def __init__(self) -> None:
        super().__init__()
        self.foes: dict[int, Callable[[Hybris, Combat], Arg]] = {}
        """By what a Combat is for."""
        self.slots: dict[int, Callable[[int], int]] = {}
        """The slot from the number of an option, by its action."""

    def add_module(self, other: "HybrisSpeech") -> None:
        self.add(other)
        claim(self.foes, other.foes)
        claim(self.slots, other.slots)
