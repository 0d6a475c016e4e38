"""Deployments that an Avatar contests, how to buy it off, and defeats in this mode."""

import pytest

from agon.games.hybris.box.numbers import AEGIS, FATES, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.chronos.contest import contest
from agon.games.hybris.chronos.questions import CANCEL, CANCEL_CONTEST, STAND_IN
from agon.games.hybris.chronos.world import renew_slots
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.combat.questions import PLAY_CARD
from agon.games.hybris.rules.movement import activatable
from agon.games.hybris.rules.questions import CARD, DEFEAT_HERO, FIGURE, STOP
from agon.games.hybris.rules.world_questions import HERO_AGAIN
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.arena import card, holds
from rules.hybris.cities import Asked, answer, deploying, in_city, options_of, unlock
from rules.hybris.given import empower, told
from rules.hybris_chronos.given import avatar, box, city, concept, do, player, send_avatar, stand, step, table
from rules.hybris_chronos.war import (
    STRONG,
    attack,
    figure,
    post,
    slot_of,
    stack,
    store,
    stored,
    war,
    where_is,
)

TILE = "chryselephantine_throne"
LET_IT_COME = (CANCEL_CONTEST, STOP << 16)


def vp_of(id: str) -> int:
    return next(tile.vp for tile in box().technologies if tile.id == id)


def valuable() -> str:
    """A Technology with points and Prayers printed on it."""
    tiles = [tile for tile in box().technologies if tile.vp >= 2 and tile.prayers]
    return next(tile.id for tile in tiles if tile.power.when == "passive")


def ready(intensity: int = 9, olympian: str = "zeus") -> Hybris:
    """A table on which a contest can only be bought off for so much Strength."""
    g = war(olympian)
    table(g).intensity[concept("kratos")] = intensity
    return g


def lay_out(g: Hybris, *answers: tuple[Kind, int], kind: int = HERO, where: str = "athens_1") -> list[Asked]:
    """The player deploys a valuable tile with a figure of that kind."""
    return deploying(g, 0, valuable(), where, *answers, kind=kind)


# ---------------------------------------------------------------- who comes


@pytest.mark.rule("CHR-P3-08")
def test_each_deploy_is_contested_by_an_avatar() -> None:
    g = ready()
    player(g).might = STRONG
    plain = [tile.id for tile in box().technologies if tile.power.when == "game_end"]
    for times, where in ((1, "athens_1"), (2, "athens_2")):
        deploying(g, 0, plain[times], where, kind=HERO)
        assert told(g, "hybris-avatar-contests") == [(avatar("kronos"), 0, city("athens"), -1)] * times


@pytest.mark.rule("CHR-MOVE-08")
@pytest.mark.parametrize(("gone", "comes"), [([], "kronos"), (["kronos"], "kairos"), (["kronos", "kairos"], "aeon")])
def test_the_lowest_on_the_board_comes_to_that_city_and_fights(gone: list[str], comes: str) -> None:
    g = ready()
    for id, where in zip(gone, ("elis", "lemnos"), strict=False):
        send_avatar(g, id, where)
    lay_out(g)
    assert [numbers[2:] for numbers in told(g, "hybris-combat-avatar")] == [(avatar(comes), city("athens"))]
    assert where_is(g, comes) == "athens"


@pytest.mark.rule("CHR-MOVE-08")
def test_without_an_avatar_on_the_board_there_is_no_contest_and_nothing_instead() -> None:
    g = ready()
    for id, where in (("kronos", "elis"), ("kairos", "lemnos"), ("aeon", "sparta")):
        send_avatar(g, id, where)
    chains = table(g).chains.copy()
    lay_out(g)
    assert not told(g, "hybris-avatar-contests")
    assert table(g).chains == chains
    assert player(g).vp >= vp_of(valuable())


@pytest.mark.rule("CHR-MOVE-08")
def test_a_prophet_who_deploys_flees_and_the_avatar_has_won() -> None:
    g = ready()
    lay_out(g, kind=PROPHET)
    assert not told(g, "hybris-combat-avatar")
    assert len(told(g, "hybris-fled")) == 1
    assert where_is(g, "kronos") == "athens"
    assert table(g).vp == vp_of(valuable())


