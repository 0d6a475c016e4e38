"""Every word of the vocabulary is used by an entry, and documented with how many entries use it."""

import re
from pathlib import Path

import pytest

from agon.games.hellas.schema.words import RESOURCES, TIMINGS
from games.hellas.opened import the_pack
from games.hellas.saying import VOCABULARIES, entries_saying, resources, timings, words_declared

PAGE = Path(__file__).parents[3] / "docs" / "hellas-vocabulary.md"
HEADINGS = {
    "verb": "Verbs",
    "condition": "Conditions",
    "count": "Counts",
    "modifier": "Modifiers",
    "event": "Events",
}


def documented(heading: str) -> dict[str, int]:
    """The words of a section of the page, and how many entries it says use them."""
    [section] = re.findall(rf"^## {heading}$(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|$", section, re.MULTILINE)
    return {word: int(number) for word, number in rows}


@pytest.mark.parametrize("home", VOCABULARIES)
def test_every_word_is_used_and_documented(home: str) -> None:
    said = entries_saying(the_pack())
    used = {word: len(said.get((home, word), ())) for word in VOCABULARIES[home].verbs}
    assert [word for word, number in used.items() if not number] == []
    assert documented(HEADINGS[home]) == used


def test_every_timing_is_used_and_documented() -> None:
    used = timings(the_pack())
    assert documented("Timings") == {word: len(used[word]) for word in TIMINGS}


def test_every_resource_is_used_and_documented() -> None:
    used = resources(the_pack())
    assert documented("Resources") == {word: len(used[word]) for word in RESOURCES}


def test_every_argument_is_used() -> None:
    said = entries_saying(the_pack())
    attributes = ("leadership", "strength", "speed")  # a word for one of them is a word for all
    whose = ("self", "other", "any")
    for home, vocabulary in VOCABULARIES.items():
        for verb in vocabulary.verbs.values():
            declared = list(words_declared(verb.table, f"{home}.{verb.name}"))
            free = [word for place, word in declared if word in attributes or (home == "event" and word in whose)]
            assert [pair for pair in declared if pair not in said and pair[1] not in free] == []


def test_no_word_has_two_meanings_in_one_table() -> None:
    for vocabulary in VOCABULARIES.values():
        arguments = {field.name for verb in vocabulary.verbs.values() for field in verb.table.fields[1:]}
        assert arguments & set(vocabulary.verbs) == set()


def test_every_word_has_a_message_of_its_own() -> None:
    messages = [verb.says for vocabulary in VOCABULARIES.values() for verb in vocabulary.verbs.values()]
    assert len(set(messages)) == len(messages)


def test_no_entry_needs_a_hook() -> None:
    assert "hook" not in VOCABULARIES["verb"].verbs
