"""Packs on disk: the ones that come with Agon, and those people write."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from agon.kernel.errors import PackError
from agon.kernel.packs import FOLDER, HEADER, Pack, read_pack
from agon.kernel.schema import ID


@cache
def bundled_pack(game: str) -> Pack:
    """The pack that comes with Agon for a game, read once."""
    return read_pack(bundled_texts(game))


def pack_from(folder: Path) -> Pack:
    """The pack in a folder: its `.toml` files, `pack.toml` among them, and those of the folders in it."""
    try:
        if not folder.is_dir():
            raise PackError(f"{folder}: no such folder")
        texts = texts_in(folder)
    except OSError as error:
        raise PackError(f"{folder}: cannot be read: {error.strerror}") from error
    if HEADER not in texts:
        raise PackError(f"{folder}: no {HEADER} there, so it is not a pack")
    return read_pack(texts)


def copy_pack(game: str, folder: Path) -> list[Path]:
    """Write the bundled pack of a game into a new or empty folder, to be changed there; the files written."""
    texts = bundled_texts(game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise PackError(f"{folder}: not empty; a pack is only copied into a new or empty folder")
        for name, text in texts.items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise PackError(f"{folder}: cannot be written: {error.strerror}") from error
    return [folder / name for name in texts]


def bundled_texts(game: str) -> dict[str, str]:
    """The texts of the files of a bundled pack, by name; those of its parts with their folder."""
    content: Traversable = files("agon.games") / game / "content"
    if re.fullmatch(ID, game) is None or not content.is_dir():
        raise PackError(f'no pack comes with Agon for the game "{game}"')
    return texts_in(content)


def texts_in(home: Traversable) -> dict[str, str]:
    """The `.toml` files of a folder, sorted by name, then those of the folders in it, which hold parts of the pack."""
    items = sorted(home.iterdir(), key=lambda item: item.name)
    texts = {item.name: decoded(item.name, item.read_bytes()) for item in items if is_table(item)}
    for folder in items:
        if folder.is_dir():
            inside = sorted((item for item in folder.iterdir() if is_table(item)), key=lambda item: item.name)
            for item in inside:
                name = folder.name + FOLDER + item.name
                texts[name] = decoded(name, item.read_bytes())
    return texts


def is_table(item: Traversable) -> bool:
    return item.name.endswith(".toml") and item.is_file()


def decoded(name: str, content: bytes) -> str:
    """UTF-8, with or without the mark that some editors put first."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise PackError(f"{name}: line {line}: not UTF-8 text") from error
