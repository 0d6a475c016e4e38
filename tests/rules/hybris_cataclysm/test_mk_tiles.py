"""MK tiles: completed, activated, sent through the Forge; and the rewards of all twenty.  Pages 10 and 11."""

import pytest

from agon.games.hybris.box.numbers import CRAFT, DEPLOY, DRAIN, FORGE, NONE, PERCEIVE, TRAIN
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.questions import SEND, SEND_TILE, WHICH_TASK
from agon.games.hybris.cataclysm.outskirts.steps import rosters, vacant
from agon.games.hybris.cataclysm.outskirts.table import active_tiles
from agon.games.hybris.cataclysm.outskirts.tasks import RED_TASKS, claim_blue, give_task, open_tasks
from agon.games.hybris.cataclysm.outskirts.tiles import (
    CRAFT_OR_SEND,
    activate,
    come_home,
    mark,
    send,
    sendable,
)
from agon.games.hybris.census import census
from agon.games.hybris.player import Player
from agon.games.hybris.rules.forge import forge_work, produce
from agon.games.hybris.rules.movement import destinations
from agon.games.hybris.rules.powers import happen, perform
from agon.games.hybris.rules.questions import STOP, TECHNOLOGY
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, options_of, take_out
from rules.hybris.given import empower, told
from rules.hybris_cataclysm.camps import (
    done,
    hangar,
    is_active,
    man,
    outpost,
    place_of,
    task_option,
    tile,
    with_module,
)
from rules.hybris_cataclysm.given import after, on_top

# -- Tasks


@pytest.mark.rule("CAT-MK-01")
def test_all_tasks_of_a_tile_activate_it() -> None:
    g = outpost()
    p = g.players[0]
    man(g, 0, "thunderbolt")
    place = place_of(g, 0, "thunderbolt")
    answer(mark(g, p, place, 0))
    assert not is_active(g, 0, "thunderbolt")
    answer(mark(g, p, place, 1))
    assert is_active(g, 0, "thunderbolt")


@pytest.mark.rule("CAT-MK-02")
def test_tasks_are_completed_on_ones_own_turn_only() -> None:
    g = outpost()
    man(g, 0, "quantum_conductor", "matrix_dynamo")
    scene = Scene(0)
    scene.other, scene.action = 1, DRAIN
    g.turn.seat = 1
    answer(happen(g, "combat_over", scene))
    answer(happen(g, "performed", scene))
    assert (done(g, 0, "quantum_conductor"), done(g, 0, "matrix_dynamo")) == ([], [])
    g.turn.seat = 0
    answer(happen(g, "combat_over", scene))
    assert done(g, 0, "quantum_conductor") == [0]


@pytest.mark.rule("CAT-MK-03")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_tasks_are_completed_in_any_order(order: tuple[int, int]) -> None:
    g = outpost()
    man(g, 0, "thunderbolt")
    for task in order:
        answer(mark(g, g.players[0], place_of(g, 0, "thunderbolt"), task))
    assert is_active(g, 0, "thunderbolt")


@pytest.mark.rule("CAT-MK-04")
def test_without_a_worker_no_task_is_completed() -> None:
    g = outpost()
    p = g.players[0]
    p.aegis, p.sparks = 5, 8
    answer(claim_blue(g, p, Scene(0)))
    answer(happen(g, "combat_over", Scene(0)))
    assert RED_TASKS.options(g, p, Scene(0)) == []
    assert hangar(g).done == [0, 0, 0, 0]
    man(g, 0, "quantum_conductor")
    answer(claim_blue(g, p, Scene(0)))
    assert done(g, 0, "quantum_conductor") == [2]
    assert RED_TASKS.options(g, p, Scene(0)) == [task_option(g, 0, "quantum_conductor", 1)]


@pytest.mark.rule("CAT-MK-05")
def test_the_mark_is_a_cube_of_the_supply() -> None:
    g = outpost()
    hangar(g).energy, hangar(g).research = 1, 1
    man(g, 0, "quantum_conductor")
    answer(happen(g, "combat_over", Scene(0)))
    assert (hangar(g).energy, hangar(g).research, done(g, 0, "quantum_conductor")) == (1, 1, [0])


@pytest.mark.rule("CAT-MK-06")
def test_a_task_that_is_given_must_be_one_of_a_tile_with_a_worker() -> None:
    g = outpost()
    man(g, 0, "thunderbolt")
    asked = answer(give_task(g, g.players[0]), (WHICH_TASK, task_option(g, 0, "thunderbolt", 1)))
    assert options_of(asked, WHICH_TASK) == [task_option(g, 0, "thunderbolt", task) for task in (0, 1)]
    assert done(g, 0, "thunderbolt") == [1]
    answer(give_task(g, g.players[1]))
    assert hangar(g, 1).done == [0, 0, 0, 0], "lost"


