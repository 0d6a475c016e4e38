"""Matches of Lords of Hellas for tests: started, played on at random, and rendered."""

from collections.abc import Iterator

from agon.games.hellas.describe import describe, question
from agon.games.hellas.game import HELLAS
from agon.games.hellas.refusals import refusals
from agon.games.hellas.rules.battle.questions import PASS
from agon.games.hellas.rules.questions import GO_ON, STOP
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option, Play, Refusal, action_of
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.words import Message
from agon.shelf.packs import bundled_pack
from agon.text.reader import Reader

NAMES = ["Anna", "Hélène", "Olive", "Éric"]
PARTS = ("", "group", "gives", "costs")
CAMPAIGN = ("persian_invasion",)
IDLE = (STOP, PASS, GO_ON)


def begun(seats: int, seed: str) -> Match:
    """A match at its first question; alone it is the campaign."""
    setup = Setup("hellas", seats, seed, CAMPAIGN if seats == 1 else ())
    return Match.start(HELLAS.play(bundled_pack("hellas"), setup), setup)


def busy(match: Match, seed: str, most: int) -> Iterator[Match]:
    """A match at every question, played on at random by people who seldom stop, for so many choices."""
    chance = seeded("busy/" + seed)
    while not match.over and len(match.choices) < most:
        yield match
        ask = match.asks[chance.below(len(match.asks))]
        options = [option for option in ask.options if action_of(option) not in IDLE] or ask.options
        if chance.below(3) == 0:
            options = ask.options
        match.choose(ask.seat, options[chance.below(len(options))])
    yield match


def said_at(match: Match) -> Iterator[Message]:
    """Everything that is said at the present questions."""
    for ask in match.asks:
        asked = match.question(ask.seat)
        assert asked is not None
        yield asked.message
        yield from (option.message for option in asked.options)
        for refusal in match.refusals(ask.seat):
            yield from (refusal.message, refusal.reason)


def in_words(g: Hellas, message: Message, language: str = "en") -> str:
    """A message with all its parts."""
    reader = Reader(language, g.box.names, NAMES)
    parts = [reader.say(message), *(reader.part(message, part) for part in ("gives", "costs"))]
    return " | ".join(part for part in parts if part)


def first_ask(play: Play) -> Ask:
    """The first question of a procedure."""
    ask = next(play)
    assert isinstance(ask, Ask)
    return ask


def asked_in_words(g: Hellas, ask: Ask) -> str:
    return in_words(g, question(g, ask))


def offered(g: Hellas, ask: Ask) -> dict[str, Option]:
    """The options of a question by their keys."""
    options = [describe(g, ask, option) for option in ask.options]
    return {option.key: option for option in options}


def refused(g: Hellas, ask: Ask) -> dict[str, Refusal]:
    return {refusal.key: refusal for refusal in refusals(g, ask)}
