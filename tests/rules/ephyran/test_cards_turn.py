"""The cards, and what a turn is."""

import pytest

from agon.games.ephyran.cardtext import describe
from agon.games.ephyran.state import NONE
from agon.kernel.words import Message, Name
from agon.shelf.packs import bundled_pack
from rules.ephyran.given import fresh, given
from rules.ephyran.table import Table

# -- cards


@pytest.mark.rule("EPH-CARD-01")
def test_every_card_of_the_deck_has_two_halves_each_a_zone_or_a_reinforcement() -> None:
    for entry in bundled_pack("ephyran").entries("deck.toml", "card"):
        kinds = [("zone" in half, "reinforcement" in half) for half in entry["halves"]]
        assert len(kinds) == 2
        assert set(kinds) <= {(True, False), (False, True)}, entry["id"]
    box = fresh().state.box
    for card in range(box.deck_size):
        assert len(box.zones_of[card]) + (box.reinforcement_of[card] != NONE) == 2


@pytest.mark.rule("EPH-CARD-02")
def test_a_card_used_as_a_zone_gives_up_its_reinforcement() -> None:
    t = given(hands={0: ["hippocamp_1_or_graeae"]})
    t.play("add/hippocamp_1_or_graeae/lagoon-1")
    assert t.city(0) == {"lagoon-1": "hippocamp_1_or_graeae"}
    assert t.asked == ("turn", 1), "no three cards to choose from"


@pytest.mark.rule("EPH-CARD-02")
def test_a_card_used_as_a_reinforcement_gives_up_its_zone() -> None:
    t = given(hands={0: ["hippocamp_1_or_graeae"]})
    t.play("play/hippocamp_1_or_graeae")
    assert t.city(0) == {}
    assert t.asked == ("leave", 0)


@pytest.mark.rule("EPH-CARD-02")
def test_a_card_of_two_zones_is_one_of_them() -> None:
    t = given(hands={0: ["nereid_2_or_cyclops_1"]}, cities={0: "lagoon 1"})
    t.play("add/nereid_2_or_cyclops_1/lands-1")
    assert t.city(0)["lands-1"] == "nereid_2_or_cyclops_1"
    assert "lagoon-2" not in t.city(0)


@pytest.mark.rule("EPH-CARD-03")
def test_a_zone_half_states_a_territory_a_number_and_one_creature_of_that_territory() -> None:
    box = fresh().state.box
    for entry in bundled_pack("ephyran").entries("deck.toml", "card"):
        for half in entry["halves"]:
            if "zone" in half:
                assert half["zone"] in box.territories
                assert half["number"] in (1, 2, 3, 4)
                home = box.creature_territory[box.creatures.index(half["creature"])]
                assert box.territories[home] == half["zone"]
    for card in range(box.deck_size):
        creatures = [zone for zone in range(16) if box.creature_at[card][zone] != NONE]
        assert sorted(creatures) == sorted(box.zones_of[card]), "one creature a zone half, none elsewhere"


@pytest.mark.rule("EPH-CARD-03")
def test_what_a_zone_half_states_is_shown_once_it_is_built() -> None:
    t = given(hands={0: ["triton_2_or_swap_zone"]}, cities={0: "lagoon 1"})
    t.play("add/triton_2_or_swap_zone/lagoon-2")
    assert t.seen(1, "players", 0, "territories", 0, "zones", 1) == {
        "zone": "zone/lagoon/2",
        "card": "card/triton_2_or_swap_zone",
        "creature": "creature/triton",
        "printed": "magic/owl",
        "token": None,
    }


@pytest.mark.rule("EPH-CARD-04")
@pytest.mark.parametrize(
    ("symbol", "printed", "plain"),
    [
        ("owl", "lagoon nereid triton_2_or_swap_zone", "lagoon nereid triton"),
        ("trident", "lands satyr minotaur centaur_3_or_take_magic_token", "lands satyr minotaur centaur"),
        ("thunderbolt", "lands cyclops satyr_2_or_steal_magic_token", "lands cyclops satyr"),
    ],
)
def test_a_printed_symbol_counts_as_much_as_its_token(symbol: str, printed: str, plain: str) -> None:
    territory, *creatures = plain.split()
    token = {(0, f"{territory}-{len(creatures)}"): symbol}
    for god in ("poseidon", "aeolus"):
        gods = (god, "hephaestus")
        with_symbol = given(cities={0: printed}, gods=gods, draw_pile=0)
        with_token = given(cities={0: plain}, gods=gods, tokens=token, draw_pile=0)
        with_symbol.pass_turns()
        with_token.pass_turns()
        assert with_symbol.scores == with_token.scores


