"""The power of every Technology of Architecture and Culture, through the rule that sets it off."""

import pytest

from agon.games.hybris.box.numbers import ARCHITECTURE, CULTURE, NONE, PROPHET
from agon.games.hybris.player import RESERVE
from agon.games.hybris.rules.olympus import convert
from agon.games.hybris.rules.powers import timed
from agon.games.hybris.rules.questions import CITY, MAY, SPACE, STOP, TEMPLE_CITY, WHICH_SPACE, WILL_ACT
from agon.games.hybris.rules.upgrades import build_temple
from agon.games.hybris.rules.world import influence
from agon.games.hybris.rules.world_questions import CONTEST
from agon.games.hybris.scenes import Scene
from rules.hybris.cities import answer, city, deploying, face, in_city, lay, reprint, seats_asked, space, table, tile
from rules.hybris.given import told
from rules.hybris.tiles import branch, deployed, fight, ids_of, usable, use, with_a_test


def test_every_tile_of_these_types_has_a_test() -> None:
    assert sorted(with_a_test(list(globals()))) == sorted(ids_of(ARCHITECTURE, CULTURE))


# ---------------------------------------------------------------- architecture


def test_propylaea_in_stasis() -> None:
    g, _ = deployed("propylaea_in_stasis", "lemnos_1")
    assert seats_asked(deploying(g, 0, "bench_of_daedalus", "lemnos_2"), CONTEST) == []
    assert seats_asked(deploying(g, 0, "chimera_siphon", "sparta_1"), CONTEST) == [1], "not connected to it"


@pytest.mark.parametrize("neighbours", [0, 1, 4])
def test_beacon_herm(neighbours: int) -> None:
    g = table()
    spots = [("city_decree", "argos_1"), ("labyrinth_engine", "argos_3"), ("cistern_of_the_danaids", "lemnos_1")]
    for id, where in [*spots, ("hydraulis_of_praise", "athens_1")][:neighbours]:
        lay(g, 1, id, where)
    deploying(g, 0, "beacon_herm", "argos_2")
    assert g.players[0].vp == face("beacon_herm").vp + neighbours + min(3, neighbours)


def test_resonant_hekatompedon() -> None:
    g = table()
    deploying(g, 0, "resonant_hekatompedon", "elis_2")
    assert g.players[0].temples == 1 << city("elis")
    assert g.players[0].cleared == [0, 1, 0, 0, 0, 0], "off the Throne of Olympus, where a Temple is leftmost"
    g = table()
    g.players[0].temples = 1 << city("elis")
    deploying(g, 0, "resonant_hekatompedon", "elis_2")
    assert (g.players[0].temples, sum(g.players[0].cleared)) == (1 << city("elis"), 0)


def test_amphiprostyle_mirror() -> None:
    g, p = deployed("amphiprostyle_mirror", "sparta_1")
    p.temples, g.well = 1 << city("athens"), 3
    reprint(g, "stele_of_the_living", vp=2, prayers=1)
    deploying(g, 0, "stele_of_the_living", "athens_1")
    assert (p.vp, p.prayers) == (2 + 1, 1 + 1)
    answer(influence(g, p, in_city(g, 0, "athens")))
    assert (p.kindness, p.followers) == (1 + 1 + 1, 2 + 1)


def test_whispering_aqueduct() -> None:
    g, p = deployed("whispering_aqueduct", "argos_2")  # n, e, w
    g.well = 13
    deploying(g, 1, "city_decree", "argos_1")
    assert (p.prayers, g.well) == (1, 13 - 4 - 1)
    deploying(g, 1, "labyrinth_engine", "argos_3")
    assert p.prayers == 1, "not connected to it"
    g.well = 13
    deploying(g, 0, "cistern_of_the_danaids", "athens_1")
    assert p.prayers == 1 + 4 + 1, "its owner's tiles count as well"


def test_living_marble_quarry() -> None:
    g, p = deployed("living_marble_quarry")
    p.aegis = 0
    elis = (TEMPLE_CITY, CITY << 16 | city("elis"))
    answer(build_temple(g, g.players[1]), elis, branch("living_marble_quarry", 1))
    assert (p.followers, p.aegis) == (0, 1)
    answer(build_temple(g, p), elis)
    assert (p.followers, p.aegis) == (0, 1), "not for one's own"


