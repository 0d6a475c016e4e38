"""What a table can decide before a game: every option with its values, every module, and what each changes."""

import argparse

from agon.cli.table.screen import lines, open_screen
from agon.kernel.modules import Manifest, Module, SetupOption, offered_options
from agon.kernel.words import say
from agon.text.reader import Reader


def show_options(manifest: Manifest, args: argparse.Namespace) -> int:
    """`--options`: the list, with the default of each first."""
    screen = open_screen(args.plain)
    reader: Reader = args.reader.through(screen.signs)
    modules = [module for module in manifest.modules if module.id in args.module]
    screen.line(reader.say(say("cli-options-of", game=say(f"{manifest.id}-name"))), "heading")
    options = [option for option in offered_options(manifest, modules).values() if len(option.values) > 1]
    for option in [option for option in options if not option.under]:
        screen.line("")
        screen.show(lines(option_lines(manifest.id, option, reader)))
        under = [other for other in options if other.under == option.id]
        if under:
            screen.show(lines(lines_under(manifest.id, under, reader)))
    if manifest.modules:
        screen.line("")
        screen.line(reader.say(say("cli-modules-of", game=say(f"{manifest.id}-name"))), "heading")
        screen.show(lines([module_line(manifest.id, module, reader) for module in manifest.modules]))
    return 0


def module_line(game: str, module: Module, reader: Reader) -> str:
    """One module: its name for the command line, its title, what it changes, and what it cannot be joined to."""
    message = say(f"{game}-module-{hyphened(module.id)}")
    about = reader.part(message, "about")
    others = ", ".join(module.conflicts)
    return "  " + reader.say(say("cli-module-line", name=module.id, title=message, about=about, others=others))


def option_lines(game: str, option: SetupOption, reader: Reader) -> list[str]:
    """One option: its name for the command line, its title and rules, then its values."""
    return [title_line(game, option, reader), *value_lines(game, option, reader)]


def lines_under(game: str, options: list[SetupOption], reader: Reader) -> list[str]:
    """What the option above decides unless something else is said of one; so their default is told once."""
    told = ["", "  " + reader.say(say("cli-options-under", value=options[0].values[0]))]
    for option in options:
        told.append("  " + title_line(game, option, reader))
        told += ["  " + line for line in value_lines(game, option, reader)[1:]]
    return told


def title_line(game: str, option: SetupOption, reader: Reader) -> str:
    title = say(f"{game}-setup-{hyphened(option.id)}")
    return reader.say(say("cli-option-title", name=option.id, title=title, rules=", ".join(option.rules)))


def value_lines(game: str, option: SetupOption, reader: Reader) -> list[str]:
    told = []
    for place, value in enumerate(option.values):
        changes = say(f"{game}-setup-{hyphened(option.id)}-{hyphened(value)}")
        told.append(
            "  " + reader.say(say("cli-option-value", name=option.id, value=value, changes=changes, place=place))
        )
    return told


def hyphened(id: str) -> str:
    return id.replace("_", "-")
