"""The shape of a module's part of a pack, which lies beside the rest of it and may name what is there."""

from agon.cards.language import Dialect
from agon.games.hellas.schema.tables import SHAPE
from agon.kernel.packs import Pack, Shape


def beside(shape: Shape, base: Pack, dialect: Dialect | None = None) -> Shape:
    """The shape of a module's part of a pack, which may name what lies in the rest of it."""
    return Shape(shape.game, shape.files, [] if dialect is None else dialect.dialects, SHAPE.ids(base))
