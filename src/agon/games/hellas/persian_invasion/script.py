"""The event phase: a token is turned up, and its script is read and carried out.  LOH-SEVT-01 to LOH-SEVT-03"""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.tale import tell_script
from agon.games.hellas.persian_invasion.tokens import retire, see_token, take_token
from agon.games.hellas.persian_invasion.war import PLAYER, war_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def script(g: Hellas) -> Play:
    """Step: the script of this act with the number of the token that was put down last.  LOH-SEVT-01, LOH-SEVT-03

    If none was, one is taken from the pile; with the pile used up there is no script.
    """
    war = war_of(g)
    if war.last == NONE:
        retire(g, take_token(g))
    if war.last != NONE:
        see_token(g, war.last)
        told = campaign_of(g.box).script(war.act, war.last)
        tell_script(g, told)
        yield from g.book.resolve(g, g.players[PLAYER], told.effects, Scene(PLAYER))
    war.last = NONE
    g.step = g.book.following("turn", "script") or ""
