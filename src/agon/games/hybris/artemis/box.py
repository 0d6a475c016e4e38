"""Artemis out of her part of a pack into the box, behind the Olympians of the base game."""

from agon.games.hybris.artemis.schema import WORDS, check
from agon.games.hybris.artemis.schema.checks import MODULE
from agon.games.hybris.artemis.schema.tables import SHAPE
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.things import Olympian, Upgrade
from agon.games.hybris.box.unpack_cards import add_card, add_face, add_hero
from agon.games.hybris.schema.lexicon import beside
from agon.games.hybris.schema.tables import CONFLICT, OLYMPIANS, UPGRADES
from agon.games.hybris.schema.words import ITEMS
from agon.kernel.packs import Pack


def unpack(box: Box, part: Pack) -> None:
    """Artemis into the box, where her rules find her."""
    box.kits[MODULE] = add_artemis(box, part)


def add_artemis(box: Box, part: Pack) -> Olympian:
    """The fifth Olympian; the numbers of everything else stay.  CAT-ART-01, CAT-ART-06"""
    check(part, box.pack)
    box.grammar.ids.update(beside(SHAPE, box.pack).ids(part))
    box.grammar.speak(WORDS.dialects)
    olympian = unpack_board(box, part)
    unpack_heroes(box, part, olympian)
    unpack_tiles(box, part, olympian)
    unpack_deck(box, part, olympian)
    return olympian


def unpack_board(box: Box, part: Pack) -> Olympian:
    [entry] = part.entries(OLYMPIANS, "olympian")
    olympian = Olympian(len(box.olympians), entry["id"])
    olympian.aura = entry["aura"]
    olympian.determination = entry["determination"]
    olympian.spark_track = [box.grammar.effects(effects) for effects in entry["spark_track"]]
    for power in entry["powers"]:
        thing = "power/" + power["id"]
        olympian.powers.append(box.grammar.power(thing, power))
        box.names[thing] = power["name"]
    box.olympians.append(olympian)
    box.names["olympian/" + olympian.id] = entry["name"]
    box.names["prophets/" + olympian.id] = entry["prophets"]
    for number, words in enumerate(entry["aid"]):
        box.names[f"aid/{olympian.id}/{number + 1}"] = words
    return olympian


def unpack_heroes(box: Box, part: Pack, olympian: Olympian) -> None:
    for entry in part.entries(OLYMPIANS, "hero"):
        olympian.heroes.append(add_hero(box, entry, olympian.index).index)


def unpack_tiles(box: Box, part: Pack, olympian: Olympian) -> None:
    """Six tiles; the Hero whom none of them names starts in the reserve.  HYB-SETUP-17, HYB-SETUP-20"""
    heroes = {box.heroes[hero].id: hero for hero in olympian.heroes}
    for entry in part.entries(UPGRADES, "upgrade"):
        thing = "upgrade/" + entry["id"]
        tile = Upgrade(len(box.upgrades), entry["id"], olympian.index)
        tile.items = [ITEMS.index(item) for item in entry["items"]]
        tile.reward = box.grammar.effects(entry["reward"])
        tile.powers = [box.grammar.power(thing, power) for power in entry["unlocked"]]
        if "hero" in entry:
            tile.hero = heroes[entry["hero"]]
            box.heroes[tile.hero].tile = tile.index
        olympian.tiles.append(tile.index)
        box.upgrades.append(tile)
        box.names[thing] = entry["name"]
    [olympian.first_hero] = [hero for hero in olympian.heroes if box.heroes[hero].tile == NONE]


def unpack_deck(box: Box, part: Pack, olympian: Olympian) -> None:
    """The common faces and her own; the Enhanced one lies apart.  HYB-SETUP-22, HYB-SETUP-23"""
    own = [
        add_face(box, entry, "enhanced" if entry.get("enhanced", False) else "own", olympian.index)
        for entry in part.entries(CONFLICT, "conflict_card")
    ]
    for face in [face for face in box.faces if face.deck == "common"] + own:
        card = add_card(box, face, olympian.index, f"{olympian.id}-{face.id}")
        if face.deck == "enhanced":
            olympian.enhanced = card
        else:
            olympian.deck.append(card)
