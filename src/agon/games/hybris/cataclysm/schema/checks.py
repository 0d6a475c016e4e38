"""What the rules need of Cataclysm's part of a pack beyond the shape of its entries."""

from typing import Final

from agon.games.hybris.cataclysm.schema.tables import CHAOS, EXPLORATION, HANGAR, OUTSKIRTS, SHAPE
from agon.games.hybris.cataclysm.schema.words import WORDS
from agon.games.hybris.schema.parts import part_faults
from agon.games.hybris.schema.tables import CITIES, OLYMPIANS
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Fault, Spot, print_notes
from agon.kernel.schema import entry_spot as at

MODULE: Final = "cataclysm"
CHAOS_CARDS: Final = 30
"""CAT-SETUP-06"""
PARTS: Final = ["head", "core", "arm", "legs"]
BESIDE: Final = ["artemis"]
"""Olympians of modules, whose MK may be there."""


def check(part: Pack, base: Pack) -> None:
    """Raise `PackError`, one line a fault, unless Cataclysm can be played with this part beside that base."""
    part.refuse(part_faults(SHAPE, WORDS, part, base))
    copies = sum(card["copies"] for card in part.entries(CHAOS, "chaos_card"))
    part.notes += print_notes(Spot(CHAOS, "chaos_card", "copies"), CHAOS_CARDS, copies)
    faults = track_faults(part) + repelled_faults(part) + city_faults(part, base)
    part.refuse(faults + adventure_faults(part) + hangar_faults(part, base) + task_faults(part))


def track_faults(part: Pack) -> list[Fault]:
    """The first echelon is free and gives nothing; Explore draws at least one card.  CAT-TRACK-02, CAT-TRACK-03"""
    faults = []
    for name in ("explore_track", "defend_track"):
        spot = Spot(OUTSKIRTS, name, "").key("echelons")
        echelons: list[Entry] = part.entry(OUTSKIRTS, name)["echelons"]
        for field in ("cost", "reward"):
            if echelons[0][field]:
                faults.append(spot.item(0).key(field).fault("hybris-fault-first-echelon"))
        for number in range(1, len(echelons)):
            if not echelons[number]["reward"]:
                faults.append(spot.item(number).key("reward").fault("hybris-fault-reward"))
            if echelons[number]["bonus"] < echelons[number - 1]["bonus"]:
                faults.append(spot.item(number).key("bonus").fault("hybris-fault-echelon-less"))
        if name == "explore_track" and not echelons[0]["bonus"]:
            faults.append(spot.item(0).key("bonus").fault("hybris-fault-one-card"))
    return faults


def repelled_faults(part: Pack) -> list[Fault]:
    """One row for each Momentum that Chaos can have.  CAT-REPEL-04, CAT-MOM-03"""
    found = [row["momentum"] for row in part.entries(CHAOS, "repelled")]
    top = part.entry(CHAOS, "chaos")["unleashed_at"]
    if found != list(range(top)):
        return [Spot(CHAOS, "repelled", "momentum").fault("hybris-fault-momentum-rows", last=top - 1)]
    return []


def city_faults(part: Pack, base: Pack) -> list[Fault]:
    """Each City falls once.  CAT-CATA-11"""
    named = [card["city"] for card in part.entries(CHAOS, "cataclysm_card")]
    missing = [city["id"] for city in base.entries(CITIES, "city") if city["id"] not in named]
    return [Spot(CHAOS, "cataclysm_card", "city").fault("hybris-fault-city-card", city=city) for city in missing]


def adventure_faults(part: Pack) -> list[Fault]:
    """To engage a Worker comes first, and nowhere else.  CAT-TERM-05"""
    faults = []
    for card in part.entries(EXPLORATION, "adventure"):
        engaging = [number for number, step in enumerate(card["success"]) if "engage" in step]
        if engaging != [0]:
            spot = at(EXPLORATION, "adventure", card, "success")
            faults.append(spot.fault("hybris-fault-engage-first"))
    for card in part.entries(EXPLORATION, "event"):
        if any("engage" in step for step in card["requirement"]):
            spot = at(EXPLORATION, "event", card, "requirement")
            faults.append(spot.fault("hybris-fault-no-site"))
    return faults


def hangar_faults(part: Pack, base: Pack) -> list[Fault]:
    """A card, a Power tile and a tile for each place of the Hangar, for every Olympian.  CAT-SETUP-12, -13, -14"""
    faults = []
    places = part.entry(HANGAR, "hangar")["tiles"]
    for olympian in [*(entry["id"] for entry in base.entries(OLYMPIANS, "olympian")), *BESIDE]:
        for kind, wanted in (("mk_card", 1), ("mk_power", 1), ("mk_tile", places)):
            found = [entry for entry in part.entries(HANGAR, kind) if entry["olympian"] == olympian]
            spot = Spot(HANGAR, kind, f'olympian = "{olympian}"')
            if len(found) != wanted:
                faults.append(spot.fault("fault-count", wanted=wanted, found=len(found)))
            elif kind == "mk_tile" and sorted(tile["part"] for tile in found) != sorted(PARTS[:places]):
                faults.append(spot.fault("hybris-fault-mk-parts", parts=", ".join(PARTS[:places])))
    for power in part.entries(HANGAR, "mk_power"):
        for number, ability in enumerate(power["abilities"]):
            if "energy" not in ability["effects"][0].get("spend", {}):
                spot = at(HANGAR, "mk_power", power, "abilities").item(number).key("effects")
                faults.append(spot.fault("hybris-fault-energy-first"))
    return faults


def task_faults(part: Pack) -> list[Fault]:
    """Only Artemis gains tokens of others.  CAT-TASKGRN-03"""
    return [
        at(HANGAR, "mk_tile", tile, "tasks").item(number).fault("hybris-fault-rival-tokens")
        for tile in part.entries(HANGAR, "mk_tile")
        for number, task in enumerate(tile["tasks"])
        if task.get("gain") == "rival_token" and tile["olympian"] != "artemis"
    ]
