"""The files of the archive: all public matches of a month, with an index."""

import json
import os
import re
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from agon.server.hall import LOG, Hall
from agon.server.problems import problem
from agon.server.store import archive
from agon.server.store.history import Listed

MONTH: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])")
EARLIEST: Final = "1970-02"
LATEST: Final = "2199-12"
FILE: Final = re.compile(r"agon-([0-9]{4}-(?:0[1-9]|1[0-2]))\.zip")
INDEX: Final = "index.jsonl"


def checked_month(word: str) -> str:
    if not MONTH.fullmatch(word) or not EARLIEST <= word <= LATEST:
        raise problem("server-bad-month")
    return word


def file_of(month: str) -> str:
    return f"agon-{month}.zip"


def months_in(folder: Path) -> list[tuple[str, int]]:
    """The months that there are files of, the latest first, and how large they are."""
    if not folder.is_dir():
        return []
    named = [(FILE.fullmatch(item.name), item) for item in folder.iterdir()]
    return sorted([(found[1], item.stat().st_size) for found, item in named if found is not None], reverse=True)


def write_month(connection: Connection, month: str, path: Path) -> int:
    """All public matches of a month in one file, which has its name only once it is whole; how many."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    lines: list[str] = []
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as file:
            for one, record in archive.records(connection, *archive.bounds(month)):
                name = f"records/{one.tag}.agon"
                file.writestr(name, record)
                lines.append(json.dumps(index_line(one, name), ensure_ascii=False) + "\n")
            file.writestr(INDEX, "".join(lines))
        unfinished.replace(path)
    except OSError as error:
        raise problem("admin-cannot-write", path=str(path), detail=error.strerror or "") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return len(lines)


def index_line(one: Listed, file: str) -> dict[str, object]:
    """A match in the index."""
    return {
        "file": file,
        "game": one.game,
        "modules": one.modules,
        "seats": len(one.players),
        "against": one.against,
        "rated": one.rated,
        "level": one.level,
        "ended": f"{datetime.fromtimestamp(one.ended / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}",
        "choices": one.choices,
        "players": [
            {"name": each.name, "bot": each.bot, "place": each.place, "score": each.score, "won": each.won}
            for each in one.players
        ],
    }


class Archiving:
    """Writes the files of months that are over, into the folder that the settings name."""

    def __init__(self, hall: Hall, folder: str) -> None:
        self.hall = hall
        self.folder = Path(folder) if folder else None

    async def look(self) -> None:
        """Is there a month without its file? One at a time."""
        if self.folder is None:
            return
        store, moment = self.hall.store, self.hall.clock()
        for month in await store.read(archive.to_write, moment):
            if await store.write(archive.claim, month, moment):
                count = await store.read(write_month, month, self.folder / file_of(month))
                await store.write(archive.written, month, moment)
                LOG.info("archive of %s: %d matches", month, count)
                return
