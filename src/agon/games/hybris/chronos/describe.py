"""Options against Chronos: Concepts and their cards, the three evils, contests bought off, what Chronos stores."""

from typing import Final

from agon.cards.voice import chain
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cardtext import CLAUSES, amounts_clause
from agon.games.hybris.chronos import questions as x
from agon.games.hybris.chronos.avatars import cities_for, is_sent, lowest_on_board
from agon.games.hybris.chronos.house import BOONS, PROFIT_ON_PASSING
from agon.games.hybris.chronos.table import chronos_table, fighter_thing, keeper_thing, kit_of, plays
from agon.games.hybris.describe import turn
from agon.games.hybris.describe.keys import card_key
from agon.games.hybris.describe.previews import slot_place, standing_arg
from agon.games.hybris.names import NOTHING, city_thing, name_of, pillar_thing, slot_thing, thing_of
from agon.games.hybris.refusals import slot_meant
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.world_questions import HERO_AGAIN
from agon.games.hybris.scenes import FOR_AVATAR, Combat
from agon.games.hybris.schema.words import RESOURCES
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Message, Name, Several, say


def concept_thing(g: Hybris, number: int) -> str:
    return "concept/" + kit_of(g.box).concepts[number].id


def card_thing(g: Hybris, number: int) -> str:
    return "concept_card/" + kit_of(g.box).cards[number].id


def avatar_thing(g: Hybris, number: int) -> str:
    return "avatar/" + kit_of(g.box).avatars[number].id


