"""Options and questions described: stable keys, messages, what they touch, the rules behind them."""

from typing import Final

from agon.games.ephyran.rules import options as o
from agon.games.ephyran.rules.options import card_of, where_of
from agon.games.ephyran.rules.scoring import prestige_known
from agon.games.ephyran.state import NONE, Ephyran
from agon.kernel.ask import Ask, Option, action_of
from agon.kernel.words import Arg, Message, Name, Seat, say

RULES: Final[dict[int, tuple[str, ...]]] = {
    o.ADD: ("EPH-BUILD-01",),
    o.EXCHANGE: ("EPH-EXCH-01",),
    o.RETRIEVE: ("EPH-DIO-02",),
    o.PLAY: ("EPH-REINF-05",),
    o.DISCARD: ("EPH-TURN-02",),
    o.OWN_ZONE: ("EPH-SWAP-01",),
    o.RIVAL_ZONE: ("EPH-SWAP-02",),
    o.FROM_HAND: ("EPH-SWAP-05",),
    o.RIVAL: ("EPH-DESTROY-01",),
    o.TERRITORY_OF: ("EPH-LOCK-01",),
    o.HAND_CARD: ("EPH-SWAP-05",),
    o.PUT_TOKEN: ("EPH-TOKEN-01",),
    o.LOSE_ZONE: ("EPH-DESTROY-02",),
    o.PUT_DIONYSUS: ("EPH-DIO-03",),
    o.KEEP: ("EPH-DRAW-04",),
    o.LEAVE: ("EPH-DRAW-05",),
    o.LET_BE: ("EPH-DEF-04",),
    o.CANCEL: ("EPH-DEF-03", "EPH-DEF-05"),
    o.FROM_PILE: ("EPH-TURN-03",),
    o.FROM_DISCARD: ("EPH-TURN-03",),
    o.GOD: ("EPH-SETUP-01",),
}


def zone_key(g: Ephyran, zone: int) -> str:
    return f"{g.box.territories[zone // 4]}-{zone % 4 + 1}"


def card_arg(g: Ephyran, card: int) -> Name:
    return Name(g.box.card_thing(card))


def zone_arg(g: Ephyran, zone: int) -> Name:
    return Name(g.box.zone_thing(zone))


def half_arg(g: Ephyran, card: int, zone: int) -> Name:
    """The creature that a card shows as this zone."""
    return Name(g.box.creature_thing(g.box.creature_at[card][zone]))


def place(seat: int, thing: str) -> str:
    """A thing in somebody's city or hand, as clients know it: `seat/0/zone/lagoon/1`."""
    return f"seat/{seat}/{thing}"


def describe(g: Ephyran, ask: Ask, option: int) -> Option:
    """One option of a question, in full."""
    action, card, where = action_of(option), card_of(option), where_of(option)
    rules = RULES[action]
    me = ask.seat
    hand = place(me, g.box.card_thing(card)) if card < len(g.box.card_ids) else ""
    if action in (o.ADD, o.EXCHANGE):
        verb = "add" if action == o.ADD else "exchange"
        message = say(
            f"ephyran-option-{verb}",
            creature=half_arg(g, card, where),
            zone=zone_arg(g, where),
            gives=score_change(g, me, card, where),
            other=other_half(g, card, where),
        )
        things = (hand, place(me, g.box.zone_thing(where)))
        return Option(f"{verb}/{g.box.card_ids[card]}/{zone_key(g, where)}", message, things, rules)
    if action == o.RETRIEVE:
        seat, zone = where >> 4, where & 0xF
        message = say(
            "ephyran-option-retrieve",
            creature=half_arg(g, card, zone),
            zone=zone_arg(g, zone),
            owner=Seat(seat),
            other=other_half(g, card, zone),
        )
        things = (hand, place(seat, g.box.zone_thing(zone)))
        key = f"retrieve/{g.box.card_ids[card]}/{seat + 1}/{zone_key(g, zone)}"
        return Option(key, message, things, rules)
    if action == o.PLAY:
        name = reinforcement_arg(g, card)
        other = Name("") if not g.box.zones_of[card] else zone_half(g, card)
        return Option(
            f"play/{g.box.card_ids[card]}",
            say("ephyran-option-play", reinforcement=name, other=other),
            (hand,),
            rules,
        )
    if action in CARD_OPTIONS:
        word, message_id = CARD_OPTIONS[action]
        return Option(f"{word}/{g.box.card_ids[card]}", say(message_id, card=card_arg(g, card)), (hand,), rules)
    if action in ZONE_OPTIONS:
        word, message_id = ZONE_OPTIONS[action]
        return Option(
            f"{word}/{zone_key(g, where)}",
            say(message_id, zone=zone_arg(g, where), held=held_arg(g, me, where)),
            (place(me, g.box.zone_thing(where)),),
            rules,
        )
    if action in (o.RIVAL_ZONE, o.LOSE_ZONE):
        seat, zone = where >> 4, where & 0xF
        stealing = ask.kind is o.STEAL
        verb = "token-of" if stealing else "zone-of" if action == o.RIVAL_ZONE else "lose"
        owner = g.players[seat]
        message = say(
            f"ephyran-option-{verb}",
            owner=Seat(seat),
            zone=zone_arg(g, zone),
            creature=half_arg(g, owner.city[zone], zone),
            token=1 if owner.tokens[zone] != NONE else 0,
        )
        if stealing:
            rules = ("EPH-TOKEN-07",)
        return Option(f"{verb}/{seat + 1}/{zone_key(g, zone)}", message, (place(seat, g.box.zone_thing(zone)),), rules)
    if action == o.RIVAL:
        return Option(f"rival/{where + 1}", say("ephyran-option-rival", owner=Seat(where)), (f"seat/{where}",), rules)
    if action == o.TERRITORY_OF:
        seat, territory = where >> 2, where & 3
        name_of = g.box.territories[territory]
        verb = "lock" if ask.kind is o.LOCK else "unlock"
        return Option(
            f"{verb}/{seat + 1}/{name_of}",
            say(f"ephyran-option-{verb}", owner=Seat(seat), territory=Name("territory/" + name_of)),
            (place(seat, "territory/" + name_of),),
            rules if verb == "lock" else ("EPH-LOCK-04",),
        )
    if action == o.GOD:
        god = g.box.gods[where]
        message = say(
            "ephyran-option-god",
            god=Name("god/" + god),
            territory=Name("territory/" + g.box.territories[g.box.god_territory[where]]),
        )
        return Option(f"god/{god}", message, (f"god/{god}",), rules)
    if action == o.FROM_DISCARD:
        card = g.discard_pile[-1]
        return Option(
            "draw/discard",
            say("ephyran-option-discard-pile", card=card_arg(g, card)),
            ("discard_pile",),
            rules,
        )
    if action == o.FROM_PILE:
        message = say("ephyran-option-draw-pile", cards=len(g.draw_pile))
        return Option("draw/pile", message, ("draw_pile",), rules)
    if action == o.FROM_HAND:
        return Option("hand", say("ephyran-option-from-hand", zone=zone_arg(g, where)), ("hand",), rules)
    assert action == o.LET_BE
    return Option("let-be", say("ephyran-option-let-be"), (), rules)


