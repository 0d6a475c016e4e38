"""What was used against Chronos in a match, for reports on balance."""

from typing import Final

from agon.games.hybris.book import Report
from agon.games.hybris.box import Box
from agon.games.hybris.chronos.table import kit_of, numbers_of
from agon.games.hybris.chronos.turns import MET
from agon.games.hybris.state import Hybris

Numbers = tuple[int, ...]

EVILS: Final = ("main", "resource", "avatar")


def usable(box: Box) -> list[str]:
    """Everything of the mode that a report has a line for."""
    kit = kit_of(box)
    avatars = ["avatar/" + avatar.id for avatar in kit.avatars]
    cards = ["concept_card/" + card.id for card in kit.cards]
    found = ["focus:concept/" + concept.id for concept in kit.concepts]
    found += ["boon:concept/" + concept.id for concept in kit.concepts]
    links = [f"{concept.id}_{link + 1}" for concept in kit.concepts for link in range(len(concept.links))]
    found += ["bared:chain_link/" + link for link in links] + ["met:chain_link/" + link for link in links]
    found += ["evil:" + evil for evil in EVILS]
    found += ["struck:" + card for card in cards] + ["desolated:" + card for card in cards]
    for group in ("came", "contested", "beaten"):
        found += [f"{group}:{avatar}" for avatar in avatars]
    found += ["wielded:" + box.card_thing(card) for card in kit.avatar_deck]
    return found + ["turned:chronos_tile/" + tile.id for tile in kit.tiles]


def focus(g: Hybris, numbers: Numbers) -> list[str]:
    return ["focus:concept/" + kit_of(g.box).concepts[numbers[1]].id]


def boon(g: Hybris, numbers: Numbers) -> list[str]:
    return ["boon:concept/" + kit_of(g.box).concepts[numbers[1]].id]


def bared(g: Hybris, numbers: Numbers) -> list[str]:
    """A token has left a track: one condition more lies open."""
    concept = kit_of(g.box).concepts[numbers[0]]
    return [f"bared:chain_link/{concept.id}_{len(concept.links) - numbers[1]}"]


def laid_out(g: Hybris, numbers: Numbers) -> list[str]:
    """What lies open from the beginning."""
    chained = [concept for concept in kit_of(g.box).concepts if concept.links]
    return [
        f"bared:chain_link/{concept.id}_{link + 1}"
        for concept, chains in zip(chained, numbers_of(g)["chains"], strict=True)
        for link in range(len(concept.links) - chains)
    ]


def met(g: Hybris, numbers: Numbers) -> list[str]:
    """Chronos passed, since the conditions up to this one were met."""
    if numbers[1] != MET:
        return []
    return [f"met:chain_link/{kit_of(g.box).concepts[numbers[0]].id}_{numbers[2]}"]


def evil(g: Hybris, numbers: Numbers) -> list[str]:
    return ["evil:" + EVILS[numbers[1]]]


def shown(g: Hybris, numbers: Numbers) -> list[str]:
    return ["offered:concept_card/" + kit_of(g.box).cards[numbers[1]].id]


def set_off(g: Hybris, numbers: Numbers) -> list[str]:
    return ["struck:concept_card/" + kit_of(g.box).cards[numbers[2]].id]


def desolated(g: Hybris, numbers: Numbers) -> list[str]:
    return ["desolated:concept_card/" + kit_of(g.box).cards[numbers[2]].id]


def came(g: Hybris, numbers: Numbers) -> list[str]:
    return ["came:avatar/" + kit_of(g.box).avatars[numbers[0]].id]


def contested(g: Hybris, numbers: Numbers) -> list[str]:
    return ["contested:avatar/" + kit_of(g.box).avatars[numbers[0]].id]


def beaten(g: Hybris, numbers: Numbers) -> list[str]:
    return ["beaten:avatar/" + kit_of(g.box).avatars[numbers[1]].id]


def fought(g: Hybris, numbers: Numbers) -> list[str]:
    """A card of the enemy, if it is one of the Avatars'."""
    return ["wielded:" + g.box.card_thing(numbers[0])] if numbers[0] in kit_of(g.box).avatar_deck else []


def tile(g: Hybris, numbers: Numbers) -> list[str]:
    return ["offered:chronos_tile/" + kit_of(g.box).tiles[numbers[1]].id]


def turned(g: Hybris, numbers: Numbers) -> list[str]:
    return ["turned:chronos_tile/" + kit_of(g.box).tiles[numbers[1]].id]


REPORT: Final = Report(
    usable,
    {
        "hybris-chronos-level": laid_out,
        "hybris-focus": focus,
        "hybris-boon": boon,
        "hybris-chain-broken": bared,
        "hybris-chronos-passed": met,
        "hybris-chronos-strikes": evil,
        "hybris-concept-card": shown,
        "hybris-main-effect": set_off,
        "hybris-desolation": desolated,
        "hybris-avatar-holds": came,
        "hybris-avatar-contests": contested,
        "hybris-avatar-beaten": beaten,
        "hybris-enemy-card": fought,
        "hybris-chronos-tile": tile,
        "hybris-chronos-tile-turned": turned,
    },
)
