"""Adventures in progress: Workers from Site to Site, and Modules at the end.  Page 7."""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Phrase
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import Exploration, kit_of
from agon.games.hybris.cataclysm.outskirts.goods import bring_home
from agon.games.hybris.cataclysm.outskirts.table import PART, hangar_of
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import POWERS, happen, muster
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.schema.words import ALL_ACTIONS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play

WATCHED: Final = (
    "visited",
    "performed",
    "chaos_advances",
    "defeated",
    "resurrect",
    "combat_over",
    "deploy",
    "temple_built",
    "drain",
    "aegis_gained",
    "train",
    "premonition",
    "age_over",
)
"""What may make an Adventure progress."""


def set_out(g: Hybris, p: Player, card: Exploration) -> Play:
    """Under the Hangar, the Worker on the first Site.  CAT-ADV-04, CAT-ADV-10, CAT-ADV-13"""
    hangar_of(g, p).adventures.append((card.index, 0))
    log.adventure(g, p.seat, card.index)
    yield from g.book.resolve(g, p, card.sites[0], Scene(p.seat))


# ---------------------------------------------------------------- progress


def watch(event: str) -> Callable[[Hybris, Scene], Play]:
    """What is done when that event happens."""

    def look(g: Hybris, scene: Scene) -> Play:
        return progress(g, event, scene)

    return look


def anybody(g: Hybris, scene: Scene) -> bool:
    """Whether there is an Adventure to progress; nothing is where something is only tried out."""
    return not g.blind and any(hangar_of(g, p).adventures for p in g.players)


def progress(g: Hybris, event: str, scene: Scene) -> Play:
    """A Site for each Adventure that waits for it, owners in Grandeur order.  CAT-ADV-05, CAT-ADV-11, CAT-ADV-12"""
    kit = kit_of(g.box)
    for p in g.players:
        for card, _ in hangar_of(g, p).adventures:
            if waits_for(g, p, kit.explorations[card], event, scene):
                return progress_in_order(g, event, scene)
    return DONE


def progress_in_order(g: Hybris, event: str, scene: Scene) -> Play:
    kit = kit_of(g.box)
    for p in g.by_grandeur():
        for card, _ in hangar_of(g, p).adventures.copy():
            if waits_for(g, p, kit.explorations[card], event, scene):
                yield from move_on(g, p, kit.explorations[card])


def waits_for(g: Hybris, p: Player, card: Exploration, event: str, scene: Scene) -> bool:
    """Whether an Adventure of a player goes on with that event."""
    return any(is_it(g, p, phrase, event, scene) for phrase in card.progress)


def is_it(g: Hybris, p: Player, phrase: Phrase, event: str, scene: Scene) -> bool:
    """Whether that is the event, and whose it must be."""
    if phrase.verb != event:
        return False
    return POWERS.concerns(g, Source(Power(NONE, "", "reaction"), p.seat), phrase, scene)


def move_on(g: Hybris, p: Player, card: Exploration) -> Play:
    """To the next Site, with its bonus; off the last one, the Adventure is accomplished.  CAT-ADV-06, CAT-ADV-07"""
    hangar = hangar_of(g, p)
    for number, (index, site) in enumerate(hangar.adventures):
        if index == card.index:
            if site + 1 < len(card.sites):
                hangar.adventures[number] = (index, site + 1)
                log.site(g, p.seat, index, site + 2)
                yield from g.book.resolve(g, p, card.sites[site + 1], Scene(p.seat))
            else:
                accomplish(g, p, card, number)
            return


def accomplish(g: Hybris, p: Player, card: Exploration, number: int) -> None:
    """The Worker goes home, and the Module works for good.  CAT-ADV-08, CAT-ADV-09, CAT-HANGAR-10"""
    hangar = hangar_of(g, p)
    del hangar.adventures[number]
    hangar.modules.append(card.index)
    log.module(g, p.seat, card.index)
    bring_home(g, p)
    muster(g)


# ---------------------------------------------------------------- what is told of events


def visited(g: Hybris, scene: Scene) -> Play:
    """A character has come to a Location, whatever becomes of it there.  CAT-ADV-14"""
    return happen(g, "visited", scene)


def always(g: Hybris, scene: Scene) -> bool:
    return True


def at(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`at = "forge"`: at that Location."""
    return scene.location == event.numbers["at"]


def of_action(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`action = "perceive"`; `design` is Conceive or Craft."""
    word = event.words["action"]
    done = ALL_ACTIONS[scene.action]
    return done in ("conceive", "craft") if word == "design" else done == word


def at_least(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    return scene.count >= event.numbers["at_least"]


# ---------------------------------------------------------------- powers of the Hangar


def hangar_powers(g: Hybris) -> list[Source]:
    """What every MK can do, and the Modules.  CAT-HANGAR-01, CAT-ADV-09"""
    kit = kit_of(g.box)
    found: list[Source] = []
    for p in g.players:
        for power in kit.abilities[g.box.olympians[p.olympian].id]:
            found.append(Source(power, p.seat))
        for card in hangar_of(g, p).modules:
            module = kit.explorations[card].module
            assert module is not None
            found.append(Source(module, p.seat))
    return found


def write_adventures(book: Book) -> None:
    for coming in ("arrives", "contests"):
        book.triggers.on(coming, PART, always, visited)
    for event in WATCHED:
        book.triggers.on(event, PART, anybody, watch(event))
    book.add_filter("at", at)
    book.add_filter("action", of_action)
    book.add_filter("at_least", at_least)
    book.musterers.append(hangar_powers)
