"""Errors in what somebody gave us, each with one clear line that says what is wrong and where."""

from collections.abc import Callable
from typing import Final

from agon.kernel.words import Message, say


class AgonError(Exception):
    """Anything a user can correct. `str(error)` is one line that can be shown as it is. Errors that can be

    reached by choosing from what is offered also have a message, for the reader's own language.
    """

    def __init__(self, line: str, message: Message | None = None) -> None:
        super().__init__(line)
        self.message = message

    def __reduce__(self) -> tuple[type["AgonError"], tuple[object, ...]]:
        """For pickling: so that it arrives complete from another process."""
        return type(self), (str(self), self.message)


class SetupError(AgonError):
    """An unknown game, module, seat, option or ruling, or a combination that is not legal."""


class PackError(AgonError):
    """What is wrong with a pack: a message for each fault, with file, line, column, entry and field.

    `str(error)` has a line for each of them, in English.
    """

    def __init__(self, *faults: Message) -> None:
        super().__init__("\n".join([in_english(fault) for fault in faults]), faults[0])
        self.faults: tuple[Message, ...] = faults

    def __reduce__(self) -> tuple[type[AgonError], tuple[object, ...]]:
        return PackError, self.faults


class RecordError(AgonError):
    """A record that cannot be read, or that does not replay."""


class IllegalChoice(AgonError):
    """A choice that is not on offer here."""


class BotFault(AgonError):
    """Somebody's own bot that exited, was late, or gave an answer that was not on offer."""


def no_such_seat(game: str, word: str, seat: int, seats: int, value: str) -> SetupError:
    """An option, such as `seat_4`, about a seat which the table does not have."""
    line = f"there is no seat {seat + 1} at a table for {seats}, so it cannot be {value}"
    return SetupError(line, say("setup-no-seat", option=option_word(game, f"{word}_{seat + 1}"), seats=seats))


def wanted_twice(game: str, word: str, first: int, second: int, value: str) -> SetupError:
    """Two seats, by their options, that both want something of which there is only one."""
    line = f"seats {first + 1} and {second + 1} cannot both be {value}"
    one, other = option_word(game, f"{word}_{first + 1}"), option_word(game, f"{word}_{second + 1}")
    return SetupError(line, say("setup-twice", first=one, second=other, value=value_word(game, f"{word}_1", value)))


# -- what the words of a setup are called


def game_word(game: str) -> Message:
    """What a game is called."""
    return say(f"{game}-name")


def module_word(game: str, module: str) -> Message:
    """What a module is called."""
    return say(f"{game}-module-{module}".replace("_", "-"))


def option_word(game: str, option: str) -> Message:
    """What an option is called."""
    return say(f"{game}-setup-{option}".replace("_", "-"))


def value_word(game: str, option: str, value: str) -> Message:
    """What a value of an option is called."""
    return say(f"{game}-setup-{option}-{value}".replace("_", "-"))


# -- what errors say in plain English, without texts


ENGLISH: Final[list[Callable[[Message], str]]] = []
"""Whatever puts a message into English words; `agon` itself gives it, since the texts lie above the rules."""


def in_english(message: Message) -> str:
    return ENGLISH[0](message) if ENGLISH else message.id


class Ended(Exception):
    """Raised by a rule that ends the game at once, however deep in nested procedures it stands."""
