"""Magic tokens: taken, stolen, bound to their zones, known to few."""

import pytest

from rules.ephyran.given import given

VALUES = {"thunderbolt": 3, "trident": 2, "owl": 1, "helmet": -1}

# -- taking and placing


@pytest.mark.rule("EPH-TOKEN-01")
def test_a_token_is_taken_looked_at_and_placed_on_a_zone_of_ones_own() -> None:
    t = given(
        3,
        hands={0: ["take_magic_token"]},
        cities={0: "lagoon 1, lands 1", 1: "forest 1"},
        supply=["trident", "owl", ...],
    )
    t.play("play/*take_magic_token").let_be()
    assert t.asked == ("token", 0), "at once"
    assert t.keys() == {"token/lagoon-1", "token/lands-1"}
    assert [t.seen(reader, "token") for reader in (0, 1, 2, -1)] == ["magic/trident", "hidden", "hidden", "hidden"]
    t.play("token/lands-1")
    assert t.tokens(0) == {"lands-1": "trident"}
    assert t.seen_token(0, 0, "lands-1") == "magic/trident"
    assert t.seen_token(1, 0, "lands-1") == "hidden", "it lies face down"


@pytest.mark.rule("EPH-TOKEN-01")
def test_the_supply_has_one_token_less() -> None:
    t = given(hands={0: ["take_magic_token"]}, cities={0: "lagoon 1"}, supply=["trident", "owl"])
    t.play("play/*take_magic_token").let_be()
    assert t.seen(1, "supply") == 1
    assert t.tokens(0) == {"lagoon-1": "trident"}


@pytest.mark.rule("EPH-TOKEN-01")
def test_nothing_is_drawn_before_the_others_may_react() -> None:
    t = given(hands={0: ["take_magic_token"]}, cities={0: "lagoon 1"}, supply=["trident"])
    t.play("play/*take_magic_token")
    assert t.asked == ("react", 1)
    assert t.seen(0, "supply") == 1
    assert t.seen(0, "token") is None


@pytest.mark.rule("EPH-TOKEN-02")
def test_a_token_is_placed_on_a_covered_or_an_uncovered_zone() -> None:
    t = given(hands={0: ["take_magic_token"]}, cities={0: "lagoon 1-3"}, supply=["owl", ...])
    t.play("play/*take_magic_token").let_be()
    assert t.keys() == {"token/lagoon-1", "token/lagoon-2", "token/lagoon-3"}
    t.play("token/lagoon-1")
    assert t.tokens(0) == {"lagoon-1": "owl"}


@pytest.mark.rule("EPH-TOKEN-03")
def test_a_token_stays_on_its_zone_whatever_is_built_and_lost_around_it() -> None:
    t = given(
        hands={0: ["nereid_2_or_cyclops_1", "take_magic_token"], 1: ["destroy_zone"]},
        cities={0: "lagoon 1, lands 1"},
        tokens={(0, "lagoon-1"): "trident"},
        supply=["owl", ...],
    )
    bound = {"lagoon-1": "trident"}
    t.play("add/nereid_2_or_cyclops_1/lagoon-2")
    assert t.tokens(0) == bound
    t.play("play/*destroy_zone").let_be().play("lose/1/lagoon-2")
    assert t.tokens(0) == bound
    assert not t.keys("token*"), "no action moves a token"
    t.play("play/*take_magic_token").let_be()
    assert t.tokens(0) == {**bound, "lands-1": "owl"}, "nor does another token"


@pytest.mark.rule("EPH-TOKEN-03")
def test_only_a_thief_can_move_a_token() -> None:
    t = given(
        hands={0: ["steal_magic_token"]},
        cities={0: "lagoon 1", 1: "lands 1"},
        tokens={(1, "lands-1"): "owl"},
    )
    t.play("play/*steal_magic_token").let_be()
    assert t.tokens(0) == {"lagoon-1": "owl"}
    assert t.tokens(1) == {}


