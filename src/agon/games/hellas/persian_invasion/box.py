"""The Persian Invasion as the rules read it: how it begins, its tracks, tables and scripts."""

from typing import Final, NamedTuple

from agon.cards.phrases import Effect
from agon.games.hellas.box.box import Box
from agon.games.hellas.box.numbers import NONE

PART: Final = "persian_invasion"


class Script:
    """A script of the campaign: its lines, carried out in order.  LOH-SEVT-03"""

    def __init__(self, index: int, id: str, act: int, number: int) -> None:
        self.index: int = index
        self.id: str = id
        self.act: int = act
        self.number: int = number
        self.effects: list[Effect] = []


class Landing(NamedTuple):
    """What a token of table A gives: a monster and where it lands.  LOH-PRO-06"""

    monster: int
    region: int


class Campaign:
    """What the campaign uses and how it is counted."""

    def __init__(self) -> None:
        self.player: int = NONE
        self.allies: int = NONE
        self.persians: int = NONE
        """The colours of the three kinds of armies.  LOH-SARMY-01, LOH-SARMY-03, LOH-SARMY-07"""
        self.monument_level: int = 0
        self.temples: int = 0
        self.tokens: int = 0
        """Used action tokens in the pile.  LOH-SSETUP-15"""
        self.recruit_city: int = 0
        self.recruit_sparta: int = 0
        self.usurp_without: list[int] = []
        """Lands where nobody usurps.  LOH-SSPEC-11"""
        self.quest_done: list[Effect] = []
        self.monster_slain: list[Effect] = []

        self.vanguard: int = 0
        self.start: int = NONE
        """Where the hero begins, with `hoplites`."""
        self.loyal_start: int = NONE
        self.ally_start: int = NONE
        self.hoplites: int = 0
        self.combat_cards: int = 0
        self.monsters_drawn: int = 0
        self.quests_drawn: int = 0

        self.route: list[int] = []
        """The regions of the vanguard, from the landing to the oracle.  LOH-A1MOB-03"""
        self.hoplite_strength: int = 0
        self.control_tokens: int = 0
        self.spies: int = 0
        self.lands_to_win: int = 0
        self.invasion: int = 0
        """The last space of the track; the first is 0."""
        self.mobilization: int = 0
        """How many spaces there are; the last is the march space."""
        self.command: int = 0

        self.conquered: int = NONE
        """The region that is Persian when act II begins, in the land that is lost.  LOH-A1CON-12, LOH-A1CON-13"""
        self.lost_land: int = NONE
        self.home: int = NONE
        self.home_hoplites: int = 0

        self.ill_will: list[int] = []
        """What each attitude adds against the player.  LOH-SATT-02 to LOH-SATT-06"""
        self.landings: list[Landing] = []
        self.quests: list[int] = []
        """What each token gives by tables A and B; the first token is 1.  LOH-PRO-06, LOH-PRO-08"""
        self.scripts: list[Script] = []
        self.prayers: list[list[list[Effect]]] = []
        """Of each god, what a prayer gives at each level, the first first.  LOH-STURN-05"""
        self.failures: dict[int, list[Effect]] = {}
        """By quest, what it does when act I ends without it.  LOH-A1CON-11"""

    def script(self, act: int, number: int) -> Script:
        """The script of an act with the number of a token.  LOH-SEVT-01"""
        return next(script for script in self.scripts if (script.act, script.number) == (act, number))


def campaign_of(box: Box) -> Campaign:
    """What the module has unpacked."""
    kit = box.kits[PART]
    assert isinstance(kit, Campaign)
    return kit


def script_thing(box: Box, script: int) -> str:
    return "script/" + campaign_of(box).scripts[script].id
