"""What all refusals share."""

from agon.games.hellas.describe import describe
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Refusal
from agon.kernel.words import Message

Reason = tuple[Message, tuple[str, ...]]
"""Why something cannot be done, and the rules that say so."""


class Refused:
    """The refusals of one question, as they are found."""

    def __init__(self, g: Hellas, ask: Ask) -> None:
        self.g = g
        self.ask = ask
        self.found: list[Refusal] = []

    def add(self, option: int, reason: Reason) -> None:
        """An option that a person might have expected."""
        described = describe(self.g, self.ask, option)
        self.found.append(Refusal(described.key, described.message, reason[0], described.things, reason[1]))

    def offered(self, option: int) -> bool:
        return option in self.ask.options
