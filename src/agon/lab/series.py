"""A series: many matches between bots, the same however many processes play them."""

from collections.abc import Callable, Generator, Iterable, Sequence
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
from agon.kernel.game import SPECTATOR, Event, Game, Setup, State
from agon.kernel.layers import lay_over
from agon.kernel.match import Match, digest
from agon.kernel.packs import Pack, with_parts
from agon.kernel.play import Remembered
from agon.kernel.record import MAX_CHOICES, write_record
from agon.kernel.schema import Entry
from agon.lab.decisions import Decision, Decisions
from agon.lab.engines import Engine, Processes
from agon.lab.traits import traits

USES: Final = "uses"  # what was used and on offer, for a report on balance
DECISIONS: Final = "decisions"  # every choice, as something to learn from
RECORDS: Final = "records"  # every game as it can be replayed


class Series(NamedTuple):
    """Everything that defines a series, besides the pack: who plays what, how often, from which seed."""

    game: str
    entrants: tuple[str, ...]  # one bot a player, such as `greedy` or `mcts:1000`
    games: int
    seed: str
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()  # what is recorded besides the result: USES, DECISIONS, RECORDS

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
    uses: tuple[tuple[str, ...], ...] = ()  # what each seat used or was offered, each once; last what nobody did
    decisions: tuple[Decision, ...] = ()
    record: str = ""

    def shares(self) -> list[float]:
        """Each seat's part of the victory: 1 for a single winner, equal parts of it for several."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.bots))]


class SeriesBroken(BotFault):
    """Somebody's own bot has failed: what it did, and the games finished before."""

    def __init__(self, line: str, finished: list[GameResult]) -> None:
        super().__init__(line)
        self.finished = finished


class Enough(Exception):
    """Raised by a listener to say that no more games are wanted."""


def seating(players: int, number: int) -> tuple[int, ...]:
    """Which entrant sits at each seat in game `number`.

    In every `players` games each entrant has every seat once, and in every `players!` games each order
    around the table comes up equally often.
    """
    round_table = number // players % factorial(players - 1)
    others = next(islice(permutations(range(1, players)), round_table, None))
    order = (0, *others)
    return tuple(order[(seat + number) % players] for seat in range(players))


class Notes:
    """What is noted of a game while it is played."""

    def __init__(self, kinds: Sequence[str], game: Game, setup: Setup) -> None:
        self.log: list[Event] | None = [] if USES in kinds else None
        self.decisions = Decisions(game, setup) if DECISIONS in kinds else None
        self.answers: list[tuple[int, int]] | None = [] if RECORDS in kinds else None


def play_game(game: Game, setup: Setup, bots: list[Bot], kinds: Sequence[str] = ()) -> GameResult:
    """One game from its first question to its end; notes only the kinds that are asked for."""
    start = perf_counter()
    notes = Notes(kinds, game, setup)
    run = Remembered(game, game.begin(setup, seeded(setup.seed), notes.log))
    run.start()
    things = game.census(run.state)
    asks = choices = 0
    while (ask := run.ask) is not None:
        worlds = run.worlds(ask.seat)
        option = bots[ask.seat].choose(ask, worlds)
        if option not in ask.options:
            raise IllegalChoice(f"{bots[ask.seat].name} chose at {ask.kind.id} what is not on offer")
        asks += 1
        if asks > MAX_CHOICES:  # two players who discard and take back can go on for ever
            raise AgonError(f"game {setup.seed!r} was given up after {MAX_CHOICES} questions")
        choices += len(ask.options) > 1
        if notes.decisions is not None:
            notes.decisions.note(run.state, ask, option, worlds)
        if notes.answers is not None:
            notes.answers.append((ask.seat, option))
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
        uses=() if notes.log is None else uses_of(game, run.state, notes.log, setup.seats),
        decisions=() if notes.decisions is None else tuple(notes.decisions.rows),
        record="" if notes.answers is None else record_of(game, setup, notes.answers, [bot.name for bot in bots]),
    )


