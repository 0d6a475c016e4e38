"""Contesting a deployment.  Page 24."""

import pytest

from agon.games.hybris.box.numbers import FORGE, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import (
    ARTWORK,
    AT_HAND,
    BONUS_TOKEN,
    IN_UNDERWORLD,
    RESERVE,
    USED,
)
from agon.games.hybris.rules.combat.questions import CHOOSE_MARKER, PLACE_CARD
from agon.games.hybris.rules.movement import activatable
from agon.games.hybris.rules.questions import CARD, FIGURE, PAY_CARD, STOP
from agon.games.hybris.rules.turn import pass_turn
from agon.games.hybris.rules.world_questions import CONTEST, FAVOUR, HERO_AGAIN, PICK_REWARD, POINTS, REWARD
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import (
    answer,
    arm,
    befriend,
    city,
    deploying,
    face,
    figure,
    in_city,
    lay,
    options_of,
    plan,
    ready_to_contest,
    seats_asked,
    table,
    unlock,
)
from rules.hybris.given import OLYMPIANS, box, told

TILE = "tropaion_mast"  # points, no Prayers
WORTH = face(TILE).vp
SLOT = box().cities[city("lemnos")].slot
WHERE = "lemnos_2"


def send(number: int) -> tuple[Kind, int]:
    return CONTEST, FIGURE << 16 | number


def decline() -> tuple[Kind, int]:
    return CONTEST, STOP << 16


def pick(reward: int) -> tuple[Kind, int]:
    return PICK_REWARD, REWARD << 16 | reward


def offered(g: Hybris, seat: int) -> list[int]:
    """The figures that a player is asked about when Zeus deploys; none if the player is not asked."""
    asked = deploying(g, 0, TILE, WHERE, kind=PROPHET)
    for each in asked:
        if each.kind is CONTEST and each.seat == seat:
            assert each.options[-1] == STOP << 16
            return [option & 0xFFFF for option in each.options[:-1]]
    return []


# ---------------------------------------------------------------- who is asked


@pytest.mark.rule("HYB-CONTEST-01")
@pytest.mark.parametrize("grandeur", [[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 1, 0]])
def test_the_others_are_asked_in_reverse_grandeur_order(grandeur: list[int]) -> None:
    g = table(*OLYMPIANS)
    g.grandeur = grandeur.copy()
    asked = deploying(g, 0, TILE, WHERE)
    assert seats_asked(asked, CONTEST) == [seat for seat in reversed(grandeur) if seat != 0]
    assert told(g, "hybris-contest-declined") == [(seat, NONE, NONE, NONE) for seat in seats_asked(asked, CONTEST)]


@pytest.mark.rule("HYB-CONTEST-01")
def test_once_somebody_contests_nobody_else_is_asked_even_if_the_contest_fails() -> None:
    g = table(*OLYMPIANS)
    g.grandeur = [0, 1, 2, 3]
    asked = deploying(g, 0, TILE, WHERE, decline(), send(0), kind=HERO)  # Hades declines, Athena comes without a card
    assert seats_asked(asked, CONTEST) == [3, 2]
    assert g.players[2].characters[0].lying


@pytest.mark.rule("HYB-CONTEST-01")
def test_the_deployer_is_not_asked() -> None:
    g = table()
    plan(g, 0, HERO, 0)
    assert 0 not in seats_asked(deploying(g, 0, TILE, WHERE, kind=PROPHET), CONTEST)


@pytest.mark.rule("HYB-CONTEST-02", "HYB-CONTEST-03")
def test_an_olympian_may_contest_unless_activated_or_wounded() -> None:
    g = table()
    assert offered(g, 1) == [0]
    for name, value in (("activated", True), ("lying", True), ("place", SLOT - 1)):
        g = table()
        setattr(g.players[1].characters[0], name, value)
        assert offered(g, 1) == [], name


