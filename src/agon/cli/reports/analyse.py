"""`agon analyse`: how the chances went in a game, and what would have been better."""

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from agon.bots.judge import Worth
from agon.cli.reports.arguments import Subparsers, add_command, add_json
from agon.cli.reports.curve import chart, picture
from agon.cli.reports.paper import Paper, new_file, paper_for
from agon.cli.table.args import add_pack, recorded_match
from agon.kernel.words import say
from agon.lab.analysis import Analysis, Mistake, analyse
from agon.text.reader import Reader

EXAMPLES: Final = ("agon analyse game.agon", "agon analyse game.agon --picture game.svg")


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "analyse", "reports-help-analyse", EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="cli-help-record")
    parser.add_argument("--picture", metavar="FILE", type=Path, help="reports-help-analyse-picture")
    add_pack(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    opened = recorded_match(args, args.file)
    names = [sitter.name for sitter in opened.sitters]
    plain = paper_for(args)
    reader = Reader(plain.reader.language, opened.match.game.names(), names).through(plain.screen.signs)
    paper = Paper(reader, plain.screen)
    with ExitStack() as stack:
        save = None if args.picture is None else stack.enter_context(new_file(args.picture))
        with paper.progress(paper.words("analyse-looking"), len(opened.match.choices)) as bar:
            found = analyse(opened.match, bar.forward)
        if save is not None:
            save(picture(found.curve, names, str(args.file)))
    if args.json:
        paper.json(document(found, reader))
    else:
        report(paper, found, names)
    return 0


def report(paper: Paper, found: Analysis, names: list[str]) -> None:
    legend = [f"{number} {name}" for number, name in enumerate(names, 1)]
    paper.paragraph(paper.words("analyse-curve"), [*chart(found.curve), "   ".join(legend)])
    if not found.mistakes:
        paper.paragraph(paper.words("analyse-mistakes"), [paper.words("analyse-none")])
    for place, mistake in enumerate(found.mistakes):
        title = paper.words("analyse-mistakes") if place == 0 else ""
        if title:
            paper.line("")
            paper.screen.line(title, "name")
        paper.paragraph(head(paper, mistake, names), told(paper, mistake))


def head(paper: Paper, mistake: Mistake, names: list[str]) -> str:
    return paper.words(
        "analyse-choice",
        number=mistake.choice + 1,
        name=names[mistake.seat],
        cost=paper.percent(mistake.cost),
    )


def told(paper: Paper, mistake: Mistake) -> list[str]:
    """The question, what was chosen, and what would have been better, each with its chance and why."""
    chosen, better = mistake.question.options
    return [
        paper.reader.say(mistake.question.message),
        paper.words("analyse-chosen", option=chosen.message, chance=paper.percent(mistake.chosen.chance)),
        *reasons(paper, mistake.chosen),
        paper.words("analyse-better", option=better.message, chance=paper.percent(mistake.better.chance)),
        *reasons(paper, mistake.better),
    ]


def reasons(paper: Paper, worth: Worth) -> list[str]:
    """Why: how much more, or less, it brings than the other options, in points."""
    signed = [("+" if reason.points > 0 else "") + paper.number(reason.points, 1) for reason in worth.reasons]
    return [
        "  " + paper.words("analyse-reason", points=sign, feature=say(reason.feature))
        for sign, reason in zip(signed, worth.reasons, strict=True)
    ]


def document(found: Analysis, reader: Reader) -> object:
    return {
        "curve": [{"choice": moment.choice, "chances": list(moment.chances)} for moment in found.curve],
        "mistakes": [
            {
                "choice": mistake.choice,
                "seat": mistake.seat,
                "question": mistake.question.id,
                "chosen": worth_of(mistake.chosen, mistake.question.options[0].key, reader),
                "better": worth_of(mistake.better, mistake.question.options[1].key, reader),
                "cost": mistake.cost,
            }
            for mistake in found.mistakes
        ],
    }


def worth_of(worth: Worth, key: str, reader: Reader) -> object:
    reasons = [{"feature": reader.say(say(reason.feature)), "points": reason.points} for reason in worth.reasons]
    return {"key": key, "chance": worth.chance, "reasons": reasons}
