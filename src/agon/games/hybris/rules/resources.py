"""Gain, pay, lose: everything a player can have.  Pages 8 and 9."""

from agon.games.hybris import log
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
    LAURELS,
    NONE,
    PRAYERS,
    PREMONITIONS,
    PROPHETS,
    SPARKS,
    TEMPLES,
    VP,
)
from agon.games.hybris.player import KINDNESS_TOP, Player
from agon.games.hybris.rules.decks import (
    draw_coliseum,
    draw_conflict,
    draw_premonition,
    leave_hand,
    settle,
    show_in_hand,
)
from agon.games.hybris.rules.powers import changed, happen
from agon.games.hybris.rules.questions import (
    CARD,
    LOSE_CARD,
    LOSE_PREMONITION,
    PAY_CARD,
    PREMONITION,
    RESOURCE,
    WHICH_ITEM,
    number_of,
)
from agon.games.hybris.rules.tracks import (
    gain_determination,
    gain_grandeur,
    gain_kindness,
    lose_determination,
    lose_grandeur,
    lose_kindness,
    lose_vp,
    score,
)
from agon.games.hybris.rules.upgrades import has_item, remove_item
from agon.games.hybris.rules.well import empty_well, topple
from agon.games.hybris.scenes import Amounts, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Kind, Picks, Play, exactly, up_to


def gain(g: Hybris, p: Player, amounts: Amounts, scene: Scene, source: int = NONE) -> Play:
    """Everything an effect gives; whoever listens hears of it when all of it is there."""
    return gain_aloud(g, p, amounts, scene, source) if g.book.hears_gains else take_in(g, p, amounts, scene, source)


def gain_aloud(g: Hybris, p: Player, amounts: Amounts, scene: Scene, source: int) -> Play:
    spirit = p.determination
    yield from take_in(g, p, amounts, scene, source)
    yield from announce(g, p, amounts, spirit)


def take_in(g: Hybris, p: Player, amounts: Amounts, scene: Scene, source: int) -> Play:
    """Everything an effect gives; the Well is looked at once, when all its Prayers are in.  HYB-WELL-01"""
    generated = 0
    items: list[int] = []
    for resource, amount in amounts:
        if resource == GENERATED_PRAYERS:
            generated += amount
        elif resource in ITEMS:
            items += [resource] * amount
        else:
            gain_plain(g, p, resource, amount, source)
    if items:
        return gain_items(g, p, items, generated, scene)
    return generate(g, p, generated, scene) if generated else DONE


def gain_items(g: Hybris, p: Player, items: list[int], generated: int, scene: Scene) -> Play:
    """Pieces of Upgrade tiles one after the other, and then the Prayers that are generated."""
    while items:
        resource = items[0]
        if any(item != resource for item in items):  # pieces of several kinds come in the order the player wants
            options = [RESOURCE << 16 | item for item in sorted(set(items))]
            resource = number_of((yield Ask(WHICH_ITEM, p.seat, options)))
        items.remove(resource)
        yield from remove_item(g, p, ITEMS[resource], scene)
    if generated:
        yield from generate(g, p, generated, scene)


def gain_at_once(g: Hybris, p: Player, amounts: Amounts, source: int) -> None:
    """The same of what is gained without a question."""
    for resource, amount in amounts:
        gain_plain(g, p, resource, amount, source)


def gain_plainly(g: Hybris, p: Player, amounts: Amounts, source: int) -> Play:
    """The same where somebody listens."""
    spirit = p.determination
    gain_at_once(g, p, amounts, source)
    return announce(g, p, amounts, spirit)


def announce(g: Hybris, p: Player, amounts: Amounts, spirit: int) -> Play:
    """A player gained this and had this much Determination before; on a copy that is tried out nobody hears of it."""
    if g.blind:
        return DONE
    aegis = 0
    for resource, amount in amounts:
        if resource == AEGIS:
            aegis += amount
    return announce_aegis(g, p, aegis, spirit) if aegis > 0 else announce_determination(g, p, spirit)


def announce_aegis(g: Hybris, p: Player, aegis: int, spirit: int) -> Play:
    heard = Scene(p.seat)
    heard.count = aegis
    yield from happen(g, "aegis_gained", heard)
    yield from announce_determination(g, p, spirit)


def announce_determination(g: Hybris, p: Player, spirit: int) -> Play:
    return happen(g, "determination", Scene(p.seat)) if p.determination > spirit else DONE


def can_gain(g: Hybris, p: Player, resource: int) -> bool:
    """Whether there is any of it for the player."""
    if resource in ITEMS:
        return has_item(g, p, ITEMS[resource])
    if resource == PRAYERS:
        return g.well > 0
    if resource == KINDNESS:
        return p.kindness < KINDNESS_TOP
    if resource == DETERMINATION:
        return p.determination < len(g.box.determination_track)
    return resource != ENHANCED_CARD or p.enhanced != NONE


ITEMS: dict[int, tuple[int, ...]] = {
    SPARKS: (ITEM_SPARK,),
    TEMPLES: (ITEM_TEMPLE,),
    PROPHETS: (ITEM_PROPHET,),
    HEROES: (ITEM_HERO,),
    CHARACTERS: (ITEM_PROPHET, ITEM_HERO),
}


