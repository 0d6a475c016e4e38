"""Games and modules as manifests. An expansion or a mode says what it needs and what it changes;
central code never asks whether it is there."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from agon.kernel.errors import PackError, SetupError, game_word, module_word, option_word, value_word
from agon.kernel.game import Game, Setup
from agon.kernel.packs import Edition, Pack
from agon.kernel.schema import Verb, guess
from agon.kernel.words import Arg, Message, Several, say

LONGEST_NAME: Final = 40  # of a name that nothing has, when it is told


class SetupOption(NamedTuple):
    """Something a table decides before the game: a ruling where the book is silent, or a variant."""

    id: str
    values: tuple[str, ...]  # the first is the default
    rules: tuple[str, ...]  # the ledger ids it is about
    under: str = ""  # the option that decides while the default stands: with its first value the second here holds, ...
    former: tuple[tuple[int, str], ...] = ()  # earlier defaults: the last version of the rules with it, the value


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
    words: Mapping[str, Sequence[Verb]] = {}  # of its cards and of its modules', by sort

    def plain(self, pack: Pack) -> Game:
        """The game alone, with no module and nothing but defaults: what a pack is checked with."""
        return self.build(pack, (), {option.id: option.values[0] for option in self.options})

    def play(self, pack: Pack, setup: Setup) -> Game:
        """The game that this setup asks for, or a clear error before anything starts."""
        chosen = check_setup(self, setup)
        if pack.game != self.id:
            about = say("setup-other-pack", pack=pack.id, theirs=pack.game, ours=game_word(self.id))
            raise SetupError(f"pack {pack.id!r} is for {pack.game}, not for {self.id}", about)
        options = settled(offered_options(self, chosen).values(), setup)
        return self.build(pack, tuple(chosen), options)


def check_setup(manifest: Manifest, setup: Setup) -> list[Module]:
    """The modules of a legal setup, in the manifest's order; otherwise a `SetupError` that says what is wrong."""
    if setup.game != manifest.id:
        raise SetupError(f"a setup for {setup.game!r} cannot start {manifest.id!r}")
    chosen = check_modules(manifest, setup.modules)
    check_seats(manifest, chosen, setup.seats)
    options = offered_options(manifest, chosen)
    for name, value in setup.options:
        if name not in options:
            raise no_such_option(manifest, name, options)
        if value not in options[name].values:
            raise no_such_value(manifest, options[name], value)
    return chosen


def check_modules(manifest: Manifest, names: Iterable[str]) -> list[Module]:
    """The modules with these names, in the manifest's order, if they can be combined; otherwise a `SetupError`."""
    wanted = list(names)
    known = {module.id: module for module in manifest.modules}
    for name in wanted:
        if name not in known:
            raise unknown("module", manifest.id, name, known)
    for name in wanted:
        if wanted.count(name) > 1:
            line = f"a module of {manifest.id} is named twice: {', '.join(wanted)}"
            raise SetupError(line, say("setup-module-twice", module=module_word(manifest.id, name)))
    chosen = [module for module in manifest.modules if module.id in wanted]
    for module in chosen:
        for other in module.requires:
            if other not in wanted:
                line = f"module {module.id!r} needs module {other!r}"
                raise SetupError(line, two_modules("setup-module-needs", manifest, module.id, other))
        for other in module.conflicts:
            if other in wanted:
                line = f"modules {module.id!r} and {other!r} cannot be combined"
                raise SetupError(line, two_modules("setup-modules-apart", manifest, module.id, other))
    return chosen


def two_modules(id: str, manifest: Manifest, first: str, second: str) -> Message:
    return say(id, first=module_word(manifest.id, first), second=module_word(manifest.id, second))


def check_seats(manifest: Manifest, chosen: list[Module], seats: int) -> None:
    """Raise a `SetupError` if the game, or one of these modules, is not for this many players."""
    limits = [(module_word(manifest.id, module.id), module.seats) for module in chosen if module.seats]
    for what, allowed in limits or [(game_word(manifest.id), manifest.seats)]:
        if seats not in allowed:
            adds = modules_for(manifest, chosen, seats)[:1]
            players = "player" if allowed == (1,) else "players"
            why = "".join([f"; module {name!r} is" for name in adds])
            line = f"{manifest.id} is for {listed(allowed)} {players} here, not for {seats}{why}"
            raise SetupError(line, wrong_count(what, allowed, seats, [module_word(manifest.id, name) for name in adds]))


def wrong_count(what: Message, allowed: tuple[int, ...], seats: int, adds: list[Message]) -> Message:
    """Which numbers are allowed, which was asked for, and what could be added; `most` is there for its plural."""
    counts: Arg = allowed[0]
    for count in allowed[1:]:
        counts = say("setup-or" if count == allowed[-1] else "list-more", first=counts, rest=count)
    return say("setup-seat-count", what=what, allowed=counts, most=allowed[-1], seats=seats, adds=Several(tuple(adds)))


