"""`agon serve`: the table in the browser."""

import argparse
import os
import signal
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from agon.cli.complaints import Complaint
from agon.cli.reports.arguments import Subparsers
from agon.kernel.words import say
from agon.text.reader import Reader

if TYPE_CHECKING:
    from agon.server.settings import Settings


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("serve", help="serve-help", description="serve-about")
    parser.add_argument("--config", metavar="FILE", default="", help="serve-help-config")
    parser.add_argument("--show-config", action="store_true", help="serve-help-show-config")
    parser.add_argument("--host", metavar="ADDRESS", help="serve-help-host")
    parser.add_argument("--port", metavar="N", help="serve-help-port")
    parser.add_argument("--database", metavar="FILE|URL", dest="database_url", help="serve-help-database")
    parser.add_argument("--workers", metavar="N", help="serve-help-workers")
    parser.add_argument("--pack", metavar="DIR", dest="packs", action="append", help="serve-help-pack")
    parser.add_argument("--workshop", metavar="DIR", help="serve-help-workshop")
    parser.add_argument("--no-browser", action="store_true", help="serve-help-no-browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # Here and not above: no other command needs a server, and loading it takes a while.
    from agon.server.configured import configured, shown
    from agon.server.problems import Problem
    from agon.server.settings import Settings

    reader: Reader = args.reader
    given = {name: value for name, value in vars(args).items() if name in Settings.__struct_fields__}
    try:
        found = configured(args.config, os.environ, given)
        if args.show_config:
            print("\n".join(shown(found, reader)))
            return 0
        serve(found.settings, reader, leave if args.no_browser else webbrowser.open)
    except Problem as error:
        raise Complaint(error.message) from error
    except KeyboardInterrupt:  # the usual way to stop it
        print(reader.say(say("serve-ended")))
    return 0


def leave(address: str) -> None:
    """Users can still open the page themselves."""


def serve(settings: "Settings", reader: Reader, open_page: Callable[[str], object]) -> None:
    """Serve until told to end; the page is opened once it is there."""
    from agon.server import run as running
    from agon.server.packs import read_offered
    from agon.server.store.database import chosen_url, open_database
    from agon.server.workers import Workers
    from agon.server.workshop.bench import check_workshop
    from agon.shelf.workbench import Workbench

    read_offered(settings.packs)  # what is wrong with them is said before anything is begun
    check_workshop(settings)
    if settings.workshop:
        Workbench(Path(settings.workshop))
    with running.bound(settings.host, settings.port) as listening:
        database = open_database(chosen_url(settings.database_url))  # up to date, before several want to do that
        address = running.address_of(listening, settings.host)
        addresses = running.addresses_of(listening, settings.host)

        def ready() -> None:
            print(reader.say(say("serve-ready", address=address)), flush=True)
            for other in addresses:
                print(reader.say(say("serve-network", address=f"{other}/")), flush=True)
            print(reader.say(say("serve-kept", path=database.called)), flush=True)
            print(reader.say(say("serve-end")), flush=True)
            open_page(address)

        if settings.workers == 1:
            running.serve(settings, database, listening, addresses, ready)
            return
        database.close()
        if Workers(settings, database.url, listening, addresses).serve(ready) == signal.SIGINT:
            raise KeyboardInterrupt
