"""Defences: played as reactions, as locks, and against locks."""

import pytest

from rules.ephyran.given import given
from rules.ephyran.table import Table

CANCELLED_BY = {
    "swap_zone": "athena_shield",
    "destroy_zone": "athena_shield",
    "take_magic_token": "hecate_magic",
    "steal_magic_token": "hecate_magic",
}
OTHER = {"athena_shield": "hecate_magic", "hecate_magic": "athena_shield"}


def attacked(reinforcement: str, *hand: str) -> Table:
    """Seat 0 has just played this reinforcement; seat 1 holds these cards."""
    t = given(
        hands={0: [reinforcement], 1: hand},
        cities={0: "lagoon hippocamp_1_or_graeae", 1: "lagoon scylla_1_or_cyclops_4"},
        tokens={(1, "lagoon-1"): "owl"},
        discard=["cetus_4_or_talos_1"],
        draw_pile=["triton_4_or_harpy_3", "scylla_3_or_phoenix_4", ...],
    )
    return t.play(f"play/*{reinforcement}")


# -- what each defence cancels


@pytest.mark.rule("EPH-DEF-01")
@pytest.mark.parametrize("reinforcement", ["swap_zone", "destroy_zone"])
def test_the_athena_shield_cancels_a_swap_or_a_destruction(reinforcement: str) -> None:
    t = attacked(reinforcement, "athena_shield")
    t.play("cancel/*athena_shield")
    assert t.city(0) == {"lagoon-1": "hippocamp_1_or_graeae"}
    assert t.city(1) == {"lagoon-1": "scylla_1_or_cyclops_4"}


@pytest.mark.rule("EPH-DEF-02")
@pytest.mark.parametrize("reinforcement", ["take_magic_token", "steal_magic_token"])
def test_the_hecate_magic_cancels_the_taking_or_the_theft_of_a_token(reinforcement: str) -> None:
    t = attacked(reinforcement, "hecate_magic")
    supply = t.state.supply.copy()
    t.play("cancel/*hecate_magic")
    assert t.tokens(0) == {}
    assert t.tokens(1) == {"lagoon-1": "owl"}
    assert t.state.supply == supply


@pytest.mark.rule("EPH-DEF-01")
@pytest.mark.rule("EPH-DEF-02")
@pytest.mark.parametrize("reinforcement", CANCELLED_BY)
def test_the_other_defence_does_not_help(reinforcement: str) -> None:
    t = attacked(reinforcement, OTHER[CANCELLED_BY[reinforcement]])
    assert t.keys() == {"let-be"}
    t.play("let-be")
    assert t.asked in [("draw", 0), ("token", 0)], "nor is it asked for later"


# -- reactions


@pytest.mark.rule("EPH-DEF-03")
def test_a_defence_is_played_in_a_rivals_turn_and_costs_no_action() -> None:
    t = attacked("destroy_zone", "athena_shield")
    assert t.asked == ("react", 1), "in the middle of the turn of seat 0"
    t.play("cancel/*athena_shield", "draw/pile")
    assert t.asked == ("turn", 1)
    assert t.keys("discard/*"), "the turn of seat 1 comes as usual"


@pytest.mark.rule("EPH-DEF-03")
def test_whoever_holds_no_defence_is_asked_all_the_same() -> None:
    """Not to be asked would tell the others what they hold."""
    t = attacked("destroy_zone")
    assert t.asked == ("react", 1)
    assert t.keys() == {"let-be"}


@pytest.mark.rule("EPH-DEF-03")
def test_in_ones_own_turn_a_defence_cancels_nothing() -> None:
    t = given(hands={0: ["destroy_zone", "athena_shield"]}, cities={1: "lagoon 1"})
    t.play("play/*destroy_zone")
    assert t.asked == ("react", 1)
    t.play("let-be")
    assert t.city(1) == {}


def four() -> Table:
    """Seat 1 of four destroys a zone of seat 3."""
    t = given(
        4,
        hands={1: ["destroy_zone"], 0: ["athena_shield"], 2: ["athena_shield"], 3: ["athena_shield"]},
        cities={1: "lagoon 1", 2: "lagoon 1", 3: "lagoon 1"},
        active=1,
    )
    return t.play("play/*destroy_zone", "rival/4")


@pytest.mark.rule("EPH-DEF-04")
def test_any_opponent_may_cancel_asked_in_turn_order() -> None:
    t = four()
    for seat in (2, 3, 0):
        assert t.asked == ("react", seat)
        assert t.keys("cancel/*")
        t.play("let-be")
    assert set(t.city(3)) == set(), "nobody cancelled"


