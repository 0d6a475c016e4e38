"""Words and steps that only Scenarios and Variants use.  Page 30."""

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.book import Book
from agon.games.hybris.booking import CITIES
from agon.games.hybris.player import Player
from agon.games.hybris.rules.technologies import influence_in
from agon.games.hybris.rules.tracks import score
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play
from agon.kernel.errors import Ended


def take_token_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The neutral token, from wherever it is."""
    g.tokens[effect.number] = p.seat
    log.token_taken(g, p.seat, effect.number)
    return DONE


def counter_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    g.counters[effect.number] += 1
    log.counter(g, effect.number, g.counters[effect.number])
    return DONE


def score_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Points by a count: the first of the list for 1, the last for more than are listed."""
    assert effect.count is not None
    reached = min(g.book.count(g, p, effect.count, scene), len(effect.figures))
    if reached > 0:
        score(g, p, effect.figures[reached - 1], effect.list)
    return DONE


def end_game_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The game is over, and these counts decide it."""
    g.final = effect.counts
    log.game_ended(g)
    raise Ended


def win_game_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    g.ascended = p.seat
    log.won(g, p.seat)
    raise Ended


# ---------------------------------------------------------------- influence in the Cities


def score_cities_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Every City in turn, for whoever has most influence there and, if enough play, for the next best."""
    for city in g.box.cities:
        score_city(g, city.index, effect.numbers)
    return DONE


def score_city(g: Hybris, city: int, worth: dict[str, int]) -> None:
    """Alone in the lead `first`, and `second` to each of the next best; tied in the lead `tie` each and no second."""
    ranks = ranked_influence(g, city)
    if not ranks:
        return
    if len(ranks[0]) > 1:
        reward(g, city, ranks[0], worth["tie"])
        return
    reward(g, city, ranks[0], worth["first"])
    if len(ranks) > 1 and len(g.players) >= worth["second_from"]:
        reward(g, city, ranks[1], worth["second"])


def ranked_influence(g: Hybris, city: int) -> list[list[Player]]:
    """The players with any influence in a City, those with most of it first; who have as much as another, together."""
    ranks: dict[int, list[Player]] = {}
    for p in g.by_grandeur():
        ranks.setdefault(influence_in(g, p, city), []).append(p)
    return [ranks[influence] for influence in sorted(ranks, reverse=True) if influence]


def reward(g: Hybris, city: int, players: list[Player], points: int) -> None:
    for p in players:
        log.city_scored(g, p.seat, city, influence_in(g, p, city), points)
        score(g, p, points, CITIES)


# ---------------------------------------------------------------- disciplines


def show_disciplines(g: Hybris) -> Play:
    """At the start of an Age the next discipline becomes known, so that always this many are."""
    shown = g.book.manifest.disciplines_shown
    known = 0 if g.age == 1 else g.age - 2 + shown
    for place in range(known, min(g.age - 1 + shown, len(g.disciplines))):
        g.reveals += 1
        log.discipline(g, place + 1, g.disciplines[place])
    g.step = g.book.following("age", "discipline") or ""
    return DONE


def install_scenario(book: Book) -> None:
    """What a Scenario's data cannot say by itself: that its disciplines are shown when an Age begins."""
    if book.manifest.disciplines_shown:
        book.insert_step("age", "", "discipline", show_disciplines)


def write_scenarios(book: Book) -> None:
    book.add_verb("take_token", take_token_verb)
    book.add_verb("counter", counter_verb)
    book.add_verb("score", score_verb)
    book.add_verb("score_cities", score_cities_verb)
    book.add_verb("end_game", end_game_verb)
    book.add_verb("win_game", win_game_verb)
