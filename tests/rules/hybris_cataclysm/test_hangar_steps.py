"""What Hangars add to the phases of an Age: Workers in Planning, Exhaustion, Research.  Page 12."""

import pytest

from agon.games.hybris.cataclysm.outskirts.questions import (
    KEEP,
    KEEP_WORKER,
    POST,
    POST_WORKERS,
    RECRUIT,
    RECRUIT_WORKERS,
    TRADE,
    TRADE_RESEARCH,
)
from agon.games.hybris.cataclysm.outskirts.steps import part
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Together
from agon.kernel.chance import seeded
from rules.hybris.cities import answer, options_of, seats_asked
from rules.hybris.given import told
from rules.hybris.steps import step
from rules.hybris_cataclysm.camps import Answer, board, hangar, man, outpost, place_of


def recruits(number: int) -> Answer:
    return RECRUIT_WORKERS, RECRUIT << 16 | number


def posts(g: Hybris, *ids: str, seat: int = 0) -> Answer:
    mask = sum(1 << place_of(g, seat, id) for id in ids)
    return POST_WORKERS, POST << 16 | mask


# -- Planning


@pytest.mark.rule("CAT-PHASE-02")
def test_after_the_tokens_followers_may_become_workers() -> None:
    g = outpost()
    age = g.book.sequences["age"]
    assert age.index("workers") == age.index("planning") + 1
    p = g.players[0]
    p.followers = 4
    step(g, "workers", recruits(3), posts(g))
    assert (p.followers, hangar(g).workers, g.step) == (1, 3, "action_start")


@pytest.mark.rule("CAT-PHASE-02")
@pytest.mark.parametrize(("followers", "workers", "most"), [(2, 0, 2), (9, 0, 5), (9, 3, 2), (9, 5, 0), (0, 1, 0)])
def test_as_many_as_there_are_followers_and_free_places_five_at_most(followers: int, workers: int, most: int) -> None:
    g = outpost()
    g.players[0].followers, hangar(g).workers = followers, workers
    asked = answer(part(g, g.players[0])())
    offered = [each.options for each in asked if each.kind is RECRUIT_WORKERS]
    assert offered == ([[RECRUIT << 16 | number for number in range(most + 1)]] if most else [])


@pytest.mark.rule("CAT-PHASE-03")
def test_then_one_worker_may_go_on_each_tile_not_yet_activated() -> None:
    g = outpost()
    hangar(g).workers, hangar(g).active = 3, 1
    asked = step(g, "workers", (POST_WORKERS, POST << 16 | 0b1010))
    masks = [option & 0xFFFF for option in options_of(asked, POST_WORKERS)]
    assert sorted(masks) == sorted(mask << 1 for mask in range(8))
    assert (hangar(g).workers, hangar(g).staffed) == (1, 0b1010)


@pytest.mark.rule("CAT-PHASE-03")
def test_workers_just_turned_may_be_used_and_no_more_than_there_are() -> None:
    g = outpost()
    g.players[0].followers = 3
    asked = step(g, "workers", recruits(2), posts(g, "thunderbolt", "matrix_dynamo"))
    masks = [option & 0xFFFF for option in options_of(asked, POST_WORKERS)]
    assert max(mask.bit_count() for mask in masks) == 2
    assert (hangar(g).workers, hangar(g).staffed.bit_count(), g.players[0].followers) == (0, 2, 1)


@pytest.mark.rule("CAT-PHASE-03")
def test_a_tile_that_kept_its_worker_needs_none() -> None:
    g = outpost()
    hangar(g).workers = 2
    man(g, 0, "thunderbolt")
    place = place_of(g, 0, "thunderbolt")
    asked = step(g, "workers")
    assert not any(option >> place & 1 for option in options_of(asked, POST_WORKERS))
    assert hangar(g).staffed == 1 << place


