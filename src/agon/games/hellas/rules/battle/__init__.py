"""Battles.  LOH-MBAT-01 to LOH-MBAT-23"""

from agon.games.hellas.rules.battle.order import fight_all
from agon.games.hellas.rules.battle.waging import battle
from agon.games.hellas.rules.battle.writing import write_battles

__all__ = ["battle", "fight_all", "write_battles"]
