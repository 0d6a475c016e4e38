"""Powers: which work now, who reacts to an event, what changes a number.  Pages 14, 15 and 23."""

from collections.abc import Generator
from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.box.numbers import ALLY, NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.player import OUT, Player
from agon.games.hybris.rules.questions import CHOOSE_POWER, POWER, STOP, USE_POWER, number_of
from agon.games.hybris.scenes import Arsenal, Scene, Source, Standing
from agon.games.hybris.schema.words import CHARACTERS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, Together, action_of
from agon.kernel.legality import Reason

POWER_USED: Final = Reason("hybris-why-power-used", "HYB-TECH-08")
POWER_IDLE: Final = Reason("hybris-why-power-idle", "HYB-CORE-01")

Choosing = Generator[Ask | Together, int, Source]


def muster(g: Hybris) -> None:
    """Find anew what works: Olympians, unlocked Upgrades, allies, deployed Technologies, the table.  HYB-TECH-05"""
    g.arsenal = Arsenal()
    for p in g.players:
        olympian = g.box.olympians[p.olympian]
        for power in olympian.powers:
            enlist(g, Source(power, p.seat))
        for tile, upgrade in enumerate(olympian.tiles):
            if p.unlocked >> tile & 1:
                for power in g.box.upgrades[upgrade].powers:
                    enlist(g, Source(power, p.seat))
        for number, character in enumerate(p.characters):
            if character.kind == ALLY and character.place != OUT:
                for power in g.box.heroes[character.hero].powers:
                    source = Source(power, p.seat)
                    source.character = number
                    enlist(g, source)
    for space, tile in enumerate(g.spaces.tiles):
        if tile != NONE and not g.asleep >> space & 1:
            source = Source(g.box.technologies[tile].power, g.spaces.owners[space])
            source.space = space
            source.city = g.box.spaces[space].city
            enlist(g, source)
    for power in g.book.manifest.powers:
        enlist(g, Source(power, NONE))
    for more in g.book.musterers:
        for source in more(g):
            enlist(g, source)


def enlist(g: Hybris, source: Source) -> None:
    """Under the names by which the rules look for it."""
    power = source.power
    if power.when == "passive":
        for effect in power.effects:
            g.arsenal.standing.setdefault(standing_name(effect), []).append(Standing(source, effect))
        return
    if power.event:
        g.arsenal.powers.setdefault(power.event, []).append(source)
    if power.own_turn:
        g.arsenal.powers.setdefault("own_turn", []).append(source)
    if power.when in ("age_start", "age_end", "game_end"):
        g.arsenal.powers.setdefault(power.when, []).append(source)


def standing_name(effect: Effect) -> str:
    """`craft_cost` for a modifier, `allow share_slot` and `forbid contest` for the others."""
    if effect.modifier is not None:
        return effect.modifier.verb
    return f"{effect.verb} {effect.word}"


# ---------------------------------------------------------------- standing effects


def applying(g: Hybris, p: Player, name: str, scene: Scene) -> list[Standing]:
    """The standing effects of that name that hold for a player now.  HYB-TECH-07, HYB-BOARD-01"""
    found: list[Standing] = []
    for standing in g.arsenal.standing.get(name, []):
        source = standing.source
        if source.seat in (p.seat, NONE) and works(g, p, source, scene):
            condition = standing.effect.condition
            if condition is None or g.book.holds(g, p, condition, scene.seen_from(source)):
                found.append(standing)
    return found


def works(g: Hybris, p: Player, source: Source, scene: Scene) -> bool:
    """In this Age, and under its condition."""
    power = source.power
    if power.ages and g.age not in power.ages:
        return False
    return power.condition is None or g.book.holds(g, p, power.condition, scene.seen_from(source))


def has_standing(g: Hybris, name: str) -> bool:
    """Whether anybody has a standing effect of that name: mostly nobody has, and nothing needs to be looked at."""
    return name in g.arsenal.standing


def modified(g: Hybris, p: Player, name: str, scene: Scene) -> int:
    """What standing effects, and those granted for this action, add to a number."""
    if name not in g.arsenal.standing and not scene.granted:
        return 0
    total = 0
    for standing in applying(g, p, name, scene):
        total += worth(g, p, standing, scene)
    if scene.granted:
        for effect in scene.granted:
            if effect.modifier is not None and effect.modifier.verb == name:
                total += effect.modifier.number
    return total


