"""`agon pack schema`: what packs may hold, for editors."""

import argparse
import json
from pathlib import Path
from typing import Final

from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command
from agon.cli.reports.paper import paper_for
from agon.games.registry import GAMES
from agon.kernel.words import say
from agon.shelf.shapes import schemas_of

EXAMPLES: Final = ("agon pack schema hybris schemas", "agon pack schema ephyran")
SUFFIX: Final = ".schema.json"


def register(actions: Subparsers) -> None:
    schema = add_command(actions, "schema", "reports-help-pack-schema", EXAMPLES)
    schema.add_argument("game", metavar="GAME", help="reports-help-pack-game")
    schema.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="reports-help-pack-schema-folder")
    schema.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Every schema into a folder, as a file with the name of what it is for; without one, all of them as JSON."""
    paper = paper_for(args)
    schemas = schemas_of(one_of("cli-kind-game", args.game, GAMES))
    if args.folder is None:
        paper.json(schemas)
        return 0
    for name, schema in schemas.items():
        file: Path = args.folder / name.replace(".toml", SUFFIX)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(schema, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as error:
            about = say("fault-folder-unwritten", folder=str(args.folder), why=error.strerror or "")
            raise Complaint(about) from error
        paper.line(str(file))
    return 0
