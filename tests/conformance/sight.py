"""All that one seat is shown at one moment, as text: two worlds it cannot tell apart give the same bytes."""

import msgspec

from agon.kernel.chance import seeded
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import SPECTATOR, Json, Setup
from agon.kernel.match import Match
from agon.kernel.observing import Observer
from agon.kernel.undo import FREE


def sight(match: Match, seat: int) -> list[str]:
    """View, alarms and numbers; and for those who play the question, the refusals, whether they may undo, errors."""
    lines = [written(match.view(seat)), repr(match.alarms()), repr(match.account(seat))]
    if seat != SPECTATOR:
        lines += [repr(match.question(seat)), repr(match.refusals(seat)), repr(match.undo_permission(seat))]
        lines += [match.observe(observer_of(match), seat).hex(), *errors(match, seat)]
    return lines


OBSERVERS: dict[Setup, Observer] = {}


def observer_of(match: Match) -> Observer:
    """What makes numbers of what a seat sees in this match, and numbers its options."""
    setup = match.setup._replace(seed="")
    if setup not in OBSERVERS:
        OBSERVERS[setup] = Observer(match.game, match.game.acts(), match.game.begin(setup, seeded("")))
    return OBSERVERS[setup]


def written(view: dict[str, Json]) -> str:
    """A view as it goes over the wire."""
    return msgspec.json.encode(view).decode()


def errors(match: Match, seat: int) -> list[str]:
    """What a seat is told when it tries what cannot be done."""
    told = [refused_key(match, seat, "no/such/option"), refused_key(match, seat, "")]
    told += [refused_key(match, seat, refusal.key) for refusal in match.refusals(seat)]
    told.append(refused_option(match, seat, -7))
    if match.undo_permission(seat).level != FREE:
        told.append(refused_undo(match, seat))
    return told


def refused_key(match: Match, seat: int, key: str) -> str:
    try:
        match.choose_key(seat, key)
    except IllegalChoice as error:
        return str(error)
    raise AssertionError(f"{key!r} was accepted, though it is not on offer")


def refused_option(match: Match, seat: int, option: int) -> str:
    try:
        match.choose(seat, option)
    except IllegalChoice as error:
        return str(error)
    raise AssertionError(f"option {option} was accepted, though it is not on offer")


def refused_undo(match: Match, seat: int) -> str:
    try:
        match.undo(seat)
    except IllegalChoice as error:
        return str(error)
    raise AssertionError("taken back without permission")