def worth(g: Hybris, p: Player, standing: Standing, scene: Scene) -> int:
    """A modifier's number, times its count."""
    effect = standing.effect
    assert effect.modifier is not None
    number = effect.modifier.number
    if effect.count is not None:
        times = g.book.count(g, p, effect.count, scene.seen_from(standing.source))
        if "max" in effect.numbers:
            times = min(times, effect.numbers["max"])
        number *= times
    return number


def highest(g: Hybris, p: Player, name: str, otherwise: int, scene: Scene) -> int:
    """A number that standing effects set: the highest they say."""
    if name not in g.arsenal.standing:
        return otherwise
    said = [worth(g, p, standing, scene) for standing in applying(g, p, name, scene)]
    return max(said) if said else otherwise


def changed(g: Hybris, p: Player, name: str, word: str, scene: Scene) -> bool:
    """Whether a standing effect, or one granted for this action, says that word of something."""
    for standing in applying(g, p, name, scene):
        if standing.effect.modifier is not None and standing.effect.modifier.word == word:
            return True
    if scene.granted:
        for effect in scene.granted:
            if effect.modifier is not None and effect.modifier.verb == name and effect.modifier.word == word:
                return True
    return False


def allowed(g: Hybris, p: Player, what: str, scene: Scene) -> Standing | None:
    """What lifts a rule for a player and the acting character, if anything does.  HYB-APPX-14"""
    for standing in applying(g, p, "allow " + what, scene):
        who = standing.effect.words.get("who")
        if who is None or (scene.character != NONE and CHARACTERS[p.characters[scene.character].kind] == who):
            return standing
    return None


def forbidden(g: Hybris, what: str, city: int) -> bool:
    """Whether nobody may do something (in that City)."""
    for standing in g.arsenal.standing.get("forbid " + what, []):
        if standing.source.power.ages and g.age not in standing.source.power.ages:
            continue
        place = standing.effect.numbers.get("at", NONE)
        if place in (NONE, city):
            return True
    return False


# ---------------------------------------------------------------- reactions


def awaited(g: Hybris, event: str) -> bool:
    """Whether anybody might react to an event; where many happen, it is worth asking before."""
    return event in g.arsenal.powers or g.book.triggers.awaited(event)


def happen(g: Hybris, event: str, scene: Scene) -> Play:
    """Something happened: whoever reacts does so in Grandeur order, then what modules do.  HYB-TECH-09, HYB-ACT-23"""
    waiting = g.arsenal.powers.get(event)
    found = [] if waiting is None else [source for source in waiting if reacts(g, source, scene)]
    if g.book.watchers or g.book.triggers.awaited(event):
        return react_and_trigger(g, event, found, scene)
    return react(g, found, scene) if found else DONE


def perform(g: Hybris, p: Player, action: int, scene: Scene) -> Play:
    """Carry out an action; whoever listens hears of it when it is done."""
    play = g.book.actions[action].do(g, p, scene)
    return perform_aloud(g, action, play, scene) if awaited(g, "performed") else play


def perform_aloud(g: Hybris, action: int, play: Play, scene: Scene) -> Play:
    yield from play
    done = scene.copy()
    done.action = action
    yield from happen(g, "performed", done)


def react_and_trigger(g: Hybris, event: str, found: list[Source], scene: Scene) -> Play:
    yield from react(g, found, scene)
    yield from g.book.triggers.happen(g, event, scene)
    yield from g.book.look_around(g, event, scene)


def reacts(g: Hybris, source: Source, scene: Scene) -> bool:
    """Whether it is the event that a power waits for."""
    power = source.power
    if source.space != NONE and source.space == scene.space:
        return False  # nothing reacts to its own deployment
    if power.by == "self" and source.seat != scene.actor:
        return False
    if power.by == "other" and source.seat == scene.actor:
        return False
    for name in power.words:
        if not g.book.filters[name](g, source, scene):
            return False
    for name in power.numbers:
        if name not in power.words and not g.book.filters[name](g, source, scene):
            return False
    of_event = g.book.filters.get("on " + power.event)
    return of_event is None or of_event(g, source, scene)


