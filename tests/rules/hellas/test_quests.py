"""Quests: who may board which step, what it costs, what it gives."""

import pytest

from agon.games.hellas.box.numbers import HERO_MOVEMENT, LEADERSHIP, NONE, SPEED, STRENGTH, USURP
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import ANY_TIME, ATTRIBUTE, HEALED, MARKED, POWER, REGULAR, number_of
from agon.games.hellas.rules.quests import advance, board, boardable, why_not_board
from agon.games.hellas.rules.turn import regular_options
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Play, action_of
from rules.hellas.chase import answered, fill, quest_out
from rules.hellas.given import box, do, equip, given, named, own, recruits, region, run, stand, told

QUESTS = [quest.id for quest in box().quests]
RICH = {"strength": 5, "leadership": 5, "speed": 5, "priests": 3, "temples": 3, "cities": 3, "cards": 4, "artifacts": 2}


def ready(g: Hellas, seat: int = 0, **had: int) -> None:
    """A player has so much of everything that quests ask for."""
    p = g.players[seat]
    have = RICH | had
    p.attributes[STRENGTH] = have["strength"]
    p.attributes[LEADERSHIP] = have["leadership"]
    p.attributes[SPEED] = have["speed"]
    p.pool = have["priests"]
    cities = [here.id for here in box().regions if here.city]
    g.control = [NONE] * len(g.control)
    own(g, seat, *cities[: have["cities"]])
    g.temples = 0
    for where in ("crete", "euboea", "phocis")[: have["temples"]]:
        own(g, seat, where)
        g.temples |= 1 << region(where)
    fill(g, p, have["cards"])
    p.artifacts = []
    equip(g, seat, *("aegis", "ambrosia")[: have["artifacts"]])


def on_quest(g: Hellas, id: str, step: int, seat: int = 0) -> int:
    """A player's hero is on a quest that lies in a slot."""
    quest = quest_out(g, id) if named("quest", id) not in g.quests else named("quest", id)
    p = g.players[seat]
    p.region, p.quest, p.quest_step = NONE, quest, step
    return quest


# ---------------------------------------------------------------- every step of every quest


NOTHING = {
    "strength": 1,
    "leadership": 1,
    "speed": 1,
    "priests": 0,
    "temples": 0,
    "cities": 0,
    "cards": 0,
    "artifacts": 0,
}
STEPS: dict[str, tuple[dict[str, int], dict[str, int], dict[str, int]]] = {
    "saving_prometheus": ({"cards": 1}, {"cards": 2}, {"cards": 4}),
    "aid_to_atlas": ({"strength": 2}, {"strength": 4}, {"strength": 5}),
    "kill_stymphalian_birds": ({"priests": 1}, {"priests": 1, "temples": 2}, {"priests": 2, "temples": 2}),
    "cattle_of_geryon": ({"strength": 2}, {"strength": 4}, {"strength": 4, "cards": 2}),
    "expedition_for_the_golden_fleece": (
        {"leadership": 2},
        {"leadership": 2, "speed": 2},
        {"leadership": 2, "speed": 2, "artifacts": 1},
    ),
    "amazon_queen": ({"leadership": 2}, {"leadership": 2, "priests": 1}, {"leadership": 2, "priests": 1}),
    "clean_augean_stables": ({"speed": 2}, {"speed": 2}, {"speed": 3}),
    "calydonian_hunt": ({"speed": 2, "cities": 2}, {"speed": 2, "cities": 3}, {"speed": 3, "cities": 3}),
    "capture_cretan_bull": ({"speed": 3}, {"strength": 3, "cards": 2}, {"speed": 4, "cards": 2}),
}


