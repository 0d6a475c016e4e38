"""Adding zones to a city, and exchanging them."""

import pytest

from rules.ephyran.given import ONE_SHORT, WHOLE, given

TERRITORIES = ("lagoon", "lands", "forest", "mountain")

# -- adding a zone


@pytest.mark.rule("EPH-BUILD-01")
def test_a_card_of_the_hand_becomes_a_zone_of_ones_own_city() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4"]}, cities={1: "lands 1-3"})
    assert t.keys("*/scylla_1_or_cyclops_4/*") == {"add/scylla_1_or_cyclops_4/lagoon-1"}, "by its zone half only"
    t.play("add/scylla_1_or_cyclops_4/lagoon-1")
    assert t.city(0) == {"lagoon-1": "scylla_1_or_cyclops_4"}
    assert "scylla_1_or_cyclops_4" not in t.hand(0)
    assert set(t.city(1)) == {"lands-1", "lands-2", "lands-3"}, "nobody builds in a rival's city"


@pytest.mark.rule("EPH-BUILD-02")
@pytest.mark.parametrize("territory", TERRITORIES)
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_only_the_next_zone_of_a_territory_can_be_added(territory: str, built: int) -> None:
    cards = [f"{territory}-{number}" for number in (1, 2, 3, 4)]
    t = given(hands={0: ["dionysus", *cards]}, cities={0: f"{territory} 1-{built}"} if built else {})
    following = f"{territory}-{built + 1}"
    assert t.keys(f"add/dionysus_1/{territory}-*") == {f"add/dionysus_1/{following}"}
    assert t.keys(f"add/*/{following}") > t.keys("add/dionysus_1/*") & t.keys(f"*/{following}"), "a card fits too"
    for number in range(1, 5):
        if number != built + 1:
            assert not t.keys(f"add/*/{territory}-{number}")


@pytest.mark.rule("EPH-BUILD-02")
def test_a_zone_out_of_order_is_refused_with_its_rule() -> None:
    t = given(hands={0: ["triton_3_or_destroy_zone"]}, cities={0: "lagoon 1"})
    assert t.refused("add/triton_3*") == {"add/triton_3_or_destroy_zone/lagoon-3": ("EPH-BUILD-02",)}


@pytest.mark.rule("EPH-BUILD-03")
def test_a_new_zone_follows_the_others_in_the_row_of_its_territory() -> None:
    t = given(hands={0: ["triton_3_or_destroy_zone"]}, cities={0: "lagoon 1-2, lands 1-3, forest 1"})
    t.play("add/triton_3_or_destroy_zone/lagoon-3")
    rows = [[zone["zone"] for zone in row["zones"]] for row in t.seen(1, "players", 0, "territories")]
    assert rows == [
        ["zone/lagoon/1", "zone/lagoon/2", "zone/lagoon/3"],
        ["zone/lands/1", "zone/lands/2", "zone/lands/3"],
        ["zone/forest/1"],
        [],
    ]
    assert t.seen(1, "players", 0, "territories", 0, "zones", 2, "card") == "card/triton_3_or_destroy_zone"
    assert t.seen(1, "players", 0, "god") == "god/poseidon", "in front of the same player as the god card"


@pytest.mark.rule("EPH-BUILD-04")
def test_a_zone_is_covered_by_the_next_one_and_uncovered_when_that_one_goes() -> None:
    t = given(
        hands={0: ["cetus_1_or_destroy_zone", "nereid_2_or_cyclops_1"], 1: ["talos_4_or_destroy_zone"]},
        cities={0: "lagoon 1"},
    )
    assert t.keys("exchange/*/lagoon-1") == {"exchange/cetus_1_or_destroy_zone/lagoon-1"}
    t.play("add/nereid_2_or_cyclops_1/lagoon-2")
    t.play("play/talos_4_or_destroy_zone").let_be()
    assert set(t.city(0)) == {"lagoon-1"}, "the last zone was the only one that could be lost"
    assert t.keys("exchange/*/lagoon-1") == {"exchange/cetus_1_or_destroy_zone/lagoon-1"}


@pytest.mark.rule("EPH-BUILD-04")
@pytest.mark.parametrize("built", [1, 2, 3, 4])
def test_only_the_last_zone_of_a_territory_is_uncovered(built: int) -> None:
    t = given(hands={0: ["dionysus"]}, cities={0: f"forest 1-{built}"})
    assert t.keys("exchange/*/forest-*") == {f"exchange/dionysus_1/forest-{built}"}


