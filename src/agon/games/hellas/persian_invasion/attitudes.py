"""The attitude of each land towards the player.  LOH-SATT-01 to LOH-SATT-16"""

from agon.cards.phrases import Count, Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.questions import REPLACE_TOKENS, WIN_OVER
from agon.games.hellas.persian_invasion.schema.words import HOSTILE, LOYAL, NEUTRAL
from agon.games.hellas.persian_invasion.war import attitude_of, ill_will, land_of, occupied, war_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import drop_control, settle, take_control, take_glory, too_few
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import STOP
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play, action_of


def ally_regions(g: Hellas, land: int) -> list[int]:
    """The regions of a land with a yellow control token."""
    yellow = campaign_of(g.box).allies
    return [region for region in g.box.lands[land].regions if g.control[region] == yellow]


def improve(g: Hellas, p: Player, land: int) -> Play:
    """One space in the player's favour.  LOH-SATT-11 to LOH-SATT-13

    Up to neutral; from there the glory token is the player's; with it, all yellow tokens of the land may become blue.
    With less ill will, hoplites that were too few for a region may be enough.  LOH-MMAP-05
    """
    attitude = attitude_of(g, land)
    if attitude == LOYAL:
        yield from win_over(g, p, land)
        return
    if attitude == NEUTRAL:
        take_glory(g, p, land)
    waiting = too_few(g, p)
    set_attitude(g, land, attitude + 1)
    for region in waiting:
        settle(g, p.seat, region)


def win_over(g: Hellas, p: Player, land: int) -> Play:
    """Yellow control tokens become blue, if the player wants it.  LOH-SATT-13"""
    regions = ally_regions(g, land)
    if regions:
        choice = yield from ask(g, p, REPLACE_TOKENS, [WIN_OVER << 16 | land, STOP << 16])
        if action_of(choice) == WIN_OVER:
            for region in regions:
                take_control(g, region, campaign_of(g.box).player)


def worsen(g: Hellas, land: int) -> None:
    """One space against the player.  LOH-SATT-14 to LOH-SATT-16

    From loyal the glory token goes back to neutral; a land that is hostile already loses its yellow control tokens.
    """
    attitude = attitude_of(g, land)
    if attitude == HOSTILE:
        for region in ally_regions(g, land):
            drop_control(g, region)
        return
    g.glory[land] = NONE
    set_attitude(g, land, attitude - 1)


def set_attitude(g: Hellas, land: int, attitude: int) -> None:
    war = war_of(g)
    log.attitude(g, land, attitude, war.attitudes[land])
    war.attitudes[land] = attitude


# ---------------------------------------------------------------- words


def attitude_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ attitude = -1, lands = [...] }`, or `where`: one space at a time."""
    for land in lands_meant(g, effect, scene):
        for _ in range(abs(effect.number)):
            if effect.number > 0:
                yield from improve(g, p, land)
            else:
                worsen(g, land)


def lands_meant(g: Hellas, effect: Effect, scene: Scene) -> list[int]:
    """The lands named; that of the quest or monster; those with a Persian token; those with theirs on the track."""
    where = effect.words.get("where")
    if where == "here":
        return [land_of(g, scene.region)]
    if where == "occupied":
        held = {land_of(g, region) for region in occupied(g)}
        return [land.index for land in g.box.lands if land.index in held]
    if where == "on_track":
        return [land.index for land in g.box.lands if g.glory[land.index] == NONE]
    return effect.listed


def defection_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Yellow control tokens of wary and hostile lands are removed; hoplites stay.  LOH-A1S-19"""
    lands = [land.index for land in g.box.lands if ill_will(g, land.index)]
    for region in [region for land in lands for region in ally_regions(g, land)]:  # all that lie there now
        drop_control(g, region)
    yield from ()


def count_ill_will(g: Hellas, p: Player, count: Count, scene: Scene) -> int:
    """The ill will of the land where the hero is; 0 on a quest.  LOH-A1S-09, LOH-A2S-08"""
    return 0 if p.region == NONE else ill_will(g, land_of(g, p.region))
