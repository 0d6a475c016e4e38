"""Build Monument: a level anywhere, priests and tokens back, artifacts charged; the ways to win."""

import pytest

from agon.games.hellas.box.numbers import BUILD_MONUMENT, HUNT, MARCH, NONE, PREPARE, RECRUIT
from agon.games.hellas.rules.control import take_control
from agon.games.hellas.rules.ending import outcome
from agon.games.hellas.rules.monuments import why_not_build
from agon.games.hellas.rules.questions import MARKED, SPECIAL, STOP
from agon.games.hellas.rules.turn import special_options
from agon.games.hellas.state import Hellas
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.given import empower, equip, given, named, own, questions, region, stand, step, told

ZEUS, ATHENA, HERMES = (named("god", id) for id in ("zeus", "athena", "hermes"))


def building(players: int = 3, seat: int = 0) -> Hellas:
    g = given(players)
    g.active, g.step = seat, "build_monument"
    return g


@pytest.mark.rule("LOH-MSPEC-25")
@pytest.mark.rule("LOH-MSPEC-26")
def test_one_level_on_any_monument_whoever_controls_its_region() -> None:
    g = building()
    own(g, 1, "thessaly")
    [gods] = step(g, [ZEUS])
    assert gods == [ZEUS, ATHENA, HERMES]
    assert [monument.level for monument in g.monuments] == [1 + int(god == ZEUS) for god in range(3)]
    g = building()
    g.monuments[ZEUS].level = 5
    assert step(g) == [[ATHENA, HERMES]]


def test_when_all_are_complete_the_rest_is_done() -> None:
    g = building()
    g.completed = ZEUS
    for monument in g.monuments:
        monument.level = 5
    g.players[1].marked = 3
    assert step(g) == []
    assert g.players[1].marked == 0
    assert g.step == "monsters"


@pytest.mark.rule("LOH-MSPEC-27")
def test_it_may_be_chosen_while_others_are_free_and_is_never_marked() -> None:
    g = given()
    g.step = "special"
    assert SPECIAL << 16 | BUILD_MONUMENT in special_options(g, g.players[0])
    assert why_not_build(g, g.players[0]) is None
    questions(g.book.steps["special"](g), [SPECIAL << 16 | BUILD_MONUMENT])
    assert g.players[0].marked == 0


@pytest.mark.rule("LOH-MSPEC-28")
@pytest.mark.rule("LOH-MSPEC-29")
def test_all_priests_go_from_the_monuments_to_the_supply() -> None:
    g = building()
    for p in g.players:
        g.monuments[ZEUS].priests.append(p.colour)
        g.monuments[HERMES].priests.append(p.colour)
        p.pool = 1
    step(g)
    assert [monument.priests for monument in g.monuments] == [[], [], []]
    assert [p.pool for p in g.players] == [1, 1, 1]


@pytest.mark.rule("LOH-MSPEC-30")
@pytest.mark.rule("LOH-MSPEC-31")
def test_the_builder_gets_a_priest_for_every_temple_and_the_oracle() -> None:
    g = building()
    own(g, 0, "epirus", "phocis")
    own(g, 1, "aetolia")
    g.temples = 1 << region("epirus") | 1 << region("phocis") | 1 << region("aetolia")
    step(g)
    assert [p.pool for p in g.players] == [2, 0, 0]


@pytest.mark.rule("LOH-MSPEC-28")
@pytest.mark.rule("LOH-MSPEC-30")
def test_priests_come_back_before_new_ones_are_counted() -> None:
    g = building()
    own(g, 0, "epirus", "phocis")
    g.temples = 1 << region("epirus") | 1 << region("phocis")
    g.monuments[ZEUS].priests = [g.players[0].colour] * 2
    g.players[0].pool = 2
    step(g)
    assert g.players[0].pool == 4


@pytest.mark.rule("LOH-MSPEC-32")
@pytest.mark.rule("LOH-MSPEC-33")
def test_all_players_take_their_tokens_off_and_charge_their_artifacts() -> None:
    g = building()
    for p in g.players:
        equip(g, p.seat, ("ambrosia", "harpe", "aegis")[p.seat])
        p.spent = p.artifacts.copy()
        p.marked = 0b101010
        p.marked_powers = [3]
    step(g)
    assert [(p.marked, p.marked_powers, p.spent) for p in g.players] == [(0, [], [])] * 3


def test_powers_hear_of_it_when_tokens_are_off() -> None:
    g = building()
    g.players[0].marked = 1
    empower(g, 0, when="reaction", on={"monument_built": "any"}, effects=[{"unmark": 1}])
    assert len(step(g)) == 1  # the monument; there is no token left to take off


# ---------------------------------------------------------------- two players


@pytest.mark.rule("LOH-M2P-02")
def test_with_two_a_used_special_action_may_come_first_once_more() -> None:
    g = building(2)
    p = g.players[0]
    p.marked = 1 << PREPARE | 1 << HUNT
    asked = questions(g.book.steps["build_monument"](g), [MARKED << 16 | PREPARE])
    assert asked[0].options == [MARKED << 16 | PREPARE, STOP << 16]  # there is nothing to hunt
    g = building(2)
    g.players[0].marked = 1 << PREPARE
    step(g, [PREPARE, 1, 1])
    assert len(g.players[0].hand) == 2
    assert g.monuments[0].level == 2
    assert g.players[0].marked == 0


