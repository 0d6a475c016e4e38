"""`agon serve`: the table in the browser."""

import argparse
import os
import webbrowser

from agon.cli.complaints import Complaint
from agon.cli.reports.arguments import Subparsers
from agon.kernel.words import say
from agon.text.reader import Reader

HOST = "127.0.0.1"


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("serve", help="serve-help", description="serve-about")
    parser.add_argument("--host", metavar="ADDRESS", default=HOST, help="serve-help-host")
    parser.add_argument("--port", metavar="N", type=port_number, help="serve-help-port")
    parser.add_argument("--database", metavar="FILE|URL", default="", help="serve-help-database")
    parser.add_argument("--no-browser", action="store_true", help="serve-help-no-browser")
    parser.set_defaults(run=run)


def port_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) < 65536):
        raise Complaint(say("serve-bad-port", text=text))
    return int(text)


def run(args: argparse.Namespace) -> int:
    # Here and not above: no other command needs a server, and loading it takes a while.
    from agon.server.problems import Problem
    from agon.server.run import PORT, address_of, addresses_of, bound, serve
    from agon.server.site import settings_from
    from agon.server.store.database import chosen_url, open_database

    reader: Reader = args.reader
    try:
        listening = bound(args.host, PORT if args.port is None else args.port)
        with listening:
            database = open_database(chosen_url(args.database, os.environ))
            address = address_of(listening, args.host)
            addresses = addresses_of(listening, args.host)

            def ready() -> None:
                print(reader.say(say("serve-ready", address=address)), flush=True)
                for other in addresses:
                    print(reader.say(say("serve-network", address=f"{other}/")), flush=True)
                print(reader.say(say("serve-kept", path=database.called)), flush=True)
                print(reader.say(say("serve-end")), flush=True)
                if not args.no_browser:
                    webbrowser.open(address)

            settings = settings_from(os.environ)._replace(addresses=addresses)
            serve(settings, database, listening, ready)
    except Problem as error:
        raise Complaint(error.message) from error
    except KeyboardInterrupt:  # the usual way to end it
        print(reader.say(say("serve-ended")))
    return 0
