"""Who sits at the table: people and bots, as `me,greedy,mcts:1000` names them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from agon.bots.registry import is_bot, is_guest, known_bots, make_bot
from agon.cli.complaints import Complaint, one_of
from agon.kernel.words import say
from agon.text.reader import Reader

ME: Final = "me"
HUMAN: Final = "human"
USUAL_BOT: Final = "greedy"
LONGEST_NAME: Final = 24


class Sitter(NamedTuple):
    """One seat: the name the others see, and the bot that plays it; no bot for a person."""

    name: str
    bot: str

    @property
    def person(self) -> bool:
        return not self.bot


def read_seats(text: str, own_name: str, reader: Reader) -> list[Sitter]:
    """The sitters of a list such as `me,human:Anna,mcts:200`."""
    sitters: list[Sitter] = []
    for number, spec in enumerate(text.split(","), 1):
        kind, _, name = spec.strip().partition(":")
        guest = is_guest(spec.strip())
        if not guest:
            one_of("cli-kind-seat", kind, (ME, HUMAN, *known_bots()))
        if guest or is_bot(kind):
            make_bot(spec.strip(), "")  # complains of a budget it cannot use
            sitters.append(Sitter(spec.strip(), spec.strip()))
            continue
        called = name or (own_name if kind == ME else "") or reader.say(say("seat-number", number=number))
        own_name = own_name if name or kind != ME else ""  # the first `me` has it
        sitters.append(Sitter(checked_name(called), ""))
    return told_apart(sitters)


def usual_seats(count: int, first: str) -> str:
    """`first`, and the usual bot in all other seats."""
    return ",".join([first] + [USUAL_BOT] * (count - 1))


def checked_name(name: str) -> str:
    """A name fit to be shown: printable, not blank, not too long, and no bot's."""
    trimmed = name.strip()
    taken = is_bot(trimmed.partition(" (")[0].partition(":")[0])
    if not trimmed or not trimmed.isprintable() or len(trimmed) > LONGEST_NAME or taken:
        raise Complaint(say("cli-bad-name", name=ascii(name)[1:-1], most=LONGEST_NAME))
    return trimmed


def told_apart(sitters: Sequence[Sitter]) -> list[Sitter]:
    """The same sitters, those of one name numbered: `greedy`, `greedy (2)`."""
    seen: dict[str, int] = {}
    apart: list[Sitter] = []
    for sitter in sitters:
        seen[sitter.name] = seen.get(sitter.name, 0) + 1
        number = seen[sitter.name]
        apart.append(sitter if number == 1 else sitter._replace(name=f"{sitter.name} ({number})"))
    return apart


def sitters_of_record(names: Sequence[str]) -> list[Sitter]:
    """Who sat there when a game was saved: whoever is called like a bot is that bot again."""
    sitters: list[Sitter] = []
    for name in names:
        spec = name.partition(" (")[0]
        sitters.append(Sitter(name, spec if is_bot(spec.partition(":")[0]) else ""))
    return sitters
