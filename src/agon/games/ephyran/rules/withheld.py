"""What the questions can name, and what stands in the way of each."""

from typing import Final

from agon.games.ephyran.rules import options as o
from agon.games.ephyran.rules.city import zones
from agon.games.ephyran.rules.reinforcements import why_not
from agon.games.ephyran.rules.verbs import NO_VICTIM, lockable, rivals, token_zones
from agon.games.ephyran.state import NONE, TERRITORY, Ephyran, Player
from agon.kernel.ask import Ask, Kind, action_of
from agon.kernel.legality import Judged, Legality, Reason, Verdict

BUILD_LOCKED: Final = Reason("ephyran-why-locked", "EPH-BUILD-06", "EPH-EXCH-06", "EPH-LOCK-02")
COVERED: Final = Reason("ephyran-why-covered", "EPH-BUILD-05", "EPH-EXCH-03")
ORDER: Final = Reason("ephyran-why-order", "EPH-BUILD-02")
DIONYSUS_LOCKED: Final = Reason("ephyran-why-locked", "EPH-DIO-05")
DIONYSUS_COVERED: Final = Reason("ephyran-why-dionysus-covered", "EPH-DIO-04")
NO_PLACE: Final = Reason("ephyran-why-no-place", "EPH-DIO-03")
NO_SECOND: Final = Reason("ephyran-no-second", "EPH-DRAW-03")
FROM_THE_DEAD: Final = Reason("ephyran-why-tartarus", "EPH-REINF-04")
NO_COUNTER: Final = Reason("ephyran-why-no-counter", "EPH-CARD-05")
GOD_TAKEN: Final = Reason("ephyran-why-god-taken", "EPH-PLAYERS-02")
LOCKED: Final = Reason("ephyran-why-locked", "EPH-LOCK-02")
NO_EQUIVALENT: Final = Reason("ephyran-no-swap", "EPH-SWAP-01")
SWAP_LOCKED: Final = Reason("ephyran-why-locked", "EPH-SWAP-06")
LOSS_LOCKED: Final = Reason("ephyran-why-locked", "EPH-DESTROY-04")
TOKEN_LOCKED: Final = Reason("ephyran-why-locked", "EPH-TOKEN-10")
TOKEN_THERE: Final = Reason("ephyran-why-token", "EPH-TOKEN-04")
COVERED_LOSS: Final = Reason("ephyran-why-covered-loss", "EPH-DESTROY-02")
EMPTY: Final = Reason("ephyran-why-empty-territory", "EPH-LOCK-01", "EPH-LOCK-03")
INCOMPLETE: Final = Reason("ephyran-why-incomplete", "EPH-LOCK-01", "EPH-LOCK-03")
NEVER_IN_HAND: Final = Reason("ephyran-why-dionysus-hand", "EPH-DIO-03")


# -- a turn


def buildings(g: Ephyran, p: Player) -> list[int]:
    """Every zone half of the hand, where it would go and for whose Dionysus."""
    found: list[int] = []
    for card in p.hand:
        if card >= g.box.deck_size:
            continue
        for zone in g.box.zones_of[card]:
            found.append(o.option(o.EXCHANGE if p.have >> zone & 1 else o.ADD, card, zone))
            for rival in rivals(g, p):
                if rival.dionysus >> zone & 1:
                    found.append(o.option(o.RETRIEVE, card, rival.seat << 4 | zone))
    return found


def plays(g: Ephyran, p: Player) -> list[int]:
    return [o.option(o.PLAY, card, 0) for card in p.hand if g.box.reinforcement_of[card] >= 0]


def at_turn(g: Ephyran, ask: Ask) -> list[int]:
    p = g.players[ask.seat]
    return buildings(g, p) + plays(g, p)


def why_not_act(g: Ephyran, p: Player, option: int) -> Reason | None:
    if action_of(option) == o.PLAY:
        return why_not(g, p, o.card_of(option))
    return why_not_build(g, p, option)


def why_not_act_again(g: Ephyran, p: Player, option: int) -> Reason | None:
    """One card more, but no reinforcement.  EPH-DRAW-03"""
    return NO_SECOND if action_of(option) == o.PLAY else why_not_build(g, p, option)


def why_not_build(g: Ephyran, p: Player, option: int) -> Reason | None:
    if action_of(option) == o.RETRIEVE:
        return why_not_retrieve(p, g.players[o.where_of(option) >> 4], o.where_of(option) & 0xF)
    zone = o.where_of(option)
    if (p.next_zones() | p.uncovered()) >> zone & 1:
        return None
    if not p.free >> zone & 1:
        return BUILD_LOCKED
    return COVERED if p.have >> zone & 1 else ORDER


def why_not_retrieve(p: Player, rival: Player, zone: int) -> Reason | None:
    if not rival.free >> zone & 1:
        return DIONYSUS_LOCKED
    if not rival.uncovered() >> zone & 1:
        return DIONYSUS_COVERED
    return None if p.next_zones() else NO_PLACE


def tartarus(g: Ephyran, ask: Ask) -> list[int]:
    return [o.option(o.FROM_TARTARUS, 0, 0)] if g.tartarus else []


def dionysus_in_hand(g: Ephyran, ask: Ask) -> list[int]:
    return [o.option(o.TO_HAND, 0, 0)]