@pytest.mark.rule("EPH-BUILD-04")
def test_no_territory_covers_another() -> None:
    t = given(hands={0: ["dionysus"]}, cities={0: "lagoon 1-4, lands 1-4, forest 1"})
    uncovered = {"lagoon-4", "lands-4", "forest-1"}
    assert t.keys("exchange/dionysus_1/*") == {f"exchange/dionysus_1/{zone}" for zone in uncovered}


@pytest.mark.rule("EPH-BUILD-05")
def test_a_city_has_each_zone_once() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4", "dionysus"]}, cities={0: "lagoon 1-2"})
    assert not t.keys("add/*/lagoon-1") | t.keys("add/*/lagoon-2")
    assert "EPH-BUILD-05" in t.refused()["add/scylla_1_or_cyclops_4/lagoon-1"]


@pytest.mark.rule("EPH-BUILD-05")
def test_a_second_copy_can_only_replace_the_first() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4"]}, cities={0: "lagoon hippocamp_1_or_graeae"})
    assert t.keys("*/scylla_1_or_cyclops_4/lagoon-1") == {"exchange/scylla_1_or_cyclops_4/lagoon-1"}
    t.play("exchange/scylla_1_or_cyclops_4/lagoon-1").go_on()
    assert t.city(0) == {"lagoon-1": "scylla_1_or_cyclops_4"}


@pytest.mark.rule("EPH-BUILD-06")
def test_nothing_is_added_to_a_locked_territory_even_by_its_owner() -> None:
    t = given(hands={0: ["triton_2_or_swap_zone", "dionysus"]}, cities={0: "lagoon 1"}, locks={0: "lagoon"})
    assert t.keys("add/*") == {"add/dionysus_1/lands-1", "add/dionysus_1/forest-1", "add/dionysus_1/mountain-1"}
    assert "EPH-BUILD-06" in t.refused()["add/triton_2_or_swap_zone/lagoon-2"]


@pytest.mark.rule("EPH-BUILD-06")
def test_a_rivals_lock_hinders_nobody_else() -> None:
    t = given(hands={0: ["triton_2_or_swap_zone"]}, cities={0: "lagoon 1", 1: "lagoon 1"}, locks={1: "lagoon"})
    assert t.keys("add/triton_2_or_swap_zone/lagoon-2")


@pytest.mark.rule("EPH-BUILD-07")
def test_the_sixteenth_zone_finishes_a_city() -> None:
    t = given(hands={0: ["talos_4_or_destroy_zone"]}, cities={0: ONE_SHORT})
    t.play("add/talos_4_or_destroy_zone/mountain-4")
    assert t.state.finished == [0]
    assert t.seen(1, "ending") == "city"
    assert "finished" in t.told(1)


@pytest.mark.rule("EPH-BUILD-07")
def test_dionysus_counts_as_a_zone_of_a_finished_city_and_as_the_last_one() -> None:
    city = ONE_SHORT.replace("lands 1-4", "lands satyr dionysus_2 centaur cyclops_4_or_castor_pollux")
    t = given(hands={0: ["dionysus"]}, cities={0: city})
    assert t.state.finished == []
    t.play("add/dionysus_1/mountain-4")
    assert t.state.finished == [0]


@pytest.mark.rule("EPH-BUILD-07")
def test_a_shield_is_no_zone() -> None:
    t = given(hands={0: ["athena_shield"]}, cities={0: ONE_SHORT})
    t.play("play/*athena_shield", "lock/1/lagoon")
    assert t.state.finished == [], "15 zones and a lock are 16 cards, not 16 zones"
    assert t.seen(0, "ending") == "no"


# -- exchanging a zone


@pytest.mark.rule("EPH-EXCH-01")
def test_an_uncovered_zone_is_exchanged_for_one_of_the_hand() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4"]}, cities={0: "lagoon hippocamp_1_or_graeae"})
    t.play("exchange/scylla_1_or_cyclops_4/lagoon-1")
    assert t.city(0) == {"lagoon-1": "scylla_1_or_cyclops_4"}
    assert "scylla_1_or_cyclops_4" not in t.hand(0)
    assert "hippocamp_1_or_graeae" not in t.hand(0)
    assert t.asked == ("draw", 0), "at once, and that was the action"