def test_labyrinth_engine() -> None:
    g, p = deployed("labyrinth_engine", "argos_2")
    lay(g, 1, "city_decree", "argos_1")
    lay(g, 1, "cistern_of_the_danaids", "argos_3")
    lay(g, 1, "aegis_diolkos", "sparta_2")
    answer(timed(g, "game_end"))
    assert p.vp == 3


def test_caryatid_pylons() -> None:
    g, p = deployed("caryatid_pylons")
    p.temples = 0b101
    answer(timed(g, "game_end"))
    assert p.vp == 4


def test_stoa_of_tolls() -> None:
    g, p = deployed("stoa_of_tolls", "argos_2")
    p.followers = 1
    assert not usable(g, "stoa_of_tolls"), "connected to nothing: nobody pays for nothing"
    p.followers = 0
    lay(g, 1, "beacon_herm", "argos_3")
    lay(g, 0, "labyrinth_engine", "athens_1")
    assert not usable(g, "stoa_of_tolls"), "no Follower to pay"
    p.followers = 2
    use(g, "stoa_of_tolls")
    assert (p.followers, p.vp) == (1, 2)


def test_magnetic_sacred_way() -> None:
    g, p = deployed("magnetic_sacred_way", "argos_2")  # e, s, w
    lay(g, 1, "beacon_herm", "argos_3")
    answer(timed(g, "age_start"))
    assert (p.bonus_tokens, p.followers) == (0, 1), "connected, but through no Link"
    lay(g, 1, "labyrinth_engine", "athens_1")
    answer(timed(g, "age_start"))
    assert (p.bonus_tokens, p.followers) == (1, 1)


@pytest.mark.parametrize(("rivals", "gained"), [(1, 1), (3, 2)])
def test_aegis_diolkos(rivals: int, gained: int) -> None:
    g, p = deployed("aegis_diolkos", "argos_2")
    p.aegis = 0
    spots = [("beacon_herm", "argos_3"), ("labyrinth_engine", "athens_1"), ("cistern_of_the_danaids", "lemnos_1")]
    for number, (id, where) in enumerate(spots):
        lay(g, 1 if number < rivals else 0, id, where)
    answer(timed(g, "age_end"))
    assert p.aegis == gained


def test_mekhane_of_the_gods() -> None:
    g, p = deployed("labyrinth_engine", "sparta_1")
    lay(g, 1, "beacon_herm", "athens_2")
    lay(g, 1, "cistern_of_the_danaids", "athens_3")
    to_athens = (WHICH_SPACE, SPACE << 16 | space("athens_1"))
    deploying(g, 0, "mekhane_of_the_gods", "lemnos_2", to_athens)
    assert g.spaces.tiles[space("sparta_1")] == NONE
    assert (g.spaces.tiles[space("athens_1")], g.spaces.owners[space("athens_1")]) == (tile("labyrinth_engine"), 0)
    assert (p.vp, g.players[1].vp) == (face("mekhane_of_the_gods").vp + 2, 0), (
        "the deployment, and two connections of the tile moved"
    )
    g, p = deployed("labyrinth_engine", "sparta_1")
    deploying(g, 0, "mekhane_of_the_gods", "lemnos_2", (MAY, STOP << 16))
    assert g.spaces.tiles[space("sparta_1")] == tile("labyrinth_engine")
    g = table()
    assert seats_asked(deploying(g, 0, "mekhane_of_the_gods", "lemnos_2"), MAY) == [], "it cannot move itself"


# ---------------------------------------------------------------- culture


def test_ekecheiria_bell() -> None:
    g = table("zeus", "poseidon", "hades")
    g.players[0].kindness = 4
    deploying(g, 0, "ekecheiria_bell", "lemnos_2")
    assert [p.kindness for p in g.players] == [4, 2, 2], "the cube went back before"


def test_hydraulis_of_praise() -> None:
    g = table()
    g.well = 5
    asked = deploying(g, 0, "hydraulis_of_praise", "lemnos_2")
    assert seats_asked(asked, WILL_ACT) == [0]
    assert told(g, "hybris-converted") != []
    assert g.players[0].prayers < 2
    g = table()
    g.well = 5
    deploying(g, 0, "hydraulis_of_praise", "lemnos_2", (WILL_ACT, STOP << 16))
    assert g.players[0].prayers == 2


