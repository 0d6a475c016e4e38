"""What a report counts: every use is one that a report has a line for."""

import pytest

from agon.games.hellas.uses import usable, uses
from games.hellas.walks import played


@pytest.mark.parametrize("players", [1, 3])
def test_every_use_has_a_line(players: int) -> None:
    found: set[str] = set()
    for g, _ in played(players, "used", 1):
        lines = set(usable(g.box))
        for event in g.log or ():
            found |= set(uses(g, event))
        g.log = []
    things = {line.partition(":")[2] for line in lines}
    for use in found:
        assert use in lines or (use.startswith("offered:") and use.partition(":")[2] in things), use
    groups = {use.partition(":")[0] for use in found}
    assert {"special", "regular", "controlled", "offered", "start"} <= groups
    assert len(lines) == len(usable(g.box))
