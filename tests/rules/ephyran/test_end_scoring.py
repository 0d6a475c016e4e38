"""The end of the game, and the counting of prestige."""

import pytest

from rules.ephyran.given import ONE_SHORT, WHOLE, given
from rules.ephyran.table import Table, ephyran

FINISH = "add/talos_4_or_destroy_zone/mountain-4"
LAST_ZONE = ["talos_4_or_destroy_zone"]

# -- the end


@pytest.mark.rule("EPH-END-01")
def test_the_last_card_of_the_draw_pile_triggers_the_end_though_cards_are_discarded() -> None:
    t = given(hands={0: ["lagoon-1"]}, draw_pile=2, discard=["lands-4", "forest-4"])
    t.play("add/*/lagoon-1", "draw/pile")
    assert t.seen(0, "ending") == "no", "one card is left"
    t.play(min(t.keys("discard/*")), "draw/pile")
    assert t.asked is None
    assert len(t.discard) == 3
    assert t.outcome.reason.id == "ephyran-end-pile"


@pytest.mark.rule("EPH-END-01")
def test_cards_taken_from_the_discard_pile_do_not_bring_the_end_nearer() -> None:
    t = given(hands={0: ["lagoon-1"]}, draw_pile=1, discard=["lands-4"])
    t.play("add/*/lagoon-1", "draw/discard")
    assert t.discard == []
    assert t.seen(0, "ending") == "no"


@pytest.mark.rule("EPH-END-01")
@pytest.mark.parametrize(
    ("hand", "keys", "pile"),
    [
        ("castor_pollux", ["play/*castor_pollux"], 2),
        ("graeae", ["play/*graeae"], 3),
        ("destroy_zone", ["play/*destroy_zone", "cancel/*"], 1),
    ],
)
def test_whatever_takes_the_last_card_triggers_the_end_as_soon_as_it_is_taken(
    hand: str, keys: list[str], pile: int
) -> None:
    t = given(hands={0: [hand], 1: ["athena_shield"]}, cities={1: "lagoon 1"}, draw_pile=pile)
    t.play(*keys)
    assert t.seen(1, "ending") == "pile"
    assert "pile-empty" in t.told(1)


@pytest.mark.rule("EPH-END-01")
def test_a_reaction_that_empties_the_pile_ends_the_game_after_this_round() -> None:
    t = given(3, hands={1: ["destroy_zone"], 0: ["athena_shield"]}, cities={0: "lagoon 1"}, active=1, draw_pile=1)
    t.play("play/*destroy_zone", "let-be", "cancel/*")
    assert t.asked == ("turn", 2), "who has not had a turn in this round"
    t.pass_turn()
    assert t.asked is None


@pytest.mark.rule("EPH-END-02")
def test_the_sixteenth_zone_of_a_city_triggers_the_end() -> None:
    t = given(hands={0: LAST_ZONE}, cities={0: ONE_SHORT})
    t.play(FINISH)
    assert t.seen(1, "ending") == "city"
    assert t.asked == ("turn", 1)
    t.pass_turn()
    assert t.outcome.reason.id == "ephyran-end-city"
    assert len(t.draw_pile) > 20, "the draw pile was far from empty"


@pytest.mark.rule("EPH-END-02")
def test_exchanges_and_swaps_in_a_city_of_fifteen_trigger_nothing() -> None:
    hand = ["salamander_3_or_athena_shield", "swap_zone", "scylla_1_or_cyclops_4"]
    t = given(hands={0: hand}, cities={0: ONE_SHORT})
    t.play("exchange/salamander_3_or_athena_shield/mountain-3", "draw/pile").pass_turn()
    t.play("play/*swap_zone", "zone/lagoon-1").go_on()
    assert t.seen(0, "ending") == "no"
    assert t.state.finished == []


@pytest.mark.rule("EPH-END-03")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_round_is_completed_so_that_all_have_had_as_many_turns(first: int, place: int) -> None:
    """The end comes from the first, the middle and the last player of the round."""
    seat = (first + place) % 3
    t = given(3, hands={seat: LAST_ZONE}, cities={seat: ONE_SHORT}, first=first, active=seat)
    t.play(FINISH)
    assert t.pass_turns() == [(first + later) % 3 for later in range(place + 1, 3)]


