"""Avatars at war for tests: their deck in a known order, a figure of the player's in a City, whole Combats."""

from agon.games.hybris.box.numbers import HERO, MORTAL_WORLD, NONE, OLYMPIAN
from agon.games.hybris.chronos.avatar_combat import fight_avatar
from agon.games.hybris.chronos.avatars import make_pending_moves
from agon.games.hybris.chronos.table import STORED
from agon.games.hybris.player import ON_TILE, RESERVE
from agon.games.hybris.rules.turn import take_city_slot
from agon.games.hybris.scenes import ATTACKS, Scene
from agon.games.hybris.state import Hybris
from rules.hybris.arena import Answer, Stage, stage
from rules.hybris_chronos.given import avatar, box, city, no_tiles, player, send_avatar, solo, table

STRONG = 30
"""Strength that beats every Avatar."""


def war(olympian: str = "zeus", level: str = "bronze_age", **said: str) -> Hybris:
    """A table without tiles of Chronos's; the next cards of the Avatars are plain ones without symbols that count."""
    g = solo(olympian, level, **said)
    no_tiles(g)
    stack(g, "low_tide", "pendulum", "patience_of_stone")
    return g


def avatar_card(id: str) -> int:
    return box().card_ids.index("avatar-" + id)


def stack(g: Hybris, *ids: str) -> None:
    """These cards of the Avatars are drawn next, the first one first."""
    deck = table(g).avatar_deck
    for id in reversed(ids):
        deck.remove(avatar_card(id))
        deck.append(avatar_card(id))


def slot_of(where: str) -> int:
    return box().cities[city(where)].slot


def figure(g: Hybris, kind: int) -> int:
    """The number of the player's first figure of a kind, in the reserve if it lay on a tile."""
    for number, character in enumerate(player(g).characters):
        if character.kind == kind:
            if character.place == ON_TILE:
                character.place = RESERVE
            return number
    raise AssertionError("no such figure")


def post(g: Hybris, kind: int, where: str) -> int:
    """A figure of that kind that was activated and stands in a City; gives its number."""
    number = figure(g, kind)
    player(g).characters[number].place = slot_of(where)
    player(g).characters[number].activated = True
    return number


def arriving(g: Hybris, kind: int, where: str) -> Scene:
    """The player's turn: a figure of that kind has set out for a City."""
    number = figure(g, kind)
    player(g).characters[number].activated = True
    here = Scene(0)
    here.character, here.location, here.city = number, MORTAL_WORLD, city(where)
    g.turn.seat, g.turn.character, g.turn.location, g.turn.city = 0, number, MORTAL_WORLD, here.city
    return here


def attack(g: Hybris, id: str, where: str, *answers: Answer, kind: int = HERO) -> Stage:
    """A figure goes to the City that an Avatar holds."""
    if table(g).avatars[avatar(id)] == NONE:
        send_avatar(g, id, where)
    here = arriving(g, kind, where)
    _, running = stage(g, take_city_slot(g, player(g), slot_of(where), here), {0: answers})
    return running


def fight(g: Hybris, id: str, *answers: Answer, kind: int = HERO, role: int = ATTACKS) -> tuple[bool, Stage]:
    """Nothing but the Combat with an Avatar, in Athens, and the moves that its cards ask for."""
    found = stage(g, fight_avatar(g, player(g), figure(g, kind), avatar(id), city("athens"), role), {0: answers})
    stage(g, make_pending_moves(g))
    return found


def enemy_total(g: Hybris) -> int:
    """The enemy's total of the Combat that was the last to end."""
    assert g.log is not None
    return [numbers for id, _, numbers in g.log if id == "hybris-combat-over"][-1][3]


def own_total(g: Hybris) -> int:
    assert g.log is not None
    return [numbers for id, _, numbers in g.log if id == "hybris-combat-over"][-1][2]


def stored(g: Hybris, resource: int) -> int:
    """What Chronos has of a resource."""
    return table(g).pieces[STORED.index(resource)]


def store(g: Hybris, resource: int, number: int) -> None:
    table(g).pieces[STORED.index(resource)] = number


def where_is(g: Hybris, id: str) -> str:
    """The City of an Avatar; `board` on the Chronos board."""
    place = table(g).avatars[avatar(id)]
    return "board" if place == NONE else box().cities[place].id


def olympian_lies(g: Hybris) -> bool:
    return player(g).characters[figure(g, OLYMPIAN)].lying
