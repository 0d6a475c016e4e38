"""Positions of Duel for tests: tokens on slots, Postures, whole turns."""

from agon.games.hybris.box.numbers import (
    ALLY,
    NONE,
    OLYMPIAN,
)
from agon.games.hybris.duel.questions import (
    CHOOSE_POSTURE,
    COVER,
    COVER_PILLAR,
    POSTURE,
    side_of,
    slot_of,
)
from agon.games.hybris.duel.table import duel_table
from agon.games.hybris.duel.tokens import lay
from agon.games.hybris.player import ON_TILE, UNDER, Character, Player
from agon.games.hybris.rules.questions import (
    ACTIVATE,
    CHOOSE_PILLAR,
    DESTINATION,
    LOCATION,
    PILLAR,
    SLOT,
    TURN,
    WHICH_SLOT,
)
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import Asked, options_of
from rules.hybris.given import box, given
from rules.hybris.steps import step

HUMBLE, PROUD = 0, 1  # in the order of the pack
Answer = tuple[Kind, int]


def duel() -> Hybris:
    """Zeus, in front, and Hades, on the last space."""
    return given("zeus", "hades", modules=("duel",))


def slot(id: str) -> int:
    return [slot.id for slot in box().slots].index(id)


def at(*locations: int) -> set[int]:
    return {slot for location in locations for slot in box().locations[location].slots}


def everywhere() -> set[int]:
    return set(range(len(box().slots)))


def pillar_of(number: int) -> int:
    return [pillar.number for pillar in box().pillars].index(number)


def put(g: Hybris, seat: int, side: int, *ids: str) -> None:
    """Tokens of a player on these slots."""
    for id in ids:
        lay(g, g.players[seat], slot(id), side)


def lying(g: Hybris, seat: int, side: int) -> set[str]:
    """The slots with such tokens of a player."""
    return {box().slots[at].id for at in duel_table(g).of_side(seat, side)}


def slots_offered(asked: list[Asked], kind: Kind) -> set[int]:
    return {slot_of(option & 0xFFFF) for option in options_of(asked, kind)}


def sides_offered(asked: list[Asked], kind: Kind) -> set[int]:
    return {side_of(option & 0xFFFF) for option in options_of(asked, kind)}


def was_asked(asked: list[Asked], kind: Kind) -> bool:
    return any(each.kind is kind for each in asked)


def pose(g: Hybris, posture: int, *, covered: int = 1) -> None:
    """Both players have taken Pillars, 1 and 2, 3 and 4, and that Posture; the second card is half covered."""
    for p in g.players:
        p.pillars = [pillar_of(2 * p.seat + 1), pillar_of(2 * p.seat + 2)]
        hidden = p.pillars[covered]
        p.uppers = [pillar for pillar in p.pillars if posture != HUMBLE or pillar != hidden]
        p.lowers = [pillar for pillar in p.pillars if posture != PROUD or pillar != hidden]
        duel_table(g).postures[p.seat] = posture
    g.order = [0, 1]
    g.active = 0


def figure(p: Player, kind: int) -> int:
    """The number of a figure of that kind, in reserve; an ally is recruited."""
    if kind == ALLY:
        p.characters.append(Character(ALLY, box().coliseum_heroes[0]))
    for number, character in enumerate(p.characters):
        if character.kind == kind and character.place != ON_TILE:
            return number
    raise AssertionError("no such figure")


def send(g: Hybris, seat: int, kind: int, location: int, *answers: Answer, to: str = "") -> list[Asked]:
    """A whole turn: that player's figure of a kind goes to a Location, onto that slot if there is a choice."""
    p = g.players[seat]
    g.active = seat
    number = figure(p, kind)
    given_answers: list[Answer] = [(TURN, ACTIVATE << 16 | number)]
    if kind == OLYMPIAN:
        given_answers += answers
        given_answers.append((DESTINATION, LOCATION << 16 | location))
        answers = ()
    else:
        p.characters[number].token = g.box.location_tokens.index(location)
        p.tokens[p.characters[number].token] = UNDER
    if to:
        given_answers.append((WHICH_SLOT, SLOT << 16 | slot(to)))
    return step(g, "action", *given_answers, *answers)


# ---------------------------------------------------------------- the Pillar phase


def pick(g: Hybris, number: int, posture: int = NONE, covered: int = NONE) -> list[Asked]:
    """The next player takes the Pillar of that number, with a Posture if it is the second one."""
    answers: list[Answer] = [(CHOOSE_PILLAR, PILLAR << 16 | pillar_of(number))]
    if posture != NONE:
        answers.append((CHOOSE_POSTURE, POSTURE << 16 | posture))
    if covered != NONE:
        answers.append((COVER_PILLAR, COVER << 16 | pillar_of(covered)))
    return step(g, "pillar", *answers)


def pick_all(g: Hybris, numbers: tuple[int, int, int, int], postures: tuple[int, int]) -> list[Asked]:
    """A whole Pillar phase: both take one, then both a second one."""
    asked = pick(g, numbers[0]) + pick(g, numbers[1])
    return asked + pick(g, numbers[2], postures[0]) + pick(g, numbers[3], postures[1])
