"""What battles against the Persians cost, and what a victory is worth."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.questions import PERSIAN_HOPLITES, PERSIAN_TOKEN
from agon.games.hellas.persian_invasion.schema.words import Attitude
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.errors import Ended
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    attack,
    attacked,
    blue,
    campaign,
    feel,
    green,
    on_top,
    persian,
    second_act,
    standing,
    tokens,
    vanguard,
    vanguard_at,
    war,
    yellow,
)
from rules.hellas.given import hand, region, regions, step, told
from rules.hellas.warfare import conduct, winner


def away(g: Hellas) -> Hellas:
    """The hero is far from all battles."""
    g.players[0].region = region("crete")
    return g


# ---------------------------------------------------------------- losses


@pytest.mark.rule("LOH-SLOSS-01")
def test_a_victory_costs_the_casualties_of_ones_cards() -> None:
    g = away(second_act())
    green(g, "elis", 1)
    blue(g, "elis", 6)
    hand(g, 0, "charge_sickle", "wild_attack_mace")
    conduct(battle(g, region("elis"), 0, []), ["charge_sickle", "wild_attack_mace"])
    assert winner(g) == 0
    assert standing(g, "elis") == (3, 0, 0)


@pytest.mark.rule("LOH-SLOSS-02")
def test_a_defeat_costs_one_more() -> None:
    g = away(second_act())
    green(g, "elis", 9)
    blue(g, "elis", 6)
    hand(g, 0, "wild_attack_mace")
    conduct(battle(g, region("elis"), PERSIANS, []), ["wild_attack_mace"])
    assert winner(g) == PERSIANS
    assert standing(g, "achaea") == (4, 0, 0)


@pytest.mark.rule("LOH-SLOSS-03")
def test_a_beaten_army_goes_where_no_persian_is() -> None:
    g = away(second_act())
    green(g, "elis", 9)
    green(g, "achaea", 1)
    persian(g, "messenia")
    blue(g, "elis", 3)
    attacked(g, "elis")
    assert standing(g, "arcadia") == (2, 0, 0)


@pytest.mark.rule("LOH-SLOSS-03")
def test_a_beaten_attacker_may_go_to_any_safe_neighbour() -> None:
    g = away(second_act())
    green(g, "elis", 9)
    blue(g, "elis", 3)
    asked = attack(g, "elis", [region("messenia")], ["arcadia"])
    assert asked == [regions("achaea", "arcadia", "messenia")]
    assert standing(g, "messenia") == (2, 0, 0)


@pytest.mark.rule("LOH-SLOSS-04")
def test_an_army_that_cannot_withdraw_is_lost() -> None:
    g = away(second_act())
    green(g, "elis", 9)
    green(g, "achaea", 1)
    persian(g, "messenia", "arcadia")
    blue(g, "elis", 3)
    attacked(g, "elis")
    assert army(g, region("elis"), 0) == 0
    assert sum(g.hoplites[BLUE::4]) == 0


@pytest.mark.rule("LOH-SLOSS-05")
@pytest.mark.rule("LOH-SLOSS-06")
@pytest.mark.parametrize(
    ("where", "back"),
    [("phocis", "locris"), ("locris", "thessaly"), ("thessaly", "macedonia"), ("macedonia", "chalkidiki")],
)
def test_a_beaten_vanguard_loses_a_hoplite_and_goes_back(where: str, back: str) -> None:
    g = away(campaign())
    vanguard(g, where, 3)
    blue(g, where, 14)
    attack(g, where)
    assert vanguard_at(g) == back
    assert standing(g, back) == (0, 0, 2)
    assert standing(g, where) == (14, 0, 0)
    assert g.control[region(where)] == YELLOW


@pytest.mark.rule("LOH-SLOSS-07")
@pytest.mark.parametrize(("where", "size"), [("locris", 1), ("chalkidiki", 4)])
def test_a_vanguard_without_hoplites_or_way_back_is_gone(where: str, size: int) -> None:
    g = away(campaign())
    vanguard(g, where, size)
    blue(g, where, 15)
    attack(g, where)
    assert vanguard_at(g) == ""
    assert sum(g.hoplites[GREEN::4]) == 0
    assert war(g).act == 1
    g.step = "act_check"
    step(g)
    assert g.step == "clear_map"


@pytest.mark.rule("LOH-SBAT-01")
def test_a_vanguard_that_falls_back_upon_hoplites_attacks_them() -> None:
    g = away(campaign())
    vanguard(g, "locris", 3)
    blue(g, "locris", 12)
    yellow(g, "thessaly", 1)
    attack(g, "locris")
    here = region("thessaly")
    assert told(g, "hellas-battle")[1:] == [(PERSIANS, 0, here, NONE)]
    assert standing(g, "thessaly") == (0, 0, 2)


@pytest.mark.rule("LOH-SLOSS-08")
def test_a_victory_of_act_two_frees_a_region_of_all_hoplites() -> None:
    g = away(second_act())
    green(g, "elis", 3)
    blue(g, "elis", 15)
    attack(g, "elis")
    assert standing(g, "elis")[2] == 0


@pytest.mark.rule("LOH-SLOSS-08")
def test_a_victory_of_act_two_removes_a_token() -> None:
    g = away(second_act())
    persian(g, "elis")
    blue(g, "elis", 15)
    attack(g, "elis")
    assert tokens(g, GREEN) == ["macedonia"]


@pytest.mark.rule("LOH-SLOSS-08")
@pytest.mark.parametrize("first", [PERSIAN_HOPLITES, PERSIAN_TOKEN])
def test_with_hoplites_and_token_the_player_chooses_and_fights_on(first: int) -> None:
    g = away(second_act())
    here = green(g, "elis", 1)
    persian(g, "elis")
    blue(g, "elis", 15)
    fight = conduct(battle(g, here, 0, []), [first << 16 | here])
    assert fight[0].options == [PERSIAN_HOPLITES << 16 | here, PERSIAN_TOKEN << 16 | here]
    assert len(told(g, "hellas-battle")) == 2
    assert war(g).counter == 3
    removed = [id for id, _, _ in g.log or [] if id in ("hellas-hoplites-lost", "hellas-control-lost")]
    in_order = ["hellas-hoplites-lost", "hellas-control-lost"]
    assert removed == (in_order if first == PERSIAN_HOPLITES else in_order[::-1])
    taken = [id for id, _, _ in g.log or [] if id in ("hellas-battle", "hellas-control")]
    assert taken == ["hellas-battle", "hellas-battle", "hellas-control"]


@pytest.mark.rule("LOH-SLOSS-09")
def test_every_victory_of_act_two_moves_the_counter() -> None:
    g = away(second_act(counter=2))
    green(g, "elis", 1)
    blue(g, "elis", 15)
    attack(g, "elis")
    assert war(g).counter == 1
    green(g, "achaea", 1)
    blue(g, "achaea", 15)
    with pytest.raises(Ended):
        attack(g, "achaea")
    assert (g.ending, g.winner) == ("victory-counter", 0)


@pytest.mark.rule("LOH-SLOSS-09")
def test_a_defeat_does_not_move_the_counter() -> None:
    g = away(second_act(counter=2))
    green(g, "elis", 9)
    blue(g, "elis", 2)
    attack(g, "elis")
    assert war(g).counter == 2


@pytest.mark.rule("LOH-SLOSS-10")
@pytest.mark.parametrize(("attitude", "token"), [("hostile", YELLOW), ("loyal", BLUE)])
def test_a_region_that_was_freed_is_the_players(attitude: Attitude, token: int) -> None:
    g = away(second_act())
    feel(g, "yellow", attitude)
    green(g, "phocis", 1)
    blue(g, "phocis", 9)
    hand(g, 0, "charge_sickle")
    attack(g, "phocis")
    assert g.control[region("phocis")] == token


@pytest.mark.rule("LOH-SLOSS-10")
def test_a_region_that_was_freed_with_the_last_hoplite_is_nobodys() -> None:
    g = away(second_act())
    persian(g, "elis")
    war(g).invasion = 1
    blue(g, "elis", 2)
    hand(g, 0, "charge_sickle")
    on_top(g, "reinforcements_shield")
    conduct(battle(g, region("elis"), 0, []), ["charge_sickle"])
    assert winner(g) == 0
    assert standing(g, "elis") == (0, 0, 0)
    assert g.control[region("elis")] == NONE


@pytest.mark.rule("LOH-SLOSS-11")
def test_persians_who_win_lose_nobody() -> None:
    g = away(second_act())
    green(g, "elis", 4)
    blue(g, "elis", 1)
    on_top(g, "charge_sickle")
    attack(g, "elis")
    assert standing(g, "elis") == (0, 0, 4)
