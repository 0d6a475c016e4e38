"""Reinforcements in general, and those that change how one draws."""

import pytest

from rules.ephyran.given import ONE_SHORT, fresh, given
from rules.ephyran.table import Table

# -- reinforcements


@pytest.mark.rule("EPH-REINF-01")
def test_reinforcements_are_of_four_families() -> None:
    families: dict[str, set[str]] = {}
    for reinforcement in fresh().state.box.reinforcements:
        families.setdefault(reinforcement.family, set()).add(reinforcement.id)
    assert families == {
        "draw": {"castor_pollux", "graeae"},
        "athena": {"swap_zone", "take_magic_token"},
        "ares": {"destroy_zone", "steal_magic_token"},
        "defence": {"athena_shield", "hecate_magic"},
    }


@pytest.mark.rule("EPH-REINF-01")
def test_the_deck_has_every_reinforcement() -> None:
    box = fresh().state.box
    assert {index for index in box.reinforcement_of if index >= 0} == set(range(len(box.reinforcements)))


def ready(reinforcement: str) -> Table:
    """Seat 0 can play this reinforcement, whichever it is."""
    return given(
        hands={0: [reinforcement]},
        cities={0: "lagoon 1", 1: "lagoon 1, forest 1"},
        locks={1: "forest"},
        tokens={(1, "lagoon-1"): "owl"},
    )


PLAYED = [
    "castor_pollux",
    "graeae",
    "swap_zone",
    "take_magic_token",
    "destroy_zone",
    "steal_magic_token",
    "hecate_magic",
]


@pytest.mark.rule("EPH-REINF-02")
@pytest.mark.parametrize("reinforcement", PLAYED)
def test_a_reinforcement_played_goes_to_tartarus_and_never_to_the_discard(reinforcement: str) -> None:
    t = ready(reinforcement)
    card = next(card for card in t.hand(0) if card.endswith(reinforcement))
    t.play(f"play/{card}").go_on()
    assert card in t.tartarus
    assert card not in t.discard


@pytest.mark.rule("EPH-REINF-03")
def test_what_a_reinforcement_destroys_goes_to_tartarus_too() -> None:
    t = given(hands={0: ["destroy_zone"]}, cities={1: "lagoon scylla_1_or_cyclops_4"}, discard=["lands-4"])
    t.play("play/*destroy_zone").let_be()
    assert "scylla_1_or_cyclops_4" in t.tartarus
    assert len(t.discard) == 1


@pytest.mark.rule("EPH-REINF-03")
def test_and_what_a_hand_swap_removes_where_the_table_says_so() -> None:
    t = given(
        hands={0: ["swap_zone", "nereid_1_or_chimera_2"]},
        cities={0: "lagoon scylla_1_or_cyclops_4"},
        options={"hand_swap": "tartarus"},
    )
    t.play("play/*swap_zone").let_be()
    assert t.city(0) == {"lagoon-1": "nereid_1_or_chimera_2"}
    assert "scylla_1_or_cyclops_4" in t.tartarus
    assert t.discard == []


@pytest.mark.rule("EPH-REINF-04")
def test_nobody_draws_from_tartarus() -> None:
    t = given(hands={0: ["lagoon-1"]}, draw_pile=3, discard=["lands-4"])
    before = t.tartarus
    t.play("add/*/lagoon-1")
    assert t.keys() == {"draw/pile", "draw/discard"}
    assert t.refused()["draw/tartarus"] == ("EPH-REINF-04",)
    t.play("draw/pile")
    assert t.tartarus == before


@pytest.mark.rule("EPH-REINF-04")
def test_not_even_when_there_is_nothing_else_to_draw() -> None:
    t = given(hands={0: ["lagoon-1"]}, draw_pile=0)
    before = t.tartarus
    assert len(before) > 50
    t.play("add/*/lagoon-1")
    assert t.asked == ("turn", 1)
    assert len(t.hand(0)) == 4
    assert t.tartarus == before


@pytest.mark.rule("EPH-REINF-05")
@pytest.mark.parametrize("reinforcement", [*PLAYED, "athena_shield"])
def test_a_reinforcement_is_the_action_of_the_turn(reinforcement: str) -> None:
    t = ready(reinforcement)
    t.play(f"play/*{reinforcement}").go_on()
    assert t.asked == ("turn", 1)


@pytest.mark.rule("EPH-REINF-05")
def test_its_effect_follows_at_once_unless_it_is_cancelled() -> None:
    t = given(hands={0: ["destroy_zone"], 1: ["athena_shield"]}, cities={1: "lagoon 1"}, discard=["lands-4"])
    t.play("play/*destroy_zone")
    assert t.city(1), "others may react first"
    t.play("let-be")
    assert not t.city(1)
    assert t.asked == ("draw", 0), "before anything else happens"
    t = given(hands={0: ["destroy_zone"], 1: ["athena_shield"]}, cities={1: "lagoon 1"}, discard=["lands-4"])
    t.play("play/*destroy_zone", "cancel/*")
    assert t.city(1)


