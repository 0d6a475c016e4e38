"""The Fates: Achieve.  Page 19."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.book import Action, Book
from agon.games.hybris.box.numbers import ACHIEVE, NONE, PROPHET
from agon.games.hybris.box.things import Quest
from agon.games.hybris.player import IN_UNDERWORLD, Player
from agon.games.hybris.rules.actions import sure
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.defeat import defeat
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.questions import CHOOSE_HELPER, CHOOSE_QUEST, NEXT_SONG, QUEST
from agon.games.hybris.rules.conditions import heroes_at
from agon.games.hybris.rules.effects import hand_over
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.meanwhile import ask_between
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import RIVAL_FIGURE, STOP, number_of
from agon.games.hybris.rules.resources import card_options, discard
from agon.games.hybris.rules.songs import can_sing, sing
from agon.games.hybris.scenes import CLASH, EPIC, FOR_CLASH, SONG, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, action_of
from agon.kernel.legality import Reason

NO_FIGHTER: Final = Reason("hybris-why-prophet-place", "HYB-ACT-13")
NO_QUEST: Final = Reason("hybris-why-no-quest", "HYB-FATES-01")


def is_fighter(g: Hybris, p: Player, scene: Scene) -> bool:
    """Heroes and Olympians, no Prophet, and nobody who is not there.  HYB-FATES-02, HYB-COLI-01, HYB-COMBAT-02"""
    return scene.character != NONE and p.characters[scene.character].kind != PROPHET


def quest_options(g: Hybris) -> list[int]:
    """The Quests that lie there, whether or not their conditions can be met.  HYB-FATES-02"""
    return [QUEST << 16 | quest for quest in g.quests if quest != NONE]


def why_not_achieve(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """While any Quest is face up.  HYB-FATES-01"""
    if not is_fighter(g, p, scene):
        return NO_FIGHTER
    return None if quest_options(g) else NO_QUEST


def achieve(g: Hybris, p: Player, scene: Scene) -> Play:
    """One Quest is selected and attempted, bound to fail or not.  HYB-FATES-02"""
    index = number_of((yield Ask(CHOOSE_QUEST, p.seat, quest_options(g))))
    quest = g.box.quests[index]
    about = scene.copy()
    about.card = index
    log.quest_chosen(g, p.seat, index)
    if quest.songs:
        yield from attempt_epic(g, p, quest, about)
    else:
        yield from attempt_clash(g, p, quest, about)


def reward(g: Hybris, p: Player, effects: list[Effect], scene: Scene) -> Play:
    """A scene of its own for each reward: effects write in theirs."""
    return g.book.resolve(g, p, effects, scene.copy())


# ---------------------------------------------------------------- Epics


def attempt_epic(g: Hybris, p: Player, quest: Quest, scene: Scene) -> Play:
    """Song after Song, until the player stops, fails or finishes.  HYB-FATES-04, -06, -07, -08, -09"""
    zone = g.quests.index(quest.index)
    done = g.songs[zone]
    while True:
        song = quest.songs[len(done)]
        if any(condition.verb != "send_back" for condition in song.conditions):
            g.reveals += 1  # everybody sees whether the hand bears the symbols
        if not can_sing(g, p, song):
            log.song_failed(g, p.seat, quest.index, len(done))
            yield from defeat(g, p, scene.character)
            return
        yield from sing(g, p, song)
        log.song(g, p.seat, quest.index, len(done))
        record(g, SONG)
        yield from reward(g, p, song.reward, scene)
        done.append(p.seat)
        take_mark(g, p)
        if len(done) == len(quest.songs):
            yield from finish_epic(g, p, quest, scene)
            return
        if not sings_on(p, scene):
            return
        choice = yield from ask_between(g, p, NEXT_SONG, lambda: next_song(p, quest, scene))
        if action_of(choice) == STOP:
            return
        discard(g, p, number_of(choice))


def sings_on(p: Player, scene: Scene) -> bool:
    return bool(p.hand) and p.characters[scene.character].place != IN_UNDERWORLD


def next_song(p: Player, quest: Quest, scene: Scene) -> list[int]:
    """A card for the right to sing on, or the end of it.  HYB-FATES-07"""
    return [*(card_options(p.hand) if sings_on(p, scene) else []), STOP << 16 | quest.index]


def finish_epic(g: Hybris, p: Player, quest: Quest, scene: Scene) -> Play:
    """Whoever sang the last Song has the reward of the Epic, and it leaves unless it begins again.

    HYB-FATES-08, -13
    """
    log.epic(g, p.seat, quest.index)
    record(g, EPIC)
    yield from reward(g, p, quest.reward, scene)
    zone = g.quests.index(quest.index)
    if g.songs[zone]:
        return_marks(g, zone)
        remove_quest(g, quest.index)
    yield from happen(g, "quest_done", scene)


def return_marks(g: Hybris, zone: int) -> None:
    for seat in g.songs[zone]:
        g.players[seat].marks += 1
    g.songs[zone].clear()


def reset_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ reset = "quest" }`: the tokens go home, all Songs are open again and the Epic stays."""
    return_marks(g, g.quests.index(scene.card))
    log.quest_reset(g, scene.card)
    return DONE


# ---------------------------------------------------------------- Clashes


def attempt_clash(g: Hybris, p: Player, quest: Quest, scene: Scene) -> Play:
    """A Combat against the game; a win brings the reward, after a loss the Quest stays.  HYB-FATES-10, HYB-FATES-11"""
    assert quest.enemy is not None
    won = yield from fight_game(g, p, scene.character, FOR_CLASH, quest.enemy, quest.conditions, quest.index, NONE)
    if not won:
        yield from end_combat(g)
        return
    log.clash(g, p.seat, quest.index)
    record(g, CLASH)
    yield from reward(g, p, quest.reward, scene)
    yield from end_combat(g)
    yield from happen(g, "clash_won", scene)
    if quest.index in g.quests:
        remove_quest(g, quest.index)
    yield from happen(g, "quest_done", scene)


def remove_quest(g: Hybris, quest: int) -> None:
    """Its zone stays empty until the Quests move on.  HYB-FATES-13"""
    g.quests[g.quests.index(quest)] = NONE
    g.quests_gone.append(quest)


def trophy_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ trophy = "quest" }`: the card is kept instead of removed."""
    g.quests[g.quests.index(scene.card)] = NONE
    p.trophies.append(scene.card)
    log.trophy(g, p.seat, scene.card)
    return DONE


def helper_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The owner of one Hero there, whom the player chooses, carries out the effects."""
    heroes = heroes_at(g, effect.numbers["at"], scene)
    if heroes:
        options = [RIVAL_FIGURE << 16 | seat << 8 | number for seat, number in heroes]
        seat = number_of((yield Ask(CHOOSE_HELPER, p.seat, options))) >> 8
        yield from hand_over(g, p, g.players[seat], effect.then, scene)


def record(g: Hybris, result: int) -> None:
    """What came of the action of this turn, at best."""
    g.turn.result = max(g.turn.result, result)


def write_fates(book: Book) -> None:
    book.add_action(ACHIEVE, sure(Action(why_not_achieve, achieve)))
    book.add_verb("reset", reset_verb)
    book.add_verb("trophy", trophy_verb)
    book.add_verb("helper", helper_verb)
