"""Which language somebody reads: the one they ask for, else the one their system speaks."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr")  # the first where nothing says otherwise

# What is looked at, in this order; the first that is set decides, as it does for every other program.
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
OWN_VARIABLE: Final = "AGON_LANG"


def known_language(name: str) -> str | None:
    """The language of a name such as `fr`, `FR` or `fr_FR.UTF-8`; None when Agon does not speak it."""
    word = name.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return word if word in LANGUAGES else None


def locale_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale, else English."""
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            return known_language(environment[variable]) or LANGUAGES[0]
    return LANGUAGES[0]
