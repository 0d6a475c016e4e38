"""Gain, pay, lose: everything a player can have.  Pages 8 and 9."""

from agon.games.hybris.box.numbers import (
    AEGIS,
    BONUS_LOCATIONS,
    CHARACTERS,
    COLISEUM_CARDS,
    CONFLICT_CARDS,
    DETERMINATION,
    ENHANCED_CARD,
    FOLLOWERS,
    GENERATED_PRAYERS,
    GRANDEUR,
    HEROES,
    ITEM_HERO,
    ITEM_PROPHET,
    ITEM_SPARK,
    ITEM_TEMPLE,
    KINDNESS,
    NONE,
    PRAYERS,
    PREMONITIONS,
    PROPHETS,
    SPARKS,
    TEMPLES,
    VP,
)
from agon.games.hybris.rules.decks import draw_coliseum, draw_conflict, draw_premonition
from agon.games.hybris.rules.tracks import (
    gain_determination,
    gain_grandeur,
    gain_kindness,
    gain_vp,
    lose_determination,
    lose_grandeur,
    lose_kindness,
    lose_vp,
)
from agon.games.hybris.rules.upgrades import remove_item
from agon.games.hybris.rules.well import overflow
from agon.games.hybris.state import Hybris, Player, Scene
from agon.kernel.ask import Play
from agon.kernel.game import EVERYONE

Amounts = list[tuple[int, int]]  # resource and how much


def gain(g: Hybris, p: Player, amounts: Amounts, scene: Scene) -> Play:
    """Everything an effect gives; the Well is looked at once, when all its Prayers are in.  HYB-WELL-01"""
    generated = 0
    for resource, amount in amounts:
        if resource == GENERATED_PRAYERS:
            generated += amount
        elif resource in ITEMS:
            for _ in range(amount):
                yield from remove_item(g, p, ITEMS[resource], scene)
        else:
            gain_plain(g, p, resource, amount)
    if generated:
        yield from generate(g, generated, scene)


ITEMS: dict[int, tuple[int, ...]] = {
    SPARKS: (ITEM_SPARK,),
    TEMPLES: (ITEM_TEMPLE,),
    PROPHETS: (ITEM_PROPHET,),
    HEROES: (ITEM_HERO,),
    CHARACTERS: (ITEM_PROPHET, ITEM_HERO),
}


def gain_plain(g: Hybris, p: Player, resource: int, amount: int) -> None:
    """Whatever is gained without a question.  HYB-RES-01 to -19"""
    if resource == VP:
        gain_vp(g, p, amount)
    elif resource == GRANDEUR:
        gain_grandeur(g, p, amount)
    elif resource == KINDNESS:
        gain_kindness(g, p, amount)
    elif resource == DETERMINATION:
        gain_determination(g, p, amount)
    elif resource == CONFLICT_CARDS:
        draw_conflict(g, p, amount)
    elif resource == COLISEUM_CARDS:
        draw_coliseum(g, p, amount)
    elif resource == PREMONITIONS:
        draw_premonition(g, p, amount)
    elif resource == ENHANCED_CARD:
        take_enhanced(g, p)
    elif resource == PRAYERS:
        take_prayers(g, p, amount)
    else:
        change(p, resource, amount)
        g.tell("hybris-gained", EVERYONE, p.seat, resource, amount)


def take_prayers(g: Hybris, p: Player, amount: int) -> None:
    """From the Well only, as many as there are.  HYB-RES-04"""
    taken = min(amount, g.well)
    g.well -= taken
    p.prayers += taken
    g.tell("hybris-gained", EVERYONE, p.seat, PRAYERS, taken)


def take_enhanced(g: Hybris, p: Player) -> None:
    """The Enhanced card comes to hand; from then on it is a card like the others.  HYB-UPG-09"""
    if p.enhanced != NONE:
        p.hand.append(p.enhanced)
        p.enhanced = NONE
        g.tell("hybris-enhanced", EVERYONE, p.seat)


def generate(g: Hybris, prayers: int, scene: Scene) -> Play:
    """Prayers from the supply into the Well, which may overflow.  HYB-RES-06"""
    g.well += prayers
    g.tell("hybris-generated", EVERYONE, prayers, g.well)
    if yield_follower(g):
        lose(g, g.players[scene.actor], [(FOLLOWERS, 1)])
        return
    yield from overflow(g)


def yield_follower(g: Hybris) -> bool:
    """Whether the Well is full enough to cost a Follower, but not a Temple.  HYB-WELL-02, HYB-WELL-03, HYB-WELL-06"""
    return g.box.well_marks[0] <= g.well < g.box.well_marks[1]


def lose(g: Hybris, p: Player, amounts: Amounts) -> None:
    """All one can of each; whatever is missing costs 1 Grandeur, once an effect.  HYB-CORE-02, HYB-CORE-03"""
    short = 0
    for resource, amount in amounts:
        if resource == GRANDEUR:
            lose_grandeur(g, p, amount)
        elif resource == VP:
            short += lose_vp(g, p, amount)
        elif resource == KINDNESS:
            short += lose_kindness(g, p, amount)
        elif resource == DETERMINATION:
            short += lose_determination(g, p, amount)
        else:
            lost = min(amount, held(p, resource))
            change(p, resource, -lost)
            g.tell("hybris-lost", EVERYONE, p.seat, resource, lost)
            short += amount - lost
    if short:
        lose_grandeur(g, p, 1)


def can_pay(p: Player, amounts: Amounts) -> bool:
    """In full, or not at all.  HYB-CORE-01"""
    return all(held(p, resource) >= amount for resource, amount in amounts)


def pay(g: Hybris, p: Player, amounts: Amounts) -> None:
    """To the supply; Prayers too, never back into the Well.  HYB-RES-02, -03, -05"""
    for resource, amount in amounts:
        change(p, resource, -amount)
        g.tell("hybris-paid", EVERYONE, p.seat, resource, amount)


def held(p: Player, resource: int) -> int:
    """How much of a resource that can be paid a player has."""
    if resource == AEGIS:
        return p.aegis
    if resource == FOLLOWERS:
        return p.followers
    if resource == PRAYERS:
        return p.prayers
    if resource == VP:
        return p.vp
    assert resource == BONUS_LOCATIONS, f"resource {resource} is not one that is paid"
    return p.bonus_tokens


def change(p: Player, resource: int, amount: int) -> None:
    if resource == AEGIS:
        p.aegis += amount
    elif resource == FOLLOWERS:
        p.followers += amount
    elif resource == PRAYERS:
        p.prayers += amount
    elif resource == VP:
        p.vp += amount
    else:
        assert resource == BONUS_LOCATIONS, f"resource {resource} is not one that is counted"
        p.bonus_tokens += amount