@pytest.mark.rule("EPH-TOKEN-04")
def test_a_zone_has_one_token_at_most() -> None:
    t = given(hands={0: ["take_magic_token"]}, cities={0: "lagoon 1-3, lands 1"}, tokens={(0, "lagoon-2"): "owl"})
    t.play("play/*take_magic_token").let_be()
    assert t.keys() == {"token/lagoon-1", "token/lagoon-3", "token/lands-1"}
    assert t.refused() == {"token/lagoon-2": ("EPH-TOKEN-04",)}


@pytest.mark.rule("EPH-TOKEN-04")
def test_or_a_territory_has_one_at_most_where_the_table_says_so() -> None:
    t = given(
        hands={0: ["take_magic_token"]},
        cities={0: "lagoon 1-3, lands 1, forest 1"},
        tokens={(0, "lagoon-2"): "owl"},
        options={"token_limit": "territory"},
    )
    t.play("play/*take_magic_token").let_be()
    assert t.keys() == {"token/lands-1", "token/forest-1"}


@pytest.mark.rule("EPH-TOKEN-05")
def test_a_token_may_join_a_printed_symbol_and_both_count() -> None:
    t = given(
        hands={0: ["bronze_bull_4_or_take_magic_token"]},
        cities={0: "lands satyr_1_or_take_magic_token"},
        supply=["trident"],
        draw_pile=0,
    )
    t.play("play/*take_magic_token").let_be()
    assert t.tokens(0) == {"lands-1": "trident"}
    t.pass_turns()
    assert t.scores[0] == 1 + 1 + 2, "the satyr, the printed owl and the trident"


@pytest.mark.rule("EPH-TOKEN-06")
def test_a_destroyed_zone_takes_its_token_along() -> None:
    t = given(
        hands={0: ["destroy_zone"]},
        cities={1: "lagoon 1-2"},
        tokens={(1, "lagoon-1"): "owl", (1, "lagoon-2"): "trident"},
    )
    t.play("play/*destroy_zone").let_be()
    assert t.tokens(1) == {"lagoon-1": "owl"}
    assert t.lost == ["trident"]


@pytest.mark.rule("EPH-TOKEN-06")
def test_a_zone_taken_leaves_with_its_token() -> None:
    t = given(
        hands={0: ["swap_zone"], 1: ["nereid_2_or_cyclops_1"]},
        cities={0: "lands dionysus", 1: "lands 1"},
        tokens={(1, "lands-1"): "trident"},
    )
    t.play("play/*swap_zone").let_be()
    assert t.tokens(0) == {"lands-1": "trident"}
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={1: "lands dionysus"}, tokens={(1, "lands-1"): "trident"})
    t.play("retrieve/nereid_2_or_cyclops_1/2/lands-1", "dionysus/forest-1")
    assert t.tokens(0) == {"forest-1": "trident"}


# -- stealing


@pytest.mark.rule("EPH-TOKEN-07")
def test_the_thief_picks_a_rivals_token_looks_at_it_and_places_it() -> None:
    t = given(
        3,
        hands={0: ["steal_magic_token"]},
        cities={0: "lagoon 1, lands 1", 1: "forest 1-2", 2: "mountain 1"},
        tokens={(1, "forest-1"): "thunderbolt", (2, "mountain-1"): "helmet", (0, "lagoon-1"): "owl"},
    )
    t.play("play/*steal_magic_token")
    assert t.keys() == {"token-of/2/forest-1", "token-of/3/mountain-1"}, "covered or not, but not one's own"
    assert t.seen_token(0, 1, "forest-1") == "hidden", "unseen"
    t.play("token-of/2/forest-1").let_be()
    assert t.tokens(0) == {"lagoon-1": "owl", "lands-1": "thunderbolt"}
    assert t.tokens(1) == {}
    assert t.tokens(2) == {"mountain-1": "helmet"}
    assert t.seen_token(0, 0, "lands-1") == "magic/thunderbolt"
    assert "token-seen" in t.told(0)


