"""Finding what somebody means by a word, whatever its case and its accents."""

import unicodedata
from collections.abc import Sequence


def folded(text: str) -> str:
    """A text as it is compared: without case, without accents, with one kind of apostrophe and of blank."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return " ".join(bare.replace("’", "'").split())


def places_of(text: str, names: Sequence[str]) -> list[int]:
    """Which of these names are meant: those called so, else those that begin so, else those that have it in them."""
    wanted = folded(text)
    known = [folded(name) for name in names]
    for found in (
        [place for place, name in enumerate(known) if name == wanted],
        [place for place, name in enumerate(known) if name.startswith(wanted)],
        [place for place, name in enumerate(known) if wanted in name],
    ):
        if found:
            return found
    return []
