"""The modules of Hybris: Scenarios, Variants, Duel and the expansions, and what each cannot be combined with.

The pack says what Scenarios and Variants do, and whom they suit (`modes`, `players`, `with_scenario`, `excludes`); a
setup is refused by what stands here, before a pack is opened. A test keeps both the same.
"""

from typing import Final

from agon.games.hybris import duel
from agon.games.hybris.artemis.box import unpack as unpack_artemis
from agon.games.hybris.artemis.rules import install as install_artemis
from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.box.manifests import Manifest, Play
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm import manifest as cataclysm
from agon.games.hybris.chronos import rules as chronos
from agon.games.hybris.rules.scenarios import install_scenario
from agon.games.hybris.setup_options import seat_options
from agon.kernel.errors import SetupError, module_word
from agon.kernel.modules import Module
from agon.kernel.words import say

DUEL: Final = "duel"
SCENARIOS: Final = ("renaissance", "gigantomachy", "games_of_elis", "persephones_winter", "apple_of_discord")
VICTORIES: Final = ("victory_of_influence", "victory_of_awakening")
ADDITIONS: Final = ("grip_of_the_oracle",)
NOT_FOR_DUEL: Final = ("gigantomachy", "games_of_elis", "apple_of_discord")


def nothing(book: Book) -> None:
    """A Variant changes the manifest and adds powers: its rules are data."""


def others(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(other for other in names if other != name)


def scenario(name: str) -> Module:
    """One Scenario at most, and with it no other way to win.  HYB-SCEN-01, HYB-SCEN-04"""
    conflicts = (*others(SCENARIOS, name), *VICTORIES)
    return Module(name, install_scenario, conflicts=(*conflicts, DUEL) if name in NOT_FOR_DUEL else conflicts)


def victory(name: str) -> Module:
    """Another way to win: only one, without a Scenario.  HYB-SCEN-02, HYB-SCEN-03, HYB-SCEN-04"""
    return Module(name, nothing, conflicts=(*others(VICTORIES, name), *SCENARIOS))


def addition(name: str) -> Module:
    """What goes with everything.  HYB-SCEN-05"""
    return Module(name, nothing)


CATACLYSM: Final = Module(
    "cataclysm", cataclysm.install, conflicts=("chronos",), options=cataclysm.OPTIONS, unpack=cataclysm.unpack
)  # CAT-GEN-02

SOLO: Final = Module(
    "chronos",
    chronos.install,
    conflicts=(*SCENARIOS, *VICTORIES, DUEL, "cataclysm"),
    seats=(1,),
    options=chronos.OPTIONS,
    unpack=chronos.unpack,
)  # CHR-GEN-01

MODULES: Final[tuple[Module, ...]] = (
    *[scenario(name) for name in SCENARIOS],
    *[victory(name) for name in VICTORIES],
    *[addition(name) for name in ADDITIONS],
    Module(DUEL, duel.install, conflicts=NOT_FOR_DUEL, seats=(2,), unpack=duel.unpack),  # HYB-DUEL-01
    Module("artemis", install_artemis, options=seat_options("artemis"), unpack=unpack_artemis),  # CAT-ART-01
    CATACLYSM,
    SOLO,
)


def manifest_of(box: Box, modules: tuple[Module, ...]) -> Manifest:
    """What is played with these modules."""
    scenarios = [found(box.scenarios, module.id) for module in modules if module.id in SCENARIOS]
    variants = [found(box.variants, module.id) for module in modules if module.id in VICTORIES + ADDITIONS]
    return box.manifest(scenarios[0] if scenarios else NONE, variants)


def found(plays: list[Play], name: str) -> int:
    """The number of a Scenario or a Variant in the box; packs may come without some."""
    for play in plays:
        if play.id == name:
            return play.index
    raise SetupError(f"this pack has no {name!r}", say("setup-pack-lacks", what=module_word("hybris", name)))
