"""The table of the campaign, its prologue, and tables A and B."""

import pytest

from agon.games.hellas.box.numbers import NONE, SPEED
from agon.games.hellas.game import HELLAS
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.modules import check_setup
from rules.hellas.campaign.campaigning import (
    BLUE,
    CAMPAIGN,
    GREEN,
    YELLOW,
    box,
    campaign,
    feeling,
    standing,
    tokens,
    vanguard_at,
    war,
)
from rules.hellas.given import colour, laid_out, monster, named, region, step, told


def set_table() -> Hellas:
    g = laid_out(1, modules=CAMPAIGN)
    step(g)
    return g


def landed(*numbers: int) -> Hellas:
    """The tokens of the prologue are these, in this order."""
    g = set_table()
    step(g)
    pile = war(g).pile
    for number in reversed(numbers):
        pile.remove(number)
        pile.append(number)
    g.log = []
    step(g)
    return g


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("LOH-SSETUP-01")
def test_three_monuments_stand_complete_on_their_sites() -> None:
    g = set_table()
    assert [monument.level for monument in g.monuments] == [5, 5, 5]
    assert [box().regions[god.region].id for god in box().gods] == ["thessaly", "attica", "acarnania"]


@pytest.mark.rule("LOH-SSETUP-02")
def test_gods_artifacts_are_nobodys_and_in_no_deck() -> None:
    g = set_table()
    gods = [named("artifact", id) for id in ("thunder_of_zeus", "owl_of_athena", "boots_of_hermes")]
    assert g.players[0].artifacts == []
    assert not set(gods) & set(g.artifact_deck)


@pytest.mark.rule("LOH-SSETUP-03")
@pytest.mark.rule("LOH-SSETUP-04")
def test_the_oracle_stands_in_phocis_and_six_temples_wait() -> None:
    g = set_table()
    assert g.temples == 1 << region("phocis")
    assert g.temples_left == 6


@pytest.mark.rule("LOH-SSETUP-05")
def test_only_cards_of_the_solo_mode_are_used() -> None:
    g = set_table()
    assert sorted(g.combat_deck) == [c for c in range(len(box().combat_ids)) if box().combat_card(c).solo]
    assert len(g.combat_deck) < len(box().combat_ids)
    assert sorted(g.blessing_deck) == [blessing.index for blessing in box().blessings if blessing.solo]
    assert 0 < len(g.blessing_deck) < len(box().blessings)
    assert len(g.artifact_deck) == 7


def test_every_deck_is_shuffled() -> None:
    tables = [laid_out(1, seed, CAMPAIGN) for seed in ("one", "two")]
    for g in tables:
        step(g)
    one, two = tables
    assert one.combat_deck != two.combat_deck
    assert one.attack_deck != two.attack_deck
    assert one.blessing_deck != two.blessing_deck
    assert one.artifact_deck != two.artifact_deck


@pytest.mark.rule("LOH-SSETUP-06")
def test_eight_quests_without_the_cretan_bull() -> None:
    quests = {quest for quest in campaign_of(box()).quests if quest != NONE}
    assert len(quests) == 8
    assert named("quest", "capture_cretan_bull") not in quests
    assert set_table().event_deck == []


@pytest.mark.rule("LOH-SSETUP-07")
def test_six_monsters_without_the_chimera() -> None:
    monsters = {landing.monster for landing in campaign_of(box()).landings if landing.monster != NONE}
    assert len(monsters) == 6
    assert monster("chimera") not in monsters


@pytest.mark.rule("LOH-SSETUP-08")
def test_all_attack_cards_and_the_die_are_used() -> None:
    g = set_table()
    assert sorted(g.attack_deck) == list(range(len(box().attack_ids)))
    assert len(box().die) == 6


@pytest.mark.rule("LOH-SSETUP-09")
def test_the_player_is_achilles_in_blue() -> None:
    g = campaign()
    p = g.players[0]
    assert box().heroes[p.hero].id == "achilles"
    assert (p.colour, g.commander[BLUE]) == (BLUE, 0)
    assert p.attributes[SPEED] == 2


@pytest.mark.rule("LOH-SSETUP-09")
@pytest.mark.parametrize(("option", "value", "only"), [("seat_1", "helen", "achilles"), ("army_1", "red", "blue")])
def test_nobody_else_plays_the_campaign(option: str, value: str, only: str) -> None:
    check_setup(HELLAS, Setup("hellas", 1, "", CAMPAIGN, ((option, only),)))
    with pytest.raises(SetupError, match=f"choose from {only}"):
        check_setup(HELLAS, Setup("hellas", 1, "", CAMPAIGN, ((option, value),)))