@pytest.mark.rule("CAT-MK-06")
def test_a_task_that_is_given_counts_on_anothers_turn() -> None:
    g = outpost()
    g.turn.seat = 1
    man(g, 0, "thunderbolt")
    answer(give_task(g, g.players[0]))
    assert len(done(g, 0, "thunderbolt")) == 1


@pytest.mark.rule("CAT-MK-07")
@pytest.mark.parametrize(("foreman", "workers", "after"), [(False, 2, 2), (True, 2, 3), (True, 5, 5)])
def test_the_worker_becomes_foreman_or_goes_to_the_reserve_or_the_supply(
    foreman: bool, workers: int, after: int
) -> None:
    g = outpost()
    hangar(g).foreman, hangar(g).workers = foreman, workers
    man(g, 0, "thunderbolt")
    answer(activate(g, g.players[0], place_of(g, 0, "thunderbolt")))
    assert (hangar(g).foreman, hangar(g).workers, hangar(g).staffed) == (True, after, 0)


@pytest.mark.rule("CAT-MK-08", "CAT-MK-09")
def test_cubes_go_and_the_tile_pays_at_once() -> None:
    g = outpost()
    p = g.players[0]
    man(g, 0, "thunderbolt")
    place = place_of(g, 0, "thunderbolt")
    hangar(g).done[place] = 1
    hand = len(p.hand)
    answer(mark(g, p, place, 1))
    assert (hangar(g).done[place], hangar(g).energy) == (0, 0)
    assert (p.vp, len(p.hand), is_active(g, 0, "thunderbolt")) == (REWARDS["thunderbolt"]["vp"], hand + 1, True)
    assert told(g, "hybris-mk-active") == [(0, tile(g, "thunderbolt").index, NONE, NONE)]


@pytest.mark.rule("CAT-MK-10")
def test_marks_stay_when_the_worker_has_left() -> None:
    g = outpost()
    man(g, 0, "quantum_conductor")
    answer(happen(g, "combat_over", Scene(0)))
    answer(g.book.steps["exhaustion"](g))
    assert (hangar(g).staffed, done(g, 0, "quantum_conductor")) == (0, [0])
    answer(g.book.steps["research"](g))
    assert done(g, 0, "quantum_conductor") == [0]


@pytest.mark.rule("CAT-MK-11")
def test_any_number_of_tasks_may_be_completed_in_a_turn() -> None:
    g = outpost("poseidon", "zeus")
    ids = ("seismic_trident", "nereid_sonar", "keel_of_charybdis", "triton_ballast")
    man(g, 0, *ids)
    for action in (TRAIN, PERCEIVE, DRAIN, DEPLOY):
        scene = Scene(0)
        scene.action = action
        answer(happen(g, "performed", scene))
    assert [done(g, 0, id) for id in ids] == [[1], [1], [2], [0]]


@pytest.mark.rule("CAT-MK-11")
def test_one_premonition_marks_a_task_on_each_of_two_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost("poseidon", "zeus")
    sonar, trident = tile(g, "nereid_sonar"), tile(g, "seismic_trident")
    monkeypatch.setattr(trident, "tasks", [sonar.tasks[0], *trident.tasks[1:]])
    man(g, 0, "nereid_sonar", "seismic_trident")
    answer(happen(g, "premonition", Scene(0)))
    assert (done(g, 0, "nereid_sonar"), done(g, 0, "seismic_trident")) == ([0], [0])


@pytest.mark.rule("CAT-MK-12")
def test_an_active_tile_needs_nobody_and_goes_nowhere() -> None:
    g = outpost()
    p = g.players[0]
    place = place_of(g, 0, "thunderbolt")
    hangar(g).active, hangar(g).research = 1 << place, 3
    assert place not in vacant(g, p)
    assert all(not mask >> place & 1 for mask in rosters(vacant(g, p), 4))
    assert SEND << 16 | place not in sendable(g, p, Scene(0))
    assert [where for where, _ in open_tasks(g, p)] == []


# -- through the Forge


def sending(g: Hybris, id: str, seat: int = 0) -> None:
    """A player with Research sends that tile."""
    hangar(g, seat).research = 3
    answer(send(g, g.players[seat], place_of(g, seat, id), Scene(seat)))


