"""What the suite runs over: every registered game, for every number of seats, with all its modules and options.

The toy of the kernel tests goes through it too: it does things that no registered game has needed so far.
"""

import os
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

from agon.games.registry import GAMES
from agon.kernel.chance import seeded
from agon.kernel.errors import SetupError
from agon.kernel.game import Game, Setup
from agon.kernel.match import Match
from agon.kernel.modules import Manifest, SetupOption, all_seats, check_setup, offered_options
from agon.kernel.packs import Pack
from agon.shelf.ledgers import books, ledger
from agon.shelf.packs import bundled_pack
from kernel import toy

Options = tuple[tuple[str, str], ...]

FIRST = "seat_1"  # the option that says who sits at the first seat
MIXED = 3  # random combinations of options in a soak, for each number of seats
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
        """Whether it is the game as the book has it: that is looked at more closely than what differs a little.

        Where the game alone is not for that number, it is the module that is, such as a campaign for one player.
        """
        if SOAK_GAMES:
            return True
        alone = self.seats in entrant(self.game).manifest.seats
        return not self.options and len(self.modules) == (0 if alone else 1)

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
    return frozenset(rule.id for book in books() for rule in ledger(book).rules)


@cache
def built(game: str, seats: int, modules: tuple[str, ...], options: Options) -> Game:
    entered = entrant(game)
    return entered.manifest.play(entered.pack, Setup(game, seats, "", modules, options))


def cases_of(manifest: Manifest) -> Iterator[Case]:
    """Every number of seats with every legal set of modules: as it is, and with options.

    In a soak that is with each option alone, and with some mixed. Otherwise, to save time, sets of modules take turns
    with the numbers of seats that they allow, but for expansions, which are tried with each number and with one module
    besides at most; options come together in as few cases as try every value once: those of the game without modules,
    and once mixed, those that a module adds with that module alone. Those that decide others are tried alone besides.
    Whom a module brings sits down with others too.
    """
    turn = 0
    expansions = {module.id for module in manifest.modules if module.unpack is not None}
    for modules in module_sets(manifest):
        if len(modules) > 2 and not expansions.isdisjoint(modules) and not SOAK_GAMES:
            continue
        allowed = [seats for seats in all_seats(manifest) if is_legal(manifest, seats, modules)]
        if not expansions.issuperset(modules) and not SOAK_GAMES:
            allowed = [allowed[turn % len(allowed)]]
            turn += 1
        plain = [Case(manifest.id, seats, modules, ()) for seats in allowed]
        yield from plain
        if SOAK_GAMES:
            yield from [found for case in plain for found in everything(case)]
            continue
        yield from covering(plain)
        yield from presets(plain[0])
        if len(modules) > 1 or allowed == [1]:
            yield from [found for case in plain for found in newcomers(case)]
        if not modules:
            yield from [found for case in plain for found in with_options(case, [mixture(case, str(case))])]


def offered(case: Case) -> dict[str, SetupOption]:
    """What this table can decide."""
    manifest = entrant(case.game).manifest
    return offered_options(manifest, check_setup(manifest, case.setup("")))


def everything(plain: Case) -> list[Case]:
    """Each option alone, and some mixed; what another option decides, alone with one module and where it differs."""
    single = [
        ((name, value),)
        for name, option in offered(plain).items()
        for value in option.values[2 if option.under else 1 :]
        if not option.under or len(plain.modules) < 2
    ]
    mixed = [mixture(plain, f"{plain}/{number}") for number in range(MIXED)]
    return [case for case in with_options(plain, [*single, *mixed]) if can_begin(case)]


def presets(plain: Case) -> list[Case]:
    """With one module at most, what decides other options, and nothing else said: they are as it has them."""
    options = offered(plain) if len(plain.modules) < 2 else {}
    deciding = dict.fromkeys(option.under for option in options.values() if option.under)
    return with_options(plain, [((name, value),) for name in deciding for value in options[name].values[1:]])


def newcomers(plain: Case) -> list[Case]:
    """Whom a module brings, in the first seat; alone, whoever can sit there."""
    usual = {value for option in entrant(plain.game).manifest.options for value in option.values}
    seat = offered(plain).get(FIRST)
    values = seat.values[1:] if seat is not None else ()
    sets: list[Options] = [((FIRST, value),) for value in values if plain.seats == 1 or value not in usual]
    return [case for case in with_options(plain, sets) if can_begin(case)]


def with_options(plain: Case, sets: Iterable[Options]) -> list[Case]:
    return [plain._replace(options=options) for options in dict.fromkeys(sets) if options]


def mixture(plain: Case, seed: str) -> Options:
    """A combination of options that can be played. Defaults go unsaid."""
    chance = seeded(seed)
    case = plain
    for name, option in offered(plain).items():
        value = option.values[chance.below(len(option.values))]
        case = tried(case, name, value) if value != option.values[0] else case
    return case.options


def covering(plain: list[Case]) -> Iterator[Case]:
    """Few cases that have every value of the options at least once, where some number of seats can be played with it.

    The numbers of seats take turns. A value that none of them can begin with, such as that of a fourth seat where three
    play, is left to those that can.
    """
    left = values_of(plain[0])
    waiting = list(plain)  # numbers of seats that may still find something to try
    while waiting:
        first = waiting.pop(0)
        case = all_at_once(first, left)
        for name, values in left.items() if case is first else ():
            for value in values:
                further = tried(case, name, value)
                if further is not case:
                    case = further
                    values.remove(value)
                    break
        if case is not first:
            yield case
            waiting.append(first)


def all_at_once(plain: Case, left: dict[str, list[str]]) -> Case:
    """A case with the next value of every option, where they go together: quicker than one after the other."""
    further = plain._replace(options=tuple((name, values[0]) for name, values in left.items() if values))
    if not further.options or not can_begin(further):
        return plain
    for values in left.values():
        del values[:1]
    return further


def values_of(case: Case) -> dict[str, list[str]]:
    """Which values are to be tried with these modules: those of a game with none, what a module adds with it alone."""
    known: dict[str, tuple[str, ...]] = {}
    if case.modules:
        known = {option.id: option.values for option in entrant(case.game).manifest.options}
    options = offered(case).items() if len(case.modules) < 2 else ()
    return {name: [value for value in one.values[1:] if value not in known.get(name, ())] for name, one in options}


def tried(case: Case, name: str, value: str) -> Case:
    """The case with one option more; as it was where that cannot begin."""
    further = case._replace(options=(*case.options, (name, value)))
    return further if can_begin(further) else case


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
            if any(is_legal(manifest, seats, modules) for seats in all_seats(manifest)):
                yield modules


def is_legal(manifest: Manifest, seats: int, modules: tuple[str, ...]) -> bool:
    try:
        check_setup(manifest, Setup(manifest.id, seats, "", modules))
    except SetupError:
        return False
    return True


CASES = [case for manifest in [*GAMES.values(), toy.TOY] for case in cases_of(manifest)]


def first_of_each_game() -> list[Case]:
    """One case a game and number of seats: for what costs too much to do for all."""
    cases = sorted(CASES, key=lambda case: (case.game, case.seats, len(case.modules), len(case.options)))
    return cases[:1] + [b for a, b in pairwise(cases) if (a.game, a.seats) != (b.game, b.seats)]