@pytest.mark.rule("EPH-CARD-04")
def test_thunderbolt_trident_and_owl_are_printed_and_the_helmet_never_is() -> None:
    box = fresh().state.box
    printed = {box.objects[symbol] for at in box.printed_at for symbol in at if symbol != NONE}
    assert printed == {"thunderbolt", "trident", "owl"}


def things_in(message: object) -> set[str]:
    """The names anywhere in a message."""
    if isinstance(message, Name):
        return {message.thing}
    if isinstance(message, Message):
        return {thing for _, arg in message.args for thing in things_in(arg)}
    return set()


@pytest.mark.rule("EPH-CARD-05")
@pytest.mark.parametrize(
    ("defence", "cancels"),
    [
        ("athena_shield", {"swap_zone", "destroy_zone"}),
        ("hecate_magic", {"take_magic_token", "steal_magic_token"}),
    ],
)
def test_both_cards_show_which_defence_cancels_what(defence: str, cancels: set[str]) -> None:
    box = fresh().state.box
    said = {line.id: things_in(line) for line in describe(box, f"reinforcement/{defence}")}
    assert said["ephyran-rival-turn"] == {f"reinforcement/{id}" for id in cancels}
    for id in cancels:
        said = {line.id: things_in(line) for line in describe(box, f"reinforcement/{id}")}
        assert said["ephyran-countered"] == {f"reinforcement/{defence}"}


@pytest.mark.rule("EPH-CARD-05")
def test_a_defence_that_does_not_answer_is_refused_with_its_reason() -> None:
    t = given(hands={0: ["destroy_zone"], 1: ["hecate_magic"]}, cities={1: "lagoon 1"})
    t.play("play/*destroy_zone")
    assert t.asked == ("react", 1)
    assert t.keys() == {"let-be"}
    assert list(t.refused("cancel/*hecate_magic").values()) == [("EPH-CARD-05",)]


# -- the turn


def busy() -> Table:
    """Seat 0 can do everything that a turn offers."""
    return given(
        hands={0: ["graeae", "triton_1_or_phoenix_2", "cetus_3_or_minotaur_1"]},
        cities={0: "lagoon 1, mountain 1", 1: "lands dionysus"},
        discard=["scylla_1_or_cyclops_4"],
    )


@pytest.mark.rule("EPH-TURN-01")
def test_a_turn_offers_its_four_actions_and_the_taking_of_a_dionysus() -> None:
    assert busy().verbs() == {"add", "play", "exchange", "discard", "retrieve"}


@pytest.mark.rule("EPH-TURN-01")
@pytest.mark.parametrize(
    "action",
    ["add/triton*/mountain-2", "exchange/triton*/lagoon-1", "discard/triton_1*", "retrieve/cetus*"],
)
def test_one_action_is_all_there_is_in_a_turn(action: str) -> None:
    t = busy().play(action)
    if t.asked == ("dionysus", 0):
        t.play("dionysus/forest-1")
    assert t.asked == ("draw", 0)
    t.play("draw/pile")
    assert t.asked == ("turn", 1)


@pytest.mark.rule("EPH-TURN-01")
def test_a_reinforcement_is_one_action_too() -> None:
    t = given(hands={0: ["destroy_zone", "lagoon-1"]}, cities={1: "lagoon 1"}, discard=["lands-4"])
    t.play("play/*destroy_zone").let_be()
    assert t.asked == ("draw", 0)
    t.play("draw/pile")
    assert t.asked == ("turn", 1)


@pytest.mark.rule("EPH-TURN-02")
def test_who_can_do_nothing_else_must_discard() -> None:
    t = given(hands={0: ["swap_zone", "destroy_zone", "lagoon-4", "lands-4", "forest-3"]})
    assert t.verbs() == {"discard"}, "there is no passing"
    assert t.keys() == {f"discard/{card}" for card in t.hand(0)}
    t.pass_turn()
    assert len(t.discard) == 1


