"""What the words of the mode mean: those of Concept cards, tiles and the power of Chronos."""

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris import log as base_log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE, VP
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.avatars import lowest_on_board, move_avatar
from agon.games.hybris.chronos.gains import (
    add_chain,
    ahead_in_grandeur,
    break_chain,
    can_add_chain,
    change_intensity,
    chronos_gains,
    chronos_loses,
    fullest,
)
from agon.games.hybris.chronos.questions import CONCEPT, IDLE_FIGURE, RETURN_TILE, SLEEP_TILE, WHICH_CHAIN
from agon.games.hybris.chronos.scenes import ConceptScene, of_avatar, of_cause, own_concept
from agon.games.hybris.chronos.table import chronos_table, numbers_of
from agon.games.hybris.chronos.world import (
    awake,
    can_idle,
    craft_dearer,
    put_to_sleep,
    seal,
    shackle,
    unshackle,
)
from agon.games.hybris.player import Player
from agon.games.hybris.rules.fates import remove_quest, return_marks
from agon.games.hybris.rules.planning import take_back_token
from agon.games.hybris.rules.questions import FIGURE, SPACE, TECHNOLOGY, number_of
from agon.games.hybris.rules.resources import held, lose_plain
from agon.games.hybris.rules.technologies import own_tiles
from agon.games.hybris.scenes import Amounts, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, exactly

# ---------------------------------------------------------------- Chronos


def chronos_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ chronos = { vp = 2 } }`: he gains; points of a Concept card as the level has them."""
    amounts = as_level(g, effect.amounts) if isinstance(scene, ConceptScene) else effect.amounts
    return chronos_gains(g, amounts, effect.list)


def as_level(g: Hybris, amounts: Amounts) -> Amounts:
    """Points on a card are more or fewer on some levels of the house; one stays at least.  CHR-GEN-08"""
    change: int = numbers_of(g).get("card_vp", 0)
    return [(resource, max(1, amount + change) if resource == VP else amount) for resource, amount in amounts]


def chronos_loses_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    chronos_loses(g, effect.amounts, effect.list)
    return DONE


def concept_named(g: Hybris, word: str, number: int, scene: Scene) -> int:
    """A Concept by its name, the card's own, or the fullest."""
    if word == "own":
        return own_concept(scene)
    return fullest(g) if word == "fullest" else number


def break_chain_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    return break_chain(g, concept_named(g, effect.word, effect.number, scene), "")


def chain_options(g: Hybris, effect: Effect, scene: Scene) -> list[int]:
    """The Concepts to which a chain could be added."""
    wanted = [own_concept(scene)] if effect.word == "own" else list(range(len(chronos_table(g).chains)))
    return [concept for concept in wanted if can_add_chain(g, concept)]


def add_chain_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ add_chain = "choice" }`: to the card's own track, or one of the player's choice; lost where none can be."""
    options = chain_options(g, effect, scene)
    if options:
        add_chain(g, number_of((yield Ask(WHICH_CHAIN, p.seat, [CONCEPT << 16 | concept for concept in options]))))


def would_add(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(chain_options(g, effect, scene))


def intensity_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    change_intensity(g, effect.numbers["of"], effect.number)
    return DONE


def move_avatar_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ move_avatar = "kronos", to = "elis", else_break = "own" }`.  CHR-MOVE-02, -03, -05, -06"""
    avatar = lowest_on_board(g) if effect.word == "lowest" else effect.number
    concept = NONE
    if "else_break" in effect.words:
        concept = concept_named(g, effect.words["else_break"], effect.numbers["else_break"], scene)
    return move_avatar(g, p.seat, avatar, effect.numbers.get("to", NONE), concept)


# ---------------------------------------------------------------- the player


def shackle_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    shackle(g, p, effect.number)
    return DONE


def unshackle_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    unshackle(g, p)
    return DONE


def seal_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    return seal(g, p, effect.number)


