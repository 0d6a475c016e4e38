"""Looking after a table: what is played, links that lead to it, seats that change hands, the promise about chance."""

import random
import re

from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack
from page.conftest import Visit
from page.people import OPTION, SlowLine, Visitor
from page.test_everybody import PHONE
from page.test_together import two_at_a_table

BEGIN = re.compile("^(Begin|Commencer)$")


def a_lobby(visit: Visit) -> Visitor:
    """A table of Hybris for three, with a Scenario and a ruling, where Anna sits between an open seat and a bot."""
    anna = visit().open("/new?game=hybris")
    anna.page.get_by_label("Scenario: Renaissance").check()
    anna.page.get_by_role("radio", name="3", exact=True).check(force=True)
    anna.page.get_by_label("Olympians", exact=True).select_option("random")
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.get_by_role("button", name="Invite").wait_for()
    return anna


def nearly_over(visitor: Visitor) -> Visitor:
    """A table against an apprentice, some choices before the end: forked from a record of a whole game."""
    setup, chance = Setup("ephyran", 2, "nearly over"), random.Random(1)
    match = Match.start(find_game("ephyran").play(bundled_pack("ephyran"), setup), setup)
    while (ask := match.ask) is not None:
        match.choose(ask.seat, chance.choice(ask.options))
    record = match.record(["Anna", "Boris"])
    return visitor.fork(record, len(match.choices) - 8, {"who": "me"}, {"who": "bot", "bot": "apprentice"})


def bots_finish(visitor: Visitor) -> None:
    """Let an apprentice play one's seat to the end."""
    visitor.page.locator(".me .plate").click()
    visitor.page.get_by_label("Seat 1: strength").select_option("apprentice")
    visitor.page.get_by_role("button", name="Let a bot play for me").click()
    visitor.page.locator("dialog[open] .winner").wait_for()


def test_whoever_is_invited_reads_in_their_language_what_will_be_played(visit: Visit) -> None:
    anna = a_lobby(visit)
    boris = visit(locale="fr").open(f"/t/{anna.table}")
    for one, words in (
        (anna, ("Scenario: Renaissance", "those left are dealt at random")),
        (boris, ("Quatre Âges", "au hasard")),
    ):
        setup = one.page.locator(".setup")
        setup.locator("dd").first.wait_for()
        for word in words:
            assert word in setup.inner_text()
    assert "base" not in anna.page.locator(".setup dl").inner_text(), "what stands as usual is not told"


def test_in_the_lobby_people_are_named_and_bots_come_go_and_change(visit: Visit) -> None:
    anna = a_lobby(visit)
    anna.page.get_by_label("Name", exact=True).fill("Anna")
    anna.page.get_by_role("button", name="Save").click()
    anna.page.get_by_text("Anna (you)").wait_for()

    before = anna.scene()["version"]
    anna.page.get_by_label("Seat 3: strength").select_option("master")
    anna.await_version(before)
    assert [seat["bot"] for seat in anna.scene()["table"]["seats"]] == ["", "", "master"]
    anna.page.get_by_role("button", name="Make room for a person").click()
    anna.page.get_by_role("button", name="Invite").nth(1).wait_for()
    assert [seat["sitter"] for seat in anna.scene()["table"]["seats"]] == ["person", "open", "open"]
    for _ in range(2):
        anna.page.get_by_role("button", name="A bot", exact=True).first.click()
    anna.page.get_by_text("Everybody sits").wait_for()
    anna.shot("lobby-full")
    late = visit().open(f"/t/{anna.table}")
    late.page.get_by_text("Every seat is taken").wait_for()
    assert late.page.get_by_role("button", name="Sit here").count() == 0
    anna.page.get_by_role("button", name=BEGIN).click()
    anna.at_table()
    late.at_table()
    late.page.get_by_text("You are watching").wait_for()


