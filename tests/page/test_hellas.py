"""Lords of Hellas in the browser: a whole game, a whole campaign; whatever can be chosen is drawn, for everybody."""

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator

from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.packs import Pack
from agon.shelf.packs import bundled_pack
from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE, violations
from page.test_hybris import STAGE, not_drawn

ENOUGH: Final = 400  # choices
RAW: Final = re.compile(r"\b(?:board-hellas|hellas|lesson)-[a-z]+(?:-[a-z]+)*\b")
BOARDS: Final = Path(__file__).parents[2] / "page" / "src" / "boards" / "hellas"
PRINTED: Final = (BOARDS / "spots.ts", BOARDS / "persian_invasion" / "tables.ts")
CAMPAIGN: Final = ("persian_invasion",)
IDLE: Final = ("pass", "stop", "decline", "go-on", "end", "special/pass")
"""Answers by which little happens."""


def begin(visitor: Visitor, rivals: int, **more: Any) -> Visitor:
    """A table against bots, or the campaign, at its first question."""
    seats = [{"who": "me", "name": "Ariadne"}, *[{"who": "bot", "bot": "apprentice"}] * rivals]
    visitor.make("hellas", *seats, modules=[] if rivals else list(CAMPAIGN), **more)
    assert visitor.await_turn()
    return visitor


def any_of(options: list[Any], chance: random.Random) -> Any:
    """Whatever comes, but rather something than nothing."""
    willing = [option for option in options if option["key"] not in IDLE]
    return chance.choice(willing if willing and chance.random() < 0.85 else options)


def to_the_monument(scene: Any, chance: random.Random) -> Any:
    """The shortest way to the end: to hold Thessaly, to raise its monument again and again, then the countdown runs."""
    question = scene["question"]
    options = question["options"]
    if question["id"] == "hellas-ask-regular" and chance.random() < 0.3:
        return chance.choice([option for option in options if option["key"] != "regular/hoplite_movement"])
    held = any(
        region["region"] == "region/thessaly" and region["controller"] == scene["seat"]
        for region in scene["view"]["regions"]
    )
    first = () if held else ("go-on", "special/prepare")
    wanted = ("region/thessaly", "prepare/recruit", *first, "go-on", "special/build_monument", "god/zeus", *IDLE)
    found = [option for key in wanted for option in options if option["key"] == key]
    return found[0] if found else chance.choice(options)


def act(visitor: Visitor, option: Any, chance: random.Random) -> None:
    """Answer the question: on the board, by the keyboard, where that is possible; else from the list."""
    question = visitor.scene()["question"]
    options = question["options"]
    before = visitor.scene()["version"]
    alone = [thing for thing in option["things"] if sum(thing in other["things"] for other in options) == 1]
    two = len([thing for thing in option["things"] if thing.startswith("region/")]) > 1
    on_board = alone and not two and chance.random() < 0.6
    if visitor.knows(question["id"]):
        return visitor.hurry(option["key"])
    if on_board:
        picture = visitor.page.locator(f'[data-board] [data-thing="{alone[0]}"][data-can]:visible').first
        picture.press("Enter")  # at once: whatever is drawn meanwhile would take the focus away
    else:
        visitor.take(option["key"])
    visitor.await_version(before)


def play(visitor: Visitor, chance: random.Random, choices: int) -> set[str]:
    """Answer that many questions, or to the end; the questions that were asked. Whatever can be chosen is drawn."""
    asked: set[str] = set()
    for _ in range(choices):
        if not visitor.await_turn():
            break
        question = visitor.scene()["question"]
        assert not_drawn(visitor) == [], question["id"]
        asked.add(question["id"])
        act(visitor, any_of(question["options"], chance), chance)
    return asked


# ---------------------------------------------------------------- whole games


def test_a_whole_game_of_three_is_clicked_through(visit: Visit) -> None:
    anna, chance, choices = begin(visit(), 2, seed="clicked"), random.Random(7), 0
    asked = set()
    while anna.await_turn():
        scene = anna.scene()
        asked.add(scene["question"]["id"])
        act(anna, to_the_monument(scene, chance), chance)
        choices += 1
        assert choices < ENOUGH, "the game does not end"
        if choices == 30:
            anna.shot("hellas-game")
    assert len(asked) > 8
    assert anna.scene()["outcome"] is not None
    anna.shot("hellas-result")


def test_a_whole_campaign_is_clicked_through(visit: Visit) -> None:
    anna, chance, choices = begin(visit(), 0, seed="war"), random.Random(3), 0
    while anna.await_turn():
        question = anna.scene()["question"]
        assert not_drawn(anna) == [], question["id"]
        act(anna, any_of(question["options"], chance), chance)
        choices += 1
        assert choices < ENOUGH, "the war does not end"
    assert anna.scene()["outcome"]["winners"] == []
    assert anna.page.locator("dialog[open] .winner").inner_text().lower() == "defeat"
    anna.shot("hellas-defeat")
    anna.page.keyboard.press("Escape")
    told = anna.scene()["view"]["parts"]["persian_invasion"]["tale"]
    anna.page.get_by_role("button", name="Chronicle", exact=True).click()
    page = anna.page.locator(".tale article")
    assert page.count() == len(told) > 4
    assert RAW.findall(page.first.inner_text()) == []
    anna.shot("hellas-chronicle")


