"""The words of the mode against Chronos as signs."""

from typing import Final

from agon.cards.phrases import Effect
from agon.cards.voice import Voice
from agon.games.hybris.box.box import Box
from agon.games.hybris.faces.signs import ShowEffect, always, amounts_row, less, more
from agon.games.hybris.faces.tokens import Row, lost, many, mark, sign


def gains(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign("chronos"), mark(":"), *amounts_row(effect.amounts)]


def loses(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign("chronos"), mark(":"), *lost(amounts_row(effect.amounts))]


def keep(box: Box, effect: Effect, voice: Voice) -> Row:
    return [mark("≤"), *amounts_row(effect.amounts)]


def move_avatar(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign("avatar"), mark("→"), sign("mortal_world")]


def enemy_strength(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign("skull"), *more("strength")(box, effect, voice)]


def so_many(name: str) -> ShowEffect:
    def show(box: Box, effect: Effect, voice: Voice) -> Row:
        return [many(name, effect.number)]

    return show


SIGNS: Final[dict[str, ShowEffect]] = {
    "chronos": gains,
    "chronos_loses": loses,
    "break_chain": always(("chain", "−1")),
    "add_chain": always(("chain", "+1")),
    "intensity": more("intensity"),
    "shackle": so_many("shackle"),
    "unshackle": always(("shackle", "−")),
    "move_avatar": move_avatar,
    "seal": so_many("seal"),
    "idle": always(("character", ""), ("sleep", "")),
    "keep": keep,
    "expire_quest": always(("scroll", "−1")),
    "return_tile": always(("tile", ""), ("back", "")),
    "drain_well": less("generated_prayer"),
    "sleep": always(("tile", ""), ("sleep", "")),
    "craft_dearer": more("craft"),
    "draw_avatar_card": more("conflict_card"),
    "income": always(("chronos", "+")),
    "enemy_strength": enemy_strength,
}
