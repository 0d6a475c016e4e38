"""The destruction of a zone."""

import pytest

from rules.ephyran.given import given


@pytest.mark.rule("EPH-DESTROY-01")
def test_one_chosen_opponent_loses_one_zone() -> None:
    cities = {0: "lagoon 1-2", 1: "lagoon 1-2", 2: "lagoon 1-2"}
    t = given(3, hands={0: ["destroy_zone"]}, cities=cities)
    t.play("play/*destroy_zone")
    assert t.asked == ("victim", 0)
    assert t.keys() == {"rival/2", "rival/3"}, "an opponent, not oneself"
    t.play("rival/3").let_be()
    assert [set(t.city(seat)) for seat in range(3)] == [
        {"lagoon-1", "lagoon-2"},
        {"lagoon-1", "lagoon-2"},
        {"lagoon-1"},
    ]


@pytest.mark.rule("EPH-DESTROY-01")
def test_who_has_no_zone_cannot_be_chosen() -> None:
    t = given(3, hands={0: ["talos_4_or_destroy_zone"]}, cities={0: "lagoon 1"})
    assert t.refused("play/*") == {"play/talos_4_or_destroy_zone": ("EPH-DESTROY-04",)}


@pytest.mark.rule("EPH-DESTROY-02")
def test_the_victim_chooses_which_uncovered_zone_is_lost() -> None:
    t = given(hands={0: ["destroy_zone"]}, cities={1: "lagoon 1-3, lands 1, forest 1-2"})
    t.play("play/*destroy_zone", "let-be")
    assert t.asked == ("destroy", 1)
    assert t.keys() == {"lose/2/lagoon-3", "lose/2/lands-1", "lose/2/forest-2"}
    assert t.refused()["lose/2/lagoon-1"] == ("EPH-DESTROY-02",)
    t.play("lose/2/lands-1")
    assert set(t.city(1)) == {"lagoon-1", "lagoon-2", "lagoon-3", "forest-1", "forest-2"}


@pytest.mark.rule("EPH-DESTROY-02")
def test_or_the_attacker_chooses_where_the_table_says_so() -> None:
    cities = {1: "lagoon 1-3, lands 1"}
    t = given(hands={0: ["destroy_zone"]}, cities=cities, options={"destroy_chooser": "attacker"})
    t.play("play/*destroy_zone", "let-be")
    assert t.asked == ("destroy", 0)
    assert t.keys() == {"lose/2/lagoon-3", "lose/2/lands-1"}, "an uncovered one all the same"
    t.play("lose/2/lagoon-3")
    assert set(t.city(1)) == {"lagoon-1", "lagoon-2", "lands-1"}


@pytest.mark.rule("EPH-DESTROY-03")
def test_a_destroyed_zone_goes_to_tartarus_and_its_token_out_of_the_game() -> None:
    t = given(
        hands={0: ["destroy_zone"]},
        cities={1: "lagoon scylla_1_or_cyclops_4"},
        tokens={(1, "lagoon-1"): "trident"},
    )
    supply = t.state.supply.copy()
    t.play("play/*destroy_zone", "let-be")
    assert t.city(1) == {}
    assert "scylla_1_or_cyclops_4" in t.tartarus
    assert t.discard == []
    assert t.tokens(1) == {}
    assert t.lost == ["trident"]
    assert t.state.supply == supply


@pytest.mark.rule("EPH-DESTROY-03")
def test_a_destroyed_dionysus_does_not_come_back() -> None:
    t = given(hands={0: ["destroy_zone"]}, cities={1: "lagoon dionysus"})
    t.play("play/*destroy_zone", "let-be")
    assert "dionysus_2" in t.tartarus
    assert t.asked == ("turn", 1)
    assert "dionysus_2" not in t.hand(1)


@pytest.mark.rule("EPH-DESTROY-04")
def test_zones_of_locked_territories_cannot_be_lost() -> None:
    t = given(hands={0: ["destroy_zone"]}, cities={1: "lagoon 1, lands 1, forest 1"}, locks={1: "lagoon"})
    t.play("play/*destroy_zone", "let-be")
    assert t.keys() == {"lose/2/lands-1", "lose/2/forest-1"}
    assert t.refused() == {"lose/2/lagoon-1": ("EPH-DESTROY-04",)}


@pytest.mark.rule("EPH-DESTROY-04")
def test_who_has_only_locked_zones_cannot_be_chosen() -> None:
    cities = {1: "lagoon 1-2, lands 1", 2: "lagoon 1", 3: "lagoon 1"}
    t = given(4, hands={0: ["destroy_zone"]}, cities=cities, locks={1: "lagoon lands"})
    t.play("play/*destroy_zone")
    assert t.keys() == {"rival/3", "rival/4"}
    assert t.refused() == {"rival/2": ("EPH-DESTROY-04",)}