@pytest.mark.rule("EPH-TOKEN-07")
def test_the_thief_chooses_the_place_once_the_token_was_seen() -> None:
    t = given(
        hands={0: ["steal_magic_token"]},
        cities={0: "lagoon 1-2, lands 1", 1: "forest 1"},
        tokens={(1, "forest-1"): "thunderbolt"},
    )
    t.play("play/*steal_magic_token").let_be()
    assert t.asked == ("token", 0)
    assert t.seen(0, "token") == "magic/thunderbolt"
    assert t.keys() == {"token/lagoon-1", "token/lagoon-2", "token/lands-1"}


@pytest.mark.rule("EPH-TOKEN-07")
def test_the_rivals_other_tokens_stay_where_they_can_be_stolen_next() -> None:
    t = given(
        3,
        hands={0: ["steal_magic_token"], 2: ["steal_magic_token"]},
        cities={0: "lagoon 1", 1: "forest 1-2", 2: "lands 1"},
        tokens={(1, "forest-1"): "thunderbolt", (1, "forest-2"): "owl"},
    )
    t.play("play/*steal_magic_token", "token-of/2/forest-1").let_be().pass_turn()
    t.play("play/*steal_magic_token")
    assert t.keys() == {"token-of/1/lagoon-1", "token-of/2/forest-2"}


@pytest.mark.rule("EPH-TOKEN-07")
def test_printed_symbols_cannot_be_stolen() -> None:
    t = given(hands={0: ["steal_magic_token"]}, cities={0: "lagoon 1", 1: "lands satyr_1_or_take_magic_token"})
    assert not t.keys("play/*steal_magic_token")


# -- who knows what


@pytest.mark.rule("EPH-TOKEN-08")
def test_who_has_drawn_a_token_is_the_only_one_to_know_it() -> None:
    worlds = [
        given(3, hands={0: ["take_magic_token"]}, cities={0: "lagoon 1"}, supply=[token, ...]) for token in VALUES
    ]
    for t in worlds:
        t.play("play/*take_magic_token").let_be()
    assert [t.seen_token(0, 0, "lagoon-1") for t in worlds] == [f"magic/{token}" for token in VALUES]
    for reader in (1, 2, -1):
        views = [t.view(reader) for t in worlds]
        assert all(view == views[0] for view in views), "nothing tells the others, points included"
        assert all("token-seen" not in t.told(reader) for t in worlds)


@pytest.mark.rule("EPH-TOKEN-08")
def test_after_a_theft_the_thief_and_the_former_owner_know_the_token() -> None:
    t = given(
        3,
        hands={0: ["steal_magic_token"]},
        cities={0: "lagoon 1", 1: "lands 1"},
        tokens={(1, "lands-1"): "trident"},
    )
    t.play("play/*steal_magic_token").let_be()
    seen = [t.seen_token(reader, 0, "lagoon-1") for reader in (0, 1, 2, -1)]
    assert seen == ["magic/trident", "magic/trident", "hidden", "hidden"]


@pytest.mark.rule("EPH-TOKEN-08")
def test_after_a_swap_only_those_who_knew_a_token_know_it() -> None:
    t = given(
        3,
        hands={0: ["swap_zone"]},
        cities={0: "lagoon 1", 1: "lagoon 1"},
        tokens={(0, "lagoon-1"): "helmet", (1, "lagoon-1"): "trident"},
    )
    t.play("play/*swap_zone").let_be()
    assert [t.seen_token(reader, 0, "lagoon-1") for reader in (0, 1, 2)] == ["hidden", "magic/trident", "hidden"]
    assert [t.seen_token(reader, 1, "lagoon-1") for reader in (0, 1, 2)] == ["magic/helmet", "hidden", "hidden"]


@pytest.mark.rule("EPH-TOKEN-08")
def test_a_lost_token_is_not_turned_up() -> None:
    t = given(hands={0: ["destroy_zone"]}, cities={1: "lagoon 1"}, tokens={(1, "lagoon-1"): "trident"})
    t.play("play/*destroy_zone").let_be()
    assert [t.seen(reader, "lost_tokens") for reader in (0, 1)] == [["hidden"], ["magic/trident"]]


