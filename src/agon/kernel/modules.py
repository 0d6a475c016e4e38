"""Games and modules as manifests. An expansion or a mode says what it needs and what it changes;
the core never asks whether it is there."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from agon.kernel.errors import PackError, SetupError
from agon.kernel.game import Game, Setup
from agon.kernel.packs import Pack, joined_digest
from agon.kernel.schema import guess


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
    seats: tuple[int, ...] = ()  # the numbers of players it allows, instead of the game's; empty: as the game
    options: tuple[SetupOption, ...] = ()  # its own, and those of the game to which it adds values
    unpack: Callable[[Any, Pack], None] | None = None  # its part of the pack into the game's box, before `install`


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
    allowed = allowed_seats(manifest, chosen)
    if setup.seats not in allowed:
        with_module = [f"; module {name!r} is" for name in modules_for(manifest, chosen, setup.seats)]
        why = "".join(with_module[:1])
        raise SetupError(f"{manifest.id} is for {listed(allowed)} players here, not for {setup.seats}{why}")
    options = offered_options(manifest, chosen)
    for name, value in setup.options:
        if name not in options:
            raise SetupError(f"{manifest.id} has no option {name!r}{hint(name, options)}")
        if value not in options[name].values:
            why = needed(manifest, options[name], value)
            raise SetupError(f"option {name!r} of {manifest.id} cannot be {value!r}{why}")
    return chosen


def needed(manifest: Manifest, option: SetupOption, value: str) -> str:
    """The module that a value comes with, or what there is to choose from."""
    for module in manifest.modules:
        if any(other.id == option.id and value in other.values for other in module.options):
            return f" without module {module.id!r}"
    return f": choose from {', '.join(option.values)}"


def allowed_seats(manifest: Manifest, chosen: Iterable[Module]) -> tuple[int, ...]:
    """The numbers of players: those of the modules that name some, else the game's."""
    named = [module.seats for module in chosen if module.seats]
    if not named:
        return manifest.seats
    return tuple([seats for seats in named[0] if all(seats in others for others in named[1:])])


def modules_for(manifest: Manifest, chosen: Iterable[Module], seats: int) -> list[str]:
    """What could be added to these modules so that so many can play, such as a campaign for one."""
    played = list(chosen)
    return [module.id for module in manifest.modules if seats in allowed_seats(manifest, [*played, module])]


def all_seats(manifest: Manifest) -> list[int]:
    """Every number of players that the game or one of its modules can be for."""
    return sorted({*manifest.seats, *[seats for module in manifest.modules for seats in module.seats]})


def unpack_parts(box: object, pack: Pack, modules: Iterable[Module]) -> str:
    """Lay the modules' parts of the pack into a game's box; the digest of the pack with these parts."""
    played = [pack]
    for module in modules:
        if module.unpack is not None:
            if module.id not in pack.parts:
                raise PackError(f"{module.id}: missing; pack {pack.id!r} has no such folder, which that module needs")
            module.unpack(box, pack.parts[module.id])
            played.append(pack.parts[module.id])
    return joined_digest(played)


def check_pack(manifest: Manifest, pack: Pack) -> list[Game]:
    """The game alone with this pack, then with each module that has a part of it; a `PackError` for what is wrong.

    A folder that belongs to no module is nobody's business, unless its name is that of one misspelt.
    """
    games = [manifest.plain(pack)]
    known = {module.id: module for module in manifest.modules if module.unpack is not None}
    for folder in pack.parts:
        if folder not in known:
            meant = guess(folder, list(known))
            if meant:
                raise PackError(f"{folder}: unknown folder{meant}")
            continue
        options = offered_options(manifest, [known[folder]])
        defaults = {name: option.values[0] for name, option in options.items()}
        games.append(manifest.build(pack, (known[folder],), defaults))
    return games


def offered_options(manifest: Manifest, chosen: Iterable[Module]) -> dict[str, SetupOption]:
    """Everything a table can decide with these modules, by name; a module's stands for the game's of that name."""
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
