"""Why not? The reasons that the rules give, in words."""

from agon.games.ephyran.describe import describe
from agon.games.ephyran.names import NOTHING, creature_arg, place, reinforcement_arg, zone_arg, zone_key
from agon.games.ephyran.rules import options as o
from agon.games.ephyran.rules.withheld import LEGALITY
from agon.games.ephyran.state import Ephyran, Player
from agon.kernel.ask import Ask, Option, Refusal, action_of
from agon.kernel.legality import Verdict
from agon.kernel.words import Arg, Seat, say


def verdicts(g: Ephyran, ask: Ask) -> list[Verdict]:
    """What the question can name, and what the rules say of each."""
    legality = LEGALITY.get(ask.kind)
    return [] if legality is None else legality.verdicts(g, g.players[ask.seat], ask)


def refusals(g: Ephyran, ask: Ask) -> list[Refusal]:
    """All that is withheld, in the order of the hand and of the territories."""
    p = g.players[ask.seat]
    found: list[Refusal] = []
    for option, reason in verdicts(g, ask):
        if reason is not None:
            key, message, things, _ = described(g, p, ask, option)
            why = say(reason.id, **arguments(g, p, option, reason.id))
            found.append(Refusal(key, message, why, things, reason.rules))
    return found


def described(g: Ephyran, p: Player, ask: Ask, option: int) -> Option:
    """As the option would be, but for what it would bring."""
    action, card, where = action_of(option), o.card_of(option), o.where_of(option)
    if action in (o.ADD, o.EXCHANGE):
        message = say("ephyran-refused-add", creature=creature_arg(g, card, where), zone=zone_arg(g, where))
        things = (in_hand(g, p, card), place(p.seat, g.box.zone_thing(where)))
        return Option(f"add/{g.box.card_ids[card]}/{zone_key(g, where)}", message, things, ())
    if action == o.RETRIEVE:
        seat, zone = where >> 4, where & 0xF
        message = say("ephyran-refused-retrieve", owner=Seat(seat), zone=zone_arg(g, zone))
        things = (in_hand(g, p, card), place(seat, g.box.zone_thing(zone)))
        return Option(f"retrieve/{g.box.card_ids[card]}/{seat + 1}/{zone_key(g, zone)}", message, things, ())
    if action == o.PLAY:
        message = say("ephyran-option-play", reinforcement=reinforcement_arg(g, card), other=NOTHING)
        return Option(f"play/{g.box.card_ids[card]}", message, (in_hand(g, p, card),), ())
    if action == o.FROM_TARTARUS:
        return Option("draw/tartarus", say("ephyran-refused-tartarus"), ("tartarus",), ())
    if action == o.TO_HAND:
        return Option("dionysus/hand", say("ephyran-refused-dionysus-hand"), ("hand",), ())
    return describe(g, ask, option)


def in_hand(g: Ephyran, p: Player, card: int) -> str:
    """A card in somebody's hand."""
    return place(p.seat, g.box.card_thing(card))


def arguments(g: Ephyran, p: Player, option: int, id: str) -> dict[str, Arg]:
    """Whom or what a reason speaks of."""
    where = o.where_of(option)
    if id == "ephyran-why-order":
        return {"zone": zone_arg(g, 4 * (where // 4) + p.height(where // 4))}
    if id == "ephyran-why-no-counter":
        return {"defence": reinforcement_arg(g, o.card_of(option))}
    if id == "ephyran-why-god-taken":
        return {"owner": Seat(next(rival.seat for rival in g.players if rival.god == where))}
    return {}
