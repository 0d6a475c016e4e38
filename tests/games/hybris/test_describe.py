"""Questions, options, refusals and events in words: stable keys, previews, reasons, nothing unsaid."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import agon.games.hybris
from agon.games.hybris import log
from agon.games.hybris.artemis import describe as artemis
from agon.games.hybris.artemis import questions as a
from agon.games.hybris.box.numbers import (
    FORGE,
    HERO,
    MORTAL_WORLD,
    NONE,
    UNDERWORLD,
)
from agon.games.hybris.cataclysm.chaos import describe as chaos
from agon.games.hybris.cataclysm.chaos import questions as k
from agon.games.hybris.cataclysm.outskirts import describe as outskirts
from agon.games.hybris.cataclysm.outskirts import questions as o
from agon.games.hybris.chronos import describe as chronos
from agon.games.hybris.chronos import questions as x
from agon.games.hybris.describe import describe, question
from agon.games.hybris.describe.choices import STOPS
from agon.games.hybris.describe.options import DESCRIBED
from agon.games.hybris.describe.sources import source_of
from agon.games.hybris.duel import describe as duel
from agon.games.hybris.duel import questions as d
from agon.games.hybris.event_numbers import ARGUMENTS, absolute
from agon.games.hybris.events import tell
from agon.games.hybris.names import figure_arg, figure_number, figure_thing
from agon.games.hybris.player import UNDER
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.planning import plan
from agon.games.hybris.rules.resources import discard_one
from agon.games.hybris.rules.turn import take_turn
from agon.games.hybris.scenes import FOR_CLASH, Combat, Side
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind
from agon.kernel.game import EVERYONE, SPECTATOR
from agon.kernel.words import Message, say
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from games.hybris.tables import NAMES, acting, asked, begun, busy, in_english, key
from rules.hybris.arena import holds, quest
from rules.hybris.given import box as the_box
from rules.hybris.given import figure_of, given, named
from rules.hybris_chronos.given import box as solo_box

HOME = Path(agon.games.hybris.__file__).parent
QUESTIONS: tuple[ModuleType, ...] = (q, c, w, d, a, o, k, x)
NOT_OPTIONS = {"STOPPED", "PRESSED_ON", "POINTS", "PRINTED_PRAYERS", "FAVOUR", *("MAIN_EFFECT", "RESOURCE", "AVATAR")}


OF_CATACLYSM = {"exploration", "module", "mk_tile", "task", "fall"}
OF_CHRONOS = {"avatar", "concept", "concept_card", "chronos_tile", "level"}


def said(g: Hybris, ask: Ask, option: int) -> str:
    return in_english(g, describe(g, ask, option).message)


# ---------------------------------------------------------------- nothing is left out


def constants(kind: type) -> Iterator[tuple[str, object]]:
    for module in QUESTIONS:
        for name, value in vars(module).items():
            if isinstance(value, kind):
                yield name, value


def spoken() -> HybrisSpeech:
    """What all modules say; no two of them may use the same numbers."""
    said = HybrisSpeech()
    for speech in (artemis.speech, chaos.speech, chronos.speech, duel.speech, outskirts.speech):
        said.add_module(speech())
    return said


def test_every_kind_of_option_is_described() -> None:
    numbers = {value for name, value in constants(int) if name not in NOT_OPTIONS} | {q.RESOURCE}

    assert numbers == {*DESCRIBED, *spoken().options}


@pytest.mark.parametrize("module", QUESTIONS, ids=lambda module: module.__name__)
def test_every_option_has_a_number_that_its_module_has_claimed(module: ModuleType) -> None:
    own = {name: number for name, number in vars(module).items() if module is q or not hasattr(q, name)}
    numbers = [number for name, number in own.items() if isinstance(number, int) and name not in NOT_OPTIONS]

    assert set(numbers) <= set(q.ACTIONS.ranges[module.__name__])
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    reader = Reader(language, {}, NAMES)

    assert [kind.id for _, kind in constants(Kind) if isinstance(kind, Kind) and not reader.knows(kind.id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_decline_has_words(language: str) -> None:
    reader = Reader(language, {}, NAMES)

    assert [message for _, message in [*STOPS.values(), *spoken().stops.values()] if not reader.knows(message)] == []


def events_told() -> set[str]:
    """The ids that the rules tell, as they stand in the source."""
    found: set[str] = set()
    for path in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id.endswith("log"):
                found.add("hybris-" + node.attr.replace("_", "-"))
    return found


def test_every_event_is_told_by_some_rule() -> None:
    assert set(ARGUMENTS) <= events_told()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_its_arguments(language: str) -> None:
    """Even those too rare to be met in a few games; and where nothing is to be named."""
    g = given("zeus", "hades", modules=("duel",))
    besieged = the_box(("cataclysm",))
    reader = Reader(language, {**g.box.names, **solo_box().names, **besieged.names}, NAMES)
    for id, names in ARGUMENTS.items():
        box = solo_box() if OF_CHRONOS & set(names) else besieged if OF_CATACLYSM & set(names) else g.box
        nobody = ("location", "winner", "quest" if id == "hybris-combat-game" else "hero")
        nothing = tuple(NONE if name in nobody else 0 for name in names)
        for numbers in ((0,) * 4, (*nothing, 0, 0, 0, 0)[:4]):
            event = (id, EVERYONE, numbers + absolute(g.box, g.players, id, numbers))
            assert reader.render(tell(box, event, SPECTATOR), "").faults == []


SETUPS = [
    (2, ()),
    (3, ()),
    (4, ()),
    (2, ("duel",)),
    (3, ("gigantomachy",)),
    (2, ("renaissance", "grip_of_the_oracle")),
    (2, ("victory_of_awakening",)),
    (2, ("duel", "artemis")),
    (4, ("artemis",)),
]


@pytest.mark.parametrize(("seats", "modules"), SETUPS, ids=str)
def test_everything_said_in_a_game_has_words_in_both_languages(seats: int, modules: tuple[str, ...]) -> None:
    match = begun(seats, "said", modules)
    messages: dict[Message, None] = {}
    things: set[str] = set()
    for _ in busy(match, f"said/{seats}"):
        for ask in match.asks:
            found = match.question(ask.seat)
            assert found is not None
            keys = [option.key for option in found.options]
            refused = match.refusals(ask.seat)
            things |= {thing for option in found.options for thing in option.things}
            assert len(set(keys)) == len(keys)
            assert not set(keys) & {refusal.key for refusal in refused}
            messages |= dict.fromkeys([found.message, *(option.message for option in found.options)])
            messages |= dict.fromkeys([part for refusal in refused for part in (refusal.message, refusal.reason)])
    for seat in range(SPECTATOR, seats):
        messages |= dict.fromkeys([told.message for told in match.events(seat)])
    assert match.outcome is not None
    messages[match.outcome.reason] = None

    for language in LANGUAGES:
        reader = Reader(language, match.game.names(), NAMES, own=0)
        for message in messages:
            for part in ("", "group", "gives", "costs"):
                text, faults = reader.render(message, part)
                assert faults == []
                assert text or part, message

    for thing in things:
        with_somebody = re.match(r"seat/\d+(/|$)", thing)
        own = thing if with_somebody is None else thing[with_somebody.end() :]
        assert own == "" or set(match.game.names()[own]) == set(LANGUAGES)
        assert own == "" or match.game.describe(own)


# ---------------------------------------------------------------- keys and previews


def test_a_planning_question_names_its_character() -> None:
    g = given("zeus", "hades")
    ask = asked(plan(g, g.players[0]))

    assert in_english(g, question(g, ask)) == "Which token do you lay under Pollux?"
    assert key(g, ask, q.TOKEN << 16 | FORGE) == "token/forge"
    assert said(g, ask, q.TOKEN << 16 | FORGE) == (
        "The Forge | Craft and Produce | nothing to do there as things stand: "
        "Craft: none of your Technologies is in the Workshop and Produce: the Factory is empty"
    )


def test_a_turn_offers_characters_with_where_they_go_and_what_it_costs() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    hero = figure_of(p, HERO)
    hero.token, p.tokens[UNDERWORLD] = UNDERWORLD, UNDER
    ask = asked(take_turn(g, p))
    number = q.ACTIVATE << 16 | p.characters.index(hero)

    assert key(g, ask, number) == "activate/hero/pollux"
    assert said(g, ask, number) == "Pollux: The Underworld | costs 1 Aegis"
    assert describe(g, ask, number).things == ("hero/pollux",)
    assert key(g, ask, q.PASS << 16) == "pass"


def test_a_slot_names_its_bonus_and_a_city_what_it_gives_and_who_stands_there() -> None:
    g = given("zeus", "hades")
    acting(g, 0, HERO, MORTAL_WORLD)
    city = g.box.cities[named("city", "elis")]
    figure_of(g.players[1], HERO).place = city.slot
    g.well = 8
    ask = Ask(q.WHICH_SLOT, 0, [q.SLOT << 16 | city.slot])

    assert said(g, ask, q.SLOT << 16).startswith("The seat of honour | gain 1 Grandeur")
    text = said(g, ask, q.SLOT << 16 | city.slot)
    assert text.startswith("Elis. Influence:")
    assert "which costs you a Follower" in text
    assert "fight Orpheus of Bob" in text


def test_a_pillar_tells_both_halves() -> None:
    g = given("zeus", "hades")
    g.pillar_prayers = 1
    ask = Ask(q.CHOOSE_PILLAR, 0, [q.PILLAR << 16])

    text = said(g, ask, q.PILLAR << 16)

    assert text.startswith(
        "Clairvoyance (Pillar 1): perform Perceive | with 1 Prayer on it | but each other player gains 1 Aegis"
    )


def test_a_card_to_play_tells_strength_combo_total_and_determination() -> None:
    g = given("zeus", "hades")
    holds(g, 0, "crush", "thrust")
    first, second = sorted(g.players[0].hand)
    mine = Side(0, 0)
    mine.cards, mine.strengths = [first], [g.box.card(first).strength]
    g.players[0].hand.remove(first)
    g.combat = Combat(FOR_CLASH, mine, Side(NONE, NONE))
    ask = Ask(c.PLAY_CARD, 0, [q.CARD << 16 | second, q.STOP << 16])
    face = g.box.card(second)

    text = said(g, ask, q.CARD << 16 | second)

    bonus = face.bonus if face.left == g.box.card(first).right else 0
    assert f"{g.box.card(first).strength + face.strength + bonus} in all" in text
    assert f"costs {face.determination} Determination" in text
    assert key(g, ask, q.CARD << 16 | second) == "card/thrust"
    assert key(g, ask, q.STOP << 16) == "stop"


def test_of_cards_that_are_alike_one_is_offered() -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, "coliseum-net", "coliseum-net")
    ask = asked(discard_one(g, p, q.PAY_CARD, NONE))

    assert [key(g, ask, option) for option in ask.options] == ["card/net"]


def test_a_space_tells_what_a_deployed_tile_would_be_connected_to() -> None:
    g = given("zeus", "hades")
    acting(g, 0, HERO, MORTAL_WORLD)
    joint = g.box.spaces[0].joints[0]
    here, there = [
        next(t.index for t in g.box.technologies if t.connectors >> edge & 1) for edge in (joint.edge, joint.other_edge)
    ]
    g.spaces.put(joint.space, there, 1)
    g.players[0].storage, g.turn.tile = [here], here
    ask = Ask(q.WHICH_SPACE, 0, [q.SPACE << 16])

    connected = g.box.names["technology/" + g.box.technologies[there].id]["en"]
    assert said(g, ask, q.SPACE << 16) == f"Lemnos 1 | connected to {connected}"


def test_a_quest_tells_what_it_asks_for_and_gives() -> None:
    g = given("zeus", "hades")
    lion = quest("nemean_lion")
    g.quests[0] = lion
    ask = Ask(c.CHOOSE_QUEST, 0, [c.QUEST << 16 | lion])

    text = said(g, ask, c.QUEST << 16 | lion)

    assert text.startswith("Nemean Lion. Clash, Strength 2 plus that of 2 Coliseum cards")
    assert "4 Victory Points" in text


def test_an_effect_that_asks_names_the_thing_it_stands_on() -> None:
    g = given("zeus", "hades")
    hubris = g.box.pillars[named("pillar", "hubris")]
    effect = hubris.upper[0]
    ask = Ask(q.CHOOSE_BRANCH, 0, [q.BRANCH << 16 | effect.branches[0][0].list])

    assert source_of(g.box, effect.branches[1][0].list) == "pillar/hubris"
    assert in_english(g, question(g, ask)) == "Hubris: which do you choose?"
    assert key(g, ask, q.BRANCH << 16 | 1 << 12 | effect.branches[1][0].list) == "choose/2"


def test_figures_are_named_whoever_reads() -> None:
    g = given("zeus", "hades")
    p = g.players[1]
    numbers = [figure_number(p, number) for number in range(len(p.characters))]

    things = [figure_thing(g.box, number) for number in numbers]
    assert things[0] == "olympian/hades"
    assert things[-3:] == ["prophet/hades/1", "prophet/hades/2", "prophet/hades/3"]
    assert figure_arg(g.box, numbers[-1]) == say("hybris-prophet-number", number=3)
    log.fled(g, 1, len(p.characters) - 1)
    assert g.log is not None
    told = in_english(g, tell(g.box, g.log[-1], SPECTATOR))
    assert told == "Bob: Prophet 3 flees to the reserve."
