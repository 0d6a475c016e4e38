"""The numbers that the rules write by name: the places of words in the lists of `schema.words`."""

from typing import Final

NONE: Final = -1
ANY: Final = -2
"""The left half of an Enhanced card, which completes any image."""

# Locations.
OLYMPUS: Final = 0
COLISEUM: Final = 1
UNDERWORLD: Final = 2
FATES: Final = 3
ORACLE: Final = 4
FORGE: Final = 5
MORTAL_WORLD: Final = 6
LOCATIONS: Final = 7
"""Those of the base game; a box may have more (`box.locations`)."""

# Places are Locations by their number, and single Cities from here on, so that there is room for further Locations.
CITY_PLACES: Final = 16

# Edges of a Technology space; `1 << edge` in a mask of connectors.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Types of Technologies.
ARCHITECTURE: Final = 0
CULTURE: Final = 1
MILITARY: Final = 2
SCIENCE: Final = 3
SOCIAL: Final = 4

# Elements; `1 << element` in a mask.
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
ELEMENTS: Final = 4

# Types of Conflict cards.
WEAPON: Final = 0
MANOEUVRE: Final = 1
MIRACLE: Final = 2

# Pieces on Upgrade tiles.
ITEM_SPARK: Final = 0
ITEM_TEMPLE: Final = 1
ITEM_PROPHET: Final = 2
ITEM_HERO: Final = 3

# Kinds of characters.
OLYMPIAN: Final = 0
HERO: Final = 1
PROPHET: Final = 2
ALLY: Final = 3

# Actions.
CONVERT: Final = 0
CONCEIVE: Final = 1
CRAFT: Final = 2
PRODUCE: Final = 3
PERCEIVE: Final = 4
OMEN: Final = 5
ACHIEVE: Final = 6
TRAIN: Final = 7
FIGHT: Final = 8
RESURRECT: Final = 9
DRAIN: Final = 10
INFLUENCE: Final = 11
DEPLOY: Final = 12

# Resources.
VP: Final = 0
AEGIS: Final = 1
FOLLOWERS: Final = 2
PRAYERS: Final = 3
GRANDEUR: Final = 4
KINDNESS: Final = 5
DETERMINATION: Final = 6
CONFLICT_CARDS: Final = 7
COLISEUM_CARDS: Final = 8
PREMONITIONS: Final = 9
BONUS_LOCATIONS: Final = 10
GENERATED_PRAYERS: Final = 11
ENHANCED_CARD: Final = 12
TEMPLES: Final = 13
SPARKS: Final = 14
PROPHETS: Final = 15
HEROES: Final = 16
CHARACTERS: Final = 17
LAURELS: Final = 18
PIECES: Final = (TEMPLES, SPARKS, PROPHETS, HEROES, CHARACTERS)
