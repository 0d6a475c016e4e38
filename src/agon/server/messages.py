"""Everything that goes over the socket of a table, and the words both sides share. Explained in docs/protocol.md.

What people read is sent as trees of message ids (`Words`), never as sentences: each reader renders them in their own
language, from the same `.ftl` files, and may change the language at any time.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from agon.server.pace import Kind, Then

PROTOCOL: Final = 2  # grows when a page built for the one before would misread something

View = dict[str, Any]  # what a game shows to one seat: plain data, of the game's own form
Stage = Literal["lobby", "playing", "over"]

# What a page may send: anything longer or larger is not read.
Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Key = Annotated[str, Meta(max_length=400)]
Keys = Annotated[list[Key], Meta(max_length=63)]
Text = Annotated[str, Meta(max_length=2000)]

# ---------------------------------------------------------------- words


class Thing(Struct, frozen=True, tag_field="is", tag="thing"):
    """The name of a thing of the game, such as `creature/hippocamp`; empty for no thing."""

    thing: str


class Sitter(Struct, frozen=True, tag_field="is", tag="seat"):
    """The name of whoever sits there; the reader's own is marked as theirs (`seat-own`)."""

    seat: int


class Words(Struct, frozen=True, tag_field="is", tag="words"):
    """A message id of the `.ftl` files and its arguments."""

    id: str
    args: dict[str, "Arg"]


class Several(Struct, frozen=True, tag_field="is", tag="several"):
    """A list, joined as the language joins lists (`list-more`, `list-last`)."""

    items: list["Arg"]


Arg = int | str | Thing | Sitter | Words | Several


# ---------------------------------------------------------------- what a table is


class SeatInfo(Struct, frozen=True):
    """Who sits at one seat. `bot` is a strength of `/api/games`, empty unless a bot plays here now."""

    seat: int
    sitter: Literal["open", "person", "bot"]
    name: str
    bot: str
    language: str
    online: bool  # a person with this seat is connected
    held: bool  # a person holds this seat, though a bot may be playing it: they can take it back
    yours: bool  # you hold it


class PaceInfo(Struct, frozen=True):
    """How long people may take: seconds for each choice and a reserve for the whole match, and what happens then.

    `bot`: a bot of that strength plays on until they take over. `once`: it makes that choice. `vote`: it plays on if
    all the others agree. Of kind `none` there is no limit, but for that vote.
    """

    kind: Kind
    choice: int
    reserve: int
    then: Then
    bot: str


class TableInfo(Struct, frozen=True):
    """What a table plays, and who sits at it."""

    id: str
    game: str
    modules: list[str]
    options: dict[str, str]  # every option of the game and its modules, the defaults too
    stage: Stage
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of "agon seed commitment/" and the seed, shown from the start
    seed: str | None  # once the match is over
    open_seed: bool  # the seed was known to somebody beforehand: chosen, forked or opened from a file
    origin: Literal["new", "fork", "file", "lesson"]
    parent: str  # of a fork: the table it was forked from
    rules_version: int
    pack: str
    created: int  # milliseconds since 1970, as all times
    pace: PaceInfo


# ---------------------------------------------------------------- what is asked


class OptionInfo(Struct, frozen=True):
    """One option. `things` are what it touches on the table: highlight and click those."""

    key: str
    message: Words
    things: list[str]
    rules: list[str]


class SeveralInfo(Struct, frozen=True):
    """How one answer can have several keys: any of `keys`, each as often as it stands there, `most` in all.

    `least` are picked in any case: with fewer in one answer the question comes again. `stop` ends it before.
    """

    least: int
    most: int
    keys: list[str]
    stop: str  # a key; empty where nothing ends it


class QuestionInfo(Struct, frozen=True):
    """What the seat you look from is asked. Give `at` back with the answer."""

    id: str
    message: Words
    rules: list[str]
    options: list[OptionInfo]
    at: int
    several: SeveralInfo | None  # None: an answer has one key


class RefusalInfo(Struct, frozen=True):
    """What one might expect to be able to do here, and why it cannot be done."""

    key: str
    message: Words
    reason: Words
    things: list[str]
    rules: list[str]


class Asked(Struct, frozen=True):
    """A seat that is asked now: since when, and for a bot how many seconds it will think (0: hardly any).

    `due` is when a person's time runs out (0: their clock stands), the last `spare` milliseconds of it from their
    reserve; `votes` are the seats that want a bot to play on.
    """

    seat: int
    since: int
    seconds: float | None
    due: int = 0
    spare: int = 0
    votes: list[int] = []


