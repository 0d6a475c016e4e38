"""Whole games against Chronos, played at random: they end, and nothing is lost or seen on the way."""

from random import Random

import pytest

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos.house import PRESETS
from agon.games.hybris.chronos.table import CHRONOS, chronos_table, kit_of
from agon.games.hybris.game import HybrisGame
from agon.games.hybris.modules import SOLO
from agon.games.hybris.setup_options import OPTIONS
from agon.games.hybris.state import Hybris
from agon.kernel.chance import seeded
from agon.kernel.game import Event, Setup
from agon.kernel.play import Playout
from agon.shelf.packs import bundled_pack
from rules.hybris.given import OLYMPIANS
from rules.hybris_chronos.given import LEVELS, options

LONGEST = 2000  # choices


def game_of(olympian: str, level: str, preset: str) -> HybrisGame:
    usual = {option.id: option.values[0] for option in OPTIONS}
    return HybrisGame(bundled_pack("hybris"), (SOLO,), usual | options(level, solo_rules=preset) | {"seat_1": olympian})


def begin(game: HybrisGame, seed: str) -> tuple[Hybris, list[Event]]:
    events: list[Event] = []
    state = game.begin(Setup("hybris", 1, seed, modules=("chronos",)), seeded(seed), events)
    assert isinstance(state, Hybris)
    return state, events


@pytest.mark.rule("CHR-GEN-01", "CHR-P4-16")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("olympian", OLYMPIANS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_random_game_ends(olympian: str, level: str, preset: str) -> None:
    game = game_of(olympian, level, preset)
    g, events = begin(game, f"{olympian} against {level}")
    chance = Random(f"{olympian} {level}")
    playout = Playout(game, g)
    playout.start()
    for number in range(LONGEST):
        if playout.ask is None:
            break
        assert playout.ask.seat == 0
        if number % 25 == 0:
            assert_sound(game, g)
        playout.choose(chance.choice(playout.ask.options))
    outcome = game.outcome(g)
    assert outcome is not None
    assert [place.seat for place in outcome.places] == [0]
    assert any(id == "hybris-concept-card" for id, _, _ in events)


def assert_sound(game: HybrisGame, g: Hybris) -> None:
    """All cards are somewhere, markers and tokens too; copies are the same and are told the same."""
    table, kit = chronos_table(g), kit_of(g.box)
    cards = [card for deck in table.decks for card in deck] + table.unused + table.obliterated
    assert sorted(cards + [card for card in table.shown if card != NONE]) == list(range(len(kit.cards)))
    tiles = [tile for pile in table.piles for tile in pile] + table.tiles_unused + table.turned
    assert sorted(tiles + [tile for tile in table.tiles if tile != NONE]) == list(range(len(kit.tiles)))
    assert all(0 <= pieces <= 3 for pieces in table.pieces)
    assert all(0 <= chains <= 5 for chains in table.chains)
    assert g.grandeur.count(CHRONOS) == g.grandeur.count(0) == 1
    twin = g.copy()
    assert twin.dump() == g.dump()
    assert game.view(twin, 0) == game.view(g, 0)
    game.determinize(twin, 0, seeded("another world"))
    assert game.view(twin, 0) == game.view(g, 0)
    assert game.census(twin) == game.census(g)
