"""Positions of the Outskirts and of Hangars for tests: Workers, cards on top of the deck, tiles with Workers."""

from collections.abc import Generator

from agon.games.hybris.box.numbers import HERO, NONE, WEAPON
from agon.games.hybris.cataclysm.box import Exploration, MkTile, kit_of
from agon.games.hybris.cataclysm.outskirts.explore import explore
from agon.games.hybris.cataclysm.outskirts.questions import (
    ADVANCE,
    ADVANCE_TOKEN,
    ATTEMPT,
    EXPLORED,
    KEEP_CARD,
    TASK,
    TRANSFER,
    TRANSFER_WORKERS,
    WILL_ATTEMPT,
)
from agon.games.hybris.cataclysm.outskirts.table import EXPLORATION, Hangar, OutskirtsTable, hangar_of, outskirts
from agon.games.hybris.cataclysm.outskirts.tracks import ways_on
from agon.games.hybris.player import RESERVE, Player
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Together
from rules.hybris.cities import Asked, answer
from rules.hybris.given import cards_showing, take_cards
from rules.hybris.steps import step
from rules.hybris_cataclysm.given import world

Answer = tuple[Kind, int]
Played = Generator[Ask | Together, int, object]

DECLINED: Answer = (WILL_ATTEMPT, STOP << 16)
STAY: Answer = (ADVANCE_TOKEN, STOP << 16)


def outpost(*olympians: str, modules: tuple[str, ...] = (), seed: str = "a seed") -> Hybris:
    """A table with Cataclysm, by default Zeus, Athena and Hades, who have nothing, in the Action phase of Zeus."""
    g = world(*olympians, modules=modules, seed=seed)
    for p in g.players:
        p.marks = g.box.olympian_tokens
    step(g, "hangars")
    for p in g.players:
        hangar_of(g, p).energy = 0
        hangar_of(g, p).workers = 0
    g.step, g.active = "action", 0
    g.turn.seat = 0
    muster(g)
    g.log = []
    return g


def hangar(g: Hybris, seat: int = 0) -> Hangar:
    return hangar_of(g, g.players[seat])


def board(g: Hybris) -> OutskirtsTable:
    return outskirts(g)


# ---------------------------------------------------------------- cards


def card(g: Hybris, id: str) -> Exploration:
    return next(found for found in kit_of(g.box).explorations if found.id == id)


def atop(g: Hybris, *ids: str) -> None:
    """These Exploration cards are drawn next, the first one first."""
    table = board(g)
    wanted = [card(g, id).index for id in reversed(ids)]
    table.deck = [found for found in table.deck if found not in wanted] + wanted


def explorer(g: Hybris, seat: int = 0, kind: int = HERO) -> Scene:
    """A turn of that player, whose Hero stands at the Outskirts."""
    number = next(n for n, figure in enumerate(g.players[seat].characters) if figure.kind == kind)
    figure = g.players[seat].characters[number]
    location = next(each for each in g.box.locations if each.id == "outskirts")
    figure.place, figure.activated = location.slots[0], True
    turn = g.turn
    turn.seat, turn.character, turn.location, turn.slot, turn.placed = seat, number, location.index, figure.place, True
    here = Scene(seat)
    here.character, here.location = number, location.index
    return here


def tries(g: Hybris, id: str) -> Answer:
    return WILL_ATTEMPT, ATTEMPT << 16 | card(g, id).index


def keeps(g: Hybris, id: str) -> Answer:
    return KEEP_CARD, EXPLORED << 16 | card(g, id).index


def transfers(number: int, foreman: bool = False) -> Answer:
    return TRANSFER_WORKERS, TRANSFER << 16 | (256 if foreman else 0) | number


def advances(track: int, foreman: bool = False) -> Answer:
    return ADVANCE_TOKEN, ADVANCE << 16 | track << 1 | int(foreman)


def exploring(g: Hybris, *answers: Answer, seat: int = 0) -> list[Asked]:
    """A Hero of that player explores."""
    return answer(explore(g, g.players[seat], explorer(g, seat)), *answers)


def attempting(g: Hybris, id: str, *answers: Answer, seat: int = 0) -> list[Asked]:
    """A Hero of that player, whose token stays where it is, explores and finds that card; it is tried."""
    atop(g, id)
    could = bool(ways_on(g, g.players[seat], EXPLORATION))
    stays: tuple[Answer, ...] = (STAY,) if could else ()
    return exploring(g, *stays, keeps(g, id), *answers, seat=seat)


def in_progress(g: Hybris, seat: int, id: str, site: int = 0) -> None:
    """An Adventure of that player, whose Worker stands on that Site."""
    table = board(g)
    index = card(g, id).index
    if index in table.deck:
        del table.known[table.deck.index(index)]
        table.deck.remove(index)
    hangar(g, seat).adventures.append((index, site))


def with_module(g: Hybris, seat: int, id: str) -> None:
    """An accomplished Adventure of that player."""
    in_progress(g, seat, id)
    index, _ = hangar(g, seat).adventures.pop()
    hangar(g, seat).modules.append(index)
    muster(g)


# ---------------------------------------------------------------- tiles


def tile(g: Hybris, id: str) -> MkTile:
    return next(found for found in kit_of(g.box).tiles if found.id == id)


def place_of(g: Hybris, seat: int, id: str) -> int:
    """Where a tile lies in its owner's Hangar."""
    return hangar(g, seat).tiles.index(tile(g, id).index)


def man(g: Hybris, seat: int, *ids: str) -> None:
    """A Worker on each of these tiles."""
    for id in ids:
        hangar(g, seat).staffed |= 1 << place_of(g, seat, id)


def task_of(g: Hybris, id: str, verb: str) -> int:
    """The number of a tile's Task that begins with that word."""
    return next(number for number, task in enumerate(tile(g, id).tasks) if task.verb == verb)


def done(g: Hybris, seat: int, id: str) -> list[int]:
    """The Tasks of a tile that are marked."""
    mask = hangar(g, seat).done[place_of(g, seat, id)]
    return [task for task in range(len(tile(g, id).tasks)) if mask >> task & 1]


def is_active(g: Hybris, seat: int, id: str) -> bool:
    return bool(hangar(g, seat).active >> place_of(g, seat, id) & 1)


def task_option(g: Hybris, seat: int, id: str, task: int) -> int:
    return TASK << 16 | place_of(g, seat, id) << 4 | task


def purse(p: Player) -> tuple[int, int, int, int]:
    """Victory Points, Aegis, Followers, Prayers."""
    return p.vp, p.aegis, p.followers, p.prayers


def nothing_lies(g: Hybris) -> bool:
    return board(g).drawn == [] and board(g).shown == NONE


# -- what Explorations ask for


def with_cards(g: Hybris, *elements: int) -> None:
    """One card of each of these Elements in hand."""
    p = g.players[0]
    take_cards(p, [])
    take_cards(p, [next(card for card in cards_showing(p, element)) for element in elements])


def with_weapon(g: Hybris) -> None:
    p = g.players[0]
    take_cards(p, [])
    take_cards(p, [next(card for card in p.deck if g.box.card(card).type == WEAPON)])


def with_strength(g: Hybris) -> None:
    """Cards whose printed Strength makes five in all, two of them."""
    p = g.players[0]
    take_cards(p, [])
    strengths = {g.box.card(card).strength: card for card in p.deck}
    take_cards(p, [strengths[3], strengths[2]])


def two_heroes(g: Hybris) -> None:
    heroes = [figure for figure in g.players[0].characters if figure.kind == HERO]
    for hero in heroes[:2]:
        hero.place = RESERVE
