"""The rules of Duel: what happens when.  Pages 28 and 29.

Tokens belong to moving (step 2 of an activation): the face-up token of a slot is dealt with and then the Hero's or
Prophet's own token is placed before the slot gives its bonus (step 3). Decided where the book is silent: the token that
has just come home may be placed again; a Hero sent to contest is not placed; a Posture lasts to the end of its Age.
"""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.booking import points_of
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import ALLY, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.duel import log
from agon.games.hybris.duel.box import PART, open_kit, postures_of
from agon.games.hybris.duel.cardtext import LINES, printed
from agon.games.hybris.duel.describe import speech
from agon.games.hybris.duel.offers import add_offers
from agon.games.hybris.duel.questions import (
    AUTHORITY,
    CHOOSE_POSTURE,
    COVER,
    COVER_PILLAR,
    PLACE_ANYWHERE,
    PLACE_NEARBY,
    POSTURE,
)
from agon.games.hybris.duel.table import FORBIDDEN, PORTRAIT, SIDES, duel_table, lay_out
from agon.games.hybris.duel.tokens import (
    flip_tokens_verb,
    own_face_up,
    place_token,
    remove_tokens_verb,
    send_home,
    tokens_removed,
    turn_over,
)
from agon.games.hybris.duel.withheld import write_withheld
from agon.games.hybris.player import Player
from agon.games.hybris.rules.end_of_age import go_on
from agon.games.hybris.rules.filters import kind_of
from agon.games.hybris.rules.pillars import choose_pillar, next_to_choose, set_order
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.tracks import gain_grandeur, score
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play
from agon.kernel.packs import Pack


def unpack(box: Box, part: Pack) -> None:
    """The Postures into the box, and what is said of them."""
    open_kit(box, part)
    box.add_lines(LINES)
    box.bearing.append(printed)


TOKEN_POINTS: Final = points_of("duel-token")


def install(book: Book) -> None:
    """Duel in the rulebook: three steps, what follows an activation, and the words of the Postures.  HYB-DUEL-01"""
    book.add_part(PART, lay_out)
    book.offers.append(add_offers)
    book.speech.add_module(speech())
    write_withheld(book)
    book.insert_step("set_up", "prepare", "authority", authority)
    book.replace_step("pillar", pillar)
    book.insert_step("end_of_age", "age_end_powers", "mood_change", mood_change)
    book.triggers.on("activated", PART, is_olympian, strike_posture)
    book.triggers.on("stands", PART, on_a_token, step_on_token)
    book.triggers.on("stands", PART, is_companion, leave_token)
    book.triggers.on("turn_end", PART, roused_olympian, place_freely)
    book.triggers.on("city_destroyed", PART, in_ruins, clear_slot)
    book.add_verb("remove_tokens", remove_tokens_verb)
    book.add_verb("flip_tokens", flip_tokens_verb)
    book.add_condition("tokens_removed", tokens_removed)
    book.add_count("tokens", own_face_up)


def everywhere(g: Hybris) -> list[int]:
    return [location.index for location in g.box.locations]


# ---------------------------------------------------------------- before the first Age


def authority(g: Hybris) -> Play:
    """The next token: the last in Grandeur begins, each has two, one on each side.  HYB-DUEL-03, HYB-DUEL-04"""
    table = duel_table(g)
    order = list(reversed(g.by_grandeur()))
    fewest = min(table.marks(p.seat) for p in order)
    for p in order:
        if table.marks(p.seat) == fewest:
            sides = [side for side in (PORTRAIT, FORBIDDEN) if not table.of_side(p.seat, side)]
            yield from place_token(g, p, AUTHORITY, sides, everywhere(g))
            break
    if all(table.marks(p.seat) == len(SIDES) for p in order):
        g.step = g.book.following("set_up", "authority") or g.book.first("age")


# ---------------------------------------------------------------- the Pillar phase


def pillar(g: Hybris) -> Play:
    """The next Pillar: a first one each, then a second one each with a Posture; no Prayers.  HYB-DUEL-05, HYB-DUEL-09

    The lower of a player's two numbers decides the order of turn.
    """
    second = all(p.pillars for p in g.players)
    p = next_to_choose(g, 2 if second else 1)
    yield from choose_pillar(g, p)
    if second:
        yield from declare(g, p)
    if all(len(other.pillars) == 2 for other in g.players):
        set_order(g)
        g.step = g.book.following("age", "pillar") or ""