@pytest.mark.rule("HYB-CONTEST-02", "HYB-CONTEST-04")
def test_a_hero_may_contest_with_a_token_under_him_unless_activated() -> None:
    g = table()
    g.players[1].characters[0].activated = True
    hero = figure(g.players[1], HERO)
    assert offered(g, 1) == [], "no token"
    g = table()
    g.players[1].characters[0].activated = True
    plan(g, 1, HERO, 5)
    assert offered(g, 1) == [hero]
    g = table()
    g.players[1].characters[0].activated = True
    plan(g, 1, HERO, BONUS_TOKEN)
    assert offered(g, 1) == [hero], "any token will do"
    for name, value in (("activated", True), ("place", ARTWORK + FORGE), ("place", IN_UNDERWORLD)):
        g = table()
        g.players[1].characters[0].activated = True
        plan(g, 1, HERO, 5)
        setattr(g.players[1].characters[hero], name, value)
        assert offered(g, 1) == [], name


@pytest.mark.rule("HYB-CONTEST-02")
def test_an_ally_from_the_coliseum_contests_as_a_hero() -> None:
    g = table()
    g.players[1].characters[0].activated = True
    ally = befriend(g, 1, "milo_of_croton")
    g.players[1].characters[ally].token = BONUS_TOKEN
    assert offered(g, 1) == [ally]


@pytest.mark.rule("HYB-CONTEST-06")
def test_prophets_cannot_contest() -> None:
    g = table()
    g.players[1].characters[0].activated = True
    plan(g, 1, PROPHET, 5)
    assert offered(g, 1) == []


@pytest.mark.rule("HYB-PASS-05")
def test_who_has_passed_cannot_contest() -> None:
    g = table()
    answer(pass_turn(g, g.players[1]))
    assert offered(g, 1) == []


# ---------------------------------------------------------------- coming to the City


@pytest.mark.rule("HYB-CONTEST-04", "HYB-CONTEST-05", "HYB-CONTEST-08", "HYB-CONTEST-11")
def test_a_hero_who_wins_takes_the_slot_and_the_token_comes_back_unused() -> None:
    g = table()
    rival = g.players[1]
    _, coming = ready_to_contest(g, 1)
    hero = coming & 0xFFFF
    token = rival.characters[hero].token
    aegis, well = rival.aegis, g.well
    deploying(g, 0, TILE, WHERE, (CONTEST, coming), pick(POINTS), kind=HERO)
    assert rival.characters[hero].place == SLOT
    assert (rival.characters[hero].token, rival.tokens[token]) == (NONE, AT_HAND)
    assert USED not in rival.tokens
    assert (rival.aegis, g.well) == (aegis, well), "no Aegis is paid, the slot gives no Prayers"
    assert rival.characters[hero].activated
    assert g.players[0].characters[figure(g.players[0], OLYMPIAN)].place == RESERVE
    assert hero not in activatable(g, rival)


@pytest.mark.rule("HYB-CONTEST-04")
def test_a_bonus_token_comes_back_as_well() -> None:
    g = table()
    hero = plan(g, 1, HERO, BONUS_TOKEN)
    deploying(g, 0, TILE, WHERE, send(hero), kind=PROPHET)
    assert (g.players[1].bonus_tokens, g.players[1].characters[hero].token) == (1, NONE)


@pytest.mark.rule("HYB-CONTEST-11")
def test_a_hero_who_loses_goes_to_the_underworld() -> None:
    g = table("zeus", "athena")
    hero = plan(g, 1, HERO, 0)
    here = deploying(g, 0, TILE, WHERE, send(hero), kind=HERO)
    assert g.players[1].characters[hero].place == IN_UNDERWORLD
    assert g.players[0].characters[figure(g.players[0], OLYMPIAN)].place == RESERVE
    assert [each.place for each in g.players[0].characters].count(SLOT) == 1, "the deployer stays"
    assert seats_asked(here, PICK_REWARD) == []


