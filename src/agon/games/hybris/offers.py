"""Every option that Hybris can ever offer: what each action is about, in the order of the box. Modules add theirs."""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import ITEM_PROPHET
from agon.games.hybris.names import (
    city_thing,
    hero_thing,
    location_thing,
    olympian_thing,
    pillar_thing,
    premonition_thing,
    quest_thing,
    slot_thing,
    space_thing,
    technology_thing,
)
from agon.games.hybris.player import UPGRADE_TILES
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.schema.words import ALL_ACTIONS, RESOURCES
from agon.kernel.acts import Acts, Details, among, both, numbers

SEATS: Final = 4
PILLARS_EACH: Final = 2
DEAREST: Final = 15  # Aegis or Followers for a tile, whatever powers make of it


def offers(box: Box, book: Book) -> Acts:
    """The table of this box with these modules."""
    table = Acts()
    table.chapter(q.__name__, q.ACTIONS, main_actions(box, book))
    table.chapter(c.__name__, q.ACTIONS, combat_actions(box))
    table.chapter(w.__name__, q.ACTIONS, world_actions(box))
    for add in book.offers:
        add(box, book, table)
    return table


def most_figures(box: Box) -> int:
    """How many characters a player can have: the Olympian, Heroes, Prophets, and every ally from the Coliseum."""
    prophets = [sum(box.upgrades[tile].items.count(ITEM_PROPHET) for tile in god.tiles) for god in box.olympians]
    own = [1 + len(god.heroes) + prophets[god.index] for god in box.olympians]
    return max(own) + len(box.coliseum_heroes)


def figures(box: Box) -> Details:
    return among([f"figure/{number + 1}" for number in range(most_figures(box))])


def main_actions(box: Box, book: Book) -> dict[int, Details]:
    locations = among([location_thing(box, location.index) for location in box.locations])
    cards = among([f"{box.card_thing(card)}/{card}" for card in range(len(box.card_face))])
    rows = [row.id for row in [*box.conversions, *book.manifest.conversions]]
    return {
        q.TILE: among([f"tile/{tile + 1}" for tile in range(UPGRADE_TILES)]),
        q.CITY: cities(box),
        q.TECHNOLOGY: among([technology_thing(box, tile) for tile in range(len(box.technologies))]),
        q.PILLAR: among([pillar_thing(box, pillar.index) for pillar in box.pillars]),
        q.TOKEN: locations,
        q.NO_TOKEN: [(0, ()), *figures(box)[1:]],
        q.ROW: among(["conversion/" + row for row in rows]),
        q.STOP: [(0, ()), *numbers(1, max(len(box.quests), most_figures(box)))],
        q.PRICE: both(numbers(0, DEAREST), 8, numbers(0, DEAREST)),
        q.FIGURE: figures(box),
        q.CARD: cards,
        q.POWER: [(power.index, (power.source, str(power.index))) for power in box.powers],
        q.ACTIVATE: figures(box),
        q.LOCATION: locations,
        q.SLOT: slots(box),
        q.ACTION: among(["action/" + action for action in ALL_ACTIONS]),
        q.RESOLVE_PILLAR: numbers(0, PILLARS_EACH - 1),
        q.PREMONITION: among([premonition_thing(box, card.index) for card in box.premonitions]),
        q.BRANCH: branches(box),
        q.YES: [
            (effect.index, (f"effect/{effect.index}",))
            for effect in box.grammar.all_effects
            if effect.then or effect.index == 0
        ],
        q.SEAT: among([f"seat/{seat}" for seat in range(SEATS)]),
        q.RIVAL_FIGURE: both(among([f"seat/{seat}" for seat in range(SEATS)]), 8, figures(box)),
        q.SPACE: among([space_thing(box, space.index) for space in box.spaces]),
        q.RESOURCE: among(["resource/" + resource for resource in RESOURCES]),
        q.OLYMPIAN_CARD: among([olympian_thing(box, olympian.index) for olympian in box.olympians]),
    }


def combat_actions(box: Box) -> dict[int, Details]:
    return {
        c.OPPOSING_CARD: among([f"{box.card_thing(card)}/{card}" for card in range(len(box.card_face))]),
        c.QUEST: among([quest_thing(box, quest.index) for quest in box.quests]),
        c.COLISEUM_HERO: among([hero_thing(box, hero.index) for hero in box.heroes]),
    }


def world_actions(box: Box) -> dict[int, Details]:
    return {
        w.CITY_FOLLOWERS: cities(box),
        w.CITY_SERVICE: cities(box),
        w.REWARD: among(["points", "printed_prayers", "favour"]),
        w.HERO_AGAIN: figures(box),
    }


def cities(box: Box) -> Details:
    return among([city_thing(box, city.index) for city in box.cities])


def slots(box: Box) -> Details:
    return among([slot_thing(box, slot.index) for slot in box.slots])


def branches(box: Box) -> Details:
    """Every list of every choice: its place above the number of the list."""
    return [
        (place << 12 | branch[0].list, (f"effect/{effect.index}", str(place + 1)))
        for effect in box.grammar.all_effects
        for place, branch in enumerate(effect.branches)
    ]
