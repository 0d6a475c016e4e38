"""A pack that lies over another one: by the ids of entries, it adds, changes and removes what is there.

Its files have the names of those beneath. An entry with an id that is known there changes the fields it names; any
other is added; `[remove]` lists the ids of entries that go. A single table changes the fields it names.
"""

from typing import Final, NamedTuple

from agon.kernel.packs import HEADER, Pack, with_parts
from agon.kernel.schema import Entry, Fault, Spot, guess, id_of

REMOVE: Final = "remove"


class Changes(NamedTuple):
    """What a pack does to the one beneath it: entries as `quests.toml: epic "siren"`."""

    added: list[str]
    changed: list[str]
    removed: list[str]


def lay_over(base: Pack, layer: Pack) -> Pack:
    """The pack that the two make together; a `PackError` of the upper one if they cannot."""
    check_order(base, layer)
    faults: list[Fault] = []
    tables = base.tables()
    for file, table in layer.tables().items():
        if file != HEADER:
            tables[file] = laid_over(file, tables.get(file, {}), table, faults)
    layer.refuse(faults)
    tables[HEADER] = joined_header(base.files[HEADER], layer.files[HEADER])
    pack = with_parts(tables)
    pack.layers = [*base.made_of(), layer]
    for folder, part in pack.parts.items():
        part.layers = [below.parts[folder] for below in pack.layers if folder in below.parts]
    return pack


def check_order(base: Pack, layer: Pack) -> None:
    """Both are of one game, and what the upper one is written for is beneath it."""
    beneath = [below.id for below in base.made_of()]
    if layer.game != base.game:
        layer.refuse([Spot(HEADER, "", "game").fault("fault-other-game", theirs=layer.game, ours=base.game)])
    if not layer.over:
        layer.refuse([Spot(HEADER, "", "over").fault("fault-stands-alone")])
    if layer.over not in beneath:
        known = ", ".join(beneath)
        layer.refuse([Spot(HEADER, "", "over").fault("fault-not-beneath", over=layer.over, known=known)])


def joined_header(below: Entry, above: Entry) -> Entry:
    """The header of the upper pack, for whoever reads in any language of the two."""
    header = {key: value for key, value in above.items() if key != "over"}
    header["languages"] = list(dict.fromkeys([*below["languages"], *above["languages"]]))
    return header


def laid_over(file: str, below: Entry, above: Entry, faults: list[Fault]) -> Entry:
    """The tables of a file, changed by those of the file of the same name."""
    table = below.copy()
    remove(file, table, above.get(REMOVE, {}), faults)
    for kind, value in above.items():
        if kind == REMOVE:
            continue
        there = table.get(kind)
        if isinstance(value, list) and (there is None or isinstance(there, list)):
            table[kind] = with_entries(Spot(file, kind), there or [], value, faults)
        elif isinstance(value, dict) and isinstance(there, dict):
            table[kind] = {**there, **value}
        else:
            table[kind] = value
    return table


def with_entries(spot: Spot, below: list[Entry], above: list[Entry], faults: list[Fault]) -> list[Entry]:
    """Entries changed where they stand, and new ones behind them."""
    entries = below.copy()
    places = {id_of(entry): number for number, entry in enumerate(below)}
    for number, entry in enumerate(above, 1):
        id = id_of(entry)
        if not id:
            faults.append(Spot(spot.file, spot.kind, "", "", number).fault("fault-no-id-over"))
        elif id in places:
            entries[places[id]] = {**entries[places[id]], **entry}
        else:
            entries.append(entry)
    return entries


def remove(file: str, table: Entry, going: object, faults: list[Fault]) -> None:
    """Take away the entries of these ids, by their kinds."""
    if not isinstance(going, dict) or not all(isinstance(ids, list) for ids in going.values()):
        faults.append(Spot(file, REMOVE).fault("fault-remove-form"))
        return
    for kind, ids in going.items():
        there: list[Entry] = table[kind] if isinstance(table.get(kind), list) else []
        known = [id_of(entry) for entry in there]
        for number, id in enumerate(ids):
            if id not in known:
                spot = Spot(file, REMOVE).key(kind).item(number)
                meant = guess(str(id), known)
                faults.append(spot.fault("fault-removed-unknown", kind=kind, id=str(id), meant=meant))
        if there:
            table[kind] = [entry for entry in there if id_of(entry) not in ids]


# ---------------------------------------------------------------- telling


def changes(pack: Pack) -> Changes:
    """What the uppermost pack does to those beneath it."""
    found = Changes([], [], [])
    *beneath, layer = pack.layers
    for file, table in layer.tables().items():
        if file == HEADER:
            continue
        for kind, value in table.items():
            if kind == REMOVE:
                found.removed.extend([label(file, gone, id) for gone, ids in value.items() for id in ids])
                continue
            for entry in value if isinstance(value, list) else [value]:
                id = id_of(entry)
                home = found.changed if any(knows(below, file, kind, id) for below in beneath) else found.added
                home.append(label(file, kind, id))
    return found


def knows(pack: Pack, file: str, kind: str, id: str) -> bool:
    value = pack.tables().get(file, {}).get(kind)
    return any(id_of(entry) == id for entry in value) if isinstance(value, list) else value is not None


def label(file: str, kind: str, id: str) -> str:
    return f"{file}: {Spot(file, kind, '', id).entry()}"