# ---------------------------------------------------------------- how it begins


def card(visitor: Visitor) -> Locator:
    """The game on the start page."""
    visitor.open("/")
    return visitor.page.locator("article", has_text="Lords of Hellas")


def test_the_campaign_is_one_click_away(visit: Visit) -> None:
    anna = visit()
    card(anna).get_by_role("button", name="Persian Invasion").click()
    anna.at_table()
    assert anna.scene()["table"]["modules"] == list(CAMPAIGN)
    assert anna.page.locator("section.war").count() == 1


def test_a_new_table_offers_what_can_be_chosen(visit: Visit) -> None:
    anna = visit()
    anna.open("/new?game=hellas")
    page = anna.page
    page.get_by_label("First seat", exact=True).select_option("helen")
    assert page.get_by_label("Second seat", exact=True).locator("option[value=helen]").is_disabled()
    assert page.get_by_label("Third seat, army", exact=True).count() == 1
    assert page.get_by_label("Fourth seat", exact=True).count() == 0
    page.get_by_role("checkbox", name="Persian Invasion").check()
    page.get_by_label("First seat", exact=True).wait_for(state="detached")
    assert page.locator("form ol > li").count() == 1
    assert page.get_by_label("Artifacts of monsters in the campaign", exact=True).count() == 1
    anna.shot("hellas-new")
    page.get_by_role("button", name="Begin").click()
    anna.at_table()
    assert anna.page.locator("section.war").count() == 1


def test_the_first_game_explains_itself(visit: Visit) -> None:
    anna, chance = visit().learn("hellas"), random.Random(1)
    coach = anna.page.locator(".coach")
    coach.wait_for()
    read = 0
    for _ in range(40):
        if not anna.await_turn():
            break
        while coach.count() > 0:
            assert RAW.findall(coach.inner_text()) == []
            if read == 2:
                anna.shot("hellas-lesson")
            anna.understood()
            read += 1
        if read > 8:
            break
        act(anna, any_of(anna.scene()["question"]["options"], chance), chance)
    assert read > 8


@pytest.mark.parametrize("rivals", [1, 3, 0])
def test_whatever_can_be_chosen_is_drawn(visit: Visit, rivals: int) -> None:
    anna = begin(visit(), rivals, seed=f"drawn {rivals}")
    assert len(play(anna, random.Random(rivals), 45)) > 5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whatever_an_option_touches_has_a_name_to_be_laid_out_by(players: int) -> None:
    """What lies nowhere on the table is laid out as a card: the board needs only its name and what is said of it."""
    setup = Setup("hellas", players, "named", modules=CAMPAIGN if players == 1 else ())
    game = find_game("hellas").play(bundled_pack("hellas"), setup)
    match, chance, names = Match.start(game, setup), random.Random(players), game.names()
    for _ in range(700):
        if match.outcome is not None:
            break
        assert match.ask is not None
        question = match.question(match.ask.seat)
        assert question is not None
        options = question.options
        touched = {re.sub(r"^seat/\d+/", "", thing) for option in options for thing in option.things}
        assert {thing for thing in touched if thing not in names and not re.fullmatch(r"seat/\d", thing)} == set()
        match.choose_key(match.ask.seat, chance.choice(options).key)


# ---------------------------------------------------------------- everybody


def test_axe_finds_nothing_on_the_table_of_hellas(visit: Visit) -> None:
    anna, chance = begin(visit(), 2, seed="for everybody"), random.Random(5)
    assert violations(anna, part=".dock") == []
    play(anna, chance, 30)
    assert anna.await_turn()
    assert violations(anna, "hellas") == []
    anna.page.locator(".rival .open").first.click()
    assert violations(anna, "hellas-rival", part=STAGE) == []


def test_axe_finds_nothing_in_the_campaign(visit: Visit) -> None:
    anna = begin(visit(), 0, seed="for everybody")
    assert violations(anna) == []
    play(anna, random.Random(5), 20)
    assert anna.await_turn()
    for part in ("Chronicle", "Used action tokens"):
        anna.page.locator(".war").get_by_role("button", name=part).click()
        assert violations(anna, f"hellas-{part.split()[0].lower()}", part=STAGE) == [], part
        anna.page.keyboard.press("Escape")


