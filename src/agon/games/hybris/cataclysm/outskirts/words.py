"""The words of the Hangar: what is earned, spent, forfeited; what is asked and counted."""

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm.outskirts.goods import (
    add_to_camp,
    can_forfeit,
    can_spend,
    forfeit,
    gain_energy,
    gain_foreman,
    gain_research,
    gain_workers,
    room_for,
    spend,
)
from agon.games.hybris.cataclysm.outskirts.questions import SPEND, WILL_SPEND
from agon.games.hybris.cataclysm.outskirts.table import active_tiles, hangar_of, outskirts
from agon.games.hybris.cataclysm.outskirts.tasks import give_task, open_tasks
from agon.games.hybris.cataclysm.outskirts.tracks import climb, climbable
from agon.games.hybris.player import Player
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, action_of

# ---------------------------------------------------------------- verbs


def earn_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ earn = { energy = 2, task = 1 } }`, in the order of the words; what there is no place for is not taken."""
    for what, amount in effect.numbers.items():
        if what == "energy":
            gain_energy(g, p, amount)
        elif what == "research":
            gain_research(g, p, amount)
        elif what == "worker":
            gain_workers(g, p, amount)
        elif what == "camp_worker":
            add_to_camp(g, amount)
        elif what == "foreman":
            yield from gain_foreman(g, p)
        elif what == "echelon":
            for _ in range(amount):
                yield from climb(g, p)
        else:
            assert what == "task"
            for _ in range(amount):
                yield from give_task(g, p)


def would_earn(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """Whether any of it can be had."""
    return any(can_earn(g, p, what) for what in effect.numbers)


def can_earn(g: Hybris, p: Player, what: str) -> bool:
    if what in ("energy", "research", "worker"):
        return room_for(g, p, what) > 0
    if what == "foreman":
        hangar = hangar_of(g, p)
        return not hangar.foreman and bool(hangar.workers or hangar.staffed)
    if what == "echelon":
        return bool(climbable(g, p))
    return what == "camp_worker" or bool(open_tasks(g, p))


def spend_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ spend = { energy = 1 }, then = [...] }`: if the player wants to and can.  CAT-GEN-03, CAT-HANGAR-02

    To use a power that begins with it is to spend.
    """
    if not can_spend_for(g, p, effect, scene):
        return DONE
    chosen = scene.source is not None and scene.source.power.effects[0] is effect
    return pay_for(g, p, effect, scene) if chosen else offer(g, p, effect, scene)


def offer(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    choice = yield Ask(WILL_SPEND, p.seat, [SPEND << 16 | effect.index, STOP << 16])
    if action_of(choice) != STOP:
        yield from pay_for(g, p, effect, scene)


def pay_for(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    yield from spend(g, p, effect.numbers)
    yield from g.book.resolve(g, p, effect.then, scene)


def can_spend_for(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """In full, and for something."""
    return can_spend(g, p, effect.numbers) and any(g.book.would(g, p, then, scene) for then in effect.then)


def forfeit_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ forfeit = { worker = 1 } }`, with the Grandeur fallback.  CAT-GEN-04"""
    forfeit(g, p, effect.numbers)
    return DONE


def can_forfeit_all(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return can_forfeit(g, p, effect.numbers)


# ---------------------------------------------------------------- conditions and counts


def camp_holds(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ camp = 4 }`: at least this many Workers in the Camp."""
    return outskirts(g).camp >= condition.number


def mk_active(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ mk_active = 2 }`: at least this many of the player's own tiles."""
    return active_tiles(g, p) >= condition.number


def seats(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ seats = 2 }`: just this many play."""
    return len(g.players) == condition.number


def camp_workers(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return outskirts(g).camp


def built_cities(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Cities with a Temple or a Technology of the player's own."""
    built = p.temples
    for space, owner in enumerate(g.spaces.owners):
        if owner == p.seat and g.spaces.tiles[space] != NONE:
            built |= 1 << g.box.spaces[space].city
    return built.bit_count()


def write_words(book: Book) -> None:
    book.add_verb("earn", earn_verb)
    book.useful["earn"] = would_earn
    book.add_costly_verb("spend", spend_verb, can_spend_for)
    book.quiet.add("spend")
    book.offered.add("spend")
    book.add_verb("forfeit", forfeit_verb)
    book.ready["forfeit"] = can_forfeit_all
    book.add_condition("camp", camp_holds)
    book.add_condition("mk_active", mk_active)
    book.add_condition("seats", seats)
    book.add_count("camp", camp_workers)
    book.add_count("built_cities", built_cities)
