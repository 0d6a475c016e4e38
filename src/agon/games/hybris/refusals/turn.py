"""Why not this Pillar, this token, this character, this Location, this slot."""

from agon.games.hybris.box.numbers import MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.chronos.table import PART as CHRONOS
from agon.games.hybris.chronos.table import keeper_thing
from agon.games.hybris.names import city_thing, location_thing, name_of
from agon.games.hybris.player import (
    BONUS_TOKEN,
    IN_UNDERWORLD,
    ON_TILE,
    RESERVE,
    UNAVAILABLE,
    UNDER,
    USED,
    Character,
    Player,
)
from agon.games.hybris.refusals.common import Reason, Refused
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.links import is_closed
from agon.games.hybris.rules.movement import activation_cost, destinations, occupants, slots_for, token_location
from agon.games.hybris.rules.powers import forbidden
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.words import Name, Seat, say

# ---------------------------------------------------------------- before the turns


def at_olympian(g: Hybris, refused: Refused) -> None:
    """Olympians that others have chosen."""
    for seat, olympian in enumerate(g.drafted):
        if olympian != NONE:
            reason = say("hybris-why-olympian-taken", owner=Seat(seat))
            refused.add(q.OLYMPIAN_CARD << 16 | olympian, (reason, ("HYB-SETUP-01",)))


def at_pillar(g: Hybris, refused: Refused) -> None:
    """Pillars that somebody holds."""
    for p in g.players:
        for pillar in p.pillars:
            reason = say("hybris-why-pillar-taken", owner=Seat(p.seat))
            refused.add(q.PILLAR << 16 | pillar, (reason, ("HYB-PILLAR-01",)))


def at_plan(g: Hybris, refused: Refused) -> None:
    """Tokens that this character cannot have: its number stands in the option to lay none."""
    p = g.players[refused.ask.seat]
    no_tokens(g, refused, p, p.characters[number_of(refused.ask.options[0])])


def at_swap_token(g: Hybris, refused: Refused) -> None:
    p = g.players[refused.ask.seat]
    no_tokens(g, refused, p, p.characters[number_of(refused.ask.options[-1])])


def no_tokens(g: Hybris, refused: Refused, p: Player, character: Character) -> None:
    for location in range(len(g.box.locations)):
        option = q.TOKEN << 16 | location
        if not refused.offered(option) and leads_to(g, character) != location:
            refused.add(option, no_token(g, p, character, location))
    if not refused.offered(q.BONUS << 16):
        refused.add(q.BONUS << 16, (say("hybris-why-token-none"), ("HYB-PLAN-07",)))


def leads_to(g: Hybris, character: Character) -> int:
    """The Location of the token that a character has already; NONE without one."""
    return NONE if character.token == NONE else token_location(g, character.token)


def no_token(g: Hybris, p: Player, character: Character, location: int) -> Reason:
    """Prophets have places where they never go; else it depends on where the tokens of that Location are."""
    places = [place for token, place in enumerate(p.tokens) if g.box.location_tokens[token] == location]
    if character.kind == PROPHET and not g.box.locations[location].prophets:
        return say("hybris-why-token-prophet"), ("HYB-PLAN-06", "HYB-ACT-13")
    if UNDER in places:
        return say("hybris-why-token-under"), ("HYB-PLAN-02",)
    if USED in places:
        return say("hybris-why-token-used"), ("HYB-PLAN-02", "HYB-ACT-08")
    assert UNAVAILABLE in places
    return say("hybris-why-token-unavailable"), ("HYB-PLAN-02", "HYB-END-07")


# ---------------------------------------------------------------- activating


def at_turn(g: Hybris, refused: Refused) -> None:
    """Characters that cannot be activated."""
    p = g.players[refused.ask.seat]
    for number in range(len(p.characters)):
        option = q.ACTIVATE << 16 | number
        if not refused.offered(option):
            refused.add(option, no_activation(g, p, number))


