"""Setting the table of the campaign, and its prologue.  LOH-SSETUP-01 to LOH-SSETUP-18, LOH-PRO-01 to LOH-PRO-10"""

from typing import Final

from agon.games.hellas import log as base_log
from agon.games.hellas.box.numbers import NEUTRAL_ARTIFACT, NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.tale import is_free, tell_opening
from agon.games.hellas.persian_invasion.tokens import retire, see_token, take_token
from agon.games.hellas.persian_invasion.vanguard import reinforce
from agon.games.hellas.persian_invasion.war import PLAYER, war_of
from agon.games.hellas.rules.armies import place
from agon.games.hellas.rules.cards import draw_cards
from agon.games.hellas.rules.control import take_control
from agon.games.hellas.rules.monsters import put_monster
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.scenes import PERSIANS, Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play

HERO: Final = "achilles"
ARMY: Final = "blue"


def set_up(g: Hellas) -> Play:
    """Step: monuments, oracle, temples, decks of the solo mode, the three armies, the pile.  LOH-SSETUP-01 to -18"""
    yield from ()
    campaign = campaign_of(g.box)
    for monument in g.monuments:
        monument.level = campaign.monument_level
    g.temples = 1 << g.box.oracle
    g.temples_left = campaign.temples
    lay_decks(g)
    p = g.players[PLAYER]
    p.hero = next(hero.index for hero in g.box.heroes if hero.solo)
    p.colour = campaign.player
    g.commander[campaign.player] = PLAYER
    g.commander[campaign.allies] = PLAYER
    g.commander[campaign.persians] = PERSIANS
    war = war_of(g)
    war.pile = list(range(1, campaign.tokens + 1))
    g.chance.shuffle(war.pile)
    muster(g)
    base_log.hero(g, PLAYER, p.hero, p.colour)
    g.step = g.book.following("set_up", "set_up") or ""


def lay_decks(g: Hellas) -> None:
    """Cards with the symbol of the solo mode; of the event deck nothing is shuffled.  LOH-SSETUP-05 to -08, -18"""
    box = g.box
    g.combat_deck = box.solo_combat_deck()
    g.attack_deck = list(range(len(box.attack_ids)))
    g.blessing_deck = [blessing.index for blessing in box.blessings if blessing.solo]
    g.artifact_deck = [a.index for a in box.artifacts if a.kind == NEUTRAL_ARTIFACT and a.solo]
    for deck in (g.combat_deck, g.attack_deck, g.blessing_deck, g.artifact_deck):
        g.chance.shuffle(deck)


def prologue(g: Hellas) -> Play:
    """Step: the vanguard lands; the hero stands in Sparta.  LOH-PRO-01 to LOH-PRO-05"""
    campaign = campaign_of(g.box)
    p = g.players[PLAYER]
    tell_opening(g, "prologue")
    war_of(g).vanguard = 0
    reinforce(g, campaign.vanguard)
    take_control(g, campaign.loyal_start, campaign.player)
    take_control(g, campaign.ally_start, campaign.allies)
    p.region = campaign.start
    base_log.start(g, PLAYER, p.region)
    place(g, p.region, campaign.player, campaign.hoplites)
    draw_cards(g, p, campaign.combat_cards)
    yield from g.book.resolve(g, p, g.box.heroes[p.hero].bonus, Scene(PLAYER))
    g.step = g.book.following("set_up", "prologue") or ""


def landings(g: Hellas) -> Play:
    """Step: monsters and quests by tables A and B; a double is a hoplite for the vanguard.  LOH-PRO-06 to LOH-PRO-10"""
    yield from ()
    campaign = campaign_of(g.box)
    for _ in range(campaign.monsters_drawn):
        landing = campaign.landings[draw(g)]
        if is_free(g, landing.monster):
            put_monster(g, landing.monster, landing.region)
        else:
            reinforce(g, 1)
    for slot in range(campaign.quests_drawn):
        quest = campaign.quests[draw(g)]
        if quest not in g.quests:
            g.quests[slot] = quest
            base_log.quest(g, quest, g.box.quests[quest].region)
        else:
            reinforce(g, 1)
    war_of(g).last = NONE
    tell_opening(g, "act_1")
    g.step = g.book.first("turn")


def draw(g: Hellas) -> int:
    """The number of a token, which leaves the game.  LOH-PRO-10"""
    token = take_token(g)
    see_token(g, token)
    retire(g, token)
    return token
