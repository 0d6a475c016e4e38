"""The three Variants, line by line, alone and in Duel.  Page 30."""

import pytest

from agon.games.hybris.box.numbers import NONE, PREMONITIONS
from agon.games.hybris.rules.olympus import convert, convert_options, why_not_convert
from agon.games.hybris.rules.oracle import omen, why_not_omen
from agon.games.hybris.rules.questions import CONVERT_ROW, ROW, STOP
from agon.games.hybris.rules.resources import held
from agon.games.hybris.rules.technologies import influence_in
from agon.games.hybris.rules.upgrades import unlock
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.errors import Ended
from rules.hybris.cities import answer, city, lay
from rules.hybris.given import OLYMPIANS, box, given, told
from rules.hybris.steps import result, step

MODES = [(), ("duel",)]


# -- Victory of Influence


def influence(*olympians: str, duel: tuple[str, ...] = ()) -> Hybris:
    return given(*(olympians or ("zeus", "hades")), modules=("victory_of_influence", *duel))


def temple(g: Hybris, seat: int, *cities: str) -> None:
    for id in cities:
        g.players[seat].temples |= 1 << city(id)


@pytest.mark.rule("HYB-SCEN-03")
def test_a_temple_is_worth_two_and_a_technology_one() -> None:
    g = influence()
    p = g.players[0]
    assert influence_in(g, p, city("elis")) == 0
    temple(g, 0, "elis")
    lay(g, 0, tiles()[0], "elis_1")
    lay(g, 0, tiles()[1], "elis_2")
    lay(g, 1, tiles()[2], "elis_3")
    assert [influence_in(g, p, city("elis")) for p in g.players] == [4, 1]
    assert [influence_in(g, p, city("athens")) for p in g.players] == [0, 0]


def tiles() -> list[str]:
    """Technologies whose powers do nothing by themselves."""
    return [tile.id for tile in box().technologies if tile.power.when == "immediate"]


@pytest.mark.parametrize("age", range(1, 7))
@pytest.mark.rule("HYB-SCEN-03")
def test_cities_are_scored_after_ages_three_and_six(age: int) -> None:
    g = influence()
    g.age = age
    temple(g, 0, "elis")
    step(g, "age_over")
    assert [p.vp for p in g.players] == [4 if age in (3, 6) else 0, 0]


SCORES = [
    # Temples and tiles of each player in Elis, and what each gains with so many players
    ([(1, 0), (0, 1), (0, 0), (0, 0)], [4, 2, 0, 0]),
    ([(1, 0), (0, 1), (0, 1), (0, 0)], [4, 2, 2, 0]),
    ([(1, 0), (1, 0), (0, 1), (0, 0)], [2, 2, 0, 0]),
    ([(0, 1), (0, 1), (0, 1), (0, 0)], [2, 2, 2, 0]),
    ([(1, 1), (1, 0), (0, 1), (0, 0)], [4, 2, 0, 0]),
    ([(0, 0), (0, 0), (0, 0), (0, 0)], [0, 0, 0, 0]),
    ([(0, 0), (0, 2), (0, 0), (1, 1)], [0, 2, 0, 4]),
    ([(1, 0), (0, 0)], [4, 0]),
    ([(1, 0), (0, 1)], [4, 0]),
    ([(1, 0), (0, 2)], [2, 2]),
    ([(1, 0), (0, 1), (0, 0)], [4, 2, 0]),
]


@pytest.mark.parametrize(("built", "points"), SCORES)
@pytest.mark.rule("HYB-SCEN-03")
def test_most_influence_scores_four_the_second_two_a_tie_two_each(
    built: list[tuple[int, int]], points: list[int]
) -> None:
    g = influence(*OLYMPIANS[: len(built)])
    g.age = 3
    spaces = iter(("elis_1", "elis_2", "elis_3"))
    left = iter(tiles())
    for seat, (temples, technologies) in enumerate(built):
        if temples:
            temple(g, seat, "elis")
        for _ in range(technologies):
            lay(g, seat, next(left), next(spaces))
    step(g, "age_over")
    assert [p.vp for p in g.players] == points
    scored = told(g, "hybris-city-scored")
    assert {(numbers[0], numbers[3]) for numbers in scored} == {(s, v) for s, v in enumerate(points) if v}


