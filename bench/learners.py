"""Steps a second of environments for learners, one core, with observation and mask: Agon's beside those of others.

    python bench/learners.py [--seconds S] [--matches N]

A step is one decision, answered at random. Others are measured where they are installed (`pip install catanatron
rlcard`), each through its own environment: catanatron's Gymnasium one for Catan, and RLCard's for Limit Hold'em.
PyTAG needs Java and TAG's own build, and is in no package, so it is not here.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import agon.rl
from agon.kernel import play as kernel_play

COMPILED = not kernel_play.__file__.endswith(".py")
Step = Callable[[], int]
"""Does some steps, and says how many."""


@dataclass(frozen=True)
class Subject:
    title: str
    make: Callable[[int], Step]
    goal: float = 0.0  # steps a second of the compiled wheel


def agons(game: str, players: int, modules: tuple[str, ...] = ()) -> Callable[[int], Step]:
    def make(matches: int) -> Step:
        env = agon.rl.vector(game, players, matches=matches, seed="bench", modules=modules)
        env.reset()

        def step() -> int:
            env.step(env.sample())
            return matches

        return step

    return make


def catan(matches: int) -> Step:
    gym: Any = import_module("gymnasium")
    import_module("catanatron.gym")
    env = gym.make("catanatron/Catanatron-v0")
    _, info = env.reset()
    dice = Random(1)

    def step() -> int:
        nonlocal info
        _, _, over, cut, info = env.step(dice.choice(info["valid_actions"]))
        if over or cut:
            _, info = env.reset()
        return 1

    return step


def holdem(matches: int) -> Step:
    env: Any = import_module("rlcard").make("limit-holdem")
    dice = Random(1)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        state, _ = env.step(dice.choice(list(state["legal_actions"])))
        if env.is_over():
            state, _ = env.reset()
        return 1

    return step


SUBJECTS = [
    Subject("agon, Ephyran, 4 players", agons("ephyran", 4), 60_000),
    Subject("agon, Ephyran, 2 players", agons("ephyran", 2), 60_000),
    Subject("agon, Hybris, 4 players", agons("hybris", 4), 25_000),
    Subject("agon, Cataclysm, 4 players", agons("hybris", 4, ("cataclysm",))),
    Subject("agon, Hellas, 4 players", agons("hellas", 4)),
    Subject("catanatron, Catan (Gymnasium)", catan),
    Subject("RLCard, Limit Hold'em", holdem),
]


def speed(step: Step, seconds: float) -> float:
    """Steps a second of processor time."""
    step()
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += step()
    return done / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--matches", type=int, default=64)
    args = parser.parse_args()
    print("compiled" if COMPILED else "plain Python")
    for subject in SUBJECTS:
        try:
            found = f"{speed(subject.make(args.matches), args.seconds):10,.0f}"
        except ImportError as error:
            found = f"not installed: {error.name}"
        goal = f"  goal {subject.goal:,.0f}" if subject.goal and COMPILED else ""
        print(f"{subject.title:34}{found}{goal}", flush=True)


if __name__ == "__main__":
    main()
