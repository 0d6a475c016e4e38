"""Cataclysm and Artemis in the browser: the Outskirts, Chaos, the Hangars and the quiver, clicked through."""

import random
from typing import Any, Final

import pytest

from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE, violations
from page.test_hybris import ENOUGH, NEW, RAW, STAGE, act, begin, not_drawn, over

AXED: Final = {"hybris-ask-post": f"[data-board] .below, {NEW}", "hybris-ask-turn": "html"}
CHOSEN: Final = ("artemis", "cataclysm")
KEPT: Final = ("hybris-ask-post", "hybris-ask-advance", "hybris-ask-exploration", "hybris-ask-intercept")
# What lies on the table, whoever is asked.
BOARDS: Final = {
    "location/outskirts",
    "slot/outskirts_1",
    "enemy/chaos",
    "hangar",
    *(f"echelon/{n}_5" for n in ("explore", "defend")),
}


def facing_chaos(visitor: Visitor, *rivals: str, **more: Any) -> Visitor:
    """A table of Cataclysm at which the visitor is Artemis."""
    options = {"seat_1": "artemis", **more.pop("options", {})}
    return begin(visitor, *rivals, modules=CHOSEN, options=options, **more)


def drawn(visitor: Visitor, selector: str) -> set[str]:
    found = visitor.page.locator(f"[data-board] {selector}")
    return set(found.evaluate_all("all => all.map((one) => one.dataset.thing)"))


def own_hangar(visitor: Visitor) -> Any:
    return visitor.scene()["view"]["parts"]["outskirts"]["hangars"][0]


@pytest.mark.soak
def test_a_whole_game_of_cataclysm_is_clicked_through(visit: Visit) -> None:
    anna = facing_chaos(visit(), "apprentice", seed="the walls hold")
    chance, choices, asked = random.Random(7), 0, set()
    while anna.await_turn():
        question = anna.scene()["question"]["id"]
        assert not_drawn(anna) == [], question
        if question not in asked and question in KEPT:
            anna.shot("cataclysm-" + question.removeprefix("hybris-ask-"))
        asked.add(question)
        act(anna, chance)
        choices += 1
        assert choices < ENOUGH, "the game does not end"
    assert {"hybris-ask-post", "hybris-ask-turn"} <= asked
    assert RAW.findall(anna.text()) == []
    anna.page.locator("dialog[open] .winner").wait_for()
    anna.shot("cataclysm-result")


def test_everything_that_cataclysm_lays_out_is_on_the_board(visit: Visit) -> None:
    anna, chance = facing_chaos(visit(), "apprentice", seed="laid out"), random.Random(1)
    for _ in range(12):  # past the choice of Upgrades and Pillars
        act(anna, chance)
        assert anna.await_turn()
    things = drawn(anna, "[data-thing]")
    tiles = {tile["tile"] for tile in own_hangar(anna)["tiles"]}
    assert len(tiles) == 4
    assert tiles | BOARDS | {"mk/artemis", "ability/the_drive"} <= things
    pips = anna.page.locator(".below .energy .pips i.full")
    assert pips.count() == own_hangar(anna)["energy"]
    assert anna.page.get_by_role("group", name="The quiver of Artemis").count() == 1


def test_what_a_thing_of_the_hangar_is_can_be_read(visit: Visit) -> None:
    anna, chance = facing_chaos(visit(), "apprentice", seed="read"), random.Random(1)
    for _ in range(12):
        act(anna, chance)
        assert anna.await_turn()
    anna.page.locator('.above [data-thing="echelon/defend_5"]').hover()
    told = anna.page.locator(".lookup")
    told.get_by_text("+6 Strength against Chaos").wait_for()
    anna.page.locator('.above [data-thing="enemy/chaos"]').hover()
    told.get_by_text("Driven back with 5 Momentum").wait_for()
    bow = anna.page.locator('.below [data-thing="mk_tile/lunar_bow"]')
    assert not bow.is_visible(), "a window this low leaves a line of it, as long as nothing can be done there"
    anna.page.get_by_role("button", name="Your other boards").click()
    bow.hover()
    told.get_by_text("Yellow Task").wait_for()


