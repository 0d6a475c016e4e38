"""What was used of Cataclysm in a match, for reports on balance."""

from typing import Final

from agon.games.hybris.book import Report
from agon.games.hybris.box import Box
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.table import TRACKS
from agon.games.hybris.state import Hybris

Numbers = tuple[int, ...]


def usable(box: Box) -> list[str]:
    """Everything of the module that a report has a line for."""
    kit = kit_of(box)
    found = ["explored:exploration/" + card.id for card in kit.explorations]
    found += ["accomplished:" + card.module_thing() for card in kit.explorations if card.is_adventure()]
    for track, echelons in zip(TRACKS, (kit.explore_track, kit.defend_track), strict=True):
        found += [f"reaped:echelon/{track}_{number + 1}" for number, one in enumerate(echelons) if one.reward]
    there = [olympian.id for olympian in box.olympians]  # the box of Artemis may be left closed
    tiles = ["mk_tile/" + tile.id for id in there for tile in kit.tiles_of(id)]
    found += ["activated:" + tile for tile in tiles] + ["sent:" + tile for tile in tiles]
    found += ["ability:" + power.source for id in there for power in kit.abilities[id]]
    found += ["attracted:chaos_card/" + card.id for card in kit.chaos_cards]
    found += ["fought:chaos_card/" + card.id for card in kit.chaos_cards]
    found += ["fell:" + kit.fall_thing(card) for card in range(len(kit.falls))]
    return found + ["chaos:" + what for what in ("intercepted", "repelled", "unleashed", "victorious")]


def joined(g: Hybris, numbers: Numbers) -> list[str]:
    """An Olympian in play offers its MK."""
    id = g.box.olympians[numbers[1]].id
    kit = kit_of(g.box)
    return ["offered:mk_tile/" + tile.id for tile in kit.tiles_of(id)] + [
        "offered:" + power.source for power in kit.abilities[id]
    ]


def turned_up(g: Hybris, numbers: Numbers) -> list[str]:
    return ["offered:exploration/" + kit_of(g.box).explorations[numbers[1]].id]


def explored(g: Hybris, numbers: Numbers) -> list[str]:
    return ["explored:exploration/" + kit_of(g.box).explorations[numbers[1]].id]


def set_out(g: Hybris, numbers: Numbers) -> list[str]:
    return ["offered:" + kit_of(g.box).explorations[numbers[1]].module_thing()]


def accomplished(g: Hybris, numbers: Numbers) -> list[str]:
    return ["accomplished:" + kit_of(g.box).explorations[numbers[1]].module_thing()]


def reaped(g: Hybris, numbers: Numbers) -> list[str]:
    return [f"reaped:echelon/{TRACKS[numbers[1]]}_{numbers[2]}"]


def activated(g: Hybris, numbers: Numbers) -> list[str]:
    return ["activated:mk_tile/" + kit_of(g.box).tiles[numbers[1]].id]


def sent(g: Hybris, numbers: Numbers) -> list[str]:
    return ["sent:mk_tile/" + kit_of(g.box).tiles[numbers[1]].id]


def used(g: Hybris, numbers: Numbers) -> list[str]:
    """A power; those of the base game and of Modules have no line."""
    return ["ability:" + g.box.powers[numbers[1]].source]


def attracted(g: Hybris, numbers: Numbers) -> list[str]:
    return ["attracted:" + g.box.card_thing(numbers[1])]


def fought(g: Hybris, numbers: Numbers) -> list[str]:
    return ["fought:" + g.box.card_thing(numbers[0])]


def fell(g: Hybris, numbers: Numbers) -> list[str]:
    return ["fell:" + kit_of(g.box).fall_thing(numbers[1])]


def intercepted(g: Hybris, numbers: Numbers) -> list[str]:
    return ["chaos:intercepted"]


def repelled(g: Hybris, numbers: Numbers) -> list[str]:
    return ["chaos:repelled"]


def unleashed(g: Hybris, numbers: Numbers) -> list[str]:
    return ["chaos:unleashed"]


def victorious(g: Hybris, numbers: Numbers) -> list[str]:
    return ["chaos:victorious"]


REPORT: Final = Report(
    usable,
    {
        "hybris-olympian": joined,
        "hybris-exploration": turned_up,
        "hybris-exploration-done": explored,
        "hybris-adventure": set_out,
        "hybris-module": accomplished,
        "hybris-track-reward": reaped,
        "hybris-mk-active": activated,
        "hybris-mk-sent": sent,
        "hybris-power": used,
        "hybris-attraction": attracted,
        "hybris-chaos-card": fought,
        "hybris-city-falls": fell,
        "hybris-intercepts": intercepted,
        "hybris-repelled": repelled,
        "hybris-unleashed": unleashed,
        "hybris-chaos-wins": victorious,
    },
)
