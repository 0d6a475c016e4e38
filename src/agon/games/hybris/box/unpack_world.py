"""Boards, tracks, Cities and Technologies out of the pack into the box."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import AEGIS, CITY_PLACES, FOLLOWERS, MORTAL_WORLD, NONE
from agon.games.hybris.box.things import City, Conversion, Joint, Link, Location, Slot, Space, Technology
from agon.games.hybris.schema.tables import BOARDS, CITIES, TECHNOLOGIES, TRACKS
from agon.games.hybris.schema.words import ACTIONS, EDGES, TYPES
from agon.kernel.schema import Entry

RIGHT: Final = [0, 1, 0, -1]
DOWN: Final = [-1, 0, 1, 0]
OPPOSITE: Final = [2, 3, 0, 1]


def unpack_world(box: Box) -> None:
    unpack_locations(box)
    unpack_tracks(box)
    unpack_cities(box)
    sort_out_slots(box)
    unpack_spaces(box)
    unpack_technologies(box)


def unpack_locations(box: Box) -> None:
    """Seven Locations, all but one of them in the ring.  HYB-SETUP-02"""
    for entry in box.pack.entries(BOARDS, "location"):
        actions = [ACTIONS.index(action) for action in entry["actions"]]
        add_location(box, entry, actions, box.grammar.effects(entry["malus"]))
    box.ring = list(range(MORTAL_WORLD))
    join_ring(box)
    for entry in box.pack.entries(BOARDS, "slot"):
        home = box.grammar.ids["location"].index(entry["location"])
        slot = add_slot(box, entry["id"], home, NONE, entry["name"])
        slot.open = entry["open"]
        slot.bonus = box.grammar.effects(entry["bonus"])


def add_location(box: Box, entry: Entry, actions: list[int], malus: list[Effect]) -> Location:
    """A board behind those that are there; where in the ring it lies is to be said (`box.ring`, `join_ring`)."""
    location = Location(len(box.locations), entry["id"])
    location.actions = actions
    location.prophets = entry["prophets"]
    location.malus = malus
    box.locations.append(location)
    box.names["location/" + location.id] = entry["name"]
    return location


def join_ring(box: Box) -> None:
    """Each board of the ring touches its two neighbours and the middle, which touches them all.  HYB-DUEL-15"""
    ring = box.ring
    for at, index in enumerate(ring):
        box.locations[index].adjacent = sorted([ring[at - 1], ring[(at + 1) % len(ring)], MORTAL_WORLD])
    box.locations[MORTAL_WORLD].adjacent = sorted(ring)


def add_slot(box: Box, id: str, location: int, city: int, name: dict[str, str]) -> Slot:
    slot = Slot(len(box.slots), id, location, city)
    box.slots.append(slot)
    box.locations[location].slots.append(slot.index)
    box.names["slot/" + id] = name
    return slot


def sort_out_slots(box: Box) -> None:
    """What is asked of slots again and again, found once."""
    for location in box.locations:
        sort_out_slots_of(box, location)


def sort_out_slots_of(box: Box, location: Location) -> None:
    for slot in location.slots:
        if not box.slots[slot].open:
            location.closed_slots |= 1 << slot
        if not moves_purse_only(box.slots[slot].bonus):
            location.odd_slots.append(slot)
    if not moves_purse_only(location.malus):
        location.odd_slots.append(NONE)


def moves_purse_only(effects: list[Effect]) -> bool:
    return all(
        effect.verb in ("gain", "lose") and all(resource in (AEGIS, FOLLOWERS) for resource, _ in effect.amounts)
        for effect in effects
    )


def unpack_tracks(box: Box) -> None:
    pack = box.pack
    box.grandeur_spaces = pack.entry(TRACKS, "grandeur")["spaces"]
    box.determination_track = list(pack.entry(TRACKS, "determination")["spaces"])
    box.workshop_discounts = list(pack.entry(TRACKS, "workshop")["discounts"])
    factory = pack.entry(TRACKS, "factory")
    box.factory_spaces = factory["spaces"]
    box.factory_exit = box.grammar.effects(factory["exit"])
    box.storage = pack.entry(TRACKS, "storage")["tiles"]
    box.quest_zones = pack.entry(TRACKS, "quest_zones")["count"]
    box.olympian_tokens = pack.entry(TRACKS, "olympian_tokens")["count"]
    locations = pack.entry(TRACKS, "location_tokens")["locations"]
    box.location_tokens = [box.grammar.ids["location"].index(id) for id in locations]
    for token, location in enumerate(box.location_tokens):
        box.locations[location].tokens.append(token)
        box.hero_tokens.append((location, token))
    box.hero_tokens.sort()
    box.prophet_tokens = [leads for leads in box.hero_tokens if box.locations[leads[0]].prophets]
    for entry in pack.entries(TRACKS, "kindness"):
        box.kindness_track.append(box.grammar.effects(entry["effects"]))
    for entry in pack.entries(TRACKS, "conversion"):
        cost = box.grammar.amounts(entry["cost"])
        box.conversions.append(Conversion(entry["id"], cost, box.grammar.effects(entry["gives"]), 0))


def unpack_cities(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(CITIES, "city")):
        city = City(index, entry["id"])
        city.slot = add_slot(box, city.id, MORTAL_WORLD, index, entry["name"]).index
        city.place = CITY_PLACES + index
        city.slot_prayers = entry["slot_prayers"]
        city.kindness = entry["kindness"]
        city.followers = entry["followers"]
        city.service = box.grammar.effects(entry["service"])
        city.affinity = TYPES.index(entry["affinity"])
        box.cities.append(city)
        box.names["city/" + city.id] = entry["name"]
    well = box.pack.entry(CITIES, "well")
    box.well_marks = list(well["marks"])
    box.names["well"] = well["name"]


def unpack_spaces(box: Box) -> None:
    """Spaces, and where they meet: by touching inside a City, by Links between Cities.  HYB-DEPLOY-23, HYB-DEPLOY-24"""
    entries = box.pack.entries(CITIES, "space")
    for index, entry in enumerate(entries):
        city = box.cities[box.grammar.ids["city"].index(entry["city"])]
        box.spaces.append(Space(index, entry["id"], city.index))
        city.spaces.append(index)
        name: dict[str, str] = box.names["city/" + city.id]
        number = len(city.spaces)
        box.names["space/" + entry["id"]] = {language: f"{words} {number}" for language, words in name.items()}
    for space in range(len(entries)):
        for other in range(len(entries)):
            edge = touching_edge(entries[space], entries[other])
            if edge != NONE:
                box.spaces[space].joints.append(Joint(edge, other, OPPOSITE[edge], NONE))
    ids = box.grammar.ids["space"]
    for index, entry in enumerate(box.pack.entries(CITIES, "link")):
        a, b = ids.index(entry["a"]["space"]), ids.index(entry["b"]["space"])
        a_edge, b_edge = EDGES.index(entry["a"]["edge"]), EDGES.index(entry["b"]["edge"])
        box.links.append(Link(index, entry["id"], a, b))
        box.spaces[a].joints.append(Joint(a_edge, b, b_edge, index))
        box.spaces[b].joints.append(Joint(b_edge, a, a_edge, index))
        box.names["link/" + entry["id"]] = entry["name"]
    for each in box.spaces:
        each.joints.sort()


def touching_edge(space: Entry, other: Entry) -> int:
    """The edge of a space that another space of its City touches; NONE if they do not touch."""
    if space["city"] != other["city"]:
        return NONE
    for edge in range(len(EDGES)):
        if (other["column"], other["row"]) == (space["column"] + RIGHT[edge], space["row"] + DOWN[edge]):
            return edge
    return NONE


def unpack_technologies(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(TECHNOLOGIES, "technology")):
        thing = "technology/" + entry["id"]
        power = box.grammar.power(thing, entry["power"])
        tile = Technology(index, entry["id"], TYPES.index(entry["type"]), power)
        tile.followers = entry["cost"].get("follower", 0)
        tile.aegis = entry["cost"].get("aegis", 0)
        tile.vp = entry["vp"]
        tile.prayers = entry["prayers"]
        tile.connectors = sum([1 << EDGES.index(edge) for edge in entry["connectors"]])
        box.technologies.append(tile)
        box.names[thing] = entry["name"]
    types = range(1 + max([tile.type for tile in box.technologies]))
    box.piles = [[tile.index for tile in box.technologies if tile.type == type] for type in types]
