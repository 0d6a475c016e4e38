"""Looking things up: the rules as a book, all cards, the signs, and one search over everything."""

import re

from page.conftest import Visit
from page.test_everybody import PHONE, violations

SIDEWAYS = "document.documentElement.scrollWidth <= innerWidth"


def test_from_a_question_to_a_chapter_to_a_card_and_back(visit: Visit) -> None:
    anna = visit(viewport={"width": 1366, "height": 768}).open("/")
    page = anna.page
    sheet = page.get_by_role("dialog")
    page.locator("article").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("how do I win")
    sheet.get_by_role("link", name=re.compile("^Winning Chapter · Hybris")).wait_for()
    sheet.get_by_role("searchbox").fill("Odysseus")
    sheet.get_by_role("link", name=re.compile("^Odysseus")).wait_for()
    anna.shot("reference-search")
    page.keyboard.press("Enter")
    sheet.get_by_role("heading", name="Odysseus").wait_for()
    sheet.get_by_role("link", name="The Coliseum", exact=True).first.click()
    sheet.get_by_role("heading", name="The Coliseum").wait_for()
    sheet.get_by_role("button", name="Back").click()
    sheet.get_by_role("heading", name="Odysseus").wait_for()
    assert violations(anna, part="dialog[open]") == []

    sheet.get_by_role("link", name="The Coliseum", exact=True).first.click()
    sheet.get_by_role("link", name="Open as a page").click()
    page.get_by_role("article", name="The Coliseum").wait_for()
    assert page.url.endswith("/rules/hybris-base/hyb-coli")
    page.get_by_text("Note of the editors").first.click()
    page.locator(".note").first.wait_for()
    page.locator(".picture .plate").first.wait_for()
    assert violations(anna, "reference-chapter") == []
    page.get_by_role("navigation", name="Chapters before and after").get_by_role("link").last.click()
    page.get_by_role("article", name="The Underworld").wait_for()


def test_all_cards_are_found_by_kind_module_and_words_on_a_phone_too(visit: Visit) -> None:
    anna = visit(**PHONE, locale="fr").open("/cards/hybris")
    page = anna.page
    page.get_by_label("Sorte").select_option("hero")
    page.get_by_label("Mots dessus").fill("ulysse")
    page.get_by_role("link", name="Ulysse", exact=True).wait_for()
    assert page.locator("main section li").count() == 1
    page.get_by_label("Mots dessus").fill("")
    page.get_by_label("Sorte").select_option("")
    page.get_by_label("Provenance").select_option("cataclysm")
    page.get_by_role("heading", name="Tuiles MK").wait_for()
    assert page.get_by_role("heading", name="Technologies").count() == 0
    page.get_by_label("Sorte").select_option("mk")
    page.locator(".picture .plate").first.wait_for()
    assert violations(anna, "reference-cards") == []
    for path in ("/cards/hellas", "/rules/hellas/loh-mhnt", "/symbols/ephyran"):
        anna.open(path).page.locator("main").wait_for()
        assert page.evaluate(SIDEWAYS), path
    assert violations(anna, "reference-signs") == []


def test_at_the_table_a_thing_that_is_found_is_shown_where_it_lies(visit: Visit) -> None:
    anna = visit().play()
    anna.await_question()
    page = anna.page
    page.keyboard.press("/")
    page.keyboard.type("poseidon's lagoon")
    found = page.get_by_role("dialog").get_by_role("link", name=re.compile("^Poseidon's Lagoon .*on the table"))
    found.first.click()
    page.get_by_role("button", name="Show it on the table").click()
    page.locator(".lookup.pinned").wait_for()
    assert page.get_by_role("dialog", name="Search everything").count() == 0
