"""What the rules need of Artemis beyond the shape of her entries."""

from typing import Final

from agon.games.hybris.artemis.schema.tables import SHAPE
from agon.games.hybris.artemis.schema.words import WORDS
from agon.games.hybris.schema.checks import hero_faults, olympian_faults, piece_faults
from agon.games.hybris.schema.parts import part_faults
from agon.games.hybris.schema.tables import CONFLICT, OLYMPIANS
from agon.kernel.packs import Pack
from agon.kernel.schema import Fault, Spot
from agon.kernel.schema import entry_spot as at

MODULE: Final = "artemis"


def check(part: Pack, base: Pack) -> None:
    """Raise `PackError`, one line a fault, unless Artemis can be played with this part beside that base."""
    part.refuse(part_faults(SHAPE, WORDS, part, base))
    faults = olympian_faults(part) + piece_faults(part) + hero_faults(part)
    part.refuse(faults + aura_faults(part, base) + card_faults(part))


def aura_faults(part: Pack, base: Pack) -> list[Fault]:
    """Nobody of the base game has her Aura.  HYB-SETUP-13"""
    taken = {entry["aura"]: entry["id"] for entry in base.entries(OLYMPIANS, "olympian")}
    return [
        at(OLYMPIANS, "olympian", entry, "aura").fault(
            "hybris-fault-aura", other=taken[entry["aura"]], aura=entry["aura"]
        )
        for entry in part.entries(OLYMPIANS, "olympian")
        if entry["aura"] in taken
    ]


def card_faults(part: Pack) -> list[Fault]:
    """All her cards are hers, and one is the Enhanced one.  CAT-ART-06, HYB-SETUP-22"""
    faults = []
    cards = part.entries(CONFLICT, "conflict_card")
    for card in cards:
        if card["deck"] == "common":
            faults.append(at(CONFLICT, "conflict_card", card, "deck").fault("hybris-fault-common-card"))
    enhanced = len([card for card in cards if card.get("enhanced", False)])
    if enhanced != 1:
        faults.append(Spot(CONFLICT, "conflict_card").fault("hybris-fault-enhanced", found=enhanced))
    return faults
