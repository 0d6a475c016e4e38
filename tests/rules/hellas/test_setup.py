"""Set-up: decks, heroes, where they begin, who has the first turn."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.game import HELLAS
from agon.games.hellas.rules.armies import army, supply
from agon.games.hellas.rules.control import take_control, tokens_left
from agon.games.hellas.rules.heroes import priest_supply
from agon.games.hellas.rules.setup import quest_of
from agon.games.hellas.state import Hellas
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.modules import check_setup
from rules.hellas.given import audiences, beast, book, given, laid_out, named, region, step, told


@pytest.mark.rule("LOH-MSETUP-02")
@pytest.mark.rule("LOH-MSETUP-04")
@pytest.mark.rule("LOH-MSETUP-06")
@pytest.mark.rule("LOH-MSETUP-08")
@pytest.mark.parametrize(("players", "temples"), [(2, 6), (3, 6), (4, 8)])
def test_decks_monuments_and_temples(players: int, temples: int) -> None:
    g = laid_out(players)
    step(g)
    assert [monument.level for monument in g.monuments] == [1, 1, 1]
    assert len(g.event_deck) == 23
    assert len(g.attack_deck) == 18
    assert len(g.combat_deck) == 30 - players
    assert len(g.blessing_deck) == 36
    assert len(g.artifact_deck) == 10
    assert g.temples_left == temples
    assert [len(p.hand) for p in g.players] == [1] * players  # LOH-MSETUP-13
    assert g.step == "starting_events"


@pytest.mark.rule("LOH-MSETUP-02")
@pytest.mark.rule("LOH-MSETUP-03")
@pytest.mark.rule("LOH-MSETUP-05")
def test_monuments_and_artifacts_wait_at_their_places() -> None:
    g = laid_out(3)
    step(g)
    sites = [(god.id, g.box.regions[god.region].id, god.levels) for god in g.box.gods]
    assert sites == [("zeus", "thessaly", 5), ("athena", "attica", 5), ("hermes", "acarnania", 5)]
    gods = [god.artifact for god in g.box.gods]
    monsters = [beast.artifact for beast in g.box.monsters]
    assert [p.artifacts for p in g.players] == [[], [], []]
    assert not set(g.artifact_deck) & {*gods, *monsters}
    assert g.artifact_deck != sorted(g.artifact_deck)
    take_control(g, g.box.gods[0].region, take_colour(g))
    assert g.players[0].artifacts == [gods[0]]  # it lay under its monument


def take_colour(g: Hellas) -> int:
    """Seat 0 has the first colour."""
    g.commander[0] = 0
    g.players[0].colour = 0
    return 0


@pytest.mark.rule("LOH-MSETUP-04")
@pytest.mark.rule("LOH-MSETUP-06")
def test_the_decks_are_complete_and_shuffled() -> None:
    g = laid_out(2)
    step(g)
    events = [quest_of(g, card) for card in g.event_deck]
    assert (events.count(NONE), len(events)) == (14, 23)
    gods = [g.box.blessings[card].god for card in g.blessing_deck]
    assert [gods.count(god.index) for god in g.box.gods] == [12, 12, 12]
    for deck in (g.combat_deck, g.attack_deck, g.event_deck, g.blessing_deck):
        assert deck != sorted(deck)
    other = laid_out(2, "another seed")
    step(other)
    assert other.blessing_deck != g.blessing_deck


@pytest.mark.rule("LOH-MSETUP-07")
def test_one_of_the_five_temple_cards_by_chance() -> None:
    cards = set()
    for seed in range(40):
        g = laid_out(2, f"seed {seed}")
        step(g)
        cards.add(g.temple_card)
    assert cards == {0, 1, 2, 3, 4}


@pytest.mark.rule("LOH-MSETUP-13")
def test_a_first_card_that_only_its_owner_sees() -> None:
    g = laid_out(3)
    step(g)
    assert [len(p.hand) for p in g.players] == [1, 1, 1]
    assert audiences(g, "hellas-drew-card") == [1, 2, 4]
    assert g.step == "starting_events"  # before heroes


@pytest.mark.rule("LOH-MSETUP-14")
def test_what_each_player_has_of_a_colour() -> None:
    g = given()
    p = g.players[0]
    supplies = g.box.supplies
    assert (supplies.hoplites, supplies.priests, supplies.control_tokens) == (15, 4, 15)
    assert supplies.used_action_tokens == 6
    assert (supply(g, p.colour), priest_supply(g, p), tokens_left(g, p.colour), p.pool) == (13, 4, 14, 0)


@pytest.mark.rule("LOH-MSETUP-19")
def test_a_start_beside_a_monster_and_a_quest() -> None:
    g = laid_out(2)
    step(g)
    beast(g, "hydra", "crete")
    g.quests[0] = named("quest", "capture_cretan_bull")
    g.step, g.active, g.starting = "take_hero", 0, 0
    step(g, [named("hero", "achilles"), region("crete")])
    assert g.players[0].region == region("crete")


@pytest.mark.rule("LOH-MSETUP-16")
@pytest.mark.rule("LOH-MHERO-06")
@pytest.mark.parametrize(
    ("hero", "attributes", "glory", "artifacts"),
    [
        ("achilles", [1, 1, 2], 0, 0),
        ("heracles", [1, 2, 1], 0, 0),
        ("perseus", [1, 1, 1], 1, 0),
        ("helen", [1, 1, 1], 0, 1),
    ],
)
def test_the_bonus_of_each_hero(hero: str, attributes: list[int], glory: int, artifacts: int) -> None:
    g = laid_out(2)
    step(g)
    g.step, g.active, g.starting = "take_hero", 0, 0
    step(g, [named("hero", hero), region("crete")])
    p = g.players[0]
    assert p.attributes == attributes
    assert g.glory.count(0) == glory
    assert (g.glory[named("land", "brown")] == 0) == bool(glory)
    assert len(p.artifacts) == artifacts


@pytest.mark.rule("LOH-MSETUP-14")
def test_armies_and_heroes_that_a_table_has_promised() -> None:
    g = laid_out(3)
    step(g)
    g.seated = [NONE, named("hero", "helen"), NONE]
    g.armies = [0, NONE, NONE]
    g.step, g.active, g.starting = "take_hero", 0, 0
    [heroes, _] = step(g, [named("hero", "achilles"), region("crete")])
    assert named("hero", "helen") not in heroes
    assert g.players[0].colour == 0
    step(g, [named("hero", "heracles"), region("elis")])  # seat 2: the army that he likes is gone
    assert g.players[2].colour not in (0, NONE)
    step(g)
    assert g.players[1].hero == named("hero", "helen")
    assert sorted({p.colour for p in g.players}) == sorted(p.colour for p in g.players)


def take_heroes(players: int) -> tuple[list[int], list[int]]:
    """Everybody takes the first hero and the first region on offer: the order of seats, and of the first turn."""
    g = laid_out(players)
    g.seated = [named("hero", "achilles"), named("hero", "heracles"), named("hero", "perseus")][:players]
    step(g)
    g.step = "take_hero"
    while g.step == "take_hero":
        step(g)
    return [numbers[0] for numbers in told(g, "hellas-hero")], [g.starting, g.active]


@pytest.mark.rule("LOH-MSETUP-21")
@pytest.mark.rule("LOH-MSETUP-22")
def test_heroes_are_taken_counter_clockwise_and_the_last_begins() -> None:
    order, (starting, first) = take_heroes(3)
    assert order == [starting, (starting - 1) % 3, (starting - 2) % 3]
    assert first == order[-1]


@pytest.mark.rule("LOH-MSETUP-15")
@pytest.mark.rule("LOH-MSETUP-16")
@pytest.mark.rule("LOH-MSETUP-17")
@pytest.mark.rule("LOH-MSETUP-18")
@pytest.mark.rule("LOH-MSETUP-20")
@pytest.mark.parametrize(("start", "controlled"), [("epirus", True), ("messenia", False)])
def test_hero_two_hoplites_and_control_of_a_weak_region(start: str, controlled: bool) -> None:
    g = laid_out(2)
    step(g)
    g.step, g.active, g.starting = "take_hero", 0, 0
    [heroes, regions] = step(g, [named("hero", "achilles"), region(start)])
    p = g.players[0]
    assert len(heroes) == 4
    assert len(regions) == 19
    assert p.region == region(start)
    assert army(g, p.region, 0) == 2
    assert (g.control[p.region] != NONE) == controlled
    assert p.attributes == [1, 1, 2]
    [heroes, regions] = step(g, [named("hero", "perseus"), region("crete")])
    assert named("hero", "achilles") not in heroes
    assert region(start) not in regions
    assert g.glory[named("land", "brown")] == 1
    assert g.step == "turn_start"


@pytest.mark.rule("LOH-MSETUP-01")
def test_one_player_has_the_campaign_only() -> None:
    check_setup(HELLAS, Setup("hellas", 2, "a seed"))
    check_setup(HELLAS, Setup("hellas", 1, "a seed", ("persian_invasion",)))
    with pytest.raises(SetupError, match="persian_invasion"):
        check_setup(HELLAS, Setup("hellas", 1, "a seed"))


def test_a_copy_is_the_same_and_stands_alone() -> None:
    g = given(4)
    twin = g.copy()
    assert twin.dump() == g.dump()
    twin.hoplites[0] += 1
    twin.players[0].hand.append(1)
    twin.monuments[0].level += 1
    twin.beasts[0].region = 3
    assert twin.dump() != g.dump()
    assert g.dump() == given(4).dump()


def test_options_have_their_defaults() -> None:
    assert book().options["slain_monster_event"] == "discard"