@pytest.mark.rule("EPH-END-03")
@pytest.mark.parametrize("pile", [1, 2, 3, 4])
def test_so_it_is_when_the_draw_pile_runs_out(pile: int) -> None:
    t = given(3, draw_pile=pile, first=1, active=1)
    assert t.pass_turns() == ([1, 2, 0] if pile <= 3 else [1, 2, 0, 1, 2, 0])


@pytest.mark.rule("EPH-END-04")
def test_once_the_draw_pile_is_empty_the_discard_pile_is_drawn_from() -> None:
    t = given(hands={0: ["lagoon-1"]}, draw_pile=0, discard=["scylla_1_or_cyclops_4", "cetus_3_or_minotaur_1"])
    t.play("add/*/lagoon-1")
    assert "cetus_3_or_minotaur_1" in t.hand(0)
    assert t.discard == ["scylla_1_or_cyclops_4"]


@pytest.mark.rule("EPH-END-04")
def test_when_there_is_nothing_to_draw_the_turn_ends_without_a_draw() -> None:
    t = given(hands={0: ["lagoon-1"]}, draw_pile=0)
    t.play("add/*/lagoon-1")
    assert t.asked == ("turn", 1)
    assert len(t.hand(0)) == 4


@pytest.mark.rule("EPH-END-04")
def test_castor_and_pollux_then_take_what_there_is() -> None:
    hand = ["castor_pollux"]
    t = given(hands={0: hand}, draw_pile=["scylla_1_or_cyclops_4"], discard=["cetus_3_or_minotaur_1"])
    t.play("play/*castor_pollux", "draw/pile")
    assert {"scylla_1_or_cyclops_4", "cetus_3_or_minotaur_1"} <= t.hand(0)
    t = given(hands={0: hand}, draw_pile=["scylla_1_or_cyclops_4"])
    t.play("play/*castor_pollux")
    assert len(t.hand(0)) == 5, "one card was all there was"
    t = given(hands={0: ["sphinx_4_or_castor_pollux"]}, draw_pile=0)
    assert t.refused("play/*") == {"play/sphinx_4_or_castor_pollux": ("EPH-END-04",)}


# -- counting


def final(city: str, god: str = "poseidon", tokens: dict[str, str] | None = None) -> int:
    """What this city is worth at the end of a game."""
    laid = {(0, zone): token for zone, token in (tokens or {}).items()}
    gods = (god, "gaia" if god != "gaia" else "aeolus", "hephaestus")
    t = given(3, cities={0: city}, gods=gods, tokens=laid, draw_pile=0)
    t.pass_turns()
    return t.scores[0]


@pytest.mark.rule("EPH-SCORE-01")
def test_all_tokens_of_all_cities_are_revealed_before_anything_is_counted() -> None:
    tokens = {(0, "lagoon-1"): "owl", (1, "lands-1"): "helmet", (1, "lands-2"): "trident"}
    t = given(3, cities={0: "lagoon 1", 1: "lands 1-2"}, tokens=tokens, draw_pile=0)
    assert t.seen_token(2, 1, "lands-2") == "hidden"
    t.pass_turns()
    for reader in (0, 1, 2, -1):
        for (seat, zone), token in tokens.items():
            assert t.seen_token(reader, seat, zone) == f"magic/{token}"
        told = [id for id in t.told(reader) if id in ("token-revealed", "scored")]
        assert told == ["token-revealed"] * 3 + ["scored"] * 3
        assert t.seen(reader, "players", 1, "prestige") == t.scores[1]


@pytest.mark.rule("EPH-SCORE-02")
@pytest.mark.parametrize(
    ("god", "order"),
    [
        ("poseidon", ["lagoon", "lands", "forest", "mountain"]),
        ("gaia", ["lands", "lagoon", "forest", "mountain"]),
        ("aeolus", ["forest", "lagoon", "lands", "mountain"]),
        ("hephaestus", ["mountain", "lagoon", "lands", "forest"]),
    ],
)
def test_territories_are_counted_one_by_one_from_that_of_ones_god_on(god: str, order: list[str]) -> None:
    city = "lagoon hippocamp, lands satyr centaur, forest halcyon griffin sphinx"
    other = "aeolus" if god == "gaia" else "gaia"
    t = given(cities={0: city}, gods=(god, other), draw_pile=0)
    t.pass_turns()
    worth = {"lagoon": 1, "lands": 2, "forest": 3, "mountain": 0}
    worth[order[0]] *= 2
    points = t.seen(1, "players", 0, "points")
    assert list(points) == order
    assert points == worth


