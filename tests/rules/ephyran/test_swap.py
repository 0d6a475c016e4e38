"""The swap reinforcement: the only way to change a covered zone."""

import pytest

from rules.ephyran.given import given

MINE = "lagoon hippocamp_1_or_graeae triton_2_or_bronze_bull_1"
THEIRS = "lagoon scylla_1_or_cyclops_4 nereid_2_or_harpy_4 cetus_3_or_minotaur_1"


@pytest.mark.rule("EPH-SWAP-01")
def test_a_zone_is_swapped_for_one_of_the_same_territory_and_number() -> None:
    cities = {0: "lagoon 1-2, lands 1, forest 1", 1: "lagoon 1-3, forest 1-2, mountain 1"}
    t = given(hands={0: ["swap_zone"]}, cities=cities)
    t.play("play/*swap_zone")
    assert t.asked == ("swap-own", 0)
    assert t.keys() == {"zone/lagoon-1", "zone/lagoon-2", "zone/forest-1"}
    assert t.refused() == {"zone/lands-1": ("EPH-SWAP-01",)}, "there is no equivalent"
    before, theirs = t.city(0), t.city(1)
    t.play("zone/lagoon-2").let_be()
    assert t.city(0) == {**before, "lagoon-2": theirs["lagoon-2"]}
    assert t.city(1) == {**theirs, "lagoon-2": before["lagoon-2"]}


@pytest.mark.rule("EPH-SWAP-01")
def test_without_an_equivalent_the_swap_cannot_be_played() -> None:
    t = given(hands={0: ["salamander_3_or_swap_zone"]}, cities={0: "lagoon 1", 1: "lands 1"})
    assert not t.keys("play/*swap_zone")
    assert "EPH-SWAP-01" in t.refused()["play/salamander_3_or_swap_zone"]


@pytest.mark.rule("EPH-SWAP-01")
def test_the_card_played_is_no_equivalent_itself() -> None:
    t = given(hands={0: ["triton_2_or_swap_zone"]}, cities={0: "lagoon 1-2"})
    assert not t.keys("play/*swap_zone")


@pytest.mark.rule("EPH-SWAP-02")
def test_the_other_zone_is_a_rivals_or_of_the_hand() -> None:
    hand = ["swap_zone", "nereid_1_or_chimera_2"]
    t = given(3, hands={0: hand}, cities={0: "lagoon 1", 1: "lagoon 1", 2: "lagoon 1"})
    t.play("play/*swap_zone")
    assert t.asked == ("swap-with", 0)
    assert t.keys() == {"zone-of/2/lagoon-1", "zone-of/3/lagoon-1", "hand"}


@pytest.mark.rule("EPH-SWAP-02")
def test_two_cities_trade_their_cards() -> None:
    t = given(3, hands={0: ["swap_zone"]}, cities={0: MINE, 1: "lagoon 1", 2: THEIRS})
    t.play("play/*swap_zone", "zone/lagoon-1", "zone-of/3/lagoon-1").let_be()
    assert t.city(0)["lagoon-1"] == "scylla_1_or_cyclops_4"
    assert t.city(2)["lagoon-1"] == "hippocamp_1_or_graeae"


@pytest.mark.rule("EPH-SWAP-02")
def test_a_card_of_the_hand_takes_the_place() -> None:
    hand = ["swap_zone", "nereid_1_or_chimera_2", "scylla_1_or_cyclops_4"]
    t = given(hands={0: hand}, cities={0: "lagoon hippocamp_1_or_graeae"})
    t.play("play/*swap_zone").let_be()
    assert t.asked == ("swap-card", 0)
    assert t.keys() == {"card/nereid_1_or_chimera_2", "card/scylla_1_or_cyclops_4"}
    t.play("card/nereid_1_or_chimera_2")
    assert t.city(0) == {"lagoon-1": "nereid_1_or_chimera_2"}
    assert "nereid_1_or_chimera_2" not in t.hand(0)


