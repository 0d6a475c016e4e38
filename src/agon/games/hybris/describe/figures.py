"""Options about figures, the player's own and others', and about players."""

from typing import Final

from agon.games.hybris.describe.previews import place_arg, rewards_arg, some
from agon.games.hybris.describe.turn import token_arg
from agon.games.hybris.names import name_of, thing_of
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.contest import contest_price
from agon.games.hybris.scenes import Scene
from agon.games.hybris.speech import Describer
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Message, Seat, say


def figure(g: Hybris, ask: Ask, number: int) -> Option:
    """A character of the player's own, with where it is and what lies under it."""
    p = g.players[ask.seat]
    thing = thing_of(g.box, p, number)
    character = p.characters[number]
    if ask.kind is w.CONTEST:
        return Option(thing, contesting(g, ask, "hybris-option-contest", number), (thing,), ask.kind.rules)
    message = say(
        "hybris-option-figure",
        figure=name_of(g.box, p, number),
        place=place_arg(g, character),
        token=token_arg(g, character.token),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def contesting(g: Hybris, ask: Ask, id: str, number: int) -> Message:
    """Somebody to contest a deployment with: from where, what there is to win and what it costs."""
    p = g.players[ask.seat]
    character = p.characters[number]
    return say(
        id,
        figure=name_of(g.box, p, number),
        place=place_arg(g, character),
        token=token_arg(g, character.token),
        rewards=rewards_arg(g, g.turn.tile),
        cost=some(contest_price(g, g.players[g.turn.seat], deployment(g))),
    )


def deployment(g: Hybris) -> Scene:
    """What the deployment of this turn is about."""
    scene = Scene(g.turn.seat)
    scene.character = g.turn.character
    scene.location = g.turn.location
    scene.city = g.turn.city
    scene.tile = g.turn.tile
    return scene


def hero_again(g: Hybris, ask: Ask, number: int) -> Option:
    """A Hero who was activated already, and whom a power lets contest."""
    thing = thing_of(g.box, g.players[ask.seat], number)
    message = contesting(g, ask, "hybris-option-again", number)
    return Option("again/" + thing, message, (thing,), ("HYB-CONTEST-02", "HYB-CORE-04"))


def rival_figure(g: Hybris, ask: Ask, number: int) -> Option:
    """Somebody's character, with where it is."""
    p = g.players[number >> 8]
    thing = thing_of(g.box, p, number & 0xFF)
    message = say(
        "hybris-option-rival-figure",
        owner=Seat(p.seat),
        figure=name_of(g.box, p, number & 0xFF),
        place=place_arg(g, p.characters[number & 0xFF]),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def seat(g: Hybris, ask: Ask, number: int) -> Option:
    """Another player, with how much there is to look at."""
    rival = g.players[number]
    message = say("hybris-option-seat", owner=Seat(number), cards=len(rival.hand), premonitions=len(rival.premonitions))
    return Option(f"rival/{number + 1}", message, (f"seat/{number}",), ask.kind.rules)


FIGURES: Final[dict[int, Describer]] = {
    q.FIGURE: figure,
    q.RIVAL_FIGURE: rival_figure,
    q.SEAT: seat,
    w.HERO_AGAIN: hero_again,
}
