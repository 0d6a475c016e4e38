"""Scenarios: the Games of Elis, line by line.  Page 30."""

import pytest

from agon.games.hybris.box.numbers import (
    MORTAL_WORLD,
)
from agon.games.hybris.player import Player
from agon.games.hybris.rules.contest import can_be_contested
from agon.games.hybris.rules.movement import slots_for
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.arena import city, slot_of
from rules.hybris.given import OLYMPIANS, box, given, told
from rules.hybris.steps import step


def games(*olympians: str) -> Hybris:
    return given(*(olympians or OLYMPIANS), modules=("games_of_elis",))


def discipline(id: str) -> int:
    return [discipline.id for discipline in box().disciplines].index(id)


def let(g: Hybris, id: str) -> None:
    """The discipline of this Age."""
    g.disciplines.remove(discipline(id))
    g.disciplines.insert(g.age - 1, discipline(id))


@pytest.mark.rule("HYB-SCEN-01")
def test_six_disciplines_are_shuffled() -> None:
    tables = [given(*OLYMPIANS, modules=("games_of_elis",), seed=seed) for seed in "abc"]
    assert all(sorted(g.disciplines) == list(range(6)) for g in tables)
    assert len({tuple(g.disciplines) for g in tables}) == 3
    assert given(*OLYMPIANS).disciplines == []


@pytest.mark.rule("HYB-SCEN-01")
def test_the_discipline_of_this_age_and_the_next_are_known() -> None:
    g = games()
    assert g.book.first("age") == "discipline"
    known = 0
    for age in range(1, 7):
        g.age = age
        before = g.reveals
        step(g, "discipline")
        shown = [numbers[:2] for numbers in told(g, "hybris-discipline")]
        assert shown == [(at + 1, g.disciplines[at]) for at in range(min(age + 1, 6))]
        assert g.reveals - before == len(shown) - known
        known = len(shown)
        assert g.step == "age_start"


@pytest.mark.rule("HYB-SCEN-01")
def test_the_best_gains_a_laurel_and_grandeur_and_the_second_a_point() -> None:
    g = games()
    let(g, "discus")
    for p, aegis in zip(g.players, (1, 2, 6, 4), strict=True):
        p.aegis = aegis
    space = g.grandeur.index(2)
    step(g, "action_end")
    assert [p.laurels for p in g.players] == [0, 0, 1, 0]
    assert g.grandeur.index(2) == space - 1
    assert [p.vp for p in g.players] == [0, 0, 0, 1]


@pytest.mark.rule("HYB-SCEN-01")
def test_with_two_players_the_second_gains_nothing() -> None:
    g = games("zeus", "hades")
    let(g, "discus")
    step(g, "action_end")
    assert sorted(p.laurels for p in g.players) == [0, 1]
    assert [p.vp for p in g.players] == [0, 0]
    assert [p.vp for p in three().players].count(1) == 1


def three() -> Hybris:
    g = games("zeus", "athena", "hades")
    let(g, "discus")
    step(g, "action_end")
    return g


@pytest.mark.rule("HYB-SCEN-01")
def test_ties_favour_whoever_is_further_back() -> None:
    g = games()
    let(g, "discus")
    last, before_last = g.by_grandeur()[-1], g.by_grandeur()[-2]
    step(g, "action_end")
    assert (last.laurels, before_last.vp) == (1, 1)


@pytest.mark.rule("HYB-SCEN-01")
def test_who_has_nothing_to_show_wins_nothing() -> None:
    g = games()
    let(g, "wrestling")
    step(g, "action_end")
    assert [p.laurels for p in g.players] == [0] * 4


def runs(g: Hybris, p: Player) -> None:
    g.passing = [p.seat, *[other.seat for other in g.players if other is not p]]


def throws_discus(g: Hybris, p: Player) -> None:
    p.aegis = 9


def throws_javelin(g: Hybris, p: Player) -> None:
    p.hand += [p.deck.pop() for _ in range(3)]


def wrestles(g: Hybris, p: Player) -> None:
    p.victories = 1


def drives(g: Hybris, p: Player) -> None:
    g.workshop.put(0, g.piles[0].pop(), p.seat)
    g.factory.put(0, g.piles[0].pop(), p.seat)
    p.storage.append(g.piles[0].pop())
    for other in g.players:
        if other is not p:
            g.workshop.put(1 + other.seat % 2, g.piles[1].pop(), other.seat)


def proclaims(g: Hybris, p: Player) -> None:
    p.kindness = 3


FEATS = {
    "foot_race": runs,
    "discus": throws_discus,
    "javelin": throws_javelin,
    "wrestling": wrestles,
    "chariots": drives,
    "heralds": proclaims,
}


@pytest.mark.parametrize("id", [*FEATS])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.rule("HYB-SCEN-01")
def test_each_discipline_measures_its_own(id: str, seat: int) -> None:
    g = games("zeus", "athena", "hades")
    let(g, id)
    for p in g.players:
        p.aegis, p.kindness = 1, 1
    FEATS[id](g, g.players[seat])
    step(g, "action_end")
    assert [p.laurels for p in g.players] == [int(p.seat == seat) for p in g.players]


@pytest.mark.rule("HYB-SCEN-01")
def test_the_last_to_pass_has_not_run_at_all() -> None:
    g = games("zeus", "hades")
    let(g, "foot_race")
    g.passing = [1, 0]
    step(g, "action_end")
    assert [p.laurels for p in g.players] == [0, 1]


@pytest.mark.rule("HYB-SCEN-01")
def test_sacred_truce_at_elis() -> None:
    g = games()
    g.players[1].characters[0].place = slot_of("elis")
    g.players[1].characters[1].place = slot_of("athens")
    slots = slots_for(g, g.players[0], 0, MORTAL_WORLD)
    assert slot_of("athens") in slots
    assert slot_of("elis") not in slots
    scene = Scene(0)
    scene.city = city("elis")
    assert not can_be_contested(g, g.players[0], scene)
    scene.city = city("athens")
    assert can_be_contested(g, g.players[0], scene)


@pytest.mark.parametrize(("laurels", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
@pytest.mark.rule("HYB-SCEN-01")
def test_laurels_are_worth_more_together(laurels: int, points: int) -> None:
    g = games()
    g.players[2].laurels = laurels
    step(g, "game_end_powers")
    assert [p.vp for p in g.players] == [0, 0, points, 0]
