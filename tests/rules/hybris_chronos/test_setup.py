"""Against Chronos: what there is, and how the table is laid for a level."""

import pytest

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos.house import HOUSE, PRESETS
from agon.games.hybris.chronos.table import CHRONOS
from agon.games.hybris.modules import SOLO
from agon.games.registry import find_game
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.modules import Manifest, check_setup
from rules.hybris.given import told
from rules.hybris_chronos.given import LEVELS, begun, box, concept, kit, named, player, solo, table


def manifest() -> Manifest:
    """The game with this module beside the others."""
    hybris = find_game("hybris")
    others = tuple(module for module in hybris.modules if module.id != SOLO.id)
    return hybris._replace(modules=(*others, SOLO))


@pytest.mark.rule("CHR-GEN-01")
def test_one_player_over_six_ages_of_four_phases() -> None:
    assert check_setup(manifest(), Setup("hybris", 1, "seed", modules=("chronos",)))
    g = solo()
    assert (len(g.players), g.book.manifest.ages) == (1, 6)
    phases = ["pillar", "planning", "action"]
    assert [name for name in g.book.sequences["age"] if name in phases] == phases
    assert g.book.sequences["end_of_age"][0] == "orientation"


@pytest.mark.rule("CHR-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_else_sits_there(seats: int) -> None:
    with pytest.raises(SetupError, match="is for 1 player here"):
        check_setup(manifest(), Setup("hybris", seats, "seed", modules=("chronos",)))


@pytest.mark.rule("CHR-GEN-01")
def test_one_player_needs_chronos() -> None:
    with pytest.raises(SetupError, match="is for 2, 3 or 4 players here"):
        check_setup(manifest(), Setup("hybris", 1, "seed"))


@pytest.mark.parametrize("other", ["renaissance", "victory_of_influence", "duel"])
def test_what_needs_others_cannot_be_combined_with_it(other: str) -> None:
    with pytest.raises(SetupError, match="cannot be combined"):
        check_setup(manifest(), Setup("hybris", 1, "seed", modules=(other, "chronos")))


@pytest.mark.rule("CHR-GEN-02")
def test_base_rules_hold_where_nothing_is_said() -> None:
    g = begun()
    p = player(g)
    assert (p.aegis, len(p.hand), len(p.premonitions)) == (3 + 2, 1 + 2, 1)  # with what the level gives
    assert len(g.quests) == 3
    assert all(name in g.book.actions for name in range(10))
    for name in ("planning", "rest", "permission", "occupation", "quest_progress", "fear"):
        assert g.book.steps[name].__module__.startswith("agon.games.hybris.rules")


@pytest.mark.rule("CHR-GEN-03")
def test_six_concepts_of_the_numbers_of_the_pillars() -> None:
    assert [each.number for each in kit().concepts] == sorted(each.number for each in box().pillars)
    order = ["ananke", "anthros", "cosmos", "gonos", "kratos", "temnein"]
    assert [each.id for each in kit().concepts] == order


@pytest.mark.rule("CHR-GEN-04")
def test_four_are_chained_and_two_are_not() -> None:
    laid = table(solo())
    for each in kit().concepts:
        chained = each.id not in ("ananke", "kratos")
        assert bool(each.links) == chained
        assert bool(laid.decks[each.index]) == chained
        assert bool(laid.chains[each.index]) == chained
        assert bool(laid.piles[each.index]) != chained


@pytest.mark.rule("CHR-P3-09")
def test_nobody_has_an_arrogance_token() -> None:
    g = begun("zeus")
    assert "hermes" not in [olympian.id for olympian in g.box.olympians]
    assert not any("arrogance" in thing for thing in g.box.names)
    assert player(g).marks == g.box.olympian_tokens


# ---------------------------------------------------------------- levels


@pytest.mark.rule("CHR-GEN-08")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_everything_is_as_the_level_says(level: str, preset: str) -> None:
    g = begun(level=level, solo_rules=preset)
    laid, says = table(g), kit().levels[preset][level]
    gifts = says["gifts"] if preset == HOUSE else {}
    throne = 2 if named("chronos_tile", "empty_throne") in laid.turned else 0  # for whoever is before Chronos at once
    assert player(g).vp == says["head_start"] + gifts.get("vp", 0) + throne
    assert (laid.vp, laid.pieces) == (says["vp"], [says["pieces"]] * 3)
    assert (laid.intensity[concept("ananke")], laid.intensity[concept("kratos")]) == (says["ananke"], says["kratos"])
    assert [laid.chains[each.index] for each in kit().concepts if each.links] == says["chains"]
    assert g.grandeur.index(CHRONOS) + 1 == says["chronos_grandeur"]
    assert g.grandeur.index(0) + 1 == says["player_grandeur"]
    assert told(g, "hybris-chronos-level") == [(kit().level_ids.index(level), NONE, NONE, NONE)]


@pytest.mark.parametrize(("level", "tiers"), [("golden_age", [2, 4]), ("bronze_age", [3, 3]), ("iron_age", [4, 2])])
def test_harder_cards_lie_below_milder_ones(level: str, tiers: list[int]) -> None:
    laid = table(solo(level=level))
    for each in kit().concepts:
        if each.links:
            deck = [kit().cards[card].tier for card in laid.decks[each.index]]
            assert deck == [2] * tiers[0] + [1] * tiers[1]
            assert all(kit().cards[card].concept == each.index for card in laid.decks[each.index])
    assert len(laid.unused) == 32 - 24


@pytest.mark.rule("CHR-HOUSE-01")
def test_the_easiest_level_gives_a_card() -> None:
    assert len(player(begun(level="golden_age")).hand) == len(player(begun()).hand) + 1


@pytest.mark.rule("CHR-HOUSE-09")
def test_three_tiles_of_each_pile_are_used_and_one_is_face_up() -> None:
    laid = table(solo())
    for id in ("ananke", "kratos"):
        assert laid.tiles[concept(id)] != NONE
        assert len(laid.piles[concept(id)]) == 2
    assert len(laid.tiles_unused) == 2


def test_another_seed_lays_other_cards() -> None:
    assert table(solo(seed="one")).decks != table(solo(seed="two")).decks


def test_all_avatars_begin_on_the_board() -> None:
    laid = table(solo())
    assert laid.on_board() == [0, 1, 2]
    assert len(laid.avatar_deck) == 18


@pytest.mark.rule("CHR-HOUSE-03")
def test_premonitions_that_nobody_could_complete_alone_stay_in_the_box() -> None:
    g = begun()
    there = [box().premonitions[card].id for card in [*g.premonition_deck, *player(g).premonitions]]
    assert len(there) == len(box().premonitions) - 2
    assert {"invisible_net", "helen_has_left"}.isdisjoint(there)


@pytest.mark.rule("CHR-GEN-04")
@pytest.mark.parametrize("seed", ["a seed", "another"])
def test_the_tiles_of_a_concept_are_its_own(seed: str) -> None:
    laid = table(begun(seed=seed))
    for where, pile in enumerate(laid.piles):
        lying = [*pile, laid.tiles[where]] if laid.tiles[where] != NONE else pile
        assert all(kit().tiles[tile].concept == where for tile in lying)
        assert bool(lying) == (where in (concept("ananke"), concept("kratos")))


@pytest.mark.parametrize("level", LEVELS)
def test_there_is_one_marker_of_each_on_the_grandeur_track(level: str) -> None:
    g = begun(level=level)
    assert sorted(g.grandeur) == [CHRONOS, NONE, NONE, 0]
