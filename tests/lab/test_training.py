"""Bots that learn: rounds that can be gone on with, lessons that explain games, and matches that tell."""

import json
import random
from pathlib import Path

import pytest

from agon.bots.lessons import lesson_for
from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.lab.fitting import Sharpness, as_great, best_pull, decides, fitted, pulled, reliability, sharpened
from agon.lab.selfplay import Played
from agon.lab.training import Course, ladder, train
from agon.shelf.packs import bundled_pack


def course(folder: Path, rounds: int = 2) -> Course:
    return Course("ephyran", 2, (), (), folder, rounds, 2, "2", "school")


def quiet(number: int, games: int) -> None:
    pass


class Stopped(Exception):
    """Somebody pulled the plug."""


def invented(games: int, true: list[float]) -> list[Played]:
    """Games whose scores are made of two features and luck; a third one says nothing."""
    chance = random.Random(3)
    found = []
    for _ in range(games):
        seats = [[chance.uniform(0, 9) for _ in true] for _ in range(2)]
        scores = [sum(a * b for a, b in zip(seat, true, strict=True)) + chance.gauss(0, 2) for seat in seats]
        won = [float(scores[0] > scores[1]), float(scores[1] > scores[0])]
        found.append(Played([seats] * 5, won, scores))
    return found


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
    share = ladder(course(tmp_path / "whole"), pack, 1, 2, lambda games: None)
    assert 0.0 <= share.low <= share.value <= share.high <= 1.0


def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path) -> None:
    pack = bundled_pack("ephyran")
    train(course(tmp_path, rounds=1), pack, 1, quiet)
    journal = tmp_path / "round-000.jsonl"
    whole = journal.read_text()
    journal.write_text(whole[:-40])
    (tmp_path / "lessons-001.json").unlink()
    train(course(tmp_path, rounds=1), pack, 1, quiet)

    assert whole.splitlines()[-1] in journal.read_text().splitlines()
    assert json.loads((tmp_path / "lessons-001.json").read_text())["seats"]["2"]["weights"]


def test_few_games_teach_less_than_many() -> None:
    """With as many features as games, most of what they seem to say is luck."""
    true = [1.0] * 8
    known = [1.1, 0.9] * 4
    assert best_pull(invented(9, true), known, 10.0) > best_pull(invented(300, true), known, 10.0)


def test_weights_that_are_too_sure_of_themselves_all_become_smaller() -> None:
    """Which of two things is worth more is another matter: what was known of that stays."""
    found = pulled(invented(60, [2.0, -1.0]), [8.0, -4.0], 10.0, 1e6)
    assert found == pytest.approx([2.0, -1.0], abs=0.3)


def test_weights_are_found_in_games_that_they_decide() -> None:
    games = invented(300, [2.0, -1.0, 0.0])
    found = fitted(games, [0.0, 0.0, 0.5], 10.0)
    assert as_great(games, found, [2.0, -1.0, 0.0]) == pytest.approx([2.0, -1.0, 0.0], abs=0.25)


def test_what_never_differs_stays_as_it_was() -> None:
    games = [
        game._replace(positions=[[[*seat, 1.0] for seat in position] for position in game.positions])
        for game in invented(50, [2.0])
    ]
    assert fitted(games, [0.0, 7.0], 10.0)[1] == 7.0


def test_scores_decide_unless_somebody_wins_without_them() -> None:
    games = invented(40, [2.0])
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
        games.append(Played([[[lead, late], [0.0, late]]], [float(wins), float(not wins)], [0.0, 0.0]))
    assert sharpened(games, [1.0, 0.0], 5.0).weights[1] > 0.5


def test_what_is_called_even_is_won_half_the_time() -> None:
    """Leads that decide as they are weighed are called as often as they are won; weighed double, they are not."""
    chance = random.Random(7)
    games = []
    for _ in range(3000):
        lead = chance.uniform(-3, 3)
        wins = chance.random() < 1 / (1 + 2.718281828 ** (-lead))
        games.append(Played([[[lead], [0.0]]], [float(wins), float(not wins)], [0.0, 0.0]))

    def worst(weight: float) -> float:
        return max(abs(tenth.called - tenth.won) for tenth in reliability(games, [weight], Sharpness([0.0], 0.0)))

    assert worst(1.0) < 0.05 < worst(2.0)