def uses_of(game: Game, state: State, log: Iterable[Event], seats: int) -> tuple[tuple[str, ...], ...]:
    """What each seat used or was offered; last what happened to the table. The numbers of an event say whose it is."""
    arguments = game.promises().arguments
    found: list[set[str]] = [set() for _ in range(seats + 1)]
    for event in log:
        used = game.uses(state, event)
        if used:
            names = arguments.get(event[0], ())
            seat = event[2][names.index("seat")] if "seat" in names else seats
            found[seat if 0 <= seat < seats else seats].update(used)
    return tuple(tuple(sorted(uses)) for uses in found)


def record_of(game: Game, setup: Setup, answers: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """The record of a game, played again from its answers."""
    match = Match.start(game, setup)
    for seat, option in answers:
        match.choose(seat, option)
    return write_record(match, names)


def check_series(series: Series, pack: Pack) -> Game:
    """The game that the series plays, after checking that everything asked for is possible."""
    if series.games < 1:
        raise SetupError(f"a series has at least 1 game, not {series.games}")
    for entrant in series.entrants:
        make_bot(entrant, series.seed)
    return find_game(series.game).play(pack, series.setup(0))


def ready(series: Series, pack: Pack) -> Callable[[int], GameResult]:
    """A function that plays game `number` of the series: the result is the same wherever and whenever it is called."""
    game = check_series(series, pack)

    def play(number: int) -> GameResult:
        setup = series.setup(number)
        specs = series.seating(number)
        bots = [make_bot(spec, f"{setup.seed}/{seat}") for seat, spec in enumerate(specs)]
        try:
            return play_game(game, setup, bots, series.notes)._replace(number=number, bots=specs)
        except Exception as error:
            error.add_note(f"In game {setup.seed!r} of the series.")
            raise

    return play


def ready_elsewhere(series: Series, layers: list[dict[str, Entry]]) -> Callable[[int], GameResult]:
    """The same in another process, from the plain data of the packs that lie over each other."""
    lowest, *others = [with_parts(tables) for tables in layers]
    pack = lowest
    for layer in others:
        pack = lay_over(pack, layer)
    return ready(series, pack)


def layers_of(pack: Pack) -> list[dict[str, Entry]]:
    """A pack as plain data: what `ready_elsewhere` makes the same pack of, with the same editions."""
    return [layer.tables() for layer in pack.made_of()]


def play_series(series: Series, pack: Pack, jobs: int, progress: Callable[[GameResult], None]) -> list[GameResult]:
    """Every game of the series in order; after Ctrl-C, those that were finished, which a `SeriesBroken` has too.

    `progress` hears of each game as it ends, in whatever order that is.
    """
    return play_games(series, pack, Processes(jobs), range(series.games), progress)


def play_games(
    series: Series, pack: Pack, engine: Engine, numbers: Sequence[int], progress: Callable[[GameResult], None]
) -> list[GameResult]:
    """These games of the series, on any engine: the same to the last digit, except for the time they took.

    `progress` may raise `Enough`.
    """
    results: list[GameResult] = []
    play = ready(series, pack)  # first of all: an error is told before a process is started
    try:
        with closing(played(series, pack, play, engine, numbers)) as games, suppress(KeyboardInterrupt, Enough):
            for result in games:
                results.append(result._replace(decisions=(), record=""))  # long, and for `progress` to keep
                progress(result)
    except BotFault as fault:
        raise SeriesBroken(str(fault), sorted(results)) from fault
    return sorted(results)


def played(
    series: Series, pack: Pack, play: Callable[[int], GameResult], engine: Engine, numbers: Sequence[int]
) -> Generator[GameResult, None, None]:
    """Games as they end."""
    if engine.workers(len(numbers)) == 1:
        yield from map(play, numbers)
        return
    yield from engine.work(ready_elsewhere, (series, layers_of(pack)), numbers)
