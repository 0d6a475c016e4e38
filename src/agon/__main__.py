"""`python -m agon` is the `agon` command."""

import sys

from agon.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
