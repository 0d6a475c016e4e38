"""Dionysus, who can be anybody."""

import pytest

from rules.ephyran.given import ONE_SHORT, WHOLE, given


@pytest.mark.rule("EPH-DIO-01")
def test_dionysus_is_added_as_the_next_zone_of_any_territory() -> None:
    t = given(hands={0: ["dionysus"]}, cities={0: "lagoon 1-3, lands 1, mountain 1-4"})
    places = {"lagoon-4", "lands-2", "forest-1"}
    assert t.keys("add/dionysus_1/*") == {f"add/dionysus_1/{place}" for place in places}
    t.play("add/dionysus_1/lagoon-4")
    assert t.city(0)["lagoon-4"] == "dionysus_1"
    assert "dionysus_1" not in t.hand(0)
    assert t.asked == ("turn", 1), "it was the action of the turn"


@pytest.mark.rule("EPH-DIO-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_dionysus_can_be_any_zone_of_any_territory(number: int) -> None:
    territories = ("lagoon", "lands", "forest", "mountain")
    city = ", ".join(f"{territory} 1-{number - 1}" for territory in territories)
    t = given(hands={0: ["dionysus"]}, cities={0: city} if number > 1 else {})
    assert t.keys("add/dionysus_1/*") == {f"add/dionysus_1/{territory}-{number}" for territory in territories}


@pytest.mark.rule("EPH-DIO-01")
def test_the_next_zone_can_be_built_on_dionysus() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={0: "lagoon dionysus"})
    t.play("add/nereid_2_or_cyclops_1/lagoon-2")
    assert t.city(0) == {"lagoon-1": "dionysus_1", "lagoon-2": "nereid_2_or_cyclops_1"}


@pytest.mark.rule("EPH-DIO-02")
def test_a_rivals_dionysus_is_taken_with_the_matching_zone() -> None:
    t = given(
        hands={0: ["nereid_2_or_cyclops_1", "lands-2", "lagoon-1"]},
        cities={1: "lands dionysus, lagoon 1"},
        discard=["lands-4"],
    )
    assert t.keys("retrieve/*") == {"retrieve/nereid_2_or_cyclops_1/2/lands-1"}
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1", "dionysus/forest-1")
    assert t.city(1)["lands-1"] == "nereid_2_or_cyclops_1"
    assert t.city(0) == {"forest-1": "dionysus_2"}
    assert "nereid_2_or_cyclops_1" not in t.hand(0)
    assert t.asked == ("draw", 0), "it was the action of the turn, and the turn ends as usual"


@pytest.mark.rule("EPH-DIO-02")
def test_a_dionysus_is_not_taken_with_another_dionysus() -> None:
    t = given(hands={0: ["dionysus"]}, cities={1: "lands dionysus"})
    assert not t.keys("retrieve/*")


@pytest.mark.rule("EPH-DIO-02")
def test_nobody_takes_a_dionysus_out_of_their_own_city() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={0: "lands dionysus"})
    assert not t.keys("retrieve/*")


@pytest.mark.rule("EPH-DIO-02")
def test_the_right_dionysus_is_taken_when_several_rivals_have_one() -> None:
    t = given(3, hands={0: ["nereid_2_or_cyclops_1"]}, cities={1: "lands dionysus", 2: "lands dionysus"})
    t.play("retrieve/nereid_2_or_cyclops_1/3/lands-1", "dionysus/lagoon-1")
    assert t.city(0) == {"lagoon-1": "dionysus_3"}
    assert t.city(1) == {"lands-1": "dionysus_2"}


@pytest.mark.rule("EPH-DIO-02")
def test_a_dionysus_who_is_gone_cannot_be_taken_again() -> None:
    hands = {0: ["nereid_2_or_cyclops_1"], 2: ["cetus_3_or_minotaur_1"]}
    t = given(3, hands=hands, cities={1: "lands dionysus"})
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1", "dionysus/forest-1").pass_turn()
    assert t.asked == ("turn", 2)
    assert not t.keys("retrieve/*"), "a cyclops stands there now"


@pytest.mark.rule("EPH-DIO-03")
def test_a_dionysus_taken_is_placed_at_once_and_never_goes_to_a_hand() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={0: "lagoon 1, lands 1-4", 1: "lands dionysus"})
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1")
    assert t.asked == ("dionysus", 0)
    assert t.keys() == {"dionysus/lagoon-2", "dionysus/forest-1", "dionysus/mountain-1"}
    assert t.refused() == {"dionysus/hand": ("EPH-DIO-03",)}
    assert not [card for seat in (0, 1) for card in t.hand(seat) if card == "dionysus_2"]
    t.play("dionysus/lagoon-2")
    assert t.city(0)["lagoon-2"] == "dionysus_2"


