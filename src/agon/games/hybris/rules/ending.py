"""Who has won.  Page 13."""

from agon.cards.phrases import Count
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import timed
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.game import OVER, Outcome, Place
from agon.kernel.words import Message, Name, Seat, say


def game_end_powers(g: Hybris) -> Play:
    """Powers of the end of the game, before anything is compared.  HYB-WIN-04"""
    yield from timed(g, "game_end")
    g.step = g.book.following("end", "game_end_powers") or OVER


def standing_of(g: Hybris, p: Player, counts: list[Count]) -> list[int]:
    """What is compared, in order: most Victory Points, then the place on the Grandeur track.  HYB-WIN-02, HYB-WIN-03"""
    return [g.book.count(g, p, count, Scene(p.seat)) for count in counts]


def outcome(g: Hybris) -> Outcome | None:
    """Whoever won at once, else whoever stands best.  HYB-WIN-01, HYB-WIN-02"""
    if g.step != OVER:
        return None
    ranked = sorted(g.players, key=lambda p: standing_of(g, p, g.final), reverse=True)
    if g.ascended != NONE:
        ranked.remove(g.players[g.ascended])
        ranked.insert(0, g.players[g.ascended])
    places = [Place(p.seat, rank + 1, p.vp) for rank, p in enumerate(ranked)]
    return Outcome((ranked[0].seat,), tuple(sorted(places)), reason(g, ranked))


def at_once(g: Hybris) -> Message:
    """Who has won before the last Age was over: by unlocking Upgrades, or by what a Scenario or a Variant says."""
    p, manifest = g.players[g.ascended], g.book.manifest
    if p.unlocked.bit_count() >= manifest.ascension and not manifest.instead_of_ascension:
        return say("hybris-won-ascended", seat=Seat(p.seat), unlocked=manifest.ascension, age=g.age)
    asked = [power for power in manifest.powers if any(effect.verb == "win_game" for effect in power.effects)]
    return say("hybris-won-at-once", seat=Seat(p.seat), age=g.age, by=Name(asked[0].source))


def reason(g: Hybris, ranked: list[Player]) -> Message:
    winner = ranked[0]
    if g.ascended != NONE:
        return at_once(g)
    mine = standing_of(g, winner, g.final)
    theirs = standing_of(g, ranked[1], g.final)
    for index, count in enumerate(g.final):
        if mine[index] != theirs[index]:
            id = "hybris-won-by-" + count.verb.replace("_", "-")
            second = Seat(ranked[1].seat)
            return say(id, seat=Seat(winner.seat), count=mine[index], first=index, second=second, next=theirs[index])
    raise AssertionError("two players stand on one space of the Grandeur track")
