"""Walking through a lesson: the learner by its script, everybody else by their bots."""

from collections.abc import Iterator

from agon.bots.bot import Bot
from agon.bots.registry import make_bot
from agon.games.registry import find_game
from agon.kernel.ask import Question
from agon.kernel.lessons import LEARNER, Lesson, Progress, narrowed, prepare, progress
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack

MOST = 400  # answers after which a lesson leads nowhere


def begun(lesson: Lesson) -> Match:
    game = lesson.setup.game
    return prepare(lesson, find_game(game).play(bundled_pack(game), lesson.setup))


def rivals_of(lesson: Lesson) -> dict[int, Bot]:
    seats = range(lesson.setup.seats)
    return {seat: make_bot(lesson.rival, f"{lesson.id}/{seat}") for seat in seats if seat != LEARNER}


def asked(lesson: Lesson, match: Match) -> Question:
    """What the learner is asked."""
    whole = match.question(LEARNER)
    assert whole is not None
    return narrowed(lesson, match, whole)


def walk(lesson: Lesson, match: Match) -> Iterator[Progress]:
    """Answer as the steps say is right, else with the first option left; how far one has come before each answer."""
    rivals = rivals_of(lesson)
    for _ in range(MOST):
        at = progress(lesson, match)
        ask = match.ask
        if ask is None or at.step == len(lesson.steps):
            return
        if match.asked(LEARNER) is None:
            match.choose(ask.seat, rivals[ask.seat].choose(ask, match.worlds(ask.seat)))
            continue
        yield at
        if match.asked(LEARNER) is not None and progress(lesson, match) == at:
            match.choose_key(LEARNER, rightly(lesson, match))


def rightly(lesson: Lesson, match: Match) -> str:
    """The key of the option that comes first in what is right at this step; of none, the first on offer."""
    keys = [option.key for option in asked(lesson, match).options]
    right = lesson.steps[progress(lesson, match).step].right
    return next((key for start in right for key in keys if key.startswith(start)), keys[0])
