"""Defeat, and the Defeat effect.  Page 28."""

from agon.games.hybris import log
from agon.games.hybris.box.numbers import ALLY, HERO, NONE, OLYMPIAN
from agon.games.hybris.player import IN_UNDERWORLD, ON_TILE, OUT, RESERVE, Player
from agon.games.hybris.rules.combat.cards import side_scene
from agon.games.hybris.rules.pillars import resolve_lower
from agon.games.hybris.rules.planning import take_back_token
from agon.games.hybris.rules.powers import changed, happen
from agon.games.hybris.rules.tracks import lose_grandeur
from agon.games.hybris.scenes import BESIDE_TURN, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play


def defeat(g: Hybris, p: Player, character: int) -> Play:
    """The consequences of a lost Combat or a failed Song, the same against whomever.  HYB-DEFEAT-01 to -07"""
    figure = p.characters[character]
    ones_turn = g.turn.seat == p.seat
    acting = ones_turn and g.turn.character == character
    beside = g.combat is not None and g.combat.stakes == BESIDE_TURN
    side = side_of(g, p, character)
    spared = side is not None and side.spared
    scene = Scene(p.seat) if side is None else side_scene(g, side)
    scene.character = character
    take_back_token(p, figure)
    log.defeated(g, p.seat, character)
    if figure.kind == OLYMPIAN:
        figure.place = RESERVE
        figure.lying = True
        if not spared:
            lose_grandeur(g, p, 1)
    elif spared or changed(g, p, "defeated_hero_to", "reserve", scene):
        figure.place = RESERVE
        spared = True
    else:
        yield from lay_down(g, p, character)
    if spared:
        log.spared(g, p.seat, character)
    # Whoever of the player's own was beaten ends the player's turn (HYB-DEFEAT-05); beside it, who has no action to
    # go on with.
    if (acting and g.turn.action == NONE) if beside else ones_turn:
        g.turn.over = True  # a Deploy is finished first: HYB-DEFEAT-06
    yield from happen(g, "defeated", scene)
    if acting and figure.kind == OLYMPIAN:
        yield from resolve_lower(g, p, scene)


def side_of(g: Hybris, p: Player, character: int) -> Side | None:
    """The side of the Combat on which this very character fights."""
    side = None if g.combat is None else g.combat.side_of(p.seat)
    return side if side is not None and side.character == character else None


def lay_down(g: Hybris, p: Player, character: int) -> Play:
    """A Hero to the Underworld; a token under it comes back.  HYB-DEFEAT-04, HYB-DEFEAT-08"""
    figure = p.characters[character]
    take_back_token(p, figure)
    figure.place = IN_UNDERWORLD
    log.to_underworld(g, p.seat, character)
    scene = Scene(p.seat)
    scene.character = character
    yield from happen(g, "hero_to_underworld", scene)


def undefeated_heroes(p: Player) -> list[int]:
    """One's Heroes and allies in the reserve or at a Location.  HYB-DEFEAT-08"""
    gone = (IN_UNDERWORLD, ON_TILE, OUT)
    return [
        number for number, figure in enumerate(p.characters) if figure.kind in (HERO, ALLY) and figure.place not in gone
    ]
