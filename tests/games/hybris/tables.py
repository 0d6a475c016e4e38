"""Matches of Hybris for tests: started, played on at random, and rendered."""

from collections.abc import Iterator

from agon.games.hybris.box import Box
from agon.games.hybris.cardtext import describe as describe_thing
from agon.games.hybris.cardtext import names
from agon.games.hybris.describe import describe, question
from agon.games.hybris.game import HYBRIS
from agon.games.hybris.rules.questions import NO_TOKEN, PASS, STOP
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.words import Message
from agon.shelf.packs import bundled_pack
from agon.text.reader import Reader
from rules.hybris.given import figure_of

NAMES = ["Anna", "Bob", "Chloé", "Dora"]
IDLE = (PASS, NO_TOKEN, STOP)
LONGEST = 3000


def begun(seats: int, seed: str, modules: tuple[str, ...] = ()) -> Match:
    """A match at its first question."""
    setup = Setup("hybris", seats, seed, modules)
    return Match.start(HYBRIS.play(bundled_pack("hybris"), setup), setup)


def busy(match: Match, seed: str) -> Iterator[Match]:
    """A match at every question, played on at random by people who seldom stop or pass, to its end."""
    chance = seeded("busy/" + seed)
    while not match.over:
        assert len(match.choices) < LONGEST, "the game does not end"
        yield match
        ask = match.asks[chance.below(len(match.asks))]
        options = [option for option in ask.options if action_of(option) not in IDLE] or ask.options
        if chance.below(12) == 0:
            options = ask.options
        match.choose(ask.seat, options[chance.below(len(options))])
    yield match


def state_of(match: Match) -> Hybris:
    """The state at the present question, as a copy that the match does not know of."""
    state = match.playout().state
    assert isinstance(state, Hybris)
    return state


def in_english(g: Hybris, message: Message) -> str:
    """A message as Anna reads it, with all its parts."""
    reader = Reader("en", g.box.names, NAMES)
    parts = [reader.say(message), *(reader.part(message, part) for part in ("gives", "costs", "warns"))]
    return " | ".join(part for part in parts if part)


def described(box: Box, language: str, thing: str) -> str:
    """All that is said of a thing, of which nothing is missing."""
    reader = Reader(language, names(box), ())
    lines = []
    for message in describe_thing(box, thing):
        text, faults = reader.render(message, "")
        assert faults == []
        lines.append(text)
    return " ".join(lines)


def texts(g: Hybris, ask: Ask) -> list[str]:
    """A question and its options in English."""
    return [in_english(g, question(g, ask))] + [
        in_english(g, describe(g, ask, option).message) for option in ask.options
    ]


def asked(play: Play) -> Ask:
    """The first question of a procedure."""
    ask = next(play)
    assert isinstance(ask, Ask)
    return ask


def key(g: Hybris, ask: Ask, option: int) -> str:
    return describe(g, ask, option).key


def acting(g: Hybris, seat: int, kind: int, location: int) -> int:
    """It is the turn of this seat's first figure of a kind, at a Location."""
    number = g.players[seat].characters.index(figure_of(g.players[seat], kind))
    g.turn.seat, g.turn.character, g.turn.location, g.turn.placed = seat, number, location, True
    return number