@pytest.mark.rule("HYB-CONTEST-10", "HYB-CONTEST-05")
def test_an_olympian_who_contested_is_used_and_his_pillar_waits_for_passing() -> None:
    g = table()
    rival = g.players[1]
    rival.pillars = rival.uppers = rival.lowers = [0]
    arm(g, 1)
    deploying(g, 0, TILE, WHERE, send(0), pick(POINTS), kind=HERO)
    assert (rival.characters[0].place, rival.characters[0].activated) == (SLOT, True)
    assert 0 not in activatable(g, rival)
    assert not rival.pillar_resolved
    rival.characters[0].place = RESERVE  # brought back by some effect
    assert 0 not in activatable(g, rival)
    answer(pass_turn(g, rival))
    assert (told(g, "hybris-upper"), told(g, "hybris-lower")) == ([], [(1, 0, NONE, NONE)])


@pytest.mark.rule("HYB-CONTEST-10")
def test_an_olympian_who_contested_and_lost_is_wounded() -> None:
    g = table("zeus", "athena")
    deploying(g, 0, TILE, WHERE, send(0), kind=HERO)
    athena = g.players[1].characters[0]
    assert (athena.place, athena.lying, athena.activated) == (RESERVE, True, True)
    assert not g.players[1].pillar_resolved, "it was not her turn"


# ---------------------------------------------------------------- Combat, or flight


@pytest.mark.rule("HYB-CONTEST-07", "HYB-CONTEST-08")
def test_a_prophet_flees_and_the_contester_wins_by_default() -> None:
    g = table("zeus", "hades")
    zeus, rival = g.players
    hero = plan(g, 1, HERO, 0)
    rank, well = g.grandeur.copy(), g.well
    asked = deploying(g, 0, TILE, WHERE, send(hero), pick(POINTS), kind=PROPHET)
    assert zeus.characters[figure(zeus, PROPHET)].place == RESERVE
    assert rival.characters[hero].place == SLOT
    assert (rival.vp, zeus.vp) == (WORTH, 0), "the reward, and nothing for Psychopomp"
    assert (g.well, rival.victories, zeus.victories) == (well, 1, 0)
    assert g.grandeur != rank, "only the deployer's Kindness moves Grandeur"
    assert not g.turn.over
    assert {each.kind for each in asked}.isdisjoint({PLACE_CARD, CHOOSE_MARKER})


@pytest.mark.rule("HYB-CONTEST-09", "HYB-GODS-05")
def test_the_contester_attacks_and_the_deployer_defends() -> None:
    g = table("zeus", "poseidon")
    hero = plan(g, 1, HERO, 0)
    deploying(g, 0, TILE, WHERE, send(hero), pick(POINTS), kind=HERO)
    assert [(attacker, defender) for attacker, _, defender, _ in told(g, "hybris-combat")] == [(1, 0)]
    assert g.players[1].vp == WORTH, "Impetuous: one more as the Attacker, which is enough without cards"
    g = table("poseidon", "zeus")
    hero = plan(g, 1, HERO, 0)
    deploying(g, 0, TILE, WHERE, send(hero), pick(POINTS), kind=HERO)
    assert g.players[1].vp == WORTH, "and one less as the Defender"


@pytest.mark.rule("HYB-CONTEST-09")
def test_a_tie_is_the_deployers() -> None:
    g = table("zeus", "athena")
    hero = plan(g, 1, HERO, 0)
    deploying(g, 0, TILE, WHERE, send(hero), kind=HERO)
    assert g.players[0].victories == 1
    assert (g.players[0].vp, g.players[1].vp) == (WORTH, 0)


@pytest.mark.rule("HYB-GODS-02")
def test_athena_draws_a_card_when_her_own_deployment_is_contested() -> None:
    g = table("athena", "poseidon")
    hero = plan(g, 1, HERO, 0)
    top = g.players[0].deck[-1]
    deploying(g, 0, TILE, WHERE, send(hero), kind=OLYMPIAN)
    assert top in g.players[0].hand + g.players[0].discard


