"""The steps of an Age that Chronos adds or changes, from his debts in the morning to his tiles in the evening."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.avatars import come
from agon.games.hybris.chronos.cards import desolation, offer_exchange, reveal_card
from agon.games.hybris.chronos.gains import INCOME, RECKONING, break_chain, change_intensity, chronos_gains, gain_points
from agon.games.hybris.chronos.house import BARE_PILLARS, BOTH_HALVES, TILES_FOLLOW, TIME_REMEMBERS
from agon.games.hybris.chronos.questions import CONCEPT, FOCUS
from agon.games.hybris.chronos.scenes import AvatarScene
from agon.games.hybris.chronos.setup import turn_up_tile
from agon.games.hybris.chronos.table import chronos_table, kit_of, plays
from agon.games.hybris.chronos.turns import victim
from agon.games.hybris.chronos.world import craft_dearer, unseal, wake_up
from agon.games.hybris.player import Player
from agon.games.hybris.rules.end_of_age import go_on
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.pillars import bless_pillars, choose_pillar, next_to_choose, set_order
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.resources import generate
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play


def to_next(g: Hybris, done: str) -> None:
    """To the step that follows in the Age."""
    g.step = g.book.following("age", done) or ""


# ---------------------------------------------------------------- the Divine Pillar phase


def desolations(g: Hybris) -> Play:
    """Step 1.1: the next face-up card, in the order of the Pillars, brings its Desolation.  CHR-P1-01, CHR-P1-02"""
    table = chronos_table(g)
    left = [concept for concept, card in enumerate(table.shown) if card != NONE]
    if left:
        yield from desolation(g, victim(g), left[0])
    if len(left) <= 1:
        to_next(g, "desolation")


def income(g: Hybris) -> Play:
    """Step 1.2: each Avatar on the Chronos board brings him something.  CHR-P1-03 to -06"""
    for avatar in chronos_table(g).on_board():
        yield from bring_income(g, avatar)
    to_next(g, "income")


def bring_income(g: Hybris, avatar: int) -> Play:
    log.chronos_income(g, avatar)
    yield from chronos_gains(g, kit_of(g.box).avatars[avatar].income, INCOME)
    scene = AvatarScene(NONE)
    scene.avatar = avatar
    yield from happen(g, "chronos_income", scene)


def pillar(g: Hybris) -> Play:
    """Step 1.3: one Pillar after the other, two for each player; those left get a Prayer.  CHR-P1-07, CHR-HOUSE-04"""
    first = any(not p.pillars for p in g.players)
    p = next_to_choose(g, 1 if first else 2)
    yield from choose_pillar(g, p)
    chronos_table(g).chosen[p.seat].append(concept_of_pillar(g, p.pillars[-1]))
    if all(len(other.pillars) == 2 for other in g.players):
        if not plays(g, BARE_PILLARS):
            bless_pillars(g)
        to_next(g, "pillar")


def concept_of_pillar(g: Hybris, pillar: int) -> int:
    """The Concept of the same number.  CHR-GEN-03"""
    number = g.box.pillars[pillar].number
    return next(concept.index for concept in kit_of(g.box).concepts if concept.number == number)


def pillar_of_concept(g: Hybris, concept: int) -> int:
    number = kit_of(g.box).concepts[concept].number
    return next(pillar.index for pillar in g.box.pillars if pillar.number == number)


def concepts(g: Hybris) -> Play:
    """Step 1.3: both Concepts are resolved, in the order of the choice; again if that is remembered.

    CHR-P1-08, CHR-HOUSE-05
    """
    table = chronos_table(g)
    for p in g.players:
        for concept in table.chosen[p.seat]:
            for _ in range(2 if concept in table.before[p.seat] else 1):
                yield from resolve_concept(g, concept)
    to_next(g, "concepts")


def resolve_concept(g: Hybris, concept: int) -> Play:
    """An Intensity, or a chain that breaks.  CHR-P1-08"""
    log.concept_resolved(g, concept)
    if kit_of(g.box).concepts[concept].links:
        yield from break_chain(g, concept, "")
    else:
        change_intensity(g, concept, 1)


def focus(g: Hybris) -> Play:
    """Step 1.4: where the player is present in this Age.  CHR-P1-09, CHR-P1-10"""
    table = chronos_table(g)
    for p in g.players:
        options = [CONCEPT << 16 | concept for concept in table.chosen[p.seat]]
        settle(g, p, number_of((yield Ask(FOCUS, p.seat, options))))
    set_order(g)
    to_next(g, "focus")


def settle(g: Hybris, p: Player, concept: int) -> None:
    """A token on the Focus space; that Pillar is the player's.  CHR-P1-10

    On Temnein the upper half of both may be.  CHR-HOUSE-10
    """
    chronos_table(g).focus[p.seat] = concept
    take_mark(g, p)
    mine = pillar_of_concept(g, concept)
    both = concept == kit_of(g.box).temnein and plays(g, BOTH_HALVES)
    p.uppers = p.pillars.copy() if both else [mine]
    p.lowers = [mine]
    log.focus(g, p.seat, concept)


def boons(g: Hybris) -> Play:
    """After step 1.4: the Concept of the other Pillar gives its Boon.  CHR-HOUSE-06"""
    table = chronos_table(g)
    kit = table.kit
    for p in g.players:
        for concept in table.chosen[p.seat]:
            if concept != table.focus[p.seat]:
                log.boon(g, p.seat, concept)
                yield from g.book.resolve(g, p, kit.concepts[concept].boon, Scene(p.seat))
    to_next(g, "boons")


# ---------------------------------------------------------------- the Planning phase


def reveal(g: Hybris) -> Play:
    """Step 2.1: a card of each deck; a tile where none is left, if they follow.  CHR-P2-01, CHR-HOUSE-09"""
    table = chronos_table(g)
    for concept in range(len(table.decks)):
        reveal_card(g, table, concept)
        if plays(g, TILES_FOLLOW):
            turn_up_tile(g, table, concept)
    to_next(g, "reveal")
    return DONE


def precedence(g: Hybris) -> Play:
    """After step 2.1: a card may be exchanged.  CHR-HOUSE-07"""
    for p in g.players:
        yield from offer_exchange(g, p)
    to_next(g, "precedence")


def fearful_prayers(g: Hybris) -> Play:
    """After step 2.1: Prayers come to the Well.  CHR-HOUSE-08"""
    yield from generate(g, victim(g), kit_of(g.box).house["fed_prayers"], Scene(victim(g).seat))
    to_next(g, "fearful_prayers")


# ---------------------------------------------------------------- the End of Age phase


def waking(g: Hybris) -> Play:
    """With step 4.1 what lasted until now is over."""
    wake_up(g)
    if chronos_table(g).dearer:
        craft_dearer(g, -chronos_table(g).dearer)
    go_on(g, "waking")
    return DONE


def unsealing(g: Hybris) -> Play:
    """After step 4.7 of some Ages all forbidden slots are open again.  CHR-HOUSE-15"""
    if g.age in kit_of(g.box).house["unseal"]:
        for slot, owner in enumerate(chronos_table(g).seals.copy()):
            if owner != NONE:
                unseal(g, slot)
    go_on(g, "unsealing")
    return DONE


def avatar_comes(g: Hybris) -> Play:
    """Step 4.8: after a Primordial, the Avatar of its letter, if it is on the board.  CHR-P4-13, CHR-MOVE-07"""
    letter = g.book.manifest.fear[g.age]
    if letter != NONE:
        for avatar in kit_of(g.box).avatars:
            if avatar.letter == letter:
                yield from come(g, avatar.index, victim(g).seat)
    go_on(g, "avatar_comes")


def avatars_act(g: Hybris) -> Play:
    """Step 4.9: the main effect of each Avatar in the Mortal World, by ascending number.  CHR-P4-14"""
    p = victim(g)
    for avatar in chronos_table(g).in_cities():
        log.avatar_acts(g, avatar)
        yield from g.book.resolve(g, p, kit_of(g.box).avatars[avatar].main, Scene(p.seat))
    go_on(g, "avatars_act")


def reckoning(g: Hybris) -> Play:
    """After step 4.10 of some Ages Chronos collects what Ananke has.  CHR-HOUSE-17"""
    table = chronos_table(g)
    kit = table.kit
    if g.age in kit.house["reckoning"]:
        log.reckoning(g, kit.ananke, table.intensity[kit.ananke])
        gain_points(g, table.intensity[kit.ananke], RECKONING)
    go_on(g, "reckoning")
    return DONE


def lift_focus(g: Hybris) -> Play:
    """Before another Age the Focus is removed; Concepts that were chosen may be remembered.  CHR-P4-17, CHR-HOUSE-05"""
    table = chronos_table(g)
    if g.age < g.book.manifest.ages:
        for p in g.players:
            p.marks += 1
            table.focus[p.seat] = NONE
            table.before[p.seat] = table.chosen[p.seat] if plays(g, TIME_REMEMBERS) else []
            table.chosen[p.seat] = []
    go_on(g, "lift_focus")
    return DONE