@pytest.mark.rule("LOH-SSETUP-10")
@pytest.mark.rule("LOH-SSETUP-11")
def test_yellow_follows_the_player_and_green_the_persians() -> None:
    g = set_table()
    assert g.commander[YELLOW] == 0
    assert g.commander[GREEN] == PERSIANS
    assert g.commander[colour("red")] == NONE


@pytest.mark.rule("LOH-SSETUP-12")
@pytest.mark.rule("LOH-SSETUP-13")
@pytest.mark.rule("LOH-PRO-02")
def test_both_markers_begin_on_their_first_space() -> None:
    for g in (set_table(), campaign()):
        assert war(g).invasion == 0
        assert war(g).mobilization == 1


@pytest.mark.rule("LOH-SSETUP-14")
def test_four_spies_wait_on_the_track() -> None:
    g = set_table()
    assert war(g).spies_left == 4
    assert war(g).spies == []
    assert war(g).view(box(), 0)["command"] == {"value": 1, "spies": 4, "last": 5}


@pytest.mark.rule("LOH-SSETUP-15")
def test_twenty_four_tokens_are_shuffled_into_one_pile() -> None:
    piles = [laid_out(1, seed, CAMPAIGN) for seed in ("one", "two")]
    for g in piles:
        step(g)
        assert sorted(war(g).pile) == list(range(1, 25))
    assert war(piles[0]).pile != war(piles[1]).pile
    assert war(piles[0]).view(box(), 0)["pile"] == 24


@pytest.mark.rule("LOH-SSETUP-17")
def test_every_glory_token_begins_on_neutral() -> None:
    g = set_table()
    assert [feeling(g, land.id) for land in box().lands] == ["neutral"] * 5


@pytest.mark.rule("LOH-SSETUP-18")
def test_what_is_not_used_is_not_there() -> None:
    g = set_table()
    assert g.temple_card == NONE
    assert g.countdown == NONE
    assert g.event_deck == []
    assert g.step == "prologue"


# ---------------------------------------------------------------- the prologue


@pytest.mark.rule("LOH-PRO-01")
def test_the_vanguard_lands_in_chalkidiki() -> None:
    g = campaign()
    assert standing(g, "chalkidiki") == (0, 0, 2)
    assert vanguard_at(g) == "chalkidiki"


@pytest.mark.rule("LOH-PRO-03")
def test_laconia_is_blue_and_messenia_yellow() -> None:
    g = campaign()
    assert tokens(g, BLUE) == ["laconia"]
    assert tokens(g, YELLOW) == ["messenia"]


@pytest.mark.rule("LOH-PRO-04")
def test_the_hero_stands_in_laconia_with_two_hoplites() -> None:
    g = campaign()
    assert g.players[0].region == region("laconia")
    assert standing(g, "laconia") == (2, 0, 0)


@pytest.mark.rule("LOH-PRO-05")
def test_one_combat_card_is_drawn() -> None:
    g = set_table()
    step(g)
    assert len(g.players[0].hand) == 1


@pytest.mark.rule("LOH-PRO-06")
@pytest.mark.rule("LOH-PRO-08")
def test_two_tokens_bring_monsters_and_three_bring_quests() -> None:
    g = landed(1, 4, 2, 9, 24)
    assert {beast.region for beast in g.beasts} == {NONE, region("epirus"), region("crete")}
    assert g.quests == [named("quest", id) for id in ("saving_prometheus", "aid_to_atlas", "calydonian_hunt")]
    assert standing(g, "chalkidiki") == (0, 0, 2)
    assert g.step == "turn_start"


@pytest.mark.rule("LOH-PRO-07")
@pytest.mark.parametrize("second", [2, 17])
def test_the_same_monster_again_is_a_hoplite_for_the_vanguard(second: int) -> None:
    g = landed(1, second, 3, 6, 9)
    assert g.beasts[monster("sphinx")].region == region("epirus")
    assert standing(g, "chalkidiki") == (0, 0, 3)


