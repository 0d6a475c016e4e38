"""Where a table is made: everything is told before it is chosen."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from agon.games.registry import GAMES
from page.conftest import Visit
from page.test_everybody import PHONE, violations

SENTENCE: Final = re.compile(r"\w+ \w+.*[.]$")


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_tells_of_what_it_offers_before_it_is_chosen(visit: Visit, game: str) -> None:
    anna = visit(**PHONE).open(f"/new?game={game}")
    page = anna.page
    games = page.get_by_role("group", name="Game", exact=True).get_by_role("radio")
    expect(games).to_have_count(len(GAMES))
    for one in games.all():
        expect(one).to_have_accessible_description(SENTENCE)
    rated = page.get_by_role("checkbox", name="Rated", exact=True)
    expect(rated).not_to_be_checked()
    expect(rated).to_have_accessible_description(SENTENCE)
    expect(page.get_by_label("Who finds this table?")).to_have_accessible_description(SENTENCE)
    expect(page.locator("form .option .picture svg")).to_have_count(page.locator("form .option").count())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(anna) == []
