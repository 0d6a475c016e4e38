"""Short lessons in the browser: what is to be done is said, what is learnt is on offer, what is missed is noticed."""

from typing import Any, Final

import pytest

from agon.games.registry import GAMES
from agon.kernel.lessons import Lesson
from agon.shelf.lessons import lessons_of
from page.conftest import Visit
from page.people import Visitor

LESSONS: Final = [lesson for game in GAMES for lesson in lessons_of(game).values()]


def begin(anna: Visitor, lesson: Lesson) -> Visitor:
    made = anna.post(f"/api/lessons/{lesson.setup.game}/{lesson.id}", {"name": "Anna"})
    anna.open(made["path"]).at_table()
    anna.await_turn()
    return anna


def lesson_at(anna: Visitor) -> Any:
    return anna.scene()["lesson"]


def take(anna: Visitor, *starts: str) -> None:
    """The first option whose key begins with one of these, the first of them first; else the first of all."""
    keys = [option["key"] for option in anna.scene()["question"]["options"]]
    anna.hurry(next((key for start in starts for key in keys if key.startswith(start)), keys[0]))
    anna.await_turn()


def test_a_lesson_is_begun_and_goes_on_step_by_step(visit: Visit) -> None:
    anna, lesson = visit().open("/learn/ephyran"), lessons_of("ephyran")["first_city"]
    anna.page.get_by_role("listitem").filter(has_text="Your first city").get_by_role("button", name="Begin").click()
    anna.at_table()
    owl = anna.page.get_by_role("complementary", name="The owl explains")
    owl.get_by_text("Step 1 of 6").wait_for()
    assert anna.page.locator("[data-board] [data-lit]").count() > 0
    fold, words = owl.get_by_role("button", name="Fold or unfold"), owl.get_by_text("Every card shows two halves")
    fold.click()
    words.wait_for(state="detached")
    fold.click()
    words.wait_for()
    for step in lesson.steps[:2]:
        while lesson_at(anna)["word"].endswith(f"-{step.id}"):
            anna.await_turn()
            take(anna, *step.right)
    owl.get_by_text("Step 3 of 6").wait_for()


@pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.setup.game}-{lesson.id}" for lesson in LESSONS])
def test_every_lesson_is_played_to_its_end(visit: Visit, lesson: Lesson) -> None:
    anna = begin(visit(), lesson)
    owl = anna.page.get_by_role("complementary", name="The owl explains")
    while (at := lesson_at(anna))["step"] < at["steps"]:
        assert not at["missed"]
        take(anna, *lesson.steps[at["step"]].right)
    owl.get_by_role("link", name="All lessons").wait_for()
    following = owl.get_by_role("button", name="The next lesson")
    assert following.count() == (at["following"] != ""), "the owl leads to the next one"


@pytest.mark.parametrize("game", [game for game in GAMES if lessons_of(game)])
def test_the_owl_stands_beside_what_it_speaks_of(visit: Visit, game: str) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    for lesson in lessons_of(game).values():
        begin(anna, lesson)
        anna.once(f"() => ({COVERED})() < 0.2")  # of what is lit, once it has found its place
        owl = anna.page.get_by_role("complementary", name="The owl explains").bounding_box()
        assert owl is not None
        assert owl["height"] < 400, "as high as its words"
        anna.shot(f"lesson-{game}-{lesson.id}")


COVERED = """() => {
  const card = document.querySelector("aside.teacher").getBoundingClientRect();
  const shares = [...document.querySelectorAll("[data-board] [data-lit]")].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0).map((one) => {
      const wide = Math.min(card.right, one.right) - Math.max(card.left, one.left);
      const high = Math.min(card.bottom, one.bottom) - Math.max(card.top, one.top);
      return Math.max(0, wide) * Math.max(0, high) / (one.width * one.height);
    });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}"""
