"""Facts shown beside an option: the situation in a region, and what an arrival there would lead to."""

from agon.cards.voice import chain
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.cardtext import CLAUSES, attack_value_clause
from agon.games.hellas.names import commander_arg, monster_thing, quest_thing, region_thing, side_word, symbol_thing
from agon.games.hellas.rules.armies import army, commanders_in
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.hunt.wounds import monsters_in
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.words import Arg, Message, Name, Seat, say


def region_facts(g: Hellas, seat: int, region: int) -> Arg:
    """The facts about a region: its strength, who controls it, who and what is there; empty if nothing is."""
    found = g.box.regions[region]
    owner = controller(g, region)
    facts: list[Message] = []
    if owner == NONE:
        facts.append(say("hellas-fact-population", number=g.book.replaceable.population(g, g.players[seat], region)))
    elif owner == seat:
        facts.append(say("hellas-fact-yours"))
    else:
        facts.append(say("hellas-fact-controlled", commander=commander_arg(owner)))
    if found.city:
        facts.append(say("hellas-fact-sparta" if found.sparta else "hellas-fact-city"))
    facts += standing_facts(g, region)
    facts += [say("hellas-fact-thing", thing=Name(monster_thing(g.box, m))) for m in monsters_in(g, region)]
    facts += [say("hellas-fact-hero", owner=Seat(p.seat)) for p in g.players if p.region == region and p.seat != seat]
    quests = [quest for quest in g.quests if quest != NONE and g.box.quests[quest].region == region]
    facts += [say("hellas-fact-thing", thing=Name(quest_thing(g.box, quest))) for quest in quests]
    return chain("cards-join-comma", facts)


def standing_facts(g: Hellas, region: int) -> list[Message]:
    """Every army in a region."""
    return [
        say("hellas-fact-army", commander=commander_arg(commander), number=army(g, region, commander))
        for commander in commanders_in(g, region)
    ]


def arrival(g: Hellas, seat: int, region: int, coming: int) -> Message:
    """What would come of this many hoplites of a player in a region: a battle, control, or nothing yet."""
    enemies = [commander for commander in commanders_in(g, region) if commander != seat]
    owner = controller(g, region)
    if owner == PERSIANS and not enemies:
        enemies = [PERSIANS]
    here = army(g, region, seat) + coming
    needed = g.book.replaceable.population(g, g.players[seat], region)
    if enemies:
        what, rival = "battle", enemies[0]
    elif owner == seat:
        what, rival = "own", NONE
    elif owner != NONE:
        what, rival = "taken", owner
    else:
        what, rival = ("control" if here >= needed else "few"), NONE
    number = army(g, region, rival) if enemies else 0
    return say(
        "hellas-arrival",
        what=what,
        rival=commander_arg(rival),
        side=side_word(rival),
        number=number,
        here=here,
        needed=needed,
    )


# ---------------------------------------------------------------- cards


def card_facts(g: Hellas, card: int) -> Message:
    """The symbol, value, casualties and effect of a combat card."""
    face = g.box.combat_card(card)
    return say(
        "hellas-card-facts",
        symbol=Name(symbol_thing(g.box, face.symbol)),
        value=face.value,
        casualties=face.casualties,
        effects=CLAUSES.effects(g.box, face.effects) if face.effects else "",
    )


def attack_facts(g: Hellas, card: int) -> Message:
    """What a defence against an attack card has to reach, and what happens without one."""
    face = g.box.attack_card(card)
    return say(
        "hellas-attack-facts", value=attack_value_clause(g.box, face), effects=CLAUSES.effects(g.box, face.effects)
    )


def in_region(g: Hellas, region: int) -> Arg:
    return Name("" if region == NONE else region_thing(g.box, region))
