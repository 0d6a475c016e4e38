"""Event cards: the starting ones, and one at the end of each round.  LOH-MSETUP-09 to -12, LOH-MEVT-01 to -10"""

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.monsters import put_monster
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.rules.setup import quest_of
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def starting_events(g: Hellas) -> Play:
    """Step: seven event cards; then the first hero is taken.  LOH-MSETUP-09 to LOH-MSETUP-12"""
    resolved = 0
    back: list[int] = []
    while resolved < g.box.supplies.starting_events and g.event_deck:
        card = turn_up(g)
        quest = quest_of(g, card)
        if quest != NONE:
            resolved += 1  # also one that finds no slot.  LOH-MSETUP-10
            if place_quest(g, quest):
                continue
        elif is_out(g, card):
            log.event_skipped(g, card)  # another one comes in its place.  LOH-MSETUP-11
        else:
            resolved += 1
            land_monster(g, card)
        back.append(card)
    g.event_deck += back  # LOH-MSETUP-12
    g.event_deck.sort()
    g.chance.shuffle(g.event_deck)
    yield from ()
    g.step = g.book.following("set_up", "starting_events") or ""


def event_phase(g: Hellas) -> Play:
    """Step: one event card.  LOH-MEVT-01"""
    while g.event_deck:
        card = turn_up(g)
        if quest_of(g, card) != NONE:
            resolve_quest(g, card)
            break
        if not resolve_monster(g, card) or g.book.options["slain_monster_event"] != "redraw":
            break
    yield from ()
    g.step = g.book.following("round_end", "event_phase") or ""


def turn_up(g: Hellas) -> int:
    """The next event card, for all to see; a deck that has run out stays empty.  LOH-MEVT-10"""
    card = g.event_deck.pop()
    g.reveals += 1
    log.event(g, card)
    return card


# ---------------------------------------------------------------- quests


def resolve_quest(g: Hellas, card: int) -> None:
    """A quest goes to a free slot; without one it is discarded.  LOH-MEVT-02, LOH-MEVT-03"""
    if not place_quest(g, quest_of(g, card)):
        g.event_discard.append(card)


def place_quest(g: Hellas, quest: int) -> bool:
    """A quest card into a free slot, its token into its region; whether there was one.  LOH-MEVT-02, LOH-MEVT-04"""
    if NONE not in g.quests:
        log.quest_discarded(g, quest)
        return False
    g.quests[g.quests.index(NONE)] = quest
    log.quest(g, quest, g.box.quests[quest].region)
    return True


# ---------------------------------------------------------------- monsters


def is_out(g: Hellas, card: int) -> bool:
    """Whether the monster of a card is on the map."""
    return g.beasts[g.box.monster_cards[card].monster].region != NONE


def land_monster(g: Hellas, card: int) -> None:
    put_monster(g, g.box.monster_cards[card].monster, g.box.monster_cards[card].region)


def resolve_monster(g: Hellas, card: int) -> bool:
    """A monster comes, or evolves; the card of a slain one is discarded. Whether it was of a slain one.

    LOH-MEVT-05 to LOH-MEVT-07
    """
    beast = g.beasts[g.box.monster_cards[card].monster]
    if is_out(g, card):
        beast.evolutions.append(card)  # LOH-MEVT-08
        log.evolved(g, g.box.monster_cards[card].monster, card)
        muster(g)
        return False
    if beast.slain:
        log.event_skipped(g, card)
    else:
        land_monster(g, card)
    g.event_discard.append(card)
    return beast.slain
