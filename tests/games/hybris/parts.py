"""The parts of the bundled pack that modules bring, read once for all tests."""

from functools import cache

from agon.kernel.packs import FOLDER, HEADER, Pack, read_pack
from agon.shelf.packs import bundled_texts
from games.hybris.opened import TEXTS

MODULES = ("artemis", "cataclysm", "chronos", "duel")


@cache
def part_texts(module: str) -> dict[str, str]:
    """The texts of a module's files by name, with the header of the pack they belong to."""
    folder = module + FOLDER
    found = {name.removeprefix(folder): text for name, text in bundled_texts("hybris").items() if folder in name}
    return {**found, HEADER: TEXTS[HEADER]}


@cache
def the_part(module: str) -> Pack:
    return read_part(module, part_texts(module))


def read_part(module: str, texts: dict[str, str]) -> Pack:
    """A part as it is read with its pack, which knows in which folder it lies."""
    part = read_pack(texts)
    part.folder = f"{module}/"
    return part
