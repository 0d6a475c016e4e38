"""Packs: the content of a game as TOML tables, checked against what the game declares.

A game declares the files of its packs and the entries in them (`Shape`), in the words of
`agon.kernel.schema`. Whatever breaks the declaration is reported in one line that names file, entry and field.
A pack may lie over another one (`agon.kernel.layers`).
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from agon.kernel.errors import PackError
from agon.kernel.schema import (
    ID,
    Entry,
    Fault,
    Field,
    ListOf,
    Maybe,
    Reading,
    Spot,
    Table,
    Text,
    Whole,
    Wording,
    bounds,
    guess,
    id_of,
)
from agon.kernel.words import Message, say

HEADER: Final = "pack.toml"
FORMAT: Final = 1
FOLDER: Final = "/"  # between the name of a part and that of its file

Find = Callable[[Spot], tuple[int, int] | None]
"""Line and column of a place in the texts that a pack was read from, both from 1."""


class Edition(NamedTuple):
    """A pack as a record names it."""

    id: str
    version: str  # empty in old records
    digest: str


def nowhere(spot: Spot) -> tuple[int, int] | None:
    """The place of anything in a pack whose texts are not at hand."""
    return None


class Pack:
    """A pack as read: its header, its tables by file, its parts, and the digest that records name it by.

    A part is what a folder of the pack holds: a pack of its own with the same header, for a module of the game. Only
    its own digest covers it, so a match without that module is the same whether or not the folder is there.
    """

    def __init__(self, files: dict[str, Entry], parts: "dict[str, Pack] | None" = None, folder: str = "") -> None:
        header = files[HEADER]
        self.id: str = header["id"]
        self.game: str = header["game"]
        self.version: str = header["version"]
        self.languages: list[str] = list(header["languages"])
        self.over: str = header.get("over", "")
        """The id of the pack that it lies over; empty for a whole pack."""
        self.files: dict[str, Entry] = files
        self.parts: dict[str, Pack] = {} if parts is None else parts
        self.folder: str = folder
        """Where a part lies in its pack, `cataclysm/`; empty for the pack itself."""
        self.digest: str = digest_of(files)
        self.layers: list[Pack] = []
        """The packs that it is made of, the lowest first; none for one that was read as it is."""
        self.find: Find = nowhere
        self.official: bool = False
        """Whether it comes with Agon, so that it must be what the book prints."""
        self.notes: list[Fault] = []
        """What is not as in the book, or not yet in every language."""
        self.sound: bool = False
        """Whether its game, or its module, has looked through it and found nothing wrong."""

    def tables(self) -> dict[str, Entry]:
        """Everything, by file, those of parts with their folder: plain data, of which `with_parts` makes the pack."""
        found = self.files.copy()
        for folder, part in self.parts.items():
            found.update({folder + FOLDER + file: table for file, table in part.files.items() if file != HEADER})
        return found

    def entries(self, file: str, kind: str) -> list[Entry]:
        """The entries `[[kind]]` of a file, in the order written."""
        return list(self.files[file].get(kind, []))

    def entry(self, file: str, kind: str) -> Entry:
        """The single table `[kind]` of a file."""
        table: Entry = self.files[file][kind]
        return table

    def made_of(self) -> "list[Pack]":
        """The packs as they were read, the lowest first: only itself if it lies over nothing."""
        return self.layers or [self]

    def editions(self, modules: Sequence[str] = ()) -> tuple[Edition, ...]:
        """The packs that a match with these modules is played with, the lowest first."""
        found: list[Edition] = []
        for layer in self.made_of():
            played = [layer, *[layer.parts[name] for name in modules if name in layer.parts]]
            found.append(Edition(layer.id, layer.version, joined_digest(played)))
        return tuple(found)

    # -- what is wrong with it

    def refuse(self, faults: Sequence[Fault]) -> None:
        """Raise everything found wrong at once, one line each; nothing when nothing is wrong."""
        if faults:
            raise PackError(*[self.told(fault) for fault in faults])

    def told(self, fault: Fault) -> Message:
        """A fault with its place: file, line and column where they are known, entry and field."""
        spot = fault.spot
        layers = self.made_of()
        layer = written_in(layers, spot)
        place = layer.find(spot)
        file = self.folder + spot.file + ("" if place is None else f":{place[0]}:{place[1]}")
        if layer is not layers[-1]:
            file += f" ({layer.id})"
        where = ": ".join([part for part in (file, spot.entry(), spot.field()) if part])
        return say("fault-at", where=where, what=fault.what)


def written_in(layers: list[Pack], spot: Spot) -> Pack:
    """The pack in which a place is written: the uppermost that has the field, otherwise the entry, otherwise the
    file.
    """
    file, entry, field = [], [], []
    for layer in layers:
        if spot.file in layer.files:
            file.append(layer)
            value = layer.files[spot.file].get(spot.kind)
            for found in value if isinstance(value, list) else [value]:
                if isinstance(found, dict) and id_of(found) == spot.id:
                    entry.append(layer)
                    if spot.path and spot.path[0] in found:
                        field.append(layer)
    return (field or entry or file or layers)[-1]


def digest_of(files: Mapping[str, Entry]) -> str:
    """The same for the same content, whatever its comments, layout and order of keys."""
    text = json.dumps(files, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def joined_digest(packs: Sequence[Pack]) -> str:
    """The digest of a pack played with some of its parts; that of the pack where there are none."""
    digests = [pack.digest for pack in packs]
    return digests[0] if len(digests) == 1 else hashlib.sha256("/".join(digests).encode("ascii")).hexdigest()


def read_pack(files: Mapping[str, str], find: Find = nowhere) -> Pack:
    """A pack from the texts of its files, by file name; those of a part are named `part/file.toml`.

    What a game makes of it is checked by the game. `find` looks for a place in these texts.
    """
    if HEADER not in files:
        raise PackError(say("fault-no-header", file=HEADER))
    faults: list[Message] = []
    tables: dict[str, Entry] = {}
    for name in sorted(files):
        try:
            tables[name] = tomllib.loads(files[name])
        except ValueError as error:
            faults.append(syntax_fault(name, files[name], str(error)))
        except RecursionError:
            faults.append(say("fault-at", where=name, what=say("fault-too-deep")))
    if faults:
        raise PackError(*faults)
    check_header(tables[HEADER], find)
    pack = with_parts(tables)
    pack.find = find
    for part in pack.parts.values():
        part.find = found_in(part.folder, find)
    return pack


def check_header(header: Entry, find: Find) -> None:
    reading = Reading(header_languages(header), {})
    HEADER_TABLE.check(header, Spot(HEADER), reading)
    if reading.faults:
        shell = Pack({HEADER: {"id": "", "game": "", "version": "", "languages": []}})
        shell.find = find
        shell.refuse(reading.faults)


def found_in(folder: str, find: Find) -> Find:
    """How to find a place of a part, which knows its files without the folder."""

    def within(spot: Spot) -> tuple[int, int] | None:
        inside = Spot(folder + spot.file, spot.kind, "", spot.id, spot.number)
        inside.path, inside.is_key = spot.path, spot.is_key
        return find(inside)

    return within


def with_parts(tables: dict[str, Entry]) -> Pack:
    """The pack of the tables without a folder, with a part for each folder."""
    header = tables[HEADER]
    own = {name: table for name, table in tables.items() if FOLDER not in name}
    folders: dict[str, dict[str, Entry]] = {}
    for name, table in tables.items():
        folder, found, file = name.partition(FOLDER)
        if found:
            folders.setdefault(folder, {HEADER: header})[file] = table
    return Pack(own, {folder: Pack(files, None, folder + FOLDER) for folder, files in folders.items()})


def header_languages(header: Entry) -> list[str]:
    languages = header.get("languages")
    return [str(language) for language in languages] if isinstance(languages, list) else []


def syntax_fault(name: str, text: str, error: str) -> Message:
    """TOML's own complaint, with its place."""
    place = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", error)
    if place is None:
        return say("fault-at", where=name, what=say("fault-toml", error=error))
    last = text.split("\n")
    line = place.group(1) or str(len(last))
    column = place.group(2) or str(len(last[-1]) + 1)
    return say("fault-at", where=f"{name}:{line}:{column}", what=say("fault-toml", error=error[: place.start()]))


