"""Options about tiles, Cities, spaces, the conversion table, resources, Olympians."""

from typing import Final

from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS, ITEM_HERO, ITEM_SPARK, KINDNESS, NONE, PRAYERS
from agon.games.hybris.cardtext import CLAUSES, amounts_clause, power_line, type_name
from agon.games.hybris.cardtext.words import item_name
from agon.games.hybris.describe.previews import city_facts, printed_cost, printed_rewards
from agon.games.hybris.names import (
    city_thing,
    hero_thing,
    olympian_thing,
    space_thing,
    technology_thing,
    upgrade_number,
    upgrade_thing,
)
from agon.games.hybris.player import Player
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.links import connections
from agon.games.hybris.rules.olympus import conversions
from agon.games.hybris.rules.upgrades import leftmost
from agon.games.hybris.schema.words import RESOURCES
from agon.games.hybris.speech import Describer
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Name, Several, say

# ---------------------------------------------------------------- Upgrade tiles, Temples


def tile(g: Hybris, ask: Ask, number: int) -> Option:
    """The Upgrade tile that a piece is taken from, with what the piece and a cleared tile give."""
    p = g.players[ask.seat]
    upgrade = g.box.upgrades[upgrade_number(g.box, p, number)]
    item = leftmost(g, p, number)
    left = len(upgrade.items) - p.cleared[number] - 1
    message = say(
        "hybris-option-tile",
        upgrade=Name(upgrade_thing(g.box, upgrade.index)),
        item=Name(hero_thing(g.box, upgrade.hero)) if item == ITEM_HERO else item_name(item),
        gives=spark_bonus(g, p) if item == ITEM_SPARK else "",
        left=left,
        reward=CLAUSES.effects(g.box, upgrade.reward) if not left and upgrade.reward else "",
    )
    things = (upgrade_thing(g.box, upgrade.index),)
    return Option(f"tile/{upgrade.id}", message, things, ("HYB-UPG-01", "HYB-UPG-02", "HYB-UPG-07"))


def spark_bonus(g: Hybris, p: Player) -> Arg:
    """What the next Spark gives.  HYB-UPG-04"""
    track = g.box.olympians[p.olympian].spark_track
    bonus = track[p.sparks] if p.sparks < len(track) else []
    return CLAUSES.effects(g.box, bonus) if bonus else ""


def city(g: Hybris, ask: Ask, number: int) -> Option:
    """A City: for a Temple, to lose one, or to perform Influence in."""
    board = g.box.cities[number]
    thing = city_thing(g.box, number)
    message = say(
        "hybris-option-city",
        city=Name(thing),
        facts=city_facts(g, number),
        affinity=type_name(board.affinity),
        tiles=len([space for space in board.spaces if g.spaces.owners[space] == ask.seat]),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


# ---------------------------------------------------------------- Technologies


def technology(g: Hybris, ask: Ask, number: int) -> Option:
    """A Technology, with its power, its rewards and, until it is crafted, what that costs: now or later."""
    found = g.box.technologies[number]
    thing = technology_thing(g.box, number)
    priced = ask.kind in (q.CONCEIVE_TILE, q.CRAFT_TILE, q.TAKE_TILE)
    message = say(
        "hybris-option-technology",
        technology=Name(thing),
        type=type_name(found.type),
        power=power_line(g.box, found.power),
        rewards=printed_rewards(g, number),
        deployed=1 if ask.kind is w.DEPLOY_TILE else 0,
        cost=printed_cost(g, number) if priced else "",
        paid=1 if is_paid(ask) else 0,
        less=workshop_discount(g, number) if ask.kind is q.CRAFT_TILE else 0,
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def is_paid(ask: Ask) -> bool:
    """Whether a tile is paid for now; a first tile, which cannot be declined, is free."""
    return ask.kind is q.CRAFT_TILE or (ask.kind is q.TAKE_TILE and q.STOP << 16 in ask.options)


def workshop_discount(g: Hybris, tile: int) -> int:
    """What a tile costs less on its space of the Workshop.  HYB-FORGE-05"""
    return g.box.workshop_discounts[g.workshop.tiles.index(tile)] if tile in g.workshop.tiles else 0


def space(g: Hybris, ask: Ask, number: int) -> Option:
    """A Technology space; for a deployment, with the tiles that the new one would be connected to."""
    thing = space_thing(g.box, number)
    tile = g.turn.tile
    joined: list[Arg] = []
    if tile != NONE and tile in g.players[ask.seat].storage:
        trial = g.copy()
        trial.spaces.put(number, tile, ask.seat)
        for joint in connections(trial, number):
            joined.append(Name(technology_thing(g.box, trial.spaces.tiles[joint.space])))
    message = say(
        "hybris-option-space",
        space=Name(thing),
        city=Name(city_thing(g.box, g.box.spaces[number].city)),
        connected=len(joined),
        tiles=Several(tuple(joined)),
    )
    return Option(thing, message, (thing,), ("HYB-DEPLOY-01", "HYB-DEPLOY-20", "HYB-DEPLOY-23"))


def price(g: Hybris, ask: Ask, number: int) -> Option:
    """A way to pay for a tile: Followers and Aegis."""
    followers, aegis = number >> 8, number & 0xFF
    amounts = [(resource, amount) for resource, amount in ((AEGIS, aegis), (FOLLOWERS, followers)) if amount]
    message = say("hybris-option-price", amounts=amounts_clause(amounts), total=followers + aegis)
    return Option(f"pay/{followers}-followers-{aegis}-aegis", message, (), ("HYB-FORGE-04", "HYB-FORGE-05"))


# ---------------------------------------------------------------- tables and tracks


def row(g: Hybris, ask: Ask, number: int) -> Option:
    """A row of the conversion table."""
    conversion = conversions(g)[number]
    message = say(
        "hybris-option-convert",
        effects=CLAUSES.effects(g.box, conversion.gives),
        cost=amounts_clause(conversion.cost),
    )
    return Option("convert/" + conversion.id, message, ("conversion/" + conversion.id,), ask.kind.rules)


def resource(g: Hybris, ask: Ask, number: int) -> Option:
    """Something to gain: a piece to take first, or what a Temple gives; with the track or the Well it concerns."""
    message = say("hybris-option-resource", amount=amounts_clause([(number, 1)]))
    rules = ("HYB-WORLD-09",) if ask.kind is w.TEMPLE_AT_INFLUENCE else ask.kind.rules
    return Option("gain/" + RESOURCES[number], message, (TOUCHED.get(number, f"seat/{ask.seat}"),), rules)


TOUCHED: Final = {KINDNESS: "track/kindness", PRAYERS: "well"}
"""What lies elsewhere than with the player who gains it."""


def olympian(g: Hybris, ask: Ask, number: int) -> Option:
    """An Olympian to be, with where they stand and how determined they are."""
    found = g.box.olympians[number]
    thing = olympian_thing(g.box, number)
    message = say(
        "hybris-option-olympian",
        olympian=Name(thing),
        aura=found.aura,
        determination=g.box.determination_track[found.determination - 1],
        powers=Several(tuple(Name(power.source) for power in found.powers)),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


BOARDS: Final[dict[int, Describer]] = {
    q.TILE: tile,
    q.CITY: city,
    q.TECHNOLOGY: technology,
    q.SPACE: space,
    q.PRICE: price,
    q.ROW: row,
    q.RESOURCE: resource,
    q.OLYMPIAN_CARD: olympian,
}
