"""Packs: the content of a game as TOML tables, checked against what the game declares.

A game declares the files of its packs and the entries in them (`Shape`), in the words of
`agon.kernel.schema`. Whatever breaks the declaration is told in one line that names file, entry and field.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from agon.kernel.errors import PackError
from agon.kernel.schema import (
    ID,
    Entry,
    Field,
    ListOf,
    Maybe,
    Reading,
    Spot,
    Table,
    Text,
    Whole,
    Wording,
    guess,
)

HEADER: Final = "pack.toml"
FORMAT: Final = 1
FOLDER: Final = "/"  # between the name of a part and that of its file


class Pack:
    """A pack as read: its header, its tables by file, its parts, and the digest that records name it by.

    A part is what a folder of the pack holds: a pack of its own with the same header, for a module of the game. It is
    in no digest but its own, so that a match without that module is the same match whether or not the folder is there.
    """

    def __init__(self, files: dict[str, Entry], parts: "dict[str, Pack] | None" = None) -> None:
        header = files[HEADER]
        self.id: str = header["id"]
        self.game: str = header["game"]
        self.version: str = header["version"]
        self.languages: list[str] = list(header["languages"])
        self.files: dict[str, Entry] = files
        self.parts: dict[str, Pack] = {} if parts is None else parts
        self.digest: str = digest_of(files)
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


def digest_of(files: Mapping[str, Entry]) -> str:
    """The same for the same content, whatever its comments, layout and order of keys."""
    text = json.dumps(files, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def joined_digest(packs: Sequence[Pack]) -> str:
    """The digest of a pack played with some of its parts; that of the pack where there are none."""
    digests = [pack.digest for pack in packs]
    return digests[0] if len(digests) == 1 else hashlib.sha256("/".join(digests).encode("ascii")).hexdigest()


def read_pack(files: Mapping[str, str]) -> Pack:
    """A pack from the texts of its files, by file name; those of a part are named `part/file.toml`.

    What a game makes of it is checked by the game.
    """
    if HEADER not in files:
        raise PackError(f"{HEADER}: missing; it names the pack, its game, version, format and languages")
    faults: list[str] = []
    tables: dict[str, Entry] = {}
    for name in sorted(files):
        try:
            tables[name] = tomllib.loads(files[name])
        except ValueError as error:
            faults.append(syntax_fault(name, files[name], str(error)))
        except RecursionError:
            faults.append(f"{name}: nested too deeply")
    refuse(faults)
    reading = Reading(header_languages(tables[HEADER]), {}, faults)
    HEADER_TABLE.check(tables[HEADER], Spot(HEADER, "", ""), reading)
    refuse(faults)
    return with_parts(tables)


def with_parts(tables: dict[str, Entry]) -> Pack:
    """The pack of the tables without a folder, with a part for each folder."""
    header = tables[HEADER]
    own = {name: table for name, table in tables.items() if FOLDER not in name}
    folders: dict[str, dict[str, Entry]] = {}
    for name, table in tables.items():
        folder, found, file = name.partition(FOLDER)
        if found:
            folders.setdefault(folder, {HEADER: header})[file] = table
    return Pack(own, {folder: Pack(files) for folder, files in folders.items()})


def header_languages(header: Entry) -> list[str]:
    languages = header.get("languages")
    return [str(language) for language in languages] if isinstance(languages, list) else []


def syntax_fault(name: str, text: str, error: str) -> str:
    """TOML's own complaint, with the line first."""
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    if place is None:
        return f"{name}: {error}"
    line = place.group(1) or str(text.count("\n") + 1)
    return f"{name}: line {line}: {error[: place.start()]}"


def refuse(faults: list[str]) -> None:
    """Raise everything found wrong at once, one line each; nothing when nothing is wrong."""
    if faults:
        raise PackError("\n".join(faults))


def check_once(pack: Pack, check: Callable[[Pack], None]) -> None:
    """Look through a pack, unless that was done before; `check` raises what it finds wrong."""
    if not pack.sound:
        check(pack)
        pack.sound = True


# ---------------------------------------------------------------- the shape of a whole pack


class Section:
    """The entries `[[name]]` of a file, each with an id of its own; from `least` to `most` of them."""

    def __init__(self, name: str, table: Table, least: int = 1, most: int = 999) -> None:
        self.name: str = name
        self.table: Table = table
        self.least: int = least
        self.most: int = most

    def entries(self, value: object) -> list[object]:
        return list(value) if isinstance(value, list) else []

    def check(self, value: object, file: str, reading: Reading) -> None:
        if value is not None and not isinstance(value, list):
            reading.fault(Spot(file, self.name, ""), f"expected entries [[{self.name}]]")
            return
        entries = self.entries(value)
        if not self.least <= len(entries) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            reading.fault(Spot(file, self.name, ""), f"expected {wanted} entries, found {len(entries)}")
        seen: list[object] = []
        for number, entry in enumerate(entries):
            id = id_of(entry)
            spot = Spot(file, f'{self.name} "{id}"' if id else f"{self.name} number {number + 1}", "")
            if id and id in seen:
                reading.fault(spot.key("id"), "used twice")
            seen.append(id)
            self.table.check(entry, spot, reading)


class Single(Section):
    """The one table `[name]` of a file."""

    def entries(self, value: object) -> list[object]:
        return [value] if isinstance(value, dict) else []

    def check(self, value: object, file: str, reading: Reading) -> None:
        spot = Spot(file, self.name, "")
        if value is None:
            reading.fault(spot, "missing")
        else:
            self.table.check(value, spot, reading)


def id_of(entry: object) -> str:
    """The id of an entry, or nothing when it has none that can be read."""
    id = entry.get("id") if isinstance(entry, dict) else None
    return id if isinstance(id, str) else ""


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

    def faults(self, pack: Pack) -> list[str]:
        """Whatever in the pack is not of this shape, one line each."""
        if pack.game != self.game:
            return [f'{HEADER}: game: this pack is for "{pack.game}", not for "{self.game}"']
        reading = Reading(pack.languages, self.ids(pack), [], self.dialects)
        for file, sections in self.files.items():
            if file in pack.files:
                self.check_file(file, sections, pack.files[file], reading)
            else:
                reading.fault(Spot(file, "", ""), "missing")
        for file in pack.files:
            if file != HEADER and file not in self.files:
                reading.fault(Spot(file, "", ""), f"unknown file{guess(file, list(self.files))}")
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
                reading.fault(Spot(file, "", name), f"unknown section{guess(name, names)}")


HEADER_TABLE: Final = Table(
    Field("id", Text(ID)),
    Field("game", Text(ID)),
    Field("version", Text(r"\d+\.\d+\.\d+")),
    Field("format", Whole(FORMAT, FORMAT)),
    Field("languages", ListOf(Text("[a-z]{2,3}"), 1)),
    Maybe("name", Wording()),
)
