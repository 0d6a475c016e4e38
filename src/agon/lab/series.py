"""A series: many matches between bots, the same however many processes play them."""

from collections.abc import Callable, Generator, Mapping
from contextlib import closing, suppress
from itertools import islice, permutations
from math import factorial
from time import perf_counter
from typing import Final, NamedTuple

from agon.bots.bot import Bot
from agon.bots.registry import make_bot
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.errors import AgonError, BotFault, IllegalChoice, SetupError
from agon.kernel.game import SPECTATOR, Event, Game, Json, Setup
from agon.kernel.match import digest
from agon.kernel.packs import Pack, with_parts
from agon.kernel.play import Remembered
from agon.kernel.record import MAX_CHOICES
from agon.kernel.schema import Entry

NO_TRAITS: Final = ("region", "colour")  # words of a player's part of a view that set nobody apart


class Series(NamedTuple):
    """All that a series is made of, besides the pack: who plays what, how often, from which seed."""

    game: str
    entrants: tuple[str, ...]  # one bot a player, such as `greedy` or `mcts:1000`
    games: int
    seed: str
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    uses: bool = False  # whether to note what was used, for a report on balance

    def setup(self, number: int) -> Setup:
        """The setup of game `number`, counted from 0."""
        return Setup(self.game, len(self.entrants), f"{self.seed}/{number}", self.modules, self.options)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot at each seat in game `number`."""
        return tuple(self.entrants[entrant] for entrant in seating(len(self.entrants), number))


class GameResult(NamedTuple):
    """One finished game, as plain data."""

    number: int  # in its series
    seed: str
    bots: tuple[str, ...]  # as are all that follow: one a seat
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str  # the message id
    asks: int  # questions answered
    choices: int  # those with more than one option
    digest: str
    traits: tuple[dict[str, str], ...]
    seconds: float
    uses: tuple[str, ...] = ()  # what was used, or on offer, each once

    def shares(self) -> list[float]:
        """Each seat's part of the victory: 1 for a single winner, equal parts of it for several."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.bots))]


class SeriesBroken(BotFault):
    """A bot of somebody's own has failed: what it did, and the games that were finished before."""

    def __init__(self, line: str, finished: list[GameResult]) -> None:
        super().__init__(line)
        self.finished = finished


def seating(players: int, number: int) -> tuple[int, ...]:
    """Which entrant sits at each seat in game `number`.

    In every `players` games each entrant has every seat once, and in every `players!` games each order
    around the table comes up equally often.
    """
    round_table = number // players % factorial(players - 1)
    others = next(islice(permutations(range(1, players)), round_table, None))
    order = (0, *others)
    return tuple(order[(seat + number) % players] for seat in range(players))


def play_game(game: Game, setup: Setup, bots: list[Bot], log: list[Event] | None = None) -> GameResult:
    """One game from its first question to its end; makes no keys or words, and no events but into `log`."""
    start = perf_counter()
    run = Remembered(game, game.begin(setup, seeded(setup.seed), log))
    run.start()
    things = game.census(run.state)
    asks = choices = 0
    while (ask := run.ask) is not None:
        option = bots[ask.seat].choose(ask, run.worlds(ask.seat))
        if option not in ask.options:
            raise IllegalChoice(f"{bots[ask.seat].name} chose at {ask.kind.id} what is not on offer")
        asks += 1
        if asks > MAX_CHOICES:  # two players who discard and take back can go on for ever
            raise AgonError(f"game {setup.seed!r} was given up after {MAX_CHOICES} questions")
        choices += len(ask.options) > 1
        run.answer(ask.seat, option)
    outcome = game.outcome(run.state)
    assert outcome is not None, "a game without questions left is over"
    assert game.census(run.state) == things, f"something was lost or doubled in game {setup.seed!r}"
    places = sorted(outcome.places)
    return GameResult(
        number=0,
        seed=setup.seed,
        bots=tuple(bot.name for bot in bots),
        winners=outcome.winners,
        ranks=tuple(place.rank for place in places),
        scores=tuple(place.score for place in places),
        reason=outcome.reason.id,
        asks=asks,
        choices=choices,
        digest=digest(run.state),
        traits=traits(game.view(run.state, SPECTATOR), setup.seats),
        seconds=perf_counter() - start,
        uses=tuple(sorted({use for event in log or () for use in game.uses(run.state, event)})),
    )


def traits(table: Mapping[str, Json], seats: int) -> tuple[dict[str, str], ...]:
    """What can set one seat apart from another, read from what lies open to everybody.

    That is each plain word in a player's part of the view, such as a god, and the place in turn order; not where
    somebody is in the end, nor the colour of their pieces.
    """
    found: list[dict[str, str]] = [{} for _ in range(seats)]
    first = table.get("first")
    if isinstance(first, int):
        for seat in range(seats):
            found[seat]["turn"] = str((seat - first) % seats + 1)
    players = table.get("players")
    for seat, player in enumerate(players if isinstance(players, list) else []):
        if isinstance(player, dict):
            found[seat].update(
                {key: value for key, value in player.items() if isinstance(value, str) and key not in NO_TRAITS}
            )
    return tuple(found)


def check_series(series: Series, pack: Pack) -> Game:
    """The game that the series plays, once all that was asked for is known to be possible."""
    if series.games < 1:
        raise SetupError(f"a series has at least 1 game, not {series.games}")
    for entrant in series.entrants:
        make_bot(entrant, series.seed)
    return find_game(series.game).play(pack, series.setup(0))


def ready(series: Series, pack: Pack) -> Callable[[int], GameResult]:
    """What plays game `number` of the series: the same whoever plays it, and whenever."""
    game = check_series(series, pack)

    def play(number: int) -> GameResult:
        setup = series.setup(number)
        specs = series.seating(number)
        bots = [make_bot(spec, f"{setup.seed}/{seat}") for seat, spec in enumerate(specs)]
        log: list[Event] | None = [] if series.uses else None
        try:
            return play_game(game, setup, bots, log)._replace(number=number, bots=specs)
        except Exception as error:
            error.add_note(f"In game {setup.seed!r} of the series.")
            raise

    return play


def ready_elsewhere(series: Series, tables: dict[str, Entry]) -> Callable[[int], GameResult]:
    """The same in a worker process, from the plain data of the pack."""
    return ready(series, with_parts(tables))


def play_series(series: Series, pack: Pack, jobs: int, progress: Callable[[GameResult], None]) -> list[GameResult]:
    """Every game of the series in order; after Ctrl-C, those that were finished, which a `SeriesBroken` has too.

    `progress` hears of each game as it ends, in whatever order that is.
    """
    results: list[GameResult] = []
    play = ready(series, pack)  # first of all: an error is told before a process is started
    try:
        with closing(played(series, pack, play, jobs)) as games, suppress(KeyboardInterrupt):
            for result in games:
                results.append(result)
                progress(result)
    except BotFault as fault:
        raise SeriesBroken(str(fault), sorted(results)) from fault
    return sorted(results)


def played(
    series: Series, pack: Pack, play: Callable[[int], GameResult], jobs: int
) -> Generator[GameResult, None, None]:
    """Games as they end."""
    workers = min(jobs, series.games)
    if workers == 1:
        yield from map(play, range(series.games))
        return
    from agon.lab.pool import Pool  # here and not above: whoever plays alone need not load it

    pool: Pool[int, GameResult]
    with Pool(workers, ready_elsewhere, (series, pack.tables())) as pool:
        yield from pool.work(range(series.games))
