"""Finding what somebody means by a word, whatever its case, its accents and its article."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

ARTICLES: Final = re.compile(r"^(the |a |an |le |la |les |un |une |l')")


def folded(text: str) -> str:
    """A text as it is compared: without case, without accents, with one kind of apostrophe and of blank."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return " ".join(bare.replace("’", "'").split())


def bare(name: str) -> str:
    """A folded name without the article it begins with."""
    return ARTICLES.sub("", name)


def begins_with_words(name: str, wanted: str) -> bool:
    """Whether a name begins with these words, each of them whole: `bench of` in `bench of daedalus`."""
    return re.match(re.escape(wanted) + r"(?!\w)", bare(name)) is not None


def has_words(name: str, wanted: str) -> bool:
    """Whether these words stand in a name, each of them whole: `well` in `prayer well`, not in `well-keeper's`."""
    return re.search(r"(?<!\w)" + re.escape(wanted) + r"(?![\w'-])", name) is not None


def has_beginning(name: str, wanted: str) -> bool:
    """Whether a word of a name begins so."""
    return re.search(r"(?<!\w)" + re.escape(wanted), name) is not None


# The ways in which a name can be meant, the surest first.
WAYS: Final[tuple[Callable[[str, str], bool], ...]] = (
    lambda name, wanted: name == wanted,
    lambda name, wanted: bare(name) == bare(wanted),
    has_words,
    begins_with_words,
    lambda name, wanted: name.startswith(wanted) or bare(name).startswith(wanted),
    has_beginning,
    lambda name, wanted: wanted in name,
)


def places_of(text: str, names: Sequence[str]) -> list[int]:
    """Which of these names are meant: those called so, else those with that word in them, else those that begin so."""
    wanted = folded(text)
    known = [folded(name) for name in names]
    for meant in WAYS:
        found = [place for place, name in enumerate(known) if meant(name, wanted)]
        if found:
            return found
    return []
