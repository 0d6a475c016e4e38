"""Builds the documentation into the package, where something changed: `python docs/build.py`.

`agon serve` has it at /docs.

Sphinx writes it from the pages here and the docstrings of the source. Browsers are told to run and to style nothing
that stands in a page itself (`server/http/guard.py`), so what the theme writes there is put into files.
"""

import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
OUT: Final = ROOT / "src" / "agon" / "server" / "docs"
STAMP: Final = OUT / ".built-from"
BESIDE: Final = [ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", ROOT / "page" / "README.md"]
SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
SHEET: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
STYLE: Final = re.compile(r'(<[a-z][^<>]*?) style="([^"]*)"([^<>]*>)')
CLASSES: Final = re.compile(r'class="([^"]*)"')


def sources() -> list[Path]:
    """Every file that it is built from."""
    own = [path for path in HERE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    documented = [ROOT / "src" / "agon" / name for name in ("__init__.py", "api.py")]
    environments = (ROOT / "src" / "agon" / "rl").glob("*.py")
    return sorted([*own, *BESIDE, *documented, *environments])


def digest() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    """Whether it lies in the package, built from what is here."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def build() -> None:
    if is_built():
        return
    if importlib.util.find_spec("sphinx") is None:
        sys.exit("The documentation needs Sphinx to be built: make docs")
    with TemporaryDirectory(prefix="agon-docs-") as work:
        site = Path(work, "site")
        options = ["-q", "-W", "--keep-going", "-b", "dirhtml", "-d", str(Path(work, "trees"))]
        done = subprocess.run([sys.executable, "-m", "sphinx", *options, str(HERE), str(site)], check=False)
        if done.returncode:
            sys.exit("The documentation was not built.")
        shutil.rmtree(site / "_sources", ignore_errors=True)
        for old in [*site.rglob("*.map"), site / "objects.inv", site / ".buildinfo"]:
            old.unlink(missing_ok=True)
        made = Parted(site)
        for page in sorted(site.rglob("*.html")):
            page.write_text(
                made.parted(page.read_text("utf-8"), "../" * (len(page.relative_to(site).parts) - 1)), "utf-8"
            )
        made.write()
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.copytree(site, OUT)
    STAMP.write_text(digest(), encoding="utf-8")


class Parted:
    """Scripts and styles that were taken out of pages."""

    def __init__(self, site: Path) -> None:
        self.static = site / "_static"
        self.files: dict[str, str] = {}
        self.styles: dict[str, str] = {}

    def parted(self, page: str, up: str) -> str:
        """A page without them, which is so many folders deep."""

        def script(found: re.Match[str]) -> str:
            return f'<script src="{up}_static/{self.file(found[1], ".js")}"></script>'

        def sheet(found: re.Match[str]) -> str:
            return f'<link rel="stylesheet" href="{up}_static/{self.file(found[1], ".css")}">'

        def style(found: re.Match[str]) -> str:
            name = named(found[2])
            self.styles[name] = found[2]
            whole = found[1] + found[3]
            if CLASSES.search(whole):
                return CLASSES.sub(lambda classes: f'class="{classes[1]} {name}"', whole, count=1)
            return f'{found[1]} class="{name}"{found[3]}'

        page = STYLE.sub(style, SHEET.sub(sheet, SCRIPT.sub(script, page)))
        return page.replace("</head>", f'<link rel="stylesheet" href="{up}_static/own.css">\n</head>', 1)

    def file(self, text: str, suffix: str) -> str:
        """The name of the file that a text is put into."""
        name = named(text) + suffix
        self.files[name] = text
        return name

    def write(self) -> None:
        for name, text in self.files.items():
            (self.static / name).write_text(text, "utf-8")
        rules = [f".{name} {{ {text} }}\n" for name, text in sorted(self.styles.items())]
        (self.static / "own.css").write_text("".join(rules), "utf-8")


def named(text: str) -> str:
    """A name for what has none, always the same."""
    return "own-" + hashlib.sha256(text.encode()).hexdigest()[:12]


if __name__ == "__main__":
    build()
