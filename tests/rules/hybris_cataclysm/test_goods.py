"""Energy, Research, Workers and the Foreman: gained, paid, lost.  Pages 4 and 10."""

from typing import Any

import pytest

from agon.games.hybris.box.numbers import FOLLOWERS
from agon.games.hybris.cataclysm.outskirts.adventures import move_on
from agon.games.hybris.cataclysm.outskirts.goods import can_spend, promote
from agon.games.hybris.cataclysm.outskirts.questions import (
    BY_FOREMAN,
    BY_WORKERS,
    ECHELON,
    PROMOTE,
    WHICH_TASK,
    WHICH_TRACK,
    WHICH_WORKER,
    WILL_SPEND,
    WITH_FOREMAN,
)
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION
from agon.games.hybris.cataclysm.outskirts.tiles import activate
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.rules.resources import can_pay
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import Asked, answer, seats_asked
from rules.hybris.given import line_up
from rules.hybris_cataclysm.camps import (
    Answer,
    attempting,
    board,
    card,
    done,
    hangar,
    in_progress,
    man,
    outpost,
    place_of,
    tries,
)
from rules.hybris_cataclysm.given import effects


def do(g: Hybris, seat: int, *tables: dict[str, Any], answers: tuple[Answer, ...] = ()) -> list[Asked]:
    """A player carries out effects in the words of the module."""
    return answer(g.book.resolve(g, g.players[seat], effects(g, *tables), Scene(seat)), *answers)


# -- gained


