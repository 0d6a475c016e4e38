"""What a hunt pays, and the end of a monster.  LOH-MTRO-01 to LOH-MTRO-08"""

from agon.games.hellas.box.numbers import MARK_ARTIFACT, MARK_PRIEST, NONE
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.artifacts import gain_artifact
from agon.games.hellas.rules.control import take_glory
from agon.games.hellas.rules.heroes import gain_priests, priest_supply
from agon.games.hellas.rules.hunt.questions import OWN_ARTIFACT, TAKE_TROPHY, TROPHY
from agon.games.hellas.rules.hunt.wounds import is_hunted
from agon.games.hellas.rules.powers import ask_anew
from agon.games.hellas.rules.questions import STOP, number_of
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play, action_of


def monster_slain(g: Hellas, p: Player, monster: int) -> Play:
    """The glory token of its land; with the third figure the game; and after a hunt one trophy.

    LOH-MTRO-02 to LOH-MTRO-07
    """
    take_glory(g, p, g.box.regions[g.beasts[monster].died].land)
    g.book.replaceable.check_victory(g)
    if g.hunt is not None and is_hunted(g, p, monster):
        yield from take_trophy(g, p, g.hunt, [OWN_ARTIFACT])


# ---------------------------------------------------------------- trophies


def marked_trophies(g: Hellas, p: Player, hunt: Hunt) -> list[int]:
    """What marks of symbols covered in this hunt pay: a priest, a neutral artifact, if there is one.  LOH-MTRO-01"""
    found: list[int] = []
    for place, wound in enumerate(g.box.monsters[hunt.monster].wounds):
        if hunt.dealt >> place & 1 and wound.mark != NONE and wound.mark not in found:
            found.append(wound.mark)
    there = {MARK_PRIEST: priest_supply(g, p) > 0, MARK_ARTIFACT: bool(g.artifact_deck)}
    return [mark for mark in sorted(found) if there[mark]]


def take_trophy(g: Hellas, p: Player, hunt: Hunt, own: list[int]) -> Play:
    """One trophy: that of a mark, or the monster's `own` artifact where there is one.  LOH-MTRO-03, LOH-MTRO-06"""
    choice = yield from ask_anew(g, p, TAKE_TROPHY, lambda: trophy_options(g, p, hunt, own))
    what = number_of(choice) & 0xFF
    if action_of(choice) == STOP:
        return
    if what == MARK_PRIEST:
        gain_priests(g, p, 1)
    elif what == MARK_ARTIFACT:
        g.reveals += 1
        gain_artifact(g, p, g.artifact_deck.pop())
    else:
        gain_artifact(g, p, g.box.monsters[hunt.monster].artifact)


def trophy_options(g: Hellas, p: Player, hunt: Hunt, own: list[int]) -> list[int]:
    return [TROPHY << 16 | hunt.monster << 8 | what for what in [*own, *marked_trophies(g, p, hunt)]]