def gain_plain(g: Hybris, p: Player, resource: int, amount: int, source: int = NONE) -> None:
    """Whatever is gained without a question; points are booked to their source.  HYB-RES-01 to -19"""
    if resource == VP:
        score(g, p, amount, source)
    elif resource in (AEGIS, FOLLOWERS):
        gain_counted(g, p, resource, amount)
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
        gain_counted(g, p, resource, amount)


def gain_counted(g: Hybris, p: Player, resource: int, amount: int) -> None:
    change(p, resource, amount)
    log.gained(g, p.seat, resource, amount)


def take_prayers(g: Hybris, p: Player, amount: int) -> None:
    """From the Well only, as many as there are.  HYB-RES-04"""
    taken = min(amount, g.well)
    g.well -= taken
    p.prayers += taken
    log.gained(g, p.seat, PRAYERS, taken)


def take_enhanced(g: Hybris, p: Player) -> None:
    """The Enhanced card comes to hand; from then on it is a card like the others.  HYB-UPG-09"""
    if p.enhanced != NONE:
        p.hand.append(p.enhanced)
        show_in_hand(g, p, p.enhanced, ~(1 << p.seat))
        p.enhanced = NONE
        log.enhanced(g, p.seat)


def generate(g: Hybris, p: Player, prayers: int, scene: Scene) -> Play:
    """Prayers from the supply into the Well, which may overflow.  HYB-RES-06, HYB-WELL-02"""
    g.well += prayers
    log.generated(g, prayers, g.well)
    return DONE if g.well < g.box.well_marks[0] else overflow(g, p, scene)


def overflow(g: Hybris, p: Player, scene: Scene) -> Play:
    """A Follower is lost, or a Temple falls and the Well is emptied.  HYB-WELL-03 to -06"""
    active = g.players[g.turn.seat] if g.turn.seat != NONE else p  # HYB-WELL-03
    here = scene.copy()
    here.actor = active.seat
    if g.well < g.box.well_marks[1]:  # no Temple falls.  HYB-WELL-06
        if not changed(g, active, "overflow_spares", "followers", here):
            yield from lose(g, active, [(FOLLOWERS, 1)], NONE, Scene(active.seat))
        yield from happen(g, "overflow", here)
    else:
        yield from topple(g, here)
        yield from happen(g, "overflow", here)
        empty_well(g)


def lose(g: Hybris, p: Player, amounts: Amounts, element: int, scene: Scene, source: int = NONE) -> Play:
    """All one can of each; whatever is missing costs 1 Grandeur, once an effect.  HYB-CORE-02, HYB-CORE-03"""
    for resource, _ in amounts:
        if resource in (CONFLICT_CARDS, PREMONITIONS):
            return lose_of_choice(g, p, amounts, element, scene, source)
    short = 0
    for resource, amount in amounts:
        short += lose_plain(g, p, resource, amount, source)
    if short:
        fall_short(g, p, scene)
    return DONE


def fall_short(g: Hybris, p: Player, scene: Scene) -> None:
    """1 Grandeur for what could not be lost; once where several losses are one effect.  HYB-CORE-02, HYB-CORE-03"""
    if scene.short is not None:
        if p.seat in scene.short:
            return
        scene.short.append(p.seat)
    lose_grandeur(g, p, 1)


def lose_plain(g: Hybris, p: Player, resource: int, amount: int, source: int) -> int:
    """Something that is lost without a question; returns what could not be lost."""
    if resource == GRANDEUR:
        lose_grandeur(g, p, amount)
        return 0
    if resource == VP:
        return lose_vp(g, p, amount, source)
    if resource == KINDNESS:
        return lose_kindness(g, p, amount)
    if resource == DETERMINATION:
        return lose_determination(g, p, amount)
    lost = min(amount, held(p, resource))
    change(p, resource, -lost)
    log.lost(g, p.seat, resource, lost)
    return amount - lost


def lose_of_choice(g: Hybris, p: Player, amounts: Amounts, element: int, scene: Scene, source: int) -> Play:
    """The same where cards are among it, which the player chooses."""
    short = 0
    for resource, amount in amounts:
        if resource == CONFLICT_CARDS:
            fitting = len(cards_with(g, p, element))
            yield from discard_several(g, p, LOSE_CARD, min(amount, fitting), element)
            short += max(0, amount - fitting)
        elif resource == PREMONITIONS:
            held_now = len(p.premonitions)
            yield from drop_premonitions(g, p, min(amount, held_now))
            short += max(0, amount - held_now)
        else:
            short += lose_plain(g, p, resource, amount, source)
    if short:
        fall_short(g, p, scene)


def cards_with(g: Hybris, p: Player, element: int) -> list[int]:
    """The cards of the hand that show an Element; all of them for NONE.  HYB-APPX-11"""
    return [card for card in sorted(p.hand) if element == NONE or g.box.card(card).element_mask >> element & 1]


