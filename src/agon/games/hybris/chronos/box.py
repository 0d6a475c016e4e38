"""What the mode against Chronos lays on the table, numbered for the rules and named for the reader."""

from typing import Final

from agon.cards.phrases import Condition, Effect, Phrase
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power, element_counts
from agon.games.hybris.box.things import ConflictCard, Enemy
from agon.games.hybris.box.unpack_cards import add_card
from agon.games.hybris.chronos.house import HOUSE_RULES, PRESETS
from agon.games.hybris.chronos.schema import SHAPE, WORDS, check
from agon.games.hybris.chronos.schema.tables import AVATARS, CARDS, CONCEPTS, LEVELS, SINGULAR, SOLO, TILES
from agon.games.hybris.schema.parts import beside
from agon.games.hybris.schema.vocabulary import EVENTS
from agon.games.hybris.schema.words import CHARACTERS, LETTERS
from agon.kernel.packs import Pack, check_once
from agon.kernel.pens import Sort
from agon.kernel.schema import Entry

PART: Final = "chronos"


class Link:
    """A condition of a chain track: this much of something; `amount` 0 is as many as play.  CHR-CTURN-04"""

    def __init__(self, what: str, amount: int, adds: bool) -> None:
        self.what: str = what
        self.amount: int = amount
        self.adds: bool = adds


class Concept:
    """A Concept; without links it is one of Upgrade.  CHR-GEN-04"""

    def __init__(self, index: int, id: str, number: int) -> None:
        self.index: int = index
        self.id: str = id
        self.number: int = number
        self.avatar: int = NONE
        self.resource: list[tuple[int, int]] = []
        self.boon: list[Effect] = []
        self.links: list[Link] = []

    def asks(self, open_links: int, players: int) -> dict[str, int]:
        """What the conditions revealed so far ask for in all, by kind; Temnein's last one alone.  CHR-CTURN-05"""
        wanted: dict[str, int] = {}
        for link in self.links[:open_links]:
            amount = link.amount or players
            wanted[link.what] = wanted.get(link.what, 0) + amount if link.adds else amount
        return wanted


class ConceptCard:
    """A Concept card; `bar` are the kinds of characters that set it off, as a mask, 0 for no bar.  CHR-ACT-01"""

    def __init__(self, index: int, id: str, concept: int, tier: int) -> None:
        self.index: int = index
        self.id: str = id
        self.concept: int = concept
        self.tier: int = tier
        self.bar: int = 0
        self.main: list[Effect] = []
        self.desolation: list[Effect] = []


class Avatar:
    """An Avatar: its number is also the Prayers for beating it.  CHR-AVA-08"""

    def __init__(self, index: int, id: str, number: int, enemy: Enemy) -> None:
        self.index: int = index
        self.id: str = id
        self.number: int = number
        self.enemy: Enemy = enemy
        self.letter: int = NONE
        self.income: list[tuple[int, int]] = []
        self.main: list[Effect] = []
        self.cities: list[int] = []


class ChronosTile:
    """An Upgrade tile of Chronos: turned over when its condition holds or its event happens.  CHR-UPG-01"""

    def __init__(self, index: int, id: str, concept: int, modifier: int) -> None:
        self.index: int = index
        self.id: str = id
        self.concept: int = concept
        self.modifier: int = modifier
        self.condition: Condition | None = None
        self.event: Phrase | None = None
        self.end_of_age: list[Effect] = []
        self.immediate: list[Effect] = []