def concept(g: Hybris, ask: Ask, number: int) -> Option:
    """A Concept, with its chains or its Intensity."""
    table, thing = chronos_table(g), concept_thing(g, number)
    chained = bool(kit_of(g.box).concepts[number].links)
    message = say(
        "hybris-option-concept",
        concept=Name(thing),
        chains=table.chains[number] if chained else NONE,
        intensity=table.intensity[number],
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def focus(g: Hybris, ask: Ask, number: int) -> Option:
    """A Concept to be present on, with the Boon that the other one may give then."""
    described = concept(g, ask, number)
    others = [other for other in chronos_table(g).chosen[ask.seat] if other != number] if plays(g, BOONS) else []
    boons = [
        say("hybris-part-boon", concept=Name(concept_thing(g, other)), effects=boon_of(g, other)) for other in others
    ]
    message = say("hybris-option-focus", concept=described.message, boons=Several(tuple(boons)))
    return described._replace(message=message)


def boon_of(g: Hybris, number: int) -> Message:
    return CLAUSES.effects(g.box, kit_of(g.box).concepts[number].boon)


def concept_card(g: Hybris, ask: Ask, number: int) -> Option:
    """A card that lies face up, with its main effect."""
    thing = card_thing(g, number)
    message = say("hybris-option-concept-card", card=Name(thing), effects=main_of(g, number))
    return Option(thing, message, (thing,), ask.kind.rules)


def main_of(g: Hybris, card: int) -> Message:
    return CLAUSES.effects(g.box, kit_of(g.box).cards[card].main)


EVILS: Final = ("main", "resource", "avatar")


def evil(g: Hybris, ask: Ask, number: int) -> Option:
    """What happens on Chronos's turn."""
    which, where = x.evil_of(number), x.concept_of_evil(number)
    table, found = chronos_table(g), kit_of(g.box).concepts[where]
    things: tuple[str, ...]
    rules: tuple[str, ...]
    if which == x.MAIN_EFFECT:
        things = (card_thing(g, table.shown[where]),)
        message = say("hybris-option-evil-main", card=Name(things[0]), effects=main_of(g, table.shown[where]))
        rules = ("CHR-CTURN-09",)
    elif which == x.RESOURCE:
        things = (concept_thing(g, where),)
        message = say("hybris-option-evil-resource", amounts=amounts_clause(found.resource))
        rules = ("CHR-CTURN-10",)
    else:
        things = (avatar_thing(g, found.avatar),)
        message = say("hybris-option-evil-avatar", avatar=Name(things[0]), city=goes_to(g, found.avatar))
        rules = ("CHR-CTURN-11", "CHR-MOVE-11")
    return Option("evil/" + EVILS[which], message, things, rules)


def goes_to(g: Hybris, avatar: int) -> Arg:
    """The City where an Avatar would go; nothing where the player says so, or where there is none."""
    cities = cities_for(g, avatar)
    if not cities or is_sent(g):
        return NOTHING
    return Name(city_thing(g.box, cities[0]))


def avatar_city(g: Hybris, ask: Ask, number: int) -> Option:
    """A City to which an Avatar may go, with who would have to face it."""
    thing = city_thing(g.box, number)
    standing = standing_arg(g, g.box.cities[number].slot)
    return Option(
        thing, say("hybris-option-avatar-city", city=Name(thing), standing=standing), (thing,), ask.kind.rules
    )


def cancel(g: Hybris, ask: Ask, number: int) -> Option:
    """A contest that nothing need be discarded for."""
    return Option("cancel", say("hybris-option-cancel"), (avatar_thing(g, number),), ask.kind.rules)


def stored_piece(g: Hybris, ask: Ask, number: int) -> Option:
    message = say("hybris-option-stored-piece", amount=amounts_clause([(number, 1)]))
    return Option("piece/" + RESOURCES[number], message, (), ask.kind.rules)


def deck(g: Hybris, ask: Ask, number: int) -> Option:
    thing = concept_thing(g, number)
    message = say("hybris-option-deck", concept=Name(thing), cards=len(chronos_table(g).decks[number]))
    return Option("deck/" + kit_of(g.box).concepts[number].id, message, (thing,), ask.kind.rules)


def ransom(g: Hybris, ask: Ask, number: int) -> Option:
    """A forbidden slot, for a token."""
    message = say("hybris-option-ransom", place=slot_place(g, number))
    return Option("ransom/" + g.box.slots[number].id, message, (slot_thing(g.box, number),), ask.kind.rules)


def forbidden_slot(g: Hybris, ask: Ask, number: int) -> Option:
    """A slot to be forbidden, or to be opened again for a price."""
    thing = slot_thing(g.box, number)
    if ask.kind.id == x.SEAL_SLOT.id:
        return Option(thing, say("hybris-option-seal", place=slot_place(g, number)), (thing,), ask.kind.rules)
    price = amounts_clause(kit_of(g.box).unseal_price)
    message = say("hybris-option-unseal", place=slot_place(g, number), amounts=price)
    return Option(thing, message, (thing,), ask.kind.rules)


def discarded_card(g: Hybris, ask: Ask, number: int) -> Option:
    """A card discarded to cancel a contest."""
    face = g.box.card(number)
    message = say("hybris-option-cancel-card", card=Name(face.thing), strength=face.strength)
    return Option(card_key(g, number), message, (face.thing,), ask.kind.rules)


def stand_in(g: Hybris, ask: Ask, number: int) -> Option:
    """A Hero who has acted and takes the deployer's place."""
    p = g.players[ask.seat]
    thing = thing_of(g.box, p, number)
    message = say("hybris-option-stand-in", figure=name_of(g.box, p, number))
    return Option("again/" + thing, message, (thing,), ask.kind.rules)


def pillar(g: Hybris, ask: Ask, number: int) -> Option:
    """A Pillar to choose: against Chronos with its Concept, in place of a lower half that serves nobody else."""
    described = turn.pillar(g, ask, number)
    message = say(
        "hybris-option-pillar-concept",
        pillar=Name(described.things[0]),
        concept=Name(concept_thing(g, number)),
        number=g.box.pillars[number].number,
        upper=CLAUSES.effects(g.box, g.box.pillars[number].upper),
    )
    return described._replace(message=message)


def resolve_pillar(g: Hybris, ask: Ask, number: int) -> Option:
    """One of the player's Pillars: against Chronos with what he gains by it."""
    described = turn.resolve_pillar(g, ask, number)
    if focus_of(g, ask.seat) == NONE:
        return described
    p = g.players[ask.seat]
    pillar = p.pillars[number]
    message = say(
        "hybris-option-resolve-concept",
        pillar=Name(pillar_thing(g.box, pillar)),
        upper=turn.effects_or_none(g, g.box.pillars[pillar].upper if pillar in p.uppers else []),
        profit=profit(g, ask.seat) if pillar in p.lowers else NOTHING,
    )
    return described._replace(message=message)


def pass_turn(g: Hybris, ask: Ask, number: int) -> Option:
    """Passing: against Chronos with what an unresolved Pillar may bring him, and with the card of the player's
    Concept.
    """
    described = turn.pass_turn(g, ask, number)
    if focus_of(g, ask.seat) == NONE:
        return described
    card = chronos_table(g).shown[focus_of(g, ask.seat)]
    profits = plays(g, PROFIT_ON_PASSING) and not g.players[ask.seat].pillar_resolved
    message = say(
        "hybris-option-pass-chronos",
        passing=described.message,
        profit=profit(g, ask.seat) if profits else NOTHING,
        card=NOTHING if card == NONE else Name(card_thing(g, card)),
        effects=NOTHING if card == NONE else main_of(g, card),
    )
    return described._replace(message=message, rules=("CHR-PASS-01", "CHR-PILLAR-05", *described.rules))


def focus_of(g: Hybris, seat: int) -> int:
    """The Concept where a player is present; NONE before one is."""
    return chronos_table(g).focus[seat]


def profit(g: Hybris, seat: int) -> Arg:
    """What Chronos has of a player's Pillar once it is resolved."""
    concept = kit_of(g.box).concepts[focus_of(g, seat)]
    name = Name("concept/" + concept.id)
    if concept.links:
        return say("hybris-part-profit", concept=name, amounts=amounts_clause(concept.resource))
    tile = chronos_table(g).tiles[concept.index]
    change = 0 if tile == NONE else kit_of(g.box).tiles[tile].modifier
    return say("hybris-part-profit-intensity", concept=name, number=change) if change else NOTHING


# ---------------------------------------------------------------- questions


def ask_focus(g: Hybris, ask: Ask) -> Message:
    """And whether the other Concept gives anything."""
    return say(ask.kind.id, boons="yes" if plays(g, BOONS) else "no")


def ask_evil(g: Hybris, ask: Ask) -> Message:
    """Of which Concept, and what it asks for."""
    where = x.concept_of_evil(number_of(ask.options[0]))
    found = kit_of(g.box).concepts[where]
    wanted = found.asks(chronos_table(g).open_links(kit_of(g.box), where), len(g.players))
    asks = chain("cards-join-and", [say("hybris-asks-" + what, number=amount) for what, amount in wanted.items()])
    return say(ask.kind.id, concept=Name(concept_thing(g, where)), asks=asks)


def ask_cancel(g: Hybris, ask: Ask) -> Message:
    """By which Avatar, and how much Strength is still missing."""
    return say(ask.kind.id, avatar=contester(g), missing=chronos_table(g).missing)


def contester(g: Hybris) -> Name:
    """The Avatar that is about to contest, still on the board."""
    return Name(avatar_thing(g, lowest_on_board(g)))


def ask_stand_in(g: Hybris, ask: Ask) -> Message:
    return say(ask.kind.id, avatar=contester(g))


def foe(g: Hybris, combat: Combat) -> Arg:
    """The Avatar that fights."""
    return Name(fighter_thing(g))


def avatar_of_evil(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    concept = kit_of(g.box).concepts[x.concept_of_evil(number_of(option))]
    return {"avatar": Name(avatar_thing(g, concept.avatar))}


def avatar_there(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"avatar": Name(keeper_thing(g, slot_meant(g, option)))}


def speech() -> HybrisSpeech:
    said = HybrisSpeech()
    said.options = {
        x.CONCEPT: concept,
        x.CONCEPT_CARD: concept_card,
        x.EVIL: evil,
        x.CANCEL: cancel,
        x.STORED_PIECE: stored_piece,
        x.DECK: deck,
        x.RANSOM: ransom,
        q.RESOLVE_PILLAR: resolve_pillar,
        q.PASS: pass_turn,
    }
    said.in_question = {
        (x.FOCUS.id, x.CONCEPT): focus,
        (x.AVATAR_CITY.id, q.CITY): avatar_city,
        (x.SEAL_SLOT.id, q.SLOT): forbidden_slot,
        (x.UNSEAL.id, q.SLOT): forbidden_slot,
        (x.CANCEL_CONTEST.id, q.CARD): discarded_card,
        (x.STAND_IN.id, HERO_AGAIN): stand_in,
        (q.CHOOSE_PILLAR.id, q.PILLAR): pillar,
    }
    said.questions = {
        x.FOCUS.id: ask_focus,
        x.CHOOSE_EVIL.id: ask_evil,
        x.CANCEL_CONTEST.id: ask_cancel,
        x.STAND_IN.id: ask_stand_in,
    }
    said.stops = {
        x.EXCHANGE.id: ("decline", "hybris-option-no-exchange"),
        x.SET_OFF.id: ("decline", "hybris-option-not-now"),
        x.UNSEAL.id: ("decline", "hybris-option-leave-forbidden"),
        x.CANCEL_CONTEST.id: ("decline", "hybris-option-let-it-come"),
        x.STAND_IN.id: ("decline", "hybris-option-no-stand-in"),
    }
    said.foes = {FOR_AVATAR: foe}
    said.reasons = {
        "hybris-why-avatar-away": avatar_of_evil,
        "hybris-why-avatar-nowhere": avatar_of_evil,
        "hybris-why-avatar-there": avatar_there,
    }
    return said