def test_what_protects_a_deployment_protects_it_from_avatars() -> None:
    g = ready(olympian="hades")
    unlock(g, 0, "kunee")
    lay_out(g, kind=OLYMPIAN)
    assert not told(g, "hybris-avatar-contests")


def test_chronos_pays_the_price_of_a_contest_or_stays_away() -> None:
    g = ready(olympian="athena")
    unlock(g, 0, "palladion")
    player(g).temples |= 1 << city("athens")
    lay_out(g, kind=OLYMPIAN)
    assert not told(g, "hybris-avatar-contests")  # he has no Conflict card


# ---------------------------------------------------------------- buying it off


@pytest.mark.rule("CHR-MOVE-09")
def test_a_contest_is_cancelled_by_cards_whose_strength_reaches_kratos() -> None:
    g = ready(4)
    p = holds(g, 0, "crush", "flurry", "paean")
    asked = lay_out(
        g,
        (CANCEL_CONTEST, CARD << 16 | card("zeus-flurry")),
        kind=HERO,
    )
    offered = options_of(asked, CANCEL_CONTEST)
    assert offered == [*sorted(CARD << 16 | card("zeus-" + id) for id in ("crush", "flurry")), STOP << 16]
    assert sorted(box().card(number).id for number in p.discard) == ["crush", "flurry"]
    assert [box().card(number).id for number in p.hand] == ["paean"]
    assert not told(g, "hybris-avatar-contests")
    assert where_is(g, "kronos") == "board"


@pytest.mark.rule("CHR-MOVE-09")
def test_no_more_is_discarded_than_it_takes() -> None:
    g = ready(3)
    p = holds(g, 0, "crush", "flurry")
    lay_out(g, (CANCEL_CONTEST, CARD << 16 | card("zeus-crush")))
    assert [box().card(number).id for number in p.hand] == ["flurry"]


@pytest.mark.rule("CHR-MOVE-09")
def test_who_holds_too_little_is_not_asked() -> None:
    g = ready(6)
    holds(g, 0, "crush", "flurry")
    asked = lay_out(g, (PLAY_CARD, STOP << 16))
    assert CANCEL_CONTEST not in [each.kind for each in asked]
    assert told(g, "hybris-avatar-contests")


@pytest.mark.rule("CHR-MOVE-09")
def test_with_an_intensity_of_none_nothing_need_be_discarded() -> None:
    g = ready(0)
    asked = lay_out(g, (CANCEL_CONTEST, CANCEL << 16 | avatar("kronos")))
    assert options_of(asked, CANCEL_CONTEST) == [CANCEL << 16 | avatar("kronos"), STOP << 16]
    assert not told(g, "hybris-avatar-contests")


@pytest.mark.rule("CHR-MOVE-09")
def test_the_player_need_not_cancel() -> None:
    g = ready(0)
    lay_out(g, LET_IT_COME)
    assert told(g, "hybris-avatar-contests")


@pytest.mark.rule("CHR-MOVE-10")
def test_after_a_cancelled_contest_kratos_gains_intensity() -> None:
    g = ready(0)
    lay_out(g, (CANCEL_CONTEST, CANCEL << 16 | avatar("kronos")))
    assert table(g).intensity[concept("kratos")] == 1
    lay_again = ready(0)
    lay_out(lay_again, LET_IT_COME)
    assert table(lay_again).intensity[concept("kratos")] == 0


# ---------------------------------------------------------------- defeat


@pytest.mark.rule("CHR-DEFEAT-01")
def test_a_defeat_in_the_players_turn_ends_it() -> None:
    g = war()
    attack(g, "kronos", "athens")
    assert g.turn.over
    g = war()
    number = post(g, HERO, "athens")
    g.turn.seat, g.turn.character = 0, figure(g, OLYMPIAN)
    do(g, {"move_avatar": "kronos", "to": "athens"})
    assert player(g).characters[number].place == IN_UNDERWORLD
    assert g.turn.over, "though another one acts"


