"""The mode against Chronos in the rulebook: his part of the table, his steps, what he reacts to, his words."""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.chronos import ages, turns, world
from agon.games.hybris.chronos.account import write_account
from agon.games.hybris.chronos.avatar_combat import write_avatar_combat
from agon.games.hybris.chronos.avatars import write_avatars
from agon.games.hybris.chronos.box import unpack_chronos
from agon.games.hybris.chronos.cardtext import LINES, printed
from agon.games.hybris.chronos.contest import write_contest
from agon.games.hybris.chronos.describe import speech
from agon.games.hybris.chronos.ending import verdict
from agon.games.hybris.chronos.faces import FACES
from agon.games.hybris.chronos.features import FEATURES
from agon.games.hybris.chronos.gains import take_shortfall
from agon.games.hybris.chronos.house import (
    BOONS,
    FEARFUL_PRAYERS,
    PRECEDENCE,
    RECKONING,
    SEALS_BOUGHT,
    SEALS_EXPIRE,
    SHORTFALL,
    SOLO_POWERS,
    played,
)
from agon.games.hybris.chronos.house import OPTIONS as HOUSE_OPTIONS
from agon.games.hybris.chronos.huntress import write_huntress
from agon.games.hybris.chronos.offers import add_offers
from agon.games.hybris.chronos.setup import chronos_set_up, lay_out
from agon.games.hybris.chronos.solo_words import write_alone
from agon.games.hybris.chronos.table import PART
from agon.games.hybris.chronos.tiles import chronos_tiles, watch_tiles
from agon.games.hybris.chronos.usage import REPORT
from agon.games.hybris.chronos.withheld import write_withheld
from agon.games.hybris.chronos.words import write_words
from agon.kernel.modules import SetupOption
from agon.kernel.packs import Pack

LEVELS: Final = ("bronze_age", "golden_age", "iron_age")
OPTIONS: Final[tuple[SetupOption, ...]] = (SetupOption("level", LEVELS, ("CHR-GEN-08",)), *HOUSE_OPTIONS)


def unpack(box: Box, part: Pack) -> None:
    """The module's part of a pack into the box."""
    box.kits[PART] = unpack_chronos(box, part)
    box.add_lines(LINES)
    box.bearing.append(printed)


def install(book: Book) -> None:
    """One player against Chronos.  CHR-GEN-01"""
    book.add_part(PART, lay_out)
    book.offers.append(add_offers)
    book.speech.add_module(speech())
    write_steps(book)
    write_reactions(book)
    write_house(book, played(book.options))
    write_words(book)
    write_avatars(book)
    write_avatar_combat(book)
    write_contest(book)
    write_alone(book)
    write_huntress(book)
    write_withheld(book)
    book.add_faces(FACES)


def write_steps(book: Book) -> None:
    """Steps 1.1 to 2.1, the turns of the Concepts, steps 4.8 to 4.10."""
    book.insert_step("set_up", "prepare", "chronos_set_up", chronos_set_up)
    book.insert_step("age", "age_start", "desolation", ages.desolations)
    book.insert_step("age", "desolation", "income", ages.income)
    book.replace_step("pillar", ages.pillar)
    book.insert_step("age", "pillar", "concepts", ages.concepts)
    book.insert_step("age", "concepts", "focus", ages.focus)
    book.insert_step("age", "focus", "reveal", ages.reveal)
    book.replace_step("action", turns.action)
    book.insert_step("end_of_age", "orientation", "waking", ages.waking)
    book.insert_step("end_of_age", "fear", "avatar_comes", ages.avatar_comes)
    book.insert_step("end_of_age", "avatar_comes", "avatars_act", ages.avatars_act)
    book.insert_step("end_of_age", "avatars_act", "chronos_tiles", chronos_tiles)
    book.insert_step("end_of_age", "age_over", "lift_focus", ages.lift_focus)


def write_reactions(book: Book) -> None:
    """What follows an activation, a Drain, passing; what stands in place of something else."""
    book.triggers.on("activated", PART, turns.has_focus, turns.face_card)
    book.triggers.on("passed", PART, turns.pays_for_passing, turns.pass_under_card)
    book.triggers.on("drain", PART, turns.is_players, turns.collect_debt)
    book.claim("the lower half of a Pillar")
    book.lower = turns.lower
    book.claim("the verdict")
    book.verdict = verdict
    book.before_item.append(world.sheds_shackle)
    book.watchers.append(watch_tiles)
    book.musterers.append(world.standing_powers)
    book.features += FEATURES
    book.reports.append(REPORT)
    write_account(book)


def write_house(book: Book, house: frozenset[str]) -> None:
    """Steps and reactions of the house rules that are played; the others are asked for where they belong."""
    if BOONS in house:
        book.insert_step("age", "focus", "boons", ages.boons)
    if FEARFUL_PRAYERS in house:
        book.insert_step("age", "reveal", "fearful_prayers", ages.fearful_prayers)
    if PRECEDENCE in house:
        book.insert_step("age", "reveal", "precedence", ages.precedence)
    if SEALS_EXPIRE in house:
        book.insert_step("end_of_age", "fear", "unsealing", ages.unsealing)
    if RECKONING in house:
        book.insert_step("end_of_age", "chronos_tiles", "reckoning", ages.reckoning)
    if SEALS_BOUGHT in house:
        book.triggers.on("placed", PART, world.comes_to_seal, world.buy_seals)
    if SHORTFALL in house:
        book.short.append(take_shortfall)
    if SOLO_POWERS in house:
        book.musterers.append(world.solo_powers)
