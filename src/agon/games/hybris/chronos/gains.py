"""What Chronos gains and loses: points, pieces, Grandeur, Intensity, and the chains that break and come back."""

from typing import Final

from agon.games.hybris.booking import GRANDEUR_TOP, points_of
from agon.games.hybris.box.numbers import GRANDEUR, NONE, VP
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.box import Concept
from agon.games.hybris.chronos.house import BEYOND_THE_TOP, UNBOUND
from agon.games.hybris.chronos.scenes import ChainScene
from agon.games.hybris.chronos.table import CHRONOS, STORED, chronos_table, kit_of, numbers_of, plays
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.technologies import deployed_tiles
from agon.games.hybris.rules.tracks import step
from agon.games.hybris.scenes import Amounts
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.errors import Ended

OVERFLOW: Final = "overflow"

SHORTFALL: Final = points_of("shortfall")
INTENSITY: Final = points_of("intensity")
EMPTY_TRACK: Final = points_of("empty-track")
INCOME: Final = points_of("income")
CONCEPT: Final = points_of("concept")
RECKONING: Final = points_of("reckoning")
START: Final = points_of("start")


def gain_points(g: Hybris, points: int, source: int) -> None:
    """There is no limit to them; booked as a player's are.  CHR-RES-03"""
    table = chronos_table(g)
    table.vp += points
    log.chronos_vp(g, points, table.vp, source)


def chronos_gains(g: Hybris, amounts: Amounts, source: int) -> Play:
    """Points and Grandeur as they are; pieces one at a time, of which a fourth breaks a chain.  CHR-RES-01"""
    for resource, amount in amounts:
        if resource == VP:
            gain_points(g, amount, source)
        elif resource == GRANDEUR:
            advance_marker(g, amount)
        else:
            for _ in range(amount):
                yield from gain_piece(g, resource)


def gain_piece(g: Hybris, resource: int) -> Play:
    """Stored, or with the others discarded, and a chain of that resource's Concept breaks.  CHR-RES-01, CHR-RES-02"""
    table = chronos_table(g)
    kit = table.kit
    at = STORED.index(resource)
    if table.pieces[at] < kit.house["slots"]:
        table.pieces[at] += 1
        log.chronos_stored(g, resource, table.pieces[at])
        return
    table.pieces[at] = 0
    log.chronos_overflow(g, resource, kit.house["slots"])
    for concept in kit.concepts:
        if any(gained == resource for gained, _ in concept.resource):
            yield from break_chain(g, concept.index, OVERFLOW)
            return


def chronos_loses(g: Hybris, amounts: Amounts, source: int) -> None:
    """He loses as much as he has, and nothing else instead of what is missing."""
    table = chronos_table(g)
    for resource, amount in amounts:
        if resource == VP:
            lost = min(amount, table.vp)
            table.vp -= lost
            log.chronos_vp_lost(g, lost, table.vp, source)
        elif resource == GRANDEUR:
            fall_back(g, amount)
        else:
            at = STORED.index(resource)
            lost = min(amount, table.pieces[at])
            table.pieces[at] -= lost
            log.chronos_lost(g, resource, lost, table.pieces[at])


# ---------------------------------------------------------------- Grandeur


def advance_marker(g: Hybris, points: int) -> None:
    """As a player's: in exchange with whoever stands there, on the first space a point instead."""
    for _ in range(points):
        space = g.grandeur.index(CHRONOS)
        if space == 0:
            gain_points(g, 1, GRANDEUR_TOP)
        else:
            step(g, space, space - 1)
            log.chronos_grandeur(g, space)


def fall_back(g: Hybris, points: int) -> None:
    """On the last space nothing happens."""
    for _ in range(points):
        space = g.grandeur.index(CHRONOS)
        if space + 1 < len(g.grandeur):
            step(g, space, space + 1)
            log.chronos_grandeur(g, space + 2)


def ahead_in_grandeur(g: Hybris, p: Player) -> bool:
    """Whether a player's marker stands before Chronos's, or his is not on the track yet."""
    for marker in g.grandeur:
        if marker == CHRONOS:
            return False
        if marker == p.seat:
            return True
    raise AssertionError("a player's marker is always on the track")


