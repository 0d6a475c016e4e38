"""Powers: which work now, who reacts to an event; and the one function by which a player is asked."""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Effect, Phrase
from agon.cards.powers import PowerQuestions, Powers
from agon.cards.sources import Arsenal
from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.questions import ANY_TIME, CHOOSE_POWER, POWER, STOP, USE_POWER
from agon.games.hellas.scenes import Scene, Source
from agon.games.hellas.state import Book, Choice, Hellas
from agon.kernel.ask import DONE, Ask, Kind, Picks, Play
from agon.kernel.legality import Reason

SPENT: Final = Reason("hellas-why-spent", "LOH-MREG-26")
USELESS: Final = Reason("hellas-why-useless", "LOH-MREG-24")
NO_POWERS: Final[list[Source]] = []


# ---------------------------------------------------------------- what works


def muster(g: Hellas) -> None:
    """Find again what works: heroes, blessings, artifacts, kept quests, monsters on the map with their evolutions.

    To be called whenever one of these is gained or lost.
    """
    g.arsenal = Arsenal()
    for p in g.players:
        if p.hero != NONE:
            for power in g.box.heroes[p.hero].powers:
                g.arsenal.enlist(Source(power, p.seat))
        for blessing in p.blessings:
            for power in g.box.blessings[blessing].powers:
                source = Source(power, p.seat)
                source.blessing = blessing
                g.arsenal.enlist(source)
        for artifact in p.artifacts:
            source = Source(g.box.artifacts[artifact].power, p.seat)
            source.artifact = artifact
            g.arsenal.enlist(source)
        for quest in p.kept:
            kept = g.box.quests[quest].kept
            assert kept is not None
            source = Source(kept, p.seat)
            source.quest = quest
            g.arsenal.enlist(source)
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
                g.arsenal.enlist(source)


class HellasPowers(Powers[Hellas, Player, Scene, Source]):
    """The powers of Lords of Hellas: in the order that the active player wants, each only for something."""

    def book(self, g: Hellas) -> Book:
        return g.book

    def arsenal(self, g: Hellas) -> Arsenal[Source]:
        return g.arsenal

    def actor(self, scene: Scene) -> int:
        return scene.actor

    def seen_from(self, scene: Scene, source: Source) -> Scene:
        return scene.seen_from(source)

    def granted(self, g: Hellas, p: Player, scene: Scene) -> list[Effect]:
        """For the battle or the March that is on."""
        effects: list[Effect] = []
        if g.battle is not None:
            side = g.battle.side_of(p.seat)
            if side is not None:
                effects += side.granted
        if g.march is not None and g.march.seat == p.seat:
            effects += g.march.granted
        return effects

    def is_for(self, g: Hellas, p: Player, source: Source) -> bool:
        """The player's own, and a monster's in the hunts of that monster."""
        if source.seat != NONE:
            return source.seat == p.seat
        return g.hunt is not None and g.hunt.monster == source.monster

    def tally(self, g: Hellas, p: Player, source: Source) -> list[int] | None:
        """For this turn, or for the hunt that is on."""
        if source.power.period == "turn":
            return p.used
        return None if g.hunt is None else g.hunt.used

    def why_not(self, g: Hellas, p: Player, source: Source, scene: Scene) -> Reason | None:
        """A power may be used while it is charged, unmarked, within its limit, by its condition, and for something."""
        if source.artifact != NONE and source.artifact in p.spent:
            return SPENT
        if source.power.index in p.marked_powers:
            return USELESS
        return super().why_not(g, p, source, scene)

    def is_optional(self, g: Hellas, source: Source) -> bool:
        """Artifacts are used when their owner wants."""
        return source.artifact != NONE or super().is_optional(g, source)

    def named(self, g: Hellas, found: list[Source], scene: Scene) -> list[Source]:
        """Those that work now."""
        return [source for source in found if self.available(g, self.doer(g, source, scene), source, scene)]

    def doer(self, g: Hellas, source: Source, scene: Scene) -> Player:
        """Its owner; for a monster's power, the player whom the event is about."""
        return g.players[source.seat if source.seat != NONE else scene.actor]

    def ask(self, g: Hellas, p: Player, kind: Kind, offer: Callable[[], list[int]]) -> Choice:
        return ask_anew(g, p, kind, offer)

    def note(self, g: Hellas, p: Player, source: Source) -> None:
        """An artifact is spent, a kept quest card given up."""
        if source.artifact != NONE:
            p.spent.append(source.artifact)
        if source.quest != NONE:
            p.kept.remove(source.quest)
            g.quests_gone.append(source.quest)
            muster(g)
        log.power(g, p.seat, source.power.index)

    def concerns(self, g: Hellas, source: Source, event: Phrase, scene: Scene) -> bool:
        """A monster's powers are about what happens where it is."""
        if source.seat == NONE:
            return place_of(g, source) == scene.region and scene.actor >= 0
        return super().concerns(g, source, event, scene)

    def react(self, g: Hellas, found: list[Source], scene: Scene) -> Play:
        """One after the other, in the order that the active player wants.  LOH-MBAT-23"""
        return self.work_off(g, g.players[g.active], found, scene)


POWERS: Final = HellasPowers(PowerQuestions(CHOOSE_POWER, USE_POWER, POWER, STOP), USELESS, USELESS)


def place_of(g: Hellas, source: Source) -> int:
    """The region of the monster, or of the hero, that has a power: `here`."""
    return g.beasts[source.monster].region if source.monster != NONE else g.players[source.seat].region


def has_powers(g: Hellas, p: Player, when: str) -> bool:
    """Whether a player has a power with that timing, be it used up or idle."""
    found = g.arsenal.timed.get(when)
    return found is not None and p.seat in found


def timed(g: Hellas, p: Player, when: str) -> list[Source]:
    """The powers of a player with that timing that may be used now."""
    found = g.arsenal.timed.get(when)
    mine = None if found is None else found.get(p.seat)
    return NO_POWERS if mine is None else POWERS.ready(g, p, mine, Scene(p.seat))


# ---------------------------------------------------------------- events


def awaited(g: Hellas, event: str) -> bool:
    """Whether anybody might react to an event; where many happen, it is worth asking before."""
    return event in g.arsenal.powers or g.book.listens(event)


def happen(g: Hellas, event: str, scene: Scene) -> Play:
    """Something happened: reactions follow at once, then what modules do.  LOH-MBAT-23"""
    return POWERS.happen(g, event, scene) if awaited(g, event) else DONE


def takes_part(g: Hellas, source: Source, event: Phrase, scene: Scene) -> bool:
    """Nobody reacts to what happens in a battle who has no part in it."""
    return g.battle is not None and g.battle.side_of(source.seat) is not None


def write_powers(book: Book) -> None:
    book.offered |= {"pay", "may"}
    for event in ("battle_starts", "fighting", "cards_over", "casualties"):
        book.add_event_filter(event, takes_part)


# ---------------------------------------------------------------- asking


def ask(g: Hellas, p: Player, kind: Kind, options: list[int], picks: Picks | None = None) -> Choice:
    """Ask a player something; powers of any time are options of every question, and the question comes again after one.

    Where such a power could change the options (by a card, a priest, a token) use `ask_anew`.
    """
    if not has_powers(g, p, "any_time"):
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
    """The same for options that are worked out again after every use of a power. A power may leave

    none, such as one that takes the priest who was to pray: then the answer is STOP.  LOH-MBLS-08
    `picking` says, of what is on offer then, what can be picked in one answer: never an any-time power.
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
        yield from POWERS.carry_out(g, p, sources[extra.index(choice)], Scene(p.seat))
