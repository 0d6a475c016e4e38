"""The two tracks, the Camp, and the words transfer and engage.  Pages 4 and 6."""

import pytest

from agon.games.hybris.box.numbers import ITEM_SPARK, ITEM_TEMPLE
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.defend import defend
from agon.games.hybris.cataclysm.outskirts.questions import (
    ADVANCE_TOKEN,
    ECHELON,
    REWARD,
    TRACK_REWARD,
    TRANSFER,
    TRANSFER_WORKERS,
    WHICH_TRACK,
)
from agon.games.hybris.cataclysm.outskirts.requirements import fulfil
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION
from agon.games.hybris.cataclysm.outskirts.tracks import advance, climb, prepare, reap, transfer
from agon.games.hybris.rules.questions import CHOOSE_BRANCH
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import answer, options_of, seats_asked
from rules.hybris.given import told
from rules.hybris.steps import step
from rules.hybris_cataclysm.camps import (
    DECLINED,
    STAY,
    advances,
    atop,
    attempting,
    board,
    card,
    done,
    explorer,
    exploring,
    hangar,
    keeps,
    man,
    outpost,
    transfers,
    tries,
)
from rules.hybris_cataclysm.given import on_top, strong

# -- transfer


@pytest.mark.rule("CAT-TERM-01", "CAT-TRACK-04")
def test_workers_go_from_the_reserve_to_the_camp() -> None:
    g = outpost()
    hangar(g).workers, board(g).camp = 3, 1
    answer(transfer(g, g.players[0]), transfers(2))
    assert (hangar(g).workers, board(g).camp) == (1, 3)


@pytest.mark.rule("CAT-TRACK-04")
@pytest.mark.parametrize(("workers", "most"), [(0, 0), (1, 1), (5, 5)])
def test_up_to_five_may_be_transferred_or_none(workers: int, most: int) -> None:
    g = outpost()
    hangar(g).workers = workers
    asked = answer(transfer(g, g.players[0]))
    offered = [option & 0xFFFF for option in options_of(asked, TRANSFER_WORKERS)] if asked else [0]
    assert offered == list(range(most + 1))
    hangar(g).workers = 7
    asked = answer(transfer(g, g.players[0]))
    assert options_of(asked, TRANSFER_WORKERS)[-1] == TRANSFER << 16 | 5


@pytest.mark.rule("CAT-TRACK-05", "CAT-FORE-03")
def test_a_foreman_may_add_a_worker_of_the_supply_and_stays() -> None:
    g = outpost()
    answer(transfer(g, g.players[0]))
    assert board(g).camp == 0
    hangar(g).workers, hangar(g).foreman = 1, True
    answer(transfer(g, g.players[0]), transfers(0, foreman=True))
    assert (board(g).camp, hangar(g).workers, hangar(g).foreman) == (1, 1, True)
    answer(transfer(g, g.players[0]), transfers(1, foreman=True))
    assert (board(g).camp, hangar(g).workers, hangar(g).foreman) == (3, 0, True)
    answer(transfer(g, g.players[0]), transfers(0))
    assert board(g).camp == 3, "it need not"


@pytest.mark.rule("CAT-TRACK-12")
def test_all_transfers_come_before_the_first_advance_and_only_once() -> None:
    g = outpost()
    hangar(g).workers, hangar(g).foreman = 3, True
    asked = answer(prepare(g, g.players[0], EXPLORATION), transfers(2), advances(EXPLORATION), advances(EXPLORATION))
    kinds = [each.kind for each in asked]
    assert kinds == [TRANSFER_WORKERS, ADVANCE_TOKEN, ADVANCE_TOKEN]
    assert (hangar(g).echelons[EXPLORATION], board(g).camp) == (2, 0)


# -- engage


