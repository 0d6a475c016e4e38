"""Hades and his six Upgrades, the Kunee among them.  Pages 14, 15, 30 and 31."""

import pytest

from agon.games.hybris.box.numbers import HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET, UNDERWORLD
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.combat.defeat import lay_down
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.craft import prices
from agon.games.hybris.rules.deploy import deploy
from agon.games.hybris.rules.end_of_age import age_end_powers
from agon.games.hybris.rules.movement import activatable, arriving
from agon.games.hybris.rules.pillars import age_start
from agon.games.hybris.rules.powers import happen, modified
from agon.games.hybris.rules.questions import DESTINATION, LOCATION, SLOT, WHICH_SLOT
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.rules.underworld import drain, resurrect
from agon.games.hybris.rules.world_questions import CONTEST
from agon.games.hybris.scenes import FOR_ALLY, FOR_CLASH
from agon.games.hybris.setup_options import PSYCHOPOMP_COLISEUM
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, in_city, seats_asked, store
from rules.hybris.cities import unlock as have_unlocked
from rules.hybris.given import box, empower, figure_of, named, run, scene, stand_at, told
from rules.hybris.gods import arrival, fighting, strength, table


def test_psychopomp_the_fallen_of_others_are_points() -> None:
    g = table("hades")
    for seat, kind, points in ((1, HERO, 1), (2, OLYMPIAN, 3), (0, HERO, 3)):
        fallen = scene(seat)
        fallen.character = g.players[seat].characters.index(figure_of(g.players[seat], kind))
        run(happen(g, "defeated", fallen))
        assert g.players[0].vp == points


def beats_a_hero_of_the_coliseum(g: Hybris, seat: int, *, wins: bool) -> None:
    p = g.players[seat]
    p.hand.clear()
    p.might = 99 if wins else 0
    number = p.characters.index(figure_of(p, HERO))
    enemy = box().heroes[box().coliseum_heroes[0]].enemy
    assert enemy is not None
    answer(fight_game(g, p, number, FOR_ALLY, enemy, [], NONE, box().coliseum_heroes[0]))
    assert p.victories == int(wins)