class UndoInfo(Struct, frozen=True):
    """Whether a seat that you hold may take back its last choice. Give `choice` back when you do."""

    seat: int
    level: Literal["free", "consent", "impossible"]
    reason: Words
    choice: int  # its place in the list of choices; -1: there is none


class UndoRequest(Struct, frozen=True):
    """Somebody asks to take back their last choice; these seats have not agreed yet."""

    seat: int
    choice: int
    waiting: list[int]


# ---------------------------------------------------------------- what happened


class Line(Struct, frozen=True):
    """One line of the log, and the number of the choice after which it stands (0: while setting up)."""

    after: int
    message: Words


class ChatLine(Struct, frozen=True):
    """What somebody said. Plain text, to be shown as text."""

    number: int
    seat: int
    text: str
    at: int


class JoinInfo(Struct, frozen=True):
    """The last device that came to a seat of yours by a link: what it says of itself, and when it came."""

    seat: int
    browser: str
    system: str
    at: int


class AbsenceInfo(Struct, frozen=True):
    """What a bot did for a seat of yours whose time had run out: since when, and the numbers of its choices."""

    seat: int
    at: int
    choices: list[int]


class PlaceInfo(Struct, frozen=True):
    """One seat's result; seats that share a rank share it."""

    seat: int
    rank: int
    score: int


class OutcomeInfo(Struct, frozen=True):
    """How the match ended."""

    winners: list[int]
    places: list[PlaceInfo]
    reason: Words


class RowInfo(Struct, frozen=True):
    """What it is called, a number for each column, how many there have to be (0: none), and what it is made of."""

    what: Arg
    numbers: list[int]
    needs: int
    parts: list["RowInfo"]


class AccountInfo(Struct, frozen=True):
    """A match in numbers: points by source (their sums are the scores), ways to win, deeds; `columns` says whose.

    What is compared at the end comes in order: each row decides among those who are equal in all before it.
    """

    columns: list[Arg]
    measure: Words  # what the course of the match shows
    points: list[RowInfo]
    ways: list[RowInfo]
    deeds: list[RowInfo]
    compared: list[RowInfo]


# ---------------------------------------------------------------- from the server


class LessonInfo(Struct, frozen=True):
    """How far the learner has come in a lesson."""

    id: str
    word: (
        str  # the message of the step, with `title` and, where it can be missed, `missed`; at the end that with `done`
    )
    step: int  # to be done; as many as there are: all are done
    steps: int
    missed: bool
    shows: list[str]  # things that the step speaks of
    following: str  # the next lesson of this game; empty after the last


class Scene(Struct, frozen=True):
    """Everything of the present moment, as one seat may know it; always whole."""

    version: int  # of the table: one more with every act
    now: int  # the server's clock
    table: TableInfo
    seat: int  # the seat you look from; -1: a spectator
    held: list[int]  # the seats you hold
    choices: int  # made so far
    last: int  # the number of the last choice of this seat; 0: none yet
    view: View | None  # None in the lobby
    asked: list[Asked]
    question: QuestionInfo | None
    undo: list[UndoInfo]
    request: UndoRequest | None
    outcome: OutcomeInfo | None
    alarms: list[Words]  # what everybody should know is near; to be told when it is new
    joined: list[JoinInfo]  # to the seats you hold
    absences: list[AbsenceInfo]  # from the seats you hold, until you choose there again
    watching: int  # how many watch who hold no seat
    rematch: str  # the table where these people play again; empty while nobody has asked for one
    lesson: LessonInfo | None


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """The whole table: after `hello`, `look` and `sync`, and whenever the server thinks it best.

    `log` has what was told from choice `first` on; what is older comes when it is asked for (`ask_earlier`).
    """

    protocol: int
    scene: Scene
    first: int
    log: list[Line]
    chat: list[ChatLine]


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What changed since version `since`. If that is not the version you have, ask for `sync`.

    Keep the lines of the log with `after <= keep`, drop the others, add `log`. Add `chat`. If your log begins later,
    it begins with choice `keep + 1` now.
    """

    since: int
    scene: Scene
    keep: int
    log: list[Line]
    chat: list[ChatLine]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """Your message `reply` was carried out; the `update` that shows it was sent just before."""

    reply: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your message `reply` changed nothing, and why. `reply` is -1 for a message that could not be read."""

    reply: int
    reason: Words


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """The answer to `ask_why`."""

    reply: int
    refusals: list[RefusalInfo]


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    """The answer to `ask_preview`: what the option leads to, as far as this seat can know.

    `events` is what would be told; `view` is the table after it, None where it is not certain. `certain` is false when
    chance, hidden things or other people decide what follows.
    """

    reply: int
    key: str
    events: list[Words]
    view: View | None
    certain: bool


