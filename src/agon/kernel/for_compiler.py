"""Decorators for the compiler, which do nothing in plain Python and need no package there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    Made = TypeVar("Made")

    def mypyc_attr(**marks: bool | int) -> Callable[[Made], Made]:
        """Whatever is made, as it is."""
        return lambda made: made