# -- Castor & Pollux


@pytest.mark.rule("EPH-DRAW-01")
def test_castor_and_pollux_draw_two_cards_instead_of_one() -> None:
    top = ["scylla_3_or_phoenix_4", "cetus_3_or_minotaur_1", "triton_4_or_harpy_3"]
    t = given(hands={0: ["castor_pollux"]}, draw_pile=[*top, ...])
    t.play("play/*castor_pollux")
    assert set(top[:2]) <= t.hand(0)
    assert top[2] not in t.hand(0)
    t.play("discard/scylla_3_or_phoenix_4")
    assert t.asked == ("turn", 1), "there is no draw at the end"
    assert t.draw_pile[0] == top[2]
    t.pass_turn()
    assert top[2] in t.hand(1), "the next turn ends as usual"


@pytest.mark.rule("EPH-DRAW-01")
def test_each_of_the_two_cards_comes_from_either_pile() -> None:
    t = given(
        hands={0: ["castor_pollux"]},
        draw_pile=["scylla_3_or_phoenix_4", ...],
        discard=["cetus_4_or_talos_1", "triton_4_or_harpy_3"],
    )
    t.play("play/*castor_pollux")
    for pile in ("draw/discard", "draw/pile"):
        assert t.asked == ("draw", 0)
        assert t.keys() == {"draw/pile", "draw/discard"}
        t.play(pile)
    assert t.asked == ("again", 0)
    assert {"scylla_3_or_phoenix_4", "triton_4_or_harpy_3"} <= t.hand(0)
    assert t.discard == ["cetus_4_or_talos_1"]


@pytest.mark.rule("EPH-DRAW-01")
def test_or_both_from_the_draw_pile_where_the_table_says_so() -> None:
    top = ["scylla_3_or_phoenix_4", "cetus_3_or_minotaur_1"]
    t = given(
        hands={0: ["castor_pollux"]},
        draw_pile=[*top, ...],
        discard=["triton_4_or_harpy_3"],
        options={"draw_two": "pile"},
    )
    t.play("play/*castor_pollux")
    assert t.asked == ("again", 0)
    assert set(top) <= t.hand(0)
    assert t.discard == ["triton_4_or_harpy_3"]


@pytest.mark.rule("EPH-DRAW-02")
def test_one_of_the_six_cards_is_played_at_once() -> None:
    t = given(hands={0: ["castor_pollux"]})
    t.play("play/*castor_pollux")
    assert t.asked == ("again", 0)
    assert len(t.hand(0)) == 6
    assert t.keys("discard/*") == {f"discard/{card}" for card in t.hand(0)}
    t.play(min(t.keys("discard/*")))
    assert t.asked == ("turn", 1), "no draw follows"
    assert len(t.hand(0)) == 5


@pytest.mark.rule("EPH-DRAW-02")
@pytest.mark.parametrize(
    ("key", "zone"),
    [
        ("add/triton_1_or_phoenix_2/mountain-2", "mountain-2"),
        ("exchange/triton_1_or_phoenix_2/lagoon-1", "lagoon-1"),
        ("retrieve/cetus_3_or_minotaur_1/2/lands-1", "forest-1"),
    ],
)
def test_it_may_be_added_exchanged_or_used_to_take_a_dionysus(key: str, zone: str) -> None:
    t = given(
        hands={0: ["castor_pollux", "triton_1_or_phoenix_2"]},
        cities={0: "lagoon 1, mountain 1", 1: "lands dionysus"},
        draw_pile=["cetus_3_or_minotaur_1", ...],
    )
    t.play("play/*castor_pollux", key)
    if t.asked == ("dionysus", 0):
        t.play("dionysus/forest-1")
    assert t.city(0)[zone] == ("dionysus_2" if zone == "forest-1" else "triton_1_or_phoenix_2")
    assert t.asked == ("turn", 1)
    assert len(t.hand(0)) == 5


@pytest.mark.rule("EPH-DRAW-02")
def test_the_card_played_again_may_finish_the_city() -> None:
    t = given(hands={0: ["castor_pollux"]}, cities={0: ONE_SHORT}, draw_pile=["talos_4_or_destroy_zone", ...])
    t.play("play/*castor_pollux", "add/talos_4_or_destroy_zone/mountain-4")
    assert t.state.finished == [0]
    assert t.seen(1, "ending") == "city"


@pytest.mark.rule("EPH-DRAW-03")
def test_the_card_played_again_is_no_reinforcement() -> None:
    t = given(
        hands={0: ["castor_pollux", "destroy_zone"]},
        cities={1: "lagoon 1"},
        draw_pile=["hippocamp_1_or_graeae", ...],
    )
    assert t.keys("play/*destroy_zone"), "on its own it could be played"
    t.play("play/*castor_pollux")
    assert not t.keys("play/*")
    assert t.refused("play/*graeae") == {"play/hippocamp_1_or_graeae": ("EPH-DRAW-03",)}
    assert list(t.refused("play/*destroy_zone").values()) == [("EPH-DRAW-03",)]


