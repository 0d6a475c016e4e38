"""The verbs of what is had: priests, combat cards, attributes, injuries, glory.  docs/hellas-vocabulary.md"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import COMBAT_CARDS, GLORY, HOPLITES, INJURIES, NONE, PRIESTS, SPEED
from agon.games.hellas.player import ATTRIBUTE_COUNT, Player
from agon.games.hellas.rules.armies import remove
from agon.games.hellas.rules.cards import can_draw, discard, discard_next, gain_cards, hand_limit
from agon.games.hellas.rules.control import take_glory
from agon.games.hellas.rules.heroes import (
    gain_priests,
    heal,
    healthy,
    injure,
    injured,
    lose_priests,
    may_rise,
    mend,
    priest_supply,
    set_attribute,
    value_of,
)
from agon.games.hellas.rules.powers import ask, ask_anew
from agon.games.hellas.rules.questions import (
    ATTRIBUTE,
    CARD,
    COLOUR,
    EXCHANGE_CARD,
    HEALED,
    INJURED,
    LAND,
    LOSE_HOPLITE,
    LOWERED,
    PAY_CARD,
    PAY_GLORY,
    RAISED,
    STOP,
    TAKE_GLORY,
    number_of,
)
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Choice, Hellas
from agon.kernel.ask import DONE, Ask, Play, action_of, exactly, up_to
from agon.kernel.legality import Legality, OneReason, Reason

Amounts = list[tuple[int, int]]
HAND_LEFT: Final = frozenset({"all_but_one", "to_speed"})
"""Discards that say what is left in the end; the others say how many cards go."""

INJURED_ALREADY: Final = Reason("hellas-why-injured", "LOH-MHERO-08")
HEALTHY: Final = Reason("hellas-why-healthy", "LOH-MSPEC-13")
TOO_HIGH: Final = Reason("hellas-why-high", "LOH-MHERO-04")
TOO_LOW: Final = Reason("hellas-why-low", "LOH-MHERO-04")
GLORY_HELD: Final = Reason("hellas-why-glory-held", "LOH-MTRO-08")
EVERY_ATTRIBUTE: Final = [ATTRIBUTE << 16 | attribute for attribute in range(ATTRIBUTE_COUNT)]

# ---------------------------------------------------------------- gain, lose


def gain_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """As far as the supply and the deck go; never declined."""
    for resource, amount in effect.amounts:
        if resource == PRIESTS:
            gain_priests(g, p, amount)
        else:
            assert resource == COMBAT_CARDS
            yield from gain_cards(g, p, amount)


def would_gain(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    for resource, _ in effect.amounts:
        if resource == PRIESTS and priest_supply(g, p) > 0:
            return True
        if resource == COMBAT_CARDS and can_draw(g):
            return True
    return False


def lose_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """As much of it as there is."""
    for resource, amount in effect.amounts:
        assert resource == PRIESTS
        lose_priests(g, p, amount)
    return DONE


def would_lose(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return p.pool > 0


# ---------------------------------------------------------------- paying


def held(g: Hellas, p: Player, resource: int, symbol: int) -> int:
    """How much of a resource a player could pay."""
    if resource == PRIESTS:
        return p.pool
    if resource == COMBAT_CARDS:
        return len(cards_with(g, p, symbol))
    if resource == GLORY:
        return g.glory.count(p.seat)
    if resource == INJURIES:
        return len(healthy(p))
    assert resource == HOPLITES
    return 0 if g.march is None or g.march.seat != p.seat else sum(g.march.army)


def can_pay(g: Hellas, p: Player, amounts: Amounts, symbol: int) -> bool:
    return all(held(g, p, resource, symbol) >= amount for resource, amount in amounts)


def cards_with(g: Hellas, p: Player, symbol: int) -> list[int]:
    """The cards of a hand that bear a symbol; all for NONE."""
    if symbol == NONE:
        return p.hand
    return [card for card in p.hand if g.box.combat_card(card).symbol == symbol]


def pay(g: Hellas, p: Player, amounts: Amounts, symbol: int) -> Play:
    """Pay in full what `can_pay` allows."""
    for resource, amount in amounts:
        if resource == PRIESTS:
            lose_priests(g, p, amount)
        elif resource == INJURIES:
            yield from injure(g, p, amount)
        else:
            for made in range(amount):
                if resource == COMBAT_CARDS:
                    yield from pay_card(g, p, symbol, amount - made, made)
                elif resource == GLORY:
                    yield from pay_glory(g, p, amount - made, made)
                else:
                    yield from pay_hoplite(g, p, amount - made, made)


def pay_card(g: Hellas, p: Player, symbol: int, left: int, made: int) -> Play:
    """One of this many cards that are still to be paid."""
    if symbol == NONE:
        yield from discard_next(g, p, left, made)
    else:
        # without the powers of any time: one that fills the hand would have the very cards discarded that are to pay
        options = [CARD << 16 | card for card in cards_with(g, p, symbol)]
        discard(g, p, number_of((yield Ask(PAY_CARD, p.seat, options, exactly(left, options, made)))))


def pay_glory(g: Hellas, p: Player, left: int, made: int) -> Play:
    """One of this many that are still to be paid; nobody holds it then."""
    options = [LAND << 16 | land for land, seat in enumerate(g.glory) if seat == p.seat]
    land = number_of((yield from ask(g, p, PAY_GLORY, options, exactly(left, options, made))))
    g.glory[land] = NONE
    log.glory_paid(g, p.seat, land)


def pay_hoplite(g: Hellas, p: Player, left: int, made: int) -> Play:
    """One of this many that are still to be paid, of the army that marches."""
    march = g.march
    assert march is not None
    options = [COLOUR << 16 | march.start << 4 | colour for colour, count in enumerate(march.army) if count]
    each = [COLOUR << 16 | march.start << 4 | colour for colour, count in enumerate(march.army) for _ in range(count)]
    colour = number_of((yield from ask(g, p, LOSE_HOPLITE, options, exactly(left, each, made)))) & 0xF
    march.army[colour] -= 1
    remove(g, march.start, colour, 1)
    log.hoplites_lost(g, p.seat, march.start, 1)


# ---------------------------------------------------------------- combat cards


def fill_hand_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    return gain_cards(g, p, hand_limit(g, p) - len(p.hand))


def would_fill_hand(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return can_draw(g) and len(p.hand) < hand_limit(g, p)


def discard_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`one`, `one_at_random`, `half` rounded up, `all_but_one`, down `to_speed`."""
    if effect.word == "one_at_random":
        if p.hand:
            discard(g, p, p.hand[g.chance.below(len(p.hand))])
        return
    left, made = to_discard(p, effect.word), 0
    while left > 0:
        yield from discard_next(g, p, left, made)
        made += 1
        left = to_discard(p, effect.word) if effect.word in HAND_LEFT else left - 1


