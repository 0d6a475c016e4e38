"""Deploy: a Technology comes to a City.  Page 23."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.booking import AFFINITY, CONNECTION, TEMPLE, TILE
from agon.games.hybris.box.numbers import GENERATED_PRAYERS, NONE, PRAYERS, VP
from agon.games.hybris.player import Player
from agon.games.hybris.rules.links import connections, empty_spaces, is_closed
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.powers import POWERS, changed, happen, highest, muster
from agon.games.hybris.rules.premonitions import last_moment
from agon.games.hybris.rules.questions import RESOURCE, SPACE, TECHNOLOGY, WHICH_SPACE, number_of
from agon.games.hybris.rules.resources import ITEMS, gain_plain
from agon.games.hybris.rules.tracks import score
from agon.games.hybris.rules.world_questions import (
    DEPLOY_TILE,
    FAVOUR,
    POINTS,
    PRINTED_PRAYERS,
    REWARD,
    REWARD_ORDER,
    TEMPLE_AT_DEPLOY,
)
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play
from agon.kernel.legality import Reason

STORAGE_EMPTY: Final = Reason("hybris-why-storage-empty", "HYB-DEPLOY-02")
CITY_FULL: Final = Reason("hybris-why-city-full", "HYB-DEPLOY-02")


def why_not_deploy(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """With a stored tile, and an empty space in the City.  HYB-DEPLOY-02"""
    if not p.storage:
        return STORAGE_EMPTY
    return None if scene.city != NONE and empty_spaces(g, scene.city) else CITY_FULL


def deploy(g: Hybris, p: Player, scene: Scene) -> Play:
    """Place a tile, let the others contest, share out the rewards, then what is always the deployer's.

    The City may fall at any moment; what is left is lost with it. A deployer whom a contest defeats finishes this
    action all the same, and may complete Premonitions.  HYB-DEPLOY-04, -05, -06, HYB-DEFEAT-06
    """
    here = scene.copy()
    here.granted = None
    yield from place(g, p, here)
    claimed = yield from g.book.contest(g, p, here)
    rewards = [reward for reward in printed_rewards(g, here) if reward != claimed]
    yield from receive_all(g, p, rewards, here)
    if not is_closed(g, here.city):
        yield from bonuses(g, p, here)
    if here.contested and g.turn.over and not is_closed(g, here.city):
        yield from last_moment(g, p)


def place(g: Hybris, p: Player, scene: Scene) -> Play:
    """A stored tile on an empty space, with the player's token on it; from now on its power works.

    HYB-DEPLOY-01, -03
    """
    tiles = [TECHNOLOGY << 16 | tile for tile in p.storage]
    scene.tile = number_of((yield Ask(DEPLOY_TILE, p.seat, tiles)))
    if scene.character != NONE:
        g.turn.tile = scene.tile
    spaces = [SPACE << 16 | space for space in empty_spaces(g, scene.city)]
    scene.space = number_of((yield Ask(WHICH_SPACE, p.seat, spaces)))
    p.storage.remove(scene.tile)
    take_mark(g, p)
    g.spaces.put(scene.space, scene.tile, p.seat)
    log.deployed(g, p.seat, scene.tile, scene.space)
    muster(g)  # HYB-TECH-05
    if scene.character != NONE:
        g.turn.connected = len(connections(g, scene.space))


# ---------------------------------------------------------------- step 3: the rewards


def receive_all(g: Hybris, p: Player, rewards: list[int], scene: Scene) -> Play:
    """The deployer's rewards, in the order the player wants where it matters."""
    while rewards and not is_closed(g, scene.city):
        reward = rewards[0]
        if len(rewards) > 1 and order_matters(g, p, rewards, scene):
            options = [REWARD << 16 | reward for reward in rewards]
            reward = number_of((yield Ask(REWARD_ORDER, p.seat, options)))
        rewards.remove(reward)
        yield from receive(g, p, p, reward, scene)


