"""What can be wrong with what somebody gave us, each with one clear line that says what and where."""


class AgonError(Exception):
    """Anything a user can put right. `str(error)` is one line, fit to be shown as it is."""


class SetupError(AgonError):
    """An unknown game, module, seat, option or ruling, or a combination that is not legal."""


class PackError(AgonError):
    """A content pack that breaks its schema; the line names file, entry and field."""


class RecordError(AgonError):
    """A record that cannot be read, or that does not replay."""


class IllegalChoice(AgonError):
    """A choice that is not on offer here."""


class Ended(Exception):
    """Raised by a rule that ends the game at once, however deep in nested procedures it stands."""
