"""What a component of Lords of Hellas is and does, said from the same data that the rules execute.

No card and no script has words of its own here: each word of the vocabulary has one message, and a card says its words.
"""

from agon.games.hellas.cardtext.campaign import script_effects
from agon.games.hellas.cardtext.cards import attack_value_clause, evolution_clause, step_clause, wound_name
from agon.games.hellas.cardtext.conditions import condition_clause, conditions_clause, count_clause, provided
from agon.games.hellas.cardtext.effects import chosen_effects_clause, effect_clause, effects_clause
from agon.games.hellas.cardtext.powers import power_effects, power_line
from agon.games.hellas.cardtext.things import KINDS, describe
from agon.games.hellas.cardtext.titles import PAGES, names
from agon.games.hellas.cardtext.voice import YOU, Voice, chain, of_another, sentences, to_do
from agon.games.hellas.cardtext.words import amounts_clause, names_clause, resource_name

__all__ = [
    "KINDS",
    "PAGES",
    "YOU",
    "Voice",
    "amounts_clause",
    "attack_value_clause",
    "chain",
    "chosen_effects_clause",
    "condition_clause",
    "conditions_clause",
    "count_clause",
    "describe",
    "effect_clause",
    "effects_clause",
    "evolution_clause",
    "names",
    "names_clause",
    "of_another",
    "power_effects",
    "power_line",
    "provided",
    "resource_name",
    "script_effects",
    "sentences",
    "step_clause",
    "to_do",
    "wound_name",
]
