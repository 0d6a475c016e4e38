"""Chain tracks and all their conditions, and what Chronos stores."""

import pytest

from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS, GRANDEUR, ITEM_SPARK, NONE, PRAYERS, VP
from agon.games.hybris.chronos.gains import (
    add_chain,
    break_chain,
    can_add_chain,
    change_intensity,
    chronos_gains,
    chronos_loses,
    fullest,
    had,
    meets,
)
from agon.games.hybris.chronos.table import CHRONOS, STORED
from agon.games.hybris.player import Player
from agon.games.hybris.rules.tracks import lose_grandeur
from agon.games.hybris.state import Hybris
from agon.kernel.errors import Ended
from rules.hybris.cities import answer
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    behind,
    box,
    concept,
    deployed,
    in_front,
    kit,
    no_tiles,
    player,
    solo,
    table,
)

CHAINED = ("anthros", "cosmos", "gonos", "temnein")


def ready(level: str = "bronze_age") -> Hybris:
    g = solo(level=level)
    no_tiles(g)
    g.well = 0
    return g


def breaking(g: Hybris, id: str) -> None:
    answer(break_chain(g, concept(id), ""))


def stored(g: Hybris, resource: int) -> int:
    return table(g).pieces[STORED.index(resource)]


def gaining(g: Hybris, *amounts: tuple[int, int]) -> None:
    answer(chronos_gains(g, list(amounts), NONE))


# ---------------------------------------------------------------- the tracks


@pytest.mark.rule("CHR-CHAIN-01")
@pytest.mark.parametrize("id", CHAINED)
def test_a_track_has_six_conditions_and_five_tokens_at_most(id: str) -> None:
    assert len(kit().concepts[concept(id)].links) == 6
    for levels in kit().levels.values():
        assert all(tokens <= 5 for level in levels.values() for tokens in level["chains"])
    assert kit().house["chain_tokens"] == 5


@pytest.mark.rule("CHR-CHAIN-02")
@pytest.mark.parametrize(("tokens", "open_links"), [(5, 1), (4, 2), (3, 3), (2, 4), (1, 5), (0, 6)])
def test_each_token_gone_reveals_one_condition_more(tokens: int, open_links: int) -> None:
    g = ready()
    table(g).chains[concept("gonos")] = tokens
    assert table(g).open_links(kit(), concept("gonos")) == open_links


@pytest.mark.rule("CHR-CHAIN-03")
def test_to_break_a_chain_removes_the_next_token_of_that_track() -> None:
    g = ready()
    breaking(g, "gonos")
    assert table(g).chains == [0, 5, 5, 4, 0, 5]
    assert told(g, "hybris-chain-broken") == [(concept("gonos"), 4, NONE, NONE)]


@pytest.mark.rule("CHR-CHAIN-04")
@pytest.mark.parametrize(("id", "points"), [("anthros", 2), ("cosmos", 3), ("gonos", 4), ("temnein", 6)])
def test_of_an_empty_track_chronos_has_points(id: str, points: int) -> None:
    g = ready()
    table(g).chains[concept(id)] = 0
    breaking(g, id)
    assert (table(g).chains[concept(id)], table(g).vp) == (0, points)


@pytest.mark.rule("CHR-CHAIN-04")
def test_the_last_token_itself_gives_him_none() -> None:
    g = ready()
    table(g).chains[concept("temnein")] = 1
    breaking(g, "temnein")
    assert (table(g).chains[concept("temnein")], table(g).vp) == (0, 0)


@pytest.mark.rule("CHR-CHAIN-05")
def test_to_add_a_chain_covers_the_condition_revealed_last() -> None:
    g = ready()
    table(g).chains[concept("cosmos")] = 3
    add_chain(g, concept("cosmos"))
    assert table(g).chains[concept("cosmos")] == 4
    assert kit().concepts[concept("cosmos")].asks(table(g).open_links(kit(), concept("cosmos")), 1) == {
        "aegis": 1,
        "spark": 2,
    }


@pytest.mark.rule("CHR-CHAIN-06")
def test_a_broken_track_stays_broken() -> None:
    g = ready()
    table(g).chains[concept("cosmos")] = 0
    assert not can_add_chain(g, concept("cosmos"))
    add_chain(g, concept("cosmos"))
    assert table(g).chains[concept("cosmos")] == 0


