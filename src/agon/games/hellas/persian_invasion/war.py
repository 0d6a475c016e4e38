"""What the campaign lays on the table: the pile of tokens, the Persian tracks, spies, attitudes and the tale so far.

Hidden is the order of the pile, and the number of a token that was put down but not turned up.
"""

from typing import Final

from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import PART, campaign_of
from agon.games.hellas.persian_invasion.schema.words import ACTS, ATTITUDES, ENDINGS, HOSTILE, LOYAL, NEUTRAL, OPENINGS
from agon.games.hellas.persian_invasion.view import CampaignView
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Hellas
from agon.kernel.chance import Chance
from agon.kernel.game import Count
from agon.kernel.pens import Pen
from agon.kernel.structs import Number, Struct

PLAYER: Final = 0
"""The one seat."""

# What the tale is made of.
OPENING: Final = 0
SCRIPT: Final = 1
FAILURE: Final = 2
ENDING: Final = 3


Told = tuple[int, int, bool]
"""A passage of the tale: of what kind, which one, and whether its second text was told."""


class War(Struct):
    """The Persian Invasion at one moment."""

    attitudes: list[int]  # of each land; loyal where the player has the glory token
    act: int = 1
    last: Number = NONE  # the token that was put down last, until the next turn.  LOH-SEVT-01
    invasion: int = 0
    mobilization: int = 1  # the space of the marker, the first being 1
    counter: int = NONE  # the victory counter; NONE in act I.  LOH-A1CON-10
    spies_left: int = 0  # on the command track, always its last spaces.  LOH-SSETUP-14, LOH-A2SPY-08
    vanguard: int = NONE  # where on its route the vanguard is; NONE: it is gone
    oracle_lost: bool = False
    initiative: bool = False  # whether act II begins with an event phase.  LOH-A1CON-07
    landed: bool = False  # whether the first Persian control token was placed.  LOH-A2END-03
    pile: list[Number] = []  # used action tokens, face down; the last is the top
    gone: list[Number] = []  # tokens that have left the game
    known: Number = 0  # tokens whose number was seen, as a mask
    on_actions: list[Number] = [NONE] * len(SPECIAL_ACTIONS)  # the token on each special action
    on_cards: list[tuple[Number, Number]] = []  # the power of a card, and the token on it
    spies: list[int] = []  # the region of each spy on the map
    tale: list[Told] = []

    def view(self, box: Box, seat: int) -> CampaignView:
        """All but the numbers of tokens that nobody has seen."""
        campaign = campaign_of(box)
        return {
            "act": self.act,
            "pile": len(self.pile),
            "unseen": [token for token in range(1, campaign.tokens + 1) if not self.known >> token & 1],
            "gone": sorted(token for token in self.gone if self.known >> token & 1),
            "tokens": [
                {"action": "special/" + SPECIAL_ACTIONS[action], "number": self.seen(token)}
                for action, token in enumerate(self.on_actions)
                if token != NONE
            ],
            "card_tokens": [
                {"card": box.powers[power].source, "number": self.seen(token)} for power, token in self.on_cards
            ],
            "invasion": {"at": self.invasion, "last": campaign.invasion},
            "mobilization": {"at": self.mobilization, "last": campaign.mobilization},
            "counter": None if self.counter == NONE else self.counter,
            "command": {
                "value": campaign.command - self.spies_left,
                "spies": self.spies_left,
                "last": campaign.command,
            },
            "limits": {"tokens": campaign.control_tokens, "lands": campaign.lands_to_win},
            "spies": ["region/" + box.regions[region].id for region in sorted(self.spies)],
            "attitudes": {"land/" + land.id: ATTITUDES[self.attitudes[land.index]] for land in box.lands},
            "vanguard": None if self.vanguard == NONE else "region/" + box.regions[campaign.route[self.vanguard]].id,
            "oracle_lost": self.oracle_lost,
            "tale": [{"passage": passage(box, told), "other": told[2]} for told in self.tale],
        }

    def seen(self, token: int) -> int | None:
        """The number of a token that lies open."""
        return token if self.known >> token & 1 else None

    def determinize(self, seat: int, chance: Chance) -> None:
        """Deal the tokens whose number nobody has seen again, wherever they lie."""
        places = [*self.pile, *self.gone, *self.on_actions, *[token for _, token in self.on_cards]]
        unseen = [token for token in places if token != NONE and not self.known >> token & 1]
        dealt = sorted(unseen)
        chance.shuffle(dealt)
        becomes = dict(zip(unseen, dealt, strict=True))
        self.pile = [becomes.get(token, token) for token in self.pile]
        self.gone = [becomes.get(token, token) for token in self.gone]
        self.on_actions = [becomes.get(token, token) for token in self.on_actions]
        self.on_cards = [(power, becomes.get(token, token)) for power, token in self.on_cards]
        self.last = becomes.get(self.last, self.last)

    def things(self) -> list[str]:
        """The used action tokens, wherever they lie; a spy who is caught is nowhere any more."""
        tokens = [*self.pile, *self.gone, *self.on_actions, *[token for _, token in self.on_cards]]
        return [f"token/{token}" for token in tokens if token != NONE]

    def observe(self, g: Hellas, pen: Pen) -> None:
        """All but the numbers of tokens that nobody has seen."""
        campaign = campaign_of(g.box)
        pen.under("campaign")
        pen.number("act", self.act, ACTS)
        pen.number("pile", len(self.pile), campaign.tokens)
        pen.number("invasion", self.invasion, campaign.invasion)
        pen.number("mobilization", self.mobilization, campaign.mobilization)
        pen.number("counter", self.counter + 1, campaign.invasion + 1)
        pen.number("spies_left", self.spies_left, campaign.spies)
        pen.number("vanguard", self.vanguard + 1, len(campaign.route))
        pen.flag("oracle_lost", self.oracle_lost)
        for token in range(1, campaign.tokens + 1):
            pen.flag("seen", bool(self.known >> token & 1))
            pen.flag("gone", token in self.gone and bool(self.known >> token & 1))
        for token in self.on_actions:
            pen.number("token_on_action", self.observed(token), campaign.tokens + 1)
        on_cards = dict(self.on_cards)
        for power in range(len(g.box.powers)):
            pen.within("power", power)
            pen.number("token", self.observed(on_cards.get(power, NONE)), campaign.tokens + 1)
        pen.within("", 0)
        for land in range(len(g.box.lands)):
            pen.number("attitude", self.attitudes[land], LOYAL)
        for region in range(len(g.box.regions)):
            pen.number("spies", self.spies.count(region), campaign.spies)

    def observed(self, token: int) -> int:
        """A token that lies there: 1, or once it was turned up 1 more than its number; 0 for none."""
        return 0 if token == NONE else 1 if not self.known >> token & 1 else 1 + token

    def counts(self, g: Hellas) -> list[Count]:
        """Every track within its spaces, no more spies than there are.  LOH-SSETUP-12 to LOH-SSETUP-15, LOH-A1MOB-05"""
        campaign = campaign_of(g.box)
        return [
            Count("War.act", self.act, 1, ACTS),
            Count("War.invasion", self.invasion, 0, campaign.invasion),
            Count("War.mobilization", self.mobilization, 1, campaign.mobilization),
            Count("War.counter", self.counter, NONE, campaign.invasion),
            Count("War.spies_left", self.spies_left, 0, campaign.spies),
            Count("War.spies", len(self.spies) + self.spies_left, 0, campaign.spies),
            Count("War.vanguard", self.vanguard, NONE, len(campaign.route) - 1),
            *[Count("War.attitudes", attitude, HOSTILE, LOYAL) for attitude in self.attitudes],
        ]


