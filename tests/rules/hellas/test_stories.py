"""Longer stories, told by nothing but the questions that players are asked and the answers they give."""

import pytest

from agon.games.hellas.box.numbers import (
    BUILD_MONUMENT,
    HOPLITE_MOVEMENT,
    HUNT,
    MARCH,
    NONE,
    PREPARE,
    RECRUIT,
    SPEED,
    STRENGTH,
    USURP,
)
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle.questions import BATTLE_CARD, BRING, BRING_FROM, PASS
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.hunt.questions import (
    ANSWER_ATTACK,
    CHOOSE_ATTACK,
    DEAL_WOUND,
    OWN_ARTIFACT,
    PARRY,
    TAKE_TROPHY,
    TROPHY,
    WOUND_CARD,
)
from agon.games.hellas.rules.questions import (
    ARMY,
    ATTRIBUTE,
    BUILD_LEVEL,
    CARD,
    GO_ON,
    GOD,
    INJURED,
    MARCH_ARMY,
    MARCH_FROM,
    MARCH_TO,
    MOVE,
    MOVE_HOPLITE,
    OPTION,
    PLACE,
    PREPARATION,
    RECRUIT_AT,
    REGION,
    REGULAR,
    REGULAR_ACTION,
    SPECIAL,
    SPECIAL_ACTION,
    STOP,
    USE_POWER,
    WITHDRAW_TO,
)
from agon.games.hellas.rules.special_actions import DRAW, LEVY
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Kind, Play
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.chase import dress
from rules.hellas.given import beast, box, given, hand, named, own, region, stand, told
from rules.hellas.warfare import default, fortified, left, strengths


class Tale:
    """A game that is told: who is asked what, and the answer."""

    def __init__(self, g: Hellas) -> None:
        self.g = g
        self.play: Play | None = None
        self.ask: Ask | None = None
        self.run_on(None)

    def run_on(self, option: int | None) -> None:
        """Hand over an answer and go on to the next question, or to the end."""
        while self.g.step != OVER:
            try:
                if self.play is None:
                    self.play = self.g.book.steps[self.g.step](self.g)
                    asked = next(self.play)
                else:
                    assert option is not None
                    asked = self.play.send(option)
                assert isinstance(asked, Ask)
                self.ask = asked
                return
            except StopIteration:
                self.play = None
            except Ended:
                self.g.step = OVER
        self.ask = None

    def say(self, seat: int, kind: Kind, option: int) -> "Tale":
        ask = self.ask
        assert ask is not None, "the game is over"
        assert (ask.seat, ask.kind.id) == (seat, kind.id)
        assert option in ask.options, f"{kind.id}: {option:#x} is not in {[hex(other) for other in ask.options]}"
        self.run_on(option)
        return self

    # What is said often.

    def special(self, seat: int, action: int) -> "Tale":
        """No regular action; then this special one."""
        return self.say(seat, REGULAR_ACTION, GO_ON << 16).say(seat, SPECIAL_ACTION, SPECIAL << 16 | action)

    def march(self, seat: int, start: str, count: int, goal: str) -> "Tale":
        """March with all, or with some, of the hoplites of a region."""
        self.special(seat, MARCH)
        if self.asks(MARCH_FROM):
            self.say(seat, MARCH_FROM, REGION << 16 | region(start))
        if self.asks(MARCH_ARMY):
            self.say(seat, MARCH_ARMY, ARMY << 16 | self.g.players[seat].colour << 8 | count)
        return self.say(seat, MARCH_TO, REGION << 16 | region(goal))

    def prepare(self, seat: int, *options: int) -> "Tale":
        self.special(seat, PREPARE)
        for option in options:
            self.say(seat, PREPARATION, OPTION << 16 | option)
            if self.asks(RECRUIT_AT):
                self.say(seat, RECRUIT_AT, PLACE << 16 | self.g.players[seat].region)
        return self

    def idle_until(self, seat: int) -> "Tale":
        """The others do something of no importance until it is that player's turn."""
        while self.ask is not None and self.g.active != seat:
            going_on = [option for option in (GO_ON << 16, SPECIAL << 16 | PREPARE) if option in self.ask.options]
            self.run_on(going_on[0] if going_on else default(self.ask))
        return self

    def card(self, seat: int, face: str) -> "Tale":
        """Play a combat card of that face."""
        [card] = [card for card in self.g.players[seat].hand if box().combat_card(card).id == face]
        return self.say(seat, BATTLE_CARD, CARD << 16 | card)

    def passes(self, seat: int) -> "Tale":
        return self.say(seat, BATTLE_CARD, PASS << 16)

    def asks(self, kind: Kind) -> bool:
        return self.ask is not None and self.ask.kind is kind


