"""Chaos: what it gains and how it moves, whom it fights, the Cities it destroys.  Pages 8 and 9 of the booklet.

What it lays on the table is a `ChaosTable`; its rules are triggers, words, a Combat and a step that `install_chaos`
writes into the rulebook.
"""

from agon.games.hybris.cataclysm.chaos.rules import install_chaos
from agon.games.hybris.cataclysm.chaos.table import ChaosTable, chaos

__all__ = ["ChaosTable", "chaos", "install_chaos"]
