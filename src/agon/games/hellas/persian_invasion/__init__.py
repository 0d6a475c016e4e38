"""The Persian Invasion, a campaign for one player.  LOH-SSETUP to LOH-A2END"""

from agon.games.hellas.persian_invasion.rules import install
from agon.games.hellas.persian_invasion.unpack import unpack

__all__ = ["install", "unpack"]
