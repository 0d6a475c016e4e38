"""The rulebook of the base game: its steps in order, its actions and its words."""

from agon.games.hybris.book import Action, Book, Foresight
from agon.games.hybris.box.numbers import (
    CONCEIVE,
    CONVERT,
    CRAFT,
    DRAIN,
    OMEN,
    PERCEIVE,
    PRODUCE,
    RESURRECT,
)
from agon.games.hybris.faces import FACES
from agon.games.hybris.rules import (
    contest,
    craft,
    end_of_age,
    ending,
    forge,
    olympus,
    oracle,
    pillars,
    premonitions,
    setup,
    turn,
    underworld,
)
from agon.games.hybris.rules.actions import always, priced, sure
from agon.games.hybris.rules.combat import write_combat
from agon.games.hybris.rules.conditions import write_conditions
from agon.games.hybris.rules.counts import write_counts
from agon.games.hybris.rules.effects import write_verbs
from agon.games.hybris.rules.filters import write_filters
from agon.games.hybris.rules.pieces import write_pieces
from agon.games.hybris.rules.planning import planning
from agon.games.hybris.rules.scenarios import write_scenarios
from agon.games.hybris.rules.withheld import write_withheld
from agon.games.hybris.rules.world import write_world


def write_book(book: Book) -> None:
    """All of the base game. Modules write theirs afterwards."""
    write_steps(book)
    write_procedures(book)
    write_actions(book)
    write_verbs(book)
    write_pieces(book)
    write_conditions(book)
    write_counts(book)
    write_filters(book)
    write_combat(book)
    write_world(book)
    write_scenarios(book)
    book.add_faces(FACES)
    book.verdict = ending.outcome


def write_steps(book: Book) -> None:
    """Six Ages of four phases.  HYB-FLOW-01, HYB-END-01"""
    book.add_step("draft", setup.draft)
    book.add_step("prepare", setup.prepare)
    book.add_sequence("set_up", "prepare")
    book.add_step("age_start", pillars.age_start)
    book.add_step("pillar", pillars.pillar)
    book.add_step("planning", planning)
    book.add_step("action_start", turn.action_start)
    book.add_step("action", turn.action)
    book.add_step("action_end", turn.action_end)
    book.add_sequence("age", "age_start", "pillar", "planning", "action_start", "action", "action_end")
    book.add_step("orientation", end_of_age.orientation)
    book.add_step("rest", end_of_age.rest)
    book.add_step("permission", end_of_age.permission)
    book.add_step("occupation", end_of_age.occupation)
    book.add_step("quest_progress", end_of_age.quest_progress)
    book.add_step("forge_work", end_of_age.forge_step)
    book.add_step("fear", end_of_age.fear)
    book.add_step("age_end_powers", end_of_age.age_end_powers)
    book.add_step("age_over", end_of_age.age_over)
    book.add_step("advance_age", end_of_age.advance_age)
    book.add_sequence(
        "end_of_age",
        "orientation",
        "rest",
        "permission",
        "occupation",
        "quest_progress",
        "forge_work",
        "fear",
        "age_end_powers",
        "age_over",
        "advance_age",
    )
    book.add_step("game_end_powers", ending.game_end_powers)
    book.add_sequence("end", "game_end_powers")


def write_procedures(book: Book) -> None:
    """What a module may do in another way."""
    book.contest = contest.contest
    book.lower = pillars.share_lower
    book.foresight = Foresight(premonitions.met_now, premonitions.complete_now)


def write_actions(book: Book) -> None:
    """The actions of Olympus, the Forge, the Oracle and the Underworld; other chapters write their own."""
    book.add_action(CONVERT, priced(Action(olympus.why_not_convert, olympus.convert)))
    book.add_action(CONCEIVE, sure(Action(olympus.why_not_conceive, olympus.conceive)))
    crafting = priced(Action(craft.why_not_craft, craft.craft))
    crafting.grounds = craft.why_not_design
    book.add_action(CRAFT, crafting)
    producing = Action(forge.why_not_produce, forge.produce)
    producing.grounds = forge.why_not_produce
    producing.steady = True
    producing.again = forge.can_produce_twice
    book.add_action(PRODUCE, producing)
    book.add_action(PERCEIVE, sure(Action(always, oracle.perceive)))
    foretelling = priced(Action(oracle.why_not_omen, oracle.omen))
    foretelling.secret = True  # whether a card fits
    book.add_action(OMEN, foretelling)
    book.add_action(RESURRECT, Action(underworld.why_not_resurrect, underworld.resurrect))
    book.add_action(DRAIN, sure(Action(always, underworld.drain)))
    write_withheld(book)