@pytest.mark.rule("EPH-SCORE-02")
def test_so_dionysus_counts_where_he_is_worth_most() -> None:
    assert final("lagoon dionysus_1, mountain dionysus_2", "hephaestus") == 2


@pytest.mark.rule("EPH-SCORE-03")
@pytest.mark.parametrize(
    ("city", "prestige"),
    [
        ("lands satyr", 1),
        ("lands satyr centaur", 2),
        ("lands satyr centaur minotaur", 3),
        ("lands satyr satyr_2_or_stymphalian_bird_4", 1),
        ("lands satyr centaur satyr centaur", 2),
        ("lands satyr, forest halcyon", 2),
        ("lands satyr satyr_2_or_stymphalian_bird_4, forest halcyon halcyon", 2),
    ],
)
def test_every_different_creature_of_a_territory_is_worth_one_point(city: str, prestige: int) -> None:
    assert final(city) == prestige


@pytest.mark.rule("EPH-SCORE-04")
def test_four_different_creatures_are_worth_a_fifth_point() -> None:
    assert final("lands satyr centaur minotaur nemean_lion") == 5
    assert final("lands satyr centaur satyr nemean_lion") == 3, "not when one is there twice"
    assert final("lands satyr centaur minotaur dionysus") == 4, "nor with Dionysus"
    assert final("lands satyr centaur, forest halcyon griffin") == 4, "nor from two territories"


@pytest.mark.rule("EPH-SCORE-05")
@pytest.mark.parametrize(
    ("city", "tokens", "prestige"),
    [
        ("lands satyr_1_or_take_magic_token", {}, 1 + 1),
        ("lands satyr", {"lands-1": "thunderbolt"}, 1 + 3),
        ("lands satyr", {"lands-1": "helmet"}, 1 - 1),
        ("lands satyr centaur", {"lands-1": "helmet", "lands-2": "trident"}, 2 - 1 + 2),
        ("lands satyr_1_or_take_magic_token satyr_2_or_steal_magic_token", {"lands-2": "owl"}, 1 + 1 + 3 + 1),
        ("lands dionysus", {"lands-1": "trident"}, 1 + 2),
    ],
)
def test_symbols_and_tokens_are_added_the_helmet_too(city: str, tokens: dict[str, str], prestige: int) -> None:
    assert final(city, tokens=tokens) == prestige


@pytest.mark.rule("EPH-SCORE-06")
@pytest.mark.parametrize(
    ("city", "tokens", "prestige"),
    [
        ("lands satyr centaur", {}, 2 * 2),
        ("lands satyr centaur minotaur nemean_lion", {}, 2 * 5),
        ("lands satyr_1_or_take_magic_token", {}, 2 * (1 + 1)),
        ("lands satyr", {"lands-1": "thunderbolt"}, 2 * (1 + 3)),
        ("lands satyr satyr_2_or_stymphalian_bird_4", {"lands-1": "helmet", "lands-2": "helmet"}, 2 * (1 - 2)),
        ("lands dionysus", {}, 2),
        ("lands satyr, forest halcyon griffin", {"forest-1": "helmet"}, 2 * 1 + (2 - 1)),
    ],
)
def test_all_points_of_ones_gods_territory_are_doubled(city: str, tokens: dict[str, str], prestige: int) -> None:
    assert final(city, "gaia", tokens) == prestige


def bonuses(t: Table) -> list[int]:
    return [t.seen(-1, "players", p.seat, "city_bonus") for p in t.state.players]


@pytest.mark.rule("EPH-SCORE-06")
def test_the_city_bonus_is_not_doubled() -> None:
    t = given(hands={0: LAST_ZONE}, cities={0: ONE_SHORT})
    t.play(FINISH).pass_turns()
    assert t.scores[0] == sum(t.seen(0, "players", 0, "points").values()) + 3


