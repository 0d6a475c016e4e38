"""Conflict cards and Premonitions in hand, with all that is printed on them."""

from rich.text import Text

from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.sheet import Column, Grid, Row
from agon.games.hybris.box.numbers import ANY, NONE
from agon.games.hybris.box.things import ConflictCard, Premonition
from agon.games.hybris.cardtext import CLAUSES, card_type_name, elements_clause
from agon.kernel.words import Arg, Name, say


def card_of(pen: Pen, thing: str) -> ConflictCard:
    """The card of a thing such as `card/crush`."""
    return next(card for card in pen.box.faces if card.thing == thing)


def premonition_of(pen: Pen, thing: str) -> Premonition:
    return next(card for card in pen.box.premonitions if "premonition/" + card.id == thing)


def card_grid(pen: Pen, cards: list[str]) -> Grid:
    """Each card: type, Strength, Determination, Elements, Combo and effect."""
    columns: list[Column] = []
    for head in ("strength", "cost"):
        message = say(f"hybris-head-{head}")
        columns.append(Column(pen.reader.say(message), pen.reader.part(message, "short"), 0))
    columns.append(Column("", "", 1))
    return Grid(columns, [(pen.name(card, "name"), card_cells(pen, card_of(pen, card))) for card in cards])


def card_cells(pen: Pen, card: ConflictCard) -> list[Text]:
    facts = [pen.say(card_type_name(card.type), "quiet")]
    if card.element_mask:
        facts.append(pen.say(elements_clause(card.elements)))
    combo = combo_fact(pen, card)
    if combo is not None:
        facts.append(combo)
    if card.effects:
        facts.append(pen.say(CLAUSES.effects(pen.box, card.effects)))
    return [Text(str(card.strength), style="points"), Text(str(card.determination)), pen.series(facts)]


def combo_fact(pen: Pen, card: ConflictCard) -> Text | None:
    """The halves of images at the edges of a card."""
    left: Arg = "any" if card.left == ANY else "" if card.left == NONE else Name("symbol/" + pen.box.symbols[card.left])
    right: Arg = "" if card.right == NONE else Name("symbol/" + pen.box.symbols[card.right])
    if not left and not right:
        return None
    if left == "any":
        left = say("hybris-board-any-image")
    return pen.say(say("hybris-board-combo", left=left, right=right, bonus=card.bonus), "quiet")


def brief_cards(pen: Pen, cards: list[str]) -> Row:
    """The cards by name, with their numbers and Elements."""
    facts: list[Text] = []
    for thing in cards:
        card = card_of(pen, thing)
        elements: Arg = elements_clause(card.elements) if card.element_mask else ""
        numbers = say("hybris-board-card", strength=card.strength, cost=card.determination, elements=elements)
        facts.append(pen.name(thing, "name") + Text(pen.tie) + pen.say(numbers))
    return Row(Text(), facts)


def brief_premonitions(pen: Pen, premonitions: list[str]) -> Row:
    """The Premonitions by name, and where each leads."""
    facts: list[Text] = []
    for thing in premonitions:
        place = Name(pen.box.place_thing(premonition_of(pen, thing).place))
        facts.append(pen.name(thing, "name") + pen.say(say("hybris-board-premonition-place", place=place)))
    return Row(Text(), facts)


def premonition_rows(pen: Pen, premonitions: list[str]) -> list[Row]:
    """Each Premonition: where, what must have happened, and what it gives."""
    rows: list[Row] = []
    for thing in premonitions:
        card = premonition_of(pen, thing)
        fact = say(
            "hybris-board-premonition",
            place=Name(pen.box.place_thing(card.place)),
            conditions=CLAUSES.conditions(pen.box, card.conditions),
            reward=CLAUSES.effects(pen.box, card.reward),
        )
        rows.append(Row(Text(), [pen.name(thing, "name") + Text(". ") + pen.say(fact)]))
    return rows
