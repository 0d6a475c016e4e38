"""What is printed on the map."""

from agon.games.hellas.box import Box
from agon.games.hellas.cardtext.world import found
from agon.games.hellas.faces.shapes import RegionFace


def region_face(box: Box, id: str) -> RegionFace:
    region = box.regions[found([region.id for region in box.regions], id)]
    return {
        "kind": "region",
        "population": region.population,
        "city": region.city,
        "sparta": region.sparta,
        "shrine": region.shrine,
        "oracle": region.oracle,
    }
