"""The rules of Artemis: when she hunts, and what is told to her.  Page 3 of the booklet, CAT-ART-01 to CAT-ART-06.

Decided where the booklet is silent: one token for each arrival, however many rivals are there; against the game arrows
are shot when the enemy's strength is known, against a player before the first round.
"""

from agon.cards.phrases import Phrase
from agon.games.hybris.artemis.describe import speech
from agon.games.hybris.artemis.offers import add_offers
from agon.games.hybris.artemis.table import PART, hunter, lay_out, quiver
from agon.games.hybris.artemis.tokens import (
    arrows_shot,
    arrows_verb,
    can_hunt,
    can_release,
    can_shoot,
    hunt_verb,
    in_quiver,
    lend,
    prey_at,
    release_verb,
    take_one,
)
from agon.games.hybris.artemis.withheld import write_withheld
from agon.games.hybris.artemis.worth import tokens_held, tokens_in_time
from agon.games.hybris.book import Book, Feature
from agon.games.hybris.box.numbers import ALLY, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import Player
from agon.games.hybris.rules.filters import kind_of
from agon.games.hybris.rules.powers import awaited, changed, happen
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play


def install(book: Book) -> None:
    """Artemis in the rulebook: her words, and what she listens to.  CAT-ART-01"""
    book.add_part(PART, lay_out)
    book.offers.append(add_offers)
    book.speech.add_module(speech())
    write_withheld(book)
    book.mark_lenders.append(lend)
    book.add_costly_verb("hunt", hunt_verb, can_hunt)
    book.add_costly_verb("release", release_verb, can_release)
    book.add_costly_verb("arrows", arrows_verb, can_shoot)
    book.quiet |= {"hunt", "release", "arrows"}
    book.add_count("quiver", in_quiver)
    book.add_count("arrows_shot", arrows_shot)
    book.add_event_filter("pilgrimage", is_her_temple)
    for event in ("arrives", "contests"):
        book.triggers.on(event, PART, finds_prey, hunt)
    for event in ("influence", "deploy"):
        book.triggers.on(event, PART, in_a_city, pilgrimage)
    book.triggers.on("combat_over", PART, always, count_anew)
    book.triggers.on("token_lifted", PART, lifts_token, keep_lifted)
    book.triggers.on("tokens_removed", PART, removes_tokens, keep_one)
    book.features.append(Feature("rivals' tokens", 0.5, tokens_held))
    book.features.append(Feature("rivals' tokens with time left", 0.4, tokens_in_time))


def always(g: Hybris, scene: Scene) -> bool:
    return True


# ---------------------------------------------------------------- the Hunt


def is_hunter(g: Hybris, scene: Scene) -> bool:
    """Whether who comes is hers and hunts: her Olympian, a Hero, and Prophets if something lets them."""
    p = hunter(g)
    if p is None or scene.actor != p.seat:
        return False
    kind = kind_of(g, scene)
    return kind in (OLYMPIAN, HERO, ALLY) or (kind == PROPHET and prophets_hunt(g, p, scene))


def prophets_hunt(g: Hybris, p: Player, scene: Scene) -> bool:
    return changed(g, p, "hunting", "prophets", scene)


def finds_prey(g: Hybris, scene: Scene) -> bool:
    """Whether a rival's character is where one of hers comes to.  CAT-ART-02"""
    p = hunter(g)
    return p is not None and is_hunter(g, scene) and bool(prey_at(g, p, scene))


def hunt(g: Hybris, scene: Scene) -> Play:
    """Before she takes a slot, gains anything or fights."""
    return happen(g, "hunts", scene)


# ---------------------------------------------------------------- who comes to her Temples


def in_a_city(g: Hybris, scene: Scene) -> bool:
    return scene.city != NONE and awaited(g, "pilgrimage")


def pilgrimage(g: Hybris, scene: Scene) -> Play:
    return happen(g, "pilgrimage", scene)


def is_her_temple(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """Whether the owner of a power has a Temple in the City of an Influence or a deployment."""
    return g.players[source.seat].temples >> scene.city & 1 == 1


# ---------------------------------------------------------------- Combats


def count_anew(g: Hybris, scene: Scene) -> Play:
    """Tokens given back are counted for one Combat."""
    quiver(g).shot = 0
    return DONE


# ---------------------------------------------------------------- Duel


def rival_of(g: Hybris, p: Player) -> int:
    """Who sits opposite, where two play."""
    return 1 - p.seat


def lifts_token(g: Hybris, scene: Scene) -> bool:
    """Whether one of hers who hunts has just stepped on a rival's token, which lies in its owner's reserve again."""
    return is_hunter(g, scene) and scene.other not in (NONE, scene.actor)


def keep_lifted(g: Hybris, scene: Scene) -> Play:
    """It goes to her instead."""
    return take_one(g, g.players[scene.actor], scene.other, scene)


def removes_tokens(g: Hybris, scene: Scene) -> bool:
    """Whether she has just sent tokens of the rival home."""
    p = hunter(g)
    return p is not None and scene.actor == p.seat and scene.count > 0


def keep_one(g: Hybris, scene: Scene) -> Play:
    """Of all that were removed she keeps one."""
    p: Player = g.players[scene.actor]
    return take_one(g, p, rival_of(g, p), scene)
