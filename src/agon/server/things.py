"""Things of a game as they are sent: what they are called, what they do, what is printed on them."""

from agon.kernel.game import Game
from agon.server import forms, wire


def thing_info(game: Game, thing: str, names: dict[str, str]) -> forms.ThingInfo:
    try:
        about = [wire.words(message) for message in game.describe(thing)]
    except KeyError:  # a name, such as that of a zone's creature, that is no thing of its own
        about = []
    return forms.ThingInfo(dict(names), about, face_of(game, thing))


def face_of(game: Game, thing: str) -> forms.Face | None:
    """What is printed on a thing; None where nothing is that a board draws."""
    try:
        return wire.face(game.face(thing))
    except KeyError:
        return None
