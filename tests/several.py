"""Matches in which somebody has to give several cards away: found by playing at random, so that no test depends on a
certain seed.
"""

from functools import cache
from typing import NamedTuple

from agon.games.registry import find_game
from agon.kernel.ask import Question
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack

SEEDS = 60
LONGEST = 900  # choices that a match is followed for


class Loss(NamedTuple):
    """A way of playing a game, and the questions by which somebody gives several things away."""

    game: str
    seats: int
    modules: tuple[str, ...]
    kinds: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.modules])


LOSSES = (
    Loss("ephyran", 2, (), ("ephyran-ask-leave",)),
    Loss("hybris", 2, (), ("hybris-ask-discard", "hybris-ask-lose-card", "hybris-ask-lose-premonition")),
    Loss("hybris", 3, ("cataclysm",), ("hybris-ask-lose-card", "hybris-ask-lose-premonition", "hybris-ask-discard")),
    Loss("hybris", 1, ("chronos",), ("hybris-ask-lose-card", "hybris-ask-lose-premonition", "hybris-ask-discard")),
    Loss("hellas", 2, (), ("hellas-ask-discard",)),
    Loss("hellas", 1, ("persian_invasion",), ("hellas-ask-discard",)),
)


def at_a_loss(loss: Loss) -> tuple[Match, Question]:
    """A match at such a question, with three things to choose from at least."""
    setup, count = found(loss)
    match = played(setup, count)
    assert match.ask is not None
    question = match.question(match.ask.seat)
    assert question is not None
    return match, question


@cache
def found(loss: Loss) -> tuple[Setup, int]:
    pack = bundled_pack(loss.game)
    for number in range(SEEDS):
        setup = Setup(loss.game, loss.seats, f"several/{number}", loss.modules)
        match = Match.start(find_game(loss.game).play(pack, setup), setup)
        chance = seeded(setup.seed)
        while match.ask is not None and len(match.choices) < LONGEST:
            ask = match.ask
            if ask.kind.id in loss.kinds and ask.picks is not None and len(ask.picks.of) > ask.picks.most > 1:
                return setup, len(match.choices)
            match.choose(ask.seat, ask.options[chance.below(len(ask.options))])
    raise AssertionError(f"{loss}: nobody gives several things away")


def played(setup: Setup, count: int) -> Match:
    match = Match.start(find_game(setup.game).play(bundled_pack(setup.game), setup), setup)
    chance = seeded(setup.seed)
    while len(match.choices) < count:
        assert match.ask is not None
        match.choose(match.ask.seat, match.ask.options[chance.below(len(match.ask.options))])
    return match


def picks(question: Question) -> list[str]:
    """As many keys as the question takes, the last ones of its list first."""
    assert question.several is not None
    return list(reversed(question.several.keys))[: question.several.most]
