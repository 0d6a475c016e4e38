"""Analysis of a finished game: how the chances went, and which choices cost most.

First the whole line in outline, then every choice, then those that look costly once more, as closely as the strongest
bot thinks. It is done in pieces, so that the reader sees what was found so far and can stop at any time.
"""

from collections.abc import Callable, Sequence
from time import process_time
from typing import Final, NamedTuple

from agon.bots.judge import Judgement, Worth, chances_of, judge
from agon.kernel import account
from agon.kernel.account import Turn
from agon.kernel.ask import Question
from agon.kernel.match import Choice, Match

COSTLIEST: Final = 5
FIRST_LOOK: Final = 64  # iterations for every choice,
SECOND_LOOK: Final = 4000  # and for those that look costly: as many as the strongest bot has
HINT_LOOK: Final = 1200  # for a hint in the middle of a game
LOOKED_AT: Final = 2 * COSTLIEST
OUTLINE: Final = 60  # moments of the line before every choice is looked at


class Moment(NamedTuple):
    """Every seat's chance to win before a choice, from what the player who was asked could know; after the last, the
    outcome.
    """

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
    """The whole analysis of a game, or what was found so far."""

    last: int  # the number of choices
    curve: tuple[Moment, ...] = ()
    looked: int = 0  # choices that were looked at, from the first on
    seen: tuple[Mistake, ...] = ()  # at the first look, the costliest first
    checked: tuple[int, ...] = ()  # choices that were looked at closely
    found: tuple[Mistake, ...] = ()  # by the close look, the costliest first

    @property
    def done(self) -> bool:
        return self.looked == self.last and self.next_costly() is None

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The costliest choices, the worst first; those not yet looked at closely are as they seemed at first."""
        unchecked = [mistake for mistake in self.seen if mistake.choice not in self.checked]
        return costliest([*self.found, *unchecked])[:COSTLIEST]

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1: the close looks take about a third of it."""
        costly = max(1, min(LOOKED_AT, len(self.seen)))
        close = 1.0 if self.done else len(self.checked) / costly
        return (2 * self.looked / max(1, self.last) + close) / 3

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Where somebody else became the likeliest to win, and stayed so for long."""
        standing = [
            account.Moment(one.choice, tuple([round(1000 * part) for part in one.chances])) for one in self.curve
        ]
        return account.turning_points(standing, self.last) if standing else ()

    def next_costly(self) -> Mistake | None:
        """What is to be looked at closely next."""
        left = [mistake for mistake in self.seen[:LOOKED_AT] if mistake.choice not in self.checked]
        return left[0] if left else None


def analyse(played: Match, heard: Callable[[int], None]) -> Analysis:
    """Look at a whole game. `heard` is told how many more choices were looked at."""
    match = Match.start(played.game, played.setup)
    found = outlined(Analysis(len(played.choices)), match, played.choices)
    while not found.done:
        before = found.looked
        found = continued(found, match, played.choices, 0.0)
        heard(found.looked - before)
    return found


def continued(found: Analysis, match: Match, choices: Sequence[Choice], seconds: float) -> Analysis:
    """What is found by looking on for this many seconds of the processor, or for one step more if they are too few.

    `match` is one of the same game, wherever it stands; it is used up.
    """
    until = process_time() + seconds
    while not found.done:
        found = one_more(found, match, choices)
        if process_time() >= until:
            break
    return found


def outlined(found: Analysis, match: Match, choices: Sequence[Choice]) -> Analysis:
    """The chances at a few moments, so that there is something to show at once."""
    every = max(1, -(-len(choices) // OUTLINE))
    curve: list[Moment] = []
    for number in range(0, len(choices), every):
        stand_at(match, choices, number)
        curve.append(Moment(number, chances_of(match, choices[number].seat)))
    stand_at(match, choices, len(choices))
    if (outcome := match.outcome) is not None:
        shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(match.setup.seats)]
        curve.append(Moment(len(choices), tuple(shares)))
    return found._replace(curve=tuple(curve))


def one_more(found: Analysis, match: Match, choices: Sequence[Choice]) -> Analysis:
    """One choice more, looked at for the first time, or closely."""
    if found.looked < found.last:
        number = found.looked
        stand_at(match, choices, number)
        choice = choices[number]
        judged = judge(match, choice.seat, FIRST_LOOK)
        mistake = mistake_in(judged, match, number, choice.option)
        curve = {moment.choice: moment for moment in found.curve} | {number: Moment(number, judged.chances)}
        return found._replace(
            curve=tuple([curve[place] for place in sorted(curve)]),
            looked=number + 1,
            seen=found.seen if mistake is None else costliest([*found.seen, mistake])[:LOOKED_AT],
        )
    costly = found.next_costly()
    assert costly is not None, "something is left to be looked at"
    stand_at(match, choices, costly.choice)
    judged = judge(match, costly.seat, SECOND_LOOK)
    mistake = mistake_in(judged, match, costly.choice, choices[costly.choice].option)
    return found._replace(
        checked=(*found.checked, costly.choice),
        found=found.found if mistake is None else costliest([*found.found, mistake]),
    )


def costliest(mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    return tuple(sorted(mistakes, key=lambda mistake: (-mistake.cost, mistake.choice)))


def stand_at(match: Match, choices: Sequence[Choice], number: int) -> None:
    """Bring the match to where this many of the choices had been made."""
    if len(match.choices) > number:
        match.back_to(number)
    for choice in choices[len(match.choices) : number]:
        match.choose_again(choice)


def mistake_in(judged: Judgement, match: Match, number: int, option: int) -> Mistake | None:
    """What was given away by an option; None where nothing better is seen."""
    better, chosen = judged.options[0], judged.of(option)
    cost = better.chance - chosen.chance
    if better.option == option or cost <= 0:
        return None
    ask, question = match.asked(judged.seat), match.question(judged.seat)
    assert ask is not None
    assert question is not None
    place = dict(zip(ask.options, question.options, strict=True))
    shown = question._replace(options=(place[chosen.option], place[better.option]))
    return Mistake(number, judged.seat, shown, chosen, better, cost)
