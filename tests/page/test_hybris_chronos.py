"""A whole game against Chronos in the browser: his board shows whatever can be chosen, and all that he has done."""

import random
import re
from typing import Any, Final

import pytest

from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE, violations
from page.test_hybris import ENOUGH, NEW, RAW, STAGE, Json, act, begin, close_stage, doctored, not_drawn, over

AXED: Final = {
    "hybris-ask-pillar": NEW,
    "hybris-ask-focus": f".chronos, {NEW}",
    "hybris-ask-turn": "html",
    "hybris-ask-evil": f".chronos, {NEW}",
}
SHOTS: Final = ("pillar", "focus", "plan", "turn", "evil", "seal", "concept-card")


def against_time(visitor: Visitor, **more: Any) -> Visitor:
    return begin(visitor, modules=("chronos",), **more)


@pytest.mark.soak
def test_a_whole_game_against_chronos_is_clicked_through(visit: Visit) -> None:
    anna = against_time(visit(), seed="clicked through", options={"olympians": "random"})
    chance, choices, asked = random.Random(4), 0, set()
    while anna.await_turn():
        question = anna.scene()["question"]["id"]
        assert not_drawn(anna) == [], question
        if question not in asked and question.removeprefix("hybris-ask-") in SHOTS:
            anna.shot(question.replace("hybris-ask-", "hybris-chronos-"))
        if anna.scene()["view"]["combat"] and anna.page.locator(".stage.combat").count() and "combat" not in asked:
            asked.add("combat")
            anna.shot("hybris-chronos-combat")
        asked.add(question)
        act(anna, chance)
        choices += 1
        assert choices < ENOUGH, "the game does not end"
    assert {"hybris-ask-pillar", "hybris-ask-focus", "hybris-ask-turn", "hybris-ask-evil"} <= asked
    assert "Time outlasts" in anna.page.locator("dialog[open]").inner_text()
    anna.shot("hybris-chronos-lost")


def test_what_chronos_has_done_to_the_world_is_in_view(visit: Visit) -> None:
    def change(scene: Json) -> None:
        view = scene["view"]
        chronos = view["parts"]["chronos"]
        chronos["avatars"][0]["city"], chronos["avatars"][2]["city"] = "city/elis", "city/athens"
        chronos["seals"] = [{"slot": "slot/olympus_1", "seat": 0}]
        chronos["shackles"], chronos["dearer"], chronos["vp"] = [2], 1, 37
        chronos["pieces"] = {"follower": 3, "aegis": 1, "prayer": 0}
        chronos["concepts"][1].update(chains=2, open=4)
        chronos["turned"], chronos["avatar_discard"] = ["chronos_tile/hubless_wheel"], ["avatar_card/rust"]
        chronos["obliterated"] = ["concept_card/flint_sickle"]
        space = view["cities"][0]["spaces"][0]
        space.update(technology="technology/beacon_herm", seat=0)
        chronos["sleeping"] = [{"space": space["space"], "wakes": 2}]
        view["locations"][0]["slots"][0]["barred"] = True

    anna = visit()
    anna.page.route_web_socket(re.compile("/socket$"), doctored(change))
    against_time(anna, seed="done", options={"olympians": "random", "level": "iron_age"})
    close_stage(anna)
    chronos = anna.page.get_by_role("region", name="Chronos")
    assert chronos.locator(".points").inner_text().startswith("37")
    assert chronos.locator('[data-thing="level/iron_age"]').is_visible()
    assert chronos.locator('[data-thing="avatar/kairos"]').is_visible()
    for avatar in ("kronos", "aeon"):
        assert chronos.locator(f'[data-thing="avatar/{avatar}"]').count() == 0
        assert anna.page.locator(f'.world [data-thing="avatar/{avatar}"]').is_visible()
    assert chronos.locator(".store.full").count() == 1
    assert chronos.locator(".concept").nth(1).locator(".link.open").count() == 4
    assert "Each Craft costs 1 more" in chronos.inner_text()
    assert anna.page.get_by_label("Forbidden").first.is_visible()
    assert anna.page.get_by_label("Shackles: 2").first.is_visible()
    assert anna.page.locator(".world .covered").count() == 1
    assert anna.page.locator(".grandeur .marker").is_visible()
    anna.page.locator('.world [data-thing="technology/beacon_herm"]').hover()
    anna.page.get_by_text("Asleep, face down").wait_for()
    anna.shot("hybris-chronos-done")
    anna.page.get_by_role("button", name="The board of Chronos").click()
    for thing in ("concept_card/flint_sickle", "chronos_tile/hubless_wheel", "avatar_card/rust"):
        assert anna.page.locator(f'.stage [data-thing="{thing}"]').is_visible()
    for told in ("Time remembers", "Outlive Time"):  # a house rule, how a game ends
        assert anna.page.locator(".annals dt", has_text=told).count() == 1
    anna.shot("hybris-chronos-annals")
    assert violations(anna, part=f".chronos, .world, .grandeur, {STAGE}") == []


