"""Why not this card, attribute or choice."""

from agon.games.hellas.describe.choices import EFFECT
from agon.games.hellas.moments import Scene
from agon.games.hellas.player import ATTRIBUTE_COUNT
from agon.games.hellas.refusals.common import Refused
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle.playing import casualties_of
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.rules.hunt.defence import reachable
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.state import Hellas
from agon.kernel.words import say


def at_battle_card(g: Hellas, refused: Refused) -> None:
    """Cards that would cost more hoplites than are there."""
    battle = g.battle
    side = None if battle is None else battle.side_of(refused.ask.seat)
    if battle is None or side is None:
        return
    left = army(g, battle.region, side.commander) - side.casualties
    for card in g.players[refused.ask.seat].hand:
        if not refused.offered(q.CARD << 16 | card):
            need = casualties_of(g, battle, side, card)
            refused.add(q.CARD << 16 | card, (say("hellas-why-casualties", need=need, left=left), ("LOH-MBAT-09",)))


def at_wound(g: Hellas, refused: Refused) -> None:
    """Cards whose symbol the monster does not have, or not any more."""
    for card in g.players[refused.ask.seat].hand:
        if not refused.offered(h.WOUND_CARD << 16 | card):
            parries = g.box.symbols[g.box.combat_card(card).symbol].parries
            word = "hellas-why-shield" if parries else "hellas-why-symbol"
            refused.add(h.WOUND_CARD << 16 | card, (say(word), ("LOH-MMST-01", "LOH-MMST-05")))


def at_defence(g: Hellas, refused: Refused) -> None:
    """Cards that together would not be enough."""
    hunt = g.hunt
    if hunt is None:
        return
    p = g.players[refused.ask.seat]
    scene = Scene(p.seat)
    scene.monster, scene.region = hunt.monster, hunt.region
    for card in p.hand:
        if not refused.offered(h.DEFEND << 16 | card):
            reason = say("hellas-why-defence", most=reachable(g, p, hunt, scene), needed=hunt.value)
            refused.add(h.DEFEND << 16 | card, (reason, ("LOH-MHNT-04", "LOH-MHNT-06")))


# ---------------------------------------------------------------- attributes


def at_injury(g: Hellas, refused: Refused) -> None:
    no_attributes(refused, "hellas-why-injured", "LOH-MHERO-08")


def at_heal(g: Hellas, refused: Refused) -> None:
    no_attributes(refused, "hellas-why-healthy", "LOH-MSPEC-13")


def at_raise(g: Hellas, refused: Refused) -> None:
    no_attributes(refused, "hellas-why-high", "LOH-MHERO-04")


def at_lower(g: Hellas, refused: Refused) -> None:
    no_attributes(refused, "hellas-why-low", "LOH-MHERO-04")


def no_attributes(refused: Refused, word: str, rule: str) -> None:
    """Attributes that are not on offer, all for one reason."""
    for attribute in range(ATTRIBUTE_COUNT):
        if not refused.offered(q.ATTRIBUTE << 16 | attribute):
            refused.add(q.ATTRIBUTE << 16 | attribute, (say(word), (rule,)))


# ---------------------------------------------------------------- choices


def at_branch(g: Hellas, refused: Refused) -> None:
    """Branches that cannot be paid, or would do nothing."""
    index = number_of(refused.ask.options[0]) & EFFECT
    for number in range(len(g.box.effects[index].branches)):
        option = q.BRANCH << 16 | number << 12 | index
        if not refused.offered(option):
            refused.add(option, (say("hellas-why-no-branch"), ("LOH-MBLS-04",)))


def at_glory(g: Hellas, refused: Refused) -> None:
    """Glory tokens that somebody holds."""
    for land in range(len(g.box.lands)):
        if not refused.offered(q.LAND << 16 | land):
            refused.add(q.LAND << 16 | land, (say("hellas-why-glory-held"), ("LOH-MTRO-08",)))
