"""The environments pass the suites of the libraries that they are made for."""

import warnings
from random import Random

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import agon.rl

TABLES = [
    ("ephyran", 3, ()),
    ("hybris", 4, ()),
    ("hybris", 2, ("duel", "artemis")),
    ("hybris", 2, ("cataclysm",)),
    ("hybris", 1, ("chronos",)),
    ("hellas", 2, ()),
    ("hellas", 1, ("persian_invasion",)),
]
tables = pytest.mark.parametrize(("game", "players", "modules"), TABLES)


@tables
def test_pettingzoo_one_after_the_other(game: str, players: int, modules: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that observations are dictionaries, and not of floats
        api_test(agon.rl.aec(game, players, modules=modules), num_cycles=60)
        seed_test(lambda: agon.rl.aec(game, players, modules=modules), num_cycles=20)


@tables
def test_pettingzoo_all_at_once(game: str, players: int, modules: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(agon.rl.parallel(game, players, modules=modules), num_cycles=60)


@tables
def test_gymnasium(game: str, players: int, modules: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(agon.rl.single(game, ["random"] * (players - 1), modules=modules), skip_render_check=True)


@tables
def test_openspiel(game: str, players: int, modules: tuple[str, ...]) -> None:
    openspiel = pytest.importorskip("agon.rl.openspiel")
    loaded = openspiel.load(game, players, modules=modules, deals=3)
    state = loaded.new_initial_state()
    observer = loaded.make_py_observer()
    dice = Random(1)
    for number in range(120):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        if number % 40 == 9:
            twin = state.clone()
            twin.apply_action(legal[0])
            assert twin.history() != state.history()
            assert state.legal_actions() == legal
        if not state.is_chance_node():
            observer.set_from(state, state.current_player())
            assert 0 <= observer.tensor.min() <= observer.tensor.max()
            assert observer.string_from(state, state.current_player())
            assert state.action_to_string(legal[0])
        state.apply_action(dice.choice(legal))


def test_openspiels_own_simulation() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    openspiel = pytest.importorskip("agon.rl.openspiel")
    pyspiel.random_sim_test(openspiel.load("ephyran", 2, deals=2), num_sims=1, serialize=False, verbose=False)
