"""How the war is won or lost.  LOH-SMONU-02, LOH-SMST-07, LOH-A2END-01 to LOH-A2END-08"""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.schema.words import ENDINGS
from agon.games.hellas.persian_invasion.tale import tell_ending
from agon.games.hellas.persian_invasion.war import PLAYER, occupied, war_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import controlled, end_game, whole_lands
from agon.games.hellas.state import Goal, Hellas


def goals(g: Hellas, p: Player) -> list[Goal]:
    """None of the competitive game's: the tracks show how the war stands.  LOH-A2END-08"""
    return []


def check_victory(g: Hellas) -> None:
    """After every change: first what wins, then what loses; the game ends nowhere else.  LOH-A2END-08, LOH-SMST-07"""
    war = war_of(g)
    campaign = campaign_of(g.box)
    regions = occupied(g)
    tokens = len(regions)
    if war.counter == 0:  # LOH-A2END-01
        end_war(g, "victory_counter")
    if war.landed and tokens == 0:  # LOH-A2END-03
        end_war(g, "victory_no_token")
    if any(monument.level == 0 for monument in g.monuments):  # LOH-A2END-05
        end_war(g, "defeat_monument")
    if len(whole_lands(g, regions)) >= campaign.lands_to_win:  # LOH-A2END-04
        end_war(g, "defeat_two_lands")
    if tokens >= campaign.control_tokens:  # LOH-A2END-06
        end_war(g, "defeat_thirteenth_token")


def last_turn(g: Hellas) -> None:
    """The last token has been turned up: whoever controls more regions has won.  LOH-A2END-02, LOH-A2END-07"""
    more = len(controlled(g, PLAYER)) > len(occupied(g))
    end_war(g, "victory_last_turn" if more else "defeat_last_turn")


def end_war(g: Hellas, id: str) -> None:
    """The game is over; its message is `hellas-` and the ending's id."""
    tell_ending(g, id)
    end_game(g, PLAYER if ENDINGS[id] == "victory" else NONE, id.replace("_", "-"))