@pytest.mark.rule("HYB-SCEN-03")
def test_every_city_is_scored() -> None:
    g = influence()
    g.age = 3
    temple(g, 0, "elis", "athens", "argos")
    temple(g, 1, "sparta", "argos")
    step(g, "age_over")
    assert [p.vp for p in g.players] == [4 + 4 + 2, 4 + 2]


@pytest.mark.parametrize("duel", MODES)
@pytest.mark.parametrize("age", range(1, 7))
@pytest.mark.rule("HYB-SCEN-03")
def test_alone_in_the_lead_in_four_cities_a_player_wins_at_once(age: int, duel: tuple[str, ...]) -> None:
    g = influence(duel=duel)
    g.age = age
    temple(g, 1, "elis", "athens", "argos", "sparta")
    temple(g, 0, "argos", "lemnos")
    g.players[0].vp = 50
    step(g, "age_over")
    assert g.ascended == NONE, "three, and one shared"
    g.players[0].temples = 1 << city("lemnos")
    with pytest.raises(Ended):
        step(g, "age_over")
    assert (result(g).winners, result(g).reason.id) == ((1,), "hybris-won-at-once")


@pytest.mark.parametrize("duel", MODES)
@pytest.mark.rule("HYB-SCEN-03")
def test_the_sixth_upgrade_gives_eight_points_instead_of_victory(duel: tuple[str, ...]) -> None:
    g = influence(duel=duel)
    p = g.players[0]
    reward = sum(
        amount
        for effect in box().upgrades[box().olympians[p.olympian].tiles[5]].reward
        for resource, amount in effect.amounts
        if resource == 0
    )
    p.unlocked = 0b011110
    answer(unlock(g, p, 0, Scene(0)))
    before = p.vp
    answer(unlock(g, p, 5, Scene(0)))
    assert (p.vp - before, g.ascended) == (8 + reward, NONE)


@pytest.mark.rule("HYB-SCEN-03")
def test_else_points_decide_as_ever() -> None:
    g = influence()
    g.players[0].vp, g.players[1].vp = 3, 4
    assert result(g).winners == (1,)


# -- Victory of Awakening


def awakening(*olympians: str, duel: tuple[str, ...] = ()) -> Hybris:
    return given(*(olympians or ("zeus", "hades")), modules=("victory_of_awakening", *duel))


@pytest.mark.parametrize("duel", MODES)
@pytest.mark.rule("HYB-SCEN-03")
def test_the_first_with_five_upgrades_wins_at_once(duel: tuple[str, ...]) -> None:
    g = awakening(duel=duel)
    p = g.players[1]
    g.players[0].vp = 50
    p.unlocked = 0b000111
    answer(unlock(g, p, 3, Scene(1)))
    assert g.ascended == NONE
    with pytest.raises(Ended):
        answer(unlock(g, p, 4, Scene(1)))
    assert (result(g).winners, result(g).reason.id) == ((1,), "hybris-won-ascended")


@pytest.mark.rule("HYB-SCEN-03")
def test_four_points_light_a_spark_once_in_a_conversion() -> None:
    g = awakening()
    p = g.players[0]
    row = len(box().conversions)
    p.vp, p.prayers = 9, 1
    assert why_not_convert(g, p, Scene(0)) is None
    asked = answer(convert(g, p, Scene(0)), (CONVERT_ROW, ROW << 16 | row), (CONVERT_ROW, STOP << 16))
    assert (p.vp, p.prayers, p.sparks) == (5, 1, 1)
    assert ROW << 16 | row in asked[0].options
    again = [each for each in asked if each.kind is CONVERT_ROW][1]
    assert again.options == [ROW << 16, STOP << 16], "once in an action"
    assert ROW << 16 | row in convert_options(g, p, [0] * (row + 1)), "but again in the next"
    p.vp = 3
    assert ROW << 16 | row not in convert_options(g, p, [0] * (row + 1))


@pytest.mark.rule("HYB-SCEN-03")
def test_in_other_games_points_buy_no_spark() -> None:
    g = given("zeus", "hades")
    g.players[0].vp = 9
    rows = [option & 0xFFFF for option in convert_options(g, g.players[0], [0] * len(box().conversions))]
    assert all(row < len(box().conversions) for row in rows)


