"""Names of what lies on every table and no pack names: actions, attributes, armies, ways to win, tracks."""

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
    "special/pass": {"en": "Pass", "fr": "Passer"},
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
    "track/mobilization": {"en": "Mobilization track", "fr": "Piste de Mobilisation"},
    "track/invasion": {"en": "Invasion track", "fr": "Piste d’Invasion"},
    "track/command": {"en": "Command track", "fr": "Piste de Stratégie"},
    "track/victory": {"en": "Victory counter", "fr": "Marqueur de Victoire"},
}
"""What there is one of."""

PAGES: Final = ("text", "otherwise")
"""Names that are the words of a passage of the tale, and no thing of their own."""


def names(box: Box) -> dict[str, Called]:
    """Everything on the table that has a name: what the pack names, and what every table has."""
    return {**box.names, **BOARD}
