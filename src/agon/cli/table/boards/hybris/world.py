"""The Mortal World and the way of a Technology: piles, Workshop, Factory, storage, Cities."""

from typing import Final

from rich.text import Text

from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.hybris.places import tokens_on
from agon.cli.table.boards.sheet import Row
from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import MORTAL_WORLD
from agon.games.hybris.box.things import Technology
from agon.games.hybris.schema.words import TYPES
from agon.games.hybris.view.shapes import CityView, SpaceView, TileView
from agon.kernel.words import Name, say

SPACES: Final = "ABC"  # of the Workshop


def technology_of(box: Box, thing: str) -> Technology:
    """The Technology of a thing such as `technology/beacon_herm`."""
    return next(tile for tile in box.technologies if "technology/" + tile.id == thing)


# ---------------------------------------------------------------- Cities


def city_rows(pen: Pen) -> list[Row]:
    """A line for each City: who stands there, Temples, Technologies; then what is connected."""
    rows = [
        Row(pen.name(city["city"], "name"), city_facts(pen, index)) for index, city in enumerate(pen.table["cities"])
    ]
    connected = connection_facts(pen)
    return [*rows, Row(pen.label("connected"), connected)] if connected else rows


def city_facts(pen: Pen, index: int) -> list[Text]:
    """What is in a City, unless a module says all there is to say."""
    city = pen.table["cities"][index]
    instead = [fact for module in pen.modules for fact in module.instead_of_city(pen, city["city"])]
    return instead or [*slot_facts(pen, index), *temple_facts(pen, city), *space_facts(pen, city)]


def slot_facts(pen: Pen, index: int) -> list[Text]:
    """Who stands in a City, otherwise the Prayers that its slot generates."""
    city = pen.box.cities[index]
    slot = pen.table["locations"][MORTAL_WORLD]["slots"][index]
    tokens = tokens_on(pen, slot["slot"])
    others = [fact for module in pen.modules for fact in module.in_city(pen, "city/" + city.id)]
    figures = [*others, *(pen.figure(figure) for figure in slot["figures"])]
    free = [] if figures else [pen.say(say("hybris-board-city-slot", prayers=city.slot_prayers), "quiet")]
    return [pen.slot([*tokens, *figures, *free])]


def temple_facts(pen: Pen, city: CityView) -> list[Text]:
    return [pen.say(say("hybris-board-temples"), "quiet") + pen.crowd(city["temples"])] if city["temples"] else []


def space_facts(pen: Pen, city: CityView) -> list[Text]:
    """The Technology spaces; how many are empty is said once."""
    facts = [space_fact(pen, space) for space in city["spaces"] if space["technology"] is not None]
    empty = [space["space"].rpartition("_")[2] for space in city["spaces"] if space["technology"] is None]
    if empty:
        facts.append(pen.say(say("hybris-board-free-spaces", count=len(empty), spaces=", ".join(empty)), "quiet"))
    return facts


def space_fact(pen: Pen, space: SpaceView) -> Text:
    """A Technology on its space, with its connectors."""
    assert space["technology"] is not None
    number = space["space"].rpartition("_")[2]
    tile = technology_of(pen.box, space["technology"])
    name = pen.reader.name(space["technology"])
    owned = Text(name) if space["seat"] is None else pen.owned(space["seat"], name)
    return Text(f"{number} ") + owned + Text(f" {pen.connectors(tile.connectors)}", style="quiet")


def connection_facts(pen: Pen) -> list[Text]:
    """The pairs that are connected, and by which Link."""
    facts: list[Text] = []
    for pair in pen.table["connections"]:
        fact = pen.say(say("hybris-board-pair", first=Name(pair["from"]), second=Name(pair["to"])))
        if pair["link"] is not None:
            fact = fact + pen.say(say("hybris-board-by-link", link=Name(pair["link"])), "quiet")
        facts.append(fact)
    return facts


# ---------------------------------------------------------------- the Forge


def forge_facts(pen: Pen) -> list[Text]:
    """The Workshop with its discounts, then the Factory, then what everybody has in storage."""
    return [
        *led_by(pen.label("workshop"), workshop_facts(pen) if any(pen.table["workshop"]) else [pen.nothing()]),
        *led_by(pen.label("factory"), factory_facts(pen) if any(pen.table["factory"]) else [pen.nothing()]),
        *led_by(pen.label("storage"), storage_facts(pen)),
    ]


def led_by(word: Text, facts: list[Text]) -> list[Text]:
    """Facts, the first of which begins with a word for all of them."""
    return [word + Text(" ") + facts[0], *facts[1:]] if facts else []


def workshop_facts(pen: Pen) -> list[Text]:
    facts: list[Text] = []
    for place, tile in enumerate(pen.table["workshop"]):
        discount = pen.box.workshop_discounts[place]
        head = say("hybris-board-workshop-space", space=SPACES[place], discount=discount)
        facts.append(pen.say(head, "quiet") + tile_fact(pen, tile))
    return facts


def factory_facts(pen: Pen) -> list[Text]:
    return [
        Text(f"{place} ", style="quiet") + tile_fact(pen, tile) for place, tile in enumerate(pen.table["factory"], 1)
    ]


def storage_facts(pen: Pen) -> list[Text]:
    """What everybody has in storage."""
    return [
        pen.owned(player["seat"], pen.reader.name(tile))
        for player in pen.table["players"]
        for tile in player["storage"]
    ]


def tile_fact(pen: Pen, tile: TileView | None) -> Text:
    return pen.nothing() if tile is None else pen.owned(tile["seat"], pen.reader.name(tile["technology"]))


def pile_facts(pen: Pen) -> list[Text]:
    """How many Technologies of each type are left."""
    return [
        pen.say(say("hybris-board-pile", type=say(f"hybris-type-{type}"), tiles=len(pen.table["piles"][type])))
        for type in TYPES
    ]
