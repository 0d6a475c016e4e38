"""What is printed on boards, Cities and tracks."""

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import CONVERT, NONE
from agon.games.hybris.cardtext.cards import conversion_lines
from agon.games.hybris.cardtext.titles import workshop_letters
from agon.games.hybris.cardtext.world import alone, found
from agon.games.hybris.faces.shapes import (
    CityFace,
    ConversionFace,
    LocationFace,
    SlotFace,
    TrackFace,
    WellFace,
    WorkshopFace,
)
from agon.games.hybris.faces.signs import amounts_row, effects_row
from agon.games.hybris.faces.tokens import many, text
from agon.games.hybris.schema.words import ALL_ACTIONS, TYPES


def location_face(box: Box, id: str) -> LocationFace:
    location = box.locations[found([location.id for location in box.locations], id)]
    rows = ["conversion/" + row.id for row in box.conversions] if CONVERT in location.actions else []
    return {
        "kind": "location",
        "actions": [ALL_ACTIONS[action] for action in location.actions],
        "malus": effects_row(box, location.malus),
        "conversions": rows,
    }


def slot_face(box: Box, id: str) -> SlotFace:
    """That of a City generates Prayers."""
    slot = box.slots[found([slot.id for slot in box.slots], id)]
    if slot.city == NONE:
        return {"kind": "slot", "bonus": effects_row(box, slot.bonus)}
    prayers = box.cities[slot.city].slot_prayers
    return {"kind": "slot", "bonus": [many("generated_prayer", prayers)] if prayers else []}


def conversion_face(box: Box, id: str) -> ConversionFace:
    """A row of the table; one that a Scenario or a Variant adds is told on its card."""
    for row in box.conversions:
        if row.id == id:
            return {"kind": "conversion", "cost": amounts_row(row.cost), "gives": effects_row(box, row.gives)}
    return {"kind": "conversion", "cost": [], "gives": [text(conversion_lines(box, id)[0])]}


def city_face(box: Box, id: str) -> CityFace:
    city = box.cities[found([city.id for city in box.cities], id)]
    return {
        "kind": "city",
        "prayers": city.slot_prayers,
        "kindness": city.kindness,
        "followers": city.followers,
        "service": effects_row(box, city.service),
        "affinity": TYPES[city.affinity],
    }


def workshop_face(box: Box, id: str) -> WorkshopFace:
    if not id:
        return {"kind": "workshop", "discount": None}
    return {"kind": "workshop", "discount": box.workshop_discounts[found(workshop_letters(box), id)]}


def well_face(box: Box, id: str) -> WellFace:
    alone(id)
    return {"kind": "well", "follower": box.well_marks[0], "temple": box.well_marks[1]}


def track_face(box: Box, id: str) -> TrackFace:
    """Nothing is printed on that of Grandeur."""
    found(["grandeur", "kindness", "determination"], id)
    return {
        "kind": "track",
        "gives": [effects_row(box, space) for space in box.kindness_track] if id == "kindness" else [],
        "values": box.determination_track.copy() if id == "determination" else [],
    }
