"""Names of what lies on every table and no pack names: actions, attributes, armies, ways to win."""

from typing import Final

from agon.games.hellas.box import Box

Called = dict[str, str]

BOARD: Final[dict[str, Called]] = {
    "regular/hoplite_movement": {"en": "Hoplite Movement", "fr": "Déplacement des Hoplites"},
    "regular/hero_movement": {"en": "Hero Movement", "fr": "Déplacement du Héros"},
    "regular/prayer": {"en": "Prayer", "fr": "Adoration"},
    "regular/use_artifacts": {"en": "Use Artifacts", "fr": "Utilisation d’Artéfacts"},
    "special/recruit": {"en": "Recruit", "fr": "Recrutement"},
    "special/march": {"en": "March", "fr": "Marche"},
    "special/build_temple": {"en": "Build Temple", "fr": "Construction de Temple"},
    "special/prepare": {"en": "Prepare", "fr": "Préparation"},
    "special/usurp": {"en": "Usurp", "fr": "Usurpation"},
    "special/hunt": {"en": "Hunt", "fr": "Chasse"},
    "special/build_monument": {"en": "Build Monument", "fr": "Construction de Monument"},
    "attribute/leadership": {"en": "Leadership", "fr": "Commandement"},
    "attribute/strength": {"en": "Strength", "fr": "Force"},
    "attribute/speed": {"en": "Speed", "fr": "Vitesse"},
    "army/red": {"en": "Red army", "fr": "Armée rouge"},
    "army/yellow": {"en": "Yellow army", "fr": "Armée jaune"},
    "army/blue": {"en": "Blue army", "fr": "Armée bleue"},
    "army/green": {"en": "Green army", "fr": "Armée verte"},
    "way/warlord": {"en": "Warlord of Hellas", "fr": "Seigneur de la Guerre de Hellas"},
    "way/favored": {"en": "Favored of the Gods", "fr": "Élu des Dieux"},
    "way/slayer": {"en": "Monster Slayer", "fr": "Tueur de Monstres"},
    "way/king": {"en": "King of Kings", "fr": "Roi des Rois"},
}
"""What there is one of."""


def names(box: Box) -> dict[str, Called]:
    """Everything on the table that has a name: what the pack names, what every table has, and what modules add."""
    found = {**box.names, **BOARD}
    for names_of in box.named:
        found.update(names_of(box))
    return found
