"""Random games of Lords of Hellas on their way, state by state: for tests of what is known, counted and judged."""

from collections.abc import Iterator

from agon.games.hellas.modules import PERSIAN_INVASION
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.given import laid_out

LONGEST = 20_000


def played(players: int, seed: str, gap: int) -> Iterator[tuple[Hellas, Ask]]:
    """A random game, for one player the campaign, at every so many questions; its state changes as it goes on."""
    g = laid_out(players, seed, (PERSIAN_INVASION,) if players == 1 else ())
    chance = seeded("choices/" + seed)
    answered = 0
    while g.step != OVER:
        assert answered < LONGEST, "the game does not end"
        play = g.book.steps[g.step](g)
        try:
            ask = next(play)
            while True:
                assert isinstance(ask, Ask)
                if answered % gap == 0:
                    yield g, ask
                answered += 1
                ask = play.send(ask.options[chance.below(len(ask.options))])
        except StopIteration:
            pass
        except Ended:
            g.step = OVER
