"""Powers: which work now, who reacts to an event, what changes a number.  Pages 14, 15 and 23."""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Effect, Phrase
from agon.cards.powers import Answer, PowerQuestions, Powers
from agon.cards.sources import Arsenal
from agon.games.hybris import log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ALLY, NONE
from agon.games.hybris.box.phrases import OWN_TURN, Power
from agon.games.hybris.player import OUT, Player
from agon.games.hybris.rules.questions import CHOOSE_POWER, POWER, STOP, USE_POWER
from agon.games.hybris.scenes import Scene, Source, Standing
from agon.games.hybris.schema.words import CHARACTERS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Kind, Play
from agon.kernel.legality import Reason

POWER_USED: Final = Reason("hybris-why-power-used", "HYB-TECH-08")
POWER_IDLE: Final = Reason("hybris-why-power-idle", "HYB-CORE-01")
NO_POWERS: Final[list[Source]] = []


def muster(g: Hybris) -> None:
    """Find again what works: Olympians, unlocked Upgrades, allies, deployed Technologies, the table.  HYB-TECH-05"""
    g.arsenal = Arsenal()
    for p in g.players:
        olympian = g.box.olympians[p.olympian]
        for power in olympian.powers:
            g.arsenal.enlist(Source(power, p.seat))
        for tile, upgrade in enumerate(olympian.tiles):
            if p.unlocked >> tile & 1:
                for power in g.box.upgrades[upgrade].powers:
                    g.arsenal.enlist(Source(power, p.seat))
        for number, character in enumerate(p.characters):
            if character.kind == ALLY and character.place != OUT:
                for power in g.box.heroes[character.hero].powers:
                    source = Source(power, p.seat)
                    source.character = number
                    g.arsenal.enlist(source)
    for space, tile in enumerate(g.spaces.tiles):
        if tile != NONE and not g.asleep >> space & 1:
            source = Source(g.box.technologies[tile].power, g.spaces.owners[space])
            source.space = space
            source.city = g.box.spaces[space].city
            g.arsenal.enlist(source)
    for power in g.book.manifest.powers:
        g.arsenal.enlist(Source(power, NONE))
    for more in g.book.musterers:
        for source in more(g):
            g.arsenal.enlist(source)


