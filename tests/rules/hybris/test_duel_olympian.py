"""Duel: what an Olympian does with a Posture and two Pillars, and the change of mood.  Page 29."""

import pytest

from agon.games.hybris.box.numbers import (
    FATES,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    ORACLE,
    PERCEIVE,
    PROPHET,
)
from agon.games.hybris.duel.box import postures_of
from agon.games.hybris.duel.questions import (
    FLIP_TOKEN,
    LYING_TOKEN,
    PLACE,
    PLACE_ANYWHERE,
    PLACE_NEARBY,
    REMOVE_TOKEN,
    on_slot,
)
from agon.games.hybris.duel.table import FORBIDDEN, PORTRAIT, duel_table
from agon.games.hybris.rules.questions import (
    ACTION,
    ACTIVATE,
    DESTINATION,
    END_OF_TURN,
    FROM_TILE,
    LOCATION,
    MAY,
    PASS,
    PILLAR,
    RESOLVE_PILLAR,
    STOP,
    TILE,
    TURN,
    USE_UPPER,
    WHICH_ACTION,
    YES,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind, action_of
from rules.hybris.cities import Asked, answer, options_of
from rules.hybris.duelling import (
    HUMBLE,
    PROUD,
    Answer,
    at,
    duel,
    everywhere,
    lying,
    pose,
    put,
    send,
    sides_offered,
    slot,
    slots_offered,
    was_asked,
)
from rules.hybris.given import given, told
from rules.hybris.steps import step

# -- the Olympian


@pytest.mark.rule("HYB-DUEL-16", "HYB-DUEL-17", "HYB-DUEL-18")
def test_the_posture_comes_before_the_move_and_in_order() -> None:
    g = duel()
    pose(g, HUMBLE)
    put(g, 1, PORTRAIT, "elis", "athens")
    put(g, 0, FORBIDDEN, "olympus_1", "olympus_2", "olympus_3")
    kinds = [each.kind for each in send(g, 0, OLYMPIAN, ORACLE, (MAY, STOP << 16))]
    order = [TURN, REMOVE_TOKEN, REMOVE_TOKEN, MAY, FLIP_TOKEN, FLIP_TOKEN, DESTINATION]
    assert kinds[: len(order)] == order


@pytest.mark.rule("HYB-DUEL-16", "HYB-DUEL-19", "HYB-DUEL-20")
def test_the_proud_are_paid_before_the_rivals_tokens_are_turned() -> None:
    g = duel()
    pose(g, PROUD)
    put(g, 0, PORTRAIT, "elis")
    put(g, 1, PORTRAIT, "athens")
    send(g, 0, OLYMPIAN, FATES)
    assert g.log is not None
    ids = [id for id, _, _ in g.log]
    assert ids.index("hybris-vp") < ids.index("hybris-duel-turned") < ids.index("hybris-placed")


@pytest.mark.parametrize("kind", [HERO, PROPHET])
@pytest.mark.rule("HYB-DUEL-16")
def test_only_the_olympian_strikes_a_posture(kind: int) -> None:
    g = duel()
    pose(g, PROUD)
    put(g, 1, PORTRAIT, "athens", "elis")
    send(g, 0, kind, ORACLE)
    assert told(g, "hybris-duel-turned") == []


def humble(g: Hybris, *answers: Answer) -> list[Asked]:
    """The effects of the Humble side for seat 0."""
    return answer(g.book.resolve(g, g.players[0], postures_of(g.box)[HUMBLE].effects, Scene(0)), *answers)


def proud(g: Hybris) -> list[Asked]:
    return answer(g.book.resolve(g, g.players[0], postures_of(g.box)[PROUD].effects, Scene(0)))


def away(id: str) -> Answer:
    return REMOVE_TOKEN, LYING_TOKEN << 16 | on_slot(PORTRAIT, slot(id))


@pytest.mark.rule("HYB-DUEL-17")
def test_the_humble_send_home_up_to_four_face_up_tokens_of_the_rival() -> None:
    g = duel()
    put(g, 1, PORTRAIT, "elis", "athens", "argos", "sparta", "lemnos")
    put(g, 1, FORBIDDEN, "olympus_1")
    put(g, 0, PORTRAIT, "olympus_2")
    asked = humble(g)
    removing = [each for each in asked if each.kind is REMOVE_TOKEN]
    assert [len(each.options) for each in removing] == [6, 5, 4, 3], "each time those left, or no more"
    assert slots_offered(asked, REMOVE_TOKEN) - {0} == at(MORTAL_WORLD)
    assert len(lying(g, 1, PORTRAIT)) == 1
    assert (lying(g, 1, FORBIDDEN), lying(g, 0, PORTRAIT)) == ({"olympus_1"}, {"olympus_2"})
    assert g.players[1].marks == 13


@pytest.mark.parametrize(("removed", "spark"), [(0, False), (1, False), (2, True), (3, True)])
@pytest.mark.rule("HYB-DUEL-17")
def test_two_tokens_sent_home_may_light_a_spark(removed: int, spark: bool) -> None:
    g = duel()
    cities = ("elis", "athens", "argos", "sparta")
    put(g, 1, PORTRAIT, *cities)
    answers = [away(id) for id in cities[:removed]]
    asked = humble(g, *answers, (REMOVE_TOKEN, STOP << 16))
    assert was_asked(asked, MAY) == spark
    assert lying(g, 1, PORTRAIT) == set(cities[removed:])
    assert g.players[0].sparks == int(spark)


@pytest.mark.rule("HYB-DUEL-17")
def test_the_spark_may_be_declined_and_comes_from_any_tile() -> None:
    g = duel()
    put(g, 1, PORTRAIT, "elis", "athens")
    humble(g, away("elis"), away("athens"), (MAY, STOP << 16))
    assert g.players[0].sparks == 0
    put(g, 1, PORTRAIT, "elis", "athens")
    index = postures_of(g.box)[HUMBLE].effects[1].then[0].index
    humble(g, away("elis"), away("athens"), (MAY, YES << 16 | index), (FROM_TILE, TILE << 16 | 3))
    assert g.players[0].cleared == [0, 0, 0, 1, 0, 0]


def over(id: str) -> Answer:
    return FLIP_TOKEN, LYING_TOKEN << 16 | on_slot(FORBIDDEN, slot(id))


@pytest.mark.rule("HYB-DUEL-18")
def test_the_humble_turn_two_of_their_own_face_up() -> None:
    g = duel()
    put(g, 0, FORBIDDEN, "elis", "athens", "argos")
    put(g, 0, PORTRAIT, "sparta")
    put(g, 1, FORBIDDEN, "lemnos")
    asked = humble(g, over("athens"), over("argos"))
    turning = [each.options for each in asked if each.kind is FLIP_TOKEN]
    assert [len(options) for options in turning] == [3, 2], "no way to do without"
    assert lying(g, 0, PORTRAIT) == {"athens", "argos", "sparta"}
    assert (lying(g, 0, FORBIDDEN), lying(g, 1, FORBIDDEN)) == ({"elis"}, {"lemnos"})
    assert g.barred == 1 << slot("elis") | 1 << slot("lemnos")


@pytest.mark.parametrize("ids", [(), ("elis",), ("elis", "athens")])
@pytest.mark.rule("HYB-DUEL-22")
def test_with_fewer_tokens_as_many_as_there_are_are_turned(ids: tuple[str, ...]) -> None:
    g = duel()
    put(g, 0, FORBIDDEN, *ids)
    asked = humble(g)
    assert not was_asked(asked, FLIP_TOKEN)
    assert lying(g, 0, PORTRAIT) == set(ids)
    assert (g.players[0].vp, g.grandeur) == (0, [NONE, NONE, 0, 1]), "and nothing is lost for it"


@pytest.mark.rule("HYB-DUEL-19")
def test_the_proud_gain_a_point_for_each_of_their_face_up_tokens() -> None:
    g = duel()
    put(g, 0, PORTRAIT, "elis", "athens", "olympus_1")
    put(g, 0, FORBIDDEN, "argos", "sparta")
    put(g, 1, PORTRAIT, "lemnos")
    proud(g)
    assert [p.vp for p in g.players] == [3, 0]


@pytest.mark.rule("HYB-DUEL-20")
def test_the_proud_turn_over_everything_of_the_rival() -> None:
    g = duel()
    put(g, 0, PORTRAIT, "elis")
    put(g, 0, FORBIDDEN, "athens")
    put(g, 1, PORTRAIT, "argos", "olympus_1")
    put(g, 1, FORBIDDEN, "sparta")
    proud(g)
    assert (lying(g, 1, FORBIDDEN), lying(g, 1, PORTRAIT)) == ({"argos", "olympus_1"}, {"sparta"})
    assert (lying(g, 0, PORTRAIT), lying(g, 0, FORBIDDEN)) == ({"elis"}, {"athens"})
    assert g.barred == sum(1 << slot(id) for id in ("athens", "argos", "olympus_1"))


@pytest.mark.rule("HYB-DUEL-21")
def test_the_turn_of_the_olympian_ends_with_a_token_anywhere_on_either_side() -> None:
    g = duel()
    pose(g, PROUD)
    put(g, 1, FORBIDDEN, "elis")
    asked = send(g, 0, OLYMPIAN, ORACLE, to="oracle_1")
    assert asked[-1].kind is PLACE_ANYWHERE
    assert slots_offered(asked, PLACE_ANYWHERE) == everywhere() - {slot("elis"), slot("oracle_1")}
    assert sides_offered(asked, PLACE_ANYWHERE) == {PORTRAIT, FORBIDDEN}
    assert all(action_of(option) == PLACE for option in options_of(asked, PLACE_ANYWHERE)), "it must be placed"
    assert duel_table(g).marks(0) == 1


@pytest.mark.rule("HYB-DUEL-21")
def test_no_such_token_after_another_turn() -> None:
    g = duel()
    pose(g, PROUD)
    assert not was_asked(send(g, 0, HERO, ORACLE), PLACE_ANYWHERE)
    g.active = 0
    assert not was_asked(step(g, "action", (TURN, PASS << 16)), PLACE_ANYWHERE)
    g = duel()
    pose(g, PROUD)
    g.players[0].marks = 0
    assert not was_asked(send(g, 0, OLYMPIAN, ORACLE), PLACE_ANYWHERE)


@pytest.mark.rule("HYB-DUEL-21", "HYB-DUEL-13")
def test_a_defeated_olympian_leaves_one_all_the_same_and_a_defeated_hero_none() -> None:
    for kind, kept in ((OLYMPIAN, PLACE_ANYWHERE), (HERO, PLACE_NEARBY)):
        g = duel()
        pose(g, PROUD)
        for p in g.players:
            p.hand.clear()  # a tie is the Defender's
        g.players[1].characters[0].place = slot("athens")
        g.players[1].might = 9
        asked = send(g, 0, kind, MORTAL_WORLD, to="athens")
        assert told(g, "hybris-defeated")[0][0] == 0
        assert was_asked(asked, kept) == (kind == OLYMPIAN)


# -- resolving two Pillars


FIRST, SECOND = RESOLVE_PILLAR << 16, RESOLVE_PILLAR << 16 | 1
"""A player's own Pillars, in the order they were taken."""


@pytest.mark.rule("HYB-DUEL-23", "HYB-DUEL-08")
def test_the_proud_use_two_upper_halves_in_the_order_they_want() -> None:
    g = duel()
    pose(g, PROUD)
    one, two = g.players[0].pillars
    asked = send(
        g,
        0,
        OLYMPIAN,
        ORACLE,
        (DESTINATION, SECOND),
        (USE_UPPER, PILLAR << 16 | two),
        (DESTINATION, FIRST),
        (USE_UPPER, PILLAR << 16 | one),
    )
    assert options_of(asked, USE_UPPER) == [PILLAR << 16 | two, STOP << 16]
    assert told(g, "hybris-upper") == [(0, two, NONE, NONE), (0, one, NONE, NONE)]
    assert told(g, "hybris-lower") == [(0, one, NONE, NONE)], "the other one is covered"


@pytest.mark.rule("HYB-DUEL-23", "HYB-ACT-21")
@pytest.mark.parametrize("posture", [HUMBLE, PROUD])
@pytest.mark.parametrize("first", [DESTINATION, WHICH_ACTION, END_OF_TURN])
@pytest.mark.parametrize("second", [DESTINATION, WHICH_ACTION, END_OF_TURN])
def test_each_pillar_has_a_moment_of_its_own(posture: int, first: Kind, second: Kind) -> None:
    """Before moving, before the action, after it: any two of the three, in either order."""
    g = duel()
    pose(g, posture)
    moments = [DESTINATION, WHICH_ACTION, END_OF_TURN]
    in_time = sorted([(moments.index(first), FIRST), (moments.index(second), SECOND)])
    answers = [(moments[at], pillar) for at, pillar in in_time]
    asked = step(
        g,
        "action",
        (TURN, ACTIVATE << 16),
        *[each for each in answers if each[0] is DESTINATION],
        (DESTINATION, LOCATION << 16 | ORACLE),
        *[each for each in answers if each[0] is WHICH_ACTION],
        (WHICH_ACTION, ACTION << 16 | PERCEIVE),
        *[each for each in answers if each[0] is END_OF_TURN],
    )
    both = [g.players[0].pillars[pillar & 0xFFFF] for _, pillar in in_time]
    assert [pillar for _, pillar, *_ in told(g, "hybris-upper")] == [p for p in both if p in g.players[0].uppers]
    assert [pillar for _, pillar, *_ in told(g, "hybris-lower")] == [p for p in both if p in g.players[0].lowers]
    assert g.players[0].pillar_resolved
    assert len([each for each in asked if each.kind is USE_UPPER]) == len(g.players[0].uppers)


@pytest.mark.rule("HYB-DUEL-23", "HYB-ACT-24")
def test_what_is_resolved_once_is_not_offered_again_and_the_other_must_follow() -> None:
    g = duel()
    pose(g, HUMBLE)
    g.players[0].premonitions.clear()
    asked = send(g, 0, OLYMPIAN, ORACLE, (DESTINATION, FIRST))
    places = [each.options for each in asked if each.kind is DESTINATION]
    assert {FIRST, SECOND} <= set(places[0])
    assert SECOND in places[1]
    assert FIRST not in places[1]
    assert [pillar for _, pillar, *_ in told(g, "hybris-lower")] == g.players[0].pillars, (
        "the second at the latest then"
    )


@pytest.mark.rule("HYB-DUEL-23", "HYB-DUEL-07")
def test_the_humble_use_one_and_give_two() -> None:
    g = duel()
    pose(g, HUMBLE)
    one, two = g.players[0].pillars
    before = (g.players[1].aegis, len(g.players[1].hand))
    answers = ((DESTINATION, FIRST), (USE_UPPER, PILLAR << 16 | one), (DESTINATION, SECOND))
    asked = send(g, 0, OLYMPIAN, ORACLE, *answers)
    assert options_of(asked, USE_UPPER) == [PILLAR << 16 | one, STOP << 16]
    assert told(g, "hybris-lower") == [(0, one, NONE, NONE), (0, two, NONE, NONE)]
    assert (g.players[1].aegis, len(g.players[1].hand)) == (before[0] + 1, before[1] + 1)
    assert g.players[0].pillar_resolved


@pytest.mark.rule("HYB-DUEL-23")
def test_upper_halves_are_optional_and_lower_ones_are_not() -> None:
    g = duel()
    pose(g, PROUD)
    answers = ((DESTINATION, FIRST), (USE_UPPER, STOP << 16), (DESTINATION, SECOND), (USE_UPPER, STOP << 16))
    send(g, 0, OLYMPIAN, ORACLE, *answers)
    assert told(g, "hybris-upper") == []
    assert len(told(g, "hybris-lower")) == 1


@pytest.mark.rule("HYB-DUEL-24", "HYB-DEFEAT-07")
def test_a_defeat_resolves_what_is_left_of_two_pillars() -> None:
    g = duel()
    pose(g, HUMBLE)
    for p in g.players:
        p.hand.clear()
    g.players[1].characters[0].place = slot("athens")
    g.players[1].might = 9
    send(g, 0, OLYMPIAN, MORTAL_WORLD, (DESTINATION, SECOND), to="athens")
    one, two = g.players[0].pillars
    assert told(g, "hybris-lower") == [(0, two, NONE, NONE), (0, one, NONE, NONE)]
    assert told(g, "hybris-upper") == []


@pytest.mark.parametrize(("posture", "given_away"), [(HUMBLE, [0, 1]), (PROUD, [0])])
@pytest.mark.rule("HYB-DUEL-24")
def test_passing_without_the_olympian_gives_every_lower_half_to_the_rival(posture: int, given_away: list[int]) -> None:
    g = duel()
    pose(g, posture)
    pillars = g.players[0].pillars.copy()
    step(g, "action", (TURN, PASS << 16))
    assert told(g, "hybris-lower") == [(0, pillars[at], NONE, NONE) for at in given_away]
    assert told(g, "hybris-upper") == []
    assert [p.aegis for p in g.players] == [3, 4], "nothing for who passes"


@pytest.mark.rule("HYB-DUEL-24")
def test_after_the_olympian_passing_gives_nothing() -> None:
    g = duel()
    pose(g, HUMBLE)
    send(g, 0, OLYMPIAN, ORACLE)
    assert len(told(g, "hybris-lower")) == 2
    g.active = 0
    step(g, "action", (TURN, PASS << 16))
    assert len(told(g, "hybris-lower")) == 2


# -- the End of Age


@pytest.mark.rule("HYB-DUEL-26")
def test_the_mood_changes_as_the_last_step_of_the_end_of_age() -> None:
    steps = duel().book.sequences["end_of_age"]
    assert steps[-4:] == ["age_end_powers", "mood_change", "age_over", "advance_age"]
    g = duel()
    put(g, 0, PORTRAIT, "elis", "olympus_1")
    put(g, 0, FORBIDDEN, "athens")
    put(g, 1, PORTRAIT, "argos")
    put(g, 1, FORBIDDEN, "sparta", "forge_1")
    step(g, "mood_change")
    assert (lying(g, 0, PORTRAIT), lying(g, 0, FORBIDDEN)) == ({"athens"}, {"elis", "olympus_1"})
    assert (lying(g, 1, PORTRAIT), lying(g, 1, FORBIDDEN)) == ({"sparta", "forge_1"}, {"argos"})
    assert g.barred == sum(1 << slot(id) for id in ("elis", "olympus_1", "argos"))
    assert g.step == "age_over"


@pytest.mark.rule("HYB-DUEL-06")
def test_a_posture_is_for_one_age() -> None:
    g = duel()
    pose(g, PROUD)
    step(g, "mood_change")
    assert duel_table(g).postures == [NONE, NONE]


# -- the part of the state


def test_the_table_is_copied_whole_and_shown_to_everybody() -> None:
    g = duel()
    pose(g, PROUD)
    put(g, 0, PORTRAIT, "elis")
    twin = g.copy()
    assert twin.dump() == g.dump()
    put(twin, 1, FORBIDDEN, "athens")
    duel_table(twin).postures[0] = HUMBLE
    assert duel_table(g).owners[slot("athens")] == NONE
    assert duel_table(g).postures[0] == PROUD
    assert twin.dump() != g.dump()
    seen = {"tokens": [{"slot": "slot/elis", "seat": 0, "side": "portrait"}], "postures": ["proud", "proud"]}
    assert [g.parts["duel"].view(g.box, seat) for seat in (0, 1, -1)] == [seen] * 3
    assert [g.parts["duel"].marks(seat) for seat in (0, 1)] == [1, 0]


def test_without_duel_nothing_of_it_is_there() -> None:
    g = given("zeus", "hades")
    assert (g.parts, g.barred) == ({}, 0)
    assert "remove_tokens" not in g.book.verbs
