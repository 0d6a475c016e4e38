"""What one seat may know of Hybris as numbers: the same facts as its view, for learners."""

from agon.games.hybris.observe.sorts import Sorts
from agon.games.hybris.observe.table import observe

__all__ = ["Sorts", "observe"]
