"""How fast a game runs here: random play, copies and sampled worlds, on one core, in processor time.

A decision is a question with at least two options: asked, answered at random and carried out through
`Playout`, as a search would, by a player that is compiled whenever the bots are. Setting up a game costs its
time and is no decision; neither is a question with a single option, which only secrecy asks.
"""

import platform
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from agon.bots.random_bot import play_out
from agon.bots.registry import BOTS, make_bot
from agon.games.registry import find_game
from agon.kernel.chance import Chance, seeded
from agon.kernel.game import Game, Setup
from agon.kernel.match import Match
from agon.kernel.packs import Pack
from agon.kernel.play import Playout, Remembered, Worlds
from agon.lab.series import play_game

REPEATS: Final = 3
SPREAD: Final = 7  # copies are measured at every seventh question
BATCH: Final = 10  # copies made between two looks at the clock
SEARCH: Final = "classic"  # which does all its iterations, whatever it finds
ITERATIONS: Final = 100  # a decision of the search that is measured
PHASES: Final = ("digests", "play", "copies", "search")  # what is measured, one after the other
PROOFS: Final = (("random", 3), ("greedy", 1), ("mcts:10", 1))  # bots, and games whose digests are given


class Build(NamedTuple):
    """What runs: compiled, or plain source."""

    python: str
    kernel_compiled: bool
    game_compiled: bool
    bots_compiled: bool

    @property
    def name(self) -> str:
        parts = (self.kernel_compiled, self.game_compiled, self.bots_compiled)
        return "compiled" if all(parts) else "partly" if any(parts) else "plain"


class Speed(NamedTuple):
    """Random play. Rates are by processor time; `best` and `median` are of three runs."""

    decisions_per_s_best: float
    decisions_per_s_median: float
    games_per_s_best: float
    games_per_s_median: float
    decisions_per_game: float
    forced_per_game: float  # questions with a single option


class Copies(NamedTuple):
    """Microseconds for one copy, on average over games; None where the game has no such moment."""

    clone_at_step_us: float | None  # `Match.clone()` right after a step boundary
    clone_in_step_us: float | None  # the same with answers given since
    clone_in_reaction_us: float | None  # the same while another seat than the first of the step is asked
    state_copy_us: float | None
    world_us: float | None  # a sampled world for the seat that is asked


class Measures(NamedTuple):
    """All that `agon bench` reports."""

    game: str
    players: int
    build: Build
    speed: Speed
    copies: Copies
    search_per_s: float | None  # iterations of the search; None when there is no such bot
    digests: dict[str, str]  # of whole games, by bot and seed: the same on every build


def measure(
    game_name: str,
    pack: Pack,
    players: int,
    seconds: float,
    progress: Callable[[str], None],
    modules: tuple[str, ...] = (),
) -> Measures:
    """Measure for `seconds` a run. `progress` hears what is measured next."""
    setup = Setup(game_name, players, "bench", modules)
    game = find_game(game_name).play(pack, setup)
    progress("digests")
    digests = proofs(game, setup)  # first, so that nothing is measured cold
    progress("play")
    speed = play_speed(game, setup, seconds)
    progress("copies")
    copies = copy_times(game, setup, seconds)
    progress("search")
    search = search_speed(game, setup, seconds) if SEARCH in BOTS else None
    return Measures(game_name, players, build_of(game), speed, copies, search, digests)


def build_of(game: Game) -> Build:
    """Whether the running code is compiled."""
    return Build(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        kernel_compiled=is_compiled("agon.kernel.play"),
        game_compiled=is_compiled(type(game).__module__),
        bots_compiled=is_compiled("agon.bots.classic"),
    )


def is_compiled(module: str) -> bool:
    """Whether a module was loaded from a library rather than from its source."""
    file = import_module(module).__file__ or ""
    return not file.endswith((".py", ".pyc"))


# ---------------------------------------------------------------- random play


def play_speed(game: Game, setup: Setup, seconds: float) -> Speed:
    """Random games for some seconds, three times over."""
    runs = [play_run(game, setup, repeat, seconds) for repeat in range(REPEATS)]
    rates = [(decisions / spent, games / spent) for decisions, _, games, spent in runs]
    games = sum(run[2] for run in runs)
    return Speed(
        decisions_per_s_best=max(rate for rate, _ in rates),
        decisions_per_s_median=median(rate for rate, _ in rates),
        games_per_s_best=max(rate for _, rate in rates),
        games_per_s_median=median(rate for _, rate in rates),
        decisions_per_game=sum(run[0] for run in runs) / games,
        forced_per_game=sum(run[1] for run in runs) / games,
    )


