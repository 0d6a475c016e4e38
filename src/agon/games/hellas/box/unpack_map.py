"""Supplies, map, gods and heroes out of the pack into the box."""

from agon.games.hellas.box.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import Border, God, Hero, Land, Region, Seating, SeaTrail
from agon.games.hellas.schema.tables import GODS, HEROES, MAP, SUPPLIES
from agon.games.hellas.schema.words import ATTRIBUTES, COLOURS


def unpack_map(box: Box) -> None:
    unpack_supplies(box)
    unpack_lands(box)
    unpack_regions(box)
    unpack_borders(box)
    unpack_gods(box)
    unpack_heroes(box)


def unpack_supplies(box: Box) -> None:
    pieces, limits = box.pack.entry(SUPPLIES, "pieces"), box.pack.entry(SUPPLIES, "limits")
    setup, victory = box.pack.entry(SUPPLIES, "setup"), box.pack.entry(SUPPLIES, "victory")
    supplies = box.supplies
    supplies.hoplites = pieces["hoplites"]
    supplies.priests = pieces["priests"]
    supplies.control_tokens = pieces["control_tokens"]
    supplies.used_action_tokens = pieces["used_action_tokens"]
    supplies.hand = limits["hand"]
    supplies.attribute_least = limits["attribute_least"]
    supplies.attribute_most = limits["attribute_most"]
    supplies.injuries = limits["injuries"]
    supplies.quest_slots = limits["quest_slots"]
    supplies.starting_events = setup["events"]
    supplies.starting_cards = setup["combat_cards"]
    supplies.starting_hoplites = setup["hoplites"]
    supplies.starting_control = setup["control_up_to"]
    supplies.starting_level = setup["monument_level"]
    supplies.temples_to_win = victory["temples"]
    supplies.monsters_to_win = victory["monsters"]
    supplies.countdown = victory["countdown"]
    for entry in box.pack.entries(SUPPLIES, "table"):
        seating = Seating(entry["players"])
        seating.temples = entry["temples"]
        seating.warlord_lands = entry["warlord_lands"]
        seating.warlord_without = [box.grammar.number("land", land) for land in entry["warlord_without"]]
        seating.king_of_kings = entry["king_of_kings"]
        seating.repeat_action = entry["repeat_action"]
        box.seatings.append(seating)


def unpack_lands(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(MAP, "land")):
        box.lands.append(Land(index, entry["id"]))
        box.names["land/" + entry["id"]] = entry["name"]


def unpack_regions(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(MAP, "region")):
        region = Region(index, entry["id"], box.grammar.number("land", entry["land"]))
        region.number = entry["number"]
        region.population = entry["population"]
        region.city = "city" in entry
        region.sparta = entry.get("city") == "sparta"
        region.shrine = entry.get("shrine", False)
        region.oracle = entry.get("oracle", False)
        if region.oracle:
            box.oracle = index
        if "arrow" in entry:
            region.arrow = box.grammar.number("region", entry["arrow"])
        box.regions.append(region)
        box.names["region/" + region.id] = entry["name"]
    box.region_order = [region.index for region in sorted(box.regions, key=place_in_order)]
    box.cities = [number for number in box.region_order if box.regions[number].city]
    for number in box.region_order:
        box.lands[box.regions[number].land].regions.append(number)


def place_in_order(region: Region) -> int:
    return region.number


def unpack_borders(box: Box) -> None:
    """Neighbours by land and by sea, from both sides.  LOH-MMAP-04"""
    for entry in box.pack.entries(MAP, "region"):
        region = box.regions[box.grammar.number("region", entry["id"])]
        for other in entry["neighbours"]:
            region.borders.append(Border(box.grammar.number("region", other), NONE))
    for index, entry in enumerate(box.pack.entries(MAP, "sea_trail")):
        a, b = [box.grammar.number("region", end) for end in entry["between"]]
        box.trails.append(SeaTrail(index, entry["id"], a, b))
        box.regions[a].borders.append(Border(b, index))
        box.regions[b].borders.append(Border(a, index))
        box.names["trail/" + entry["id"]] = entry["name"]
    for region in box.regions:
        region.borders.sort(key=lambda border: box.regions[border.region].number)
        region.near = [border.region for border in region.borders]


def unpack_gods(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(GODS, "god")):
        god = God(index, entry["id"])
        god.attribute = ATTRIBUTES.index(entry["attribute"])
        god.region = box.grammar.number("region", entry["region"])
        god.levels = entry["levels"]
        god.priest_spots = entry["priest_spots"]
        god.artifact = box.grammar.number("artifact", entry["artifact"])
        god.powers = [box.grammar.effects(effects) for effects in entry["powers"]]
        box.regions[god.region].god = index
        box.gods.append(god)
        box.names["god/" + god.id] = entry["name"]


def unpack_heroes(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(HEROES, "hero")):
        hero = Hero(index, entry["id"])
        thing = "hero/" + hero.id
        hero.colour = COLOURS.index(entry["colour"])
        hero.bonus = box.grammar.effects(entry["bonus"])
        hero.powers = [box.grammar.power(thing, power) for power in entry["powers"]]
        hero.solo = entry["solo"]
        box.heroes.append(hero)
        box.names[thing] = entry["name"]
