"""Positions of Lords of Hellas for tests: a table as it is set up, changed by hand, and procedures run on it."""

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any

from agon.cards.phrases import Effect
from agon.games.hellas.box import Box, open_box
from agon.games.hellas.box.phrases import Grammar
from agon.games.hellas.modules import MODULES
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import place
from agon.games.hellas.rules.book import write_book
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.rules.setup import lay_out, set_up
from agon.games.hellas.scenes import COLOUR_COUNT, Scene, Source
from agon.games.hellas.schema.words import COLOURS, Colour
from agon.games.hellas.setup_options import OPTIONS
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Ask, Together
from agon.kernel.chance import seeded
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from agon.kernel.modules import unpack_parts
from agon.shelf.packs import bundled_pack

HEROES = ("achilles", "heracles", "perseus", "helen")
STARTS = ("macedonia", "arcadia", "boeotia", "locris")
"""Far from each other, all with a city and of population strength 2."""


@cache
def box(modules: tuple[str, ...] = ()) -> Box:
    """The box of the game, with what these modules lay into it."""
    opened = open_box(bundled_pack("hellas"))
    unpack_parts(opened, bundled_pack("hellas"), [module for module in MODULES if module.id in modules])
    return opened


def grammar() -> Grammar:
    """Reads tables that stand in no pack, in the words of the game and of its modules."""
    whole = box(tuple(module.id for module in MODULES)).grammar
    reading = Grammar(whole.ids)
    reading.speak(whole.dialects)
    return reading


def book(modules: tuple[str, ...] = (), **options: str) -> Book:
    """The rulebook with these modules; options that are not named have their default."""
    chosen = [module for module in MODULES if module.id in modules]
    assert len(chosen) == len(modules), "there is no such module"
    offered = [*OPTIONS, *(option for module in chosen for option in module.options)]
    written = Book({option.id: option.values[0] for option in offered} | options)
    write_book(written)
    for module in chosen:
        module.install(written)
    return written


def laid_out(players: int, seed: str = "a seed", modules: tuple[str, ...] = (), **options: str) -> Hellas:
    """A table before its first step."""
    g = Hellas(box(modules), book(modules, **options))
    g.chance = seeded(seed)
    g.log = []
    g.seated = [-1] * players
    g.armies = [-1] * players
    lay_out(g, players)
    g.step = g.book.first("set_up")
    return g


def given(players: int = 3, seed: str = "a seed", starts: Sequence[str] = STARTS, **options: str) -> Hellas:
    """The first turn, of seat 0: HEROES at `starts`, two hoplites and control there; no bonus or event, no cards."""
    g = laid_out(players, seed, (), **options)
    run(set_up(g))
    for p in g.players:
        g.combat_deck += p.hand
        p.hand = []
        p.hero = named("hero", HEROES[p.seat])
        p.colour = box().heroes[p.hero].colour
        p.region = region(starts[p.seat])
        g.commander[p.colour] = p.seat
        place(g, p.region, p.colour, 2)
        g.control[p.region] = p.colour
    g.active = 0
    g.specials = 1
    g.step = "regular"
    muster(g)
    g.log = []
    return g


# ---------------------------------------------------------------- running


def run(play: Generator[Ask | Together, int, object], answers: Sequence[int] = ()) -> list[list[int]]:
    """Run a procedure with these answers (numbers of options); gives the options of each question asked."""
    asked: list[list[int]] = []
    left = list(answers)
    try:
        ask = next(play)
        while True:
            assert isinstance(ask, Ask)
            numbers = [option & 0xFFFF for option in ask.options]
            asked.append(numbers)
            wanted = left.pop(0) if left else numbers[0]
            assert wanted in numbers, f"{wanted} is not among {numbers}"
            ask = play.send(ask.options[numbers.index(wanted)])
    except StopIteration:
        assert not left, "more answers than questions"
        return asked


def questions(play: Generator[Ask | Together, int, object], options: Sequence[int] = ()) -> list[Ask]:
    """Run a procedure with these options (in full); gives the questions asked. Stops at the first without an answer."""
    asked: list[Ask] = []
    try:
        ask = next(play)
        for wanted in [*options, None]:
            assert isinstance(ask, Ask)
            asked.append(ask)
            if wanted is None:
                break
            assert wanted in ask.options, f"{wanted:#x} is not among {[hex(option) for option in ask.options]}"
            ask = play.send(wanted)
    except StopIteration:
        pass
    return asked


def step(g: Hellas, answers: Sequence[int] = ()) -> list[list[int]]:
    """Run the step that comes next; a victory ends it."""
    try:
        return run(g.book.steps[g.step](g), answers)
    except Ended:
        g.step = OVER
        return []


