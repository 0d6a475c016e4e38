"""Scenarios: Renaissance and Gigantomachy, line by line.  Page 30."""

import pytest

from agon.games.hybris.box.numbers import (
    AEGIS,
    FATES,
    FOLLOWERS,
    NONE,
    PRAYERS,
    PREMONITIONS,
)
from agon.games.hybris.player import RESERVE
from agon.games.hybris.rules.combat.cards import total
from agon.games.hybris.rules.combat.questions import CHOOSE_HELPER
from agon.games.hybris.rules.contest import can_be_contested
from agon.games.hybris.rules.fates import achieve
from agon.games.hybris.rules.questions import FIRST_TILE, FROM_TILE
from agon.games.hybris.rules.resources import held
from agon.games.hybris.rules.upgrades import unlock
from agon.games.hybris.scenes import FOR_ALLY, FOR_CLASH, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.errors import Ended
from rules.hybris.arena import acting, first_hero, in_combat, olympian, on_artwork, quest, stage
from rules.hybris.cities import options_of, seats_asked
from rules.hybris.given import OLYMPIANS, box, given, told
from rules.hybris.steps import result, step

# -- Renaissance


def renaissance(*olympians: str) -> Hybris:
    return given(*olympians, modules=("renaissance",))


@pytest.mark.rule("HYB-SCEN-01")
def test_renaissance_lasts_four_ages() -> None:
    g = renaissance()
    g.age = 3
    step(g, "advance_age")
    assert (g.age, g.step) == (4, "age_start")
    step(g, "advance_age")
    assert g.step == "game_end_powers"


@pytest.mark.rule("HYB-SCEN-01")
def test_renaissance_knows_alpha_and_beta_only() -> None:
    g = renaissance()
    letters: list[int] = []
    for age in range(1, 5):
        g.age = age
        before = g.primordials.copy()
        step(g, "fear")
        letters += [letter for letter in range(3) if g.primordials[letter] != before[letter]]
        if age == 2:
            assert g.primordials[0] == NONE
    assert letters == [0, 1]


@pytest.mark.rule("HYB-SCEN-01")
def test_renaissance_begins_with_more() -> None:
    g = renaissance(*OLYMPIANS)
    for p in g.players:
        assert [held(p, resource) for resource in (AEGIS, FOLLOWERS, PRAYERS, PREMONITIONS)] == [5, 3, 1, 2]
        assert (len(p.hand), p.bonus_tokens, p.kindness) == (3, 1, 2)
    assert g.well == 0, "the Prayers come from the supply"


@pytest.mark.rule("HYB-SCEN-01")
def test_renaissance_frees_two_sparks_and_a_companion_each_in_grandeur_order() -> None:
    g = renaissance("poseidon", "zeus", "athena")
    asked = step(g, "prepare")
    order = g.by_grandeur()
    seats = seats_asked(asked, FROM_TILE)
    assert [p.seat for p in order] == sorted(set(seats), key=seats.index)
    for p in g.players:
        freed = int(box().olympians[p.olympian].id == "athena")  # her second Spark frees a character
        assert (p.sparks, sum(p.cleared)) == (2, 3 + freed)
        figures = len([figure for figure in p.characters if figure.place == RESERVE])
        assert figures == 4 + freed, "one more than usual"


@pytest.mark.rule("HYB-SCEN-01")
def test_renaissance_gives_a_cheap_tile_each_the_last_in_grandeur_first() -> None:
    g = renaissance("hades", "zeus", "athena")
    asked = step(g, "prepare")
    assert seats_asked(asked, FIRST_TILE) == [p.seat for p in reversed(g.by_grandeur())]
    cost = [tile.followers + tile.aegis for tile in box().technologies]
    cheap = [tile for tile, price in enumerate(cost) if price <= 4]
    assert [option & 0xFFFF for option in options_of(asked, FIRST_TILE)] == cheap
    assert len(cheap) < len(cost)
    for p in g.players:
        assert len(p.storage) == 1
        assert not any(p.storage[0] in pile for pile in g.piles)
    assert g.step == "age_start"


