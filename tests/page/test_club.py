"""The club in browsers: a person's matches, ratings, the archive, a tournament from beginning to end."""

import re

from sqlalchemy import update

from agon.server.store.database import chosen_url, open_database
from agon.server.store.schema import RATINGS
from page.conftest import Visit
from page.people import Visitor
from server.serving import Person, Server, bot, me, open_seat

DAYS = {"kind": "days", "choice": 86_400, "then": "bot"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "fr"}


def hands_of(visitor: Visitor, served: Server) -> Person:
    """Whoever sits in front of that browser, as somebody whose table the test plays for them."""
    (cookie,) = [one for one in visitor.context.cookies() if one["name"] == "agon"]
    return Person(served, cookie["value"])


def named(visitor: Visitor, served: Server, name: str) -> Person:
    page = visitor.open("/you").page
    page.locator("#you-name").fill(name)
    page.locator("#you-name").press("Enter")
    page.locator("#history").wait_for()
    return hands_of(visitor, served)


def give_up(table: str, *people: Person) -> None:
    """All of them let bots play on, until it is over."""
    sights = [person.socket(table) for person in people]
    for sight in sights:
        sight.ask("hand_over", seat=sight.scene["held"][0], bot="apprentice")
    while sights[0].stage != "over":
        sights[0].next()
    for sight in sights:
        sight.socket.close()


def rated_often(served: Server, person: Person) -> None:
    """Once their match is rated, let it have been one of many."""
    while not person.get("/api/leaders?game=ephyran&against=bots").json["leaders"]:
        pass  # the bot stands there as soon as it is
    opened = open_database(chosen_url(served.database))
    with opened.writes.begin() as connection:
        connection.execute(update(RATINGS).values(games=9))
    opened.close()


def fits(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_what_one_has_played_is_drawn_and_others_see_it_once_one_agrees(visit: Visit, served: Server) -> None:
    anna, boris = visit(viewport={"width": 1366, "height": 768}), visit(**PHONE)
    hands = named(anna, served, "Anna of Nemea")
    other = named(boris, served, "Boris d’Argos")
    give_up(hands.make(me("Anna"), bot("apprentice"), pace=DAYS, rated=True), hands)
    table = hands.make(me("Anna"), open_seat(), listed=True)
    other.sit(table, 1, "Boris")
    with hands.socket(table) as sight:
        sight.ask("start")
    give_up(table, hands, other)
    rated_often(served, hands)

    page = anna.open("/you").page
    page.get_by_text("By god").wait_for()
    page.get_by_text("0 of 2").first.wait_for()
    page.get_by_text("Rating against bots").wait_for()
    page.get_by_label("Others may see me").check()
    page.get_by_role("link", name="My page").wait_for()
    anna.shot("history")
    page.get_by_role("link", name="My page").click()
    page.get_by_role("heading", name="Anna of Nemea").wait_for()
    page.get_by_text("Public matches").wait_for()
    anna.shot("profile")

    phone = boris.open("/you").page
    phone.get_by_text("Selon le dieu").wait_for()
    assert fits(boris)
    boris.shot("history-phone")
    phone.get_by_role("link", name="Anna", exact=True).first.click()  # as she was called at the table
    phone.get_by_role("heading", name="Anna of Nemea").wait_for()
    assert fits(boris)

    boris.open("/club")
    phone.get_by_role("radio", name="des bots").check(force=True)
    phone.get_by_role("link", name="Anna of Nemea").wait_for()
    assert fits(boris)
    boris.shot("ratings-phone")

    anna.open("/agora").page.get_by_role("link", name="The club").click()
    anna.page.get_by_role("link", name="Archive").click()
    page.get_by_role("link", name="Anna of Nemea").first.wait_for()
    page.get_by_label("Players").select_option("4")
    page.get_by_text("No such match").wait_for()
    page.get_by_label("Players").select_option("2")
    anna.shot("archive")
    page.get_by_role("button", name="See it").first.click()
    page.wait_for_url(re.compile("/t/"))
    assert not page.url.endswith(table)
    boris.open("/club/archive").page.get_by_role("link", name="Anna of Nemea").first.wait_for()
    assert fits(boris)
    boris.shot("archive-phone")


def test_a_rated_table_says_so_from_its_making_to_its_seats(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/new?game=ephyran&listed=yes").page
    page.get_by_label("Rated", exact=True).check()
    page.get_by_text("The result changes ratings").wait_for()
    assert page.get_by_text("No limit", exact=True).count() == 0
    anna.shot("new-rated")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_text("The result changes ratings").first.wait_for()
    anna.open("/agora").page.get_by_text("Rated", exact=True).first.wait_for()


def test_a_tournament_is_made_joined_by_link_played_and_decided(visit: Visit, served: Server) -> None:
    anna, boris = visit(viewport={"width": 1366, "height": 768}), visit(**PHONE)
    page = anna.open("/club/contests").page
    page.get_by_role("link", name="Make a tournament").click()
    page.get_by_role("textbox", name="Name").fill("Games of Nemea")
    page.get_by_role("radio", name="Knock-out").check(force=True)
    page.get_by_label("Bots fill the last table").select_option("apprentice")
    anna.shot("contest-new")
    page.get_by_role("button", name="Make it").click()
    page.get_by_role("heading", name="Games of Nemea").wait_for()
    page.get_by_text("It can begin once two people take part.").wait_for()
    for number, visitor in enumerate((anna, boris)):
        visitor.open(re.sub("^.*?(/contest/)", r"\1", page.url))
        visitor.page.locator("#contest-name").fill(f"Player {number}")
        visitor.page.locator("#contest-name").press("Enter")
        visitor.page.get_by_role("button", name=re.compile("Take part no more|Ne plus participer")).wait_for()
    assert fits(boris)
    page.get_by_text("2 of 16").first.wait_for()
    page.get_by_role("button", name="Begin: draw the first round").click()
    page.get_by_role("link", name="To your table").wait_for()
    page.get_by_role("status").get_by_text("Round 1").wait_for()
    phone = boris.page
    phone.get_by_role("link", name="À votre table").wait_for()
    table = str(page.get_by_role("link", name="To your table").get_attribute("href")).removeprefix("/t/")
    give_up(table, hands_of(anna, served), hands_of(boris, served))
    page.get_by_role("status").get_by_text("over").wait_for()
    page.get_by_role("link", name="See it again").wait_for()
    anna.shot("contest")
    phone.get_by_role("status").get_by_text("terminé").wait_for()
    assert fits(boris)
    boris.shot("contest-phone")


def test_whoever_wants_to_be_forgotten_says_so_twice(visit: Visit, served: Server) -> None:
    anna = visit()
    named(anna, served, "Anna")
    page = anna.open("/you").page
    page.get_by_role("button", name="Be forgotten here").click()
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_text("Nobody needs an account").wait_for()
    assert anna.context.cookies() == []