@pytest.mark.rule("EPH-TURN-02")
def test_who_wants_to_do_nothing_else_may_discard_any_card() -> None:
    t = busy()
    assert t.keys("discard/*") == {f"discard/{card}" for card in t.hand(0)}


@pytest.mark.rule("EPH-TURN-03")
def test_a_turn_ends_with_the_top_card_of_the_draw_pile() -> None:
    t = given(hands={0: ["lagoon-1"]}, discard=["lands-4"], draw_pile=["scylla_1_or_cyclops_4", "lands-1", ...])
    t.play("add/*/lagoon-1")
    assert t.keys() == {"draw/pile", "draw/discard"}
    t.play("draw/pile")
    assert "scylla_1_or_cyclops_4" in t.hand(0)
    assert "scylla_1_or_cyclops_4" not in t.hand(1), "and nobody else gets one"
    assert len(t.hand(1)) == 5


@pytest.mark.rule("EPH-TURN-03")
def test_or_with_the_top_card_of_the_discard_pile() -> None:
    t = given(hands={0: ["lagoon-1"]}, discard=["scylla_1_or_cyclops_4", "cetus_3_or_minotaur_1"])
    t.play("add/*/lagoon-1", "draw/discard")
    assert "cetus_3_or_minotaur_1" in t.hand(0)
    assert t.discard == ["scylla_1_or_cyclops_4"]


@pytest.mark.rule("EPH-TURN-03")
def test_the_card_just_discarded_may_be_taken_back() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4"]})
    t.play("discard/scylla_1_or_cyclops_4", "draw/discard")
    assert "scylla_1_or_cyclops_4" in t.hand(0)


@pytest.mark.rule("EPH-TURN-03")
def test_unless_the_table_forbids_taking_it_back() -> None:
    t = given(2, hands={0: ["scylla_1_or_cyclops_4"]}, draw_pile=3, options={"take_back": "forbidden"})
    t.play("discard/scylla_1_or_cyclops_4")
    assert "scylla_1_or_cyclops_4" not in t.hand(0), "the draw pile was the only choice"
    t.play(f"discard/{min(t.hand(1))}")
    assert t.asked == ("turn", 0), "nor may the next player take what they have just discarded"


@pytest.mark.rule("EPH-TURN-03")
def test_taking_back_is_forbidden_for_that_card_in_that_turn_only() -> None:
    t = given(
        hands={0: ["scylla_1_or_cyclops_4"], 1: ["lagoon-1"]},
        draw_pile=0,
        discard=["cetus_3_or_minotaur_1"],
        options={"take_back": "forbidden"},
    )
    t.play("discard/scylla_1_or_cyclops_4", "add/*/lagoon-1")
    assert "scylla_1_or_cyclops_4" in t.hand(1), "the only card that the next player could draw"


