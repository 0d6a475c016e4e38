"""A game judged when it is over, and hints while it goes on."""

import re
from typing import Final

import pytest

import agon
from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE, violations

WHOLE: Final = """() => {
  const region = document.querySelector('section[aria-label="What could have gone better?"]');
  return region !== null && region.querySelector("progress") === null && region.querySelector("ol li") !== null;
}"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The beginning of a game with somebody who does anything: short, so that it is judged soon."""
    file = tmp_path_factory.mktemp("records") / "game.agon"
    agon.start("ephyran", ["Melissa", "Theon"], seed="corinth").play("greedy", "random").back_to(10).save(file)
    return file.read_bytes()


def opened(visitor: Visitor, record: bytes) -> Visitor:
    """At the result of a game that was opened from a file."""
    kept = visitor.post("/api/records", record)
    visitor.open(kept["path"]).at_table()
    visitor.page.get_by_role("button", name="Learn from it").wait_for()
    return visitor


def test_a_game_is_judged_and_its_costliest_choice_is_seen_and_played_on(visit: Visit, record: bytes) -> None:
    anna = opened(visit(viewport={"width": 1366, "height": 768}), record)
    judged = anna.page.get_by_role("region", name="What could have gone better?")
    judged.get_by_role("button", name="Learn from it").click()
    anna.page.wait_for_function(WHOLE, timeout=0)
    text = judged.inner_text()
    assert "Chances to win" in text
    assert "of a victory given away" in text
    assert "Chosen: " in text
    assert "Better: " in text
    assert "why: " in text
    judged.scroll_into_view_if_needed()
    assert violations(anna, "judged", "dialog[open]") == []

    number = re.search(r"choice (\d+):", text)
    assert number is not None
    judged.get_by_role("button", name="See the moment").first.click()
    replay = anna.page.get_by_role("region", name="See it again")
    replay.wait_for()
    assert f"{int(number[1]) - 1} / " in replay.inner_text()
    assert "Better: " in replay.inner_text()
    assert re.search(r"Melissa \d+\s?%", replay.inner_text())
    anna.shot("judged-replay")
    before = replay.inner_text()
    replay.get_by_role("button", name="Next costly choice").click()
    anna.once("before => document.querySelector('section.replay').innerText !== before", before)
    assert "Better: " in replay.inner_text()

    replay.get_by_role("button", name="Back to the result").click()
    table = anna.table
    judged.get_by_role("button", name="Play on from here").first.click()
    anna.page.wait_for_url(lambda url: table not in url)
    assert anna.at_table().await_question()
    assert anna.scene()["table"]["parent"] == table


def test_who_comes_later_finds_the_judgement_made(visit: Visit, record: bytes) -> None:
    anna = opened(visit(), record)
    anna.page.get_by_role("button", name="Learn from it").click()
    anna.page.wait_for_function(WHOLE, timeout=0)

    boris = visit(**PHONE, locale="fr").open(f"/t/{anna.table}").at_table()

    boris.page.get_by_text("Ce qui a coûté le plus").wait_for()
    assert "de victoire abandonnés" in boris.page.locator("dialog[open]").inner_text()
    boris.page.get_by_text("Ce qui a coûté le plus").scroll_into_view_if_needed()
    boris.shot("judged-phone")


def test_a_hint_says_what_and_why_and_marks_it(visit: Visit) -> None:
    anna = visit(viewport={"width": 1366, "height": 768}).play()
    assert anna.await_turn()
    anna.page.get_by_role("button", name="Hint").click()
    card = anna.page.get_by_role("group", name="Hint")
    card.get_by_role("button", name="Choose it").wait_for()
    assert "A strong bot would choose" in card.inner_text()
    assert "chance to win after it" in card.inner_text()
    anna.page.locator("[data-board] [data-aim]").first.wait_for()
    assert violations(anna, "hint") == []

    anna.page.keyboard.press("Escape")
    card.wait_for(state="detached")
    assert anna.page.locator("[data-board] [data-aim]").count() == 0

    anna.page.get_by_role("button", name="Hint").click()
    before = anna.scene()["version"]
    card.get_by_role("button", name="Choose it").click()
    anna.await_version(before)
    card.wait_for(state="detached")


def test_people_who_play_each_other_say_whether_there_are_hints(visit: Visit) -> None:
    seats = ({"who": "me", "name": "Anna"}, {"who": "me", "name": "Boris"})
    anna = visit()
    anna.open(anna.post("/api/tables", {"game": "ephyran", "seats": seats})["path"])
    anna.page.get_by_role("button", name=re.compile("^I am")).click()
    assert anna.await_question()
    assert anna.page.get_by_role("button", name="Hint").count() == 0

    anna.open("/new?game=ephyran")
    box = anna.page.get_by_label("Hints: whoever is asked may see what a strong bot would choose")
    box.check()
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.get_by_text("Hints are allowed here").wait_for()
    assert anna.scene()["table"]["hints"] is True
