"""The types of what is printed on things: no browser needed."""

from pathlib import Path
from typing import Final

from agon.server.typescript.faces import files

BOARDS: Final = Path(__file__).parents[2] / "page" / "src" / "boards"


def test_the_types_of_the_faces_are_those_of_the_games() -> None:
    written = {path: (BOARDS / path).read_text(encoding="utf-8") for path in files()}
    assert written == files(), "python -m agon.server.typescript.faces page/src/boards"