class ChronosBox:
    """The components of the mode."""

    def __init__(self) -> None:
        self.concepts: list[Concept] = []
        self.cards: list[ConceptCard] = []
        self.avatars: list[Avatar] = []
        self.avatar_deck: list[int] = []
        """The Avatars' Conflict cards, as numbers of the box."""
        self.tiles: list[ChronosTile] = []
        self.house: Entry = {}
        self.level_ids: list[str] = []
        self.levels: dict[str, dict[str, Entry]] = {preset: {} for preset in PRESETS}
        """The numbers of each level, by preset.  CHR-GEN-08"""
        self.gifts: dict[str, dict[str, list[tuple[int, int]]]] = {preset: {} for preset in PRESETS}
        """What the player begins with.  CHR-HOUSE-01"""
        self.endings: dict[str, str] = {}
        """How a game ends, and the house rule by which it does so, if it is one."""
        self.power_thing: str = ""
        self.power: list[Effect] = []
        """After each Drain.  CHR-P3-07"""
        self.solo_powers: dict[str, list[Power]] = {}
        """What an Olympian has beside the powers of their board."""
        self.ananke: int = NONE
        self.kratos: int = NONE
        self.temnein: int = NONE
        """The Concepts that have rules of their own."""
        self.unseal_price: list[tuple[int, int]] = []
        self.left_out: list[int] = []
        """Premonitions that nobody could complete alone."""


def kit_of(box: Box) -> ChronosBox:
    """What the module has unpacked."""
    kit = box.kits[PART]
    assert isinstance(kit, ChronosBox)
    return kit


def unpack_chronos(box: Box, part: Pack) -> ChronosBox:
    """The module's components; powers and effects are numbered behind those of the base game."""
    check_once(part, lambda part: check(part, box.pack))
    for kind, ids in beside(SHAPE, box.pack).ids(part).items():
        box.grammar.ids.setdefault(kind, ids)
    found = ChronosBox()
    box.names["enemy/chronos"] = {"en": "Chronos", "fr": "Chronos"}
    box.grammar.speak(WORDS.dialects)
    unpack_concepts(box, part, found)
    unpack_cards(box, part, found)
    unpack_avatars(box, part, found)
    unpack_tiles(box, part, found)
    unpack_levels(box, part, found)
    box.sorts.update(sorts_of(box, found))
    return found


def sorts_of(box: Box, found: ChronosBox) -> dict[str, Sort]:
    """What observations count."""
    return {
        "concept": Sort(["concept/" + concept.id for concept in found.concepts]),
        "concept_card": Sort(["concept_card/" + card.id for card in found.cards]),
        "avatar": Sort(["avatar/" + avatar.id for avatar in found.avatars]),
        "avatar_card": Sort([box.card_thing(card) for card in found.avatar_deck]),
        "chronos_tile": Sort(["chronos_tile/" + tile.id for tile in found.tiles]),
        "house_rule": Sort([rule.id for rule in HOUSE_RULES]),
        "slot": Sort(["slot/" + slot.id for slot in box.slots]),
        "space": Sort(["space/" + space.id for space in box.spaces]),
    }


def unpack_concepts(box: Box, part: Pack, found: ChronosBox) -> None:
    grammar = box.grammar
    for index, entry in enumerate(part.entries(CONCEPTS, "concept")):
        concept = Concept(index, entry["id"], entry["number"])
        concept.boon = grammar.effects(entry["boon"])
        if entry["kind"] == "chained":
            concept.avatar = grammar.ids["avatar"].index(entry["avatar"])
            concept.resource = grammar.amounts(entry["resource"])
            for link in entry["chain"]:
                amount = 0 if link["amount"] == "players" else link["amount"]
                concept.links.append(Link(link["what"], amount, link.get("plus", False)))
        found.concepts.append(concept)
        for kind in ("name", "gets", "risks"):
            thing = "concept" if kind == "name" else f"concept_{kind}"
            box.names[f"{thing}/{concept.id}"] = entry[kind]
        for number in range(1, len(concept.links) + 1):  # what reports call its conditions
            called = {language: f"{name} {number}" for language, name in entry["name"].items()}
            box.names[f"chain_link/{concept.id}_{number}"] = called
    ids = [concept.id for concept in found.concepts]
    found.ananke, found.kratos, found.temnein = [ids.index(id) for id in SINGULAR]