@pytest.mark.rule("CAT-RES-01", "CAT-HANGAR-07")
def test_energy_gained_comes_into_ones_own_reserve() -> None:
    g = outpost()
    do(g, 1, {"earn": {"energy": 2}})
    assert [hangar(g, seat).energy for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("CAT-RES-02", "CAT-HANGAR-07")
def test_an_eighth_energy_is_not_gained() -> None:
    g = outpost()
    hangar(g).energy = 6
    do(g, 0, {"earn": {"energy": 3}})
    assert hangar(g).energy == 7


@pytest.mark.rule("CAT-RES-03", "CAT-RND-01")
def test_research_fills_the_gauge_from_the_supply_and_no_more_than_its_three_places() -> None:
    g = outpost()
    hangar(g).energy = 2
    do(g, 0, {"earn": {"research": 1}})
    assert (hangar(g).research, hangar(g).energy) == (1, 2)
    do(g, 0, {"earn": {"research": 9}})
    assert (hangar(g).research, hangar(g).energy) == (3, 2)


@pytest.mark.rule("CAT-RES-07", "CAT-HANGAR-04")
def test_a_worker_gained_comes_from_the_supply_and_a_sixth_is_not_taken() -> None:
    g = outpost()
    g.players[0].followers = 3
    do(g, 0, {"earn": {"worker": 2}})
    assert (hangar(g).workers, g.players[0].followers) == (2, 3)
    do(g, 0, {"earn": {"worker": 4}})
    assert (hangar(g).workers, g.players[0].followers) == (5, 3)


@pytest.mark.rule("CAT-RES-08", "CAT-TERM-02", "CAT-CAMP-01")
def test_workers_added_to_the_camp_come_out_of_nobodys_hangar_and_it_holds_any_number() -> None:
    g = outpost()
    hangar(g).workers = 3
    for _ in range(5):
        do(g, 0, {"earn": {"camp_worker": 9}})
    assert (board(g).camp, hangar(g).workers) == (45, 3)


@pytest.mark.rule("CAT-SETUP-09", "CAT-RES-12")
def test_the_stock_of_cubes_is_never_counted() -> None:
    g = outpost("zeus", "athena", "hades", "poseidon")
    tiles = {0: "matrix_dynamo", 1: "arachnes_loom", 2: "asphodel_heart", 3: "keel_of_charybdis"}
    for seat, id in tiles.items():
        man(g, seat, id)
        do(g, seat, {"earn": {"energy": 7, "research": 3}})
    for _ in range(2):
        for seat in tiles:
            do(g, seat, {"earn": {"task": 1}})
    man(g, 0, "carrier_throne", "quantum_conductor", "thunderbolt")
    for _ in range(5):
        do(g, 0, {"earn": {"task": 1}})
    cubes = sum(hangar(g, seat).energy + hangar(g, seat).research for seat in tiles)
    assert cubes == 40
    marks = sum(mask.bit_count() for seat in tiles for mask in hangar(g, seat).done)
    active = sum(hangar(g, seat).active.bit_count() for seat in tiles)
    assert marks + active >= 8, "Tasks were marked as well"


# -- Workers are not Followers


@pytest.mark.rule("CAT-RES-05")
def test_workers_and_followers_never_serve_for_each_other() -> None:
    g = outpost()
    p = g.players[0]
    hangar(g).workers = 5
    assert not can_pay(g, p, [(FOLLOWERS, 1)])
    p.followers = 5
    hangar(g).workers = 0
    assert not can_spend(g, p, {"worker": 1})
    hangar(g).workers = 1
    do(g, 0, {"lose": {"follower": 2}})
    assert (p.followers, hangar(g).workers) == (3, 1)


@pytest.mark.rule("CAT-RES-06")
def test_a_worker_is_in_one_of_four_places_and_a_foreman_is_none() -> None:
    g = outpost()
    p = g.players[0]
    hangar(g).workers = 2
    board(g).camp = 1
    man(g, 0, "thunderbolt")
    in_progress(g, 0, "debris_study")
    assert workers_of(g) == 5
    promote(g, p, place_of(g, 0, "thunderbolt"))
    assert workers_of(g) == 4
    assert hangar(g).foreman


def workers_of(g: Hybris) -> int:
    """In the reserve, in the Camp, on MK tiles and on Adventures."""
    mine = hangar(g)
    return mine.workers + board(g).camp + mine.staffed.bit_count() + len(mine.adventures)


@pytest.mark.rule("CAT-RES-09", "CAT-HANGAR-05")
def test_a_worker_paid_or_lost_leaves_the_reserve_for_the_supply() -> None:
    g = outpost()
    p = g.players[0]
    hangar(g).workers = 3
    man(g, 0, "thunderbolt")
    in_progress(g, 0, "debris_study")
    do(g, 0, {"spend": {"worker": 1}, "then": [{"gain": {"vp": 1}}]})
    assert (hangar(g).workers, p.vp) == (2, 1)
    do(g, 0, {"forfeit": {"worker": 1}})
    assert (hangar(g).workers, p.followers, board(g).camp) == (1, 0, 0)
    do(g, 0, {"forfeit": {"worker": 2}})
    assert hangar(g).workers == 0
    assert hangar(g).staffed, "nobody is taken off a tile"
    assert len(hangar(g).adventures) == 1


# -- the Foreman


@pytest.mark.rule("CAT-RES-10")
@pytest.mark.parametrize("of_tile", [False, True])
def test_a_foreman_is_a_worker_promoted_from_the_reserve_or_a_tile(of_tile: bool) -> None:
    g = outpost()
    hangar(g).workers = 1
    man(g, 0, "thunderbolt")
    place = place_of(g, 0, "thunderbolt")
    choice = PROMOTE << 16 | (1 + place if of_tile else 0)
    do(g, 0, {"earn": {"foreman": 1}}, answers=((WHICH_WORKER, choice),))
    assert hangar(g).foreman
    assert (hangar(g).workers, bool(hangar(g).staffed)) == ((1, False) if of_tile else (0, True))


@pytest.mark.rule("CAT-RES-10", "CAT-HANGAR-06")
def test_no_foreman_without_a_worker_or_beside_another() -> None:
    g = outpost()
    do(g, 0, {"earn": {"foreman": 1}})
    assert not hangar(g).foreman
    hangar(g).workers, hangar(g).foreman = 2, True
    do(g, 0, {"earn": {"foreman": 1}})
    assert (hangar(g).workers, hangar(g).foreman) == (2, True)


@pytest.mark.rule("CAT-RES-11")
def test_a_foreman_paid_or_lost_leaves_an_empty_place() -> None:
    g = outpost()
    hangar(g).foreman = True
    do(g, 0, {"spend": {"foreman": 1}, "then": [{"gain": {"vp": 2}}]})
    assert (hangar(g).foreman, hangar(g).workers, g.players[0].vp) == (False, 0, 2)
    hangar(g).foreman = True
    do(g, 0, {"forfeit": {"foreman": 1}})
    assert (hangar(g).foreman, hangar(g).workers) == (False, 0)


@pytest.mark.rule("CAT-FORE-01")
def test_the_worker_of_a_tile_that_is_activated_becomes_foreman() -> None:
    g = outpost()
    man(g, 0, "thunderbolt")
    answer(activate(g, g.players[0], place_of(g, 0, "thunderbolt")))
    assert (hangar(g).foreman, hangar(g).staffed) == (True, 0)


@pytest.mark.rule("CAT-FORE-02")
@pytest.mark.parametrize("option", [BY_WORKERS, BY_FOREMAN])
def test_the_foreman_may_be_one_of_the_workers_paid(option: int) -> None:
    g = outpost()
    hangar(g).workers, hangar(g).foreman = 2, True
    spending = {"spend": {"worker": 2}, "then": [{"gain": {"vp": 1}}]}
    do(g, 0, spending, answers=((WITH_FOREMAN, option << 16 | 2),))
    helped = option == BY_FOREMAN
    assert (hangar(g).workers, hangar(g).foreman) == ((1, False) if helped else (0, True))


@pytest.mark.rule("CAT-FORE-02")
def test_the_foreman_makes_good_for_one_worker_and_no_more() -> None:
    g = outpost()
    p = g.players[0]
    hangar(g).workers, hangar(g).foreman, board(g).camp = 1, True, 1
    assert can_spend(g, p, {"worker": 2})
    assert can_spend(g, p, {"camp_worker": 2})
    assert not can_spend(g, p, {"worker": 3})
    assert not can_spend(g, p, {"worker": 2, "camp_worker": 2})
    do(g, 0, {"spend": {"camp_worker": 2}, "then": [{"gain": {"vp": 1}}]})
    assert (board(g).camp, hangar(g).foreman, p.vp) == (0, False, 1)


@pytest.mark.rule("CAT-FORE-02", "CAT-TERM-04")
def test_the_foreman_may_be_engaged_where_the_camp_is_empty() -> None:
    g = outpost()
    g.players[0].prayers = 1
    hangar(g).foreman = True
    attempting(g, "cracked_jar", tries(g, "cracked_jar"))
    assert (hangar(g).adventures, hangar(g).foreman) == ([(card(g, "cracked_jar").index, 0)], False)


@pytest.mark.rule("CAT-FORE-02")
def test_the_foreman_is_never_transferred() -> None:
    g = outpost()
    board(g).camp, hangar(g).foreman = 1, True
    asked = attempting(g, "antikythera_archive")
    assert not hangar(g).adventures, "two Workers of the reserve would have to go"
    assert hangar(g).foreman
    assert asked


# -- paid and lost like everything else


@pytest.mark.rule("CAT-GEN-03")
@pytest.mark.parametrize("what", ["energy", "research", "worker", "foreman", "camp_worker"])
def test_what_cannot_be_paid_in_full_is_not_on_offer(what: str) -> None:
    g = outpost()
    p = g.players[0]
    need = 1 if what == "foreman" else 2
    spending = {"spend": {what: need}, "then": [{"gain": {"vp": 1}}]}
    if what != "foreman":
        have(g, what, need - 1)
    assert do(g, 0, spending) == []
    assert p.vp == 0
    have(g, what, need)
    assert seats_asked(do(g, 0, spending), WILL_SPEND) == [0]
    assert (p.vp, amount_of(g, what)) == (1, 0)


@pytest.mark.rule("CAT-GEN-03")
def test_what_can_be_paid_may_be_declined() -> None:
    g = outpost()
    hangar(g).energy = 1
    do(g, 0, {"spend": {"energy": 1}, "then": [{"gain": {"vp": 1}}]}, answers=((WILL_SPEND, STOP << 16),))
    assert (hangar(g).energy, g.players[0].vp) == (1, 0)


@pytest.mark.rule("CAT-GEN-04")
@pytest.mark.parametrize("what", ["energy", "research", "worker", "foreman"])
def test_whoever_has_too_little_loses_it_and_a_grandeur(what: str) -> None:
    g = outpost()
    line_up(g, 0, 1, 2)
    more = 1 if what == "foreman" else 2
    have(g, what, more)
    do(g, 0, {"forfeit": {what: more}})
    assert (amount_of(g, what), g.grandeur[-3:]) == (0, [0, 1, 2])
    have(g, what, more - 1)
    do(g, 0, {"forfeit": {what: more}})
    assert (amount_of(g, what), g.grandeur[-3:]) == (0, [1, 0, 2])


@pytest.mark.rule("CAT-GEN-04")
def test_one_grandeur_is_lost_for_a_whole_effect() -> None:
    g = outpost()
    line_up(g, 0, 1, 2)
    do(g, 0, {"forfeit": {"energy": 2, "worker": 2}})
    assert g.grandeur[-3:] == [1, 0, 2]


def test_the_camp_is_nobodys_and_its_loss_costs_no_grandeur() -> None:
    g = outpost()
    line_up(g, 0, 1, 2)
    board(g).camp = 1
    do(g, 0, {"forfeit": {"camp_worker": 2}})
    assert (board(g).camp, g.grandeur[-3:]) == (0, [0, 1, 2])


def have(g: Hybris, what: str, amount: int) -> None:
    if what == "foreman":
        hangar(g).foreman = amount > 0
    elif what == "camp_worker":
        board(g).camp = amount
    else:
        setattr(hangar(g), "workers" if what == "worker" else what, amount)


def amount_of(g: Hybris, what: str) -> int:
    if what == "foreman":
        return int(hangar(g).foreman)
    if what == "camp_worker":
        return board(g).camp
    found: int = getattr(hangar(g), "workers" if what == "worker" else what)
    return found


# -- what is in a Hangar


@pytest.mark.rule("CAT-HANGAR-09")
def test_only_cubes_of_the_energy_reserve_are_energy() -> None:
    g = outpost()
    hangar(g).research = 3
    man(g, 0, "thunderbolt")
    hangar(g).done[place_of(g, 0, "thunderbolt")] = 1
    assert not can_spend(g, g.players[0], {"energy": 1})
    hangar(g).energy = 2
    do(g, 0, {"spend": {"energy": 2}, "then": [{"gain": {"vp": 1}}]})
    assert (hangar(g).energy, hangar(g).research, done(g, 0, "thunderbolt")) == (0, 3, [0])


@pytest.mark.rule("CAT-HANGAR-10", "CAT-ADV-10")
def test_a_hangar_holds_any_number_of_adventures_and_of_modules() -> None:
    g = outpost()
    adventures = [found for found in g.box.names if found.startswith("module/")]
    assert len(adventures) == 10
    ids = ["debris_study", "cracked_jar", "notebook_of_daedalus", "sleeping_talos", "antikythera_archive"]
    ids += ["city_under_the_ash", "siren_beacons", "dragons_teeth", "eye_of_the_graeae", "anvil_of_heaven"]
    for id in ids:
        in_progress(g, 0, id, len(card(g, id).sites) - 1)
    assert len(hangar(g).adventures) == 10
    for id in ids:
        answer(move_on(g, g.players[0], card(g, id)))
    assert (len(hangar(g).modules), hangar(g).adventures) == (10, [])


def test_a_task_without_a_worker_is_not_asked_for() -> None:
    g = outpost()
    assert seats_asked(do(g, 0, {"earn": {"task": 1}}), WHICH_TASK) == []


@pytest.mark.rule("CAT-GEN-04", "CAT-HANGAR-05")
@pytest.mark.parametrize("what", ["energy", "research", "workers", "camp"])
def test_no_more_is_lost_than_that_and_nothing_else(what: str) -> None:
    g = outpost()
    word = {"workers": "worker", "camp": "camp_worker"}.get(what, what)
    hangar(g).energy, hangar(g).research, hangar(g).workers, board(g).camp = 3, 3, 3, 3
    hangar(g).foreman = True
    do(g, 0, {"forfeit": {word: 1}})
    left = {"energy": hangar(g).energy, "research": hangar(g).research, "workers": hangar(g).workers}
    assert {**left, "camp": board(g).camp} == {"energy": 3, "research": 3, "workers": 3, "camp": 3, what: 2}
    assert hangar(g).foreman
    assert g.grandeur[:2] == [-1, 0], "nothing was lacking"


@pytest.mark.rule("CAT-GEN-03")
def test_workers_of_one_place_do_not_pay_for_those_of_another() -> None:
    g = outpost()
    hangar(g).workers = 5
    assert not can_spend(g, g.players[0], {"worker": 1, "camp_worker": 1})
    hangar(g).workers, board(g).camp = 0, 5
    assert not can_spend(g, g.players[0], {"worker": 1, "camp_worker": 1})


@pytest.mark.rule("CAT-FORE-02")
def test_the_foreman_is_kept_for_what_nobody_else_can_pay() -> None:
    g = outpost()
    hangar(g).workers, hangar(g).foreman = 1, True
    asked = do(g, 0, {"spend": {"worker": 1, "camp_worker": 1}, "then": [{"gain": {"vp": 1}}]})
    assert seats_asked(asked, WITH_FOREMAN) == []
    assert (hangar(g).workers, hangar(g).foreman, g.players[0].vp) == (0, False, 1)


@pytest.mark.rule("CAT-TRACK-01")
@pytest.mark.parametrize("track", [EXPLORATION, DEFENCE])
def test_an_echelon_earned_is_one_for_nothing_on_the_track_of_ones_choice(track: int) -> None:
    g = outpost()
    do(g, 0, {"earn": {"echelon": 1}}, answers=((WHICH_TRACK, ECHELON << 16 | track),))
    assert (hangar(g).echelons[track], hangar(g).echelons[1 - track], board(g).camp) == (1, 0, 0)


def full(g: Hybris, what: str) -> None:
    """No more of it can be had."""
    mine = hangar(g)
    mine.energy, mine.research = (7 if what == "energy" else 1), (3 if what == "research" else 0)
    mine.workers = {"worker": 5, "foreman": 0}.get(what, 1)
    if what == "echelon":
        mine.echelons = [4, 4]
    if what not in ("task", "foreman"):
        man(g, 0, "matrix_dynamo")


@pytest.mark.rule("CAT-GEN-03", "CAT-RES-02", "CAT-HANGAR-04", "CAT-RND-01")
@pytest.mark.parametrize("what", ["energy", "research", "worker", "foreman", "echelon", "task", "camp_worker"])
def test_nothing_can_be_spent_on_what_cannot_be_had(what: str) -> None:
    g = outpost()
    spending = {"spend": {"energy": 1}, "then": [{"earn": {what: 1}}]}
    full(g, what)
    if what != "camp_worker":  # which holds any number
        assert seats_asked(do(g, 0, spending), WILL_SPEND) == []
    hangar(g).energy, hangar(g).research, hangar(g).workers, hangar(g).echelons = 1, 2, 4, [4, 3]
    man(g, 0, "matrix_dynamo")
    assert seats_asked(do(g, 0, spending), WILL_SPEND) == [0]


@pytest.mark.rule("CAT-RES-10")
def test_no_second_foreman_is_bought() -> None:
    g = outpost()
    hangar(g).energy, hangar(g).workers, hangar(g).foreman = 1, 1, True
    asked = do(g, 0, {"spend": {"energy": 1}, "then": [{"earn": {"foreman": 1}}]})
    assert seats_asked(asked, WILL_SPEND) == []


@pytest.mark.rule("CAT-RES-10")
@pytest.mark.parametrize(("workers", "staffed"), [(1, 0), (0, 1)])
def test_a_foreman_is_bought_with_a_worker_of_either_place(workers: int, staffed: int) -> None:
    g = outpost()
    hangar(g).energy, hangar(g).workers, hangar(g).staffed = 1, workers, staffed
    asked = do(g, 0, {"spend": {"energy": 1}, "then": [{"earn": {"foreman": 1}}]})
    assert seats_asked(asked, WILL_SPEND) == [0]
    assert (hangar(g).foreman, hangar(g).workers, hangar(g).staffed) == (True, 0, 0)