def card_options(cards: list[int]) -> list[int]:
    """Cards as options: of those that are alike, one."""
    return [CARD << 16 | card for card in sorted(set(cards))]


def card_picks(cards: list[int], count: int, made: int) -> Picks | None:
    """This many of these cards can be one answer, of those that are alike as many as there are."""
    return exactly(count, [CARD << 16 | card for card in cards], made) if count + made > 1 else None


def enough_cards(cards: list[int], made: int) -> Picks | None:
    """Any of these cards can be one answer, until they are enough."""
    return up_to(len(cards), [CARD << 16 | card for card in cards], made)


def discard_one(g: Hybris, p: Player, kind: Kind, element: int) -> Play:
    """A Conflict card of the player's choice, from hand to the discard pile."""
    return discard_several(g, p, kind, 1, element)


def discard_several(g: Hybris, p: Player, kind: Kind, count: int, element: int) -> Play:
    """This many Conflict cards of the player's choice, from hand to the discard pile."""
    for made in range(count):
        cards = cards_with(g, p, element)
        card = number_of((yield Ask(kind, p.seat, card_options(cards), card_picks(cards, count - made, made))))
        discard(g, p, card)


def discard(g: Hybris, p: Player, card: int) -> None:
    """From hand to the player's own discard pile, which lies open; a Coliseum card stays the player's own.

    HYB-DECK-04
    """
    leave_hand(p, card)
    p.discard.append(card)
    settle(g, p, card)
    g.reveals += 1
    log.discarded(g, p.seat, card)


def drop_premonitions(g: Hybris, p: Player, count: int) -> Play:
    """This many of the player's choice, face up to the discard pile."""
    for made in range(count):
        options = [PREMONITION << 16 | card for card in sorted(p.premonitions)]
        card = number_of((yield Ask(LOSE_PREMONITION, p.seat, options, exactly(count - made, options, made))))
        p.premonitions.remove(card)
        g.premonition_discard.append(card)
        g.reveals += 1
        log.premonition_dropped(g, p.seat, card)


def can_pay(g: Hybris, p: Player, amounts: Amounts) -> bool:
    """In full, or not at all; Grandeur not on the last space.  HYB-CORE-01"""
    for resource, amount in amounts:
        if resource == GRANDEUR:
            if g.grandeur.index(p.seat) + amount >= len(g.grandeur):
                return False
        elif held(p, resource) < amount:
            return False
    return True


def pay(g: Hybris, p: Player, amounts: Amounts) -> Play:
    """To the supply; Prayers too, never back into the Well. A card is the player's choice.  HYB-RES-02, -03, -05"""
    for resource, _ in amounts:
        if resource == CONFLICT_CARDS:
            return pay_of_choice(g, p, amounts)
    for resource, amount in amounts:
        pay_plain(g, p, resource, amount)
    return DONE


def pay_of_choice(g: Hybris, p: Player, amounts: Amounts) -> Play:
    for resource, amount in amounts:
        if resource == CONFLICT_CARDS:
            yield from discard_several(g, p, PAY_CARD, amount, NONE)
        else:
            pay_plain(g, p, resource, amount)


def pay_plain(g: Hybris, p: Player, resource: int, amount: int) -> None:
    """Something that is paid without a question."""
    if resource == GRANDEUR:
        lose_grandeur(g, p, amount)
    elif amount:
        change(p, resource, -amount)
        log.paid(g, p.seat, resource, amount)


def give(g: Hybris, p: Player, to: Player, amounts: Amounts) -> Play:
    """As much of it as there is goes from one player to another; that is no gain from the supply."""
    handed: Amounts = []
    for resource, amount in amounts:
        given = min(amount, held(p, resource))
        if given:
            change(p, resource, -given)
            change(to, resource, given)
            handed.append((resource, given))
            log.given(g, p.seat, to.seat, resource, given)
    return announce(g, to, handed, to.determination) if g.book.hears_gains else DONE


def held(p: Player, resource: int) -> int:
    """How much of a resource a player has: things, points, the space of the Kindness cube."""
    if resource == AEGIS:
        return p.aegis
    if resource == FOLLOWERS:
        return p.followers
    if resource == PRAYERS:
        return p.prayers
    if resource == VP:
        return p.vp
    if resource == KINDNESS:
        return p.kindness
    if resource == CONFLICT_CARDS:
        return len(p.hand)
    if resource == PREMONITIONS:
        return len(p.premonitions)
    if resource == LAURELS:
        return p.laurels
    assert resource == BONUS_LOCATIONS, f"resource {resource} cannot be held"
    return p.bonus_tokens


def change(p: Player, resource: int, amount: int) -> None:
    """More or less of a thing that is only counted."""
    if resource == AEGIS:
        p.aegis += amount
    elif resource == FOLLOWERS:
        p.followers += amount
    elif resource == PRAYERS:
        p.prayers += amount
    elif resource == VP:
        p.vp += amount
    elif resource == LAURELS:
        p.laurels += amount
    else:
        assert resource == BONUS_LOCATIONS, f"resource {resource} is not one that is counted"
        p.bonus_tokens += amount