def declare(g: Hybris, p: Player) -> Play:
    """The Posture for this Age, and which Pillar is half covered.  HYB-DUEL-06, HYB-DUEL-07, HYB-DUEL-08"""
    options = [POSTURE << 16 | posture.index for posture in postures_of(g.box)]
    posture = postures_of(g.box)[number_of((yield Ask(CHOOSE_POSTURE, p.seat, options)))]
    duel_table(g).postures[p.seat] = posture.index
    log.posture(g, p.seat, posture.index)
    covered = number_of((yield Ask(COVER_PILLAR, p.seat, [COVER << 16 | pillar for pillar in p.pillars])))
    p.uppers = [pillar for pillar in p.pillars if posture.covers != "upper" or pillar != covered]
    p.lowers = [pillar for pillar in p.pillars if posture.covers != "lower" or pillar != covered]
    log.pillar_covered(g, p.seat, covered, posture.index)


# ---------------------------------------------------------------- the Action phase


def is_olympian(g: Hybris, scene: Scene) -> bool:
    return kind_of(g, scene) == OLYMPIAN


def strike_posture(g: Hybris, scene: Scene) -> Play:
    """The effects of the Posture, in order, before the Olympian moves.  HYB-DUEL-16"""
    p = g.players[scene.actor]
    posture = postures_of(g.box)[duel_table(g).postures[p.seat]]
    yield from g.book.resolve(g, p, posture.effects, scene.copy())


def on_a_token(g: Hybris, scene: Scene) -> bool:
    """Whether the character came to a slot with a token: it shows its portrait, or nobody could have come."""
    return g.turn.slot != NONE and duel_table(g).owners[g.turn.slot] != NONE


def step_on_token(g: Hybris, scene: Scene) -> Play:
    """The player's own gives a Victory Point, the rival's gives the rival Grandeur; it goes home.

    HYB-DUEL-11, HYB-DUEL-12
    """
    owner = duel_table(g).owners[g.turn.slot]
    if owner == scene.actor:
        score(g, g.players[owner], 1, TOKEN_POINTS)
    else:
        gain_grandeur(g, g.players[owner], 1)
    send_home(g, g.turn.slot)
    lifted = scene.copy()
    lifted.other = owner
    yield from happen(g, "token_lifted", lifted)


def is_companion(g: Hybris, scene: Scene) -> bool:
    """A Hero, an ally among them, or a Prophet."""
    return kind_of(g, scene) in (HERO, ALLY, PROPHET)


def leave_token(g: Hybris, scene: Scene) -> Play:
    """A token at the same Location or one beside it, on the side of the Posture.  HYB-DUEL-13, HYB-DUEL-14, -15"""
    p = g.players[scene.actor]
    side = SIDES.index(postures_of(g.box)[duel_table(g).postures[p.seat]].token)
    here = g.turn.location
    yield from place_token(g, p, PLACE_NEARBY, [side], [here, *g.box.locations[here].adjacent])


def roused_olympian(g: Hybris, scene: Scene) -> bool:
    """Whether the turn that ends was that of the Olympian's activation, even if it ended in defeat.  HYB-DUEL-21"""
    character = g.turn.character
    return character != NONE and g.players[g.turn.seat].characters[character].kind == OLYMPIAN


def place_freely(g: Hybris, scene: Scene) -> Play:
    """One more token, on either side and at any Location.  HYB-DUEL-21"""
    yield from place_token(g, g.players[scene.actor], PLACE_ANYWHERE, [PORTRAIT, FORBIDDEN], everywhere(g))


# ---------------------------------------------------------------- with Cataclysm


def in_ruins(g: Hybris, scene: Scene) -> bool:
    """Whether a token lies in the City that was destroyed."""
    return duel_table(g).owners[g.box.cities[scene.city].slot] != NONE


def clear_slot(g: Hybris, scene: Scene) -> Play:
    """It goes home, for nobody stepped on it: neither a point nor Grandeur.  CAT-DUEL-03"""
    send_home(g, g.box.cities[scene.city].slot)
    return DONE


# ---------------------------------------------------------------- the End of Age phase


def mood_change(g: Hybris) -> Play:
    """Everybody turns over all their tokens; Postures are over.  HYB-DUEL-26"""
    table = duel_table(g)
    turn_over(g, [slot for slot, owner in enumerate(table.owners) if owner != NONE])
    for p in g.players:
        table.postures[p.seat] = NONE
    yield from ()
    go_on(g, "mood_change")