@pytest.mark.rule("EPH-SWAP-02")
def test_a_dionysus_in_a_city_can_be_swapped_like_any_zone() -> None:
    t = given(
        hands={0: ["swap_zone"], 1: ["nereid_1_or_chimera_2"]},
        cities={0: "lagoon hippocamp_1_or_graeae", 1: "lagoon dionysus"},
    )
    t.play("play/*swap_zone").let_be()
    assert t.city(0) == {"lagoon-1": "dionysus_2"}
    assert t.keys("retrieve/*") == {"retrieve/nereid_1_or_chimera_2/1/lagoon-1"}, "he can be taken from there"


@pytest.mark.rule("EPH-SWAP-03")
def test_covered_zones_of_both_cities_can_be_swapped() -> None:
    t = given(hands={0: ["swap_zone"]}, cities={0: MINE, 1: THEIRS})
    t.play("play/*swap_zone", "zone/lagoon-1").let_be()
    assert t.city(0) == {"lagoon-1": "scylla_1_or_cyclops_4", "lagoon-2": "triton_2_or_bronze_bull_1"}
    assert t.city(1)["lagoon-1"] == "hippocamp_1_or_graeae"


@pytest.mark.rule("EPH-SWAP-03")
def test_a_covered_zone_can_be_swapped_with_the_hand() -> None:
    t = given(hands={0: ["swap_zone", "nereid_1_or_chimera_2"]}, cities={0: MINE})
    t.play("play/*swap_zone").let_be()
    assert t.city(0) == {"lagoon-1": "nereid_1_or_chimera_2", "lagoon-2": "triton_2_or_bronze_bull_1"}


@pytest.mark.rule("EPH-SWAP-03")
def test_nothing_else_changes_a_covered_zone() -> None:
    t = given(
        hands={0: ["destroy_zone", "nereid_1_or_chimera_2"], 1: ["dionysus", "nereid_2_or_cyclops_1"]},
        cities={0: "lagoon 1-2, lands dionysus satyr_2_or_steal_magic_token", 1: "lands 1-2, forest 1-2"},
    )
    assert not t.keys("exchange/nereid_1*"), "no exchange"
    t.play("play/*destroy_zone").let_be()
    assert t.keys() == {"lose/2/lands-2", "lose/2/forest-2"}, "no destruction"
    t.play("lose/2/forest-2")
    assert not t.keys("retrieve/*"), "no taking of a Dionysus"


@pytest.mark.rule("EPH-SWAP-04")
def test_tokens_change_city_with_their_zones() -> None:
    t = given(
        hands={0: ["swap_zone"]},
        cities={0: MINE, 1: THEIRS},
        tokens={(0, "lagoon-1"): "helmet", (1, "lagoon-1"): "thunderbolt", (1, "lagoon-3"): "owl"},
    )
    t.play("play/*swap_zone", "zone/lagoon-1").let_be()
    assert t.tokens(0) == {"lagoon-1": "thunderbolt"}
    assert t.tokens(1) == {"lagoon-1": "helmet", "lagoon-3": "owl"}
    assert t.lost == []


@pytest.mark.rule("EPH-SWAP-04")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 0)])
def test_a_single_token_goes_with_its_zone_and_can_be_stolen_there(before: int, after: int) -> None:
    t = given(
        hands={0: ["swap_zone", "steal_magic_token"], 1: ["steal_magic_token"]},
        cities={0: MINE, 1: THEIRS},
        tokens={(before, "lagoon-1"): "trident"},
    )
    t.play("play/*swap_zone", "zone/lagoon-1").let_be()
    assert t.tokens(after) == {"lagoon-1": "trident"}
    assert t.tokens(before) == {}
    for thief in (1, 0):
        assert t.asked == ("turn", thief)
        assert bool(t.keys("play/*steal_magic_token")) == (after != thief)
        t.play(min(t.keys("discard/*_4*")), "draw/pile")


@pytest.mark.rule("EPH-SWAP-05")
@pytest.mark.parametrize("ruling", ["hand", "tartarus"])
@pytest.mark.parametrize("city", ["lagoon hippocamp_1_or_graeae", MINE])
def test_in_a_hand_swap_the_token_is_lost(city: str, ruling: str) -> None:
    t = given(
        hands={0: ["swap_zone", "nereid_1_or_chimera_2"]},
        cities={0: city},
        tokens={(0, "lagoon-1"): "trident"},
        options={"hand_swap": ruling},
    )
    t.play("play/*swap_zone").let_be()
    assert t.city(0)["lagoon-1"] == "nereid_1_or_chimera_2"
    assert t.tokens(0) == {}
    assert t.lost == ["trident"]


