"""Powers: which work now, who reacts to an event; and the one function by which a player is asked."""

from collections.abc import Callable, Generator
from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.phrases import Power
from agon.games.hellas.player import Player
from agon.games.hellas.rules.modifiers import place_of
from agon.games.hellas.rules.questions import ANY_TIME, CHOOSE_POWER, POWER, STOP, USE_POWER, number_of
from agon.games.hellas.scenes import Arsenal, Scene, Source, Standing, scene_from
from agon.games.hellas.state import Choice, Hellas
from agon.kernel.ask import DONE, Ask, Kind, Picks, Play, Together, action_of
from agon.kernel.legality import Reason

Choosing = Generator[Ask | Together, int, Source | None]

BATTLE_EVENTS: Final = frozenset({"battle_starts", "fighting", "cards_over", "casualties"})
"""Nobody reacts to these who has no part in the battle."""

SPENT: Final = Reason("hellas-why-spent", "LOH-MREG-26")
USELESS: Final = Reason("hellas-why-useless", "LOH-MREG-24")


# ---------------------------------------------------------------- what works


def muster(g: Hellas) -> None:
    """Find anew what works: heroes, blessings, artifacts, kept quests, monsters on the map with their evolutions.

    To be called whenever one of these is gained or lost.
    """
    g.arsenal = Arsenal()
    for p in g.players:
        if p.hero != NONE:
            for power in g.box.heroes[p.hero].powers:
                enlist(g, Source(power, p.seat))
        for blessing in p.blessings:
            for power in g.box.blessings[blessing].powers:
                source = Source(power, p.seat)
                source.blessing = blessing
                enlist(g, source)
        for artifact in p.artifacts:
            source = Source(g.box.artifacts[artifact].power, p.seat)
            source.artifact = artifact
            enlist(g, source)
        for quest in p.kept:
            kept = g.box.quests[quest].kept
            assert kept is not None
            source = Source(kept, p.seat)
            source.quest = quest
            enlist(g, source)
    for monster, beast in enumerate(g.beasts):
        if beast.region != NONE:
            powers = g.box.monsters[monster].powers.copy()
            for card in beast.evolutions:
                evolved = g.box.monster_cards[card].power
                if evolved is not None:
                    powers.append(evolved)
            for power in powers:
                source = Source(power, NONE)
                source.monster = monster
                enlist(g, source)


def enlist(g: Hellas, source: Source) -> None:
    """Under the names by which the rules look for it: its modifiers, its events, or its timing."""
    power = source.power
    if power.when == "passive":
        for effect in power.effects:
            g.arsenal.standing.setdefault(standing_name(effect), []).append(Standing(source, effect))
    elif power.when == "reaction":
        for event, _ in power.events:
            g.arsenal.powers.setdefault(event, []).append(source)
    else:
        g.arsenal.powers.setdefault(power.when, []).append(source)
        g.arsenal.timed.setdefault(power.when, {}).setdefault(source.seat, []).append(source)


def standing_name(effect: Effect) -> str:
    """`hand_limit` for a modifier, `forbid leave` for what is not allowed."""
    return f"forbid {effect.word}" if effect.modifier is None else effect.modifier.verb


def timed(g: Hellas, p: Player, when: str) -> list[Source]:
    """The powers of a player with that timing that may be used now."""
    found = g.arsenal.timed.get(when)
    if found is None or p.seat not in found:
        return []
    return [source for source in found[p.seat] if why_not_power(g, p, source, scene_from(p.seat, source)) is None]


def available(g: Hellas, p: Player, source: Source, scene: Scene) -> bool:
    """Whether a power may be used now, in a scene that is not its own."""
    return why_not_power(g, p, source, scene.seen_from(source)) is None


def why_not_power(g: Hellas, p: Player, source: Source, scene: Scene) -> Reason | None:
    """A power may be used while it is charged, unmarked, within its limit, by its condition, and for something."""
    power = source.power
    if source.artifact != NONE and source.artifact in p.spent:
        return SPENT
    if power.index in p.marked_powers or exhausted(g, p, power):
        return USELESS
    return None if g.book.holds(g, p, power.condition, scene) and g.book.can(g, p, power.effects, scene) else USELESS


def exhausted(g: Hellas, p: Player, power: Power) -> bool:
    """Whether a power has been used as often as it may be, in this turn or in this hunt."""
    if power.limit == "hunt":
        return g.hunt is None or power.index in g.hunt.used
    return (power.limit == "turn" or power.when == "once_per_turn") and power.index in p.used


def carry_out(g: Hellas, p: Player, source: Source, scene: Scene) -> Play:
    """Use a power: an artifact is spent, a kept quest card given up, a limit noted; then its effects."""
    power = source.power
    if source.artifact != NONE:
        p.spent.append(source.artifact)
    if source.quest != NONE:
        p.kept.remove(source.quest)
        g.quests_gone.append(source.quest)
        muster(g)
    if power.limit == "hunt":
        assert g.hunt is not None
        g.hunt.used.append(power.index)
    elif power.limit == "turn" or power.when == "once_per_turn":
        p.used.append(power.index)
    log.power(g, p.seat, power.index)
    return g.book.take(g, p, power.effects, scene.seen_from(source))


