"""What the rules need of a map: borders known on both sides, numbers in a row, arrows that arrive, sites that exist."""

from typing import Final

from agon.games.hellas.schema.tables import GODS, MAP, SITES
from agon.games.hellas.schema.words import ATTRIBUTES
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Fault, Spot
from agon.kernel.schema import entry_spot as at

CITIES: Final = 12
SHRINES: Final = 8
"""As printed; Sparta and the oracle come on top.  LOH-MMAP-03, LOH-MSPEC-12"""


def map_faults(pack: Pack) -> list[Fault]:
    regions = {entry["id"]: entry for entry in pack.entries(MAP, "region")}
    faults = border_faults(regions) + trail_faults(pack, regions)
    if faults:
        return faults
    return (
        whole_faults(pack, regions) + number_faults(regions) + site_faults(pack, regions) + arrow_faults(pack, regions)
    )


def border_faults(regions: dict[str, Entry]) -> list[Fault]:
    """Two regions are neighbours in both directions.  LOH-MMAP-04"""
    faults = []
    for region in regions.values():
        for number, other in enumerate(region["neighbours"]):
            spot = at(MAP, "region", region, "neighbours").item(number)
            if other == region["id"]:
                faults.append(spot.fault("hellas-fault-own-neighbour"))
            elif region["id"] not in regions[other]["neighbours"]:
                faults.append(spot.fault("hellas-fault-not-in-return", other=other, region=region["id"]))
    return faults


def trail_faults(pack: Pack, regions: dict[str, Entry]) -> list[Fault]:
    """A trail joins two regions that are not joined already.  LOH-MMAP-04"""
    faults = []
    joined: dict[tuple[str, ...], str] = {}
    for trail in pack.entries(MAP, "sea_trail"):
        a, b = trail["between"]
        spot = at(MAP, "sea_trail", trail, "between")
        other = joined.setdefault(tuple(sorted((a, b))), trail["id"])
        if other != trail["id"]:
            faults.append(spot.fault("hellas-fault-joined", other=other, first=a, second=b))
        if b in regions[a]["neighbours"]:
            faults.append(spot.fault("hellas-fault-by-land", first=a, second=b))
    return faults


def all_neighbours(pack: Pack) -> dict[str, list[str]]:
    """The neighbours of each region, by land and by sea."""
    found: dict[str, list[str]] = {region["id"]: list(region["neighbours"]) for region in pack.entries(MAP, "region")}
    for trail in pack.entries(MAP, "sea_trail"):
        a, b = trail["between"]
        found[a].append(b)
        found[b].append(a)
    return found


def whole_faults(pack: Pack, regions: dict[str, Entry]) -> list[Fault]:
    """Every region can be reached, every land has one."""
    neighbours = all_neighbours(pack)
    reached = [next(iter(regions))]
    for region in reached:
        reached += [other for other in neighbours[region] if other not in reached]
    faults = [
        at(MAP, "region", region).fault("hellas-fault-unreachable", start=reached[0])
        for region in regions.values()
        if region["id"] not in reached
    ]
    used = [region["land"] for region in regions.values()]
    for land in pack.entries(MAP, "land"):
        if land["id"] not in used:
            faults.append(at(MAP, "land", land).fault("hellas-fault-no-region"))
    return faults


def number_faults(regions: dict[str, Entry]) -> list[Fault]:
    """Numbers run from 1, each for one region.  LOH-SDIE-01, LOH-SBAT-02"""
    faults = []
    taken: dict[int, str] = {}
    for region in regions.values():
        other = taken.setdefault(region["number"], region["id"])
        if other != region["id"]:
            faults.append(
                at(MAP, "region", region, "number").fault("fault-number-taken", other=other, number=region["number"])
            )
    return faults


def site_faults(pack: Pack, regions: dict[str, Entry]) -> list[Fault]:
    """As many cities, shrines and monuments as are printed, each drawn where it is.  LOH-MMAP-03, LOH-MSETUP-02"""
    faults = []
    counted = {
        'city = "city"': (CITIES, [r for r in regions.values() if r.get("city") == "city"]),
        'city = "sparta"': (1, [r for r in regions.values() if r.get("city") == "sparta"]),
        "shrine": (SHRINES, [r for r in regions.values() if r.get("shrine")]),
        "oracle": (1, [r for r in regions.values() if r.get("oracle")]),
    }
    for field, (wanted, found) in counted.items():
        if len(found) != wanted:
            faults.append(Spot(MAP, "region", field).fault("fault-count", wanted=wanted, found=len(found)))
    monuments = monument_regions(pack)
    for region in regions.values():
        if region.get("oracle") and region.get("shrine"):
            faults.append(at(MAP, "region", region, "shrine").fault("hellas-fault-oracle-shrine"))
        there = dict.fromkeys(SITES, False)
        there |= {name: bool(region.get(name)) for name in ("city", "shrine", "oracle")}
        there["monument"] = region["id"] in monuments
        for name in SITES:
            if there[name] != (name in region["sites"]):
                fault = "fault-missing" if there[name] else "hellas-fault-no-site"
                faults.append(at(MAP, "region", region, "sites").key(name).fault(fault))
    return faults + god_faults(pack)


def monument_regions(pack: Pack) -> list[str]:
    return [god["region"] for god in pack.entries(GODS, "god")]


def god_faults(pack: Pack) -> list[Fault]:
    """Each god has an attribute and a region of its own.  LOH-MHERO-05, LOH-MSETUP-02"""
    faults = []
    gods = pack.entries(GODS, "god")
    for field in ("attribute", "region"):
        taken: dict[str, str] = {}
        for god in gods:
            other = taken.setdefault(god[field], god["id"])
            if other != god["id"]:
                faults.append(
                    at(GODS, "god", god, field).fault("hellas-fault-has-already", other=other, value=god[field])
                )
    for attribute in ATTRIBUTES:
        if attribute not in [god["attribute"] for god in gods]:
            faults.append(Spot(GODS, "god", "attribute").fault("hellas-fault-no-god", attribute=attribute))
    return faults


def arrow_faults(pack: Pack, regions: dict[str, Entry]) -> list[Fault]:
    """Arrows go to neighbours and end at a monument, where there is none.  LOH-SDIE-05, LOH-SMONU-01"""
    faults = []
    neighbours = all_neighbours(pack)
    monuments = monument_regions(pack)
    for region in regions.values():
        spot = at(MAP, "region", region, "arrow")
        arrow = region.get("arrow")
        if ("arrow_line" in region) != (arrow is not None):
            faults.append(at(MAP, "region", region, "arrow_line").fault("hellas-fault-with-arrow"))
        if region["id"] in monuments:
            if arrow is not None:
                faults.append(spot.fault("hellas-fault-monument-here"))
        elif arrow is None:
            faults.append(spot.fault("hellas-fault-no-monument-here"))
        elif arrow not in neighbours[region["id"]]:
            faults.append(spot.fault("hellas-fault-no-neighbour", arrow=arrow))
    if not faults:
        for region in regions.values():
            if not arrives(regions, region["id"], monuments):
                faults.append(at(MAP, "region", region, "arrow").fault("hellas-fault-no-monument"))
    return faults


def arrives(regions: dict[str, Entry], start: str, monuments: list[str]) -> bool:
    """Whether the arrows from a region lead to a monument, rather than in a circle."""
    here = start
    for _ in regions:
        if here in monuments:
            return True
        here = regions[here]["arrow"]
    return False