@pytest.mark.rule("LOH-M2P-02")
def test_nothing_is_repeated_without_a_token_nor_with_three() -> None:
    assert len(step(building(2))) == 1
    g = building(3)
    g.players[0].marked = 1 << MARCH
    assert step(g) == [[ZEUS, ATHENA, HERMES]]


@pytest.mark.rule("LOH-M2P-01")
def test_with_two_a_complete_monument_starts_nothing() -> None:
    g = building(2)
    g.monuments[ZEUS].level = 4
    step(g, [ZEUS])
    assert (g.completed, g.countdown) == (NONE, NONE)


# ---------------------------------------------------------------- King of Kings


def crowned(controller: int = NONE) -> Hellas:
    """Seat 1 has just completed the monument of Zeus."""
    g = building(3, seat=1)
    g.monuments[ZEUS].level = 4
    if controller != NONE:
        own(g, controller, "thessaly")
        stand(g, controller, "thessaly", 1)
    step(g, [ZEUS])
    return g


def act(g: Hellas, seat: int) -> None:
    """A player's special action: Recruit, and nothing placed."""
    g.active, g.step, g.specials = seat, "special", 1
    g.players[seat].marked = 0
    step(g, [RECRUIT, 0])


@pytest.mark.rule("LOH-MVIC-05")
@pytest.mark.rule("LOH-MVIC-06")
@pytest.mark.rule("LOH-MVIC-07")
def test_three_special_actions_of_the_builder_later_whoever_controls_the_region_wins() -> None:
    g = crowned(controller=2)
    assert (g.completed, g.countdown, g.countdown_seat) == (ZEUS, 3, 1)
    assert told(g, "hellas-monument-complete") == [(1, ZEUS, NONE, NONE)]
    act(g, 1)
    act(g, 0)  # others do not count
    act(g, 2)
    act(g, 1)
    assert g.countdown == 1
    assert g.step != OVER
    act(g, 1)
    assert (g.step, g.winner, g.ending) == (OVER, 2, "won-king")


@pytest.mark.rule("LOH-MVIC-07")
def test_build_monument_counts_too_and_the_card_stays() -> None:
    g = crowned()
    g.step, g.specials = "special", 1
    step(g, [BUILD_MONUMENT])
    assert (g.countdown, g.countdown_seat) == (2, 1)


@pytest.mark.rule("LOH-MVIC-08")
def test_a_second_complete_monument_changes_nothing() -> None:
    g = crowned()
    g.countdown = 1
    g.monuments[ATHENA].level = 4
    g.active, g.step = 2, "build_monument"
    step(g, [ATHENA])
    assert (g.completed, g.countdown, g.countdown_seat) == (ZEUS, 1, 1)


@pytest.mark.rule("LOH-MVIC-09")
def test_the_first_to_control_the_region_later_wins() -> None:
    g = crowned()
    for _ in range(3):
        act(g, 1)
    assert (g.countdown, g.winner) == (0, NONE)
    take_control(g, region("attica"), g.players[0].colour)
    with pytest.raises(Ended):
        take_control(g, region("thessaly"), g.players[0].colour)
    assert (g.winner, g.ending) == (0, "won-king")


def test_before_the_countdown_is_over_control_wins_nothing() -> None:
    g = crowned()
    take_control(g, region("thessaly"), g.players[0].colour)
    assert g.winner == NONE


# ---------------------------------------------------------------- the other ways


@pytest.mark.rule("LOH-MVIC-02")
@pytest.mark.parametrize(("players", "wins"), [(3, False), (4, True)])
def test_with_three_the_blue_land_does_not_count(players: int, wins: bool) -> None:
    g = given(players)
    for land in ("blue", "brown"):
        own(g, 0, *[g.box.regions[number].id for number in g.box.lands[named("land", land)].regions])
    if wins:
        with pytest.raises(Ended):
            g.book.replaceable.check_victory(g)
    else:
        g.book.replaceable.check_victory(g)
    assert (g.winner == 0) == wins


@pytest.mark.rule("LOH-MVIC-04")
@pytest.mark.parametrize(("slain", "winner"), [([0, 1], NONE), ([0, 1, 2], 1)])
def test_three_monsters_win(slain: list[int], winner: int) -> None:
    g = given()
    g.players[1].trophies = slain
    if winner == NONE:
        g.book.replaceable.check_victory(g)
    else:
        with pytest.raises(Ended):
            g.book.replaceable.check_victory(g)
    assert g.winner == winner


@pytest.mark.rule("LOH-MTURN-07")
def test_a_victory_ends_the_game_in_the_middle_of_a_turn_whoever_has_it() -> None:
    g = given()
    own(g, 1, "argolis", "laconia", "achaea", "elis", "messenia", "arcadia")
    stand(g, 1, "arcadia", 3)
    g.active, g.step = 1, "regular"
    take = region("crete")
    g.players[1].region = take
    stand(g, 1, "argolis", 5)
    g.players[1].attributes = [3, 1, 1]
    stand(g, 2, "crete", 0)
    stand(g, 1, "crete", 2)
    step(g, [0, region("argolis") << 7 | take << 2 | g.players[1].colour, 0])
    assert (g.step, g.winner, g.ending) == (OVER, 1, "won-warlord")
    result = outcome(g)
    assert result is not None
    assert result.winners == (1,)
    assert [place.rank for place in result.places] == [2, 1, 2]
