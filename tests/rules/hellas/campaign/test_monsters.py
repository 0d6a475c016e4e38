"""The monster die, monuments that fall, and monsters that die."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.monsters import destroy_level
from agon.games.hellas.persian_invasion.schema.words import Attitude
from agon.games.hellas.rules.hunt.questions import OWN_ARTIFACT
from agon.games.hellas.rules.hunt.wounds import slay
from agon.games.hellas.rules.map import ways
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.rules.recruiting import may_recruit
from agon.games.hellas.state import Hellas
from agon.kernel.errors import Ended
from rules.hellas.campaign.campaigning import (
    YELLOW,
    allied,
    beast,
    blue,
    box,
    campaign,
    feel,
    feeling,
    green,
    persian,
    rolls,
    second_act,
    standing,
    tokens,
    yellow,
)
from rules.hellas.given import do, monster, named, region, run, told


def phase(g: Hellas, *faces: str, answers: tuple[int, ...] = ()) -> list[list[int]]:
    rolls(g, *faces)
    return run(g.book.replaceable.monster_phase(g, g.players[0]), answers)


def place_of(g: Hellas, id: str) -> str:
    return box().regions[g.beasts[monster(id)].region].id


def onward(id: str) -> str:
    """Where the arrow of a region leads."""
    return box().regions[box().regions[region(id)].arrow].id


# ---------------------------------------------------------------- the die


@pytest.mark.rule("LOH-SDIE-01")
def test_the_die_is_rolled_once_for_each_monster_by_region_number() -> None:
    g = campaign()
    beast(g, "minotaur", "elis")
    beast(g, "sphinx", "achaea")
    beast(g, "hydra", "epirus")
    phase(g, "move", "move", "move")
    rolled = [numbers[1] for numbers in told(g, "hellas-die")]
    assert rolled == [monster("hydra"), monster("sphinx"), monster("minotaur")]


@pytest.mark.rule("LOH-SDIE-02")
@pytest.mark.rule("LOH-SATT-14")
def test_terror_turns_the_whole_land() -> None:
    g = campaign()
    beast(g, "minotaur", "elis")
    phase(g, "blank")
    assert feeling(g, "green") == "wary"
    assert feeling(g, "brown") == "neutral"
    assert place_of(g, "minotaur") == "elis"


@pytest.mark.rule("LOH-SDIE-03")
@pytest.mark.rule("LOH-SMST-04")
@pytest.mark.parametrize("id", ["cerberus", "hydra", "cyclops", "minotaur"])
def test_an_attack_kills_one_hoplite_whatever_the_tray_says(id: str) -> None:
    g = campaign()
    p = g.players[0]
    p.pool = 1
    allied(g, "arcadia")
    p.region = region("arcadia")
    beast(g, id, "arcadia")
    yellow(g, "arcadia", 5)
    yellow(g, "achaea", 2)
    phase(g, "attack")
    assert standing(g, "arcadia") == (0, 4, 0)
    assert standing(g, "achaea") == (0, 2, 0)
    assert (p.injuries, p.pool) == (0, 1)
    assert place_of(g, id) == "arcadia"


@pytest.mark.rule("LOH-SMST-04")
def test_the_player_says_which_hoplite_falls() -> None:
    g = campaign()
    beast(g, "hydra", "arcadia")
    here = yellow(g, "arcadia", 1)
    blue(g, "arcadia", 1)
    asked = phase(g, "attack", answers=(here << 4 | YELLOW,))
    assert len(asked) == 1
    assert standing(g, "arcadia") == (1, 0, 0)


@pytest.mark.rule("LOH-SDIE-04")
def test_without_a_hoplite_to_attack_the_monster_moves() -> None:
    g = campaign()
    beast(g, "hydra", "arcadia")
    phase(g, "attack")
    assert place_of(g, "hydra") == onward("arcadia")


@pytest.mark.rule("LOH-SDIE-05")
def test_a_monster_follows_the_arrows() -> None:
    g = campaign()
    beast(g, "hydra", "laconia")
    here = "laconia"
    while box().regions[region(here)].god == NONE:
        here = onward(here)
        phase(g, "move")
        assert place_of(g, "hydra") == here
    assert standing(g, "laconia") == (2, 0, 0)


@pytest.mark.rule("LOH-SDIE-05")
def test_every_arrow_leads_to_a_monument() -> None:
    for here in box().regions:
        steps = 0
        while here.god == NONE:
            here, steps = box().regions[here.arrow], steps + 1
            assert steps < 10


@pytest.mark.rule("LOH-SDIE-06")
@pytest.mark.rule("LOH-SMONU-01")
def test_at_its_monument_a_monster_stays_and_destroys() -> None:
    g = campaign()
    beast(g, "hydra", "attica")
    for level in (4, 3):
        phase(g, "move")
        assert place_of(g, "hydra") == "attica"
        assert [monument.level for monument in g.monuments] == [5, level, 5]
    phase(g, "attack")
    assert g.monuments[1].level == 2


@pytest.mark.rule("LOH-SMONU-01")
@pytest.mark.parametrize(
    "lead", [{"move_monster": "any", "range": 2}, {"move_monster": "here", "to": "any"}], ids=["the thread", "exile"]
)
def test_a_card_leads_a_monster_away_from_its_monument(lead: dict[str, str | int]) -> None:
    g = campaign()
    prey = beast(g, "hydra", "attica")
    g.players[0].region = region("attica")
    do(g, 0, lead, answers=[prey << 8 | region("boeotia")])
    assert place_of(g, "hydra") == "boeotia"
    assert [monument.level for monument in g.monuments] == [5, 5, 5]


@pytest.mark.rule("LOH-SDIE-07")
def test_both_attacks_first_then_moves() -> None:
    g = campaign()
    beast(g, "hydra", "arcadia")
    there = onward("arcadia")
    yellow(g, "arcadia", 2)
    yellow(g, there, 2)
    phase(g, "both")
    assert standing(g, "arcadia") == (0, 1, 0)
    assert standing(g, there) == (0, 2, 0)
    assert place_of(g, "hydra") == there


@pytest.mark.rule("LOH-SDIE-08")
def test_both_never_moves_twice() -> None:
    g = campaign()
    beast(g, "hydra", "laconia")
    blue(g, "laconia", 0)
    phase(g, "both")
    assert place_of(g, "hydra") == onward("laconia")
    beast(g, "hydra", "attica")
    phase(g, "both")
    assert g.monuments[1].level == 4


@pytest.mark.rule("LOH-SMONU-02")
@pytest.mark.rule("LOH-A2END-05")
@pytest.mark.parametrize("act", [1, 2])
def test_a_monument_that_is_gone_loses_the_war_in_either_act(act: int) -> None:
    g = campaign() if act == 1 else second_act()
    g.monuments[2].level = 2
    destroy_level(g, 2)
    with pytest.raises(Ended):
        destroy_level(g, 2)
    assert (g.ending, g.winner) == ("defeat-monument", NONE)


# ---------------------------------------------------------------- Persians and monsters


@pytest.mark.rule("LOH-SMST-01")
def test_monsters_leave_persians_alone() -> None:
    g = second_act()
    beast(g, "hydra", "arcadia")
    there = onward("arcadia")
    green(g, "arcadia", 3)
    persian(g, there)
    phase(g, "attack")
    assert standing(g, "arcadia") == (0, 0, 3)
    assert place_of(g, "hydra") == there
    green(g, there, 1)
    yellow(g, there, 1)
    phase(g, "attack")
    assert standing(g, there) == (0, 0, 1)
    phase(g, "blank")
    assert there in tokens(g, campaign_of(g.box).persians)


@pytest.mark.rule("LOH-SMST-06")
def test_medusa_and_the_sphinx_keep_what_is_always_on() -> None:
    g = campaign()
    beast(g, "medusa", "messenia")
    beast(g, "sphinx", "laconia")
    muster(g)
    p = g.players[0]
    assert ways(g, 0, region("messenia")) == []
    assert ways(g, -2, region("messenia")) != []
    assert not may_recruit(g, p, region("laconia"))
    assert may_recruit(g, p, region("messenia"))


# ---------------------------------------------------------------- killed monsters


def kill_monster(g: Hellas, id: str, where: str, *answers: int) -> list[list[int]]:
    """A monster dies there, outside a hunt."""
    return run(slay(g, g.players[0], beast(g, id, where)), answers)


@pytest.mark.rule("LOH-SMST-02")
def test_killing_a_monster_gives_one_of_two_blessings() -> None:
    g = campaign()
    deck = len(g.blessing_deck)
    asked = kill_monster(g, "hydra", "elis")
    assert [len(options) for options in asked] == [2]
    assert g.players[0].blessings == [asked[0][0]]
    assert len(g.blessing_deck) == deck - 1


@pytest.mark.rule("LOH-SMST-03")
@pytest.mark.rule("LOH-SATT-11")
@pytest.mark.parametrize(("before", "after"), [("hostile", "wary"), ("wary", "neutral"), ("neutral", "loyal")])
def test_killing_a_monster_improves_its_land(before: Attitude, after: Attitude) -> None:
    g = campaign()
    feel(g, "green", before)
    feel(g, "brown", before)
    kill_monster(g, "hydra", "elis")
    assert feeling(g, "green") == after
    assert feeling(g, "brown") == before


@pytest.mark.rule("LOH-SMST-05")
@pytest.mark.parametrize(("choice", "offered"), [("off", [0, 1]), ("on", [2, 0, 1])])
def test_a_hunt_pays_marked_trophies_and_the_monsters_own_where_the_table_wants(
    choice: str, offered: list[int]
) -> None:
    g = campaign(monster_artifacts=choice)
    cyclops = beast(g, "cyclops", "laconia")
    g.hunt = Hunt(0, cyclops, region("laconia"))
    g.hunt.dealt = 0b11111
    asked = run(slay(g, g.players[0], cyclops))
    what = [OWN_ARTIFACT if kind == 2 else kind for kind in offered]
    assert [option & 0xFF for option in asked[0]] == what
    assert len(g.players[0].blessings) == 1
    assert feeling(g, "brown") == "loyal"


@pytest.mark.rule("LOH-SMST-07")
def test_lands_temples_and_trophies_do_not_win() -> None:
    g = campaign()
    p = g.players[0]
    for land in ("brown", "green"):
        for here in box().lands[named("land", land)].regions:
            g.control[here] = p.colour
    for id in ("crete", "elis", "messenia", "laconia", "argolis"):
        g.temples |= 1 << region(id)
    p.trophies = [0, 1, 2]
    g.book.replaceable.check_victory(g)
    kill_monster(g, "hydra", "elis")