@pytest.mark.rule("LOH-MQST-02")
@pytest.mark.rule("LOH-MQST-07")
@pytest.mark.rule("LOH-MQST-16")
@pytest.mark.parametrize("step", range(3))
@pytest.mark.parametrize("id", QUESTS)
def test_a_step_is_boarded_by_its_conditions_and_by_nothing_less(id: str, step: int) -> None:
    g = given()
    quest = quest_out(g, id)
    p = g.players[0]
    assert len(box().quests[quest].steps) == 3
    enough = NOTHING | STEPS[id][step]
    ready(g, **enough)
    assert why_not_board(g, p, quest, step) is None
    for what, amount in STEPS[id][step].items():
        p.hand = []
        ready(g, **(enough | {what: amount - 1}))
        assert why_not_board(g, p, quest, step) is not None, what


def nothing(g: Hellas, p: Player, quest: int) -> Play:
    """A quest that gives nothing: only its price is looked at."""
    yield from ()


PRICES = {
    "saving_prometheus": ((1, 0, 0), (2, 0, 0), (4, 0, 0)),
    "cattle_of_geryon": ((0, 0, 0), (0, 0, 0), (2, 0, 0)),
    "amazon_queen": ((0, 0, 0), (0, 0, 0), (0, 1, 0)),
    "clean_augean_stables": ((0, 0, 0), (0, 0, 2), (0, 0, 2)),
    "capture_cretan_bull": ((0, 0, 0), (2, 0, 0), (2, 0, 0)),
}


@pytest.mark.rule("LOH-MQST-08")
@pytest.mark.parametrize("step", range(3))
@pytest.mark.parametrize("id", QUESTS)
def test_a_step_costs_what_it_costs_where_it_is_boarded(id: str, step: int) -> None:
    g = given()
    ready(g)
    p = g.players[0]
    g.book.replaceable.quest_done = nothing
    run(board(g, p, quest_out(g, id), step))
    paid = 4 - len(p.hand), 3 - p.pool, p.injuries.bit_count()
    assert paid == PRICES.get(id, ((0, 0, 0),) * 3)[step]


@pytest.mark.rule("LOH-MQST-08")
@pytest.mark.parametrize("step", range(2))
@pytest.mark.parametrize("id", QUESTS)
def test_advancing_asks_for_nothing_and_costs_nothing(id: str, step: int) -> None:
    for rich in (True, False):
        g = given()
        ready(g, **({} if rich else NOTHING))
        p = g.players[0]
        had = p.hand.copy(), p.pool, p.injuries
        g.book.replaceable.quest_done = nothing
        quest = on_quest(g, id, step)
        assert g.book.regular[HERO_MOVEMENT].why_not(g, p) is None
        assert run(g.book.regular[HERO_MOVEMENT].do(g, p)) == []
        assert (p.hand, p.pool, p.injuries) == had
        assert (p.quest, p.region) == ((quest, NONE) if step == 0 else (NONE, box().quests[quest].region))


@pytest.mark.rule("LOH-MQST-08")
def test_injuries_of_a_step_need_as_many_healthy_attributes() -> None:
    g = given()
    quest = quest_out(g, "clean_augean_stables")
    ready(g)
    p = g.players[0]
    p.injuries = 1 << STRENGTH | 1 << LEADERSHIP  # speed is healthy, and fast enough
    assert why_not_board(g, p, quest, 1) is not None
    p.injuries = 1 << STRENGTH
    assert why_not_board(g, p, quest, 1) is None


# ---------------------------------------------------------------- where, and by which action


@pytest.mark.rule("LOH-MQST-01")
def test_a_quest_is_boarded_where_its_token_lies_at_the_end_of_a_movement() -> None:
    g = given()
    quest = quest_out(g, "cattle_of_geryon")  # boeotia
    ready(g)
    p = g.players[0]
    assert boardable(g, p, region("macedonia")) == []
    assert boardable(g, p, region("boeotia")) == [quest << 4 | step for step in range(3)]
    asked = run(g.book.regular[HERO_MOVEMENT].do(g, p), [region("boeotia"), quest << 4])
    assert quest << 4 in asked[1]
    assert (p.region, p.quest, p.quest_step) == (NONE, quest, 0)