@pytest.mark.rule("HYB-DEFEAT-06")
def test_a_deployer_defeated_with_the_olympian_finishes_but_the_pillar_comes_before_the_rewards() -> None:
    g = table("poseidon", "zeus")
    p = g.players[0]
    p.pillars = p.uppers = p.lowers = [0]
    deploying(g, 0, TILE, WHERE, ready_to_contest(g, 1), pick(FAVOUR), kind=OLYMPIAN)
    assert p.characters[0].lying
    assert (p.vp, g.turn.over, p.pillar_resolved) == (WORTH, True, True)
    assert g.log is not None
    order = [id for id, _, _ in g.log]
    assert order.index("hybris-lower") < order.index("hybris-reward")


# ---------------------------------------------------------------- what forbids or prices a contest


@pytest.mark.rule("HYB-APPX-17")
def test_with_the_kunee_a_deployment_by_hades_himself_cannot_be_contested() -> None:
    g = table("hades", "zeus")
    assert seats_asked(deploying(g, 0, TILE, WHERE, kind=OLYMPIAN), CONTEST) == [1]
    g = table("hades", "zeus")
    unlock(g, 0, "kunee")
    assert seats_asked(deploying(g, 0, TILE, WHERE, kind=OLYMPIAN), CONTEST) == []
    g = table("hades", "zeus")
    unlock(g, 0, "kunee")
    assert seats_asked(deploying(g, 0, TILE, WHERE, kind=HERO), CONTEST) == [1], "not by one of his Heroes"


@pytest.mark.rule("HYB-APPX-14", "HYB-APPX-17")
def test_hades_deploys_from_a_slot_that_he_shares() -> None:
    g = table("hades", "zeus")
    unlock(g, 0, "kunee")
    in_city(g, 1, "lemnos")
    g.players[1].characters[0].activated = False
    hero = plan(g, 1, HERO, 0)
    asked = deploying(g, 0, TILE, WHERE, kind=OLYMPIAN)
    assert seats_asked(asked, CONTEST) == []
    assert (g.players[0].vp, g.players[1].characters[0].place) == (WORTH, SLOT)
    assert g.players[1].characters[hero].token != NONE


def test_a_tile_connected_to_the_propylaea_cannot_be_contested() -> None:
    for owner, id, asked_seats in (
        (0, "bench_of_daedalus", []),
        (0, "lyre_of_lasting_favour", [1]),
        (1, "bench_of_daedalus", [1]),
    ):
        g = table()
        lay(g, owner, "propylaea_in_stasis", "lemnos_1")
        assert seats_asked(deploying(g, 0, id, "lemnos_2"), CONTEST) == asked_seats, (owner, id)


def test_the_propylaea_does_not_protect_itself() -> None:
    g = table()
    lay(g, 0, "bench_of_daedalus", "lemnos_1")
    assert seats_asked(deploying(g, 0, "propylaea_in_stasis", "lemnos_2"), CONTEST) == [1]


def test_the_palladion_makes_contesting_at_a_temple_cost_a_card() -> None:
    g = table("athena", "poseidon")
    unlock(g, 0, "palladion")
    g.players[0].temples = 1 << city("lemnos")
    assert seats_asked(deploying(g, 0, TILE, WHERE, kind=PROPHET), CONTEST) == [], "no card to pay with"
    g = table("athena", "poseidon")
    unlock(g, 0, "palladion")
    g.players[0].temples = 1 << city("lemnos")
    g.players[1].hand = [g.players[1].deck.pop(), g.players[1].deck.pop()]
    paid, kept = g.players[1].hand
    asked = deploying(g, 0, TILE, WHERE, send(0), (PAY_CARD, CARD << 16 | paid), pick(POINTS), kind=PROPHET)
    assert seats_asked(asked, PAY_CARD) == [1]
    assert (g.players[1].hand, g.players[1].discard) == ([kept], [paid])


def test_the_palladion_asks_nothing_where_its_owner_has_no_temple_nor_for_others() -> None:
    g = table("athena", "poseidon")
    unlock(g, 0, "palladion")
    g.players[0].temples = 1 << city("argos")
    assert seats_asked(deploying(g, 0, TILE, WHERE), CONTEST) == [1]
    g = table("athena", "poseidon")
    unlock(g, 0, "palladion")
    g.players[0].temples = 1 << city("lemnos")
    assert seats_asked(deploying(g, 1, TILE, WHERE), CONTEST) == [0]


