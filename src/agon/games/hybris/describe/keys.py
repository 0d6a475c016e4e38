"""What all descriptions share: their form, and keys for things that are alike."""

from collections.abc import Callable

from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option, action_of

Describer = Callable[[Hybris, Ask, int], Option]


def card_key(g: Hybris, ask: Ask, option: int) -> str:
    """A Conflict card in a key: its face, and which copy if the question offers several of one face."""
    face = g.box.card_face[number_of(option)]
    before = 0
    for other in ask.options:
        if other == option:
            break
        if action_of(other) == action_of(option) and g.box.card_face[number_of(other)] == face:
            before += 1
    id = g.box.faces[face].id
    return f"card/{id}#{before + 1}" if before else f"card/{id}"
