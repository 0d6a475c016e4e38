"""What the kernel says, as the messages of the protocol."""

from functools import lru_cache
from typing import Final

from agon.bots.judge import Worth
from agon.kernel.account import Account, Course, Row
from agon.kernel.ask import Option, Question, Refusal, SeveralKeys
from agon.kernel.game import Face, Json, Outcome
from agon.kernel.match import Told
from agon.kernel.words import Arg, Message, Name, Seat, Several, say
from agon.lab.analysis import Analysis, Mistake
from agon.server import forms
from agon.server import messages as m
from agon.text.languages import LANGUAGES
from agon.text.shelf import texts

WHOLE: Final = 1000  # thousandths
REMEMBERED: Final = 4096  # messages
DRAWN: Final = 240  # moments of a line of chances: more than there are pixels to tell apart


@lru_cache(REMEMBERED)
def words(message: Message) -> m.Words:
    """A message as a tree: what a card does is said again and again. Nobody changes what they are given."""
    return m.Words(message.id, {name: argument(arg) for name, arg in message.args})


def argument(arg: Arg) -> m.Arg:
    if isinstance(arg, int | str):
        return arg
    if isinstance(arg, Name):
        return m.Thing(arg.thing)
    if isinstance(arg, Seat):
        return m.Sitter(arg.seat)
    if isinstance(arg, Several):
        return m.Several([argument(item) for item in arg.items])
    return words(arg)


def face(printed: Face) -> forms.Face:
    """What is printed on a thing, with its messages as trees."""
    return {name: plain(value) for name, value in printed.items()}


def plain(value: Json) -> Json:
    if isinstance(value, Message):
        return words(value)
    if isinstance(value, dict):
        return face(value)
    return [plain(item) for item in value] if isinstance(value, list) else value


def question(asked: Question, at: int) -> m.QuestionInfo:
    """A question with its options by kind, the kinds in the order of the `.ftl` files (the same in every language)."""
    order = texts(LANGUAGES[0])
    listed = sorted(asked.options, key=lambda one: order.place(one.message.id))
    options = [option(one) for one in listed]
    said, keys = words(asked.message), several(asked.several)
    return m.QuestionInfo(asked.id, said, list(asked.rules), options, at, keys, asked.decline)


def several(keys: SeveralKeys | None) -> m.SeveralInfo | None:
    return None if keys is None else m.SeveralInfo(keys.least, keys.most, list(keys.keys), keys.stop)


def option(one: Option) -> m.OptionInfo:
    return m.OptionInfo(one.key, words(one.message), list(one.things), list(one.rules))


def refusal(one: Refusal) -> m.RefusalInfo:
    return m.RefusalInfo(one.key, words(one.message), words(one.reason), list(one.things), list(one.rules))


def line(told: Told) -> m.Line:
    return m.Line(told.after, words(told.message))


def account(told: Account) -> m.AccountInfo:
    """A match in numbers."""
    parts = [[row(one) for one in rows] for rows in (told.points, told.ways, told.deeds, told.compared)]
    return m.AccountInfo([argument(who) for who in told.columns], words(told.measure), *parts)


def row(one: Row) -> m.RowInfo:
    return m.RowInfo(argument(one.what), list(one.numbers), one.needs, [row(part) for part in one.parts])


def course(told: Course, seconds: list[int]) -> forms.Course:
    """How a match went."""
    moments = [forms.CourseMoment(moment.after, list(moment.standing)) for moment in told.moments]
    return forms.Course(told.last, moments, [forms.CourseTurn(*turn) for turn in told.turns], seconds)


def outcome(result: Outcome) -> m.OutcomeInfo:
    places = [m.PlaceInfo(place.seat, place.rank, place.score) for place in result.places]
    return m.OutcomeInfo(list(result.winners), places, words(result.reason))


def worth(one: Worth, called: Option) -> m.WorthInfo:
    """What an option is worth, and why."""
    reasons = [m.ReasonInfo(words(say(reason.feature)), round(reason.points, 1)) for reason in one.reasons]
    return m.WorthInfo(words(called.message), thousandths(one.chance), reasons)


def judgement(found: Analysis) -> m.JudgementInfo:
    """A match that is over, as far as it was looked at."""
    every = max(1, -(-len(found.curve) // DRAWN))
    drawn = found.curve[:-1:every] + found.curve[-1:]
    return m.JudgementInfo(
        share=WHOLE if found.done else min(WHOLE - 1, thousandths(found.share)),
        last=found.last,
        moments=[m.ChanceInfo(moment.choice, [thousandths(part) for part in moment.chances]) for moment in drawn],
        turns=[m.ChanceTurn(*turn) for turn in found.turns],
        mistakes=[mistake(one) for one in found.mistakes],
    )


def mistake(one: Mistake) -> m.MistakeInfo:
    chosen, better = one.question.options
    return m.MistakeInfo(
        after=one.choice,
        seat=one.seat,
        question=words(one.question.message),
        chosen=worth(one.chosen, chosen),
        better=worth(one.better, better),
        cost=thousandths(one.cost),
    )


def thousandths(part: float) -> int:
    return round(WHOLE * part)
