"""A finished game looked at again: how the chances went, and which choices cost most."""

from collections.abc import Callable
from typing import Final, NamedTuple

from agon.bots.judge import Judgement, Worth, chances_of, judge
from agon.kernel.ask import Question
from agon.kernel.match import Match

COSTLIEST: Final = 5
FIRST_LOOK: Final = 64  # iterations for every choice,
SECOND_LOOK: Final = 400  # and for those that look costly
LOOKED_AT: Final = 2 * COSTLIEST


class Moment(NamedTuple):
    """Every seat's chance to win before a choice, as whoever was asked could know it; after the last, the outcome."""

    choice: int
    chances: tuple[float, ...]


class Mistake(NamedTuple):
    """A choice, what it came to, and what would have been better."""

    choice: int  # its number, counted from 0
    seat: int
    question: Question
    chosen: Worth
    better: Worth
    cost: float  # the chance to win that was given away


class Analysis(NamedTuple):
    """All that is told of a game."""

    curve: tuple[Moment, ...]
    mistakes: tuple[Mistake, ...]  # the costliest first


def analyse(played: Match, heard: Callable[[], None]) -> Analysis:
    """Look at every choice of a game that was played. `heard` is told of each."""
    match = Match.start(played.game, played.setup)
    curve: list[Moment] = []
    first: list[Mistake] = []
    for number, choice in enumerate(played.choices):
        curve.append(Moment(number, chances_of(match, choice.seat)))
        found = mistake_at(match, number, choice.seat, choice.option, FIRST_LOOK)
        if found is not None:
            first.append(found)
        match.choose_again(choice)
        heard()
    if (outcome := match.outcome) is not None:
        shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(match.setup.seats)]
        curve.append(Moment(len(played.choices), tuple(shares)))
    costly = sorted(first, key=lambda mistake: -mistake.cost)[:LOOKED_AT]
    second: list[Mistake] = []
    for mistake in costly:
        match.back_to(0)
        for choice in played.choices[: mistake.choice]:
            match.choose_again(choice)
        found = mistake_at(match, mistake.choice, mistake.seat, mistake.chosen.option, SECOND_LOOK)
        if found is not None:
            second.append(found)
    return Analysis(tuple(curve), tuple(sorted(second, key=lambda mistake: -mistake.cost)[:COSTLIEST]))


def mistake_at(match: Match, number: int, seat: int, option: int, iterations: int) -> Mistake | None:
    """What was given away by an option; None where nothing better is seen."""
    ask = match.asked(seat)
    question = match.question(seat)
    assert ask is not None
    assert question is not None
    if len(ask.options) == 1:
        return None
    found: Judgement = judge(match, seat, iterations)
    better, chosen = found.options[0], found.of(option)
    cost = better.chance - chosen.chance
    if better.option == option or cost <= 0:
        return None
    place = dict(zip(ask.options, question.options, strict=True))
    shown = question._replace(options=(place[chosen.option], place[better.option]))
    return Mistake(number, seat, shown, chosen, better, cost)
