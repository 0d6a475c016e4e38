"""What the campaign needs of its part of a pack: all scripts, whole tables, a road for the Persians, a tale."""

from itertools import pairwise
from typing import Final

from agon.games.hellas.persian_invasion.schema.tables import CAMPAIGN, CHRONICLE, FAILURES, SCRIPT_BOOKS, SHAPE
from agon.games.hellas.persian_invasion.schema.words import ACTS, ATTITUDES, ENDINGS, OPENINGS, SCRIPTS, WORDS
from agon.games.hellas.schema.check_map import all_neighbours
from agon.games.hellas.schema.check_words import Said, all_said, argument_faults, one_of_faults, origin_faults
from agon.games.hellas.schema.parts import beside
from agon.games.hellas.schema.tables import GODS, MAP, MONSTERS, QUESTS
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Fault, Spot
from agon.kernel.schema import entry_spot as at

ONE_OF: Final = {("verb", "attitude"): ("lands", "where"), ("verb", "destroy"): ("of", "which")}
"""Words with two arguments, of which exactly one must be there."""


def check(part: Pack, base: Pack) -> None:
    """Raise `PackError`, one line per fault, unless the campaign can be played with this part beside that base."""
    part.refuse(beside(SHAPE, base, WORDS).faults(part))
    faults = origin_faults(part, SHAPE)
    for said in all_said(part, SHAPE, WORDS.dialects):
        faults += word_faults(said)
    faults += script_faults(part) + row_faults(part, "monster_row") + row_faults(part, "quest_row")
    faults += solo_faults(part, base) + persian_faults(part, base) + owner_faults(part, base)
    part.refuse(faults + attitude_faults(part) + chronicle_faults(part))


def word_faults(said: Said) -> list[Fault]:
    """Arguments that only go together, and lines that say nothing."""
    faults = argument_faults(said) + one_of_faults(said, ONE_OF)
    if said.word == "invasion" and said.table["invasion"] == 0:
        faults.append(said.spot.key("invasion").fault("hellas-fault-adds-nothing"))
    return faults


def owner_faults(part: Pack, base: Pack) -> list[Fault]:
    """A prayer for each god, a failure for each quest that the campaign uses, and for no other."""
    quests = [quest["id"] for quest in base.entries(QUESTS, "quest") if quest["solo"]]
    gods = [god["id"] for god in base.entries(GODS, "god")]
    return set_faults(part, FAILURES, "failure", quests) + set_faults(part, CAMPAIGN, "prayer", gods)


def set_faults(part: Pack, file: str, kind: str, wanted: list[str]) -> list[Fault]:
    """Exactly the entries with these ids."""
    entries = part.entries(file, kind)
    found = [entry["id"] for entry in entries]
    faults = [Spot(file, kind).fault("hellas-fault-lacking", id=id) for id in wanted if id not in found]
    return faults + [
        at(file, kind, entry).fault("fault-expected-one-of", known=", ".join(wanted))
        for entry in entries
        if entry["id"] not in wanted
    ]


def script_faults(part: Pack) -> list[Fault]:
    """24 scripts an act, each with its number and one line of mobilization.  LOH-SSETUP-15, LOH-SEVT-01"""
    faults = []
    taken: dict[tuple[int, int], str] = {}
    for script in part.entries(SCRIPT_BOOKS, "script"):
        place = (script["act"], script["number"])
        other = taken.setdefault(place, script["id"])
        spot = at(SCRIPT_BOOKS, "script", script)
        if other != script["id"]:
            faults.append(
                spot.key("number").fault("hellas-fault-script-taken", other=other, number=place[1], act=place[0])
            )
        lines = [effect for effect in script["effects"] if "mobilization" in effect]
        if len(lines) != 1:
            faults.append(spot.key("effects").fault("hellas-fault-mobilization", found=len(lines)))
    for act in range(1, ACTS + 1):
        for number in range(1, SCRIPTS + 1):
            if (act, number) not in taken:
                faults.append(
                    Spot(SCRIPT_BOOKS, "script", f"act = {act}").fault("hellas-fault-no-script", number=number)
                )
    return faults


