"""A package beside Agon, as pip would install it: for tests of what others may add."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def installed(folder: Path, code: str, entry_points: Mapping[str, str]) -> Iterator[None]:
    """A module `beside` with this code, and its entry points: by group the line `name = beside:thing`."""
    (folder / "beside.py").write_text(code, encoding="utf-8")
    announce(folder, entry_points)
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop("beside", None)


def announce(folder: Path, entry_points: Mapping[str, str], name: str = "beside") -> None:
    """What pip writes down of a package, for whoever has this folder among those where Python looks."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{group}]\n{line}\n" for group, line in entry_points.items()]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def finding_toy(folder: Path) -> dict[str, str]:
    """The settings of a process for which the module in `tests/toy` is installed."""
    folder.mkdir()
    announce(folder, {"agon.modules": "hybris.toy = toy.module:TOY"})
    places = [str(folder), str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(places)}
