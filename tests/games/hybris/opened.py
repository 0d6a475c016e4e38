"""The bundled pack and its box, read once for all tests, and ways to look into it."""

from functools import cache

from agon.cards.phrases import Effect
from agon.games.hybris.box import Box, open_box
from agon.games.hybris.box.things import Technology
from agon.games.hybris.schema import words
from agon.kernel.packs import FOLDER, Pack, read_pack
from agon.shelf.packs import bundled_texts

TEXTS = {name: text for name, text in bundled_texts("hybris").items() if FOLDER not in name}


@cache
def the_pack() -> Pack:
    return read_pack(TEXTS)


@cache
def the_box() -> Box:
    return open_box(the_pack())


def by_id(things: list[Technology], id: str) -> Technology:
    [thing] = [thing for thing in things if thing.id == id]
    return thing


def french(box: Box, thing: str) -> str:
    return box.names[thing]["fr"]


def short(effects: list[Effect]) -> list[object]:
    """Effects as tuples that a test can spell out."""
    return [
        (e.verb, [(words.RESOURCES[resource], n) for resource, n in e.amounts] or e.word or e.number) for e in effects
    ]
