"""People's own bots, for tests: classes by their module and name, and programs in a line of Python."""

import sys
from shlex import join

from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.play import Worlds

HELLO = """
import json, sys, time, os
def say(**message): print(json.dumps(message), flush=True)
sys.stdin.readline()
say(type="hello", protocol=1, wants=[])
for line in sys.stdin:
    message = json.loads(line)
    number, keys = message["number"], [option["key"] for option in message["options"]]
    {}
"""


def program(answer: str) -> str:
    """A command that runs a bot which answers so."""
    return f"cmd:{join([sys.executable, '-c', HELLO.format(answer)])}"


LAST = program('say(type="answer", number=number, key=keys[-1])')


class Last:
    """Takes the last option, whatever it looks into."""

    worlds = 2

    def __init__(self, budget: str, chance: Chance) -> None:
        self.name = "last"
        self.chance = chance
        self.given: list[Worlds] = []

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        assert worlds.sample(self.chance).state is not worlds.sample(self.chance).state
        self.given.append(worlds)
        return ask.options[-1]


class Liar:
    def __init__(self, budget: str, chance: Chance) -> None:
        self.name = "liar"

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        return -5


class Greedy:
    """Wants more worlds than it has said."""

    def __init__(self, budget: str, chance: Chance) -> None:
        self.name = "greedy"
        self.chance = chance

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        worlds.sample(self.chance)
        return ask.options[0]


class Broken:
    def __init__(self, budget: str, chance: Chance) -> None:
        raise RuntimeError("no engine")


class FailsLater:
    """Plays the first game of a series, and no other."""

    made = 0

    def __init__(self, budget: str, chance: Chance) -> None:
        FailsLater.made += 1
        self.name = "fails later"
        self.tired = FailsLater.made > 2  # one was made to see whether it can be

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        if self.tired:
            raise RuntimeError("tired")
        return ask.options[0]
