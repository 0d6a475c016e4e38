"""The event phase: which script, its text, and that its lines come in order."""

from collections.abc import Callable

import pytest

from agon.games.hellas.box.numbers import BUILD_MONUMENT, NONE, PREPARE
from agon.games.hellas.persian_invasion.acts import act_one_endings
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.tale import COURSES, tell_script
from agon.games.hellas.persian_invasion.war import SCRIPT
from agon.games.hellas.state import Hellas
from rules.hellas.campaign.campaigning import (
    all_feel,
    allied,
    beast,
    box,
    campaign,
    next_token,
    persian,
    read,
    second_act,
    vanguard,
    war,
    yellow,
)
from rules.hellas.given import monster, step, told


def told_scripts(g: Hellas) -> list[tuple[str, int]]:
    return [(campaign_of(box()).scripts[numbers[0]].id, numbers[1]) for numbers in told(g, "hellas-script")]


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
            assert campaign_of(box()).script(act, number).id == f"a{act}_{number:02}"


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
    assert [other for kind, _, other in war(g).tale if kind == SCRIPT] == [False, True, False, True]


def weak(g: Hellas) -> None:
    vanguard(g, "macedonia", 2)


def strong(g: Hellas) -> None:
    vanguard(g, "macedonia", 4)


def doubted(g: Hellas) -> None:
    """Achilles, an army and an ally where nobody trusts him; the counter is behind, and a god stands among Persians."""
    all_feel(g, "wary")
    yellow(g, "elis", 2)
    allied(g, "elis")
    war(g).counter = war(g).invasion - 1
    if war(g).act == 2:
        persian(g, "thessaly")


def trusted(g: Hellas) -> None:
    war(g).counter = war(g).invasion


def short_of_spies(g: Hellas) -> None:
    war(g).spies_left = 0


def as_it_is(g: Hellas) -> None:
    """With spies on the track."""


TOLD: list[tuple[int, tuple[int, ...], Callable[[Hellas], None], Callable[[Hellas], None]]] = [
    (1, (1, 5, 7, 14, 23), weak, strong),
    (1, (9, 19), doubted, trusted),
    (2, (3, 4, 8, 9, 11, 12, 18), doubted, trusted),
    (2, (1, 7, 10, 13, 16, 19, 20, 22), as_it_is, short_of_spies),
]
"""Scripts of an act, a table where their first line does what they tell, and one where it does not."""


@pytest.mark.rule("LOH-SEVT-03")
@pytest.mark.parametrize(
    ("act", "numbers", "done", "undone"), TOLD, ids=["vanguard", "doubt", "doubt in act II", "spies"]
)
def test_no_script_tells_what_did_not_happen(
    act: int, numbers: tuple[int, ...], done: Callable[[Hellas], None], undone: Callable[[Hellas], None]
) -> None:
    for number in numbers:
        for arrange, other in ((done, 0), (undone, 1)):
            g = campaign() if act == 1 else second_act()
            arrange(g)
            script = campaign_of(g.box).script(act, number)
            tell_script(g, script)
            assert told_scripts(g) == [(script.id, other)]


def test_every_other_text_has_a_first_line_that_may_fail() -> None:
    """And every text that names reinforcements, spies or losses has another one."""
    for script in campaign_of(box()).scripts:
        first = script.effects[1 if script.effects[0].verb == "spying_phase" else 0]
        if "otherwise/script/" + script.id in box().names:
            assert first.verb in COURSES, script.id
        else:
            assert first.verb not in ("if", "spawn", "for_each") or script.number in (21, 24), script.id


def test_the_oracle_that_was_lost_speaks_no_more() -> None:
    g = campaign()
    vanguard(g, "phocis", 2)
    war(g).invasion = 10
    assert act_one_endings(g) == ["act_1_oracle_lost", "act_1_invasion_ten"]
    for language in ("en", "fr"):
        text = box().names["text/ending/act_1_invasion_ten"][language].lower()
        assert "oracle" not in text


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