@pytest.mark.rule("CAT-PHASE-03")
def test_everybody_decides_at_once_and_all_is_shown_together() -> None:
    g = outpost()
    for p in g.players:
        p.followers = 2
    play = g.book.steps["workers"](g)
    together = next(play)
    assert isinstance(together, Together)
    assert [seat for seat, _ in together.parts] == [0, 1, 2]
    answer(together.parts[0][1](), recruits(2), posts(g, "thunderbolt"))
    assert (g.players[0].followers, hangar(g).workers, hangar(g).staffed) == (2, 0, 0), "nothing to be seen yet"
    assert told(g, "hybris-recruited") == []
    mine, theirs = board(g).view(g.box, 0)["hangars"], board(g).view(g.box, 1)["hangars"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    assert (mine[0]["recruits"], theirs[0]["recruits"], theirs[0]["posts"]) == (2, None, None)
    answer(together.parts[1][1](), recruits(0))
    answer(together.parts[2][1](), recruits(1))
    with pytest.raises(StopIteration):
        play.send(0)
    assert [p.followers for p in g.players] == [0, 2, 1]
    assert [(hangar(g, seat).workers, hangar(g, seat).staffed.bit_count()) for seat in range(3)] == [
        (1, 1),
        (0, 0),
        (1, 0),
    ]
    assert (hangar(g).recruits, hangar(g).posts) == (0, 0)


@pytest.mark.rule("CAT-PHASE-03")
def test_how_often_one_is_asked_tells_nothing() -> None:
    for number in (0, 2):
        g = outpost()
        g.players[0].followers = 2
        asked = answer(part(g, g.players[0])(), recruits(number))
        assert [each.kind for each in asked] == [RECRUIT_WORKERS, POST_WORKERS]
    g = outpost()
    assert answer(part(g, g.players[0])()) == [], "with nobody to place there is nothing to ask"
    play = g.book.steps["workers"](g)
    assert list(play) == []


# -- the End of an Age


@pytest.mark.rule("CAT-PHASE-06")
def test_exhaustion_follows_fear_and_research_comes_last() -> None:
    steps = outpost().book.sequences["end_of_age"]
    after = steps[steps.index("fear") + 1 :]
    assert after[:4] == ["exhaustion", "inexorable", "research", "age_end_powers"]


@pytest.mark.rule("CAT-PHASE-06")
def test_an_aegis_for_each_worker_on_a_tile_or_it_goes_to_the_supply() -> None:
    g = outpost()
    p = g.players[0]
    p.aegis, hangar(g).workers = 2, 1
    man(g, 0, "thunderbolt", "matrix_dynamo")
    first, second = sorted(place_of(g, 0, id) for id in ("thunderbolt", "matrix_dynamo"))
    asked = step(g, "exhaustion", (KEEP_WORKER, KEEP << 16 | first), (KEEP_WORKER, STOP << 16))
    assert seats_asked(asked, KEEP_WORKER) == [0, 0]
    assert (p.aegis, hangar(g).staffed, hangar(g).workers) == (1, 1 << first, 1)
    assert told(g, "hybris-exhausted") == [(0, hangar(g).tiles[second], -1, -1)]


@pytest.mark.rule("CAT-PHASE-06")
def test_without_aegis_the_worker_goes_and_nothing_is_asked() -> None:
    g = outpost()
    man(g, 0, "thunderbolt")
    assert step(g, "exhaustion") == []
    assert (hangar(g).staffed, hangar(g).workers, g.players[0].followers) == (0, 0, 0)


@pytest.mark.rule("CAT-PHASE-06")
def test_exhaustion_comes_in_grandeur_order() -> None:
    g = outpost()
    g.grandeur = [-1, 2, 0, 1]
    for seat, id in ((0, "thunderbolt"), (1, "iron_olive"), (2, "styx_shell")):
        g.players[seat].aegis = 1
        man(g, seat, id)
    assert seats_asked(step(g, "exhaustion"), KEEP_WORKER) == [2, 0, 1]


@pytest.mark.rule("CAT-PHASE-08", "CAT-RND-12", "CAT-RES-04")
@pytest.mark.parametrize("traded", [0, 1, 3])
def test_cubes_of_the_gauge_may_become_points(traded: int) -> None:
    g = outpost()
    hangar(g).research = 3
    asked = step(g, "research", (TRADE_RESEARCH, TRADE << 16 | traded))
    assert len(options_of(asked, TRADE_RESEARCH)) == 4
    assert (g.players[0].vp, hangar(g).research, hangar(g).energy) == (traded, 3 - traded, 0)


@pytest.mark.rule("CAT-PHASE-08")
def test_research_comes_in_grandeur_order_and_only_for_who_has_some() -> None:
    g = outpost()
    g.grandeur = [-1, 2, 0, 1]
    hangar(g, 0).research = hangar(g, 2).research = 1
    assert seats_asked(step(g, "research"), TRADE_RESEARCH) == [2, 0]


# -- what nobody may know


def test_cards_nobody_has_seen_are_dealt_anew_and_those_one_knows_stay() -> None:
    g = outpost()
    table = board(g)
    known = table.deck[5]
    table.known[5] = 1 << 0
    hangar(g, 1).recruits, hangar(g, 1).posts = 2, 3
    decks = []
    for seed in ("one", "two"):
        twin = table.copy()
        twin.determinize(g, 0, seeded(seed))
        assert sorted(twin.deck) == sorted(table.deck)
        assert twin.deck[5] == known
        assert (twin.hangars[1].recruits, twin.hangars[1].posts) == (0, 0)
        decks.append(twin.deck)
    assert decks[0] != decks[1]
    twin = table.copy()
    twin.determinize(g, 1, seeded("one"))
    assert twin.deck[5] != known


def test_cards_that_another_has_drawn_are_among_the_unknown() -> None:
    g = outpost()
    table = board(g)
    table.explorer, table.drawn = 1, [table.draw(), table.draw()]
    seen = set()
    for number in range(20):
        twin = table.copy()
        twin.determinize(g, 0, seeded(f"{number}"))
        assert sorted(twin.deck + twin.drawn) == list(range(24))
        seen.add(tuple(twin.drawn))
    assert len(seen) > 10
    twin = table.copy()
    twin.determinize(g, 1, seeded("x"))
    assert twin.drawn == table.drawn
