"""The bundled pack and its box, read once for all tests, and ways to look into it."""

from functools import cache
from typing import TypeVar

from agon.cards.phrases import Effect
from agon.games.hellas.box import Box, open_box
from agon.games.hellas.box.things import Artifact, Blessing, CombatCard, Monster, Quest, Region
from agon.games.hellas.modules import MODULES
from agon.games.hellas.schema.words import RESOURCES
from agon.kernel.modules import unpack_parts
from agon.kernel.packs import Pack, read_pack
from agon.shelf.packs import bundled_texts

TEXTS = bundled_texts("hellas")
PAGES = ("text", "otherwise")  # names that are the words of a passage of the tale, and no thing of their own

T = TypeVar("T", Artifact, Blessing, CombatCard, Monster, Quest, Region)


@cache
def the_pack() -> Pack:
    return read_pack(TEXTS)


@cache
def the_box() -> Box:
    """The whole of it, with the campaign."""
    box = open_box(the_pack())
    unpack_parts(box, the_pack(), MODULES)
    return box


def named(things: list[T], id: str) -> T:
    [thing] = [thing for thing in things if thing.id == id]
    return thing


def region(id: str) -> Region:
    return named(the_box().regions, id)


def ids(regions: list[int]) -> list[str]:
    return [the_box().regions[number].id for number in regions]


def french(thing: str) -> str:
    return the_box().names[thing]["fr"]


def short(effects: list[Effect]) -> list[object]:
    """Effects as tuples that a test can spell out."""
    return [(e.verb, [(RESOURCES[what], n) for what, n in e.amounts] or e.word or e.number) for e in effects]
