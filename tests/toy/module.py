"""The module as Hybris sees it: the entry point `hybris.toy` names this."""

from typing import Final

from agon.kernel.modules import Module
from toy.box import unpack
from toy.rules import install
from toy.table import PART

TOY: Final = Module(PART, install, conflicts=("chronos",), unpack=unpack)