@pytest.mark.rule("CHR-CHAIN-07")
def test_none_can_be_added_to_a_full_track() -> None:
    g = ready()
    assert not can_add_chain(g, concept("cosmos"))
    add_chain(g, concept("cosmos"))
    assert table(g).chains[concept("cosmos")] == 5


def test_the_fullest_track_of_several_is_that_of_the_lowest_number() -> None:
    g = ready()
    table(g).chains = [0, 3, 4, 4, 0, 1]
    assert fullest(g) == concept("cosmos")


# ---------------------------------------------------------------- conditions


def give(g: Hybris, p: Player, what: str, amount: int) -> None:
    """So much of what a track asks for, and no more."""
    if what == "technology":
        deployed(g, *[space.id for space in box().spaces[:amount]])
    elif what == "well":
        g.well = amount
    elif what == "temple":
        p.temples = (1 << amount) - 1
    else:
        setattr(p, {"follower": "followers", "prayer": "prayers", "spark": "sparks"}.get(what, what), amount)


@pytest.mark.parametrize(
    ("id", "open_links", "wanted"),
    [
        pytest.param("anthros", 1, {"follower": 1}, marks=pytest.mark.rule("CHR-ANTH-01")),
        pytest.param("anthros", 2, {"follower": 4}, marks=pytest.mark.rule("CHR-ANTH-02")),
        pytest.param("anthros", 3, {"follower": 4, "prayer": 4}, marks=pytest.mark.rule("CHR-ANTH-03")),
        pytest.param("anthros", 4, {"follower": 5, "prayer": 4}, marks=pytest.mark.rule("CHR-ANTH-04")),
        pytest.param("anthros", 5, {"follower": 5, "prayer": 5}, marks=pytest.mark.rule("CHR-ANTH-05")),
        pytest.param("anthros", 6, {"follower": 9, "prayer": 5}, marks=pytest.mark.rule("CHR-ANTH-06")),
        pytest.param("cosmos", 1, {"aegis": 1}, marks=pytest.mark.rule("CHR-COSM-01")),
        pytest.param("cosmos", 2, {"aegis": 1, "spark": 2}, marks=pytest.mark.rule("CHR-COSM-02")),
        pytest.param("cosmos", 3, {"aegis": 6, "spark": 2}, marks=pytest.mark.rule("CHR-COSM-03")),
        pytest.param("cosmos", 4, {"aegis": 6, "spark": 3}, marks=pytest.mark.rule("CHR-COSM-04")),
        pytest.param("cosmos", 5, {"aegis": 8, "spark": 3}, marks=pytest.mark.rule("CHR-COSM-05")),
        pytest.param("cosmos", 6, {"aegis": 8, "spark": 8}, marks=pytest.mark.rule("CHR-COSM-06")),
        pytest.param("gonos", 1, {"technology": 1}, marks=pytest.mark.rule("CHR-GONO-01")),
        pytest.param("gonos", 2, {"technology": 1, "well": 5}, marks=pytest.mark.rule("CHR-GONO-02")),
        pytest.param("gonos", 3, {"technology": 1, "well": 5, "temple": 1}, marks=pytest.mark.rule("CHR-GONO-03")),
        pytest.param("gonos", 4, {"technology": 2, "well": 5, "temple": 1}, marks=pytest.mark.rule("CHR-GONO-04")),
        pytest.param("gonos", 5, {"technology": 2, "well": 9, "temple": 1}, marks=pytest.mark.rule("CHR-GONO-05")),
        pytest.param("gonos", 6, {"technology": 2, "well": 9, "temple": 3}, marks=pytest.mark.rule("CHR-GONO-06")),
        pytest.param("temnein", 1, {"vp": 3}, marks=pytest.mark.rule("CHR-TEMN-01")),
        pytest.param("temnein", 2, {"vp": 6}, marks=pytest.mark.rule("CHR-TEMN-02")),
        pytest.param("temnein", 3, {"vp": 10}, marks=pytest.mark.rule("CHR-TEMN-03")),
        pytest.param("temnein", 4, {"vp": 15}, marks=pytest.mark.rule("CHR-TEMN-04")),
        pytest.param("temnein", 5, {"vp": 20}, marks=pytest.mark.rule("CHR-TEMN-05")),
        pytest.param("temnein", 6, {"vp": 30}, marks=pytest.mark.rule("CHR-TEMN-06")),
    ],
)
def test_a_condition_is_met_by_so_much_and_not_by_one_less(id: str, open_links: int, wanted: dict[str, int]) -> None:
    g = ready()
    where = kit().concepts[concept(id)]
    table(g).chains[where.index] = 6 - open_links
    for what, amount in wanted.items():
        give(g, player(g), what, amount)
    assert meets(g, where)
    for what, amount in wanted.items():
        poor = g.copy()
        if what == "technology":
            poor.spaces.lift(0)
        else:
            give(poor, player(poor), what, amount - 1)
        assert not meets(poor, where), what


