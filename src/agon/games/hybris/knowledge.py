"""Who knows what: hands, face-down cards, Premonitions, tokens. Views and redrawn worlds both come from here.

Masks are as for events: bits of seats, negative when spectators are in it.
"""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.player import Character, Player
from agon.games.hybris.rules.decks import in_the_open
from agon.games.hybris.scenes import Combat, Side
from agon.games.hybris.state import Hybris
from agon.kernel.game import hears


def hidden_side(g: Hybris, p: Player) -> Side | None:
    """The side of a Combat on which a card of this player lies face down."""
    side = None if g.combat is None else g.combat.side_of(p.seat)
    return side if side is not None and side.hidden != NONE and not side.face_up else None


def held_cards(g: Hybris, p: Player) -> list[int]:
    """The hand, and the card that lies face down before it: a seat that knows the hand still does not see which was
    placed.
    """
    side = hidden_side(g, p)
    return sorted(p.hand if side is None else [*p.hand, side.hidden])


def known_cards(g: Hybris, p: Player, seat: int) -> list[int]:
    """The cards of a rival's hand that a seat knows to be there, or face down in the Combat: one of each face."""
    if not p.shown:
        return []
    return [card for card in sorted(set(held_cards(g, p))) if hears(p.shown.get(card, 0), seat)]


def hand_size(g: Hybris, p: Player, seat: int) -> int:
    """How many cards are in hand; a card that is being placed in a Combat leaves it when both have placed theirs."""
    side = None if g.combat is None else g.combat.side_of(p.seat)
    if g.combat is None or side is None or side.hidden == NONE or side.face_up or p.seat == seat:
        return len(p.hand)
    return len(p.hand) + 1 if is_placing(g, g.combat) else len(p.hand)


def played_cards(g: Hybris, seat: int) -> list[int]:
    """The cards of a player, or of the game, that still lie there after a Combat."""
    sides = [side for combat in g.decided for side in (combat.attacker, combat.defender) if side.seat == seat]
    return [card for side in sides for card in side.cards]


def known_premonitions(p: Player, seat: int) -> list[int]:
    """The Premonitions of a rival that a seat has seen."""
    if not p.foreseen:
        return []
    return [card for card in sorted(p.premonitions) if hears(p.foreseen.get(card, 0), seat)]


def knows_token(p: Player, character: Character, seat: int) -> bool:
    """Whether a seat knows the token under a character."""
    return p.seat == seat or hears(character.seen, seat)


def knows_primordial(g: Hybris, letter: int, seat: int) -> bool:
    """Whether a seat has looked at a Primordial that lies face down."""
    return hears(g.primordials_seen[letter], seat)


def is_planning(g: Hybris) -> bool:
    """Whether tokens are being laid: nobody sees yet where the others lay theirs."""
    return g.step == "planning"


def is_placing(g: Hybris, combat: Combat) -> bool:
    """Whether a card of this round is still to be placed: until then nobody sees whether the other has."""
    return any(
        side.seat != NONE and side.hidden == NONE and bool(g.players[side.seat].hand)
        for side in (combat.attacker, combat.defender)
    )


def shown_disciplines(g: Hybris) -> int:
    """How many disciplines lie open: that of this Age, and as many after it as the Scenario says."""
    return g.age - 1 + g.book.manifest.disciplines_shown


def sure_cards(g: Hybris, p: Player, seat: int) -> list[int]:
    """Coliseum cards that everybody knows to be a rival's and that are now in deck or hand, nobody knows where."""
    if not p.settled:
        return []
    known = known_cards(g, p, seat)
    sure: list[int] = []
    for card in sorted(set(p.settled)):
        seen = in_the_open(g, p, card)
        if card in known and p.shown[card] >= 0:
            seen += 1
        sure += [card] * (p.settled.count(card) - seen)
    return sure