def react(g: Hybris, found: list[Source], scene: Scene) -> Play:
    """In Grandeur order; the table first, and those of one player in the order they want."""
    table = [source for source in found if source.seat == NONE]
    if table:
        yield from carry_out_table(g, table, scene)
    for p in g.by_grandeur():
        mine = [source for source in found if source.seat == p.seat]
        while mine:
            source = mine[0]
            if len(mine) > 1:
                source = yield from choose_source(p, mine)
            mine.remove(source)
            if available(g, p, source, scene):
                yield from use(g, p, source, scene)


def choose_source(p: Player, mine: list[Source]) -> Choosing:
    options = [POWER << 16 | source.power.index for source in mine]
    chosen = number_of((yield Ask(CHOOSE_POWER, p.seat, options)))
    for source in mine:
        if source.power.index == chosen:
            return source
    raise AssertionError("no such power")


def available(g: Hybris, p: Player, source: Source, scene: Scene) -> bool:
    return why_not_use(g, p, source, scene) is None


def why_not_use(g: Hybris, p: Player, source: Source, scene: Scene) -> Reason | None:
    """A power has its Age, its condition, how often it may be used, and must be able to do something."""
    power = source.power
    if exhausted(p, power):
        return POWER_USED
    if not works(g, p, source, scene):
        return POWER_IDLE
    if power.when != "once_per_age" and power.effects[0].verb not in g.book.quiet:
        return None
    return None if g.book.can(g, p, power.effects, scene.seen_from(source)) else POWER_IDLE


def exhausted(p: Player, power: Power) -> bool:
    """Whether a power was used as often as it may be.  HYB-TECH-08"""
    if power.when == "once_per_age" and power.index in p.used:
        return True
    return power.limit > 0 and p.used.count(power.index) >= power.limit


def use(g: Hybris, p: Player, source: Source, scene: Scene) -> Play:
    """A reaction happens; a power once per Age is used if its owner wants.  HYB-BOARD-01, HYB-TECH-08"""
    if source.power.when == "once_per_age" or source.power.effects[0].verb in g.book.offered:
        return offer(g, p, source, scene)
    return apply_power(g, p, source, scene)


def offer(g: Hybris, p: Player, source: Source, scene: Scene) -> Play:
    choice = yield Ask(USE_POWER, p.seat, [POWER << 16 | source.power.index, STOP << 16])
    if action_of(choice) != STOP:
        yield from apply_power(g, p, source, scene)


def apply_power(g: Hybris, p: Player, source: Source, scene: Scene) -> Play:
    """Mark it as used and carry it out."""
    power = source.power
    if power.when == "once_per_age" or power.limit:
        p.used.append(power.index)
    log.power(g, p.seat, power.index)
    return g.book.resolve(g, p, power.effects, scene.seen_from(source))


def carry_out_table(g: Hybris, sources: list[Source], scene: Scene) -> Play:
    """Powers of Scenarios and Variants, in file order, by whoever they name."""
    for source in sources:
        for p in named(g, source.power, scene):
            if works(g, p, source, scene):
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
    return work_off(g, g.arsenal.powers[when]) if has_powers(g, when) else DONE


def work_off(g: Hybris, found: list[Source]) -> Play:
    order = g.by_grandeur()
    table = [source for source in found if source.seat == NONE]
    yield from carry_out_table(g, table, Scene(order[0].seat))
    for p in order:
        mine = [source for source in found if source.seat == p.seat]
        scene = Scene(p.seat)
        while mine:
            source = mine[0]
            if len(mine) > 1:
                source = yield from choose_source(p, mine)
            mine.remove(source)
            if works(g, p, source, scene):
                yield from apply_power(g, p, source, scene)


def has_powers(g: Hybris, when: str) -> bool:
    """Whether anybody has a power of that timing."""
    return when in g.arsenal.powers


def own_turn_powers(g: Hybris, p: Player, scene: Scene) -> list[Source]:
    """Those that the player may use now, on their own turn.  HYB-TECH-08"""
    if not has_powers(g, "own_turn"):
        return []
    found = g.arsenal.powers["own_turn"]
    return [source for source in found if source.seat == p.seat and available(g, p, source, scene)]
