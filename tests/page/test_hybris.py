"""A whole game of Hybris in the browser: its board shows whatever can be chosen, to everybody."""

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Position, WebSocketRoute

from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.shelf.packs import bundled_pack
from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE, violations

Json = dict[str, Any]
ENOUGH: Final = 400  # choices: no game of four Ages has as many
RAW: Final = re.compile(r"\b(?:board-hybris|hybris|lesson)-[a-z]+(?:-[a-z]+)*\b")
EDGE: Final[Position] = {"x": 12.0, "y": 40.0}  # what can be seen of a card in a fan
HELD: Final = re.compile(r"(?:seat/\d+/)?(?:card|premonition)/")
FINGER: Final = 24  # pixels that a finger needs
STAGE: Final = ".stage:not([data-away])"  # what lies over the world
NEW: Final = f"{STAGE}, .dock"  # what another question brings with it
# Where axe looks: at the whole table once, else at what is new.
AXED: Final = {"hybris-ask-olympian": NEW, "hybris-ask-pillar": NEW, "hybris-ask-turn": "html"}
# How many pixels of each card of a hand answer to a click, once the hand is scrolled to it.
REACHED: Final = """selector => [...document.querySelectorAll(selector)].map((held) => {
  held.firstElementChild.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, right, top } = held.firstElementChild.getBoundingClientRect();
  const across = Array.from({ length: Math.ceil(right - left) }, (_, x) => left + x);
  return across.filter((x) => document.elementFromPoint(x, top + 40)?.closest(".held") === held).length;
})"""
SHOWN: Final = """things => {
  const drawn = [...document.querySelectorAll("[data-board] [data-thing]")];
  const seen = drawn.filter((one) => one.closest("[data-away]") === null && one.getClientRects().length > 0);
  const known = new Set(seen.map((one) => one.dataset.thing));
  return things.filter((thing) => !known.has(thing));
}"""


def begin(visitor: Visitor, *rivals: str, modules: tuple[str, ...] = ("renaissance",), **more: Any) -> Visitor:
    """A table against bots, at its first question."""
    seats = [{"who": "me", "name": "Ariadne"}, *({"who": "bot", "bot": bot} for bot in rivals)]
    visitor.make("hybris", *seats, modules=list(modules), **more)
    assert visitor.await_turn()
    return visitor


def doctored(change: Callable[[Json], None]) -> Callable[[WebSocketRoute], None]:
    """Between server and page: every scene as somebody wants it."""

    def changed(message: str | bytes) -> str:
        told = json.loads(message)
        if "scene" in told and told["scene"]["view"]["players"]:
            change(told["scene"])
        return json.dumps(told)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(changed(message)))

    return between


def over(visitor: Visitor, outcome: Json) -> None:
    """At every table this visitor comes to the game is over, and ended so; how it went there is nobody's business."""

    def change(scene: Json) -> None:
        scene["table"]["stage"] = "over"
        scene.update(question=None, outcome=outcome)

    course = {"last": 0, "moments": [], "turns": [], "seconds": []}
    visitor.page.route("**/replay/course", lambda route: route.fulfill(json=course))
    visitor.page.route_web_socket(re.compile("/socket$"), doctored(change))


def close_stage(visitor: Visitor) -> None:
    """Fold away what lies over the world; what is drawn beforehand waits elsewhere."""
    stage = visitor.page.locator(STAGE)
    stage.locator(".overlay-close").click()
    stage.wait_for(state="detached")


def not_drawn(visitor: Visitor) -> list[str]:
    """What an option touches and the board does not show."""
    question = visitor.scene()["question"]
    things = sorted({thing for option in question["options"] for thing in option["things"]})
    missing: list[str] = visitor.page.evaluate(SHOWN, things)
    return missing


def act(visitor: Visitor, chance: random.Random) -> None:
    """Answer the question: by a click on the board where one is enough, else from the list; not by passing."""
    question = visitor.scene()["question"]
    options = question["options"]
    willing = [option for option in options if not option["key"].startswith(("pass", "token/none"))] or options
    option = chance.choice(willing)
    alone = [thing for thing in option["things"] if sum(thing in other["things"] for other in options) == 1]
    before = visitor.scene()["version"]
    on_board = alone and chance.random() < 0.6
    if visitor.knows(question["id"]):
        return visitor.hurry(option["key"])
    if on_board:
        picture = visitor.page.locator(f'[data-board] [data-thing="{alone[0]}"][data-can]:visible').last
        picture.click(position=EDGE if HELD.match(alone[0]) else None)
        if option["key"] == "pass":  # never at once
            visitor.page.locator(".lookup.pinned button[data-key]").click()
    else:
        visitor.take(option["key"])
    visitor.await_version(before)


