"""A file of rows that grows at its end: one line of JSON per row, each handed to the operating system at once."""

import errno
import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from agon.lab.rows import Row

NUMBER: Final = re.compile(rb'\{"number":(\d+),')  # how every row begins: with the number of its game


class Tail:
    """Such a file, open. Rows are written past every buffer, so that a process that is killed loses none of them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("ab", buffering=0)

    def append(self, rows: Iterable[Row]) -> None:
        lines = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows]
        text = "".join(lines).encode()
        if self._file.write(text) != len(text):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def size(self) -> int:
        return self._file.seek(0, os.SEEK_END)

    def rows(self) -> Iterator[Row]:
        with self.path.open("rb") as file:
            for line in file:
                yield json.loads(line)

    def cut(self, kept: set[int]) -> None:
        """Cut off at the end whatever is not a complete row of a game that is kept."""
        end = place = 0
        with self.path.open("rb") as file:
            for line in file:
                place += len(line)
                number = NUMBER.match(line)
                if line.endswith(b"\n") and number is not None and int(number[1]) in kept:
                    end = place
        if end < place:
            self._file.truncate(end)

    def keep(self) -> None:
        """Flush it to the disk itself."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()
