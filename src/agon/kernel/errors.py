"""What can be wrong with what somebody gave us, each with one clear line that says what and where."""

from agon.kernel.words import Message, say


class AgonError(Exception):
    """Anything a user can put right. `str(error)` is one line, fit to be shown as it is."""


class SetupError(AgonError):
    """An unknown game, module, seat, option or ruling, or a combination that is not legal.

    What somebody can reach by choosing among what is offered has a message too, for the reader's own language.
    """

    def __init__(self, line: str, message: Message | None = None) -> None:
        super().__init__(line)
        self.message = message


class PackError(AgonError):
    """A content pack that breaks its schema; the line names file, entry and field."""


class RecordError(AgonError):
    """A record that cannot be read, or that does not replay."""


class IllegalChoice(AgonError):
    """A choice that is not on offer here."""


def no_such_seat(game: str, word: str, seat: int, seats: int, value: str) -> SetupError:
    """An option, such as `seat_4`, about a seat which the table does not have."""
    line = f"there is no seat {seat + 1} at a table for {seats}, so it cannot be {value}"
    return SetupError(line, say("setup-no-seat", option=_option(game, word, seat), seats=seats))


def wanted_twice(game: str, word: str, first: int, second: int, value: str) -> SetupError:
    """Two seats, by their options, that are to have something of which there is one."""
    line = f"seats {first + 1} and {second + 1} cannot both be {value}"
    options = {"first": _option(game, word, first), "second": _option(game, word, second)}
    return SetupError(line, say("setup-twice", **options, value=_option(game, word, first, f"-{value}")))


def _option(game: str, word: str, seat: int, value: str = "") -> Message:
    """What an option of a seat is called, or a value of it."""
    return say(f"{game}-setup-{word}-{seat + 1}{value}".replace("_", "-"))


class Ended(Exception):
    """Raised by a rule that ends the game at once, however deep in nested procedures it stands."""
