"""`agon tune`: adjust numbers of a game toward what it should be like, and say why."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from agon.bots.registry import is_guest
from agon.cards.toml_text import texts_of
from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command, add_json, sound_pack
from agon.cli.reports.comparison_tables import WHOLE, measure_name
from agon.cli.reports.paper import Column, Paper, Sheet, paper_for
from agon.cli.reports.series_arguments import add_engine, check_bot, engine_of, stopped_like_ctrl_c
from agon.games.registry import GAMES
from agon.kernel.errors import PackError
from agon.kernel.modules import check_pack
from agon.kernel.packs import Pack
from agon.kernel.words import say
from agon.lab.locks import lock
from agon.lab.series import USES, GameResult, check_series, play_games
from agon.lab.series_head import about, write_whole
from agon.lab.shares import Estimate
from agon.lab.tuned_packs import overlay, pack_with, value_in
from agon.lab.tuning import USED, Play, Tries, Tuned, Tuning, Values, read_tuning, tuned

EXAMPLES: Final = ("agon tune gods.toml", "agon tune gods.toml --out tuned --jobs 8")
ABOUT: Final = "tuning.json"
TRIES: Final = "tries.jsonl"
PACK: Final = "pack"
LOCK: Final = "lock"


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "tune", "reports-help-tune", EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="reports-help-tune-file")
    parser.add_argument("--out", metavar="FOLDER", type=Path, help="reports-help-tune-out")
    add_engine(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    tuning = read_tuning(args.file)
    series = tuning.arm.series
    one_of("cli-kind-game", series.game, GAMES)
    for spec in series.entrants:
        if not is_guest(spec):
            check_bot(spec)
    pack = sound_pack(series.game, tuning.arm.packs)
    game = check_series(series, pack)
    start = tuple(value_in(pack, number) for number in tuning.numbers)
    folder: Path = args.out or args.file.with_suffix(".tuned")
    begin(folder, tuning.digest(about(series, pack, game)))
    paper = paper_for(args).naming(game.names())
    with stopped_like_ctrl_c(), lock(folder / LOCK) as alone:
        if not alone:
            raise Complaint(say("reports-journal-busy", folder=str(folder)))
        found = tuned(tuning, start, Tries(folder / TRIES, tuning.goals, player(args, paper, tuning, pack)))
    kept = found.better(tuning.goals) and found.after.values != start
    if kept:
        write_pack(folder / PACK, pack, tuning, found.after.values)
    if args.json:
        paper.json(document(tuning, start, found, folder / PACK if kept else None))
    else:
        show(paper, tuning, start, found, folder / PACK if kept else None)
    return 0


def begin(folder: Path, digest: str) -> None:
    """A folder for this tuning, new or begun."""
    file = folder / ABOUT
    try:
        if file.exists():
            if json.loads(file.read_text("utf-8")).get("digest") != digest:
                raise Complaint(say("reports-tune-other", folder=str(folder)))
            return
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps({"format": "agon-tuning", "version": 1, "digest": digest}) + "\n")
    except (OSError, ValueError) as error:
        raise Complaint(say("reports-tune-folder", folder=str(folder), why=str(error))) from error


def player(args: argparse.Namespace, paper: Paper, tuning: Tuning, pack: Pack) -> Play:
    """What plays the series with other numbers."""
    series = tuning.arm.series._replace(notes=(USES,) if any(g.measure.startswith(USED) for g in tuning.goals) else ())
    engine = engine_of(args)
    played = 0

    def play(values: Values, seeds: str) -> Sequence[GameResult]:
        nonlocal played
        tried = pack_with(pack, tuning.numbers, values)
        check_pack(GAMES[pack.game], tried)
        own = series._replace(seed=f"{series.seed}/{seeds}" if seeds else series.seed)
        played += 1
        with paper.progress(paper.words("tune-playing", number=played), own.games) as bar:
            games = play_games(own, tried, engine, range(own.games), lambda game: bar.forward(1))
        if len(games) < own.games:
            raise KeyboardInterrupt  # which was heard while they were played: what is not whole is played again
        return games

    return play


def write_pack(folder: Path, pack: Pack, tuning: Tuning, values: Values) -> None:
    """The result, as a pack to try."""
    try:
        for name, text in texts_of(overlay(pack, tuning.numbers, values)).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(folder / name, text)
    except OSError as error:
        raise PackError(say("fault-folder-unwritten", folder=str(folder), why=error.strerror or "")) from error


# ---------------------------------------------------------------- what it shows


def show(paper: Paper, tuning: Tuning, start: Values, found: Tuned, folder: Path | None) -> None:
    heads = ["tune-goal", "tune-before", "tune-after", "tune-fresh-before", "tune-fresh-after"]
    columns = [Column(""), *[Column(paper.words(head), figures=True) for head in heads]]
    rows = []
    stages = [found.before, found.after, *found.fresh]
    for place, goal in enumerate(tuning.goals):
        wanted = f"{figure(paper, goal.measure, goal.target)} ± {figure(paper, goal.measure, goal.within)}"
        told = [between(paper, goal.measure, one.found[place]) for one in stages]
        rows.append([name_of(paper, goal.measure), wanted, *told])
    rows.append([paper.words("tune-distance"), "", *[paper.number(one.distance(tuning.goals), 2) for one in stages]])
    paper.sheet(Sheet(paper.words("tune-goals"), columns, rows))
    if found.without:
        paper.sheet(numbers_sheet(paper, tuning, start, found))
    else:
        paper.line(paper.words("tune-nothing-better"))
    paper.line()
    paper.quiet(paper.words("tune-how", tries=found.tries))
    if folder is not None:
        paper.line(paper.words("tune-kept", folder=str(folder), game=tuning.arm.series.game))
    elif found.without:
        paper.line(paper.words("tune-no-better"))


def numbers_sheet(paper: Paper, tuning: Tuning, start: Values, found: Tuned) -> Sheet:
    """Each number that was changed, and what the game would be like without that."""
    columns = [Column(""), *[Column(paper.words(head), figures=True) for head in ("tune-was", "tune-is")]]
    columns += [Column(paper.words("tune-without"))]
    rows = []
    for place, without in found.without.items():
        rows.append(
            [
                tuning.numbers[place].name,
                str(start[place]),
                str(found.after.values[place]),
                reason(paper, tuning, found, without.found) if not without.fault else without.fault,
            ]
        )
    return Sheet(paper.words("tune-numbers"), columns, rows)


def reason(paper: Paper, tuning: Tuning, found: Tuned, without: Sequence[Estimate]) -> str:
    """The goal that would suffer most if a number were left as it was."""
    costs = [
        abs(one.value - goal.target) / goal.within - abs(now.value - goal.target) / goal.within
        for goal, one, now in zip(tuning.goals, without, found.after.found, strict=True)
    ]
    worst = max(range(len(costs)), key=lambda place: costs[place])
    goal = tuning.goals[worst]
    value = figure(paper, goal.measure, without[worst].value)
    return paper.words("tune-reason", measure=name_of(paper, goal.measure), value=value)


def name_of(paper: Paper, measure: str) -> str:
    kind, _, word = measure.partition(":")
    if kind == USED:
        return paper.words("tune-used", thing=paper.reader.name(word.partition(":")[2]) or word)
    return measure_name(paper, measure)


def between(paper: Paper, measure: str, found: Estimate) -> str:
    reach = figure(paper, measure, (found.high - found.low) / 2)
    return f"{figure(paper, measure, found.value)} ± {reach}"


def figure(paper: Paper, measure: str, value: float) -> str:
    return paper.number(value, 1) if measure in WHOLE else paper.percent(value)


def document(tuning: Tuning, start: Values, found: Tuned, folder: Path | None) -> dict[str, object]:
    stages = {
        "before": found.before,
        "after": found.after,
        "fresh_before": found.fresh[0],
        "fresh_after": found.fresh[1],
    }
    return {
        "format": "agon-tuning",
        "version": 1,
        "tries": found.tries,
        "numbers": [
            {**number._asdict(), "was": was, "is": now}
            for number, was, now in zip(tuning.numbers, start, found.after.values, strict=True)
        ],
        "goals": [
            {**goal._asdict(), **{stage: one.found[place]._asdict() for stage, one in stages.items()}}
            for place, goal in enumerate(tuning.goals)
        ],
        "distance": {stage: one.distance(tuning.goals) for stage, one in stages.items()},
        "pack": None if folder is None else str(folder),
    }
