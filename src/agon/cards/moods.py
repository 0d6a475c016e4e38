"""How the clause of a verb is built, and in which voice the effects inside it are told."""

from typing import Final, NamedTuple


class Mood(NamedTuple):
    """What a verb is to a sentence.

    `states`: it says that something is so, not what somebody does. `apart`: it has its own subject or
    commas, so a semicolon sets it apart. `begins_with_if`: another condition before it needs
    a colon. `inside` is the voice of the effects in it: the `same`, that of what one may `do`, of `another` player, or
    of the card's `owner`. `for_others`: those effects may be somebody else's to do, and then follow after a colon.
    """

    states: bool = False
    apart: bool = False
    begins_with_if: bool = False
    inside: str = "same"
    for_others: bool = False


DEED: Final = Mood()
"""A verb and what follows it: "gain 2 Aegis"."""
STATEMENT: Final = Mood(states=True)
"""What is so: "nobody may contest"."""
SENTENCE: Final = Mood(apart=True)
"""A clause with commas of its own."""
CONDITION: Final = Mood(apart=True, begins_with_if=True)
"""What is done if something is so: "if you win, gain 2 Aegis"."""
OFFER: Final = Mood(apart=True, inside="do")
"""What its player may do: "you may pay 1 Aegis to gain 3 Victory Points"."""
PRICE: Final = Mood(apart=True, inside="do", for_others=True)
"""What is given away for something."""
TO_ANOTHER: Final = Mood(apart=True, inside="another")
"""What somebody else does: "each other player gains 1 Aegis"."""
TO_OWNER: Final = Mood(apart=True, inside="owner")
"""What the owner of the card does."""
