"""French that reads as French: no message elides or contracts before a name, since it cannot know the name."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from agon.games.hellas.cardtext import describe, names
from agon.games.hellas.events import ARGUMENTS, COMMANDERS, MONSTERS, THINGS, WORDS, tell
from agon.games.hellas.game import HellasGame
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.schema.words import ENDINGS, OPENINGS
from agon.games.hellas.rules.artifacts import KINDS
from agon.kernel.game import EVERYONE, SPECTATOR
from agon.kernel.words import Message
from agon.text.reader import Reader
from agon.text.shelf import sources
from games.french import SHORTENED, VOWELS, pairs, patterns
from games.hellas.opened import PAGES, the_box, the_pack
from games.hellas.tables import NAMES, PARTS, begun, busy, said_at

FAULTS = re.compile(
    rf"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Nn]e|[Ss]e|[Ll]e|[Ll]a) [{VOWELS}]"  # d’Athéna
    r"|\b([Dd]e|[Qq]ue) [Hh](?!oplite|éros|ellas|aut|ach)"  # d’Hélène, but: de Hoplites
    r"|\b([Dd]e|[Àà]) [Ll]es? "  # du, des, au, aux
    r"|\b([DdLl]|[Qq]u)’[BCDFGJKLMNPQRSTVWXZ]"
    r"|\b(un|le|du|au) (Cité|Région|Bataille|Chasse|Quête|Blessure)s?\b"
)


def faults_in(text: str) -> list[str]:
    """The places where a word should have been shortened or joined to the next."""
    return [text[max(0, found.start() - 20) : found.end() + 20] for found in FAULTS.finditer(text)]


@pytest.mark.parametrize("text", ["la main de Hélène", "il va à Les Terres", "ce que Athéna", "d’Zeus", "le Attique"])
def test_faults_are_found(text: str) -> None:
    assert faults_in(text)


@pytest.mark.parametrize("text", ["le Hoplite", "plus de Hoplites", "en Attique", "de la Région", "d’Athéna"])
def test_good_french_is_left_alone(text: str) -> None:
    assert faults_in(text) == []


# ---------------------------------------------------------------- the files

NAMED = {
    *THINGS,
    *COMMANDERS,
    *WORDS,
    "opening",
    "ending",
    "failure",
    *("seat", "owner", "power", "name", "source", "rival", "monster", "monster_first", "thing", "special", "regular"),
    *("action", "card", "cards", "regions", "monsters", "symbols", "symbol", "facts", "what", "at", "or_at", "of"),
}
BEFORE_REGIONS = re.compile(r"\ben\s$", re.IGNORECASE)
REGIONS = {"region", "goal", "start", "at", "or_at", "what"}  # every region of the pack is said with « en »
WITH_ARTICLES = {"hellas-the-monster"}  # which knows its monsters


def test_no_name_follows_a_word_that_would_have_to_change() -> None:
    found: list[str] = []
    for _, text in sources("hellas", "fr"):
        for message in parse(text).body:
            if not isinstance(message, ftl.Message) or message.id.name in WITH_ARTICLES:
                continue
            for pattern in patterns(message):
                for before, variable in pairs(pattern):
                    assert isinstance(variable, ftl.VariableReference)
                    name = variable.id.name
                    if name in NAMED and SHORTENED.search(before):
                        found.append(f"{message.id.name}: {before}{name}")
                    if name in NAMED - REGIONS and BEFORE_REGIONS.search(before):
                        found.append(f"{message.id.name}: {before}{name}")

    assert found == []


def test_every_region_is_said_with_en() -> None:
    """As all the names of countries without an article that are feminine, or begin with a vowel."""
    regions = [called["fr"] for thing, called in the_box().names.items() if thing.startswith("region/")]

    assert [name for name in regions if not re.search(r"(e|ie)$", name) or " " in name] == []


# ---------------------------------------------------------------- what is said


def reader() -> Reader:
    return Reader("fr", names(the_box()), NAMES)


def events() -> Iterator[Message]:
    """Every event with every thing that it can be about, everybody and nobody."""
    book = HellasGame(the_pack(), (), {}).book
    for id, arguments in ARGUMENTS.items():
        for value in range(max(known(name) for name in arguments) if arguments else 1):
            numbers = [value % known(name) for name in arguments] + [0] * 4
            yield tell(the_box(), book, (id, EVERYONE, tuple(numbers[:4])), SPECTATOR)


def known(name: str) -> int:
    """How many numbers an argument can be."""
    box = the_box()
    sizes = {
        **dict.fromkeys(MONSTERS, len(box.monsters)),
        "card": len(box.combat_ids),
        "attack_card": len(box.attack_ids),
        "event": len(box.monster_cards) + len(box.quests),
        "power": len(box.powers),
        "opening": len(OPENINGS),
        "ending": len(ENDINGS),
        "failure": 8,
        "script": len(campaign_of(box).scripts),
        "other": 1,
        "kind": len(KINDS),
        "looked": 5,
        "troop": 4,
        "regular": 4,
        "attribute": 3,
        "token": 4,
        "seat": len(NAMES),
        "owner": len(NAMES),
    }
    if name in sizes:
        return sizes[name]
    if name in THINGS:
        kind = THINGS[name](box, 0).partition("/")[0] + "/"
        return len([thing for thing in box.names if thing.startswith(kind)])
    return 4


def test_every_event_reads_well() -> None:
    voice = reader()

    assert [fault for message in events() for fault in faults_in(voice.say(message))] == []


def test_every_thing_reads_well() -> None:
    box = the_box()
    voice = reader()
    things = [thing for thing in names(box) if thing.partition("/")[0] not in PAGES]
    said = [voice.say(line) for thing in things for line in describe(box, thing)]

    assert [fault for text in said for fault in faults_in(text)] == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_reads_well(seats: int) -> None:
    match = begun(seats, f"french {seats}")
    voice = Reader("fr", match.game.names(), NAMES)
    said: dict[str, None] = {}
    for _ in busy(match, f"french/{seats}", 600):
        for message in said_at(match):
            said |= dict.fromkeys(voice.part(message, part) if part else voice.say(message) for part in PARTS)

    assert [fault for text in said for fault in faults_in(text)] == []
