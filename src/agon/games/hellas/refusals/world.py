"""Why not this hero, region, hoplite, monument, temple, quest or monster."""

from agon.games.hellas.box.numbers import NONE, SPEED
from agon.games.hellas.box.things import Border
from agon.games.hellas.cardtext import CLAUSES, amounts_clause
from agon.games.hellas.moments import March
from agon.games.hellas.names import commander_arg, monster_thing
from agon.games.hellas.player import Player
from agon.games.hellas.refusals.common import Reason, Refused
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.armies import colours_of, commanders_in, regions_of, unfortified
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.rules.hunt.wounds import monsters_in
from agon.games.hellas.rules.map import may_enter, may_leave, within
from agon.games.hellas.rules.movement import withdrawals
from agon.games.hellas.rules.quests import quest_scene
from agon.games.hellas.state import Hellas
from agon.kernel.words import Name, Seat, say

# ---------------------------------------------------------------- heroes


def at_hero(g: Hellas, refused: Refused) -> None:
    """Heroes that others have, or have been promised."""
    for hero in g.box.heroes:
        option = q.HERO << 16 | hero.index
        if not refused.offered(option):
            owners = [p.seat for p in g.players if hero.index in (p.hero, g.seated[p.seat])]
            refused.add(option, (say("hellas-why-hero-taken", owner=Seat(owners[0])), ("LOH-MSETUP-16",)))


def at_start(g: Hellas, refused: Refused) -> None:
    """Regions where a hero stands."""
    for p in g.players:
        if p.region != NONE and not refused.offered(q.REGION << 16 | p.region):
            reason = say("hellas-why-hero-there", owner=Seat(p.seat))
            refused.add(q.REGION << 16 | p.region, (reason, ("LOH-MSETUP-20",)))


def at_move_hero(g: Hellas, refused: Refused) -> None:
    """Regions that are too far."""
    p = g.players[refused.ask.seat]
    speed = value_of(p, SPEED)
    steps, found = speed, within(g, p.seat, p.region, speed)
    while steps < len(g.box.regions):
        steps += 1
        further = [region for region in within(g, p.seat, p.region, steps) if region not in found]
        for region in further:
            reason = say("hellas-why-too-far", steps=steps, speed=speed)
            refused.add(q.REGION << 16 | region, (reason, ("LOH-MREG-08",)))
        if not further:
            break
        found += further


# ---------------------------------------------------------------- hoplites


def at_move_hoplite(g: Hellas, refused: Refused) -> None:
    """Hoplites that have moved, and ways that are barred; cities that cannot be entered."""
    p = g.players[refused.ask.seat]
    for region in regions_of(g, p.seat):
        for colour in colours_of(g, p.seat):
            if not unfortified(g, region, colour):
                continue
            for border in g.box.regions[region].borders:
                option = q.MOVE << 16 | region << 7 | border.region << 2 | colour
                if not refused.offered(option):
                    refused.add(option, no_way(g, p, region, border))
            option = q.FORTIFY << 16 | region << 4 | colour
            if g.box.regions[region].city and not refused.offered(option):
                refused.add(option, no_city(g, p, region))


def no_way(g: Hellas, p: Player, region: int, border: Border) -> Reason:
    """Why hoplites cannot go from a region to a neighbour."""
    if border.trail != NONE and g.closed >> border.trail & 1:
        return say("hellas-why-trail"), ("LOH-QFAIL-10",)
    if not may_leave(g, p.seat, region):
        return barred(g, region)
    if not may_enter(g, p.seat, border.region):
        return guarded(g, p, border.region)
    return say("hellas-why-moved"), ("LOH-MREG-02",)


def barred(g: Hellas, region: int) -> Reason:
    """A monster keeps hoplites where they are."""
    for standing_effect in g.arsenal.standing.get("forbid leave", []):
        monster = standing_effect.source.monster
        if monster != NONE and g.beasts[monster].region == region:
            reason = say("hellas-why-held", monster=Name(monster_thing(g.box, monster)))
            return reason, ("LOH-MMON-08",)
    return say("hellas-why-moved"), ("LOH-MREG-02",)


def guarded(g: Hellas, p: Player, region: int) -> Reason:
    """A hero keeps rival hoplites out."""
    owners = [other.seat for other in g.players if other is not p and other.region == region]
    return say("hellas-why-guarded", owner=Seat(owners[0] if owners else p.seat)), ("LOH-MREG-01",)


def no_city(g: Hellas, p: Player, region: int) -> Reason:
    if g.fortified[region] != NONE:
        return say("hellas-why-city-taken"), ("LOH-MREG-03",)
    if controller(g, region) != p.seat:
        return say("hellas-why-city-foreign"), ("LOH-MREG-04",)
    return say("hellas-why-moved"), ("LOH-MREG-02",)


def at_recruit(g: Hellas, refused: Refused) -> None:
    """Cities where nobody can be fortified though hoplites may be placed there."""
    for region in g.box.regions:
        open_there = refused.offered(q.PLACE << 16 | region.index)
        if open_there and region.city and not refused.offered(q.PLACE_FORTIFIED << 16 | region.index):
            taken = g.fortified[region.index] != NONE
            word = "hellas-why-city-taken" if taken else "hellas-why-city-foreign"
            refused.add(q.PLACE_FORTIFIED << 16 | region.index, (say(word), ("LOH-MSPEC-02", "LOH-MREG-04")))


