"""Positions against Chronos for tests: a table as it is set up, changed by hand, and procedures run on it."""

from functools import cache
from typing import Any

from agon.cards.phrases import Effect
from agon.games.hybris.book import Book
from agon.games.hybris.box import Box, open_box
from agon.games.hybris.box.numbers import NONE, OLYMPIAN
from agon.games.hybris.box.phrases import Grammar
from agon.games.hybris.chronos.box import ChronosBox
from agon.games.hybris.chronos.house import HOUSE, RULES
from agon.games.hybris.chronos.scenes import concept_scene
from agon.games.hybris.chronos.table import CHRONOS, STORED, ChronosTable, chronos_table, kit_of
from agon.games.hybris.chronos.world import renew_slots
from agon.games.hybris.modules import SOLO, manifest_of
from agon.games.hybris.player import RESERVE, UNDER, Player
from agon.games.hybris.rules.book import write_book
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.setup import set_up
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from agon.kernel.chance import seeded
from agon.kernel.errors import Ended
from agon.kernel.modules import unpack_parts
from agon.shelf.packs import bundled_pack
from rules.hybris.cities import Asked, answer
from rules.hybris.given import bare

LEVELS = ("golden_age", "bronze_age", "iron_age")
Answer = tuple[Kind, int]


@cache
def box() -> Box:
    pack = bundled_pack("hybris")
    opened = open_box(pack)
    unpack_parts(opened, pack, [SOLO])
    return opened


def options(level: str = "bronze_age", **said: str) -> dict[str, str]:
    """What a table has decided: the house rules, unless it says something else."""
    usual = {option.id: option.values[0] for option in SOLO.options}
    return usual | {"level": level, RULES: HOUSE} | said


@cache
def book(level: str, said: tuple[tuple[str, str], ...] = ()) -> Book:
    written = Book(options(level, **dict(said)), manifest_of(box(), (SOLO,)))
    write_book(written)
    SOLO.install(written)
    return written


def solo(olympian: str = "poseidon", level: str = "bronze_age", seed: str = "a seed", **said: str) -> Hybris:
    """A table before the first Age; the player has nothing, and nothing was told yet."""
    g = bare(begun(olympian, level, seed, **said))
    g.log = []
    return g


def begun(olympian: str = "poseidon", level: str = "bronze_age", seed: str = "a seed", **said: str) -> Hybris:
    """The same as it is set up."""
    g = Hybris(box(), book(level, tuple(said.items())))
    g.chance = seeded(seed)
    g.log = []
    g.drafted = [[other.id for other in g.box.olympians].index(olympian)]
    set_up(g, g.drafted)
    step(g, "prepare")
    step(g, "chronos_set_up")
    return g


def step(g: Hybris, name: str, *answers: Answer) -> list[Asked]:
    """One step with everything that follows it; what is not answered gets its first option."""
    g.step = name
    return answer(g.book.play_step(g), *answers)


def kit() -> ChronosBox:
    return kit_of(box())


def table(g: Hybris) -> ChronosTable:
    return chronos_table(g)


def player(g: Hybris) -> Player:
    return g.players[0]


# ---------------------------------------------------------------- things by name


def named(kind: str, id: str) -> int:
    return box().grammar.ids[kind].index(id)


def concept(id: str) -> int:
    return named("concept", id)


def avatar(id: str) -> int:
    return named("avatar", id)


def city(id: str) -> int:
    return named("city", id)


def pillar(number: int) -> int:
    """The Pillar of that number."""
    return [card.number for card in box().pillars].index(number)


# ---------------------------------------------------------------- positions


def show(g: Hybris, id: str) -> int:
    """That Concept card lies face up; gives its Concept. Whatever lay there is back in the deck."""
    card = named("concept_card", id)
    where = kit().cards[card].concept
    laid = table(g)
    return turn_up(card, where, laid.shown, laid.decks, laid.unused)


def turn_up(card: int, where: int, shown: list[int], piles: list[list[int]], unused: list[int]) -> int:
    """It lies face up there, and nowhere else."""
    if shown[where] != NONE:
        piles[where].append(shown[where])
    for pile in [*piles, unused]:
        if card in pile:
            pile.remove(card)
    shown[where] = card
    return where


