"""The Outskirts out of the part of a pack into the box: an eighth Location, its tokens, Premonitions, MK tiles."""

from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.box.things import Location, Technology
from agon.games.hybris.box.unpack_cards import add_premonition
from agon.games.hybris.box.unpack_world import add_location, add_slot, join_ring, sort_out_slots_of
from agon.games.hybris.cataclysm.box import CataclysmBox, MkTile
from agon.games.hybris.cataclysm.schema.tables import OUTSKIRTS
from agon.games.hybris.schema.tables import PREMONITIONS
from agon.games.hybris.schema.words import ALL_ACTIONS
from agon.kernel.packs import Pack

EXPLORE: Final = ALL_ACTIONS.index("explore")
DEFEND: Final = ALL_ACTIONS.index("defend")


def lay_board(box: Box, part: Pack) -> None:
    """The Location with its open slot, between two boards of the ring.  CAT-SETUP-01, CAT-OUT-02, CAT-OUT-03

    Before anything is read that names it.
    """
    entry = part.entry(OUTSKIRTS, "location")
    known = box.grammar.ids["location"]
    box.grammar.ids["location"] = [*[id for id in known if id != entry["id"]], entry["id"]]
    location = add_location(box, entry, [ALL_ACTIONS.index(action) for action in entry["actions"]], [])
    assert box.grammar.ids["location"][location.index] == location.id
    slot = part.entry(OUTSKIRTS, "slot")
    add_slot(box, slot["id"], location.index, NONE, slot["name"]).open = True
    sort_out_slots_of(box, location)
    ids = box.grammar.ids["location"]
    box.ring.insert(max([box.ring.index(ids.index(beside)) for beside in entry["between"]]), location.index)
    join_ring(box)
    add_token(box, location)


def add_token(box: Box, location: Location) -> None:
    """A Location token more for each player.  CAT-SETUP-17"""
    token = len(box.location_tokens)
    box.location_tokens.append(location.index)
    location.tokens.append(token)
    box.hero_tokens.append((location.index, token))
    box.hero_tokens.sort()
    box.prophet_tokens = [leads for leads in box.hero_tokens if box.locations[leads[0]].prophets]


def lay_cards(box: Box, part: Pack, kit: CataclysmBox) -> None:
    """Premonitions of the Outskirts behind the others; MK tiles as Technologies.  CAT-SETUP-10, CAT-RND-08"""
    for entry in part.entries(PREMONITIONS, "premonition"):
        add_premonition(box, entry)
    for tile in kit.tiles:
        add_technology(box, tile)


def add_technology(box: Box, tile: MkTile) -> None:
    """A tile without a type and without a power, which costs nothing and is never deployed."""
    thing = "mk_tile/" + tile.id
    technology = Technology(len(box.technologies), tile.id, NONE, Power(NONE, thing, "immediate"))
    technology.thing = thing
    tile.technology = technology.index
    box.technologies.append(technology)
