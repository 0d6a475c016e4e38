"""A test that takes a `case` is run for every way of playing every game."""

import pytest

from conformance.suite import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)