def test_all_sixty_technologies_can_be_chosen_and_are_seen_at_once(visit: Visit) -> None:
    anna = begin(visit(), "apprentice", modules=(), seed="sixty", options={"olympians": "random"})
    while anna.await_turn() and anna.scene()["question"]["id"] != "hybris-ask-conceive":
        anna.choose()
    keys = [option["key"] for option in anna.scene()["question"]["options"]]
    anna.page.locator(f'[data-options] [data-key="{keys[-1]}"]').wait_for(state="attached")
    assert [anna.options.nth(at).get_attribute("data-key") for at in range(anna.options.count())] == keys
    assert anna.page.locator(".stage [data-thing^='technology/'][data-can]").count() == len(keys)
    stage = anna.page.locator(STAGE)
    assert stage.evaluate("stage => stage.scrollHeight - stage.clientHeight") <= 1


def test_what_is_drawn_beforehand_is_out_of_sight_and_out_of_reach(visit: Visit) -> None:
    anna = begin(visit(), "apprentice", modules=(), seed="sixty", options={"olympians": "random"})
    while anna.await_turn() and anna.scene()["question"]["id"] != "hybris-ask-turn":
        anna.choose()
    waiting = anna.page.locator(".technologies[data-away].waits")
    waiting.wait_for(state="attached")
    assert anna.page.get_by_role("group", name="Technologies of Olympus").count() == 0, "not for screen readers"
    place, window = waiting.bounding_box(), anna.page.viewport_size
    assert place is not None
    assert window is not None
    assert place["x"] < -window["width"] / 2
    reached = "tile => (tile.focus(), document.activeElement === tile)"
    assert not waiting.locator("[data-thing]").first.evaluate(reached), "not for the keyboard"

    while anna.await_turn() and anna.scene()["question"]["id"] != "hybris-ask-conceive":
        anna.choose()
    shown = anna.page.get_by_role("group", name="Technologies of Olympus")
    assert shown.locator("[data-thing]").first.evaluate(reached)
    assert anna.page.locator(".technologies [data-moving]").count() == 0, "they do not fly in"


def test_a_whole_game_of_renaissance_is_clicked_through(visit: Visit) -> None:
    anna = begin(visit(), "apprentice", seed="clicked through", options={"seat_1": "athena"})
    chance, choices, asked = random.Random(7), 0, set()
    anna.shot("hybris-first-question")
    while anna.await_turn():
        question = anna.scene()["question"]["id"]
        assert not_drawn(anna) == [], question
        if question not in asked and question in ("hybris-ask-pillar", "hybris-ask-plan", "hybris-ask-play-card"):
            anna.shot(question.replace("-ask-", "-"))
        asked.add(question)
        act(anna, chance)
        choices += 1
        assert choices < ENOUGH, "the game does not end"
    assert len(asked) > 12
    assert re.search("Victory Points|ascends in Age", anna.page.locator("dialog[open]").inner_text())
    anna.shot("hybris-result")


def fighting(cards: list[str]) -> Callable[[WebSocketRoute], None]:
    """Between server and page: the first player holds these cards, and is in a Combat."""

    def side(seat: int | None) -> Json:
        rest = {"figure": None, "placed": None, "marker": None, "stopped": False, "cap": None, "determination": None}
        return {"seat": seat, "cards": [], "combos": 0, "bonus": 0, "total": 0, **rest}

    def change(scene: Json) -> None:
        view = scene["view"]
        view["players"][0].update(cards=cards, hand=len(cards))
        places = {"settled": False, "purpose": "wrath", "quest": None, "hero": None, "city": None}
        view["combat"] = {**places, "attacker": side(0), "defender": side(None)}

    return doctored(change)


@pytest.mark.parametrize("size", [(1440, 900), (1180, 820), (1024, 700), (820, 1180), (360, 740)])
def test_every_card_of_a_full_hand_can_be_clicked(visit: Visit, size: tuple[int, int]) -> None:
    names = find_game("hybris").play(bundled_pack("hybris"), Setup("hybris", 2, "")).names()
    cards = [name for name in sorted(names) if name.startswith("card/")][:14]
    anna = visit(viewport=dict(zip(("width", "height"), size, strict=True)))
    anna.page.route_web_socket(re.compile("/socket$"), fighting(cards))
    begin(anna, "apprentice", seed="full hand", options={"olympians": "random"})
    anna.page.locator(".stage.combat").wait_for()
    anna.shot(f"hybris-full-hand-{size[0]}")
    own = anna.page.evaluate(REACHED, ".dock .hand .held")
    assert len(own) >= len(cards)  # Premonitions are held too
    assert min(own) >= FINGER
    beside = [reached for reached in anna.page.evaluate(REACHED, ".stage .hand .held") if reached > 0]
    once = size[0] < 640 or size[1] <= 700  # phones and low windows show the hand once, in the dock
    assert len(beside) == (0 if once else len(cards))
    assert min(beside, default=FINGER) >= FINGER


