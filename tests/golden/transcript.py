"""A whole match as text that a person can read and a diff can compare."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import wrap

from agon.bots.registry import make_bot
from agon.games.registry import GAMES
from agon.kernel.game import SPECTATOR
from agon.kernel.match import Match
from agon.kernel.packs import Pack
from agon.kernel.words import Arg, Message, Name, Seat, Several
from agon.shelf.packs import pack_from
from conformance.suite import Case

PACKS = Path(__file__).parent / "packs"
SEED = "golden"
WIDTH = 118
TOLD = 400  # choices that are told in full; of the rest of a long match, the end


def transcript(case: Case) -> str:
    """A match of random bots: every question, what was offered, what was chosen, and what happened."""
    match = started(case)
    bots = [make_bot("random", f"{SEED}/{seat}") for seat in range(case.seats)]
    lines = [f"{case.game}, {case.seats} seats{''.join(', ' + name for name in case.modules)}, seed {SEED!r}", ""]
    lines += happened(match)
    while not match.over:
        ask = match.asks[0]
        question = match.question(ask.seat)
        assert question is not None
        offered = "   ".join(option.key for option in question.options)
        match.choose(ask.seat, bots[ask.seat].choose(ask, match.worlds(ask.seat)))
        if len(match.choices) > TOLD:
            continue
        lines += ["", f"{len(match.choices)}. seat {ask.seat + 1} {words(question.message)}: {match.choices[-1].key}"]
        lines += wrap(offered, WIDTH, initial_indent="   of ", subsequent_indent="      ", break_on_hyphens=False)
        lines += happened(match)
    if len(match.choices) > TOLD:
        lines += ["", f"and so on, {len(match.choices)} choices in all, to the digest {match.digest()}"]
    lines += ["", *ending(match)]
    return "\n".join(lines) + "\n"


def started(case: Case) -> Match:
    """At its first question, with the cards as they were when transcripts began to be kept.

    Cards of the house change with every look at the balance; what is kept here shows whether rules have changed.
    """
    setup = case.setup(SEED)
    return Match.start(GAMES[case.game].play(frozen_pack(case.game), setup), setup)


@cache
def frozen_pack(game: str) -> Pack:
    return pack_from(PACKS / game)


def happened(match: Match) -> Iterator[str]:
    """What was told after the last choice, first what everybody heard, and to whom if not to all."""
    heard: dict[tuple[Message, int], list[int]] = {}
    readers = range(SPECTATOR, match.setup.seats)
    for reader in readers:
        seen: list[Message] = []
        for told in match.events(reader, len(match.choices)):
            heard.setdefault((told.message, seen.count(told.message)), []).append(reader)
            seen.append(told.message)
    for (message, _), hearers in heard.items():
        whom = "" if len(hearers) == len(readers) else f"  [{', '.join(reader_name(reader) for reader in hearers)}]"
        yield f"   - {words(message)}{whom}"


def reader_name(reader: int) -> str:
    return "spectators" if reader == SPECTATOR else f"seat {reader + 1}"


def words(value: Arg) -> str:
    """A message as its id and arguments: what the texts of every language are made from."""
    if isinstance(value, Message):
        return " ".join([value.id, *(f"{name}={words(arg)}" for name, arg in value.args)])
    if isinstance(value, Seat):
        return str(value.seat + 1)
    if isinstance(value, Name):
        return value.thing
    if isinstance(value, Several):
        return "(" + ", ".join(words(item) for item in value.items) + ")"
    return str(value)


def ending(match: Match) -> Iterator[str]:
    outcome = match.outcome
    assert outcome is not None
    yield f"over: {words(outcome.reason)}"
    for place in outcome.places:
        won = ", winner" if place.seat in outcome.winners else ""
        yield f"seat {place.seat + 1}: {place.score}, rank {place.rank}{won}"
