"""The kinds of things that an observation of Lords of Hellas counts, in the order of the box."""

from agon.games.hellas.box import Box
from agon.games.hellas.names import (
    HIDDEN,
    artifact_thing,
    blessing_thing,
    event_thing,
    evolution_thing,
    god_thing,
    hero_thing,
    land_thing,
    monster_thing,
    quest_thing,
    region_thing,
    temple_card_thing,
    trail_thing,
)
from agon.games.hellas.offers import most_symbols
from agon.games.hellas.schema.words import COLOURS, REGULAR_ACTIONS, SPECIAL_ACTIONS
from agon.games.hellas.state import Book
from agon.kernel.pens import Sort


class Sorts:
    """Made once for a box with its modules."""

    def __init__(self, box: Box, book: Book) -> None:
        self.regions = Sort([region_thing(box, region) for region in range(len(box.regions))])
        self.lands = Sort([land_thing(box, land) for land in range(len(box.lands))])
        self.trails = Sort([trail_thing(box, trail.index) for trail in box.trails])
        self.gods = Sort([god_thing(box, god) for god in range(len(box.gods))])
        self.heroes = Sort([hero_thing(box, hero) for hero in range(len(box.heroes))])
        self.monsters = Sort([monster_thing(box, monster) for monster in range(len(box.monsters))])
        self.monster_cards = Sort([evolution_thing(box, card) for card in range(len(box.monster_cards))])
        self.cards = Sort(["card/" + face.id for face in box.combat_faces])
        self.attacks = Sort(["attack/" + face.id for face in box.attack_faces])
        self.attacks_seen = Sort([*self.attacks.things, HIDDEN])
        self.blessings = Sort([blessing_thing(box, blessing) for blessing in range(len(box.blessings))])
        self.blessings_seen = Sort([*self.blessings.things, HIDDEN])
        self.artifacts = Sort([artifact_thing(box, artifact) for artifact in range(len(box.artifacts))])
        self.quests = Sort([quest_thing(box, quest) for quest in range(len(box.quests))])
        self.events = Sort([event_thing(box, card) for card in range(len(box.monster_cards) + len(box.quests))])
        self.temple_cards = Sort([temple_card_thing(box, card) for card in range(len(box.temple_cards))])
        self.colours = Sort(["army/" + colour for colour in COLOURS])
        self.regular = Sort(["regular/" + action for action in REGULAR_ACTIONS])
        self.special = Sort(["special/" + action for action in SPECIAL_ACTIONS])
        self.sources = Sort(list(dict.fromkeys([power.source for power in box.powers])))
        self.source_of: list[int] = [self.sources.things.index(power.source) for power in box.powers]
        """Of each power, its place among the things that have one."""
        self.symbols = Sort([f"symbol/{place + 1}" for place in range(most_symbols(box))])
        """On a tray and its evolutions, by their place."""
        self.looked = Sort(["neutral_artifact", "blessing", "combat_card"])
        self.steps = Sort(list(book.steps))
        self.step_of: dict[str, int] = {step: number for number, step in enumerate(book.steps)}
        self.combat_face = box.combat_face
        self.attack_face = box.attack_face
