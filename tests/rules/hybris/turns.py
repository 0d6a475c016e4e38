"""A turn for tests: a table where seat 0 is to play, figures ready to go, answers to the questions of a turn."""

from agon.games.hybris.player import BONUS_TOKEN, UNDER, Player
from agon.games.hybris.rules.questions import (
    ACTION,
    DESTINATION,
    LOCATION,
    SLOT,
    WHICH_ACTION,
    WHICH_SLOT,
)
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.given import bare, box, figure_of, given, line_up, named, place_of


def table() -> Hybris:
    """Three players who have nothing, with a Pillar each; it is the turn of seat 0."""
    g = bare(given("zeus", "athena", "hades"))
    line_up(g, 0, 1, 2)
    for p, id in zip(g.players, ("ambition", "clairvoyance", "hubris"), strict=True):
        p.pillars = [named("pillar", id)]
        p.uppers, p.lowers = p.pillars.copy(), p.pillars.copy()
    g.order, g.active, g.turn.seat, g.step = [0, 1, 2], 0, 0, "action"
    return g


def ready(p: Player, kind: int, where: str) -> int:
    """A figure in the reserve with a token that leads there (`""`: a Bonus token), and an Aegis for it."""
    figure = figure_of(p, kind)
    figure.token = box().location_tokens.index(place_of(where)) if where else BONUS_TOKEN
    if where:
        p.tokens[figure.token] = UNDER
    p.aegis += 1
    return p.characters.index(figure)


def to(location: int) -> tuple[Kind, int]:
    return DESTINATION, LOCATION << 16 | location


def on(slot: str) -> tuple[Kind, int]:
    return WHICH_SLOT, SLOT << 16 | next(each.index for each in box().slots if each.id == slot)


def does(action: int) -> tuple[Kind, int]:
    return WHICH_ACTION, ACTION << 16 | action
