"""The strengths of bots as tables and records name them."""

from agon.bots.registry import BOTS
from agon.bots.strengths import FORMER_BOTS, STRENGTHS, Strength, strength_called
from agon.server.problems import Problem, problem


def level_of(id: str) -> Strength:
    """The strength with that id, today's or one of old, or what is wrong with it."""
    strength = strength_called(id)
    if strength is None:
        raise no_such_bot(id)
    return strength


def level_called(name: str) -> Strength | None:
    """The strength whose bot a record calls by that name, alone or as one of several; None for anybody else."""
    spec, _, _ = name.partition(" (")
    return STRENGTHS.get(FORMER_BOTS.get(spec, spec))


def is_called_like_bot(name: str) -> bool:
    """Whether whoever reads a record would take somebody of that name for a bot."""
    spec = name.casefold().partition(" (")[0].partition(":")[0]
    return level_called(name.casefold()) is not None or spec in BOTS


def no_such_bot(id: str) -> Problem:
    return problem("server-no-bot", name=id[:40], known=", ".join(STRENGTHS))
