"""The end of an act, and what comes between the two.  LOH-A1END-01 to -03, LOH-A1CON-01 to -16, LOH-QFAIL-01, -02"""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.endings import last_turn
from agon.games.hellas.persian_invasion.tale import tell_ending, tell_failure, tell_opening
from agon.games.hellas.persian_invasion.tokens import unmark_cards
from agon.games.hellas.persian_invasion.tracks import FIRST_SPACE, set_mobilization
from agon.games.hellas.persian_invasion.vanguard import vanguard_region
from agon.games.hellas.persian_invasion.war import PLAYER, war_of
from agon.games.hellas.rules.armies import place, regions_of
from agon.games.hellas.rules.control import controller, drop_control, take_control
from agon.games.hellas.rules.heroes import gain_priests
from agon.games.hellas.rules.quests import end_quest, quest_scene
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play

BETWEEN: Final = "between_acts"


def act_check(g: Hellas) -> Play:
    """Step: is the act over, or the pile? If not, a new turn.  LOH-SEVT-04"""
    yield from ()
    war = war_of(g)
    if war.act == 1:
        endings = act_one_endings(g)
        if endings:
            for id in endings:
                tell_ending(g, id)
            war.oracle_lost = "act_1_oracle_lost" in endings
            war.initiative = "act_1_invasion_ten" in endings
            g.step = g.book.first(BETWEEN)
            return
    if not war.pile:
        last_turn(g)
    g.round += 1
    g.step = g.book.first("turn")


def act_one_endings(g: Hellas) -> list[str]:
    """Why act I is over; several may be true at once, and each has its consequences."""
    endings: list[str] = []
    if vanguard_region(g) == g.box.oracle:  # LOH-A1END-01
        endings.append("act_1_oracle_lost")
    if not regions_of(g, PERSIANS):  # LOH-A1END-02
        endings.append("act_1_vanguard_routed")
    if war_of(g).invasion == campaign_of(g.box).invasion:  # LOH-A1END-03
        endings.append("act_1_invasion_ten")
    return endings


# ---------------------------------------------------------------- the consequences of act I, a step each


def clear_map(g: Hellas) -> Play:
    """Step: hoplites of all colours and the player's priests leave the map; all else stays.  LOH-A1CON-01 to -03"""
    yield from ()
    g.hoplites = [0] * len(g.hoplites)
    g.fortified = [NONE] * len(g.fortified)
    war_of(g).vanguard = NONE
    for monument in g.monuments:
        monument.priests = []  # to the supply
    log.map_cleared(g)
    next_step(g, "clear_map")


def oracle_fate(g: Hellas) -> Play:
    """Step: without the oracle an ally's priest blocks a spot on each monument; otherwise a priest.

    LOH-A1CON-04 to -06
    """
    yield from ()
    if war_of(g).oracle_lost:
        g.temples &= ~(1 << g.box.oracle)
        for monument in g.monuments:
            monument.priests.append(campaign_of(g.box).allies)
        log.oracle_lost(g, g.box.oracle)
    else:
        gain_priests(g, g.players[PLAYER], 1)
    next_step(g, "oracle_fate")


def clear_board(g: Hellas) -> Play:
    """Step: all used action tokens leave the hero board, and artifacts are charged.  LOH-A1CON-08, LOH-A1CON-17"""
    yield from ()
    p = g.players[PLAYER]
    for action in g.book.special:
        if p.marked >> action & 1:
            g.book.replaceable.unmark_action(g, p, action)
    p.marked_powers = []
    p.spent = []
    unmark_cards(g, p)
    next_step(g, "clear_board")


def reset_tracks(g: Hellas) -> Play:
    """Step: mobilization begins again; the victory counter lies where the invasion has come to.  LOH-A1CON-09, -10"""
    yield from ()
    set_mobilization(g, FIRST_SPACE)
    set_counter(g, war_of(g).invasion)
    next_step(g, "reset_tracks")


def set_counter(g: Hellas, space: int) -> None:
    """The victory counter; on 0 the war is won."""
    war_of(g).counter = space
    log.counter(g, space)
    g.book.replaceable.check_victory(g)


def failed_quests(g: Hellas) -> Play:
    """Step: a quest that the hero is on counts as done, for nothing; all others have their penalty, by slot.

    All leave the game.  LOH-A1CON-11, LOH-QFAIL-01, LOH-QFAIL-02, LOH-SQST-01, LOH-SQST-05
    """
    p = g.players[PLAYER]
    if p.quest != NONE:
        end_quest(g, p.quest)
    for quest in g.quests.copy():
        if quest != NONE:
            end_quest(g, quest)
            tell_failure(g, quest)
            yield from g.book.resolve(g, p, campaign_of(g.box).failures[quest], quest_scene(g, p, quest))
    next_step(g, "failed_quests")


def persian_landing(g: Hellas) -> Play:
    """Step: a Persian control token in Macedonia; the player's go from the land in the north.  LOH-A1CON-12, -13"""
    yield from ()
    campaign = campaign_of(g.box)
    take_control(g, campaign.conquered, campaign.persians)
    war_of(g).landed = True
    for region in g.box.lands[campaign.lost_land].regions:
        if controller(g, region) == PLAYER:
            drop_control(g, region)
    next_step(g, "persian_landing")


def levies(g: Hellas) -> Play:
    """Step: a hoplite of its colour in every region of the player's, two in a loyal Laconia.  LOH-A1CON-14 to -16"""
    yield from ()
    campaign = campaign_of(g.box)
    for colour in (campaign.allies, campaign.player):
        for region in g.box.region_order:
            if g.control[region] == colour:
                at_home = region == campaign.home and colour == campaign.player
                place(g, region, colour, campaign.home_hoplites if at_home else 1)
    next_step(g, "levies")


def act_two(g: Hellas) -> Play:
    """Step: act II begins; with an event phase if the Persians have the initiative.  LOH-A1CON-07"""
    yield from ()
    war = war_of(g)
    war.act = 2
    tell_opening(g, "act_2")
    g.step = "act_check"
    if war.initiative and war.pile:
        tell_opening(g, "act_2_initiative")
        g.step = "script"  # which takes a token of the pile


def next_step(g: Hellas, name: str) -> None:
    g.step = g.book.following(BETWEEN, name) or ""


def write_acts(book: Book) -> None:
    book.insert_step("turn", "script", "act_check", act_check)
    steps = (
        clear_map,
        oracle_fate,
        clear_board,
        reset_tracks,
        failed_quests,
        persian_landing,
        levies,
        act_two,
    )
    names = []
    for step in steps:
        names.append(step.__name__)
        book.add_step(step.__name__, step)
    book.add_sequence(BETWEEN, *names)
