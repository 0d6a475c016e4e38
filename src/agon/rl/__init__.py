"""Environments for learners, in the forms that their libraries know. Needs `agon[rl]`; see docs/environments.md.

env = agon.rl.aec("hybris", 3)                     # PettingZoo, one seat after the other
env = agon.rl.parallel("hybris", 3)                # PettingZoo, whoever is asked answers
env = agon.rl.single("ephyran", ["greedy"])        # Gymnasium, one seat against bots
env = agon.rl.vector("ephyran", 4, matches=256)    # many matches behind one call
game = agon.rl.openspiel.load("ephyran", 2)        # OpenSpiel, where it is installed
"""

from agon.envs.arena import Course

try:
    from agon.rl.aec import AgonAEC, aec
    from agon.rl.parallel import AgonParallel, parallel
    from agon.rl.setting import ActionRow, action_table, course
    from agon.rl.single import AgonSingle, single
    from agon.rl.vector import AgonVector, vector
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f'agon.rl needs {error.name}: pip install "agon[rl]"', name=error.name) from error

__all__ = [
    "ActionRow",
    "AgonAEC",
    "AgonParallel",
    "AgonSingle",
    "AgonVector",
    "Course",
    "action_table",
    "aec",
    "course",
    "parallel",
    "single",
    "vector",
]
