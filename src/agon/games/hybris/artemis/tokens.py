"""Tokens taken, given back and shot: the words of Artemis.  CAT-ART-02, CAT-ART-03, CAT-ART-04"""

from collections.abc import Generator

from agon.cards.phrases import Count, Effect
from agon.games.hybris.artemis import log
from agon.games.hybris.artemis.questions import (
    ARROW,
    HUNT,
    PREY,
    RETURN_TOKEN,
    SHOOT,
    TOKEN_OF,
    WILL_RELEASE,
)
from agon.games.hybris.artemis.table import (
    PLAYERS,
    change_reserve,
    enemy_of,
    everybody_else,
    hunter,
    quiver,
    reserve_of,
)
from agon.games.hybris.box.numbers import MORTAL_WORLD, NONE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.words import sides
from agon.games.hybris.rules.effects import opponent_of
from agon.games.hybris.rules.filters import location_of
from agon.games.hybris.rules.powers import happen, modified
from agon.games.hybris.rules.questions import STOP, YES, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Picks, Play, Together, action_of, exactly, up_to

Picking = Generator[Ask | Together, int, int]

# ---------------------------------------------------------------- from reserve to hand, and back


def take(g: Hybris, p: Player, owner: int) -> None:
    """One token out of its owner's reserve.  CAT-ART-04"""
    quiver(g).held[owner] += 1
    change_reserve(g, owner, -1)
    if owner < PLAYERS:
        log.hunted(g, p.seat, owner)
    else:
        log.hunted_enemy(g, p.seat)


def give_back(g: Hybris, owner: int) -> None:
    """One token back to its owner's reserve; those of a Combat are counted.  CAT-ART-03"""
    table = quiver(g)
    table.held[owner] -= 1
    change_reserve(g, owner, 1)
    p = hunter(g)
    if p is not None and sides(g, p) is not None:
        table.shot += 1


def lend(g: Hybris, p: Player) -> bool:
    """A player who must mark something and has no token left takes one back from Artemis.  CAT-ART-04"""
    table, goddess = quiver(g), hunter(g)
    if goddess is None or not table.held[p.seat]:
        return False
    table.held[p.seat] -= 1
    change_reserve(g, p.seat, 1)
    log.token_lent(g, goddess.seat, p.seat)
    return True


def take_one(g: Hybris, p: Player, owner: int, scene: Scene) -> Play:
    """Take a single token, and let the powers react."""
    take(g, p, owner)
    return happen(g, "token_taken", taken_scene(p, 1, scene))


def taken_scene(p: Player, count: int, scene: Scene) -> Scene:
    """What is told of tokens taken: how many, and where."""
    told = Scene(p.seat)
    told.location = scene.location
    told.city = scene.city
    told.count = count
    return told


# ---------------------------------------------------------------- whose tokens