@pytest.mark.rule("CAT-TERM-03", "CAT-ADV-04")
def test_to_engage_takes_a_worker_from_the_camp_to_the_first_site() -> None:
    g = outpost()
    board(g).camp, g.players[0].prayers = 2, 1
    attempting(g, "cracked_jar", tries(g, "cracked_jar"))
    assert (board(g).camp, hangar(g).adventures) == (1, [(card(g, "cracked_jar").index, 0)])


@pytest.mark.rule("CAT-TERM-04")
def test_nobody_is_engaged_from_an_empty_camp() -> None:
    g = outpost()
    g.players[0].prayers, hangar(g).workers = 1, 3
    attempting(g, "cracked_jar")
    assert hangar(g).adventures == []
    assert told(g, "hybris-exploration-failed")


@pytest.mark.rule("CAT-TERM-05")
def test_every_adventure_begins_with_a_worker_engaged() -> None:
    adventures = [found for found in kit_of(outpost().box).explorations if found.is_adventure()]
    assert len(adventures) == 10
    for found in adventures:
        verbs = [asked.verb for asked in found.requirements]
        assert (verbs[0], verbs.count("engage")) == ("engage", 1)


@pytest.mark.rule("CAT-TERM-05")
def test_the_worker_is_engaged_before_another_is_transferred() -> None:
    g = outpost()
    p = g.players[0]
    study = card(g, "debris_study")
    hangar(g).workers, board(g).camp = 1, 1
    answer(fulfil(g, p, study.requirements[:2]))
    assert [event for event, _, _ in g.log or [] if event in ("hybris-engaged", "hybris-transferred")] == [
        "hybris-engaged",
        "hybris-transferred",
    ]


# -- echelons


@pytest.mark.rule("CAT-TRACK-01")
def test_the_two_tokens_are_independent() -> None:
    g = outpost()
    p = g.players[0]
    board(g).camp = 2
    answer(advance(g, p, EXPLORATION), advances(EXPLORATION), STAY)
    assert hangar(g).echelons == [1, 0]
    answer(advance(g, p, DEFENCE), advances(DEFENCE))
    assert hangar(g).echelons == [1, 1]
    hangar(g).echelons = [3, 2]
    answer(reap(g, p, EXPLORATION, Scene(0)))
    assert hangar(g).echelons == [0, 2]


@pytest.mark.rule("CAT-TRACK-02")
def test_each_track_has_five_echelons_of_which_the_first_is_free() -> None:
    kit = kit_of(outpost().box)
    for track in (kit.explore_track, kit.defend_track):
        assert [echelon.cost > 0 for echelon in track] == [False, True, True, True, True]


@pytest.mark.rule("CAT-TRACK-02", "CAT-TRACK-03")
def test_what_the_book_shows_of_them_is_so() -> None:
    kit = kit_of(outpost().box)
    assert [echelon.cost for echelon in kit.explore_track[2:4]] == [1, 2]
    assert kit.explore_track[3].bonus == 3
    assert [echelon.cost for echelon in kit.defend_track[3:]] == [2, 2]
    assert kit.defend_track[4].bonus == 6


@pytest.mark.rule("CAT-TRACK-03")
@pytest.mark.parametrize(
    ("track", "number", "gain"),
    [
        (EXPLORATION, 1, {"vp": 2}),
        (EXPLORATION, 2, {"workers": 2}),
        (EXPLORATION, 3, {"research": 2}),
        (DEFENCE, 1, {"energy": 1}),
        (DEFENCE, 2, {"grandeur": 1}),
        (DEFENCE, 3, {"vp": 2, "hand": 1}),
        (DEFENCE, 4, {"temples": 1}),
    ],
)
def test_to_each_echelon_belongs_a_reward(track: int, number: int, gain: dict[str, int]) -> None:
    g = outpost()
    p = g.players[2]
    first_item(g, 2, ITEM_TEMPLE)
    before = state_of(g)
    hangar(g, 2).echelons[track] = number
    choice = (TRACK_REWARD, REWARD << 16 | track << 4 | number)
    answer(reap(g, p, track, Scene(2)), *((choice,) if number > 1 else ()))
    after = state_of(g)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == gain


