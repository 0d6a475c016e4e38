"""Positions of Hybris for tests: a table as it is set up, changed by hand, and procedures run on it."""

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any

from agon.cards.phrases import Effect
from agon.games.hybris.book import Book
from agon.games.hybris.box import Box, open_box
from agon.games.hybris.box.numbers import CITY_PLACES, MORTAL_WORLD
from agon.games.hybris.box.phrases import Grammar
from agon.games.hybris.modules import CATACLYSM, MODULES, manifest_of
from agon.games.hybris.player import RESERVE, Character, Player
from agon.games.hybris.rules.book import write_book
from agon.games.hybris.rules.movement import occupants
from agon.games.hybris.rules.setup import set_up
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Together
from agon.kernel.chance import seeded
from agon.kernel.modules import Module, unpack_parts
from agon.shelf.packs import bundled_pack

OLYMPIANS = ("zeus", "poseidon", "athena", "hades")


@cache
def box(modules: tuple[str, ...] = ()) -> Box:
    """The box of the base game, with what these modules lay into it."""
    pack = bundled_pack("hybris")
    opened = open_box(pack)
    unpack_parts(opened, pack, chosen(modules))
    return opened


def chosen(modules: tuple[str, ...]) -> tuple[Module, ...]:
    known = {module.id: module for module in (*MODULES, CATACLYSM)}
    found = tuple(module for module in known.values() if module.id in modules)
    assert len(found) == len(modules), "there is no such module"
    return found


@cache
def book(modules: tuple[str, ...]) -> Book:
    """The rulebook with these modules, their options as they are if nobody chooses."""
    options = {option.id: option.values[0] for module in chosen(modules) for option in module.options}
    written = Book(options, manifest_of(box(modules), chosen(modules)))
    write_book(written)
    for module in chosen(modules):
        module.install(written)
    return written


def given(*olympians: str, seed: str = "a seed", modules: tuple[str, ...] = ()) -> Hybris:
    """A table for these Olympians, by default Zeus and Hades, as the book sets it up."""
    g = Hybris(box(modules), book(modules))
    g.chance = seeded(seed)
    g.log = []
    ids = [olympian.id for olympian in g.box.olympians]
    g.drafted = [ids.index(name) for name in olympians or ("zeus", "hades")]
    set_up(g, g.drafted)
    return g


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


def scene(actor: int) -> Scene:
    return Scene(actor)


def told(g: Hybris, event: str) -> list[tuple[int, ...]]:
    """The numbers of every such event so far."""
    assert g.log is not None
    return [numbers[:4] for id, _, numbers in g.log if id == event]


def audiences(g: Hybris, event: str) -> list[int]:
    """Who was told, for every such event so far."""
    assert g.log is not None
    return [audience for id, audience, _ in g.log if id == event]


# ---------------------------------------------------------------- the table


def named(kind: str, id: str) -> int:
    """The number of a thing of the box."""
    return box().grammar.ids[kind].index(id)


def bare(g: Hybris) -> Hybris:
    """The same table, on which nobody has anything yet and all cards are back in their decks."""
    for p in g.players:
        p.vp = p.aegis = p.followers = p.prayers = p.bonus_tokens = 0
        p.deck += p.hand
        g.premonition_deck += p.premonitions
        p.hand.clear()
        p.premonitions.clear()
    return g


def line_up(g: Hybris, *seats: int) -> None:
    """The markers in that order on the last spaces of the Grandeur track."""
    g.grandeur = [-1] * (len(g.grandeur) - len(seats)) + list(seats)


def take_cards(p: Player, cards: Sequence[int]) -> None:
    """These cards of a player's own deck, and no others, come to hand."""
    p.deck += p.hand
    p.hand.clear()
    for card in cards:
        p.deck.remove(card)
        p.hand.append(card)


def cards_showing(p: Player, *elements: int) -> list[int]:
    """The cards of a player's own that show just these Elements."""
    shown = [elements.count(element) for element in range(4)]
    return [card for card in sorted(p.deck + p.hand) if box().card(card).elements == shown]


