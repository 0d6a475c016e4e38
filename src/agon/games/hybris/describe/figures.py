"""Options about figures, one's own and others', and about players."""

from typing import Final

from agon.games.hybris.describe.keys import Describer
from agon.games.hybris.describe.previews import place_arg
from agon.games.hybris.describe.turn import token_arg
from agon.games.hybris.names import name_of, thing_of
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Seat, say


def figure(g: Hybris, ask: Ask, number: int) -> Option:
    """A character of one's own, with where it is and what lies under it."""
    p = g.players[ask.seat]
    thing = thing_of(g.box, p, number)
    character = p.characters[number]
    message = say(
        "hybris-option-figure",
        figure=name_of(g.box, p, number),
        place=place_arg(g, character),
        token=token_arg(g, character.token),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def hero_again(g: Hybris, ask: Ask, number: int) -> Option:
    """A Hero who was activated already, and whom a power lets contest."""
    p = g.players[ask.seat]
    thing = thing_of(g.box, p, number)
    message = say("hybris-option-again", figure=name_of(g.box, p, number), place=place_arg(g, p.characters[number]))
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