@pytest.mark.rule("HYB-SCEN-01")
def test_renaissance_has_no_contest_in_its_first_age() -> None:
    g = renaissance()
    allowed = []
    for age in (1, 2, 3, 4):
        g.age = age
        allowed.append(can_be_contested(g, g.players[0], Scene(0)))
    assert allowed == [False, True, True, True]


def primordial(id: str) -> int:
    return [primordial.id for primordial in box().primordials].index(id)


@pytest.mark.rule("HYB-SCEN-01")
def test_renaissance_spares_everybody_the_first_wrath_of_alpha() -> None:
    for modules, aegis in (((), 1), (("renaissance",), 5)):
        g = given("zeus", "hades", modules=modules)
        g.age = 2
        g.primordials[0] = primordial("ouranos")  # 4 Aegis, then 1 Follower
        for p in g.players:
            p.aegis, p.followers = 5, 3
        step(g, "fear")
        assert [(p.aegis, p.followers) for p in g.players] == [(aegis, 2)] * 2
    g.age = 4
    g.primordials[1] = primordial("gaia")  # 3 Followers and 2 cards of Earth
    step(g, "fear")
    assert [p.followers for p in g.players] == [0, 0]


@pytest.mark.rule("HYB-SCEN-01")
def test_five_unlocked_upgrades_win_the_renaissance() -> None:
    g = renaissance()
    p = g.players[1]
    p.unlocked = 0b000111
    stage(g, unlock(g, p, 3, Scene(1)))
    assert g.ascended == NONE
    with pytest.raises(Ended):
        stage(g, unlock(g, p, 4, Scene(1)))
    assert g.ascended == 1


@pytest.mark.rule("HYB-SCEN-01")
def test_else_victory_points_decide_the_renaissance() -> None:
    g = renaissance()
    g.players[1].vp = 3
    assert (result(g).winners, result(g).reason.id) == ((1,), "hybris-won-by-held")


# -- Gigantomachy


def gigantomachy(*olympians: str) -> Hybris:
    return given(*olympians, modules=("gigantomachy",))


@pytest.mark.rule("HYB-SCEN-01")
def test_gaias_children_are_all_there_is_to_fight() -> None:
    g = gigantomachy(*OLYMPIANS)
    assert sorted(g.quest_deck + g.quests) == box().clashes
    assert [(len(p.hand), p.aegis) for p in g.players] == [(3, 3)] * 4
    before = [p.determination for p in g.players]
    step(g, "prepare")
    assert [p.determination for p in g.players] == [space + 1 for space in before]


@pytest.mark.rule("HYB-SCEN-01")
def test_a_hero_at_the_fates_helps_an_olympian_against_a_clash() -> None:
    g = gigantomachy()
    zeus, hades = g.players
    combat = in_combat(g, FOR_CLASH)
    g.turn.seat, g.turn.character = 0, olympian(zeus)
    assert total(g, combat.attacker) == 0
    on_artwork(hades, first_hero(hades), FATES)
    assert total(g, combat.attacker) == 2
    combat.purpose = FOR_ALLY
    assert total(g, combat.attacker) == 0, "only against a Clash"
    combat.purpose = FOR_CLASH
    combat.attacker.character = first_hero(zeus)
    assert total(g, combat.attacker) == 0, "only for an Olympian"
    combat.attacker.character = olympian(zeus)
    hades.characters[first_hero(hades)].place = -1
    on_artwork(hades, olympian(hades), FATES)
    assert total(g, combat.attacker) == 0, "only with a Hero there"


