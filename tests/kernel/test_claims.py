"""Numbers are claimed, and never by two modules."""

import pytest

from agon.kernel.claims import Claims
from agon.kernel.errors import SetupError


def test_ranges_side_by_side_are_everybody_s_own() -> None:
    claims = Claims("the action")
    claims.claim("turn", 1, 9)
    claims.claim("moon", 10, 19)
    assert claims.ranges == {"turn": range(1, 10), "moon": range(10, 20)}


@pytest.mark.parametrize(("first", "last"), [(9, 20), (1, 5), (3, 3), (5, 12), (0, 30)])
def test_two_that_claim_the_same_number_do_not_load(first: int, last: int) -> None:
    claims = Claims("the action")
    claims.claim("turn", 3, 9)
    with pytest.raises(SetupError, match="moon and turn both claim the action"):
        claims.claim("moon", first, last)
