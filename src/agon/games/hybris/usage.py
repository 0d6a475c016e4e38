"""What was used in a match, read from what happened: for reports on balance.

A use is a group and a thing, such as `conceived:technology/beacon_herm`. What is not in every game has an offer as
well, `offered`, with the same thing, so that a report can say how often it was used where it could be.
"""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import MORTAL_WORLD, NONE
from agon.games.hybris.schema.words import ALL_ACTIONS, TYPES
from agon.games.hybris.state import Hybris
from agon.kernel.game import Event

Read = Callable[[Hybris, tuple[int, ...]], list[str]]


def usable(box: Box, book: Book) -> list[str]:
    """Everything a report has a line for, that of modules last."""
    found = ["visited:location/" + location.id for location in box.locations]
    found += ["visited:city/" + city.id for city in box.cities]
    offered = sorted({action for location in box.locations for action in location.actions})
    found += ["action:" + ALL_ACTIONS[action] for action in offered]
    technologies = [technology for technology in box.technologies if technology.type != NONE]
    found += ["conceived:technology/" + technology.id for technology in technologies]
    found += ["crafted:technology/" + technology.id for technology in technologies]
    found += ["deployed:technology/" + technology.id for technology in technologies]
    found += ["type:" + type for type in TYPES]
    found += ["achieved:quest/" + quest.id for quest in box.quests]
    found += ["sung:quest/" + quest.id for quest in box.quests if quest.songs]
    found += ["quests:epic", "quests:clash"]
    found += ["recruited:hero/" + box.heroes[hero].id for hero in box.coliseum_heroes]
    found += ["unlocked:upgrade/" + upgrade.id for upgrade in box.upgrades]
    found += ["pillar:pillar/" + pillar.id for pillar in box.pillars]
    found += ["completed:premonition/" + premonition.id for premonition in box.premonitions]
    found += ["played:" + face.thing for face in box.faces if face.thing.startswith("card/")]
    found += ["revealed:primordial/" + primordial.id for primordial in box.primordials if primordial.letter >= 0]
    for report in book.reports:
        found += report.usable(box)
    return found


def uses(g: Hybris, event: Event) -> list[str]:
    """What an event counts for, in the match that told it."""
    id, _, numbers = event
    found = READ[id](g, numbers) if id in READ else []
    for report in g.book.reports:
        if id in report.read:
            found = found + report.read[id](g, numbers)
    return found


def visited(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    slot = g.box.slots[numbers[2]]
    if slot.location == MORTAL_WORLD:
        return ["visited:location/" + g.box.locations[slot.location].id, "visited:city/" + g.box.cities[slot.city].id]
    return ["visited:location/" + g.box.locations[slot.location].id]


def on_artwork(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["visited:location/" + g.box.locations[numbers[2]].id]


def acted(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["action:" + ALL_ACTIONS[numbers[1]]]


def conceived(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["conceived:technology/" + g.box.technologies[numbers[1]].id]


def crafted(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["crafted:technology/" + g.box.technologies[numbers[1]].id]


def deployed(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    technology = g.box.technologies[numbers[1]]
    return ["deployed:technology/" + technology.id, "type:" + TYPES[technology.type]]


def offered_quest(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["offered:quest/" + g.box.quests[numbers[0]].id]


def sung(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["sung:quest/" + g.box.quests[numbers[1]].id]


def epic(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["achieved:quest/" + g.box.quests[numbers[1]].id, "quests:epic"]


def clash(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["achieved:quest/" + g.box.quests[numbers[1]].id, "quests:clash"]


def recruited(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["recruited:hero/" + g.box.heroes[numbers[1]].id]


def joined(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    """An Olympian in play offers its Upgrades and its own cards."""
    olympian = g.box.olympians[numbers[1]]
    found = ["offered:upgrade/" + g.box.upgrades[upgrade].id for upgrade in olympian.tiles]
    return found + ["offered:" + g.box.card_thing(card) for card in sorted({*olympian.deck, olympian.enhanced})]


def unlocked(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    tiles = g.box.olympians[g.players[numbers[0]].olympian].tiles
    return ["unlocked:upgrade/" + g.box.upgrades[tiles[numbers[1]]].id]


def pillar(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["pillar:pillar/" + g.box.pillars[numbers[1]].id]


def foreseen(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["offered:premonition/" + g.box.premonitions[numbers[1]].id]


def completed(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["completed:premonition/" + g.box.premonitions[numbers[1]].id]


def trained(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["offered:" + g.box.card_thing(numbers[1])]


def played(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["played:" + g.box.card_thing(numbers[1])]


def revealed(g: Hybris, numbers: tuple[int, ...]) -> list[str]:
    return ["revealed:primordial/" + g.box.primordials[numbers[0]].id]


READ: Final[dict[str, Read]] = {
    "hybris-placed": visited,
    "hybris-on-artwork": on_artwork,
    "hybris-action": acted,
    "hybris-conceived": conceived,
    "hybris-crafted": crafted,
    "hybris-deployed": deployed,
    "hybris-quest": offered_quest,
    "hybris-song": sung,
    "hybris-epic": epic,
    "hybris-clash": clash,
    "hybris-ally": recruited,
    "hybris-olympian": joined,
    "hybris-unlocked": unlocked,
    "hybris-pillar": pillar,
    "hybris-premonition": foreseen,
    "hybris-premonition-completed": completed,
    "hybris-trained": trained,
    "hybris-played": played,
    "hybris-primordial": revealed,
}
