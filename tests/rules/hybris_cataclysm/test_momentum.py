"""Momentum, and Chaos unleashed.  Page 8."""

import pytest

from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.chaos.track import gain_momentum, unleash
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, outskirts
from rules.hybris.given import told
from rules.hybris_cataclysm.given import (
    DECLINES,
    carry,
    chaos_card,
    energy,
    fallen,
    gathered,
    next_to_fall,
    on_top,
    world,
)


@pytest.mark.rule("CAT-MOM-01")
def test_momentum_is_the_top_card_laid_face_down() -> None:
    g = world()
    on_top(g, "lull")
    carry(gain_momentum(g, 1))
    assert chaos(g).momentum == [chaos_card(g, "lull")]
    assert chaos(g).momentum_seen == [0]
    for seat in (-1, 0, 1, 2):
        assert chaos(g).view(g.box, seat)["momentum"] == ["hidden"]
    assert len(chaos(g).deck) == 29


@pytest.mark.rule("CAT-MOM-01")
def test_who_looked_at_the_top_card_knows_what_became_momentum() -> None:
    g = world()
    on_top(g, "lull")
    chaos(g).deck_seen[-1] = 1 << 1
    carry(gain_momentum(g, 1))
    assert chaos(g).view(g.box, 1)["momentum"] == ["chaos_card/lull"]
    assert chaos(g).view(g.box, 0)["momentum"] == ["hidden"]


@pytest.mark.rule("CAT-MOM-02")
def test_momentum_is_the_number_of_these_cards() -> None:
    g = world()
    carry(gain_momentum(g, 3))
    assert len(chaos(g).momentum) == 3
    assert told(g, "hybris-momentum") == [(1, -1, -1, -1), (2, -1, -1, -1), (3, -1, -1, -1)]


@pytest.mark.rule("CAT-MOM-03")
def test_the_sixth_unleashes_chaos_and_the_fifth_does_not() -> None:
    g = world()
    gathered(g, 4)
    carry(gain_momentum(g, 1))
    assert len(chaos(g).momentum) == 5
    assert told(g, "hybris-unleashed") == []
    carry(gain_momentum(g, 1))
    assert len(told(g, "hybris-unleashed")) == 1
    assert chaos(g).momentum == []


@pytest.mark.rule("CAT-MOM-04", "CAT-UNL-01")
def test_what_is_left_after_unleashing_is_gained_from_none() -> None:
    g = world()
    gathered(g, 4)
    carry(gain_momentum(g, 4))
    assert len(chaos(g).momentum) == 2
    assert len(chaos(g).discard) == 6
    assert len(told(g, "hybris-unleashed")) == 1


@pytest.mark.rule("CAT-MOM-05")
def test_an_empty_deck_is_made_at_once_of_the_discard_pile_and_not_of_the_momentum() -> None:
    g = world()
    table = chaos(g)
    gathered(g, 2)
    held = table.momentum.copy()
    table.discard = table.deck[1:]
    del table.deck[1:], table.deck_seen[1:]
    carry(gain_momentum(g, 1))
    assert table.discard == []
    assert len(table.deck) == 27
    assert len(table.deck_seen) == 27
    assert table.momentum[:2] == held
    assert sorted(table.deck + table.momentum) == sorted(world().parts["chaos"].cards())


@pytest.mark.rule("CAT-MOM-05")
def test_a_deck_made_anew_is_known_to_nobody() -> None:
    g = world()
    table = chaos(g)
    table.discard = table.deck[1:]
    del table.deck[1:]
    table.deck_seen = [7]
    carry(gain_momentum(g, 1))
    assert table.deck_seen == [0] * 29


@pytest.mark.rule("CAT-UNL-01", "CAT-UNL-02", "CAT-UNL-03")
def test_unleashed_empties_momentum_well_and_camp() -> None:
    g = world()
    gathered(g, 5)
    g.well = 20
    g.players[0].temples = 1
    outskirts(g).camp = 4
    hangar_of(g, g.players[0]).workers = 2
    hangar_of(g, g.players[0]).staffed = 1
    g.log = []
    carry(unleash(g))
    assert chaos(g).momentum == []
    assert len(chaos(g).discard) == 5
    assert g.well == 0
    assert "hybris-well-emptied" not in [id for id, _, _ in g.log], "nor is one told"
    assert g.players[0].temples == 1, "there is no overflow"
    assert outskirts(g).camp == 0
    assert (hangar_of(g, g.players[0]).workers, hangar_of(g, g.players[0]).staffed) == (2, 1)


@pytest.mark.rule("CAT-UNL-04")
def test_unleashed_advances_two_spaces() -> None:
    g = world()
    carry(unleash(g))
    assert chaos(g).space == 3


@pytest.mark.rule("CAT-UNL-04", "CAT-PROG-06")
def test_unleashed_from_space_two_reaches_no_further_than_space_three_and_then_the_deck_once() -> None:
    g = world()
    chaos(g).space = 3
    next_to_fall(g, "argos")
    energy(g, 1, 0, 0)
    carry(unleash(g), DECLINES)
    assert fallen(g) == {"argos"}
    assert chaos(g).space == 1, "the second step is ignored"