def check_once(pack: Pack, check: Callable[[Pack], None]) -> None:
    """Check a pack, unless that was done before; `check` raises what it finds wrong. In the pack

    that comes with Agon, notes count as faults.
    """
    if not pack.sound:
        pack.notes = []
        check(pack)
        if pack.official:
            pack.refuse(pack.notes)
        pack.sound = True


# ---------------------------------------------------------------- the shape of a whole pack


class Section:
    """The entries `[[name]]` of a file, each with an id of its own; from `least` to `most` of them.

    That many the rules need. A number that the book prints but the rules do not need is `printed`.
    """

    def __init__(self, name: str, table: Table, least: int = 1, most: int = 999, printed: int = 0) -> None:
        self.name: str = name
        self.table: Table = table
        self.least: int = least
        self.most: int = most
        self.printed: int = printed

    def entries(self, value: object) -> list[object]:
        return list(value) if isinstance(value, list) else []

    def check(self, value: object, file: str, reading: Reading) -> None:
        if value is not None and not isinstance(value, list):
            reading.fault(Spot(file, self.name), "fault-entries", kind=self.name)
            return
        entries = self.entries(value)
        if not self.least <= len(entries) <= self.most:
            wanted = bounds(self.least, self.most)
            reading.fault(Spot(file, self.name), "fault-entry-count", wanted=wanted, found=len(entries))
        elif self.printed and len(entries) != self.printed:
            reading.note(Spot(file, self.name), "fault-printed-entries", printed=self.printed, found=len(entries))
        seen: list[object] = []
        for number, entry in enumerate(entries):
            id = id_of(entry)
            spot = Spot(file, self.name, "", id, 0 if id else number + 1)
            if id and id in seen:
                reading.fault(Spot(file, self.name, "id", id, number + 1), "fault-id-twice")
            seen.append(id)
            self.table.check(entry, spot, reading)


