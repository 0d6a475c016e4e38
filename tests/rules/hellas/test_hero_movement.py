"""Hero Movement: up to speed regions, whoever stands there; quests at its end."""

import pytest

from agon.games.hellas.box.numbers import HERO_MOVEMENT, NONE, SPEED
from agon.games.hellas.rules.hero_movement import move_hero, why_not_move_hero
from agon.games.hellas.rules.questions import QUEST, REGION, STOP
from agon.games.hellas.state import Hellas
from rules.hellas.given import beast, bless, do, empower, given, named, questions, region, regions, run, stand, told


def posted(quest: str) -> tuple[Hellas, int]:
    """A quest lies in the first slot."""
    g = given()
    number = named("quest", quest)
    g.quests[0] = number
    return g, number


@pytest.mark.rule("LOH-MREG-08")
@pytest.mark.rule("LOH-MHERO-03")
def test_a_hero_goes_up_to_speed_regions() -> None:
    g = given()
    [goals] = run(move_hero(g, g.players[0]), [region("chalkidiki")])
    assert goals == regions("macedonia", "chalkidiki", "epirus", "thessaly")
    assert g.players[0].region == region("chalkidiki")
    g.players[0].attributes[SPEED] = 2
    [goals] = run(move_hero(g, g.players[0]))
    assert set(goals) == set(regions("chalkidiki", "macedonia", "euboea", "epirus", "thessaly", "boeotia", "crete"))


@pytest.mark.rule("LOH-MREG-09")
def test_nothing_is_in_the_way_of_a_hero() -> None:
    g = given(4)
    g.players[0].attributes[SPEED] = 2
    beast(g, "medusa", "macedonia")
    stand(g, 1, "thessaly", 5)
    g.players[3].region = region("thessaly")  # Helen, whom hoplites cannot join
    [goals] = run(move_hero(g, g.players[0]), [region("locris")])
    assert region("thessaly") in goals
    assert g.players[0].region == region("locris")


@pytest.mark.rule("LOH-MREG-10")
@pytest.mark.rule("LOH-MQST-01")
def test_a_quest_is_boarded_where_the_movement_ends_and_not_on_the_way() -> None:
    g, quest = posted("amazon_queen")  # in Chalkidiki
    p = g.players[0]
    p.attributes = [2, 1, 2]
    crossed = questions(move_hero(g, p), [REGION << 16 | region("euboea")])
    assert len(crossed) == 1
    assert p.region == region("euboea")
    p.region = region("macedonia")
    asked = questions(move_hero(g, p), [REGION << 16 | region("chalkidiki"), QUEST << 16 | quest << 4])
    assert asked[1].options == [QUEST << 16 | quest << 4, STOP << 16]
    assert (p.region, p.quest, p.quest_step) == (NONE, quest, 0)


def test_a_hero_who_stays_may_board_the_quest_of_his_region() -> None:
    g, quest = posted("saving_prometheus")  # in Macedonia, for a card
    p = g.players[0]
    do(g, 0, {"gain": {"combat_card": 1}})
    questions(move_hero(g, p), [REGION << 16 | p.region, QUEST << 16 | quest << 4])
    assert (p.region, p.quest) == (NONE, quest)


def test_a_hero_on_a_quest_advances_instead() -> None:
    g, quest = posted("amazon_queen")
    p = g.players[0]
    p.region, p.quest, p.quest_step = NONE, quest, 0
    assert why_not_move_hero(g, p) is None
    assert run(move_hero(g, p)) == []
    assert p.quest_step == 1
    p.pool = 0  # boarding the last step would take a priest
    assert why_not_move_hero(g, p) is None
    assert HERO_MOVEMENT in g.book.regular


def test_powers_hear_of_a_hero_who_has_moved() -> None:
    g = given()
    empower(g, 0, when="reaction", on={"hero_moved": "self"}, effects=[{"gain": {"priest": 1}}])
    run(move_hero(g, g.players[0]), [region("epirus")])
    assert g.players[0].pool == 1
    assert told(g, "hellas-hero-moved") == [(0, region("macedonia"), region("epirus"), NONE)]


def test_a_hero_is_placed_anywhere_else_and_boards_nothing() -> None:
    g, _ = posted("amazon_queen")
    p = g.players[0]
    p.attributes = [2, 2, 2]
    [goals] = do(g, 0, {"place_hero": "any"}, answers=[region("chalkidiki")])
    assert len(goals) == 18
    assert p.region == region("chalkidiki")
    p.region = NONE
    assert do(g, 0, {"place_hero": "any"}) == []
    assert p.region == NONE


def test_heros_wrath_kills_two_enemies_after_a_movement_once_a_turn() -> None:
    g = given()
    p = bless(g, 0, "heros_wrath")
    do(g, 0, {"gain": {"combat_card": 2}})
    stand(g, 1, "epirus", 3)
    asked = run(move_hero(g, p), [region("epirus")])
    assert len(asked) == 3  # where to, whether to use it, which card
    assert (g.hoplites[region("epirus") * 4 + g.players[1].colour], len(p.hand)) == (1, 1)
    assert len(run(move_hero(g, p), [region("epirus")])) == 1