def test_sibylline_cradle() -> None:
    g = table()
    prophets = [each for each in g.players[0].characters if each.kind == PROPHET]
    deploying(g, 0, "sibylline_cradle", "lemnos_2")
    assert [each.place for each in prophets].count(RESERVE) == 2
    assert g.players[0].cleared == [0, 0, 1, 0, 0, 0]


def test_tripod_relay() -> None:
    g, p = deployed("tripod_relay")
    answer(timed(g, "age_start"))
    assert (p.kindness, p.premonitions) == (1, [])
    p.prayers = 2
    answer(timed(g, "age_start"))
    assert (p.prayers, p.kindness, len(p.premonitions)) == (1, 2, 1)


def test_laurel_lantern() -> None:
    g, p = deployed("laurel_lantern")
    g.grandeur = [NONE, NONE, 1, 0]
    answer(timed(g, "age_start"))
    assert (g.grandeur, p.kindness) == ([NONE, NONE, 0, 1], 1)
    answer(timed(g, "age_start"))
    assert (g.grandeur, p.kindness) == ([NONE, NONE, 0, 1], 2)


def test_chryselephantine_throne() -> None:
    g, p = deployed("chryselephantine_throne")
    g.grandeur, p.followers = [NONE, NONE, 1, 0], 1
    answer(timed(g, "age_end"))
    assert (g.grandeur, p.followers, p.vp) == ([NONE, NONE, 0, 1], 0, 0)
    answer(timed(g, "age_end"))
    assert p.vp == 2


@pytest.mark.parametrize(("followers", "points"), [(2, 0), (3, 1), (6, 2), (12, 2)])
def test_panegyris_ledger(followers: int, points: int) -> None:
    g, p = deployed("panegyris_ledger")
    p.followers = followers
    answer(timed(g, "age_end"))
    assert p.vp == points


def test_lyre_of_lasting_favour() -> None:
    g, p = deployed("lyre_of_lasting_favour", "elis_2")
    p.kindness = g.players[1].kindness = 4
    deploying(g, 0, "obol_turnstile", "lemnos_2")
    deploying(g, 1, "gorgon_watch", "argos_1")
    assert (p.kindness, g.players[1].kindness) == (2, 1)


def test_kneeling_mask() -> None:
    g, p = deployed("kneeling_mask")
    g.grandeur, g.well = [NONE, NONE, 1, 0], 5
    assert not usable(g, "kneeling_mask"), "on the last space there is nothing to pay"
    g.grandeur = [NONE, NONE, 0, 1]
    use(g, "kneeling_mask")
    assert (g.grandeur, p.prayers, g.well) == ([NONE, NONE, 1, 0], 2, 5)


def test_catharsis_theatre() -> None:
    g, p = deployed("catharsis_theatre")
    g.well = 4
    fight(g, 0, 1, winner=1)
    assert (p.prayers, p.kindness, g.well) == (1, 2, 3)
    g, p = deployed("catharsis_theatre")
    g.well = 4
    fight(g, 0, 1, winner=0)
    assert (p.prayers, p.kindness, g.well) == (0, 1, 4), "not for the defeat of others"


def test_tithe_censer() -> None:
    g, p = deployed("tithe_censer")
    g.well, g.players[1].prayers, p.prayers = 3, 1, 1
    answer(convert(g, g.players[1], Scene(1)))
    assert (p.prayers, g.well) == (2, 2)
    answer(convert(g, p, Scene(0)))
    assert g.well == 2, "not for one's own"


@pytest.mark.parametrize(("more", "points"), [(0, 1), (3, 4), (4, 5 + 3)])
def test_automaton_mouseion(more: int, points: int) -> None:
    g, p = deployed("automaton_mouseion", "elis_1")
    spots = [("beacon_herm", "argos_1"), ("obol_turnstile", "argos_2"), ("bench_of_daedalus", "argos_3")]
    for id, where in [*spots, ("city_decree", "athens_1")][:more]:
        lay(g, 0, id, where)
    lay(g, 0, "laurel_lantern", "elis_3")  # the same type again
    lay(g, 1, "orrery_of_anaximander", "athens_4")  # somebody else's
    answer(timed(g, "game_end"))
    assert p.vp == points
