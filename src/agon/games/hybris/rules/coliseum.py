"""The Coliseum: Train and Fight.  Page 20."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.book import Action, Book
from agon.games.hybris.box.numbers import ALLY, FIGHT, NONE, TRAIN
from agon.games.hybris.player import Character, Player
from agon.games.hybris.rules.actions import sure
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.questions import CHOOSE_ENEMY, COLISEUM_HERO
from agon.games.hybris.rules.decks import draw_coliseum
from agon.games.hybris.rules.fates import NO_FIGHTER, is_fighter, record
from agon.games.hybris.rules.powers import happen, muster
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.scenes import FOR_ALLY, WON, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play
from agon.kernel.legality import Reason

NO_ENEMY: Final = Reason("hybris-why-no-enemy", "HYB-COLI-02")


def why_not_train(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """A Hero, an Olympian, or nobody where an effect grants it.  HYB-COLI-01"""
    return None if scene.character == NONE or is_fighter(g, p, scene) else NO_FIGHTER


def train(g: Hybris, p: Player, scene: Scene) -> Play:
    """A Coliseum card into hand.  HYB-COLI-01"""
    draw_coliseum(g, p, 1)
    return happen(g, "train", scene)


def why_not_fight(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """While somebody is left to be fought.  HYB-COLI-02"""
    if not is_fighter(g, p, scene):
        return NO_FIGHTER
    return None if g.coliseum_heroes else NO_ENEMY


def fight(g: Hybris, p: Player, scene: Scene) -> Play:
    """A Combat against a Hero of the Coliseum, who becomes an ally when beaten.  HYB-COLI-02, HYB-COLI-03"""
    options = [COLISEUM_HERO << 16 | hero for hero in g.coliseum_heroes]
    hero = number_of((yield Ask(CHOOSE_ENEMY, p.seat, options)))
    enemy = g.box.heroes[hero].enemy
    assert enemy is not None
    won = yield from fight_game(g, p, scene.character, FOR_ALLY, enemy, [], NONE, hero)
    if won:
        record(g, WON)
        recruit(g, p, hero)
    yield from end_combat(g)


def recruit(g: Hybris, p: Player, hero: int) -> None:
    """From the next Age on it is one more Hero; what is special about it works at once.  HYB-COLI-03, -04, -05"""
    g.coliseum_heroes.remove(hero)
    ally = Character(ALLY, hero)
    ally.activated = True  # not in this Age
    ally.joined = g.age
    p.characters.append(ally)
    muster(g)
    log.ally(g, p.seat, hero)


def write_coliseum(book: Book) -> None:
    book.add_action(TRAIN, sure(Action(why_not_train, train)))
    book.add_action(FIGHT, Action(why_not_fight, fight))
