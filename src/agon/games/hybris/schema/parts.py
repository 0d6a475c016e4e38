"""The shape of a module's part of a pack, which lies beside the rest of it and may name what is there."""

from agon.cards.language import Dialect
from agon.games.hybris.schema.tables import SHAPE
from agon.kernel.packs import Pack, Shape
from agon.kernel.schema import Fault, entry_spot


def beside(shape: Shape, base: Pack, dialect: Dialect | None = None) -> Shape:
    """The shape of a module's part of a pack, which may name what lies in the rest of it."""
    return Shape(shape.game, shape.files, [] if dialect is None else dialect.dialects, SHAPE.ids(base))


def part_faults(shape: Shape, dialect: Dialect, part: Pack, base: Pack) -> list[Fault]:
    """Whatever in a module's part of a pack is not of its shape, one line each."""
    faults = beside(shape, base, dialect).faults(part)
    return faults or printed_faults(shape, part)


def printed_faults(shape: Shape, part: Pack) -> list[Fault]:
    """What is said to be printed is a field that is there."""
    faults = []
    for file, sections in shape.files.items():
        for section in sections:
            for entry in section.entries(part.files[file].get(section.name)):
                assert isinstance(entry, dict)
                spot = entry_spot(file, section.name, entry, "printed")
                for number, name in enumerate(entry.get("printed", [])):
                    if name not in entry:
                        faults.append(spot.item(number).fault("fault-no-such-field", field=name))
    return faults