def no_activation(g: Hybris, p: Player, number: int) -> Reason:
    """The first thing that stands in the way."""
    figure = p.characters[number]
    if figure.activated:
        rule = "HYB-ACT-03" if figure.kind == OLYMPIAN else "HYB-ACT-04"
        return say("hybris-why-activated"), (rule,)
    away = no_reserve(figure)
    if away is not None:
        return away
    if figure.kind == OLYMPIAN:
        return say("hybris-why-no-destination"), ("HYB-ACT-14",)
    if figure.token == NONE:
        return say("hybris-why-no-token"), ("HYB-ACT-04",)
    need = activation_cost(g, p, number)
    if p.aegis < need:
        return say("hybris-why-no-aegis", have=p.aegis, need=need), ("HYB-ACT-06",)
    if figure.token == BONUS_TOKEN:
        return say("hybris-why-no-destination"), ("HYB-ACT-14",)
    location = Name(location_thing(g.box, g.box.location_tokens[figure.token]))
    return say("hybris-why-no-action-at", location=location), ("HYB-ACT-14",)


def no_reserve(figure: Character) -> Reason | None:
    """Why a figure cannot be taken from the reserve: it is elsewhere, or lies."""
    if figure.place == IN_UNDERWORLD:
        return say("hybris-why-in-underworld"), ("HYB-DEFEAT-04", "HYB-UNDER-01")
    if figure.place == ON_TILE:
        return say("hybris-why-on-tile"), ("HYB-SETUP-16", "HYB-UPG-05")
    if figure.lying:
        return say("hybris-why-wounded"), ("HYB-DEFEAT-03",)
    if figure.place != RESERVE:
        return say("hybris-why-away"), ("HYB-ACT-03", "HYB-ACT-04")
    return None


# ---------------------------------------------------------------- where to


def at_destination(g: Hybris, refused: Refused) -> None:
    """Locations where the character of this turn cannot go."""
    p = g.players[refused.ask.seat]
    number = g.turn.character
    if g.turn.location != NONE:  # led elsewhere by a power: only to what lies beside
        return
    reachable = destinations(g, p, number)
    for location in range(len(g.box.locations)):
        option = q.LOCATION << 16 | location
        if location not in reachable and not refused.offered(option):
            refused.add(option, no_destination(g, p, number, location))


def no_destination(g: Hybris, p: Player, number: int, location: int) -> Reason:
    if p.characters[number].kind == PROPHET and not g.box.locations[location].prophets:
        return say("hybris-why-prophet-place"), ("HYB-ACT-13",)
    if location == MORTAL_WORLD and not slots_for(g, p, number, location):
        return say("hybris-why-no-city"), ("HYB-ACT-15", "HYB-ACT-16", "HYB-ACT-17")
    return say("hybris-why-no-action"), ("HYB-ACT-14",)


def at_slot(g: Hybris, refused: Refused) -> None:
    """Slots of this Location that cannot be taken."""
    p = g.players[refused.ask.seat]
    for slot in g.box.locations[g.turn.location].slots:
        option = q.SLOT << 16 | slot
        if not refused.offered(option):
            refused.add(option, no_slot(g, p, g.turn.character, slot))


def no_slot(g: Hybris, p: Player, number: int, slot: int) -> Reason:
    """Forbidden, taken, or of no use."""
    if is_closed(g, g.box.slots[slot].city):
        ruin = Name(city_thing(g.box, g.box.slots[slot].city))
        return say("hybris-why-city-destroyed", city=ruin), ("CAT-CATA-02",)
    if g.barred >> slot & 1:
        return say("hybris-why-slot-forbidden"), ("CHR-DESO-06",) if CHRONOS in g.parts else ("HYB-DUEL-10",)
    if g.kept >> slot & 1 and p.characters[number].kind == PROPHET:
        return say("hybris-why-prophet-avatar", avatar=Name(keeper_thing(g, slot))), ("CHR-AVA-09",)
    holders = occupants(g, slot)
    if not holders or slot in slots_for(g, p, number, g.turn.location):
        return say("hybris-why-no-action"), ("HYB-ACT-14",)
    seat, holder = holders[0]
    figure = name_of(g.box, g.players[seat], holder)
    for other, own in holders:
        if other == p.seat:
            name = name_of(g.box, p, own)
            return say("hybris-why-slot-own", figure=name), ("HYB-ACT-11", "HYB-ACT-16")
    city = g.box.slots[slot].city
    if city == NONE:
        return say("hybris-why-slot-taken", figure=figure, owner=Seat(seat)), ("HYB-ACT-11",)
    if p.characters[number].kind == PROPHET:
        return say("hybris-why-slot-prophet", figure=figure, owner=Seat(seat)), ("HYB-ACT-17",)
    assert forbidden(g, "combat", city)
    return say("hybris-why-slot-peace", figure=figure, owner=Seat(seat)), ("HYB-CORE-04", "HYB-SCEN-01")
