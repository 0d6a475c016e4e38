"""Records: a match as text, one JSON line per choice (`.agon` files). Written, read back and replayed exactly.

A record is a header (all that the match was started from), its choices, and an end line with the digest
of the state, and the outcome if the match is over. What is read is never trusted: sizes are bounded,
types checked, the commitment compared with the seed; whatever is wrong is reported in one line.
"""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from agon.kernel.chance import commitment
from agon.kernel.errors import RecordError, game_word, in_english
from agon.kernel.fields import MAX_NUMBER, MAX_WORD, Fields, is_word, made_word, parsed
from agon.kernel.game import Game, Outcome, Place, Setup
from agon.kernel.match import Match
from agon.kernel.modules import Manifest, as_begun
from agon.kernel.packs import Edition
from agon.kernel.words import Arg, Message, Name, Seat, Several, say

FORMAT: Final = 2  # of the file: which lines and fields there are; 1 named a single pack

MAX_TEXT: Final = 16_000_000  # characters of a file
MAX_LINE: Final = 20_000  # characters of a line
MAX_CHOICES: Final = 100_000
MAX_SEATS: Final = 16
MAX_DEPTH: Final = 8  # messages within messages


class Answer(NamedTuple):
    """One choice as recorded: who, to which question, with which key."""

    seat: int
    question: str
    key: str


class Record(NamedTuple):
    """A record as read. Nothing in it has been played yet: `replay` does that."""

    game: str
    modules: tuple[str, ...]
    packs: tuple[Edition, ...]  # the lowest first
    rules_version: int
    seats: int
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: str
    commitment: str
    choices: list[Answer]
    outcome: Outcome | None  # of a match that was over
    digest: str | None  # of the state after the last choice; None in a truncated file
    truncated: str | None  # why the file is incomplete, if it is


class Replay(NamedTuple):
    """A record played again: the match, as far as the record goes or up to where it diverged."""

    match: Match
    played: int  # choices of the record that were played
    divergence: str | None  # where and how the match first differs from the record
    notes: tuple[Message, ...]  # what else the reader should know: another pack, other rules, a file cut short


# ---------------------------------------------------------------- writing


def write_record(match: Match, names: Sequence[str]) -> str:
    """The record of a match so far, with the names of those who sit there."""
    setup = match.setup
    if len(names) != setup.seats:
        raise RecordError(f"{setup.seats} seats need as many names, not {len(names)}")
    if not is_word(setup.seed):
        raise RecordError(f"a seed of more than {MAX_WORD} characters, or with control characters, cannot be recorded")
    lines: list[object] = [
        {
            "agon": FORMAT,
            "game": setup.game,
            "modules": list(setup.modules),
            "packs": [pack._asdict() for pack in match.game.packs],
            "rules": match.game.rules_version,
            "seats": setup.seats,
            "names": [made_word(name) for name in names],
            "options": dict(setup.options),
            "seed": setup.seed,
            "commitment": commitment(setup.seed),
        }
    ]
    for number, choice in enumerate(match.choices, 1):
        lines.append({"n": number, "seat": choice.seat, "ask": choice.question, "key": choice.key})
    end: dict[str, object] = {"played": len(match.choices), "digest": match.digest()}
    outcome = match.outcome
    if outcome is not None:
        end["outcome"] = {
            "winners": list(outcome.winners),
            "places": [{"seat": place.seat, "rank": place.rank, "score": place.score} for place in outcome.places],
            "reason": written(outcome.reason),
        }
    lines.append(end)
    return "".join([json.dumps(line, separators=(",", ":")) + "\n" for line in lines])


def written(value: Arg) -> object:
    """A message or one of its arguments as plain data; `read_message` is its inverse."""
    if isinstance(value, Name):
        return {"thing": value.thing}
    if isinstance(value, Seat):
        return {"seat": value.seat}
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: written(arg) for name, arg in value.args}}
    if isinstance(value, Several):
        return {"several": [written(item) for item in value.items]}
    return value


# ---------------------------------------------------------------- reading