@pytest.mark.rule("EPH-DEF-04")
def test_who_is_not_the_target_may_cancel_and_the_first_to_do_so_settles_it() -> None:
    t = four().play("cancel/*")
    assert set(t.city(3)) == {"lagoon-1"}
    assert t.asked == ("turn", 2), "nobody else is asked"
    assert [len([card for card in t.hand(seat) if "shield" in card]) for seat in (0, 2, 3)] == [1, 0, 1]


@pytest.mark.rule("EPH-DEF-04")
@pytest.mark.parametrize("reinforcement", ["swap_zone", "destroy_zone", "steal_magic_token"])
def test_only_the_target_may_cancel_where_the_table_says_so(reinforcement: str) -> None:
    t = given(
        4,
        hands={1: [reinforcement]},
        cities={1: "lagoon 1", 3: "lagoon 1"},
        tokens={(3, "lagoon-1"): "owl"},
        active=1,
        options={"reactions": "target"},
    )
    t.play(f"play/*{reinforcement}")
    assert t.asked == ("react", 3)
    assert t.seen(0, "target") == 3
    t.play("let-be")
    assert t.asked == ("turn", 2)


@pytest.mark.rule("EPH-DEF-04")
def test_what_has_no_target_may_then_be_cancelled_by_anybody() -> None:
    t = given(
        3, hands={0: ["take_magic_token"], 2: ["hecate_magic"]}, cities={0: "lagoon 1"}, options={"reactions": "target"}
    )
    t.play("play/*take_magic_token")
    assert t.asked == ("react", 1)
    t.play("let-be", "cancel/*")
    assert t.tokens(0) == {}


@pytest.mark.rule("EPH-DEF-05")
@pytest.mark.parametrize("reinforcement", CANCELLED_BY)
def test_both_cards_of_a_cancelled_reinforcement_go_to_tartarus(reinforcement: str) -> None:
    t = attacked(reinforcement, CANCELLED_BY[reinforcement])
    before = len(t.tartarus)
    t.play("cancel/*")
    gone = t.tartarus[before:]
    assert len(gone) == 2
    assert {reinforcement, CANCELLED_BY[reinforcement]} == {card.split("_or_")[1] for card in gone}
    assert t.discard == ["cetus_4_or_talos_1"]


@pytest.mark.rule("EPH-DEF-05")
@pytest.mark.parametrize("reinforcement", CANCELLED_BY)
def test_the_player_whose_card_was_cancelled_ends_the_turn_as_usual(reinforcement: str) -> None:
    t = attacked(reinforcement, CANCELLED_BY[reinforcement])
    t.play("cancel/*")
    assert t.asked == ("draw", 0)
    t.play("draw/discard")
    assert t.asked == ("turn", 1)
    assert len(t.hand(0)) == 5


