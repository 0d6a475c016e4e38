"""Why not? What a person might expect to be able to do here and cannot, with the rule that says so."""

from collections.abc import Callable
from typing import Final

from agon.games.ephyran.describe import god, zone_of
from agon.games.ephyran.names import (
    NOTHING,
    card_arg,
    creature_arg,
    place,
    reinforcement_arg,
    territory_arg,
    zone_arg,
    zone_key,
)
from agon.games.ephyran.rules import options as o
from agon.games.ephyran.rules.city import zones
from agon.games.ephyran.rules.reinforcements import why_not
from agon.games.ephyran.rules.verbs import rivals
from agon.games.ephyran.state import NONE, TERRITORY, Ephyran, Player
from agon.kernel.ask import Ask, Option, Refusal
from agon.kernel.words import Message, Seat, say

REASON_RULES: Final[dict[str, tuple[str, ...]]] = {
    "ephyran-no-cards": ("EPH-END-04",),
    "ephyran-no-pile": ("EPH-DRAW-04",),
    "ephyran-no-swap": ("EPH-SWAP-01", "EPH-SWAP-02"),
    "ephyran-no-supply": ("EPH-TOKEN-11",),
    "ephyran-no-token-zone": ("EPH-TOKEN-11", "EPH-TOKEN-04"),
    "ephyran-no-rival-token": ("EPH-TOKEN-11",),
    "ephyran-no-victim": ("EPH-DESTROY-04",),
    "ephyran-no-lock": ("EPH-LOCK-01",),
    "ephyran-no-unlock": ("EPH-LOCK-04",),
}


def refusals(g: Ephyran, ask: Ask) -> list[Refusal]:
    """All refusals of a question, in the order of the hand and of the territories."""
    explain = EXPLAINED.get(ask.kind.id)
    return [] if explain is None else explain(g, g.players[ask.seat], ask)


def refusal(option: Option, reason: Message, rules: tuple[str, ...]) -> Refusal:
    """An option that is not on offer, and why."""
    return Refusal(option.key, option.message, reason, option.things, rules)


def in_hand(g: Ephyran, p: Player, card: int) -> str:
    """A card in somebody's hand."""
    return place(p.seat, g.box.card_thing(card))


