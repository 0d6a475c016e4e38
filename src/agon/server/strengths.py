"""The bots that a seat can be given to: the one list of strengths, from the gentlest to the strongest."""

from typing import Final, NamedTuple

from agon.server.problems import Problem, problem


class Level(NamedTuple):
    """A strength: what it is called, the bot that plays so, and how many seconds it takes (0: hardly any)."""

    id: str
    called: str  # a message id, with the attribute `about`
    spec: str
    seconds: float


# Budgets are in seconds, so that a person knows how long to wait, in every game and on every machine.
LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level("novice", "bot-novice", "random", 0.0),
        Level("player", "bot-player", "greedy", 0.0),
        Level("master", "bot-master", "mcts:1s", 1.0),
        Level("oracle", "bot-oracle", "mcts:4s", 4.0),
    )
}
USUAL: Final = "player"


def level_of(id: str) -> Level:
    """The strength with that id, or what is wrong with it."""
    if id not in LEVELS:
        raise no_such_bot(id)
    return LEVELS[id]


def level_called(name: str) -> Level | None:
    """The strength whose bot a record calls by that name, alone or as one of several; None for anybody else."""
    spec, _, _ = name.partition(" (")
    return next((level for level in LEVELS.values() if level.spec == spec), None)


def no_such_bot(id: str) -> Problem:
    return problem("server-no-bot", name=id[:40], known=", ".join(LEVELS))
