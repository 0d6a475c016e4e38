"""The numbers that chapters and modules of a game reserve for themselves."""

from agon.kernel.errors import SetupError


class Claims:
    """Who has which numbers. A module claims its own where it names them; two that claim the same do not load."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.ranges: dict[str, range] = {}  # by the module of Python that claims them

    def claim(self, owner: str, first: int, last: int) -> None:
        """All numbers from the first to the last are the owner's."""
        for other, taken in self.ranges.items():
            if first < taken.stop and taken.start <= last:
                raise SetupError(f"{owner} and {other} both claim {self.what} {max(first, taken.start)}")
        self.ranges[owner] = range(first, last + 1)
