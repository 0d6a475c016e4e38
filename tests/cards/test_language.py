"""Words are declared once: what a game has, no module has as well."""

import pytest

from agon.cards.language import Dialect, Language
from agon.kernel.errors import SetupError
from agon.kernel.schema import Whole


def test_a_word_of_the_game_is_nobody_elses() -> None:
    language = Language("toy", [])
    language.verb("gather", Whole(1, 9), worth=0.5)

    with pytest.raises(SetupError, match="'gather' of module 'storm' is a word of toy already"):
        Dialect(language, "storm").verb("gather", Whole(1, 9), worth=0.5)
    with pytest.raises(SetupError, match="'gather' of toy is a word of toy already"):
        language.verb("gather", Whole(1, 9), worth=0.5)


def test_modules_that_never_meet_may_have_a_word_of_one_name() -> None:
    language = Language("toy", [])
    for module in ("storm", "calm"):
        Dialect(language, module).verb("gather", Whole(1, 9), worth=0.5)

    assert [word.module for word in language.declared] == ["storm", "calm"]