def test_axe_finds_nothing_on_the_table_of_cataclysm(visit: Visit) -> None:
    anna = facing_chaos(visit(), "apprentice", "apprentice", seed="for everybody")
    chance, seen = random.Random(5), set()
    for _ in range(26):
        question = anna.scene()["question"]["id"]
        if question not in seen and question in AXED:
            assert violations(anna, part=AXED[question]) == [], question
        seen.add(question)
        act(anna, chance)
        assert anna.await_turn()
    anna.page.locator(".rival .open").first.click()
    anna.page.locator(".stage .hangar .tiles").wait_for()
    assert violations(anna, "cataclysm-rival", part=STAGE) == []
    assert set(AXED) <= seen


def test_a_phone_shows_the_outskirts_without_sideways_scrolling(visit: Visit) -> None:
    anna, chance = facing_chaos(visit(**PHONE, locale="fr"), "apprentice", seed="small"), random.Random(2)
    for number in range(26):
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not_drawn(anna) == [], anna.scene()["question"]["id"]
        assert RAW.findall(anna.text()) == []
        if number == 16:
            anna.shot("cataclysm-phone")
            anna.page.locator('[data-thing="enemy/chaos"]').scroll_into_view_if_needed()
            anna.shot("cataclysm-phone-outskirts")
            anna.page.locator('[data-thing="mk/artemis"]').scroll_into_view_if_needed()
            anna.shot("cataclysm-phone-hangar")
        before = anna.scene()["version"]
        option = chance.choice(anna.scene()["question"]["options"])
        few = anna.page.locator("[data-inline-options] button[data-key]")
        if few.count() == 0:
            anna.page.locator("button.choices").tap()
        anna.page.locator(f'button[data-key="{option["key"]}"]:visible').first.tap()
        anna.await_version(before)
        assert anna.await_turn()


def test_the_keyboard_reaches_the_tiles_of_the_hangar(visit: Visit) -> None:
    anna, chance = facing_chaos(visit(), "apprentice", seed="keys"), random.Random(3)
    while anna.scene()["question"]["id"] != "hybris-ask-post":
        act(anna, chance)
        assert anna.await_turn()
    options = anna.scene()["question"]["options"]
    [tile, *_] = [option["things"][0] for option in options if len(option["things"]) == 1]  # one Worker, four tiles
    picture = anna.page.locator(f'.below [data-thing="{tile}"]')
    assert picture.get_attribute("tabindex") == "0"
    before = anna.scene()["version"]
    picture.focus()
    anna.page.keyboard.press("Enter")
    anna.await_version(before)


@pytest.mark.parametrize(("language", "told"), [("en", "everybody has lost"), ("fr", "tout le monde a perdu")])
def test_fallen_cities_are_the_defeat_of_everybody(visit: Visit, language: str, told: str) -> None:
    places = [{"seat": seat, "rank": 2, "score": 7} for seat in (0, 1)]
    reason = {"is": "words", "id": "hybris-lost-to-chaos", "args": {}}
    anna = visit(locale=language)
    over(anna, {"winners": [], "places": places, "reason": reason})
    seats = [{"who": "me", "name": "Ariadne"}, {"who": "bot", "bot": "apprentice"}]
    anna.make("hybris", *seats, modules=["cataclysm"], options={"olympians": "random"})
    result = anna.page.locator("dialog[open]")
    result.get_by_text(told).wait_for()
    anna.shot(f"cataclysm-lost-{language}")


def test_artemis_hunts_in_a_duel(visit: Visit) -> None:
    options = {"seat_1": "artemis"}
    anna = begin(visit(), "apprentice", modules=("duel", "artemis"), options=options, seed="two")
    chance = random.Random(1)
    for _ in range(24):
        assert not_drawn(anna) == [], anna.scene()["question"]["id"]
        act(anna, chance)
        assert anna.await_turn()
    assert anna.page.get_by_role("group", name="The quiver of Artemis").count() == 1
    assert RAW.findall(anna.text()) == []
    anna.shot("artemis-duel")
