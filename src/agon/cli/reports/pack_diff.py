"""`agon pack diff`: what a pack does otherwise than another, in prose."""

import argparse
from typing import Final

from agon.cli.complaints import Complaint
from agon.cli.reports.arguments import Subparsers, add_command, add_json
from agon.cli.reports.named_pack import named_pack
from agon.cli.reports.paper import Paper, paper_for
from agon.kernel.errors import game_word
from agon.kernel.words import say
from agon.shelf.differences import Difference, Differences, differences
from agon.shelf.packs import bundled_pack

EXAMPLES: Final = ("agon pack diff my-quests", "agon pack diff my-quests my-other-quests --lang fr")


def register(actions: Subparsers) -> None:
    diff = add_command(actions, "diff", "reports-help-pack-diff", EXAMPLES)
    diff.add_argument("first", metavar="A", help="reports-help-pack-diff-first")
    diff.add_argument("second", nargs="?", metavar="B", help="reports-help-pack-diff-second")
    add_json(diff)
    diff.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """From the first to the second; of one alone, from the pack that comes with its game."""
    after = named_pack(args.second or args.first)
    before = named_pack(args.first) if args.second else bundled_pack(after.game)
    if after.game != before.game:
        raise Complaint(say("setup-other-pack", pack=after.id, theirs=after.game, ours=game_word(before.game)))
    found = differences(before, after)
    paper = paper_for(args).naming(found.names)
    if args.json:
        paper.json([document(paper, one) for one in found.found])
        return 0
    between = {"before": f"{before.id} {before.version}", "after": f"{after.id} {after.version}"}
    paper.line(paper.words("diff-head", **between, **counts(found)))
    for one in found.found:
        title = paper.words("diff-title", how=one.how, what=one.title)
        paper.paragraph(title, [paper.reader.say(line) for line in one.lines])
    return 0


def counts(found: Differences) -> dict[str, int]:
    return {"added": found.count("added"), "changed": found.count("changed"), "removed": found.count("removed")}


def document(paper: Paper, one: Difference) -> dict[str, object]:
    title = paper.words("diff-title", how=one.how, what=one.title)
    return {"how": one.how, "thing": one.thing, "title": title, "lines": [paper.reader.say(line) for line in one.lines]}
