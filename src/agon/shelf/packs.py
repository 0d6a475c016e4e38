"""Packs on disk: the ones that come with Agon, and those people write."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from agon.games.places import home, module_home
from agon.games.registry import GAMES
from agon.kernel.errors import PackError
from agon.kernel.game import Game
from agon.kernel.layers import lay_over
from agon.kernel.modules import check_pack
from agon.kernel.packs import FOLDER, HEADER, Pack, read_pack
from agon.kernel.schema import ID
from agon.kernel.words import say
from agon.shelf.places import finder

CONTENT: Final = "content"
"""The folder with the tables of a game, or of a module of it."""


@cache
def bundled_pack(game: str) -> Pack:
    """The pack that comes with Agon for a game, read once."""
    texts = bundled_texts(game)
    pack = read_pack(texts, finder(texts))
    for whole in (pack, *pack.parts.values()):
        whole.official = True
    return pack


def pack_from(*folders: Path) -> Pack:
    """The pack in a folder: its `.toml` files, `pack.toml` among them, and those of the folders in it.

    Of several folders each lies over the one before; the lowest, if it lies over another pack itself, over the one
    that comes with Agon.
    """
    first, *others = [read_folder(folder) for folder in folders]
    pack = lay_over(bundled_pack(first.game), first) if first.over else first
    for layer in others:
        pack = lay_over(pack, layer)
    return pack


def found_pack(game: str, folders: Sequence[Path]) -> Pack:
    """The pack in these folders; the one that comes with the game where there are none."""
    return pack_from(*folders) if folders else bundled_pack(game)


def open_pack(pack: Pack) -> list[Game]:
    """The game that plays this pack, alone and with each module that has a part of it; a `PackError` if it cannot."""
    if pack.game not in GAMES:
        raise PackError(say("fault-no-game", file=HEADER, game=pack.game, known=", ".join(GAMES)))
    return check_pack(GAMES[pack.game], pack)


def read_folder(folder: Path) -> Pack:
    """What is in one folder, by itself: a complete pack, or one that lies over another."""
    try:
        if not folder.is_dir():
            raise PackError(say("fault-no-folder", folder=str(folder)))
        texts = texts_in(folder)
    except OSError as error:
        raise PackError(say("fault-folder-unread", folder=str(folder), why=error.strerror or "")) from error
    if HEADER not in texts:
        raise PackError(say("fault-folder-header", folder=str(folder), file=HEADER))
    return read_pack(texts, finder(texts))


# ---------------------------------------------------------------- beginning one

BLANK: Final = """\
# A pack of your own: what it adds, changes and removes in the one that comes with Agon. See docs/packs.md.

id = "{id}"
game = "{game}"
version = "0.1.0"
format = 1
languages = ["en"]
over = "{game}"
"""


def begin_pack(game: str, folder: Path) -> list[Path]:
    """Start a pack that lies over the bundled one; returns the files written."""
    return write_pack({HEADER: BLANK.format(id=id_for(folder), game=bundled_pack(game).id)}, folder)


def copy_pack(game: str, folder: Path) -> list[Path]:
    """Copy the whole bundled pack of a game into a new or empty folder, for changing it; returns the files written."""
    texts = bundled_texts(game)
    renamed = re.sub(r'^id = "\w+"$', f'id = "{id_for(folder)}"', texts[HEADER], count=1, flags=re.MULTILINE)
    return write_pack({**texts, HEADER: renamed}, folder)


def id_for(folder: Path) -> str:
    """An id for a pack in a folder of this name: `My cards` is `my_cards`."""
    word = re.sub(r"\W+", "_", folder.absolute().name.lower(), flags=re.ASCII).strip("_")
    return word if re.fullmatch(ID, word) else "mine"


def write_pack(texts: dict[str, str], folder: Path) -> list[Path]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise PackError(say("fault-folder-not-empty", folder=str(folder)))
        for name, text in texts.items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise PackError(say("fault-folder-unwritten", folder=str(folder), why=error.strerror or "")) from error
    return [folder / name for name in texts]


# ---------------------------------------------------------------- reading


def bundled_texts(game: str) -> dict[str, str]:
    """The texts of the files of a bundled pack, by name; those of its parts with their folder.

    They lie with the game and with its modules: what lies with a module is a part of the pack, with the module's name.
    """
    own: Traversable | None = files(home(game)) / CONTENT if home(game) else None
    if own is None or not own.is_dir():
        raise PackError(say("fault-no-bundled", game=game))
    texts = texts_in(own)
    for module in GAMES[game].modules:
        package, within = module_home(game, module.id)
        content = files(package) / within / CONTENT
        if content.is_dir():
            add_part(texts, module.id, texts_in(content))
    return dict(sorted(texts.items(), key=lambda text: (FOLDER in text[0], text[0])))


def add_part(texts: dict[str, str], module: str, found: dict[str, str]) -> None:
    """Add the files of a module to those that are there; none replaces another."""
    for name, text in found.items():
        file = module + FOLDER + name
        if file in texts:
            raise PackError(say("fault-file-twice", file=file, module=module))
        texts[file] = text


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
        raise PackError(say("fault-not-utf", file=name, line=str(line))) from error