def printed_rewards(g: Hybris, scene: Scene) -> list[int]:
    """Those of the three that there are: a tile may show no points, or no Prayers.  HYB-DEPLOY-08"""
    tile = g.box.technologies[scene.tile]
    rewards = [FAVOUR]
    if tile.prayers:
        rewards.insert(0, PRINTED_PRAYERS)
    if tile.vp:
        rewards.insert(0, POINTS)
    return rewards


def receive(g: Hybris, p: Player, receiver: Player, reward: int, scene: Scene) -> Play:
    """One reward of p's deployment, for p or for the contester.  HYB-DEPLOY-07, -08, -09, -11"""
    tile = g.box.technologies[scene.tile]
    log.reward(g, receiver.seat, reward, scene.tile)
    if reward == POINTS:
        score(g, receiver, tile.vp, TILE)
    elif reward == PRINTED_PRAYERS:
        gain_plain(g, receiver, PRAYERS, tile.prayers)
    else:
        yield from g.book.resolve(g, receiver, favours(g, p), scene)
        p.kindness = highest(g, p, "kindness_reset", 1, scene)  # HYB-DEPLOY-10
        log.kindness(g, p.seat, p.kindness)


def favours(g: Hybris, p: Player) -> list[Effect]:
    """The bonuses of a player's Kindness track, from the first space up to the cube.  HYB-DEPLOY-09, -12 to -16"""
    return [effect for space in g.box.kindness_track[: p.kindness] for effect in space]


def order_matters(g: Hybris, p: Player, rewards: list[int], scene: Scene) -> bool:
    """Points, Prayers and plain gains are worth the same in any order; a Spark may set off anything."""
    return FAVOUR in rewards and any(stirs(g, p, effect, scene) for effect in favours(g, p))


def stirs(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """Whether an effect does more than add to what nothing else of the rewards looks at."""
    if effect.verb == "for_each":
        return any(stirs(g, p, step, scene) for step in effect.then)
    if effect.verb == "gain" and not any(touches_more(resource) for resource, _ in effect.amounts):
        return False
    return g.book.would(g, p, effect, scene)


def touches_more(resource: int) -> bool:
    """Pieces of Upgrade tiles, which set off other effects, and whatever has to do with the Well."""
    return resource in ITEMS or resource in (PRAYERS, GENERATED_PRAYERS)


# ---------------------------------------------------------------- step 4: what is always the deployer's


def bonuses(g: Hybris, p: Player, scene: Scene) -> Play:
    """Affinity, Temple, links, neighbours, and the tile's own immediate power last.  HYB-DEPLOY-17 to -22"""
    city = g.box.cities[scene.city]
    tile = g.box.technologies[scene.tile]
    if tile.type == city.affinity:
        log.affinity(g, p.seat, city.index)
        score(g, p, 1, AFFINITY)
    if p.temples >> city.index & 1:
        yield from temple_at_deploy(g, p, scene)
    joined = connections(g, scene.space)
    if joined:
        log.connected(g, p.seat, scene.tile, len(joined))
        score(g, p, len(joined), CONNECTION)
        for joint in joined:
            score(g, g.players[g.spaces.owners[joint.space]], 1, CONNECTION)
        yield from happen(g, "connect", scene)
    if is_closed(g, city.index):
        return
    yield from happen(g, "deploy", scene)
    if tile.power.when == "immediate" and not is_closed(g, city.index):
        source = Source(tile.power, p.seat)
        source.space = scene.space
        source.city = scene.city
        if POWERS.works(g, p, source, scene):
            yield from POWERS.carry_out(g, p, source, scene)


def temple_at_deploy(g: Hybris, p: Player, scene: Scene) -> Play:
    """One Victory Point, or one Prayer if the Well has any; or both.  HYB-DEPLOY-19"""
    chosen = [VP, PRAYERS] if g.well else [VP]
    if not changed(g, p, "temple_bonus", "both", scene):
        options = [RESOURCE << 16 | resource for resource in chosen]
        chosen = [number_of((yield Ask(TEMPLE_AT_DEPLOY, p.seat, options)))]
    log.temple_used(g, p.seat, scene.city)
    for resource in chosen:
        gain_plain(g, p, resource, 1, TEMPLE)
