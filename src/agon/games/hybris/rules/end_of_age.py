"""The End of Age phase, step by step.  Page 12."""

from agon.games.hybris.box.numbers import NONE, OLYMPIAN
from agon.games.hybris.rules.forge import forge_work
from agon.games.hybris.state import AGES, AT_HAND, ON_TILE, OUT, RESERVE, UNAVAILABLE, UNDERWORLD, USED, Hybris, Player
from agon.kernel.ask import Play
from agon.kernel.game import EVERYONE


def orientation(g: Hybris) -> Play:
    """All Pillars return to the display, face up.  HYB-END-02"""
    for p in g.players:
        p.pillar = NONE
        p.pillar_resolved = False
    yield from ()
    go_on(g, "orientation")


def rest(g: Hybris) -> Play:
    """Characters come back, lying Olympians stand up, defeated Heroes stay.  HYB-END-03, -04, -05"""
    for p in g.players:
        for character in p.characters:
            if character.place not in (UNDERWORLD, ON_TILE, OUT):
                character.place = RESERVE
            if character.kind == OLYMPIAN:
                character.lying = False
            character.activated = False
        p.passed = False
        p.used = []
    yield from ()
    go_on(g, "rest")


def permission(g: Hybris) -> Play:
    """Tokens of Unavailable Locations return to the reserve.  HYB-END-06"""
    for p in g.players:
        move_tokens(p, UNAVAILABLE, AT_HAND)
    yield from ()
    go_on(g, "permission")


def occupation(g: Hybris) -> Play:
    """Tokens of Used Locations become unavailable for an Age.  HYB-END-07"""
    for p in g.players:
        move_tokens(p, USED, UNAVAILABLE)
    yield from ()
    go_on(g, "occupation")


def move_tokens(p: Player, here: int, there: int) -> None:
    p.tokens = [there if place == here else place for place in p.tokens]


def quest_progress(g: Hybris) -> Play:
    """The rightmost Quest leaves, the others slide right, new ones are revealed.  HYB-END-08, HYB-END-09"""
    last = len(g.quests) - 1
    if g.quests[last] != NONE:
        g.quests_gone.append(g.quests[last])
        for seat in g.songs[last]:
            g.players[seat].marks += 1
        g.tell("hybris-quest-expired", EVERYONE, g.quests[last])
    left = [(g.quests[zone], g.songs[zone]) for zone in range(last) if g.quests[zone] != NONE]
    fresh: list[int] = []
    while len(left) + len(fresh) < len(g.quests) and g.quest_deck:
        fresh.append(g.quest_deck.pop())
        g.reveals += 1
        g.tell("hybris-quest", EVERYONE, fresh[-1])
    # The first card drawn lies next to those that slid.
    row = [(quest, list[int]()) for quest in reversed(fresh)] + left
    row = [(NONE, list[int]())] * (len(g.quests) - len(row)) + row
    g.quests = [quest for quest, _ in row]
    g.songs = [songs.copy() for _, songs in row]
    yield from ()
    go_on(g, "quest_progress")


def forge_step(g: Hybris) -> Play:
    """The Factory advances by itself.  HYB-END-10"""
    yield from forge_work(g)
    go_on(g, "forge_work")


def advance_age(g: Hybris) -> Play:
    """The next Age, or the end of the game after the sixth.  HYB-END-19"""
    if g.age == AGES:
        g.step = g.book.first("end")
    else:
        g.age += 1
        g.tell("hybris-age", EVERYONE, g.age)
        g.step = g.book.first("age")
    yield from ()


def go_on(g: Hybris, done: str) -> None:
    """To the step that follows in the End of Age, whatever modules have put there.  HYB-END-01"""
    g.step = g.book.following("end_of_age", done) or ""
