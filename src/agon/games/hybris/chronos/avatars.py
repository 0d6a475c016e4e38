"""Avatars on their way: from the Chronos board to a City, and nowhere else."""

from collections.abc import Generator

from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE, PROPHET
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.avatar_combat import avatar_scene, fight_avatar
from agon.games.hybris.chronos.gains import break_chain
from agon.games.hybris.chronos.house import OWN_CITIES
from agon.games.hybris.chronos.questions import AVATAR_CITY
from agon.games.hybris.chronos.table import PART, chronos_table, keeper_thing, kit_of, numbers_of, plays
from agon.games.hybris.chronos.world import renew_slots
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.player_combat import flee
from agon.games.hybris.rules.movement import occupants, take_slot
from agon.games.hybris.rules.powers import POWERS, happen
from agon.games.hybris.rules.questions import CITY, number_of
from agon.games.hybris.scenes import ATTACKS, DEFENDS, Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together

Going = Generator[Ask | Together, int, bool]


# ---------------------------------------------------------------- where one may go


def can_receive(g: Hybris, city: int) -> bool:
    """Neither forbidden nor another Avatar's.  CHR-AVA-03, CHR-AVA-04"""
    return not (g.barred | g.kept) >> g.box.cities[city].slot & 1


def cities_for(g: Hybris, avatar: int) -> list[int]:
    """Where an Avatar could go, in the order of its own list."""
    return [city for city in kit_of(g.box).avatars[avatar].cities if can_receive(g, city)]


def can_come(g: Hybris, avatar: int) -> bool:
    """From the board, to some City.  CHR-AVA-06, CHR-CTURN-12"""
    return chronos_table(g).avatars[avatar] == NONE and bool(cities_for(g, avatar))


def lowest_on_board(g: Hybris) -> int:
    """The Avatar with the lowest number there; NONE without any.  CHR-MOVE-02, CHR-MOVE-08"""
    return min(chronos_table(g).on_board(), default=NONE)


# ---------------------------------------------------------------- going there


def is_sent(g: Hybris) -> bool:
    """Whether the player says where an Avatar goes, or it has Cities of its own.  CHR-MOVE-11, CHR-HOUSE-13"""
    return not plays(g, OWN_CITIES) or numbers_of(g)["avatar_city"] == "player"


def come(g: Hybris, avatar: int, victim: int) -> Going:
    """To a City of the player's choice, or to the first of its list that can receive it.  CHR-MOVE-11, CHR-HOUSE-13

    Gives whether it could.
    """
    if not can_come(g, avatar):
        return False
    cities = cities_for(g, avatar)
    city = cities[0]
    if is_sent(g):
        options = [CITY << 16 | city for city in sorted(cities)]
        city = number_of((yield Ask(AVATAR_CITY, victim, options)))
    yield from enter(g, avatar, city)
    return True


def move_avatar(g: Hybris, victim: int, avatar: int, city: int, concept: int) -> Play:
    """An Avatar (NONE: there is none) to a City (NONE: not said which); where it cannot go, a chain breaks instead.

    During a Combat it waits for its end.  CHR-MOVE-01, CHR-MOVE-03, CHR-MOVE-06
    """
    table = chronos_table(g)
    if g.combat is not None:
        table.pending.append((avatar, city, concept))
        return
    moved = False
    if avatar != NONE and table.avatars[avatar] == NONE:
        if city == NONE:
            moved = yield from come(g, avatar, victim)
        elif can_receive(g, city):
            yield from enter(g, avatar, city)
            moved = True
    if not moved and concept != NONE:
        yield from break_chain(g, concept, "")


def make_pending_moves(g: Hybris) -> Play:
    """Those that cards have asked for in the Combat that is over."""
    table = chronos_table(g)
    while table.pending:
        avatar, city, concept = table.pending.pop(0)
        yield from move_avatar(g, g.by_grandeur()[0].seat, avatar, city, concept)


def waits_for_nothing_else(g: Hybris, scene: Scene) -> bool:
    """Whether a Combat is over that was not an Avatar's: after those the Avatar goes first where it must."""
    table = chronos_table(g)
    return bool(table.pending) and table.fighter == NONE


def after_combat(g: Hybris, scene: Scene) -> Play:
    return make_pending_moves(g)


def enter(g: Hybris, avatar: int, city: int) -> Play:
    """A Prophet there flees, anybody else defends the City; a character that beats the Avatar keeps it.  CHR-AVA-05"""
    log.avatar_moves(g, avatar, city)
    held = False
    for seat, number in occupants(g, g.box.cities[city].slot):
        p = g.players[seat]
        if not held and p.characters[number].kind != PROPHET:
            held = yield from fight_avatar(g, p, number, avatar, city, DEFENDS)
    if not held:
        for seat, number in occupants(g, g.box.cities[city].slot):
            flee(g, g.players[seat], number)
        yield from take_city(g, avatar, city)
    yield from make_pending_moves(g)


def take_city(g: Hybris, avatar: int, city: int) -> Play:
    """It holds the slot, which generates no Prayers.  CHR-AVA-02, CHR-DEFEAT-04"""
    chronos_table(g).avatars[avatar] = city
    renew_slots(g)
    log.avatar_holds(g, avatar, city)
    for event in ("placed", "pilgrimage"):
        yield from happen(g, event, avatar_scene(g, avatar, city))
    for event in ("influence", "deploy"):
        yield from POWERS.react(g, gatekeepers(g, event, avatar_scene(g, avatar, city)), avatar_scene(g, avatar, city))


def gatekeepers(g: Hybris, event: str, scene: Scene) -> list[Source]:
    """Powers that wait for others to do something in one City: for an Avatar, to come there.  CHR-ALONE-06"""
    return [
        source
        for source in g.arsenal.powers.get(event, [])
        for awaited in source.power.events
        if awaited.word == "other" and list(awaited.words) == ["where"] and POWERS.concerns(g, source, awaited, scene)
    ]


# ---------------------------------------------------------------- going to one


def challenge(g: Hybris, p: Player, slot: int, scene: Scene) -> Going:
    """A character that comes to an Avatar's City must beat it, and then has the slot before another one comes.

    CHR-AVA-09
    """
    city = g.box.slots[slot].city
    avatar = chronos_table(g).avatars.index(city)
    won = yield from fight_avatar(g, p, scene.character, avatar, city, ATTACKS)
    if won:
        take_slot(g, p, scene.character, slot)  # HYB-CVP-12
    yield from make_pending_moves(g)  # CHR-MOVE-12
    return won


def write_avatars(book: Book) -> None:
    book.claim("the way to a slot that is held")
    book.challenge = challenge
    book.keeper = keeper_thing
    book.triggers.on("combat_over", PART, waits_for_nothing_else, after_combat)
