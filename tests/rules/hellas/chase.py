"""Hunts, monsters and quests for tests: attacks in a given order, dice that fall as wanted, answers in full."""

from collections.abc import Generator, Sequence
from typing import cast

from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import Monster, Wound
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.cards import draw_cards
from agon.games.hellas.rules.hunt import hunt
from agon.games.hellas.rules.hunt.questions import ATTACK_CARD, DEFEND, PARRY, SYMBOL, WOUND_CARD, WOUND_SET
from agon.games.hellas.rules.hunt.strike import bearing
from agon.games.hellas.rules.questions import STOP
from agon.games.hellas.schema.words import MARKS, Mark
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Play, Together, action_of
from agon.kernel.chance import Chance, seeded
from rules.hellas.given import box, named
from twins import twin

NO = STOP << 16
EVERY_SYMBOL = ("torch", "bow", "bow", "sword:priest", "mace:priest", "axe:artifact", "spear:artifact")
"""A tray with every symbol, two of them alike, and with marks of both kinds."""


def answered(play: Generator[Ask | Together, int, object], *options: int) -> list[Ask]:
    """Run a procedure with these options in full; then with no, or with the first. Gives the questions asked."""
    asked: list[Ask] = []
    left = list(options)
    try:
        ask = next(play)
        while True:
            assert isinstance(ask, Ask)
            asked.append(ask)
            wanted = left.pop(0) if left else (NO if NO in ask.options else ask.options[0])
            assert wanted in ask.options, f"{ask.kind.id}: {wanted:#x} is not in {[hex(o) for o in ask.options]}"
            ask = play.send(wanted)
    except StopIteration:
        assert not left, "more answers than questions"
        return asked


def hunted(g: Hellas, seat: int, monster: int, *options: int) -> list[Ask]:
    """A player hunts a monster where the hero is; the cards that a hunt begins with are not drawn."""
    deck = g.combat_deck + g.combat_discard
    g.combat_deck = []
    g.combat_discard = []
    return answered(with_deck(g, hunt(g, g.players[seat], monster), deck), *options)


def with_deck(g: Hellas, play: Play, deck: list[int]) -> Play:
    """A hunt whose first draw finds nothing; the deck is there from its first question on."""
    try:
        ask = next(play)
        g.combat_deck = sorted(deck)
        while True:
            ask = play.send((yield ask))
    except StopIteration:
        g.combat_deck = g.combat_deck or sorted(deck)


def attacks(g: Hellas, *faces: str) -> list[int]:
    """The attack cards of the hunts to come, whoever would choose them; the last one again and again."""
    cards = [attack(face) for face in faces]
    left = cards.copy()

    def draw(g: Hellas, hunt: Hunt) -> Play:
        hunt.attack = left.pop(0) if len(left) > 1 else left[0]
        (g.attack_deck if hunt.attack in g.attack_deck else g.attack_discard).remove(hunt.attack)
        yield from ()

    g.book.replaceable.draw_attack = draw
    return cards


def attack(face: str) -> int:
    """A monster attack card with that face."""
    return next(c for c in range(len(box().attack_ids)) if box().attack_card(c).id == face)


def wound_card(card: int) -> int:
    return WOUND_CARD << 16 | card


def wound_set(*cards: int) -> int:
    """Several cards of one symbol together."""
    symbol = box().combat_card(cards[0]).symbol
    mask = sum(1 << bearing(box(), symbol).index(card) for card in cards)
    return WOUND_SET << 16 | symbol << 8 | mask


def symbol(monster: int, place: int) -> int:
    return SYMBOL << 16 | monster << 8 | place


def defend(card: int) -> int:
    return DEFEND << 16 | card


def parry(card: int) -> int:
    return PARRY << 16 | card


def attack_card(card: int) -> int:
    return ATTACK_CARD << 16 | card


def kinds(asked: Sequence[Ask]) -> list[str]:
    return [ask.kind.id.removeprefix("hellas-ask-") for ask in asked]


def dress(g: Hellas, monster: int, *symbols: str) -> None:
    """At this table a monster's tray has these symbols, with "symbol:mark" for one that pays, whatever the box says."""
    printed = g.box.monsters[monster]
    tray = twin(printed, Monster(printed.index, printed.id))
    tray.wounds = []
    for written in symbols:
        name, _, mark = written.partition(":")
        tray.wounds.append(Wound(named("combat_symbol", name), MARKS.index(cast(Mark, mark)) if mark else NONE))
    g.box = twin(g.box, Box(g.box.pack, g.box.grammar))
    g.box.monsters = [tray if other.index == monster else other for other in g.box.monsters]


def wounded(g: Hellas, monster: int, *places: int) -> None:
    """These symbols of a monster are covered already."""
    g.beasts[monster].covered = sum(1 << place for place in places)


def all_but(g: Hellas, monster: int, *places: int) -> None:
    """All symbols of a monster are covered but these."""
    beast = g.beasts[monster]
    count = len(g.box.monsters[monster].wounds)
    count += sum(len(g.box.monster_cards[card].wounds) for card in beast.evolutions)
    beast.covered = sum(1 << place for place in range(count) if place not in places)


def places(g: Hellas, monster: int, name: str) -> list[int]:
    """The places of a symbol on a tray."""
    number = named("combat_symbol", name)
    return [place for place, wound in enumerate(g.box.monsters[monster].wounds) if wound.symbol == number]


def falling(*faces: int) -> Chance:
    """Chance whose next dice show these faces."""
    for number in range(100_000):
        chance = seeded(f"die {number}")
        twin = chance.copy()
        if all(box().die[twin.below(len(box().die))] == face for face in faces):
            return chance
    raise AssertionError("the die has no such faces")


def fill(g: Hellas, p: Player, count: int) -> None:
    """A hand of so many cards."""
    draw_cards(g, p, count - len(p.hand))


def quest_out(g: Hellas, id: str) -> int:
    """A quest lies in a slot."""
    quest = named("quest", id)
    g.quests[g.quests.index(NONE)] = quest
    return quest


def actions(ask: Ask) -> set[int]:
    return {action_of(option) for option in ask.options}
