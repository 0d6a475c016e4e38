"""A whole game in the browser, and what can be done with it afterwards."""

import json
import re
from pathlib import Path
from typing import Final

from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE

# A click chooses where one option is meant; else a box shows what is left.
CHOSEN_OR_SHOWN: Final = """before => {
  if (Number(document.querySelector("[data-version]").dataset.version) > before) return "chosen";
  return document.querySelector(".lookup.pinned button[data-key]") !== null && "shown";
}"""


def play_to_the_end(visitor: Visitor) -> int:
    """Play on, with clicks on the board where a card shines, else from the list; how many choices that took."""
    count = 0
    while visitor.await_question():
        shining = visitor.page.locator(".hand .half.shines[data-can]")
        if count % 2 == 0 and shining.count() > 0:
            before = visitor.scene()["version"]
            shining.first.click()
            if visitor.once(CHOSEN_OR_SHOWN, before) == "shown":
                visitor.page.locator(".lookup.pinned button[data-key]").first.click()
            visitor.await_version(before)
        else:
            visitor.choose()
        count += 1
        assert count < 400, "the game does not end"
    return count


def test_a_whole_game_is_clicked_through_seen_again_forked_saved_and_opened(visit: Visit, tmp_path: Path) -> None:
    anna = visit().play_now(rivals=1)
    anna.shot("table-first-turn")
    assert play_to_the_end(anna) > 20
    result = anna.page.locator("dialog[open]")
    assert re.search("(finished the city|draw pile ran out)", result.inner_text())
    assert result.locator("li").count() == 2
    anna.shot("result")

    with anna.page.expect_download() as saved:
        result.get_by_role("link", name="Download").click()
    file = tmp_path / "game.agon"
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["game"] == "ephyran"

    result.get_by_text("Is chance fair here?").click()
    assert result.get_by_text("Checked: the seed").is_visible()

    result.get_by_role("button", name="See it again").click()
    replay = anna.page.get_by_role("region", name="See it again")
    last = anna.scene()["choices"]
    assert f"{last} / {last}" in replay.inner_text()
    replay.get_by_role("button", name="To the beginning").click()
    assert f"0 / {last}" in replay.inner_text()
    anna.page.locator(".zone.built").first.wait_for(state="detached")
    replay.get_by_role("slider").fill(str(last // 2))
    anna.page.locator(".zone.built").first.wait_for()
    rival = anna.page.locator(".rival").first
    hidden = rival.locator(".card.seen").count()
    replay.get_by_label("Seen by").select_option("1")
    anna.page.locator('.own .hand[data-place="seat/1/hand"] .card').first.wait_for()
    assert hidden < 5
    anna.shot("replay")

    first = anna.table
    replay.get_by_role("button", name="Play on from here").click()
    anna.page.locator("dialog[open]").get_by_role("button", name="Play on", exact=True).click()
    anna.page.wait_for_url(lambda url: first not in url)
    anna.at_table()
    assert anna.await_question()

    anna.open("/")
    anna.page.locator("input[type=file]").set_input_files(file)
    anna.page.get_by_role("dialog", name="Result").wait_for()
    assert anna.scene()["table"]["origin"] == "file"
    told = anna.page.get_by_role("dialog", name="Result").inner_text()
    assert "Bot 2" in told  # bots are called as they are everywhere in the page
    assert "random" not in told


def test_what_an_option_gives_is_shown_before_it_is_chosen(visit: Visit) -> None:
    anna = visit().play()
    anna.page.locator("button.choices").click()
    option = anna.options.first
    option.hover()
    anna.page.locator(".zone.ghost").wait_for()
    assert option.locator(".then").inner_text() != ""


def test_on_a_phone_a_tap_shows_what_an_option_gives_before_it_is_chosen(visit: Visit) -> None:
    anna = visit(**PHONE, is_mobile=True).play()
    anna.page.locator("button.choices").wait_for()
    before = anna.scene()["version"]
    anna.page.locator("button.choices").tap()
    option = anna.page.locator("dialog[open] .option").first
    option.get_by_role("button", name=re.compile("^What would follow")).tap()
    option.locator(".then").wait_for()
    assert option.locator(".then").inner_text() != ""
    anna.shot("phone-preview")
    assert anna.scene()["version"] == before

    option.locator("button[data-key]").tap()  # and that chooses
    anna.await_version(before)


def test_a_long_press_shows_what_an_option_gives_and_does_not_choose_it(visit: Visit) -> None:
    anna = visit(**PHONE, is_mobile=True).play()
    anna.page.locator("button.choices").wait_for()
    before = anna.scene()["version"]
    anna.page.locator("button.choices").tap()
    option = anna.page.locator("dialog[open] .option").nth(1)
    place = option.locator("button[data-key]").bounding_box()
    assert place is not None
    finger = anna.context.new_cdp_session(anna.page)
    at = {"x": place["x"] + 20, "y": place["y"] + 10}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    option.locator("[data-held]").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    option.locator(".then").wait_for()
    assert anna.page.locator(".play").get_attribute("data-pending") == "0"
    assert anna.scene()["version"] == before


def test_hovering_tells_what_a_thing_is_and_why_it_cannot_be_used(visit: Visit) -> None:
    anna = visit().play()
    half = anna.page.locator(".hand .half.zone").first
    half.hover()
    tooltip = anna.page.get_by_role("tooltip")
    tooltip.wait_for()
    assert str(half.locator(".title").get_attribute("data-title")).lower() in tooltip.inner_text().lower()
    anna.page.get_by_role("button", name="Why not?").click()
    why = anna.page.get_by_role("dialog", name="Why not?")
    why.locator("li").first.wait_for()
    why.locator(".rule-link").first.click()
    anna.page.get_by_role("dialog", name="Rules").locator(".behind li").first.wait_for()


def test_a_choice_is_taken_back_freely_until_something_hidden_is_seen(visit: Visit) -> None:
    anna = visit().play(bot="player")
    while anna.options.filter(has_text="discard pile").count() == 0:
        assert anna.await_question()
        anna.choose(99)  # the last option of a turn discards a card
    held = anna.page.locator(".own .hand .card").count()
    anna.page.get_by_role("button", name=re.compile("free")).click()
    anna.page.locator("h2", has_text=re.compile("^Your turn")).wait_for()
    assert anna.page.locator(".own .hand .card").count() == held + 1


def test_a_bot_plays_for_somebody_who_comes_back(visit: Visit) -> None:
    anna = visit().play()
    anna.page.locator(".me .plate").click()
    anna.page.get_by_label("Seat 1: strength").select_option("champion")  # it takes its time
    anna.page.get_by_role("button", name="Let a bot play for me").click()
    anna.page.locator(".me .plate .kind").wait_for()
    anna.page.locator(".me .plate").click()
    anna.page.get_by_role("button", name="Play this seat again").click()
    anna.page.locator(".me .plate .kind").wait_for(state="detached")
    assert anna.await_question()


def test_every_registered_game_can_be_begun(visit: Visit) -> None:
    anna = visit().open("/")
    anna.page.locator("article").first.wait_for()
    for number in range(anna.page.locator("article").count()):
        anna.open("/")
        card = anna.page.locator("article").nth(number)
        card.get_by_role("button", name="Play now").click()
        card.get_by_role("button", name="Begin").click()
        anna.at_table()
        for _ in range(3):
            assert anna.await_question()
            anna.choose()
