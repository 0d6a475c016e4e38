"""Chaos in words: everything of it in both languages, from the data that the rules execute."""

from typing import Final

import pytest

from agon.games.hybris.cardtext import names
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.questions import (
    CHAOS_CARD,
    FALL,
    INTERCEPT,
    NEXT_CHAOS_CARD,
    WHICH_FALL,
    WILL_INTERCEPT,
)
from agon.games.hybris.cataclysm.chaos.track import advance, destroy_city
from agon.games.hybris.describe import describe as describe_option
from agon.games.hybris.event_numbers import ARGUMENTS
from agon.games.hybris.events import tell
from agon.games.hybris.refusals import refusals
from agon.games.hybris.rules.questions import CITY, SLOT, STOP, TEMPLE_CITY, WHICH_SLOT
from agon.kernel.ask import Ask
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from games.hybris.tables import described, in_english, texts
from rules.hybris_cataclysm.given import (
    TRIES,
    activate_tiles,
    at_the_gates,
    carry,
    chaos_card,
    city_of,
    do,
    energy,
    figure,
    gain_aegis,
    gathered,
    next_to_fall,
    olympian,
    on_top,
    stands_in,
    world,
)

KINDS: Final = ("chaos_card/", "cataclysm_card/", "enemy/", "hunger/")
THINGS: Final = [thing for thing in names(world().box) if thing.startswith(KINDS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_every_card_is_said(language: str, thing: str) -> None:
    assert described(world().box, language, thing)


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        ("enemy/chaos", "with 6 Momentum it is unleashed and advances 2 spaces"),
        ("chaos_card/absorption_card", "Strength 5 (3 copies)"),
        ("chaos_card/absorption_card", "Attraction from 3 Aegis on: Chaos advances 1 space"),
        ("chaos_card/absorption_card", "In Combat from 4 Momentum on: lose 2 Aegis"),
        ("chaos_card/first_silence", "Chaos loses 2 Momentum; Chaos goes back 1 space"),
        ("chaos_card/sown_ruin", "look at the top Cataclysm card"),
        ("hunger/keen", "Attractions take 1 Aegis less than the cards say"),
        ("cataclysm_card/fall_of_argos", "Argos is destroyed and absorbed"),
    ],
)
def test_cards_say_what_they_do(thing: str, text: str) -> None:
    assert text in described(world().box, "en", thing)


# ---------------------------------------------------------------- questions, options, refusals


def test_whether_to_intercept() -> None:
    g = world()
    gathered(g, 3)
    energy(g, 2, 0, 0)
    activate_tiles(g, 0, 2)
    ask = Ask(WILL_INTERCEPT, 0, [INTERCEPT << 16 | 1, STOP << 16])
    assert texts(g, ask) == [
        "Chaos (Momentum 3) is about to destroy a City: does Zeus intercept it?",
        "Intercept with Zeus | Target Acquired: +2 Strength | 1 Energy of your 2",
        "Let it pass",
    ]
    assert [describe_option(g, ask, option).key for option in ask.options] == ["intercept", "decline"]


def test_which_city_falls_and_which_card_comes_next() -> None:
    g = world()
    fall = kit_of(g.box).falls.index(city_of("argos"))
    ask = Ask(WHICH_FALL, 0, [FALL << 16 | fall])
    assert describe_option(g, ask, ask.options[0]).things == ("city/argos",)
    assert "Argos" in texts(g, ask)[1]
    ask = Ask(NEXT_CHAOS_CARD, 0, [CHAOS_CARD << 16 | chaos_card(g, "lull")])
    assert texts(g, ask)[1] == "Lull"
    assert describe_option(g, ask, ask.options[0]).key == "chaos_card/lull"


def test_why_nobody_goes_to_a_ruin_or_builds_there() -> None:
    g = world()
    next_to_fall(g, "argos")
    carry(destroy_city(g))
    g.turn.seat, g.turn.character, g.turn.location = 0, olympian(g.players[0]), 6
    slot = g.box.cities[city_of("argos")].slot
    ask = Ask(WHICH_SLOT, 0, [SLOT << 16 | city.slot for city in g.box.cities if city.slot != slot])
    reasons = [in_english(g, refusal.reason) for refusal in refusals(g, ask)]
    assert reasons == ["Argos is destroyed"]
    ask = Ask(TEMPLE_CITY, 0, [CITY << 16 | city.index for city in g.box.cities if city.index != city_of("argos")])
    assert [in_english(g, refusal.reason) for refusal in refusals(g, ask)] == ["Argos is destroyed"]


# ---------------------------------------------------------------- events


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_told(language: str) -> None:
    g = at_the_gates(world(), "argos", "elis")
    gathered(g, 5)
    on_top(g, "cast_shadow")
    energy(g, 1, 0, 0)
    stands_in(g, 1, figure(g, 1, 1), "argos")
    carry(advance(g, 1), TRIES)
    gain_aegis(g, 0, 1)
    do(g, 0, {"scry": 2}, {"foresee": "city"}, {"momentum": 2}, {"momentum": -1}, {"advance_chaos": -1})
    reader = Reader(language, names(g.box), ("Ann", "Bob", "Cid"))
    assert g.log is not None
    told = set()
    for event in g.log:
        text, faults = reader.render(tell(g.box, event, 0), "")
        assert faults == []
        assert text
        told.add(event[0])
    assert {"hybris-attraction", "hybris-city-falls", "hybris-figure-lost", "hybris-unleashed"} <= told


def test_every_event_of_chaos_has_its_row() -> None:
    """Whatever the rules tell can be told: a row for each id, with a message in every language."""
    g = world()
    reader = Reader("en", names(g.box), ())
    assert [event for event in ARGUMENTS if event.startswith("hybris-chaos-") and not reader.knows(event)] == []