class Earlier(Struct, frozen=True, tag_field="type", tag="earlier"):
    """The answer to `ask_earlier`: what was told from choice `first` on, up to before the one that was named."""

    reply: int
    first: int
    log: list[Line]


class Numbers(Struct, frozen=True, tag_field="type", tag="numbers"):
    """The answer to `ask_numbers`."""

    reply: int
    account: AccountInfo


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    reply: int
    now: int


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The last message before the server closes the socket. `again`: connect again in a moment."""

    reason: Words
    again: bool


FromServer = State | Update | Done | Refused | Why | Preview | Earlier | Numbers | Pong | Bye


# ---------------------------------------------------------------- from the page
# Every message but `hello` has an `id`, which comes back as `reply`: any number, best one more each time.


class Sent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a page sends: nothing in it is left unread."""


class Hello(Sent, frozen=True, tag="hello"):
    """The first message. Without a seat, the server picks one of yours: one that is asked, else the first."""

    protocol: Number
    seat: SeatNumber | None = None


class Look(Sent, frozen=True, tag="look"):
    """Look from another seat that you hold, or as a spectator (-1). Answered with a `state`."""

    id: Id
    seat: SeatNumber


class Sync(Sent, frozen=True, tag="sync"):
    """Send the whole state again."""

    id: Id


class Choose(Sent, frozen=True, tag="choose"):
    """Answer the question of a seat you hold: its `at` and the key of an option, and further ones where it takes them.

    All of them are chosen, in this order, or none is.
    """

    id: Id
    seat: SeatNumber
    at: Number
    key: Key
    also: Keys = []


class TakeBack(Sent, frozen=True, tag="take_back"):
    """Take back a seat's last choice; where the others must agree, ask them."""

    id: Id
    seat: SeatNumber
    choice: Number


class Agree(Sent, frozen=True, tag="agree"):
    """Answer an `UndoRequest` for a seat you hold; whoever asked may answer `yes: false` to withdraw it."""

    id: Id
    seat: SeatNumber
    yes: bool


class Say(Sent, frozen=True, tag="say"):
    """Chat."""

    id: Id
    seat: SeatNumber
    text: Text


class Start(Sent, frozen=True, tag="start"):
    """Start the match: anyone who sits may, once no seat is open."""

    id: Id


class HandOver(Sent, frozen=True, tag="hand_over"):
    """Let a bot play a seat: your own, an open one, or before the start that of somebody who has been away for a while.

    With an empty `bot`, a seat that nobody holds is open again.
    """

    id: Id
    seat: SeatNumber
    bot: Text


class Vote(Sent, frozen=True, tag="vote"):
    """For a seat you hold: whether a bot should play for seat `about`, whose time has run out."""

    id: Id
    seat: SeatNumber
    about: SeatNumber
    yes: bool


class TakeOver(Sent, frozen=True, tag="take_over"):
    """Play a seat that you hold yourself again, instead of the bot."""

    id: Id
    seat: SeatNumber


class Leave(Sent, frozen=True, tag="leave"):
    """Give up a seat that you hold: it is open to anybody, and its links end."""

    id: Id
    seat: SeatNumber


class Rename(Sent, frozen=True, tag="rename"):
    """Change the name and the language of a seat that you hold."""

    id: Id
    seat: SeatNumber
    name: Text
    language: Text


class AskWhy(Sent, frozen=True, tag="ask_why"):
    """What cannot be done here, and why? For a seat you hold that is asked."""

    id: Id
    seat: SeatNumber


class AskPreview(Sent, frozen=True, tag="ask_preview"):
    """What would this option lead to? Changes nothing, tells nobody."""

    id: Id
    seat: SeatNumber
    at: Number
    key: Key


class AskEarlier(Sent, frozen=True, tag="ask_earlier"):
    """What was told before choice `before`, to the seat you look from? The last lines of it are sent."""

    id: Id
    before: Number


class AskNumbers(Sent, frozen=True, tag="ask_numbers"):
    """Where have everybody's points come from so far, as far as the seat you look from knows?"""

    id: Id


class Ping(Sent, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id


Act = Choose | TakeBack | Agree | Say | Start | HandOver | Vote | TakeOver | Leave | Rename
FromPage = Hello | Look | Sync | Act | AskWhy | AskPreview | AskEarlier | AskNumbers | Ping
