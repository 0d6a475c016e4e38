"""What the words of the cards mean in play, as it stands beside their declarations (`schema/meanings.toml`)."""

import tomllib
from functools import cache
from importlib.resources import files

from agon.kernel.schema import Verb

Meanings = dict[str, dict[str, dict[str, str]]]  # by sort, word and language


@cache
def meanings(game: str, module: str) -> Meanings:
    """Those of a game, or of one of its modules; none where nobody has written any."""
    home = files("agon.games") / game / module if module else files("agon.games") / game
    page = home / "schema" / "meanings.toml"
    return tomllib.loads(page.read_text(encoding="utf-8")) if page.is_file() else {}


def meaning(game: str, sort: str, word: Verb) -> dict[str, str]:
    """What a word means, by language."""
    return meanings(game, word.module).get(sort, {}).get(word.name, {})