def to_discard(p: Player, word: str) -> int:
    if word == "half":
        return (len(p.hand) + 1) // 2
    if word == "all_but_one":
        return max(0, len(p.hand) - 1)
    if word == "to_speed":
        return max(0, len(p.hand) - value_of(p, SPEED))
    return min(1, len(p.hand))


def would_discard(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return to_discard(p, effect.word) > 0


def exchange_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Discard any number of cards, then draw as many."""
    count = 0
    while p.hand:
        choice = yield from exchange_next(g, p, count)
        if action_of(choice) == STOP:
            break
        discard(g, p, number_of(choice))
        count += 1
    yield from gain_cards(g, p, count)


def exchange_next(g: Hellas, p: Player, made: int) -> Choice:
    """One more card that goes, or no more."""
    return ask_anew(
        g,
        p,
        EXCHANGE_CARD,
        lambda: [*[CARD << 16 | card for card in p.hand], STOP << 16],
        lambda options: up_to(len(options) - 1, options[:-1], made, STOP << 16),
    )


def would_exchange(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(p.hand)


# ---------------------------------------------------------------- attributes and injuries


def raise_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """By 1 for good; `to`: up to that much; `count`: this many different ones."""
    if effect.word != "chosen":
        set_attribute(g, p, effect.number, p.attributes[effect.number] + 1)
        return
    offered = raisable(g, p, effect)
    count = min(effect.numbers.get("count", 1), len(offered))
    for made in range(count):
        options = [ATTRIBUTE << 16 | a for a in offered]
        attribute = number_of((yield from ask(g, p, RAISED, options, exactly(count - made, options, made))))
        offered.remove(attribute)
        set_attribute(g, p, attribute, effect.numbers.get("to", p.attributes[attribute] + 1))


def raisable(g: Hellas, p: Player, effect: Effect) -> list[int]:
    if effect.word != "chosen":
        return [a for a in may_rise(g, p) if a == effect.number]
    return [a for a in may_rise(g, p) if p.attributes[a] < effect.numbers.get("to", g.box.supplies.attribute_most)]


def would_raise(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(raisable(g, p, effect))


def lower_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """By 1 for good: that one, one of the player's choice, or the highest as they count, an injured one as 1.

    LOH-MHERO-08
    """
    offered = lowerable(g, p, effect)
    if offered:
        attribute = number_of((yield from ask(g, p, LOWERED, [ATTRIBUTE << 16 | a for a in offered])))
        set_attribute(g, p, attribute, p.attributes[attribute] - 1)


def lowerable(g: Hellas, p: Player, effect: Effect) -> list[int]:
    falling = [a for a in range(ATTRIBUTE_COUNT) if p.attributes[a] > g.box.supplies.attribute_least]
    if effect.word == "highest":
        most = max(value_of(p, a) for a in range(ATTRIBUTE_COUNT))
        return [a for a in falling if value_of(p, a) == most]
    return falling if effect.word == "chosen" else [a for a in falling if a == effect.number]


def would_lower(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(lowerable(g, p, effect))


def injury_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    return injure(g, p, effect.number)


def why_not_injure(g: Hellas, p: Player, option: int) -> Reason | None:
    return None if number_of(option) in healthy(p) else INJURED_ALREADY


def why_not_heal(g: Hellas, p: Player, option: int) -> Reason | None:
    return None if number_of(option) in injured(p) else HEALTHY


def would_injure(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(healthy(p)) or g.hunt is not None


def heal_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    if effect.word == "all":
        for attribute in injured(p):
            mend(g, p, attribute)
    else:
        yield from heal(g, p)


def would_heal(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(injured(p))


# ---------------------------------------------------------------- glory


def glory_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The token of the land where the hero begins, or one that nobody holds."""
    if effect.word == "land_of_start":
        take_glory(g, p, g.box.regions[p.region].land)
    elif NONE in g.glory:
        options = [option for option in every_land(g) if why_not_glory(g, p, option) is None]
        take_glory(g, p, number_of((yield from ask(g, p, TAKE_GLORY, options))))


def every_land(g: Hellas) -> list[int]:
    return [LAND << 16 | land for land in range(len(g.glory))]


def why_not_glory(g: Hellas, p: Player, option: int) -> Reason | None:
    return None if g.glory[number_of(option)] == NONE else GLORY_HELD


def would_glory(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return effect.word != "unheld" or NONE in g.glory


def write_having(book: Book) -> None:
    """Every verb of this module, under its name in the vocabulary."""
    book.add_useful_verb("gain", gain_verb, would_gain)
    book.add_useful_verb("lose", lose_verb, would_lose)
    book.add_useful_verb("fill_hand", fill_hand_verb, would_fill_hand)
    book.add_useful_verb("discard", discard_verb, would_discard)
    book.add_useful_verb("exchange", exchange_verb, would_exchange)
    book.add_useful_verb("raise", raise_verb, would_raise)
    book.add_useful_verb("lower", lower_verb, would_lower)
    book.add_useful_verb("injury", injury_verb, would_injure)
    book.add_useful_verb("heal", heal_verb, would_heal)
    book.add_useful_verb("glory", glory_verb, would_glory)
    book.add_legality(INJURED, Legality(lambda g, ask: EVERY_ATTRIBUTE, why_not_injure))
    book.add_legality(HEALED, Legality(lambda g, ask: EVERY_ATTRIBUTE, why_not_heal))
    book.add_legality(RAISED, OneReason(lambda g, ask: EVERY_ATTRIBUTE, TOO_HIGH))
    book.add_legality(LOWERED, OneReason(lambda g, ask: EVERY_ATTRIBUTE, TOO_LOW))
    book.add_legality(TAKE_GLORY, Legality(lambda g, ask: every_land(g), why_not_glory))
