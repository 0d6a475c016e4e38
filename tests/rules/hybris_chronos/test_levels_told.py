"""What a set-up page says of the levels is what the pack gives."""

import re

import pytest

from agon.games.hybris.chronos.house import BY_THE_BOOK
from agon.games.hybris.chronos.table import kit_of
from agon.kernel.words import say
from agon.text.languages import LANGUAGES
from agon.text.reader import interface_reader
from rules.hybris_chronos.given import box


@pytest.mark.rule("CHR-GEN-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_start_of_each_level_is_told_before_the_game(language: str) -> None:
    levels = kit_of(box()).levels[BY_THE_BOOK]
    for id, level in levels.items():
        told = interface_reader(language).say(say(f"hybris-setup-level-{id.replace('_', '-')}"))
        assert [int(number) for number in re.findall(r"\d+", told)] == [level["head_start"]]
    assert len(levels) == 3
