"""Everything in sight, on the screens that people have: text that can be read, nothing cut off, nothing covered."""

import os
import re
from pathlib import Path
from typing import Final

import pytest

from page.conftest import Visit
from page.positions import Position, at, positions

LOOK: Final = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
SIZES: Final = ((1366, 640), (1280, 800), (1024, 768), (768, 1024), (360, 740))
MORE: Final = ((1920, 1080), (1440, 900), (1440, 789), (1366, 768), (390, 844))
"""Between or beyond the others: looked at in a soak."""
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
# How much of the window the board and its map have.
SHARES: Final = """() => [".ring", ".world"].map((part) => {
  const box = document.querySelector(`[data-board] ${part}`)?.getBoundingClientRect();
  return box === undefined ? 100 : (100 * box.width * box.height) / (innerWidth * innerHeight);
})"""
WHOLE: Final = (
    """card => [...card.querySelectorAll(".does")].every(does => does.scrollHeight <= does.clientHeight + 1)"""
)
LAPTOPS: Final = ((1366, 640), (1366, 768), (1280, 800), (1440, 789))


@pytest.mark.parametrize("position", positions(), ids=str)
def test_a_table_has_room(visit: Visit, position: Position) -> None:
    anna = at(visit(locale="fr"), position)
    wrong: list[str] = []
    for width, height in (*SIZES, *(MORE if "AGON_SOAK_GAMES" in os.environ else ())):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(SETTLED)
        anna.shot(f"room-{position.game}-{position.moment}-{width}x{height}")
        wrong += [f"{width}x{height}: {complaint}" for complaint in anna.page.evaluate(LOOK)]
    assert wrong == [], "\n".join(wrong)


def test_the_board_comes_first_on_laptops(visit: Visit) -> None:
    anna = at(visit(locale="fr"), Position("hybris-4", "turn"))
    for width, height in LAPTOPS:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(SETTLED)
        ring, world = anna.page.evaluate(SHARES)
        assert ring >= 40, (width, height)
        assert world >= 20, (width, height)


def test_a_card_that_is_looked_at_comes_up_whole_and_the_others_make_room(visit: Visit) -> None:
    anna = at(visit(locale="fr", viewport={"width": 1366, "height": 640}), Position("hybris-4", "turn"))
    cards = anna.page.locator(".own .hand .held")
    card = cards.nth(1).locator(".card")
    rest = card.bounding_box()
    assert rest is not None
    anna.page.mouse.move(rest["x"] + 8, rest["y"] + rest["height"] / 2)
    cards.and_(anna.page.locator(".up")).wait_for()
    large = card.bounding_box()
    assert large is not None
    assert large["height"] > 1.4 * rest["height"]
    assert card.evaluate(WHOLE), "all of its text is there"
    first, third = cards.nth(0).bounding_box(), cards.nth(2).bounding_box()
    assert first is not None
    assert third is not None
    assert first["x"] + 30 <= large["x"], "the one before it can still be reached"
    assert third["x"] + third["width"] - 30 >= large["x"] + large["width"], "and the one behind it"
    anna.shot("hand-looked-at")


def test_every_game_can_be_begun_without_scrolling_on_a_low_laptop(visit: Visit) -> None:
    anna = visit(locale="fr", viewport={"width": 1366, "height": 640}).open("/")
    anna.page.locator("article").first.wait_for()
    for card in anna.page.locator("article").all():
        place = card.get_by_role("button", name="Jouer maintenant").bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= 640
        assert card.evaluate("card => card.scrollWidth <= card.clientWidth"), "nothing of a game is cut off"
    anna.shot("start-1366x640")


def test_a_table_that_was_thought_of_is_found_again(visit: Visit) -> None:
    anna = visit().open("/new?game=hybris")
    renaissance = anna.page.get_by_role("checkbox", name=re.compile("^Scenario: Renaissance"))
    renaissance.check()
    anna.page.get_by_role("radio", name="4", exact=True).check(force=True)
    assert anna.page.locator("label .picture").count() == anna.page.locator("label:has(.picture)").count() > 9
    anna.shot("new-hybris")
    anna.open("/rules").page.locator("main li").first.wait_for()
    anna.page.go_back()
    assert renaissance.is_checked()
    assert anna.page.get_by_role("radio", name="4", exact=True).is_checked()
