"""The modules of Lords of Hellas: the campaign."""

from typing import Final

from agon.games.hellas import persian_invasion
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.modules import Module, SetupOption

PERSIAN_INVASION: Final = "persian_invasion"

MODULES: Final[tuple[Module, ...]] = (
    Module(
        PERSIAN_INVASION,
        persian_invasion.install,
        seats=(1,),
        options=(
            SetupOption("script_regions", ("french", "english"), ("LOH-A1S-20", "LOH-A1S-22")),
            SetupOption("monster_artifacts", ("off", "on"), ("LOH-SMST-05",)),
        ),
    ),
)


def check_players(setup: Setup) -> None:
    """One player has the campaign and nothing else.  LOH-MSETUP-01"""
    if setup.seats == 1 and PERSIAN_INVASION not in setup.modules:
        raise SetupError(f"hellas for one player is the campaign: add the module {PERSIAN_INVASION!r}")