def test_a_combat_against_an_avatar_shows_who_it_is_and_its_cards(visit: Visit) -> None:
    def side(seat: int | None, cards: list[Json], total: int) -> Json:
        rest = {"figure": None, "placed": None, "marker": None, "stopped": False, "cap": None, "determination": None}
        return {"seat": seat, "cards": cards, "combos": 0, "bonus": 0, "total": total, **rest}

    def change(scene: Json) -> None:
        view = scene["view"]
        view["parts"]["chronos"]["fighter"] = "avatar/kairos"
        cards = [{"card": f"avatar_card/{card}", "strength": 3} for card in ("rust", "the_forelock")]
        places = {"settled": False, "purpose": "avatar", "quest": None, "hero": None, "city": "city/elis"}
        view["combat"] = {**places, "attacker": side(0, [], 0), "defender": side(None, cards, 8)}

    anna = visit()
    anna.page.route_web_socket(re.compile("/socket$"), doctored(change))
    against_time(anna, seed="fight", options={"olympians": "random"})
    stage = anna.page.locator(".stage.combat")
    stage.wait_for()
    assert "Combat against Kairos: Elis" in stage.inner_text()
    for thing in ("avatar/kairos", "avatar_card/rust", "avatar_card/the_forelock"):
        assert stage.locator(f'[data-thing="{thing}"]').is_visible()
    anna.shot("hybris-chronos-avatar-combat")
    assert violations(anna, part=STAGE) == []


def test_a_won_game_says_so(visit: Visit) -> None:
    arguments = {"seat": {"is": "seat", "seat": 0}, "count": 64, "chronos": 51}
    reason = {"is": "words", "id": "hybris-outlived-chronos", "args": arguments}
    anna = visit()
    over(anna, {"winners": [0], "places": [{"seat": 0, "rank": 1, "score": 64}], "reason": reason})
    anna.make("hybris", {"who": "me", "name": "Ariadne"}, modules=["chronos"], options={"olympians": "random"})
    result = anna.page.locator("dialog[open]")
    result.locator(".winner").wait_for()
    assert "Ariadne" in result.locator(".winner").inner_text()
    assert "64 to 51" in result.inner_text()
    anna.shot("hybris-chronos-won")


def test_axe_finds_nothing_on_the_board_of_chronos(visit: Visit) -> None:
    anna = against_time(visit(), seed="for everybody", options={"olympians": "random"})
    chance = random.Random(5)
    seen: set[str] = set()
    for _ in range(40):
        question = anna.scene()["question"]["id"]
        if question in AXED.keys() - seen:
            shot = question.replace("hybris-ask-", "hybris-chronos-")
            assert violations(anna, shot, part=AXED[question]) == [], question
        seen.add(question)
        if AXED.keys() <= seen:
            break
        act(anna, chance)
        assert anna.await_turn()
    assert AXED.keys() <= seen


def test_a_concept_is_chosen_with_the_keyboard(visit: Visit) -> None:
    anna, chance = against_time(visit(), seed="keys", options={"olympians": "random"}), random.Random(1)
    while anna.scene()["question"]["id"] != "hybris-ask-focus":
        act(anna, chance)
        assert anna.await_turn()
    chosen, before = anna.scene()["question"]["options"][-1]["things"][0], anna.scene()["version"]
    anna.page.locator(f'.chronos [data-thing="{chosen}"]').focus()
    anna.page.keyboard.press("Enter")
    anna.await_version(before)
    assert anna.scene()["view"]["parts"]["chronos"]["focus"] == [chosen]


def test_a_phone_shows_the_board_of_chronos_in_french(visit: Visit) -> None:
    anna = against_time(visit(**PHONE, locale="fr"), seed="small", options={"olympians": "random"})
    chance = random.Random(2)
    for number in range(24):
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not_drawn(anna) == [], anna.scene()["question"]["id"]
        assert RAW.findall(anna.text()) == []
        if number in (0, 2, 12):
            anna.shot(f"hybris-chronos-phone-{number}")
        before = anna.scene()["version"]
        option = chance.choice(anna.scene()["question"]["options"])
        if anna.page.locator("[data-inline-options] button[data-key]").count() == 0:
            anna.page.locator("button.choices").tap()
        anna.page.locator(f'button[data-key="{option["key"]}"]:visible').first.tap()
        anna.await_version(before)
        assert anna.await_turn()
    anna.page.evaluate("document.querySelector('main').scrollTo(0, 0)")
    anna.shot("hybris-chronos-phone-board")
    anna.page.get_by_role("button", name="Le plateau de Chronos").tap()
    anna.shot("hybris-chronos-phone-annals")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
