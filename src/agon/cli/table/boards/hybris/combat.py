"""A Combat: both zones, what they count for, Determination used and left, Combos, and what binds a side."""

from rich.text import Text

from agon.cli.table.boards.hybris.cards import card_of
from agon.cli.table.boards.hybris.module_board import Enemy
from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.hybris.printed import paragraph
from agon.cli.table.boards.sheet import Row, Section
from agon.games.hybris.box.numbers import ANY, NONE
from agon.games.hybris.cardtext import amounts_clause, clash_condition_clause
from agon.games.hybris.cardtext.words import written
from agon.games.hybris.names import HIDDEN
from agon.games.hybris.schema.words import RESOURCES
from agon.games.hybris.view.shapes import CombatView, SideView
from agon.kernel.words import Message, Name, say


def combat_section(pen: Pen, combat: CombatView) -> Section:
    """What is fought for, then the Attacker and the Defender, two lines each."""
    city = "" if combat["city"] is None else combat["city"]
    heading = pen.reader.say(say(f"hybris-board-combat-{combat['purpose']}", city=Name(city)))
    rows: list[Row] = []
    for role in ("attacker", "defender"):
        side = combat["attacker"] if role == "attacker" else combat["defender"]
        rows.append(Row(side_label(pen, combat, side), zone_facts(pen, side)))
        rows.append(Row(pen.say(say(f"hybris-board-side-{role}"), "quiet"), count_facts(pen, side)))
    conditions = [pen.say(line) for line in conditions_of(pen, combat["quest"])]
    return Section(heading, [*rows, Row(pen.label("conditions"), conditions)] if conditions else rows)


def conditions_of(pen: Pen, thing: str | None) -> list[Message]:
    """What a Clash asks for besides winning."""
    for quest in pen.box.quests:
        if "quest/" + quest.id == thing:
            return [clash_condition_clause(pen.box, condition) for condition in quest.conditions]
    return []


def side_label(pen: Pen, combat: CombatView, side: SideView) -> Text:
    """Who fights on a side."""
    if side["figure"] is not None:
        return pen.figure(side["figure"])
    enemy = enemy_of(pen, combat)
    return pen.say(say("hybris-the-primordial"), "name") if enemy is None else pen.name(enemy.thing, "name")


def enemy_of(pen: Pen, combat: CombatView) -> Enemy | None:
    """The enemy that the game fights with, if it has a name of its own."""
    printed = combat["quest"] or combat["hero"]
    if printed:
        return Enemy(printed, paragraph(pen, printed))
    return next((enemy for module in pen.modules if (enemy := module.enemy(pen, combat)) is not None), None)


def zone_facts(pen: Pen, side: SideView) -> list[Text]:
    """The cards of a side, what each counts for, and the one that is not revealed."""
    facts: list[Text] = []
    for place, played in enumerate(side["cards"]):
        fact = pen.name(played["card"]) + Text(f" {played['strength']}", style="points")
        bonus = combo_between(pen, side, place)
        facts.append(fact + pen.say(say("hybris-board-combo-bonus", bonus=bonus), "points") if bonus else fact)
    if side["placed"] == HIDDEN:
        facts.append(pen.say(say("hybris-board-card-hidden"), "quiet"))
    elif side["placed"] is not None:
        facts.append(pen.say(say("hybris-board-card-placed", card=Name(side["placed"])), "act"))
    return facts or [pen.say(say("hybris-board-no-card"), "quiet")]


def combo_between(pen: Pen, side: SideView, place: int) -> int:
    """What a card adds by completing the image that the card before it begins; the game makes no Combos."""
    if place == 0 or side["seat"] is None or not side["combos"]:
        return 0
    before, card = (card_of(pen, side["cards"][number]["card"]) for number in (place - 1, place))
    return card.bonus if before.right != NONE and card.left in (before.right, ANY) else 0


def count_facts(pen: Pen, side: SideView) -> list[Text]:
    """The total and what it is made of, Determination, and whether the side goes on."""
    cards = sum(card["strength"] for card in side["cards"])
    effects = side["total"] - cards - side["combos"]
    facts = [pen.say(say("hybris-board-total", total=written(side["total"])), "name")]
    rest = "effects" if side["seat"] is not None else "enemy"
    for source, strength in (("cards", cards), ("combos", side["combos"]), (rest, effects)):
        if strength:
            facts.append(pen.say(say(f"hybris-board-total-{source}", strength=strength), "quiet"))
    track = side["determination"]
    if track is not None:
        left = track["limit"] - track["spent"]
        facts.append(pen.say(say("hybris-board-determination", spent=track["spent"], limit=track["limit"], left=left)))
    if side["stopped"] and side["seat"] is not None:
        facts.append(pen.say(say("hybris-board-stopped"), "loss"))
    elif side["marker"] is not None:
        facts.append(pen.say(say(f"hybris-board-marker-{side['marker']}"), "name"))
    return facts + binding_facts(pen, side)


def binding_facts(pen: Pen, side: SideView) -> list[Text]:
    """What cards have imposed on a side, or granted it."""
    bound = {
        "no-retreat": side["no_retreat"],
        "must-show": side["must_show"],
        "must-press-on": side["must_press_on"],
        "spared": side["spared"],
        "no-combo": side["no_combo"],
        "mute": side["mute"],
    }
    facts = [pen.say(say(f"hybris-board-bound-{word}"), "loss") for word, holds in bound.items() if holds]
    if side["cap"] is not None:
        facts.append(pen.say(say("hybris-board-bound-cap", cap=side["cap"]), "loss"))
    if side["blunt"] is not None:
        facts.append(pen.say(say("hybris-board-bound-blunt", type=say("hybris-card-type-" + side["blunt"])), "loss"))
    if side["toll"]:
        toll = amounts_clause([(RESOURCES.index(resource), number) for resource, number in side["toll"].items()])
        facts.append(pen.say(say("hybris-board-bound-toll", amounts=toll), "loss"))
    for card in side["kept"]:
        facts.append(pen.say(say("hybris-board-bound-kept", card=Name(card)), "quiet"))
    return facts