COMPARED = [
    # unlocked, items gone, points: of Zeus, who is ahead in Grandeur, and of Hades
    ((0b1, 3, 0), (0b0, 9, 9), 0, "hybris-won-by-unlocked"),
    ((0b1, 3, 9), (0b1, 4, 0), 1, "hybris-won-by-items-removed"),
    ((0b1, 3, 8), (0b1, 3, 9), 1, "hybris-won-by-held"),
    ((0b1, 3, 9), (0b1, 3, 9), 0, "hybris-won-by-grandeur"),
]


@pytest.mark.parametrize(("zeus", "hades", "winner", "reason"), COMPARED)
@pytest.mark.rule("HYB-SCEN-03")
def test_if_nobody_has_awakened_upgrades_items_points_and_grandeur_decide(
    zeus: tuple[int, int, int], hades: tuple[int, int, int], winner: int, reason: str
) -> None:
    g = awakening()
    for p, (unlocked, items, vp) in zip(g.players, (zeus, hades), strict=True):
        p.unlocked, p.cleared, p.vp = unlocked, [items, 0, 0, 0, 0, 0], vp
    assert (result(g).winners, result(g).reason.id) == ((winner,), reason)


# -- Grip of the Oracle


def grip(*olympians: str, others: tuple[str, ...] = ()) -> Hybris:
    return given(*(olympians or ("zeus", "hades")), modules=("grip_of_the_oracle", *others))


WITH = [(), ("duel",), ("renaissance",), ("gigantomachy",), ("victory_of_influence",), ("victory_of_awakening",)]


@pytest.mark.parametrize("others", WITH)
@pytest.mark.rule("HYB-SCEN-05", "HYB-SCEN-02")
def test_everybody_begins_with_a_premonition_more(others: tuple[str, ...]) -> None:
    g = grip("zeus", "poseidon", others=others)
    usual = 2 if "renaissance" in others else 1
    step(g, "prepare")
    assert [held(p, PREMONITIONS) for p in g.players] == [usual + 1] * 2


@pytest.mark.parametrize("others", WITH)
@pytest.mark.rule("HYB-SCEN-05")
def test_an_omen_costs_two_followers(others: tuple[str, ...]) -> None:
    g = grip(others=others)
    p = g.players[0]
    p.hand += p.deck[:3]
    p.followers = 1
    assert why_not_omen(g, p, Scene(0)) is not None
    p.followers = 3
    assert why_not_omen(g, p, Scene(0)) is None
    answer(omen(g, p, Scene(0)))
    assert p.followers == 1


def primordial(id: str) -> int:
    return [primordial.id for primordial in box().primordials].index(id)


@pytest.mark.rule("HYB-SCEN-05")
def test_the_second_wrath_comes_twice_over_who_has_no_card_beside_the_oracle() -> None:
    g = grip()
    g.age = 2
    g.primordials[0] = primordial("ouranos")  # 4 Aegis, then 1 Follower
    for p in g.players:
        p.aegis, p.followers, p.premonitions = 9, 5, []
    g.omens.tiles.append(g.players[1].deck.pop())
    g.omens.owners.append(1)
    step(g, "fear")
    assert [(p.aegis, p.followers) for p in g.players] == [(5, 3), (9, 4)]


@pytest.mark.rule("HYB-SCEN-05")
def test_premonitions_in_hand_cost_a_point_each_after_both_wraths() -> None:
    g = grip()
    g.age = 2
    g.primordials[0] = primordial("ouranos")
    for p, cards in zip(g.players, (1, 3), strict=True):
        p.aegis, p.followers, p.vp = 9, 5, 10
        p.premonitions = g.premonition_deck[:cards]
    step(g, "fear")
    assert [p.vp for p in g.players] == [9, 7]
    g.age = 3
    step(g, "fear")
    assert [p.vp for p in g.players] == [9, 7], "only when a Primordial comes"


@pytest.mark.rule("HYB-SCEN-05")
def test_what_cannot_be_lost_for_premonitions_costs_one_grandeur() -> None:
    g = grip()
    g.age = 2
    g.primordials[0] = primordial("ouranos")
    for p in g.players:
        p.aegis, p.followers, p.premonitions = 9, 5, []
    g.players[0].premonitions = g.premonition_deck[:3]
    g.players[0].vp = 1
    step(g, "fear")
    assert (g.players[0].vp, g.grandeur) == (0, [NONE, NONE, 1, 0])
