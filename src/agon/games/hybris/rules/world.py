"""The Mortal World: the slot of a City, and Influence.  Pages 21 and 22."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.book import Action, Book
from agon.games.hybris.box.numbers import DEPLOY, FOLLOWERS, INFLUENCE, KINDNESS
from agon.games.hybris.player import Player
from agon.games.hybris.rules.actions import sure
from agon.games.hybris.rules.deploy import deploy, why_not_deploy
from agon.games.hybris.rules.links import is_closed
from agon.games.hybris.rules.powers import changed, forbidden, happen, highest, modified
from agon.games.hybris.rules.questions import RESOURCE, number_of
from agon.games.hybris.rules.resources import gain_plain, generate
from agon.games.hybris.rules.technologies import carry_out_service, write_technologies
from agon.games.hybris.rules.tracks import gain_kindness
from agon.games.hybris.rules.world_questions import (
    CITY_FOLLOWERS,
    CITY_SERVICE,
    FOLLOWERS_OR_SERVICE,
    TEMPLE_AT_INFLUENCE,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, action_of
from agon.kernel.legality import Reason

CITY_GONE: Final = Reason("hybris-why-city-destroyed", "CAT-CATA-02")


def slot_prayers(g: Hybris, p: Player, city: int, scene: Scene) -> Play:
    """The bonus of a City's slot: Prayers into the Well, which is checked; Sparta has none.  HYB-WORLD-06, -07"""
    prayers = highest(g, p, "slot_prayers", g.box.cities[city].slot_prayers, scene)
    return generate(g, p, prayers, scene) if prayers else DONE


class Harvest:
    """The Followers of one Influence: what changes their number changes it once, and never below 0.  HYB-GODS-04"""

    def __init__(self, change: int) -> None:
        self.change = change  # still to be taken into account

    def reap(self, g: Hybris, p: Player, followers: int) -> None:
        changed = followers + self.change
        gained = max(0, changed)
        self.change = changed - gained
        if gained:
            gain_plain(g, p, FOLLOWERS, gained)


def why_not_influence(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """Always, as long as there is the City: it gives its Kindness to whoever comes."""
    return CITY_GONE if g.closed and is_closed(g, scene.city) else None


def influence(g: Hybris, p: Player, scene: Scene) -> Play:
    """Kindness, then Followers or the Service, then what a Temple adds.  HYB-WORLD-08, HYB-WORLD-09"""
    here = scene.copy()
    here.granted = None if scene.granted is None else scene.granted.copy()  # what comes now is for this action alone
    city = g.box.cities[here.city]
    log.influence(g, p.seat, city.index)
    yield from happen(g, "influence_begins", here)
    if is_closed(g, city.index):
        return
    gain_kindness(g, p, city.kindness)
    harvest = Harvest(modified(g, p, "influence_followers", here))
    yield from take_banner(g, p, harvest, here)
    if p.temples >> city.index & 1:
        yield from temple_at_influence(g, p, harvest, here)
    if not is_closed(g, city.index):  # it may have fallen in the meantime
        yield from happen(g, "influence", here)


def take_banner(g: Hybris, p: Player, harvest: Harvest, scene: Scene) -> Play:
    """The Followers of the banner or the Service, unless a power gives both or nobody has Followers.  HYB-WORLD-08"""
    city = g.box.cities[scene.city]
    takes_followers = not forbidden(g, "city_followers", city.index)
    takes_service = True
    if takes_followers and not changed(g, p, "influence", "followers_and_service", scene):
        options = [CITY_FOLLOWERS << 16 | city.index, CITY_SERVICE << 16 | city.index]
        choice = action_of((yield Ask(FOLLOWERS_OR_SERVICE, p.seat, options)))
        takes_followers = choice == CITY_FOLLOWERS
        takes_service = choice == CITY_SERVICE
    if takes_followers:
        harvest.reap(g, p, max(0, city.followers + modified(g, p, "city_followers", scene)))
    if takes_service:
        yield from carry_out_service(g, p, city.index, scene)


def temple_at_influence(g: Hybris, p: Player, harvest: Harvest, scene: Scene) -> Play:
    """One Kindness or one Follower more, whatever the banner gave; or both.  HYB-WORLD-09"""
    chosen = [KINDNESS, FOLLOWERS]
    if not changed(g, p, "temple_bonus", "both", scene):
        options = [RESOURCE << 16 | resource for resource in chosen]
        chosen = [number_of((yield Ask(TEMPLE_AT_INFLUENCE, p.seat, options)))]
    log.temple_used(g, p.seat, scene.city)
    if KINDNESS in chosen:
        gain_kindness(g, p, 1)
    if FOLLOWERS in chosen:
        harvest.reap(g, p, 1)


def write_world(book: Book) -> None:
    """Every action and word of the Mortal World."""
    book.add_action(INFLUENCE, sure(Action(why_not_influence, influence)))
    book.add_action(DEPLOY, Action(why_not_deploy, deploy))
    write_technologies(book)