# -- the Graeae


TOP = ["scylla_3_or_phoenix_4", "cetus_3_or_minotaur_1", "triton_4_or_harpy_3"]


@pytest.mark.rule("EPH-DRAW-04")
def test_the_graeae_draw_three_cards_and_one_is_kept() -> None:
    t = given(hands={0: ["graeae"]}, draw_pile=[*TOP, ...], discard=["lands-4"])
    t.play("play/*graeae")
    assert t.keys() == {f"leave/{card}" for card in TOP}
    t.play("leave/triton_4_or_harpy_3", "leave/scylla_3_or_phoenix_4")
    assert "cetus_3_or_minotaur_1" in t.hand(0)
    assert len(t.hand(0)) == 5
    assert t.asked == ("turn", 1), "that was the draw of this turn"


@pytest.mark.rule("EPH-DRAW-04")
def test_the_three_cards_are_seen_by_the_player_alone() -> None:
    t = given(hands={0: ["graeae"]}, draw_pile=[*TOP, ...])
    t.play("play/*graeae")
    assert sorted(t.seen(0, "drawn_cards")) == sorted(f"card/{card}" for card in TOP)
    for reader in (1, -1):
        assert "drawn_cards" not in t.view(reader)
        assert t.seen(reader, "drawn") == 3
        assert "drew" not in t.told(reader)
        assert t.told(reader).count("drew-hidden") == 3


@pytest.mark.rule("EPH-DRAW-04")
def test_with_two_cards_left_the_graeae_draw_two_and_one_is_kept() -> None:
    t = given(hands={0: ["graeae"]}, draw_pile=TOP[:2], discard=["lands-4"])
    t.play("play/*graeae")
    assert t.keys() == {f"leave/{card}" for card in TOP[:2]}, "none comes from the discard pile"
    t.play("leave/cetus_3_or_minotaur_1")
    assert "scylla_3_or_phoenix_4" in t.hand(0)
    assert t.top_of_discard == "cetus_3_or_minotaur_1"
    assert t.seen(0, "ending") == "pile"


@pytest.mark.rule("EPH-DRAW-04")
def test_with_one_card_left_it_is_kept() -> None:
    t = given(hands={0: ["graeae"]}, draw_pile=TOP[:1], discard=["lands-4"])
    t.play("play/*graeae")
    assert "scylla_3_or_phoenix_4" in t.hand(0)
    assert len(t.discard) == 1


@pytest.mark.rule("EPH-DRAW-04")
@pytest.mark.rule("EPH-END-01")
def test_the_last_three_cards_end_the_game_and_what_is_left_makes_no_new_pile() -> None:
    t = given(hands={0: ["graeae"], 1: ["typhon_2_or_graeae"]}, draw_pile=TOP)
    t.play("play/*graeae", f"leave/{TOP[0]}", f"leave/{TOP[1]}")
    assert t.seen(0, "ending") == "pile"
    assert t.discard == TOP[:2]
    assert t.refused("play/*graeae") == {"play/typhon_2_or_graeae": ("EPH-DRAW-04",)}, "there is nothing to draw"


@pytest.mark.rule("EPH-DRAW-04")
def test_without_a_draw_pile_the_graeae_cannot_be_played() -> None:
    t = given(hands={0: ["hippocamp_1_or_graeae"]}, draw_pile=0, discard=["lands-4"])
    assert t.refused("play/*") == {"play/hippocamp_1_or_graeae": ("EPH-DRAW-04",)}


@pytest.mark.rule("EPH-DRAW-05")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_the_two_others_go_on_the_discard_pile_in_the_order_chosen(order: tuple[int, int]) -> None:
    under, above = (TOP[n] for n in order)
    t = given(hands={0: ["graeae"]}, draw_pile=[*TOP, ...], discard=["cetus_4_or_talos_1"])
    t.play("play/*graeae", f"leave/{under}")
    assert t.asked == ("leave", 0)
    t.play(f"leave/{above}")
    assert t.discard == ["cetus_4_or_talos_1", under, above]
    assert "cetus_3_or_minotaur_1" in t.hand(0)


@pytest.mark.rule("EPH-DRAW-06")
@pytest.mark.parametrize(("reinforcement", "question"), [("castor_pollux", "again"), ("graeae", "leave")])
def test_no_defence_cancels_a_draw_reinforcement(reinforcement: str, question: str) -> None:
    t = given(3, hands={0: [reinforcement], 1: ["athena_shield"], 2: ["hecate_magic"]})
    t.play(f"play/*{reinforcement}")
    assert t.asked == (question, 0), "nobody is asked to react"
