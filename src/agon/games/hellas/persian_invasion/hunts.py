"""Hunts and quests in the campaign.

LOH-SSPEC-09, LOH-SMST-02, LOH-SMST-03, LOH-SMST-05, LOH-SQST-02 to LOH-SQST-04
"""

from agon.games.hellas.hunting import Hunt
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.hunt.defence import top_attack
from agon.games.hellas.rules.hunt.questions import OWN_ARTIFACT
from agon.games.hellas.rules.hunt.trophies import take_trophy
from agon.games.hellas.rules.hunt.wounds import is_hunted
from agon.games.hellas.rules.quests import quest_scene
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def draw_attack(g: Hellas, hunt: Hunt) -> Play:
    """The top card, which nobody chooses.  LOH-SSPEC-09"""
    hunt.attack = top_attack(g)
    g.reveals += 1
    yield from ()


def monster_slain(g: Hellas, p: Player, monster: int) -> Play:
    """The usual trophy of a hunt; then a blessing, and the attitude of the land.  LOH-SMST-02, LOH-SMST-03, LOH-SMST-05

    The monster's own artifact only if the table wants it.
    """
    if g.hunt is not None and is_hunted(g, p, monster):
        own = [OWN_ARTIFACT] if g.book.options["monster_artifacts"] == "on" else []
        yield from take_trophy(g, p, g.hunt, own)
    scene = Scene(p.seat)
    scene.monster = monster
    scene.region = g.beasts[monster].died
    yield from g.book.resolve(g, p, campaign_of(g.box).monster_slain, scene)


def quest_done(g: Hellas, p: Player, quest: int) -> Play:
    """An artifact and the attitude of the land, whatever is printed.  LOH-SQST-02 to LOH-SQST-04"""
    yield from g.book.resolve(g, p, campaign_of(g.box).quest_done, quest_scene(g, p, quest))
