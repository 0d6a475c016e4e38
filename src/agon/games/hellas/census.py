"""Every card, figure and token of a match, wherever it is: each must be found exactly once."""

from agon.games.hellas.box.numbers import NEUTRAL_ARTIFACT, NONE
from agon.games.hellas.rules.armies import supply
from agon.games.hellas.rules.control import tokens_left
from agon.games.hellas.rules.heroes import priest_supply
from agon.games.hellas.rules.setup import quest_of
from agon.games.hellas.scenes import COLOUR_COUNT
from agon.games.hellas.schema.words import COLOURS
from agon.games.hellas.state import Hellas


class Census:
    """Counts things as they are found."""

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def count(self, thing: str) -> None:
        self.found[thing] = self.found.get(thing, 0) + 1


def census(g: Hellas) -> dict[str, int]:
    """How often each thing is found on the table."""
    counted = Census()
    count_combat(g, counted)
    count_attacks(g, counted)
    count_events(g, counted)
    count_blessings(g, counted)
    count_artifacts(g, counted)
    count_figures(g, counted)
    count_tokens(g, counted)
    for part in g.parts.values():
        for thing in part.things():
            counted.count(thing)
    return counted.found


# ---------------------------------------------------------------- cards


def looked_at(g: Hellas, kind: str) -> list[int]:
    return g.looked.cards if g.looked is not None and g.looked.kind == kind else []


def count_combat(g: Hellas, counted: Census) -> None:
    """Decks, hands, a battle, a defence, and what somebody looks at."""
    cards = g.combat_deck + g.combat_discard + looked_at(g, "combat_card")
    for p in g.players:
        cards += p.hand
    if g.battle is not None:
        cards += g.battle.attacker.cards + g.battle.defender.cards
    if g.hunt is not None:
        cards += g.hunt.defence
    for card in cards:
        counted.count("card/" + g.box.combat_ids[card])


def count_attacks(g: Hellas, counted: Census) -> None:
    cards = g.attack_deck + g.attack_discard
    if g.hunt is not None:
        cards += [*g.hunt.drawn, g.hunt.attack]
    for card in cards:
        if card != NONE:
            counted.count("attack/" + g.box.attack_ids[card])


def count_events(g: Hellas, counted: Census) -> None:
    """Monster cards in the decks or with their monster; quests there, in a slot, kept, or done."""
    cards = g.event_deck + g.event_discard
    for beast in g.beasts:
        cards += beast.evolutions
    quests = g.quests + g.quests_gone
    for p in g.players:
        quests += p.kept
    for card in cards:
        if quest_of(g, card) == NONE:
            counted.count("event/" + g.box.monster_cards[card].id)
        else:
            quests.append(quest_of(g, card))
    for quest in quests:
        if quest != NONE:
            counted.count("quest/" + g.box.quests[quest].id)


def count_blessings(g: Hellas, counted: Census) -> None:
    cards = g.blessing_deck + g.blessing_discard + looked_at(g, "blessing")
    for p in g.players:
        cards += p.blessings
    if g.draft is not None:
        cards += g.draft.cards
    for card in cards:
        counted.count("blessing/" + g.box.blessings[card].id)


def count_artifacts(g: Hellas, counted: Census) -> None:
    """Neutral ones are in the deck or with somebody; those of gods and monsters wait for an owner elsewhere."""
    held = [artifact for p in g.players for artifact in p.artifacts]
    artifacts = g.artifact_deck + looked_at(g, "neutral_artifact") + held
    for artifact in g.box.artifacts:
        if artifact.kind != NEUTRAL_ARTIFACT and artifact.index not in held:
            artifacts.append(artifact.index)
    for number in artifacts:
        counted.count("artifact/" + g.box.artifacts[number].id)


# ---------------------------------------------------------------- figures and tokens


def count_figures(g: Hellas, counted: Census) -> None:
    """Heroes on the map, on a quest or still to be taken; monsters on the map, beside it, or with their slayer."""
    heroes = [p.hero for p in g.players if p.hero != NONE]
    for hero in [*heroes, *(hero.index for hero in g.box.heroes if hero.index not in heroes)]:
        counted.count("hero/" + g.box.heroes[hero].id)
    for p in g.players:
        for _ in range(max(1, int(p.region != NONE) + int(p.quest != NONE))):
            counted.count(f"seat/{p.seat}/hero")
    for monster, beast in enumerate(g.beasts):
        slain = sum(p.trophies.count(monster) for p in g.players)
        for _ in range(slain + int(beast.region != NONE) + int(beast.region == NONE and not beast.slain)):
            counted.count("monster/" + g.box.monsters[monster].id)


def count_tokens(g: Hellas, counted: Census) -> None:
    """Hoplites, control tokens and priests of each colour, on the map and in the supply; glory tokens; temples."""
    for colour in range(COLOUR_COUNT):
        name = COLOURS[colour]
        hoplites = sum(g.hoplites[colour::COLOUR_COUNT]) + max(0, supply(g, colour))
        for number in range(hoplites):
            counted.count(f"hoplite/{name}/{number}")
        for number in range(g.control.count(colour) + max(0, tokens_left(g, colour))):
            counted.count(f"control/{name}/{number}")
    for p in g.players:
        praying = sum(monument.priests.count(p.colour) for monument in g.monuments)
        for number in range(p.pool + praying + max(0, priest_supply(g, p))):
            counted.count(f"seat/{p.seat}/priest/{number}")
    for land in range(len(g.glory)):
        counted.count("land/" + g.box.lands[land].id)
    for region, colour in enumerate(g.fortified):
        if colour != NONE and not g.hoplites[region * COLOUR_COUNT + colour]:
            counted.count(f"fortified without a hoplite/{g.box.regions[region].id}")