def test_nobody_contests_in_the_first_age_of_the_renaissance() -> None:
    g = table(modules=("renaissance",))
    assert seats_asked(deploying(g, 0, TILE, WHERE), CONTEST) == []
    g = table(modules=("renaissance",))
    g.age = 2
    assert seats_asked(deploying(g, 0, TILE, WHERE), CONTEST) == [1]


def test_the_truce_of_elis_holds_at_elis_alone() -> None:
    g = table(modules=("games_of_elis",))
    assert seats_asked(deploying(g, 0, TILE, "elis_2"), CONTEST) == []
    g = table(modules=("games_of_elis",))
    assert seats_asked(deploying(g, 0, TILE, WHERE), CONTEST) == [1]


# ---------------------------------------------------------------- Charybdis


def with_charybdis(place: int) -> tuple[Hybris, int]:
    """Poseidon's Hero was activated and stands somewhere; Poseidon himself is used."""
    g = table("zeus", "poseidon")
    unlock(g, 1, "charybdis")
    g.players[1].characters[0].activated = True
    hero = figure(g.players[1], HERO)
    g.players[1].characters[hero].activated = True
    g.players[1].characters[hero].place = place
    return g, hero


def again(hero: int) -> tuple[Kind, int]:
    return CONTEST, HERO_AGAIN << 16 | hero


@pytest.mark.parametrize("place", [0, ARTWORK + FORGE, box().cities[city("elis")].slot])
def test_charybdis_sends_a_hero_who_was_activated_already(place: int) -> None:
    g, hero = with_charybdis(place)
    rival = g.players[1]
    asked = deploying(g, 0, TILE, WHERE, again(hero), pick(POINTS), kind=PROPHET)
    assert options_of(asked, CONTEST) == [HERO_AGAIN << 16 | hero, STOP << 16]
    assert (rival.characters[hero].place, rival.vp) == (SLOT, WORTH)
    assert rival.used == [g.arsenal.powers["contest_window"][0].power.index]
    assert rival.tokens.count(AT_HAND) == len(rival.tokens)


def test_charybdis_serves_once_an_age_and_is_not_used_by_declining() -> None:
    g, hero = with_charybdis(0)
    deploying(g, 0, TILE, WHERE, decline(), kind=PROPHET)
    assert g.players[1].used == []
    deploying(g, 0, "bath_of_asclepius", "lemnos_1", again(hero), pick(POINTS), kind=PROPHET)
    asked = deploying(g, 0, "loom_of_ideas", "lemnos_3", kind=PROPHET)
    assert seats_asked(asked, CONTEST) == []


def test_to_contest_with_another_figure_does_not_use_charybdis() -> None:
    g, hero = with_charybdis(0)
    g.players[1].characters[0].activated = False
    asked = deploying(g, 0, TILE, WHERE, send(0), pick(POINTS), kind=PROPHET)
    assert options_of(asked, CONTEST) == [FIGURE << 16, HERO_AGAIN << 16 | hero, STOP << 16]
    assert g.players[1].used == []
    assert g.players[1].characters[hero].place == 0


@pytest.mark.parametrize("place", [RESERVE, IN_UNDERWORLD])
def test_charybdis_reaches_nobody_who_is_not_at_a_location(place: int) -> None:
    g, _ = with_charybdis(place)
    assert seats_asked(deploying(g, 0, TILE, WHERE, kind=PROPHET), CONTEST) == []


def test_charybdis_is_no_help_after_passing_nor_for_others() -> None:
    g, _ = with_charybdis(0)
    answer(pass_turn(g, g.players[1]))
    assert seats_asked(deploying(g, 0, TILE, WHERE, kind=PROPHET), CONTEST) == []
    g, _ = with_charybdis(0)
    zeus = g.players[0].characters
    zeus[0].activated = zeus[1].activated = True
    zeus[1].place = 1
    assert seats_asked(deploying(g, 1, TILE, WHERE, kind=PROPHET), CONTEST) == []
