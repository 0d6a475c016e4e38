"""How many answers people give in a game, and how many of them are bookkeeping.

Greedy bots play; what they pick one after the other and a person could give at once (`Ask.picks`) is one answer. An
answer is bookkeeping if there is one option, or if it could have been given with the one before: the same seat, the
same kind of question, an option that was on offer there already, and no chance in between.

    python bench/questions.py GAME --players N [--module MODULE] [--games N] [--kinds]
"""

import argparse
from collections import Counter
from typing import NamedTuple

from agon.bots.registry import make_bot
from agon.games.registry import find_game
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.play import Remembered
from agon.shelf.packs import bundled_pack


class Given(NamedTuple):
    """An answer: the question, the option, and how much chance had been drawn before it."""

    ask: Ask
    option: int
    chance: int

    def follows(self, before: "Given") -> bool:
        """Whether it is the same question again, and the option could have been named before."""
        asked, then = self.ask, before.ask
        same = (asked.seat, asked.kind.id) == (then.seat, then.kind.id)
        return same and self.option in then.options and self.chance == before.chance

    def joins(self, before: "Given") -> bool:
        """Whether both can be one answer."""
        now, then = self.ask.picks, before.ask.picks
        return now is not None and then is not None and now.made == then.made + 1 and self.follows(before)


def played(setup: Setup) -> list[Given]:
    game = find_game(setup.game).play(bundled_pack(setup.game), setup)
    run = Remembered(game, game.begin(setup, seeded(setup.seed)))
    run.start()
    bots = [make_bot("greedy", f"{setup.seed}/{seat}") for seat in range(setup.seats)]
    given: list[Given] = []
    while (ask := run.ask) is not None:
        option = bots[ask.seat].choose(ask, run.worlds(ask.seat))
        given.append(Given(ask, option, run.state.chance.count))
        run.answer(ask.seat, option)
    return given


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--kinds", action="store_true")
    args = parser.parse_args()
    picks = answers = single = again = 0
    kinds: Counter[str] = Counter()
    for number in range(args.games):
        given = played(Setup(args.game, args.players, f"questions/{number}", tuple(args.module)))
        picks += len(given)
        for place, one in enumerate(given):
            before = given[place - 1] if place else None
            if before is not None and one.joins(before):
                continue
            answers += 1
            if len(one.ask.options) == 1:
                single += 1
            elif before is not None and one.follows(before):
                again += 1
            else:
                continue
            kinds[one.ask.kind.id] += 1
    share = (single + again) / answers
    title = " ".join([args.game, *args.module])
    print(f"{title}, {args.players} players, {args.games} games: {answers / args.games:.0f} answers a game", end="")
    print(
        f" ({picks / args.games:.0f} picks), {share:.1%} bookkeeping: {single / args.games:.1f} with one option,",
        end="",
    )
    print(f" {again / args.games:.1f} that could have been given with the one before")
    for kind, count in kinds.most_common() if args.kinds else ():
        print(f"  {kind}: {count / args.games:.1f}")


if __name__ == "__main__":
    main()
