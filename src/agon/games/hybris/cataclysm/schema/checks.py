"""What the rules need of Cataclysm's part of a pack beyond the shape of its entries."""

from typing import Final

from agon.games.hybris.cataclysm.schema.tables import CHAOS, EXPLORATION, HANGAR, OUTSKIRTS, SHAPE
from agon.games.hybris.cataclysm.schema.words import WORDS
from agon.games.hybris.schema.checks import at
from agon.games.hybris.schema.parts import part_faults, refuse_part
from agon.games.hybris.schema.tables import CITIES, OLYMPIANS
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Spot

MODULE: Final = "cataclysm"
CHAOS_CARDS: Final = 30
PARTS: Final = ["head", "core", "arm", "legs"]
BESIDE: Final = ["artemis"]
"""Olympians of modules, whose MK may be there."""


def check(part: Pack, base: Pack) -> None:
    """Raise `PackError`, one line a fault, unless Cataclysm can be played with this part beside that base."""
    refuse_part(MODULE, part_faults(SHAPE, WORDS, part, base))
    faults = track_faults(part) + repelled_faults(part) + deck_faults(part) + city_faults(part, base)
    refuse_part(MODULE, faults + adventure_faults(part) + hangar_faults(part, base) + task_faults(part))


def track_faults(part: Pack) -> list[str]:
    """The first echelon is free and gives nothing; Explore draws at least one card.  CAT-TRACK-02, CAT-TRACK-03"""
    faults = []
    for name in ("explore_track", "defend_track"):
        spot = Spot(OUTSKIRTS, name, "").key("echelons")
        echelons: list[Entry] = part.entry(OUTSKIRTS, name)["echelons"]
        for field in ("cost", "reward"):
            if echelons[0][field]:
                faults.append(spot.item(0).key(field).line("the first echelon is free and has no reward"))
        for number in range(1, len(echelons)):
            if not echelons[number]["reward"]:
                faults.append(spot.item(number).key("reward").line("expected a reward"))
            if echelons[number]["bonus"] < echelons[number - 1]["bonus"]:
                faults.append(spot.item(number).key("bonus").line("less than on the echelon before"))
        if name == "explore_track" and not echelons[0]["bonus"]:
            faults.append(spot.item(0).key("bonus").line("expected at least one card"))
    return faults


def repelled_faults(part: Pack) -> list[str]:
    """One row for each Momentum that Chaos can have.  CAT-REPEL-04, CAT-MOM-03"""
    found = [row["momentum"] for row in part.entries(CHAOS, "repelled")]
    top = part.entry(CHAOS, "chaos")["unleashed_at"]
    if found != list(range(top)):
        return [Spot(CHAOS, "repelled", "momentum").line(f"expected a row for each of 0 to {top - 1}, in this order")]
    return []


def deck_faults(part: Pack) -> list[str]:
    """30 Chaos cards in all.  CAT-SETUP-06"""
    copies = sum(card["copies"] for card in part.entries(CHAOS, "chaos_card"))
    if copies != CHAOS_CARDS:
        return [Spot(CHAOS, "chaos_card", "copies").line(f"expected {CHAOS_CARDS} copies in all, found {copies}")]
    return []


def city_faults(part: Pack, base: Pack) -> list[str]:
    """Each City falls once.  CAT-CATA-11"""
    named = [card["city"] for card in part.entries(CHAOS, "cataclysm_card")]
    missing = [city["id"] for city in base.entries(CITIES, "city") if city["id"] not in named]
    return [Spot(CHAOS, "cataclysm_card", "city").line(f'no card names "{city}"') for city in missing]


def adventure_faults(part: Pack) -> list[str]:
    """To engage a Worker comes first, and nowhere else.  CAT-TERM-05"""
    faults = []
    for card in part.entries(EXPLORATION, "adventure"):
        engaging = [number for number, step in enumerate(card["success"]) if "engage" in step]
        if engaging != [0]:
            spot = at(EXPLORATION, "adventure", card, "success")
            faults.append(spot.line("expected { engage = 1 } first, and only there"))
    for card in part.entries(EXPLORATION, "event"):
        if any("engage" in step for step in card["requirement"]):
            spot = at(EXPLORATION, "event", card, "requirement")
            faults.append(spot.line("only an Adventure has a Site to engage a Worker for"))
    return faults


def hangar_faults(part: Pack, base: Pack) -> list[str]:
    """A card, a Power tile and a tile for each place of the Hangar, for every Olympian.  CAT-SETUP-12, -13, -14"""
    faults = []
    places = part.entry(HANGAR, "hangar")["tiles"]
    for olympian in [*(entry["id"] for entry in base.entries(OLYMPIANS, "olympian")), *BESIDE]:
        for kind, wanted in (("mk_card", 1), ("mk_power", 1), ("mk_tile", places)):
            found = [entry for entry in part.entries(HANGAR, kind) if entry["olympian"] == olympian]
            if len(found) != wanted:
                fault = f"expected {wanted} {kind}, found {len(found)}"
                faults.append(Spot(HANGAR, f'MK of "{olympian}"', "").line(fault))
            elif kind == "mk_tile" and sorted(tile["part"] for tile in found) != sorted(PARTS[:places]):
                fault = f"expected one tile for each of {', '.join(PARTS[:places])}"
                faults.append(Spot(HANGAR, f'MK of "{olympian}"', "part").line(fault))
    for power in part.entries(HANGAR, "mk_power"):
        for number, ability in enumerate(power["abilities"]):
            if "energy" not in ability["effects"][0].get("spend", {}):
                spot = at(HANGAR, "mk_power", power, "abilities").item(number).key("effects")
                faults.append(spot.line("an ability begins with the Energy that it costs"))
    return faults


def task_faults(part: Pack) -> list[str]:
    """Only Artemis gains tokens of others.  CAT-TASKGRN-03"""
    return [
        at(HANGAR, "mk_tile", tile, "tasks").item(number).line("only Artemis gains tokens of others")
        for tile in part.entries(HANGAR, "mk_tile")
        for number, task in enumerate(tile["tasks"])
        if task.get("gain") == "rival_token" and tile["olympian"] != "artemis"
    ]
