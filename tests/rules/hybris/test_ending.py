"""The end of the game.  Page 13."""

import pytest

from agon.games.hybris.box.numbers import SPARKS
from agon.games.hybris.rules.ending import game_end_powers, outcome
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.setup import set_up_boards
from agon.games.hybris.state import Hybris
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hybris.cities import answer
from rules.hybris.given import OLYMPIANS, bare, box, do, empower, given, line_up, named, run, scene


def finished(*points: int, track: tuple[int, ...] = (0, 1, 2, 3)) -> Hybris:
    """A game that is over, with these Victory Points and markers."""
    g = bare(given(*OLYMPIANS[: len(points)]))
    line_up(g, *track[: len(points)])
    for p, vp in zip(g.players, points, strict=True):
        p.vp = vp
    g.step = OVER
    return g


def ranks(g: Hybris) -> list[int]:
    ended = outcome(g)
    assert ended is not None
    return [place.rank for place in ended.places]


@pytest.mark.rule("HYB-WIN-02")
def test_the_most_victory_points_win() -> None:
    g = finished(7, 12, 3, 9)
    ended = outcome(g)
    assert ended is not None
    assert ended.winners == (1,)
    assert ranks(g) == [3, 1, 4, 2]
    assert [place.score for place in ended.places] == [7, 12, 3, 9]
    assert ended.reason.id == "hybris-won-by-held"


@pytest.mark.rule("HYB-WIN-02")
def test_nobody_has_won_before_the_end() -> None:
    g = finished(7, 12, 3, 9)
    g.step = "action"
    assert outcome(g) is None


@pytest.mark.rule("HYB-WIN-03")
def test_of_two_with_as_many_the_one_higher_on_the_track_wins() -> None:
    g = finished(9, 9, 9, 2, track=(3, 1, 0, 2))
    g.players[2].sparks, g.players[2].aegis = 5, 5  # nothing else is looked at
    assert ranks(g) == [2, 1, 3, 4]
    ended = outcome(g)
    assert ended is not None
    assert ended.reason.id == "hybris-won-by-grandeur"
    assert ranks(finished(9, 9, track=(0, 1))) == [1, 2]
    assert ranks(finished(9, 9, track=(1, 0))) == [2, 1]


@pytest.mark.rule("HYB-WIN-01")
def test_whoever_ascends_has_won_whatever_the_points() -> None:
    g = bare(given("zeus", "hades"))
    p = g.players[0]
    g.players[1].vp = 99
    keraunos = box().olympians[p.olympian].tiles.index(named("upgrade", "keraunos"))
    p.cleared[keraunos], p.unlocked = 2, 0b111111 & ~(1 << keraunos)
    with pytest.raises(Ended):
        run(gain(g, p, [(SPARKS, 1)], scene(0)), (keraunos,))
    g.step = OVER
    ended = outcome(g)
    assert ended is not None
    assert (ended.winners, ended.reason.id) == ((0,), "hybris-won-ascended")
    assert ranks(g) == [1, 2]


@pytest.mark.rule("HYB-WIN-04")
def test_powers_of_the_end_of_the_game_count_for_it_in_grandeur_order() -> None:
    g = finished(7, 12, 3, 9)
    g.log = []
    for seat in (2, 0):
        empower(g, seat, when="game_end", effects=[{"gain": {"vp": 9}}])
    answer(game_end_powers(g))
    assert g.step == OVER
    assert [p.vp for p in g.players] == [16, 12, 12, 9]
    assert [numbers[0] for id, _, numbers in g.log if id == "hybris-power"] == [0, 2]
    assert ranks(g) == [1, 2, 3, 4]


@pytest.mark.rule("HYB-WIN-04")
def test_they_come_only_when_the_last_age_is_over() -> None:
    g = finished(7, 12, 3, 9)
    empower(g, 0, when="game_end", effects=[{"gain": {"vp": 9}}])
    for step in ("age_start", "age_end_powers", "age_over"):
        g.step = step
        answer(g.book.steps[step](g))
    assert g.players[0].vp == 7


@pytest.mark.rule("HYB-WIN-01", "HYB-WIN-04")
def test_one_can_still_ascend_then() -> None:
    g = finished(7, 12)
    p = g.players[0]
    keraunos = box().olympians[p.olympian].tiles.index(named("upgrade", "keraunos"))
    p.cleared = [99] * 6
    p.cleared[keraunos], p.unlocked = 2, 0b111111 & ~(1 << keraunos)
    empower(g, 0, when="game_end", effects=[{"gain": {"spark": 1}}])
    with pytest.raises(Ended):
        answer(game_end_powers(g))
    assert g.ascended == 0


def test_what_is_compared_comes_from_what_is_played() -> None:
    g = finished(7, 12)
    set_up_boards(g)
    assert [count.verb for count in g.final] == ["held", "grandeur"]
    with pytest.raises(Ended):
        do(g, 0, {"end_game": [{"sparks": "own"}, {"held": "vp"}]})
    g.players[0].sparks = 1
    assert ranks(g) == [1, 2]
