"""Which function describes which option."""

from typing import Final

from agon.games.hybris.describe.artemis import ARTEMIS
from agon.games.hybris.describe.boards import BOARDS
from agon.games.hybris.describe.cards import CARDS
from agon.games.hybris.describe.chaos import CHAOS
from agon.games.hybris.describe.choices import CHOICES
from agon.games.hybris.describe.chronos import CHRONOS, OF_QUESTION
from agon.games.hybris.describe.duel import DUEL
from agon.games.hybris.describe.figures import FIGURES
from agon.games.hybris.describe.keys import Describer
from agon.games.hybris.describe.outskirts import OUTSKIRTS
from agon.games.hybris.describe.turn import TURN
from agon.games.hybris.describe.world import WORLD
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option, action_of

DESCRIBED: Final[dict[int, Describer]] = {
    **TURN,
    **BOARDS,
    **CARDS,
    **FIGURES,
    **CHOICES,
    **WORLD,
    **DUEL,
    **ARTEMIS,
    **CHAOS,
    **OUTSKIRTS,
    **CHRONOS,
}


def describe(g: Hybris, ask: Ask, option: int) -> Option:
    """One option of a question, in full."""
    action = action_of(option)
    describer = OF_QUESTION.get((ask.kind.id, action)) or DESCRIBED[action]
    return describer(g, ask, number_of(option))