@pytest.mark.rule("CHR-CTURN-04")
def test_a_condition_with_a_plus_adds_to_the_one_before_of_its_kind() -> None:
    asks = kit().concepts[concept("anthros")].asks
    assert [asks(links, 1)["follower"] for links in range(1, 7)] == [1, 4, 4, 5, 5, 9]
    assert [asks(links, 1).get("prayer", 0) for links in range(1, 7)] == [0, 0, 4, 4, 5, 5]


@pytest.mark.rule("CHR-CTURN-05")
def test_on_temnein_only_the_last_revealed_condition_counts() -> None:
    g = ready()
    where = kit().concepts[concept("temnein")]
    table(g).chains[where.index] = 2
    assert where.asks(4, 1) == {"vp": 15}
    player(g).vp = 15
    assert meets(g, where)


@pytest.mark.rule("CHR-ANTH-03")
def test_prayers_of_the_well_are_not_the_players() -> None:
    g = ready()
    table(g).chains[concept("anthros")] = 3
    player(g).followers, g.well = 9, 9
    assert not meets(g, kit().concepts[concept("anthros")])


@pytest.mark.rule("CHR-GONO-02")
def test_prayers_of_the_player_are_not_the_wells() -> None:
    g = ready()
    table(g).chains[concept("gonos")] = 4
    deployed(g, box().spaces[0].id)
    player(g).prayers = 9
    assert not meets(g, kit().concepts[concept("gonos")])


@pytest.mark.rule("CHR-COSM-07")
def test_shackles_do_not_count_as_sparks() -> None:
    g = ready()
    table(g).chains[concept("cosmos")] = 4
    player(g).aegis, player(g).sparks = 1, 1
    table(g).shackles = [5]
    assert not meets(g, kit().concepts[concept("cosmos")])
    player(g).sparks = 2
    assert meets(g, kit().concepts[concept("cosmos")])


@pytest.mark.rule("CHR-COSM-07")
def test_sparks_left_on_upgrade_tiles_do_not_count() -> None:
    g = ready()
    tiles = box().olympians[player(g).olympian].tiles
    assert sum(box().upgrades[tile].items.count(ITEM_SPARK) for tile in tiles) == 8
    assert had(g, "spark") == 0


@pytest.mark.rule("CHR-GONO-01")
def test_a_technology_asleep_is_not_deployed() -> None:
    g = ready()
    deployed(g, box().spaces[0].id)
    assert had(g, "technology") == 1
    g.asleep = 1
    assert had(g, "technology") == 0


@pytest.mark.rule("CHR-CHAIN-08")
def test_several_players_have_things_together_and_points_each() -> None:
    g = ready()
    twin = g.copy().players[0]
    twin.seat = 1
    g.players.append(twin)
    mine = g.players[0]
    mine.followers, twin.followers = 1, 1
    mine.vp, twin.vp = 9, 2
    assert (had(g, "follower"), had(g, "vp")) == (2, 2)
    assert kit().concepts[concept("anthros")].asks(1, 2) == {"follower": 2}
    assert kit().concepts[concept("anthros")].asks(5, 2) == {"follower": 7, "prayer": 6}
    assert meets(g, kit().concepts[concept("anthros")])
    assert not meets(g, kit().concepts[concept("temnein")])
    twin.vp = 3
    assert meets(g, kit().concepts[concept("temnein")])


# ---------------------------------------------------------------- lost at once


