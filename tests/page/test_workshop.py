"""The workshop in front of a browser: a Technology is changed by hand, seen, tried and weighed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from agon.shelf.packs import begin_pack
from page.people import Visitor, visiting
from page.test_everybody import violations
from server.serving import Server, serving

LAPTOP = {"viewport": {"width": 1366, "height": 768}, "color_scheme": "light"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "fr"}
FILE = "technologies.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    begin_pack("hybris", tmp_path / "athens")
    return tmp_path / "athens"


@pytest.fixture
def server(folder: Path, tmp_path: Path) -> Iterator[Server]:
    with serving(str(tmp_path / "agon.db"), AGON_WORKSHOP=str(folder)) as one:
        yield one


def herm(visitor: Visitor) -> Page:
    """The Beacon Herm in hand."""
    page = visitor.open("/workshop").page
    page.get_by_role("searchbox", name=re.compile("Find a card|Chercher une carte")).fill("herm")
    page.get_by_role("button", name=re.compile("Beacon Herm|Borne Hermaïque")).first.click()
    field(page, "vp").wait_for()
    return page


def field(page: Page, name: str) -> Locator:
    return form(page).get_by_label(name, exact=True).first


def form(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("What it says in the pack|Ce que dit le paquet"))


def preview(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("What comes of it|Ce qui en résulte"))


def test_a_card_is_changed_by_hand_and_nothing_is_lost(browser: Browser, server: Server, folder: Path) -> None:
    with visiting(browser, server.address, **LAPTOP) as anna:
        page = herm(anna)
        preview(page).get_by_text("Crafting cost: 1 Aegis and 2 Followers.").wait_for()

        field(page, "aegis").click()
        page.keyboard.press("Control+A")
        page.keyboard.type("4")
        preview(page).get_by_text("Crafting cost: 4 Aegis and 2 Followers.").wait_for()
        preview(page).get_by_text("4 Aegis et 2 Fidèles").wait_for()
        anna.shot("workshop")

        page.keyboard.press("Control+A")
        page.keyboard.type("400")
        form(page).get_by_text(re.compile("^expected")).wait_for()
        page.get_by_text("One fault").wait_for()
        page.get_by_text(re.compile(r"technologies\.toml:\d+:\d+")).wait_for()
        preview(page).get_by_text("this is how it was without them").wait_for()
        anna.shot("workshop-fault")

        page.keyboard.press("Control+Z")
        page.get_by_text("Nothing is wrong with it.").wait_for()
        assert not (folder / FILE).exists()
    with visiting(browser, server.address, **LAPTOP) as anna:  # the page was closed, and is opened again
        page = herm(anna)
        expect(field(page, "aegis")).to_have_value("4")
        page.get_by_role("button", name="Save into the folder").click()
        page.get_by_text("Everything is in the folder.").wait_for()
        assert "aegis = 4" in (folder / FILE).read_text("utf-8")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download as zip").click()
        assert download.value.suggested_filename == "athens.zip"
        page.get_by_text("What it does otherwise").click()
        page.get_by_text("Changed: Beacon Herm").wait_for()


def test_what_was_typed_last_is_kept_when_the_page_is_left_at_once(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, **LAPTOP) as anna:
        page = herm(anna)
        field(page, "vp").fill("5")
        page.get_by_role("link", name=re.compile("^Agon")).click()
        page.get_by_role("link", name="The workshop").click()
        page.get_by_role("button", name="Beacon Herm").first.click()
        expect(field(page, "vp")).to_have_value("5")


def test_a_new_card_is_made_from_another_and_put_on_a_table(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, **LAPTOP) as anna:
        page = herm(anna)
        page.get_by_role("button", name="A new one like this").click()
        page.get_by_label("Its id").fill("water_clock")
        page.keyboard.press("Enter")
        expect(field(page, "id")).to_have_value("water_clock")
        form(page).get_by_label("name EN").fill("Water Clock")
        preview(page).get_by_role("heading", name="Water Clock").wait_for()
        form(page).get_by_role("button", name="Take this card out").click()
        page.get_by_text("This card is not in the pack.").wait_for()
        page.get_by_role("button", name="Undo").click()
        expect(field(page, "id")).to_have_value("water_clock")

        page.get_by_role("button", name="Put it on a table").click()
        page.wait_for_url("**/t/*")
        page.locator("[data-board]").first.wait_for()


def test_a_comparison_moves_its_bars_and_can_be_ended(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, **LAPTOP) as anna:
        page = herm(anna)
        field(page, "vp").fill("9")
        page.get_by_text("Changed", exact=False).first.wait_for()
        weigh = page.get_by_role("region", name="What it does to the game")
        weigh.get_by_label("Bots").select_option("random")
        weigh.get_by_label("Pairs of games").select_option("500")
        weigh.get_by_role("button", name="Compare").click()
        weigh.get_by_text("questions in a game").wait_for()
        weigh.get_by_text(re.compile(r"^[2-9]\d* of 500 pairs")).wait_for()
        anna.shot("workshop-weigh")
        weigh.get_by_role("button", name="Stop").click()
        weigh.get_by_text("Stopped after").wait_for()


@pytest.mark.parametrize("settings", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_in_the_workshop(browser: Browser, server: Server, settings: dict[str, object]) -> None:
    with visiting(browser, server.address, **settings) as anna:
        page = herm(anna)
        field(page, "vp").fill("99")
        page.get_by_text(re.compile("One fault|Une faute")).wait_for()
        width = settings["viewport"]["width"]  # type: ignore[index]
        assert violations(anna, f"workshop-{width}") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_is_made_with_a_pack_that_the_server_offers(browser: Browser, folder: Path, tmp_path: Path) -> None:
    text = '[[technology]]\nid = "beacon_herm"\nname = { en = "Lighthouse", fr = "Phare" }\n'
    (folder / FILE).write_text(text, "utf-8")
    with (
        serving(str(tmp_path / "agon.db"), AGON_PACKS=str(folder)) as server,
        visiting(browser, server.address) as anna,
    ):
        page = anna.open("/new?game=hybris").page
        page.get_by_role("radio", name="athens 0.1.0").check(force=True)
        page.get_by_text("change no rating").wait_for()
        page.get_by_role("button", name="Make the table").click()
        page.get_by_text("With the pack athens").wait_for()
        anna.shot("pack-lobby")