def state_of(g: Hybris) -> dict[str, int]:
    """What seat 2 has."""
    p, mine = g.players[2], hangar(g, 2)
    return {
        "vp": p.vp,
        "hand": len(p.hand),
        "temples": p.temples.bit_count(),
        "grandeur": -g.grandeur.index(2),
        "workers": mine.workers,
        "energy": mine.energy,
        "research": mine.research,
        "sparks": p.sparks,
    }


def first_item(g: Hybris, seat: int, item: int) -> None:
    """Tiles of a player are cleared until a piece of that kind can be taken."""
    p = g.players[seat]
    tiles = g.box.olympians[p.olympian].tiles
    for number, tile in enumerate(tiles):
        items = g.box.upgrades[tile].items
        if item in items[:-1]:  # the last one would unlock the tile
            p.cleared[number] = items.index(item)
            return
    raise AssertionError("no such piece")


@pytest.mark.rule("CAT-TRACK-03")
def test_the_last_echelon_of_exploration_pays_a_spark_or_a_task_with_energy() -> None:
    g = outpost()
    p = g.players[2]
    first_item(g, 2, ITEM_SPARK)
    man(g, 2, "styx_shell")
    hangar(g, 2).echelons[EXPLORATION] = 4
    asked = answer(reap(g, p, EXPLORATION, Scene(2)), (TRACK_REWARD, REWARD << 16 | 4))
    assert p.sparks == 1
    g = outpost()
    p = g.players[2]
    man(g, 2, "styx_shell")
    hangar(g, 2).echelons[EXPLORATION] = 4
    second = next(each for each in asked if each.kind is CHOOSE_BRANCH).options[1]
    answer(reap(g, p, EXPLORATION, Scene(2)), (TRACK_REWARD, REWARD << 16 | 4), (CHOOSE_BRANCH, second))
    assert (hangar(g, 2).energy, len(done(g, 2, "styx_shell"))) == (1, 1)


@pytest.mark.rule("CAT-TRACK-03")
def test_the_first_echelon_pays_nothing() -> None:
    g = outpost()
    before = state_of(g)
    assert answer(reap(g, g.players[2], DEFENCE, Scene(2))) == []
    assert state_of(g) == before


@pytest.mark.rule("CAT-TRACK-06", "CAT-TRACK-10")
def test_to_advance_takes_as_many_workers_from_the_camp_as_the_next_echelon_shows() -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION], board(g).camp, hangar(g).workers = 2, 3, 2
    answer(advance(g, g.players[0], EXPLORATION), advances(EXPLORATION))
    assert (hangar(g).echelons[EXPLORATION], board(g).camp, hangar(g).workers) == (3, 1, 2)
    assert g.players[0].followers == 0, "to the supply"


@pytest.mark.rule("CAT-TRACK-07")
def test_one_advances_as_often_as_one_wants_or_not_at_all() -> None:
    g = outpost()
    p = g.players[0]
    board(g).camp = 9
    answer(advance(g, p, DEFENCE), STAY)
    assert (hangar(g).echelons[DEFENCE], board(g).camp) == (0, 9)
    answer(advance(g, p, DEFENCE), advances(DEFENCE), advances(DEFENCE), STAY)
    assert (hangar(g).echelons[DEFENCE], board(g).camp) == (2, 7)


@pytest.mark.rule("CAT-TRACK-08")
def test_a_token_never_goes_beyond_the_last_echelon() -> None:
    g = outpost()
    p = g.players[0]
    board(g).camp = 9
    hangar(g).echelons = [4, 4]
    assert answer(advance(g, p, DEFENCE)) == []
    assert answer(climb(g, p)) == []
    assert (hangar(g).echelons, board(g).camp) == ([4, 4], 9)


def test_an_echelon_that_is_given_is_on_the_track_of_ones_choice() -> None:
    g = outpost()
    answer(climb(g, g.players[0]), (WHICH_TRACK, ECHELON << 16 | DEFENCE))
    assert hangar(g).echelons == [0, 1]


