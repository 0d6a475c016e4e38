"""The bodies of the HTTP requests and answers. Explained in docs/protocol.md; `/api/openapi.json` has them all."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from agon.server.messages import Asked, Line, OutcomeInfo, QuestionInfo, TableInfo, View, Words
from agon.server.pace import DAY, Kind, Then

Face = dict[str, Any]  # what is printed on a thing: plain data, of a form that the game declares, with a `kind`

# ---------------------------------------------------------------- errors


class Fault(Struct, frozen=True):
    """What is wrong: as words, and already rendered for whoever asked (`Accept-Language`)."""

    message: Words
    text: str


class Failure(Struct, frozen=True):
    """The body of every answer whose status is 400 or more."""

    error: Fault


# ---------------------------------------------------------------- games


class SetupOptionInfo(Struct, frozen=True):
    """Something a table decides beforehand; the first value is the default.

    Its words: `{game}-setup-{id}`, each value's `{game}-setup-{id}-{value}`, with `-` for `_`.
    """

    id: str
    values: list[str]
    rules: list[str]
    under: str  # the option that decides while the default stands: with its first value the second here holds, ...


class ModuleInfo(Struct, frozen=True):
    """An expansion or a mode. Its words: `{game}-module-{id}`, with `-` for `_`."""

    id: str
    requires: list[str]
    conflicts: list[str]
    players: list[int]  # empty: as the game
    options: list[SetupOptionInfo]
    books: list[str]  # of rules that it adds


class PackInfo(Struct, frozen=True):
    """A pack with which this server can make tables of a game, beside the one that comes with Agon."""

    key: str  # by which it is asked for
    id: str
    version: str
    names: dict[str, str]  # its title by language, if it has one


class GameInfo(Struct, frozen=True):
    """A game that can be played. Its words: `{id}-name`, with the attribute `about`."""

    id: str
    players: list[int]
    options: list[SetupOptionInfo]
    modules: list[ModuleInfo]
    books: list[str]  # of rules: `/api/rules/{book}`
    packs: list[PackInfo]


class Strength(Struct, frozen=True):
    """A bot that a seat can be given to."""

    id: str
    message: Words  # what it is called, with the attribute `about`
    seconds: float  # that it thinks about a choice; 0: hardly any


class Games(Struct, frozen=True):
    """`GET /api/games`: all there is to choose from."""

    protocol: int
    agon: str  # the version of Agon
    languages: list[str]
    bots: list[Strength]
    games: list[GameInfo]
    workshop: bool  # whether this server has one, for whoever is at its machine


class ThingInfo(Struct, frozen=True):
    """A thing of a game: its name by language, what it is and does, and what is printed on it."""

    names: dict[str, str]
    about: list[Words]
    face: Face | None  # None: nothing that a board draws


class Things(Struct, frozen=True):
    """`GET /api/games/{game}/things`: every thing by its id."""

    game: str
    pack: str
    things: dict[str, ThingInfo]


class Catalogue(Struct, frozen=True):
    """`GET /api/games/{game}/catalogue`: every thing of a game and of all its modules, to be looked up."""

    game: str
    kinds: dict[str, Words]  # what the things of a kind are called; others are told with what they belong to
    things: dict[str, ThingInfo]
    added: dict[str, list[str]]  # by each module that adds any


# ---------------------------------------------------------------- lessons


class LessonCard(Struct, frozen=True):
    """A lesson, before it is begun."""

    game: str
    id: str
    word: str  # its message, with `about`
    minutes: int
    modules: list[str]


class Lessons(Struct, frozen=True):
    """`GET /api/lessons`: of every game, in the order in which they are best taken."""

    lessons: list[LessonCard]


class Learner(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/lessons/{game}/{lesson}`: who is going to learn."""

    name: str = ""
    language: str = ""


# ---------------------------------------------------------------- tables


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at one seat of a new table."""

    who: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""  # of `who: bot`: a strength
    language: str = ""


class NewPace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take at a new table, in seconds, and what happens then; see `PaceInfo`."""

    kind: Kind
    choice: Annotated[int, Meta(ge=0, le=31 * DAY)] = 0
    reserve: Annotated[int, Meta(ge=0, le=DAY)] = 0
    then: Then = "vote"
    bot: str = ""  # a strength


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`. Starts at once when no seat is open."""

    game: str
    seats: list[NewSeat]
    modules: list[str] = []
    options: dict[str, str] = {}
    seed: str | None = None  # for lessons; only where nobody but you and bots can sit
    listed: bool = False  # anybody may find it in the lobby; else it is found by its link alone,
    friends: bool = False  # or in the lobby by friends of those who sit there
    pace: NewPace | None = None  # None: no limit
    rated: bool = False  # the result changes ratings; needs a pace
    hints: bool = False  # people may ask what a bot would do; whoever plays bots alone may in any case
    pack: str = ""  # the key of a `PackInfo`; empty: as the game comes with Agon


class Created(Struct, frozen=True):
    """A table that was made, and where to go."""

    table: str
    path: str
    held: list[int]


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/sit`: take an open seat."""

    seat: int
    name: str = ""
    language: str = ""


class NewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/links`: a link to a seat that you hold, or to an open one if you sit."""

    seat: int


class Link(Struct, frozen=True):
    """Whoever opens this path holds the seat. It is shown this once: only its hash is kept."""

    path: str
    seat: int


class CardSeat(Struct, frozen=True):
    """Who sits at a seat, in short."""

    sitter: Literal["open", "person", "bot"]
    name: str
    bot: str
    won: bool | None  # None while it goes on


class TableCard(Struct, frozen=True):
    """A table of yours, in short."""

    id: str
    path: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    seats: list[CardSeat]
    held: list[int]
    asked: list[int]
    changed: int
    invited: bool  # a seat is kept for you, and you have not taken it yet


