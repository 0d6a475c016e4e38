"""Control of regions, gods' artifacts, and who has won."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.blessings import gain_blessing
from agon.games.hellas.rules.control import drop_control, lands_of, settle, take_control, tokens_left
from agon.games.hellas.state import Hellas
from agon.kernel.errors import Ended
from rules.hellas.given import bless, given, named, own, region, run, stand


@pytest.mark.rule("LOH-MMAP-05")
@pytest.mark.parametrize(("hoplites", "owner"), [(1, NONE), (2, 0), (3, 0)])
def test_a_neutral_region_is_taken_by_its_population_strength(hoplites: int, owner: int) -> None:
    g = given()
    here = stand(g, 0, "epirus", hoplites)
    settle(g, 0, here)
    assert g.control[here] == (NONE if owner == NONE else g.players[0].colour)


@pytest.mark.rule("LOH-MMAP-05")
def test_a_hero_is_no_hoplite() -> None:
    g = given()
    g.players[0].region = region("epirus")
    settle(g, 0, stand(g, 0, "epirus", 1))
    assert g.control[region("epirus")] == NONE


@pytest.mark.rule("LOH-MMAP-05")
def test_hoplites_that_were_too_few_take_a_region_when_its_population_sinks() -> None:
    g = given()
    here, there = stand(g, 0, "epirus", 1), stand(g, 0, "phocis", 2)
    run(gain_blessing(g, g.players[0], named("blessing", "local_support")))
    assert g.control[here] == g.players[0].colour
    assert g.control[there] == NONE  # 5 less 2 are still too many


@pytest.mark.rule("LOH-MMAP-05")
def test_a_token_that_was_taken_away_does_not_come_back_by_itself() -> None:
    g = given()
    here = region("macedonia")
    drop_control(g, here)
    run(gain_blessing(g, g.players[0], named("blessing", "local_support")))
    assert g.control[here] == NONE
    settle(g, 0, stand(g, 0, "macedonia", 3))  # another one has come
    assert g.control[here] == g.players[0].colour


@pytest.mark.rule("LOH-MMAP-06")
def test_an_enemy_region_without_hoplites_is_taken_by_one() -> None:
    g = given()
    own(g, 1, "laconia")
    settle(g, 0, stand(g, 0, "laconia", 1))
    assert g.control[region("laconia")] == g.players[0].colour


def without_tokens(g: Hellas, seat: int, *but: str) -> None:
    """A player has put all control tokens on the map, and none in these regions."""
    left = [one.id for one in g.box.regions if g.control[one.index] == NONE and one.id not in but]
    own(g, seat, *left[: tokens_left(g, g.players[seat].colour)])
    assert tokens_left(g, g.players[seat].colour) == 0


@pytest.mark.rule("LOH-MMAP-08")
@pytest.mark.parametrize(("hoplites", "taken"), [(2, True), (1, False)])
def test_a_region_without_a_token_for_it_is_taken_when_one_comes_back(hoplites: int, taken: bool) -> None:
    g = given(2)
    without_tokens(g, 0, "epirus", "laconia", "crete")
    here, p = stand(g, 0, "epirus", 2), g.players[0]
    settle(g, 0, here)
    assert (g.control[here], g.waiting) == (NONE, [here])
    stand(g, 0, "epirus", hoplites)  # perhaps one has gone on
    take_control(g, region("macedonia"), g.players[1].colour)
    assert g.control[here] == (p.colour if taken else NONE)
    assert tokens_left(g, p.colour) == (0 if taken else 1)


@pytest.mark.rule("LOH-MMAP-08")
def test_the_region_that_has_waited_longest_is_first() -> None:
    g = given(2)
    without_tokens(g, 0, "epirus", "laconia", "crete")
    first, second = stand(g, 0, "laconia", 9), stand(g, 0, "epirus", 2)
    settle(g, 0, first)
    settle(g, 0, second)
    take_control(g, region("macedonia"), g.players[1].colour)
    assert (g.control[first], g.control[second]) == (g.players[0].colour, NONE)


@pytest.mark.rule("LOH-MMAP-05")
@pytest.mark.rule("LOH-MMAP-08")
def test_a_token_that_was_taken_away_goes_where_one_is_wanting_and_not_back() -> None:
    g = given(2)
    without_tokens(g, 0, "epirus", "laconia", "crete")
    here = stand(g, 0, "epirus", 2)
    settle(g, 0, here)
    lost = region("macedonia")  # where two hoplites stand
    drop_control(g, lost)
    assert (g.control[here], g.control[lost]) == (g.players[0].colour, NONE)
    drop_control(g, next(one for one in range(len(g.control)) if g.control[one] == g.players[0].colour and one != here))
    assert g.control[lost] == NONE


def test_nothing_is_taken_where_enemy_hoplites_stand() -> None:
    g = given()
    own(g, 1, "laconia")
    stand(g, 1, "laconia", 1)
    settle(g, 0, stand(g, 0, "laconia", 9))
    assert g.control[region("laconia")] == g.players[1].colour


def test_population_strength_never_falls_below_one() -> None:
    g = given()
    p = bless(g, 0, "local_support")
    assert g.book.replaceable.population(g, p, region("phocis")) == 3
    assert g.book.replaceable.population(g, p, region("epirus")) == 1


@pytest.mark.rule("LOH-MBLS-06")
@pytest.mark.rule("LOH-MBLS-07")
def test_a_gods_artifact_follows_control_and_comes_charged() -> None:
    g = given()
    thunder = named("artifact", "thunder_of_zeus")
    take_control(g, region("thessaly"), g.players[0].colour)
    assert thunder in g.players[0].artifacts
    g.players[0].spent.append(thunder)
    take_control(g, region("thessaly"), g.players[1].colour)
    assert (g.players[0].artifacts, g.players[0].spent) == ([], [])
    assert g.players[1].artifacts == [thunder]
    assert g.players[1].spent == []
    drop_control(g, region("thessaly"))
    assert g.players[1].artifacts == []


@pytest.mark.rule("LOH-MMAP-02")
def test_a_land_is_all_of_its_regions() -> None:
    g = given()
    own(g, 1, "argolis", "laconia")
    assert lands_of(g, 1) == []
    own(g, 1, "crete")
    assert lands_of(g, 1) == [named("land", "brown")]


@pytest.mark.rule("LOH-MVIC-01")
@pytest.mark.parametrize(("players", "lands"), [(2, 3), (3, 2), (4, 2)])
def test_lands_win_the_game(players: int, lands: int) -> None:
    g = given(players)
    for land in ("brown", "red", "green")[:lands]:
        own(g, 0, *[g.box.regions[number].id for number in g.box.lands[named("land", land)].regions])
    drop_control(g, region("crete"))
    g.book.replaceable.check_victory(g)
    with pytest.raises(Ended):
        take_control(g, region("crete"), g.players[0].colour)
    assert (g.winner, g.ending) == (0, "won-warlord")
