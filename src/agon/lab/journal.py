"""A series on disk, in its own folder: written as it is played, and continued after any interruption.

    series.json          what is played; a series of something else is refused
    games.jsonl          a row a game
    decisions.jsonl      a row a decision, on request
    records/000000.agon  a record a game, on request

A row is handed to the operating system before the next result is taken. What belongs to a game is written before its
row, so a game whose row is there is complete; anything after the last complete row when the folder is opened is cut
off, and that game is played again.
As Parquet, rows are gathered in the same files and made into parts from time to time
(`parquet.py`), all that was gathered at once.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, Final

from agon.kernel.errors import AgonError
from agon.lab import parquet
from agon.lab.locks import lock
from agon.lab.rows import decision_row, result_of, row_of
from agon.lab.series import DECISIONS, RECORDS, GameResult
from agon.lab.series_head import LOCK, PARQUET, Head, read_head, unwritable, write_head, wrong
from agon.lab.tails import Tail

GAMES: Final = "games"
GATHERED: Final = 32_000_000  # bytes of rows that are gathered before they are made into a part


class Journal:
    """The folder of a series, open to be written: nobody else writes it meanwhile."""

    def __init__(self, folder: Path, head: Head) -> None:
        self.folder = folder
        self.head = head
        self.results: dict[int, GameResult] = {}
        self._tails: dict[str, Tail] = {}
        self._gathered: set[int] = set()  # the games whose rows are in the tails
        self._stack = ExitStack()
        try:
            there = read_head(folder)
            folder.mkdir(parents=True, exist_ok=True)
            if not self._stack.enter_context(lock(folder / LOCK)):
                raise wrong("busy", folder=str(folder))
            if there is None:
                write_head(folder, head)
            elif (there.about, there.rows) != (head.about, head.rows):
                raise wrong("other", folder=str(folder), command=there.command)
            self._open()
        except OSError as error:
            self._stack.close()
            raise unwritable(folder, error) from error
        except AgonError:
            self._stack.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def write(self, result: GameResult) -> None:
        """Keep one more game."""
        try:
            if RECORDS in self.head.notes:
                (self.folder / RECORDS / f"{result.number:06}.agon").write_text(result.record, "utf-8")
            if DECISIONS in self._tails:
                self._tails[DECISIONS].append(decision_row(result.number, one) for one in result.decisions)
            self._tails[GAMES].append([row_of(result)])
            self._gathered.add(result.number)
            self.results[result.number] = result._replace(decisions=(), record="")
            if self.head.rows == PARQUET and sum(tail.size() for tail in self._tails.values()) > GATHERED:
                self._make_part()
        except OSError as error:
            raise unwritable(self.folder, error) from error

    def close(self) -> None:
        """Everything on the disk, in parts where that is wanted."""
        try:
            for tail in self._tails.values():
                tail.cut(self._gathered)  # of what was being written when somebody pressed Ctrl-C
                tail.keep()
            if self.head.rows == PARQUET and self._gathered:
                self._make_part()
        except OSError as error:
            raise unwritable(self.folder, error) from error
        finally:
            self._stack.close()

    def _make_part(self) -> None:
        """All that was gathered becomes a part of each table: that of the games last, which makes it count."""
        number = parquet.parts(self.folder, GAMES)
        for table, tail in self._tails.items():
            parquet.write(self.folder, table, number, list(tail.rows()))
        self._gathered.clear()
        for tail in self._tails.values():
            tail.cut(self._gathered)

    # -- how it is opened

    def _open(self) -> None:
        if RECORDS in self.head.notes:
            (self.folder / RECORDS).mkdir(exist_ok=True)
        for table in (DECISIONS, GAMES):  # in the order in which they are written
            if table == GAMES or table in self.head.notes:
                self._tails[table] = Tail(self.folder / f"{table}.jsonl")
                self._stack.callback(self._tails[table].close)
        self.results = read_results(self.folder, self.head)
        self._gathered = set(self.results)
        if self.head.rows == PARQUET:
            parquet.drop_from(self.folder, DECISIONS, parquet.parts(self.folder, GAMES))
            self._gathered -= {result_of(row).number for row in parquet.rows(self.folder, GAMES)}
        for tail in self._tails.values():
            tail.cut(self._gathered)


def read_results(folder: Path, head: Head) -> dict[int, GameResult]:
    """The games in a folder, without writing to it, so it works for a running series too."""
    found: dict[int, GameResult] = {}
    try:
        if head.rows == PARQUET:
            for row in parquet.rows(folder, GAMES):
                result = result_of(row)
                found[result.number] = result
        path = folder / f"{GAMES}.jsonl"
        if path.exists():
            with path.open("rb") as file:
                for result in written(file, path):
                    found[result.number] = result
    except OSError as error:
        raise unwritable(folder, error) from error
    return dict(sorted(found.items()))


def written(file: BinaryIO, path: Path) -> Iterator[GameResult]:
    """The rows of a file. Only its last line can be incomplete: any other line that is not a row is an error."""
    for place, line in enumerate(file, 1):
        if not line.endswith(b"\n"):
            return
        try:
            yield result_of(json.loads(line))
        except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            raise wrong("broken-row", file=str(path), line=place) from error
