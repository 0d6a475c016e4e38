"""Artemis out of her part of a pack into the box, behind the Olympians of the base game."""

from agon.games.hybris.artemis.schema import WORDS, check
from agon.games.hybris.artemis.schema.checks import MODULE
from agon.games.hybris.artemis.schema.tables import SHAPE
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.things import Olympian
from agon.games.hybris.box.unpack_cards import (
    add_card,
    add_face,
    add_hero,
    add_olympian,
    add_upgrade,
    hero_without_tile,
)
from agon.games.hybris.schema.parts import beside
from agon.games.hybris.schema.tables import CONFLICT, OLYMPIANS, UPGRADES
from agon.kernel.packs import Pack, check_once


def unpack(box: Box, part: Pack) -> None:
    """Artemis into the box, where her rules find her."""
    box.kits[MODULE] = add_artemis(box, part)


def add_artemis(box: Box, part: Pack) -> Olympian:
    """The fifth Olympian; the numbers of everything else stay.  CAT-ART-01, CAT-ART-06"""
    check_once(part, lambda part: check(part, box.pack))
    box.grammar.ids.update(beside(SHAPE, box.pack).ids(part))
    box.grammar.speak(WORDS.dialects)
    [board] = part.entries(OLYMPIANS, "olympian")
    olympian = add_olympian(box, board)
    for entry in part.entries(OLYMPIANS, "hero"):
        olympian.heroes.append(add_hero(box, entry, olympian.index).index)
    for entry in part.entries(UPGRADES, "upgrade"):
        add_upgrade(box, entry, olympian)
    olympian.first_hero = hero_without_tile(box, olympian)
    unpack_deck(box, part, olympian)
    return olympian


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