def prey_at(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """Whoever has a character at the Location of a scene; in the Mortal World on the slot of its City."""
    slot = g.box.cities[scene.city].slot if scene.location == MORTAL_WORLD else NONE
    found = []
    for other in g.players:
        if other is not p and any(stands_there(g, figure.place, scene.location, slot) for figure in other.characters):
            found.append(other.seat)
    for number, enemy in enumerate(g.book.mark_holders):
        if enemy.is_here(g, scene):
            found.append(PLAYERS + number)
    return found


def stands_there(g: Hybris, place: int, location: int, slot: int) -> bool:
    return place == slot if slot != NONE else place >= 0 and location_of(g, place) == location


def quarry(g: Hybris, p: Player, word: str, scene: Scene) -> list[int]:
    """The players from whom a `hunt` may take a token: those named who have one in reserve.  CAT-ART-04"""
    owners = everybody_else(g, p)
    if word == "prey":
        owners = prey_at(g, p, scene)
    elif word == "actor":
        owners = [owner for owner in owners if owner == scene.actor or (owner >= PLAYERS and scene.divine)]
    elif word == "opponent":
        fought = [owner for owner in owners if is_fought(g, p, owner, scene)]
        owners = fought or owners  # against the game anybody
    return [owner for owner in owners if reserve_of(g, owner) > 0]


def is_fought(g: Hybris, p: Player, owner: int, scene: Scene) -> bool:
    """Whether an owner is who the Combat is against that is on or just over."""
    return owner == opponent_of(g, p, scene) if owner < PLAYERS else enemy_of(g, owner).is_fought(g)


# ---------------------------------------------------------------- hunt


def hunt_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ hunt = 2 }`: this many tokens, of whom it says or of whom she wants, as far as there are any.  CAT-ART-02"""
    word = effect.words.get("of", "")
    taken = 0
    if word == "each":
        for owner in quarry(g, p, word, scene):
            for _ in range(min(effect.number, reserve_of(g, owner))):
                take(g, p, owner)
                taken += 1
    else:
        wanted = min(effect.number, sum([reserve_of(g, owner) for owner in quarry(g, p, word, scene)]))
        for taken in range(1, wanted + 1):
            owners = quarry(g, p, word, scene)
            there = [PREY << 16 | owner for owner in owners for _ in range(reserve_of(g, owner))]
            picks = exactly(wanted - taken + 1, there, taken - 1)
            take(g, p, (yield from choose_owner(p, HUNT, PREY, owners, picks)))
    if taken:
        yield from happen(g, "token_taken", taken_scene(p, taken, scene))


def can_hunt(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(quarry(g, p, effect.words.get("of", ""), scene))


def choose_owner(p: Player, kind: Kind, action: int, owners: list[int], picks: Picks | None) -> Picking:
    return number_of((yield Ask(kind, p.seat, [action << 16 | owner for owner in owners], picks)))


def in_her_quiver(g: Hybris, action: int, owners: list[int]) -> list[int]:
    """Tokens that she holds, as options, each as often as she holds it."""
    return [action << 16 | owner for owner in owners for _ in range(quiver(g).held[owner])]


# ---------------------------------------------------------------- release


def release_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ release = 2, then = [...] }`: give back this many tokens for something, if she wants to.  CAT-ART-03"""
    for _ in range(effect.numbers.get("times", 1)):
        if not can_release(g, p, effect, scene):
            return
        if not is_chosen(effect, scene):
            choice = yield Ask(WILL_RELEASE, p.seat, [YES << 16 | effect.index, STOP << 16])
            if action_of(choice) == STOP:
                return
        for made in range(effect.number):
            owners = releasable(g, p, effect, scene)
            picks = exactly(effect.number - made, in_her_quiver(g, TOKEN_OF, owners), made)
            owner = yield from choose_owner(p, RETURN_TOKEN, TOKEN_OF, owners, picks)
            give_back(g, owner)
            if owner < PLAYERS:
                log.token_back(g, p.seat, owner)
            else:
                log.token_back_enemy(g, p.seat)
        yield from g.book.resolve(g, p, effect.then, scene)


def is_chosen(effect: Effect, scene: Scene) -> bool:
    """Whether it is all that a power does which she has just chosen to use."""
    power = None if scene.source is None else scene.source.power
    return power is not None and power.when == "once_per_age" and power.effects[0] is effect


def releasable(g: Hybris, p: Player, effect: Effect, scene: Scene) -> list[int]:
    """Whose tokens would do."""
    owners = quiver(g).owners()
    return [owner for owner in owners if is_fought(g, p, owner, scene)] if "of" in effect.words else owners


def can_release(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """With enough of them, and for something."""
    held = sum(quiver(g).held[owner] for owner in releasable(g, p, effect, scene))
    return held >= effect.number and any(g.book.would(g, p, then, scene) for then in effect.then)


# ---------------------------------------------------------------- arrows


def arrows_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ arrows = 3 }`: give back tokens for Strength in this Combat, this much at most.  CAT-ART-03"""
    taking_part = sides(g, p)
    if taking_part is None:
        return
    left = effect.number + modified(g, p, "arrows", scene)
    made = 0
    while left > 0 and quiver(g).owners():
        owners, stop = quiver(g).owners(), STOP << 16 | left
        there = in_her_quiver(g, ARROW, owners)
        picks = up_to(min(left, len(there)), there, made, stop)
        choice = yield Ask(SHOOT, p.seat, [*[ARROW << 16 | owner for owner in owners], stop], picks)
        made += 1
        if action_of(choice) == STOP:
            return
        owner = number_of(choice)
        strength = min(left, arrow_worth(g, p, owner))
        give_back(g, owner)
        taking_part[0].bonus += strength
        left -= strength
        if owner < PLAYERS:
            log.arrow(g, p.seat, owner, strength)
        else:
            log.arrow_enemy(g, p.seat, strength)


def can_shoot(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(quiver(g).owners())


def arrow_worth(g: Hybris, p: Player, owner: int) -> int:
    """A token is worth 2 against its owner, else 1."""
    return 2 if is_fought(g, p, owner, Scene(p.seat)) else 1


# ---------------------------------------------------------------- counts


def in_quiver(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """`{ quiver = "own", per = 2 }`: tokens that she holds, once per this many of them."""
    return sum(quiver(g).held) // count.numbers.get("per", 1)


def arrows_shot(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """`{ arrows_shot = "this_combat" }`: tokens given back in the Combat that is on."""
    return quiver(g).shot
