"""The box of Hybris: everything printed, numbered for the rules and named for the reader."""

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.phrases import Grammar
from agon.games.hybris.box.unpack_cards import unpack_cards
from agon.games.hybris.box.unpack_plays import unpack_plays
from agon.games.hybris.box.unpack_world import unpack_world
from agon.games.hybris.schema import SHAPE, check
from agon.kernel.packs import Pack, check_once

__all__ = ["Box", "open_box"]


def open_box(pack: Pack) -> Box:
    """The box a pack describes; `PackError` when it does not describe one."""
    check_once(pack, check)
    box = Box(pack, Grammar(SHAPE.ids(pack)))
    unpack_world(box)
    unpack_cards(box)
    unpack_plays(box)
    return box
