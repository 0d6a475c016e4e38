"""What was learnt fits the games it belongs to, and is found for each way to play."""

import json
from pathlib import Path

import pytest

from agon.bots.lessons import DECLARED, lesson_for, read_own
from agon.bots.registry import make_bot
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from bots.positions import game_of


def written(folder: Path, weights: dict[str, float], seats: str = "2") -> str:
    file = folder / "lessons.json"
    table = {"numbers": {"base": -2.0}, "sharpness": {}, "weights": weights}
    file.write_text(json.dumps({"seats": {seats: table}}), "utf-8")
    return str(file)


def test_what_a_lesson_does_not_name_is_worth_what_the_game_says(tmp_path: Path) -> None:
    game = game_of(Setup("ephyran", 2, "a seed"))
    lesson = lesson_for(game, 2, written(tmp_path, {"prestige": 7.5}))
    assert lesson.weights == (7.5, *game.evaluation().weights[1:])


def test_a_file_of_ones_own_teaches_other_numbers_of_seats_too(tmp_path: Path) -> None:
    game = game_of(Setup("ephyran", 4, "a seed"))
    assert lesson_for(game, 4, written(tmp_path, {"prestige": 7.5}, "3")).weights[0] == 7.5


def test_nothing_learnt_is_what_the_game_declares() -> None:
    game = game_of(Setup("ephyran", 2, "a seed"))
    assert lesson_for(game, 2, DECLARED).weights == game.evaluation().weights


@pytest.mark.parametrize(
    "setup",
    [Setup("ephyran", 3, "a seed"), Setup("hellas", 1, "a seed", ("persian_invasion",))],
    ids=["seats", "modules"],
)
def test_what_was_not_tried_with_these_modules_and_seats_is_not_used(setup: Setup) -> None:
    game = game_of(setup)
    assert str(setup.seats) not in read_own(setup.game, game.modules)
    assert lesson_for(game, setup.seats, "").weights == game.evaluation().weights


def test_lessons_that_cannot_be_read_are_told() -> None:
    bot = make_bot("mcts:10@nowhere.json", "a seed")
    assert bot.name == "mcts:10@nowhere.json"
    with pytest.raises(SetupError, match=r"nowhere\.json"):
        lesson_for(game_of(Setup("ephyran", 2, "a seed")), 2, "nowhere.json")
