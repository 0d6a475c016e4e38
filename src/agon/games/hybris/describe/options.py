"""Which function describes which option."""

from typing import Final

from agon.games.hybris.describe.boards import BOARDS
from agon.games.hybris.describe.cards import CARDS
from agon.games.hybris.describe.choices import CHOICES
from agon.games.hybris.describe.figures import FIGURES
from agon.games.hybris.describe.turn import TURN
from agon.games.hybris.describe.world import WORLD
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.speech import Describer
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option, action_of

DESCRIBED: Final[dict[int, Describer]] = {**TURN, **BOARDS, **CARDS, **FIGURES, **CHOICES, **WORLD}
"""The options of the base game."""


def describe(g: Hybris, ask: Ask, option: int) -> Option:
    """One option of a question, in full: a module may say more of it than the base game does."""
    action, speech = action_of(option), g.book.speech
    describer = speech.in_question.get((ask.kind.id, action)) or speech.options.get(action) or DESCRIBED[action]
    return describer(g, ask, number_of(option))
