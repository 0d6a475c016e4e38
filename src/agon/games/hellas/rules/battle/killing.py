"""The verbs `kill` and `save`: hoplites that cards, artifacts and monsters kill, in battles and elsewhere."""

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, commanders_in, kill, standing
from agon.games.hellas.rules.battle.questions import KILL_WHOSE, VICTIM
from agon.games.hellas.rules.map import neighbours
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.scenes import COLOUR_COUNT, PERSIANS, Scene
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import DONE, Play, exactly


def kill_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ kill = 1, at = "battle", whose = "enemy" }`: this many in each place, or all there are."""
    if effect.words["at"] == "entering":
        yield from kill_entering(g, effect.number, scene)
    else:
        for region in killing_places(g, p, effect, scene):
            yield from kill_in(g, p, effect, region)


def killing_places(g: Hellas, p: Player, effect: Effect, scene: Scene) -> list[int]:
    """The regions where a `kill` kills."""
    at = effect.words["at"]
    if at == "battle":
        return [] if g.battle is None else [g.battle.region]
    region = p.region if at == "hero" else NONE if scene.monster == NONE else g.beasts[scene.monster].region
    if region == NONE:
        return []
    # Nothing that is closed to the players hinders a monster.
    return [region, *neighbours(g, PERSIANS, region)] if at == "monster_and_neighbours" else [region]


def kill_in(g: Hellas, p: Player, effect: Effect, region: int) -> Play:
    """Whoever kills says whose hoplites, one after the other; those of one army then fall together."""
    doomed: dict[int, int] = {}
    for made in range(effect.number):
        seats = [seat for seat in victims(g, p, effect, region) if army(g, region, seat) > doomed.get(seat, 0)]
        if not seats:
            break
        options = [VICTIM << 16 | region << 4 | seat for seat in seats]
        picks = None
        if effect.number > 1 and len(seats) > 1:
            each = [VICTIM << 16 | region << 4 | s for s in seats for _ in range(army(g, region, s) - doomed.get(s, 0))]
            picks = exactly(min(effect.number - made, len(each)), each, made)
        seat = number_of((yield from ask(g, p, KILL_WHOSE, options, picks))) & 0xF
        doomed[seat] = doomed.get(seat, 0) + 1
    for seat, count in doomed.items():
        yield from kill(g, seat, region, count)


def victims(g: Hellas, p: Player, effect: Effect, region: int) -> list[int]:
    """Whose hoplites in a region may be killed: never those of Persians."""
    own = "whose" not in effect.words
    return [seat for seat in commanders_in(g, region) if seat >= 0 and (own or seat != p.seat)]


def kill_entering(g: Hellas, count: int, scene: Scene) -> Play:
    """Some of those that have just come; the army that came shrinks for all who look at it."""
    if scene.actor < 0:
        return
    before = [standing(g, scene.region, colour) for colour in range(COLOUR_COUNT)]
    yield from kill(g, scene.actor, scene.region, min(count, sum(scene.army)))
    for colour in range(len(scene.army)):
        scene.army[colour] -= min(scene.army[colour], before[colour] - standing(g, scene.region, colour))


def would_kill(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    if effect.words["at"] == "entering":
        return scene.actor >= 0 and sum(scene.army) > 0
    return any(victims(g, p, effect, region) for region in killing_places(g, p, effect, scene))


# ---------------------------------------------------------------- save


def save_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Up to this many of the own hoplites that are being killed stay."""
    losses = g.losses
    if losses is not None and losses.commander == p.seat:
        saved = min(effect.number, losses.count - losses.saved)
        losses.saved += saved
        log.hoplites_saved(g, p.seat, losses.region, saved)
    return DONE


def would_save(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.losses is not None and g.losses.commander == p.seat and g.losses.saved < g.losses.count


def write_killing(book: Book) -> None:
    book.add_useful_verb("kill", kill_verb, would_kill)
    book.add_useful_verb("save", save_verb, would_save)
