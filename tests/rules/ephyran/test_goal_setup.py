"""The goal of the game, who plays, and how the table is set."""

import pytest

from agon.games.registry import find_game
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.shelf.packs import bundled_pack
from rules.ephyran.given import GODS, ONE_SHORT, WHOLE, fresh, given
from rules.ephyran.table import ephyran

SEEDS = [f"seed {n}" for n in range(40)]


# -- the goal


@pytest.mark.rule("EPH-GOAL-01")
def test_the_city_worth_most_wins() -> None:
    cities = {0: "lands satyr", 1: "forest halcyon griffin", 2: "mountain talos"}
    t = given(3, cities=cities, gods=("poseidon", "gaia", "aeolus"), draw_pile=0)
    t.pass_turns()
    assert t.scores == [1, 2, 1]
    assert t.outcome.winners == (1,)


@pytest.mark.rule("EPH-GOAL-01")
def test_everybody_is_one_of_the_four_gods() -> None:
    t = fresh(4)
    assert {t.seen(0, "players", seat, "god") for seat in range(4)} == {f"god/{god}" for god in GODS}


@pytest.mark.rule("EPH-GOAL-02")
def test_a_city_is_complete_with_four_zones_in_each_of_four_territories() -> None:
    t = given(hands={0: ["talos_4_or_destroy_zone", "dionysus"]}, cities={0: ONE_SHORT})
    assert t.state.finished == [], "15 zones are not a city"
    t.play("add/talos_4_or_destroy_zone/mountain-4")
    assert t.state.finished == [0]
    assert [len(row["zones"]) for row in t.seen(0, "players", 0, "territories")] == [4, 4, 4, 4]
    t.pass_turns()
    assert t.outcome.reason.id == "ephyran-end-city"


@pytest.mark.rule("EPH-GOAL-02")
def test_nothing_can_be_added_to_a_complete_city() -> None:
    t = given(hands={0: ["dionysus"]}, cities={0: WHOLE})
    assert not t.keys("add/*")


@pytest.mark.rule("EPH-GOAL-03")
def test_territories_are_shown_in_the_order_lagoon_lands_forest_mountain() -> None:
    t = given(cities={0: "mountain 1, forest 1, lagoon 1, lands 1"})
    shown = t.seen(1, "players", 0, "territories")
    assert [row["territory"] for row in shown] == [
        "territory/lagoon",
        "territory/lands",
        "territory/forest",
        "territory/mountain",
    ]
    assert [row["zones"][0]["zone"] for row in shown] == [
        "zone/lagoon/1",
        "zone/lands/1",
        "zone/forest/1",
        "zone/mountain/1",
    ]


@pytest.mark.rule("EPH-GOAL-03")
def test_each_territory_belongs_to_one_god() -> None:
    box = fresh().state.box
    owners = {god: box.territories[territory] for god, territory in zip(box.gods, box.god_territory, strict=True)}
    assert owners == {"poseidon": "lagoon", "gaia": "lands", "aeolus": "forest", "hephaestus": "mountain"}


@pytest.mark.rule("EPH-GOAL-03")
def test_no_territory_has_to_be_finished_before_another_is_begun() -> None:
    t = given(hands={0: ["dionysus"]}, cities={0: "forest 1-2"})
    starts = {"add/dionysus_1/lagoon-1", "add/dionysus_1/lands-1", "add/dionysus_1/mountain-1"}
    assert starts <= t.keys()


@pytest.mark.rule("EPH-GOAL-04")
@pytest.mark.parametrize(
    ("city", "token", "prestige"),
    [
        ("lands satyr", "", 1),
        ("lands satyr centaur", "", 2),
        ("lands satyr_1_or_take_magic_token", "", 1 + 1),
        ("lands satyr", "trident", 1 + 2),
        ("lands satyr_1_or_take_magic_token", "trident", 1 + 1 + 2),
    ],
)
def test_prestige_comes_from_creatures_printed_symbols_and_tokens(city: str, token: str, prestige: int) -> None:
    t = given(cities={0: city}, tokens={(0, "lands-1"): token} if token else {}, draw_pile=0)
    t.pass_turns()
    assert t.scores == [prestige, 0]


# -- the players


