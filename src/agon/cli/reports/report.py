"""`agon report`: what a series on disk shows, in the terminal, as JSON or as a web page. Plays nothing."""

import argparse
from pathlib import Path
from typing import Final

from agon.cli.complaints import Complaint
from agon.cli.reports.arguments import Subparsers, add_command, add_json, sound_pack
from agon.cli.reports.balance_page import page
from agon.cli.reports.paper import Paper, new_file, paper_for
from agon.cli.reports.played import Run
from agon.cli.reports.series_document import document
from agon.cli.reports.series_tables import report
from agon.kernel.words import say
from agon.lab.balance import uses
from agon.lab.journal import read_results
from agon.lab.series import check_series
from agon.lab.series_head import about, read_head, series_about
from agon.text.languages import LANGUAGES
from agon.text.reader import interface_reader

EXAMPLES: Final = ("agon report spring", "agon report spring --page spring.html", "agon report spring --json")


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "report", "reports-help-report", EXAMPLES)
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="reports-help-report-folder")
    parser.add_argument("--page", metavar="FILE", type=Path, help="reports-help-report-page")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = run_of(args.folder)
    game = check_series(found.series, found.pack)
    used = uses(found.results, game.usable())
    paper = paper_for(args).naming(game.names())
    if args.page is not None:
        own = paper.reader.language
        readers = [interface_reader(language) for language in sorted(LANGUAGES, key=lambda name: name != own)]
        papers = [Paper(reader, paper.screen).naming(game.names()) for reader in readers]
        with new_file(args.page) as save:
            save(page(found, used, papers))
        paper.line(paper.words("page-written", file=str(args.page)))
    elif args.json:
        paper.json(document(found, used))
    else:
        report(paper, found, used)
    return 0


def run_of(folder: Path) -> Run:
    """What lies in a folder, with the packs that it was played with."""
    head = read_head(folder)
    if head is None:
        raise Complaint(say("reports-report-nothing", folder=str(folder)))
    results = list(read_results(folder, head).values())
    if not results:
        raise Complaint(say("reports-report-nothing", folder=str(folder)))
    series = series_about(head.about, len(results))
    folders = [Path(pack) for pack in head.packs]
    pack = sound_pack(series.game, folders)
    if about(series, pack, check_series(series, pack)) != head.about:
        raise Complaint(say("reports-report-changed", folder=str(folder)))
    return Run(series, pack, folders, results, 0, 1.0, 0)
