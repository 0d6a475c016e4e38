"""The numbers that a ledger states are those that the pack plays.

A rule names the places of the pack that hold its numbers (`content`): what stands there must stand in its text as well,
in the same order, in both languages. Signs are not compared: what drops by 1 is -1 in the pack.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import pytest

from agon.shelf.ledgers import Rule, books, ledger
from agon.shelf.packs import bundled_texts

Json = object

WORDS = {
    "en": ["zero", "one", "two both", "three", "four fourth", "five", "six sixth", "seven", "eight", "nine", "ten"],
    "fr": ["zéro", "un une", "deux", "trois", "quatre", "cinq", "six sixième", "sept", "huit", "neuf", "dix"],
}
PRINTED = ("rulebook", "public")  # where numbers come from that a book states
UNSTATED = {
    "territories.dionysus.copies": "a count of cards, as many as players",
    "cities.well.x": "a place on the picture",
    "cities.well.y": "a place on the picture",
    "cities.well.radius": "a place on the picture",
    "scenarios.standard.well": "the Well starts empty: a word, not a number",
    "cataclysm/chaos.chaos.cards": "the Momentum card, of which there is one",
    "supplies.pieces.wound_tokens": "a count of tokens that never run out",
    "supplies.setup.monument_level": "the first level: a word, not a number",
    "persian_invasion/campaign.campaign.monument_level": "fully built: a word, not a number",
    "persian_invasion/campaign.tracks.mobilization": "the spaces of a track that its rules call by their names",
}


def stated(language: str, text: str) -> list[int]:
    """Every number of a text, in figures or in words."""
    numbers = {word: number for number, words in enumerate(WORDS[language]) for word in words.split()}
    pattern = r"\d+|" + "|".join(rf"\b{word}\b" for word in numbers)
    return [numbers[word] if word in numbers else int(word) for word in re.findall(pattern, text.lower())]


def numbers_in(value: Json) -> Iterator[int]:
    """The numbers of a piece of content, without their signs."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from numbers_in(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


def numbers_at(game: str, path: str) -> list[int]:
    """The numbers at a place of the pack; of a list of things, how many there are."""
    value = found(game, path)
    if isinstance(value, list) and (isinstance(value[0], str) or (isinstance(value[0], dict) and "id" in value[0])):
        return [len(value)]
    return list(numbers_in(value))


@cache
def content(game: str, file: str) -> dict[str, Json]:
    return tomllib.loads(bundled_texts(game)[f"{file}.toml"])


def found(game: str, path: str) -> Json:
    """What stands at a place of the pack: `file.table.field`, an entry by its id, a list's member by its number."""
    file, *steps = path.split(".")
    value: Json = content(game, file)
    for step in steps:
        if isinstance(value, list) and not step.isdigit():
            value = next(entry for entry in value if entry["id"] == step)
        elif isinstance(value, list):
            value = value[int(step)]
        else:
            assert isinstance(value, dict)
            value = value[step]
    return value


def is_within(part: list[int], whole: list[int]) -> bool:
    """Whether all of them are there in this order, perhaps with others in between."""
    rest = iter(whole)
    return all(any(number == other for other in rest) for number in part)


def citing() -> list[tuple[str, Rule]]:
    return [(ledger(book).game, rule) for book in books() for rule in ledger(book).rules if rule.content]


@pytest.mark.parametrize(("game", "rule"), citing(), ids=lambda value: getattr(value, "id", ""))
def test_what_a_rule_states_is_what_the_pack_plays(game: str, rule: Rule) -> None:
    played = [number for path in rule.content for number in numbers_at(game, path)]

    assert played, "a place of the pack without a number"
    for language, text in (("en", rule.text), ("fr", rule.text_fr)):
        assert is_within(played, stated(language, text)), (language, played, text)


@pytest.mark.parametrize("game", ["ephyran", "hybris", "hellas"])
def test_every_printed_setting_of_a_pack_is_stated_by_a_rule(game: str) -> None:
    """A setting is a number that stands alone in a table, not one of a card."""
    cited = {path for owner, rule in citing() if owner == game for path in rule.content}
    silent: list[str] = []
    for name in bundled_texts(game):
        found = settings(game, name.removesuffix(".toml"))
        silent += [path for path in found if path not in cited and path not in UNSTATED]
    assert silent == []


def settings(game: str, file: str) -> Iterator[str]:
    for name, table in content(game, file).items():
        if not isinstance(table, dict) or table.get("source") not in PRINTED:
            continue
        for field, value in table.items():
            if isinstance(value, int) and not isinstance(value, bool) and field not in table.get("house", []):
                yield f"{file}.{name}.{field}"


def test_numbers_are_read_in_figures_and_in_words() -> None:
    assert stated("en", "Draw 2 cards, keep one; the helmet is worth -1.") == [2, 1, 1]
    assert stated("fr", "Piochez deux cartes, gardez-en une ; −1 pour le casque.") == [2, 1, 1]


def test_other_numbers_than_those_of_the_pack_are_seen() -> None:
    assert is_within([0, 1, 2, 3, 4], [0, 1, 2, 3, 3]) is False
    assert is_within([3, 1], [5, 3, 2, 1]) is True