def hold_premonition(g: Hybris, seat: int, id: str) -> int:
    """A Premonition comes out of the deck into a hand."""
    card = named("premonition", id)
    for p in g.players:
        if card in p.premonitions:
            p.premonitions.remove(card)
            g.premonition_deck.append(card)
    g.premonition_deck.remove(card)
    g.players[seat].premonitions.append(card)
    return card


def figure_of(p: Player, kind: int) -> Character:
    """The first figure of a kind, in the reserve if it lay on a tile."""
    for character in p.characters:
        if character.kind == kind:
            if character.place < RESERVE:
                character.place = RESERVE
            return character
    raise AssertionError("no such figure")


def place_of(where: str) -> int:
    """A Location, or a City, as a place of the box."""
    return box().grammar.places().index(where)


def stand_at(g: Hybris, seat: int, kind: int, where: str) -> int:
    """A figure of that kind on a free slot of a Location or a City; gives its number."""
    p = g.players[seat]
    figure = figure_of(p, kind)
    place = place_of(where)
    slots = [g.box.cities[place - CITY_PLACES].slot] if place >= CITY_PLACES else g.box.locations[place].slots
    figure.place = next(slot for slot in slots if not occupants(g, slot) or g.box.slots[slot].open)
    figure.activated = True
    return p.characters.index(figure)


def sent(g: Hybris, seat: int, kind: int, where: str) -> Scene:
    """A player's turn, on which a figure of that kind was sent to a Location or a City and stands there."""
    number = stand_at(g, seat, kind, where)
    slot = g.players[seat].characters[number].place
    turn = g.turn
    turn.seat, turn.character, turn.slot, turn.placed = seat, number, slot, True
    turn.location, turn.city = g.box.slots[slot].location, g.box.slots[slot].city
    here = Scene(seat)
    here.character, here.location, here.city = number, turn.location, turn.city
    assert turn.location == MORTAL_WORLD or turn.city == -1
    return here


# ---------------------------------------------------------------- words


def effects(*tables: dict[str, Any]) -> list[Effect]:
    """A list of effects as a pack would write it."""
    return Grammar(box().grammar.ids).effects(list(tables))


def do(
    g: Hybris, seat: int, *tables: dict[str, Any], answers: Sequence[int] = (), at: Scene | None = None
) -> list[list[int]]:
    """A player carries out effects; gives the options of each question asked."""
    return run(g.book.resolve(g, g.players[seat], effects(*tables), at or Scene(seat)), answers)


def holds(g: Hybris, seat: int, table: dict[str, Any], at: Scene | None = None) -> bool:
    """Whether a condition is true for a player."""
    condition = Grammar(box().grammar.ids).condition(table)
    return g.book.holds(g, g.players[seat], condition, at or Scene(seat))


def counted(g: Hybris, seat: int, table: dict[str, Any], at: Scene | None = None) -> int:
    """What a count comes to for a player."""
    return g.book.count(g, g.players[seat], Grammar(box().grammar.ids).count(table), at or Scene(seat))


def empower(g: Hybris, seat: int, **table: Any) -> Source:
    """A power that works for a player (or for the table, seat -1) from now on, until powers are mustered anew."""
    power = Grammar(box().grammar.ids).power("upgrade/keraunos", table)
    power.index = 1000 + sum(len(sources) for sources in g.arsenal.powers.values())
    source = Source(power, seat)
    # What works is shared by copies and by nobody else: a list of one's own for every name.
    g.arsenal.powers = {name: sources.copy() for name, sources in g.arsenal.powers.items()}
    g.arsenal.standing = {name: standing.copy() for name, standing in g.arsenal.standing.items()}
    g.arsenal.timed = {when: {of: own.copy() for of, own in found.items()} for when, found in g.arsenal.timed.items()}
    g.arsenal.enlist(source)
    return source