class HybrisPowers(Powers[Hybris, Player, Scene, Source]):
    """The powers of Hybris: in Grandeur order, in their Ages, some once in each."""

    def book(self, g: Hybris) -> Book:
        return g.book

    def arsenal(self, g: Hybris) -> Arsenal[Source]:
        return g.arsenal

    def actor(self, scene: Scene) -> int:
        return scene.actor

    def seen_from(self, scene: Scene, source: Source) -> Scene:
        return scene.seen_from(source)

    def granted(self, g: Hybris, p: Player, scene: Scene) -> list[Effect]:
        """For this action."""
        return scene.granted or []

    def is_for(self, g: Hybris, p: Player, source: Source) -> bool:
        """The player's own, and the table's.  HYB-TECH-07, HYB-BOARD-01"""
        return source.seat in (p.seat, NONE) and self.is_time(g, source)

    def is_time(self, g: Hybris, source: Source) -> bool:
        """In this Age."""
        return not source.power.ages or g.age in source.power.ages

    def tally(self, g: Hybris, p: Player, source: Source) -> list[int]:
        """Until the Age is over.  HYB-TECH-08"""
        return p.used

    def must_help(self, g: Hybris, source: Source) -> bool:
        """What is used once per Age, and what would ask in vain."""
        return source.power.when == "once_per_age" or source.power.effects[0].verb in g.book.quiet

    def is_optional(self, g: Hybris, source: Source) -> bool:
        """A power once per Age is used if its owner wants.  HYB-BOARD-01, HYB-TECH-08"""
        return source.power.when == "once_per_age" or super().is_optional(g, source)

    def doer(self, g: Hybris, source: Source, scene: Scene) -> Player:
        return g.players[source.seat]

    def ask(self, g: Hybris, p: Player, kind: Kind, offer: Callable[[], list[int]]) -> Answer:
        options = offer()
        return options[0] if len(options) == 1 else (yield Ask(kind, p.seat, options))

    def note(self, g: Hybris, p: Player, source: Source) -> None:
        log.power(g, p.seat, source.power.index)

    def resolve(self, g: Hybris, p: Player, effects: list[Effect], scene: Scene) -> Play:
        """A price is asked for by itself, so that its owner may still keep it."""
        return g.book.resolve(g, p, effects, scene)

    def concerns(self, g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
        """Nothing reacts to its own deployment."""
        if source.space != NONE and source.space == scene.space:
            return False
        return super().concerns(g, source, event, scene)

    def react(self, g: Hybris, found: list[Source], scene: Scene) -> Play:
        """In Grandeur order; the table first, and those of one player in the order they want.  HYB-TECH-09"""
        table = [source for source in found if source.seat == NONE]
        if table:
            yield from carry_out_table(g, table, scene)
        for p in g.by_grandeur():
            mine = [source for source in found if source.seat == p.seat]
            if mine:
                yield from self.work_off(g, p, mine, scene)

    def use(self, g: Hybris, p: Player, source: Source, scene: Scene) -> Play:
        """If it still works when its turn has come."""
        return super().use(g, p, source, scene) if self.available(g, p, source, scene) else DONE


POWERS: Final = HybrisPowers(PowerQuestions(CHOOSE_POWER, USE_POWER, POWER, STOP), POWER_USED, POWER_IDLE)

# ---------------------------------------------------------------- standing effects


def has_standing(g: Hybris, name: str) -> bool:
    """Whether anybody has a standing effect of that name: mostly nobody has, and nothing needs to be looked at."""
    return name in g.arsenal.standing


def may_change(g: Hybris, name: str, scene: Scene) -> bool:
    """The same, with what is granted for this action."""
    return name in g.arsenal.standing or bool(scene.granted)


def modified(g: Hybris, p: Player, name: str, scene: Scene) -> int:
    """What standing effects, and those granted for this action, add to a number."""
    return POWERS.added(g, p, name, scene) if may_change(g, name, scene) else 0


def highest(g: Hybris, p: Player, name: str, otherwise: int, scene: Scene) -> int:
    """A number that they set: the highest they say."""
    return POWERS.highest(g, p, name, otherwise, scene) if may_change(g, name, scene) else otherwise


def changed(g: Hybris, p: Player, name: str, word: str, scene: Scene) -> bool:
    """Whether one of them says that word of something."""
    return may_change(g, name, scene) and POWERS.changed(g, p, name, word, scene)


def allowed(g: Hybris, p: Player, what: str, scene: Scene) -> Standing | None:
    """What lifts a rule for a player and the acting character, if anything does.  HYB-APPX-14"""
    for standing in POWERS.applying(g, p, "allow " + what, scene):
        who = standing.effect.words.get("who")
        if who is None or (scene.character != NONE and CHARACTERS[p.characters[scene.character].kind] == who):
            return standing
    return None


def forbidden(g: Hybris, what: str, city: int) -> bool:
    """Whether nobody may do something (in that City)."""
    for standing in g.arsenal.standing.get("forbid " + what, []):
        place = standing.effect.numbers.get("at", NONE)
        if place in (NONE, city) and POWERS.is_time(g, standing.source):
            return True
    return False


# ---------------------------------------------------------------- reactions


def awaited(g: Hybris, event: str) -> bool:
    """Whether anybody might react to an event; where many happen, it is worth asking before."""
    return event in g.arsenal.powers or g.book.triggers.awaited(event)


def happen(g: Hybris, event: str, scene: Scene) -> Play:
    """Something happened: whoever reacts does so in Grandeur order, then what modules do.  HYB-TECH-09, HYB-ACT-23"""
    return POWERS.happen(g, event, scene) if g.book.watchers or awaited(g, event) else DONE


def perform(g: Hybris, p: Player, action: int, scene: Scene) -> Play:
    """Carry out an action; whoever listens hears of it when it is done."""
    play = g.book.actions[action].do(g, p, scene)
    return perform_aloud(g, action, play, scene) if awaited(g, "performed") else play


def perform_aloud(g: Hybris, action: int, play: Play, scene: Scene) -> Play:
    yield from play
    done = scene.copy()
    done.action = action
    yield from happen(g, "performed", done)


def carry_out_table(g: Hybris, sources: list[Source], scene: Scene) -> Play:
    """Powers of Scenarios and Variants, in file order, by whoever they name."""
    for source in sources:
        for p in named(g, source.power, scene):
            if POWERS.works(g, p, source, scene):
                log.table_power(g, p.seat, source.power.index)
                yield from g.book.resolve(g, p, source.power.effects, scene.seen_from(source))


def named(g: Hybris, power: Power, scene: Scene) -> list[Player]:
    """Who carries out a power of the table: each player, the actor, the last; the table is the foremost player."""
    order = g.by_grandeur()
    if power.who == "each":
        return order
    if power.who == "actor":
        return [g.players[scene.actor]]
    if power.who == "last":
        return order[-1:]
    assert power.who == "table"
    return order[:1]


# ---------------------------------------------------------------- at a certain time


def timed(g: Hybris, when: str) -> Play:
    """All powers of the start or the end of an Age, or of the end of the game, in Grandeur order.  HYB-TECH-06"""
    return work_off(g, g.arsenal.timed[when]) if has_powers(g, when) else DONE


def work_off(g: Hybris, found: dict[int, list[Source]]) -> Play:
    order = g.by_grandeur()
    if NONE in found:
        yield from carry_out_table(g, found[NONE], Scene(order[0].seat))
    for p in order:
        mine = found[p.seat].copy() if p.seat in found else []
        scene = Scene(p.seat)
        while mine:
            source = mine[0] if len(mine) == 1 else (yield from POWERS.choose(g, p, mine, scene))
            assert source is not None
            mine.remove(source)
            if POWERS.works(g, p, source, scene):
                yield from POWERS.carry_out(g, p, source, scene)


def has_powers(g: Hybris, when: str) -> bool:
    """Whether anybody has a power of that timing."""
    return when in g.arsenal.timed


def own_turn_powers(g: Hybris, p: Player, scene: Scene) -> list[Source]:
    """Those that the player may use now, on their own turn.  HYB-TECH-08"""
    found = g.arsenal.timed.get(OWN_TURN)
    return NO_POWERS if found is None or p.seat not in found else POWERS.ready(g, p, found[p.seat], scene)