@pytest.mark.rule("HYB-SCEN-01")
def test_a_won_clash_gives_a_point_more_and_a_trophy() -> None:
    g = gigantomachy()
    hind = quest("ceryneian_hind")  # won by giving up a Hero: 1 point
    g.quests[1] = hind
    p = g.players[0]
    stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["ceryneian_hind"]})
    assert p.vp == 2
    assert p.trophies == [hind]
    assert (g.quests[1], hind in g.quests_gone) == (NONE, False)


@pytest.mark.rule("HYB-SCEN-01")
def test_after_a_win_of_an_olympian_the_owner_of_one_hero_there_gains_a_point() -> None:
    g = gigantomachy("zeus", "poseidon", "hades")
    zeus, poseidon, hades = g.players
    for p in (poseidon, hades):
        on_artwork(p, first_hero(p), FATES)
    g.quests[0] = quest("ceryneian_hind")
    zeus_hero = first_hero(zeus)
    scene = acting(g, zeus, olympian(zeus), FATES)
    helper = 2 << 8 | first_hero(hades)
    _, running = stage(g, achieve(g, zeus, scene), {0: ["ceryneian_hind", zeus_hero, 0, helper]})
    choice = running.of_kind(CHOOSE_HELPER.id.removeprefix("hybris-ask-"))
    assert choice == [[1 << 8 | first_hero(poseidon), helper]]
    assert [p.vp for p in g.players] == [2, 0, 1]


@pytest.mark.rule("HYB-SCEN-01")
def test_a_heros_own_win_is_helped_by_nobody() -> None:
    g = gigantomachy()
    zeus, hades = g.players
    on_artwork(hades, first_hero(hades), FATES)
    g.quests[0] = quest("ceryneian_hind")
    stage(g, achieve(g, zeus, acting(g, zeus, first_hero(zeus), FATES)), {0: ["ceryneian_hind"]})
    assert (zeus.vp, hades.vp) == (2, 0)


@pytest.mark.rule("HYB-SCEN-01")
def test_a_monster_unbeaten_is_a_breach_and_costs_everybody_a_follower() -> None:
    g = gigantomachy(*OLYMPIANS)
    for p in g.players:
        p.followers = 2
    step(g, "quest_progress")
    assert g.counters == [1]
    assert [p.followers for p in g.players] == [1] * 4
    g.quests[2] = NONE
    step(g, "quest_progress")
    assert g.counters == [1], "nobody came through"


@pytest.mark.parametrize(("players", "breaches"), [(2, 5), (3, 5), (4, 4)])
@pytest.mark.rule("HYB-SCEN-01")
def test_the_wall_falls_at_the_last_breach_and_trophies_decide(players: int, breaches: int) -> None:
    g = gigantomachy(*OLYMPIANS[:players])
    g.counters[0] = breaches - 2
    step(g, "quest_progress")
    assert g.step == "forge_work"
    g.players[0].vp = 9
    g.players[1].trophies = [g.quest_deck.pop()]
    with pytest.raises(Ended):
        step(g, "quest_progress")
    assert (result(g).winners, result(g).reason.id) == ((1,), "hybris-won-by-trophies")
    g.players[1].trophies.clear()
    assert (result(g).winners, result(g).reason.id) == ((g.grandeur[4 - players],), "hybris-won-by-grandeur")


@pytest.mark.rule("HYB-SCEN-01")
def test_monsters_that_came_through_come_again_when_the_deck_is_empty() -> None:
    g = gigantomachy()
    g.quests_gone, g.quest_deck = g.quest_deck, []
    step(g, "quest_progress")
    assert NONE not in g.quests
    assert len(g.quests + g.quest_deck + g.quests_gone) == 16


@pytest.mark.rule("HYB-SCEN-01")
def test_if_the_wall_stands_victory_points_decide() -> None:
    g = gigantomachy()
    g.players[0].trophies = [g.quest_deck.pop()]
    g.players[1].vp = 1
    assert (result(g).winners, result(g).reason.id) == ((1,), "hybris-won-by-held")
    assert told(g, "hybris-game-ended") == []