def with_design(research: int) -> tuple[Hybris, int]:
    """A player who can craft a tile, and has so much Research."""
    g = outpost()
    p = g.players[0]
    p.followers, p.aegis, hangar(g).research = 5, 5, research
    own = take_out(g, "beacon_herm")
    g.workshop.put(0, own, 0)
    return g, own


@pytest.mark.rule("CAT-RND-02", "CAT-RES-04")
@pytest.mark.parametrize("first", [True, False])
def test_who_crafts_may_send_one_tile_beside_it_before_or_after(first: bool) -> None:
    g, own = with_design(3)
    thunderbolt = tile(g, "thunderbolt").technology
    sends = SEND << 16 | place_of(g, 0, "thunderbolt")
    answers = [(CRAFT_OR_SEND, sends)] if first else [(CRAFT_OR_SEND, TECHNOLOGY << 16 | own), (SEND_TILE, sends)]
    asked = answer(perform(g, g.players[0], CRAFT, Scene(0)), *answers)
    assert len(options_of(asked, CRAFT_OR_SEND)) == 5
    assert g.factory.tiles == ([own, thunderbolt, NONE] if first else [thunderbolt, own, NONE])
    assert (hangar(g).research, hangar(g).sent) == (0, 1 << place_of(g, 0, "thunderbolt"))


@pytest.mark.rule("CAT-RND-02", "HYB-ACT-14")
def test_a_full_gauge_alone_is_no_craft() -> None:
    g = outpost()
    p = g.players[0]
    hangar(g).research = 3
    assert g.book.actions[CRAFT].why_not(g, p, Scene(0)) is not None
    assert FORGE not in destinations(g, p, 0)


@pytest.mark.rule("CAT-RND-03", "CAT-RND-09")
def test_a_tile_is_in_the_hangar_or_in_the_factory_never_in_both() -> None:
    g = outpost()
    things = census(g)
    assert things["mk_tile/thunderbolt"] == 1
    sending(g, "thunderbolt")
    assert census(g) == things
    for _ in range(3):
        answer(produce(g, g.players[0], Scene(0)))
    assert is_active(g, 0, "thunderbolt")
    assert census(g) == things


@pytest.mark.rule("CAT-RND-02")
def test_with_a_full_gauge_one_need_not_send() -> None:
    g, own = with_design(3)
    crafts = (CRAFT_OR_SEND, TECHNOLOGY << 16 | own)
    asked = answer(perform(g, g.players[0], CRAFT, Scene(0)), crafts, (SEND_TILE, STOP << 16))
    assert options_of(asked, SEND_TILE) == [*[SEND << 16 | place for place in range(4)], STOP << 16]
    assert (g.factory.tiles[0], hangar(g).research, hangar(g).sent) == (own, 3, 0)


@pytest.mark.rule("CAT-RND-02")
def test_without_research_one_crafts_as_ever() -> None:
    g, own = with_design(2)
    asked = answer(perform(g, g.players[0], CRAFT, Scene(0)))
    assert SEND_TILE not in [each.kind for each in asked]
    assert (g.factory.tiles[0], hangar(g).research) == (own, 2)


@pytest.mark.rule("CAT-RND-02")
def test_who_can_no_more_pay_after_sending_crafts_nothing() -> None:
    g, own = with_design(3)
    play = perform(g, g.players[0], CRAFT, Scene(0))
    next(play)
    g.players[0].followers = g.players[0].aegis = 0
    after(play, SEND << 16)
    assert (hangar(g).sent, g.factory.tiles[1:]) == (1, [NONE, NONE])
    assert g.workshop.tiles[0] == own


@pytest.mark.rule("CAT-RND-02")
def test_only_tiles_not_active_and_not_sent_already() -> None:
    g = outpost()
    hangar(g).research, hangar(g).active, hangar(g).sent = 3, 1, 2
    assert sendable(g, g.players[0], Scene(0)) == [SEND << 16 | 2, SEND << 16 | 3]


@pytest.mark.rule("CAT-RND-03", "CAT-RND-04", "CAT-RND-05", "CAT-RND-06")
def test_cubes_and_worker_leave_the_tile_which_is_marked_with_a_token() -> None:
    g = outpost()
    hangar(g).energy = 2
    man(g, 0, "quantum_conductor")
    place = place_of(g, 0, "quantum_conductor")
    hangar(g).done[place] = 3
    marks = g.players[0].marks
    sending(g, "quantum_conductor")
    mine = hangar(g)
    assert (mine.research, mine.done[place], mine.energy) == (0, 0, 2)
    assert (mine.foreman, mine.staffed) == (True, 0)
    assert (mine.sent, mine.active) == (1 << place, 0)
    assert (g.players[0].marks, g.factory.owners[0]) == (marks - 1, 0)


