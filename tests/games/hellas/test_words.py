"""What is said in both languages: every thing, every word of the vocabulary, every event, every question."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import agon.games.hellas
from agon.cards.voice import YOU, Voice, of_another, to_do
from agon.games.hellas.cardtext import CLAUSES, KINDS, describe, names, power_line
from agon.games.hellas.events import ARGUMENTS
from agon.games.hellas.schema.vocabulary import CONDITIONS, COUNTS, EVENTS, MODIFIERS, VERBS
from agon.kernel.words import Message
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from games.hellas.opened import PAGES, the_box
from games.hellas.tables import NAMES, PARTS, begun, busy, said_at
from games.hellas.test_french import events

HOME = Path(agon.games.hellas.__file__).parent
VOICES = [YOU, to_do(YOU), of_another(YOU)]


def reader(language: str) -> Reader:
    return Reader(language, names(the_box()), NAMES)


def said(language: str, message: Message) -> str:
    """A message in words, of which nothing is missing."""
    text, faults = reader(language).render(message, "")
    assert faults == []
    assert text
    return text


def things() -> list[str]:
    return [thing for thing in names(the_box()) if thing.partition("/")[0] not in PAGES]


# ---------------------------------------------------------------- everything is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_described(language: str) -> None:
    for thing in things():
        lines = [said(language, line) for line in describe(the_box(), thing)]

        assert lines, thing
        for line in lines:
            assert re.search(r"[.!?»]$", line), (thing, line)
            assert re.search(r"  | [,.]|[{}]|\.\.|\bNone\b", line) is None, (thing, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_line_names_the_thing(language: str) -> None:
    for thing in things():
        first = said(language, describe(the_box(), thing)[0])
        assert first.startswith(names(the_box())[thing][language]), thing


def test_every_kind_of_name_is_a_thing_or_the_words_of_one() -> None:
    kinds = {thing.partition("/")[0] for thing in names(the_box())}

    assert kinds - set(KINDS) - set(the_box().lines) == set(PAGES)


@pytest.mark.parametrize(
    "thing",
    ["", "nonsense/x", "card/nonsense", "card", "special/nonsense", "regular/recruit", "track/vp", "activation/x"],
)
def test_what_is_no_thing_is_a_key_error(thing: str) -> None:
    with pytest.raises(KeyError):
        describe(the_box(), thing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vocabulary", [VERBS, CONDITIONS, COUNTS, MODIFIERS, EVENTS], ids=lambda words: words.word)
def test_every_word_has_a_message(language: str, vocabulary: object) -> None:
    assert isinstance(vocabulary, type(VERBS))
    for word in vocabulary.verbs.values():
        assert reader(language).knows(word.says), word.says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", VOICES, ids=str)
def test_every_effect_can_be_said_of_anybody(language: str, voice: Voice) -> None:
    for effect in the_box().effects:
        said(language, CLAUSES.effects(the_box(), [effect], voice))


# ---------------------------------------------------------------- from the data of the effects


def about(thing: str, language: str = "en") -> list[str]:
    return [said(language, line) for line in describe(the_box(), thing)][1:]


def test_cards_say_what_they_do() -> None:
    assert about("card/glory_bow") == [
        "In a battle: if you hold the glory token of the land, add 3 to your army strength."
    ]
    assert about("blessing/exile") == [
        "Once in each of your turns: take 1 injury to move a monster of your hero's region to any region."
    ]
    assert about("blessing/master_plan") == [
        "When you have played a combat card: you may pay 1 priest: the card just played is worth 3 more."
    ]
    assert about("artifact/thunder_of_zeus") == [
        "Use Artifacts: deal 1 wound to any monster on the map, or a rival of your choice takes 1 injury."
    ]


def test_monsters_say_their_attacks() -> None:
    lines = about("monster/medusa")

    assert lines[:3] == [
        "Region attack: kill 1 hoplite in the monster's region.",
        "Special attack, in a hunt: take 1 injury; if your hero's speed is below 3, the hunt ends in failure.",
        "Always: hoplites may not leave the monster's region.",
    ]


def test_scripts_tell_their_tale_and_then_their_lines() -> None:
    tale, otherwise, *lines = about("script/a1_02")

    assert tale == the_box().names["text/script/a1_02"]["en"]
    assert otherwise.endswith(the_box().names["otherwise/script/a1_02"]["en"])
    assert lines == [
        "1. the Sphinx comes to Epirus; if it is on the map or was slain, hold a monster phase.",
        "2. mobilization advances 1 space.",
        "3. invasion advances 1 space.",
    ]


def test_a_power_changes_its_words_with_the_data() -> None:
    [power] = the_box().blessings[0].powers
    before = said("en", power_line(the_box(), power))
    modifier = power.effects[0].modifier
    assert modifier is not None
    modifier.number += 1
    after = said("en", power_line(the_box(), power))
    modifier.number -= 1

    assert (before[-7:], after[-7:]) == ("1 more.", "2 more.")


# ---------------------------------------------------------------- events and questions


def told_in_source() -> Iterator[str]:
    """The ids of all events that the rules tell."""
    for path in sorted(HOME.rglob("*.py")):
        for event in re.findall(r"log\.([a-z_]+)", path.read_text("utf-8")):
            yield "hellas-" + event.replace("_", "-")


def test_every_event_is_told_by_some_rule() -> None:
    endings = {id for id in ARGUMENTS if re.match("hellas-(won|victory|defeat)-", id)}  # told by `end_game`
    assert sorted(set(ARGUMENTS) - endings - set(told_in_source())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    for message in events():
        said(language, message)


@pytest.mark.parametrize("seats", [1, 3])
def test_everything_said_in_a_game_has_words_in_both_languages(seats: int) -> None:
    match = begun(seats, f"words {seats}")
    readers = [Reader(language, match.game.names(), NAMES, 0) for language in LANGUAGES]
    for _ in busy(match, f"words/{seats}", 500):
        for message in said_at(match):
            for listener in readers:
                assert listener.say(message)
                for part in PARTS:
                    assert listener.render(message, part).faults == []
    for seat in range(-1, seats):
        for told in match.events(seat):
            for listener in readers:
                assert listener.render(told.message, "").faults == []
