"""Writes the tables of words and settings into the pages beside this, from the declarations in the source: `make docs`.

A table stands between `<!-- words of hybris: verb -->` (of a module: `<!-- words of hybris chronos -->`, all sorts) and
`<!-- end of words -->`, the settings of the server between `<!-- settings -->` and `<!-- end of settings -->`;
everything else on a page is written by hand.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from agon.cli.reports.words import Entry, all_words, title
from agon.server.configured import FIELDS, kind_of, meaning_of, variable, written
from agon.text.reader import interface_reader

HERE: Final = Path(__file__).parent
BLOCK: Final = re.compile(
    r"(<!-- words of (?P<game>\w+)(?: (?P<module>\w+))?(?:: (?P<sort>\w+))? -->\n).*?(<!-- end of words -->)", re.DOTALL
)


SETTINGS: Final = re.compile(r"(<!-- settings -->\n).*?(<!-- end of settings -->)", re.DOTALL)


def fresh(page: str) -> str:
    """A page with its tables as the declarations are now."""
    words = BLOCK.sub(lambda block: block[1] + "\n".join(table(block)) + "\n" + block[5], page)
    return SETTINGS.sub(lambda block: block[1] + "\n".join(settings()) + "\n" + block[2], words)


def settings() -> Iterable[str]:
    reader = interface_reader("en")
    yield "| setting | in the environment | can be | usually | meaning |"
    yield "|---|---|---|---|---|"
    for name, field in FIELDS.items():
        kind, meaning = reader.say(kind_of(field)), reader.say(meaning_of(field))
        yield f"| `{name}` | `{variable(name)}` | {kind} | `{written(field.default)}` | {meaning} |"


def table(block: re.Match[str]) -> Iterable[str]:
    reader = interface_reader("en")
    module, sort = block["module"] or "", block["sort"]
    words = [word for word in all_words(block["game"], reader) if word.module == module and sort in (None, word.sort)]
    sorts = list(dict.fromkeys(word.sort for word in words))
    if sort is None:
        yield "| word | | what follows it | meaning |"
        yield "|---|---|---|---|"
        yield from (row(title(reader, one).lower(), word) for one in sorts for word in words if word.sort == one)
    else:
        yield "| word | what follows it | meaning |"
        yield "|---|---|---|"
        yield from (row("", word) for word in words)


def row(sort: str, word: Entry) -> str:
    follows = "; ".join([f"`{word.value}`", *(f"`{argument}`" for argument in word.arguments)])
    cells = [f"`{word.word}`", *([sort] if sort else []), follows, word.meaning]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def pages() -> list[Path]:
    return sorted(HERE.glob("*.md"))


if __name__ == "__main__":
    for path in pages():
        path.write_text(fresh(path.read_text("utf-8")), encoding="utf-8")
