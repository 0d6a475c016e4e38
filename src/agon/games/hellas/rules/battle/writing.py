"""The chapter of battles in the rulebook: its words, and what a module may replace."""

from agon.games.hellas.rules.battle.conditions import write_battle_conditions
from agon.games.hellas.rules.battle.killing import write_killing
from agon.games.hellas.rules.battle.losses import after_battle, battle_over
from agon.games.hellas.rules.battle.playing import play_battle_cards, write_battle_cards
from agon.games.hellas.rules.battle.strength import army_strength, figures, leadership
from agon.games.hellas.rules.battle.verbs import write_battle_verbs
from agon.games.hellas.state import Book


def write_battles(book: Book) -> None:
    """The verbs, conditions and counts of battles, and what a module may replace."""
    write_battle_conditions(book)
    write_battle_verbs(book)
    write_killing(book)
    write_battle_cards(book)
    book.replaceable.play_battle_cards = play_battle_cards
    book.replaceable.army_strength = army_strength
    book.replaceable.figures = figures
    book.replaceable.leadership = leadership
    book.replaceable.after_battle = after_battle
    book.replaceable.battle_over = battle_over
