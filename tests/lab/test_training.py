"""Bots that learn: rounds that can be continued, brains that explain games, and matches that show whether it helped."""

import random
from pathlib import Path

import numpy as np
import pytest

from agon.bots.lessons import DECLARED, lesson_for
from agon.bots.network import Network
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.lab.brain import UNITS, Array, Brain, blank, centred, learn, worth
from agon.lab.fitting import (
    TRACE,
    Judge,
    Sharpness,
    by_weights,
    decides,
    regressed,
    reliability,
    sharpened,
    sized,
    targets_of,
)
from agon.lab.pupil import Pupil
from agon.lab.selfplay import Played
from agon.lab.training import Course, judging, ladder, train, trusted
from agon.shelf.packs import bundled_pack


def course(folder: Path) -> Course:
    return Course("ephyran", 2, (), (), folder, 2, 2, 2, 1.0, "school")


def quiet(number: int, games: int) -> None:
    pass


class Stopped(Exception):
    """Somebody pulled the plug."""


def game_of(positions: list[list[list[float]]], shares: list[float], scores: list[float]) -> Played:
    return Played(np.array(positions, np.float32), np.array(shares, np.float32), np.array(scores, np.float32))


def invented(games: int, seed: int = 3) -> list[Played]:
    """Games in which two things are worth something only together; one position each."""
    chance = random.Random(seed)
    found = []
    for _ in range(games):
        seats = [[chance.choice([0.0, 1.0]), chance.choice([0.0, 1.0]), chance.uniform(0, 1)] for _ in range(2)]
        scores = [10 * seat[0] * seat[1] + chance.gauss(0, 1) for seat in seats]
        found.append(game_of([seats], [float(scores[0] > scores[1]), float(scores[1] > scores[0])], scores))
    return found


def decided(game: Played) -> Played:
    """The same positions with an end that two features decide, each by itself."""
    scores = 2 * game.positions[0, :, 0] - game.positions[0, :, 1]
    return game._replace(scores=scores, shares=(scores == scores.max()).astype(np.float32))


def positions_of(games: list[Played]) -> Array:
    return np.concatenate([game.positions for game in games])


def fresh(features: int) -> Brain:
    return blank(np.ones(features, np.float32), np.zeros(features, np.float32), np.random.default_rng(1))


def test_training_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    pack = bundled_pack("ephyran")
    learnt = train(course(tmp_path / "whole"), pack, 1, quiet)

    def stop(number: int, games: int) -> None:
        if (number, games) == (1, 1):
            raise Stopped

    with pytest.raises(Stopped):
        train(course(tmp_path / "parts"), pack, 1, stop)
    again = train(course(tmp_path / "parts"), pack, 1, quiet)

    assert again == learnt
    names = [f"lessons-00{number}.json" for number in (1, 2)]
    assert [(tmp_path / "parts" / name).read_text() for name in names] == [
        (tmp_path / "whole" / name).read_text() for name in names
    ]
    game = find_game("ephyran").play(pack, Setup("ephyran", 2, "a seed"))
    lesson = lesson_for(game, 2, str(tmp_path / "whole" / names[1]))
    assert lesson.weights != game.evaluation().weights
    assert lesson.network is not None
    share = ladder(course(tmp_path / "whole"), pack, 1, 2, lambda games: None)
    assert 0.0 <= share.low <= share.value <= share.high <= 1.0


def test_what_depends_on_two_things_together_is_learnt() -> None:
    """No weights of single features can say it: the best of them explain two thirds of what can be explained."""
    games, unseen = invented(2000), invented(500, seed=4)
    targets = centred(np.stack([game.scores for game in games]))
    brain = learn(fresh(3), positions_of(games), targets, 600, 10.0, np.random.default_rng(2))

    def missed(judge: Judge) -> float:
        return float(((judge(positions_of(unseen)) - centred(np.stack([game.scores for game in unseen]))) ** 2).mean())

    assert missed(judging(brain)) < 0.5 * missed(by_weights(np.array([5.0, 5.0, 0.0], np.float32)))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_play_and_lab_think_the_same(seats: int) -> None:
    rng = np.random.default_rng(seats)
    brain = fresh(5)._replace(out=rng.normal(size=UNITS).astype(np.float32))
    network = Network(brain.own.T.tolist(), brain.others.T.tolist(), brain.bias.tolist(), brain.out.tolist())
    position = rng.normal(size=(seats, 5)).astype(np.float32)
    found = network.points(position.tolist())
    assert centred(np.array(found, np.float32)) == pytest.approx(worth(brain, position[None])[0], abs=1e-4)