def row_faults(part: Pack, kind: str) -> list[Fault]:
    """Every token stands in one row of the table.  LOH-PRO-06, LOH-PRO-08"""
    faults = []
    rows = part.entries(CAMPAIGN, kind)
    tokens = [token for row in rows for token in range(row["tokens"][0], row["tokens"][1] + 1)]
    for row in rows:
        if row["tokens"][0] > row["tokens"][1]:
            faults.append(at(CAMPAIGN, kind, row, "tokens").fault("hellas-fault-lower-token"))
    for token in range(1, SCRIPTS + 1):
        if tokens.count(token) != 1:
            faults.append(
                Spot(CAMPAIGN, kind, "tokens").fault("hellas-fault-token-row", token=token, found=tokens.count(token))
            )
    return faults


def solo_faults(part: Pack, base: Pack) -> list[Fault]:
    """The campaign calls only monsters and quests that it uses.  LOH-SSETUP-06, LOH-SSETUP-07"""
    faults = []
    out: dict[str, list[str]] = {
        "monster": [entry["id"] for entry in base.entries(MONSTERS, "monster") if not entry["solo"]],
        "quest": [entry["id"] for entry in base.entries(QUESTS, "quest") if not entry["solo"]],
    }
    for kind, missing in out.items():
        for row in part.entries(CAMPAIGN, f"{kind}_row"):
            if row[kind] in missing:
                faults.append(
                    at(CAMPAIGN, f"{kind}_row", row, kind).fault("hellas-fault-not-in-campaign", id=row[kind])
                )
    for script in part.entries(SCRIPT_BOOKS, "script"):
        for number, effect in enumerate(script["effects"]):
            if effect.get("spawn") in out["monster"]:
                spot = at(SCRIPT_BOOKS, "script", script, "effects").item(number).key("spawn")
                faults.append(spot.fault("hellas-fault-not-in-campaign", id=effect["spawn"]))
    return faults


def persian_faults(part: Pack, base: Pack) -> list[Fault]:
    """The route goes from region to region and ends at the oracle; colours differ.  LOH-A1MOB-03, LOH-SARMY-01"""
    faults = []
    route: list[str] = part.entry(CAMPAIGN, "persians")["route"]
    neighbours = all_neighbours(base)
    spot = Spot(CAMPAIGN, "persians", "route")
    for number, (here, there) in enumerate(pairwise(route)):
        if there not in neighbours[here]:
            faults.append(spot.item(number + 1).fault("hellas-fault-no-neighbour-of", there=there, here=here))
    oracle = [region["id"] for region in base.entries(MAP, "region") if region.get("oracle")]
    if route[-1:] != oracle:
        faults.append(spot.fault("hellas-fault-route-end", oracle=oracle[0]))
    rules: Entry = part.entry(CAMPAIGN, "campaign")
    if len({rules["player"], rules["allies"], rules["persians"]}) != 3:
        faults.append(Spot(CAMPAIGN, "campaign").fault("hellas-fault-colours"))
    spies, command = part.entry(CAMPAIGN, "persians")["spies"], part.entry(CAMPAIGN, "tracks")["command"]
    if spies >= command:
        faults.append(Spot(CAMPAIGN, "persians", "spies").fault("hellas-fault-spies", spaces=command))
    return faults


def attitude_faults(part: Pack) -> list[Fault]:
    found = [attitude["id"] for attitude in part.entries(CAMPAIGN, "attitude")]
    if found == ATTITUDES:
        return []
    return [Spot(CAMPAIGN, "attitude").fault("fault-this-order", known=", ".join(ATTITUDES))]


def chronicle_faults(part: Pack) -> list[Fault]:
    """Every beginning and every end has its passage, and nothing else does."""
    faults = set_faults(part, CHRONICLE, "opening", OPENINGS) + set_faults(part, CHRONICLE, "ending", list(ENDINGS))
    for ending in part.entries(CHRONICLE, "ending"):
        told: str = ending["kind"]
        meant = ENDINGS.get(ending["id"], told)
        if told != meant:
            faults.append(
                at(CHRONICLE, "ending", ending, "kind").fault("hellas-fault-ending", wanted=meant, found=told)
            )
    return faults
