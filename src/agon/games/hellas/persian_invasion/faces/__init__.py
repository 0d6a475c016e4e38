"""What is printed on the things of the campaign, in the form of `hellas.faces`."""

from typing import Final

from agon.games.hellas.persian_invasion.faces import tale
from agon.games.hellas.state import MakeFace

FACES: Final[dict[str, MakeFace]] = {"script": tale.script_face, "failure": tale.failure_face}