@pytest.mark.rule("EPH-SCORE-07")
def test_the_first_to_finish_a_city_scores_three() -> None:
    t = given(3, hands={1: LAST_ZONE}, cities={1: ONE_SHORT}, active=1)
    t.play(FINISH)
    assert bonuses(t) == [0, 3, 0]
    t.pass_turns()
    assert t.scores[1] == sum(t.seen(1, "players", 1, "points").values()) + 3


@pytest.mark.rule("EPH-SCORE-07")
def test_the_first_to_finish_scores_three_also_after_the_draw_pile_ran_out() -> None:
    t = given(hands={1: LAST_ZONE}, cities={1: ONE_SHORT}, draw_pile=1)
    t.pass_turn()
    assert t.seen(0, "ending") == "pile"
    t.play(FINISH)
    assert bonuses(t) == [0, 3]


@pytest.mark.rule("EPH-SCORE-08")
def test_others_who_finish_in_the_same_round_score_one() -> None:
    t = given(
        4,
        hands={1: LAST_ZONE, 2: ["dionysus"], 3: ["dionysus"]},
        cities={1: ONE_SHORT, 2: ONE_SHORT, 3: ONE_SHORT},
        active=1,
    )
    t.play(FINISH, "add/dionysus_3/mountain-4", "add/dionysus_4/mountain-4")
    assert t.asked is None
    assert bonuses(t) == [0, 3, 1, 1]
    for seat, bonus in enumerate(bonuses(t)):
        assert t.scores[seat] == sum(t.seen(0, "players", seat, "points").values()) + bonus


@pytest.mark.rule("EPH-SCORE-08")
def test_who_does_not_finish_scores_no_city_bonus() -> None:
    t = given(hands={0: LAST_ZONE}, cities={0: ONE_SHORT, 1: ONE_SHORT})
    t.play(FINISH).pass_turns()
    assert bonuses(t) == [3, 0]


@pytest.mark.rule("EPH-SCORE-09")
def test_a_city_bonus_is_kept_though_a_zone_is_lost_afterwards() -> None:
    t = given(3, hands={0: LAST_ZONE, 1: ["destroy_zone"], 2: ["dionysus"]}, cities={0: ONE_SHORT, 2: ONE_SHORT})
    t.play(FINISH)
    t.play("play/*destroy_zone", "rival/1").let_be().play("lose/1/lagoon-4")
    assert len(t.city(0)) == 15
    assert bonuses(t) == [3, 0, 0]
    t.play("add/dionysus_3/mountain-4")
    assert t.asked is None, "the end is not called off"
    assert bonuses(t) == [3, 0, 1], "nor does the next one become the first"
    assert t.scores[0] == sum(t.seen(0, "players", 0, "points").values()) + 3


@pytest.mark.rule("EPH-SCORE-10")
def test_the_most_prestige_wins() -> None:
    cities = {0: "forest halcyon", 1: "forest harpy griffin sphinx", 2: "forest griffin halcyon"}
    t = given(3, cities=cities, draw_pile=0, gods=("poseidon", "gaia", "hephaestus"))
    t.pass_turns()
    assert t.outcome.winners == (1,)
    assert [(place.seat, place.rank, place.score) for place in t.outcome.places] == [(0, 3, 1), (1, 1, 3), (2, 2, 2)]


@pytest.mark.rule("EPH-SCORE-10")
def test_those_who_tie_share_the_victory() -> None:
    cities = {0: "forest halcyon griffin", 1: "forest harpy", 2: "mountain talos chimera"}
    t = given(3, cities=cities, draw_pile=0, gods=("poseidon", "gaia", "aeolus"), active=1)
    t.pass_turns()
    assert t.scores == [2, 1, 2]
    assert t.outcome.winners == (0, 2)
    assert [place.rank for place in t.outcome.places] == [1, 3, 1]


@pytest.mark.rule("EPH-SCORE-10")
def test_nobody_has_won_before_the_end() -> None:
    t = given(cities={0: WHOLE}, active=1)
    assert t.asked == ("turn", 1)
    assert ephyran().outcome(t.state) is None
