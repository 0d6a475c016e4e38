"""States are plain: a copy is complete and independent, a dump leaves nothing out."""

import json
from math import isfinite

import pytest

from agon.kernel.game import State
from agon.kernel.match import Match
from conformance.anatomy import change, compare, leaves, picture
from conformance.playing import glances, moments, travelled
from conformance.suite import Case


def state_of(match: Match) -> State:
    """The state of a match at its present question, as a copy that the match does not know of."""
    return match.playout().state


def test_copy_is_complete_and_shares_nothing(case: Case) -> None:
    for seed in case.seeds():
        pictures: dict[int, tuple[object, str]] = {}
        for match in glances(case, seed):
            state = state_of(match)
            before = json.dumps(state.dump())
            twin = state.copy()
            found = compare(state, twin, match.game)
            assert not found.differences
            assert twin.log is None
            assert json.dumps(twin.dump()) == before == json.dumps(state.dump())
            for thing in found.shared.values():
                if id(thing) not in pictures:
                    pictures[id(thing)] = (thing, picture(thing))
        for thing, was in pictures.values():
            assert picture(thing) == was, f"copies share {thing}, but it changes"


@pytest.mark.thorough
def test_dump_covers_every_attribute(case: Case) -> None:
    match = travelled(case, next(case.seeds()))
    match.back_to(len(match.choices) // 2)
    state = state_of(match)
    constant = compare(state, state.copy(), match.game).shared
    ways = [leaf.way for leaf in leaves(state, match.game)]
    for number, way in enumerate(ways):
        if any(way.startswith(shared + ".") for shared in constant):
            continue  # never changes, as the test above proves
        state = state_of(match)
        before = json.dumps(state.dump())
        change(leaves(state, match.game)[number])
        assert dumped(state) != before, f"a change of state{way} does not show in its dump"


def dumped(state: State) -> str:
    """The dump as text; one that stumbles over what cannot be there has looked at it."""
    try:
        return json.dumps(state.dump())
    except (AttributeError, TypeError):
        return ""


def test_bots_can_judge_every_position(case: Case) -> None:
    for seed in case.seeds():
        for match in moments(case, seed):
            state = state_of(match)
            names = match.game.evaluation().names
            for seat in range(case.seats):
                features = match.game.features(state, seat)
                assert len(features) == len(names)
                assert all(isfinite(value) for value in features)
