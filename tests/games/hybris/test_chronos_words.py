"""The mode against Chronos in words: all its things, questions, options, refusals and events, in both languages."""

from random import Random

import pytest

from agon.games.hybris.box.numbers import HERO, PROPHET
from agon.games.hybris.cardtext import describe, names
from agon.games.hybris.cardtext.things import lines_of
from agon.games.hybris.chronos import questions as x
from agon.games.hybris.chronos.house import BY_THE_BOOK, HOUSE
from agon.games.hybris.chronos.schema import WORDS
from agon.games.hybris.chronos.table import chronos_table
from agon.games.hybris.describe import describe as describe_option
from agon.games.hybris.describe.questions import question
from agon.games.hybris.game import HybrisGame
from agon.games.hybris.modules import MODULES, SOLO
from agon.games.hybris.names import pillar_thing, slot_thing
from agon.games.hybris.refusals import refusals
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.pillars import which_pillar
from agon.games.hybris.setup_options import OPTIONS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.words import Message
from agon.shelf.packs import bundled_pack
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from games.hybris.test_french import faults_in
from rules.hybris.given import box as base_box
from rules.hybris_chronos.given import box, city, concept, named, options, player, send_avatar, solo
from rules.hybris_chronos.war import arriving, post, slot_of

OWN = [thing for thing in names(box()) if thing not in names(base_box())]
THINGS = [thing for thing in OWN if thing.partition("/")[0] in lines_of(box())]
GAMES = [
    ("zeus", "golden_age", HOUSE),
    ("artemis", "bronze_age", HOUSE),
    ("hades", "iron_age", HOUSE),
    ("artemis", "bronze_age", BY_THE_BOOK),
]


