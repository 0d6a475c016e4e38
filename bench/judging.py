"""How long it takes to judge a game that is over, in seconds of one processor: to the first line, and in all."""

from time import process_time

from agon.bots.registry import make_bot
from agon.games.registry import GAMES, find_game
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.lab.analysis import Analysis, continued, outlined
from agon.shelf.packs import bundled_pack

for name in GAMES:
    setup = Setup(name, 2, "corinth")
    played = Match.start(find_game(name).play(bundled_pack(name), setup), setup)
    bots = [make_bot("greedy", f"corinth/{seat}") for seat in range(setup.seats)]
    while (ask := played.ask) is not None:
        played.choose(ask.seat, bots[ask.seat].choose(ask, played.worlds(ask.seat)))
    match = Match.start(played.game, setup)
    began = process_time()
    found = outlined(Analysis(len(played.choices)), match, played.choices)
    line = process_time() - began
    while not found.done:
        found = continued(found, match, played.choices, 1.0)
    print(f"| {name} | {found.last} | {line:.1f} s | {process_time() - began:.0f} s |", flush=True)
