"""What a component of Lords of Hellas is and does, made from the same data that the rules execute. No card and no

script has its own text: each word of the vocabulary has one message, and a card's text is made of its words.
"""

from agon.games.hellas.cardtext.cards import attack_value_clause, evolution_clause, step_clause, wound_name
from agon.games.hellas.cardtext.clauses import CLAUSES
from agon.games.hellas.cardtext.powers import power_effects, power_line
from agon.games.hellas.cardtext.things import KINDS, describe
from agon.games.hellas.cardtext.titles import names
from agon.games.hellas.cardtext.words import amounts_clause, names_clause, resource_name

__all__ = [
    "CLAUSES",
    "KINDS",
    "amounts_clause",
    "attack_value_clause",
    "describe",
    "evolution_clause",
    "names",
    "names_clause",
    "power_effects",
    "power_line",
    "resource_name",
    "step_clause",
    "wound_name",
]
