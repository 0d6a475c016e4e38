"""The rulebook of the base game: its steps in order, its actions and its words."""

from agon.games.hybris.book import Book, Foresight
from agon.games.hybris.faces import FACES
from agon.games.hybris.refusals import REASONS
from agon.games.hybris.rules import (
    contest,
    end_of_age,
    ending,
    pillars,
    premonitions,
    setup,
    turn,
)
from agon.games.hybris.rules.combat import write_combat
from agon.games.hybris.rules.conditions import write_conditions
from agon.games.hybris.rules.counts import write_counts
from agon.games.hybris.rules.craft import write_craft
from agon.games.hybris.rules.effects import write_verbs
from agon.games.hybris.rules.filters import write_filters
from agon.games.hybris.rules.forge import write_forge
from agon.games.hybris.rules.olympus import write_olympus
from agon.games.hybris.rules.oracle import write_oracle
from agon.games.hybris.rules.pieces import write_pieces
from agon.games.hybris.rules.planning import planning
from agon.games.hybris.rules.scenarios import write_scenarios
from agon.games.hybris.rules.underworld import write_underworld
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
    book.speech.reasons.update(REASONS)
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
    """The actions of Olympus, the Forge, the Oracle and the Underworld; the others come with combat and the world."""
    write_olympus(book)
    write_craft(book)
    write_forge(book)
    write_oracle(book)
    write_underworld(book)
    write_withheld(book)