class Single(Section):
    """The one table `[name]` of a file."""

    def entries(self, value: object) -> list[object]:
        return [value] if isinstance(value, dict) else []

    def check(self, value: object, file: str, reading: Reading) -> None:
        spot = Spot(file, self.name)
        if value is None:
            reading.fault(spot, "fault-missing")
        else:
            self.table.check(value, spot, reading)


class Shape:
    """The files a game's pack is made of, and the sections of each."""

    def __init__(
        self,
        game: str,
        files: dict[str, list[Section]],
        dialects: Sequence[str] = (),
        known: dict[str, list[str]] | None = None,
    ) -> None:
        self.game: str = game
        self.files: dict[str, list[Section]] = files
        self.dialects: list[str] = list(dialects)
        """The modules whose words are understood beside those of the game."""
        self.known: dict[str, list[str]] = known or {}
        """The ids of another pack that this one lies beside and may name."""

    def faults(self, pack: Pack) -> list[Fault]:
        """Whatever in the pack does not fit this shape; departures that can be played are noted in the pack."""
        if pack.game != self.game:
            return [Spot(HEADER, "", "game").fault("fault-other-game", theirs=pack.game, ours=self.game)]
        reading = Reading(pack.languages, self.ids(pack), self.dialects)
        for file, sections in self.files.items():
            if file in pack.files:
                self.check_file(file, sections, pack.files[file], reading)
            else:
                reading.fault(Spot(file), "fault-missing")
        for file in pack.files:
            if file != HEADER and file not in self.files:
                reading.fault(Spot(file), "fault-unknown-file", meant=guess(file, list(self.files)))
        pack.notes += reading.notes
        return reading.faults

    def ids(self, pack: Pack) -> dict[str, list[str]]:
        """The ids that references can name, by kind of entry; those known before come first, so that numbers stay."""
        known = {kind: ids.copy() for kind, ids in self.known.items()}
        for file, sections in self.files.items():
            for section in sections:
                entries = section.entries(pack.files.get(file, {}).get(section.name))
                found = [id_of(entry) for entry in entries if id_of(entry)]
                known[section.name] = self.known.get(section.name, []) + found
        return known

    def check_file(self, file: str, sections: list[Section], tables: Entry, reading: Reading) -> None:
        for section in sections:
            section.check(tables.get(section.name), file, reading)
        names = [section.name for section in sections]
        for name in tables:
            if name not in names:
                reading.fault(Spot(file, name), "fault-unknown-section", meant=guess(name, names))


HEADER_TABLE: Final = Table(
    Field("id", Text(ID)),
    Field("game", Text(ID)),
    Field("version", Text(r"\d+\.\d+\.\d+")),
    Field("format", Whole(FORMAT, FORMAT)),
    Field("languages", ListOf(Text("[a-z]{2,3}"), 1)),
    Maybe("name", Wording()),
    Maybe("over", Text(ID)),
)
