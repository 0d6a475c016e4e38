"""A test that takes a `case` is run for every way of playing every game.

One that is marked `thorough` takes long: outside of a soak it is run for the games as the book has them alone.
"""

import pytest

from conformance.suite import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        thorough = metafunc.definition.get_closest_marker("thorough") is not None
        metafunc.parametrize("case", [case for case in CASES if case.is_plain or not thorough], ids=str)