def play_on(g: Hellas, seed: str = "choices", questions: int = 20_000) -> int:
    """Play on with random choices until the game is over, or that many questions were answered; how many were."""
    chance = seeded(seed)
    answered = 0
    steps = 0  # a step may ask nothing
    while g.step != OVER and answered < questions and steps < questions:
        steps += 1
        play = g.book.steps[g.step](g)
        try:
            ask = next(play)
            while True:
                assert isinstance(ask, Ask)
                assert ask.options, f"{ask.kind.id} offers nothing"
                assert len(set(ask.options)) == len(ask.options), f"{ask.kind.id} offers something twice"
                answered += 1
                ask = play.send(ask.options[chance.below(len(ask.options))])
        except StopIteration:
            pass
        except Ended:
            g.step = OVER
    return answered


def told(g: Hellas, event: str) -> list[tuple[int, ...]]:
    """The numbers of every such event so far."""
    assert g.log is not None
    return [numbers for id, _, numbers in g.log if id == event]


def audiences(g: Hellas, event: str) -> list[int]:
    """Who was told, for every such event so far."""
    assert g.log is not None
    return [audience for id, audience, _ in g.log if id == event]


# ---------------------------------------------------------------- the table


def named(kind: str, id: str) -> int:
    """The number of a thing of the box."""
    return box().grammar.ids[kind].index(id)


def region(id: str) -> int:
    return named("region", id)


def regions(*ids: str) -> list[int]:
    return [region(id) for id in ids]


def monster(id: str) -> int:
    return named("monster", id)


def colour(name: Colour) -> int:
    return COLOURS.index(name)


def stand(g: Hellas, seat: int, where: str, count: int) -> int:
    """A player has exactly so many hoplites of their own colour in a region."""
    here = region(where)
    g.hoplites[here * COLOUR_COUNT + g.players[seat].colour] = count
    return here


def own(g: Hellas, seat: int, *where: str) -> None:
    """A player controls these regions, whatever follows from it."""
    for id in where:
        g.control[region(id)] = g.players[seat].colour


def beast(g: Hellas, id: str, where: str, *evolutions: str) -> int:
    """A monster is on the map, with these monster cards."""
    number = monster(id)
    g.beasts[number].region = region(where)
    g.beasts[number].evolutions = [named("monster_card", card) for card in evolutions]
    muster(g)
    return number


def hand(g: Hellas, seat: int, *faces: str) -> list[int]:
    """A player's hand is one card of each of these faces, from the deck."""
    p = g.players[seat]
    g.combat_deck += p.hand
    p.hand = []
    for face in faces:
        card = next(c for c in sorted(g.combat_deck) if box().combat_card(c).id == face)
        g.combat_deck.remove(card)
        p.hand.append(card)
    p.hand.sort()
    return p.hand


def bless(g: Hellas, seat: int, *blessings: str) -> Player:
    """A player has these blessings; what they do when gained is not done."""
    p = g.players[seat]
    for id in blessings:
        g.blessing_deck.remove(named("blessing", id))
        p.blessings.append(named("blessing", id))
    muster(g)
    return p


def equip(g: Hellas, seat: int, *artifacts: str) -> Player:
    """A player has these artifacts, charged."""
    p = g.players[seat]
    for id in artifacts:
        number = named("artifact", id)
        if number in g.artifact_deck:
            g.artifact_deck.remove(number)
        p.artifacts.append(number)
    muster(g)
    return p


# ---------------------------------------------------------------- words


def effects(*tables: dict[str, Any]) -> list[Effect]:
    """A list of effects as a pack would write it."""
    return grammar().effects(list(tables))


def recruits(count: int, where: str) -> int:
    """So many hoplites, placed in a region in one answer."""
    return count - 1 << 8 | region(where)


def do(
    g: Hellas, seat: int, *tables: dict[str, Any], answers: Sequence[int] = (), at: Scene | None = None
) -> list[list[int]]:
    """A player carries out effects; gives the options of each question asked."""
    return run(g.book.resolve(g, g.players[seat], effects(*tables), at or Scene(seat)), answers)


def holds(g: Hellas, seat: int, table: dict[str, Any], at: Scene | None = None) -> bool:
    """Whether a condition is true for a player."""
    condition = grammar().condition(table)
    return g.book.holds(g, g.players[seat], condition, at or Scene(seat))


def counted(g: Hellas, seat: int, table: dict[str, Any], at: Scene | None = None) -> int:
    """What a count comes to for a player."""
    return g.book.count(g, g.players[seat], grammar().count(table), at or Scene(seat))


def empower(g: Hellas, seat: int, **table: Any) -> Source:
    """A power that works for a player from now on, until powers are mustered anew."""
    power = grammar().power("blessing/armory", table)
    power.index = 1000 + sum(len(sources) for sources in g.arsenal.powers.values())
    source = Source(power, seat)
    # What works is shared by copies and by nobody else: a list of one's own for every name.
    g.arsenal.powers = {name: sources.copy() for name, sources in g.arsenal.powers.items()}
    g.arsenal.standing = {name: standing.copy() for name, standing in g.arsenal.standing.items()}
    g.arsenal.timed = {when: {of: own.copy() for of, own in found.items()} for when, found in g.arsenal.timed.items()}
    g.arsenal.enlist(source)
    return source