@pytest.mark.rule("EPH-DIO-03")
def test_who_has_no_place_for_a_dionysus_cannot_take_one() -> None:
    city = "lagoon 1-4, lands 1-4, forest 1-4, mountain 1"
    hand = ["nereid_2_or_cyclops_1"]
    t = given(hands={0: hand}, cities={0: city, 1: "lands dionysus"}, locks={0: "mountain"})
    assert not t.keys("retrieve/*")
    assert t.refused("retrieve/*") == {"retrieve/nereid_2_or_cyclops_1/2/lands-1": ("EPH-DIO-03",)}
    t = given(hands={0: hand}, cities={0: WHOLE, 1: "lands dionysus"})
    assert not t.keys("retrieve/*")


@pytest.mark.rule("EPH-DIO-03")
def test_a_dionysus_taken_as_the_sixteenth_zone_finishes_the_city() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={0: ONE_SHORT, 1: "lands dionysus"})
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1")
    assert t.city(0)["mountain-4"] == "dionysus_2", "the only place left"
    assert t.state.finished == [0]


@pytest.mark.rule("EPH-DIO-04")
def test_a_covered_dionysus_cannot_be_taken() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={1: "lands dionysus satyr_2_or_stymphalian_bird_4"})
    assert not t.keys("retrieve/*")
    assert t.refused("retrieve/*") == {"retrieve/nereid_2_or_cyclops_1/2/lands-1": ("EPH-DIO-04",)}


@pytest.mark.rule("EPH-DIO-05")
def test_a_dionysus_in_a_locked_territory_cannot_be_taken() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={1: "lands dionysus"}, locks={1: "lands"})
    assert not t.keys("retrieve/*")
    assert t.refused("retrieve/*") == {"retrieve/nereid_2_or_cyclops_1/2/lands-1": ("EPH-DIO-05",)}


@pytest.mark.rule("EPH-DIO-06")
def test_a_city_may_have_several_dionysus_cards() -> None:
    t = given(
        3,
        hands={0: ["dionysus", "nereid_2_or_cyclops_1"]},
        cities={0: "lagoon dionysus_3", 1: "lands dionysus"},
    )
    t.play("add/dionysus_1/lagoon-2").pass_turn().pass_turn()
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1", "dionysus/lagoon-3")
    assert t.city(0) == {"lagoon-1": "dionysus_3", "lagoon-2": "dionysus_1", "lagoon-3": "dionysus_2"}


@pytest.mark.rule("EPH-DIO-07")
@pytest.mark.parametrize(
    ("city", "prestige"),
    [
        ("lands dionysus_1", 1),
        ("lands dionysus_1 dionysus_2", 1),
        ("lands dionysus_1, forest dionysus_2, mountain dionysus_3", 1),
        ("lands satyr dionysus_1", 2),
        ("lands dionysus_1, forest halcyon dionysus_2", 2),
        ("lagoon dionysus_1", 2),
        ("lands dionysus_1, lagoon dionysus_2", 2),
    ],
)
def test_dionysus_is_worth_one_point_a_city_in_the_first_territory_counted(city: str, prestige: int) -> None:
    """Poseidon's lagoon is counted first, and double."""
    t = given(3, cities={0: city}, gods=("poseidon", "gaia", "aeolus"), draw_pile=0)
    t.pass_turns()
    assert t.scores[0] == prestige


@pytest.mark.rule("EPH-DIO-07")
def test_every_city_has_its_own_point_for_dionysus() -> None:
    t = given(cities={0: "forest dionysus", 1: "forest dionysus"}, draw_pile=0)
    t.pass_turns()
    assert t.scores == [1, 1]


@pytest.mark.rule("EPH-DIO-08")
def test_there_is_no_creature_bonus_where_dionysus_stands() -> None:
    t = given(
        cities={0: "lands satyr dionysus centaur cyclops", 1: "lands satyr minotaur nemean_lion centaur"},
        gods=("poseidon", "aeolus"),
        draw_pile=0,
    )
    t.pass_turns()
    assert t.scores == [4, 5]


@pytest.mark.rule("EPH-DIO-08")
def test_a_dionysus_elsewhere_does_not_spoil_the_bonus() -> None:
    city = "lands satyr minotaur nemean_lion centaur, forest dionysus"
    t = given(cities={0: city}, gods=("poseidon", "aeolus"), draw_pile=0)
    t.pass_turns()
    assert t.scores[0] == 5 + 1


