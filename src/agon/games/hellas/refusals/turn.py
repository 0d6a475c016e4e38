"""Why not this regular action, this special action, this preparation, this artifact."""

from agon.games.hellas.box.numbers import (
    BUILD_TEMPLE,
    HOPLITE_MOVEMENT,
    HUNT,
    MARCH,
    NONE,
    PRAYER,
    RECRUIT,
    USURP,
)
from agon.games.hellas.names import land_thing, region_thing
from agon.games.hellas.player import Player
from agon.games.hellas.refusals.common import Reason, Refused
from agon.games.hellas.refusals.world import no_hunt
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.armies import regions_of
from agon.games.hellas.rules.control import cities_of
from agon.games.hellas.rules.hunt.wounds import monsters_in
from agon.games.hellas.rules.special_actions import DRAW, HEAL, LEVY, may_usurp
from agon.games.hellas.state import Hellas
from agon.kernel.words import Name, say

# ---------------------------------------------------------------- regular actions


def at_regular(g: Hellas, refused: Refused) -> None:
    """Regular actions that were done this turn, or cannot be."""
    p = g.players[refused.ask.seat]
    for action in sorted(g.book.regular):
        if not refused.offered(q.REGULAR << 16 | action):
            refused.add(q.REGULAR << 16 | action, no_regular(g, p, action))


def no_regular(g: Hellas, p: Player, action: int) -> Reason:
    if p.done >> action & 1:
        return say("hellas-why-done"), ("LOH-MTURN-01", "LOH-MTURN-03")
    if action == HOPLITE_MOVEMENT:
        word = "hellas-why-no-hoplites" if not regions_of(g, p.seat) else "hellas-why-hoplites-stuck"
        return say(word), ("LOH-MREG-01", "LOH-MREG-05")
    if action == PRAYER:
        if not p.pool:
            return say("hellas-why-no-priest"), ("LOH-MREG-11",)
        return say("hellas-why-no-monument"), ("LOH-MREG-14",)
    word = "hellas-why-no-artifact" if not p.artifacts else "hellas-why-artifacts-spent"
    return say(word), ("LOH-MREG-24", "LOH-MREG-25")


# ---------------------------------------------------------------- special actions


def at_special(g: Hellas, refused: Refused) -> None:
    """Special actions with a token, and those that cannot be performed."""
    p = g.players[refused.ask.seat]
    for action in sorted(g.book.special):
        option = q.SPECIAL << 16 | action
        if not refused.offered(option):
            marked = say("hellas-why-marked"), ("LOH-MTURN-04",)
            refused.add(option, marked if p.marked >> action & 1 else no_special(g, p, action))


def at_repeat(g: Hellas, refused: Refused) -> None:
    """Used special actions that could not be performed again."""
    p = g.players[refused.ask.seat]
    for action in sorted(g.book.special):
        option = q.MARKED << 16 | action
        if p.marked >> action & 1 and not refused.offered(option):
            refused.add(option, no_special(g, p, action))


def no_special(g: Hellas, p: Player, action: int) -> Reason:
    """What stands in the way of a special action that has no token."""
    if action == RECRUIT:
        word = "hellas-why-no-recruits" if cities_of(g, p.seat) else "hellas-why-no-city"
        return say(word), ("LOH-MSPEC-01", "LOH-MSPEC-03")
    if action == MARCH:
        return say("hellas-why-no-army"), ("LOH-MSPEC-05",)
    if action == BUILD_TEMPLE:
        return say("hellas-why-no-site"), ("LOH-MSPEC-07", "LOH-MSPEC-12")
    if action == USURP:
        return no_usurp(g, p)
    if action == HUNT:
        found = monsters_in(g, p.region)
        return no_hunt(g, p, found[0]) if found else (say("hellas-why-no-monster"), ("LOH-MSPEC-23",))
    return say("hellas-why-no-preparation"), ("LOH-MSPEC-13",)


def no_usurp(g: Hellas, p: Player) -> Reason:
    if p.region == NONE:
        return say("hellas-why-on-quest"), ("LOH-MQST-11",)
    region = Name(region_thing(g.box, p.region))
    land = g.box.regions[p.region].land
    if g.glory[land] != p.seat:
        return say("hellas-why-no-glory", land=Name(land_thing(g.box, land))), ("LOH-MSPEC-18",)
    if not may_usurp(g, p, p.region):
        return say("hellas-why-controlled", region=region), ("LOH-MSPEC-18",)
    return say("hellas-why-no-usurp", region=region), ("LOH-SSPEC-11",)


def at_preparation(g: Hellas, refused: Refused) -> None:
    """What Prepare cannot do now."""
    p = g.players[refused.ask.seat]
    region = "hellas-why-on-quest" if p.region == NONE else "hellas-why-no-levy"
    reasons: dict[int, Reason] = {
        HEAL: (say("hellas-why-no-injury"), ("LOH-MSPEC-13",)),
        DRAW: (say("hellas-why-no-cards"), ("LOH-MSPEC-13",)),
        LEVY: (say(region), ("LOH-MSPEC-15", "LOH-MSPEC-16")),
    }
    for way, reason in reasons.items():
        if not refused.offered(q.OPTION << 16 | way):
            refused.add(q.OPTION << 16 | way, reason)


# ---------------------------------------------------------------- artifacts


def at_use_artifact(g: Hellas, refused: Refused) -> None:
    """Artifacts that are spent, have a moment of their own, or would do nothing."""
    p = g.players[refused.ask.seat]
    for artifact in p.artifacts:
        option = q.ARTIFACT << 16 | artifact
        if not refused.offered(option):
            refused.add(option, no_artifact(g, p, artifact))


def no_artifact(g: Hellas, p: Player, artifact: int) -> Reason:
    if artifact in p.spent:
        return say("hellas-why-spent"), ("LOH-MREG-26",)
    if g.box.artifacts[artifact].power.when != "use":
        return say("hellas-why-own-moment"), ("LOH-MREG-27",)
    return say("hellas-why-useless"), ("LOH-MREG-24",)
