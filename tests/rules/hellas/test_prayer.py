"""Prayer: a priest on a monument, an attribute for good, the power of the monument's level."""

import re

import pytest

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import COMBAT_CARDS, LEADERSHIP, NONE, PRAYER, SPEED, STRENGTH
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.refusals import refusals
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.prayer import pray, why_not_pray
from agon.games.hellas.rules.questions import ARMY, GO_ON, GOD, PLACE_FORTIFIED, REGION, REGULAR, STOP
from agon.games.hellas.rules.turn import regular_options
from agon.games.hellas.state import Hellas
from agon.shelf.ledgers import ledger
from rules.hellas.campaign.campaigning import campaign
from rules.hellas.given import beast, box, given, named, questions, recruits, region, run, stand, step

LEVELS = (1, 2, 3, 4, 5)


def devout(level: int = 1) -> Hellas:
    """Seat 0 has two priests; every monument is so high."""
    g = given()
    g.players[0].pool = 2
    for monument in g.monuments:
        monument.level = level
    return g


def god(id: str) -> int:
    return named("god", id)


def amount(effect: Effect) -> int:
    """How many cards, hoplites or regions."""
    if effect.amounts:
        return effect.amounts[0][1]
    return effect.numbers.get("range", effect.number)


def stated(rule: str, name: str) -> list[int]:
    """The five numbers that a rule of the ledger states, after a name."""
    text = next(entry.text for entry in ledger("hellas").rules if entry.id == rule)
    found = re.search(name + r"\D*((?:\d, ){4}\d)", text)
    assert found is not None
    return [int(number) for number in found[1].split(", ")]


@pytest.mark.rule("LOH-MREG-19")
@pytest.mark.rule("LOH-MREG-20")
@pytest.mark.rule("LOH-MREG-21")
@pytest.mark.rule("LOH-STURN-05")
@pytest.mark.parametrize(
    ("id", "rule"), [("zeus", "LOH-MREG-19"), ("athena", "LOH-MREG-20"), ("hermes", "LOH-MREG-21")]
)
def test_prayers_give_what_the_ledger_states(id: str, rule: str) -> None:
    name = id.capitalize()
    for printed, numbers in (
        (box().gods[god(id)].powers, stated(rule, name)),
        (campaign_of(campaign().box).prayers[god(id)], stated("LOH-STURN-05", name)),
    ):
        assert [sum(amount(effect) for effect in effects) for effects in printed] == numbers


@pytest.mark.rule("LOH-STURN-05")
def test_a_prayer_of_the_campaign_has_its_own_numbers() -> None:
    for g, cards in ((given(), 3), (campaign(), 4)):
        p = g.players[0]
        p.pool = 1
        g.monuments[god("zeus")].level = 5
        run(pray(g, p), [god("zeus")])
        assert len(p.hand) == cards


def powers(id: str, level: int) -> list[Effect]:
    """What a prayer to a god does at a level of the monument; the amounts are those of the box."""
    return box().gods[god(id)].powers[level - 1]


@pytest.mark.rule("LOH-MREG-11")
@pytest.mark.rule("LOH-MREG-12")
@pytest.mark.rule("LOH-MREG-17")
@pytest.mark.rule("LOH-MHERO-05")
@pytest.mark.parametrize(("id", "attribute"), [("zeus", STRENGTH), ("athena", LEADERSHIP), ("hermes", SPEED)])
def test_a_priest_goes_to_a_monument_and_raises_its_attribute(id: str, attribute: int) -> None:
    g = devout()
    p = g.players[0]
    [gods] = run(pray(g, p), [god(id)])
    assert gods == [0, 1, 2]
    assert p.pool == 1
    assert g.monuments[god(id)].priests == [p.colour]
    assert [value - 1 for value in p.attributes] == [int(a == attribute) for a in range(3)]
    g.step = "build_monument"  # the priest leaves, what was gained stays
    step(g)
    assert g.monuments[god(id)].priests == []
    assert p.attributes[attribute] == 2


@pytest.mark.rule("LOH-MHERO-04")
def test_a_prayer_raises_nothing_above_five() -> None:
    g = devout()
    g.players[0].attributes = [5, 5, 5]
    run(pray(g, g.players[0]))
    assert g.players[0].attributes == [5, 5, 5]


@pytest.mark.rule("LOH-MREG-14")
def test_a_prayer_needs_a_free_spot_and_a_priest() -> None:
    g = devout()
    p = g.players[0]
    g.monuments[god("zeus")].priests = [g.players[1].colour, g.players[2].colour]
    g.monuments[god("hermes")].priests = [p.colour]
    [gods] = run(pray(g, p))
    assert gods == [god("athena"), god("hermes")]
    for monument in g.monuments:
        monument.priests = [p.colour] * 2
    assert why_not_pray(g, p) is not None
    g.monuments[0].priests = []
    assert why_not_pray(g, p) is None
    p.pool = 0
    assert why_not_pray(g, p) is not None


@pytest.mark.rule("LOH-MMON-08")
def test_nobody_prays_where_the_chimera_is() -> None:
    g = devout()
    beast(g, "chimera", "attica")
    [gods] = run(pray(g, g.players[0]))
    assert gods == [god("zeus"), god("hermes")]


