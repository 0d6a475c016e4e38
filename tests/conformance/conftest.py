"""A test that takes a `case` is run for every way of playing every game.

One that is marked `thorough` is slow: outside of a soak it runs only for games as the book has them.
All tests of a case follow one another, so that they can look at the same game.
"""

from pathlib import Path

import pytest

from conformance.playing import kept_moments
from conformance.suite import CASES

HERE = Path(__file__).parent


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        thorough = metafunc.definition.get_closest_marker("thorough") is not None
        metafunc.parametrize("case", [case for case in CASES if case.is_plain or not thorough], ids=str)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Case by case; whatever takes none comes first, and what is not of this folder stays where it is."""
    places = [place for place, item in enumerate(items) if HERE in item.path.parents]
    order: dict[object, int] = {case: number for number, case in enumerate(CASES)}
    ours = sorted((items[place] for place in places), key=lambda item: order.get(case_of(item), -1))
    for place, item in zip(places, ours, strict=True):
        items[place] = item


def pytest_sessionfinish() -> None:
    """Games that are still being played end before the interpreter does."""
    kept_moments.cache_clear()


def case_of(item: pytest.Item) -> object:
    return item.callspec.params.get("case") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else None
