"""A world is judged by what changed since the question."""

import pytest

from agon.bots.judgement import chances, leads, standing
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import Game, Setup
from agon.kernel.play import Remembered, Worlds
from agon.shelf.packs import bundled_pack

DUELLISTS = Setup("ephyran", 2, "a seed")
ALONE = Setup("hellas", 1, "a seed", ("persian_invasion",))


def question(setup: Setup) -> tuple[Game, Worlds]:
    """A match after forty answers, for the seat that is asked."""
    game = find_game(setup.game).play(bundled_pack(setup.game), setup)
    run = Remembered(game, game.begin(setup, seeded(setup.seed)))
    run.start()
    for _ in range(40):
        assert run.ask is not None
        run.answer(run.ask.seat, run.ask.options[0])
    assert run.ask is not None
    return game, run.worlds(run.ask.seat)


@pytest.mark.parametrize("setup", [DUELLISTS, ALONE], ids=["two", "one"])
def test_nothing_changed_is_an_even_chance(setup: Setup) -> None:
    game, worlds = question(setup)
    before = standing(worlds, game.evaluation(), seeded("luck"))
    world = worlds.sample(seeded("luck"))
    assert chances(game, world, worlds.seats, game.evaluation(), before) == [0.5] * worlds.seats


def test_a_clear_lead_won_since_is_three_chances_in_four() -> None:
    game, worlds = question(ALONE)
    evaluation = game.evaluation()
    world = worlds.sample(seeded("luck"))
    before = [value - evaluation.clear_lead for value in leads(game, world, 1, evaluation)]
    assert chances(game, world, 1, evaluation, before) == [pytest.approx(0.75, abs=0.01)]


def test_the_chance_of_the_bot_is_not_used_up() -> None:
    game, worlds = question(DUELLISTS)
    luck = seeded("luck")
    standing(worlds, game.evaluation(), luck)
    assert luck.below(1 << 20) == seeded("luck").below(1 << 20)


def test_alone_the_lead_is_what_the_position_is_worth() -> None:
    game, worlds = question(ALONE)
    evaluation = game.evaluation()
    world = worlds.sample(seeded("luck"))
    features = game.features(world.state, 0)
    worth = sum(value * weight for value, weight in zip(features, evaluation.weights, strict=True))
    assert leads(game, world, 1, evaluation) == [pytest.approx(worth)]


def test_among_rivals_the_lead_is_over_the_best_of_them() -> None:
    game, worlds = question(DUELLISTS)
    first, second = leads(game, worlds.sample(seeded("luck")), 2, game.evaluation())
    assert first == -second != 0.0
