"""Questions and options described: stable keys, messages that say what an option gives, the things it touches."""

from agon.games.hellas.describe.options import describe
from agon.games.hellas.describe.questions import question

__all__ = ["describe", "question"]