@pytest.mark.rule("EPH-SWAP-05")
@pytest.mark.parametrize("city", ["lagoon hippocamp_1_or_graeae", MINE])
def test_the_card_replaced_goes_to_the_hand_where_everybody_has_seen_it(city: str) -> None:
    hand = ["swap_zone", "nereid_1_or_chimera_2"]
    t = given(hands={0: hand}, cities={0: city}, discard=["lands-4"])
    t.play("play/*swap_zone").let_be()
    assert t.asked == ("draw", 0)
    assert "hippocamp_1_or_graeae" in t.hand(0)
    assert "hippocamp_1_or_graeae" not in t.tartarus
    assert len(t.hand(0)) == 4, "five again after the draw"
    assert t.seen(1, "players", 0, "cards") == ["card/hippocamp_1_or_graeae"]


@pytest.mark.rule("EPH-SWAP-05")
@pytest.mark.parametrize("city", ["lagoon hippocamp_1_or_graeae", MINE])
def test_or_to_tartarus_where_the_table_says_so(city: str) -> None:
    hand = ["swap_zone", "nereid_1_or_chimera_2"]
    t = given(hands={0: hand}, cities={0: city}, discard=["lands-4"], options={"hand_swap": "tartarus"})
    t.play("play/*swap_zone").let_be()
    assert t.asked == ("draw", 0)
    assert "hippocamp_1_or_graeae" in t.tartarus
    assert len(t.hand(0)) == 4, "a card of the draw pile made up for it"


@pytest.mark.rule("EPH-SWAP-05")
@pytest.mark.rule("EPH-DIO-03")
@pytest.mark.parametrize("ruling", ["hand", "tartarus"])
def test_a_dionysus_swapped_out_goes_to_tartarus_and_never_to_a_hand(ruling: str) -> None:
    t = given(
        hands={0: ["swap_zone", "nereid_1_or_chimera_2"]},
        cities={0: "lagoon dionysus triton_2_or_bronze_bull_1"},
        options={"hand_swap": ruling},
    )
    t.play("play/*swap_zone").let_be()
    assert "dionysus_1" in t.tartarus
    assert "dionysus_1" not in t.hand(0)
    assert len(t.hand(0)) == 5


@pytest.mark.rule("EPH-SWAP-05")
def test_a_dionysus_of_the_hand_can_be_swapped_in() -> None:
    t = given(hands={0: ["swap_zone", "dionysus"]}, cities={0: MINE})
    t.play("play/*swap_zone", "zone/lagoon-1").let_be()
    assert t.city(0)["lagoon-1"] == "dionysus_1"


@pytest.mark.rule("EPH-SWAP-06")
def test_zones_of_locked_territories_cannot_be_swapped() -> None:
    cities = {0: "lagoon 1, lands 1, forest 1, mountain 1", 1: "lagoon 1, lands 1, forest 1, mountain 1"}
    t = given(hands={0: ["swap_zone"]}, cities=cities, locks={0: "lagoon", 1: "lands"})
    t.play("play/*swap_zone")
    assert t.keys() == {"zone/forest-1", "zone/mountain-1"}


@pytest.mark.rule("EPH-SWAP-06")
def test_a_locked_zone_is_not_swapped_with_the_hand_either() -> None:
    hand = ["swap_zone", "nereid_1_or_chimera_2", "dionysus"]
    t = given(hands={0: hand}, cities={0: "lagoon 1"}, locks={0: "lagoon"})
    assert not t.keys("play/*swap_zone")


@pytest.mark.rule("EPH-SWAP-06")
def test_a_rivals_locked_zone_is_no_source_though_another_rivals_is() -> None:
    cities = {0: "lagoon 1", 1: "lagoon 1", 2: "lagoon 1", 3: "lagoon 1"}
    t = given(4, hands={0: ["swap_zone"]}, cities=cities, locks={1: "lagoon"})
    t.play("play/*swap_zone")
    assert t.keys() == {"zone-of/3/lagoon-1", "zone-of/4/lagoon-1"}