def test_an_invitation_is_shown_says_who_can_open_it_and_brings_somebody_to_the_seat(visit: Visit) -> None:
    anna = a_lobby(visit)
    anna.page.get_by_role("button", name="Invite").click()
    link = anna.page.get_by_role("textbox", name="Invite").input_value()
    assert "/join/" in link
    anna.page.get_by_text("Only this machine can open this link").wait_for()

    boris = visit(**PHONE, locale="fr").open(link)
    boris.page.get_by_label("Nom", exact=True).fill("Boris")
    boris.page.get_by_role("button", name="Prendre cette place").click()
    boris.page.get_by_text("Tout le monde est assis").wait_for()
    assert boris.scene()["held"] == [1]
    assert boris.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boris.shot("lobby-phone")

    anna.page.get_by_text("Boris").wait_for()
    anna.open(link)
    anna.page.get_by_role("alert").get_by_text("it has been used already").wait_for()
    anna.complaints.clear()  # the browser itself complains of an answer that is none


def test_links_begin_with_an_address_that_others_can_reach(visit: Visit) -> None:
    anna = visit()
    anna.page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": ["http://192.168.1.7:2466"]}))
    anna.play()
    anna.page.locator(".me .plate").click()
    anna.page.get_by_role("button", name="Link for another device").click()
    box = anna.page.get_by_role("textbox", name="Link for another device")
    assert box.input_value().startswith("http://192.168.1.7:2466/join/")
    assert anna.page.get_by_text("Only this machine").count() == 0


def test_a_dead_link_is_explained_where_it_leads(visit: Visit) -> None:
    for language, words in (("en", "This link is not valid"), ("fr", "Ce lien ne mène à aucune place")):
        anna = visit(locale=language).open("/join/AAAAAAAAAAAAAAAAAAAAAA")
        anna.page.get_by_role("alert").get_by_text(words).wait_for()
        anna.page.get_by_role("link", name=re.compile("Understood|Compris")).click()
        anna.page.get_by_role("alert").wait_for(state="detached")
        anna.complaints.clear()


def test_a_link_ends_with_the_seat_and_says_so(visit: Visit) -> None:
    anna = visit().play()
    anna.page.locator(".me .plate").click()
    anna.page.get_by_role("button", name="Link for another device").click()
    link = anna.page.get_by_role("textbox", name="Link for another device").input_value()
    anna.page.get_by_role("button", name="Leave the seat").click()
    anna.page.get_by_text("your links to it will end").wait_for()
    anna.page.get_by_role("button", name="Leave the seat").click()
    anna.page.get_by_text("You are watching").wait_for()
    boris = visit().open(link)
    boris.page.get_by_role("alert").get_by_text("This link is not valid").wait_for()
    boris.complaints.clear()