@pytest.mark.rule("LOH-PRO-09")
def test_each_double_of_a_quest_is_a_hoplite_for_the_vanguard() -> None:
    g = landed(5, 8, 22, 23, 24)
    assert [quest for quest in g.quests if quest != NONE] == [named("quest", "calydonian_hunt")]
    assert standing(g, "chalkidiki") == (0, 0, 4)


@pytest.mark.rule("LOH-PRO-10")
@pytest.mark.rule("LOH-SSETUP-16")
def test_the_tokens_of_the_prologue_leave_the_game() -> None:
    g = landed(1, 4, 7, 10, 13)
    assert war(g).gone == [1, 4, 7, 10, 13]
    assert len(war(g).pile) == 19
    assert not {1, 4, 7, 10, 13} & set(war(g).pile)
    assert war(g).last == NONE
    assert war(g).view(box(), 0)["gone"] == [1, 4, 7, 10, 13]


def test_the_prologue_and_the_first_act_are_told() -> None:
    g = set_table()
    step(g)
    step(g)
    assert told(g, "hellas-opening") == [(0, NONE, NONE, NONE), (1, NONE, NONE, NONE)]


# ---------------------------------------------------------------- the tables


@pytest.mark.parametrize(
    ("first", "id", "where"),
    [
        pytest.param(1, "sphinx", "epirus", marks=pytest.mark.rule("LOH-TBLA-01")),
        pytest.param(3, "minotaur", "crete", marks=pytest.mark.rule("LOH-TBLA-02")),
        pytest.param(5, "cyclops", "arcadia", marks=pytest.mark.rule("LOH-TBLA-03")),
        pytest.param(7, "medusa", "messenia", marks=pytest.mark.rule("LOH-TBLA-04")),
        pytest.param(9, "hydra", "laconia", marks=pytest.mark.rule("LOH-TBLA-05")),
        pytest.param(11, "cerberus", "phocis", marks=pytest.mark.rule("LOH-TBLA-06")),
        pytest.param(13, "minotaur", "chalkidiki", marks=pytest.mark.rule("LOH-TBLA-07")),
        pytest.param(15, "cyclops", "boeotia", marks=pytest.mark.rule("LOH-TBLA-08")),
        pytest.param(17, "sphinx", "locris", marks=pytest.mark.rule("LOH-TBLA-09")),
        pytest.param(19, "cerberus", "achaea", marks=pytest.mark.rule("LOH-TBLA-10")),
        pytest.param(21, "medusa", "elis", marks=pytest.mark.rule("LOH-TBLA-11")),
        pytest.param(23, "hydra", "argolis", marks=pytest.mark.rule("LOH-TBLA-12")),
    ],
)
def test_table_a(first: int, id: str, where: str) -> None:
    for token in (first, first + 1):
        g = landed(token, 3 if token < 3 else 1, 6, 9, 12) if token not in (6, 9, 12) else landed(token, 1, 15, 18, 21)
        assert g.beasts[monster(id)].region == region(where)


@pytest.mark.parametrize(
    ("first", "id", "where"),
    [
        pytest.param(1, "saving_prometheus", "macedonia", marks=pytest.mark.rule("LOH-TBLB-01")),
        pytest.param(4, "cattle_of_geryon", "boeotia", marks=pytest.mark.rule("LOH-TBLB-02")),
        pytest.param(7, "aid_to_atlas", "messenia", marks=pytest.mark.rule("LOH-TBLB-03")),
        pytest.param(10, "expedition_for_the_golden_fleece", "acarnania", marks=pytest.mark.rule("LOH-TBLB-04")),
        pytest.param(13, "kill_stymphalian_birds", "corinthia", marks=pytest.mark.rule("LOH-TBLB-05")),
        pytest.param(16, "amazon_queen", "chalkidiki", marks=pytest.mark.rule("LOH-TBLB-06")),
        pytest.param(19, "clean_augean_stables", "elis", marks=pytest.mark.rule("LOH-TBLB-07")),
        pytest.param(22, "calydonian_hunt", "aetolia", marks=pytest.mark.rule("LOH-TBLB-08")),
    ],
)
def test_table_b(first: int, id: str, where: str) -> None:
    for token in (first, first + 1, first + 2):
        rest = [number for number in (24, 1, 12, 9, 5) if number != token]
        g = landed(rest[0], rest[1], token, rest[2], rest[3])
        assert g.quests[0] == named("quest", id)
        assert box().quests[g.quests[0]].region == region(where)
