"""The Action phase against Chronos: turns go round the Concepts, one a step."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.avatars import can_come, come
from agon.games.hybris.chronos.box import Concept
from agon.games.hybris.chronos.cards import face_activation, main_effect
from agon.games.hybris.chronos.gains import CONCEPT, change_intensity, chronos_gains, meets
from agon.games.hybris.chronos.house import PROFIT_ON_PASSING
from agon.games.hybris.chronos.questions import AVATAR, CHOOSE_EVIL, MAIN_EFFECT, RESOURCE, evil, evil_of
from agon.games.hybris.chronos.table import chronos_table, kit_of, plays
from agon.games.hybris.player import Player
from agon.games.hybris.rules import turn
from agon.games.hybris.rules.filters import kind_of
from agon.games.hybris.rules.powers import awaited, happen
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play

# Why Chronos passes.
UPGRADES: Final = 0  # it is an Upgrade Concept
NO_CARD: Final = 1
MET: Final = 2


def present_at(g: Hybris, concept: int) -> int:
    """The seat of who is present on a Concept; NONE where nobody is.  CHR-GEN-05"""
    focus = chronos_table(g).focus
    return focus.index(concept) if concept in focus else NONE


def victim(g: Hybris) -> Player:
    """Who suffers and chooses on Chronos's turn: the only player there is."""
    return g.players[0]


def action(g: Hybris) -> Play:
    """The turn of the next Concept, from the first to the last and round again.  CHR-P3-01, CHR-P3-02, CHR-P3-03

    When the player has passed, no further Concept has its turn.  CHR-P3-04, CHR-PASS-02
    """
    table = chronos_table(g)
    concept = table.turn
    seat = present_at(g, concept)
    if seat == NONE:
        yield from chronos_turn(g, table.kit.concepts[concept])
    else:
        g.active = seat
        yield from turn.action(g)
    table.turn = 0 if len(g.passing) == len(g.players) else (concept + 1) % len(table.chains)


def chronos_turn(g: Hybris, concept: Concept) -> Play:
    """Chronos passes, or the conditions of the track are looked at.  CHR-CTURN-01, -02, -03, -06, -08"""
    table = chronos_table(g)
    if not concept.links:
        log.chronos_passed(g, concept.index, UPGRADES)
    elif table.shown[concept.index] == NONE:
        log.chronos_passed(g, concept.index, NO_CARD)
    elif meets(g, concept):
        log.chronos_passed(g, concept.index, MET, table.open_links(kit_of(g.box), concept.index))
    else:
        yield from strike(g, victim(g), concept)


def strike(g: Hybris, p: Player, concept: Concept) -> Play:
    """One of three evils, the player's choice.  CHR-CTURN-08 to -12"""
    evils = [MAIN_EFFECT, RESOURCE]
    if can_come(g, concept.avatar):
        evils.append(AVATAR)
    options = [evil(which, concept.index) for which in evils]
    chosen = evil_of(number_of((yield Ask(CHOOSE_EVIL, p.seat, options))))
    log.chronos_strikes(g, concept.index, chosen, chronos_table(g).shown[concept.index])
    if chosen == MAIN_EFFECT:
        yield from main_effect(g, p, concept.index)
    elif chosen == RESOURCE:
        yield from chronos_gains(g, concept.resource, CONCEPT)
    else:
        yield from come(g, concept.avatar, p.seat)


# ---------------------------------------------------------------- the player's turn under a Concept card


def has_focus(g: Hybris, scene: Scene) -> bool:
    """Whether it is somebody's turn who is present on a Concept."""
    return scene.actor != NONE and chronos_table(g).focus[scene.actor] != NONE


def face_card(g: Hybris, scene: Scene) -> Play:
    """A character was activated: the card of the Focus may have its effect.  CHR-ACT-01"""
    p = g.players[scene.actor]
    yield from face_activation(g, p, kind_of(g, scene), chronos_table(g).focus[p.seat])


def pays_for_passing(g: Hybris, scene: Scene) -> bool:
    """On a Concept with a face-up card."""
    return has_focus(g, scene) and chronos_table(g).shown[chronos_table(g).focus[scene.actor]] != NONE


def pass_under_card(g: Hybris, scene: Scene) -> Play:
    """Bar or no bar, its main effect happens.  CHR-PASS-01"""
    yield from main_effect(g, g.players[scene.actor], chronos_table(g).focus[scene.actor])


def lower(g: Hybris, p: Player, pillar: int, scene: Scene) -> Play:
    """In place of the lower half, what Chronos gains where the player is present.  CHR-PILLAR-01 to -04

    Of a Pillar that was left unresolved until the player passed, nothing; or the same.  CHR-PILLAR-05, CHR-HOUSE-11
    """
    table = chronos_table(g)
    kit = table.kit
    if table.focus[p.seat] == NONE or (p.passed and not plays(g, PROFIT_ON_PASSING)):
        return
    concept = kit.concepts[table.focus[p.seat]]
    log.chronos_profits(g, p.seat, concept.index)
    if concept.links:
        yield from chronos_gains(g, concept.resource, CONCEPT)
        if awaited(g, "pillar_lower"):
            received = Scene(NONE)
            received.other = p.seat
            yield from happen(g, "pillar_lower", received)
    elif table.tiles[concept.index] != NONE:
        change_intensity(g, concept.index, kit.tiles[table.tiles[concept.index]].modifier)


def is_players(g: Hybris, scene: Scene) -> bool:
    """Whether a player did it."""
    return scene.actor != NONE


def collect_debt(g: Hybris, scene: Scene) -> Play:
    """Every Drain of a player sets off Chronos's power, once the Aegis is gained.  CHR-P3-07"""
    log.chronos_power(g, scene.actor)
    yield from g.book.resolve(g, g.players[scene.actor], kit_of(g.box).power, scene)
