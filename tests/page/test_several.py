"""Several picks in one answer, on the page: marked on the board or in the list, by mouse or keys, chosen together."""

import pytest

from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import violations
from several import LOSSES, Loss, at_a_loss, picks


def forked(visitor: Visitor, loss: Loss) -> list[str]:
    """At a table where one has to give several things away; what is given."""
    match, question = at_a_loss(loss)
    record = match.record([f"somebody {seat}" for seat in range(loss.seats)])
    seats = [
        {"who": "me"} if seat == question.seat else {"who": "bot", "bot": "apprentice"} for seat in range(loss.seats)
    ]
    visitor.fork(record, len(match.choices), *seats)
    assert visitor.await_question()
    return picks(question)


def told(visitor: Visitor) -> str:
    """How many are marked, as it is shown and read aloud."""
    return visitor.page.locator("[role=status].marked").inner_text()


@pytest.mark.parametrize("loss", LOSSES, ids=str)
def test_what_is_given_away_is_marked_and_confirmed_once(visit: Visit, loss: Loss) -> None:
    anna = visit()
    keys = forked(anna, loss)
    before = anna.scene()
    for number, key in enumerate(keys):
        assert told(anna) == f"{number} of {len(keys)} chosen"
        anna.page.locator(f'[data-options] [data-key="{key}"]').first.press("Enter")
        assert anna.scene()["version"] == before["version"], "nothing is chosen yet"
    pressed = anna.page.locator('[data-options] [data-key][aria-pressed="true"]')
    assert sorted(set(pressed.evaluate_all("all => all.map(one => one.dataset.key)"))) == sorted(set(keys))
    anna.shot(f"several-{loss}")

    anna.page.locator("[data-confirm]:visible").first.get_by_role("button").click()

    anna.once(
        "version => Number(document.querySelector('[data-version]').dataset.version) > version", before["version"]
    )
    chosen = anna.scene()["choices"] - before["choices"]
    assert chosen >= len(keys) - 1, "the last one may have answered itself"


def test_cards_are_marked_on_the_board_and_let_go_again(visit: Visit) -> None:
    anna = visit()
    loss = next(loss for loss in LOSSES if loss.game == "hellas" and loss.seats == 2)
    forked(anna, loss)
    cards = anna.page.locator("[data-board] [data-thing][data-can][aria-pressed]:visible")
    assert cards.count() > 2
    cards.nth(0).click()
    assert cards.nth(0).get_attribute("aria-pressed") == "true"
    assert told(anna).startswith("1 of"), "it is read aloud"
    assert violations(anna, part=".dock, [data-board] [aria-pressed]") == []
    cards.nth(0).click()
    assert cards.nth(0).get_attribute("aria-pressed") == "false"


def test_a_card_with_two_halves_is_marked_as_a_whole(visit: Visit) -> None:
    anna = visit()
    forked(anna, next(loss for loss in LOSSES if loss.game == "ephyran"))
    cards = anna.page.locator("[data-board] [data-thing][data-can][aria-pressed]:visible")
    card = cards.first.get_attribute("data-thing")
    halves = anna.page.locator(f'[data-board] [data-thing="{card}"]:visible')
    assert halves.count() == 2
    halves.first.click()
    assert [half.get_attribute("aria-pressed") for half in halves.all()] == ["true", "true"]
    halves.last.click()
    assert [half.get_attribute("aria-pressed") for half in halves.all()] == ["false", "false"]


def test_the_keyboard_is_enough(visit: Visit) -> None:
    anna = visit()
    loss = next(loss for loss in LOSSES if loss.game == "hellas" and loss.seats == 2)
    keys = forked(anna, loss)
    version = anna.scene()["version"]
    for key in keys:
        anna.page.locator(f'[data-options] [data-key="{key}"]').first.focus()
        anna.page.keyboard.press("Enter")
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press("Enter")
    anna.once("version => Number(document.querySelector('[data-version]').dataset.version) > version", version)
