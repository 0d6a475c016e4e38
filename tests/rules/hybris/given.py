"""Positions of Hybris for tests: a table as it is set up, changed by hand, and procedures run on it."""

from collections.abc import Sequence
from functools import cache

from agon.games.hybris.box import Box, open_box
from agon.games.hybris.rules.effects import write_verbs
from agon.games.hybris.rules.setup import set_up
from agon.games.hybris.state import Book, Hybris, Scene
from agon.kernel.ask import Ask, Play
from agon.kernel.chance import seeded
from agon.shelf.packs import bundled_pack

OLYMPIANS = ("zeus", "poseidon", "athena", "hades")


@cache
def box() -> Box:
    return open_box(bundled_pack("hybris"))


def given(*olympians: str, seed: str = "a seed") -> Hybris:
    """A table for these Olympians, by default Zeus and Hades, as the book sets it up."""
    book = Book({})
    write_verbs(book)
    g = Hybris(box(), book)
    g.chance = seeded(seed)
    g.log = []
    ids = [olympian.id for olympian in box().olympians]
    set_up(g, [ids.index(name) for name in olympians or ("zeus", "hades")])
    return g


def run(play: Play, answers: Sequence[int] = ()) -> list[list[int]]:
    """Run a procedure with these answers (numbers of options); gives the options of each question asked."""
    asked: list[list[int]] = []
    left = list(answers)
    try:
        ask = next(play)
        while True:
            assert isinstance(ask, Ask)
            numbers = [option & 0xFFFF for option in ask.options]
            asked.append(numbers)
            wanted = left.pop(0) if left else numbers[0]
            assert wanted in numbers, f"{wanted} is not among {numbers}"
            ask = play.send(ask.options[numbers.index(wanted)])
    except StopIteration:
        assert not left, "more answers than questions"
        return asked


def scene(actor: int) -> Scene:
    return Scene(actor)


def told(g: Hybris, event: str) -> list[tuple[int, ...]]:
    """The numbers of every such event so far."""
    assert g.log is not None
    return [numbers for id, _, numbers in g.log if id == event]