def stand(g: Hybris, id: str, other: str = "") -> int:
    """The player is present on that Concept, and has its Pillar and another one; gives the Concept."""
    here = concept(id)
    there = concept(other or ("ananke" if id != "ananke" else "kratos"))
    p = player(g)
    p.pillars = [pillar(here + 1), pillar(there + 1)]
    p.uppers = [p.pillars[0]]
    p.lowers = [p.pillars[0]]
    table(g).chosen = [[here, there]]
    table(g).focus = [here]
    p.marks -= 1
    g.order = [0]
    g.active = 0
    table(g).turn = here
    return here


def send_avatar(g: Hybris, id: str, where: str) -> int:
    """An Avatar that stands in a City already."""
    table(g).avatars[avatar(id)] = city(where)
    renew_slots(g)
    return avatar(id)


def face_up(g: Hybris, id: str) -> int:
    """That tile of Chronos's is the face-up one of its Concept; gives the Concept."""
    tile = named("chronos_tile", id)
    where = kit().tiles[tile].concept
    laid = table(g)
    return turn_up(tile, where, laid.tiles, laid.piles, laid.tiles_unused)


def no_tiles(g: Hybris) -> None:
    """No tile of Chronos's is face up: nothing happens but what a test is about."""
    laid = table(g)
    for where, tile in enumerate(laid.tiles):
        if tile != NONE:
            laid.tiles_unused.append(tile)
            laid.tiles[where] = NONE


def in_front(g: Hybris) -> None:
    """The player's marker right before Chronos's."""
    g.grandeur = [NONE, NONE, 0, CHRONOS]


def behind(g: Hybris) -> None:
    g.grandeur = [NONE, NONE, CHRONOS, 0]


def planned(g: Hybris, kind: int, location: int) -> int:
    """The number of a figure of that kind in reserve, with a token for a Location under it if it needs one."""
    p = player(g)
    for number, figure in enumerate(p.characters):
        if figure.kind == kind:
            figure.place = RESERVE
            figure.activated = False
            if kind != OLYMPIAN:
                figure.token = box().location_tokens.index(location)
                p.tokens[figure.token] = UNDER
            return number
    raise AssertionError("no such figure")


def deployed(g: Hybris, *spaces: str) -> None:
    """Technologies of the player's on these spaces."""
    for id in spaces:
        pile = next(pile for pile in g.piles if pile)
        g.spaces.put(named("space", id), pile.pop(), 0)
        player(g).marks -= 1
    muster(g)


def ready(olympian: str = "poseidon", level: str = "bronze_age", **said: str) -> Hybris:
    """A table without tiles of Chronos's, so that nothing happens but what a test is about."""
    g = solo(olympian, level, **said)
    no_tiles(g)
    return g


def stored(g: Hybris, resource: int) -> int:
    return table(g).pieces[STORED.index(resource)]


def turn_of(g: Hybris, id: str, *answers: Answer) -> list[Asked]:
    """The turn of that Concept."""
    table(g).turn = concept(id)
    return step(g, "action", *answers)


# ---------------------------------------------------------------- words


def effects(*tables: dict[str, Any]) -> list[Effect]:
    """A list of effects as a pack would write it."""
    grammar = Grammar(box().grammar.ids)
    grammar.speak(["chronos"])
    return grammar.effects(list(tables))


def do(g: Hybris, *tables: dict[str, Any], answers: tuple[Answer, ...] = (), of: str = "anthros") -> list[Asked]:
    """The player carries out effects of a Concept card."""
    scene = concept_scene(0, concept(of))
    return answer(g.book.resolve(g, player(g), effects(*tables), scene), *answers)


def holds(g: Hybris, table: dict[str, Any]) -> bool:
    grammar = Grammar(box().grammar.ids)
    grammar.speak(["chronos"])
    return g.book.holds(g, player(g), grammar.condition(table), Scene(0))


def counted(g: Hybris, table: dict[str, Any]) -> int:
    grammar = Grammar(box().grammar.ids)
    grammar.speak(["chronos"])
    return g.book.count(g, player(g), grammar.count(table), Scene(0))


def ended(g: Hybris, name: str, *answers: Answer) -> bool:
    """Whether the game is over in that step."""
    try:
        step(g, name, *answers)
    except Ended:
        return True
    return False
