"""Powers: modifiers, reactions in the active player's order, and those of any time."""

import pytest

from agon.games.hellas.box.numbers import COMBAT_CARDS, SPEED
from agon.games.hellas.rules.cards import hand_limit
from agon.games.hellas.rules.holdings import pay
from agon.games.hellas.rules.powers import ask, happen
from agon.games.hellas.rules.questions import ANY_TIME, INJURED, POWER, REGION
from agon.games.hellas.rules.turn import regular_options
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import DONE, Play, action_of
from rules.hellas.given import beast, bless, do, empower, equip, given, hand, named, questions, run


def test_numbers_that_are_set_do_not_add_up() -> None:
    g = given()
    p = bless(g, 0, "armory")
    assert hand_limit(g, p) == 6
    assert hand_limit(g, g.players[1]) == 4


@pytest.mark.rule("LOH-MBAT-19")
def test_a_hand_is_cut_back_at_once() -> None:
    g = given()
    asked = do(g, 0, {"gain": {"combat_card": 5}})
    assert len(asked) == 1
    assert len(asked[0]) == 5
    assert len(g.players[0].hand) == 4


@pytest.mark.rule("LOH-MBAT-23")
def test_the_active_player_orders_the_reactions_of_all() -> None:
    g = given()
    first = empower(g, 1, when="reaction", on={"monument_built": "any"}, effects=[{"gain": {"priest": 1}}])
    second = empower(g, 2, when="reaction", on={"monument_built": "any"}, effects=[{"gain": {"priest": 1}}])
    asked = questions(happen(g, "monument_built", Scene(0)))
    assert asked[0].seat == 0
    assert [option & 0xFFFF for option in asked[0].options] == [first.power.index, second.power.index]


def test_what_a_module_watches_for_is_told_to_it() -> None:
    g = given()
    seen: list[str] = []

    def watch(g: Hellas, event: str, scene: Scene) -> Play:
        seen.append(event)
        return DONE

    g.book.watchers.append(watch)
    run(happen(g, "marched", Scene(0)))
    assert seen == ["marched"]


def test_a_power_waits_for_one_event_in_two_forms() -> None:
    g = given()
    events = {"on": {"marched": "self"}, "or_on": {"marched": "self"}}
    source = empower(g, 1, when="reaction", effects=[{"gain": {"priest": 1}}], **events)
    source.power.events[1].word = "other"
    pools = []
    for mover in (0, 1):
        run(happen(g, "marched", Scene(mover)))
        pools.append(g.players[1].pool)
    assert pools == [1, 2], "whoever marched, and once each time"


def test_a_reaction_happens_but_an_artifact_waits_for_its_owner() -> None:
    g = given()
    p = equip(g, 0, "harpe")
    run(happen(g, "hunt_starts", Scene(0)), [0])
    assert (len(p.hand), p.spent) == (0, [])
    run(happen(g, "hunt_starts", Scene(0)))
    assert (len(p.hand), p.spent) == (1, [named("artifact", "harpe")])
    assert run(happen(g, "hunt_starts", Scene(0))) == []


def test_a_power_of_any_time_is_an_option_of_every_question() -> None:
    g = given()
    p = bless(g, 0, "battle_prayer")
    p.pool = 1
    power = g.arsenal.powers["any_time"][0].power.index
    asked = questions(ask(g, p, INJURED, [REGION << 16, REGION << 16 | 1]), [ANY_TIME << 16 | power])
    assert asked[0].options == [REGION << 16, REGION << 16 | 1, ANY_TIME << 16 | power]
    assert asked[1].options == [REGION << 16, REGION << 16 | 1]
    assert (p.pool, len(p.hand)) == (0, 1)


def test_a_list_that_begins_with_a_price_is_not_on_offer_without_it() -> None:
    g = given()
    bless(g, 0, "shoot_to_kill")
    beast(g, "hydra", "macedonia")  # something to shoot at
    hand(g, 0, "charge_sickle")
    without = regular_options(g, g.players[0])
    hand(g, 0, "glory_bow")
    with_bow = regular_options(g, g.players[0])
    [shot] = [option for option in with_bow if option not in without]
    assert action_of(shot) == POWER


def test_the_card_that_pays_is_chosen_before_a_power_could_push_it_out_of_the_hand() -> None:
    g = given()
    p = bless(g, 0, "battle_prayer")
    p.pool = 1
    bows = hand(g, 0, "glory_bow", "flank_attack_bow").copy()
    asked = questions(pay(g, p, [(COMBAT_CARDS, 1)], g.box.combat_card(bows[0]).symbol))
    assert [option & 0xFFFF for option in asked[0].options] == bows


def test_pay_asks_once_and_pays_in_full() -> None:
    g = given()
    price = {"pay": {"combat_card": 2}, "then": [{"raise": "speed"}]}
    hand(g, 0, "charge_sickle")
    assert do(g, 0, price) == []
    hand(g, 0, "charge_sickle", "glory_bow")
    asked = do(g, 0, price)
    assert len(asked) == 2  # whether, and the first card: the last one goes by itself
    assert g.players[0].attributes[SPEED] == 2
    assert g.players[0].hand == []
