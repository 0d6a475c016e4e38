"""How people get along, in browsers: standing orders, friends, the spectators' chat, order at a table, reports."""

import re

from playwright.sync_api import ViewportSize

from page.conftest import Visit
from page.people import Visitor

HERS: ViewportSize = {"width": 1366, "height": 768}
HIS: ViewportSize = {"width": 390, "height": 844}


def named(visitor: Visitor, name: str) -> Visitor:
    visitor.context.request.post("/api/me", data={"name": name}, headers={"Origin": visitor.origin})
    return visitor


def together(visit: Visit, his: ViewportSize) -> tuple[Visitor, Visitor]:
    """Anna, and Boris in French, at the first question of Ephyran."""
    anna, boris = named(visit(viewport=HERS), "Anna"), named(visit(viewport=his, locale="fr"), "Boris")
    made = anna.post("/api/tables", {"game": "ephyran", "seats": [{"who": "me", "name": "Anna"}, {"who": "open"}]})
    sat = boris.context.request.post(
        f"/api/tables/{made['table']}/sit", data={"seat": 1, "name": "Boris"}, headers={"Origin": boris.origin}
    )
    assert sat.status == 200
    anna.open(made["path"]).page.get_by_role("button", name="Begin").click()
    anna.at_table()
    boris.open(made["path"]).at_table()
    return anna, boris


def test_a_standing_order_is_given_shown_told_and_taken_back(visit: Visit) -> None:
    anna, boris = together(visit, HERS)
    people = (anna, boris)
    asked = None
    for _ in range(200):
        active = next((one for one in people if one.scene()["question"] is not None), None)
        if active is None:
            anna.page.wait_for_timeout(20)
            continue
        question = active.scene()["question"]
        if question["decline"]:
            asked = active
            break
        keys = [one["key"] for one in question["options"]]
        active.await_question()
        active.hurry(next((key for key in keys if key.startswith("play/")), keys[0]))
    assert asked is not None, "a reinforcement was played"
    words = {"en": ("No, from now on…", "until I take it back"), "fr": ("Non, désormais…", "jusqu’à nouvel ordre")}
    title, until = words["en" if asked is anna else "fr"]
    asked.shot("standing-asked")

    asked.page.get_by_label(title).select_option(label=until)

    order = asked.page.locator("[data-order]")
    order.get_by_text("1×").wait_for()
    asked.shot("standing-order")
    order.click()
    order.wait_for(state="detached")


def test_who_watches_speaks_apart_and_the_host_keeps_order(visit: Visit) -> None:
    anna, _ = together(visit, HIS)
    carla = named(visit(viewport=HIS, locale="fr"), "Carla").open(f"/t/{anna.table}").at_table()
    carla.look_aside("Discussion")
    carla.page.get_by_role("textbox", name="Dire").fill("Quelle partie !")
    carla.page.get_by_role("button", name="Dire", exact=True).click()
    carla.page.get_by_text("Quelle partie !").wait_for()
    carla.shot("watchers-phone")

    anna.look_aside("Chat")
    anna.page.get_by_role("button", name="Among those who watch").click()
    anna.page.get_by_text("Quelle partie !").wait_for()
    anna.page.get_by_role("button", name="What can be done about Carla").click()
    anna.shot("watchers-menu")
    anna.page.get_by_role("button", name="Report", exact=True).click()
    anna.page.get_by_label("What happened?").fill("Too loud")
    anna.page.get_by_role("button", name="Send the report").click()
    anna.page.get_by_text("has been told").wait_for()
    anna.page.get_by_role("button", name="What can be done about Carla").click()
    anna.page.get_by_role("button", name="Hide this line").click()
    carla.page.get_by_text("Cette ligne a été cachée.").wait_for()
    anna.page.get_by_role("button", name="What can be done about Carla").click()
    anna.page.get_by_role("button", name="Do not let them watch").click()
    carla.page.get_by_text("ne vous laisse pas regarder").first.wait_for()
    carla.complaints.clear()


def test_two_are_friends_find_each_others_tables_and_fall_out(visit: Visit) -> None:
    anna, boris = together(visit, HIS)
    anna.page.get_by_role("button", name=re.compile("Boris")).first.click()
    anna.page.get_by_role("button", name="Ask to be friends").click()
    anna.page.get_by_text("They find your question").wait_for()

    boris.open("/you").page.get_by_role("button", name="Oui, soyons amis").click()
    boris.page.get_by_label("peut voir quand je suis là").check()
    boris.page.get_by_label("peut voir quand je suis là").scroll_into_view_if_needed()
    boris.shot("friends-phone")
    anna.page.reload()
    anna.at_table().page.get_by_role("button", name=re.compile("Boris")).first.click()
    anna.page.get_by_text("You are friends.").wait_for()
    assert anna.page.get_by_role("button", name="Ask to be friends").count() == 0
    anna.open("/new?game=ephyran").page.get_by_label("Who finds this table?").select_option("friends")
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.get_by_role("button", name="Invite").first.wait_for()
    boris.open("/agora").page.get_by_role("heading", name="Les tables de vos amis").wait_for()
    boris.shot("lobby-friends-phone")

    anna.open("/you").page.get_by_role("button", name="Remove").first.click()
    anna.page.get_by_text("Nobody yet.").wait_for()
    anna.shot("friends-none")


def test_a_link_for_a_friend_is_used_by_who_agrees(visit: Visit) -> None:
    anna, boris = named(visit(viewport=HERS), "Anna"), named(visit(viewport=HIS, locale="fr"), "Boris")
    anna.open("/you").page.get_by_role("button", name="Link for a friend").click()
    link = anna.page.get_by_role("textbox", name="Link for a friend").input_value()

    boris.open(re.sub("^https?://[^/]+", "", link)).page.get_by_text("Anna aimerait").wait_for()
    boris.shot("friend-link-phone")
    boris.page.get_by_role("button", name="Oui, soyons amis").click()

    boris.page.get_by_role("heading", name="Amis").wait_for()
    boris.page.get_by_text("Anna").first.wait_for()