@pytest.mark.rule("CHR-HOUSE-20")
@pytest.mark.parametrize(("level", "limit"), [("golden_age", 4), ("bronze_age", 3), ("iron_age", 3)])
def test_so_many_empty_tracks_lose_at_once(level: str, limit: int) -> None:
    g = ready(level)
    for id in CHAINED[: limit - 1]:
        table(g).chains[concept(id)] = 0
    last = CHAINED[limit - 1]
    table(g).chains[concept(last)] = 2
    breaking(g, last)
    with pytest.raises(Ended):
        breaking(g, last)
    assert told(g, "hybris-chronos-unbound")
    g.step = "over"
    found = g.book.verdict(g)
    assert found is not None
    assert (found.winners, found.reason.id) == ((), "hybris-lost-unbound")


# ---------------------------------------------------------------- what Chronos has


@pytest.mark.rule("CHR-RES-01")
@pytest.mark.parametrize("resource", [FOLLOWERS, AEGIS, PRAYERS])
def test_chronos_stores_three_of_each_resource(resource: int) -> None:
    g = ready()
    gaining(g, (resource, 3))
    assert stored(g, resource) == 3
    assert sum(table(g).pieces) == 3
    assert sum(table(g).chains) == 20


@pytest.mark.rule("CHR-RES-02")
@pytest.mark.parametrize(("resource", "id"), [(FOLLOWERS, "anthros"), (AEGIS, "cosmos"), (PRAYERS, "gonos")])
def test_a_fourth_discards_them_and_breaks_a_chain(resource: int, id: str) -> None:
    g = ready()
    gaining(g, (resource, 4))
    assert stored(g, resource) == 0
    assert table(g).chains[concept(id)] == 4
    assert sum(table(g).chains) == 19


@pytest.mark.rule("CHR-RES-02")
def test_one_piece_comes_at_a_time() -> None:
    g = ready()
    gaining(g, (AEGIS, 2))
    gaining(g, (AEGIS, 3))
    assert (stored(g, AEGIS), table(g).chains[concept("cosmos")]) == (1, 4)


@pytest.mark.rule("CHR-RES-03")
def test_points_have_no_limit() -> None:
    g = ready()
    gaining(g, (VP, 99))
    gaining(g, (VP, 99))
    assert (table(g).vp, sum(table(g).chains)) == (198, 20)


def test_chronos_loses_what_he_has_and_no_more() -> None:
    g = ready()
    gaining(g, (VP, 2), (FOLLOWERS, 1))
    chronos_loses(g, [(VP, 5), (FOLLOWERS, 1), (AEGIS, 1)], NONE)
    assert (table(g).vp, table(g).pieces) == (0, [0, 0, 0])


def test_his_marker_changes_places_with_the_players() -> None:
    g = ready()
    in_front(g)
    gaining(g, (GRANDEUR, 1))
    assert g.grandeur[2:] == [CHRONOS, 0]
    chronos_loses(g, [(GRANDEUR, 1)], NONE)
    assert g.grandeur[2:] == [0, CHRONOS]
    chronos_loses(g, [(GRANDEUR, 1)], NONE)
    assert g.grandeur[2:] == [0, CHRONOS]


def test_on_the_first_space_he_gains_a_point_instead() -> None:
    g = ready()
    g.grandeur = [CHRONOS, NONE, NONE, 0]
    gaining(g, (GRANDEUR, 2))
    assert (g.grandeur[0], table(g).vp) == (CHRONOS, 2)


def test_what_the_player_lacks_chronos_takes() -> None:
    g = ready()
    behind(g)
    player(g).vp = 1
    lose_grandeur(g, player(g), 2)
    assert (player(g).vp, table(g).vp) == (0, 1)


def test_intensity_stays_within_its_track_and_the_rest_is_points() -> None:
    g = ready()
    kratos = concept("kratos")
    table(g).intensity[kratos] = 8
    change_intensity(g, kratos, 3)
    assert (table(g).intensity[kratos], table(g).vp) == (9, 2)
    change_intensity(g, kratos, -20)
    assert (table(g).intensity[kratos], table(g).vp) == (0, 2)


@pytest.mark.rule("CHR-CHAIN-06")
def test_while_one_token_is_left_another_can_be_added() -> None:
    g = ready()
    table(g).chains[concept("cosmos")] = 1
    assert can_add_chain(g, concept("cosmos"))
    add_chain(g, concept("cosmos"))
    assert table(g).chains[concept("cosmos")] == 2
