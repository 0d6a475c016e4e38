"""Everything that goes over the socket of a table, and the words both sides share. Explained in docs/protocol.md.

What people read is sent as trees of message ids (`Words`), never as sentences: each reader renders them in their own
language, from the same `.ftl` files, and may change the language at any time.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from agon.server.pace import Kind, Then
from agon.server.standing import Until

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
    pack: str  # the id of the uppermost
    pack_key: str  # by which `things` are asked for; empty: as the game comes with Agon
    created: int  # milliseconds since 1970, as all times
    pace: PaceInfo
    rated: bool  # its result changes ratings: nothing is taken back by consent, and who lets a bot play has lost
    hints: bool  # whoever is asked may ask what a bot would do (`ask_hint`)


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
    decline: str  # a key: where all that is asked is whether to react, the option that says no; else empty


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
    """What somebody said. Plain text, to be shown as text.

    Those who watch (seat -1) speak apart: under their name, and each as a speaker that is known at this table alone.
    A line with a number that you have takes its place: it is hidden now, and has no text any more.
    """

    number: int
    seat: int
    text: str
    at: int
    name: str = ""
    speaker: str = ""
    hidden: bool = False


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


class OrderInfo(Struct, frozen=True):
    """A standing order of a seat of yours: to questions of that kind it says no, until then. Nobody else sees it.

    `used` has the numbers of the choices that it made. One that is over is told until you choose there yourself.
    """

    seat: int
    kind: str  # the id of the question, whose message has what it is about as `reaction`
    until: Until
    at: int
    used: list[int]
    over: bool


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

    version: int  # of the table: one more with every act that everybody sees
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
    orders: list[OrderInfo]  # of the seats you hold
    host: int  # the seat that keeps order here; -1: none does
    silent: list[int]  # seats that may not speak here
    unheard: list[int]  # seats whose words you do not want to read
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


class ReasonInfo(Struct, frozen=True):
    """What an option brings more, or less, than the others: a feature of the position, and in points."""

    feature: Words
    points: float


class WorthInfo(Struct, frozen=True):
    """What an option is worth: the chance to win after it, in thousandths, and why."""

    option: Words
    chance: int
    reasons: list[ReasonInfo]


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """The answer to `ask_hint`: the key of the option that a strong bot would choose, and what it is worth."""

    reply: int
    key: str
    worth: WorthInfo


class ChanceInfo(Struct, frozen=True):
    """Everybody's chance to win after so many choices, in thousandths, as whoever was asked could know it."""

    after: int
    chances: list[int]


class ChanceTurn(Struct, frozen=True):
    """From this choice on, somebody else was for long the likeliest to win."""

    after: int
    seat: int


class MistakeInfo(Struct, frozen=True):
    """A choice that gave away a part of a victory, in thousandths: how many had been made before it, and by whom."""

    after: int
    seat: int
    question: Words
    chosen: WorthInfo
    better: WorthInfo
    cost: int


class JudgementInfo(Struct, frozen=True):
    """A match that is over, judged: while it is looked at, what was found so far; the costliest choices first."""

    share: int  # of the work, in thousandths; 1000: that is all
    last: int  # the number of choices
    moments: list[ChanceInfo]
    turns: list[ChanceTurn]
    mistakes: list[MistakeInfo]


class Judged(Struct, frozen=True, tag_field="type", tag="judged"):
    """After `ask_judgement`, again and again: what is known of the match; None: nothing yet, and nobody is at it.

    `failed`: it cannot be gone on with now.
    """

    judgement: JudgementInfo | None
    failed: bool = False


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


FromServer = State | Update | Done | Refused | Why | Preview | Hint | Earlier | Numbers | Judged | Pong | Bye


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
    """Chat: of a seat that you hold, or (-1) among those who watch."""

    id: Id
    seat: SeatNumber
    text: Text


class Hide(Sent, frozen=True, tag="hide"):
    """For hosts: show a line of chat no more."""

    id: Id
    number: Number


class Silence(Sent, frozen=True, tag="silence"):
    """For hosts: who has that seat, or who watches as that speaker (seat -1), may not speak here, or may again."""

    id: Id
    seat: SeatNumber
    speaker: Text
    yes: bool


class Bar(Sent, frozen=True, tag="bar"):
    """For hosts: somebody may not watch this table any more."""

    id: Id
    speaker: Text


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


class Order(Sent, frozen=True, tag="order"):
    """Say no to what a seat that you hold is asked, and to all that is asked like it, until then.

    It is possible where the question has a `decline`. The answer goes out at once now, and later when a quick person
    could have given it.
    """

    id: Id
    seat: SeatNumber
    at: Number
    until: Until


class Withdraw(Sent, frozen=True, tag="withdraw"):
    """Take a standing order back."""

    id: Id
    seat: SeatNumber
    kind: Text


class TakeOver(Sent, frozen=True, tag="take_over"):
    """Play a seat that you hold yourself again, instead of the bot."""

    id: Id
    seat: SeatNumber


class Leave(Sent, frozen=True, tag="leave"):
    """Give up a seat that you hold: it is open to anybody, and its links end."""

    id: Id
    seat: SeatNumber


class Rename(Sent, frozen=True, tag="rename"):
    """Change the name and the language of a seat that you hold; as the host, the name of any."""

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


class AskHint(Sent, frozen=True, tag="ask_hint"):
    """What would a strong bot choose? For a seat you hold that is asked, where the table has hints."""

    id: Id
    seat: SeatNumber
    at: Number


class AskJudgement(Sent, frozen=True, tag="ask_judgement"):
    """Of a match that is over: send `judged` whenever more is known. Done once nobody wants it any more.

    `begin`: look at it if nobody has. `follow` false: send no more.
    """

    id: Id
    follow: bool
    begin: bool = False


class Ping(Sent, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id


Act = (
    Choose
    | TakeBack
    | Agree
    | Say
    | Start
    | HandOver
    | Vote
    | Order
    | Withdraw
    | TakeOver
    | Leave
    | Rename
    | Hide
    | Silence
    | Bar
)
Asking = AskWhy | AskPreview | AskEarlier | AskNumbers | AskHint | AskJudgement
FromPage = Hello | Look | Sync | Act | Asking | Ping
