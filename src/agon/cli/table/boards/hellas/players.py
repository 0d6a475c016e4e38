"""The players: what everybody has in one grid, one player's board in full, and the hand."""

from typing import Final

from rich.text import Text

from agon.cli.table.boards.hellas.pen import Pen
from agon.cli.table.boards.sheet import Column, Grid, Row
from agon.games.hellas.box.things import CombatCard
from agon.games.hellas.cardtext import CLAUSES
from agon.games.hellas.names import symbol_thing
from agon.games.hellas.schema.words import ATTRIBUTES
from agon.games.hellas.view.shapes import AttributeView, PlayerView
from agon.kernel.words import Name, say

HEADS: Final = (*ATTRIBUTES, "priests", "cards", "artifacts", "blessings", "regions")
COUNTED: Final = ("lands", "temples", "slain")
"""What is counted where the ways to win are others."""
GOALS: Final = {"way/warlord": "lands", "way/favored": "temples", "way/slayer": "slain", "way/king": "king"}
"""The heads under which it stands how far a player has come."""


# ---------------------------------------------------------------- everybody in one grid


def player_grid(pen: Pen) -> Grid:
    """What every player has, one line a player."""
    columns: list[Column] = []
    goals = [GOALS[goal["way"]] for goal in pen.table["players"][0]["goals"]]
    for head in (*HEADS, *(goals or COUNTED)):
        message = say(f"hellas-head-{head}")
        columns.append(Column(pen.reader.say(message), pen.reader.part(message, "short"), 0))
    rows = [(pen.hero(player["seat"]), player_cells(pen, player)) for player in pen.table["players"]]
    return Grid(columns, rows)


def player_cells(pen: Pen, player: PlayerView) -> list[Text]:
    cells = [attribute_cell(player["attributes"][attribute]) for attribute in ATTRIBUTES]
    priests = player["priests"]
    cells.append(Text(str(priests["pool"]) if not priests["praying"] else f"{priests['pool']}+{priests['praying']}"))
    cells.append(Text(f"{player['hand']}/{player['limit']}"))
    cells += [Text(str(len(player["artifacts"]))), Text(str(len(player["blessings"])))]
    cells.append(Text(str(player["regions"]), style="points"))
    if player["goals"]:
        return cells + [pen.goal(goal["has"], goal["needs"]) for goal in player["goals"]]
    numbers = (len(player["lands"]), player["temples"], len(player["trophies"]))
    return cells + [Text(str(number), style="points" if number else "plain") for number in numbers]


def attribute_cell(attribute: AttributeView) -> Text:
    """What an attribute counts; an injured one shows what is under the injury."""
    if attribute["injured"]:
        return Text(f"{attribute['value']} ({attribute['level']})", style="loss")
    return Text(str(attribute["value"]))


# ---------------------------------------------------------------- one player


def player_rows(pen: Pen, player: PlayerView) -> list[Row]:
    """Where the hero is, what was done this turn, tokens, cards, glory and pieces."""
    rows = [
        Row(pen.label("hero"), hero_facts(pen, player)),
        Row(pen.label("glory"), [pen.name(land) for land in player["glory"]]),
        Row(pen.label("artifacts"), artifact_facts(pen, player)),
        Row(pen.label("blessings"), [pen.name(blessing) for blessing in player["blessings"]]),
        Row(pen.label("kept"), [pen.name(quest) for quest in player["kept"]]),
        Row(pen.label("trophies"), [pen.name(monster) for monster in player["trophies"]]),
        Row(pen.label("done"), [pen.name(action, "quiet") for action in player["regular_done"]]),
        Row(pen.label("marked"), marked_facts(pen, player)),
        Row(pen.label("supply"), supply_facts(pen, player)),
    ]
    return [row for row in rows if row.facts]


def hero_facts(pen: Pen, player: PlayerView) -> list[Text]:
    """The hero, and the region or the step of a quest."""
    if player["hero"] is None:
        return []
    fact = pen.name(player["hero"], "name")
    if player["region"] is not None:
        return [pen.say(say("hellas-board-at", thing=fact.plain, region=pen.reader.name(player["region"])))]
    if player["quest"] is not None:
        step = say("hellas-board-step", step=player["quest"]["step"])
        return [fact, pen.name(player["quest"]["quest"]) + pen.say(step, "quiet")]
    return [fact]


def artifact_facts(pen: Pen, player: PlayerView) -> list[Text]:
    """Artifacts, and which are spent."""
    facts: list[Text] = []
    for artifact in player["artifacts"]:
        if artifact["charged"]:
            facts.append(pen.name(artifact["artifact"]))
        else:
            facts.append(pen.name(artifact["artifact"], "quiet") + pen.say(say("hellas-board-spent"), "quiet"))
    return facts


def marked_facts(pen: Pen, player: PlayerView) -> list[Text]:
    """Special actions and cards with a used action token."""
    facts: list[Text] = []
    for action in player["marked"]:
        added = [more for module in pen.modules for more in module.on_action(pen, action)]
        facts.append(Text().join([pen.name(action, "quiet"), *added]))
    return facts + [pen.name(card, "quiet") for card in player["marked_cards"]]


def supply_facts(pen: Pen, player: PlayerView) -> list[Text]:
    """Hoplites, control tokens and priests that are not on the map."""
    facts: list[Text] = []
    for colour, supply in player["supply"].items():
        tokens = supply["control_tokens"]
        message = say(
            "hellas-board-supply", colour=say(f"hellas-colour-{colour}"), hoplites=supply["hoplites"], tokens=tokens
        )
        facts.append(pen.say(message))
    facts.append(pen.say(say("hellas-board-priests", number=player["priests"]["supply"])))
    return facts


# ---------------------------------------------------------------- the hand


def card_of(pen: Pen, thing: str) -> CombatCard:
    """The face of a thing such as `card/trap_sword`."""
    return next(face for face in pen.box.combat_faces if "card/" + face.id == thing)


def card_grid(pen: Pen, cards: list[str]) -> Grid:
    """Combat cards: symbol, value, casualties, effect."""
    columns: list[Column] = []
    for head in ("value", "casualties"):
        message = say(f"hellas-head-{head}")
        columns.append(Column(pen.reader.say(message), pen.reader.part(message, "short"), 0))
    columns.append(Column("", "", 1))
    return Grid(columns, [(pen.name(card, "name"), card_cells(pen, card_of(pen, card))) for card in cards])


def card_cells(pen: Pen, card: CombatCard) -> list[Text]:
    facts = pen.say(say("hellas-board-symbol", symbol=Name(symbol_thing(pen.box, card.symbol))), "quiet")
    if card.effects:
        facts = facts + Text(" ") + pen.say(say("hellas-board-effects", effects=CLAUSES.effects(pen.box, card.effects)))
    return [Text(str(card.value), style="points"), Text(str(card.casualties), style="loss"), facts]