class Tables(Struct, frozen=True):
    """`GET /api/tables`: the tables where you hold a seat, and records that you opened, the latest first."""

    tables: list[TableCard]


class TableDoor(Struct, frozen=True):
    """`GET /api/tables/{table}`: a table before one sits down."""

    table: TableInfo
    held: list[int]


# ---------------------------------------------------------------- afterwards


class ChoiceInfo(Struct, frozen=True):
    """One choice of a match that is over."""

    number: int
    seat: int
    question: str
    key: str
    at: int


class Timeline(Struct, frozen=True):
    """`GET /api/tables/{table}/replay?seat=`: all choices, and the log as that seat read it."""

    table: TableInfo
    seat: int
    choices: list[ChoiceInfo]
    log: list[Line]
    outcome: OutcomeInfo | None
    digest: str  # of the final state, as in the `.agon` file


class Frame(Struct, frozen=True):
    """The table after so many choices, as one seat saw it."""

    choices: int
    view: View
    asked: list[Asked]
    question: QuestionInfo | None


class Frames(Struct, frozen=True):
    """`GET /api/tables/{table}/replay/frames?seat=&first=&count=`: some moments in a row."""

    seat: int
    frames: list[Frame]


class CourseMoment(Struct, frozen=True):
    """How everybody stood after a choice, and until the next moment."""

    after: int
    standing: list[int]


class CourseTurn(Struct, frozen=True):
    """From this choice on, somebody else was in front for long."""

    after: int
    column: int


class Course(Struct, frozen=True):
    """`GET /api/tables/{table}/replay/course`: how it stood from choice to choice, in the columns of an account."""

    last: int  # the number of choices
    moments: list[CourseMoment]
    turns: list[CourseTurn]
    seconds: list[int]  # that each seat took for its choices


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/fork`: a new table that goes on from where so many choices had been made."""

    choices: int
    seats: list[NewSeat]


class Opened(Struct, frozen=True):
    """`POST /api/records`: an `.agon` file as a table to be replayed and forked; what is to be known of it."""

    table: str
    path: str
    notes: list[Words]


# ---------------------------------------------------------------- rules


class RuleInfo(Struct, frozen=True):
    """One rule of a book, in our words, by language."""

    id: str
    chapter: str
    page: int | None
    text: dict[str, str]
    note: dict[str, str]  # what Agon does where the book is silent; empty when there is nothing to say
    rulings: list[dict[str, str]]  # how sentences that can be read in two ways are read, and where else it is from
    basis: str


class ChapterInfo(Struct, frozen=True):
    """A chapter of a book, by language."""

    id: str
    title: dict[str, str]
    asks: dict[str, str]  # the question that it answers; empty where nobody would ask one
    things: list[str]  # kinds of things that it is about, or single ones
    module: str  # whose rules it has; empty: whose book it is


class ExampleInfo(Struct, frozen=True):
    """Rules at work, by language; it stands below the last of them."""

    rules: list[str]
    text: dict[str, str]
    things: list[str]


class BookInfo(Struct, frozen=True):
    """A book of rules."""

    id: str
    game: str
    rules: int


class Books(Struct, frozen=True):
    """`GET /api/rules`."""

    books: list[BookInfo]


class Book(Struct, frozen=True):
    """`GET /api/rules/{book}`, or with `?search=` the rules that have all those words."""

    id: str
    game: str
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]
    examples: list[ExampleInfo]
    glossary: dict[str, str]  # the book's words, and the names that Agon gives them


class Addresses(Struct, frozen=True):
    """`GET /api/addresses`: where other machines reach this server; none when it listens to its own alone."""

    addresses: list[str]


class Health(Struct, frozen=True):
    """`GET /api/health`: whether this process serves. `failing`: its database cannot be read or written."""

    agon: str
    status: Literal["starting", "ready", "failing", "ending"]
    database: Literal["ok", "unreachable"]


# ---------------------------------------------------------------- operators


class OperatorTable(Struct, frozen=True):
    """A table as operators see it; `tag` is what logs call it."""

    id: str
    tag: str
    game: str
    stage: str
    seats: list[CardSeat]
    acts: int
    created: int
    changed: int


class BanInfo(Struct, frozen=True):
    """Who is kept out: the hash of a cookie, an address or a network; `until` 0: for ever."""

    who: str
    until: int
    why: str
    made: int


class OperatorView(Struct, frozen=True):
    """`GET /api/operator/tables`: those changed last, how many there are at each stage, and who is kept out."""

    counts: dict[str, int]
    tables: list[OperatorTable]
    bans: list[BanInfo]


class OperatorShown(Struct, frozen=True):
    """`GET /api/operator/tables/{table}`: all that is known of one; `holders` says how many hold each seat."""

    table: OperatorTable
    rules: int
    modules: list[str]
    options: dict[str, str]
    origin: str
    holders: dict[str, int]


class Removal(Struct, frozen=True):
    """`POST /api/operator/remove`: remove tables for ever."""

    tables: list[str]


class NewBan(Struct, frozen=True):
    """`POST /api/operator/ban`: an address, a network, the hash of a cookie, or a seat as in `TABLE/2`."""

    who: str
    days: int = 0
    why: str = ""


class Unban(Struct, frozen=True):
    """`POST /api/operator/unban`: let somebody in again."""

    who: str


class Expiry(Struct, frozen=True):
    """`POST /api/operator/expire`: remove what is old by the settings, or only count it."""

    dry_run: bool


class Move(Struct, frozen=True):
    """`POST /api/operator/move`: copy everything into another, empty database."""

    target: str


class Count(Struct, frozen=True):
    """How many tables, people or rows it was."""

    count: int
