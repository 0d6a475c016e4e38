"""The fixed words of Lords of Hellas: what things are called wherever a pack speaks of them, and kinds made of them.

The place of a word in its list is the number that the rules know it by.
"""

from typing import Final, Literal, get_args

from agon.kernel.schema import Maybe, Reading, Spot, Table, Whole, Word

Attribute = Literal["leadership", "strength", "speed"]
ATTRIBUTES: Final[list[Attribute]] = list(get_args(Attribute))
Colour = Literal["red", "yellow", "blue", "green"]
COLOURS: Final[list[Colour]] = list(get_args(Colour))
"""Of the armies."""
REGULAR_ACTIONS: Final = ["hoplite_movement", "hero_movement", "prayer", "use_artifacts"]
SPECIAL_ACTIONS: Final = ["recruit", "march", "build_temple", "prepare", "usurp", "hunt", "build_monument"]
FACES: Final = ["blank", "attack", "move", "both"]
"""Of the monster die.  LOH-MMON-04 to LOH-MMON-07"""
Mark = Literal["priest", "artifact"]
MARKS: Final[list[Mark]] = list(get_args(Mark))
"""What a marked wound pays.  LOH-MTRO-01"""
ARTIFACTS: Final = ["god", "monster", "neutral"]
Attitude = Literal["hostile", "wary", "neutral", "loyal"]
ATTITUDES: Final[list[Attitude]] = list(get_args(Attitude))
"""Of a land towards the player of the campaign.  LOH-SATT-01"""
ACTS: Final = 2
SCRIPTS: Final = 24

TIMINGS: Final = ["passive", "gained", "use", "once_per_turn", "any_time", "instead", "special", "reaction"]
"""When a power works."""

RESOURCES: Final = ["priest", "combat_card", "hoplite", "glory", "artifact", "injury"]
GAINED: Final = ["priest", "combat_card"]
LOST: Final = ["priest"]
PAID: Final = ["priest", "combat_card", "hoplite", "glory", "injury"]
STEP_PRICE: Final = ["priest", "combat_card", "injury"]
HELD: Final = ["priest", "artifact"]

OPENINGS: Final = ["prologue", "act_1", "act_2", "act_2_initiative"]
ENDINGS: Final = {
    "act_1_oracle_lost": "consequence",
    "act_1_vanguard_routed": "consequence",
    "act_1_invasion_ten": "consequence",
    "victory_counter": "victory",
    "victory_no_token": "victory",
    "victory_last_turn": "victory",
    "defeat_two_lands": "defeat",
    "defeat_monument": "defeat",
    "defeat_thirteenth_token": "defeat",
    "defeat_last_turn": "defeat",
}
"""How an act can end, and what that is.  LOH-A1END-01 to LOH-A1END-03, LOH-A2END-01 to LOH-A2END-07"""

SOURCE: Final = Word("rulebook", "public", "house")
ATTRIBUTE: Final = Word(*ATTRIBUTES)


class Amounts(Table):
    """How much of which resources, one of them at least: `{ priest = 1 }`."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(*[Maybe(word, Whole(1, 9)) for word in words])

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if value == {}:
            reading.fault(spot, f"expected amounts such as {{ {self.fields[0].name} = 1 }}, found an empty table")
        super().check(value, spot, reading)