def record_text(content: bytes) -> str:
    """The text of a file, which must be UTF-8 throughout."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise RecordError(f"line {line}: not UTF-8 text, so the file is damaged or no record") from None


def read_record(text: str) -> Record:
    """The record in a text. One cut short is read as far as it goes, and says so in `truncated`."""
    if len(text) > MAX_TEXT:
        raise RecordError(f"too long for a record: {len(text)} characters")
    lines = text.removeprefix("\ufeff").split("\n")
    last = len(lines)
    if last > 1 and not lines[-1]:
        lines.pop()  # nothing stands after the last line end, unless the file was cut
    record = read_header(lines[0], last == 1)
    truncated: str | None = "no end line"
    for number, line in enumerate(lines[1:], 2):
        where = f"line {number}: "
        if truncated is None:
            raise RecordError(f"{where}the record ended on the line before, so nothing can follow")
        values = parsed(line) if len(line) <= MAX_LINE else None
        if values is None:
            if number == last and line.startswith("{"):
                return record._replace(truncated=f"cut in the middle of line {number}")
            raise RecordError(f"{where}damaged: this is no choice and no end of a record")
        fields = Fields(where, values)
        if "n" in values:
            record.choices.append(read_choice(fields, len(record.choices) + 1, record.seats))
        else:
            record = read_end(fields, record)
            truncated = None
    return record._replace(truncated=truncated)


def read_header(line: str, cut: bool) -> Record:
    values = parsed(line) if len(line) <= MAX_LINE else None
    if values is None and cut and line.startswith('{"agon":'):
        raise RecordError("line 1: cut short in the header, so nothing can be played")
    if values is None or "agon" not in values:
        raise RecordError('line 1: no header with a field "agon", so this is not an Agon record')
    fields = Fields("line 1: ", values)
    if not 0 < fields.number("agon", 0, MAX_NUMBER) <= FORMAT:
        fields.fail(f"format {values['agon']} is not known; this Agon reads formats up to {FORMAT}")
    options = fields.table("options")
    record = Record(
        game=fields.word("game"),
        modules=fields.words("modules"),
        packs=read_packs(fields),
        rules_version=fields.number("rules", 1, MAX_NUMBER),
        seats=fields.number("seats", 1, MAX_SEATS),
        names=fields.words("names"),
        options=tuple([(name, options.word(name)) for name in options.names()]),
        seed=fields.word("seed"),
        commitment=fields.hexadecimal("commitment"),
        choices=[],
        outcome=None,
        digest=None,
        truncated=None,
    )
    if len(record.names) != record.seats:
        fields.fail(f"names: {len(record.names)} for {record.seats} seats")
    if record.commitment != commitment(record.seed):
        fields.fail("commitment: not that of the seed, so one of the two was changed")
    return record


def read_packs(fields: Fields) -> tuple[Edition, ...]:
    """The packs that a record names; an old one names a single pack, without its version."""
    if fields.values["agon"] == 1:
        pack = fields.table("pack")
        return (Edition(pack.word("id"), "", pack.hexadecimal("digest")),)
    packs = fields.tables("packs")
    if not packs:
        fields.fail("packs: there must be one at least")
    return tuple([Edition(pack.word("id"), pack.word("version"), pack.hexadecimal("digest")) for pack in packs])


def read_choice(fields: Fields, expected: int, seats: int) -> Answer:
    number = fields.number("n", 0, MAX_NUMBER)
    if number != expected:
        fields.fail(f"choice {number} where choice {expected} should stand")
    if number > MAX_CHOICES:
        fields.fail(f"more than {MAX_CHOICES} choices")
    return Answer(fields.number("seat", 0, seats - 1), fields.word("ask"), fields.word("key"))


def read_end(fields: Fields, record: Record) -> Record:
    if "digest" not in fields.values:
        fields.fail("damaged: this is no choice and no end of a record")
    played = fields.number("played", 0, MAX_NUMBER)
    if played != len(record.choices):
        fields.fail(f"{played} choices were made, but {len(record.choices)} are here")
    outcome: Outcome | None = None
    if "outcome" in fields.values:
        outcome = read_outcome(fields.table("outcome"), record.seats)
    return record._replace(digest=fields.hexadecimal("digest"), outcome=outcome)


def read_outcome(fields: Fields, seats: int) -> Outcome:
    places = [
        Place(
            place.number("seat", 0, seats - 1),
            place.number("rank", 1, seats),
            place.number("score", -MAX_NUMBER, MAX_NUMBER),
        )
        for place in fields.tables("places")
    ]
    if sorted([place.seat for place in places]) != list(range(seats)):
        fields.fail("places: each seat must have exactly one")
    winners = fields.numbers("winners", 0, seats - 1)
    return Outcome(winners, tuple(places), read_message(fields.table("reason"), 0))


def read_message(fields: Fields, depth: int) -> Message:
    args = fields.table("args")
    return Message(
        fields.word("id"), tuple([(name, read_arg(args, name, args.values[name], depth + 1)) for name in args.names()])
    )


def read_arg(args: Fields, name: str, value: object, depth: int) -> Arg:
    if depth > MAX_DEPTH:
        args.fail(f"{name}: nested too deeply")
    if isinstance(value, str):
        return args.as_word(name, value)
    if not isinstance(value, dict):
        return args.as_number(name, value, -MAX_NUMBER, MAX_NUMBER)
    fields = args.as_table(name, value)
    if "thing" in value:
        return Name(fields.word("thing"))
    if "seat" in value:
        return Seat(fields.number("seat", -1, MAX_SEATS))
    if "several" in value:
        return Several(tuple([read_arg(fields, "several", item, depth + 1) for item in fields.items("several")]))
    return read_message(fields, depth)


# ---------------------------------------------------------------- playing again


def setup_of(record: Record, manifest: Manifest) -> Setup:
    """What the recorded match was started from; the game decides whether it is allowed."""
    setup = Setup(record.game, record.seats, record.seed, record.modules, record.options)
    return as_begun(manifest, setup, record.rules_version)


def replay(record: Record, setup: Setup, game: Game) -> Replay:
    """Play a record again, choice by choice, up to its end or to the first difference."""
    if record.game != game.id:
        raise RecordError(f"the record is of {record.game}, not of {game.id}")
    if not same_packs(record.packs, game.packs):
        about = say("replay-other-packs", theirs=listed(record.packs), ours=listed(game.packs))
        raise RecordError(in_english(about), about)
    match = Match.start(game, setup)
    divergence: str | None = None
    for answer in record.choices:
        divergence = mismatch(match, answer)
        if divergence is not None:
            break
        match.choose_key(answer.seat, answer.key)
    if divergence is None and record.digest is not None:
        divergence = mismatch_at_end(match, record)
    notes = [outgrown(record, match)] if divergence is not None and is_of_old(record, game) else made_with(record, game)
    if record.truncated is not None:
        notes.append(say("replay-cut", choices=len(record.choices)))
    return Replay(match, len(match.choices), divergence, tuple(notes))


def same_packs(theirs: tuple[Edition, ...], ours: tuple[Edition, ...]) -> bool:
    """Whether the packs here are those of a record, in their order.

    The lowest grows with Agon, so its name is enough; what no longer fits is found when the record is played.
    """
    return theirs[0].id == ours[0].id and theirs[1:] == ours[1:]


def listed(packs: tuple[Edition, ...]) -> str:
    """`hybris 1.0.0 + my_quests 0.1.0 (8f3a1c02)`: what lies over the lowest is known by its content."""
    lowest, *others = packs
    return " + ".join(
        [f"{lowest.id} {lowest.version}".rstrip(), *[f"{p.id} {p.version} ({p.digest[:8]})" for p in others]]
    )


def is_of_old(record: Record, game: Game) -> bool:
    """Whether a record was made with other rules or an earlier pack than those here."""
    return record.rules_version != game.rules_version or record.packs[0].digest != game.packs[0].digest


def made_with(record: Record, game: Game) -> list[Message]:
    """The other rules or pack with which a record was made, if it still plays exactly as it did."""
    notes: list[Message] = []
    if record.packs[0].digest != game.packs[0].digest:
        notes.append(say("replay-other-pack", theirs=listed(record.packs), ours=listed(game.packs)))
    if record.rules_version != game.rules_version:
        notes.append(say("replay-other-rules", theirs=record.rules_version, ours=game.rules_version))
    return notes


def outgrown(record: Record, match: Match) -> Message:
    """Why an old record can no longer be played to its end, and how far it can."""
    game, played, choices = game_word(record.game), len(match.choices), len(record.choices)
    if record.rules_version != match.game.rules_version:
        versions = {"theirs": record.rules_version, "ours": match.game.rules_version}
        return say("replay-rules-outgrown", game=game, played=played, choices=choices, **versions)
    return say("replay-pack-outgrown", game=game, played=played, choices=choices, pack=record.packs[0].id)


def mismatch(match: Match, answer: Answer) -> str | None:
    """How the question that is asked now differs from the one the record answers; None if it fits."""
    here = f"choice {len(match.choices) + 1}:"
    if match.over:
        return f"{here} the match is over, but the record goes on with {answer.key!r}"
    question = match.question(answer.seat)
    if question is None:
        asked = " and ".join([f"seat {ask.seat + 1} is asked {ask.kind.id}" for ask in match.asks])
        return f"{here} {asked}, the record answers {answer.question} for seat {answer.seat + 1}"
    if question.id != answer.question:
        return f"{here} seat {answer.seat + 1} is asked {question.id}, the record answers {answer.question}"
    keys = [option.key for option in question.options]
    if answer.key not in keys:
        return f"{here} {answer.key!r} is not on offer (on offer: {some(keys)})"
    return None


def mismatch_at_end(match: Match, record: Record) -> str | None:
    """How the match differs from the record once all its choices are played."""
    if record.outcome is not None and not match.over:
        return f"the record ends with an outcome after choice {len(match.choices)}, but the match goes on"
    if match.digest() != record.digest:
        return f"the state at the end differs: digest {match.digest()}, the record says {record.digest}"
    if facts(match.outcome) != facts(record.outcome):
        return f"the outcome differs: {in_short(match.outcome)}, the record says {in_short(record.outcome)}"
    return None


def facts(outcome: Outcome | None) -> tuple[tuple[int, ...], tuple[Place, ...]] | None:
    """Who won and with how much: what two outcomes must have in common. The wording of the reason may change."""
    return None if outcome is None else (outcome.winners, outcome.places)


def in_short(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    winners = ", ".join([str(seat + 1) for seat in outcome.winners])
    scores = ", ".join([str(place.score) for place in outcome.places])
    return f"won by {'seat ' + winners if winners else 'nobody'} ({outcome.reason.id}; scores {scores})"


def some(keys: list[str]) -> str:
    """The first keys of a list, and how many more there are."""
    shown = ", ".join(keys[:8])
    return shown if len(keys) <= 8 else f"{shown} and {len(keys) - 8} more"
