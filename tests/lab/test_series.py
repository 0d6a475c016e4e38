"""Series: the same whoever plays them, seats rotated, stopped cleanly."""

from collections import Counter
from multiprocessing import active_children

import pytest

from agon.bots.registry import make_bot
from agon.games.registry import find_game
from agon.kernel.errors import IllegalChoice, SetupError
from agon.kernel.match import Match
from agon.kernel.packs import Pack
from agon.lab.series import GameResult, Series, play_game, play_series, seating
from agon.lab.traits import traits
from agon.shelf.packs import bundled_pack


@pytest.fixture(scope="module")
def pack() -> Pack:
    return bundled_pack("ephyran")


SERIES = Series("ephyran", ("random", "random", "random"), 6, "spring", options=(("gods", "draft"),))


def nothing(result: GameResult) -> None:
    pass


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [result._replace(seconds=0) for result in results]


def test_same_series_however_many_processes_play_it(pack: Pack) -> None:
    alone = play_series(SERIES, pack, 1, nothing)
    together = play_series(SERIES, pack, 2, nothing)

    assert timeless(alone) == timeless(together)
    assert [result.number for result in alone] == list(range(6))
    assert len({result.digest for result in alone}) == 6


def test_longer_series_begins_with_the_shorter_one(pack: Pack) -> None:
    short = play_series(SERIES._replace(games=2), pack, 1, nothing)
    assert timeless(play_series(SERIES._replace(games=3), pack, 1, nothing))[:2] == timeless(short)


def test_a_game_of_a_series_is_the_match_with_its_seed_and_bots(pack: Pack) -> None:
    result = play_series(SERIES._replace(games=1), pack, 1, nothing)[0]

    setup = SERIES.setup(0)
    match = Match.start(find_game("ephyran").play(pack, setup), setup)
    bots = [make_bot(spec, f"{result.seed}/{seat}") for seat, spec in enumerate(result.bots)]
    while (ask := match.ask) is not None:
        match.choose(ask.seat, bots[ask.seat].choose(ask, match.worlds(ask.seat)))

    assert match.digest() == result.digest
    assert len(match.choices) == result.asks
    assert match.outcome is not None
    assert match.outcome.winners == result.winners


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_entrant_has_each_seat_equally_often(players: int) -> None:
    for first in range(0, 4 * players, players):
        sittings = Counter(
            (seat, entrant) for n in range(first, first + players) for seat, entrant in enumerate(seating(players, n))
        )
        assert set(sittings.values()) == {1}
        assert len(sittings) == players * players


def test_each_order_around_the_table_comes_up_equally_often() -> None:
    orders = Counter(seating(4, number) for number in range(24))
    assert len(orders) == 24


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupt_keeps_what_was_finished_and_leaves_no_process(pack: Pack, jobs: int) -> None:
    finished: list[int] = []

    def stop_after_two(result: GameResult) -> None:
        finished.append(result.number)
        if len(finished) == 2:
            raise KeyboardInterrupt

    results = play_series(SERIES._replace(games=50), pack, jobs, stop_after_two)

    assert [result.number for result in results] == sorted(finished)
    assert not active_children()


@pytest.mark.parametrize(
    ("series", "error"),
    [
        (SERIES._replace(games=0), "at least 1 game"),
        (SERIES._replace(entrants=("gredy", "random")), "gredy"),
        (SERIES._replace(entrants=("random",)), "2, 3 or 4"),
        (SERIES._replace(game="chess"), "chess"),
        (SERIES._replace(options=(("gods", "chosen"),)), "chosen"),
    ],
)
def test_impossible_series_is_refused_before_it_begins(pack: Pack, series: Series, error: str) -> None:
    with pytest.raises(SetupError, match=error):
        play_series(series, pack, 2, nothing)


def test_bot_that_cheats_is_named(pack: Pack) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, ask: object, worlds: object) -> int:
            return -1

    setup = SERIES.setup(0)
    with pytest.raises(IllegalChoice, match="cheat"):
        play_game(find_game("ephyran").play(pack, setup), setup, [Cheat(), Cheat(), Cheat()])


def test_the_game_in_which_something_breaks_is_named(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> GameResult:
        raise IndexError

    monkeypatch.setattr("agon.lab.series.play_game", broken)
    with pytest.raises(IndexError) as raised:
        play_series(SERIES, pack, 1, lambda result: None)
    assert raised.value.__notes__ == [f"In game {SERIES.setup(0).seed!r} of the series."]


def test_traits_are_the_words_that_lie_open_and_the_turn_order() -> None:
    table: dict[str, object] = {"first": 1, "players": [{"god": "god/gaia", "hand": 5}, {"god": None}]}
    assert traits(table, 2) == ({"turn": "2", "god": "god/gaia"}, {"turn": "1"})
    assert traits({}, 1) == ({},)
