"""What the bots are told of Premonitions within reach."""

import pytest

from agon.games.hybris.box.numbers import LOCATIONS
from agon.games.hybris.prospects import within_reach
from rules.hybris.changes import in_athens
from rules.hybris.given import bare, given, hold_premonition


@pytest.mark.parametrize(("tiles", "reached"), [(1, False), (2, True)])
def test_what_a_premonition_asks_of_its_city_is_looked_at_there(tiles: int, reached: bool) -> None:
    g = bare(given("hades", "athena", "poseidon"))
    p = g.players[0]
    card = hold_premonition(g, 0, "owls_to_athens")  # for two tiles of one's own in Athens

    in_athens(tiles)(g, p)

    assert within_reach(g, p, card) == reached


def test_tiles_of_another_city_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    g = bare(given("hades", "athena", "poseidon"))
    p = g.players[0]
    card = hold_premonition(g, 0, "owls_to_athens")
    monkeypatch.setattr(g.box.premonitions[card], "place", LOCATIONS)  # as if it were of Lemnos

    in_athens(2)(g, p)

    assert not within_reach(g, p, card)
