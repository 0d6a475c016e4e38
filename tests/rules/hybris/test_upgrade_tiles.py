"""The rewards of all 24 Upgrade tiles and the four Spark tracks.  Pages 14 and 15."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.upgrades import release, unlock
from rules.hybris.cities import answer
from rules.hybris.given import box, figure_of, line_up, named, scene
from rules.hybris.gods import changes, purse, table

# ---------------------------------------------------------------- rewards

REWARDS: dict[str, dict[str, int]] = {  # with what a first Spark gives
    "keraunos": {"vp": 2, "grandeur": 1, "determination": 1, "cards": 1},
    "throne_of_olympus": {"followers": 1, "items": 1},
    "xenia": {"vp": 1, "followers": 1, "kindness": 1, "items": 1},
    "oak_of_dodona": {"vp": 2, "premonitions": 1},
    "horn_of_amalthea": {"aegis": 2, "followers": 2, "items": 1},
    "eagle_of_zeus": {"vp": 1, "items": 1, "temples": 1},
    "trident": {"vp": 2, "determination": 2, "cards": 1},
    "hippocamps": {"vp": 1, "cards": 2, "bonus": 1, "items": 1},
    "earthshaker": {"vp": 2, "cards": 1, "well": 2, "items": 1},
    "ketos": {"cards": 1, "coliseum": 1, "items": 1, "temples": 1},
    "charybdis": {"vp": 2, "aegis": 1},
    "atlantis": {"vp": 3, "prayers": 1, "well": -1},
    "aegis_shield": {"vp": 4, "determination": 1, "cards": 1},
    "little_owl": {"vp": 3, "kindness": 1, "premonitions": 1, "items": 1},
    "ergane": {"vp": 2, "designs": 1},
    "olive_tree": {"vp": 2, "followers": 2, "kindness": 1, "items": 1},
    "palladion": {"vp": 2, "prayers": 2, "well": -2},
    "nike": {"vp": 2, "items": 1, "temples": 1},
    "kunee": {"aegis": 2, "items": 1},
    "bident": {"vp": 2, "aegis": 2, "determination": 1, "cards": 1},
    "pomegranate": {"vp": 2, "aegis": 2, "kindness": 1, "items": 1},
    "charons_obol": {"vp": 2, "items": 1, "temples": 1},
    "asphodel": {"vp": 3, "aegis": 2, "items": 1},
    "plouton": {"aegis": 2, "prayers": 1, "well": -1},
}


@pytest.mark.rule("HYB-UPG-07", "HYB-UPG-08")
@pytest.mark.parametrize("id", REWARDS)
def test_a_cleared_tile_gives_its_reward_and_works(id: str) -> None:
    upgrade = box().upgrades[named("upgrade", id)]
    g = table(box().olympians[upgrade.olympian].id)
    line_up(g, 1, 0, 2)
    p = g.players[0]
    tile = box().olympians[upgrade.olympian].tiles.index(upgrade.index)
    p.cleared[tile] = len(upgrade.items)
    before = purse(g, p)
    answer(unlock(g, p, tile, scene(0)))
    assert changes(before, purse(g, p)) == REWARDS[id]
    assert p.unlocked == 1 << tile
    assert sorted(REWARDS) == sorted(upgrade.id for upgrade in box().upgrades)


def test_tiles_with_an_enhanced_card_bring_that_very_card() -> None:
    for id in ("keraunos", "trident", "aegis_shield", "bident"):
        upgrade = box().upgrades[named("upgrade", id)]
        g = table(box().olympians[upgrade.olympian].id)
        card = g.players[0].enhanced
        answer(unlock(g, g.players[0], box().olympians[upgrade.olympian].tiles.index(upgrade.index), scene(0)))
        assert g.players[0].hand == [card]


@pytest.mark.rule("HYB-UPG-07")
def test_ergane_conceives_and_produces_as_a_reward() -> None:
    g = table("athena")
    g.factory.put(0, 20, 0)
    answer(unlock(g, g.players[0], 2, scene(0)))
    assert (g.factory.tiles, g.workshop.owners) == ([NONE, 20, NONE], [0, NONE, NONE])


# ---------------------------------------------------------------- Spark tracks

TRACKS: dict[str, list[dict[str, int]]] = {
    "zeus": [
        {"followers": 1},
        {"grandeur": 1},
        {"items": 1, "figures": 1},
        {"aegis": 1},
        {"items": 1, "temples": 1},
        {"prayers": 1, "well": -1},
        {"items": 1, "figures": 1},
        {"determination": 1},
    ],
    "poseidon": [
        {"vp": 1, "cards": 1},
        {"aegis": 1},
        {"items": 1, "figures": 1},
        {"vp": 1, "well": 2},
        {"followers": 1},
        {"items": 1, "temples": 1},
        {"items": 1, "figures": 1},
        {"vp": 2},
    ],
    "athena": [
        {"vp": 1, "kindness": 1},
        {"items": 1, "figures": 1},
        {"vp": 2, "followers": 1},
        {"designs": 1},
        {"items": 1, "temples": 1},
        {"vp": 2, "premonitions": 1},
        {"items": 1, "figures": 1},
        {"vp": 2, "determination": 1},
    ],
    "hades": [
        {"aegis": 2},
        {"premonitions": 1},
        {"items": 1, "figures": 1},
        {"aegis": 2},
        {"items": 1, "temples": 1},
        {"vp": 1, "followers": 2},
        {"items": 1, "figures": 1},
        {"vp": 2, "determination": 1},
    ],
}


@pytest.mark.rule("HYB-UPG-04")
@pytest.mark.parametrize(("god", "space"), [(god, space) for god in TRACKS for space in range(8)])
def test_every_space_of_a_spark_track_gives_what_it_shows(god: str, space: int) -> None:
    g = table(god)
    line_up(g, 1, 0, 2)
    g.factory.put(2, 20, 1)
    p = g.players[0]
    p.sparks = space
    before = purse(g, p)
    answer(release(g, p, 0, 0, scene(0)))  # an item that is a Spark
    assert changes(before, purse(g, p)) == TRACKS[god][space]
    assert p.sparks == space + 1


@pytest.mark.rule("HYB-UPG-04")
def test_hades_may_call_back_a_dead_hero_instead_of_two_aegis() -> None:
    g = table("hades")
    p = g.players[0]
    p.sparks = 3
    hero = figure_of(p, HERO)
    hero.place = IN_UNDERWORLD
    answer(release(g, p, 0, 0, scene(0)))
    assert (hero.place, p.aegis) == (RESERVE, 0)
