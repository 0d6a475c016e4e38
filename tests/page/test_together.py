"""Several people: at one table from two browsers, around one screen, watching, coming back."""

import json
import re

from page.conftest import Visit
from page.people import Visitor
from server.serving import Server, serving


def hand(visitor: Visitor) -> set[str]:
    """The cards that somebody sees in their own hand."""
    visitor.page.locator(".own .hand .card").first.wait_for()
    pieces = visitor.page.locator(".own .hand .card").evaluate_all("cards => cards.map(card => card.dataset.piece)")
    return set(pieces)


def two_at_a_table(visit: Visit, gods: str = "random") -> tuple[Visitor, Visitor]:
    anna = visit().open("/new?game=ephyran")
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.page.get_by_label("Gods", exact=True).select_option(gods)
    anna.page.get_by_label("Seat 1: name").fill("Anna")
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.get_by_role("button", name="Invite").wait_for()
    boris = visit(locale="fr").open(f"/t/{anna.table}")
    boris.page.get_by_role("button", name="M’asseoir ici").click()
    boris.page.get_by_text("Tout le monde est assis").wait_for()
    anna.page.get_by_role("button", name="Begin").click()
    return anna.at_table(), boris.at_table()


def test_each_sees_only_their_own_secrets_on_the_page_and_on_the_wire(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    for one, other in ((anna, boris), (boris, anna)):
        own = hand(one)
        rival = one.scene()["view"]["players"][other.scene()["seat"]]
        foreign = hand(other) - set(rival["cards"])  # a Dionysus was dealt to each before everybody's eyes
        assert own
        assert foreign
        assert not own & foreign
        heard = "\n".join(one.frames)
        assert not [card for card in foreign if json.dumps(card) in heard]
        shown = one.page.locator("[data-piece], [data-thing]").evaluate_all(
            "all => all.map(one => `${one.dataset.piece} ${one.dataset.thing}`)"
        )
        assert not [card for card in foreign if card in " ".join(shown)]
        assert one.scene()["table"]["seed"] is None


def test_moves_and_words_appear_at_once_each_in_their_own_language(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    mover, other = (anna, boris) if anna.scene()["question"] else (boris, anna)
    mover.choose()
    other.await_version(mover.scene()["version"] - 1)
    anna.look_aside("Chat")
    anna.page.get_by_label("Say something").fill("<b>well</b> played")
    anna.page.keyboard.press("Enter")
    boris.look_aside("Discussion").get_by_text("<b>well</b> played").wait_for()
    for one, tab, words in ((anna, "Chronicle", "plays first"), (boris, "Chronique", "joue en premier")):
        assert words in one.look_aside(tab).inner_text()


def test_a_choice_that_others_have_seen_is_taken_back_once_they_agree(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit, gods="draft")
    mover, other = (anna, boris) if anna.scene()["question"] else (boris, anna)
    mover.choose()
    other.await_question()
    mover.page.get_by_role("button", name=re.compile("if the others agree|si les autres")).click()
    other.page.get_by_role("button", name=re.compile("^(Agree|D’accord)$")).click()
    assert mover.await_question()
    assert mover.scene()["choices"] == 0


def test_a_link_brings_the_seat_to_another_device(visit: Visit) -> None:
    anna = visit().play()
    anna.page.locator(".me .plate").click()
    anna.page.get_by_role("button", name="Link for another device").click()
    link = anna.page.locator("dialog[open] input[readonly]").input_value()
    phone = visit(viewport={"width": 390, "height": 800}, has_touch=True).open(link)
    phone.page.get_by_role("button", name="Play on this device").click()
    phone.at_table()
    assert hand(phone) == hand(anna)

    anna.page.get_by_role("status").get_by_text("A device has joined your seat").wait_for()
    devices = anna.page.get_by_role("region", name="Devices that play this seat")
    assert devices.get_by_role("listitem").count() == 2
    devices.get_by_role("button", name="Remove from the seat").click()
    phone.page.get_by_text("You are watching").wait_for()
    assert phone.page.locator(".own .hand .card").count() == 0


def test_who_has_the_address_watches_without_seeing_any_hand(visit: Visit) -> None:
    anna = visit().play()
    watcher = visit().open(f"/t/{anna.table}").at_table()
    assert watcher.page.locator(".own .hand .card").count() == 0
    assert watcher.scene()["question"] is None


def test_around_one_screen_a_curtain_hides_everything_between_turns(visit: Visit) -> None:
    anna = visit().open("/new?game=ephyran")
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.page.get_by_label("Seat 2: who sits here?").select_option("me")
    for seat, name in enumerate(("Anna", "Boris"), 1):
        anna.page.get_by_label(f"Seat {seat}: name").fill(name)
    anna.page.get_by_role("button", name="Begin").click()
    seen: list[str] = []
    while len(set(seen)) < 2:
        opener = anna.page.get_by_role("button", name=re.compile("^I am "))
        anna.page.locator(".curtain, [data-board] .board").first.wait_for()
        if opener.count() > 0:
            assert anna.page.locator("[data-piece], .half").count() == 0
            assert "draws" not in anna.text()
            seen.append(opener.inner_text())
            anna.shot("curtain")
            opener.click()
        anna.at_table()
        anna.await_question()
        anna.choose()


def test_the_page_comes_back_when_the_server_does(visit: Visit, served: Server) -> None:
    database = served.database + ".restarted"
    with serving(database) as first:
        port = first.address.rpartition(":")[2]
        anna = visit(first.address).play()
        anna.choose()
        choices = anna.scene()["choices"]
    anna.page.get_by_text("Reconnecting").wait_for()
    again = Server(database, extra=("--port", port))
    try:
        anna.page.get_by_text("Reconnecting").wait_for(state="detached")
        assert anna.scene()["choices"] >= choices
        anna.await_question()
        anna.choose()
    finally:
        again.stop()
    anna.complaints.clear()  # the browser itself complains of a server that is gone


def test_a_bad_address_is_told_in_words(visit: Visit) -> None:
    anna = visit().open("/t/nonsense")
    anna.page.get_by_text("There is no such table").wait_for()
    anna.open("/nowhere/at/all")
    anna.page.get_by_text("Nothing stands here").wait_for()