@pytest.mark.rule("EPH-PLAYERS-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    t = fresh(seats, options={"first_player": "seat_1"})
    for seat in range(seats):
        assert t.asked == ("turn", seat)
        t.pass_turn()
    assert t.asked == ("turn", 0)


@pytest.mark.rule("EPH-PLAYERS-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(SetupError, match="2, 3 or 4 players"):
        find_game("ephyran").play(bundled_pack("ephyran"), Setup("ephyran", seats, "seed"))


@pytest.mark.rule("EPH-PLAYERS-02")
def test_no_two_players_are_dealt_the_same_god() -> None:
    for seed in SEEDS:
        assert len({p.god for p in fresh(4, seed).state.players}) == 4


@pytest.mark.rule("EPH-PLAYERS-02")
def test_a_god_who_was_chosen_is_no_longer_on_offer() -> None:
    t = fresh(4, options={"gods": "draft", "first_player": "seat_1"})
    t.play("god/gaia")
    assert t.keys() == {"god/poseidon", "god/aeolus", "god/hephaestus"}
    t.play("god/poseidon")
    assert t.keys() == {"god/aeolus", "god/hephaestus"}


# -- setting the table


@pytest.mark.rule("EPH-SETUP-01")
def test_gods_are_dealt_at_random_unless_the_table_says_otherwise() -> None:
    tables = [fresh(2, seed) for seed in SEEDS]
    assert {t.asked and t.asked[0] for t in tables} == {"turn"}
    for seat in range(2):
        assert {t.seen(1, "players", seat, "god") for t in tables} == {f"god/{god}" for god in GODS}


@pytest.mark.rule("EPH-SETUP-01")
def test_gods_can_be_chosen_in_turn_order_from_the_first_player_on() -> None:
    t = fresh(3, next(seed for seed in SEEDS if fresh(3, seed).state.first == 1), {"gods": "draft"})
    assert t.seen(0, "players", 1, "god") is None
    for seat, god in [(1, "aeolus"), (2, "hephaestus"), (0, "poseidon")]:
        assert t.asked == ("god", seat)
        t.play(f"god/{god}")
        assert t.seen(1, "players", seat, "god") == f"god/{god}", "it lies open in front of them"
    assert t.asked == ("turn", 1)


@pytest.mark.rule("EPH-SETUP-01")
@pytest.mark.parametrize(("god", "prestige"), [("poseidon", 7), ("gaia", 8), ("aeolus", 9), ("hephaestus", 6)])
def test_the_god_card_says_which_territory_is_doubled(god: str, prestige: int) -> None:
    city = "lagoon 1, lands satyr centaur, forest halcyon griffin sphinx"  # 1, 2 and 3 points, no mountain
    t = given(cities={0: city}, gods=(god, "gaia" if god != "gaia" else "poseidon"), draw_pile=0)
    t.pass_turns()
    assert t.scores[0] == prestige


@pytest.mark.rule("EPH-SETUP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_one_dionysus_and_the_others_stay_in_the_box(seats: int) -> None:
    t = fresh(seats)
    for seat in range(seats):
        assert len([card for card in t.hand(seat) if card.startswith("dionysus")]) == 1
        assert t.seen(-1, "players", seat, "cards") == [f"card/dionysus_{seat + 1}"], "as everybody knows"
    assert len([thing for thing in ephyran().census(t.state) if "dionysus" in thing]) == seats


@pytest.mark.rule("EPH-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_one_dionysus_and_four_cards_of_the_draw_pile(seats: int) -> None:
    t = fresh(seats)
    for seat in range(seats):
        assert len(t.hand(seat)) == 5
        assert len([card for card in t.hand(seat) if not card.startswith("dionysus")]) == 4
    assert len(t.draw_pile) == t.state.box.deck_size - 4 * seats


@pytest.mark.rule("EPH-SETUP-03")
def test_the_four_cards_are_dealt_at_random() -> None:
    assert len({frozenset(fresh(2, seed).hand(0)) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("EPH-SETUP-04")
def test_the_first_player_is_drawn_at_random_and_marked_with_the_athena_token() -> None:
    tables = [fresh(3, seed) for seed in SEEDS]
    assert {t.seen(0, "first") for t in tables} == {0, 1, 2}
    assert all(t.asked == ("turn", t.seen(0, "first")) for t in tables), "whoever has the token begins"
    assert "athena_token" in tables[0].state.box.names


@pytest.mark.rule("EPH-SETUP-04")
def test_the_table_can_let_seat_1_begin() -> None:
    assert {fresh(3, seed, {"first_player": "seat_1"}).state.first for seed in SEEDS} == {0}


@pytest.mark.rule("EPH-SETUP-05")
def test_all_tokens_lie_face_down_in_an_order_that_nobody_knows() -> None:
    tables = [fresh(2, seed) for seed in SEEDS]
    assert len({tuple(t.state.supply) for t in tables}) == len(SEEDS)
    t = tables[0]
    tokens = len(t.state.box.token_object)
    assert sorted(t.state.supply) == list(range(tokens)), "all of them"
    assert set(t.state.seen) == {0}
    assert [t.seen(reader, "supply") for reader in (0, 1, -1)] == [tokens] * 3, "only how many there are"


@pytest.mark.rule("EPH-SETUP-06")
def test_there_is_a_draw_pile_face_down_and_an_empty_discard_and_tartarus() -> None:
    t = fresh(2)
    for reader in (0, 1, -1):
        assert t.seen(reader, "draw_pile") == t.state.box.deck_size - 8, "a number, no cards"
        assert t.seen(reader, "discard_pile") == []
        assert t.seen(reader, "tartarus") == []
    assert len({tuple(fresh(2, seed).draw_pile) for seed in SEEDS}) == len(SEEDS), "it is shuffled"


@pytest.mark.rule("EPH-SETUP-06")
def test_discard_and_tartarus_lie_face_up() -> None:
    t = given(hands={0: ["hippocamp_1_or_graeae"]}, draw_pile=["cetus_1_or_destroy_zone", "lagoon-2", "lagoon-3", ...])
    t.play("play/*graeae", "leave/*_2_*", "leave/*_3_*")
    top, bottom = t.discard[1], t.discard[0]
    for reader in (0, 1, -1):
        assert t.seen(reader, "discard_pile") == [f"card/{bottom}", f"card/{top}"]
        assert "card/hippocamp_1_or_graeae" in t.seen(reader, "tartarus")


@pytest.mark.rule("EPH-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_is_whole_unless_the_table_scales_it(seats: int) -> None:
    whole, scaled = fresh(seats), fresh(seats, options={"deck": "scaled"})
    box = whole.state.box
    fitting = [card for card in range(box.deck_size) if box.players_from[card] <= seats]
    assert len(whole.draw_pile) + 4 * seats == box.deck_size
    assert len(scaled.draw_pile) + 4 * seats == len(fitting)
    assert set(scaled.state.draw_pile) <= set(fitting)


def test_an_unknown_ruling_is_refused() -> None:
    with pytest.raises(SetupError, match="hand_swap"):
        fresh(2, options={"hand_swap": "table"})
