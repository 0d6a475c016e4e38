"""The seven Locations: slots and who stands there, and what lies beside the boards."""

from rich.text import Text

from agon.cards.phrases import Effect
from agon.cli.table.boards.hybris.pen import Pen
from agon.games.hybris.box.things import Slot
from agon.games.hybris.cardtext import CLAUSES, amounts_clause, elements_clause
from agon.games.hybris.cardtext.words import apart_from_generated
from agon.games.hybris.cardtext.world import slot_bonus
from agon.games.hybris.names import HIDDEN
from agon.games.hybris.schema.words import ELEMENTS
from agon.games.hybris.view.shapes import LocationView, QuestView, SlotView
from agon.kernel.words import Message, Name, say


def standing_facts(pen: Pen, index: int) -> list[Text]:
    """A board of the ring: who stands in its slots, else what a slot gives; then the artwork."""
    location = pen.table["locations"][index]
    return [*(slot_fact(pen, slot) for slot in location["slots"]), *artwork_facts(pen, index, location)]


def slot_fact(pen: Pen, slot: SlotView) -> Text:
    """Who stands on a slot, or what it gives as long as it does; a token."""
    figures = [pen.figure(figure) for figure in slot["figures"]]
    bonus = [pen.say(brief_bonus(pen, slot), "quiet")] if slot["open"] or not figures else []
    return pen.slot([*tokens_on(pen, slot["slot"]), *bonus, *figures])


def tokens_on(pen: Pen, slot: str) -> list[Text]:
    """What modules lay on a slot."""
    return [fact for module in pen.modules for fact in module.on_slot(pen, slot)]


def brief_bonus(pen: Pen, slot: SlotView) -> Message:
    """What a slot gives, without a verb where that is clear."""
    found = slot_of(pen, slot["slot"])
    return brief_effects(found.bonus) or slot_bonus(pen.box, found)


def slot_of(pen: Pen, thing: str) -> Slot:
    """The slot of a thing such as `slot/forge_1`."""
    return next(slot for slot in pen.box.slots if "slot/" + slot.id == thing)


def brief_effects(effects: list[Effect]) -> Message | None:
    """The amounts that a single effect gains or loses, or the action it is; None for anything else."""
    if len(effects) != 1:
        return None
    effect = effects[0]
    if effect.verb == "act":
        return say("hybris-action-" + effect.word)
    kept, generated = apart_from_generated(effect.amounts)
    return amounts_clause(kept) if effect.verb in ("gain", "lose") and not generated else None


def artwork_facts(pen: Pen, index: int, location: LocationView) -> list[Text]:
    """Who found no slot, and what that costs; nothing as long as there is one left."""
    if any(slot["open"] or not slot["figures"] for slot in location["slots"]) and not location["artwork"]:
        return []
    figures = [pen.figure(figure) for figure in location["artwork"]]
    malus = pen.box.locations[index].malus
    if not malus:  # nobody is turned away
        return figures
    lost = brief_effects(malus)
    cost = say("hybris-board-malus", effects=CLAUSES.effects(pen.box, malus) if lost is None else lost)
    return [Text(" ").join([pen.say(cost, "loss"), *figures])]


# ---------------------------------------------------------------- beside the boards


def quest_facts(pen: Pen) -> list[Text]:
    """The Quests, and who sang which of their Songs."""
    return [pen.nothing() if quest is None else quest_fact(pen, quest) for quest in pen.table["quests"]]


def quest_fact(pen: Pen, quest: QuestView) -> Text:
    found = next(other for other in pen.box.quests if "quest/" + other.id == quest["quest"])
    fact = pen.name(quest["quest"])
    if found.enemy is not None:
        clash = say("hybris-board-clash", base=found.enemy.base, cards=found.enemy.cards)
        return fact + pen.say(clash, "quiet")
    fact = fact + pen.say(say("hybris-board-songs", done=len(quest["songs"]), songs=len(found.songs)), "quiet")
    return fact + Text(" ") + pen.crowd(quest["songs"]) if quest["songs"] else fact


def oracle_facts(pen: Pen) -> list[Text]:
    return [*omen_facts(pen), *primordial_facts(pen)]


def omen_facts(pen: Pen) -> list[Text]:
    """The cards beside the Oracle, and the Elements still wanted."""
    facts: list[Text] = []
    missing = list(range(len(ELEMENTS)))
    for omen in pen.table["omens"]:
        card = next(card for card in pen.box.faces if "card/" + card.id == omen["card"])
        missing = [element for element in missing if not card.elements[element]]
        shown = pen.reader.say(elements_clause(card.elements))
        facts.append(pen.owned(omen["seat"], f"{pen.reader.name(omen['card'])} ({shown})"))
    wanted = elements_clause([1 if element in missing else 0 for element in range(len(ELEMENTS))])
    if not facts:
        return [pen.say(say("hybris-board-no-omen"), "quiet")]
    if missing:
        facts.append(pen.say(say("hybris-board-omens-missing", elements=wanted), "quiet"))
    return facts


def primordial_facts(pen: Pen) -> list[Text]:
    """Those that lie face down: who has looked, and the name for who has."""
    shown: list[Text] = []
    for primordial in pen.table["primordials"]:
        name = primordial["primordial"]
        if name is None:
            continue
        letter = pen.reader.say(say(f"hybris-letter-{primordial['letter']}"))
        fact = Text(letter + pen.tie) + (pen.hidden() if name == HIDDEN else pen.name(name, "name"))
        if primordial["seen_by"]:
            fact = fact + pen.say(say("hybris-board-seen-by"), "quiet") + pen.crowd(primordial["seen_by"])
        shown.append(fact)
    if not shown:
        return []
    return [pen.say(say("hybris-board-asleep"), "quiet") + Text(", ").join(shown)]


def coliseum_facts(pen: Pen) -> list[Text]:
    """Heroes still to be fought."""
    heroes = ", ".join(pen.reader.name(hero) for hero in pen.table["coliseum_heroes"])
    return [pen.say(say("hybris-board-to-fight", heroes=heroes))] if heroes else []


def underworld_facts(pen: Pen) -> list[Text]:
    """What Drain gives, and the pile below."""
    *below, top = pen.table["underworld"]
    aegis = next(card.aegis for card in pen.box.primordials if "primordial/" + card.id == top)
    first = pen.say(say("hybris-board-drain", name=Name(top), aegis=aegis))
    return [first, *(pen.name(primordial, "quiet") for primordial in reversed(below))]


def defeated_facts(pen: Pen) -> list[Text]:
    """Those who lie in the Underworld."""
    return [
        pen.figure(character["figure"])
        for player in pen.table["players"]
        for character in player["characters"]
        if character["place"] == "underworld"
    ]
