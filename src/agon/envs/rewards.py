"""What a learner is given: for the end of a match, and on the way there."""

from typing import Final

from agon.bots.judgement import leads
from agon.kernel.errors import SetupError
from agon.kernel.game import Outcome
from agon.kernel.modules import hint
from agon.kernel.play import Playout

OUTCOME: Final = "outcome"
MARGIN: Final = "margin"
SHAPED: Final = "shaped"
REWARDS: Final = (OUTCOME, MARGIN, SHAPED)


def known_reward(name: str) -> str:
    if name not in REWARDS:
        raise SetupError(f"there is no reward {name!r}{hint(name, REWARDS)}")
    return name


def for_outcome(outcome: Outcome, seats: int) -> list[float]:
    """1 for winning alone, with a sum of 0 over all seats: a shared victory is divided, and losers bear

    equal parts. At a table for one, 1 for a victory and -1 for a defeat.
    """
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    won = 1.0 / len(outcome.winners) if outcome.winners else 1.0 / seats
    return [((won if seat in outcome.winners else 0.0) * seats - 1.0) / (seats - 1) for seat in range(seats)]


def for_margin(outcome: Outcome, seats: int, clear_lead: float) -> list[float]:
    """How far a score is above the best rival's, in clear leads; at a table for one, the score itself."""
    scores = [0.0] * seats
    for place in outcome.places:
        scores[place.seat] = float(place.score)
    if seats == 1:
        return [scores[0] / clear_lead]
    margins: list[float] = []
    for seat in range(seats):
        best = max([score for other, score in enumerate(scores) if other != seat])
        margins.append((scores[seat] - best) / clear_lead)
    return margins


def prospects(run: Playout, seats: int) -> list[float]:
    """How far ahead each seat is by the features of the game, in clear leads.

    It is read from the true table: what it reveals of hidden things reaches only the training, never a match.
    """
    evaluation = run.game.evaluation()
    return [lead / evaluation.clear_lead for lead in leads(run.game, run, seats, evaluation)]