def unknown(kind: str, game: str, name: str, known: Iterable[str]) -> SetupError:
    """Names a module or an option that the game does not have, and the nearest that it has, or all of them."""
    names = list(known)
    near = get_close_matches(name, names, 1)
    parts = {"name": name[:LONGEST_NAME], "near": "".join(near), "known": ", ".join(names)}
    about = say(f"setup-no-{kind}", game=game_word(game), **parts)
    return SetupError(f"{game} has no {kind} {name!r}{hint(name, names)}", about)


def no_such_option(manifest: Manifest, name: str, known: Iterable[str]) -> SetupError:
    """Names an option that does not exist here, and the module that brings it, or the nearest one."""
    return needs_module(manifest, name) or unknown("option", manifest.id, name, known)


def needs_module(manifest: Manifest, name: str) -> SetupError | None:
    """What is wrong with an option that comes with a module which was not chosen."""
    for module in manifest.modules:
        if any(option.id == name for option in module.options):
            parts = {"option": option_word(manifest.id, name), "module": module_word(manifest.id, module.id)}
            line = f"option {name!r} of {manifest.id} needs module {module.id!r}"
            return SetupError(line, say("setup-option-needs", **parts))
    return None


def no_such_value(manifest: Manifest, option: SetupOption, value: str) -> SetupError:
    """Names a value that an option does not have here, and the module that brings it, or all values."""
    line = f"option {option.id!r} of {manifest.id} cannot be {value!r}"
    called = option_word(manifest.id, option.id)
    for module in manifest.modules:
        if any(other.id == option.id and value in other.values for other in module.options):
            parts = {"value": value_word(manifest.id, option.id, value), "module": module_word(manifest.id, module.id)}
            return SetupError(f"{line} without module {module.id!r}", say("setup-value-needs", option=called, **parts))
    there = ", ".join(option.values)
    about = say("setup-no-value", option=called, value=value[:LONGEST_NAME], known=there)
    return SetupError(f"{line}: choose from {there}", about)


def allowed_seats(manifest: Manifest, chosen: Iterable[Module]) -> tuple[int, ...]:
    """The allowed numbers of players: those of the modules that name some, otherwise the game's."""
    named = [module.seats for module in chosen if module.seats]
    if not named:
        return manifest.seats
    return tuple([seats for seats in named[0] if all(seats in others for others in named[1:])])


def modules_for(manifest: Manifest, chosen: Iterable[Module], seats: int) -> list[str]:
    """Which modules could be added so that this many can play, such as a campaign for one."""
    played = list(chosen)
    return [module.id for module in manifest.modules if seats in allowed_seats(manifest, [*played, module])]


def all_seats(manifest: Manifest) -> list[int]:
    """Every number of players that the game or one of its modules can be for."""
    return sorted({*manifest.seats, *[seats for module in manifest.modules for seats in module.seats]})


def unpack_parts(box: object, pack: Pack, modules: Iterable[Module]) -> tuple[Edition, ...]:
    """Lay the modules' parts of the pack into a game's box; the editions of the packs with these parts."""
    played: list[str] = []
    for module in modules:
        if module.unpack is not None:
            if module.id not in pack.parts:
                raise PackError(say("fault-no-part", folder=module.id, pack=pack.id))
            module.unpack(box, pack.parts[module.id])
            played.append(module.id)
    return pack.editions(played)


def check_pack(manifest: Manifest, pack: Pack) -> list[Game]:
    """The game alone with this pack, then with each module that has a part of it; a `PackError` for what is wrong.

    A folder that belongs to no module is ignored, unless its name looks like a misspelt module.
    """
    games = [manifest.plain(pack)]
    known = {module.id: module for module in manifest.modules if module.unpack is not None}
    for folder in pack.parts:
        if folder not in known:
            meant = guess(folder, list(known))
            if meant:
                raise PackError(say("fault-unknown-folder", folder=folder, meant=meant))
            continue
        options = offered_options(manifest, [known[folder]])
        defaults = {name: option.values[0] for name, option in options.items()}
        games.append(manifest.build(pack, (known[folder],), defaults))
    return games


def offered_options(manifest: Manifest, chosen: Iterable[Module]) -> dict[str, SetupOption]:
    """Every setup option with these modules, by name; a module's option replaces the game's of the same name."""
    options = {option.id: option for option in manifest.options}
    for module in chosen:
        options.update({option.id: option for option in module.options})
    return options


def settled(options: Iterable[SetupOption], setup: Setup) -> dict[str, str]:
    """Each option's value: as chosen, otherwise the default."""
    values = {option.id: option.values[0] for option in options}
    values.update(dict(setup.options))
    return values


def as_begun(manifest: Manifest, setup: Setup, version: int) -> Setup:
    """A setup made with that version of the rules, with its defaults of then written out where they have changed."""
    offered = offered_options(manifest, [module for module in manifest.modules if module.id in setup.modules])
    said = dict(setup.options)
    for option in offered.values():
        for last, value in option.former:
            if version <= last and option.id not in said:
                said[option.id] = value
    return setup._replace(options=tuple(said.items()))


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
