"""Lessons: a prepared position, and steps, each with a goal. Everything in one follows from the match. A

lesson narrows the offer to what is being taught; it never changes a rule.
"""

from typing import Final, NamedTuple

from agon.kernel.ask import Option, Question, Refusal
from agon.kernel.game import Game, Setup
from agon.kernel.match import Match
from agon.kernel.undo import IMPOSSIBLE, Permission
from agon.kernel.words import Message, Seat, say

LEARNER: Final = 0  # the seat of whoever learns


class Sign(NamedTuple):
    """How to tell that something was done: a choice of the learner, or an event, a number of times."""

    chose: str  # the beginning of a key, or nothing
    heard: str  # the id of an event, or nothing; one that names a seat must name the learner's
    times: int


class Step(NamedTuple):
    """What to do, what is on offer meanwhile, how it can be missed, and the things it is about."""

    id: str
    only: tuple[str, ...]  # beginnings of keys; none: everything is on offer
    goal: Sign
    miss: Sign | None
    shows: tuple[str, ...]
    right: tuple[str, ...]  # beginnings of keys, the best first: a way to do it
    wrong: tuple[str, ...]  # the same: a way to miss it


class Lesson(NamedTuple):
    """A lesson: the table it is played at, the choices that lead to its position, and its steps."""

    id: str
    number: int  # its place among the lessons of its game
    minutes: int
    setup: Setup
    rival: str  # the bot at all seats but the learner's
    made: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def word(self) -> str:
        """The id of its message; those of its steps begin with it."""
        return f"{self.setup.game}-lesson-{self.id.replace('_', '-')}"

    def words_of(self, step: int) -> str:
        return f"{self.word}-{self.steps[step].id.replace('_', '-')}"


class Progress(NamedTuple):
    """How far the learner has come: the number of the next step (the last plus one when done), and whether it was
    missed.
    """

    step: int
    missed: bool


def prepare(lesson: Lesson, game: Game) -> Match:
    """The match at the position where the lesson begins."""
    match = Match.start(game, lesson.setup)
    for key in lesson.made:
        ask = match.ask
        assert ask is not None, f"{lesson.id}: the match is over before {key!r}"
        match.choose_key(ask.seat, key)
    return match


def progress(lesson: Lesson, match: Match) -> Progress:
    """Go through the choices since the position was prepared. A lesson that has been rewritten since then is over."""
    if [choice.key for choice in match.choices[: len(lesson.made)]] != list(lesson.made):
        return Progress(len(lesson.steps), False)
    step = done = missed = 0
    for number in range(len(lesson.made), len(match.choices)):
        if step == len(lesson.steps):
            break
        wanted = lesson.steps[step]
        done += seen(wanted.goal, match, number)
        if done >= wanted.goal.times:
            step += 1
            done = missed = 0
            continue
        if wanted.miss is not None:
            missed += seen(wanted.miss, match, number)
            if missed >= wanted.miss.times:
                return Progress(step, True)
    return Progress(step, False)


def seen(sign: Sign, match: Match, number: int) -> int:
    """How often a sign was seen at one choice: in the choice itself, and in what happened after it."""
    choice = match.choices[number]
    if sign.chose:
        return int(choice.seat == LEARNER and choice.key.startswith(sign.chose))
    return len([message for message in match.told(LEARNER, number + 1) if is_heard(sign, message)])


def is_heard(sign: Sign, message: Message) -> bool:
    if message.id != sign.heard:
        return False
    for name, value in message.args:
        if name == "seat":
            return value == Seat(LEARNER)
    return True


def undo_permission(lesson: Lesson, match: Match, seat: int) -> Permission:
    """As in any match, but for the choices that were prepared."""
    allowed = match.undo_permission(seat)
    if allowed.level == IMPOSSIBLE or allowed.back_to >= len(lesson.made):
        return allowed
    return Permission(IMPOSSIBLE, say("lesson-prepared"), -1)


# ---------------------------------------------------------------- what is on offer


def is_taught(step: Step, key: str) -> bool:
    return key.startswith(step.only)


def taught(lesson: Lesson, match: Match, question: Question) -> tuple[Option, ...]:
    """The options that the present step leaves on offer; all of them where it is about something else."""
    at = progress(lesson, match).step
    if at == len(lesson.steps) or question.seat != LEARNER:
        return question.options
    left = tuple([option for option in question.options if is_taught(lesson.steps[at], option.key)])
    return left or question.options


def narrowed(lesson: Lesson, match: Match, question: Question) -> Question:
    """The question with what the lesson leaves on offer; of fewer options, one is picked at a time."""
    left = taught(lesson, match, question)
    if len(left) == len(question.options):
        return question
    return question._replace(options=left, several=None)


def withheld(lesson: Lesson, match: Match, question: Question) -> list[Refusal]:
    """What the lesson leaves out of a question, and why."""
    left = taught(lesson, match, question)
    reason = say("lesson-later")
    return [
        Refusal(option.key, option.message, reason, option.things, option.rules)
        for option in question.options
        if option not in left
    ]
