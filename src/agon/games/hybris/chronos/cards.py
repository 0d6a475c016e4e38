"""Concept cards: revealed, exchanged, set off, obliterated."""

from agon.games.hybris.box.numbers import ALLY, HERO, NONE
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.gains import ahead_in_grandeur
from agon.games.hybris.chronos.questions import CONCEPT_CARD, EXCHANGE, SET_OFF
from agon.games.hybris.chronos.scenes import concept_scene
from agon.games.hybris.chronos.table import ChronosTable, chronos_table, kit_of
from agon.games.hybris.player import Player
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of


def reveal_card(g: Hybris, table: ChronosTable, concept: int) -> None:
    """The top card of a deck is turned up.  CHR-P2-01"""
    if table.decks[concept]:
        table.shown[concept] = table.decks[concept].pop()
        table.foreseen[concept] = 0
        table.tucked[concept] = min(table.tucked[concept], len(table.decks[concept]))
        g.reveals += 1
        log.concept_card(g, concept, table.shown[concept])


def offer_exchange(g: Hybris, p: Player) -> Play:
    """A player ahead of Chronos in Grandeur may put one card under its deck and turn up the next.  CHR-HOUSE-07"""
    table = chronos_table(g)
    if not ahead_in_grandeur(g, p):
        return
    options = [CONCEPT_CARD << 16 | card for card in table.shown if card != NONE and table.decks[concept_of(g, card)]]
    if not options:
        return
    choice = yield Ask(EXCHANGE, p.seat, [*options, STOP << 16])
    if action_of(choice) == STOP:
        return
    card = number_of(choice)
    concept = concept_of(g, card)
    log.concept_exchanged(g, p.seat, concept, card)
    table.decks[concept].insert(0, card)
    table.tucked[concept] += 1
    reveal_card(g, table, concept)


def concept_of(g: Hybris, card: int) -> int:
    return kit_of(g.box).cards[card].concept


def obliterate(g: Hybris, concept: int) -> None:
    """Out of the game; the next one is not revealed before the next Planning.  CHR-GEN-06"""
    table = chronos_table(g)
    card = table.shown[concept]
    table.shown[concept] = NONE
    table.obliterated.append(card)
    log.obliterated(g, concept, card)


def main_effect(g: Hybris, p: Player, concept: int) -> Play:
    """What the card says, for that player; then it is obliterated.  CHR-ACT-04, CHR-CTURN-09, CHR-PASS-01"""
    card = kit_of(g.box).cards[chronos_table(g).shown[concept]]
    log.main_effect(g, p.seat, concept, card.index)
    yield from g.book.resolve(g, p, card.main, concept_scene(p.seat, concept))
    obliterate(g, concept)


def desolation(g: Hybris, p: Player, concept: int) -> Play:
    """What stands at the foot of a card that was left; then it is obliterated.  CHR-P1-01, CHR-P1-02, CHR-DESO-01"""
    card = kit_of(g.box).cards[chronos_table(g).shown[concept]]
    log.desolation(g, p.seat, concept, card.index)
    yield from g.book.resolve(g, p, card.desolation, concept_scene(p.seat, concept))
    obliterate(g, concept)


def face_activation(g: Hybris, p: Player, kind: int, concept: int) -> Play:
    """A bar that names the kind sets the card off; without a bar the player says.  CHR-ACT-01, -02, -03"""
    shown = chronos_table(g).shown[concept]
    if shown == NONE:
        return  # CHR-ACT-05
    bar = kit_of(g.box).cards[shown].bar
    if bar:
        if bar >> (HERO if kind == ALLY else kind) & 1:
            yield from main_effect(g, p, concept)
        return
    choice = yield Ask(SET_OFF, p.seat, [CONCEPT_CARD << 16 | shown, STOP << 16])
    if action_of(choice) != STOP:
        yield from main_effect(g, p, concept)
