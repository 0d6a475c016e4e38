"""How long people may take, in browsers: agreed at set-up, seen at the table, explained to people who come back."""

import re
from typing import Any

from page.conftest import Visit
from page.test_hybris import doctored


def test_a_pace_is_agreed_on_and_whoever_comes_back_takes_over(visit: Visit) -> None:
    anna = visit(viewport={"width": 1366, "height": 768}).open("/new?game=ephyran")
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.page.get_by_role("radio", name="30 s a choice, 5 min in reserve").press(" ")
    anna.page.get_by_role("radio", name="a bot plays on").press(" ")
    anna.page.get_by_text("plays on until they are back").scroll_into_view_if_needed()
    anna.shot("pace-new")
    anna.page.get_by_role("button", name="Make the table").click()
    anna.page.get_by_role("button", name="Invite").wait_for()
    anna.page.get_by_text("30 s a choice, 5 min in reserve").wait_for()

    boris = visit(viewport={"width": 390, "height": 844}, locale="fr").open(f"/t/{anna.table}")
    boris.page.get_by_role("button", name="M’asseoir ici").click()
    boris.page.get_by_text("Tout le monde est assis").wait_for()
    boris.shot("pace-lobby-phone")
    anna.page.get_by_role("button", name="Begin").click()
    anna.at_table()
    anna.page.get_by_role("timer").get_by_text(re.compile("^[45]:[0-9]{2}$")).first.wait_for()
    anna.shot("pace-table")
    boris.at_table().page.get_by_role("timer").first.wait_for()
    boris.shot("pace-table-phone")
    while anna.scene()["question"] is not None:
        anna.choose()

    # While Boris was away his time ran out (the hour is not waited for: it is written into what the server says).
    def ran_out(scene: dict[str, Any]) -> None:
        scene["absences"] = [{"seat": 1, "at": scene["now"], "choices": [scene["choices"]]}]
        scene["table"]["seats"][1].update(sitter="bot", bot="player")

    boris.page.route_web_socket(re.compile("/socket$"), doctored(ran_out))
    boris.open(f"/t/{anna.table}").at_table()
    told = boris.page.get_by_role("region", name="Votre temps était écoulé")
    told.get_by_text(re.compile("a choisi une fois")).wait_for()
    assert told.get_by_role("listitem").count() > 0, "what it did is there to be read"
    boris.shot("pace-back-phone")
    told.get_by_role("button", name="Rejouer à cette place").click()
    told.wait_for(state="detached")
