"""Counting prestige.  Page 9."""

from typing import NamedTuple

from agon.games.ephyran import log
from agon.games.ephyran.state import CITY_FINISHED, FIRST_CITY, NONE, OTHER_CITY, Ephyran, Player
from agon.kernel.ask import Play
from agon.kernel.game import EVERYONE, OVER, Outcome, Place
from agon.kernel.words import Message, Seat, Several, say


class TerritoryScore(NamedTuple):
    """What one territory is worth, item by item."""

    territory: int
    creatures: int
    bonus: int
    printed: int
    tokens: int
    factor: int

    def points(self) -> int:
        return (self.creatures + self.bonus + self.printed + self.tokens) * self.factor


def score(g: Ephyran) -> Play:
    """All tokens are revealed first; then every city is counted.  EPH-SCORE-01"""
    for p in g.players:
        for zone in range(16):
            token = p.tokens[zone]
            if token != NONE:
                g.seen[token] = EVERYONE
                g.reveals += 1
                log.token_revealed(g, p.seat, zone, g.box.token_object[token])
    for p in g.players:
        log.scored(g, p.seat, prestige(g, p))
    g.step = OVER
    yield from ()


def scoring_order(g: Ephyran, p: Player) -> list[int]:
    """The player's own god's territory first, then the others in their order.  EPH-SCORE-02"""
    if p.god == NONE:
        return [0, 1, 2, 3]
    own = g.box.god_territory[p.god]
    return [own, *(territory for territory in range(4) if territory != own)]


def count_city(g: Ephyran, p: Player, reader: int) -> list[TerritoryScore]:
    """A city territory by territory, as far as `reader` (a mask of seats) knows its tokens.  EPH-SCORE-02 to -06"""
    scores: list[TerritoryScore] = []
    dionysus_counted = False
    for place, territory in enumerate(scoring_order(g, p)):
        creatures: list[int] = []
        printed = tokens = 0
        dionysus_here = False
        for zone in range(4 * territory, 4 * territory + 4):
            card = p.city[zone]
            if card == NONE:
                continue
            creature = g.box.creature_at[card][zone]
            if creature == g.box.dionysus_creature:
                dionysus_here = True
            elif creature not in creatures:  # EPH-SCORE-03
                creatures.append(creature)
            if g.box.printed_at[card][zone] != NONE:  # EPH-CARD-04
                printed += g.box.object_value[g.box.printed_at[card][zone]]
            token = p.tokens[zone]
            if token != NONE and g.seen[token] & reader:
                tokens += g.box.object_value[g.box.token_object[token]]
        points = len(creatures)
        bonus = 1 if points == 4 and not dionysus_here else 0  # EPH-SCORE-04, EPH-DIO-08
        if dionysus_here and not dionysus_counted:  # EPH-DIO-07
            points += 1
            dionysus_counted = True
        doubled = place == 0 and p.god != NONE  # EPH-SCORE-06
        scores.append(TerritoryScore(territory, points, bonus, printed, tokens, 2 if doubled else 1))
    return scores


def city_bonus(g: Ephyran, seat: int) -> int:
    """3 for the first city finished, 1 for every other; kept whatever happens later.  EPH-SCORE-07, -08, -09"""
    if seat not in g.finished:
        return 0
    return FIRST_CITY if g.finished[0] == seat else OTHER_CITY


def prestige(g: Ephyran, p: Player) -> int:
    """All points of a city, every token known.  EPH-GOAL-04"""
    return prestige_known(g, p, -1)


def prestige_known(g: Ephyran, p: Player, reader: int) -> int:
    """The points of a city with those tokens that `reader` (a mask of seats; -1 for all) has seen."""
    total = city_bonus(g, p.seat)
    for territory in count_city(g, p, reader):
        total += territory.points()
    return total


def outcome(g: Ephyran) -> Outcome | None:
    """Most prestige wins; those who tie share the victory.  EPH-GOAL-01, EPH-SCORE-10"""
    if g.step != OVER:
        return None
    scores = [prestige(g, p) for p in g.players]
    places = [
        Place(seat, 1 + sum(1 for other in scores if other > points), points) for seat, points in enumerate(scores)
    ]
    winners = tuple(place.seat for place in places if place.rank == 1)
    return Outcome(winners, tuple(places), reason(g, winners, places))


def reason(g: Ephyran, winners: tuple[int, ...], places: list[Place]) -> Message:
    """What brought the game to its end, and by how much it was won."""
    best = places[winners[0]].score
    others = [place.score for place in places if place.seat not in winners]
    won = say(
        "ephyran-won",
        winners=Several(tuple([Seat(seat) for seat in winners])),
        count=len(winners),
        points=best,
        ahead=best - max(others) if others else 0,
    )
    if g.ending == CITY_FINISHED:
        return say("ephyran-end-city", seat=Seat(g.finished[0]), won=won)
    return say("ephyran-end-pile", won=won)
