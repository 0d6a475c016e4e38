"""What words of the base game mean without an opponent: Chronos gains and loses, Avatars stand for rivals. What

Chronos cannot have or would have to decide does nothing.
"""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Condition, Count, Effect, Phrase
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import GRANDEUR, MORTAL_WORLD, NONE, VP
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.gains import ahead_in_grandeur, chronos_loses, gain_piece, gain_points
from agon.games.hybris.chronos.questions import DECK, FORESEE, STORED_PIECE, WHICH_PIECE
from agon.games.hybris.chronos.table import STORED, chronos_table, kit_of
from agon.games.hybris.player import Player
from agon.games.hybris.rules import filters
from agon.games.hybris.rules.end_of_age import go_on
from agon.games.hybris.rules.forge import forge_work
from agon.games.hybris.rules.oracle import look
from agon.games.hybris.rules.pieces import can_send_back
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.resources import change, gain_plain
from agon.games.hybris.scenes import FOR_AVATAR, Amounts, Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play

POINTS_AT_ONCE: Final = 2
"""What Chronos gains or loses at most by one effect of a player's."""

# ---------------------------------------------------------------- others, rivals


def others_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    return fall_to_chronos(g, p, effect.then, scene)


def each_player_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """In Grandeur order, Chronos among them."""
    before = ahead_in_grandeur(g, p)
    if not before:
        yield from fall_to_chronos(g, p, effect.then, scene)
    yield from g.book.resolve(g, p, effect.then, scene)
    if before:
        yield from fall_to_chronos(g, p, effect.then, scene)


def rival_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Chronos, the foremost only if he is; an Avatar as opponent has nothing that a player has.  CHR-ALONE-02"""
    which = effect.words["which"]
    if which == "opponent" or (which == "foremost" and ahead_in_grandeur(g, p)):
        return DONE
    return fall_to_chronos(g, p, effect.then, scene)


def can_strike(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """Whether Chronos has anything that could be taken from him in place of a malus."""
    return effect.words["which"] != "actor" or bool(takeable(g, list(STORED)))


def fall_to_chronos(g: Hybris, p: Player, effects: list[Effect], scene: Scene) -> Play:
    """What others would carry out of this player's card, as far as it touches Chronos.  CHR-ALONE-01"""
    for effect in effects:
        if effect.verb in TOUCHES:
            yield from TOUCHES[effect.verb](g, p, effect, scene)


