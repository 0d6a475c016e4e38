"""Games, modules and bots of other packages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from agon.bots.guarded import GuardedBot
from agon.bots.registry import known_bots, make_bot
from agon.games.places import brought, foreign_games, foreign_modules, home, module_home
from agon.games.registry import Games, find_game
from agon.kernel.errors import SetupError
from several_packages import announce, installed


@pytest.fixture(autouse=True)
def looked_anew() -> Iterator[None]:
    """Which packages there are is looked up once; here they come and go."""
    for looked in (foreign_games, foreign_modules):
        looked.cache_clear()
    yield
    for looked in (foreign_games, foreign_modules):
        looked.cache_clear()


BOT = """
class Deep:
    def __init__(self, budget, chance):
        self.budget = budget

    def choose(self, ask, worlds):
        return ask.options[0]
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


MODULE = """
from agon.kernel.modules import Module

def install(book):
    pass

MODULE = Module("dice", install)
"""


def test_a_module_of_another_package_comes_behind_those_of_its_game(tmp_path: Path) -> None:
    with installed(tmp_path, MODULE, {"agon.modules": "hybris.dice = beside:MODULE"}):
        games = Games()
        assert [module.id for module in games["hybris"].modules][-2:] == ["chronos", "dice"]
        assert "dice" not in [module.id for module in games["hellas"].modules]
        assert module_home("hybris", "dice") == ("beside", "")
        assert module_home("hybris", "duel") == ("agon.games.hybris", "duel")


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (MODULE.replace('"dice"', '"duel"'), "hybris has a module 'duel' already"),
        (MODULE, "the module at beside:MODULE is 'dice', not 'duel'"),
    ],
)
def test_a_module_of_another_package_has_a_name_of_its_own(code: str, complaint: str, tmp_path: Path) -> None:
    entry = {"agon.modules": "hybris.duel = beside:MODULE"}
    with installed(tmp_path, code, entry), pytest.raises(SetupError, match=complaint):
        Games()["hybris"]


def test_a_bot_of_another_package_plays_under_its_name(tmp_path: Path) -> None:
    with installed(tmp_path, BOT, {"agon.bots": "deep = beside:Deep"}):
        assert "deep" in known_bots()
        guarded = make_bot("deep:7", "seed")
        assert isinstance(guarded, GuardedBot)
        assert vars(guarded.bot)["budget"] == "7"
        with pytest.raises(SetupError, match="did you mean 'deep'"):
            make_bot("dee", "seed")
    with pytest.raises(SetupError, match="no bot 'deep'"):
        make_bot("deep", "seed")


@pytest.mark.parametrize(
    ("group", "name"), [("agon.games", "toy"), ("agon.modules", "hybris.dice"), ("agon.bots", "deep")]
)
def test_two_packages_do_not_bring_the_same_name(group: str, name: str, tmp_path: Path) -> None:
    with installed(tmp_path, "", {group: f"{name} = beside:ONE"}):
        announce(tmp_path, {group: f"{name} = other:TWO"}, "other")
        with pytest.raises(SetupError, match=f"two packages bring '{name}' to {group}: .*(beside:ONE|other:TWO)"):
            brought(group)