@pytest.mark.rule("CHR-DEFEAT-02", "CHR-DEFEAT-03")
@pytest.mark.parametrize("might", [0, STRONG])
def test_a_player_beaten_in_a_deploy_finishes_it_but_chronos_has_the_points(might: int) -> None:
    g = ready()
    g.well = 5
    player(g).might = might
    player(g).kindness = 1
    lay_out(g)
    tile = next(tile for tile in box().technologies if tile.id == valuable())
    beaten = 0 if might else tile.vp
    affinity = 1 if tile.type == box().cities[city("athens")].affinity else 0
    assert table(g).vp == beaten
    assert player(g).vp == tile.vp - beaten + affinity
    assert player(g).prayers == tile.prayers + (1 if might else 0)  # for beating Kronos
    assert tile.index in g.spaces.tiles
    assert g.turn.over == (might == 0)


@pytest.mark.rule("CHR-DEFEAT-04")
def test_the_avatar_holds_the_city_of_the_beaten_character() -> None:
    g = ready()
    lay_out(g)
    assert where_is(g, "kronos") == "athens"
    assert g.kept == 1 << slot_of("athens")
    assert player(g).characters[figure(g, HERO)].place == IN_UNDERWORLD


@pytest.mark.rule("CHR-DEFEAT-05")
def test_a_beaten_olympian_lies_beside_the_board_and_costs_grandeur() -> None:
    g = war("poseidon")
    g.grandeur = [NONE, 0, NONE, -2]
    attack(g, "kronos", "athens", kind=OLYMPIAN)
    zeus = figure(g, OLYMPIAN)
    assert (player(g).characters[zeus].lying, player(g).characters[zeus].place) == (True, RESERVE)
    assert g.grandeur == [NONE, NONE, 0, -2]
    player(g).characters[zeus].activated = False
    assert zeus not in activatable(g, player(g))


@pytest.mark.rule("CHR-DEFEAT-06")
@pytest.mark.parametrize("resolved", [False, True])
def test_a_pillar_left_unresolved_by_a_defeat_serves_chronos_alone(resolved: bool) -> None:
    g = war("poseidon")
    stand(g, "cosmos")
    player(g).pillar_resolved = resolved
    attack(g, "kronos", "athens", kind=OLYMPIAN)
    assert stored(g, AEGIS) == (0 if resolved else 1)
    assert player(g).pillar_resolved
    assert not told(g, "hybris-upper")


@pytest.mark.rule("CHR-DEFEAT-07")
def test_a_defeated_hero_lies_in_the_underworld_until_resurrected() -> None:
    g = war()
    attack(g, "kronos", "athens")
    hero = player(g).characters[figure_lying(g)]
    step(g, "rest")
    assert hero.place == IN_UNDERWORLD
    do(g, {"act": "resurrect"})
    assert hero.place == RESERVE


def figure_lying(g: Hybris) -> int:
    return next(number for number, each in enumerate(player(g).characters) if each.place == IN_UNDERWORLD)


@pytest.mark.rule("CHR-DEFEAT-08")
def test_a_defeat_effect_takes_a_hero_of_the_players_choice() -> None:
    g = war()
    p = player(g)
    heroes = [number for number, each in enumerate(p.characters) if each.kind == HERO]
    for number in heroes:
        p.characters[number].place = RESERVE
    p.characters[heroes[1]].place = box().locations[FATES].slots[0]
    asked = do(g, {"defeat": "hero"}, answers=((DEFEAT_HERO, FIGURE << 16 | heroes[1]),))
    assert options_of(asked, DEFEAT_HERO) == [FIGURE << 16 | number for number in heroes]
    assert p.characters[heroes[1]].place == IN_UNDERWORLD
    asked = do(g, {"defeat": "hero"})
    assert heroes[1] not in [option & 0xFFFF for each in asked for option in each.options]


# ---------------------------------------------------------------- a Hero in the deployer's place


