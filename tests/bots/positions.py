"""Positions for the tests of bots: matches after some answers."""

from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import Game, Setup
from agon.kernel.match import Match
from agon.kernel.play import Remembered
from agon.shelf.packs import bundled_pack


def game_of(setup: Setup) -> Game:
    return find_game(setup.game).play(bundled_pack(setup.game), setup)


def run_of(setup: Setup, answers: int) -> Remembered:
    """A running game after so many answers, each the first on offer."""
    game = game_of(setup)
    run = Remembered(game, game.begin(setup, seeded(setup.seed)))
    run.start()
    for _ in range(answers):
        assert run.ask is not None
        run.answer(run.ask.seat, run.ask.options[0])
    return run


def match_of(setup: Setup, answers: int) -> Match:
    """The same as a match."""
    match = Match.start(game_of(setup), setup)
    for _ in range(answers):
        assert match.ask is not None
        match.choose(match.ask.seat, match.ask.options[0])
    return match
