"""What the rules need of the part of a pack against Chronos beyond the shape of its entries."""

from typing import Final

from agon.games.hybris.chronos.house import PRESETS
from agon.games.hybris.chronos.schema.tables import AVATARS, CARDS, CONCEPTS, LEVELS, SHAPE, SINGULAR, TILES
from agon.games.hybris.chronos.schema.words import WORDS
from agon.games.hybris.schema.parts import part_faults
from agon.games.hybris.schema.vocabulary import VERBS
from agon.games.hybris.schema.words import LETTERS
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Fault, Spot, bounds
from agon.kernel.schema import entry_spot as at

MODULE: Final = "chronos"
CHAINED: Final = 4
CARDS_EACH: Final = 8
TILES_EACH: Final = 4
TIERS: Final = (1, 2)
DESOLATIONS: Final = ["chronos", "shackle", "move_avatar", "seal", "intensity", "break_chain"]
"""What a Desolation can be; points, Grandeur and a resource are all gains of Chronos's.  CHR-DESO-02 to -08"""


def check(part: Pack, base: Pack) -> None:
    """Raise `PackError`, one line a fault, unless Chronos can be played against with this part beside that base."""
    part.refuse(part_faults(SHAPE, WORDS, part, base))
    faults = concept_faults(part) + card_faults(part) + desolation_faults(part)
    part.refuse(faults + avatar_faults(part) + tile_faults(part) + level_faults(part))


def chained(part: Pack) -> list[Entry]:
    return [concept for concept in part.entries(CONCEPTS, "concept") if concept["kind"] == "chained"]


def concept_faults(part: Pack) -> list[Fault]:
    """Six numbers; four with chain, Avatar and resource, two with none of them.  CHR-GEN-03, CHR-GEN-04"""
    faults = []
    concepts = part.entries(CONCEPTS, "concept")
    if [concept["number"] for concept in concepts] != list(range(1, len(concepts) + 1)):
        faults.append(Spot(CONCEPTS, "concept", "number").fault("fault-this-order", known=bounds(1, 6)))
    if len(chained(part)) != CHAINED:
        faults.append(
            Spot(CONCEPTS, "concept", "kind").fault("hybris-fault-chained", wanted=CHAINED, found=len(chained(part)))
        )
    for id in SINGULAR:
        if not any(concept["id"] == id for concept in concepts):
            faults.append(Spot(CONCEPTS, "concept", "id").fault("hybris-fault-concept", concept=id))
    for concept in concepts:
        for field in ("avatar", "resource", "chain"):
            if (field in concept) != (concept["kind"] == "chained"):
                faults.append(at(CONCEPTS, "concept", concept, field).fault("hybris-fault-chained-only"))
        seen: list[str] = []
        for number, link in enumerate(concept.get("chain", [])):
            if link.get("plus", False) and link["what"] not in seen:
                spot = at(CONCEPTS, "concept", concept, "chain").item(number)
                faults.append(spot.key("plus").fault("hybris-fault-adds-to-nothing"))
            seen.append(link["what"])
    return faults


def card_faults(part: Pack) -> list[Fault]:
    """Eight cards for each chained Concept, half of each tier.  CHR-P2-01"""
    faults = []
    cards = part.entries(CARDS, "concept_card")
    for concept in chained(part):
        for tier in TIERS:
            found = len([card for card in cards if card["concept"] == concept["id"] and card["tier"] == tier])
            if found != CARDS_EACH // len(TIERS):
                faults.append(
                    Spot(CARDS, "concept_card", f'concept = "{concept["id"]}"').fault(
                        "hybris-fault-tier-cards", wanted=CARDS_EACH // len(TIERS), tier=tier, found=found
                    )
                )
    return faults


def desolation_faults(part: Pack) -> list[Fault]:
    """One of the printed kinds; an Intensity is Kratos's, a chain the card's own.  CHR-DESO-07, CHR-DESO-08"""
    faults = []
    for card in part.entries(CARDS, "concept_card"):
        desolation: Entry = card["desolation"]
        spot = at(CARDS, "concept_card", card, "desolation")
        verb = VERBS.verb_of(desolation, WORDS.dialects).name
        if verb not in DESOLATIONS:
            faults.append(spot.fault("hybris-fault-desolation", verb=verb, known=", ".join(DESOLATIONS)))
        if verb == "intensity" and desolation != {"intensity": 1, "of": "kratos"}:
            faults.append(spot.fault("hybris-fault-desolation-intensity"))
        if verb == "break_chain" and desolation["break_chain"] != "own":
            faults.append(spot.fault("hybris-fault-desolation-chain"))
    return faults


def avatar_faults(part: Pack) -> list[Fault]:
    """Numbers 1 to 3, each letter once.  CHR-AVA-08, CHR-P4-13"""
    faults = []
    avatars = part.entries(AVATARS, "avatar")
    if [avatar["number"] for avatar in avatars] != list(range(1, len(avatars) + 1)):
        faults.append(Spot(AVATARS, "avatar", "number").fault("fault-this-order", known=bounds(1, 3)))
    if sorted(avatar["letter"] for avatar in avatars) != sorted(LETTERS):
        faults.append(Spot(AVATARS, "avatar", "letter").fault("hybris-fault-each-once", known=", ".join(LETTERS)))
    return faults


def tile_faults(part: Pack) -> list[Fault]:
    """Four tiles for each Upgrade Concept; each says when it is turned over.  CHR-UPG-01"""
    faults = []
    tiles = part.entries(TILES, "chronos_tile")
    for concept in part.entries(CONCEPTS, "concept"):
        wanted = TILES_EACH if concept["kind"] == "upgrade" else 0
        found = len([tile for tile in tiles if tile["concept"] == concept["id"]])
        if found != wanted:
            faults.append(
                Spot(TILES, "chronos_tile", f'concept = "{concept["id"]}"').fault(
                    "fault-count", wanted=wanted, found=found
                )
            )
    for tile in tiles:
        if ("if" in tile) == ("on" in tile):
            faults.append(at(TILES, "chronos_tile", tile).fault("hybris-fault-if-or-on"))
    return faults


def level_faults(part: Pack) -> list[Fault]:
    """A card for each Age, out of those there are; two markers on two spaces."""
    faults = []
    house = part.entry(LEVELS, "house")
    for level in part.entries(LEVELS, "level"):
        for preset in PRESETS:
            numbers, spot = level[preset], at(LEVELS, "level", level, preset)
            if sum(numbers["tiers"]) != house["cards_used"] or max(numbers["tiers"]) > CARDS_EACH // len(TIERS):
                faults.append(
                    spot.key("tiers").fault(
                        "hybris-fault-level-tiers", cards=house["cards_used"], most=CARDS_EACH // len(TIERS)
                    )
                )
            if numbers["chronos_grandeur"] == numbers["player_grandeur"]:
                faults.append(spot.key("chronos_grandeur").fault("hybris-fault-marker-there"))
            if numbers["pieces"] > house["slots"]:
                faults.append(spot.key("pieces").fault("hybris-fault-places", places=house["slots"]))
    return faults