@pytest.mark.rule("CHR-ALONE-03")
def test_with_charybdis_a_hero_who_has_acted_takes_the_deployers_place() -> None:
    g = ready(olympian="poseidon")
    unlock(g, 0, "charybdis")
    hero = post(g, HERO, "sparta")
    player(g).might = STRONG
    lay_out(g, (STAND_IN, HERO_AGAIN << 16 | hero), kind=PROPHET)
    assert told(g, "hybris-combat-avatar") == [(0, hero, avatar("kronos"), city("athens"))]
    assert not told(g, "hybris-fled")
    assert player(g).characters[hero].place == slot_of("athens")
    assert where_is(g, "kronos") == "board"
    assert table(g).vp == 0


@pytest.mark.rule("CHR-ALONE-09")
def test_what_is_stored_pays_for_a_contest() -> None:
    g = ready()
    store(g, AEGIS, 1)
    empower(g, 0, when="passive", effects=[{"modify": {"contest_price": {"aegis": 1}}}])
    here = in_city(g, 0, "athens", HERO)
    answer(contest(g, player(g), here))
    assert (len(told(g, "hybris-avatar-contests")), stored(g, AEGIS)) == (1, 0)
    here = in_city(g, 0, "sparta", OLYMPIAN)
    answer(contest(g, player(g), here))
    assert len(told(g, "hybris-avatar-contests")) == 1


@pytest.mark.rule("CHR-ALONE-03")
def test_nobody_stands_in_who_has_not_acted_or_is_not_on_the_table() -> None:
    g = ready(olympian="poseidon")
    unlock(g, 0, "charybdis")
    hero = post(g, HERO, "sparta")
    for place, activated in ((RESERVE, True), (IN_UNDERWORLD, True), (slot_of("sparta"), False)):
        player(g).characters[hero].place, player(g).characters[hero].activated = place, activated
        answer(contest(g, player(g), in_city(g, 0, "athens", PROPHET)))
        assert told(g, "hybris-combat-avatar") == []
        send_home(g)


def send_home(g: Hybris) -> None:
    """All Avatars are on the board."""
    table(g).avatars = [NONE] * len(table(g).avatars)
    renew_slots(g)


@pytest.mark.rule("CHR-ALONE-03")
def test_the_deployer_may_be_left_to_it_and_goes_home_if_not() -> None:
    g = ready(olympian="poseidon")
    unlock(g, 0, "charybdis")
    hero = post(g, HERO, "sparta")
    prophet = in_city(g, 0, "athens", PROPHET).character
    asked = answer(contest(g, player(g), in_city(g, 0, "athens", PROPHET)), (STAND_IN, STOP << 16))
    assert options_of(asked, STAND_IN) == [HERO_AGAIN << 16 | hero, STOP << 16]
    assert player(g).characters[hero].place == slot_of("sparta")
    send_home(g)
    player(g).might = STRONG
    answer(contest(g, player(g), in_city(g, 0, "athens", PROPHET)), (STAND_IN, HERO_AGAIN << 16 | hero))
    assert player(g).characters[prophet].place == RESERVE
    assert player(g).characters[hero].place == slot_of("athens")
    post(g, HERO, "sparta")
    asked = answer(contest(g, player(g), in_city(g, 0, "athens", PROPHET)))
    assert asked == [], "once in an Age"


@pytest.mark.rule("CHR-COMBAT-07", "CHR-MOVE-05")
def test_an_avatar_called_in_a_contest_comes_when_it_is_over() -> None:
    g = ready()
    stack(g, "kairos_answers")
    answer(contest(g, player(g), in_city(g, 0, "athens", HERO)))
    assert (where_is(g, "kronos"), where_is(g, "kairos")) == ("athens", "elis")


@pytest.mark.rule("CHR-AVA-04", "CHR-MOVE-08")
def test_no_avatar_contests_where_another_stands() -> None:
    g = ready()
    send_avatar(g, "kairos", "athens")
    answer(contest(g, player(g), in_city(g, 0, "athens", HERO)))
    assert told(g, "hybris-avatar-contests") == []