@pytest.mark.rule("EPH-EXCH-01")
def test_only_ones_own_zones_are_exchanged() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4"]}, cities={1: "lagoon 1"})
    assert not t.keys("exchange/*")


@pytest.mark.rule("EPH-EXCH-02")
def test_the_replacement_is_of_the_same_territory_and_number() -> None:
    hand = ["scylla_1_or_cyclops_4", "nereid_2_or_cyclops_1", "satyr_1_or_harpy_2"]
    t = given(hands={0: hand}, cities={0: "lagoon 1, lands 1-2, forest 1-2"})
    assert t.keys("exchange/*") == {"exchange/scylla_1_or_cyclops_4/lagoon-1", "exchange/satyr_1_or_harpy_2/forest-2"}


@pytest.mark.rule("EPH-EXCH-02")
def test_dionysus_replaces_any_uncovered_zone() -> None:
    t = given(hands={0: ["dionysus"]}, cities={0: "lagoon 1, lands 1-3"})
    assert t.keys("exchange/*") == {"exchange/dionysus_1/lagoon-1", "exchange/dionysus_1/lands-3"}


@pytest.mark.rule("EPH-EXCH-03")
def test_a_covered_zone_is_not_exchanged() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4", "dionysus"]}, cities={0: "lagoon 1-3"})
    assert t.keys("exchange/*") == {"exchange/dionysus_1/lagoon-3"}
    assert "EPH-EXCH-03" in t.refused()["add/scylla_1_or_cyclops_4/lagoon-1"]


@pytest.mark.rule("EPH-EXCH-04")
def test_the_zone_exchanged_goes_to_the_discard_pile_and_not_to_tartarus() -> None:
    t = given(
        hands={0: ["scylla_1_or_cyclops_4"]},
        cities={0: "lagoon hippocamp_1_or_graeae"},
        discard=["cetus_3_or_minotaur_1"],
    )
    t.play("exchange/scylla_1_or_cyclops_4/lagoon-1")
    assert t.discard == ["cetus_3_or_minotaur_1", "hippocamp_1_or_graeae"]
    assert "hippocamp_1_or_graeae" not in t.tartarus
    t.play("draw/discard")
    assert "hippocamp_1_or_graeae" in t.hand(0), "it is the top card like any other"


@pytest.mark.rule("EPH-EXCH-05")
def test_the_token_of_the_zone_exchanged_is_out_of_the_game() -> None:
    t = given(
        hands={0: ["scylla_1_or_cyclops_4"]},
        cities={0: "lagoon 1, lands 1"},
        tokens={(0, "lagoon-1"): "trident", (0, "lands-1"): "owl"},
    )
    supply = t.state.supply.copy()
    t.play("exchange/scylla_1_or_cyclops_4/lagoon-1")
    assert t.tokens(0) == {"lands-1": "owl"}
    assert t.lost == ["trident"]
    assert t.state.supply == supply, "it does not go back to the others"
    assert t.seen_token(1, 0, "lagoon-1") is None


@pytest.mark.rule("EPH-EXCH-05")
def test_the_zone_may_get_another_token_later() -> None:
    hand = ["scylla_1_or_cyclops_4", "take_magic_token"]
    t = given(hands={0: hand}, cities={0: "lagoon 1"}, tokens={(0, "lagoon-1"): "trident"}, supply=["owl", ...])
    assert not t.keys("play/*take_magic_token"), "no zone without a token"
    t.play("exchange/scylla_1_or_cyclops_4/lagoon-1", "draw/pile").pass_turn()
    t.play("play/*take_magic_token").let_be()
    assert t.tokens(0) == {"lagoon-1": "owl"}


@pytest.mark.rule("EPH-EXCH-06")
def test_no_zone_of_a_locked_territory_is_exchanged() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4", "dionysus"]}, cities={0: "lagoon 1, lands 1"}, locks={0: "lagoon"})
    assert t.keys("exchange/*") == {"exchange/dionysus_1/lands-1"}
    assert "EPH-EXCH-06" in t.refused()["add/scylla_1_or_cyclops_4/lagoon-1"]


@pytest.mark.rule("EPH-EXCH-01")
def test_zones_of_a_complete_city_can_still_be_exchanged() -> None:
    t = given(hands={0: ["dionysus"]}, cities={0: WHOLE})
    assert t.keys("exchange/dionysus_1/*") == {f"exchange/dionysus_1/{territory}-4" for territory in TERRITORIES}
