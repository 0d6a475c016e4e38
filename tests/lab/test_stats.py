"""What a series shows: intervals against known values, shares and traits."""

import pytest

from agon.lab.series import GameResult
from agon.lab.shares import wilson
from agon.lab.stats import lines, mean, summary
from agon.lab.student import student


def game(number: int, winners: tuple[int, ...], bots: tuple[str, ...] = ("a", "b"), reason: str = "end") -> GameResult:
    ranks = tuple(1 if seat in winners else 2 for seat in range(len(bots)))
    scores = tuple(10 if seat in winners else 5 for seat in range(len(bots)))
    traits = tuple({"god": f"god/{seat}"} for seat in range(len(bots)))
    return GameResult(number, "s", bots, winners, ranks, scores, reason, 20 + number, 18, "d", traits, 0.1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_against_published_values(wins: int, games: int, low: float, high: float) -> None:
    share = wilson(wins, games)

    assert share.value == pytest.approx(wins / games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062047),
        (2, 4.3026527),
        (3, 3.1824463),
        (4, 2.7764451),
        (9, 2.2621572),
        (29, 2.0452296),
        (1000, 1.9623391),
    ],
)
def test_student_against_published_values(freedom: int, quantile: float) -> None:
    assert student(freedom, 0.95) == pytest.approx(quantile, abs=1e-7)


@pytest.mark.parametrize("confidence", [0.5, 0.95, 0.999])
def test_student_against_scipy(confidence: float) -> None:
    stats = pytest.importorskip("scipy.stats")
    for freedom in (1, 2, 3, 5, 7, 30, 399, 10_000, 1_000_000):
        assert student(freedom, confidence) == pytest.approx(stats.t.ppf((1 + confidence) / 2, freedom), rel=1e-9)


def test_mean_of_one_value_claims_no_interval() -> None:
    assert mean([7]) == (7, 7, 7)
    assert mean([4, 6, 8]).low < 6 < mean([4, 6, 8]).high


def test_shared_victory_counts_in_equal_parts() -> None:
    found = summary([game(0, (0,)), game(1, (0, 1))])

    assert [(line.name, line.share.value) for line in found.bots] == [("a", 0.75), ("b", 0.25)]


def test_nobody_wins() -> None:
    assert game(0, ()).shares() == [0.0, 0.0]


def test_bot_with_several_seats_has_their_shares_and_a_fair_share_of_as_many() -> None:
    results = [game(0, (2,), ("a", "b", "b", "b")), game(1, (0,), ("a", "b", "b", "b"))]

    best, rest = sorted(lines(results, [result.bots for result in results]))
    assert (best.fair, best.share.value, best.score.value) == (0.25, 0.5, 7.5)
    assert (rest.fair, rest.share.value, rest.games) == (0.75, 0.5, 2)


def test_summary_counts_lengths_ends_seats_and_traits() -> None:
    found = summary([game(0, (0,)), game(1, (0,), reason="other"), game(2, (1,))])

    assert (found.shortest, found.longest, found.asks.value) == (20, 22, 21)
    assert found.reasons == {"end": 2, "other": 1}
    assert [(line.name, line.games) for line in found.seats] == [("1", 3), ("2", 3)]
    assert [line.name for line in found.traits["god"]] == ["god/0", "god/1"]
