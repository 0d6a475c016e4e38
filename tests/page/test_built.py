"""What the page is built from, and what comes out: no browser needed."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse

from agon.server.typescript import files

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "page"
BUILT: Final = ROOT / "src" / "agon" / "server" / "page"
MOST: Final = 400_000  # bytes of everything but fonts, compressed


def messages(language: str) -> dict[str, set[str]]:
    """Every message of the page's own texts and of the modules among its boards, with its attributes."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((PAGE / "src").rglob(f"texts/{language}.ftl"))]
    resource = parse("\n".join(texts))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: {one.id.name for one in entry.attributes} for entry in found}


def sources() -> str:
    files = [path for path in (PAGE / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("name", files())
def test_the_types_of_messages_and_views_are_those_of_the_server_and_the_games(name: str) -> None:
    written = (PAGE / "src" / name).read_text(encoding="utf-8")
    assert written == files()[name], "python -m agon.server.typescript"


def test_no_line_is_longer_than_the_editorconfig_allows() -> None:
    """Prettier breaks code; it leaves comments and strings to people."""
    found = re.search(r"^max_line_length = (\d+)$", (ROOT / ".editorconfig").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    written = [path for path in (PAGE / "src").rglob("*") if path.suffix in (".css", ".svelte", ".ts")]
    lines = [(path.name, line) for path in written for line in path.read_text(encoding="utf-8").splitlines()]
    assert [name for name, line in lines if len(line) > int(found[1])] == []


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("fr")


def any_of(known: Iterable[str], start: str) -> bool:
    return any(id.startswith(start) for id in known)


def test_every_message_of_the_page_is_used_and_every_one_used_is_there() -> None:
    text = sources()
    known = messages("en")
    kinds = "|".join(sorted({id.partition("-")[0] for id in known}))
    named = set(re.findall(rf'"((?:{kinds})-[a-z-]+)"', text))
    begun = set(re.findall(r"`([a-z-]+-)\$\{", text)) | {id for id in named if id.endswith("-") and any_of(known, id)}
    # The texts of the server and of the terminal.
    elsewhere = {"bot-", "seat-number", "seat-own", "list-more", "list-last", "table-row", "table-total"}
    assert {id for id in named - begun if id not in known} <= elsewhere
    unused = [id for id in known if f'"{id}"' not in text and not any(id.startswith(start) for start in begun)]
    assert unused == []


def test_the_lock_file_names_no_place_to_download_from() -> None:
    lock = (PAGE / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock


@pytest.mark.skipif(not BUILT.is_dir(), reason="the page is not built: python page/build.py")
def test_the_page_is_light() -> None:
    sizes = [path.stat().st_size for path in BUILT.rglob("*.br")]
    assert sizes
    assert sum(sizes) < MOST


@pytest.mark.skipif(not BUILT.is_dir(), reason="the page is not built: python page/build.py")
def test_nothing_in_the_page_is_inline() -> None:
    html = (BUILT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert "<style" not in html
    assert "style=" not in html
