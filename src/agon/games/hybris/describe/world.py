"""Options of the Mortal World: what Influence gives, the rewards of a deployment."""

from typing import Final

from agon.games.hybris.box.numbers import FOLLOWERS, PRAYERS, VP
from agon.games.hybris.cardtext import CLAUSES, amounts_clause
from agon.games.hybris.names import city_thing, technology_thing
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.deploy import favours
from agon.games.hybris.rules.powers import modified
from agon.games.hybris.scenes import Scene
from agon.games.hybris.speech import Describer
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, say


def city_followers(g: Hybris, ask: Ask, number: int) -> Option:
    """The Followers of a City's banner."""
    p = g.players[ask.seat]
    scene = Scene(p.seat)
    scene.city = number
    followers = max(0, g.box.cities[number].followers + modified(g, p, "city_followers", scene))
    message = say("hybris-option-followers", amount=amounts_clause([(FOLLOWERS, followers)]))
    return Option("followers", message, (city_thing(g.box, number),), ("HYB-WORLD-08",))


def city_service(g: Hybris, ask: Ask, number: int) -> Option:
    message = say("hybris-option-service", effects=CLAUSES.effects(g.box, g.box.cities[number].service))
    return Option("service", message, (city_thing(g.box, number),), ("HYB-WORLD-08",))


REWARDS: Final = ("points", "prayers", "favours")


def reward(g: Hybris, ask: Ask, number: int) -> Option:
    """Points, Prayers or the bonuses of the deployer's Kindness track."""
    tile = g.box.technologies[g.turn.tile]
    gives: Arg
    if number == w.POINTS:
        gives = amounts_clause([(VP, tile.vp)])
    elif number == w.PRINTED_PRAYERS:
        gives = amounts_clause([(PRAYERS, min(tile.prayers, g.well))])
    else:
        gives = CLAUSES.effects(g.box, favours(g, g.players[g.turn.seat]))
    message = say(f"hybris-option-reward-{REWARDS[number]}", gives=gives)
    things = (technology_thing(g.box, tile.index),)
    rules = (("HYB-DEPLOY-07",), ("HYB-DEPLOY-08",), ("HYB-DEPLOY-09", "HYB-DEPLOY-11"))[number]
    return Option("reward/" + REWARDS[number], message, things, rules)


WORLD: Final[dict[int, Describer]] = {
    w.CITY_FOLLOWERS: city_followers,
    w.CITY_SERVICE: city_service,
    w.REWARD: reward,
}