def idle_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ idle = 1 }`: gives its token back and is out for this Age."""
    count = min(effect.number, len(can_idle(p)))
    for made in range(count):
        options = [FIGURE << 16 | number for number in can_idle(p)]
        number = number_of((yield Ask(IDLE_FIGURE, p.seat, options, exactly(count - made, options, made))))
        take_back_token(p, p.characters[number])
        p.characters[number].activated = True
        log.idle(g, p.seat, number)


def has_idler(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return len(can_idle(p)) >= effect.number


def keep_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ keep = { aegis = 3 } }`: all above that is lost, which is no shortfall."""
    for resource, amount in effect.amounts:
        if held(p, resource) > amount:
            lose_plain(g, p, resource, held(p, resource) - amount, effect.list)
    return DONE


# ---------------------------------------------------------------- the world


def expire_quest_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ expire_quest = "leftmost" }`: out of the game, with the tokens on it back home; its zone stays empty."""
    zones = [zone for zone, quest in enumerate(g.quests) if quest != NONE]
    if zones:
        zone = zones[0 if effect.word == "leftmost" else -1]
        quest = g.quests[zone]
        return_marks(g, zone)
        remove_quest(g, quest)
        base_log.quest_expired(g, quest)
    return DONE


def has_quest(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return any(quest != NONE for quest in g.quests)


def return_tile_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ return_tile = "workshop" }`: the player's own tile back on its pile of Olympus, the token on it home."""
    options = [TECHNOLOGY << 16 | tile for tile in own_tiles(g.workshop, p)]
    if options:
        tile = number_of((yield Ask(RETURN_TILE, p.seat, options)))
        g.workshop.lift(g.workshop.tiles.index(tile))
        p.marks += 1
        pile = g.piles[g.box.technologies[tile].type]
        pile.append(tile)
        pile.sort()
        log.tile_returned(g, p.seat, tile)


def has_design(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return p.seat in g.workshop.owners


def drain_well_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ drain_well = 3 }`: this many Prayers out of the Well, or all there are."""
    taken = min(effect.number, g.well)
    g.well -= taken
    log.well_drained(g, taken, g.well)
    return DONE


def sleep_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ sleep = "technology" }`: the player's own deployed tile lies face down for a while."""
    options = [SPACE << 16 | space for space in awake(g, p)]
    if options:
        put_to_sleep(g, number_of((yield Ask(SLEEP_TILE, p.seat, options))))


def has_awake(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(awake(g, p))


def craft_dearer_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    craft_dearer(g, effect.number)
    return DONE


# ---------------------------------------------------------------- conditions and counts


def ahead(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """In points, or on the Grandeur track."""
    return p.vp > chronos_table(g).vp if condition.word == "vp" else ahead_in_grandeur(g, p)


def sparks(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return p.sparks >= condition.number


def intensity(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return chronos_table(g).intensity[condition.numbers["of"]] >= condition.number


def avatars(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return len(chronos_table(g).in_cities())


def ages_passed(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Once for this many Ages that are over."""
    return (g.age - 1) // count.number


def write_words(book: Book) -> None:
    book.add_verb("chronos", chronos_verb)
    book.add_verb("chronos_loses", chronos_loses_verb)
    book.add_verb("break_chain", break_chain_verb)
    book.add_verb("add_chain", add_chain_verb)
    book.useful["add_chain"] = would_add
    book.add_verb("intensity", intensity_verb)
    book.add_verb("move_avatar", move_avatar_verb)
    book.add_verb("shackle", shackle_verb)
    book.add_verb("unshackle", unshackle_verb)
    book.add_verb("seal", seal_verb)
    book.add_costly_verb("idle", idle_verb, has_idler)
    book.add_verb("keep", keep_verb)
    book.add_costly_verb("expire_quest", expire_quest_verb, has_quest)
    book.add_costly_verb("return_tile", return_tile_verb, has_design)
    book.add_verb("drain_well", drain_well_verb)
    book.add_costly_verb("sleep", sleep_verb, has_awake)
    book.add_verb("craft_dearer", craft_dearer_verb)
    book.add_condition("ahead", ahead)
    book.add_condition("sparks", sparks)
    book.add_condition("intensity", intensity)
    book.add_count("avatars", avatars)
    book.add_count("ages_passed", ages_passed)
    book.add_filter("cause", of_cause)
    book.add_filter("avatar", of_avatar)
