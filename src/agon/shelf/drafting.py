"""Entries of a pack on the workbench: which there are, what they say, how one is changed.

A pack that lies over another one says only what it changes. So an entry is edited whole, as it is in the end, and what
is written is the difference to what lies beneath.
"""

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple

from agon.games.registry import GAMES
from agon.kernel.errors import PackError
from agon.kernel.game import Game
from agon.kernel.layers import REMOVE, lay_over
from agon.kernel.packs import FOLDER, HEADER, Pack, read_pack
from agon.kernel.schema import Entry, id_of
from agon.kernel.words import Message, say
from agon.shelf.packs import bundled_pack, open_pack
from agon.shelf.places import finder
from agon.shelf.rewriting import with_entry, with_removed
from agon.shelf.workbench import Texts

Origin = Literal["beneath", "changed", "own", "removed"]

EMPTY: Final[Entry] = {}


class Card(NamedTuple):
    """An entry of the pack, as it is in the end."""

    file: str
    kind: str
    id: str  # empty for a single table
    origin: Origin
    entry: Entry


class Built(NamedTuple):
    """What comes of the texts: a pack and its games, or what is wrong."""

    pack: Pack | None
    games: list[Game]
    faults: list[Message]
    notes: list[Message]


def build(texts: Texts) -> Built:
    """The pack of these texts, checked by its game."""
    pack: Pack | None = None
    try:
        own = read_pack(texts, finder(texts))
        if own.game not in GAMES:
            raise PackError(say("fault-no-game", file=HEADER, game=own.game, known=", ".join(GAMES)))
        pack = lay_over(bundled_pack(own.game), own) if own.over else own
        games = open_pack(pack)
    except PackError as error:
        return Built(pack, [], list(error.faults), [])
    notes = [whole.told(note) for whole in (pack, *pack.parts.values()) for note in whole.notes]
    return Built(pack, games, [], notes)


def cards(pack: Pack) -> Iterator[Card]:
    """Every entry, file by file, those that were removed behind the others."""
    *beneath, own = pack.made_of()
    mine, below = own.tables(), beneath[-1].tables() if beneath else {}
    for file, tables in pack.tables().items():
        if file.rpartition(FOLDER)[2] == HEADER:
            continue
        for kind, value in tables.items():
            for entry in entries(value):
                yield Card(file, kind, id_of(entry), origin(mine, below, file, kind, entry), entry)
            going = mine.get(file, EMPTY).get(REMOVE, EMPTY).get(kind, [])
            left = [id_of(entry) for entry in entries(value)]
            for entry in entries(below.get(file, EMPTY).get(kind)):
                if id_of(entry) in going and id_of(entry) not in left:
                    yield Card(file, kind, id_of(entry), "removed", entry)


def origin(mine: dict[str, Entry], below: dict[str, Entry], file: str, kind: str, entry: Entry) -> Origin:
    if not below:
        return "own"
    if entry_in(mine, file, kind, id_of(entry)) is None:
        return "beneath"
    return "own" if entry_in(below, file, kind, id_of(entry)) is None else "changed"


def entries(value: Any) -> list[Entry]:
    return [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, dict)]


def entry_in(tables: dict[str, Entry], file: str, kind: str, id: str) -> Entry | None:
    found = tables.get(file, EMPTY).get(kind)
    return next((entry for entry in entries(found) if id_of(entry) == id), None)


# ---------------------------------------------------------------- changing


def edited(texts: Texts, pack: Pack, file: str, kind: str, id: str, value: Entry | None) -> dict[str, str | None]:
    """The files that change when an entry is to be so in the end; with None when it is to be gone."""
    *beneath, _ = pack.made_of()
    below = entry_in(beneath[-1].tables(), file, kind, id) if beneath else None
    text = texts.get(file, "")
    single = not id
    removed = removed_in(pack, file)
    going = [one for one in removed.get(kind, []) if one != id]
    if value is None or (below is not None and not single and any(field not in value for field in below)):
        going = [*going, id] if below is not None else going
    written = value if value is None or below is None or id in going else changed_in(below, value, single)
    text = with_entry(text, kind, id, written, single)
    if going != removed.get(kind, []):
        text = with_removed(text, {**removed, kind: going})
    return {file: text if text.strip() else None}


def restored(texts: Texts, pack: Pack, file: str, kind: str, id: str) -> dict[str, str | None]:
    """The files that change when an entry is to be again as it is beneath."""
    removed = removed_in(pack, file)
    text = with_entry(texts.get(file, ""), kind, id, None, not id)
    if id in removed.get(kind, []):
        text = with_removed(text, {**removed, kind: [one for one in removed[kind] if one != id]})
    return {file: text if text.strip() else None}


def removed_in(pack: Pack, file: str) -> dict[str, list[str]]:
    return dict(pack.made_of()[-1].tables().get(file, EMPTY).get(REMOVE, EMPTY))


def changed_in(below: Entry, value: Entry, single: bool) -> Entry | None:
    """The fields that are not as beneath; nothing where all are."""
    changed = {field: new for field, new in value.items() if field not in below or below[field] != new}
    if not changed:
        return None
    return changed if single or "id" not in value else {"id": value["id"], **changed}
