"""Which function describes which option."""

from typing import Final

from agon.games.hellas.describe.actions import ACTIONS
from agon.games.hellas.describe.cards import CARDS
from agon.games.hellas.describe.choices import CHOICES
from agon.games.hellas.describe.hunts import HUNTS
from agon.games.hellas.describe.keys import Describer
from agon.games.hellas.describe.world import WORLD
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option, action_of

DESCRIBED: Final[dict[int, Describer]] = {**ACTIONS, **WORLD, **CARDS, **HUNTS, **CHOICES}


def describe(g: Hellas, ask: Ask, option: int) -> Option:
    """One option of a question, in full: a module may say it in another way than the game does."""
    action, speech = action_of(option), g.book.speech
    describer = speech.in_question.get((ask.kind.id, action)) or speech.options.get(action) or DESCRIBED[action]
    return describer(g, ask, number_of(option))
