"""What a report counts: every use is one that a report has a line for."""

import pytest

from agon.games.hellas.usage import uses
from games.hellas.walks import played


@pytest.mark.parametrize("players", [1, 3])
def test_every_use_has_a_line(players: int) -> None:
    found: set[str] = set()
    for g, _ in played(players, "used", 1):
        usable = g.book.replaceable.report.usable(g.box)
        lines = set(usable)
        for event in g.log or ():
            found |= set(uses(g, event))
        g.log = []
    things = {line.partition(":")[2] for line in lines}
    for use in found:
        offer = use.removeprefix("offered:")
        assert use in lines or (offer != use and (offer in things or offer in lines)), use
    groups = {use.partition(":")[0] for use in found}
    assert {"special", "regular", "controlled", "offered"} <= groups
    assert len(lines) == len(usable)


def test_a_campaign_is_reported_with_what_it_takes_out_of_the_box() -> None:
    for g, _ in played(1, "reported", 1):
        lines = g.book.replaceable.report.usable(g.box)
        found = {use for event in g.log or () for use in uses(g, event)}
    assert "special:special/pass" in lines
    assert not {"hero:hero/helen", "special:special/build_monument", "slain:monster/chimera"} & set(lines)
    assert len([line for line in lines if line.startswith("told:script/")]) == 48
    assert {"told", "ended", "occupied"} <= {use.partition(":")[0] for use in found}