@pytest.mark.rule("EPH-TOKEN-08")
def test_points_shown_before_the_end_count_only_tokens_one_knows() -> None:
    t = given(cities={0: "lands satyr"}, tokens={(0, "lands-1"): "thunderbolt"})
    assert [t.seen(reader, "players", 0, "prestige") for reader in (0, 1, -1)] == [4, 1, 1]


# -- values


@pytest.mark.rule("EPH-TOKEN-09")
@pytest.mark.parametrize("token", VALUES)
def test_a_token_is_worth_what_the_book_says(token: str) -> None:
    t = given(cities={0: "lands satyr"}, tokens={(0, "lands-1"): token}, draw_pile=0)
    t.pass_turns()
    assert t.scores[0] == 1 + VALUES[token]


# -- where it cannot be done


@pytest.mark.rule("EPH-TOKEN-10")
def test_no_token_is_added_in_a_locked_territory() -> None:
    t = given(hands={0: ["take_magic_token"]}, cities={0: "lagoon 1, lands 1-2"}, locks={0: "lagoon"})
    t.play("play/*take_magic_token").let_be()
    assert t.keys() == {"token/lands-1", "token/lands-2"}
    assert set(t.refused()) == {"token/lagoon-1"}


@pytest.mark.rule("EPH-TOKEN-10")
def test_no_token_is_stolen_from_a_locked_territory() -> None:
    t = given(
        hands={0: ["steal_magic_token"]},
        cities={0: "lagoon 1", 1: "lagoon 1, lands 1-2"},
        locks={1: "lagoon"},
        tokens={(1, "lagoon-1"): "owl", (1, "lands-1"): "owl", (1, "lands-2"): "owl"},
    )
    t.play("play/*steal_magic_token")
    assert t.keys() == {"token-of/2/lands-1", "token-of/2/lands-2"}
    assert t.refused() == {"token-of/2/lagoon-1": ("EPH-TOKEN-10",)}


@pytest.mark.rule("EPH-TOKEN-11")
def test_no_token_can_be_taken_or_stolen_without_a_zone_to_receive_it() -> None:
    hand = ["bronze_bull_4_or_take_magic_token", "halcyon_4_or_steal_magic_token"]
    rival = {(1, "lands-1"): "owl"}
    for city, locks, mine in [
        ({}, {}, {}),
        ({0: "lagoon 1"}, {0: "lagoon"}, {}),
        ({0: "lagoon 1"}, {}, {(0, "lagoon-1"): "owl"}),
    ]:
        t = given(hands={0: hand}, cities={**city, 1: "lands 1"}, locks=locks, tokens={**mine, **rival})
        assert not t.keys("play/*")
        assert all("EPH-TOKEN-11" in t.refused()[f"play/{card}"] for card in hand)


@pytest.mark.rule("EPH-TOKEN-11")
def test_no_token_can_be_taken_when_the_supply_is_empty() -> None:
    t = given(hands={0: ["bronze_bull_4_or_take_magic_token"]}, cities={0: "lagoon 1"}, supply=[])
    assert t.refused("play/*") == {"play/bronze_bull_4_or_take_magic_token": ("EPH-TOKEN-11",)}


@pytest.mark.rule("EPH-TOKEN-11")
def test_no_token_can_be_stolen_when_no_rival_has_one_to_steal() -> None:
    hand = ["halcyon_4_or_steal_magic_token"]
    refused = {"play/halcyon_4_or_steal_magic_token": ("EPH-TOKEN-11",)}
    t = given(hands={0: hand}, cities={0: "lagoon 1-2", 1: "lands 1"}, tokens={(0, "lagoon-1"): "owl"})
    assert t.refused("play/*") == refused, "one's own is none"
    t = given(hands={0: hand}, cities={0: "lagoon 1", 1: "lands 1"}, locks={1: "lands"}, tokens={(1, "lands-1"): "owl"})
    assert t.refused("play/*") == refused, "nor is one in a locked territory"
