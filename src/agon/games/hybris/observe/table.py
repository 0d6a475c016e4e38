"""The boards, the decks and the turn as numbers; players and Combat have modules of their own."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.knowledge import knows_primordial, played_cards, shown_disciplines
from agon.games.hybris.observe.combat import observe_combat
from agon.games.hybris.observe.players import observe_player
from agon.games.hybris.observe.sorts import Sorts
from agon.games.hybris.player import Player
from agon.games.hybris.schema.words import AGES
from agon.games.hybris.state import Hybris, Track
from agon.kernel.pens import Pen

SONGS: Final = 3  # of an Epic at most
NAMES: Final = ("self", "rival_1", "rival_2", "rival_3")


def observe(g: Hybris, sorts: Sorts, seat: int, pen: Pen) -> None:
    """The table, what is going on, then everybody, the observer first, and what modules lay beside it."""
    observe_moment(g, sorts, seat, pen)
    observe_boards(g, sorts, pen)
    observe_decks(g, sorts, seat, pen)
    observe_combat(g, sorts, seat, pen)
    seats = len(g.drafted)
    for place in range(seats):
        pen.under(NAMES[place])
        sitting = (seat + place) % seats
        observe_player(g, sorts, g.players[sitting] if g.players else unseated(sitting), seat, pen)
    for part in g.parts.values():
        part.observe(g, sorts.more, seat, pen)


def unseated(seat: int) -> Player:
    """Somebody before the Olympians are chosen, who has nothing yet."""
    return Player(seat, NONE)


def observe_moment(g: Hybris, sorts: Sorts, seat: int, pen: Pen) -> None:
    """Age, step and turn; who has drafted whom; what a Scenario adds."""
    pen.number("age", g.age, AGES)
    pen.one_of("step", sorts.steps, sorts.step_of.get(g.step, NONE))
    pen.seat("active", g.active if g.order else NONE)
    for place in range(pen.seats):
        pen.within("seat", place)
        pen.one_of("drafted", sorts.olympians, g.drafted[(seat + place) % pen.seats])
    pen.within("", 0)
    pen.number("well", g.well, 30)
    pen.flag("open_planning", g.open_planning)
    turn = g.turn
    pen.under("turn")
    pen.seat("seat", turn.seat)
    there = turn.seat != NONE
    pen.one_of("figure", sorts.figures, turn.character if there else NONE)
    pen.one_of("location", sorts.locations, turn.location if there else NONE)
    pen.one_of("slot", sorts.slots, turn.slot if there else NONE)
    pen.one_of("city", sorts.cities, turn.city if there else NONE)
    pen.one_of("action", sorts.actions, turn.action if there else NONE)
    pen.one_of("technology", sorts.technologies, turn.tile if there else NONE)
    pen.under("scenario")
    manifest = g.book.manifest
    pen.seat("token", g.tokens[manifest.token] if manifest.token != NONE else NONE)
    pen.number("counter", g.counters[manifest.counter] if manifest.counter != NONE else 0, 20)
    shown = min(shown_disciplines(g), len(g.disciplines))
    pen.each("disciplines", sorts.disciplines, g.disciplines[:shown])


def observe_boards(g: Hybris, sorts: Sorts, pen: Pen) -> None:
    """Pillars, slots that are closed, Technologies wherever they lie."""
    pen.under("pillars")
    for pillar in range(len(g.box.pillars)):
        pen.within("pillar", pillar + 1)
        observe_pillar(g, pillar, pen)
    pen.under("")
    pen.mask("barred", sorts.slots, g.barred)
    observe_track("spaces", g.spaces, len(g.box.spaces), sorts, pen)
    observe_track("workshop", g.workshop, len(g.box.workshop_discounts), sorts, pen)
    observe_track("factory", g.factory, g.box.factory_spaces, sorts, pen)
    pen.under("")
    pen.each("piles", sorts.technologies, [tile for pile in g.piles for tile in pile])
    pen.each("gone", sorts.technologies, g.gone)


def observe_pillar(g: Hybris, pillar: int, pen: Pen) -> None:
    """Who holds it, which halves can be seen, and the Prayer on it."""
    holder: Player | None = None
    for p in g.players:
        if pillar in p.pillars:
            holder = p
    pen.seat("seat", NONE if holder is None else holder.seat)
    pen.flag("resolved", holder is not None and (holder.pillar_resolved or bool(holder.turned >> pillar & 1)))
    pen.flag("upper", holder is None or pillar in holder.uppers)
    pen.flag("lower", holder is None or pillar in holder.lowers)
    pen.flag("prayer", bool(g.pillar_prayers >> pillar & 1))


def observe_track(name: str, track: Track, size: int, sorts: Sorts, pen: Pen) -> None:
    """The tile on each space and its owner."""
    pen.under(name)
    for space in range(size):
        pen.within("space", space + 1)
        there = space < len(track.tiles)
        pen.one_of("technology", sorts.technologies, track.tiles[space] if there else NONE)
        pen.seat("seat", track.owners[space] if there else NONE)


def observe_decks(g: Hybris, sorts: Sorts, seat: int, pen: Pen) -> None:
    """Quests, Premonitions, the Coliseum and the Oracle."""
    pen.under("quests")
    for zone in range(g.box.quest_zones):
        pen.within("zone", zone + 1)
        there = zone < len(g.quests)
        pen.one_of("quest", sorts.quests, g.quests[zone] if there else NONE)
        sung = g.songs[zone] if zone < len(g.songs) else []
        for song in range(SONGS):
            pen.seat("song", sung[song] if song < len(sung) else NONE)
    pen.under("")
    face = g.box.card_face
    pen.number("quest_deck", len(g.quest_deck), 33)
    pen.each("quests_gone", sorts.quests, g.quests_gone)
    pen.number("premonition_deck", len(g.premonition_deck), 42)
    pen.each("premonition_discard", sorts.premonitions, g.premonition_discard)
    pen.each("completing", sorts.premonitions, g.completing)
    pen.number("coliseum_deck", len(g.coliseum_deck), 40)
    pen.each("coliseum_discard", sorts.faces, [face[card] for card in g.coliseum_discard])
    pen.each("coliseum_heroes", sorts.heroes, g.coliseum_heroes)
    pen.each("omens", sorts.faces, [face[card] for card in g.omens.tiles])
    pen.each("played", sorts.faces, [face[card] for card in played_cards(g, NONE)] if g.decided else [])
    pen.under("oracle")
    for letter in range(3):
        pen.within("letter", letter + 1)
        there = letter < len(g.primordials) and g.primordials[letter] != NONE
        known = there and knows_primordial(g, letter, seat)
        hidden = sorts.primordials.size if there else NONE
        pen.one_of("primordial", sorts.primordials_seen, g.primordials[letter] if known else hidden)
        pen.some_seats("seen_by", g.primordials_seen[letter] if there else 0)
    pen.under("")
    pen.each("underworld", sorts.primordials, g.underworld)
    pen.one_of("underworld_top", sorts.primordials, g.underworld[-1] if g.underworld else NONE)
