"""Writes the types into the page of the checkout that it is run in."""

import sys
from pathlib import Path
from typing import Final

from agon.server.typescript import files

PAGE: Final = Path("page", "src")

if __name__ == "__main__":
    if not PAGE.is_dir():
        sys.exit("Run this at the top of a checkout, where the folder `page` is.")
    for name, text in files().items():
        place = PAGE / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8", newline="\n")
