"""Views are built: plain data, without any reference to the state, and looking changes nothing."""

import copy

import pytest

from agon.kernel.chance import Chance, seeded
from agon.kernel.game import SPECTATOR
from agon.kernel.match import Match
from agon.kernel.play import Playout
from conformance.anatomy import reachable
from conformance.fingerprint import moment
from conformance.playing import LONGEST, stops
from conformance.sight import sight
from conformance.suite import Case

PLAIN = (str, int, bool, type(None))


def is_plain(value: object) -> bool:
    """JSON and nothing else, whatever reads it."""
    if type(value) is dict:
        return all(type(key) is str and is_plain(part) for key, part in value.items())
    if type(value) is list:
        return all(is_plain(part) for part in value)
    return type(value) in PLAIN


def spoil(value: object) -> None:
    """Empty a view from the inside out."""
    if isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            spoil(part)
        value.clear()


def readers(match: Match) -> range:
    return range(SPECTATOR, match.setup.seats)


def test_views_are_plain_data(case: Case) -> None:
    for seed in case.seeds():
        for match in stops(case, seed, 3):
            for seat in readers(match):
                assert is_plain(match.view(seat))


@pytest.mark.thorough
def test_looking_changes_nothing(case: Case) -> None:
    for seed in case.seeds():
        for match in stops(case, seed, 5):
            before = moment(match)
            for seat in readers(match):
                view = match.view(seat)
                kept = copy.deepcopy(view)
                assert match.view(seat) == view
                spoil(view)
                assert match.view(seat) == kept
                sight(match, seat)  # every question, refusal and error as well
            assert moment(match) == before


@pytest.mark.thorough
def test_views_share_nothing_with_the_state(case: Case) -> None:
    for seed in case.seeds():
        for match in stops(case, seed, 25):
            world = match.playout()
            held = reachable(world.state, {})
            for seat in readers(match):
                view = world.game.view(world.state, seat)
                assert not held.keys() & reachable(view, {}).keys()


def test_worlds_give_the_view_of_the_match(case: Case) -> None:
    for seed in case.seeds():
        for match in stops(case, seed, 3):
            before = moment(match)
            for seat in [ask.seat for ask in match.asks]:
                assert match.worlds(seat).view() == match.view(seat)["table"]
            assert moment(match) == before


def test_sampled_worlds_are_whole_and_play_to_their_end(case: Case) -> None:
    """They look as the match does, have every thing once, and never come to a dead end."""
    for seed in case.seeds():
        chance = seeded("sampled/" + seed)
        for match in stops(case, seed, 20):
            for ask in match.asks:
                world = match.worlds(ask.seat).sample(chance)
                assert world.game.view(world.state, ask.seat) == match.view(ask.seat)["table"]
                assert [other.options for other in world.asks() if other.seat == ask.seat] == [ask.options]
                play_to_the_end(world, chance)
                assert world.game.outcome(world.state) is not None
                assert world.game.census(world.state) == match.census()


def play_to_the_end(world: Playout, chance: Chance) -> None:
    for _ in range(LONGEST):
        asks = world.asks()
        if not asks:
            return
        ask = asks[chance.below(len(asks))]
        world.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    raise AssertionError("the world does not end")
