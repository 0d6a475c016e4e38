"""Why not this evil, this City for an Avatar, this chain, this card, this deck."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos import questions as x
from agon.games.hybris.chronos.avatars import can_receive
from agon.games.hybris.chronos.fortune import can_add_chain
from agon.games.hybris.chronos.table import chronos_table, keeper_thing, kit_of
from agon.games.hybris.names import name_of
from agon.games.hybris.refusals.common import Reason, Refused
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.movement import occupants
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.words import Name, say


def at_evil(g: Hybris, refused: Refused) -> None:
    """The Avatar that cannot come."""
    where = x.concept_of_evil(number_of(refused.ask.options[0]))
    option = x.evil(x.AVATAR, where)
    if not refused.offered(option):
        avatar = kit_of(g.box).avatars[kit_of(g.box).concepts[where].avatar]
        away = chronos_table(g).avatars[avatar.index] != NONE
        reason = say(
            "hybris-why-avatar-away" if away else "hybris-why-avatar-nowhere", avatar=Name("avatar/" + avatar.id)
        )
        refused.add(option, (reason, ("CHR-CTURN-12",)))


def at_avatar_city(g: Hybris, refused: Refused) -> None:
    """Cities that cannot receive an Avatar."""
    for city in g.box.cities:
        if not can_receive(g, city.index):
            refused.add(q.CITY << 16 | city.index, not_empty(g, city.slot))


def not_empty(g: Hybris, slot: int) -> Reason:
    """Forbidden, an Avatar's, or one of the player's own stands there."""
    if g.barred >> slot & 1:
        return say("hybris-why-slot-forbidden"), ("CHR-DESO-06", "CHR-AVA-03")
    if g.kept >> slot & 1:
        return say("hybris-why-avatar-there", avatar=Name(keeper_thing(g, slot))), ("CHR-AVA-04",)
    seat, number = occupants(g, slot)[0]
    return say("hybris-why-slot-own", figure=name_of(g.box, g.players[seat], number)), ("CHR-DESO-06",)


def at_seal(g: Hybris, refused: Refused) -> None:
    """Slots that are not empty."""
    for slot in range(len(g.box.slots)):
        if not refused.offered(q.SLOT << 16 | slot):
            refused.add(q.SLOT << 16 | slot, not_empty(g, slot))


def at_chain(g: Hybris, refused: Refused) -> None:
    """Tracks to which no chain can be added, or that are not meant."""
    for concept in kit_of(g.box).concepts:
        option = x.CONCEPT << 16 | concept.index
        if not concept.links or refused.offered(option):
            continue
        if not chronos_table(g).chains[concept.index]:
            refused.add(option, (say("hybris-why-chain-broken"), ("CHR-CHAIN-06",)))
        elif not can_add_chain(g, concept.index):
            refused.add(option, (say("hybris-why-chain-full"), ("CHR-CHAIN-07",)))
        else:
            refused.add(option, (say("hybris-why-chain-elsewhere"), refused.ask.kind.rules))


def at_exchange(g: Hybris, refused: Refused) -> None:
    """Cards with none below them."""
    for card in chronos_table(g).shown:
        option = x.CONCEPT_CARD << 16 | card
        if card != NONE and not refused.offered(option):
            refused.add(option, (say("hybris-why-last-card"), ("CHR-P2-01",)))


def at_cancel(g: Hybris, refused: Refused) -> None:
    """Cards without Strength."""
    for card in sorted(set(g.players[refused.ask.seat].hand)):
        option = q.CARD << 16 | card
        if chronos_table(g).missing and not refused.offered(option):
            refused.add(option, (say("hybris-why-no-strength"), ("CHR-MOVE-09",)))


def at_foresee(g: Hybris, refused: Refused) -> None:
    """Decks that are empty, or whose top card the player knows."""
    for concept in kit_of(g.box).concepts:
        option = x.DECK << 16 | concept.index
        if concept.links and not refused.offered(option):
            empty = not chronos_table(g).decks[concept.index]
            refused.add(option, (say("hybris-why-deck-empty" if empty else "hybris-why-deck-known"), ("CHR-P2-01",)))