@pytest.mark.rule("CAT-RND-05")
@pytest.mark.parametrize(("workers", "after"), [(2, 3), (5, 5)])
def test_beside_a_foreman_the_worker_goes_to_the_reserve_or_the_supply(workers: int, after: int) -> None:
    g = outpost()
    hangar(g).foreman, hangar(g).workers = True, workers
    man(g, 0, "thunderbolt")
    sending(g, "thunderbolt")
    assert (hangar(g).workers, hangar(g).foreman, hangar(g).staffed) == (after, True, 0)


@pytest.mark.rule("CAT-RND-07")
def test_the_tile_enters_on_space_1_and_pushes_what_stands_there() -> None:
    g = outpost()
    g.factory.put(0, take_out(g, "beacon_herm"), 1)
    before = g.factory.tiles[0]
    sending(g, "thunderbolt")
    assert g.factory.tiles == [tile(g, "thunderbolt").technology, before, NONE]
    assert not told(g, "hybris-crafted"), "nothing was crafted"


@pytest.mark.rule("CAT-RND-07")
@pytest.mark.parametrize(("owner", "point"), [(0, 0), (1, 1)])
def test_what_a_full_factory_loses_to_it_is_stored_and_anothers_is_rewarded(owner: int, point: int) -> None:
    g = outpost()
    for place, id in enumerate(("beacon_herm", "chryselephantine_throne", "resonant_hekatompedon")):
        g.factory.put(place, take_out(g, id), owner)
    last = g.factory.tiles[-1]
    sending(g, "thunderbolt")
    assert g.players[owner].storage == [last]
    assert g.players[0].vp == point


@pytest.mark.rule("CAT-RND-07")
def test_no_modifier_moves_it_elsewhere() -> None:
    g = outpost()
    empower(g, 0, when="passive", effects=[{"modify": {"factory_entry": 2}}])
    sending(g, "thunderbolt")
    assert g.factory.tiles[0] == tile(g, "thunderbolt").technology


@pytest.mark.rule("CAT-RND-08")
def test_produce_and_the_end_of_an_age_move_it_and_it_has_no_type() -> None:
    g = outpost()
    sending(g, "thunderbolt")
    technology = tile(g, "thunderbolt").technology
    answer(produce(g, g.players[1], Scene(1)))
    assert g.factory.tiles == [NONE, technology, NONE]
    answer(forge_work(g))
    assert g.factory.tiles == [NONE, NONE, technology]
    assert g.box.technologies[technology].type == NONE
    assert g.book.counts["pipeline"](g, g.players[0], g.box.grammar.count({"pipeline": "own"}), Scene(0)) == 1


@pytest.mark.rule("CAT-RND-08", "CAT-RND-09", "CAT-RND-10")
def test_whoever_pushes_it_out_gains_the_point_and_its_owner_the_rewards_whoever_has_the_turn() -> None:
    g = outpost()
    sending(g, "thunderbolt")
    p, rival = g.players[0], g.players[1]
    g.factory.put(2, *g.factory.lift(0))
    g.turn.seat, marks, points = 1, p.marks, p.vp
    answer(produce(g, rival, Scene(1)))
    assert rival.vp == 1
    assert (p.storage, g.factory.tiles, p.marks) == ([], [NONE, NONE, NONE], marks + 1)
    assert (p.vp, is_active(g, 0, "thunderbolt"), hangar(g).sent) == (points + REWARDS["thunderbolt"]["vp"], True, 0)


@pytest.mark.rule("CAT-RND-09")
def test_a_full_storage_does_not_matter() -> None:
    g = outpost()
    p = g.players[0]
    p.storage = [0, 1, 2, 3][: g.box.storage]
    sending(g, "thunderbolt")
    g.factory.put(2, *g.factory.lift(0))
    assert answer(forge_work(g)) == []
    assert len(p.storage) == g.box.storage


@pytest.mark.rule("CAT-RND-11")
def test_a_tile_without_worker_and_tasks_can_be_sent() -> None:
    g = outpost()
    assert (hangar(g).staffed, hangar(g).done) == (0, [0, 0, 0, 0])
    sending(g, "matrix_dynamo")
    assert (hangar(g).sent, hangar(g).foreman) == (1 << place_of(g, 0, "matrix_dynamo"), False)


