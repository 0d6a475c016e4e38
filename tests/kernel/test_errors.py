"""Errors that come from another process."""

import pickle

import pytest

from agon.kernel.errors import AgonError, IllegalChoice, RecordError, SetupError
from agon.kernel.words import say


@pytest.mark.parametrize("kind", [AgonError, SetupError, RecordError, IllegalChoice])
def test_an_error_comes_back_whole_from_another_process(kind: type[AgonError]) -> None:
    again = pickle.loads(pickle.dumps(kind("line", say("setup-no-game"))))

    assert type(again) is kind
    assert (str(again), again.message) == ("line", say("setup-no-game"))
