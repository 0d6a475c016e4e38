"""Act I: the tracks, and the vanguard on its way to the oracle."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.spies import may_remove_spy
from agon.games.hellas.persian_invasion.tracks import advance_invasion, mobilize
from agon.games.hellas.persian_invasion.vanguard import reinforce
from agon.games.hellas.persian_invasion.war import command
from agon.games.hellas.scenes import PERSIANS
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    allied,
    blue,
    box,
    campaign,
    green,
    read,
    spaces,
    spy,
    standing,
    tokens,
    vanguard,
    vanguard_at,
    war,
    yellow,
)
from rules.hellas.given import do, region, run, step, told
from rules.hellas.warfare import strengths


@pytest.mark.rule("LOH-A1MOB-01")
def test_the_vanguard_that_reaches_phocis_destroys_the_oracle() -> None:
    assert campaign_of(box()).route[-1] == region("phocis") == box().oracle
    g = campaign()
    vanguard(g, "locris", 2)
    war(g).mobilization = 3
    read(g, 18)
    step(g)
    assert war(g).oracle_lost
    step(g)
    step(g)
    assert not g.temples >> region("phocis") & 1


@pytest.mark.rule("LOH-A1MOB-02")
@pytest.mark.parametrize("spaces_on", [1, 2])
def test_the_marker_goes_to_the_right(spaces_on: int) -> None:
    g = campaign()
    run(mobilize(g, spaces_on))
    assert war(g).mobilization == 1 + spaces_on
    assert vanguard_at(g) == "chalkidiki"


@pytest.mark.rule("LOH-A1MOB-03")
def test_on_the_march_space_the_whole_vanguard_goes_one_region_on() -> None:
    g = campaign()
    vanguard(g, "chalkidiki", 3)
    trail = []
    for _ in range(4):
        run(mobilize(g, 3))
        trail.append(vanguard_at(g))
        assert standing(g, trail[-1]) == (0, 0, 3)
    assert trail == ["macedonia", "thessaly", "locris", "phocis"]
    run(mobilize(g, 3))
    assert vanguard_at(g) == "phocis"


@pytest.mark.rule("LOH-A1MOB-04")
def test_after_the_march_the_marker_restarts_and_the_rest_is_lost() -> None:
    g = campaign()
    war(g).mobilization = 3
    run(mobilize(g, 2))
    assert spaces(g) == [4, 1]
    assert war(g).mobilization == 1
    assert vanguard_at(g) == "macedonia"


@pytest.mark.rule("LOH-A1MOB-04")
def test_the_next_line_goes_on_from_the_first_space() -> None:
    g = campaign()
    vanguard(g, "chalkidiki", 4)
    war(g).mobilization = 3
    read(g, 7)
    assert spaces(g) == [4, 1, 2]


@pytest.mark.rule("LOH-A1MOB-05")
@pytest.mark.parametrize(("before", "more", "after"), [(0, 1, 1), (3, 2, 5), (9, 2, 10), (10, 1, 10), (0, -1, 0)])
def test_the_invasion_marker_stays_between_zero_and_ten(before: int, more: int, after: int) -> None:
    g = campaign()
    war(g).invasion = before
    advance_invasion(g, more)
    assert war(g).invasion == after


@pytest.mark.rule("LOH-A1MOB-06")
@pytest.mark.rule("LOH-SLOSS-12")
def test_a_vanguard_that_meets_hoplites_attacks_them() -> None:
    g = campaign()
    vanguard(g, "locris", 4)
    here = yellow(g, "phocis", 2)
    allied(g, "phocis", "boeotia")
    run(mobilize(g, 3), [region("boeotia")])
    assert told(g, "hellas-battle") == [(PERSIANS, 0, here, NONE)]
    assert standing(g, "phocis") == (0, 0, 4)
    assert standing(g, "boeotia") == (0, 1, 0)
    assert "phocis" not in tokens(g, YELLOW)  # lost with the battle
    assert tokens(g, GREEN) == []  # but the vanguard conquers nothing


@pytest.mark.rule("LOH-SLOSS-12")
def test_a_region_that_the_vanguard_did_not_win_stays_the_players() -> None:
    g = campaign()
    vanguard(g, "locris", 2)
    blue(g, "phocis", 9)
    allied(g, "phocis")
    run(mobilize(g, 3))
    assert "phocis" in tokens(g, YELLOW)


@pytest.mark.rule("LOH-A1MOB-06")
def test_beaten_at_phocis_it_has_not_destroyed_the_oracle() -> None:
    g = campaign()
    vanguard(g, "locris", 2)
    blue(g, "phocis", 9)
    war(g).mobilization = 3
    read(g, 18)
    assert strengths(g)[1] == 9
    assert vanguard_at(g) == "locris"
    step(g)
    assert g.step == "turn_start"


@pytest.mark.rule("LOH-A1MOB-06")
def test_the_vanguard_takes_no_tokens_of_empty_regions() -> None:
    g = campaign()
    allied(g, "macedonia")
    run(mobilize(g, 3))
    assert tokens(g, YELLOW) == ["macedonia", "messenia"]
    assert told(g, "hellas-battle") == []


# ---------------------------------------------------------------- spies and reinforcements of act I


@pytest.mark.rule("LOH-A1GEN-02")
def test_the_leftmost_spy_goes_and_the_command_value_rises() -> None:
    g = campaign()
    values = [command(g)]
    for where in ("attica", "euboea", "elis", "crete"):
        do(g, 0, {"spy": where})
        values.append(command(g))
    assert values == [1, 2, 3, 4, 5]


@pytest.mark.rule("LOH-A1GEN-03")
@pytest.mark.parametrize("where", ["chalkidiki", "thessaly", "locris"])
def test_reinforcements_come_where_the_vanguard_stands(where: str) -> None:
    g = campaign()
    vanguard(g, where, 1)
    reinforce(g, 2)
    assert standing(g, where) == (0, 0, 3)


@pytest.mark.rule("LOH-A1GEN-03")
def test_reinforcements_end_with_the_supply() -> None:
    g = campaign()
    vanguard(g, "chalkidiki", 1)
    green(g, "elis", 13)
    reinforce(g, 5)
    assert standing(g, "chalkidiki") == (0, 0, 2)


@pytest.mark.rule("LOH-A1GEN-05")
def test_spies_of_act_one_only_raise_the_command_value() -> None:
    g = campaign()
    spy(g, "laconia", "messenia")
    g.players[0].region = region("laconia")
    assert command(g) == 3
    assert not may_remove_spy(g, g.players[0])
    for number in range(1, 25):
        script = campaign_of(box()).script(1, number)
        assert not [effect for effect in script.effects if effect.verb == "spying_phase"]
    read(g, 18)
    assert tokens(g, BLUE) == ["laconia"]
    assert tokens(g, YELLOW) == ["messenia"]


@pytest.mark.rule("LOH-A1GEN-06")
def test_any_nineteen_scripts_bring_the_invasion_to_ten() -> None:
    steps = []
    for number in range(1, 25):
        effects = campaign_of(box()).script(1, number).effects
        steps.append(sum(effect.number for effect in effects if effect.verb == "invasion"))
    assert sum(steps) == 24
    assert sum(sorted(steps)[:19]) == 15