@pytest.mark.rule("LOH-MQST-09")
@pytest.mark.rule("LOH-MQST-10")
@pytest.mark.rule("LOH-MQST-11")
def test_a_hero_on_a_quest_is_nowhere_and_stays_on_it() -> None:
    g = given()
    p = g.players[0]
    on_quest(g, "cattle_of_geryon", 1)
    assert p.region == NONE
    run(g.book.regular[HERO_MOVEMENT].do(g, p))  # the only way off: on and to its end
    assert p.region == region("boeotia")
    on_quest(g, "amazon_queen", 0)
    assert do(g, 0, {"place_hero": "any"}) == []
    assert p.region == NONE
    g.glory = [0] * 5
    assert g.book.special[USURP].why_not(g, p) is not None


@pytest.mark.rule("LOH-MQST-03")
def test_one_step_a_turn_instead_of_moving() -> None:
    g = given()
    quest = on_quest(g, "aid_to_atlas", 0)
    p = g.players[0]
    p.attributes[SPEED] = 3
    moves = REGULAR << 16 | HERO_MOVEMENT
    answered(g.book.steps["regular"](g), moves)
    assert (p.quest, p.quest_step, p.region) == (quest, 1, NONE)
    assert moves not in regular_options(g, p)  # on a later turn again


@pytest.mark.rule("LOH-MQST-12")
def test_a_hero_who_is_back_moves_no_further_this_turn() -> None:
    g = given()
    on_quest(g, "aid_to_atlas", 1)
    p = g.players[0]
    moves = REGULAR << 16 | HERO_MOVEMENT
    answered(g.book.steps["regular"](g), moves)
    assert p.region == region("messenia")
    assert moves not in regular_options(g, p)


@pytest.mark.rule("LOH-MQST-14")
@pytest.mark.rule("LOH-MQST-15")
@pytest.mark.rule("LOH-MQST-13")
def test_a_rival_boards_higher_and_finishes_first() -> None:
    g = given()
    quest = on_quest(g, "aid_to_atlas", 1)
    on_quest(g, "aid_to_atlas", 1, seat=1)
    rival = g.players[2]
    ready(g, 2)
    assert quest << 4 | 2 in boardable(g, rival, region("messenia"))
    run(board(g, rival, quest, 2))
    assert rival.kept == [quest]
    assert [p.region for p in g.players] == [region("messenia")] * 3
    assert [p.quest for p in g.players] == [NONE] * 3
    assert quest not in g.quests
    assert boardable(g, rival, region("messenia")) == []


# ---------------------------------------------------------------- the end of a quest


@pytest.mark.rule("LOH-MQST-04")
@pytest.mark.rule("LOH-MQST-12")
@pytest.mark.rule("LOH-MQST-06")
@pytest.mark.parametrize("id", QUESTS)
def test_the_last_step_brings_the_hero_back_and_glory(id: str) -> None:
    g = given()
    ready(g)
    p = g.players[0]
    quest = on_quest(g, id, 1)
    land = box().regions[box().quests[quest].region].land
    g.glory[land] = 1
    run(advance(g, p))
    assert p.region == box().quests[quest].region
    assert (p.quest, p.quest_step) == (NONE, NONE)
    assert quest not in g.quests
    assert g.glory[land] == 0
    assert [numbers[:2] for numbers in told(g, "hellas-quest-done")] == [(0, quest)]


def finished(g: Hellas, id: str, *numbers: int) -> list[Ask]:
    """A player finishes a quest by advancing; these answers are for what it gives. The questions of that."""
    p = g.players[0]
    fill(g, p, PRICES.get(id, ((0, 0, 0),) * 3)[2][0])
    p.pool = 1 if id == "amazon_queen" else 0
    on_quest(g, id, 1)
    asked: list[Ask] = []
    left = list(numbers)
    play = advance(g, p)
    try:
        ask = next(play)
        while True:
            assert isinstance(ask, Ask)
            choice = ask.options[0]
            if ask.kind.id not in ("hellas-ask-discard", "hellas-ask-injury"):
                asked.append(ask)
                wanted = left.pop(0) if left else number_of(choice)
                choice = next(option for option in ask.options if number_of(option) == wanted)
            ask = play.send(choice)
    except StopIteration:
        assert not left
        return asked


