"""Where a table against Chronos is made: what the aid prints, what the house does, and what his board says of it."""

import re
from typing import Final

from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE, violations
from page.test_hybris import RAW, begin

SCREEN: Final = {"viewport": {"width": 1366, "height": 768}}


def at_the_setup(visitor: Visitor) -> Visitor:
    """Where a table against Chronos is made."""
    visitor.open("/new?game=hybris").page.get_by_role("checkbox", name=re.compile("^Chronos")).check()
    visitor.page.get_by_role("group", name=re.compile("^(Rules against|Règles contre) Chronos$")).wait_for()
    return visitor


def test_the_setup_says_what_the_aid_prints_and_what_the_house_does(visit: Visit) -> None:
    anna = at_the_setup(visit(**SCREEN))
    page = anna.page
    assert page.get_by_role("radio", name=re.compile("^By the book: ")).is_checked()
    page.get_by_text("One by one: 20 rules").click()
    reckoning = page.get_by_role("group", name="Step 4.10: the Reckoning")
    book, house = (reckoning.get_by_role("radio", name=re.compile(f"^{word}: ")) for word in ("Book", "House"))
    assert book.is_checked()
    page.get_by_role("group", name="Rules against Chronos").scroll_into_view_if_needed()
    anna.shot("hybris-chronos-setup")
    assert violations(anna) == []

    page.get_by_role("radio", name=re.compile("^With house rules")).check()
    assert house.is_checked()
    book.check()
    page.get_by_text("One by one: 20 rules, 1 of them said otherwise").wait_for()
    reckoning.scroll_into_view_if_needed()
    anna.shot("hybris-chronos-setup-house")
    page.get_by_role("button", name="The rule behind “Step 4.10: the Reckoning”").click()
    page.get_by_role("dialog", name="Rules").get_by_text("as many Victory Points as Ananke").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Begin").click()
    anna.at_table()
    decided = anna.scene()["table"]["options"]
    assert (decided["solo_rules"], decided["reckoning"], decided["boons"]) == ("house", "off", "preset")
    rules = {one["rule"]: one["played"] for one in anna.scene()["view"]["parts"]["chronos"]["rules"]}
    assert (rules["reckoning"], rules["boons"]) == (False, True)


def test_another_preset_forgets_what_was_said_one_by_one_and_the_same_value_need_not_be_said(visit: Visit) -> None:
    anna = at_the_setup(visit(**SCREEN))
    page = anna.page
    page.get_by_text("One by one: 20 rules").click()
    boon = page.get_by_role("group", name="Step 1.4: the Boon")
    boon.get_by_role("radio", name=re.compile("^House: ")).check()
    page.get_by_text("1 of them said otherwise").wait_for()
    boon.get_by_role("radio", name=re.compile("^Book: ")).check()
    page.get_by_text("said otherwise").wait_for(state="detached")
    boon.get_by_role("radio", name=re.compile("^House: ")).check()
    page.get_by_role("radio", name=re.compile("^With house rules")).check()
    page.get_by_role("radio", name=re.compile("^By the book: ")).check()
    page.get_by_text("said otherwise").wait_for(state="detached")
    assert boon.get_by_role("radio", name=re.compile("^Book: ")).is_checked()


def test_the_setup_against_chronos_fits_a_phone_in_french(visit: Visit) -> None:
    anna = at_the_setup(visit(**PHONE, locale="fr"))
    anna.page.get_by_text("Une par une").click()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert RAW.findall(anna.text()) == []
    anna.page.get_by_role("group", name="Règles contre Chronos").scroll_into_view_if_needed()
    anna.shot("hybris-chronos-setup-phone")


def test_his_board_says_which_rules_are_played(visit: Visit) -> None:
    decided = {"olympians": "random", "solo_rules": "house", "seals_bought": "off", "unbound": "on"}
    anna = begin(visit(**SCREEN), modules=("chronos",), seed="house", options=decided)
    anna.page.get_by_role("button", name="house rules without 1 of them").click()
    left = anna.page.locator(".annals section", has_text="House rules left out")
    assert left.locator("dt").all_inner_texts() == ["Forbidden tokens can be bought off"]
    played = anna.page.locator(".annals section", has_text="House rules in play")
    assert played.locator("dt").count() == 19
    assert anna.page.locator(".annals dt", has_text="Chronos Unbound").count() == 1
    anna.shot("hybris-chronos-rules")
    assert violations(anna, part=".annals") == []
