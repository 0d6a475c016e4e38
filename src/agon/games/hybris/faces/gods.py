"""What is printed on the boards of Olympians, on their Upgrade tiles and on Heroes."""

from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext.words import hyphened
from agon.games.hybris.cardtext.world import found
from agon.games.hybris.faces.cards import enemy_face
from agon.games.hybris.faces.shapes import HeroFace, OlympianFace, UpgradeFace
from agon.games.hybris.faces.signs import effects_row, powers_row
from agon.games.hybris.schema.words import ITEMS


def olympian_face(box: Box, id: str) -> OlympianFace:
    god = box.olympians[found([god.id for god in box.olympians], id)]
    return {
        "kind": "olympian",
        "powers": [{"power": power.source, "when": hyphened(power.when)} for power in god.powers],
        "sparks": [effects_row(box, step) for step in god.spark_track],
    }


def hero_face(box: Box, id: str) -> HeroFace:
    hero = box.heroes[found([hero.id for hero in box.heroes], id)]
    return {"kind": "hero", "enemy": enemy_face(hero.enemy)}


def upgrade_face(box: Box, id: str) -> UpgradeFace:
    tile = box.upgrades[found([tile.id for tile in box.upgrades], id)]
    return {
        "kind": "upgrade",
        "items": [ITEMS[item] for item in tile.items],
        "reward": effects_row(box, tile.reward),
        "power": powers_row(box, tile.powers),
    }