@pytest.mark.rule("CAT-RND-13")
def test_a_tile_that_came_home_is_active_like_any_other() -> None:
    g = outpost()
    p = g.players[0]
    sending(g, "matrix_dynamo")
    assert active_tiles(g, p) == 0
    g.factory.lift(0)
    answer(come_home(g, p, tile(g, "matrix_dynamo").technology))
    assert active_tiles(g, p) == 1
    assert g.book.holds(g, p, g.box.grammar.condition({"mk_active": 1}), Scene(0))
    assert place_of(g, 0, "matrix_dynamo") not in vacant(g, p)


@pytest.mark.rule("CAT-RND-02")
def test_the_nine_day_forge_asks_for_two() -> None:
    g = outpost()
    with_module(g, 0, "anvil_of_heaven")
    hangar(g).research = 2
    answer(send(g, g.players[0], 0, Scene(0)))
    assert hangar(g).research == 0


# -- what all twenty give

REWARDS: dict[str, dict[str, int]] = {
    "quantum_conductor": {"bonus": 2, "vp": 2, "energy": 1},
    "thunderbolt": {"determination": 1, "hand": 1, "vp": 6},
    "matrix_dynamo": {"sparks": 1, "vp": 6, "energy": 2},
    "carrier_throne": {"grandeur": 2, "vp": 6, "workers": 1},
    "styx_shell": {"followers": 1},
    "jaw_of_cerberus": {"determination": 1, "hand": 1},
    "persephones_lantern": {"premonitions": 1, "prayers": 1},
    "asphodel_heart": {"sparks": 1},
    "seismic_trident": {"determination": 1, "hand": 1, "vp": 9},
    "triton_ballast": {"bonus": 1, "vp": 7, "energy": 1},
    "nereid_sonar": {"grandeur": 1, "premonitions": 1, "vp": 7, "energy": 1},
    "keel_of_charybdis": {"temples": 1, "vp": 9, "energy": 2},
    "glaucopis_optics": {"vp": 4, "energy": 1, "research": 2},
    "arachnes_loom": {"kindness": 2, "vp": 6, "workers": 2},
    "iron_olive": {"sparks": 1, "vp": 6, "energy": 1},
    "promachos_spear": {"grandeur": 1, "hand": 2, "vp": 6, "energy": 1},
    "lunar_bow": {"determination": 1, "vp": 2, "tokens": 1},
    "hinds_stride": {"bonus": 2, "vp": 2},
    "silver_kennel": {"sparks": 1, "energy": 2, "workers": 1},
    "crescent_lookout": {"premonitions": 1, "grandeur": 1, "vp": 3, "energy": 1},
}


def measure(g: Hybris) -> dict[str, int]:
    p = g.players[0]
    return {
        "vp": p.vp,
        "followers": p.followers,
        "prayers": p.prayers,
        "kindness": p.kindness,
        "determination": p.determination,
        "grandeur": -g.grandeur.index(0),
        "hand": len(p.hand),
        "premonitions": len(p.premonitions),
        "bonus": p.bonus_tokens,
        "sparks": p.sparks,
        "temples": p.temples.bit_count(),
        "energy": hangar(g).energy,
        "research": hangar(g).research,
        "workers": hangar(g).workers,
        "tokens": -g.players[1].marks,
    }


def free_item(g: Hybris, p: Player) -> None:
    """Nothing but a Spark and a Temple can be taken off the tiles, and neither clears one."""
    kinds = [0, 1]
    for number, upgrade in enumerate(g.box.olympians[p.olympian].tiles):
        items = g.box.upgrades[upgrade].items
        wanted = next((item for item in kinds if item in items[:-1]), None)
        p.cleared[number] = len(items) if wanted is None else items.index(wanted)
        if wanted is not None:
            kinds.remove(wanted)


@pytest.mark.parametrize("id", REWARDS)
@pytest.mark.rule("CAT-MK-09")
def test_what_a_tile_gives(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    olympian = next(found.olympian for found in kit_of(outpost(modules=("artemis",)).box).tiles if found.id == id)
    g = outpost(olympian, "zeus" if olympian != "zeus" else "hades", modules=("artemis",))
    p = g.players[0]
    monkeypatch.setattr(g.box.olympians[p.olympian], "spark_track", [[] for _ in range(9)])
    g.grandeur, g.well, p.kindness = [NONE, NONE, 1, 0], 5, 1
    g.grandeur = [1, NONE, NONE, 0] if olympian == "zeus" else g.grandeur
    free_item(g, p)
    on_top(g, "hatching")
    before = measure(g)
    answer(activate(g, p, place_of(g, 0, id)))
    after = measure(g)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == REWARDS[id]


def test_every_tile_is_in_the_list_above() -> None:
    assert {found.id for found in kit_of(outpost().box).tiles} == set(REWARDS)