def passage(box: Box, told: Told) -> str:
    """The id of a passage, as in the names of the box."""
    kind, number, _ = told
    if kind == OPENING:
        return "opening/" + OPENINGS[number]
    if kind == SCRIPT:
        return "script/" + campaign_of(box).scripts[number].id
    if kind == FAILURE:
        return "quest/" + box.quests[number].id
    return "ending/" + list(ENDINGS)[number]


def lay_out(g: Hellas) -> War:
    """Tracks, spies and attitudes at their start; the pile is shuffled by the set-up.  LOH-SSETUP-12 to -14, -17"""
    return War([NEUTRAL] * len(g.box.lands), spies_left=campaign_of(g.box).spies)


def war_of(g: Hellas) -> War:
    part = g.parts[PART]
    assert isinstance(part, War)
    return part


def command(g: Hellas) -> int:
    """The command value of Xerxes: it grows with every spy that is not on the track.  LOH-SCRD-02, LOH-A1GEN-05"""
    return campaign_of(g.box).command - war_of(g).spies_left


def attitude_of(g: Hellas, land: int) -> int:
    """A land is loyal while the player has its glory token.  LOH-SATT-01, LOH-SATT-07"""
    return LOYAL if g.glory[land] != NONE else min(NEUTRAL, war_of(g).attitudes[land])


def ill_will(g: Hellas, land: int) -> int:
    """What its attitude adds against the player.  LOH-SATT-02 to LOH-SATT-06"""
    return campaign_of(g.box).ill_will[attitude_of(g, land)]


def land_of(g: Hellas, region: int) -> int:
    return g.box.regions[region].land


def occupied(g: Hellas) -> list[int]:
    """The regions with a Persian control token, by number.  LOH-SARMY-07"""
    green = campaign_of(g.box).persians
    assert g.commander[green] == PERSIANS
    return [region for region in g.box.region_order if g.control[region] == green]