def receive(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """One piece of those named, the player's choice; without any, points."""
    pieces = [resource for resource, _ in effect.amounts if resource in STORED]
    if pieces:
        yield from gain_piece(g, number_of((yield which_piece(p, pieces))))
    else:
        for points in named_points(effect.amounts):
            gain_points(g, points, effect.list)


def suffer(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Points, one stored piece of those named, a step of Grandeur; what he lacks costs him nothing else."""
    for points in named_points(effect.amounts):
        chronos_loses(g, [(VP, points)], effect.list)
    yield from take_piece(g, p, [resource for resource, _ in effect.amounts])
    if any(resource == GRANDEUR for resource, _ in effect.amounts):
        chronos_loses(g, [(GRANDEUR, 1)], effect.list)


def named_points(amounts: Amounts) -> list[int]:
    return [min(POINTS_AT_ONCE, amount) for resource, amount in amounts if resource == VP]


def suffer_malus(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """In place of a malus, a stored piece of the player's choice."""
    return take_piece(g, p, list(STORED))


def take_piece(g: Hybris, p: Player, resources: list[int]) -> Play:
    pieces = takeable(g, resources)
    if pieces:
        chronos_loses(g, [(number_of((yield which_piece(p, pieces))), 1)], NONE)


def takeable(g: Hybris, resources: list[int]) -> list[int]:
    """Those of some resources that Chronos stores."""
    return [resource for resource in resources if resource in STORED and stored(g, resource)]


def stored(g: Hybris, resource: int) -> int:
    return chronos_table(g).pieces[STORED.index(resource)]


def which_piece(p: Player, resources: list[int]) -> Ask:
    return Ask(WHICH_PIECE, p.seat, [STORED_PIECE << 16 | resource for resource in resources])


def hand_over(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """He gives what he stores, and no more."""
    for resource, amount in effect.amounts:
        given = min(amount, stored(g, resource)) if resource in STORED else 0
        if given:
            chronos_loses(g, [(resource, given)], NONE)
            change(p, resource, given)
            log.chronos_gave(g, p.seat, resource, given)
    return DONE


def choose_for_chronos(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The last branch that he can carry out."""
    for branch in reversed(effect.branches):
        if can_bear(g, branch[0]):
            return fall_to_chronos(g, p, branch, scene)
    return DONE


def can_bear(g: Hybris, effect: Effect) -> bool:
    if effect.verb in ("give", "lose"):
        return any(resource in STORED and stored(g, resource) >= amount for resource, amount in effect.amounts)
    return effect.verb in TOUCHES


def owners_part(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    return g.book.resolve(g, p, effect.then, scene)


Touch = Callable[[Hybris, Player, Effect, Scene], Play]
TOUCHES: Final[dict[str, Touch]] = {
    "gain": receive,
    "lose": suffer,
    "give": hand_over,
    "malus": suffer_malus,
    "choose": choose_for_chronos,
    "owner": owners_part,
}
"""Everything in the effects of others that touches Chronos."""


# ---------------------------------------------------------------- what is compared and counted


def grandeur(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """Compared with Chronos."""
    return ahead_in_grandeur(g, p) == (condition.word == "first")


def avatars_at(g: Hybris, scene: Scene) -> int:
    """An Avatar is a rival's Olympian; all their Cities are in the Mortal World.  CHR-ALONE-02"""
    return len(chronos_table(g).in_cities()) if scene.location == MORTAL_WORLD else 0


def alone(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return avatars_at(g, scene) == 0


def rivals_here(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return avatars_at(g, scene) >= condition.number


def rivals(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return avatars_at(g, scene)


def others_count(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Chronos."""
    return 1


def rivals_behind(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Chronos, if he had fewer points when the Wrath began."""
    points = g.snapshot[p.seat] if g.snapshot else p.vp
    return int(chronos_table(g).vp < points)


# ---------------------------------------------------------------- what never comes, and what comes in its place


def look_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Where nobody hides anything, at the top card of a Concept deck."""
    if effect.word == "next_primordial":
        look(g, p)
        return
    table = chronos_table(g)
    decks = [concept for concept, deck in enumerate(table.decks) if deck and not table.foresees(concept, p.seat)]
    if decks:
        concept = number_of((yield Ask(FORESEE, p.seat, [DECK << 16 | concept for concept in decks])))
        table.foreseen[concept] |= 1 << p.seat
        g.reveals += 1
        log.looked_concept(g, p.seat, concept)
        log.saw_concept_card(g, 1 << p.seat, concept, table.decks[concept][-1])


def pick_pillar_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Nobody would choose before.  CHR-ALONE-11"""
    return DONE


def is_idle(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return False


def repeat_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """One of what Chronos has just gained at the player's Focus.  CHR-ALONE-05"""
    for resource, _ in kit_of(g.box).concepts[chronos_table(g).focus[p.seat]].resource:
        gain_plain(g, p, resource, 1, effect.list)
    return DONE


def can_send_rival_back(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """There is nobody to send back, but what follows may be done if Chronos has what is asked of him.  CHR-ALONE-11"""
    if effect.words.get("of") != "rival" or scene.source is None:
        return can_send_back(g, p, effect, scene)
    demands = [step for then in scene.source.power.effects if then.verb == "rival" for step in then.then]
    return any(takeable(g, [resource for resource, _ in demand.amounts]) for demand in demands)


def forge_step(g: Hybris) -> Play:
    """Step 4.6 is what pushes tiles out, and nobody's doing.  CHR-ALONE-04"""
    tile, owner = g.factory.tiles[-1], g.factory.owners[-1]
    yield from forge_work(g)
    if tile != NONE:
        pushed = Scene(NONE)
        pushed.tile = tile
        pushed.other = owner
        yield from happen(g, "pushed_out", pushed)
    go_on(g, "forge_work")


def against(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """An Avatar is the only player that there is to beat.  CHR-ALONE-08"""
    if event.words["against"] == "player" and g.combat is not None and g.combat.purpose == FOR_AVATAR:
        return True
    return filters.against(g, source, event, scene)


def beside(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """For Avatars it does not matter where they go.  CHR-ALONE-07"""
    return scene.divine or filters.beside(g, source, event, scene)


def not_at(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """Likewise.  CHR-ALONE-07"""
    return scene.divine or filters.not_at(g, source, event, scene)


def write_alone(book: Book) -> None:
    book.replace_verb("others", others_verb)
    book.replace_verb("each_player", each_player_verb)
    book.replace_verb("rival", rival_verb)
    book.ready["rival"] = can_strike
    book.replace_verb("look", look_verb)
    book.replace_verb("pick_pillar", pick_pillar_verb)
    book.useful["pick_pillar"] = is_idle
    book.replace_verb("repeat", repeat_verb)
    book.ready["send_back"] = can_send_rival_back
    book.replace_condition("grandeur", grandeur)
    book.replace_condition("alone", alone)
    book.replace_condition("rivals_here", rivals_here)
    book.replace_count("rivals", rivals)
    book.replace_count("players", others_count)
    book.replace_count("rivals_behind", rivals_behind)
    book.replace_filter("against", against)
    book.replace_filter("with", beside)
    book.replace_filter("not_at", not_at)
    book.replace_step("forge_work", forge_step)