def at_turn(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    refused = at_building(g, p)
    for card in p.hand:
        if g.box.reinforcement_of[card] >= 0:
            reason = why_not(g, p, card)
            if reason:
                refused.append(no_play(g, p, card, say(reason), REASON_RULES[reason]))
    return refused


def at_again(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    refused = at_building(g, p)
    for card in p.hand:
        if g.box.reinforcement_of[card] >= 0:
            refused.append(no_play(g, p, card, say("ephyran-no-second"), ("EPH-DRAW-03",)))
    return refused


def no_play(g: Ephyran, p: Player, card: int, reason: Message, rules: tuple[str, ...]) -> Refusal:
    message = say("ephyran-option-play", reinforcement=reinforcement_arg(g, card), other=NOTHING)
    return Refusal(f"play/{g.box.card_ids[card]}", message, reason, (in_hand(g, p, card),), rules)


def at_building(g: Ephyran, p: Player) -> list[Refusal]:
    """Zone halves that cannot be added, and Dionysus cards that cannot be taken."""
    refused: list[Refusal] = []
    possible = p.next_zones() | p.uncovered()
    for card in p.hand:
        if card >= g.box.deck_size:
            continue
        for zone in g.box.zones_of[card]:
            if not possible >> zone & 1:
                refused.append(no_zone(g, p, card, zone))
            for rival in rivals(g, p):
                if rival.dionysus >> zone & 1:
                    refused.extend(no_retrieval(g, p, card, zone, rival))
    return refused


def no_zone(g: Ephyran, p: Player, card: int, zone: int) -> Refusal:
    message = say("ephyran-refused-add", creature=creature_arg(g, card, zone), zone=zone_arg(g, zone))
    if not p.free >> zone & 1:
        rules: tuple[str, ...] = ("EPH-BUILD-06", "EPH-EXCH-06", "EPH-LOCK-02")
        reason = say("ephyran-why-locked")
    elif p.have >> zone & 1:
        reason, rules = say("ephyran-why-covered"), ("EPH-BUILD-05", "EPH-EXCH-03")
    else:
        needed = 4 * (zone // 4) + p.height(zone // 4)
        reason, rules = say("ephyran-why-order", zone=zone_arg(g, needed)), ("EPH-BUILD-02",)
    things = (in_hand(g, p, card), place(p.seat, g.box.zone_thing(zone)))
    return Refusal(f"add/{g.box.card_ids[card]}/{zone_key(g, zone)}", message, reason, things, rules)


def no_retrieval(g: Ephyran, p: Player, card: int, zone: int, rival: Player) -> list[Refusal]:
    if not rival.free >> zone & 1:
        reason, rules = say("ephyran-why-locked"), ("EPH-DIO-05",)
    elif not rival.uncovered() >> zone & 1:
        reason, rules = say("ephyran-why-dionysus-covered"), ("EPH-DIO-04",)
    elif not p.next_zones():
        reason, rules = say("ephyran-why-no-place"), ("EPH-DIO-03",)
    else:
        return []
    message = say("ephyran-refused-retrieve", owner=Seat(rival.seat), zone=zone_arg(g, zone))
    key = f"retrieve/{g.box.card_ids[card]}/{rival.seat + 1}/{zone_key(g, zone)}"
    things = (in_hand(g, p, card), place(rival.seat, g.box.zone_thing(zone)))
    return [Refusal(key, message, reason, things, rules)]


def at_draw(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    """Only where both piles can be drawn from is this asked; from Tartarus nobody draws."""
    if not g.tartarus:
        return []
    message = say("ephyran-refused-tartarus")
    return [Refusal("draw/tartarus", message, say("ephyran-why-tartarus"), ("tartarus",), ("EPH-REINF-04",))]


def at_react(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    """Defences of the hand that do not answer this reinforcement."""
    offered = [o.card_of(option) for option in ask.options[1:]]
    refused: list[Refusal] = []
    for card in p.hand:
        index = g.box.reinforcement_of[card]
        if index >= 0 and g.box.reinforcements[index].cancels and card not in offered:
            message = say("ephyran-option-cancel", card=card_arg(g, card))
            reason = say("ephyran-why-no-counter", defence=reinforcement_arg(g, card))
            things = (in_hand(g, p, card),)
            refused.append(Refusal(f"cancel/{g.box.card_ids[card]}", message, reason, things, ("EPH-CARD-05",)))
    return refused


def at_swap_own(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    return no_zones(g, p, ask, "zone", "own-zone", say("ephyran-no-swap"), ("EPH-SWAP-01",))


def at_swap_with(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    """Equivalent zones of rivals that are locked."""
    zone = o.where_of(ask.options[0]) & 0xF
    refused: list[Refusal] = []
    for rival in rivals(g, p):
        if rival.have & ~rival.free & 1 << zone:
            option = zone_of(g, "zone-of", rival.seat << 4 | zone, ())
            refused.append(refusal(option, say("ephyran-why-locked"), ("EPH-SWAP-06",)))
    return refused


def at_draft(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    """Gods that others have."""
    refused: list[Refusal] = []
    for rival in rivals(g, p):
        if rival.god != NONE:
            option = god(g, ask, 0, rival.god)
            reason = say("ephyran-why-god-taken", owner=Seat(rival.seat))
            refused.append(refusal(option, reason, ("EPH-PLAYERS-02",)))
    return refused


def at_place_token(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    limit = say("ephyran-why-token")
    return no_zones(g, p, ask, "token", "put-token", limit, ("EPH-TOKEN-04",))


def no_zones(
    g: Ephyran, p: Player, ask: Ask, key: str, word: str, reason: Message, rules: tuple[str, ...]
) -> list[Refusal]:
    """Zones of one's own that are not on offer: locked, or for the reason given."""
    offered = [o.where_of(option) for option in ask.options]
    refused: list[Refusal] = []
    for zone in zones(p.have):
        if zone not in offered:
            message = say("ephyran-option-" + word, zone=zone_arg(g, zone), held=creature_arg(g, p.city[zone], zone))
            locked = not p.free >> zone & 1
            refused.append(
                Refusal(
                    f"{key}/{zone_key(g, zone)}",
                    message,
                    say("ephyran-why-locked") if locked else reason,
                    (place(p.seat, g.box.zone_thing(zone)),),
                    ("EPH-LOCK-02",) if locked else rules,
                )
            )
    return refused


def at_victim(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    refused: list[Refusal] = []
    for rival in rivals(g, p):
        if not rival.have & rival.free:
            message = say("ephyran-option-rival", owner=Seat(rival.seat))
            reason = say("ephyran-no-victim")
            things = (f"seat/{rival.seat}",)
            refused.append(Refusal(f"rival/{rival.seat + 1}", message, reason, things, ("EPH-DESTROY-04",)))
    return refused


def at_destroy(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    """Covered zones, and those of locked territories."""
    victim = g.players[o.where_of(ask.options[0]) >> 4]
    refused: list[Refusal] = []
    for zone in zones(victim.have & ~victim.uncovered()):
        option = zone_of(g, "lose", victim.seat << 4 | zone, ())
        locked = not victim.free >> zone & 1
        reason = say("ephyran-why-locked" if locked else "ephyran-why-covered-loss")
        rules = ("EPH-DESTROY-04",) if locked else ("EPH-DESTROY-02",)
        refused.append(refusal(option, reason, rules))
    return refused


def at_steal(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    """Tokens in locked territories."""
    refused: list[Refusal] = []
    for rival in rivals(g, p):
        for zone in zones(rival.magic & ~rival.free):
            option = zone_of(g, "token-of", rival.seat << 4 | zone, ())
            refused.append(refusal(option, say("ephyran-why-locked"), ("EPH-TOKEN-10",)))
    return refused


def at_lock(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    refused: list[Refusal] = []
    offered = [o.where_of(option) & 3 for option in ask.options]
    for territory in range(4):
        if territory not in offered:
            name = g.box.territories[territory]
            message = say("ephyran-option-lock", owner=Seat(p.seat), territory=territory_arg(g, territory))
            locked = p.locks[territory] != NONE
            empty = not p.have & TERRITORY[territory]
            reason = "locked" if locked else "empty-territory" if empty else "incomplete"
            rules = ("EPH-LOCK-02",) if locked else ("EPH-LOCK-01", "EPH-LOCK-03")
            things = (place(p.seat, territory_arg(g, territory).thing),)
            refused.append(Refusal(f"lock/{p.seat + 1}/{name}", message, say(f"ephyran-why-{reason}"), things, rules))
    return refused


def at_dionysus(g: Ephyran, p: Player, ask: Ask) -> list[Refusal]:
    message = say("ephyran-refused-dionysus-hand")
    return [Refusal("dionysus/hand", message, say("ephyran-why-dionysus-hand"), ("hand",), ("EPH-DIO-03",))]


EXPLAINED: Final[dict[str, Callable[[Ephyran, Player, Ask], list[Refusal]]]] = {
    o.TURN.id: at_turn,
    o.AGAIN.id: at_again,
    o.DRAW.id: at_draw,
    o.REACT.id: at_react,
    o.DRAFT.id: at_draft,
    o.SWAP_OWN.id: at_swap_own,
    o.SWAP_WITH.id: at_swap_with,
    o.PLACE_TOKEN.id: at_place_token,
    o.VICTIM.id: at_victim,
    o.DESTROY.id: at_destroy,
    o.STEAL.id: at_steal,
    o.LOCK.id: at_lock,
    o.DIONYSUS.id: at_dionysus,
}
