"""Games and bots of other packages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from agon.bots.registry import known_bots, make_bot
from agon.games.places import foreign_games, home
from agon.games.registry import Games, find_game
from agon.kernel.errors import SetupError
from several_packages import installed


@pytest.fixture(autouse=True)
def looked_anew() -> Iterator[None]:
    """Which packages there are is looked up once; here they come and go."""
    foreign_games.cache_clear()
    yield
    foreign_games.cache_clear()


BOT = """
class Deep:
    def __init__(self, budget, chance):
        self.budget = budget
"""


def test_a_game_of_another_package_is_found_and_loaded_when_it_is_asked_for(tmp_path: Path) -> None:
    with installed(tmp_path, "from kernel.toy import TOY\n", {"agon.games": "toy = beside:TOY"}):
        games = Games()
        assert list(games) == ["ephyran", "hybris", "hellas", "toy"]
        assert games["toy"].id == "toy"
        assert [home(id) for id in ("ephyran", "toy", "nothing")] == ["agon.games.ephyran", "beside", ""]


def test_no_package_hides_a_game_of_agon(tmp_path: Path) -> None:
    with installed(tmp_path, "FAKE = None\n", {"agon.games": "ephyran = beside:FAKE"}):
        assert Games()["ephyran"] is find_game("ephyran")
        assert len(Games()) == 3


def test_a_bot_of_another_package_plays_under_its_name(tmp_path: Path) -> None:
    with installed(tmp_path, BOT, {"agon.bots": "deep = beside:Deep"}):
        assert "deep" in known_bots()
        assert vars(make_bot("deep:7", "seed"))["budget"] == "7"
        with pytest.raises(SetupError, match="did you mean 'deep'"):
            make_bot("dee", "seed")
    with pytest.raises(SetupError, match="no bot 'deep'"):
        make_bot("deep", "seed")