def unpack_cards(box: Box, part: Pack, found: ChronosBox) -> None:
    grammar = box.grammar
    for index, entry in enumerate(part.entries(CARDS, "concept_card")):
        card = ConceptCard(index, entry["id"], grammar.ids["concept"].index(entry["concept"]), entry["tier"])
        card.bar = sum([1 << CHARACTERS.index(kind) for kind in entry.get("bar", [])])
        card.main = grammar.effects(entry["main"])
        card.desolation = grammar.effects([entry["desolation"]])
        found.cards.append(card)
        box.names["concept_card/" + card.id] = entry["name"]


def unpack_avatars(box: Box, part: Pack, found: ChronosBox) -> None:
    grammar = box.grammar
    for index, entry in enumerate(part.entries(AVATARS, "avatar")):
        enemy = Enemy(entry["base"], entry["cards"], element_counts(entry["elements"]))
        avatar = Avatar(index, entry["id"], entry["number"], enemy)
        avatar.letter = LETTERS.index(entry["letter"])
        avatar.income = grammar.amounts(entry["income"])
        avatar.main = grammar.effects(entry["main"])
        avatar.cities = [grammar.ids["city"].index(city) for city in entry["cities"]]
        found.avatars.append(avatar)
        box.names["avatar/" + avatar.id] = entry["name"]
    for entry in part.entries(AVATARS, "avatar_card"):
        face = ConflictCard(len(box.faces), entry["id"], "avatar", NONE)
        face.thing = "avatar_card/" + face.id
        face.type = NONE
        face.strength = entry["strength"]
        face.elements = element_counts(entry["elements"])
        face.element_mask = sum([1 << element for element, shown in enumerate(face.elements) if shown])
        face.effects = grammar.effects(entry.get("effects", []))
        box.faces.append(face)
        found.avatar_deck.append(add_card(box, face, NONE, "avatar-" + face.id))
        box.names[face.thing] = entry["name"]


def unpack_tiles(box: Box, part: Pack, found: ChronosBox) -> None:
    grammar = box.grammar
    for index, entry in enumerate(part.entries(TILES, "chronos_tile")):
        tile = ChronosTile(index, entry["id"], grammar.ids["concept"].index(entry["concept"]), entry["modifier"])
        if "if" in entry:
            tile.condition = grammar.condition(entry["if"])
        else:
            verb = EVENTS.verb_of(entry["on"], box.grammar.dialects)
            tile.event = Phrase(verb.name)
            grammar.fill(tile.event, verb.table, entry["on"])
        tile.end_of_age = grammar.effects(entry["end_of_age"])
        tile.immediate = grammar.effects(entry["immediate"])
        found.tiles.append(tile)
        box.names["chronos_tile/" + tile.id] = entry["name"]


def unpack_levels(box: Box, part: Pack, found: ChronosBox) -> None:
    grammar = box.grammar
    found.house = part.entry(LEVELS, "house")
    found.unseal_price = grammar.amounts(found.house["unseal_price"])
    found.left_out = [grammar.ids["premonition"].index(id) for id in found.house["left_out"]]
    for entry in part.entries(LEVELS, "level"):
        found.level_ids.append(entry["id"])
        for preset in PRESETS:
            found.levels[preset][entry["id"]] = entry[preset]
            found.gifts[preset][entry["id"]] = grammar.amounts(entry[preset]["gifts"])
        box.names["level/" + entry["id"]] = entry["name"]
    power = part.entry(LEVELS, "chronos_power")
    found.power_thing = "chronos_power/" + power["id"]
    found.power = grammar.effects(power["effects"])
    box.names[found.power_thing] = power["name"]
    for entry in part.entries(LEVELS, "ending"):
        found.endings[entry["id"]] = entry.get("rule", "")
        box.names["ending/" + entry["id"]] = entry["name"]
        box.names["ending_text/" + entry["id"]] = entry["text"]
    for entry in part.entries(SOLO, "solo_power"):
        thing = "solo_power/" + entry["id"]
        found.solo_powers.setdefault(entry["olympian"], []).append(grammar.power(thing, entry))
        box.names[thing] = entry["name"]
