"""Parts of the table in full, each with the words of what lies there."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from agon.cli.table.boards.hellas.moment import battle_section, hunt_section, symbol_fact
from agon.cli.table.boards.hellas.pen import Pen
from agon.cli.table.boards.hellas.players import card_grid, player_grid, player_rows
from agon.cli.table.boards.hellas.view import player_at
from agon.cli.table.boards.hellas.world import map_sections, monster_fact, monument_row, quest_fact
from agon.cli.table.boards.sheet import Row, Section
from agon.games.hellas.cardtext import describe
from agon.games.hellas.names import HIDDEN
from agon.games.hellas.view.shapes import MonsterView, PlayerView
from agon.kernel.words import say


def words_on(pen: Pen, thing: str) -> Text:
    """What is printed on a thing, without the line that names it, in one paragraph."""
    return Text(" ".join(pen.reader.say(line) for line in describe(pen.box, thing)[1:]), style="quiet")


def explained(pen: Pen, thing: str) -> Row:
    return Row(Text(), [words_on(pen, thing)])


# ---------------------------------------------------------------- the map and what is beside it


def world(pen: Pen) -> list[Section]:
    return map_sections(pen)


def monuments(pen: Pen) -> list[Section]:
    """The monuments, what a prayer gives, and the god's artifact."""
    sections = [Section("", [monument_row(pen)])]
    for monument in pen.table["monuments"]:
        sections.append(Section(pen.reader.name(monument["god"]), [explained(pen, monument["god"])]))
    return sections


def monsters(pen: Pen) -> list[Section]:
    """Every monster of the box: its symbols, attacks, powers and evolutions."""
    return [monster_section(pen, monster) for monster in pen.table["monsters"]]


def monster_section(pen: Pen, monster: MonsterView) -> Section:
    rows: list[Row] = []
    if monster["region"] is not None:
        left = [symbol_fact(pen, w["symbol"], w["mark"]) for w in monster["wounds"] if not w["covered"]]
        done = [symbol_fact(pen, w["symbol"], w["mark"]) for w in monster["wounds"] if w["covered"]]
        rows.append(Row(pen.label("uncovered"), left or [pen.nothing()]))
        rows.append(Row(pen.label("covered"), done or [pen.nothing()]))
    for card in monster["evolutions"]:
        rows.append(Row(pen.label("evolution"), [pen.name(card, "name") + Text(". ") + words_on(pen, card)]))
    heading = pen.reader.name(monster["monster"])
    if monster["region"] is not None:
        heading = monster_fact(pen, monster).plain
    elif monster["slain"]:
        heading += pen.reader.say(say("hellas-board-slain"))
    return Section(heading, [*rows, explained(pen, monster["monster"])])


def quests(pen: Pen) -> list[Section]:
    """The quests in their slots, step by step; those that are gone."""
    found = [quest for quest in pen.table["quests"] if quest is not None]
    sections = [Section(quest_fact(pen, quest).plain, [explained(pen, quest["quest"])]) for quest in found]
    gone = [pen.name(quest, "quiet") for quest in pen.table["quests_gone"]] or [pen.nothing()]
    return [*sections, Section("", [Row(pen.label("gone"), gone)])]


def decks(pen: Pen) -> list[Section]:
    """How many cards each deck has, and what lies in the discard piles."""
    rows: list[Row] = []
    for deck, cards in pen.table["decks"].items():
        rows.append(Row(pen.label(f"deck-{deck}"), [pen.say(say(f"hellas-board-deck-{deck}", cards=cards))]))
        if deck in pen.table["discards"]:
            pile = pen.table["discards"][deck]
            facts = [
                pen.say(say("hellas-board-hidden")) if card == HIDDEN else pen.name(card, "quiet") for card in pile
            ]
            rows.append(Row(pen.label("discard"), facts or [pen.nothing()]))
    card = pen.table["temples"]["card"]
    if card is not None:
        rows.append(Row(pen.name(card), [words_on(pen, card)]))
    return [Section("", rows)]


# ---------------------------------------------------------------- players


def players(pen: Pen) -> list[Section]:
    """Everything that lies before everybody."""
    sections = [Section("", [player_grid(pen)])]
    return sections + [
        Section(pen.player(player["seat"]).plain, player_rows(pen, player)) for player in pen.table["players"]
    ]


def player_sections(pen: Pen, player: PlayerView) -> list[Section]:
    """One player's board, with the words of hero, artifacts, blessings and kept quests."""
    rows = player_rows(pen, player)
    things = [] if player["hero"] is None else [player["hero"]]
    things += [artifact["artifact"] for artifact in player["artifacts"]]
    things += [*player["blessings"], *player["kept"]]
    rows += [Row(pen.name(thing, "name"), [words_on(pen, thing)]) for thing in things]
    return [Section(pen.player(player["seat"]).plain, rows)]


def hand(pen: Pen) -> list[Section]:
    """The reader's own combat cards."""
    own = player_at(pen.table, pen.reader.own)
    return [] if own is None else hand_sections(pen, own)


def hand_sections(pen: Pen, own: PlayerView) -> list[Section]:
    heading = pen.reader.say(say("hellas-board-hand", hand=own["hand"], limit=own["limit"]))
    return [Section(heading, [card_grid(pen, own["cards"])] if own["cards"] else [Row(Text(), [pen.nothing()])])]


# ---------------------------------------------------------------- what is going on


def battle(pen: Pen) -> list[Section]:
    """The battle that is on, and the words of the cards in it."""
    fought = pen.table["battle"]
    if fought is None:
        return []
    cards = [card["card"] for side in (fought["attacker"], fought["defender"]) for card in side["cards"]]
    return [battle_section(pen, fought), *([Section("", [card_grid(pen, cards)])] if cards else [])]


def hunt(pen: Pen) -> list[Section]:
    """The hunt that is on, and the monster."""
    hunted = pen.table["hunt"]
    if hunted is None:
        return []
    rows = [explained(pen, hunted["monster"])]
    if hunted["attack"] is not None:
        rows.append(Row(pen.name(hunted["attack"]), [words_on(pen, hunted["attack"])]))
    return [hunt_section(pen, hunted), Section("", rows)]


# The parts that can be looked at, those of modules aside; each has a message `hellas-look-NAME`: its word, with `about`
# as an attribute.
LOOKS: Final[dict[str, Callable[[Pen], list[Section]]]] = {
    "map": world,
    "hand": hand,
    "players": players,
    "monuments": monuments,
    "monsters": monsters,
    "quests": quests,
    "decks": decks,
    "battle": battle,
    "hunt": hunt,
}
