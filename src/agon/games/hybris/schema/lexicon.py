"""Words that belong to a module: understood only where that module's files are read.

So a card of the base game cannot speak of Workers, and a pack without modules knows no word more than before.
"""

from agon.games.hybris.schema.tables import SHAPE
from agon.games.hybris.schema.vocabulary import CONDITIONS, COUNTS, EVENTS, MODIFIERS, VERBS
from agon.kernel.packs import Pack, Shape, refuse
from agon.kernel.schema import Field, Kind, Spot, Verb, Vocabulary, Word


class Lexicon:
    """The words that a module adds to those of the base game, by what they are."""

    def __init__(self, module: str, *others: "Lexicon") -> None:
        """Begins with the words of others: those of a module that this one can be played with."""
        self.module = module
        self.words: list[tuple[Vocabulary, Verb]] = [word for other in others for word in other.words]
        self.dialects: list[str] = [dialect for other in others for dialect in other.dialects] + [module]
        """The modules whose words these are."""

    def add(self, words: Vocabulary, kind: str, name: str, value: Kind, *more: Field) -> None:
        """A word; its message is `hybris-<kind>-<name>`, as for the words of the base game."""
        verb = Verb(name, f"hybris-{kind}-{name.replace('_', '-')}", value, *more, module=self.module)
        words.add(verb)
        self.words.append((words, verb))

    def verb(self, name: str, value: Kind, *more: Field) -> None:
        self.add(VERBS, "verb", name, value, *more)

    def condition(self, name: str, value: Kind, *more: Field) -> None:
        self.add(CONDITIONS, "if", name, value, *more)

    def count(self, name: str, value: Kind, *more: Field) -> None:
        self.add(COUNTS, "count", name, value, *more)

    def modifier(self, name: str, value: Kind) -> None:
        self.add(MODIFIERS, "modify", name, value)

    def event(self, name: str, *more: Field) -> None:
        """Followed by whose event it is."""
        self.add(EVENTS, "on", name, Word("self", "other", "any"), *more)

    def moment(self, name: str) -> None:
        """An event that is nobody's."""
        self.add(EVENTS, "on", name, Word("any"))


def beside(shape: Shape, base: Pack, lexicon: Lexicon | None = None) -> Shape:
    """The shape of a module's part of a pack, which may name what lies in the rest of it."""
    return Shape(shape.game, shape.files, [] if lexicon is None else lexicon.dialects, SHAPE.ids(base))


def part_faults(shape: Shape, lexicon: Lexicon, part: Pack, base: Pack) -> list[str]:
    """Whatever in a module's part of a pack is not of its shape, one line each."""
    faults = beside(shape, base, lexicon).faults(part)
    return faults or printed_faults(shape, part)


def printed_faults(shape: Shape, part: Pack) -> list[str]:
    """What is said to be printed is a field that is there."""
    faults = []
    for file, sections in shape.files.items():
        for section in sections:
            for entry in section.entries(part.files[file].get(section.name)):
                assert isinstance(entry, dict)
                spot = Spot(file, f'{section.name} "{entry["id"]}"' if "id" in entry else section.name, "printed")
                for number, name in enumerate(entry.get("printed", [])):
                    if name not in entry:
                        faults.append(spot.item(number).line(f'the entry has no field "{name}"'))
    return faults


def refuse_part(module: str, faults: list[str]) -> None:
    """Raise everything found wrong, each line with the folder of the file."""
    refuse([f"{module}/{fault}" for fault in faults])
