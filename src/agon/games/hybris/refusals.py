"""Why not? The reasons that the rules give, in words."""

from typing import Final

from agon.games.hybris.box.numbers import ALLY, NONE
from agon.games.hybris.cardtext import CLAUSES, amounts_clause
from agon.games.hybris.cardtext.words import item_name
from agon.games.hybris.describe import describe
from agon.games.hybris.describe.idle import idle_actions
from agon.games.hybris.describe.previews import printed_cost
from agon.games.hybris.names import city_thing, location_thing, name_of, technology_thing
from agon.games.hybris.player import Player
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.combat.cards import conditions_here, limit, own_side, spent
from agon.games.hybris.rules.combat.game_combat import asked
from agon.games.hybris.rules.movement import activation_cost, occupants
from agon.games.hybris.rules.olympus import conversions
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.upgrades import leftmost
from agon.games.hybris.speech import Telling
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Refusal, action_of
from agon.kernel.legality import Verdict
from agon.kernel.words import Arg, Message, Name, Seat, Several, say


def verdicts(g: Hybris, ask: Ask) -> list[Verdict]:
    """What the question can name, and what the rules say of each."""
    legality = g.book.legality.get(ask.kind)
    if legality is None:
        return []
    p = g.players[ask.seat] if g.players else Player(ask.seat, NONE)  # before the draft nobody has a board
    return legality.verdicts(g, p, ask)


def refusals(g: Hybris, ask: Ask) -> list[Refusal]:
    """All that is withheld, in the order in which things lie; cards alike are refused once."""
    named = Ask(ask.kind, ask.seat, ask.options.copy())  # with what is refused, so that copies are told apart
    found: dict[str, Refusal] = {}
    for option, reason in verdicts(g, ask):
        if reason is not None:
            named.options.append(option)
            described = describe(g, named, option)
            why = words(g, ask.seat, option, reason.id)
            found[described.key] = Refusal(described.key, described.message, why, described.things, reason.rules)
    return list(found.values())


def words(g: Hybris, seat: int, option: int, id: str) -> Message:
    """A reason in words, with what it speaks of."""
    arguments = g.book.speech.reasons.get(id)
    return say(id) if arguments is None else say(id, **arguments(g, seat, option))


# ---------------------------------------------------------------- who holds something


def drafter(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"owner": Seat(g.drafted.index(number_of(option)))}


def pillar_holder(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"owner": Seat(next(p.seat for p in g.players if number_of(option) in p.pillars))}


def ally_owner(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    owners = [p.seat for p in g.players for f in p.characters if f.kind == ALLY and f.hero == number_of(option)]
    return {"owner": Seat(owners[0])}


def designer(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"owner": Seat(g.workshop.owners[g.workshop.tiles.index(number_of(option))])}


# ---------------------------------------------------------------- where somebody stands


def own_aegis(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    p = g.players[seat]
    return {"have": p.aegis, "need": activation_cost(g, p, number_of(option))}


def token_leads(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    """Where to, and what stands in the way of each action there; less than that where a slot or its malus does."""
    character = number_of(option)
    location = g.box.location_tokens[g.players[seat].characters[character].token]
    grounds = tuple(idle_actions(g, g.players[seat], character, location))
    place = Name(location_thing(g.box, location))
    return {"location": place, "known": len(grounds), "reasons": Several(grounds)}


def slot_meant(g: Hybris, option: int) -> int:
    """The slot that an option is about: itself, or that of a City."""
    if action_of(option) == q.CITY:
        return g.box.cities[number_of(option)].slot
    read = g.book.speech.slots.get(action_of(option))
    return number_of(option) if read is None else read(number_of(option))


def ruin(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    """The City that is no more; for an action, the one where the character is."""
    city = g.turn.city if action_of(option) == q.ACTION else g.box.slots[slot_meant(g, option)].city
    return {"city": Name(city_thing(g.box, city))}


def own_figure(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    there = [number for owner, number in occupants(g, slot_meant(g, option)) if owner == seat]
    return {"figure": name_of(g.box, g.players[seat], there[0])}


def first_figure(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    owner, number = occupants(g, number_of(option))[0]
    return {"figure": name_of(g.box, g.players[owner], number), "owner": Seat(owner)}


def keeper(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"avatar": Name(g.book.keeper(g, slot_meant(g, option)))}


def space_tile(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"technology": Name(technology_thing(g.box, g.spaces.tiles[number_of(option)]))}


# ---------------------------------------------------------------- what it takes


def place_named(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"place": Name(g.box.place_thing(g.box.premonitions[number_of(option)].place))}


def conditions_named(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"conditions": CLAUSES.conditions(g.box, g.box.premonitions[number_of(option)].conditions)}


def price(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    if action_of(option) == q.ROW:
        return {"cost": amounts_clause(conversions(g)[number_of(option)].cost)}
    return {"cost": printed_cost(g, number_of(option))}


def row_limit(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"limit": conversions(g)[number_of(option)].limit}


def dearest(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"most": g.book.manifest.start_tile_cost}


def item_there(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"item": item_name(leftmost(g, g.players[seat], number_of(option)))}


def determination(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    side = own_side(g, seat)
    card = side.hidden if action_of(option) == c.PRESS_ON else number_of(option)
    return {"cost": g.box.card(card).determination, "left": limit(g, side) - spent(g, side)}


def weapons(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"number": asked(conditions_here(g), "weapons_at_most")}


def toll(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"toll": amounts_clause(own_side(g, seat).toll)}


REASONS: Final[dict[str, Telling]] = {
    "hybris-why-olympian-taken": drafter,
    "hybris-why-pillar-taken": pillar_holder,
    "hybris-why-ally": ally_owner,
    "hybris-why-not-yours": designer,
    "hybris-why-no-aegis": own_aegis,
    "hybris-why-no-action-at": token_leads,
    "hybris-why-city-destroyed": ruin,
    "hybris-why-slot-own": own_figure,
    "hybris-why-slot-taken": first_figure,
    "hybris-why-slot-prophet": first_figure,
    "hybris-why-slot-peace": first_figure,
    "hybris-why-prophet-avatar": keeper,
    "hybris-why-space-taken": space_tile,
    "hybris-why-premonition-place": place_named,
    "hybris-why-premonition-conditions": conditions_named,
    "hybris-why-dear": price,
    "hybris-why-limit": row_limit,
    "hybris-why-first-tile": dearest,
    "hybris-why-item-elsewhere": item_there,
    "hybris-why-determination": determination,
    "hybris-why-weapons": weapons,
    "hybris-why-toll": toll,
}
"""Of the reasons of the base game that speak of somebody or something, by their messages."""