@pytest.mark.rule("LOH-MQST-05")
def test_saving_prometheus_gives_a_priest_and_two_hoplites() -> None:
    g = given()
    finished(g, "saving_prometheus", recruits(2, "macedonia"))
    assert g.players[0].pool == 1
    assert army(g, region("macedonia"), 0) == 4


@pytest.mark.rule("LOH-MQST-05")
def test_aid_to_atlas_is_kept_for_two_tokens_and_two_cards() -> None:
    g = given()
    p = g.players[0]
    finished(g, "aid_to_atlas")
    quest = named("quest", "aid_to_atlas")
    assert (p.kept, g.quests_gone) == ([quest], [])
    p.marked = 0b111
    power = ANY_TIME << 16 | g.arsenal.powers["any_time"][0].power.index
    answered(ask(g, p, HEALED, [ATTRIBUTE << 16, ATTRIBUTE << 16 | 1]), power, MARKED << 16 | 2, MARKED << 16)
    assert p.marked == 0b010
    assert len(p.hand) == 2
    assert (p.kept, g.quests_gone) == ([], [quest])


@pytest.mark.rule("LOH-MQST-05")
def test_stymphalian_birds_give_an_artifact_of_three() -> None:
    g = given()
    asked_before = len(g.artifact_deck)
    finished(g, "kill_stymphalian_birds")
    assert len(g.players[0].artifacts) == 1
    assert len(g.artifact_deck) == asked_before - 1


@pytest.mark.rule("LOH-MQST-05")
def test_the_cattle_of_geryon_raise_an_attribute_to_three() -> None:
    g = given()
    finished(g, "cattle_of_geryon", SPEED)
    assert g.players[0].attributes[SPEED] == 3


@pytest.mark.rule("LOH-MQST-05")
def test_the_golden_fleece_gives_three_hoplites() -> None:
    g = given()
    finished(g, "expedition_for_the_golden_fleece", recruits(3, "macedonia"))
    assert army(g, region("macedonia"), 0) == 5


@pytest.mark.rule("LOH-MQST-05")
def test_the_amazon_queen_gives_strength_and_two_cards() -> None:
    g = given()
    finished(g, "amazon_queen")
    assert g.players[0].attributes[STRENGTH] == 2
    assert len(g.players[0].hand) == 2


@pytest.mark.rule("LOH-MQST-05")
def test_the_augean_stables_are_kept_for_another_special_action() -> None:
    g = given()
    p = g.players[0]
    finished(g, "clean_augean_stables")
    quest = named("quest", "clean_augean_stables")
    assert p.kept == [quest]
    [option] = [option for option in regular_options(g, p) if action_of(option) == POWER]
    answered(g.book.steps["regular"](g), option)
    assert (g.specials, p.kept, g.quests_gone) == (2, [], [quest])


@pytest.mark.rule("LOH-MQST-05")
def test_the_calydonian_hunt_gives_two_hoplites_in_each_city() -> None:
    g = given()
    own(g, 0, "arcadia")
    stand(g, 1, "arcadia", 0)
    finished(g, "calydonian_hunt", recruits(2, "macedonia"), recruits(2, "arcadia"))
    assert [army(g, region(where), 0) for where in ("macedonia", "arcadia")] == [4, 2]


@pytest.mark.rule("LOH-MQST-05")
def test_the_cretan_bull_gives_a_glory_token_that_nobody_holds() -> None:
    g = given()
    red, brown = named("land", "red"), named("land", "brown")
    g.glory[red] = 1
    [asked] = finished(g, "capture_cretan_bull", named("land", "blue"))
    assert red not in [number_of(option) for option in asked.options]
    assert (g.glory[red], g.glory[named("land", "blue")], g.glory[brown]) == (1, 0, 0)
