"""Questions and options described: stable keys, messages, what they touch, the rules behind them."""

from collections.abc import Callable
from typing import Final

from agon.games.ephyran.names import (
    card_arg,
    creature_arg,
    other_half,
    place,
    reinforcement_arg,
    standing_arg,
    territory_arg,
    zone_arg,
    zone_key,
)
from agon.games.ephyran.rules import options as o
from agon.games.ephyran.rules.options import card_of, where_of
from agon.games.ephyran.rules.scoring import prestige_known
from agon.games.ephyran.state import NONE, Ephyran
from agon.kernel.ask import Ask, Option, action_of
from agon.kernel.words import Message, Name, Seat, say


def describe(g: Ephyran, ask: Ask, option: int) -> Option:
    """One option of a question, in full."""
    return DESCRIBED[action_of(option)](g, ask, card_of(option), where_of(option))


def question(g: Ephyran, ask: Ask) -> Message:
    """The question in words."""
    kind = ask.kind
    if kind is o.REACT:
        return say(kind.id, seat=Seat(g.active), reinforcement=reinforcement_arg(g, g.playing))
    if kind is o.AGAIN:
        return say(kind.id, reinforcement=reinforcement_arg(g, g.playing))
    if kind is o.PLACE_TOKEN:
        return say(kind.id, token=Name("magic/" + g.box.objects[g.box.token_object[g.token]]))
    if kind is o.DESTROY:
        victim = where_of(ask.options[0]) >> 4
        return say(kind.id, owner=Seat(victim), mine=1 if victim == ask.seat else 0)
    if kind is o.SWAP_WITH:
        return say(kind.id, zone=zone_arg(g, where_of(ask.options[0]) & 0xF))
    return say(kind.id)


# -- the actions of a turn


def add(g: Ephyran, ask: Ask, card: int, zone: int) -> Option:
    return as_zone(g, ask, card, zone, "add", ("EPH-BUILD-01", "EPH-BUILD-02"))


def exchange(g: Ephyran, ask: Ask, card: int, zone: int) -> Option:
    return as_zone(g, ask, card, zone, "exchange", ("EPH-EXCH-01", "EPH-EXCH-02"))


def as_zone(g: Ephyran, ask: Ask, card: int, zone: int, verb: str, rules: tuple[str, ...]) -> Option:
    """A card of the hand on one of the player's own zones, and what that gives now."""
    message = say(
        f"ephyran-option-{verb}",
        creature=creature_arg(g, card, zone),
        zone=zone_arg(g, zone),
        gives=score_change(g, ask.seat, card, zone),
        other=other_half(g, card, zone),
    )
    things = (place(ask.seat, g.box.card_thing(card)), place(ask.seat, g.box.zone_thing(zone)))
    return Option(f"{verb}/{g.box.card_ids[card]}/{zone_key(g, zone)}", message, things, rules)


def score_change(g: Ephyran, seat: int, card: int, zone: int) -> int:
    """What a city would gain now by this card on this zone, the city bonus aside."""
    trial = g.players[seat].copy()
    before = prestige_known(g, trial, 1 << seat)
    trial.city[zone], trial.tokens[zone] = card, NONE
    return prestige_known(g, trial, 1 << seat) - before


