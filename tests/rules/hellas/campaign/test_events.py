"""The event phase: which script, its text, and that its lines come in order."""

import pytest

from agon.games.hellas.box.numbers import BUILD_MONUMENT, NONE, PREPARE
from agon.games.hellas.persian_invasion.war import SCRIPT
from agon.games.hellas.state import Hellas
from rules.hellas.campaign.campaigning import beast, campaign, next_token, read, second_act, vanguard, war
from rules.hellas.given import box, monster, step, told


def told_scripts(g: Hellas) -> list[tuple[str, int]]:
    return [(box().campaign.scripts[numbers[0]].id, numbers[1]) for numbers in told(g, "hellas-script")]


def take_turn(g: Hellas, action: int, answers: list[int]) -> None:
    """One special action, then the event phase."""
    g.step = "special"
    step(g, [action, *answers])
    step(g)
    step(g)


@pytest.mark.rule("LOH-SEVT-01")
def test_the_token_placed_last_is_the_script_of_this_act() -> None:
    g = campaign()
    next_token(g, 18)
    take_turn(g, PREPARE, [1, 1])
    assert told_scripts(g) == [("a1_18", 0)]
    assert war(g).view(box(), 0)["tokens"] == [{"action": "special/prepare", "number": 18}]
    g = second_act()
    if 18 in war(g).gone:
        war(g).pile.append(18)
    next_token(g, 18)
    take_turn(g, PREPARE, [1, 1])
    assert told_scripts(g) == [("a2_18", 0)]


@pytest.mark.rule("LOH-SEVT-01")
def test_every_script_is_found_by_its_act_and_number() -> None:
    for act in (1, 2):
        for number in range(1, 25):
            assert box().campaign.script(act, number).id == f"a{act}_{number:02}"


@pytest.mark.rule("LOH-SEVT-02")
def test_after_pass_the_token_of_the_pile_is_used_and_discarded() -> None:
    g = campaign()
    next_token(g, 24)
    take_turn(g, BUILD_MONUMENT, [])
    assert told_scripts(g) == [("a1_24", 0)]
    assert war(g).gone == [24]
    assert g.players[0].marked == 0


@pytest.mark.rule("LOH-SEVT-02")
def test_without_a_token_one_is_taken_from_the_pile() -> None:
    g = campaign()
    next_token(g, 24)
    g.step = "script"
    step(g)
    assert told_scripts(g) == [("a1_24", 0)]
    assert war(g).gone == [24]
    assert len(war(g).pile) == 23


@pytest.mark.rule("LOH-SEVT-03")
def test_lines_are_carried_out_from_top_to_bottom() -> None:
    g = campaign()
    beast(g, "sphinx", "epirus")
    vanguard(g, "chalkidiki", 2)
    read(g, 1)
    lines = ("hellas-hoplites-placed", "hellas-mobilization", "hellas-invasion", "hellas-die")
    assert [id for id, _, _ in g.log or [] if id in lines] == list(lines)


@pytest.mark.rule("LOH-SEVT-04")
def test_the_end_of_the_act_is_looked_at_after_the_script() -> None:
    g = campaign()
    war(g).invasion = 9
    read(g, 18)
    assert g.step == "act_check"
    assert war(g).act == 1
    step(g)
    assert g.step == "clear_map"


def test_a_token_that_was_read_is_known() -> None:
    g = campaign()
    before = g.reveals
    read(g, 18)
    assert war(g).known == 1 << 18
    assert war(g).last == NONE
    assert g.reveals == before + 1
    assert war(g).view(box(), 0)["unseen"] == [*range(1, 18), *range(19, 25)]


def test_the_other_text_is_told_where_the_first_line_fails() -> None:
    g = campaign()
    read(g, 2)
    read(g, 2)
    vanguard(g, "locris", 1)
    read(g, 6)
    vanguard(g, "chalkidiki", 1)
    read(g, 6)
    assert told_scripts(g) == [("a1_02", 0), ("a1_02", 1), ("a1_06", 0), ("a1_06", 1)]
    assert [passage.other for passage in war(g).tale if passage.kind == SCRIPT] == [False, True, False, True]


def test_a_slain_monster_has_the_other_text_too() -> None:
    g = campaign()
    g.beasts[monster("hydra")].slain = True
    read(g, 10)
    assert told_scripts(g) == [("a1_10", 1)]


def test_the_tale_is_part_of_what_the_player_sees() -> None:
    g = campaign()
    read(g, 6)
    assert war(g).view(box(), 0)["tale"] == [
        {"passage": "opening/prologue", "other": False},
        {"passage": "script/a1_06", "other": True},
    ]
    assert "otherwise/script/a1_06" in box().names
