"""Why not this conversion, this Technology, this tile, this City, this space, this choice."""

from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cardtext import amounts_clause
from agon.games.hybris.cardtext.words import item_name
from agon.games.hybris.describe.previews import printed_cost
from agon.games.hybris.duel import questions as d
from agon.games.hybris.duel.questions import on_slot, side_of, slot_of
from agon.games.hybris.names import city_thing, technology_thing
from agon.games.hybris.refusals.common import Refused
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.links import is_closed
from agon.games.hybris.rules.olympus import conversions
from agon.games.hybris.rules.oracle import elements_shown
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.resources import can_pay
from agon.games.hybris.rules.upgrades import TILES, leftmost
from agon.games.hybris.state import Hybris
from agon.kernel.ask import action_of
from agon.kernel.words import Name, Seat, say


def at_convert(g: Hybris, refused: Refused) -> None:
    """Rows too dear or used up; and no stopping before the first conversion."""
    p = g.players[refused.ask.seat]
    for row, conversion in enumerate(conversions(g)):
        option = q.ROW << 16 | row
        if refused.offered(option):
            continue
        if can_pay(g, p, conversion.cost):
            reason = say("hybris-why-limit", limit=conversion.limit)
            refused.add(option, (reason, ("HYB-CORE-04",)))
        else:
            reason = say("hybris-why-dear", cost=amounts_clause(conversion.cost))
            refused.add(option, (reason, ("HYB-OLYMPUS-02", "HYB-CORE-01")))
    if not refused.offered(q.STOP << 16):
        refused.add(q.STOP << 16, (say("hybris-why-one-conversion"), ("HYB-OLYMPUS-01",)))


def at_craft(g: Hybris, refused: Refused) -> None:
    """Tiles of the Workshop that cannot be paid, and those of others."""
    for space, tile in enumerate(g.workshop.tiles):
        option = q.TECHNOLOGY << 16 | tile
        if tile == NONE or refused.offered(option):
            continue
        owner = g.workshop.owners[space]
        if owner == refused.ask.seat:
            refused.add(option, (say("hybris-why-dear", cost=printed_cost(g, tile)), ("HYB-FORGE-04", "HYB-CORE-01")))
        else:
            refused.add(option, (say("hybris-why-not-yours", owner=Seat(owner)), ("HYB-FORGE-04", "HYB-TECH-04")))


def at_take_tile(g: Hybris, refused: Refused) -> None:
    """Tiles of the piles that cost too much: for the player, or for a first one."""
    first = not refused.offered(q.STOP << 16)
    most = g.book.manifest.start_tile_cost
    for pile in g.piles:
        for tile in sorted(pile):
            option = q.TECHNOLOGY << 16 | tile
            if not refused.offered(option):
                dear = say("hybris-why-dear", cost=printed_cost(g, tile)), ("HYB-CORE-01",)
                refused.add(option, (say("hybris-why-first-tile", most=most), ("HYB-SCEN-01",)) if first else dear)


def at_omen(g: Hybris, refused: Refused) -> None:
    """Cards without an Element that is not there yet."""
    shown = elements_shown(g)
    for card in sorted(g.players[refused.ask.seat].hand):
        if not g.box.card(card).element_mask & ~shown:
            refused.add(q.CARD << 16 | card, (say("hybris-why-omen-element"), ("HYB-ORACLE-03",)))


def at_tile(g: Hybris, refused: Refused) -> None:
    """Upgrade tiles with another piece at their left."""
    p = g.players[refused.ask.seat]
    for tile in range(TILES):
        item = leftmost(g, p, tile)
        if item != NONE and not refused.offered(q.TILE << 16 | tile):
            reason = say("hybris-why-item-elsewhere", item=item_name(item))
            refused.add(q.TILE << 16 | tile, (reason, ("HYB-UPG-01", "HYB-UPG-02")))


def at_temple_city(g: Hybris, refused: Refused) -> None:
    """Cities where the player has a Temple, and those that are no more."""
    for city in g.box.cities:
        if is_closed(g, city.index):
            reason = say("hybris-why-city-destroyed", city=Name(city_thing(g.box, city.index)))
            refused.add(q.CITY << 16 | city.index, (reason, ("CAT-CATA-12",)))
        elif g.players[refused.ask.seat].temples >> city.index & 1:
            refused.add(q.CITY << 16 | city.index, (say("hybris-why-temple-there"), ("HYB-UPG-06",)))


def at_space(g: Hybris, refused: Refused) -> None:
    """Spaces of the same Cities on which something lies."""
    cities = {g.box.spaces[number_of(option)].city for option in refused.ask.options}
    for city in sorted(cities):
        for space in g.box.cities[city].spaces:
            tile = g.spaces.tiles[space]
            if tile != NONE and not refused.offered(q.SPACE << 16 | space):
                reason = say("hybris-why-space-taken", technology=Name(technology_thing(g.box, tile)))
                refused.add(q.SPACE << 16 | space, (reason, ("HYB-DEPLOY-01", "HYB-DEPLOY-02")))


def at_branch(g: Hybris, refused: Refused) -> None:
    """Branches of a choice that cannot be met in full."""
    listed = number_of(refused.ask.options[0]) & 0xFFF
    effect = choice_with(g, listed)
    if effect is None:
        return
    for number, branch in enumerate(effect.branches):
        option = q.BRANCH << 16 | number << 12 | branch[0].list
        if not refused.offered(option):
            refused.add(option, (say("hybris-why-cannot-pay"), ("HYB-CORE-01",)))


def choice_with(g: Hybris, listed: int) -> Effect | None:
    """The choice that has a list among its branches."""
    for effect in g.box.grammar.all_effects:
        if effect.branches and any(branch[0].list == listed for branch in effect.branches):
            return effect
    return None


def at_token_place(g: Hybris, refused: Refused) -> None:
    """Duel: slots of the same Locations that are not empty, or in ruins."""
    offered = [number_of(option) for option in refused.ask.options if action_of(option) == d.PLACE]
    locations = {g.box.slots[slot_of(number)].location for number in offered}
    sides = sorted({side_of(number) for number in offered})
    for location in sorted(locations):
        for slot in g.box.locations[location].slots:
            if slot not in [slot_of(number) for number in offered]:
                option = d.PLACE << 16 | on_slot(sides[0], slot)
                city = g.box.slots[slot].city
                if is_closed(g, city):
                    ruin = say("hybris-why-city-destroyed", city=Name(city_thing(g.box, city)))
                    refused.add(option, (ruin, ("CAT-DUEL-03",)))
                else:
                    refused.add(option, (say("hybris-why-duel-slot"), ("HYB-DUEL-03", "HYB-DUEL-13")))
