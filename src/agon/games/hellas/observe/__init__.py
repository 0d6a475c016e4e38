"""What one seat may know of Lords of Hellas as numbers: the same facts as its view, for learners."""

from agon.games.hellas.observe.sorts import Sorts
from agon.games.hellas.observe.table import observe

__all__ = ["Sorts", "observe"]
