"""The box of Lords of Hellas: everything printed, numbered for the rules and named for the reader."""

from agon.games.hellas.box.box import Box
from agon.games.hellas.box.phrases import Grammar
from agon.games.hellas.box.unpack_cards import unpack_cards
from agon.games.hellas.box.unpack_map import unpack_map
from agon.games.hellas.schema import SHAPE, check
from agon.kernel.packs import Pack, check_once

__all__ = ["Box", "open_box"]


def open_box(pack: Pack) -> Box:
    """The box a pack describes; `PackError` when it does not describe one."""
    check_once(pack, check)
    box = Box(pack, Grammar(SHAPE.ids(pack)))
    unpack_map(box)
    unpack_cards(box)
    return box
