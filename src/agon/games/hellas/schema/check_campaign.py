"""What the campaign needs of a pack: every script of both acts, whole tables, a road for the Persians, a tale."""

from itertools import pairwise

from agon.games.hellas.schema.check_map import all_neighbours
from agon.games.hellas.schema.check_words import at
from agon.games.hellas.schema.tables import CAMPAIGN, CHRONICLE, MAP, MONSTERS, QUESTS, SCRIPT_BOOKS
from agon.games.hellas.schema.words import ACTS, ATTITUDES, ENDINGS, OPENINGS, SCRIPTS
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Spot


def campaign_faults(pack: Pack) -> list[str]:
    faults = script_faults(pack) + row_faults(pack, "monster_row") + row_faults(pack, "quest_row")
    faults += solo_faults(pack) + persian_faults(pack)
    return faults + attitude_faults(pack) + chronicle_faults(pack)


def script_faults(pack: Pack) -> list[str]:
    """24 scripts an act, each with its number and one line of mobilization.  LOH-SSETUP-15, LOH-SEVT-01"""
    faults = []
    taken: dict[tuple[int, int], str] = {}
    for script in pack.entries(SCRIPT_BOOKS, "script"):
        place = (script["act"], script["number"])
        other = taken.setdefault(place, script["id"])
        spot = at(SCRIPT_BOOKS, "script", script)
        if other != script["id"]:
            faults.append(spot.key("number").line(f'"{other}" is script {place[1]} of act {place[0]} already'))
        lines = [effect for effect in script["effects"] if "mobilization" in effect]
        if len(lines) != 1:
            faults.append(spot.key("effects").line(f"expected one line of mobilization, found {len(lines)}"))
    for act in range(1, ACTS + 1):
        for number in range(1, SCRIPTS + 1):
            if (act, number) not in taken:
                faults.append(Spot(SCRIPT_BOOKS, f"act {act}", "").line(f"no script {number}"))
    return faults


def row_faults(pack: Pack, kind: str) -> list[str]:
    """Every token stands in one row of the table.  LOH-PRO-06, LOH-PRO-08"""
    faults = []
    rows = pack.entries(CAMPAIGN, kind)
    tokens = [token for row in rows for token in range(row["tokens"][0], row["tokens"][1] + 1)]
    for row in rows:
        if row["tokens"][0] > row["tokens"][1]:
            faults.append(at(CAMPAIGN, kind, row, "tokens").line("expected the lower token first"))
    for token in range(1, SCRIPTS + 1):
        if tokens.count(token) != 1:
            fault = f"expected token {token} in one row, found it in {tokens.count(token)}"
            faults.append(Spot(CAMPAIGN, kind, "tokens").line(fault))
    return faults


def solo_faults(pack: Pack) -> list[str]:
    """The campaign calls only monsters and quests that it uses.  LOH-SSETUP-06, LOH-SSETUP-07"""
    faults = []
    out: dict[str, list[str]] = {
        "monster": [entry["id"] for entry in pack.entries(MONSTERS, "monster") if not entry["solo"]],
        "quest": [entry["id"] for entry in pack.entries(QUESTS, "quest") if not entry["solo"]],
    }
    for kind, missing in out.items():
        for row in pack.entries(CAMPAIGN, f"{kind}_row"):
            if row[kind] in missing:
                fault = f'"{row[kind]}" is not used in the campaign'
                faults.append(at(CAMPAIGN, f"{kind}_row", row, kind).line(fault))
    for script in pack.entries(SCRIPT_BOOKS, "script"):
        for number, effect in enumerate(script["effects"]):
            if effect.get("spawn") in out["monster"]:
                spot = at(SCRIPT_BOOKS, "script", script, "effects").item(number).key("spawn")
                faults.append(spot.line(f'"{effect["spawn"]}" is not used in the campaign'))
    return faults


def persian_faults(pack: Pack) -> list[str]:
    """The route goes from region to region and ends at the oracle; colours differ.  LOH-A1MOB-03, LOH-SARMY-01"""
    faults = []
    route: list[str] = pack.entry(CAMPAIGN, "persians")["route"]
    neighbours = all_neighbours(pack)
    spot = Spot(CAMPAIGN, "persians", "route")
    for number, (here, there) in enumerate(pairwise(route)):
        if there not in neighbours[here]:
            faults.append(spot.item(number + 1).line(f'"{there}" is no neighbour of "{here}"'))
    oracle = [region["id"] for region in pack.entries(MAP, "region") if region.get("oracle")]
    if route[-1:] != oracle:
        faults.append(spot.line(f'expected "{oracle[0]}", where the oracle is, at its end'))
    rules: Entry = pack.entry(CAMPAIGN, "campaign")
    if len({rules["player"], rules["allies"], rules["persians"]}) != 3:
        faults.append(Spot(CAMPAIGN, "campaign", "").line("expected three different colours"))
    spies, command = pack.entry(CAMPAIGN, "persians")["spies"], pack.entry(CAMPAIGN, "tracks")["command"]
    if spies >= command:
        faults.append(
            Spot(CAMPAIGN, "persians", "spies").line(f"expected fewer than the {command} spaces of the track")
        )
    return faults


def attitude_faults(pack: Pack) -> list[str]:
    found = [attitude["id"] for attitude in pack.entries(CAMPAIGN, "attitude")]
    if found == ATTITUDES:
        return []
    return [Spot(CAMPAIGN, "attitude", "").line(f"expected {', '.join(ATTITUDES)}, in this order")]


def chronicle_faults(pack: Pack) -> list[str]:
    """Every beginning and every end is told, and nothing else."""
    faults = []
    for kind, wanted in (("opening", OPENINGS), ("ending", list(ENDINGS))):
        entries = pack.entries(CHRONICLE, kind)
        found = [entry["id"] for entry in entries]
        faults += [Spot(CHRONICLE, kind, "").line(f'no "{id}"') for id in wanted if id not in found]
        faults += [
            at(CHRONICLE, kind, entry).line(f"expected one of: {', '.join(wanted)}")
            for entry in entries
            if entry["id"] not in wanted
        ]
    for ending in pack.entries(CHRONICLE, "ending"):
        meant = ENDINGS.get(ending["id"], ending["kind"])
        if ending["kind"] != meant:
            faults.append(at(CHRONICLE, "ending", ending, "kind").line(f'expected "{meant}", found "{ending["kind"]}"'))
    return faults
