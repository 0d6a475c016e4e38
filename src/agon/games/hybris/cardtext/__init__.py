"""What a component of Hybris is and does, said from the same data that the rules execute.

No card has words of its own here: each word of the vocabulary has one message, and a card says its words.
"""

from agon.games.hybris.cardtext.conditions import (
    clash_condition_clause,
    condition_clause,
    conditions_clause,
    count_clause,
    most_clause,
    song_condition_clause,
)
from agon.games.hybris.cardtext.effects import chosen_effects_clause, effects_clause, enemy_clause
from agon.games.hybris.cardtext.powers import power_line
from agon.games.hybris.cardtext.things import KINDS, describe
from agon.games.hybris.cardtext.titles import names
from agon.games.hybris.cardtext.voice import ON_TILE, YOU, Voice, chain, of_another, sentences, to_do
from agon.games.hybris.cardtext.words import (
    action_name,
    amounts_clause,
    card_type_name,
    element_name,
    elements_clause,
    resource_name,
    type_name,
)
from agon.games.hybris.cardtext.world import action_line, conversion_line

__all__ = [
    "KINDS",
    "ON_TILE",
    "YOU",
    "Voice",
    "action_line",
    "action_name",
    "amounts_clause",
    "card_type_name",
    "chain",
    "chosen_effects_clause",
    "clash_condition_clause",
    "condition_clause",
    "conditions_clause",
    "conversion_line",
    "count_clause",
    "describe",
    "effects_clause",
    "element_name",
    "elements_clause",
    "enemy_clause",
    "most_clause",
    "names",
    "of_another",
    "power_line",
    "resource_name",
    "sentences",
    "song_condition_clause",
    "to_do",
    "type_name",
]
