"""Deploy, step by step.  Page 23."""

import pytest

from agon.games.hybris.box.numbers import CONFLICT_CARDS, HERO, NONE, PRAYERS, PROPHET, VP
from agon.games.hybris.player import IN_UNDERWORLD
from agon.games.hybris.rules.deploy import why_not_deploy
from agon.games.hybris.rules.questions import RESOURCE, SPACE, TECHNOLOGY, WHICH_SPACE
from agon.games.hybris.rules.world_questions import (
    CONTEST,
    DEPLOY_TILE,
    FAVOUR,
    PICK_REWARD,
    POINTS,
    PRINTED_PRAYERS,
    REWARD,
    REWARD_ORDER,
    TEMPLE_AT_DEPLOY,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import (
    blank,
    city,
    deploying,
    face,
    in_city,
    lay,
    options_of,
    ready_to_contest,
    reprint,
    seats_asked,
    space,
    store,
    table,
    tile,
    unlock,
)
from rules.hybris.given import OLYMPIANS, box, told


def pick(reward: int) -> tuple[Kind, int]:
    return PICK_REWARD, REWARD << 16 | reward


def take(reward: int) -> tuple[Kind, int]:
    return REWARD_ORDER, REWARD << 16 | reward


# ---------------------------------------------------------------- step 1: the tile


@pytest.mark.rule("HYB-DEPLOY-01", "HYB-TECH-04")
def test_a_stored_tile_goes_on_an_empty_space_of_that_city_with_a_token() -> None:
    g = table()
    p = g.players[0]
    lay(g, 1, "lyre_of_lasting_favour", "argos_3")
    store(g, 0, "orrery_of_anaximander")
    asked = deploying(g, 0, "bench_of_daedalus", "argos_2")
    assert options_of(asked, DEPLOY_TILE) == [
        TECHNOLOGY << 16 | tile("orrery_of_anaximander"),
        TECHNOLOGY << 16 | tile("bench_of_daedalus"),
    ]
    assert options_of(asked, WHICH_SPACE) == [SPACE << 16 | space("argos_1"), SPACE << 16 | space("argos_2")]
    assert g.spaces.tiles[space("argos_2")] == tile("bench_of_daedalus")
    assert g.spaces.owners[space("argos_2")] == 0
    assert (p.storage, p.marks) == ([tile("orrery_of_anaximander")], 14)


@pytest.mark.rule("HYB-DEPLOY-02")
def test_without_an_empty_space_or_a_stored_tile_nothing_can_be_deployed() -> None:
    g = table()
    here = in_city(g, 0, "sparta")
    assert why_not_deploy(g, g.players[0], here) is not None
    store(g, 0, "beacon_herm")
    assert why_not_deploy(g, g.players[0], here) is None
    lay(g, 1, "city_decree", "sparta_1")
    assert why_not_deploy(g, g.players[0], here) is None
    lay(g, 0, "labyrinth_engine", "sparta_2")
    assert why_not_deploy(g, g.players[0], here) is not None
    here.city = city("argos")
    assert why_not_deploy(g, g.players[0], here) is None, "it is this City that counts"


def test_nobody_deploys_nowhere() -> None:
    g = table()
    store(g, 0, "beacon_herm")
    assert why_not_deploy(g, g.players[0], Scene(0)) is not None


@pytest.mark.rule("HYB-DEPLOY-03")
def test_nobody_is_asked_how_to_turn_a_tile() -> None:
    g = table()
    lay(g, 1, "beacon_herm", "sparta_1")
    asked = deploying(g, 0, "lyre_of_lasting_favour", "sparta_2")
    assert [each for each in asked if each.kind is not CONTEST] == []
    assert g.players[1].vp == 0, "n and s do not face the tile beside it"


@pytest.mark.rule("HYB-TECH-05")
def test_a_passive_power_serves_the_deployment_of_its_own_tile() -> None:
    g = table()
    g.players[0].kindness = 4
    deploying(g, 0, "lyre_of_lasting_favour", "elis_1")
    assert g.players[0].kindness == 2


def test_the_turn_remembers_what_was_deployed() -> None:
    g = table()
    lay(g, 1, "beacon_herm", "argos_1")
    lay(g, 1, "labyrinth_engine", "argos_3")
    deploying(g, 0, "cistern_of_the_danaids", "argos_2")
    assert (g.turn.tile, g.turn.connected) == (tile("cistern_of_the_danaids"), 2)


# ---------------------------------------------------------------- step 3: the rewards


@pytest.mark.rule("HYB-DEPLOY-05", "HYB-DEPLOY-07", "HYB-DEPLOY-08", "HYB-DEPLOY-09")
def test_uncontested_the_deployer_gains_all_three_rewards() -> None:
    g = table()
    p = g.players[0]
    g.well, p.kindness = 6, 2
    rank = g.grandeur.index(0)
    asked = deploying(g, 0, "propylaea_in_stasis", "lemnos_2")
    assert [each.kind for each in asked] == [WHICH_SPACE, CONTEST]
    assert (p.vp, p.prayers, g.well) == (5 + 1, 3, 3)
    assert g.grandeur.index(0) == rank - 1
    assert told(g, "hybris-reward") == [
        (0, reward, tile("propylaea_in_stasis"), NONE) for reward in (POINTS, PRINTED_PRAYERS, FAVOUR)
    ]


@pytest.mark.rule("HYB-DEPLOY-08")
def test_prayers_come_from_the_well_as_many_as_it_holds() -> None:
    g = table()
    g.well = 2
    deploying(g, 0, "propylaea_in_stasis", "lemnos_2")
    assert (g.players[0].prayers, g.well) == (2, 0)


@pytest.mark.rule("HYB-DEPLOY-08")
def test_a_tile_without_prayers_gives_none() -> None:
    g = table()
    g.well = 2
    reprint(g, "aegis_diolkos", vp=1, prayers=0)
    deploying(g, 0, "aegis_diolkos", "lemnos_2")
    assert (g.players[0].prayers, g.well) == (0, 2)
    assert [reward for _, reward, _, _ in told(g, "hybris-reward")] == [POINTS, FAVOUR]


@pytest.mark.rule("HYB-DEPLOY-09", "HYB-DEPLOY-10")
@pytest.mark.parametrize("cube", [1, 2, 3, 4])
def test_the_bonuses_at_and_below_the_cube_and_then_the_cube_goes_back(cube: int) -> None:
    g = table("hades", "zeus")
    p = g.players[0]
    lay(g, 1, "beacon_herm", "elis_1")
    lay(g, 1, "labyrinth_engine", "elis_3")
    p.kindness = cube
    rank = g.grandeur.index(0)
    deploying(g, 0, "well_keepers_meter", "elis_2")  # n, s
    printed, links = face("well_keepers_meter").vp, 2
    assert g.grandeur.index(0) == rank - 1
    assert p.vp == printed + links + (cube >= 2) + (2 if cube >= 3 else 0)
    assert len(p.hand) == (1 if cube >= 4 else 0)
    assert p.kindness == 1


@pytest.mark.rule("HYB-DEPLOY-10")
def test_the_cube_goes_back_to_the_first_space() -> None:
    g = table()
    g.players[0].kindness = 4
    deploying(g, 0, "aegis_diolkos", "lemnos_2")
    assert g.players[0].kindness == 1


@pytest.mark.rule("HYB-DEPLOY-12")
def test_the_first_space_of_kindness_is_one_grandeur() -> None:
    g = table("hades", "zeus")
    assert g.grandeur == [NONE, NONE, 1, 0]
    deploying(g, 0, "labyrinth_engine", "lemnos_2")
    assert g.grandeur == [NONE, NONE, 0, 1]
    assert g.players[0].vp == face("labyrinth_engine").vp, "that of the tile"


@pytest.mark.rule("HYB-DEPLOY-13")
def test_the_second_space_of_kindness_is_one_victory_point() -> None:
    g = table()
    g.players[0].kindness = 2
    deploying(g, 0, "labyrinth_engine", "lemnos_2")
    assert g.players[0].vp == face("labyrinth_engine").vp + 1


@pytest.mark.rule("HYB-DEPLOY-14")
def test_the_third_space_of_kindness_counts_the_tiles_connected_ones_own_included() -> None:
    g = table()
    g.players[0].kindness = 3
    lay(g, 0, "city_decree", "argos_1")
    lay(g, 1, "beacon_herm", "argos_3")
    lay(g, 1, "lyre_of_lasting_favour", "athens_1")  # beside it, without a connector towards it
    deploying(g, 0, "labyrinth_engine", "argos_2")
    printed, second, third, links, own_neighbour = face("labyrinth_engine").vp, 1, 2, 2, 1
    assert g.players[0].vp == printed + second + third + links + own_neighbour


@pytest.mark.rule("HYB-DEPLOY-14", "HYB-DEPLOY-24")
def test_the_third_space_of_kindness_counts_a_tile_at_the_other_end_of_a_link() -> None:
    points = []
    for neighbour in ("lemnos_1", "lemnos_2"):  # the one the Link of Elis leads to, and another
        g = table()
        g.players[0].kindness = 3
        lay(g, 1, "labyrinth_engine", neighbour)
        deploying(g, 0, "lyre_of_lasting_favour", "elis_1")
        points.append(g.players[0].vp)
    connected, third_space = 1, 1
    assert points[0] - points[1] == connected + third_space


@pytest.mark.rule("HYB-DEPLOY-15")
def test_the_fourth_space_of_kindness_is_a_conflict_card() -> None:
    g = table()
    g.players[0].kindness = 4
    top = g.players[0].deck[-1]
    deploying(g, 0, "labyrinth_engine", "lemnos_2")
    assert g.players[0].hand == [top]


@pytest.mark.rule("HYB-DEPLOY-16")
def test_the_fifth_space_of_kindness_removes_a_spark() -> None:
    g = table()
    p = g.players[0]
    p.kindness = 5
    deploying(g, 0, "labyrinth_engine", "lemnos_2")
    assert (p.sparks, sum(p.cleared)) == (1, 1)


@pytest.mark.rule("HYB-DEPLOY-05")
def test_with_a_spark_to_come_the_deployer_chooses_the_order() -> None:
    g = table()
    p = g.players[0]
    p.kindness, g.well = 5, 9
    asked = deploying(g, 0, "propylaea_in_stasis", "lemnos_2", take(PRINTED_PRAYERS), take(FAVOUR))
    assert options_of(asked, REWARD_ORDER) == [REWARD << 16 | reward for reward in (POINTS, PRINTED_PRAYERS, FAVOUR)]
    assert [reward for _, reward, _, _ in told(g, "hybris-reward")] == [PRINTED_PRAYERS, FAVOUR, POINTS]
    assert (p.prayers, p.kindness) == (3, 1)


@pytest.mark.rule("HYB-DEPLOY-05")
def test_once_the_bonuses_of_kindness_are_given_the_order_of_the_rest_is_all_one() -> None:
    g = table()
    g.players[0].kindness = 5
    asked = deploying(g, 0, "propylaea_in_stasis", "lemnos_2", take(FAVOUR))
    assert seats_asked(asked, REWARD_ORDER) == [0]


@pytest.mark.rule("HYB-DEPLOY-05")
def test_without_a_spark_to_remove_nobody_asks_for_an_order() -> None:
    g = table()
    p = g.players[0]
    p.kindness = 5
    p.cleared = [len(g.box.upgrades[upgrade].items) for upgrade in g.box.olympians[p.olympian].tiles]
    assert seats_asked(deploying(g, 0, "propylaea_in_stasis", "lemnos_2"), REWARD_ORDER) == []


# ---------------------------------------------------------------- a contest that succeeds


def contested(reward: int, *answers: tuple[Kind, int], kindness: int = 2, well: int = 6) -> Hybris:
    """Zeus deploys the Propylaea with a Hero; Poseidon contests with success and picks a reward."""
    g = table()
    g.well, g.players[0].kindness, g.players[1].kindness = well, kindness, 4
    coming = ready_to_contest(g, 1)
    asked = deploying(g, 0, "propylaea_in_stasis", "lemnos_2", coming, pick(reward), *answers, kind=HERO)
    assert options_of(asked, PICK_REWARD) == [REWARD << 16 | reward for reward in (POINTS, PRINTED_PRAYERS, FAVOUR)]
    assert seats_asked(asked, PICK_REWARD) == [1]
    return g


@pytest.mark.rule("HYB-DEPLOY-04", "HYB-DEPLOY-06", "HYB-DEPLOY-07", "HYB-DEFEAT-06")
def test_a_successful_contester_may_take_the_points() -> None:
    g = contested(POINTS)
    assert g.players[0].characters[1].place == IN_UNDERWORLD
    assert (g.spaces.tiles[space("lemnos_2")], g.spaces.owners[space("lemnos_2")]) == (tile("propylaea_in_stasis"), 0)
    assert (g.players[1].vp, g.players[1].prayers) == (5, 0)
    assert (g.players[0].vp, g.players[0].prayers, g.players[0].kindness) == (1, 3, 1)
    assert g.turn.over


@pytest.mark.rule("HYB-DEPLOY-06", "HYB-DEPLOY-08")
def test_a_successful_contester_may_take_the_prayers() -> None:
    g = contested(PRINTED_PRAYERS)
    assert (g.players[1].vp, g.players[1].prayers, g.well) == (0, 3, 3)
    assert (g.players[0].vp, g.players[0].prayers) == (5 + 1, 0)


@pytest.mark.rule("HYB-DEPLOY-06", "HYB-DEPLOY-11", "HYB-DEPLOY-10")
def test_a_contester_who_takes_the_kindness_reads_it_from_the_deployers_track() -> None:
    g = contested(FAVOUR, kindness=2)
    assert g.players[1].vp == 1, "two spaces, not the four of the contester's own cube"
    assert (g.players[0].vp, g.players[0].prayers) == (5, 3)
    assert (g.players[0].kindness, g.players[1].kindness) == (1, 4)


@pytest.mark.rule("HYB-DEPLOY-11", "HYB-DEPLOY-14", "HYB-DEPLOY-15", "HYB-DEPLOY-16")
def test_the_contester_draws_from_the_own_deck_and_takes_a_spark_off_the_own_tiles() -> None:
    g = contested(FAVOUR, kindness=5)
    assert g.players[0].hand == []
    assert g.box.card_olympian[g.players[1].hand[0]] == g.players[1].olympian
    assert (g.players[1].sparks, g.players[0].sparks) == (1, 0)


@pytest.mark.rule("HYB-DEPLOY-06")
def test_the_contester_gains_first() -> None:
    g = contested(PRINTED_PRAYERS, well=2)
    assert [seat for seat, *_ in told(g, "hybris-reward")] == [1, 0, 0]
    assert (g.players[1].prayers, g.well) == (2, 0)


@pytest.mark.rule("HYB-DEPLOY-06")
def test_there_is_nothing_to_pick_where_a_tile_shows_nothing() -> None:
    g = table()
    blank(g, "beacon_herm")
    coming = ready_to_contest(g, 1)
    asked = deploying(g, 0, "beacon_herm", "lemnos_2", coming, kind=HERO)
    assert seats_asked(asked, PICK_REWARD) == []
    assert [reward for _, reward, _, _ in told(g, "hybris-reward")] == [FAVOUR]


@pytest.mark.rule("HYB-DEPLOY-05", "HYB-DEPLOY-04")
def test_if_the_contest_fails_the_deployer_gains_all_three() -> None:
    g = table("zeus", "athena")
    g.well = 6
    _, coming = ready_to_contest(g, 1)
    g.players[1].hand.clear()
    asked = deploying(g, 0, "propylaea_in_stasis", "lemnos_2", (CONTEST, coming), kind=HERO)
    assert seats_asked(asked, PICK_REWARD) == []
    assert (g.players[0].vp, g.players[0].prayers, g.players[0].kindness) == (5, 3, 1)
    assert (g.players[1].vp, g.players[1].prayers) == (0, 0)
    assert g.spaces.owners[space("lemnos_2")] == 0
    assert not g.turn.over


# ---------------------------------------------------------------- step 4: what is always the deployer's


@pytest.mark.rule("HYB-DEPLOY-18")
@pytest.mark.parametrize(("where", "liked"), [("lemnos_2", 1), ("argos_2", 0)])
def test_one_point_for_a_tile_of_the_type_that_the_city_likes(where: str, liked: int) -> None:
    g = table()
    deploying(g, 0, "bench_of_daedalus", where)
    assert g.players[0].vp == face("bench_of_daedalus").vp + liked


@pytest.mark.rule("HYB-DEPLOY-18")
@pytest.mark.parametrize(
    ("where", "id"),
    [
        ("lemnos", "bench_of_daedalus"),
        ("argos", "city_decree"),
        ("sparta", "chimera_siphon"),
        ("elis", "kneeling_mask"),
        ("athens", "beacon_herm"),
    ],
)
def test_each_city_likes_one_type(where: str, id: str) -> None:
    g = table()
    deploying(g, 0, id, where + "_1")
    assert told(g, "hybris-affinity") == [(0, city(where), NONE, NONE)]


@pytest.mark.rule("HYB-DEPLOY-19")
@pytest.mark.parametrize(("chosen", "points", "prayers"), [(VP, 1, 0), (PRAYERS, 0, 1)])
def test_a_temple_there_gives_a_point_or_a_prayer_of_the_well(chosen: int, points: int, prayers: int) -> None:
    g = table()
    p = g.players[0]
    p.temples, g.well = 1 << city("lemnos"), 1
    blank(g, "aegis_diolkos")
    deploying(g, 0, "aegis_diolkos", "lemnos_2", (TEMPLE_AT_DEPLOY, RESOURCE << 16 | chosen))
    assert (p.vp, p.prayers, g.well) == (points, prayers, 1 - prayers)


@pytest.mark.rule("HYB-DEPLOY-19")
def test_with_an_empty_well_a_temple_gives_a_point() -> None:
    g = table()
    g.players[0].temples = 1 << city("lemnos")
    blank(g, "aegis_diolkos")
    assert seats_asked(deploying(g, 0, "aegis_diolkos", "lemnos_2"), TEMPLE_AT_DEPLOY) == []
    assert (g.players[0].vp, g.players[0].prayers) == (1, 0)


@pytest.mark.rule("HYB-DEPLOY-19")
def test_a_temple_elsewhere_or_of_somebody_else_gives_nothing() -> None:
    g = table()
    g.well = 3
    g.players[0].temples, g.players[1].temples = 1 << city("argos"), 1 << city("lemnos")
    blank(g, "aegis_diolkos")
    assert seats_asked(deploying(g, 0, "aegis_diolkos", "lemnos_2"), TEMPLE_AT_DEPLOY) == []
    assert [(p.vp, p.prayers) for p in g.players] == [(0, 0), (0, 0)]
    assert g.well == 3


@pytest.mark.rule("HYB-DEPLOY-20", "HYB-DEPLOY-21")
def test_each_connection_is_a_point_for_the_deployer_and_one_for_the_owner_of_the_other_tile() -> None:
    g = table("zeus", "poseidon", "athena")
    lay(g, 1, "aegis_diolkos", "argos_1")  # e
    lay(g, 1, "amphictyonic_league", "athens_1")  # w, through a Link
    lay(g, 2, "lyre_of_lasting_favour", "argos_3")  # n
    lay(g, 2, "kneeling_mask", "lemnos_1")  # e, s: not connected
    deploying(g, 0, "labyrinth_engine", "argos_2")
    assert [p.vp for p in g.players] == [face("labyrinth_engine").vp + 3, 2, 1]


@pytest.mark.rule("HYB-DEPLOY-20", "HYB-DEPLOY-21")
def test_an_own_neighbour_is_worth_two() -> None:
    g = table()
    lay(g, 0, "aegis_diolkos", "argos_1")
    deploying(g, 0, "labyrinth_engine", "argos_2")
    assert g.players[0].vp == face("labyrinth_engine").vp + 2


@pytest.mark.rule("HYB-DEPLOY-17")
def test_after_a_successful_contest_step_four_is_still_the_deployers() -> None:
    g = table("athena", "poseidon")
    g.well = 9
    g.players[0].temples = g.players[1].temples = 1 << city("argos")
    lay(g, 1, "aegis_diolkos", "argos_1")
    coming = ready_to_contest(g, 1)
    deploying(
        g, 0, "walking_agora", "argos_2", coming, pick(POINTS), (TEMPLE_AT_DEPLOY, RESOURCE << 16 | VP), kind=HERO
    )
    goddess_of_peace, affinity, temple, link = 2, 1, 1, 1
    assert g.players[0].vp == goddess_of_peace + affinity + temple + link
    assert g.players[1].vp == face("walking_agora").vp + 1, "the reward, and a neighbour"
    assert g.players[0].followers > 0, "the immediate power, an Influence"


@pytest.mark.rule("HYB-DEPLOY-17")
def test_step_four_comes_after_all_rewards() -> None:
    g = table()
    g.well, g.players[0].temples = 3, 1 << city("lemnos")
    asked = deploying(g, 0, "propylaea_in_stasis", "lemnos_2")
    assert g.well == 0, "the Prayers on the tile come first"
    assert seats_asked(asked, TEMPLE_AT_DEPLOY) == [], "and so nothing is left for the Temple"


@pytest.mark.rule("HYB-DEPLOY-22")
def test_an_immediate_power_is_resolved_last() -> None:
    g = table()
    lay(g, 1, "beacon_herm", "argos_1")
    lay(g, 1, "metoikion_booth", "argos_3")
    deploying(g, 0, "ekecheiria_bell", "argos_2")
    assert g.players[0].kindness == 4, "three more, after the cube went back"
    assert g.log is not None
    order = [id for id, _, _ in g.log]
    powers = [numbers[1] for id, _, numbers in g.log if id == "hybris-power"]
    booth, bell = (box().technologies[tile(id)].power.index for id in ("metoikion_booth", "ekecheiria_bell"))
    assert powers == [booth, bell], "after those who react to the deployment"
    assert order.index("hybris-reward") < order.index("hybris-connected") < order.index("hybris-power")


@pytest.mark.rule("HYB-DEPLOY-22")
def test_powers_that_are_not_immediate_do_nothing_when_deployed() -> None:
    g = table()
    p = g.players[0]
    p.followers = 6
    deploying(g, 0, "panegyris_ledger", "lemnos_2")  # End of Age
    deploying(g, 0, "caryatid_pylons", "lemnos_1")  # end of the game
    assert p.vp == face("panegyris_ledger").vp + face("caryatid_pylons").vp


# ---------------------------------------------------------------- who reacts


@pytest.mark.rule("HYB-GODS-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_athena_gains_two_points_whoever_deploys_a_social_tile(seat: int) -> None:
    g = table("athena", "zeus")
    deploying(g, seat, "ostrakon_urn", "lemnos_2")
    printed = face("ostrakon_urn").vp
    assert g.players[0].vp == 2 + (printed if seat == 0 else 0)
    assert g.players[1].vp == (printed if seat == 1 else 0)


@pytest.mark.rule("HYB-GODS-01")
def test_athena_gains_nothing_for_another_type() -> None:
    g = table("athena", "zeus")
    deploying(g, 1, "obol_turnstile", "lemnos_2")
    assert (g.players[0].vp, g.players[1].vp) == (0, face("obol_turnstile").vp)


def test_nike_rewards_a_deployment_that_nobody_contested() -> None:
    g = table("athena", "poseidon")
    unlock(g, 0, "nike")
    deploying(g, 0, "obol_turnstile", "lemnos_2", kind=HERO)
    assert g.players[0].vp == face("obol_turnstile").vp + 1


def test_nike_gives_nothing_for_one_that_was_contested_or_could_not_be() -> None:
    g = table("athena", "poseidon")
    unlock(g, 0, "nike")
    coming = ready_to_contest(g, 1)
    deploying(g, 0, "obol_turnstile", "lemnos_2", coming, pick(POINTS), kind=HERO)
    assert g.players[0].vp == 0
    g = table("athena", "poseidon", modules=("games_of_elis",))
    unlock(g, 0, "nike")
    deploying(g, 0, "obol_turnstile", "elis_2", kind=HERO)
    assert g.players[0].vp == face("obol_turnstile").vp


def test_a_prophet_deploys_like_anybody() -> None:
    g = table()
    deploying(g, 0, "obol_turnstile", "lemnos_2", kind=PROPHET)
    assert g.players[0].vp == face("obol_turnstile").vp


def from_sparks(g: Hybris, resource: int) -> int:
    """What the first player's Spark track has given of a resource."""
    track = g.box.olympians[g.players[0].olympian].spark_track
    return sum(
        amount
        for effects in track[: g.players[0].sparks]
        for effect in effects
        for kind, amount in effect.amounts
        if kind == resource
    )


def test_the_worked_example_of_the_city_decree() -> None:
    """Kindness at the top, 3 Prayers in the Well, one connected tile of another player, at Argos."""
    g = table("poseidon", "zeus")
    p = g.players[0]
    p.kindness, g.well = 5, 3
    lay(g, 1, "tripod_relay", "argos_2")  # w
    rank = g.grandeur.index(0)
    deploying(g, 0, "city_decree", "argos_1")
    tile_points, kindness_link, kindness_point, affinity, link = 2, 1, 1, 1, 1
    assert p.sparks == 2
    points, cards = (from_sparks(g, resource) for resource in (VP, CONFLICT_CARDS))
    assert p.vp - points == tile_points + kindness_link + kindness_point + affinity + link
    assert (p.prayers, g.well, len(p.hand) - cards, p.kindness, g.players[1].vp) == (3, 0, 1, 1, 1)
    assert g.grandeur.index(0) < rank


def test_all_four_may_be_asked() -> None:
    g = table(*OLYMPIANS)
    for seat in (1, 2, 3):
        ready_to_contest(g, seat)
    assert len(seats_asked(deploying(g, 0, "obol_turnstile", "lemnos_2"), CONTEST)) == 3
