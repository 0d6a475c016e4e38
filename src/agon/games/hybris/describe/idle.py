"""Where nothing can be done as things stand, and what is missing there."""

from agon.games.hybris.cardtext.words import action_name
from agon.games.hybris.player import Player
from agon.games.hybris.rules.movement import prospect_of, reachable, redirections
from agon.games.hybris.state import Hybris
from agon.kernel.words import Arg, Message, Several, say


def idle_actions(g: Hybris, p: Player, character: int, location: int) -> list[Message]:
    """Why each action of a Location is not possible, where a reason says it by itself."""
    scene = prospect_of(p, character)
    scene.location = location
    found: list[Message] = []
    for number in g.box.locations[location].actions:
        reason = g.book.actions[number].why_not(g, p, scene)
        if reason is not None and reason.id not in g.book.speech.reasons:
            found.append(say("hybris-why-action", action=action_name(number), why=say(reason.id)))
    return found


def warning(g: Hybris, p: Player, character: int, location: int) -> Arg:
    """That a token would lead to where nothing could be done; empty where something could.

    Things may change before the character sets out, so such a token is offered all the same.
    """
    if reachable(g, p, prospect_of(p, character), location) or redirections(g, p, character, location):
        return ""
    grounds = idle_actions(g, p, character, location)
    return Several(tuple(grounds)) if grounds else say("hybris-why-no-action")
