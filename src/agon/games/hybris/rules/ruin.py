"""The end of a City: what stands and lies there goes with it. The base game has none; modules destroy Cities."""

from agon.games.hybris import log
from agon.games.hybris.box.numbers import NONE, OLYMPIAN
from agon.games.hybris.player import OUT, RESERVE, Character, Player
from agon.games.hybris.rules.planning import take_back_token
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.state import Hybris


def tiles_of(g: Hybris, city: int) -> list[int]:
    """The owners of the Technologies in a City, one for each tile."""
    return [g.spaces.owners[space] for space in g.box.cities[city].spaces if g.spaces.tiles[space] != NONE]


def temples_of(g: Hybris, city: int) -> list[int]:
    """Whose Temples stand there."""
    return [p.seat for p in g.players if p.temples >> city & 1]


def figures_in(g: Hybris, city: int) -> list[Character]:
    """Who stands there."""
    slot = g.box.cities[city].slot
    return [figure for p in g.players for figure in p.characters if figure.place == slot]


def close_city(g: Hybris, city: int) -> None:
    """From now on nobody comes there and nothing is built there; an action that was under way there is lost."""
    g.closed |= 1 << city
    g.barred |= 1 << g.box.cities[city].slot
    if g.turn.city == city:
        g.turn.stranded = True


def clear_city(g: Hybris, city: int) -> None:
    """Technologies, Temples and figures leave the game; an Olympian only comes home, wounded."""
    for space in g.box.cities[city].spaces:
        tile, owner = g.spaces.lift(space)
        if tile != NONE:
            g.gone.append(tile)
            g.players[owner].marks += 1
            log.tile_lost(g, owner, tile, city)
    for p in g.players:
        if p.temples >> city & 1:
            p.temples &= ~(1 << city)
            log.temple_destroyed(g, p.seat, city)
        for number, figure in enumerate(p.characters):
            if figure.place == g.box.cities[city].slot:
                carry_off(g, p, number)
    muster(g)


def carry_off(g: Hybris, p: Player, number: int) -> None:
    """A figure out of a City that is no more."""
    figure = p.characters[number]
    take_back_token(p, figure)
    if figure.kind == OLYMPIAN:
        figure.place = RESERVE
        figure.lying = True
        log.wounded(g, p.seat)
    else:
        figure.place = OUT
        log.figure_lost(g, p.seat, number)