def at_march_to(g: Hellas, refused: Refused) -> None:
    """Neighbours that the army may not enter, and the city where it starts."""
    p = g.players[refused.ask.seat]
    march = g.march
    if march is None:
        return
    for border in g.box.regions[march.at].borders:
        option = q.REGION << 16 | border.region
        if refused.offered(option):
            continue
        if border.region == march.start:
            refused.add(option, (say("hellas-why-back"), ("LOH-MSPEC-05",)))
        else:
            refused.add(option, no_way(g, p, march.at, border))
    if march.fortifies and march.at == march.start and g.box.regions[march.start].city:
        for colour, count in enumerate(march.army):
            option = q.FORTIFY << 16 | march.start << 4 | colour
            if count and not refused.offered(option):
                refused.add(option, no_city_alone(g, p, march))


def no_city_alone(g: Hellas, p: Player, march: March) -> Reason:
    """Why a March cannot go into the city where it starts."""
    if sum(march.army) > 1:
        return say("hellas-why-city-alone"), ("LOH-MSPEC-05", "LOH-MREG-04")
    return no_city(g, p, march.start)


def at_withdraw(g: Hellas, refused: Refused) -> None:
    """Neighbours of the battle where an army cannot go."""
    seat = refused.ask.seat
    if g.battle is None:
        return
    safe = withdrawals(g, seat, g.battle.region)
    for border in g.box.regions[g.battle.region].borders:
        option = q.REGION << 16 | border.region
        if refused.offered(option):
            continue
        if border.region in safe:
            refused.add(option, (say("hellas-why-not-from-there"), ("LOH-MBAT-13",)))
        else:
            others = [commander for commander in commanders_in(g, border.region) if commander != seat]
            enemy = others[0] if others else controller(g, border.region)
            word = "hellas-why-unsafe" if enemy not in (NONE, seat) else "hellas-why-no-way"
            refused.add(option, (say(word, rival=commander_arg(enemy)), ("LOH-MBAT-12",)))


# ---------------------------------------------------------------- monuments, temples, quests, monsters


def at_pray(g: Hellas, refused: Refused) -> None:
    """Monuments that are full, or that a monster bars."""
    for god in g.box.gods:
        option = q.GOD << 16 | god.index
        if not refused.offered(option):
            full = len(g.monuments[god.index].priests) >= god.priest_spots
            reason = say("hellas-why-full"), ("LOH-MREG-14",)
            refused.add(option, reason if full else (say("hellas-why-barred"), ("LOH-MMON-08",)))


def at_build(g: Hellas, refused: Refused) -> None:
    """Monuments that are complete."""
    for god in g.box.gods:
        if not refused.offered(q.GOD << 16 | god.index):
            refused.add(q.GOD << 16 | god.index, (say("hellas-why-complete"), ("LOH-MSPEC-25",)))


def at_temple(g: Hellas, refused: Refused) -> None:
    """Shrines that are not the player's, or have a temple; the last of which may be built."""
    seat = refused.ask.seat
    for region in g.box.regions:
        option = q.REGION << 16 | region.index
        if not (region.shrine or region.oracle) or refused.offered(option):
            continue
        if g.temples >> region.index & 1:
            reason = say("hellas-why-temple-there"), ("LOH-MSPEC-07",)
        elif controller(g, region.index) != seat:
            reason = say("hellas-why-foreign"), ("LOH-MSPEC-07",)
        else:
            reason = say("hellas-why-no-temples-left"), ("LOH-MSPEC-12",)
        refused.add(option, reason)


def at_board(g: Hellas, refused: Refused) -> None:
    """Steps of the quests here that ask for more than the hero has."""
    p = g.players[refused.ask.seat]
    for quest in g.quests:
        if quest == NONE or g.box.quests[quest].region != p.region:
            continue
        for step, (needs, price) in enumerate(g.box.quests[quest].steps):
            option = q.QUEST << 16 | quest << 4 | step
            if refused.offered(option):
                continue
            scene = quest_scene(g, p, quest)
            missing = [need for need in needs if not g.book.holds(g, p, need, scene)]
            if missing:
                reason = say("hellas-why-step-needs", needs=CLAUSES.conditions(g.box, missing)), ("LOH-MQST-02",)
            else:
                reason = say("hellas-why-step-price", price=amounts_clause(g.box, price)), ("LOH-MQST-08",)
            refused.add(option, reason)


def at_hunt(g: Hellas, refused: Refused) -> None:
    """Monsters of the region that cannot be hunted."""
    p = g.players[refused.ask.seat]
    for monster in monsters_in(g, p.region):
        if not refused.offered(h.MONSTER << 16 | monster):
            refused.add(h.MONSTER << 16 | monster, no_hunt(g, p, monster))


def no_hunt(g: Hellas, p: Player, monster: int) -> Reason:
    """What an evolution asks of whoever would hunt a monster."""
    for standing_effect in g.arsenal.standing.get("forbid hunt", []):
        unless = standing_effect.effect.condition
        if standing_effect.source.monster == monster and unless is not None:
            needs = CLAUSES.conditions(g.box, [unless])
            return say("hellas-why-hunt-needs", needs=needs), ("LOH-MEVT-08", "LOH-MSPEC-23")
    return say("hellas-why-no-hunt"), ("LOH-MSPEC-23",)
