"""The rulebook of the competitive game: its steps in order, its words, its actions, and what a module may replace."""

from agon.games.hellas import account, features, usage
from agon.games.hellas.faces import FACES
from agon.games.hellas.rules import armies, control, event_cards, monsters, monuments, setup, turn
from agon.games.hellas.rules.artifacts import write_artifacts
from agon.games.hellas.rules.battle import write_battles
from agon.games.hellas.rules.battle.order import next_battle
from agon.games.hellas.rules.blessings import write_blessings
from agon.games.hellas.rules.conditions import write_conditions
from agon.games.hellas.rules.effects import write_effects
from agon.games.hellas.rules.hero_movement import write_hero_movement
from agon.games.hellas.rules.holdings import write_having
from agon.games.hellas.rules.hoplite_movement import write_hoplite_movement
from agon.games.hellas.rules.hunt import write_hunts
from agon.games.hellas.rules.march import write_march
from agon.games.hellas.rules.monsters import write_monsters
from agon.games.hellas.rules.monuments import write_monuments
from agon.games.hellas.rules.movement import write_withdrawal
from agon.games.hellas.rules.powers import write_powers
from agon.games.hellas.rules.prayer import write_prayer
from agon.games.hellas.rules.quests import write_quests
from agon.games.hellas.rules.recruiting import write_recruiting
from agon.games.hellas.rules.setup import write_setup
from agon.games.hellas.rules.special_actions import write_special_actions
from agon.games.hellas.rules.temples import write_temples
from agon.games.hellas.rules.tokens import write_tokens
from agon.games.hellas.rules.turn import write_turn
from agon.games.hellas.state import Book


def write_book(book: Book) -> None:
    """All of the competitive game. Modules write theirs afterwards."""
    write_steps(book)
    write_replaceable(book)
    book.add_faces(FACES)
    write_setup(book)
    write_turn(book)
    write_monuments(book)
    write_powers(book)
    write_effects(book)
    write_having(book)
    write_conditions(book)
    write_recruiting(book)
    write_hoplite_movement(book)
    write_withdrawal(book)
    write_hero_movement(book)
    write_prayer(book)
    write_artifacts(book)
    write_blessings(book)
    write_special_actions(book)
    write_march(book)
    write_temples(book)
    write_tokens(book)
    write_battles(book)
    write_hunts(book)
    write_monsters(book)
    write_quests(book)


def write_steps(book: Book) -> None:
    book.add_step("set_up", setup.set_up)
    book.add_step("starting_events", event_cards.starting_events)
    book.add_step("take_hero", setup.take_hero)
    book.add_sequence("set_up", "set_up", "starting_events", "take_hero")
    book.add_step("turn_start", turn.turn_start)
    book.add_step("regular", turn.regular)
    book.add_step("special", turn.special)
    book.add_step("turn_end", turn.turn_end)
    book.add_sequence("turn", "turn_start", "regular", "special", "turn_end")
    book.add_step("build_monument", monuments.build_monument)
    book.add_step("monsters", monsters.monsters)
    book.add_step("event_phase", event_cards.event_phase)
    book.add_step("new_round", turn.new_round)
    book.add_sequence("round_end", "build_monument", "monsters", "event_phase", "new_round")


def write_replaceable(book: Book) -> None:
    """Those that no chapter writes itself."""
    replaceable = book.replaceable
    replaceable.token_colour = control.token_colour
    replaceable.population = control.population
    replaceable.goals = control.goals
    replaceable.check_victory = control.check_victory
    replaceable.features = features.features
    replaceable.evaluation = features.EVALUATION
    replaceable.report = usage.REPORT
    replaceable.reckoning = account.RECKONING
    replaceable.battle_due = armies.battle_due
    replaceable.next_battle = next_battle
    replaceable.mark_action = turn.mark_action
    replaceable.unmark_action = turn.unmark_action
