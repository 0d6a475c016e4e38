"""A study: a small TOML file that says what is played and when it has shown enough. Its hash identifies the result.

game = "ephyran"                  # whatever stands above all series holds for each that says nothing else
seats = ["greedy", "random"]
games = 2000                      # at most, of each series
seed = "gods"

[stop]
within = 0.03                     # once every bot's share is known to within three in a hundred

[[series]]
name = "dealt"

[[series]]
name = "drafted"
options = { gods = "draft" }
packs = ["../my-pack"]            # from the folder of this file

[[compare]]                       # on paired seeds
first = "dealt"
second = "drafted"
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from agon.kernel.errors import AgonError, in_english
from agon.kernel.fields import is_word
from agon.kernel.words import Arg, Message, say
from agon.lab.series import USES, Series
from agon.lab.series_head import digest_of

MOST: Final = 1_000_000
OWN: Final = ("title", "stop", "series", "compare")
EACH: Final = ("name", "game", "players", "seats", "games", "seed", "modules", "options", "packs")
USUAL: Final = "series"  # the name of the only series, if it has none
NAME_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


class StudyError(AgonError):
    """A study that cannot be read."""


class Arm(NamedTuple):
    """One of its series."""

    name: str
    series: Series
    packs: tuple[Path, ...]


class Study(NamedTuple):
    """What a file asks for."""

    file: Path
    title: str
    arms: tuple[Arm, ...]
    within: float | None
    pairs: tuple[tuple[str, str], ...]

    def digest(self, abouts: Mapping[str, Mapping[str, object]]) -> str:
        """The hash of the study: of what decides how each of its games goes, how many there are, and what stops it."""
        arms = {arm.name: {"about": digest_of(abouts[arm.name]), "games": arm.series.games} for arm in self.arms}
        return digest_of({"series": arms, "within": self.within, "compare": [list(pair) for pair in self.pairs]})


def wrong(file: Path, what: Message) -> StudyError:
    message = say("reports-study-wrong", file=str(file), what=what)
    return StudyError(in_english(message), message)


def read_tables(file: Path) -> "Table":
    """The file as it is, or why it cannot be read in one line."""
    try:
        return Table(file, "", tomllib.loads(file.read_text("utf-8")))
    except OSError as error:
        raise wrong(file, say("reports-study-unread", why=error.strerror or str(error))) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise wrong(file, say("reports-study-no-toml", why=str(error))) from error


def read_study(file: Path) -> Study:
    """What the file asks for, or what is wrong with it in one line."""
    whole = read_tables(file)
    whole.only((*OWN, *EACH))
    common = {key: value for key, value in whole.values.items() if key in EACH}
    listed = whole.tables("series") or [Table(file, "series", {})]
    arms = tuple(arm_of(Table(file, each.where, {**common, **each.values})) for each in listed)
    for arm in arms:
        if [other.name for other in arms].count(arm.name) > 1:
            whole.fail("reports-study-twice", name=arm.name)
    stop = whole.table("stop")
    stop.only(("within",))
    pairs = tuple(pair_of(each, arms) for each in whole.tables("compare"))
    return Study(file, whole.text("title", file.stem), arms, stop.part("within"), pairs)


def arm_of(table: "Table") -> Arm:
    table.only(EACH)
    seats = table.texts("seats", ["greedy", "random"])
    if not seats:
        table.fail("reports-study-no-seats")
    players = table.number("players", len(seats))
    if players < len(seats):
        table.fail("reports-sim-too-many", bots=len(seats), players=players)
    name, seed = table.text("name", USUAL), table.text("seed", table.file.stem)
    if not name or not NAME_SIGNS.issuperset(name):
        table.fail("reports-study-bad-name", name=name)
    if not is_word(seed):
        table.fail("reports-study-kind", key="seed", kind=say("reports-study-text"))
    if "game" not in table.values:
        table.fail("reports-study-no-game")
    series = Series(
        game=table.text("game", ""),
        entrants=tuple(seats[place % len(seats)] for place in range(players)),
        games=table.number("games", 400),
        seed=seed,
        modules=tuple(table.texts("modules", [])),
        options=tuple(table.words("options").items()),
        notes=(USES,),
    )
    return Arm(name, series, tuple(table.file.parent / pack for pack in table.texts("packs", [])))


def pair_of(table: "Table", arms: tuple[Arm, ...]) -> tuple[str, str]:
    """Two series that can be compared game by game."""
    table.only(("first", "second"))
    names = {arm.name: arm for arm in arms}
    pair = (table.text("first", ""), table.text("second", ""))
    for name in pair:
        if name not in names:
            table.fail("reports-study-no-series", name=name, known=", ".join(names))
    first, second = (names[name].series for name in pair)
    if (first.game, len(first.entrants), first.seed) != (second.game, len(second.entrants), second.seed):
        table.fail("reports-study-no-pair", first=pair[0], second=pair[1])
    return pair


class Table:
    """A table of the file, whose values are asked for by name and kind."""

    def __init__(self, file: Path, where: str, values: Mapping[str, object]) -> None:
        self.file = file
        self.where = where
        self.values = values

    def fail(self, id: str, **args: Arg) -> NoReturn:
        what = say(id, **args)
        raise wrong(self.file, say("reports-study-at", where=self.where, what=what) if self.where else what)

    def kind(self, key: str, kind: str) -> NoReturn:
        self.fail("reports-study-kind", key=key, kind=say(f"reports-study-{kind}"))

    def only(self, keys: tuple[str, ...]) -> None:
        for key in self.values:
            if key not in keys:
                self.fail("reports-study-unknown", key=key, known=", ".join(keys))

    def text(self, key: str, usual: str) -> str:
        value = self.values.get(key, usual)
        if not isinstance(value, str):
            self.kind(key, "text")
        return value

    def number(self, key: str, usual: int) -> int:
        value = self.values.get(key, usual)
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST:
            self.kind(key, "number")
        return value

    def part(self, key: str) -> float | None:
        """A share between 0 and 1, where there is one."""
        value = self.values.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1:
            self.kind(key, "part")
        return float(value)

    def amount(self, key: str) -> float:
        """Any number; it must be there."""
        value = self.values.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.kind(key, "amount")
        return value

    def texts(self, key: str, usual: list[str]) -> list[str]:
        value = self.values.get(key, usual)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.kind(key, "texts")
        return value

    def words(self, key: str) -> dict[str, str]:
        value = self.values.get(key, {})
        if not isinstance(value, dict) or not all(isinstance(item, str) for item in value.values()):
            self.kind(key, "words-table")
        return value

    def table(self, key: str) -> "Table":
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.kind(key, "table")
        return Table(self.file, key, value)

    def tables(self, key: str) -> "list[Table]":
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.kind(key, "tables")
        return [Table(self.file, f"{key} {place}", item) for place, item in enumerate(value, 1)]
