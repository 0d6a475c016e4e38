"""What cards count: things, heroes, steps, players. Technologies and Combat have their own."""

from agon.cards.phrases import Count
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.defeat import undefeated_heroes
from agon.games.hybris.rules.conditions import lying_heroes, rivals_at
from agon.games.hybris.rules.filters import location_of
from agon.games.hybris.rules.resources import held
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris


def held_count(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return held(p, count.number) // count.numbers.get("per", 1)


def steps_above_last(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """From the last space of the track to the marker."""
    return len(g.grandeur) - 1 - g.grandeur.index(p.seat)


def other_players(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return len(g.players) - 1


def rivals(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return rivals_at(g, p, scene)


def rivals_behind(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """With fewer Victory Points when the Wrath began.  HYB-END-15"""
    points = g.snapshot or [other.vp for other in g.players]
    return len([other for other in g.players if points[other.seat] < points[p.seat]])


def heroes(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return len(undefeated_heroes(p))


def defeated_heroes(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    if count.word == "own":
        return lying_heroes(p)
    return sum(lying_heroes(other) for other in g.players)


def characters_at(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Standing there: the defeated lie."""
    return len([figure for figure in p.characters if location_of(g, figure.place) == count.number])


def sparks(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return p.sparks


def unlocked(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return p.unlocked.bit_count()


def items_removed(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return sum(p.cleared)


def elements_beside_oracle(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Symbols on all cards there, repeats included.  HYB-APPX-12"""
    return sum(sum(g.box.card(card).elements) for card in g.omens.tiles)


def discarded(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """The Determination cost of the card just discarded.  HYB-GODS-06"""
    return 0 if scene.card == NONE else g.box.card(scene.card).determination


def passed_before(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """How many have passed after this player."""
    return len(g.passing) - 1 - g.passing.index(p.seat) if p.seat in g.passing else 0


def discipline(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """What the discipline of this Age measures."""
    measure = g.box.disciplines[g.disciplines[g.age - 1]].measure
    return g.book.count(g, p, measure, scene)


def trophies(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return len(p.trophies)


def write_counts(book: Book) -> None:
    book.add_count("held", held_count)
    book.add_count("grandeur", steps_above_last)
    book.add_count("players", other_players)
    book.add_count("rivals", rivals)
    book.add_count("rivals_behind", rivals_behind)
    book.add_count("heroes", heroes)
    book.add_count("defeated_heroes", defeated_heroes)
    book.add_count("characters_at", characters_at)
    book.add_count("sparks", sparks)
    book.add_count("unlocked", unlocked)
    book.add_count("items_removed", items_removed)
    book.add_count("elements", elements_beside_oracle)
    book.add_count("discarded", discarded)
    book.add_count("passed_before", passed_before)
    book.add_count("discipline", discipline)
    book.add_count("trophies", trophies)
