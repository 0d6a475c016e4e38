"""Hunts.  LOH-MHNT-01 to LOH-MHNT-15, LOH-MMST-01 to -06, LOH-MTRO-01 to -08"""

from agon.games.hellas.rules.hunt.hunt import hunt, hunt_action, why_not_hunt, write_hunts

__all__ = ["hunt", "hunt_action", "why_not_hunt", "write_hunts"]
