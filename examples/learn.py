"""Learn Hybris from nothing, with NumPy alone: a linear policy that plays against itself (REINFORCE).

    python examples/learn.py --steps 16000

A few minutes later it beats random play; every line tells its share of victories against it. A decision is credited
with how much the lead has grown over the next few of the same seat (the environment's shaped reward).
"""

import argparse
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

import agon.rl

GAME = "hybris"
MATCHES = 16
GAMMA = 0.8  # a decision is credited with what follows, less and less
RATE = 0.5
Floats = NDArray[np.float32]


class Policy:
    """Weights for each kind of action, and a liking for each single one."""

    def __init__(self, course: agon.rl.Course, seed: int) -> None:
        entries = course.observer.entries
        words = [act.word for act in course.acts.rows]
        kinds = list(dict.fromkeys(words))
        self.kind = np.array([kinds.index(word) for word in words])
        self.scale = np.array([1.0 / entry.most for entry in entries], np.float32)
        self.weights = np.zeros((len(kinds), len(entries) + 1), np.float32)
        self.likings = np.zeros(len(words), np.float32)
        self.dice = np.random.default_rng(seed)

    def features(self, observation: NDArray[np.uint8]) -> Floats:
        scaled = np.ones(len(self.scale) + 1, np.float32)
        scaled[:-1] = observation * self.scale
        return scaled

    def chances(self, seen: Floats, rows: list[int]) -> Floats:
        worth = self.weights[self.kind[rows]] @ seen + self.likings[rows]
        likely = np.exp(worth - worth.max())
        return np.asarray(likely / likely.sum(), np.float32)

    def choose(self, seen: Floats, rows: list[int]) -> int:
        return int(np.searchsorted(np.cumsum(self.chances(seen, rows)), self.dice.random() * 0.9999))

    def learn(self, seen: Floats, rows: list[int], chosen: int, advantage: float) -> None:
        push = -self.chances(seen, rows)
        push[chosen] += 1.0
        push *= RATE * advantage
        np.add.at(self.weights, self.kind[rows], np.outer(push, seen / (seen @ seen)))
        self.likings[rows] += push


class Decision:
    """What was seen, on offer and chosen, and what has come of it so far."""

    def __init__(self, seen: Floats, rows: list[int], chosen: int) -> None:
        self.seen, self.rows, self.chosen = seen, rows, chosen
        self.brought = 0.0


def train(policy: Policy, env: agon.rl.AgonVector, steps: int) -> None:
    """Both seats play by the policy; when a match ends its decisions are learnt from, the last first."""
    made: list[list[list[Decision]]] = [[[] for _ in range(env.course.seats)] for _ in range(env.matches)]
    mean = 0.0
    for _ in range(steps // env.matches):
        actions: list[int] = []
        for match in range(env.matches):
            seen, rows = policy.features(env.observations[match]), env.batch.rows[match]
            chosen = policy.choose(seen, rows)
            made[match][int(env.seats[match])].append(Decision(seen, rows, chosen))
            actions.append(rows[chosen])
        env.step(actions)
        for match in range(env.matches):
            for seat, decisions in enumerate(made[match]):
                if decisions:
                    decisions[-1].brought += float(env.rewards[match, seat])
                if env.ends[match]:
                    worth = 0.0
                    for decision in reversed(decisions):
                        worth = decision.brought + GAMMA * worth
                        mean += 0.001 * (worth - mean)
                        policy.learn(decision.seen, decision.rows, decision.chosen, worth - mean)
                    decisions.clear()


def share_against_random(policy: Policy, games: int, seed: str) -> float:
    """Its part of the victories, in each seat as often."""
    course = agon.rl.course(GAME, 2)
    env = agon.rl.AgonVector(course, min(games, MATCHES), seed)
    env.reset()
    won = played = 0.0
    while played < games:
        actions = []
        for match in range(env.matches):
            rows = env.batch.rows[match]
            if int(env.seats[match]) == match % 2:
                actions.append(rows[policy.choose(policy.features(env.observations[match]), rows)])
            else:
                actions.append(rows[int(policy.dice.integers(len(rows)))])
        env.step(actions)
        for match in np.flatnonzero(env.ends):
            won += float(env.rewards[match, match % 2] + 1) / 2
            played += 1
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=16_000)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    env = agon.rl.vector(GAME, 2, matches=MATCHES, seed="learn", reward="shaped")
    env.reset()
    policy = Policy(env.course, 1)
    start = perf_counter()
    for number in range(1, args.rounds + 1):
        train(policy, env, args.steps // args.rounds)
        share = share_against_random(policy, args.games, f"judge {number}")
        steps, spent = number * args.steps // args.rounds, perf_counter() - start
        print(f"{spent:6.1f} s  {steps:8} steps  {share:6.1%} against random", flush=True)


if __name__ == "__main__":
    main()
