"""The End of Age phase, step by step.  Page 13."""

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.box.numbers import NONE, OLYMPIAN
from agon.games.hybris.player import AT_HAND, RESERVE, UNAVAILABLE, USED, Player
from agon.games.hybris.rules.decks import remake
from agon.games.hybris.rules.forge import forge_work
from agon.games.hybris.rules.oracle import clear_omens, immune
from agon.games.hybris.rules.powers import forbidden, happen, modified, timed
from agon.games.hybris.scenes import Scene, whole_effect
from agon.games.hybris.setup_options import WRATH_WOUNDS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play
from agon.kernel.game import EVERYONE


def orientation(g: Hybris) -> Play:
    """All Pillars return to the display, face up.  HYB-END-02"""
    for p in g.players:
        p.pillars = []
        p.uppers = []
        p.lowers = []
        p.pillar_resolved = False
        p.turned = 0
        p.might = 0
    go_on(g, "orientation")
    return DONE


def rest(g: Hybris) -> Play:
    """Characters come back, lying Olympians stand up, defeated Heroes stay.  HYB-END-03, -04, -05"""
    for p in g.players:
        for character in p.characters:
            if character.place > RESERVE:
                character.place = RESERVE
            character.activated = False
        p.passed = False
    stand_up(g)
    g.passing = []
    yield from happen(g, "rest_done", Scene(NONE))
    go_on(g, "rest")


def stand_up(g: Hybris) -> None:
    """Every Olympian who is lying.  HYB-END-04"""
    for p in g.players:
        for character in p.characters:
            if character.lying and character.kind == OLYMPIAN:
                character.lying = False


def permission(g: Hybris) -> Play:
    """Tokens of Unavailable Locations return to the reserve.  HYB-END-06"""
    for p in g.players:
        move_tokens(p, UNAVAILABLE, AT_HAND)
    go_on(g, "permission")
    return DONE


def occupation(g: Hybris) -> Play:
    """Tokens of Used Locations become unavailable for an Age.  HYB-END-07"""
    for p in g.players:
        move_tokens(p, USED, UNAVAILABLE)
    go_on(g, "occupation")
    return DONE


def move_tokens(p: Player, here: int, there: int) -> None:
    if here in p.tokens:
        p.tokens = [there if place == here else place for place in p.tokens]


def quest_progress(g: Hybris) -> Play:
    """The rightmost Quest leaves, the others slide right, new ones are revealed.  HYB-END-08, HYB-END-09"""
    last = len(g.quests) - 1
    expired = g.quests[last] != NONE
    if expired:
        g.quests_gone.append(g.quests[last])
        for seat in g.songs[last]:
            g.players[seat].marks += 1
        log.quest_expired(g, g.quests[last])
    left = [(g.quests[zone], g.songs[zone]) for zone in range(last) if g.quests[zone] != NONE]
    fresh: list[int] = []
    while len(left) + len(fresh) < len(g.quests):
        if not g.quest_deck and g.book.manifest.reshuffles_quests:
            remake(g, g.quest_deck, g.quests_gone)
        if not g.quest_deck:
            break
        fresh.append(g.quest_deck.pop())
        g.reveals += 1
        log.quest(g, fresh[-1])
    # The first card drawn lies next to those that slid.
    row = [(quest, list[int]()) for quest in reversed(fresh)] + left
    row = [(NONE, list[int]())] * (len(g.quests) - len(row)) + row
    g.quests = [quest for quest, _ in row]
    g.songs = [songs.copy() for _, songs in row]
    if expired:
        yield from happen(g, "quest_expired", Scene(NONE))
    go_on(g, "quest_progress")


def forge_step(g: Hybris) -> Play:
    """The Factory advances by itself.  HYB-END-10"""
    yield from forge_work(g)
    go_on(g, "forge_work")


def fear(g: Hybris) -> Play:
    """At the end of some Ages a Primordial is revealed.  HYB-END-13"""
    letter = g.book.manifest.fear[g.age]
    if letter != NONE:
        yield from reveal_primordial(g, letter)
    go_on(g, "fear")


def reveal_primordial(g: Hybris, letter: int) -> Play:
    """Both Wraths, then it lies on top in the Underworld, then the Oracle is cleared.  HYB-END-14 to -17"""
    primordial = g.box.primordials[g.primordials[letter]]
    g.primordials_seen[letter] = EVERYONE  # it lies open there until it goes to the Underworld
    g.reveals += 1
    log.primordial(g, primordial.index)
    if not forbidden(g, "wrath_1", NONE):
        yield from wrath(g, primordial.wrath_1, [p for p in g.by_grandeur() if not immune(g, p)])
    yield from wrath(g, primordial.wrath_2, order_of_second_wrath(g))
    g.primordials[letter] = NONE
    g.underworld.append(primordial.index)
    yield from happen(g, "primordial_enters", Scene(NONE))
    yield from happen(g, "fear_end", Scene(NONE))
    clear_omens(g)


def wrath(g: Hybris, effects: list[Effect], order: list[Player]) -> Play:
    """In the Grandeur order of the moment it begins, when players are compared too; one effect for each of them.

    HYB-END-15, HYB-CORE-03
    """
    g.snapshot = [p.vp for p in g.players]
    for p in order:
        yield from g.book.resolve(g, p, effects, whole_effect(p.seat))
    g.snapshot = []


def order_of_second_wrath(g: Hybris) -> list[Player]:
    """In Grandeur order, each as often as the second Wrath is applied to them."""
    order: list[Player] = []
    for p in g.by_grandeur():
        order += [p] * (1 + modified(g, p, "wrath_2", Scene(p.seat)))
    return order


def age_end_powers(g: Hybris) -> Play:
    """Powers of the end of an Age.  HYB-END-18"""
    yield from timed(g, "age_end")
    go_on(g, "age_end_powers")


def age_over(g: Hybris) -> Play:
    """Nothing of this Age is left but what is done after it."""
    yield from happen(g, "age_over", Scene(NONE))
    go_on(g, "age_over")


def advance_age(g: Hybris) -> Play:
    """The next Age, or the end of the game after the sixth.  HYB-END-19, HYB-DEFEAT-03"""
    if g.book.ruling(WRATH_WOUNDS) == "age_end":
        stand_up(g)
    if g.age == g.book.manifest.ages:
        g.step = g.book.first("end")
    else:
        g.age += 1
        for p in g.players:
            p.used = []
            p.victories = 0
        g.first_pick = []
        log.age(g, g.age)
        g.step = g.book.first("age")
    return DONE


def go_on(g: Hybris, done: str) -> None:
    """To the step that follows in the End of Age, whatever modules have put there.  HYB-END-01"""
    g.step = g.book.following("end_of_age", done) or ""
