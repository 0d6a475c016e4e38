"""What a component of Hybris is and does, made from the same data that the rules execute. No card has its

own text: each word of the vocabulary has one message, and a card's text is made of its words.
"""

from agon.games.hybris.cardtext.clauses import (
    CLAUSES,
    ON_TILE,
    clash_condition_clause,
    enemy_clause,
    song_condition_clause,
)
from agon.games.hybris.cardtext.powers import power_line
from agon.games.hybris.cardtext.things import KINDS, describe
from agon.games.hybris.cardtext.titles import names
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
    "CLAUSES",
    "KINDS",
    "ON_TILE",
    "action_line",
    "action_name",
    "amounts_clause",
    "card_type_name",
    "clash_condition_clause",
    "conversion_line",
    "describe",
    "element_name",
    "elements_clause",
    "enemy_clause",
    "names",
    "power_line",
    "resource_name",
    "song_condition_clause",
    "type_name",
]