@pytest.mark.rule("EPH-TURN-04")
@pytest.mark.parametrize("ruling", ["hand", "tartarus"])
@pytest.mark.parametrize(
    ("hand", "key"),
    [
        (["lagoon-2"], "add/*/lagoon-2"),
        (["cetus_1_or_destroy_zone"], "exchange/*/lagoon-1"),
        (["scylla_4_or_cyclops_3"], "discard/scylla_4_or_cyclops_3"),
        (["nereid_2_or_cyclops_1"], "retrieve/*/2/lands-1"),
        (["castor_pollux"], "play/*castor_pollux"),
        (["graeae"], "play/*graeae"),
        (["swap_zone"], "play/*swap_zone"),
        (["swap_zone", "mountain-1"], "play/*swap_zone"),
        (["swap_zone", "dionysus"], "play/*swap_zone"),
        (["take_magic_token"], "play/*take_magic_token"),
        (["steal_magic_token"], "play/*steal_magic_token"),
        (["destroy_zone"], "play/*destroy_zone"),
        (["athena_shield"], "play/*athena_shield"),
        (["hecate_magic"], "play/*hecate_magic"),
    ],
)
def test_a_hand_is_back_to_five_at_the_end_of_a_turn(hand: list[str], key: str, ruling: str) -> None:
    with_hand = len(hand) > 1  # then there is nothing of a rival's to swap with
    t = given(
        hands={0: hand},
        cities={0: "mountain 1" if with_hand else "lagoon 1", 1: "lagoon 1, lands dionysus, forest 1"},
        locks={1: "forest"},
        tokens={(1, "lagoon-1"): "owl"},
        options={"hand_swap": ruling},
    )
    t.play(key).go_on()
    assert t.asked == ("turn", 1)
    assert [len(t.hand(seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("EPH-TURN-05")
def test_players_take_turns_in_seat_order_from_the_first_player_on() -> None:
    t = fresh(4, next(seed for seed in map(str, range(99)) if fresh(4, seed).state.first == 2))
    turns = []
    for _ in range(9):
        assert t.asked is not None
        turns.append(t.asked[1])
        t.pass_turn()
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.rule("EPH-TURN-06")
def test_a_discarded_card_lies_face_up_on_top_of_the_discard_pile() -> None:
    t = given(hands={0: ["scylla_1_or_cyclops_4"]}, discard=["cetus_3_or_minotaur_1"])
    t.play("discard/scylla_1_or_cyclops_4")
    assert t.discard == ["cetus_3_or_minotaur_1", "scylla_1_or_cyclops_4"]
    assert t.seen(1, "discard_pile", -1) == "card/scylla_1_or_cyclops_4"
    assert "scylla_1_or_cyclops_4" not in t.tartarus


@pytest.mark.rule("EPH-TURN-07")
def test_everybody_always_sees_the_next_zone_of_each_territory() -> None:
    cities = {0: "lagoon 1-2, forest 1-3", 1: "lands 1-4, mountain 1", 2: "lagoon 1"}
    t = given(3, hands={0: ["destroy_zone"]}, cities=cities)
    mine = ["zone/lagoon/3", "zone/lands/1", "zone/forest/4", "zone/mountain/1"]
    theirs = ["zone/lagoon/1", "zone/forest/1", "zone/mountain/2"]  # the lands are complete
    for key in ["play/*destroy_zone", "rival/2", "let-be", "let-be"]:
        for reader in (0, 1, 2, -1):
            assert t.seen(reader, "players", 0, "next") == mine
            assert t.seen(reader, "players", 1, "next") == theirs
        t.play(key)


@pytest.mark.rule("EPH-TURN-07")
def test_the_next_zone_of_a_locked_territory_is_shown_too() -> None:
    t = given(cities={0: "lagoon 1-2"}, locks={0: "lagoon"})
    assert "zone/lagoon/3" in t.seen(0, "players", 0, "next")


# -- what is hidden


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    worlds = [
        given(3, hands={0: [card, "dionysus"]}, draw_pile=["lagoon-1", "lands-1"])
        for card in ("scylla_1_or_cyclops_4", "hippocamp_1_or_graeae")
    ]
    for t in worlds:
        assert set(t.seen(0, "players", 0, "cards")) == {f"card/{card}" for card in t.hand(0)}
        assert t.seen(1, "players", 0, "hand") == 5, "only how many there are"
        assert t.seen(1, "players", 0, "cards") == ["card/dionysus_1"], "everybody was dealt one"
    for reader in (1, 2, -1):
        here, there = (t.seen(reader, "players", 0) for t in worlds)
        assert here == there


def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    t = given(hands={0: ["lagoon-1"]}, draw_pile=["scylla_1_or_cyclops_4", ...])
    t.play("add/*/lagoon-1")
    assert "card/scylla_1_or_cyclops_4" in t.seen(0, "players", 0, "cards")
    assert t.told(0).count("drew") == 1
    for reader in (1, -1):
        assert t.seen(reader, "players", 0, "cards") == []
        assert t.told(reader).count("drew") == 0
        assert t.told(reader).count("drew-hidden") == 1


def test_a_card_taken_from_the_discard_pile_is_remembered_by_all_until_it_is_used() -> None:
    t = given(hands={0: ["lagoon-1"]}, discard=["nereid_2_or_harpy_4"])
    t.play("add/*/lagoon-1", "draw/discard")
    for reader in (1, -1):
        assert t.seen(reader, "players", 0, "cards") == ["card/nereid_2_or_harpy_4"]
    t.pass_turn().play("add/nereid_2_or_harpy_4/lagoon-2")
    assert t.seen(1, "players", 0, "cards") == []