def test_why_a_position_is_worth_more_is_how_it_changes() -> None:
    rng = np.random.default_rng(5)
    brain = fresh(4)._replace(out=rng.normal(size=UNITS).astype(np.float32))
    network = Network(brain.own.T.tolist(), brain.others.T.tolist(), brain.bias.tolist(), brain.out.tolist())
    position = rng.normal(size=(2, 4)).tolist()
    steep = network.gradient(position, 0)
    before = network.points(position)[0]
    for number in range(4):
        moved = [position[0].copy(), position[1]]
        moved[0][number] += 1e-6
        assert (network.points(moved)[0] - before) / 1e-6 == pytest.approx(steep[number], abs=1e-3)


def test_weights_that_are_too_sure_of_themselves_all_become_smaller() -> None:
    games = [decided(game) for game in invented(60)]
    assert sized(games, np.array([8.0, -4.0, 0.0], np.float32), 0.0) == pytest.approx([2.0, -1.0, 0.0], abs=0.3)


def test_weights_are_found_in_games_that_they_decide() -> None:
    """And what never differs stays as it was."""
    games = [decided(game) for game in invented(300)]
    games = [game._replace(positions=np.insert(game.positions, 3, 1.0, axis=2)) for game in games]
    found = regressed(games, np.array([0.0, 0.0, 0.0, 7.0], np.float32), 0.0)
    assert found == pytest.approx([2.0, -1.0, 0.0, 7.0], abs=0.1)


def test_what_is_trusted_by_half_thinks_the_mean_of_what_was_learnt_and_declared() -> None:
    declared = np.array([4.0, -1.0, 3.0], np.float32)
    brain = fresh(3)._replace(out=np.ones(UNITS, np.float32), weights=np.array([1, 2, 3], np.float32))
    positions = positions_of(invented(20))

    half = worth(trusted(brain, declared, 0.5), positions)

    assert half == pytest.approx((worth(brain, positions) + by_weights(declared)(positions)) / 2, abs=1e-4)


def test_what_is_drawn_by_is_how_often_it_was_tried() -> None:
    pupil = Pupil(seeded("luck"), 8, DECLARED)
    drawn = [pupil.drawn([0, 1, 3]) for _ in range(400)]
    assert drawn.count(0) == 0
    assert 60 < drawn.count(1) < 140


def test_a_brain_that_divides_features_by_something_else_thinks_the_same() -> None:
    brain = fresh(3)._replace(out=np.ones(UNITS, np.float32), weights=np.array([1, 2, 3], np.float32))
    scaled = brain.scaled(np.array([2.0, 0.5, 7.0], np.float32))
    positions = positions_of(invented(20))
    assert worth(scaled, positions) == pytest.approx(worth(brain, positions), abs=1e-4)


def test_what_was_thought_on_the_way_counts_the_more_the_farther_the_end_is() -> None:
    game = game_of([[[0.0], [0.0]], [[8.0], [0.0]]], [1.0, 0.0], [10.0, 0.0])
    first, last = targets_of([game], by_weights(np.array([1.0], np.float32)), 0.0)
    assert last[0] == pytest.approx(5.0)
    assert first[0] == pytest.approx(TRACE * 5.0 + (1 - TRACE) * 4.0)


def test_scores_decide_unless_somebody_wins_without_them() -> None:
    games = invented(40)
    assert decides(games) == "scores"
    assert decides([game._replace(shares=game.shares[::-1]) for game in games]) == "victories"


def test_a_point_decides_more_towards_the_end() -> None:
    """In these games a lead early on says little: the feature that both share is the time left."""
    chance = random.Random(5)
    games = []
    for _ in range(400):
        lead = chance.uniform(-5, 5)
        late = chance.uniform(0, 1)
        wins = chance.random() < 1 / (1 + 2.718 ** (-lead * (0.1 + late)))
        games.append(game_of([[[lead, late], [0.0, late]]], [float(wins), float(not wins)], [0.0, 0.0]))
    assert sharpened(games, by_weights(np.array([1.0, 0.0], np.float32)), 5.0).weights[1] > 0.5


def test_what_is_called_even_is_won_half_the_time() -> None:
    """Leads that decide as they are weighed are called as often as they are won; weighed double, they are not."""
    chance = random.Random(7)
    games = []
    for _ in range(3000):
        lead = chance.uniform(-3, 3)
        wins = chance.random() < 1 / (1 + 2.718281828 ** (-lead))
        games.append(game_of([[[lead], [0.0]]], [float(wins), float(not wins)], [0.0, 0.0]))

    def worst(weight: float) -> float:
        tenths = reliability(games, by_weights(np.array([weight], np.float32)), Sharpness([0.0], 0.0))
        return max(abs(tenth.called - tenth.won) for tenth in tenths)

    assert worst(1.0) < 0.05 < worst(2.0)
