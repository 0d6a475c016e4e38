"""The modules of Lords of Hellas: the campaign."""

from typing import Final

from agon.games.hellas import persian_invasion
from agon.games.hellas.persian_invasion.setup import ARMY, HERO
from agon.games.hellas.setup_options import OPTIONS
from agon.kernel.modules import Module, SetupOption

PERSIAN_INVASION: Final = "persian_invasion"
PLAYED: Final = {"seat_1": HERO, "army_1": ARMY}

MODULES: Final[tuple[Module, ...]] = (
    Module(
        PERSIAN_INVASION,
        persian_invasion.install,
        seats=(1,),
        unpack=persian_invasion.unpack,
        options=(
            *(SetupOption(o.id, (PLAYED.get(o.id, o.values[0]),), ("LOH-SSETUP-09",)) for o in OPTIONS),
            SetupOption("script_regions", ("french", "english"), ("LOH-A1S-20", "LOH-A1S-22")),
            SetupOption("monster_artifacts", ("off", "on"), ("LOH-SMST-05",)),
            SetupOption("persian_conquest", ("french", "english"), ("LOH-A2MOB-04",)),
        ),
    ),
)
"""One player has the campaign and nothing else. It is played by Achilles with the blue army, so that the options of the
game are no choice in it.  LOH-MSETUP-01, LOH-SSETUP-09"""
