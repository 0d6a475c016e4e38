"""What a seat cannot know, redrawn: hands, the order of decks, cards that others have looked at.

Every pool is sorted before it is shuffled: so two worlds that a seat cannot tell apart give it the same worlds again.
Masks say who knows a card: bits of seats, negative when spectators are in it.
"""

from agon.games.hellas.state import Hellas
from agon.kernel.chance import Chance
from agon.kernel.game import hears


def determinize(g: Hellas, seat: int, chance: Chance) -> None:
    """Deal everything unknown to a seat (or to a spectator) again."""
    redraw_combat(g, seat, chance)
    redraw_attacks(g, seat, chance)
    redraw_blessings(g, seat, chance)
    redraw_artifacts(g, seat, chance)
    reshuffle(g.event_deck, chance)
    for part in g.parts.values():
        part.determinize(seat, chance)


def reshuffle(deck: list[int], chance: Chance) -> None:
    deck.sort()
    chance.shuffle(deck)


# ---------------------------------------------------------------- who knows what


def looked_in_secret(g: Hellas, kind: str, seat: int) -> list[int]:
    """The cards of that kind that somebody else is looking at now."""
    looked = g.looked
    return [] if looked is None or looked.kind != kind or looked.seat == seat else looked.cards


def drawn_in_secret(g: Hellas, seat: int) -> list[int]:
    """The attack cards that somebody else chooses from now."""
    return [] if g.hunt is None or g.hunt.chooser == seat else g.hunt.drawn


def drafted_in_secret(g: Hellas, seat: int) -> list[int]:
    """The blessings that go round and have not come by yet."""
    return [] if g.draft is None or hears(g.draft.seen, seat) else g.draft.cards


def is_face_down(seen: dict[int, int], card: int, seat: int) -> bool:
    """Whether a card of a discard pile lies face down and was not seen by a seat; those not in `seen` lie open."""
    return card in seen and not hears(seen[card], seat)


# ---------------------------------------------------------------- card by card


def redraw_combat(g: Hellas, seat: int, chance: Chance) -> None:
    """Hands of others and the deck are one pool."""
    looked = looked_in_secret(g, "combat_card", seat)
    others = [p for p in g.players if p.seat != seat]
    pool = g.combat_deck + looked
    for p in others:
        pool += p.hand
    reshuffle(pool, chance)
    for p in others:
        p.hand = sorted(taken(pool, len(p.hand)))
    looked[:] = taken(pool, len(looked))
    g.combat_deck = pool


def redraw_attacks(g: Hellas, seat: int, chance: Chance) -> None:
    """The deck, the cards that a neighbour chooses from, and those that were not chosen before."""
    drawn = drawn_in_secret(g, seat)
    pool = g.attack_deck + drawn + hidden_in(g.attack_discard, g.attack_seen, seat)
    reshuffle(pool, chance)
    drawn[:] = sorted(taken(pool, len(drawn)))
    g.attack_seen = redealt(g.attack_discard, g.attack_seen, seat, pool)
    g.attack_deck = pool


def redraw_blessings(g: Hellas, seat: int, chance: Chance) -> None:
    """The deck, a draft that is still to come by, what somebody looks at, and what was discarded face down."""
    looked = looked_in_secret(g, "blessing", seat)
    drafted = drafted_in_secret(g, seat)
    pool = g.blessing_deck + looked + drafted + hidden_in(g.blessing_discard, g.blessing_seen, seat)
    reshuffle(pool, chance)
    looked[:] = taken(pool, len(looked))
    drafted[:] = taken(pool, len(drafted))
    g.blessing_seen = redealt(g.blessing_discard, g.blessing_seen, seat, pool)
    g.blessing_deck = pool


def redraw_artifacts(g: Hellas, seat: int, chance: Chance) -> None:
    looked = looked_in_secret(g, "neutral_artifact", seat)
    pool = g.artifact_deck + looked
    reshuffle(pool, chance)
    looked[:] = taken(pool, len(looked))
    g.artifact_deck = pool


def taken(pool: list[int], count: int) -> list[int]:
    """This many cards off the top of a pool."""
    cards = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    return cards


def hidden_in(pile: list[int], seen: dict[int, int], seat: int) -> list[int]:
    return [card for card in pile if is_face_down(seen, card, seat)]


def redealt(pile: list[int], seen: dict[int, int], seat: int, pool: list[int]) -> dict[int, int]:
    """Replace the cards of a pile that a seat does not know; the masks of who knows them stay as they are."""
    known: dict[int, int] = {}
    for place, card in enumerate(pile):
        new = pool.pop() if is_face_down(seen, card, seat) else card
        pile[place] = new
        if card in seen:
            known[new] = seen[card]
    return known