CARD_OPTIONS: Final[dict[int, tuple[str, str]]] = {
    o.DISCARD: ("discard", "ephyran-option-discard"),
    o.HAND_CARD: ("card", "ephyran-option-hand-card"),
    o.KEEP: ("keep", "ephyran-option-keep"),
    o.LEAVE: ("leave", "ephyran-option-leave"),
    o.CANCEL: ("cancel", "ephyran-option-cancel"),
}

ZONE_OPTIONS: Final[dict[int, tuple[str, str]]] = {
    o.OWN_ZONE: ("zone", "ephyran-option-own-zone"),
    o.PUT_TOKEN: ("token", "ephyran-option-put-token"),
    o.PUT_DIONYSUS: ("dionysus", "ephyran-option-put-dionysus"),
}


def held_arg(g: Ephyran, seat: int, zone: int) -> Arg:
    """The creature on one of the asker's own zones; nothing if it is empty."""
    card = g.players[seat].city[zone]
    return Name("") if card == NONE else half_arg(g, card, zone)


def reinforcement_arg(g: Ephyran, card: int) -> Name:
    return Name("reinforcement/" + g.box.reinforcements[g.box.reinforcement_of[card]].id)


def zone_half(g: Ephyran, card: int) -> Message:
    """A card's first zone half: which creature, as which zone."""
    zone = g.box.zones_of[card][0]
    return say("ephyran-half", creature=half_arg(g, card, zone), zone=zone_arg(g, zone))


def other_half(g: Ephyran, card: int, zone: int) -> Arg:
    """What is given up when a card is used as this zone.  EPH-CARD-02"""
    if card >= g.box.deck_size:
        return Name("")
    if g.box.reinforcement_of[card] >= 0:
        return reinforcement_arg(g, card)
    for other in g.box.zones_of[card]:
        if other != zone:
            return say("ephyran-half", creature=half_arg(g, card, other), zone=zone_arg(g, other))
    return Name("")


def score_change(g: Ephyran, seat: int, card: int, zone: int) -> int:
    """What a city would gain now by this card on this zone, the city bonus aside."""
    p = g.players[seat]
    before = prestige_known(g, p, 1 << seat)
    old_card, old_token = p.city[zone], p.tokens[zone]
    p.city[zone], p.tokens[zone] = card, NONE
    after = prestige_known(g, p, 1 << seat)
    p.city[zone], p.tokens[zone] = old_card, old_token
    return after - before


def question(g: Ephyran, ask: Ask) -> Message:
    """The question in words."""
    kind = ask.kind
    if kind is o.REACT:
        return say(kind.id, seat=Seat(g.active), reinforcement=reinforcement_arg(g, g.playing))
    if kind is o.PLACE_TOKEN:
        return say(kind.id, token=Name("magic/" + g.box.objects[g.box.token_object[g.token]]))
    if kind is o.DESTROY:
        victim = where_of(ask.options[0]) >> 4
        return say(kind.id, owner=Seat(victim), mine=1 if victim == ask.seat else 0)
    if kind is o.SWAP_WITH:
        return say(kind.id, zone=zone_arg(g, where_of(ask.options[0]) & 0xF))
    return say(kind.id)
