"""French that reads as French: no message elides or contracts before a name, since it cannot know the name."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from agon.games.hybris.box import Box
from agon.games.hybris.cardtext import describe, names
from agon.games.hybris.event_numbers import ARGUMENTS, FIGURES, PLAIN_NUMBERS, THINGS
from agon.games.hybris.events import tell
from agon.games.hybris.names import OLYMPIAN_FIGURES, PROPHET_FIGURES, PROPHETS_EACH
from agon.kernel.game import EVERYONE, SPECTATOR
from agon.kernel.words import Message
from agon.text.reader import Reader
from agon.text.shelf import sources
from games.french import SHORTENED, VOWELS, pairs, patterns
from games.hybris.opened import the_box
from games.hybris.tables import begun, busy
from games.hybris.test_describe import OF_CATACLYSM, OF_CHRONOS
from rules.hybris.given import box as given_box
from rules.hybris_chronos.given import box as solo_box

SEATS = ["Anna", "Hélène", "Olive", "Éric"]

PARTS = ("", "group", "gives", "costs")
FAULTS = re.compile(
    rf"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Nn]e|[Ss]e|[Ll]e|[Ll]a) [{VOWELS}]"  # d’Athènes
    r"|\b([Dd]e|[Qq]ue) H(?!éros|aut)"  # d’Hadès, but: de Héros
    r"|\b([Dd]e|[Àà]) [Ll]es? "  # du, des, au, aux
    r"|\b([DdLl]|[Qq]u)’[BCDFGJKLMNPQRSTVWXZ]"
)


def faults_in(text: str) -> list[str]:
    """The places where a word should have been shortened or joined to the next."""
    return [text[max(0, found.start() - 20) : found.end() + 20] for found in FAULTS.finditer(text)]


@pytest.mark.parametrize(
    "text",
    ["le Temple de Anna", "la main de Hélène", "près de Le Chêne", "il va à Les Enfers", "ce que Athéna", "d’Zeus"],
)
def test_faults_are_found(text: str) -> None:
    assert faults_in(text)


@pytest.mark.parametrize("text", ["le Temple d’Anna", "un de vos Héros", "de Héros", "à Argos", "de la Ville"])
def test_good_french_is_left_alone(text: str) -> None:
    assert faults_in(text) == []


# ---------------------------------------------------------------- the files

NAMED = {
    *THINGS,
    *FIGURES,
    *("seat", "owner", "winner", "loser", "table_power", "power", "name", "enemy", "leads", "others", "holder", "tile"),
    *("tiles", "place", "places", "prophets", "play", "variants", "heroes", "links", "link", "source", "song"),
    *("fails", "thing", "seats", "a", "b"),
}
BEFORE_PLACES = re.compile(r"\b(à|en)\s$", re.IGNORECASE)
WITHOUT_ARTICLE = {"city", "owner", "seat", "slot"}  # Cities and people; a slot is said so where it is a City's


def test_no_name_follows_a_word_that_would_have_to_change() -> None:
    found: list[str] = []
    for _, text in sources("hybris", "fr"):
        for message in parse(text).body:
            if isinstance(message, ftl.Message):
                for pattern in patterns(message):
                    for before, variable in pairs(pattern):
                        assert isinstance(variable, ftl.VariableReference)
                        name = variable.id.name
                        if name in NAMED and SHORTENED.search(before):
                            found.append(f"{message.id.name}: {before}{name}")
                        if name in NAMED - WITHOUT_ARTICLE and BEFORE_PLACES.search(before):
                            found.append(f"{message.id.name}: {before}{name}")

    assert found == []


# ---------------------------------------------------------------- what is said


def reader() -> Reader:
    modules = {**names(solo_box()), **names(given_box(("cataclysm",)))}
    return Reader("fr", {**names(given_box(("duel",))), **modules}, SEATS)


def box_of(arguments: tuple[str, ...]) -> Box:
    """A box with the things that an event is about."""
    if OF_CHRONOS & set(arguments):
        return solo_box()
    return given_box(("cataclysm",)) if OF_CATACLYSM & set(arguments) else given_box(("duel",))


def events() -> Iterator[Message]:
    """Every event with every thing that it can be about, everybody and nobody."""
    figures = [*range(len(the_box().heroes))]
    for olympian in range(len(the_box().olympians)):
        figures += [OLYMPIAN_FIGURES + olympian, PROPHET_FIGURES + PROPHETS_EACH * olympian]
    for id, arguments in ARGUMENTS.items():
        box = box_of(arguments)
        looked_up = len([name for name in arguments if name in FIGURES or name == "upgrade"])
        for value in range(max(len(figures), len(box.technologies), len(box.powers))):
            plain = [value % known(box, name) for name in arguments] + [0] * PLAIN_NUMBERS
            extra = [figures[value % len(figures)]] * looked_up
            if "upgrade" in arguments:
                extra = [value % len(box.upgrades)]
            yield tell(box, (id, EVERYONE, (*plain[:PLAIN_NUMBERS], *extra)), SPECTATOR)


def known(box: Box, name: str) -> int:
    """How many numbers an argument can be."""
    if name in ("seat", "owner", "winner", "loser"):
        return len(SEATS)
    if name in ("power", "table_power"):
        return len(box.powers)
    if name == "card":
        return len(box.card_face)
    if name == "song":
        return 1
    if name == "row":
        return len(box.conversions) + 1
    if name in THINGS:
        return len([thing for thing in box.names if thing.startswith(THINGS[name](box, 0).partition("/")[0] + "/")])
    few = {"action": 15, "item": 4, "element": 4, "resource": 19, "track": 2, "task": 1}
    return {"effect": len(box.grammar.all_effects), **few}.get(name, 7)


def test_every_event_reads_well() -> None:
    voice = reader()

    assert [fault for message in events() for fault in faults_in(voice.say(message))] == []


def test_every_thing_reads_well() -> None:
    box = the_box()
    voice = reader()
    said = [
        voice.say(line)
        for thing in names(box)
        if not thing.startswith(("text/", "aid/"))
        for line in describe(box, thing)
    ]

    assert [fault for text in said for fault in faults_in(text)] == []


@pytest.mark.parametrize(("seats", "modules"), [(4, ()), (2, ("duel",)), (3, ("apple_of_discord",))], ids=str)
def test_a_whole_game_reads_well(seats: int, modules: tuple[str, ...]) -> None:
    match = begun(seats, "french", modules)
    voice = Reader("fr", match.game.names(), SEATS)
    said: dict[str, None] = {}
    for _ in busy(match, f"french/{seats}"):
        for ask in match.asks:
            question = match.question(ask.seat)
            assert question is not None
            messages = [question.message, *(option.message for option in question.options)]
            messages += [part for refusal in match.refusals(ask.seat) for part in (refusal.message, refusal.reason)]
            for message in messages:
                said |= dict.fromkeys(voice.part(message, part) if part else voice.say(message) for part in PARTS)

    assert [fault for text in said for fault in faults_in(text)] == []
