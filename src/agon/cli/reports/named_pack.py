"""A pack as somebody names it: that of a game, or a folder."""

from pathlib import Path

from agon.cli.complaints import Complaint
from agon.games.registry import GAMES
from agon.kernel.packs import Pack
from agon.kernel.words import say
from agon.shelf.packs import bundled_pack, pack_from


def named_pack(name: str) -> Pack:
    """The pack that comes with a game, or the one in a folder."""
    if name in GAMES:
        return bundled_pack(name)
    if not Path(name).exists():
        raise Complaint(say("reports-pack-neither", name=name, games=", ".join(GAMES)))
    return pack_from(Path(name))
