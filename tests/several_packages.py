"""A package beside Agon, as pip would install it: for tests of what others may add."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def installed(folder: Path, code: str, entry_points: Mapping[str, str]) -> Iterator[None]:
    """A module `beside` with this code, and its entry points: by group the line `name = beside:thing`."""
    (folder / "beside.py").write_text(code, encoding="utf-8")
    info = folder / "beside-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: beside\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{group}]\n{line}\n" for group, line in entry_points.items()]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop("beside", None)
