"""Every option that Lords of Hellas can ever offer: what each action is about, in the order of the box."""

from typing import Final

from agon.games.hellas.box import Box
from agon.games.hellas.names import (
    artifact_thing,
    attack_thing,
    attribute_thing,
    blessing_thing,
    card_thing,
    god_thing,
    hero_thing,
    land_thing,
    monster_thing,
    quest_thing,
    region_thing,
    regular_thing,
    special_thing,
    symbol_thing,
)
from agon.games.hellas.player import ATTRIBUTE_COUNT
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.battle import questions as b
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.schema.words import COLOURS
from agon.games.hellas.state import Book
from agon.kernel.acts import Acts, Details, among, both, numbers

SEATS: Final = 4
PREPARATIONS: Final = ("heal", "draw", "levy")
TROPHIES: Final = ("priest", "artifact", "own_artifact")


def offers(box: Box, book: Book) -> Acts:
    """The table of this box with these modules."""
    table = Acts()
    table.chapter(q.__name__, q.ACTIONS, main_actions(box, book))
    table.chapter(b.__name__, q.ACTIONS, battle_actions(box))
    table.chapter(h.__name__, q.ACTIONS, hunt_actions(box))
    for add in book.offers:
        add(box, table)
    return table


def regions(box: Box) -> Details:
    return among([region_thing(box, region) for region in range(len(box.regions))])


def lands(box: Box) -> Details:
    return among([land_thing(box, land) for land in range(len(box.lands))])


def colours() -> Details:
    return among(["army/" + colour for colour in COLOURS])


def seats() -> Details:
    return among([f"seat/{seat}" for seat in range(SEATS)])


def cards(box: Box) -> Details:
    return among([f"{card_thing(box, card)}/{card}" for card in range(len(box.combat_ids))])


def main_actions(box: Box, book: Book) -> dict[int, Details]:
    most = box.supplies.hoplites
    powers = [(power.index, (power.source, str(power.index))) for power in box.powers]
    specials = [(action, (special_thing(book, action),)) for action in book.special]
    here = both(regions(box), 4, colours())
    recruits = both(among([f"hoplites/{number}" for number in range(1, most + 1)]), 8, regions(box))
    return {
        q.YES: [(one.index, (f"effect/{one.index}",)) for one in box.effects if one.then],
        q.BRANCH: [
            (place << 12 | effect.index, (f"effect/{effect.index}", str(place + 1)))
            for effect in box.effects
            for place in range(len(effect.branches))
        ],
        q.POWER: powers,
        q.ANY_TIME: powers,
        q.REGULAR: [(action, (regular_thing(action),)) for action in book.regular],
        q.SPECIAL: specials,
        q.HERO: among([hero_thing(box, hero) for hero in range(len(box.heroes))]),
        q.REGION: regions(box),
        q.CARD: cards(box),
        q.ATTRIBUTE: among([attribute_thing(attribute) for attribute in range(ATTRIBUTE_COUNT)]),
        q.SEAT: seats(),
        q.COLOUR: here,
        q.LAND: lands(box),
        q.ARTIFACT: among([artifact_thing(box, artifact) for artifact in range(len(box.artifacts))]),
        q.BLESSING: among([blessing_thing(box, blessing) for blessing in range(len(box.blessings))]),
        q.GOD: among([god_thing(box, god) for god in range(len(box.gods))]),
        q.MOVE: moves(box),
        q.FORTIFY: here,
        q.UNFORTIFY: here,
        q.PLACE: recruits,
        q.PLACE_FORTIFIED: recruits,
        q.OPTION: among(PREPARATIONS),
        q.MARKED: specials,
        q.MARKED_POWER: powers,
        q.BATTLE: regions(box),
        q.QUEST: [
            (quest.index << 4 | step, (quest_thing(box, quest.index), str(step + 1)))
            for quest in box.quests
            for step in range(len(quest.steps))
        ],
        q.ARMY: both(colours(), 8, numbers(0, most)),
    }


def moves(box: Box) -> Details:
    """One hoplite of a colour from one region to another."""
    ways = both(regions(box), 5, regions(box))
    return both([(way, things) for way, things in ways if things[0] != things[1]], 2, colours())


def battle_actions(box: Box) -> dict[int, Details]:
    brought = both(both(regions(box), 4, colours()), 4, numbers(1, box.supplies.hoplites))
    return {b.BRING: brought, b.VICTIM: both(regions(box), 4, seats())}


def hunt_actions(box: Box) -> dict[int, Details]:
    monsters = among([monster_thing(box, monster) for monster in range(len(box.monsters))])
    return {
        h.MONSTER: monsters,
        h.WOUND_CARD: cards(box),
        h.WOUND_SET: wound_sets(box),
        h.SYMBOL: both(monsters, 8, numbers(0, most_symbols(box) - 1)),
        h.ATTACK_CARD: among([f"{attack_thing(box, card)}/{card}" for card in range(len(box.attack_ids))]),
        h.DEFEND: cards(box),
        h.PARRY: cards(box),
        h.TROPHY: both(monsters, 8, among(TROPHIES)),
        h.MONSTER_TO: both(monsters, 8, regions(box)),
        h.MONSTER_ATTACKS: monsters,
    }


def most_symbols(box: Box) -> int:
    """How many a monster can have on its tray and its evolutions."""
    return max(
        len(monster.wounds) + sum(len(box.monster_cards[card].wounds) for card in monster.cards)
        for monster in box.monsters
    )


def wound_sets(box: Box) -> Details:
    """Two cards of one symbol or more: those of the symbol, as a mask in their order."""
    return [
        (symbol.index << 8 | mask, (symbol_thing(box, symbol.index), f"cards/{mask:b}"))
        for symbol in box.symbols
        for mask in range(1 << len(symbol.cards))
        if mask.bit_count() > 1
    ]