def retrieve(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    seat, zone = where >> 4, where & 0xF
    message = say(
        "ephyran-option-retrieve",
        creature=creature_arg(g, card, zone),
        zone=zone_arg(g, zone),
        owner=Seat(seat),
        other=other_half(g, card, zone),
    )
    things = (place(ask.seat, g.box.card_thing(card)), place(seat, g.box.zone_thing(zone)))
    key = f"retrieve/{g.box.card_ids[card]}/{seat + 1}/{zone_key(g, zone)}"
    return Option(key, message, things, ("EPH-DIO-02", "EPH-DIO-03"))


def play(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    reinforcement = reinforcement_arg(g, card)
    message = say("ephyran-option-play", reinforcement=reinforcement, other=other_half(g, card, NONE))
    things = (place(ask.seat, g.box.card_thing(card)),)
    return Option(f"play/{g.box.card_ids[card]}", message, things, ("EPH-REINF-05",))


def one_card(key: str, word: str, *rules: str) -> Callable[[Ephyran, Ask, int, int], Option]:
    """An option that is about one card and no more."""

    def described(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
        things = (place(ask.seat, g.box.card_thing(card)),)
        message = say("ephyran-option-" + word, card=card_arg(g, card))
        return Option(f"{key}/{g.box.card_ids[card]}", message, things, rules)

    return described


# -- zones, rivals, territories


def own_zone(key: str, word: str, *rules: str) -> Callable[[Ephyran, Ask, int, int], Option]:
    """An option that is about one zone of the player's own city."""

    def described(g: Ephyran, ask: Ask, card: int, zone: int) -> Option:
        message = say("ephyran-option-" + word, zone=zone_arg(g, zone), held=standing_arg(g, ask.seat, zone))
        return Option(f"{key}/{zone_key(g, zone)}", message, (place(ask.seat, g.box.zone_thing(zone)),), rules)

    return described


def rival_zone(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    """To swap with, or to steal the token of."""
    if ask.kind is o.STEAL:
        return zone_of(g, "token-of", where, ("EPH-TOKEN-07",))
    return zone_of(g, "zone-of", where, ("EPH-SWAP-02", "EPH-SWAP-04"))


def lose_zone(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    return zone_of(g, "lose", where, ("EPH-DESTROY-02", "EPH-DESTROY-03"))


def zone_of(g: Ephyran, word: str, where: int, rules: tuple[str, ...]) -> Option:
    """A zone of somebody's city, with what stands and lies on it."""
    seat, zone = where >> 4, where & 0xF
    message = say(
        "ephyran-option-" + word,
        owner=Seat(seat),
        zone=zone_arg(g, zone),
        creature=standing_arg(g, seat, zone),
        token=1 if g.players[seat].tokens[zone] != NONE else 0,
    )
    key = f"{word}/{seat + 1}/{zone_key(g, zone)}"
    return Option(key, message, (place(seat, g.box.zone_thing(zone)),), rules)


def rival(g: Ephyran, ask: Ask, card: int, seat: int) -> Option:
    message = say("ephyran-option-rival", owner=Seat(seat))
    return Option(f"rival/{seat + 1}", message, (f"seat/{seat}",), ("EPH-DESTROY-01",))


def territory_of(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    """To lock, or to unlock."""
    seat, territory = where >> 2, where & 3
    locking = ask.kind is o.LOCK
    word = "lock" if locking else "unlock"
    name = territory_arg(g, territory)
    message = say("ephyran-option-" + word, owner=Seat(seat), territory=name)
    rules = ("EPH-LOCK-01", "EPH-LOCK-02") if locking else ("EPH-LOCK-04", "EPH-LOCK-05")
    key = f"{word}/{seat + 1}/{g.box.territories[territory]}"
    return Option(key, message, (place(seat, name.thing),), rules)


# -- drawing, reacting, gods


def from_pile(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    message = say("ephyran-option-draw-pile", cards=len(g.draw_pile))
    return Option("draw/pile", message, ("draw_pile",), ("EPH-TURN-03",))


def from_discard(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    message = say("ephyran-option-discard-pile", card=card_arg(g, g.discard_pile[-1]))
    return Option("draw/discard", message, ("discard_pile",), ("EPH-TURN-03",))


def from_hand(g: Ephyran, ask: Ask, card: int, zone: int) -> Option:
    message = say("ephyran-option-from-hand", zone=zone_arg(g, zone))
    return Option("hand", message, ("hand",), ("EPH-SWAP-02", "EPH-SWAP-05"))


def let_be(g: Ephyran, ask: Ask, card: int, where: int) -> Option:
    return Option("let-be", say("ephyran-option-let-be"), (), ("EPH-DEF-04",))


def god(g: Ephyran, ask: Ask, card: int, god: int) -> Option:
    thing = "god/" + g.box.gods[god]
    message = say("ephyran-option-god", god=Name(thing), territory=territory_arg(g, g.box.god_territory[god]))
    return Option(thing, message, (thing,), ("EPH-SETUP-01",))


DESCRIBED: Final[dict[int, Callable[[Ephyran, Ask, int, int], Option]]] = {
    o.ADD: add,
    o.EXCHANGE: exchange,
    o.RETRIEVE: retrieve,
    o.PLAY: play,
    o.DISCARD: one_card("discard", "discard", "EPH-TURN-02", "EPH-TURN-06"),
    o.OWN_ZONE: own_zone("zone", "own-zone", "EPH-SWAP-01", "EPH-SWAP-03"),
    o.RIVAL_ZONE: rival_zone,
    o.FROM_HAND: from_hand,
    o.RIVAL: rival,
    o.TERRITORY_OF: territory_of,
    o.HAND_CARD: one_card("card", "hand-card", "EPH-SWAP-05"),
    o.PUT_TOKEN: own_zone("token", "put-token", "EPH-TOKEN-01", "EPH-TOKEN-03"),
    o.LOSE_ZONE: lose_zone,
    o.PUT_DIONYSUS: own_zone("dionysus", "put-dionysus", "EPH-DIO-03"),
    o.LEAVE: one_card("leave", "leave", "EPH-DRAW-05"),
    o.LET_BE: let_be,
    o.CANCEL: one_card("cancel", "cancel", "EPH-DEF-03", "EPH-DEF-05"),
    o.FROM_PILE: from_pile,
    o.FROM_DISCARD: from_discard,
    o.GOD: god,
}
