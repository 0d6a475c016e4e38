"""Numbers of the box and of the state as things on the table, and as arguments of messages."""

from typing import Final, Literal

from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.schema.words import ATTRIBUTES, COLOURS, REGULAR_ACTIONS
from agon.games.hellas.state import Book
from agon.kernel.words import Arg, Message, Name, Seat, say

NOTHING: Final = Name("")
HIDDEN: Final = "hidden"
PERSIAN: Final = "persians"
"""The word for the Persians in a view, where players have the number of their seat."""


def hyphened(word: str) -> str:
    return word.replace("_", "-")


# ---------------------------------------------------------------- things


def region_thing(box: Box, region: int) -> str:
    return "region/" + box.regions[region].id


def land_thing(box: Box, land: int) -> str:
    return "land/" + box.lands[land].id


def way_thing(way: str) -> str:
    """A way to win."""
    return "way/" + way


def trail_thing(box: Box, trail: int) -> str:
    return "trail/" + box.trails[trail].id


def god_thing(box: Box, god: int) -> str:
    return "god/" + box.gods[god].id


def hero_thing(box: Box, hero: int) -> str:
    return "hero/" + box.heroes[hero].id


def monster_thing(box: Box, monster: int) -> str:
    return "monster/" + box.monsters[monster].id


def evolution_thing(box: Box, card: int) -> str:
    """A monster card of the event deck."""
    return "event/" + box.monster_cards[card].id


def event_thing(box: Box, card: int) -> str:
    """Any card of the event deck: a monster card, or a quest."""
    monsters = len(box.monster_cards)
    return evolution_thing(box, card) if card < monsters else quest_thing(box, card - monsters)


def symbol_thing(box: Box, symbol: int) -> str:
    return "symbol/" + box.symbols[symbol].id


def card_thing(box: Box, card: int) -> str:
    """The face of a combat card."""
    return "card/" + box.combat_card(card).id


def attack_thing(box: Box, card: int) -> str:
    """The face of a monster attack card."""
    return "attack/" + box.attack_card(card).id


def blessing_thing(box: Box, blessing: int) -> str:
    return "blessing/" + box.blessings[blessing].id


def artifact_thing(box: Box, artifact: int) -> str:
    return "artifact/" + box.artifacts[artifact].id


def quest_thing(box: Box, quest: int) -> str:
    return "quest/" + box.quests[quest].id


def temple_card_thing(box: Box, card: int) -> str:
    return "temple_card/" + box.temple_cards[card].id


def regular_thing(action: int) -> str:
    return "regular/" + REGULAR_ACTIONS[action]


def special_thing(book: Book, action: int) -> str:
    """A special action, by what it is called in this match."""
    return "special/" + book.special[action].name


def attribute_thing(attribute: int) -> str:
    return "attribute/" + ATTRIBUTES[attribute]


def army_thing(colour: int) -> str:
    """The pieces of a colour."""
    return "army/" + COLOURS[colour]


def place(seat: int, thing: str) -> str:
    """A thing that lies with somebody, as clients know it: `seat/0/card/trap_sword`."""
    return f"seat/{seat}/{thing}"


# ---------------------------------------------------------------- arguments


def attribute_name(attribute: int) -> Message:
    """`strength`, as it stands within a sentence."""
    return say("hellas-word-" + ATTRIBUTES[attribute])


def colour_name(colour: int) -> Message:
    """`red`, as it stands after a noun."""
    return say("hellas-colour-" + COLOURS[colour])


def hoplites_arg(number: int, colour: int) -> Message:
    """`2 red hoplites`."""
    return say("hellas-hoplites", number=number, colour=colour_name(colour))


def commander_arg(commander: int) -> Arg:
    """A commander of hoplites: somebody at the table, or the Persians."""
    if commander == PERSIANS:
        return say("hellas-the-persians")
    return NOTHING if commander == NONE else Seat(commander)


def side_word(commander: int) -> str:
    """For a message to choose by: `player`, `persians`, or `none`."""
    return "none" if commander == NONE else PERSIAN if commander == PERSIANS else "player"


def monster_arg(box: Box, monster: int, form: str) -> Arg:
    """A monster with its article: `the` in the middle of a sentence, `first` at its beginning, `of` behind a noun."""
    if monster == NONE:
        return NOTHING
    id = box.monsters[monster].id
    return say("hellas-the-monster", id=id, form=form, monster=Name("monster/" + id))


def monster_args(box: Box, monster: int) -> list[tuple[str, Arg]]:
    """A monster in all its forms, for messages to pick from."""
    return [
        ("monster", monster_arg(box, monster, "the")),
        ("monster_first", monster_arg(box, monster, "first")),
        ("of_monster", monster_arg(box, monster, "of")),
    ]


def power_key(box: Box, index: int) -> str:
    """A power in a key: its thing, and its number where that has several."""
    source = box.powers[index].source
    same = [power.index for power in box.powers if power.source == source]
    return source if len(same) == 1 else f"{source}/{same.index(index) + 1}"


def or_none(number: int) -> int | None:
    return None if number == NONE else number


def holder(commander: int) -> int | Literal["persians"] | None:
    """A commander of hoplites in a view: a seat, `persians`, or nobody."""
    return PERSIAN if commander == PERSIANS else or_none(commander)
