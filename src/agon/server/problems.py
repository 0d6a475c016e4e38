"""What cannot be done, told to the person in their language, with the HTTP status that says the same to programs."""

from typing import Final

from agon.kernel.errors import AgonError, IllegalChoice
from agon.kernel.words import Message, say
from agon.text.languages import LANGUAGES
from agon.text.reader import interface_reader

BAD: Final = 400
FORBIDDEN: Final = 403
MISSING: Final = 404
NOT_SO: Final = 405
CONFLICT: Final = 409
TOO_LARGE: Final = 413
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503


class Problem(AgonError):
    """Something a person asked for that is not done. Nothing has changed."""

    message: Message

    def __init__(self, message: Message, status: int = BAD) -> None:
        super().__init__(interface_reader(LANGUAGES[0]).say(message), message)
        self.status = status

    def __reduce__(self) -> tuple[type[AgonError], tuple[object, ...]]:
        return Problem, (self.message, self.status)


class Unavailable(Problem):
    """The database does not answer: nothing was lost, and it may work again in a moment."""

    def __init__(self, message: Message) -> None:
        super().__init__(message, UNAVAILABLE)


class Interrupted(Unavailable):
    """The database broke off: whether it has written what it was to write can only be told by reading."""


def problem(id: str, status: int = BAD, **args: int | str) -> Problem:
    """A problem, as in `problem("server-no-table", MISSING)`."""
    return Problem(say(id, **args), status)


def as_problem(error: AgonError) -> Problem:
    """Any error that a person can put right, in the reader's words where it has some, else as it is."""
    if isinstance(error, Problem):
        return error
    if error.message is not None:
        return Problem(error.message, CONFLICT if isinstance(error, IllegalChoice) else BAD)
    return problem("server-detail", detail=str(error))
