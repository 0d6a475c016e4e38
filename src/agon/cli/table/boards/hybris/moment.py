"""When it is: the Age, the phase, the order of play, the tracks, the Pillars, and what a Scenario adds."""

from typing import Final

from rich.text import Text

from agon.cli.table.boards.hybris.module_board import boards
from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.sheet import Row
from agon.games.hybris.book import Book
from agon.kernel.words import Name, say

# Where a phase begins. Any other step is of the phase of the one before it; those of the End of Age stand apart.
PHASES: Final = {
    "draft": "setup",
    "prepare": "setup",
    "discipline": "pillars",
    "age_start": "pillars",
    "planning": "planning",
    "action_start": "actions",
}
END: Final = "end"


def moment_rows(pen: Pen) -> list[Row]:
    """What everybody looks at first."""
    table = pen.table
    rows = [Row(pen.label("age"), age_facts(pen))]
    if table["order"] or table["players"]:
        rows.append(Row(pen.label("order"), order_facts(pen)))
    else:
        rows.append(Row(pen.label("chosen"), drafted_facts(pen)))
    rows.append(Row(pen.label("well"), well_facts(pen)))
    rows.append(Row(pen.label("pillars"), pillar_facts(pen)))
    return rows + scenario_rows(pen)


def phases_of(book: Book) -> dict[str, str]:
    """The phase of every step, whoever brought it."""
    phases = PHASES | {step: phase for module in boards() for step, phase in module.phases.items()}
    for steps in book.sequences.values():
        phase = END
        for step in steps:
            phase = phases.setdefault(step, phase)
    return phases


def phase_of(pen: Pen) -> str:
    """The phase of the step that the table is at."""
    return pen.phases.get(pen.table["step"], END)


def age_facts(pen: Pen) -> list[Text]:
    """The Age, its phase, the next Fear, and whose turn has come how far."""
    table = pen.table
    phase = phase_of(pen)
    facts = [
        pen.say(say("hybris-board-age-of", age=table["age"], ages=table["ages"]), "name"),
        pen.say(say("hybris-board-over" if table["over"] else f"hybris-board-phase-{phase}")),
    ]
    for age, letter in enumerate(table["fear"], 1):
        if letter is not None and age >= table["age"] and not table["over"]:
            facts.append(pen.say(say("hybris-board-fear", age=age, letter=say(f"hybris-letter-{letter}")), "quiet"))
            break
    if table["open_planning"]:
        facts.append(pen.say(say("hybris-board-open-planning")))
    return facts + turn_facts(pen)


def turn_facts(pen: Pen) -> list[Text]:
    """Who is taking a turn, with whom, where."""
    turn = pen.table["turn"]
    if turn is None or turn["figure"] is None:
        return []
    place = turn["city"] or turn["location"] or ""
    action = "" if turn["action"] is None else say(f"hybris-action-{turn['action']}")
    figure = pen.figure(turn["figure"])
    return [figure + pen.say(say("hybris-board-turn", place=Name(place), action=action))]


def order_facts(pen: Pen) -> list[Text]:
    """The players in the order of play; before that is known, as they sit."""
    table = pen.table
    facts: list[Text] = []
    for seat in table["order"] or range(len(table["players"])):
        fact = Text().join(
            [pen.player(seat), *(more for module in pen.modules for more in module.after_player(pen, seat))]
        )
        if seat in table["passed"]:
            fact = fact + pen.say(say("hybris-board-passed"), "quiet")
        elif seat == table["active"] and phase_of(pen) == "actions" and not table["over"]:
            fact = fact + pen.say(say("hybris-board-plays"), "act")
        elif seat in table["first_pick"]:
            fact = fact + pen.say(say("hybris-board-first-pick"), "quiet")
        facts.append(fact)
    return facts


def drafted_facts(pen: Pen) -> list[Text]:
    """Who has chosen which Olympian."""
    return [pen.god(seat, olympian) for seat, olympian in enumerate(pen.table["drafted"]) if olympian is not None] or [
        pen.nothing()
    ]


def well_facts(pen: Pen) -> list[Text]:
    """How full the Well is, and what its marks do."""
    follower, temple = pen.box.well_marks
    held = pen.table["well"]
    return [
        pen.say(say("hybris-board-well-holds", prayers=held), "loss" if held >= follower - 1 else "name"),
        pen.say(say("hybris-board-well-marks", follower=follower, temple=temple), "quiet"),
    ]


def pillar_facts(pen: Pen) -> list[Text]:
    """Each Pillar with its number: who holds it and in which state, or the Prayer on it."""
    facts: list[Text] = []
    for pillar in pen.table["pillars"]:
        named = f"{pillar['number']} {pen.reader.name(pillar['pillar'])}"
        if pillar["seat"] is None:
            fact = Text(named)
            if pillar["prayer"]:
                fact = fact + pen.say(say("hybris-board-pillar-prayer"), "points")
        else:
            fact = pen.owned(pillar["seat"], named)
            for module in pen.modules:
                fact = Text().join([fact, *module.on_pillar(pen, pillar)])
            if pillar["resolved"]:
                fact = fact + pen.done(say("hybris-board-pillar-resolved"))
        facts.append(fact)
    return facts


# ---------------------------------------------------------------- what a Scenario adds


def scenario_rows(pen: Pen) -> list[Row]:
    """Things of a Scenario."""
    rows: list[Row] = []
    scenario = pen.table["scenario"]
    if "token" in scenario:
        token = scenario["token"]
        where = pen.name(token["location"] or "") if token["seat"] is None else pen.player(token["seat"])
        rows.append(Row(pen.name(token["token"], "quiet"), [where]))
    if "counter" in scenario:
        counter = scenario["counter"]
        rows.append(Row(pen.name(counter["counter"], "quiet"), [Text(str(counter["count"]), style="name")]))
    if "disciplines" in scenario:
        rows.append(Row(pen.label("disciplines"), discipline_facts(pen, scenario["disciplines"])))
    return rows


def discipline_facts(pen: Pen, disciplines: list[str]) -> list[Text]:
    """The disciplines that lie open, from this Age on."""
    facts: list[Text] = []
    for age, discipline in enumerate(disciplines, 1):
        if age >= pen.table["age"]:
            facts.append(pen.say(say("hybris-board-discipline", age=age, discipline=Name(discipline))))
    return facts
