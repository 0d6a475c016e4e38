"""The page for everybody: by keyboard alone, on a phone, in both languages, light and dark, with a screen reader."""

import re
from pathlib import Path
from typing import Any, Final, Literal

from page.conftest import Visit
from page.people import Visitor

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
# Everything is looked for in one of them; in the other, what depends on colours.
THEMES: Final[dict[Literal["light", "dark"], dict[str, Any]]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
LOOK: Final = """async ([part, more]) =>
  (await axe.run(part, { resultTypes: ["violations"], preload: false, ...more })).violations"""
HAS_AXE: Final = "typeof axe !== 'undefined'"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
RAW = re.compile(
    r"\b(?:page|start|tables|open|new|seat|lobby|question|options|side|rules|outcome|replay|fork|fair|board|lesson|settings|keys|ephyran|server|bot|undo)-[a-z]+(?:-[a-z]+)*\b"
)


def violations(visitor: Visitor, shot: str = "", part: str = "html") -> list[str]:
    """What axe-core finds on the page, light and dark; with a screenshot of each.

    A part is enough where all around it was looked at before: on a whole table it takes seconds.
    """
    visitor.page.locator(part).first.wait_for()
    told: list[str] = []
    if not visitor.page.evaluate(HAS_AXE):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, rules in THEMES.items():
        visitor.page.emulate_media(color_scheme=theme)
        if shot:
            visitor.shot(f"{shot}-{theme}")
        with visitor.drawn():
            found = visitor.page.evaluate(LOOK, [part, rules])
        nodes = [(one["id"], node) for one in found for node in one["nodes"]]
        told += [f"{theme}: {rule}: {node['target']} {node['failureSummary']}" for rule, node in nodes]
    return told


def test_axe_finds_nothing_on_any_page(visit: Visit) -> None:
    anna = visit()
    anna.open("/").page.locator("article").first.wait_for()
    assert violations(anna, "start") == []
    anna.open("/new?game=ephyran").page.locator("form").wait_for()
    assert violations(anna, "new") == []
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.get_by_role("button", name="Invite").wait_for()
    assert violations(anna, "lobby") == []
    anna.open("/rules").page.locator("main li").first.wait_for()
    assert violations(anna) == []
    anna.play_now(rivals=2)
    for _ in range(8):
        anna.await_question()
        anna.choose()
    anna.await_question()
    anna.page.locator(".hand .half").first.click()
    assert violations(anna, "table") == []
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Settings and keys").click()
    assert violations(anna, part="dialog[open]") == []
    anna.open("/").page.get_by_role("button", name=re.compile("^Take off the list")).first.click()
    anna.page.get_by_role("button", name=re.compile("^Taken off the list")).click()
    assert violations(anna, part="main:has(li.off)") == []


def test_a_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    anna = visit().open("/")
    anna.page.locator("article").first.wait_for()
    press = anna.page.keyboard.press

    def tab_to(name: str) -> None:
        for _ in range(60):
            press("Tab")
            focused = anna.page.evaluate("document.activeElement?.textContent?.trim() ?? ''")
            if focused == name:
                return
        raise AssertionError(f"Tab does not reach {name}")

    tab_to("Play now")
    press("Enter")
    tab_to("Begin")
    press("Enter")
    anna.at_table().await_question()

    before = anna.scene()["version"]
    press("1")  # to the first choice
    press("Enter")
    anna.await_version(before)

    anna.await_question()
    before = anna.scene()["version"]
    press("b")  # to the board, and a walk on it
    here = anna.page.evaluate("document.activeElement.dataset.thing")
    assert here
    press("ArrowRight")
    anna.page.wait_for_function("here => document.activeElement.dataset.thing !== here", arg=here)
    press("r")
    rules = anna.page.get_by_role("dialog", name="Rules")
    rules.locator(".behind li").first.wait_for()
    press("Escape")
    rules.wait_for(state="hidden")
    press("/")  # and to search for anything
    anna.once("() => document.activeElement?.type === 'search'")
    press("Escape")
    press("o")
    press("Enter")
    anna.await_version(before)


def test_a_phone_shows_everything_without_sideways_scrolling(visit: Visit) -> None:
    anna = visit(**PHONE, locale="fr").play_now()
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert anna.page.evaluate(wide)
    for part in (".world .city", ".piles", ".question", ".own .hand"):
        assert anna.page.locator(part).first.is_visible()
    dock = anna.page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] <= 741
    anna.shot("phone-table")
    before = anna.scene()["version"]
    anna.page.locator(".hand .half.shines[data-can]").first.tap()
    anna.shot("phone-card")
    anna.page.locator(".lookup.pinned button[data-key]").first.tap()
    anna.await_version(before)
    for path in ("/", "/new?game=ephyran", "/rules"):
        anna.open(path).page.locator("main").wait_for()
        assert anna.page.evaluate(wide), path


def test_the_language_changes_at_any_time_and_no_message_lacks_words(visit: Visit) -> None:
    anna = visit().play(rivals=2)
    for _ in range(6):
        anna.await_question()
        anna.choose()
    anna.await_question()
    for language, word in (("Français", "Pourquoi pas"), ("English", "Why not")):
        anna.page.get_by_role("button", name=language).click()
        anna.page.get_by_role("button", name=re.compile(word)).wait_for()
        assert RAW.findall(anna.text()) == []
    anna.page.get_by_role("button", name="Français").click()
    anna.page.reload()
    anna.at_table()
    anna.page.get_by_role("button", name=re.compile("Pourquoi pas")).wait_for()


def test_the_first_game_explains_itself(visit: Visit) -> None:
    anna = visit().learn("ephyran")
    coach = anna.page.get_by_role("complementary", name="The owl explains")
    titles: list[str] = []
    coach.wait_for()
    for _ in range(24):
        assert anna.await_question()
        if coach.count() > 0:
            titles.append(anna.understood())
        else:
            anna.choose()
    assert titles[0].lower() == "welcome to ephyran"
    assert len(titles) == len(set(titles)) > 5
    assert RAW.findall(" ".join(titles)) == []
