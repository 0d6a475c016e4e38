"""The mode against Chronos in words: all its things, questions, options, refusals and events, in both languages."""

from random import Random

import pytest

from agon.games.hybris.box.numbers import HERO, PROPHET
from agon.games.hybris.cardtext import KINDS, describe, names
from agon.games.hybris.chronos.schema import WORDS
from agon.games.hybris.game import HybrisGame
from agon.games.hybris.law import OPTIONS
from agon.games.hybris.modules import MODULES, SOLO
from agon.games.hybris.names import slot_thing
from agon.games.hybris.refusals import refusals
from agon.games.hybris.rules import questions as q
from agon.kernel.ask import Ask
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.words import Message
from agon.shelf.packs import bundled_pack
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from games.hybris.test_french import faults_in
from rules.hybris.given import box as base_box
from rules.hybris_chronos.given import box, player, send_avatar, solo
from rules.hybris_chronos.war import arriving, post, slot_of

THINGS = [thing for thing in names(box()) if thing not in names(base_box()) and thing.partition("/")[0] in KINDS]
GAMES = [("zeus", "golden_age"), ("artemis", "bronze_age"), ("hades", "iron_age")]


def spoken(reader: Reader, message: Message) -> str:
    """A message in words, of which nothing is missing."""
    text, faults = reader.render(message, "")
    assert faults == [], message.id
    if reader.language == "fr":
        assert faults_in(text) == []
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


def game_of(olympian: str, level: str) -> HybrisGame:
    artemis = [module for module in MODULES if module.id == "artemis" and olympian == "artemis"]
    options = {option.id: option.values[0] for option in OPTIONS}
    return HybrisGame(bundled_pack("hybris"), (*artemis, SOLO), options | {"level": level, "seat_1": olympian})


@pytest.mark.parametrize(("olympian", "level"), GAMES)
def test_a_whole_game_is_told_in_both_languages(olympian: str, level: str) -> None:
    game = game_of(olympian, level)
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
