"""Judgements for people: chances, what each option is worth, and why, in words."""

import pytest

from agon.bots.judge import judge, message_of
from agon.bots.lessons import lesson_for
from agon.bots.values import Values
from agon.games.hybris.state import Hybris
from agon.games.registry import GAMES, find_game
from agon.kernel.chance import seeded
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Setup
from agon.kernel.modules import allowed_seats
from agon.kernel.words import say
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from bots.positions import game_of, match_of

WAYS = [(game, "") for game in GAMES] + [(game, module.id) for game in GAMES for module in find_game(game).modules]


@pytest.mark.parametrize("game", ["ephyran", "hellas"])
def test_what_is_judged_adds_up(game: str) -> None:
    match = match_of(Setup(game, 3, "a seed"), 20)
    assert match.ask is not None
    found = judge(match, match.ask.seat, 40)

    assert sum(found.chances) == pytest.approx(1.0)
    assert sorted(worth.option for worth in found.options) == sorted(match.ask.options)
    assert [worth.tried for worth in found.options] == sorted((worth.tried for worth in found.options), reverse=True)
    assert any(worth.reasons for worth in found.options)
    assert found == judge(match, match.ask.seat, 40)


def test_whoever_is_far_ahead_has_the_better_chance() -> None:
    match = match_of(Setup("hybris", 2, "a seed"), 30)
    assert match.ask is not None
    seat = match.ask.seat
    values = Values(match.game, 2, lesson_for(match.game, 2, ""))
    world = match.worlds(seat).sample(seeded("luck"))
    before = values.chances(world)[seat]
    assert isinstance(world.state, Hybris)
    world.state.players[seat].vp += 20

    assert before + 0.1 < values.chances(world)[seat] < 1.0


def test_whoever_is_not_asked_is_not_told() -> None:
    match = match_of(Setup("ephyran", 2, "a seed"), 10)
    assert match.ask is not None
    with pytest.raises(IllegalChoice):
        judge(match, 1 - match.ask.seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "module"), WAYS)
def test_every_feature_has_words(game: str, module: str, language: str) -> None:
    modules = [one for one in find_game(game).modules if one.id == module]
    seats = min(allowed_seats(find_game(game), modules))
    played = game_of(Setup(game, seats, "a seed", (module,) if module else ()))
    reader = Reader(language, played.names(), [])
    untold = [name for name in played.evaluation().names if not reader.knows(message_of(game, name))]
    assert not untold
    assert reader.say(say(message_of(game, played.evaluation().names[0])))
