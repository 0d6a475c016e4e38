"""Every word of the vocabulary is used by an entry, and says what it means."""

import re
from pathlib import Path

import pytest

from agon.cards.language import CardWord
from agon.games.hybris.faces.signs import SLOTS
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.games.hybris.schema.words import ACTIONS, RESOURCES, TIMINGS
from agon.text.languages import LANGUAGES
from agon.text.shelf import texts
from games.hybris.opened import the_pack
from games.hybris.saying import VOCABULARIES, entries_saying, resources, timings, words_declared

PAGE = Path(__file__).parents[3] / "docs" / "hybris-vocabulary.md"


def documented(heading: str) -> list[str]:
    """The words of a section of the page."""
    [section] = re.findall(rf"^## {heading}$(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| ((?:`\w+` ?)+)\|", section, re.MULTILINE)
    return [word for names in rows for word in re.findall(r"\w+", names) if word != "when"]


@pytest.mark.parametrize("home", VOCABULARIES)
def test_every_word_is_used(home: str) -> None:
    said = entries_saying(the_pack())
    assert [word for word in VOCABULARIES[home].verbs if (home, word) not in said] == []


def test_every_word_says_what_it_means_in_both_languages() -> None:
    own = [word for word in LANGUAGE.declared if not word.module]
    mute = [word.name for word in own if not all(texts(each).has_part(word.says, "means") for each in LANGUAGES)]
    assert mute == []


def test_what_a_sign_leaves_open_can_be_filled_in() -> None:
    signs = [word.sign for word in LANGUAGE.declared if isinstance(word, CardWord)]
    assert {part for sign in signs for part in sign.split() if part.startswith("{")} == set(SLOTS)


def test_every_timing_is_used_and_documented() -> None:
    assert set(timings(the_pack())) == set(TIMINGS) == set(documented("Timings"))


def test_every_resource_is_used_and_documented() -> None:
    assert set(resources(the_pack())) == set(RESOURCES) == set(documented("Resources"))


def test_every_argument_is_used() -> None:
    said = entries_saying(the_pack())
    for home, vocabulary in VOCABULARIES.items():
        for verb in vocabulary.verbs.values():
            declared = list(words_declared(verb.table, f"{home}.{verb.name}"))
            whose = {(f"event.{verb.name}", word) for word in ("self", "other", "any")}
            assert [pair for pair in declared if pair not in said and pair not in whose] == []


def test_every_action_belongs_to_a_location() -> None:
    actions = [action for entry in the_pack().entries("boards.toml", "location") for action in entry["actions"]]
    assert sorted(actions) == sorted(ACTIONS)


def test_no_word_has_two_meanings_in_one_table() -> None:
    for vocabulary in VOCABULARIES.values():
        arguments = {field.name for verb in vocabulary.verbs.values() for field in verb.table.fields[1:]}
        assert arguments & set(vocabulary.verbs) == set()


def test_every_word_has_a_message_of_its_own() -> None:
    messages = [verb.says for vocabulary in VOCABULARIES.values() for verb in vocabulary.verbs.values()]
    assert len(set(messages)) == len(messages)


def test_no_entry_needs_a_hook() -> None:
    assert "hook" not in VOCABULARIES["verb"].verbs