@pytest.mark.rule("HYB-GODS-03")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("ruling", "points"), [("counts", 1), ("ignored", 0)])
def test_psychopomp_and_a_beaten_hero_of_the_coliseum(
    seat: int, ruling: str, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever beats him, Hades himself included: he is nobody's ally yet."""
    g = table("hades")
    monkeypatch.setitem(g.book.options, PSYCHOPOMP_COLISEUM.id, ruling)
    beats_a_hero_of_the_coliseum(g, seat, wins=True)
    assert g.players[0].vp == points


@pytest.mark.rule("HYB-GODS-03")
def test_a_hero_of_the_coliseum_who_wins_was_not_beaten() -> None:
    g = table("hades")
    beats_a_hero_of_the_coliseum(g, 1, wins=False)
    assert g.players[0].vp == 1, "the Hero who was sent"


@pytest.mark.rule("HYB-GODS-03")
def test_monsters_are_no_characters() -> None:
    g = table("hades")
    p = g.players[1]
    p.might = 99
    scylla = next(quest for quest in box().quests if quest.id == "scylla")
    assert scylla.enemy is not None
    number = p.characters.index(figure_of(p, HERO))
    answer(fight_game(g, p, number, FOR_CLASH, scylla.enemy, [], scylla.index, NONE))
    assert (p.victories, g.players[0].vp) == (1, 0)


def test_only_who_says_so_hears_of_a_hero_who_is_nobodys() -> None:
    """A power that waits for what befalls the figures of others means players' figures."""
    g = table("hades")
    empower(g, 2, when="reaction", on={"defeated": "other"}, effects=[{"gain": {"vp": 7}}])
    beats_a_hero_of_the_coliseum(g, 1, wins=True)
    assert [p.vp for p in g.players] == [1, 0, 0]


def test_prophet_of_ill_omen_one_follower_less() -> None:
    g = table("hades")
    assert [modified(g, p, "influence_followers", scene(p.seat)) for p in g.players] == [-1, 0, 0]


def occupied(g: Hybris, seat: int, kind: int, where: str) -> int:
    """A slot on which somebody stands."""
    return g.players[seat].characters[stand_at(g, seat, kind, where)].place


@pytest.mark.rule("HYB-APPX-14", "HYB-CORE-04")
@pytest.mark.parametrize("holder", [0, 1])
def test_under_the_kunee_hades_shares_a_slot_with_anybody_and_acts(holder: int) -> None:
    g = table("hades", "kunee")
    p = g.players[0]
    slot = occupied(g, holder, HERO, "underworld")  # its bonus is a Victory Point
    assert slot == box().grammar.ids["slot"].index("underworld_1")
    g.turn.seat = 0
    answer(activate(g, p, 0), (DESTINATION, LOCATION << 16 | UNDERWORLD), (WHICH_SLOT, SLOT << 16 | slot))
    assert (p.vp, p.aegis) == (1, 4), "the slot's bonus, and a Drain of Chronos"


@pytest.mark.rule("HYB-APPX-14")
def test_without_the_kunee_or_with_a_hero_nobody_shares() -> None:
    g = table("hades")
    p = g.players[0]
    slot = occupied(g, 1, HERO, "underworld")
    assert slot not in arriving(g, p, 0, UNDERWORLD)
    have_unlocked(g, 0, "kunee")
    assert slot in arriving(g, p, 0, UNDERWORLD)
    hero = p.characters.index(figure_of(p, HERO))
    assert slot not in arriving(g, p, hero, UNDERWORLD)


@pytest.mark.rule("HYB-APPX-15")
@pytest.mark.parametrize("kind", [HERO, PROPHET, OLYMPIAN])
def test_under_the_kunee_nobody_is_fought_in_a_city(kind: int) -> None:
    g = table("hades", "kunee")
    slot = occupied(g, 1, kind, "athens")
    g.turn.seat = 0
    answer(
        activate(g, g.players[0], 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | slot),
    )
    assert figure_of(g.players[1], kind).place == slot
    assert (told(g, "hybris-combat"), told(g, "hybris-fled"), g.turn.evicted) == ([], [], NONE)


@pytest.mark.rule("HYB-APPX-15")
def test_a_hero_of_hades_fights_for_a_city_as_everybody_does() -> None:
    g = table("hades", "kunee")
    slot = occupied(g, 1, HERO, "athens")
    p, hero = arrival(g, 0, "mortal_world")
    answer(activate(g, p, hero), (WHICH_SLOT, SLOT << 16 | slot))
    assert len(told(g, "hybris-combat")) == 1


@pytest.mark.rule("HYB-APPX-16")
def test_having_shared_hades_lies_in_the_reserve_until_rest() -> None:
    g = table("hades", "kunee")
    p = g.players[0]
    p.pillars = p.uppers = p.lowers = [named("pillar", "clairvoyance")]
    slot = occupied(g, 1, HERO, "athens")
    g.turn.seat = 0
    answer(
        activate(g, p, 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | slot),
    )
    hades = p.characters[0]
    assert (hades.place, hades.lying) == (RESERVE, True)
    assert 0 not in activatable(g, p)
    assert g.by_grandeur()[0] is p, "no defeat"
    assert p.pillar_resolved


@pytest.mark.rule("HYB-APPX-16")
def test_hades_alone_on_a_slot_stays_there() -> None:
    g = table("hades", "kunee")
    g.turn.seat = 0
    p = g.players[0]
    answer(activate(g, p, 0), (DESTINATION, LOCATION << 16 | UNDERWORLD))
    assert (p.characters[0].place >= 0, p.characters[0].lying) == (True, False)


@pytest.mark.rule("HYB-APPX-17")
def test_what_hades_deploys_under_the_kunee_cannot_be_contested() -> None:
    contests = []
    for upgrades, kind in ((["kunee"], OLYMPIAN), (["kunee"], HERO), ([], OLYMPIAN)):
        g = table("hades", *upgrades)
        store(g, 0, box().technologies[0].id)
        contests.append(len(seats_asked(answer(deploy(g, g.players[0], in_city(g, 0, "athens", kind))), CONTEST)))
    assert contests == [0, 2, 2]


def test_the_bident_counts_up_to_two_of_his_dead() -> None:
    g = table("hades", "bident")
    p = g.players[0]
    fighting(g, (0, OLYMPIAN), (1, OLYMPIAN))
    seen = []
    for hero in [character for character in p.characters if character.kind == HERO]:
        seen.append(strength(g, 0))
        hero.place = IN_UNDERWORLD
    assert [*seen, strength(g, 0)] == [0, 1, 2, 2]


def test_the_pomegranate_calls_one_back_or_gives_kindness() -> None:
    g = table("hades", "pomegranate")
    p = g.players[0]
    answer(age_start(g))
    assert p.kindness == 4
    hero = figure_of(p, HERO)
    hero.place = IN_UNDERWORLD
    answer(age_start(g))
    assert (hero.place, p.kindness) == (RESERVE, 4)


def test_the_obol_is_paid_for_the_dead_and_the_risen_of_others() -> None:
    g = table("hades", "charons_obol")
    for seat in (1, 0):
        p = g.players[seat]
        answer(lay_down(g, p, p.characters.index(figure_of(p, HERO))))
        answer(resurrect(g, p, scene(seat)))
    assert (g.players[0].aegis, g.players[0].vp) == (1, 1)


def test_the_meadows_count_the_dead_of_everybody_up_to_three() -> None:
    g = table("hades", "asphodel")
    p = g.players[0]
    seen = []
    for seat in (0, 1, 2, 2):
        heroes = [c for c in g.players[seat].characters if c.kind == HERO and c.place != IN_UNDERWORLD]
        heroes[0].place = IN_UNDERWORLD
        p.vp = 0
        answer(age_end_powers(g))
        seen.append(p.vp)
    assert seen == [1, 2, 3, 3]


@pytest.mark.rule("HYB-CORE-04")
def test_plouton_pays_in_metal_and_drains_more() -> None:
    g = table("hades", "plouton")
    tile = next(t.index for t in box().technologies if (t.followers, t.aegis) == (2, 1))
    assert prices(g, g.players[0], tile, 0, scene(0)) == [(0, 3), (1, 2), (2, 1)]
    assert prices(g, g.players[1], tile, 0, scene(1)) == [(2, 1)]
    run(drain(g, g.players[0], scene(0)))
    assert g.players[0].aegis == 4 + 1
    run(drain(g, g.players[1], scene(1)))
    assert g.players[0].aegis == 5