def test_who_leaves_is_missed_replaced_by_a_bot_and_let_back_in(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    mover, other = (anna, boris) if anna.scene()["question"] else (boris, anna)
    mover.page.locator(".me .plate").click()
    for _ in range(2):
        mover.page.get_by_role("button", name=re.compile("^(Leave the seat|Quitter la place)$")).click()
    seat = mover.scene()["asked"][0]["seat"]

    other.page.get_by_role("button", name=re.compile("^(Nobody is here|Personne n’est là)")).click()
    other.page.locator("dialog[open] select").first.select_option("apprentice")
    other.page.get_by_role("button", name=re.compile("^(Let a bot play here|Laisser un bot jouer ici)$")).click()
    assert other.await_question()
    assert other.scene()["table"]["seats"][seat]["sitter"] == "bot"

    other.page.locator(".plate .kind").click()
    other.page.get_by_role("button", name=re.compile("^(Make room|Faire place)")).click()
    mover.page.locator(".plate", has_text=re.compile("Open seat|Place libre")).first.click()
    mover.page.get_by_role("button", name=re.compile("^(Sit here|M’asseoir ici)$")).click()
    mover.page.locator(".me .plate", has_text=re.compile(r"\((you|vous)\)", re.I)).wait_for()
    assert mover.scene()["held"] == [seat]


def test_of_two_devices_with_one_seat_the_second_choice_is_refused_and_both_go_on(visit: Visit) -> None:
    anna = visit().play()
    anna.page.locator(".me .plate").click()
    anna.page.get_by_role("button", name="Link for another device").click()
    link = anna.page.get_by_role("textbox", name="Link for another device").input_value()
    anna.page.keyboard.press("Escape")
    tablet, line = visit(viewport={"width": 820, "height": 1180}, has_touch=True), SlowLine()
    tablet.page.route_web_socket(re.compile("/socket$"), line.between)
    tablet.open(link).page.get_by_role("button", name="Play on this device").click()
    tablet.at_table()
    assert tablet.await_question()
    tablet.page.get_by_role("button", name=re.compile("choices$")).click()
    line.hold()  # at the same time, as far as the tablet can know
    anna.choose()
    assert anna.await_question()
    tablet.options.nth(1).press("Enter")
    line.let_go()
    tablet.page.get_by_role("status").get_by_text("in the meantime").wait_for()
    tablet.await_version(anna.scene()["version"] - 1)
    tablet.page.keyboard.press("Escape")
    assert tablet.await_question()
    assert anna.await_question()
    assert tablet.scene()["question"] == anna.scene()["question"]
    assert tablet.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_around_one_screen_each_keeps_their_own_language(visit: Visit) -> None:
    anna = visit().open("/new?game=ephyran")
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.page.get_by_label("Seat 2: who sits here?").select_option("me")
    for seat, name in enumerate(("Anna", "Boris"), 1):
        anna.page.get_by_label(f"Seat {seat}: name").fill(name)
    anna.page.get_by_role("button", name="Begin").click()
    turns: list[tuple[str, str]] = []
    switched = ""
    while len(turns) < 7:
        opener = anna.page.locator(".curtain button")
        anna.page.locator(f".curtain, {OPTION}").first.wait_for()
        if opener.count() > 0:
            name = "Anna" if "Anna" in opener.inner_text() else "Boris"
            greeting = "C’est moi" if name == switched else "I am"  # in the language of the one who comes
            anna.page.locator(".curtain button", has_text=greeting).wait_for()
            opener.click()
            anna.at_table().await_question()
            turns.append((name, str(anna.page.evaluate("document.documentElement.lang"))))
            if not switched:
                switched = name
                anna.page.get_by_role("button", name="Français").click()
                anna.page.get_by_role("button", name="Chronique et discussion").wait_for()
        anna.choose()
    assert {language for name, language in turns[1:] if name == switched} == {"fr"}
    assert {language for name, language in turns if name != switched} == {"en"}


def test_the_fingerprint_of_chance_is_shown_from_the_start_and_checked_in_the_end(visit: Visit) -> None:
    anna = visit().make("ephyran", {"who": "me"}, {"who": "bot", "bot": "apprentice"}, options={"deck": "scaled"})
    anna.page.keyboard.press("t")
    about = anna.page.get_by_role("dialog", name="About this table")
    shown = about.locator("[data-commitment]").inner_text()
    assert shown == anna.scene()["table"]["commitment"]
    assert "shuffles" in about.inner_text()
    anna.shot("about-table")
    anna.page.keyboard.press("Escape")
    bots_finish(anna)
    result = anna.page.locator("dialog[open]")
    result.get_by_text("Is chance fair here?").click()
    assert "this device was shown at the start" in result.inner_text()

    key = f"agon-commitment-{anna.table}"
    anna.page.evaluate("key => localStorage.setItem(key, 'another')", key)
    anna.page.reload()
    result.get_by_text("Is chance fair here?").click()
    result.get_by_text("does not have the fingerprint").wait_for()


def test_a_game_is_seen_again_by_keyboard_and_a_moment_of_it_shared(visit: Visit) -> None:
    anna = nearly_over(visit())
    bots_finish(anna)
    anna.page.locator("dialog[open]").get_by_role("button", name="See it again").click()
    replay = anna.page.get_by_role("region", name="See it again")
    last = anna.scene()["choices"]
    replay.get_by_text(f"{last} / {last}").wait_for()
    anna.page.locator("body").press("Home")
    replay.get_by_text(f"0 / {last}").wait_for()
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
        anna.page.locator("body").press(key)
        replay.get_by_text(f"{at} / {last}").wait_for()
    replay.get_by_label("Seen by").select_option("1")
    replay.get_by_role("button", name="Link to this moment").click()
    link = replay.get_by_role("textbox", name="Link to this moment").input_value()

    boris = visit(**PHONE).open(link)
    seen = boris.page.get_by_role("region", name="See it again")
    seen.get_by_text(f"2 / {last}").wait_for()
    assert seen.get_by_label("Seen by").input_value() == "1"
    assert boris.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boris.shot("replay-phone")


def test_why_a_choice_cannot_be_taken_back_is_told(visit: Visit) -> None:
    anna = visit().play()
    undo = anna.page.get_by_role("button", name="Take back")
    assert undo.get_attribute("aria-disabled") == "true"
    reason = str(undo.get_attribute("title")).partition(": ")[2]
    undo.click(force=True)  # it looks as if nothing could be done, and tells why
    anna.page.get_by_role("status").get_by_text(reason).wait_for()


def test_every_book_of_rules_has_a_name_of_its_own(visit: Visit) -> None:
    anna = visit().open("/rules")
    books = anna.page.get_by_role("navigation", name="Books").get_by_role("link")
    books.first.wait_for()
    names = books.all_inner_texts()
    assert len(set(names)) == len(names) >= 2
    books.last.click()
    anna.page.get_by_role("link", name="Winning", exact=True).wait_for()


def test_a_new_table_asks_only_for_what_there_is(visit: Visit) -> None:
    anna = visit().open("/new?game=hybris")
    anna.page.get_by_role("radio", name="4", exact=True).check()
    anna.page.get_by_label("First seat", exact=True).select_option("zeus")
    assert anna.page.get_by_label("Second seat", exact=True).locator("option[value=zeus]").is_disabled()
    anna.page.get_by_label("Fourth seat", exact=True).select_option("hades")
    anna.page.get_by_role("radio", name="3", exact=True).check()
    anna.page.get_by_label("Fourth seat", exact=True).wait_for(state="detached")
    assert anna.page.get_by_label("Seat 2: name").count() == 0, "who is invited brings a name"
    anna.page.get_by_role("button", name="The rule behind “Olympians”").click()
    anna.page.get_by_role("dialog", name="Rules").locator(".behind li").first.wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.get_by_role("button", name="Invite").wait_for()
    options = anna.scene()["table"]["options"]
    assert (options["seat_1"], options["seat_2"], options["seat_4"]) == ("zeus", "any", "any")


def test_who_is_invited_reads_their_own_language_unless_the_seat_has_one(visit: Visit) -> None:
    for wanted, words in (("", "Tout le monde est assis"), ("en", "Everybody sits")):
        anna = visit().open("/new?game=ephyran")
        anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
        anna.page.get_by_label("Seat 2: language").select_option(wanted)
        anna.page.get_by_role("button", name="Make the table").click()
        anna.page.get_by_role("button", name="Invite").click()
        boris = visit(locale="fr").open(anna.page.get_by_role("textbox", name="Invite").input_value())
        boris.page.get_by_role("button", name=re.compile("^(Take this seat|Prendre cette place)$")).click()
        boris.page.get_by_text(words).wait_for()


def test_a_table_is_taken_off_the_list_and_put_back(visit: Visit) -> None:
    anna = visit().play()
    table = anna.table
    row = anna.page.locator(f'main li:has(a[href="/t/{table}"])')
    anna.open("/")
    row.get_by_role("button", name=re.compile("^Take off the list")).click()
    row.wait_for(state="detached")
    anna.page.get_by_role("button", name="Put back").click()
    row.wait_for()
    row.get_by_role("button", name=re.compile("^Take off the list")).click()
    row.wait_for(state="detached")

    anna.open("/")  # it stays off, and is not lost
    anna.page.get_by_role("button", name="Taken off the list: 1").click()
    anna.shot("tables-taken-off")
    row.get_by_role("button", name="Put back").click()
    row.locator("a").click()
    anna.at_table()