def test_a_march_a_battle_a_counter_attack_and_glory() -> None:
    # Achilles has the glory token of Pelops' land and six hoplites next to Arcadia, where Heracles is fortified.
    g = given()
    green = box().regions[region("arcadia")].land
    g.glory[green] = 0
    g.players[0].region = region("achaea")
    own(g, 0, "corinthia")
    stand(g, 0, "corinthia", 6)
    stand(g, 1, "arcadia", 4)
    fortified(g, 1)
    own(g, 1, "elis")
    stand(g, 1, "elis", 5)
    hand(g, 0, "glory_torch", "charge_sickle")
    hand(g, 1, "fortification_bow", "wild_attack_axe", "reinforcements_shield")
    tale = Tale(g)

    # He marches in. Cards on both sides: 6 + 1 + 3 + 4 against 4 + 1 in the city + 1 + 2 + 3.
    tale.march(0, "corinthia", 6, "arcadia")
    assert g.battle is not None
    tale.card(1, "fortification_bow").card(0, "glory_torch").card(1, "wild_attack_axe").card(0, "charge_sickle")
    tale.passes(1)
    assert strengths(g) == (14, 11)

    # Heracles loses two, leaves the city and withdraws; Achilles loses two and takes control.
    tale.say(1, WITHDRAW_TO, REGION << 16 | region("messenia"))
    assert left(g) == (4, 0)
    assert army(g, region("messenia"), 1) == 2
    assert (controller(g, region("arcadia")), g.fortified[region("arcadia")]) == (0, NONE)
    assert g.battle is None
    assert len(g.combat_discard) == 4

    # Heracles strikes back from Elis, with reinforcements from Messenia, and wins by one.
    tale.march(1, "elis", 4, "arcadia")
    tale.card(1, "reinforcements_shield")
    tale.say(1, BRING_FROM, BRING << 16 | region("messenia") << 8 | g.players[1].colour << 4 | 2)
    assert strengths(g) == (6, 4)
    tale.say(0, WITHDRAW_TO, REGION << 16 | region("corinthia"))
    assert left(g) == (0, 6)
    assert army(g, region("corinthia"), 0) == 3
    assert controller(g, region("arcadia")) == 1

    # Perseus prepares. Then Achilles has the glory for another way into that land: he usurps Achaea, where he stands.
    tale.prepare(2, DRAW, LEVY).say(2, USE_POWER, STOP << 16)  # Perseus could move now, and stays
    assert (len(g.players[2].hand), army(g, region("boeotia"), 2)) == (1, 3)
    tale.special(0, USURP).say(0, RECRUIT_AT, PLACE << 16 | region("achaea"))
    assert controller(g, region("achaea")) == 0
    assert army(g, region("achaea"), 0) == 1
    assert g.glory[green] == 0  # it is kept
    assert g.active == 1


@pytest.mark.rule("LOH-MBAT-22")
def test_two_battles_in_one_region_in_one_turn_by_two_actions() -> None:
    g = given()
    own(g, 0, "corinthia")
    start = stand(g, 0, "corinthia", 6)
    goal = stand(g, 1, "arcadia", 3)
    tale = Tale(g)

    # A first hoplite goes by Hoplite Movement and falls; the others follow by March in the same turn.
    one = MOVE << 16 | start << 7 | goal << 2 | g.players[0].colour
    tale.say(0, REGULAR_ACTION, REGULAR << 16 | HOPLITE_MOVEMENT).say(0, MOVE_HOPLITE, one)
    assert (strengths(g), army(g, start, 0)) == ((1, 3), 5)
    tale.march(0, "corinthia", 5, "arcadia").say(1, WITHDRAW_TO, REGION << 16 | region("elis"))
    assert (strengths(g), left(g)) == ((5, 3), (5, 0))
    assert controller(g, goal) == 0


