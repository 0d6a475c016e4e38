"""A bot in any language: a program that reads questions and writes answers, a JSON object in each line."""

import re
from collections.abc import Sequence
from typing import Any, Final

from agon import __version__
from agon.guests.process import Program, checked_command
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.errors import BotFault, SetupError
from agon.kernel.given import GivenWorlds
from agon.kernel.play import Worlds
from agon.text.outline import outline
from agon.text.reader import Reader

PROTOCOL: Final = 1
USUAL_SECONDS: Final = 10.0
MOST_SECONDS: Final = 3600.0
TIMED: Final = re.compile(r"(\d+(?:\.\d+)?)s\s+(.*)", re.DOTALL)
WANTS: Final = ("view", "text", "observation")


class LineBot:
    """Asks a program; what it is sent is made from a sampled world, so nothing hidden can be in it."""

    def __init__(self, budget: str, chance: Chance) -> None:
        timed = TIMED.fullmatch(budget.strip())
        self.seconds = float(timed[1]) if timed else USUAL_SECONDS
        if not 0 < self.seconds <= MOST_SECONDS:
            raise SetupError(f"a bot has up to {MOST_SECONDS:g} s for an answer, not {self.seconds:g}")
        self.words = checked_command(timed[2] if timed else budget)
        self.name = f"cmd:{budget.strip()}"
        self.chance = chance
        self.wants: list[str] = []
        self._program: Program | None = None
        self._number = 0

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        given = GivenWorlds(worlds, 0, self.chance)
        program = self._program or self._greet(given)
        self._number += 1
        options = described(ask, given)
        program.tell(self._question(ask, given, options))
        key = answered(program, self._number, self.seconds)
        for option, told in zip(ask.options, options, strict=True):
            if told["key"] == key:
                return option
        raise BotFault(f"the bot {program.name} chose {key!r} at {ask.kind.id}, which is not on offer")

    def _greet(self, given: GivenWorlds) -> Program:
        """Exchange hellos, and learn what it wants to be told with each question."""
        program = Program(self.words)
        packs = [edition.id for edition in given.game.packs]
        hello = {"type": "hello", "protocol": PROTOCOL, "agon": __version__, "game": given.game.id, "packs": packs}
        place = {"seat": given.seat, "seats": given.seats, "seconds": self.seconds, "seed": self.chance.below(1 << 30)}
        self.wants = greeted(program, {**hello, **place}, self.seconds, WANTS)
        self._program = program
        return program

    def _question(self, ask: Ask, given: GivenWorlds, options: list[dict[str, Any]]) -> dict[str, Any]:
        state, game = given.seen(), given.game
        reader = reader_for(given)
        text = reader.say(game.question(state, ask))
        message: dict[str, Any] = {
            "type": "ask",
            "number": self._number,
            "id": ask.kind.id,
            "text": text,
            "options": options,
            "seconds": self.seconds,
        }
        if "view" in self.wants:
            message["view"] = given.view()
        if "text" in self.wants:
            message["table"] = outline(given.view(), reader.name)
        if "observation" in self.wants:
            message["observation"] = list(observed(given, ask))
        return message


def greeted(program: Program, hello: dict[str, Any], seconds: float, there: Sequence[str]) -> list[str]:
    """What a program wants to be told besides the words of a question, as far as we have it."""
    program.tell(hello)
    said = program.hear(seconds)
    if said.get("type") != "hello" or said.get("protocol") != PROTOCOL:
        raise BotFault(f"the bot {program.name} did not say hello in protocol {PROTOCOL}, but {said}")
    wants = said.get("wants", [])
    unknown = [want for want in wants if want not in there]
    if unknown:
        raise BotFault(f"the bot {program.name} wants {unknown[0]!r}, but there is only {', '.join(there)}")
    return list(wants)


def answered(program: Program, number: int, seconds: float) -> object:
    """The key that a program answers a question with."""
    answer = program.hear(seconds)
    if answer.get("type") != "answer" or answer.get("number") != number:
        raise BotFault(f"the bot {program.name} did not answer question {number}, but said {answer}")
    return answer.get("key")


def reader_for(given: GivenWorlds) -> Reader:
    names = [f"Player {seat + 1}" for seat in range(given.seats)]
    return Reader("en", given.game.names(), names).at(given.seat)


def described(ask: Ask, given: GivenWorlds) -> list[dict[str, Any]]:
    """Each option with its key, its words, the things it touches and its number in the table of actions."""
    reader = reader_for(given)
    found: list[dict[str, Any]] = []
    for option in ask.options:
        told = given.game.option(given.seen(), ask, option)
        found.append({"key": told.key, "text": reader.say(told.message), "things": list(told.things)})
    return found


def observed(given: GivenWorlds, ask: Ask) -> bytes:
    from agon.kernel.observing import Observer  # laid out anew: who wants it often plays in an environment

    return Observer(given.game, given.game.acts(), given.seen()).observe(given.seen(), given.seat, [ask])
