"""Games and modules as manifests. An expansion or a mode says what it needs and what it changes;
the core never asks whether it is there."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from agon.kernel.errors import SetupError
from agon.kernel.game import Game, Setup
from agon.kernel.packs import Pack


class SetupOption(NamedTuple):
    """Something a table decides before the game: a ruling where the book is silent, or a variant."""

    id: str
    values: tuple[str, ...]  # the first is the default
    rules: tuple[str, ...]  # the ledger ids it is about


class Module(NamedTuple):
    """An expansion or a mode of one game. `install` writes its rules into the match's rulebook."""

    id: str
    install: Callable[[Any], None]  # takes the game's own kind of `Rulebook`
    requires: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # the numbers of players it allows; empty: as the game
    options: tuple[SetupOption, ...] = ()


class Manifest(NamedTuple):
    """A game: how many play it, what can be decided beforehand, which modules there are."""

    id: str
    seats: tuple[int, ...]
    options: tuple[SetupOption, ...]
    modules: tuple[Module, ...]
    build: Callable[[Pack, tuple[Module, ...], dict[str, str]], Game]  # with these modules and options

    def plain(self, pack: Pack) -> Game:
        """The game alone, with no module and nothing but defaults: what a pack is checked with."""
        return self.build(pack, (), {option.id: option.values[0] for option in self.options})

    def play(self, pack: Pack, setup: Setup) -> Game:
        """The game that this setup asks for, or a clear error before anything starts."""
        chosen = check_setup(self, setup)
        if pack.game != self.id:
            raise SetupError(f"pack {pack.id!r} is for {pack.game}, not for {self.id}")
        options = settled(offered_options(self, chosen).values(), setup)
        return self.build(pack, tuple(chosen), options)


def check_setup(manifest: Manifest, setup: Setup) -> list[Module]:
    """The modules of a legal setup, in the manifest's order; else a `SetupError` that says what is wrong."""
    if setup.game != manifest.id:
        raise SetupError(f"a setup for {setup.game!r} cannot start {manifest.id!r}")
    known = {module.id: module for module in manifest.modules}
    for name in setup.modules:
        if name not in known:
            raise SetupError(f"{manifest.id} has no module {name!r}{hint(name, known)}")
    if len(set(setup.modules)) != len(setup.modules):
        raise SetupError(f"a module of {manifest.id} is named twice: {', '.join(setup.modules)}")
    chosen = [module for module in manifest.modules if module.id in setup.modules]
    for module in chosen:
        for other in module.requires:
            if other not in setup.modules:
                raise SetupError(f"module {module.id!r} needs module {other!r}")
        for other in module.conflicts:
            if other in setup.modules:
                raise SetupError(f"modules {module.id!r} and {other!r} cannot be combined")
    for allowed in [manifest.seats, *(module.seats for module in chosen if module.seats)]:
        if setup.seats not in allowed:
            raise SetupError(f"{manifest.id} is for {listed(allowed)} players here, not for {setup.seats}")
    options = offered_options(manifest, chosen)
    for name, value in setup.options:
        if name not in options:
            raise SetupError(f"{manifest.id} has no option {name!r}{hint(name, options)}")
        if value not in options[name].values:
            values = ", ".join(options[name].values)
            raise SetupError(f"option {name!r} of {manifest.id} cannot be {value!r}: choose from {values}")
    return chosen


def offered_options(manifest: Manifest, chosen: Iterable[Module]) -> dict[str, SetupOption]:
    """Everything a table can decide with these modules, by name."""
    options = {option.id: option for option in manifest.options}
    for module in chosen:
        options.update({option.id: option for option in module.options})
    return options


def settled(options: Iterable[SetupOption], setup: Setup) -> dict[str, str]:
    """Each option's value: as chosen, else the default."""
    values = {option.id: option.values[0] for option in options}
    values.update(dict(setup.options))
    return values


def listed(numbers: Iterable[int]) -> str:
    """2, 3 or 4."""
    words = [str(number) for number in numbers]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def hint(name: str, known: Mapping[str, object] | Iterable[str]) -> str:
    """A suggestion for a misspelt name, or what there is."""
    names = list(known)
    near = get_close_matches(name, names, 1)
    if near:
        return f" (did you mean {near[0]!r}?)"
    return f" (there is: {', '.join(names)})" if names else " (it has none)"
