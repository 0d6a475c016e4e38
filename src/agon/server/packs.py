"""Packs beside those that come with Agon: offered by this server, or played with at one of its tables.

A table names its pack by a key: the digest of all that lies over the pack of the game. The database keeps what was read
for the tables that were made with it, and a worker is given it with each task; so a table stays as it was made while
somebody goes on writing in the folder.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from agon.kernel.errors import PackError, SetupError
from agon.kernel.layers import lay_over
from agon.kernel.packs import HEADER, Edition, Pack, digest_of, with_parts
from agon.kernel.record import same_packs
from agon.kernel.schema import Entry
from agon.server.problems import MISSING, problem
from agon.shelf.packs import bundled_pack, open_pack, read_folder

Layers = list[dict[str, Entry]]
"""Packs as plain data, the lowest first, without the one that comes with Agon."""

KNOWN: Final[dict[str, Layers]] = {}


def own_layers(pack: Pack) -> Layers:
    return [layer.tables() for layer in pack.made_of() if not layer.official]


def key_of(pack: Pack) -> str:
    return key_to(own_layers(pack))


def key_to(layers: Layers) -> str:
    return digest_of({str(number): layer for number, layer in enumerate(layers)}) if layers else ""


def know(pack: Pack) -> str:
    """From now on tables can be made with it; its key."""
    return know_layers(own_layers(pack))


def know_layers(layers: Layers) -> str:
    key = key_to(layers)
    KNOWN[key] = layers
    return key


def layers_of(key: str) -> Layers:
    return KNOWN[key]


def all_layers() -> tuple[Layers, ...]:
    return tuple(KNOWN.values())


def pack_of(game: str, key: str) -> Pack:
    """The pack with that key; the one that comes with Agon for none."""
    if not key:
        return bundled_pack(game)
    if key not in KNOWN or KNOWN[key][0][HEADER]["game"] != game:
        raise problem("server-no-pack", MISSING, game=game)
    return built(key)


@lru_cache(64)
def built(key: str) -> Pack:
    """The pack of these layers. One that lies over a pack of another version of Agon may fit no more."""
    lowest, *others = [with_parts(tables) for tables in KNOWN[key]]
    try:
        pack = lay_over(bundled_pack(lowest.game), lowest) if lowest.over else lowest
        for layer in others:
            pack = lay_over(pack, layer)
    except PackError as error:
        raise SetupError(str(error), error.faults[0]) from error
    return pack


def key_for(game: str, packs: tuple[Edition, ...], modules: Sequence[str]) -> str:
    """The key of the pack that a record was made with; empty where it is none that is known here."""
    for key, layers in KNOWN.items():
        if layers[0][HEADER]["game"] == game and same_packs(packs, built(key).editions(modules)):
            return key
    return ""


def read_offered(folders: Sequence[str]) -> tuple[Pack, ...]:
    """The packs in these folders, sound; one that is written for another of them lies over that."""
    alone = [read_folder(Path(folder)) for folder in folders]
    found = tuple(with_those_beneath(pack, alone) for pack in alone)
    for pack in found:
        open_pack(pack)
    return found


def with_those_beneath(pack: Pack, others: Sequence[Pack]) -> Pack:
    """A pack on all that it is written to lie over."""
    chain = [pack]
    while chain[0].over:
        below = next((other for other in others if other.id == chain[0].over and other not in chain), None)
        if below is None:
            break
        chain.insert(0, below)
    lowest, *upper = chain
    whole = lay_over(bundled_pack(lowest.game), lowest) if lowest.over else lowest
    for layer in upper:
        whole = lay_over(whole, layer)
    return whole
