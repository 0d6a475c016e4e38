"""A module that the page does not know: what it shows, asks and tells is there all the same."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from page.people import visiting
from page.test_hybris import begin
from server.serving import serving
from several_packages import finding_toy


@pytest.mark.parametrize(
    ("locale", "name", "lots", "call"),
    [
        ("en", "Beans", ("White Bean", "Black Bean", "Dried Bean"), "Call heads"),
        ("fr", "Fèves", ("Fève blanche", "Fève noire", "Fève sèche"), "Dire pile"),
    ],
)
def test_a_table_with_a_module_that_no_board_draws(
    browser: Browser, locale: str, name: str, lots: tuple[str, ...], call: str, tmp_path: Path
) -> None:
    settings = finding_toy(tmp_path / "installed")
    with (
        serving(str(tmp_path / "agon.db"), **settings) as server,
        visiting(browser, server.address, locale=locale) as anna,
    ):
        begin(anna, "apprentice", modules=("toy",), seed="beans")
        while anna.scene()["question"]["id"] != "hybris-ask-toss":
            anna.hurry(anna.scene()["question"]["options"][0]["key"])
            assert anna.await_turn()
        shown = anna.page.locator('[data-module="toy"]').inner_text()

        assert shown.casefold().startswith(name.casefold())
        assert any(lot in shown for lot in lots)
        assert call in anna.page.locator("body").inner_text().replace("\u00a0", " ")