def defences(g: Ephyran, ask: Ask) -> list[int]:
    return [
        o.option(o.CANCEL, card, 0)
        for card in g.players[ask.seat].hand
        if g.box.reinforcement_of[card] >= 0 and g.box.reinforcements[g.box.reinforcement_of[card]].cancels
    ]


def why_not_cancel(g: Ephyran, p: Player, option: int) -> Reason | None:
    answers = g.box.reinforcements[g.box.reinforcement_of[g.playing]].countered_by
    return None if g.box.reinforcement_of[o.card_of(option)] in answers else NO_COUNTER


def gods(g: Ephyran, ask: Ask) -> list[int]:
    """Those on offer, and those that others have."""
    taken = [rival.god for rival in rivals(g, g.players[ask.seat]) if rival.god != NONE]
    return ask.options + [o.option(o.GOD, 0, god) for god in taken]


def why_not_god(g: Ephyran, p: Player, option: int) -> Reason | None:
    return GOD_TAKEN if any(rival.god == o.where_of(option) for rival in rivals(g, p)) else None


# -- what a reinforcement is aimed at, and what it does


def judge_swap(g: Ephyran, p: Player, ask: Ask) -> list[Verdict]:
    """The player's own zones; which of them have an equivalent that will do, only the reinforcement knows."""
    found: list[Verdict] = []
    for zone in zones(p.have):
        option = o.option(o.OWN_ZONE, 0, zone)
        other = None if option in ask.options else NO_EQUIVALENT
        found.append(Verdict(option, other if p.free >> zone & 1 else LOCKED))
    return found


def locked_equivalents(g: Ephyran, ask: Ask) -> list[int]:
    zone = o.where_of(ask.options[0]) & 0xF
    locked = [rival for rival in rivals(g, g.players[ask.seat]) if rival.have & ~rival.free & 1 << zone]
    return [o.option(o.RIVAL_ZONE, 0, rival.seat << 4 | zone) for rival in locked]


def own_zones(g: Ephyran, ask: Ask) -> list[int]:
    return [o.option(o.PUT_TOKEN, 0, zone) for zone in zones(g.players[ask.seat].have)]


def why_not_token(g: Ephyran, p: Player, option: int) -> Reason | None:
    if not p.free >> o.where_of(option) & 1:
        return LOCKED
    return None if token_zones(g, p) >> o.where_of(option) & 1 else TOKEN_THERE


def victims(g: Ephyran, ask: Ask) -> list[int]:
    return [o.option(o.RIVAL, 0, rival.seat) for rival in rivals(g, g.players[ask.seat])]


def why_not_victim(g: Ephyran, p: Player, option: int) -> Reason | None:
    victim = g.players[o.where_of(option)]
    return None if victim.have & victim.free else NO_VICTIM


def zones_of_victim(g: Ephyran, ask: Ask) -> list[int]:
    victim = g.players[o.where_of(ask.options[0]) >> 4]
    return [o.option(o.LOSE_ZONE, 0, victim.seat << 4 | zone) for zone in zones(victim.have)]


def why_not_lose(g: Ephyran, p: Player, option: int) -> Reason | None:
    victim, zone = g.players[o.where_of(option) >> 4], o.where_of(option) & 0xF
    if victim.uncovered() >> zone & 1:
        return None
    return COVERED_LOSS if victim.free >> zone & 1 else LOSS_LOCKED


def tokens_of_rivals(g: Ephyran, ask: Ask) -> list[int]:
    owners = rivals(g, g.players[ask.seat])
    return [o.option(o.RIVAL_ZONE, 0, owner.seat << 4 | zone) for owner in owners for zone in zones(owner.magic)]


def why_not_steal(g: Ephyran, p: Player, option: int) -> Reason | None:
    owner = g.players[o.where_of(option) >> 4]
    return None if owner.free >> (o.where_of(option) & 0xF) & 1 else TOKEN_LOCKED


def own_territories(g: Ephyran, ask: Ask) -> list[int]:
    return [o.option(o.TERRITORY_OF, 0, ask.seat << 2 | territory) for territory in range(4)]


def why_not_lock(g: Ephyran, p: Player, option: int) -> Reason | None:
    territory = o.where_of(option) & 3
    if territory in lockable(g, p):
        return None
    if p.locks[territory] != NONE:
        return LOCKED
    return INCOMPLETE if p.have & TERRITORY[territory] else EMPTY


LEGALITY: Final[dict[Kind, Legality[Ephyran, Player]]] = {
    o.TURN: Legality(at_turn, why_not_act),
    o.AGAIN: Legality(at_turn, why_not_act_again),
    o.DRAW: Legality(tartarus, lambda g, p, option: FROM_THE_DEAD),
    o.REACT: Legality(defences, why_not_cancel),
    o.DRAFT: Legality(gods, why_not_god),
    o.SWAP_OWN: Judged(judge_swap),
    o.SWAP_WITH: Legality(locked_equivalents, lambda g, p, option: SWAP_LOCKED),
    o.PLACE_TOKEN: Legality(own_zones, why_not_token),
    o.VICTIM: Legality(victims, why_not_victim),
    o.DESTROY: Legality(zones_of_victim, why_not_lose),
    o.STEAL: Legality(tokens_of_rivals, why_not_steal),
    o.LOCK: Legality(own_territories, why_not_lock),
    o.DIONYSUS: Legality(dionysus_in_hand, lambda g, p, option: NEVER_IN_HAND),
}
"""Of the questions that can withhold something."""
