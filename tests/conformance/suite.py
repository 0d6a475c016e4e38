"""What the suite runs over: every registered game, for every number of seats, with all its modules and options.

The toy of the kernel tests goes through it too: it does what no registered game needs so far.
"""

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from typing import NamedTuple

from agon.games.registry import GAMES
from agon.kernel.chance import seeded
from agon.kernel.errors import SetupError
from agon.kernel.game import Game, Setup
from agon.kernel.match import Match
from agon.kernel.modules import Manifest, check_setup, offered_options
from agon.kernel.packs import Pack
from agon.shelf.packs import bundled_pack
from kernel import toy

Options = tuple[tuple[str, str], ...]

MIXED = 3  # random combinations of options, for each number of seats
CHECKS = 16  # about how many tests share the games of a soak
SOAK_GAMES = int(os.environ.get("AGON_SOAK_GAMES", "0"))


class Entrant(NamedTuple):
    """A game that has to pass, and what it is measured by."""

    manifest: Manifest
    pack: Pack
    ledger: frozenset[str]  # the rules there are


class Case(NamedTuple):
    """One way of playing a game."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: Options

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), *self.modules, *chosen])

    def setup(self, seed: str) -> Setup:
        return Setup(self.game, self.seats, seed, self.modules, self.options)

    def start(self, seed: str) -> Match:
        """A match at its first question."""
        return Match.start(self.build(), self.setup(seed))

    def build(self) -> Game:
        return built(self.game, self.seats, self.modules, self.options)

    @property
    def is_plain(self) -> bool:
        """Whether it is the game as the book has it: that is looked at more closely than what differs a little."""
        return bool(SOAK_GAMES) or not (self.modules or self.options)

    def seeds(self) -> Iterator[str]:
        """The seeds to play: one, or this case's share of a soak."""
        for number in range(max(1, SOAK_GAMES // (len(CASES) * CHECKS))):
            yield f"{self}/{number}"


@cache
def entrant(game: str) -> Entrant:
    if game == "toy":
        return Entrant(toy.TOY, toy.PACK, frozenset(f"TOY-{number}" for number in range(1, 6)))
    return Entrant(GAMES[game], bundled_pack(game), ledger_ids())


@cache
def ledger_ids() -> frozenset[str]:
    """The ids of all rules of all books."""
    ids: set[str] = set()
    for item in files("agon.rules").iterdir():
        if item.name.endswith(".toml"):
            ids |= {rule["id"] for rule in tomllib.loads(item.read_text("utf-8"))["rule"]}
    return frozenset(ids)


@cache
def built(game: str, seats: int, modules: tuple[str, ...], options: Options) -> Game:
    entered = entrant(game)
    return entered.manifest.play(entered.pack, Setup(game, seats, "", modules, options))


def cases_of(manifest: Manifest) -> Iterator[Case]:
    """Every number of seats with every legal set of modules: as it is, with each option, and with options mixed.

    Outside of a soak, to save time, sets of modules take turns with the numbers of seats that they allow, and options
    are tried without modules, where the single ones take turns with the numbers of seats.
    """
    turn = 0
    for modules in module_sets(manifest):
        allowed = [seats for seats in manifest.seats if is_legal(manifest, seats, modules)]
        if modules and not SOAK_GAMES:
            allowed = [allowed[turn % len(allowed)]]
            turn += 1
        for place, seats in enumerate(allowed):
            for options in option_sets(manifest, seats, modules, place):
                case = Case(manifest.id, seats, modules, options)
                if can_begin(case):
                    yield case


def option_sets(manifest: Manifest, seats: int, modules: tuple[str, ...], place: int) -> list[Options]:
    """None, each alone, and some mixed."""
    chosen = check_setup(manifest, Setup(manifest.id, seats, "", modules))
    offered = {name: option.values for name, option in offered_options(manifest, chosen).items()}
    single = [((name, value),) for name, values in offered.items() for value in values[1:]]
    mixed = mixtures(offered, f"{manifest.id}/{seats}/{modules}")
    if not SOAK_GAMES:
        if modules:
            return [()]
        single = single[place :: len(manifest.seats)]
    return list(dict.fromkeys([(), *single, *mixed]))


def can_begin(case: Case) -> bool:
    """Whether these options go together."""
    try:
        case.build().begin(case.setup(""), seeded(""))
    except SetupError:
        return False
    return True


def module_sets(manifest: Manifest) -> Iterator[tuple[str, ...]]:
    """Every set of modules that some number of seats can play, the empty one first."""
    names = [module.id for module in manifest.modules]
    for size in range(len(names) + 1):
        for modules in combinations(names, size):
            if any(is_legal(manifest, seats, modules) for seats in manifest.seats):
                yield modules


def is_legal(manifest: Manifest, seats: int, modules: tuple[str, ...]) -> bool:
    try:
        check_setup(manifest, Setup(manifest.id, seats, "", modules))
    except SetupError:
        return False
    return True


def mixtures(offered: dict[str, tuple[str, ...]], seed: str) -> Iterator[Options]:
    """Some combinations of options. Defaults go unsaid."""
    chance = seeded(seed)
    for _ in range(MIXED):
        mixed = [(name, values[chance.below(len(values))]) for name, values in offered.items()]
        yield tuple((name, value) for name, value in mixed if value != offered[name][0])


CASES = [case for manifest in [*GAMES.values(), toy.TOY] for case in cases_of(manifest)]


def first_of_each_game() -> list[Case]:
    """One case a game and number of seats: for what costs too much to do for all."""
    cases = sorted(CASES, key=lambda case: (case.game, case.seats, len(case.modules), len(case.options)))
    return cases[:1] + [b for a, b in pairwise(cases) if (a.game, a.seats) != (b.game, b.seats)]
