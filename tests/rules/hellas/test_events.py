"""Event cards: the seven starting ones, monsters that come and evolve, quests that find a slot."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.event_cards import starting_events
from agon.games.hellas.rules.setup import quest_of, set_up
from agon.games.hellas.state import Hellas
from rules.hellas.given import box, given, laid_out, monster, named, region, run, step, told

MONSTER_CARDS = 14


def card(id: str) -> int:
    return named("monster_card", id)


def quest_card(id: str) -> int:
    return MONSTER_CARDS + named("quest", id)


QUESTS = ["saving_prometheus", "aid_to_atlas", "kill_stymphalian_birds", "cattle_of_geryon", "amazon_queen"]


def started(*cards: int) -> Hellas:
    """The starting events with these cards on top of the deck, the first first."""
    g = laid_out(3)
    run(set_up(g))
    rest = [other for other in g.event_deck if other not in cards]
    g.event_deck = [*rest, *reversed(cards)]
    run(starting_events(g))
    return g


def phase(g: Hellas, *cards: int) -> Hellas:
    """Event phases, one for each of these cards."""
    g.event_deck = [other for other in g.event_deck if other not in cards] + list(reversed(cards))
    for _ in cards:
        g.step = "event_phase"
        step(g)
    return g


# ---------------------------------------------------------------- starting events


@pytest.mark.rule("LOH-MSETUP-09")
@pytest.mark.rule("LOH-MSETUP-11")
def test_seven_cards_are_resolved_and_put_monsters_where_they_say() -> None:
    g = started(*(card(id) for id in ("cerberus_locris", "chimera_arcadia", "cyclops_euboea", "hydra_argolis")))
    places = {beast.region for beast in g.beasts}
    assert {region("locris"), region("arcadia"), region("euboea"), region("argolis")} <= places
    out = sum(1 for beast in g.beasts if beast.region != NONE)
    quests = sum(1 for quest in g.quests if quest != NONE)
    skipped = sum(1 for (quest, *_) in told(g, "hellas-quest-discarded") if quest != NONE)
    assert out + quests + skipped == 7
    assert g.step == "take_hero"


@pytest.mark.rule("LOH-MSETUP-11")
def test_the_card_of_a_monster_that_is_out_is_replaced() -> None:
    g = started(card("cerberus_locris"), card("cerberus_epirus"), *(quest_card(id) for id in QUESTS[:3]))
    assert g.beasts[monster("cerberus")].region == region("locris")
    assert g.beasts[monster("cerberus")].evolutions == []
    assert len(told(g, "hellas-event")) - len(told(g, "hellas-event-skipped")) == 7
    assert len(told(g, "hellas-event")) >= 8


@pytest.mark.rule("LOH-MSETUP-10")
def test_quests_beyond_the_third_are_skipped_but_count() -> None:
    six = [*QUESTS, "calydonian_hunt", "clean_augean_stables"]
    g = started(*(quest_card(id) for id in six))
    assert g.quests == [named("quest", id) for id in six[:3]]
    assert len(told(g, "hellas-event")) == 7
    assert all(beast.region == NONE for beast in g.beasts)
    assert [quest for quest, *_ in told(g, "hellas-quest-discarded")] == [named("quest", id) for id in six[3:]]
    assert told(g, "hellas-quest")[0][:2] == (named("quest", "saving_prometheus"), region("macedonia"))


@pytest.mark.rule("LOH-MSETUP-12")
def test_all_but_the_quests_in_slots_go_back() -> None:
    top = [card("cerberus_locris"), card("cerberus_epirus"), *(quest_card(id) for id in QUESTS[:4])]
    g = started(*top)
    lying = [quest for quest in g.quests if quest != NONE]
    assert sorted(g.event_deck) == [c for c in range(23) if quest_of(g, c) == NONE or quest_of(g, c) not in lying]
    assert g.event_discard == []
    assert g.event_deck != sorted(g.event_deck)


# ---------------------------------------------------------------- the event phase


@pytest.mark.rule("LOH-MEVT-01")
def test_one_card_a_phase() -> None:
    g = given()
    before = len(g.event_deck)
    g.step = "event_phase"
    step(g)
    assert len(g.event_deck) == before - 1
    assert len(told(g, "hellas-event")) == 1
    assert g.step == "new_round"


@pytest.mark.rule("LOH-MEVT-02")
@pytest.mark.rule("LOH-MEVT-03")
@pytest.mark.rule("LOH-MEVT-04")
def test_three_slots_for_quests() -> None:
    g = phase(given(), *(quest_card(id) for id in QUESTS[:4]))
    assert g.quests == [named("quest", id) for id in QUESTS[:3]]
    assert g.event_discard == [quest_card(QUESTS[3])]
    g.quests[1] = NONE
    phase(g, quest_card("calydonian_hunt"))
    assert g.quests[1] == named("quest", "calydonian_hunt")


@pytest.mark.rule("LOH-MEVT-05")
@pytest.mark.parametrize("id", [card.id for card in box().monster_cards])
def test_every_monster_card_puts_its_monster_in_its_region(id: str) -> None:
    g = phase(given(), card(id))
    printed = box().monster_cards[card(id)]
    assert g.beasts[printed.monster].region == printed.region
    assert box().regions[printed.region].id == id.split("_")[1]
    assert g.beasts[printed.monster].evolutions == []
    assert g.event_discard == [card(id)]


@pytest.mark.rule("LOH-MEVT-06")
@pytest.mark.rule("LOH-MEVT-08")
def test_a_monster_on_the_map_evolves_and_stays_where_it_is() -> None:
    g = phase(given(), card("medusa_attica"), card("medusa_phocis"))
    medusa = g.beasts[monster("medusa")]
    assert medusa.region == region("attica")
    assert medusa.evolutions == [card("medusa_phocis")]


@pytest.mark.rule("LOH-MEVT-09")
def test_only_a_monster_that_was_there_from_the_start_evolves_twice() -> None:
    g = given()
    g.beasts[monster("medusa")].region = region("crete")
    for _ in range(30):  # more phases than cards
        g.step = "event_phase"
        step(g)
    evolved = [len(beast.evolutions) for beast in g.beasts]
    assert evolved == [2 if m.id == "medusa" else 1 for m in box().monsters]


@pytest.mark.rule("LOH-MEVT-07")
@pytest.mark.parametrize(("option", "drawn"), [("discard", 1), ("redraw", 2)])
def test_the_card_of_a_slain_monster(option: str, drawn: int) -> None:
    g = given(slain_monster_event=option)
    g.beasts[monster("hydra")].slain = True
    g.event_deck = [card("sphinx_messenia"), card("hydra_argolis")]
    g.step = "event_phase"
    step(g)
    assert len(told(g, "hellas-event")) == drawn
    assert g.beasts[monster("hydra")].region == NONE
    assert (g.beasts[monster("sphinx")].region == NONE) == (drawn == 1)
    assert card("hydra_argolis") in g.event_discard


@pytest.mark.rule("LOH-MEVT-10")
def test_an_empty_deck_gives_no_event_and_is_not_made_anew() -> None:
    g = given()
    g.event_discard = g.event_deck
    g.event_deck = []
    g.step = "event_phase"
    step(g)
    assert told(g, "hellas-event") == []
    assert g.step == "new_round"