@pytest.mark.rule("EPH-DEF-05")
def test_a_cancelled_reinforcement_leaves_nothing_behind_for_the_next_one() -> None:
    t = given(
        3,
        hands={0: ["destroy_zone"], 1: ["athena_shield", "destroy_zone"]},
        cities={0: "lagoon 1", 1: "lagoon 1", 2: "lagoon 1"},
    )
    t.play("play/*destroy_zone", "rival/2", "cancel/*")
    t.play("play/*destroy_zone", "rival/3").let_be()
    assert [len(t.city(seat)) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("EPH-DEF-06")
def test_a_hand_is_filled_up_at_once_from_the_draw_pile_only() -> None:
    t = attacked("destroy_zone", "athena_shield")
    t.play("cancel/*")
    assert t.asked == ("draw", 0), "before the turn ends, and without a choice"
    assert "triton_4_or_harpy_3" in t.hand(1), "the top card of the draw pile"
    assert len(t.hand(1)) == 5
    assert t.discard == ["cetus_4_or_talos_1"]


@pytest.mark.rule("EPH-DEF-06")
def test_a_hand_stays_short_when_the_draw_pile_is_empty() -> None:
    t = given(
        hands={0: ["destroy_zone"], 1: ["athena_shield"]}, cities={1: "lagoon 1"}, draw_pile=0, discard=["lands-4"]
    )
    t.play("play/*destroy_zone", "cancel/*")
    assert len(t.hand(1)) == 4, "the discard pile is not for that"


@pytest.mark.rule("EPH-DEF-07")
def test_a_reaction_cannot_be_cancelled() -> None:
    t = given(
        3,
        hands={0: ["destroy_zone", "athena_shield"], 1: ["athena_shield"], 2: ["athena_shield", "hecate_magic"]},
        cities={1: "lagoon 1"},
        discard=["lands-4"],
    )
    t.play("play/*destroy_zone", "cancel/*")
    assert t.asked == ("draw", 0), "neither the player nor anybody else is asked"
    assert set(t.city(1)) == {"lagoon-1"}


@pytest.mark.rule("EPH-DEF-07")
@pytest.mark.parametrize("defence", ["athena_shield", "hecate_magic"])
def test_a_defence_played_in_ones_own_turn_cannot_be_cancelled_either(defence: str) -> None:
    t = given(
        hands={0: [defence], 1: ["athena_shield", "hecate_magic"]}, cities={0: "lagoon 1, lands 1"}, locks={0: "lands"}
    )
    t.play(f"play/*{defence}")
    assert t.asked == ("turn", 1)
    assert set(t.locked(0)) == ({"lagoon", "lands"} if defence == "athena_shield" else set())


# -- locks


@pytest.mark.rule("EPH-LOCK-01")
def test_a_shield_placed_after_the_zones_of_a_territory_locks_it() -> None:
    t = given(hands={0: ["centaur_1_or_athena_shield"]}, cities={0: "lagoon 1-4, forest 1"}, discard=["lands-4"])
    t.play("play/centaur_1_or_athena_shield", "lock/1/lagoon")
    assert t.locked(0) == {"lagoon": "centaur_1_or_athena_shield"}
    assert t.seen(1, "players", 0, "territories", 0, "lock") == "card/centaur_1_or_athena_shield"
    assert "centaur_1_or_athena_shield" not in t.tartarus, "it lies in the city"
    assert t.asked == ("draw", 0), "it was the action of the turn"


@pytest.mark.rule("EPH-LOCK-01")
def test_a_territory_without_a_zone_or_with_a_lock_cannot_be_locked() -> None:
    cities = {0: "lagoon 1, lands 1, mountain 1"}
    t = given(hands={0: ["athena_shield"]}, cities=cities, locks={0: "lands"})
    t.play("play/*athena_shield")
    assert t.keys() == {"lock/1/lagoon", "lock/1/mountain"}
    assert set(t.refused()) == {"lock/1/lands", "lock/1/forest"}
    assert not given(hands={0: ["athena_shield"]}).keys("play/*"), "nothing to place a shield after"


ROWS = "lagoon 1, lands 1, forest 1"
WAYS: dict[str, tuple[list[str], str, list[str], str]] = {
    # the hand, whose lagoon is locked, what is played first, and what can then no longer be done
    "added zone": (["nereid_2_or_harpy_4"], "own", [], "add/nereid_2*/lagoon-2"),
    "exchange": (["nereid_1_or_chimera_2"], "own", [], "exchange/nereid_1*/lagoon-1"),
    "swap of one's own zone": (["swap_zone"], "own", ["play/*swap_zone"], "zone/lagoon-1"),
    "swap with a rival's zone": (["swap_zone"], "rival", ["play/*swap_zone"], "zone/lagoon-1"),
    "destruction": (["destroy_zone"], "rival", ["play/*destroy_zone", "let-be"], "lose/2/lagoon-1"),
    "token": (["take_magic_token"], "own", ["play/*take_magic_token", "let-be"], "token/lagoon-1"),
    "theft": (["steal_magic_token"], "rival", ["play/*steal_magic_token"], "token-of/2/lagoon-1"),
}


@pytest.mark.rule("EPH-LOCK-02")
@pytest.mark.parametrize("way", WAYS)
def test_nobody_can_change_a_locked_territory(way: str) -> None:
    hand, owner, keys, change = WAYS[way]

    def position(locks: dict[int, str]) -> Table:
        tokens = {(1, f"{territory}-1"): "owl" for territory in ("lagoon", "lands", "forest")}
        return given(hands={0: hand}, cities={0: ROWS, 1: ROWS}, locks=locks, tokens=tokens).play(*keys)

    assert position({}).keys(change), "as long as there is no lock"
    assert not position({0 if owner == "own" else 1: "lagoon"}).keys(change)


@pytest.mark.rule("EPH-LOCK-02")
def test_nor_swap_it_with_the_hand_nor_take_its_dionysus() -> None:
    hand = ["swap_zone", "nereid_1_or_chimera_2"]
    open_city = given(hands={0: hand}, cities={0: "lagoon 1", 1: "lagoon dionysus"})
    assert open_city.keys("play/*swap_zone")
    assert open_city.keys("retrieve/*")
    t = given(hands={0: hand}, cities={0: "lagoon 1", 1: "lagoon dionysus"}, locks={0: "lagoon", 1: "lagoon"})
    assert not t.keys("play/*swap_zone")
    assert not t.keys("retrieve/*")


@pytest.mark.rule("EPH-LOCK-02")
def test_a_lock_that_was_just_placed_holds() -> None:
    t = given(hands={0: ["athena_shield"], 1: ["destroy_zone"]}, cities={0: "lagoon 1"})
    t.play("play/*athena_shield")
    assert not t.keys("play/*destroy_zone"), "the only zone of seat 0 is locked"


@pytest.mark.rule("EPH-LOCK-03")
def test_a_territory_may_be_locked_before_it_is_complete() -> None:
    t = given(hands={0: ["athena_shield"]}, cities={0: "lagoon 1, lands 1-2, forest 1-3, mountain 1-4"})
    t.play("play/*athena_shield")
    assert t.keys() == {"lock/1/lagoon", "lock/1/lands", "lock/1/forest", "lock/1/mountain"}
    t.play("lock/1/lagoon").pass_turn()
    assert not t.keys("add/*/lagoon-2"), "and cannot be extended then"


@pytest.mark.rule("EPH-LOCK-03")
def test_or_only_a_complete_one_where_the_table_says_so() -> None:
    cities = {0: "lagoon 1-3, lands 1-4, mountain 1-4"}
    t = given(hands={0: ["athena_shield"]}, cities=cities, options={"lock": "complete"})
    t.play("play/*athena_shield")
    assert t.keys() == {"lock/1/lands", "lock/1/mountain"}
    assert "EPH-LOCK-03" in t.refused()["lock/1/lagoon"]


@pytest.mark.rule("EPH-LOCK-04")
def test_the_hecate_magic_unlocks_any_territory_of_anybody() -> None:
    cities = {0: "lagoon 1", 1: "lands 1, forest 1", 2: "mountain 1"}
    t = given(3, hands={0: ["hecate_magic"]}, cities=cities, locks={0: "lagoon", 1: "lands", 2: "mountain"})
    t.play("play/*hecate_magic")
    assert t.keys() == {"unlock/1/lagoon", "unlock/2/lands", "unlock/3/mountain"}
    t.play("unlock/2/lands")
    assert [set(t.locked(seat)) for seat in range(3)] == [{"lagoon"}, set(), {"mountain"}]


@pytest.mark.rule("EPH-LOCK-04")
def test_a_territory_that_was_unlocked_can_be_changed_again() -> None:
    t = given(
        hands={0: ["hecate_magic", "nereid_2_or_harpy_4"], 1: ["destroy_zone"]},
        cities={0: "lagoon 1"},
        locks={0: "lagoon"},
    )
    assert not t.keys("add/nereid_2_or_harpy_4/lagoon-2")
    t.play("play/*hecate_magic")
    assert t.keys("play/*destroy_zone")
    t.pass_turn()
    assert t.keys("add/nereid_2_or_harpy_4/lagoon-2")


@pytest.mark.rule("EPH-LOCK-04")
def test_nothing_but_the_hecate_magic_unlocks() -> None:
    hand = ["athena_shield", "swap_zone", "take_magic_token", "destroy_zone", "steal_magic_token"]
    cities = {0: "lagoon 1", 1: "lagoon 1"}
    t = given(hands={0: hand}, cities=cities, locks={0: "lagoon", 1: "lagoon"}, tokens={(1, "lagoon-1"): "owl"})
    assert not t.keys("play/*"), "none of them can touch a locked territory"
    t = given(hands={0: ["charybdis_4_or_hecate_magic"]}, cities=cities)
    assert t.refused("play/*") == {"play/charybdis_4_or_hecate_magic": ("EPH-LOCK-04",)}, "nothing is locked"


@pytest.mark.rule("EPH-LOCK-05")
def test_shield_and_magic_both_go_to_tartarus() -> None:
    t = given(hands={0: ["hecate_magic"]}, cities={1: "lagoon 1"}, locks={1: "lagoon"})
    shield, magic = t.locked(1)["lagoon"], next(card for card in t.hand(0) if card.endswith("hecate_magic"))
    t.play("play/*hecate_magic")
    assert {shield, magic} <= set(t.tartarus)
    assert t.locked(1) == {}
    assert t.discard == []


@pytest.mark.rule("EPH-LOCK-06")
def test_only_ones_own_territories_can_be_locked() -> None:
    t = given(hands={0: ["athena_shield"]}, cities={0: "lagoon 1, lands 1", 1: "lagoon 1, forest 1"})
    t.play("play/*athena_shield")
    assert t.keys() == {"lock/1/lagoon", "lock/1/lands"}
    t.play("lock/1/lagoon")
    assert t.locked(1) == {}
    assert not given(hands={0: ["athena_shield"]}, cities={1: "lagoon 1"}).keys("play/*")


@pytest.mark.rule("EPH-LOCK-07")
def test_a_lock_changes_nothing_in_scoring() -> None:
    scores = []
    for locks in ({}, {0: "lagoon lands"}):
        t = given(
            cities={0: "lagoon hippocamp triton cetus scylla, lands satyr_1_or_take_magic_token centaur"},
            locks=locks,
            tokens={(0, "lagoon-1"): "trident", (0, "lands-1"): "helmet"},
            draw_pile=0,
        )
        t.pass_turns()
        scores.append(t.scores)
    assert scores[0] == scores[1] == [2 * (4 + 1 + 2) + 2 + 1 - 1, 0]