def test_a_hunt_for_the_sphinx() -> None:
    # Achilles, in Macedonia with the Sphinx, has a torch, a bow, a sword and a shield; he will draw a spear.
    g = given()
    sphinx = beast(g, "sphinx", "macedonia")
    dress(g, sphinx, "torch", "bow", "sword:priest", "spear:artifact")
    red = box().regions[region("macedonia")].land
    g.glory[red] = 2
    hand(g, 0, "glory_torch", "glory_bow", "trap_sword", "reinforcements_shield")
    cards = {box().combat_card(card).id: card for card in g.players[0].hand}
    spear = next(card for card in g.combat_deck if box().combat_card(card).id == "wild_attack_spear")
    g.combat_deck.remove(spear)
    g.combat_deck.append(spear)
    tale = Tale(g)

    tale.special(0, HUNT)
    assert spear in g.players[0].hand
    assert g.players[0].attributes[STRENGTH] == 1

    # Two wounds, then the attack that his left neighbour picks from two; the shield stops it for an injury.
    tale.say(0, DEAL_WOUND, WOUND_CARD << 16 | cards["glory_torch"])
    tale.say(0, DEAL_WOUND, WOUND_CARD << 16 | cards["glory_bow"]).say(0, DEAL_WOUND, STOP << 16)
    assert tale.ask is not None
    assert len(tale.ask.options) == 2
    tale.say(1, CHOOSE_ATTACK, tale.ask.options[0])
    tale.say(0, ANSWER_ATTACK, PARRY << 16 | cards["reinforcements_shield"])
    tale.say(0, INJURED, ATTRIBUTE << 16 | SPEED)
    assert len(g.players[0].hand) == 3  # sword, spear and the one card that a shield leaves

    # The sword and the spear finish it: glory from Perseus, the figure, one trophy of three.
    tale.say(0, DEAL_WOUND, WOUND_CARD << 16 | cards["trap_sword"]).say(0, DEAL_WOUND, WOUND_CARD << 16 | spear)
    assert tale.ask is not None
    assert len(tale.ask.options) == 3
    tale.say(0, TAKE_TROPHY, TROPHY << 16 | sphinx << 8 | OWN_ARTIFACT)
    p = g.players[0]
    assert (g.glory[red], p.trophies, p.artifacts) == (0, [sphinx], [named("artifact", "head_of_sphinx")])
    assert g.beasts[sphinx].region == NONE
    assert p.marked >> HUNT & 1
    assert (p.injuries, len(p.hand)) == (1 << SPEED, 1)
    assert (g.hunt, g.active) == (None, 1)


def test_a_monument_is_completed_and_whoever_holds_it_in_the_end_wins() -> None:
    # Achilles holds Thessaly, where one level is missing. Heracles' army stands in Locris.
    g = given()
    god = box().regions[region("thessaly")].god
    g.monuments[god].level = box().gods[god].levels - 1
    own(g, 0, "thessaly")
    stand(g, 0, "thessaly", 3)
    stand(g, 0, "macedonia", 6)
    own(g, 1, "locris")
    stand(g, 1, "locris", 7)
    tale = Tale(g)

    tale.special(0, BUILD_MONUMENT).say(0, BUILD_LEVEL, GOD << 16 | god)
    assert (g.completed, g.countdown, g.countdown_seat) == (god, 3, 0)
    assert (g.round, g.active) == (2, 1)

    # Heracles takes Thessaly; nobody has cards to play.
    tale.march(1, "locris", 7, "thessaly").say(0, WITHDRAW_TO, REGION << 16 | region("macedonia"))
    assert controller(g, region("thessaly")) == 1
    assert g.countdown == 3  # only the builder's special actions count

    # Achilles, who has the activation card, prepares, attacks in vain, and moves on: a token comes off each time.
    tale.idle_until(0).prepare(0, LEVY, LEVY)
    assert g.countdown == 2
    tale.idle_until(0).march(0, "macedonia", 5, "thessaly").passes(1)  # he has drawn cards by now
    assert (g.countdown, strengths(g)) == (1, (5, 7))
    tale.idle_until(0).special(0, RECRUIT).say(0, RECRUIT_AT, PLACE << 16 | region("macedonia"))

    # With the last of them whoever controls the region wins, though it is not his turn.
    assert (tale.ask, g.active) == (None, 0)
    assert (g.winner, g.ending, g.countdown) == (1, "won-king", 0)
    assert told(g, "hellas-countdown") == [(0, 2, NONE, NONE), (0, 1, NONE, NONE), (0, 0, NONE, NONE)]
