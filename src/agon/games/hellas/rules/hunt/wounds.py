"""Wounds of monsters: which symbols there are, which are covered, and the words about them.

A monster's symbols are those of its tray, then those of its evolutions; a place is the number of one of them.
LOH-MMST-01, LOH-MMST-06, LOH-MEVT-08
"""

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import Wound
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.hunt.questions import SYMBOL, WHICH_SYMBOL
from agon.games.hellas.rules.powers import ask, muster
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import DONE, Play

# ---------------------------------------------------------------- looking


def wounds_of(g: Hellas, monster: int) -> list[Wound]:
    """All symbols of a monster; an evolution's have no mark."""
    wounds = g.box.monsters[monster].wounds
    for card in g.beasts[monster].evolutions:
        wounds = wounds + g.box.monster_cards[card].wounds
    return wounds


def uncovered(g: Hellas, monster: int) -> list[int]:
    """The places of the symbols that have no wound token."""
    covered = g.beasts[monster].covered
    count = len(wounds_of(g, monster))
    return [place for place in range(count) if not covered >> place & 1]


def open_places(g: Hellas, monster: int, symbol: int) -> list[int]:
    """Where a wound of a symbol could be dealt, of any for NONE: one place of each sort, as equal ones are alike."""
    covered = g.beasts[monster].covered
    wounds = wounds_of(g, monster)
    places: list[int] = []
    for place, wound in enumerate(wounds):
        if not covered >> place & 1 and (symbol == NONE or symbol == wound.symbol):
            for other in places:
                if wounds[other].symbol == wound.symbol and wounds[other].mark == wound.mark:
                    break
            else:
                places.append(place)
    return places


def is_open(g: Hellas, monster: int, symbol: int) -> bool:
    """Whether a wound of a symbol could be dealt."""
    covered = g.beasts[monster].covered
    wounds = wounds_of(g, monster)
    return any(wound.symbol == symbol and not covered >> place & 1 for place, wound in enumerate(wounds))


def monsters_in(g: Hellas, region: int) -> list[int]:
    """The monsters in a region; a hero who is nowhere meets none."""
    if region == NONE:
        return []
    return [monster for monster, beast in enumerate(g.beasts) if beast.region == region]


def monsters_out(g: Hellas) -> list[int]:
    """The monsters on the map."""
    return [monster for monster, beast in enumerate(g.beasts) if beast.region != NONE]


def monster_of(g: Hellas, scene: Scene) -> int:
    """The monster that words are about: whose tray or card it is, or the one that is hunted."""
    return scene.monster if scene.monster != NONE or g.hunt is None else g.hunt.monster


def scene_of(hunt: Hunt) -> Scene:
    """A hunt as its hunter sees it."""
    scene = Scene(hunt.seat)
    scene.monster = hunt.monster
    scene.region = hunt.region
    return scene


# ---------------------------------------------------------------- dealing


def choose_place(g: Hellas, p: Player, monsters: list[int], symbol: int) -> Play:
    """Cover a symbol of the player's choice on one of these monsters."""
    options = [SYMBOL << 16 | monster << 8 | place for monster in monsters for place in open_places(g, monster, symbol)]
    number = number_of((yield from ask(g, p, WHICH_SYMBOL, options)))
    yield from deal_wound(g, p, number >> 8, number & 0xFF)


def deal_wound(g: Hellas, p: Player, monster: int, place: int) -> Play:
    """Cover a symbol with a wound token. With the last one a hunt is won; outside a hunt the monster dies at once.

    LOH-MMST-01, LOH-MHNT-09
    """
    beast = g.beasts[monster]
    beast.covered |= 1 << place
    log.wound(g, p.seat, monster, wounds_of(g, monster)[place].symbol)
    dead = not uncovered(g, monster)
    if is_hunted(g, p, monster):
        assert g.hunt is not None
        g.hunt.dealt |= 1 << place
        g.hunt.over = g.hunt.over or dead
        g.hunt.won = dead
    elif dead:
        yield from slay(g, p, monster)


def is_hunted(g: Hellas, p: Player, monster: int) -> bool:
    """Whether the player is hunting that monster."""
    return g.hunt is not None and g.hunt.monster == monster and g.hunt.seat == p.seat


def slay(g: Hellas, p: Player, monster: int) -> Play:
    """A monster leaves the map for good and its figure goes to the slayer; then what that gives.  LOH-MTRO-04"""
    beast = g.beasts[monster]
    log.slain(g, p.seat, monster, beast.region)
    beast.died = beast.region
    beast.region = NONE
    beast.slain = True
    beast.slayer = p.seat
    beast.covered = 0
    g.event_discard += beast.evolutions
    beast.evolutions = []
    p.trophies.append(monster)
    muster(g)
    return g.book.replaceable.monster_slain(g, p, monster)


# ---------------------------------------------------------------- words


def wound_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ wound = 1, on = "hunted" }`: this many symbols of one monster; also of one in the `hero_region`, or of
    `any`.
    """
    monsters = woundable(g, p, effect)
    for _ in range(effect.number):
        monsters = [monster for monster in monsters if g.beasts[monster].region != NONE and uncovered(g, monster)]
        if not monsters:
            return
        before = [g.beasts[monster].covered for monster in monsters]
        yield from choose_place(g, p, monsters, NONE)
        monsters = [m for m, covered in zip(monsters, before, strict=True) if g.beasts[m].covered != covered]


def woundable(g: Hellas, p: Player, effect: Effect) -> list[int]:
    where = effect.words["on"]
    if where == "hunted":
        return [] if g.hunt is None or g.hunt.seat != p.seat or g.hunt.over else [g.hunt.monster]
    return monsters_out(g) if where == "any" else monsters_in(g, p.region)


def would_wound(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(woundable(g, p, effect))


def restore_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """All wounds are taken off the monster; what was dealt in this hunt was dealt."""
    monster = monster_of(g, scene)
    if g.beasts[monster].covered:
        g.beasts[monster].covered = 0
        log.restored(g, monster)
    return DONE


def would_restore(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.beasts[monster_of(g, scene)].covered != 0


def wounds_are(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """This many symbols of the monster are covered."""
    return g.beasts[monster_of(g, scene)].covered.bit_count() >= condition.number


def count_wounds(g: Hellas, p: Player, count: Count, scene: Scene) -> int:
    """Symbols of the monster: `covered`, `uncovered`, `all`."""
    monster = monster_of(g, scene)
    if count.word == "covered":
        return g.beasts[monster].covered.bit_count()
    return len(uncovered(g, monster) if count.word == "uncovered" else wounds_of(g, monster))


def write_wounds(book: Book) -> None:
    book.add_useful_verb("wound", wound_verb, would_wound)
    book.add_useful_verb("restore", restore_verb, would_restore)
    book.add_condition("wounds", wounds_are)
    book.add_count("wounds", count_wounds)
