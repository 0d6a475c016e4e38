"""How a refusal is made: an option that is not on offer, described as if it were, and the reason."""

from agon.games.hybris.describe import describe
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Refusal
from agon.kernel.words import Message

Reason = tuple[Message, tuple[str, ...]]
"""Why something cannot be done, and the rules that say so."""


class Refused:
    """The refusals of one question, as they are found."""

    def __init__(self, g: Hybris, ask: Ask) -> None:
        self.g = g
        self.ask = ask
        self.found: list[Refusal] = []
        self._all = Ask(ask.kind, ask.seat, ask.options.copy())  # with what is refused, so that copies are told apart

    def add(self, option: int, reason: Reason) -> None:
        """An option that a person might have expected."""
        self._all.options.append(option)
        described = describe(self.g, self._all, option)
        self.found.append(Refusal(described.key, described.message, reason[0], described.things, reason[1]))

    def offered(self, option: int) -> bool:
        return option in self.ask.options
