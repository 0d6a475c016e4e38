"""The command line, in the reader's language. A help text is a message id; anything else is shown as it is."""

import argparse
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from agon.cli.complaints import Complaint, one_of
from agon.kernel.words import say
from agon.text.languages import LANGUAGES, OWN_VARIABLE, known_language, locale_language
from agon.text.reader import Reader, interface_reader


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language given by `--lang`, otherwise by AGON_LANG, otherwise by the locale."""
    asked = environment.get(OWN_VARIABLE, "")
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif argument.startswith("--lang="):
            asked = argument.partition("=")[2]
    if not asked:
        return locale_language(environment)
    return known_language(asked) or one_of("cli-kind-language", asked, LANGUAGES)


def command_word(arguments: Sequence[str]) -> str:
    """The word where the command should be; empty if there is none."""
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def translated(reader: Reader, text: str) -> str:
    """The message of that id, or the text itself."""
    return reader.say(say(text)) if reader.knows(text) else text


class Help(argparse.HelpFormatter):
    """Help whose texts are looked up when they are shown."""

    def __init__(self, reader: Reader, prog: str, **more: Any) -> None:
        super().__init__(prog, max_help_position=30, **more)
        self.reader = reader

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = self.reader.say(say("cli-usage")) + " "
        super().add_usage(usage, actions, groups, prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(None if text is None else translated(self.reader, text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(None if heading is None else translated(self.reader, heading))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return None if action.help is None else translated(self.reader, action.help).replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """A parser that has `--help` and `--lang`, and complains in one line."""

    commands: Iterable[str] = ()  # what can stand where a command is wanted

    def __init__(self, reader: Reader | None = None, **more: Any) -> None:
        self.reader = reader or self.usual_reader()
        more.setdefault("formatter_class", partial(Help, self.reader))
        super().__init__(add_help=False, allow_abbrev=False, conflict_handler="resolve", **more)
        self._positionals.title = "cli-arguments"
        self._optionals.title = "cli-options"
        self.add_argument("-h", "--help", action="help", help="cli-help-help")
        self.add_argument("--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS, help="cli-help-lang")

    def usual_reader(self) -> Reader:
        """The reader to use when none is given: subcommands are made without one."""
        return interface_reader(LANGUAGES[0])

    def error(self, message: str) -> NoReturn:
        wanting = re.match(r"argument (\S+): expected", message)
        if wanting:
            raise Complaint(say("cli-needs-value", name=wanting[1]))
        missing = re.match(r"the following arguments are required: (.+)", message)
        if missing:
            raise Complaint(say("cli-missing", name=missing[1]))
        no_command = re.match(r"argument COMMAND: invalid choice: '(.*?)'", message)
        if no_command:
            one_of("cli-kind-command", no_command[1], self.commands)
        raise Complaint(say("cli-not-understood", detail=message))


def parser_for(reader: Reader) -> Parser:
    """The parser of the command itself; those of its subcommands read the same language."""

    class ReadersParser(Parser):
        """A parser for this reader."""

        def usual_reader(self) -> Reader:
            return reader

    return ReadersParser(prog="agon", description="cli-about")
