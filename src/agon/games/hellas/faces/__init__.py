"""What is printed on the map and on cards, as plain data: what a board draws, where `cardtext` has what it says.

Both come from the same things of the box. `FACES` has one function for each kind of thing that has something on it; a
module adds those of its own things to the rulebook (`Book.add_faces`).
"""

from typing import Final

from agon.games.hellas.faces import cards, map
from agon.games.hellas.state import MakeFace

FACES: Final[dict[str, MakeFace]] = {
    "region": map.region_face,
    "hero": cards.hero_face,
    "monster": cards.monster_face,
    "card": cards.card_face,
    "attack": cards.attack_face,
    "blessing": cards.blessing_face,
    "artifact": cards.artifact_face,
    "quest": cards.quest_face,
}
