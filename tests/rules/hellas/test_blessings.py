"""Blessings: drafted to the right, kept for good in the open; what they give at once."""

import pytest

from agon.games.hellas.box.numbers import NONE, SPEED, STRENGTH
from agon.games.hellas.rules.blessings import gain_blessing, hold_draft
from agon.games.hellas.rules.cards import hand_limit
from agon.games.hellas.rules.questions import BLESSING, POWER
from agon.games.hellas.rules.turn import regular, regular_options
from agon.games.hellas.state import Hellas
from agon.kernel.ask import action_of
from agon.kernel.game import EVERYONE
from rules.hellas.given import audiences, beast, bless, do, given, hand, named, questions, recruits, run, step, told

PLAIN = ["cunning_tactician", "no_attrition", "stalwart_defense", "bluff", "exile"]
"""Blessings that give nothing at once."""


def stacked(players: int) -> tuple[Hellas, list[int]]:
    """The top of the deck is plain."""
    g = given(players)
    cards = [named("blessing", id) for id in PLAIN]
    g.blessing_deck = [card for card in g.blessing_deck if card not in cards] + cards
    return g, cards


@pytest.mark.rule("LOH-MBLS-01")
@pytest.mark.rule("LOH-MBLS-02")
def test_one_more_than_players_go_round_to_the_right_and_the_last_is_discarded() -> None:
    g, cards = stacked(3)
    offered = sorted(cards[1:])
    asked = questions(hold_draft(g, g.players[1]), [BLESSING << 16 | card for card in offered[:3]])
    assert [ask.seat for ask in asked] == [1, 0, 2]
    assert [len(ask.options) for ask in asked] == [4, 3, 2]
    assert [g.players[seat].blessings for seat in (1, 0, 2)] == [[card] for card in offered[:3]]
    assert g.blessing_discard == offered[3:]
    assert g.blessing_seen == {offered[3]: 0b111}
    assert len(g.blessing_deck) == 32
    assert g.draft is None
    assert audiences(g, "hellas-draft-card") == [1 << 1] * 4 + [1 << 0] * 3 + [1 << 2] * 2


@pytest.mark.rule("LOH-MBLS-03")
def test_blessings_are_open_and_stay() -> None:
    g, cards = stacked(2)
    run(hold_draft(g, g.players[0]))
    assert set(audiences(g, "hellas-blessing")) == {EVERYONE}
    kept = g.players[0].blessings.copy()
    assert kept == [sorted(cards[2:])[0]]
    g.step = "build_monument"
    step(g)
    assert g.players[0].blessings == kept


@pytest.mark.rule("LOH-MBLS-04")
def test_a_blessing_without_a_moment_works_once_in_ones_own_turn() -> None:
    g = given()
    p = bless(g, 0, "shoot_to_kill")
    beast(g, "hydra", "macedonia")
    hand(g, 0, "glory_bow", "flank_attack_bow")
    power = g.arsenal.powers["once_per_turn"][0].power.index
    assert power in [option & 0xFFFF for option in regular_options(g, p)]
    step(g, [power])
    assert p.used == [power]
    assert len(p.hand) == 1
    assert power not in [option & 0xFFFF for option in regular_options(g, p) if action_of(option) == POWER]
    g.step = "turn_start"
    step(g)
    assert p.used == []
    g.active = 1
    assert power not in [option & 0xFFFF for option in regular_options(g, g.players[1]) if action_of(option) == POWER]


def test_what_a_blessing_gives_when_it_is_gained() -> None:
    g = given()
    p = g.players[0]
    for id in ("armory", "gods_strength", "advanced_dodge", "hermes_temple"):
        g.blessing_deck.remove(named("blessing", id))
        run(gain_blessing(g, p, named("blessing", id)))
    assert (len(p.hand), hand_limit(g, p)) == (2, 6)
    assert (p.attributes[STRENGTH], p.attributes[SPEED], p.pool) == (2, 2, 1)
    assert len(told(g, "hellas-blessing")) == 4


def test_a_short_deck_is_filled_from_the_discard_pile() -> None:
    g, cards = stacked(2)
    g.blessing_deck, g.blessing_discard = cards[:1], cards[1:3]
    run(hold_draft(g, g.players[0]))
    assert sorted(g.players[0].blessings + g.players[1].blessings + g.blessing_discard) == sorted(cards[:3])


def test_without_blessings_a_draft_comes_to_nothing() -> None:
    g = given()
    g.blessing_deck = []
    assert do(g, 0, {"blessing_draft": "all"}) == []
    assert g.draft is None


def test_the_last_blessing_of_the_box_is_kept_by_the_first() -> None:
    g, cards = stacked(3)
    g.blessing_deck = cards[:1]
    assert do(g, 0, {"blessing_draft": "all"}) == []
    assert g.players[0].blessings == cards[:1]


# ---------------------------------------------------------------- single blessings


def test_push_ups_and_volunteers_stand_for_movements() -> None:
    g = given()
    p = bless(g, 0, "push_ups", "local_volunteers")
    stands_for = {source.power.source: source.power.index for source in g.arsenal.powers["instead"]}
    step(g, [stands_for["blessing/push_ups"]])
    assert (len(p.hand), p.done) == (1, 0b10)
    step(g, [stands_for["blessing/local_volunteers"], recruits(2, "macedonia")])
    assert (g.hoplites[p.region * 4 + p.colour], p.done) == (4, 0b11)


def test_gods_strength_heals_at_every_monument() -> None:
    g = given()
    p = bless(g, 0, "gods_strength")
    p.injuries = 0b100
    g.step, g.active = "build_monument", 1
    step(g)
    assert p.injuries == 0


def test_wild_hunt_is_there_for_the_hunt_only() -> None:
    g = given()
    p = bless(g, 0, "wild_hunt")
    p.attributes[STRENGTH] = 3
    power = g.arsenal.powers["instead"][0].power.index
    assert POWER << 16 | power not in regular_options(g, p)  # nobody lowers strength for nothing
    beast(g, "hydra", "macedonia")
    assert POWER << 16 | power in regular_options(g, p)
    questions(regular(g), [POWER << 16 | power])
    assert p.attributes[STRENGTH] == 2
    assert told(g, "hellas-hunt") == [(0, named("monster", "hydra"), p.region, NONE)]
    assert (p.done, p.marked) == (0b10, 0)
