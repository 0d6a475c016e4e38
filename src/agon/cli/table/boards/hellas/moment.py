"""When it is and what is going on: the turn, a battle, a hunt, cards that go round."""

from rich.text import Text

from agon.cli.table.boards.hellas.pen import Pen
from agon.cli.table.boards.sheet import Row, Section
from agon.games.hellas.view.shapes import BattleView, HuntView, SideView
from agon.kernel.words import Name, say


def moment_rows(pen: Pen) -> list[Row]:
    """Round and turn, decks and temples; the countdown."""
    table = pen.table
    when = [pen.say(say("hellas-board-round", round=table["round"]))]
    if table["over"]:
        when.append(pen.say(say("hellas-board-over"), "points"))
    else:
        when.append(pen.say(say("hellas-board-turn")) + pen.player(table["active"]))
        if table["acted"]:
            when.append(pen.say(say("hellas-board-acted"), "quiet"))
    if table["countdown"] is not None:
        countdown = table["countdown"]
        message = say("hellas-board-countdown", god=Name(countdown["god"]), left=countdown["left"])
        when.append(pen.say(message, "points") + Text(" ") + pen.player(countdown["seat"]))
    temples = table["temples"]
    decks = [
        pen.say(say(f"hellas-board-deck-{deck}", cards=cards), "quiet")
        for deck, cards in table["decks"].items()
        if cards
    ]
    built = [pen.say(say("hellas-board-temples", left=temples["left"]))]
    if temples["card"] is not None:
        built.append(pen.name(temples["card"], "quiet"))
    return [
        Row(pen.label("round"), when),
        Row(pen.label("temples"), built),
        Row(pen.label("decks"), decks or [pen.nothing()]),
    ]


# ---------------------------------------------------------------- battles


def battle_section(pen: Pen, battle: BattleView) -> Section:
    """Both sides: hoplites, cards, strength, casualties."""
    heading = pen.reader.say(say("hellas-board-battle", region=Name(battle["region"])))
    return Section(
        heading, [side_row(pen, battle["attacker"], "attacker"), side_row(pen, battle["defender"], "defender")]
    )


def side_row(pen: Pen, side: SideView, role: str) -> Row:
    facts = [pen.say(say("hellas-board-role", role=role), "quiet")]
    facts.append(pen.say(say("hellas-board-strength", number=side["strength"]), "points"))
    facts.append(pen.say(say("hellas-board-army", number=side["hoplites"])))
    facts += [pen.name(card["card"]) + Text(f" {card['value']}", style="points") for card in side["cards"]]
    if side["bonus"]:
        facts.append(pen.say(say("hellas-board-bonus", number=side["bonus"])))
    if side["casualties"]:
        facts.append(pen.say(say("hellas-board-casualties", number=side["casualties"]), "loss"))
    if side["passed"]:
        facts.append(pen.say(say("hellas-board-passed"), "quiet"))
    return Row(pen.holder(side["commander"]), facts)


# ---------------------------------------------------------------- hunts


def hunt_section(pen: Pen, hunt: HuntView) -> Section:
    """The monster's symbols, what was dealt, and the attack that must be answered."""
    heading = pen.reader.say(
        say(
            "hellas-board-hunt",
            monster=Name(hunt["monster"]),
            region=Name(hunt["region"]),
            owner=pen.owner(hunt["seat"]),
        )
    )
    monster = next(other for other in pen.table["monsters"] if other["monster"] == hunt["monster"])
    left = [symbol_fact(pen, wound["symbol"], wound["mark"]) for wound in monster["wounds"] if not wound["covered"]]
    rows = [
        Row(pen.label("uncovered"), left or [pen.nothing()]),
        Row(pen.label("dealt"), [pen.name(symbol) for symbol in hunt["dealt"]] or [pen.nothing()]),
    ]
    if hunt["drawn_cards"]:
        rows.append(Row(pen.label("drawn"), [pen.name(card) for card in hunt["drawn_cards"]]))
    if hunt["attack"] is not None:
        message = say("hellas-board-attack", needed=hunt["value"], total=hunt["total"])
        cards = [pen.name(card) for card in hunt["defence"]]
        rows.append(Row(pen.label("attack"), [pen.name(hunt["attack"], "loss"), pen.say(message), *cards]))
    return Section(heading, rows)


def symbol_fact(pen: Pen, symbol: str, mark: str | None) -> Text:
    return pen.say(say("hellas-wound-symbol", symbol=Name(symbol), mark=mark or "none"))