# ---------------------------------------------------------------- events


def happen(g: Hellas, event: str, scene: Scene) -> Play:
    """Something happened: reactions follow at once, in the order that the active player wants.  LOH-MBAT-23"""
    waiting = g.arsenal.powers.get(event)
    if waiting is not None:
        found = [source for source in waiting if concerns(g, source, event, scene)]
        if found:
            return react_all(g, event, found, scene)
    return g.book.triggers.happen(g, event, scene) if g.book.triggers.awaited(event) else DONE


def awaited(g: Hellas, event: str) -> bool:
    """Whether anybody might react to an event; where many happen, it is worth asking before."""
    return event in g.arsenal.powers or g.book.triggers.awaited(event)


def react_all(g: Hellas, event: str, found: list[Source], scene: Scene) -> Play:
    """One reaction after the other, then what modules do."""
    while True:
        source = yield from choose_source(g, found, scene)
        if source is None:
            break
        found.remove(source)
        yield from react(g, doer(g, source, scene), source, scene)
    if g.book.triggers.awaited(event):
        yield from g.book.triggers.happen(g, event, scene)


def doer(g: Hellas, source: Source, scene: Scene) -> Player:
    """Who carries out a power: its owner; for a monster's whoever the event is about."""
    return g.players[source.seat if source.seat != NONE else scene.actor]


def concerns(g: Hellas, source: Source, event: str, scene: Scene) -> bool:
    """Whether it is the event that a power waits for."""
    if source.seat == NONE:
        return place_of(g, source) == scene.region and scene.actor >= 0
    if event in BATTLE_EVENTS and (g.battle is None or g.battle.side_of(source.seat) is None):
        return False
    for name, whose in source.power.events:
        if name == event:
            return whose == "any" or (whose == "self") == (source.seat == scene.actor)
    return False


def choose_source(g: Hellas, found: list[Source], scene: Scene) -> Choosing:
    """Which of those that work now comes first: the active player says. None if none does."""
    choice = yield from ask_anew(g, g.players[g.active], CHOOSE_POWER, lambda: source_options(g, found, scene))
    if action_of(choice) == STOP:
        return None
    return next(source for source in found if source.power.index == number_of(choice))


def source_options(g: Hellas, found: list[Source], scene: Scene) -> list[int]:
    ready = [source for source in found if available(g, doer(g, source, scene), source, scene)]
    return [POWER << 16 | source.power.index for source in ready]


def react(g: Hellas, p: Player, source: Source, scene: Scene) -> Play:
    """A reaction just happens, but for what asks by itself and for artifacts, used when their owner wants."""
    if is_optional(source):
        choice = yield from ask_anew(g, p, USE_POWER, lambda: [*source_options(g, [source], scene), STOP << 16])
        if action_of(choice) == STOP:
            return
    yield from carry_out(g, p, source, scene)


def is_optional(source: Source) -> bool:
    return source.artifact != NONE or source.power.effects[0].verb in ("pay", "may")


# ---------------------------------------------------------------- asking


def ask(g: Hellas, p: Player, kind: Kind, options: list[int], picks: Picks | None = None) -> Choice:
    """Ask a player something; powers of any time are options of every question, and the question comes again after one.

    Where such a power could change the options (by a card, a priest, a token) use `ask_anew`.
    """
    mine = g.arsenal.timed.get("any_time")
    if mine is None or p.seat not in mine:
        return ask_plainly(p, kind, options, picks)
    return ask_anew(g, p, kind, lambda: options, lambda _: picks)


def ask_plainly(p: Player, kind: Kind, options: list[int], picks: Picks | None) -> Choice:
    """The same for somebody who has no such power."""
    if len(options) == 1 and not kind.secret:
        return options[0]
    return (yield Ask(kind, p.seat, options, picks))


def picks_one(options: list[int]) -> Picks | None:
    """Of most questions: an answer is a single pick."""
    return None


def ask_anew(
    g: Hellas,
    p: Player,
    kind: Kind,
    offer: Callable[[], list[int]],
    picking: Callable[[list[int]], Picks | None] = picks_one,
) -> Choice:
    """The same for options that are looked up again after every use of a power.

    A power may leave none, as one that takes the priest who was to pray: then the answer is STOP.  LOH-MBLS-08
    `picking` says, of what is on offer then, what can be picked in one answer: never a power of any time.
    """
    while True:
        options = offer()
        if not options:
            return STOP << 16
        if len(options) == 1 and not kind.secret:
            return options[0]
        sources = timed(g, p, "any_time")
        if not sources:
            return (yield Ask(kind, p.seat, options, picking(options)))
        extra = [ANY_TIME << 16 | source.power.index for source in sources]
        choice = yield Ask(kind, p.seat, options + extra, picking(options))
        if choice not in extra:
            return choice
        yield from carry_out(g, p, sources[extra.index(choice)], Scene(p.seat))
