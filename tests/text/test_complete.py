"""Both languages say the same things, all that is needed and nothing that is not."""

import json
import re
from collections import Counter

import pytest

from agon.bots.judge import message_of
from agon.bots.strengths import STRENGTHS
from agon.cli.table.boards import BOARDS
from agon.games.registry import GAMES
from agon.kernel.game import Setup
from agon.kernel.modules import allowed_seats
from agon.server.http.reference import catalogue_body
from agon.shelf.ledgers import books, ledger
from agon.shelf.packs import bundled_pack
from agon.text.languages import LANGUAGES
from agon.text.shelf import sources
from text.ftl_files import entries, messages, named_in_source

OTHERS = LANGUAGES[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    counts = Counter(id for id, _ in entries(language))

    assert [id for id, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) ^ set(messages("en")) == set()
    assert list(messages(language)) == list(messages("en"))  # in the same order, in which options are listed


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_variables_in_every_language(language: str) -> None:
    for id, english in messages("en").items():
        other = messages(language)[id]
        assert (id, other.variables, other.attributes) == (id, english.variables, english.attributes)


def test_every_message_that_the_source_names_exists() -> None:
    missing = {id: where for id, where in named_in_source().ids.items() if id not in messages("en")}

    assert missing == {}


def words_of_cards() -> set[str]:
    """The messages of all verbs, conditions and so on, those of modules included: a loaded game has declared them."""
    return {word.says for manifest in GAMES.values() for words in manifest.words.values() for word in words}


def events() -> set[str]:
    """The messages of all events, those of modules included."""
    games = [manifest.plain(bundled_pack(id)) for id, manifest in GAMES.items()]
    return {event for game in games for event in game.promises().arguments}


def features() -> set[str]:
    """The messages of all that bots look at, in every game and with every module."""
    found: set[str] = set()
    for id, manifest in GAMES.items():
        for module in [(), *[(module.id,) for module in manifest.modules]]:
            seats = min(allowed_seats(manifest, [one for one in manifest.modules if one.id in module]))
            game = manifest.play(bundled_pack(id), Setup(id, seats, "a seed", module))
            found |= {message_of(id, name) for name in game.evaluation().names}
    return found


def strengths() -> set[str]:
    return {strength.called for strength in STRENGTHS.values()}


def test_no_message_is_unused() -> None:
    named = named_in_source()
    families = [re.compile(pattern) for pattern in named.families]
    within = {id for entry in messages("en").values() for id in entry.references}
    told = {*named.ids, *words_of_cards(), *events(), *features(), *strengths(), *within}

    unused = [id for id in messages("en") if id not in told and not any(p.fullmatch(id) for p in families)]

    assert unused == []


def test_every_word_of_the_cards_has_its_message() -> None:
    assert words_of_cards() - set(messages("en")) == set()


def test_every_setup_option_and_value_has_words() -> None:
    for game, manifest in GAMES.items():
        for option in manifest.options:
            name = f"{game}-setup-{option.id}".replace("_", "-")
            wanted = [name, *(f"{name}-{value}".replace("_", "-") for value in option.values)]
            assert [id for id in wanted if id not in messages("en")] == []


def test_every_game_can_be_shown_in_the_terminal() -> None:
    assert set(BOARDS) == set(GAMES)


def test_every_rule_and_every_note_stands_in_both_languages() -> None:
    for book in books():
        for rule in ledger(book).rules:
            assert rule.text, rule.id
            assert rule.text_fr, rule.id
            assert bool(rule.note) == bool(rule.note_fr), rule.id


def texts_of(language: str) -> list[tuple[str, str]]:
    """Every line of the files that is no comment, with the name of its file."""
    lines: list[tuple[str, str]] = []
    for owner in ("", *GAMES):
        for file, text in sources(owner, language):
            lines += [(file, line) for line in text.splitlines() if not line.startswith("#")]
    return lines


def test_french_keeps_its_typography() -> None:
    """No straight apostrophe, and no plain blank before high signs or within quotes."""
    for file, line in texts_of("fr"):
        assert "'" not in line, (file, line)
        assert re.search(r"[\w»)}] ([:;!?»](?=[\s)])|[;!?»]$)", line) is None, (file, line)
        assert "« " not in line, (file, line)


def test_every_chapter_of_the_rules_has_a_title_in_both_languages() -> None:
    for book in books():
        for chapter in ledger(book).chapters:
            assert chapter.title != chapter.id, chapter
            assert chapter.title_fr, chapter
            assert bool(chapter.asks) == bool(chapter.asks_fr), chapter


def test_every_kind_of_thing_that_is_printed_can_be_looked_up() -> None:
    """But for the tale of a campaign, which is told as it is played."""
    told = {"hellas": {"script", "failure"}}
    for game in GAMES:
        found = json.loads(catalogue_body(game, ""))
        printed = {thing.partition("/")[0] for thing, info in found["things"].items() if info["face"]}
        assert printed - set(found["kinds"]) == told.get(game, set())


def test_chapters_and_examples_speak_of_things_and_rules_that_there_are() -> None:
    for book in books():
        source = ledger(book)
        things = set(json.loads(catalogue_body(source.game, ""))["things"])
        known = things | {thing.partition("/")[0] for thing in things}
        assert [chapter.id for chapter in source.chapters if not known.issuperset(chapter.things)] == []
        for example in source.examples:
            assert {source.rule(rule) for rule in example.rules}.isdisjoint({None})
            assert example.text_fr
            assert things.issuperset(example.things)
