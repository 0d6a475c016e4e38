"""Names of what lies on every table and no pack names: tracks, the spaces of the Forge, tokens, rows, Prophets."""

from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import ITEM_PROPHET
from agon.kernel.words import in_language

Called = dict[str, str]

BOARD: Final[dict[str, Called]] = {
    "track/grandeur": {"en": "Grandeur track", "fr": "Piste de Grandeur"},
    "track/kindness": {"en": "Kindness track", "fr": "Piste de Bonté"},
    "track/determination": {"en": "Determination track", "fr": "Piste de Détermination"},
    "conversions": {"en": "Conversion table", "fr": "Tableau de conversion"},
    "workshop": {"en": "Workshop", "fr": "Atelier"},
    "factory": {"en": "Factory", "fr": "Usine"},
    "storage": {"en": "Storage", "fr": "Stockage"},
    "token/bonus": {"en": "Bonus Location token", "fr": "Jeton Lieu Bonus"},
}
"""What there is one of."""

ROW: Final[Called] = {"en": "Conversion {}", "fr": "Conversion {}"}
WORKSHOP_SPACE: Final[Called] = {"en": "Workshop, space {}", "fr": "Atelier, case {}"}
FACTORY_SPACE: Final[Called] = {"en": "Factory, space {}", "fr": "Usine, case {}"}
TOKEN: Final[Called] = {"en": "Location token: {}", "fr": "Jeton Lieu\u00a0: {}"}
PROPHET: Final[Called] = {"en": "Prophet {} ({})", "fr": "Prophète {} ({})"}


def names(box: Box) -> dict[str, Called]:
    """Everything on the table that has a name: what the pack names, and what every table has."""
    found = {**box.names, **BOARD}
    for number, row in enumerate(all_rows(box), 1):
        found["conversion/" + row] = numbered(ROW, str(number))
    for letter in workshop_letters(box):
        found["workshop/" + letter] = numbered(WORKSHOP_SPACE, letter.upper())
    for space in range(1, box.factory_spaces + 1):
        found[f"factory/{space}"] = numbered(FACTORY_SPACE, str(space))
    for location in box.locations:
        place = box.names["location/" + location.id]
        found["token/" + location.id] = {
            language: form.format(in_language(place, language)) for language, form in TOKEN.items()
        }
    for god in box.olympians:
        name = box.names["olympian/" + god.id]
        for number in range(1, prophets_of(box, god.index) + 1):
            found[f"prophet/{god.id}/{number}"] = {
                language: form.format(number, in_language(name, language)) for language, form in PROPHET.items()
            }
    for names_of in box.named:
        found.update(names_of(box))
    return found


def numbered(forms: Called, number: str) -> Called:
    return {language: form.format(number) for language, form in forms.items()}


def workshop_letters(box: Box) -> list[str]:
    """The spaces of the Workshop, as the book counts them: a, b, c."""
    return [chr(ord("a") + space) for space in range(len(box.workshop_discounts))]


def prophets_of(box: Box, olympian: int) -> int:
    """How many Prophets an Olympian may have: the first, and those on the Upgrade tiles.  HYB-SETUP-16, HYB-SETUP-20"""
    tiles = box.olympians[olympian].tiles
    return 1 + sum([box.upgrades[tile].items.count(ITEM_PROPHET) for tile in tiles])


def all_rows(box: Box) -> list[str]:
    """The rows of the conversion table, and those that Scenarios and Variants add."""
    plays = [play for play in [*box.scenarios, *box.variants] if "conversions" in play.entry]
    most = sum([len(play.entry["conversions"]) for play in plays])  # they are numbered through
    return [row.id for row in box.conversions] + [f"{play.id}_{n + 1}" for play in plays for n in range(most)]