@pytest.mark.parametrize("rivals", [2, 0])
def test_a_phone_shows_the_table_of_hellas_without_sideways_scrolling(visit: Visit, rivals: int) -> None:
    anna, chance = begin(visit(**PHONE, locale="fr"), rivals, seed="small"), random.Random(2)
    for number in range(18):
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not_drawn(anna) == [], anna.scene()["question"]["id"]
        assert RAW.findall(anna.text()) == []
        dock = anna.page.locator(".dock").bounding_box()
        assert dock is not None
        assert dock["y"] + dock["height"] <= 741
        if number == 12:
            anna.shot(f"hellas-phone-{rivals}")
        before = anna.scene()["version"]
        option = chance.choice(anna.scene()["question"]["options"])
        few = anna.page.locator("[data-inline-options] button[data-key]")
        if few.count() == 0:
            anna.page.locator("button.choices").tap()
        anna.page.locator(f'button[data-key="{option["key"]}"]:visible').first.tap()
        anna.await_version(before)
        assert anna.await_turn()


def test_a_hero_goes_through_greece_by_keyboard(visit: Visit) -> None:
    anna = begin(visit(), 0, seed="keys")
    press = anna.page.keyboard.press
    anna.page.locator('[data-thing="regular/hero_movement"]').focus()
    before = anna.scene()["version"]
    press("Enter")
    anna.await_version(before)
    anna.page.locator('[data-thing="region/laconia"][data-can]').focus()
    press("ArrowUp")
    anna.page.wait_for_function("document.activeElement.dataset.thing !== 'region/laconia'")
    here = anna.page.evaluate("document.activeElement.dataset.thing")
    assert here
    anna.page.locator('[data-thing="region/arcadia"][data-can]').focus()
    before = anna.scene()["version"]
    press("Enter")
    anna.await_version(before)
    assert anna.scene()["view"]["players"][0]["region"] == "region/arcadia"


@pytest.mark.parametrize("rivals", [2, 0])
def test_the_table_of_hellas_is_told_in_both_languages(visit: Visit, rivals: int) -> None:
    anna = begin(visit(), rivals, seed="tongues")
    play(anna, random.Random(4), 25)
    assert anna.await_turn()
    for language, word in (("Français", "Chronique"), ("English", "Chronicle")):
        anna.page.get_by_role("button", name=language).click()
        anna.look_aside(word)
        assert RAW.findall(anna.text()) == []
        labels = anna.page.locator("[data-board] [aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
        assert RAW.findall(" ".join(labels)) == []
        anna.page.keyboard.press("Escape")


# ---------------------------------------------------------------- the map


def test_the_map_draws_every_region_trail_land_and_monument_of_the_pack(visit: Visit) -> None:
    anna = begin(visit(), 1, seed="map")
    names = find_game("hellas").play(bundled_pack("hellas"), Setup("hellas", 2, "")).names()
    drawn = set(anna.page.locator("[data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)"))
    for kind in ("region/", "trail/", "land/", "god/", "regular/", "attribute/"):
        assert {name for name in names if name.startswith(kind)} <= drawn, kind


def pairs(polygon: list[list[int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in polygon)


def spot(place: list[int]) -> str:
    return f"[{place[0]}, {place[1]}]"


def lines_of(pack: Pack) -> list[str]:
    """What has to stand in the page's files, line by line."""
    lines: list[str] = []
    for region in pack.entries("map.toml", "region"):
        sites = ", ".join(f"{name}: {spot(place)}" for name, place in region["sites"].items())
        lines += [f"{region['id']}: {{", f'polygon: "{pairs(region["polygon"])}",', f"sites: {{ {sites} }},"]
        lines += [f"{name}: {spot(region[name])}," for name in ("label", "badge", "units", "figure", "token")]
    for trail in pack.entries("map.toml", "sea_trail"):
        lines.append(f"{trail['id']}: [{', '.join(map(spot, trail['curve']))}],")
    lines += [f'{island["id"]}: "{pairs(island["polygon"])}",' for island in pack.entries("map.toml", "decor")]
    campaign = pack.parts["persian_invasion"]
    route = ", ".join(f'"{region}"' for region in campaign.entry("campaign.toml", "persians")["route"])
    lines.append(f"export const ROUTE: readonly string[] = [{route}];")
    for row in campaign.entries("campaign.toml", "monster_row"):
        lines.append(f'[{row["tokens"][0]}, {row["tokens"][1]}, "{row["monster"]}", "{row["region"]}"],')
    for row in campaign.entries("campaign.toml", "quest_row"):
        lines.append(f'[{row["tokens"][0]}, {row["tokens"][1]}, "{row["quest"]}"],')
    return lines


def packed(text: str) -> str:
    """A text of TypeScript without what a formatter may choose: blanks, and the comma before a bracket."""
    return re.sub(r",(?=[\])}])", "", re.sub(r"\s+", "", text))


def test_the_page_has_the_coordinates_and_tables_of_the_pack() -> None:
    written = packed("".join(file.read_text(encoding="utf-8") for file in PRINTED))
    assert [line for line in lines_of(bundled_pack("hellas")) if packed(line).rstrip(",") not in written] == []