@pytest.mark.parametrize("modules", [("duel",), ("cataclysm", "duel"), ("gigantomachy", "grip_of_the_oracle")])
def test_whatever_can_be_chosen_is_drawn_with_modules_too(visit: Visit, modules: tuple[str, ...]) -> None:
    anna, chance = begin(visit(), "apprentice", modules=modules, seed="drawn"), random.Random(3)
    for _ in range(30):
        assert not_drawn(anna) == [], anna.scene()["question"]["id"]
        act(anna, chance)
        assert anna.await_turn()


def test_axe_finds_nothing_on_the_table_of_hybris(visit: Visit) -> None:
    anna = begin(visit(), "apprentice", "apprentice", seed="for everybody")
    chance, seen = random.Random(5), set()
    for _ in range(22):
        question = anna.scene()["question"]["id"]
        if question not in seen and question in AXED:
            assert violations(anna, part=AXED[question]) == [], question
        seen.add(question)
        act(anna, chance)
        assert anna.await_turn()
    anna.page.locator(".rival .open").first.click()
    assert violations(anna, "hybris-rival", part=STAGE) == []
    anna.page.keyboard.press("Escape")
    assert set(AXED) <= seen


def test_a_place_that_one_points_at_and_what_is_told_of_it_are_told_apart(visit: Visit) -> None:
    anna = begin(visit(), "apprentice", seed="for everybody")
    place = anna.page.get_by_role("region", name="The Coliseum", exact=True)
    place.locator(".title").hover()
    anna.page.get_by_role("tooltip", name="The Coliseum").wait_for()
    assert place.count() == 1
    assert violations(anna) == []


def test_what_is_past_or_used_up_can_still_be_read(visit: Visit) -> None:
    """One rival has passed with figures away, the other with all of them; an Age is over, and a pile is empty."""

    def change(scene: Json) -> None:
        view = scene["view"]
        view["age"], view["piles"] = 2, {type: [] for type in view["piles"]}
        some, every = (rival["characters"] for rival in view["players"][1:])
        for character in (*some[1:], *every):
            character["place"] = "slot/olympus_1"
        for rival in view["players"][1:]:
            rival["passed"] = True

    anna = visit()
    anna.page.route_web_socket(re.compile("/socket$"), doctored(change))
    begin(anna, "apprentice", "apprentice", seed="pale", options={"olympians": "random"})
    anna.page.locator(".rival.passed .away").wait_for()
    anna.page.locator(".rival.passed .none").wait_for()
    assert anna.page.locator(".ages .past").count() == 1
    assert anna.page.locator(".pile.none").count() == 5
    assert violations(anna, "hybris-passed", part=".rival, .ages, .pile") == []


def test_a_phone_shows_the_table_of_hybris_without_sideways_scrolling(visit: Visit) -> None:
    anna, chance = begin(visit(**PHONE, locale="fr"), "apprentice", "apprentice", seed="small"), random.Random(2)
    for number in range(20):
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not_drawn(anna) == [], anna.scene()["question"]["id"]
        assert RAW.findall(anna.text()) == []
        dock = anna.page.locator(".dock").bounding_box()
        assert dock is not None
        assert dock["y"] + dock["height"] <= 741
        if number == 12:
            anna.shot("hybris-phone")
        before = anna.scene()["version"]
        option = chance.choice(anna.scene()["question"]["options"])
        few = anna.page.locator("[data-inline-options] button[data-key]")
        if few.count() == 0:
            anna.page.locator("button.choices").tap()
        anna.page.locator(f'button[data-key="{option["key"]}"]:visible').first.tap()
        anna.await_version(before)
        assert anna.await_turn()


def test_the_first_game_of_hybris_explains_itself(visit: Visit) -> None:
    anna, chance = visit().learn("hybris"), random.Random(1)
    coach = anna.page.get_by_role("complementary", name="The owl explains")
    titles: list[str] = []
    coach.wait_for()
    for _ in range(40):
        assert anna.await_turn()
        if coach.count() > 0:
            if len(titles) == 3:
                anna.shot("hybris-lesson")
            titles.append(anna.understood())
        else:
            act(anna, chance)
    assert titles[0].lower() == "welcome to hybris"
    assert len(titles) == len(set(titles)) > 8
    assert anna.scene()["table"]["modules"] == ["renaissance"]
    assert RAW.findall(anna.text()) == []


def test_the_map_draws_every_space_link_and_city_of_the_pack(visit: Visit) -> None:
    anna = begin(visit(), "apprentice", seed="map", options={"olympians": "random"})
    names = find_game("hybris").play(bundled_pack("hybris"), Setup("hybris", 2, "")).names()
    drawn = set(anna.page.locator("[data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)"))
    for kind in ("space/", "city/", "slot/", "location/", "pillar/", "workshop/", "factory/"):
        assert {name for name in names if name.startswith(kind)} <= drawn, kind
    links = [name for name in names if name.startswith("link/")]
    assert anna.page.locator(".world path.link").count() == len(links)
