"""The 24 scripts of act I, line by line."""

import pytest

from agon.games.hellas.box.numbers import LEADERSHIP, NONE, SPEED, STRENGTH
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.schema.words import Attitude
from agon.games.hellas.rules.control import settle
from rules.hellas.campaign.campaigning import (
    BLUE,
    YELLOW,
    all_feel,
    allied,
    beast,
    blue,
    box,
    campaign,
    feel,
    feeling,
    is_neutral,
    loyal,
    read,
    rolled,
    rolls,
    spaces,
    spies,
    spy,
    standing,
    tokens,
    vanguard,
    vanguard_at,
    war,
    yellow,
)
from rules.hellas.given import monster, region, told

# ---------------------------------------------------------------- mobilization, invasion, monster phase


@pytest.mark.parametrize(
    ("number", "mobilization", "invasion", "monsters"),
    [
        pytest.param(1, 1, 1, 1, marks=pytest.mark.rule("LOH-A1S-01")),
        pytest.param(2, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-02")),
        pytest.param(3, 1, 2, 1, marks=pytest.mark.rule("LOH-A1S-03")),
        pytest.param(4, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-04")),
        pytest.param(5, 1, 1, 1, marks=pytest.mark.rule("LOH-A1S-05")),
        pytest.param(6, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-06")),
        pytest.param(7, 1, 1, 1, marks=pytest.mark.rule("LOH-A1S-07")),
        pytest.param(8, 2, 1, 0, marks=pytest.mark.rule("LOH-A1S-08")),
        pytest.param(9, 2, 1, 1, marks=pytest.mark.rule("LOH-A1S-09")),
        pytest.param(10, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-10")),
        pytest.param(11, 1, 2, 1, marks=pytest.mark.rule("LOH-A1S-11")),
        pytest.param(12, 2, 0, 0, marks=pytest.mark.rule("LOH-A1S-12")),
        pytest.param(13, 2, 1, 1, marks=pytest.mark.rule("LOH-A1S-13")),
        pytest.param(14, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-14")),
        pytest.param(15, 2, 0, 1, marks=pytest.mark.rule("LOH-A1S-15")),
        pytest.param(16, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-16")),
        pytest.param(17, 1, 0, 1, marks=pytest.mark.rule("LOH-A1S-17")),
        pytest.param(18, 1, 2, 0, marks=pytest.mark.rule("LOH-A1S-18")),
        pytest.param(19, 2, 1, 1, marks=pytest.mark.rule("LOH-A1S-19")),
        pytest.param(20, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-20")),
        pytest.param(21, 2, 0, 1, marks=pytest.mark.rule("LOH-A1S-21")),
        pytest.param(22, 1, 1, 0, marks=pytest.mark.rule("LOH-A1S-22")),
        pytest.param(23, 1, 1, 1, marks=pytest.mark.rule("LOH-A1S-23")),
        pytest.param(24, 1, 2, 0, marks=pytest.mark.rule("LOH-A1S-24")),
    ],
)
def test_the_lines_of_act_one(number: int, mobilization: int, invasion: int, monsters: int) -> None:
    """Nothing else of a script touches these where the vanguard is weak and no land bears ill will."""
    g = campaign()
    for id, where in (("cerberus", "elis"), ("medusa", "elis"), ("cyclops", "elis")):
        if number not in (16, 20, 22):
            beast(g, id, where)
    war(g).invasion = 3
    read(g, number)
    assert spaces(g) == list(range(2, 2 + mobilization))
    assert war(g).mobilization == 1 + mobilization
    assert war(g).invasion == 3 + invasion
    assert rolled(g) == 3 * monsters
    assert vanguard_at(g) == "chalkidiki"
    assert told(g, "hellas-script") == [(number - 1, 1 if number in (6, 9, 19) else 0, number, 1)]


# ---------------------------------------------------------------- the vanguard is reinforced


@pytest.mark.parametrize(
    ("number", "below"),
    [
        pytest.param(1, 3, marks=pytest.mark.rule("LOH-A1S-01")),
        pytest.param(5, 3, marks=pytest.mark.rule("LOH-A1S-05")),
        pytest.param(7, 4, marks=pytest.mark.rule("LOH-A1S-07")),
        pytest.param(14, 4, marks=pytest.mark.rule("LOH-A1S-14")),
        pytest.param(23, 3, marks=pytest.mark.rule("LOH-A1S-23")),
    ],
)
def test_a_weak_vanguard_gets_a_hoplite_and_a_strong_one_hurries(number: int, below: int) -> None:
    for size in range(1, 6):
        g = campaign()
        vanguard(g, "macedonia", size)
        read(g, number)
        weak = size < below
        assert standing(g, "macedonia") == (0, 0, size + (1 if weak else 0))
        assert spaces(g) == ([2] if weak else [2, 3])


@pytest.mark.rule("LOH-A1S-01")
@pytest.mark.rule("LOH-A1S-05")
@pytest.mark.rule("LOH-A1S-07")
@pytest.mark.rule("LOH-A1S-14")
@pytest.mark.rule("LOH-A1S-23")
@pytest.mark.parametrize("number", [1, 5, 7, 14, 23])
def test_a_vanguard_that_is_gone_gets_nobody(number: int) -> None:
    g = campaign()
    vanguard(g, "chalkidiki", 0)
    war(g).vanguard = NONE
    read(g, number)
    assert sum(g.hoplites[campaign_of(g.box).persians :: 4]) == 0
    assert spaces(g) == [2, 3]


# ---------------------------------------------------------------- monsters appear


@pytest.mark.parametrize(
    ("number", "id", "french", "english"),
    [
        pytest.param(2, "sphinx", "epirus", "epirus", marks=pytest.mark.rule("LOH-A1S-02")),
        pytest.param(4, "minotaur", "crete", "crete", marks=pytest.mark.rule("LOH-A1S-04")),
        pytest.param(10, "hydra", "laconia", "laconia", marks=pytest.mark.rule("LOH-A1S-10")),
        pytest.param(16, "cyclops", "boeotia", "boeotia", marks=pytest.mark.rule("LOH-A1S-16")),
        pytest.param(20, "cerberus", "boeotia", "achaea", marks=pytest.mark.rule("LOH-A1S-20")),
        pytest.param(22, "medusa", "laconia", "aetolia", marks=pytest.mark.rule("LOH-A1S-22")),
    ],
)
def test_a_monster_appears_or_the_others_stir(number: int, id: str, french: str, english: str) -> None:
    for regions, where in (("french", french), ("english", english)):
        g = campaign(script_regions=regions)
        read(g, number)
        assert g.beasts[monster(id)].region == region(where)
        assert rolled(g) == 0
        rolls(g, "blank")
        read(g, number)  # it is there already
        assert g.beasts[monster(id)].region == region(where)
        assert rolled(g) == 1
    g = campaign()
    g.beasts[monster(id)].slain = True
    beast(g, "minotaur" if id != "minotaur" else "hydra", "elis")
    rolls(g, "move")
    read(g, number)
    assert g.beasts[monster(id)].region == NONE
    assert rolled(g) == 1


# ---------------------------------------------------------------- spies


@pytest.mark.parametrize(
    ("number", "where"),
    [
        pytest.param(3, "attica", marks=pytest.mark.rule("LOH-A1S-03")),
        pytest.param(11, "euboea", marks=pytest.mark.rule("LOH-A1S-11")),
        pytest.param(18, "acarnania", marks=pytest.mark.rule("LOH-A1S-18")),
        pytest.param(24, "elis", marks=pytest.mark.rule("LOH-A1S-24")),
    ],
)
def test_a_spy_is_placed(number: int, where: str) -> None:
    g = campaign()
    read(g, number)
    assert spies(g) == [where]
    assert war(g).spies_left == 3


@pytest.mark.rule("LOH-A1GEN-02")
def test_without_a_spy_on_the_track_none_is_placed() -> None:
    g = campaign()
    spy(g, "crete", "crete", "elis", "attica")
    read(g, 3)
    assert spies(g) == ["attica", "crete", "crete", "elis"]
    assert war(g).spies_left == 0


# ---------------------------------------------------------------- a monument


@pytest.mark.rule("LOH-A1S-06")
@pytest.mark.parametrize(
    ("where", "level"), [("chalkidiki", 5), ("macedonia", 5), ("thessaly", 4), ("locris", 4), ("phocis", 5)]
)
def test_near_the_monument_of_zeus_a_level_falls(where: str, level: int) -> None:
    g = campaign()
    vanguard(g, where, 2)
    read(g, 6)
    assert [monument.level for monument in g.monuments] == [level, 5, 5]


# ---------------------------------------------------------------- attitudes


@pytest.mark.rule("LOH-A1S-08")
@pytest.mark.rule("LOH-A1S-13")
@pytest.mark.parametrize("number", [8, 13])
def test_the_two_northern_lands_turn_away(number: int) -> None:
    g = campaign()
    feel(g, "yellow", "wary")
    read(g, number)
    assert feeling(g, "red") == "wary"
    assert feeling(g, "yellow") == "hostile"
    assert all(is_neutral(g, land) for land in ("blue", "green", "brown"))


@pytest.mark.rule("LOH-A1S-19")
def test_allied_regions_of_ill_will_are_lost() -> None:
    g = campaign()
    feel(g, "green", "wary")
    feel(g, "brown", "hostile")
    feel(g, "yellow", "loyal")
    allied(g, "messenia", "crete", "attica", "locris")
    loyal(g, "elis", "laconia")
    yellow(g, "messenia", 2)
    read(g, 19)
    assert tokens(g, YELLOW) == ["locris", "attica"]
    assert tokens(g, BLUE) == ["elis", "laconia"]
    assert standing(g, "messenia") == (0, 2, 0)


@pytest.mark.rule("LOH-MMAP-08")
def test_tokens_of_regions_that_are_lost_go_where_one_was_wanting() -> None:
    g = campaign()
    feel(g, "green", "wary")
    feel(g, "brown", "hostile")
    g.control = [NONE] * len(g.control)
    allied(g, *[one.id for one in box().regions if one.id not in ("chalkidiki", "macedonia", "epirus", "crete")])
    settle(g, 0, yellow(g, "crete", 4))
    assert not told(g, "hellas-control"), "all fifteen tokens are out"
    read(g, 19)
    assert g.control[region("crete")] == YELLOW
    assert g.control[region("argolis")] == g.control[region("elis")] == NONE


# ---------------------------------------------------------------- the hero


@pytest.mark.rule("LOH-A1S-09")
@pytest.mark.parametrize(("attitude", "injuries"), [("loyal", 0), ("neutral", 0), ("wary", 1), ("hostile", 2)])
def test_the_hero_is_hurt_where_he_is_not_loved(attitude: Attitude, injuries: int) -> None:
    g = campaign()
    p = g.players[0]
    feel(g, "brown", attitude)
    read(g, 9, [STRENGTH, SPEED][:injuries])
    assert p.injuries == [0, 1 << STRENGTH, 1 << STRENGTH | 1 << SPEED][injuries]
    assert not p.injuries >> LEADERSHIP & 1


@pytest.mark.rule("LOH-A1S-09")
def test_a_hero_on_a_quest_is_not_hurt() -> None:
    g = campaign()
    all_feel(g, "hostile")
    g.players[0].region = NONE
    g.players[0].quest = 0
    read(g, 9)
    assert g.players[0].injuries == 0


# ---------------------------------------------------------------- losses


@pytest.mark.rule("LOH-A1S-12")
@pytest.mark.rule("LOH-A1S-17")
@pytest.mark.parametrize("number", [12, 17])
def test_half_of_the_allies_go_home_where_no_loyal_hoplite_stands(number: int) -> None:
    g = campaign()
    yellow(g, "messenia", 5)
    yellow(g, "elis", 1)
    yellow(g, "laconia", 3)
    blue(g, "arcadia", 2)
    read(g, number)
    assert standing(g, "messenia") == (0, 2, 0)
    assert standing(g, "elis") == (0, 0, 0)
    assert standing(g, "laconia") == (2, 3, 0)
    assert standing(g, "arcadia") == (2, 0, 0)


@pytest.mark.rule("LOH-A1S-15")
@pytest.mark.rule("LOH-A1S-21")
@pytest.mark.parametrize("number", [15, 21])
def test_wary_lands_cost_two_hoplites_each_and_hostile_ones_four(number: int) -> None:
    g = campaign()
    feel(g, "green", "wary")
    feel(g, "brown", "hostile")
    elis, messenia = yellow(g, "elis", 2), yellow(g, "messenia", 2)
    blue(g, "laconia", 3)
    crete = yellow(g, "crete", 3)
    yellow(g, "attica", 2)
    laconia = region("laconia")
    chosen = [elis << 4 | YELLOW, messenia << 4 | YELLOW]
    chosen += [laconia << 4 | BLUE, crete << 4 | YELLOW, crete << 4 | YELLOW, laconia << 4 | BLUE]
    read(g, number, chosen)
    assert standing(g, "elis") == standing(g, "messenia") == (0, 1, 0)
    assert standing(g, "laconia") == (1, 0, 0)
    assert standing(g, "crete") == (0, 1, 0)
    assert standing(g, "attica") == (0, 2, 0)


@pytest.mark.rule("LOH-A1GEN-01")
def test_losses_end_with_the_hoplites_there_are_and_the_player_chooses() -> None:
    g = campaign()
    feel(g, "brown", "hostile")
    here = blue(g, "laconia", 2)
    yellow(g, "laconia", 1)
    asked = read(g, 15, [here << 4 | BLUE, here << 4 | YELLOW])
    assert asked == [[here << 4 | YELLOW, here << 4 | BLUE]] * 2
    assert standing(g, "laconia") == (0, 0, 0)


def test_every_script_of_the_book_is_told_with_a_text_of_its_own() -> None:
    texts = [box().names["text/script/" + script.id]["en"] for script in campaign_of(box()).scripts]
    assert len(set(texts)) == 48