@pytest.mark.rule("EPH-DIO-09")
def test_a_token_travels_with_the_dionysus_it_lies_on() -> None:
    t = given(
        3,
        hands={0: ["nereid_2_or_cyclops_1"]},
        cities={0: "lagoon 1", 1: "lands dionysus"},
        tokens={(1, "lands-1"): "thunderbolt"},
    )
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1", "dionysus/lagoon-2")
    assert t.tokens(0) == {"lagoon-2": "thunderbolt"}
    assert t.tokens(1) == {}
    assert t.lost == []
    assert [t.seen_token(reader, 0, "lagoon-2") for reader in (0, 1, 2)] == ["hidden", "magic/thunderbolt", "hidden"]


@pytest.mark.rule("EPH-DIO-09")
def test_a_token_carried_off_can_be_stolen_back() -> None:
    t = given(
        hands={0: ["nereid_2_or_cyclops_1"], 1: ["steal_magic_token"]},
        cities={1: "lands dionysus"},
        tokens={(1, "lands-1"): "thunderbolt"},
    )
    assert not t.keys("play/*steal_magic_token")
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1", "dionysus/lagoon-1")
    t.play("play/*steal_magic_token").let_be()
    assert t.tokens(1) == {"lands-1": "thunderbolt"}
    assert t.tokens(0) == {}


@pytest.mark.rule("EPH-DIO-10")
def test_a_dionysus_exchanged_out_of_ones_city_is_not_drawn_back() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={0: "lands dionysus"}, draw_pile=9)
    t.play("exchange/nereid_2_or_cyclops_1/lands-1")
    assert t.discard == ["dionysus_1"]
    assert t.asked == ("turn", 1), "the draw pile was all there was to draw from"
    assert "dionysus_1" not in t.hand(0)


@pytest.mark.rule("EPH-DIO-10")
def test_nor_on_a_later_turn_while_he_lies_there() -> None:
    hands = {0: ["nereid_2_or_cyclops_1", "triton_1_or_phoenix_2"], 1: ["scylla_1_or_cyclops_4"]}
    t = given(hands=hands, cities={0: "lands dionysus"}, draw_pile=9)
    t.play("exchange/nereid_2_or_cyclops_1/lands-1")
    t.play("add/scylla_1_or_cyclops_4/lagoon-1", "draw/pile")
    t.play("add/triton_1_or_phoenix_2/lagoon-1")
    assert t.discard == ["dionysus_1"]
    assert t.asked == ("turn", 1)


@pytest.mark.rule("EPH-DIO-10")
def test_nor_with_castor_and_pollux() -> None:
    hands = {0: ["nereid_2_or_cyclops_1", "castor_pollux"], 1: ["lagoon-1"]}
    t = given(hands=hands, cities={0: "lands dionysus"}, draw_pile=9)
    t.play("exchange/nereid_2_or_cyclops_1/lands-1")
    t.play("add/*/lagoon-1", "draw/pile")
    t.play("play/*castor_pollux")
    assert t.asked == ("again", 0), "both cards came from the draw pile"
    assert "dionysus_1" not in t.hand(0)


@pytest.mark.rule("EPH-DIO-10")
def test_but_a_rival_may_draw_him_and_what_a_rival_discards_may_be_drawn() -> None:
    hands = {0: ["nereid_2_or_cyclops_1", "triton_1_or_phoenix_2"], 1: ["scylla_1_or_cyclops_4"]}
    t = given(hands=hands, cities={0: "lands dionysus"}, draw_pile=["cetus_1_or_destroy_zone", ...])
    t.play("exchange/nereid_2_or_cyclops_1/lands-1")
    t.play("add/scylla_1_or_cyclops_4/lagoon-1", "draw/discard")
    assert "dionysus_1" in t.hand(1)
    t.play("discard/triton_1_or_phoenix_2", "draw/pile")
    t.play("discard/dionysus_1", "draw/pile")
    t.play("add/cetus_1_or_destroy_zone/lagoon-1", "draw/discard")
    assert "dionysus_1" in t.hand(0)


@pytest.mark.rule("EPH-DIO-10")
def test_a_dionysus_discarded_from_the_hand_may_be_taken_back() -> None:
    """He has stood in no city."""
    t = given(hands={0: ["dionysus"]}, draw_pile=9)
    t.play("discard/dionysus_1")
    assert t.keys() == {"draw/pile", "draw/discard"}
