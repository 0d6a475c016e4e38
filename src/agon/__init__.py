"""Agon: play, host, study and simulate the board games of mythic Greece, by the book."""

from typing import Final

__version__: Final = "0.1.0"