@pytest.mark.parametrize(
    ("full", "word", "rule"), [(True, "hellas-why-full", "LOH-MREG-14"), (False, "hellas-why-barred", "LOH-MMON-08")]
)
def test_why_no_priest_is_sent(full: bool, word: str, rule: str) -> None:
    g = devout()
    if full:
        g.monuments[god("athena")].priests = [g.players[1].colour, g.players[2].colour]
    else:
        beast(g, "chimera", "attica")
    [ask] = questions(pray(g, g.players[0]))
    [refusal] = refusals(g, ask)
    assert (refusal.reason.id, refusal.rules) == (word, (rule,))


@pytest.mark.rule("LOH-MREG-15")
@pytest.mark.rule("LOH-MTURN-01")
def test_one_priest_a_turn() -> None:
    g = devout()
    assert REGULAR << 16 | PRAYER in regular_options(g, g.players[0])
    step(g, [PRAYER, 0])
    options = regular_options(g, g.players[0])
    assert REGULAR << 16 | PRAYER not in options
    assert GO_ON << 16 in options


@pytest.mark.rule("LOH-MREG-16")
def test_a_priest_stays_on_the_monument() -> None:
    g = devout()
    run(pray(g, g.players[0]))
    g.step = "turn_end"
    for _ in range(4):
        step(g)
    assert g.monuments[0].priests == [g.players[0].colour]


@pytest.mark.rule("LOH-MREG-13")
@pytest.mark.rule("LOH-MREG-18")
@pytest.mark.rule("LOH-MREG-19")
@pytest.mark.parametrize("level", LEVELS)
def test_zeus_draws_cards_by_the_level_of_his_monument(level: int) -> None:
    g = devout(level)
    cards = sum(count for power in powers("zeus", level) for what, count in power.amounts if what == COMBAT_CARDS)
    assert (cards > 0) == (level >= 2)
    run(pray(g, g.players[0]), [god("zeus")])
    assert len(g.players[0].hand) == cards


@pytest.mark.rule("LOH-MREG-20")
@pytest.mark.parametrize("level", LEVELS)
def test_athena_recruits_and_one_may_be_fortified(level: int) -> None:
    g = devout(level)
    hoplites = sum(power.number for power in powers("athena", level))
    assert (hoplites > 0) == (level >= 2)
    here = region("macedonia")
    asked = run(pray(g, g.players[0]), [god("athena"), *([recruits(hoplites, "macedonia")] if hoplites else [])])
    assert army(g, here, 0) == 2 + hoplites
    if hoplites:
        fresh = devout(level)
        questions(pray(fresh, fresh.players[0]), [GOD << 16 | god("athena"), PLACE_FORTIFIED << 16 | here])
        assert fresh.fortified[here] == fresh.players[0].colour
    assert len(asked) == (2 if hoplites else 1), "all of them by one answer"


@pytest.mark.rule("LOH-MREG-21")
@pytest.mark.rule("LOH-MREG-23")
def test_hermes_moves_as_many_as_wanted_as_far_as_his_level() -> None:
    level = next(level for level in LEVELS if [p.numbers["range"] for p in powers("hermes", level)] == [2])
    g = devout(level)
    stand(g, 0, "macedonia", 4)
    hermes = GOD << 16 | god("hermes")
    colour = g.players[0].colour
    asked = questions(
        pray(g, g.players[0]),
        [
            hermes,
            REGION << 16 | region("macedonia"),
            ARMY << 16 | colour << 8 | 3,
            REGION << 16 | region("epirus"),
            REGION << 16 | region("aetolia"),
        ],
    )
    assert asked[1].options == [REGION << 16 | region("macedonia"), STOP << 16]  # or none at all
    assert asked[2].options == [ARMY << 16 | colour << 8 | count for count in (1, 2, 3, 4)]
    assert STOP << 16 in asked[4].options
    assert len(asked) == 5  # two regions at this level
    assert (army(g, region("macedonia"), 0), army(g, region("aetolia"), 0)) == (1, 3)
    assert g.control[region("epirus")] == NONE  # only where they stop
    assert g.control[region("aetolia")] == colour


@pytest.mark.rule("LOH-MREG-22")
def test_the_army_of_hermes_meets_monsters_and_stops_at_enemies() -> None:
    g = devout(5)
    hermes = GOD << 16 | god("hermes")
    army_of = ARMY << 16 | g.players[0].colour << 8
    stand(g, 0, "macedonia", 4)
    beast(g, "medusa", "epirus")  # nobody leaves her
    start = [hermes, REGION << 16 | region("macedonia"), army_of | 2]
    assert len(questions(pray(g, g.players[0]), [*start, REGION << 16 | region("epirus")])) == 4
    own = devout(5)
    own.control[region("epirus")] = own.players[1].colour
    assert len(questions(pray(own, own.players[0]), [*start, REGION << 16 | region("epirus")])) == 4
    assert own.control[region("epirus")] == own.players[0].colour
    fought = devout(5)
    stand(fought, 1, "epirus", 1)
    questions(pray(fought, fought.players[0]), [*start, REGION << 16 | region("epirus")])
    assert army(fought, region("epirus"), 1) == 0  # a battle of two against one
    assert fought.control[region("epirus")] == fought.players[0].colour