def take_shortfall(g: Hybris, p: Player) -> None:
    """A player who cannot lose a point in place of Grandeur leaves it to Chronos.  CHR-HOUSE-18"""
    gain_points(g, 1, SHORTFALL)


# ---------------------------------------------------------------- Intensity


def change_intensity(g: Hybris, concept: int, amount: int) -> None:
    """Within the track; what goes beyond its top may be a point each for Chronos.  CHR-HOUSE-19"""
    table, top = chronos_table(g), kit_of(g.box).house["intensity_top"]
    wanted = table.intensity[concept] + amount
    table.intensity[concept] = max(0, min(top, wanted))
    log.intensity(g, concept, amount, table.intensity[concept])
    if wanted > top and plays(g, BEYOND_THE_TOP):
        gain_points(g, wanted - top, INTENSITY)


# ---------------------------------------------------------------- chains


def break_chain(g: Hybris, concept: int, cause: str) -> Play:
    """The next token of a track is removed; of an empty one Chronos has points instead.  CHR-CHAIN-03, CHR-CHAIN-04"""
    table = chronos_table(g)
    kit = table.kit
    if not table.chains[concept]:
        log.chain_none_left(g, concept)
        gain_points(g, kit.concepts[concept].number, EMPTY_TRACK)
        return
    table.chains[concept] -= 1
    log.chain_broken(g, concept, table.chains[concept])
    look_for_the_end(g)
    scene = ChainScene(NONE)
    scene.concept = concept
    scene.cause = cause
    yield from happen(g, "chain_broken", scene)


def look_for_the_end(g: Hybris) -> None:
    """With as many empty tracks as the level says, Chronos is unbound and the game is lost.  CHR-HOUSE-20"""
    if is_unbound(g):
        log.chronos_unbound(g)
        raise Ended


def is_unbound(g: Hybris) -> bool:
    return plays(g, UNBOUND) and chronos_table(g).empty_tracks(kit_of(g.box)) >= losing_tracks(g)


def losing_tracks(g: Hybris) -> int:
    """This many empty tracks unbind Chronos."""
    tracks: int = numbers_of(g)["empty_tracks"]
    return tracks


def can_add_chain(g: Hybris, concept: int) -> bool:
    """Neither to a track without a token nor to a full one.  CHR-CHAIN-06, CHR-CHAIN-07"""
    full: int = kit_of(g.box).house["chain_tokens"]
    return 0 < chronos_table(g).chains[concept] < full


def add_chain(g: Hybris, concept: int) -> None:
    """A token back over the condition revealed last.  CHR-CHAIN-05"""
    if can_add_chain(g, concept):
        table = chronos_table(g)
        table.chains[concept] += 1
        log.chain_added(g, concept, table.chains[concept])


def fullest(g: Hybris) -> int:
    """The track with most tokens, of several that of the lowest number."""
    table = chronos_table(g)
    chained = [concept.index for concept in kit_of(g.box).concepts if concept.links]
    return max(chained, key=lambda index: (table.chains[index], -index))


# ---------------------------------------------------------------- what a track asks for


def meets(g: Hybris, concept: Concept) -> bool:
    """Whether the players have what the revealed conditions of a track ask for; nothing is spent.

    Points each player must have, the rest all together.  CHR-CTURN-03, CHR-CTURN-07, CHR-CHAIN-08
    """
    open_links = chronos_table(g).open_links(kit_of(g.box), concept.index)
    return all(had(g, what) >= amount for what, amount in concept.asks(open_links, len(g.players)).items())


def had(g: Hybris, what: str) -> int:
    """How much of something the players have: together, of points whoever has least."""
    if what == "vp":
        return min(p.vp for p in g.players)
    if what == "well":
        return g.well
    return sum(had_by(g, p, what) for p in g.players)


def had_by(g: Hybris, p: Player, what: str) -> int:
    """Prayers are the player's own, Sparks those on the track.  CHR-ANTH-03, CHR-COSM-07"""
    if what == "follower":
        return p.followers
    if what == "prayer":
        return p.prayers
    if what == "aegis":
        return p.aegis
    if what == "spark":
        return p.sparks
    if what == "temple":
        return p.temples.bit_count()
    assert what == "technology"
    return len(deployed_tiles(g, p))