@pytest.mark.rule("CAT-TRACK-09", "CAT-CAMP-01", "CAT-CAMP-02")
def test_workers_that_one_sends_serve_another() -> None:
    g = outpost()
    hangar(g, 1).workers = 2
    answer(transfer(g, g.players[1]), transfers(2))
    answer(advance(g, g.players[0], EXPLORATION), advances(EXPLORATION), STAY)
    assert (hangar(g).echelons[EXPLORATION], board(g).camp) == (1, 1)
    answer(advance(g, g.players[2], DEFENCE), advances(DEFENCE))
    assert (hangar(g, 2).echelons[DEFENCE], board(g).camp) == (1, 0)


@pytest.mark.rule("CAT-TRACK-11")
def test_with_too_few_workers_nothing_is_paid_and_the_token_stays() -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION], board(g).camp = 2, 1
    assert answer(advance(g, g.players[0], EXPLORATION)) == []
    assert (hangar(g).echelons[EXPLORATION], board(g).camp) == (2, 1)


@pytest.mark.rule("CAT-TRACK-11", "CAT-FORE-02")
def test_the_foreman_may_be_one_of_the_workers_of_an_echelon() -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION], board(g).camp, hangar(g).foreman = 2, 1, True
    answer(advance(g, g.players[0], EXPLORATION), advances(EXPLORATION, foreman=True))
    assert (hangar(g).echelons[EXPLORATION], board(g).camp, hangar(g).foreman) == (3, 0, False)


@pytest.mark.rule("CAT-TRACK-11", "CAT-FORE-02")
def test_where_the_foreman_pays_alone_nothing_is_told_of_the_camp() -> None:
    g = outpost()
    board(g).camp, hangar(g).foreman = 0, True
    answer(advance(g, g.players[0], EXPLORATION), advances(EXPLORATION, foreman=True))
    assert (hangar(g).echelons[EXPLORATION], hangar(g).foreman) == (1, False)
    assert told(g, "hybris-camp-spent") == []


@pytest.mark.rule("CAT-TRACK-13")
def test_a_token_stays_through_failures_and_ages_until_a_success() -> None:
    g = outpost()
    hangar(g).echelons = [1, 2]
    atop(g, "refugees_on_the_road")
    g.players[0].followers = 2
    exploring(g, keeps_first(g), DECLINED)
    for name in ("orientation", "rest", "permission", "occupation", "exhaustion", "research", "age_over", "camp"):
        step(g, name)
    assert hangar(g).echelons == [1, 2]
    atop(g, "refugees_on_the_road")
    exploring(g, keeps_first(g), tries(g, "refugees_on_the_road"))
    assert hangar(g).echelons == [0, 2]


def keeps_first(g: Hybris) -> tuple[Kind, int]:
    return keeps(g, "refugees_on_the_road")


# -- the Camp


@pytest.mark.rule("CAT-CAMP-02", "CAT-DEFEND-01")
def test_whoever_defends_uses_the_camp_as_well() -> None:
    g = outpost()
    board(g).camp, hangar(g).workers = 1, 1
    strong(g.players[0])
    on_top(g, "the_gape")
    asked = answer(defend(g, g.players[0], explorer(g)), transfers(1), advances(DEFENCE), advances(DEFENCE))
    assert seats_asked(asked, ADVANCE_TOKEN) == [0, 0]
    assert (board(g).camp, hangar(g).workers) == (0, 0)


@pytest.mark.rule("CAT-CAMP-03", "CAT-PHASE-01")
def test_one_worker_joins_the_camp_in_each_age_before_pillars_are_chosen() -> None:
    g = outpost()
    ages = g.book.sequences["age"]
    assert ages.index("camp") < ages.index("pillar")
    assert ages.count("camp") == 1
    step(g, "camp")
    assert (board(g).camp, g.step, [hangar(g, seat).workers for seat in range(3)]) == (1, "pillar", [0, 0, 0])
