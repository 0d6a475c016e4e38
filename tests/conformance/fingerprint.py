"""A whole random game as one short text, to be compared between processes, machines and builds."""

import json
import sys
from hashlib import sha256

from agon.kernel.game import SPECTATOR
from agon.kernel.match import Match
from conformance.playing import journey
from conformance.suite import Case, first_of_each_game

RETOLD = 20  # choices


def moment(match: Match) -> str:
    """One moment of a match: the state, what is asked, and what has just happened."""
    shown: list[object] = [match.digest(), len(match.choices)]
    shown += [match.question(ask.seat) for ask in match.asks]
    for seat in range(SPECTATOR, match.setup.seats):
        shown.append(match.events(seat, len(match.choices)))
    return repr(shown)


def scene(match: Match) -> str:
    """One moment in full: also the past, what everybody sees, and what each may not do.

    The past is retold in words for the last choices; before them it is compared as it is kept, since words take long.
    """
    shown: list[object] = [moment(match), match.outcome, match.census(), match._told]
    for seat in range(SPECTATOR, match.setup.seats):
        shown += [match.view(seat), match.events(seat, max(0, len(match.choices) - RETOLD))]
    for ask in match.asks:
        shown += [match.refusals(ask.seat), match.undo_permission(ask.seat)]
    return repr(shown)


def fingerprint(case: Case, seed: str) -> str:
    trace = sha256()
    for match in journey(case, seed):
        trace.update(moment(match).encode())
        if len(match.choices) % 40 == 0 or match.over:
            trace.update(scene(match).encode())
    return f"{len(match.choices)} {trace.hexdigest()}"


def fingerprints() -> dict[str, str]:
    """Of one match of every game and number of seats."""
    return {str(case): fingerprint(case, "fingerprint") for case in first_of_each_game()}


if __name__ == "__main__":
    json.dump(fingerprints(), sys.stdout)
