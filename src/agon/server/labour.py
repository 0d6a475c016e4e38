"""What a worker process does: thinks for bots, judges, replays records."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from agon.bots.judge import Judgement, judge
from agon.bots.registry import make_bot
from agon.kernel.errors import RecordError
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.record import MAX_TEXT, is_of_old, read_record, replay, setup_of
from agon.kernel.words import Message
from agon.lab.analysis import HINT_LOOK, Analysis, continued, outlined
from agon.lab.series import GameResult, Series, ready
from agon.server.packs import key_for, know_layers, pack_of
from agon.server.playable import checked_setup, game_of, manifest_of
from agon.server.thinkers import Given, Hinting, Judging, Playing, Reading, Task, Thought, Warming

KEPT: Final = 32  # matches remembered, so that a choice costs one step and not the whole game
REMEMBERED: Final[OrderedDict[str, Match]] = OrderedDict()


class Replayed(NamedTuple):
    """A record that replays: its setup, who sat there, its choices and what is to be known of it."""

    setup: Setup
    names: tuple[str, ...]
    choices: tuple[tuple[int, str, int], ...]  # seat, key, option
    notes: tuple[Message, ...]


def do(given: Given) -> Any:
    """What the task asks for."""
    for layers in given.packs:
        know_layers(layers)
    return WORK[type(given.task)](given.task)


def think(thought: Thought) -> tuple[int, str]:
    """The option that the bot takes, from what its seat may know, and its key."""
    match = match_at(thought.table, thought.setup, thought.choices)
    ask = match.asked(thought.seat)
    assert ask is not None, "only a seat that is asked has anything to think about"
    option = make_bot(thought.spec, thought.seed).choose(ask, match.worlds(thought.seat))
    question = match.question(thought.seat)
    assert question is not None
    return option, question.options[ask.options.index(option)].key


def hint(hinting: Hinting) -> Judgement:
    """What a strong bot makes of a question, from what that seat may know."""
    return judge(match_at(hinting.table, hinting.setup, hinting.choices), hinting.seat, HINT_LOOK)


def look_on(judging: Judging) -> Analysis:
    """A match that is over, looked at for a while longer."""
    match = remembered(f"{judging.table} judged", judging.setup)
    if not judging.found.curve:
        return outlined(judging.found, match, judging.choices)
    return continued(judging.found, match, judging.choices, judging.seconds)


def match_at(table: str, setup: Setup, choices: Sequence[tuple[int, int]]) -> Match:
    """The match after these choices: the one remembered, with what is new."""
    match = remembered(table, setup)
    same = 0
    made = [(choice.seat, choice.option) for choice in match.choices]
    while same < min(len(made), len(choices)) and made[same] == choices[same]:
        same += 1
    if same < len(made):
        match.back_to(same)
    for seat, option in choices[same:]:
        match.choose(seat, option)
    return match


def remembered(name: str, setup: Setup) -> Match:
    """The match of that name, wherever it was left; a new one at its first question if none is known."""
    match = REMEMBERED.pop(name, None)
    if match is None:
        match = Match.start(game_of(setup), setup)
    REMEMBERED[name] = match
    if len(REMEMBERED) > KEPT:
        REMEMBERED.popitem(last=False)
    return match


def read(reading: Reading) -> Replayed:
    """A record played again, one of other rules as far as it goes; an error where it does not replay."""
    if len(reading.text) > MAX_TEXT:
        raise RecordError("too long for a record")
    record = read_record(reading.text)
    begun = setup_of(record, manifest_of(record.game))
    pack = key_for(record.game, record.packs, begun.modules)
    setup = checked_setup(begun.game, begun.seats, begun.seed, begun.modules, dict(begun.options), pack)
    game = game_of(setup)
    again = replay(record, setup, game)
    if again.divergence is not None and not (again.played and is_of_old(record, game)):
        raise RecordError(again.divergence, again.notes[0] if is_of_old(record, game) else None)
    choices = tuple((choice.seat, choice.key, choice.option) for choice in again.match.choices)
    return Replayed(setup, record.names, choices, again.notes)


def play(playing: Playing) -> GameResult:
    """One game of a series."""
    return player(playing.series, playing.pack)(playing.number)


@lru_cache(4)
def player(series: Series, pack: str) -> Callable[[int], GameResult]:
    return ready(series, pack_of(series.game, pack))


def nothing(warming: Warming) -> None:
    """Whoever is asked this is ready."""


WORK: Final[dict[type[Task], Callable[[Any], Any]]] = {
    Thought: think,
    Hinting: hint,
    Judging: look_on,
    Reading: read,
    Playing: play,
    Warming: nothing,
}
