"""Steps of a match of Hybris for tests, and how it came out."""

from agon.games.hybris.rules.ending import outcome
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from agon.kernel.game import OVER, Outcome
from rules.hybris.cities import Asked, answer


def step(g: Hybris, name: str, *answers: tuple[Kind, int]) -> list[Asked]:
    """One step, as the rulebook of this table has it; what is not answered gets its first option."""
    g.step = name
    return answer(g.book.steps[name](g), *answers)


def result(g: Hybris) -> Outcome:
    """Who has won, if the match is over now."""
    g.step = OVER
    found = outcome(g)
    assert found is not None
    return found
