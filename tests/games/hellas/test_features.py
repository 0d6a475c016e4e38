"""A position as numbers: as many as there are weights, and better positions are worth more."""

from collections.abc import Callable

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.quests import advance
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Hellas
from games.hellas.walks import played
from rules.hellas.campaign.campaigning import campaign, persian, second_act, vanguard
from rules.hellas.given import beast, bless, box, do, equip, given, named, own, region, run, stand


def worth(g: Hellas, seat: int) -> float:
    replaceable = g.book.replaceable
    return sum(a * b for a, b in zip(replaceable.features(g, seat), replaceable.evaluation.weights, strict=True))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_a_number_for_every_weight_at_every_moment(players: int) -> None:
    for g, _ in played(players, "judged", 25):
        evaluation = g.book.replaceable.evaluation
        assert len(evaluation.names) == len(set(evaluation.names)) == len(evaluation.weights)
        for seat in range(players):
            assert len(g.book.replaceable.features(g, seat)) == len(evaluation.names)


def hunter(g: Hellas) -> None:
    beast(g, "hydra", "macedonia")


BETTER: list[Callable[[Hellas], object]] = [
    lambda g: own(g, 0, "epirus"),
    lambda g: stand(g, 0, "crete", 3),
    lambda g: do(g, 0, {"gain": {"combat_card": 2}}),
    lambda g: do(g, 0, {"gain": {"priest": 1}}),
    lambda g: bless(g, 0, "armory"),
    lambda g: equip(g, 0, "harpe"),
    lambda g: do(g, 0, {"raise": "strength"}),
    lambda g: g.players[0].trophies.append(2),
    lambda g: g.glory.__setitem__(named("land", "brown"), 0),
    hunter,
]


@pytest.mark.parametrize("improve", BETTER)
def test_what_is_good_is_worth_more(improve: Callable[[Hellas], object]) -> None:
    g = given()
    before = worth(g, 0)
    improve(g)
    assert worth(g, 0) > before


def test_injuries_and_threats_are_worth_less() -> None:
    g = given()
    own(g, 0, "epirus")
    before = worth(g, 0)
    stand(g, 1, "aetolia", 3)
    threatened = worth(g, 0)
    assert threatened < before
    g.players[0].injuries = 0b11
    assert worth(g, 0) < threatened


def test_the_crown_is_worth_more_the_nearer_it_is() -> None:
    g = given()
    own(g, 0, "thessaly")
    g.completed, g.countdown_seat = named("god", "zeus"), 1
    values = []
    for countdown in (3, 2, 1):
        g.countdown = countdown
        values.append(worth(g, 0))
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_a_hero_on_a_quest_plans_nothing_on_the_map() -> None:
    g = given()
    beast(g, "hydra", "macedonia")
    g.players[0].region = NONE
    names = list(g.book.replaceable.evaluation.names)
    near = names.index("how near the next monster is")
    assert g.book.replaceable.features(g, 0)[near] == 0.0
    g.players[0].region = region("macedonia")
    assert g.book.replaceable.features(g, 0)[near] == 1.0


QUESTS = [quest.id for quest in box().quests]


@pytest.mark.rule("LOH-MQST-03")
@pytest.mark.parametrize("id", QUESTS)
def test_a_quest_is_worth_boarding_and_every_step_of_it_more(id: str) -> None:
    for g in (given(), campaign()):
        quest = named("quest", id)
        if len(g.players) == 1 and not box().quests[quest].solo:
            continue
        p = g.players[0]
        p.attributes = [2, 2, 2]
        p.marked = (1 << len(SPECIAL_ACTIONS)) - 1  # nothing else to come of it
        g.quests[0] = quest
        p.region = box().quests[quest].region
        values = [worth(g, 0)]
        for quest_step in (0, 1):
            p.region, p.quest, p.quest_step = NONE, quest, quest_step
            values.append(worth(g, 0))
        run(advance(g, p))
        values.append(worth(g, 0))
        assert values == sorted(values), id
        assert len(set(values)) == 4


@pytest.mark.parametrize("id", QUESTS)
def test_a_quest_is_finished_though_its_glory_is_not_new(id: str) -> None:
    g = given()
    quest = named("quest", id)
    p = g.players[0]
    p.attributes = [2, 2, 2]
    p.marked = (1 << len(SPECIAL_ACTIONS)) - 1
    g.glory[box().regions[box().quests[quest].region].land] = 0
    g.quests[0] = quest
    p.region, p.quest, p.quest_step = NONE, quest, 1
    before = worth(g, 0)
    run(advance(g, p))
    assert worth(g, 0) > before


def test_a_quest_that_nobody_could_board_draws_no_hero() -> None:
    g = given()
    g.quests[0] = named("quest", "aid_to_atlas")  # for strength 2
    p = g.players[0]
    p.region = region("messenia")
    near = list(g.book.replaceable.evaluation.names).index("how near a quest is that the hero could board")
    assert g.book.replaceable.features(g, 0)[near] == 0.0
    p.attributes = [2, 2, 2]
    assert g.book.replaceable.features(g, 0)[near] == 1.0


# ---------------------------------------------------------------- the campaign


def test_a_vanguard_further_on_its_way_is_worth_less() -> None:
    g = campaign()
    vanguard(g, "macedonia", 3)
    before = worth(g, 0)
    vanguard(g, "locris", 3)
    assert worth(g, 0) < before


def test_another_persian_region_is_worth_less() -> None:
    g = second_act()
    before = worth(g, 0)
    persian(g, "thessaly")
    assert worth(g, 0) < before


def test_a_blessing_that_promises_more_is_worth_more() -> None:
    better, worse = given(), given()
    bless(better, 0, "armory")
    bless(worse, 0, "bluff")
    assert worth(better, 0) > worth(worse, 0)


def test_an_artifact_that_promises_more_is_worth_more() -> None:
    better, worse = given(), given()
    equip(better, 0, "ambrosia")
    equip(worse, 0, "caduceus")
    assert worth(better, 0) > worth(worse, 0)
