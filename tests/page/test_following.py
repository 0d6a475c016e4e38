"""Following the others, and the end: captions, chronicle, alarms, points by source, the course of a game."""

import re
from functools import cache

from agon.bots.registry import make_bot
from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack
from page.conftest import Visit
from page.people import Visitor
from page.test_hybris import Json, doctored

PACED = 'localStorage.setItem("agon", JSON.stringify({ language: "en", pace: "readable" }))'
# Every caption that is shown is noted: on a busy machine it may be gone before anybody looks.
NOTED = """;
window.told = [];
new MutationObserver(() => {
  const caption = document.querySelector("[data-caption]");
  if (caption !== null) told.push(caption.innerText);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
LAST_ROUND: Json = {"is": "words", "id": "ephyran-alarm-last-round", "args": {}}


@cache
def a_whole_game() -> Match:
    setup = Setup("ephyran", 2, "a whole game")
    match = Match.start(find_game("ephyran").play(bundled_pack("ephyran"), setup), setup)
    bots = [make_bot("random", str(seat)) for seat in range(2)]
    while match.ask is not None:
        match.choose(match.ask.seat, bots[match.ask.seat].choose(match.ask, match.worlds(match.ask.seat)))
    return match


def opened(visitor: Visitor) -> Visitor:
    """At the table that shows the record of a whole game."""
    return visitor.open(visitor.post("/api/records", a_whole_game().record(["Anna", "Boris"]).encode())["path"])


def test_the_result_names_the_cause_and_where_the_points_came_from(visit: Visit) -> None:
    anna = opened(visit())
    outcome = a_whole_game().outcome
    assert outcome is not None

    dialog = anna.page.locator("dialog[open]")
    points = dialog.locator("table", has_text="Points by source")
    points.wait_for()

    assert re.search(r"the round was completed\. (Anna|Boris) wins with \d+ prestige", dialog.inner_text())
    ranked = sorted(outcome.places, key=lambda place: place.rank)
    assert points.locator("tfoot td").all_inner_texts() == [str(place.score) for place in ranked]
    assert "the equal share the victory" in dialog.locator("table", has_text="Compared in the end").inner_text()
    creatures = points.get_by_role("button", name="Different creatures")
    creatures.click()
    parts = " ".join(points.locator(".part").all_inner_texts())
    assert any(territory in parts for territory in ("Lagoon", "Lands", "Forest", "Mountain"))
    anna.shot("result")


def test_a_turning_point_leads_to_its_moment(visit: Visit) -> None:
    anna = opened(visit())
    turn = a_whole_game().course().turns[-1]

    anna.page.get_by_role("button", name=f"takes the lead after choice {turn.after}", exact=False).click()

    moment = anna.page.get_by_role("slider")
    moment.wait_for()
    assert moment.input_value() == str(turn.after)


def test_a_record_is_in_the_list_with_who_won(visit: Visit) -> None:
    anna = opened(visit())
    outcome = a_whole_game().outcome
    assert outcome is not None

    anna.open("/")

    winner = ["Anna", "Boris"][outcome.winners[0]]
    assert f"won by {winner}" in anna.page.locator("li", has_text="Boris").first.inner_text()


def test_a_rivals_turn_has_a_caption_and_can_be_seen_again(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(PACED + NOTED)
    anna.make(
        "ephyran", {"who": "me", "name": "Anna"}, {"who": "bot", "bot": "apprentice", "name": "Melissa"}, seed="a"
    )
    for _ in range(6):
        assert anna.await_turn()
        anna.choose()

    assert anna.await_turn()
    assert [told for told in anna.page.evaluate("told") if told.startswith("Melissa: ")]
    chronicle = anna.look_aside("Chronicle")
    folded = chronicle.locator(".line").count()
    chronicle.get_by_role("button", name=re.compile("^Melissa: ")).last.click()
    assert chronicle.locator(".line").count() > folded

    anna.page.get_by_role("button", name="See it again on the board").click()
    anna.once("() => document.querySelector('.question.mine') === null")
    anna.page.keyboard.press("Escape")
    anna.once("() => document.querySelector('.question.mine') !== null")


def test_an_alarm_is_told_once(visit: Visit) -> None:
    anna = visit()

    def change(scene: Json) -> None:
        scene["alarms"] = [LAST_ROUND]

    anna.page.route_web_socket(re.compile("/socket$"), doctored(change))
    anna.play()
    alarm = anna.page.get_by_role("status").get_by_role("button", name="This round is the last.")
    alarm.wait_for()

    alarm.click()
    alarm.wait_for(state="detached")
    before = anna.scene()["version"]
    anna.choose()
    anna.await_version(before)
    assert alarm.count() == 0


def test_a_total_tells_where_its_points_came_from(visit: Visit) -> None:
    anna = visit().play()
    for _ in range(3):
        anna.choose()
        assert anna.await_turn()

    anna.page.locator('[data-thing="seat/0/points"]').click()
    box = anna.page.locator(".lookup")
    box.get_by_role("button", name="The game in numbers").click()

    sheet = anna.page.locator("dialog[open]")
    sheet.get_by_text("Zones of the city").wait_for()