def play_run(game: Game, setup: Setup, repeat: int, seconds: float) -> tuple[int, int, int, float]:
    """Decisions, forced answers, games and seconds of one run."""
    dice = Random(repeat)
    decisions = forced = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decided, answered = play_game_at_random(game, setup, f"{repeat}/{games}", dice)
        decisions += decided
        forced += answered
        games += 1
    return decisions, forced, games, spent


def play_game_at_random(game: Game, setup: Setup, seed: str, dice: Random) -> tuple[int, int]:
    """Decisions and forced answers of one game."""
    return play_out(Playout(game, game.begin(setup, seeded(seed))), dice)


# ---------------------------------------------------------------- copies, worlds, search


def copy_times(game: Game, setup: Setup, seconds: float) -> Copies:
    """Copies at questions all along random games, until each kind has had its share of the time."""
    clocks = {name: Clock() for name in Copies._fields}
    chance = seeded("worlds")
    start = process_time()
    for match, run in moments(game, setup):
        seat = run.ask.seat if run.ask is not None else 0
        clocks[clone_kind(run)].time(match.clone)
        clocks["state_copy_us"].time(run.state.copy)
        clocks["world_us"].time(sampling(run.worlds(seat), chance))
        if process_time() - start >= seconds:
            break
    return Copies(**{name: clock.microseconds() for name, clock in clocks.items()})


class Clock:
    """Time spent, and on how many calls."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.calls = 0

    def time(self, action: Callable[[], object]) -> None:
        start = process_time()
        for _ in range(BATCH):
            action()
        self.spent += process_time() - start
        self.calls += BATCH

    def microseconds(self) -> float | None:
        return self.spent / self.calls * 1e6 if self.calls else None


def clone_kind(run: Remembered) -> str:
    """Where in a step a question stands."""
    if not run.since:
        return "clone_at_step_us"
    first = run.since[0][0]
    return "clone_in_step_us" if run.ask is not None and run.ask.seat == first else "clone_in_reaction_us"


def moments(game: Game, setup: Setup) -> Iterator[tuple[Match, Remembered]]:
    """Questions all along random games, without end: as a match, and as the bare game that tells its steps."""
    dice = Random(0)
    games = asked = 0
    while True:
        own = setup._replace(seed=f"copies/{games}")
        match = Match.start(game, own)
        run = Remembered(game, game.begin(own, seeded(own.seed)))
        run.start()
        while (ask := run.ask) is not None:
            asked += 1
            # Reactions are rare, so each of them is taken.
            if asked % SPREAD == 0 or clone_kind(run) == "clone_in_reaction_us":
                yield match, run
            option = dice.choice(ask.options)
            match.choose(ask.seat, option)
            run.answer(ask.seat, option)
        games += 1


def sampling(worlds: Worlds, chance: Chance) -> Callable[[], Playout]:
    return lambda: worlds.sample(chance)


def search_speed(game: Game, setup: Setup, seconds: float) -> float:
    """Iterations a second of the search bot, over questions all along random games."""
    bot = make_bot(f"{SEARCH}:{ITERATIONS}", "bench")
    spent = 0.0
    iterations = 0
    for _, run in moments(game, setup):
        ask = run.ask
        if ask is None or len(ask.options) == 1:
            continue
        worlds = run.worlds(ask.seat)
        start = process_time()
        bot.choose(ask, worlds)
        spent += process_time() - start
        iterations += ITERATIONS
        if spent >= seconds:
            break
    return iterations / spent


def proofs(game: Game, setup: Setup) -> dict[str, str]:
    """The digests of a few whole games of every kind of bot: plain and compiled must agree on them."""
    digests: dict[str, str] = {}
    for spec, games in PROOFS:
        for number in range(games):
            own = setup._replace(seed=f"proof/{number}")
            bots = [make_bot(spec, f"{own.seed}/{seat}") for seat in range(own.seats)]
            digests[f"{spec} {own.seed}"] = play_game(game, own, bots).digest
    return digests
