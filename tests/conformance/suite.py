"""What the suite runs over: every registered game, for every number of seats, with all its modules and options.

The toy of the kernel tests goes through it too: it does what no registered game needs so far.
"""

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
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
    """Every number of seats with every set of modules worth a try: as it is, with each option, and mixed.

    Outside of a soak the single options take turns with the numbers of seats, to save time.
    """
    for place, seats in enumerate(manifest.seats):
        for modules in module_sets(manifest, seats):
            chosen = check_setup(manifest, Setup(manifest.id, seats, "", modules))
            offered = {name: option.values for name, option in offered_options(manifest, chosen).items()}
            single = [((name, value),) for name, values in offered.items() for value in values[1:]]
            if not SOAK_GAMES:
                single = single[place :: len(manifest.seats)]
            mixed = mixtures(offered, f"{manifest.id}/{seats}/{modules}")
            for options in dict.fromkeys([(), *single, *mixed]):
                yield Case(manifest.id, seats, modules, options)


def module_sets(manifest: Manifest, seats: int) -> Iterator[tuple[str, ...]]:
    """No module; each with what it requires; and as many together as go together."""
    needed = {module.id: module.requires for module in manifest.modules}
    together: tuple[str, ...] = ()
    tried: list[tuple[str, ...]] = [()]
    for name in needed:
        tried.append(closure((name,), needed))
        larger = closure((*together, name), needed)
        if is_legal(manifest, seats, larger):
            together = larger
    for modules in dict.fromkeys([*tried, together]):
        if is_legal(manifest, seats, modules):
            yield modules


def closure(modules: tuple[str, ...], needed: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The modules with all that they require."""
    wanted = list(modules)
    for name in wanted:  # grows while it is read
        wanted += [other for other in needed[name] if other not in wanted]
    return tuple(name for name in needed if name in wanted)


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
