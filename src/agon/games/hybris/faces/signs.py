"""Effects, powers and amounts as rows of signs, made from the same phrases as their words.

`VERBS` and `MODIFIERS` say how a word of the vocabulary is shown; a module adds those of its own (`add_signs`). One
that is in neither has no sign: it is to be read.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from agon.cards.clauses import LATER
from agon.cards.phrases import Condition, Effect, Modifier
from agon.cards.voice import YOU, Voice
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import CONFLICT_CARDS, ENHANCED_CARD, NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.cardtext.powers import condition_of, voice_of
from agon.games.hybris.cardtext.words import apart_from_generated, hyphened
from agon.games.hybris.faces.tokens import MINUS, Row, change, lost, many, mark, parted, sign, text
from agon.games.hybris.schema.words import ELEMENTS, RESOURCES
from agon.kernel.rulebook import unclaimed

ShowEffect: TypeAlias = Callable[[Box, Effect, Voice], Row]
ShowModifier: TypeAlias = Callable[[Modifier], Row]


class Signs(NamedTuple):
    """How the words of a module are shown."""

    verbs: Mapping[str, ShowEffect]
    modifiers: Mapping[str, ShowModifier]


DIALECTS: Final[dict[str, Signs]] = {}
"""By module."""


def add_signs(module: str, verbs: Mapping[str, ShowEffect], modifiers: Mapping[str, ShowModifier]) -> None:
    unclaimed(module, DIALECTS)
    DIALECTS[module] = Signs(verbs, modifiers)


def spoken(box: Box) -> list[Signs]:
    """Of the modules whose words are on the cards."""
    return [DIALECTS[module] for module in box.grammar.dialects if module in DIALECTS]


def sign_of_verb(box: Box, verb: str) -> ShowEffect | None:
    for signs in spoken(box):
        if verb in signs.verbs:
            return signs.verbs[verb]
    return VERBS.get(verb)


def sign_of_modifier(box: Box, modifier: str) -> ShowModifier | None:
    for signs in spoken(box):
        if modifier in signs.modifiers:
            return signs.modifiers[modifier]
    return MODIFIERS.get(modifier)


# ---------------------------------------------------------------- amounts and Elements


def amounts_row(amounts: list[tuple[int, int]], element: int = NONE) -> Row:
    """So much of each resource; the Conflict cards among them may have to show an Element."""
    row: Row = []
    for resource, number in amounts:
        row.append(sign(RESOURCES[resource]) if resource == ENHANCED_CARD else many(RESOURCES[resource], number))
        if resource == CONFLICT_CARDS and element != NONE:
            row.append(sign(ELEMENTS[element]))
    return row


def elements_row(elements: list[int]) -> Row:
    """Elements, by how often each is listed."""
    return [many(ELEMENTS[element], number if number > 1 else 0) for element, number in enumerate(elements) if number]


def elements_listed(elements: list[int]) -> list[str]:
    """Every Element as often as it is shown."""
    return [ELEMENTS[element] for element, number in enumerate(elements) for _ in range(number)]


# ---------------------------------------------------------------- effects


def effects_row(box: Box, effects: list[Effect], voice: Voice = YOU) -> Row:
    """Effects one after the other; what is a sentence of its own is set apart."""
    row: Row = []
    for index, effect in enumerate(effects):
        shown = effect_row(box, effect, voice)
        apart = index > 0 and (CLAUSES.stands_apart(effect, voice) or CLAUSES.stands_apart(effects[index - 1], voice))
        row = parted([row, shown], "·") if apart else row + shown
    return row


def effect_row(box: Box, effect: Effect, voice: Voice) -> Row:
    show = sign_of_verb(box, effect.verb)
    row = [] if show is None else show(box, effect, voice)
    return row or [text(CLAUSES.effect(box, effect, voice, LATER))]


def then_row(box: Box, effect: Effect, voice: Voice) -> Row:
    """The effects in an effect."""
    return effects_row(box, effect.then, CLAUSES.within(effect, voice))


def other_row(box: Box, effect: Effect, voice: Voice) -> Row:
    return effects_row(box, effect.other, CLAUSES.within(effect, voice))


def power_row(box: Box, power: Power) -> Row:
    """When a power works, whether it depends on something, and what it does."""
    voice = voice_of(power)
    when: Row = [] if power.when == "immediate" else [sign(hyphened(power.when))]
    asked: Row = [mark("?")] if condition_of(box, power, voice) else []
    return when + asked + effects_row(box, power.effects, voice)


def powers_row(box: Box, powers: list[Power]) -> Row:
    return [token for power in powers for token in power_row(box, power)]


def song_row(conditions: list[Condition]) -> Row:
    """What a Song asks for."""
    row: Row = []
    for asked in conditions:
        if asked.verb == "send_back":
            row += [sign(asked.words["kind"]), sign("back")]
        elif asked.verb == "reveal":
            row += [sign("perceive"), *elements_row(asked.elements)]
        else:
            row += [sign("conflict_card", MINUS), *elements_row(asked.elements)]
    return row


# ---------------------------------------------------------------- verbs


def always(*signs: tuple[str, str]) -> ShowEffect:
    """A verb that looks the same whatever follows it."""

    def show(box: Box, effect: Effect, voice: Voice) -> Row:
        return [sign(name, number) for name, number in signs]

    return show


def less(name: str) -> ShowEffect:
    """So many fewer."""

    def show(box: Box, effect: Effect, voice: Voice) -> Row:
        return [sign(name, f"{MINUS}{effect.number}")]

    return show


def more(name: str) -> ShowEffect:
    """So many more, or fewer where the number is below 0."""

    def show(box: Box, effect: Effect, voice: Voice) -> Row:
        return [change(name, effect.number)]

    return show


def headed(name: str) -> ShowEffect:
    """What somebody else does, or what happens then."""

    def show(box: Box, effect: Effect, voice: Voice) -> Row:
        return [sign(name), mark(":"), *then_row(box, effect, voice)]

    return show


def gain(box: Box, effect: Effect, voice: Voice) -> Row:
    kept, generated = apart_from_generated(effect.amounts)
    return amounts_row(kept) + ([many("generated_prayer", generated)] if generated else [])


def amounts(box: Box, effect: Effect, voice: Voice) -> Row:
    return amounts_row(effect.amounts)


def lose(box: Box, effect: Effect, voice: Voice) -> Row:
    return lost(amounts_row(effect.amounts, effect.numbers.get("element", NONE)))


def pay(box: Box, effect: Effect, voice: Voice) -> Row:
    return [*lost(amounts_row(effect.amounts)), mark("→"), *then_row(box, effect, voice)]


def choose(box: Box, effect: Effect, voice: Voice) -> Row:
    return parted([effects_row(box, branch, voice) for branch in effect.branches], "/")


def act(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign(effect.word)]


def send_back(box: Box, effect: Effect, voice: Voice) -> Row:
    kind = effect.words["kind"]
    return [sign("hero" if kind == "this" else kind), sign("back")]


def if_so(box: Box, effect: Effect, voice: Voice) -> Row:
    return [mark("?"), *then_row(box, effect, voice), *other_row(box, effect, voice)]


def for_each(box: Box, effect: Effect, voice: Voice) -> Row:
    return [*then_row(box, effect, voice), mark("×")]


def leader(box: Box, effect: Effect, voice: Voice) -> Row:
    return then_row(box, effect, voice) + other_row(box, effect, voice)


def weaken(box: Box, effect: Effect, voice: Voice) -> Row:
    """By so much, or to so much."""
    if "by" in effect.numbers:
        return [change("strength", -effect.numbers["by"])]
    return [sign("strength", f"={effect.numbers['to']}")]


def combat(box: Box, effect: Effect, voice: Voice) -> Row:
    return [
        sign("fight"),
        mark(":"),
        *then_row(box, effect, voice),
        mark("/"),
        *other_row(box, effect, voice),
    ]


def modify(box: Box, effect: Effect, voice: Voice) -> Row:
    assert effect.modifier is not None
    asked: Row = [] if effect.condition is None else [mark("?")]
    show = sign_of_modifier(box, effect.modifier.verb)
    if show is None:
        return [*asked, text(CLAUSES.effect(box, effect, voice, LATER))]
    return asked + show(effect.modifier)


VERBS: Final[dict[str, ShowEffect]] = {
    "gain": gain,
    "give": amounts,
    "toll": amounts,
    "lose": lose,
    "pay": pay,
    "choose": choose,
    "act": act,
    "strength": more("strength"),
    "weaken": weaken,
    "others": headed("others"),
    "each_player": headed("others"),
    "rival": headed("others"),
    "owner": then_row,
    "helper": then_row,
    "leader": leader,
    "may": then_row,
    "allow": then_row,
    "if": if_so,
    "for_each": for_each,
    "on_win": headed("win"),
    "on_loss": headed("skull"),
    "combat": combat,
    "discard": less("conflict_card"),
    "take_tile": always(("tile", "+1")),
    "move_tile": always(("tile", ""), ("produce", "")),
    "send_back": send_back,
    "swap_token": always(("convert", "")),
    "modify": modify,
}

# ---------------------------------------------------------------- modifiers


def changed(name: str) -> ShowModifier:
    def show(modifier: Modifier) -> Row:
        return [change(name, modifier.number)]

    return show


def set_to(name: str, number: str = "") -> ShowModifier:
    """A modifier that looks the same whatever follows it."""

    def show(modifier: Modifier) -> Row:
        return [sign(name, number)]

    return show


MODIFIERS: Final[dict[str, ShowModifier]] = {
    "strength": changed("strength"),
    "craft_cost": changed("craft"),
    "activation_cost": changed("aegis"),
    "omen_cost": changed("omen"),
    "drain": changed("drain"),
    "influence_followers": changed("follower"),
    "city_followers": changed("follower"),
    "slot_prayers": changed("generated_prayer"),
    "influence": set_to("influence", "+"),
    "temple_bonus": set_to("temple", "+"),
    "contestable": set_to("contest", "∅"),
    "contest_price": set_to("contest"),
}
