"""How strong a bot is, in words of people: the one list, from the gentlest to the strongest, the same in every game.

What each is called and how it plays is told by the message `bot-` and its id, with the attribute `about`.
"""

from typing import Final, NamedTuple


class Strength(NamedTuple):
    """A strength: the bot that plays so, and how many seconds a person waits for a choice (0: too few to tell)."""

    id: str
    spec: str
    seconds: float

    @property
    def called(self) -> str:
        """The id of the message."""
        return f"bot-{self.id}"


# A number of iterations, so that it is as strong on a slow machine as on a fast one; and of seconds, so that nobody
# waits for ever where it is slow.
STRENGTHS: Final[dict[str, Strength]] = {
    strength.id: strength
    for strength in (
        Strength("apprentice", "apprentice", 0.0),
        Strength("player", "mcts:80/0.3s", 0.0),
        Strength("veteran", "mcts:320/1s", 1.0),
        Strength("master", "mcts:1200/2s", 2.0),
        Strength("champion", "mcts:4000/5s", 5.0),
    )
}

FORMER: Final = {"novice": "apprentice", "oracle": "champion"}
"""What strengths were called before, in tables that were kept."""

FORMER_BOTS: Final = {"random": "apprentice", "greedy": "player", "mcts:1s": "master", "mcts:4s": "champion"}
"""The bots that records of old name where somebody sat with a strength."""


def strength_called(name: str) -> Strength | None:
    """The strength of that name, today's or one of old; None where there is none."""
    return STRENGTHS.get(FORMER.get(name, name))
