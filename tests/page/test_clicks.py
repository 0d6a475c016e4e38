"""Clicks by a real mouse: pressed and released at one point, on whatever is drawn there meanwhile."""

import random
from collections import Counter
from typing import Any, Final

import pytest

from page.conftest import Visit
from page.people import Visitor

Json = dict[str, Any]
# A point of an element that belongs to it: in a fan of cards most of one lies below the next.
POINT: Final = """node => {
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = node.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  for (const down of parts) for (const across of parts) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && node.contains(hit)) return [x, y];
  }
  return null;
}"""
FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PINNED: Final = ".lookup.pinned button[data-key]"
# After a click: the table went on, something is marked, or a box shows what is left to choose.
HEARD: Final = """before => {
  const table = document.querySelector("[data-version]");
  if (Number(table?.dataset.version) > before && table.dataset.pending === "0") return "chosen";
  if (document.querySelector('[data-confirm]:not([data-confirm="0"])') !== null) return "marked";
  return document.querySelector(".lookup.pinned button[data-key]") !== null && "shown";
}"""
TWICE: Final = "localStorage.setItem('agon', JSON.stringify({ twice: true }))"  # what is set: a second click confirms
TABLES: Final[dict[str, Json]] = {
    "ephyran": {"rivals": 1, "questions": 12},
    "hybris": {"rivals": 1, "questions": 20, "options": {"olympians": "random"}},
    "hellas": {"rivals": 1, "questions": 16},
    "cataclysm": {"game": "hybris", "rivals": 1, "questions": 10, "modules": ["cataclysm"]},
    "chronos": {"game": "hybris", "rivals": 0, "questions": 10, "modules": ["chronos"]},
    "persian_invasion": {"game": "hellas", "rivals": 0, "questions": 10, "modules": ["persian_invasion"]},
}


class Mouse:
    """A hand on a mouse: it goes to something, rests there, presses, and lets go at the same point."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def click(self, selector: str) -> bool:
        """False where nothing of it can be seen."""
        self.page.evaluate(FRAMES)  # one aims at what is drawn: a box that grows finds its place before the next frame
        for found in self.page.locator(selector).all():
            point = found.evaluate(POINT)
            if point is not None:
                self.page.mouse.move(*point)
                self.page.evaluate(FRAMES)
                self.page.mouse.down()
                self.page.evaluate(FRAMES)  # a person holds it longer than the page takes to draw
                self.page.mouse.up()
                return True
        return False

    def heard(self, before: int) -> str:
        told: str = self.visitor.once(HEARD, before)
        return told


def answer(mouse: Mouse, option: Json, ways: Counter[str], chance: random.Random) -> None:
    """One option, by the mouse: on the board if it is drawn there, by way of a box or another thing; else the list."""
    visitor = mouse.visitor
    before = visitor.scene()["version"]
    things = chance.sample(option["things"], len(option["things"]))
    heard = ""
    for thing in things:
        if heard in ("chosen", "marked"):
            break
        if mouse.click(f'[data-board] [data-thing="{thing}"][data-can]:visible'):
            heard = mouse.heard(before)
            ways[f"thing {heard}"] += 1
    if heard == "shown":
        button = f'.lookup.pinned button[data-key="{option["key"]}"]'
        assert mouse.click(button if mouse.page.locator(button).count() else PINNED)
        ways["box"] += 1
    elif heard == "":
        button = f'button[data-key="{option["key"]}"]:visible'
        if not mouse.click(button):
            assert mouse.click("button.choices")
            assert mouse.click(button), option["key"]
        ways["list"] += 1
    visitor.await_version(before)


@pytest.mark.parametrize("name", TABLES)
def test_every_click_of_a_real_mouse_is_heard(visit: Visit, name: str) -> None:
    table: Json = dict(TABLES[name])
    rivals, questions, game = table.pop("rivals"), table.pop("questions"), table.pop("game", name)
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "apprentice"}] * rivals]
    anna = visit().make(game, *seats, seed="a real mouse", **table)
    mouse, chance, ways = Mouse(anna), random.Random(5), Counter[str]()
    for _ in range(questions):
        if not anna.await_turn():
            break
        options = anna.scene()["question"]["options"]
        drawn = [option for option in options if option["things"]] or options
        answer(mouse, chance.choice(drawn), ways, chance)
    assert sum(count for way, count in ways.items() if way.startswith("thing")) >= questions // 2, ways


def test_a_place_is_clicked_though_what_would_stand_there_is_gone_as_one_presses(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(TWICE)
    anna.play()
    mouse = Mouse(anna)
    assert anna.await_turn()
    before = anna.scene()["version"]
    assert mouse.click(".hand .half.shines[data-can]")
    ghost = anna.page.locator(".zone.ghost[data-can]")
    ghost.wait_for()
    assert mouse.click(".zone.ghost[data-can]")
    anna.await_version(before)


def test_one_click_is_enough_where_one_option_is_meant(visit: Visit) -> None:
    anna = visit().play()
    assert anna.await_turn()
    before, options = anna.scene()["version"], anna.scene()["question"]["options"]
    places = [thing for option in options for thing in option["things"] if "/zone/" in thing]
    alone = next(thing for thing in places if places.count(thing) == 1)
    anna.page.locator(f'[data-board] [data-thing="{alone}"]').hover()
    anna.page.locator(".zone.ghost").wait_for()  # what it would do is shown, as long as one rests there
    assert Mouse(anna).click(f'[data-board] [data-thing="{alone}"][data-can]')
    anna.await_version(before)