def spoken(reader: Reader, message: Message) -> str:
    """A message in words, of which nothing is missing."""
    text, faults = reader.render(message, "")
    assert faults == [], message.id
    if reader.language == "fr":
        assert faults_in(text) == []
        assert "(vous))" not in text  # a parenthesis within one
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_everything_of_the_mode_is_said(language: str, thing: str) -> None:
    reader = Reader(language, names(box()), ())
    assert all(spoken(reader, line) for line in describe(box(), thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_its_words_has_a_message(language: str) -> None:
    reader = Reader(language, {}, ())
    assert [verb.says for _, verb in WORDS.words if not reader.knows(verb.says)] == []


def game_of(olympian: str, level: str, preset: str) -> HybrisGame:
    artemis = [module for module in MODULES if module.id == "artemis" and olympian == "artemis"]
    played = {option.id: option.values[0] for option in OPTIONS} | options(level, solo_rules=preset)
    return HybrisGame(bundled_pack("hybris"), (*artemis, SOLO), played | {"seat_1": olympian})


@pytest.mark.parametrize(("olympian", "level", "preset"), GAMES)
def test_a_whole_game_is_told_in_both_languages(olympian: str, level: str, preset: str) -> None:
    game = game_of(olympian, level, preset)
    match = Match.start(game, Setup("hybris", 1, f"{olympian} in words"))
    readers = [Reader(language, game.names(), ["Anna"], 0) for language in LANGUAGES]
    chance = Random(level)
    said: list[Message] = []
    while (question := match.question(0)) is not None:
        said += [question.message, *[option.message for option in question.options]]
        keys = [option.key for option in question.options]
        assert len(set(keys)) == len(keys)
        for refusal in match.refusals(0):
            assert refusal.key not in keys
            said += [refusal.message, refusal.reason]
        match.choose_key(0, chance.choice(keys))
    outcome = match.outcome
    assert outcome is not None
    said += [outcome.reason, *[event.message for event in match.events(0, 0)]]
    for message in {repr(message): message for message in said}.values():
        for reader in readers:
            assert spoken(reader, message)


# ---------------------------------------------------------------- things and options


def in_words(thing: str) -> str:
    reader = Reader("en", names(box()), ())
    return " ".join(spoken(reader, line) for line in describe(box(), thing))


def test_a_card_names_the_avatar_it_is_about() -> None:
    assert "if the enemy is Kronos, the enemy has +1 Strength" in in_words("avatar_card/kronos_answers")


def test_a_level_tells_where_the_cards_do_not_hold() -> None:
    easy = in_words("level/golden_age")
    assert "Concept cards: \N{MINUS SIGN}1" in easy
    assert "You choose the City" in easy
    assert "Concept cards" not in in_words("level/bronze_age")


def parts(g: Hybris, ask: Ask, option: int) -> list[str]:
    """An option as it is read: itself, what it gives, what it costs."""
    reader, message = Reader("en", names(box()), ["Anna"], 0), describe_option(g, ask, option).message
    return [
        text for text in (spoken(reader, message), reader.part(message, "gives"), reader.part(message, "costs")) if text
    ]


def test_what_is_asked_as_many_times_as_there_are_players_says_how_often_that_is_alone() -> None:
    assert "as many Temples as players (1 if you play alone)" in in_words("concept/gonos")


def test_the_second_pillar_is_asked_for_beside_the_first() -> None:
    g, reader = solo(), Reader("en", names(box()), ["Anna"], 0)
    ask = which_pillar(g, player(g))
    assert spoken(reader, question(g, ask)) == "Which Pillar do you take?"
    player(g).pillars = [0]
    assert (
        spoken(reader, question(g, ask))
        == f"Which Pillar do you take beside {names(box())[pillar_thing(box(), 0)]['en']}?"
    )


def present(g: Hybris, where: str, other: str) -> None:
    """The player has the Pillars of two Concepts and is present on the first."""
    chronos_table(g).chosen[0] = [concept(where), concept(other)]
    chronos_table(g).focus[0] = concept(where)


def test_a_focus_is_chosen_for_the_boon_of_the_other_concept() -> None:
    g = solo()
    present(g, "anthros", "cosmos")
    offered = [x.CONCEPT << 16 | concept("anthros"), x.CONCEPT << 16 | concept("cosmos")]
    ask = Ask(x.FOCUS, 0, offered)
    assert [parts(g, ask, option)[:2] for option in offered] == [
        ["Anthros", "Boon of Cosmos: gain 2 Victory Points and 3 Aegis"],
        ["Cosmos", "Boon of Anthros: gain 2 Victory Points and 3 Followers"],
    ]


def test_passing_tells_what_chronos_has_of_it_and_the_card_that_strikes() -> None:
    g = solo()
    present(g, "cosmos", "anthros")
    chronos_table(g).shown[concept("cosmos")] = named("concept_card", "phaethons_reins")
    ask = Ask(q.TURN, 0, [q.PASS << 16])
    assert parts(g, ask, q.PASS << 16) == [
        "Pass",
        "your Pillar: Chronos gains 1 Aegis (Cosmos); Phaethon's Reins: gain 3 Aegis, then take a Shackle",
    ]
    player(g).pillar_resolved = True
    assert parts(g, ask, q.PASS << 16) == ["Pass", "Phaethon's Reins: gain 3 Aegis, then take a Shackle"]


def test_an_avatar_on_its_way_is_told_who_stands_there() -> None:
    g = solo()
    post(g, HERO, "sparta")
    offered = [q.CITY << 16 | city("elis"), q.CITY << 16 | city("sparta")]
    ask = Ask(x.AVATAR_CITY, 0, offered)
    [[elis], [sparta, facing]] = [parts(g, ask, option) for option in offered]
    assert (elis, sparta) == ("Elis", "Sparta")
    assert facing.endswith("would have to face it")


# ---------------------------------------------------------------- refusals


def test_a_prophet_is_told_that_an_avatar_holds_the_city() -> None:
    g = solo()
    send_avatar(g, "kronos", "elis")
    arriving(g, PROPHET, "athens")
    g.turn.city = -1
    post(g, HERO, "sparta")
    offered = [q.SLOT << 16 | slot_of("athens")]
    found = {refusal.key: refusal for refusal in refusals(g, Ask(q.WHICH_SLOT, 0, offered))}
    held = found[slot_thing(g.box, slot_of("elis"))]
    assert (held.reason.id, held.rules) == ("hybris-why-prophet-avatar", ("CHR-AVA-09",))
    assert player(g).seat == 0
