"""Effects, conditions and counts as the rules read them."""

from typing import Final

NONE: Final = -1


class Phrase:
    """A word of a vocabulary and its arguments.

    `number`, `word`, `amounts`, `elements`, `listed` and `figures` hold what follows the word itself, whichever it is;
    `numbers` and `words` the other arguments by name. A reference or a numbered word has both: its id and its number.
    """

    def __init__(self, verb: str) -> None:
        self.verb: str = verb
        self.number: int = 0
        self.word: str = ""
        self.amounts: list[tuple[int, int]] = []
        """Resource and how much of it, in the order of the resources."""
        self.elements: list[int] = []
        """How often each symbol is asked for; empty where none is."""
        self.listed: list[int] = []
        """The numbers of a list of references, or of words of a numbered list."""
        self.figures: list[int] = []
        """A list of plain numbers."""
        self.numbers: dict[str, int] = {}
        self.words: dict[str, str] = {}
        self.parts: list[Condition] = []
        """The conditions that a condition is made of."""
        self.condition: Condition | None = None
        self.count: Count | None = None
        self.counts: list[Count] = []
        self.modifier: Modifier | None = None
        self.then: list[Effect] = []
        """The effects in a verb: those of `then`, `do`, `win` or `after`, or what follows it."""
        self.other: list[Effect] = []
        """The other effects of a verb with two lists: `else`, `second` or `loss`."""
        self.branches: list[list[Effect]] = []


class Effect(Phrase):
    """One verb of an effect list, such as `{ pay = { aegis = 1 }, then = [...] }`.

    `index` is its number among all effects of the box, `list` that of the list it stands in: what a question that is
    asked about it names.
    """

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.index: int = NONE
        self.list: int = NONE
        self.plain: bool = False
        """Whether it is a gain of what is only counted, drawn or moved on a track: nobody is asked anything."""
        self.plain_then: bool = False
        """Whether all of `then` are such gains."""
        self.gains_then: bool = False
        """Whether all of `then` are gains of any kind."""
        self.amounts_then: bool = False
        """Whether all of `then` are amounts, which can be multiplied."""


class Condition(Phrase):
    """What must be true, such as `{ has = { follower = 3 } }`."""


class Count(Phrase):
    """How often, or how much, such as `{ temples = "own" }`."""


class Modifier(Phrase):
    """What a standing effect changes, such as `{ craft_cost = -1 }`."""
