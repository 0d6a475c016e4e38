"""The box: everything printed, as small numbers for the rules and as names for the reader.

Cards, zones, creatures, objects and reinforcements are numbered in the order of the pack's files. A zone is
`4 * territory + (number - 1)`. A box is made once from a pack and never changed.
"""

from typing import Final

from agon.cards.grammar import Grammar
from agon.cards.phrases import Effect
from agon.games.ephyran.schema import LANGUAGE, NUMBERS, TERRITORIES, check
from agon.kernel.packs import Pack, check_once
from agon.kernel.words import in_language

ZONES: Final = TERRITORIES * NUMBERS
NONE: Final = -1

Names = dict[str, dict[str, str]]


class Reinforcement:
    """What one reinforcement does on its player's turn, and what it cancels on a rival's.  EPH-REINF-01"""

    def __init__(self, id: str, index: int, family: str, effects: list[Effect]) -> None:
        self.id: str = id
        self.index: int = index
        self.family: str = family
        self.effects: list[Effect] = effects
        self.cancels: list[int] = []
        self.countered_by: list[int] = []


class Box:
    """The components of Ephyran, numbered."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Pack = pack
        self.names: Names = {}

        self.territories: list[str] = []
        self.gods: list[str] = []
        self.god_territory: list[int] = []
        self.creatures: list[str] = []
        self.creature_territory: list[int] = []
        self.dionysus_creature: int = 0
        self.first_player_token: str = ""

        self.objects: list[str] = []
        self.object_value: list[int] = []
        self.token_object: list[int] = []
        self.reinforcements: list[Reinforcement] = []

        self.card_ids: list[str] = []
        self.deck_size: int = 0
        self.players_from: list[int] = []
        self.zones_of: list[list[int]] = []
        self.creature_at: list[list[int]] = []
        self.printed_at: list[list[int]] = []
        self.reinforcement_of: list[int] = []

    def card_thing(self, card: int) -> str:
        """The id on the table of a card, such as `card/hippocamp_1_or_graeae`."""
        return "card/" + self.card_ids[card]

    def zone_thing(self, zone: int) -> str:
        """The id on the table of a zone, such as `zone/lagoon/1`."""
        return f"zone/{self.territories[zone // NUMBERS]}/{zone % NUMBERS + 1}"

    def creature_thing(self, creature: int) -> str:
        """The id on the table of a creature, such as `creature/hippocamp`, or `dionysus`."""
        return "dionysus" if creature == self.dionysus_creature else "creature/" + self.creatures[creature]


def open_box(pack: Pack) -> Box:
    """The box a pack describes; `PackError` when it does not describe one."""
    check_once(pack, check)
    box = Box(pack)
    unpack_territories(box)
    unpack_creatures(box)
    unpack_magic(box)
    unpack_reinforcements(box)
    unpack_deck(box)
    unpack_dionysus(box)
    return box


def unpack_territories(box: Box) -> None:
    """Four territories of four zones, in the order displayed, and their gods.  EPH-GOAL-02, EPH-GOAL-03"""
    for entry in box.pack.entries("territories.toml", "territory"):
        id: str = entry["id"]
        box.territories.append(id)
        box.names["territory/" + id] = entry["name"]
        for number in range(1, NUMBERS + 1):
            box.names[f"zone/{id}/{number}"] = numbered(entry["name"], number)
    for entry in box.pack.entries("territories.toml", "god"):
        box.gods.append(entry["id"])
        box.god_territory.append(box.territories.index(entry["doubles"]))
        box.names["god/" + entry["id"]] = entry["name"]
    token = box.pack.entry("territories.toml", "first_player")
    box.first_player_token = token["id"]
    box.names[box.first_player_token] = token["name"]


def unpack_creatures(box: Box) -> None:
    for entry in box.pack.entries("creatures.toml", "creature"):
        box.creatures.append(entry["id"])
        box.creature_territory.append(box.territories.index(entry["territory"]))
        box.names["creature/" + entry["id"]] = entry["name"]
        if "lore" in entry:
            box.names["lore/" + entry["id"]] = entry["lore"]
    box.dionysus_creature = len(box.creatures)


def unpack_magic(box: Box) -> None:
    """Objects and their values; tokens are numbered in the order of the objects.  EPH-TOKEN-09"""
    for index, entry in enumerate(box.pack.entries("magic.toml", "magic")):
        box.objects.append(entry["id"])
        box.object_value.append(entry["value"])
        box.token_object.extend([index] * int(entry["tokens"]))
        box.names["magic/" + entry["id"]] = entry["name"]


def unpack_reinforcements(box: Box) -> None:
    entries = box.pack.entries("reinforcements.toml", "reinforcement")
    grammar = Grammar(LANGUAGE, {})
    for index, entry in enumerate(entries):
        effects = grammar.effects(entry["effects"])
        box.reinforcements.append(Reinforcement(entry["id"], index, entry["family"], effects))
        box.names["reinforcement/" + entry["id"]] = entry["name"]
    index_of = {reinforcement.id: reinforcement.index for reinforcement in box.reinforcements}
    for index, entry in enumerate(entries):
        for id in entry.get("reaction", {}).get("cancels", []):
            box.reinforcements[index].cancels.append(index_of[id])
            box.reinforcements[index_of[id]].countered_by.append(index)


def unpack_deck(box: Box) -> None:
    """Two halves a card: zones, or a zone and a reinforcement.  EPH-CARD-01, EPH-CARD-03"""
    index_of = {reinforcement.id: reinforcement.index for reinforcement in box.reinforcements}
    for entry in box.pack.entries("deck.toml", "card"):
        card = add_card(box, entry["id"], entry["players_from"])
        titles: list[dict[str, str]] = []
        for half in entry["halves"]:
            if "reinforcement" in half:
                id: str = half["reinforcement"]
                box.reinforcement_of[card] = index_of[id]
                titles.append(box.names["reinforcement/" + id])
                continue
            number: int = half["number"]
            zone = NUMBERS * box.territories.index(half["zone"]) + number - 1
            box.zones_of[card].append(zone)
            box.creature_at[card][zone] = box.creatures.index(half["creature"])
            if "magic" in half:
                box.printed_at[card][zone] = box.objects.index(half["magic"])
            titles.append(numbered(box.names["creature/" + half["creature"]], number))
        upper, lower = titles
        box.names[box.card_thing(card)] = {
            lang: f"{in_language(upper, lang)} / {in_language(lower, lang)}" for lang in box.pack.languages
        }
    box.deck_size = len(box.card_ids)


def unpack_dionysus(box: Box) -> None:
    """Dionysus stands for any zone of any territory; his cards come after the deck's.  EPH-DIO-01"""
    entry = box.pack.entry("territories.toml", "dionysus")
    copies: int = entry["copies"]
    box.names["dionysus"] = entry["name"]
    for copy in range(1, copies + 1):
        card = add_card(box, f"dionysus_{copy}", 2)
        box.zones_of[card] = list(range(ZONES))
        box.creature_at[card] = [box.dionysus_creature] * ZONES
        box.names[box.card_thing(card)] = entry["name"]


def add_card(box: Box, id: str, players_from: int) -> int:
    """A new card with nothing on it yet; its number."""
    box.card_ids.append(id)
    box.players_from.append(players_from)
    box.zones_of.append([])
    box.creature_at.append([NONE] * ZONES)
    box.printed_at.append([NONE] * ZONES)
    box.reinforcement_of.append(NONE)
    return len(box.card_ids) - 1


def numbered(name: dict[str, str], number: int) -> dict[str, str]:
    return {language: f"{words} {number}" for language, words in name.items()}
