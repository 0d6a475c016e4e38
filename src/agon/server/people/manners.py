"""What is said over HTTP about friends, about people whom one does not want to meet, and about reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from agon.server.messages import Number, SeatNumber

Handle = Annotated[str, Meta(max_length=22)]
Why = Annotated[str, Meta(max_length=500)]


class FriendInfo(Struct, frozen=True):
    """Somebody you call a friend, or who calls you so. `asked`: they have not answered yet; `asks`: you have not.

    `who` is what they are called towards you alone.
    """

    who: str
    name: str
    state: Literal["friends", "asked", "asks"]
    shows: bool  # you let them see when you are here
    here: bool  # they are here, and let you see it


class ShunnedInfo(Struct, frozen=True):
    """Somebody whom you do not hear (`mute`), or who does not meet you either (`block`)."""

    who: str
    name: str
    kind: Literal["mute", "block"]


class Society(Struct, frozen=True):
    """`GET /api/me/society`: your friends, and whom you do not want to hear or to meet."""

    friends: list[FriendInfo]
    shunned: list[ShunnedInfo]


class FriendsAt(Struct, frozen=True):
    """`GET /api/me/friends/at/{table}`: the seats of your friends there."""

    seats: list[int]


class Somebody(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: at that seat, or (-1) who watches and has spoken as that speaker."""

    table: Handle
    seat: SeatNumber
    speaker: Handle = ""


class Shun(Somebody, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/shun`: do not hear somebody any more, or do not meet them either. They are not told."""

    kind: Literal["mute", "block"] = "mute"


class Who(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody, as you know them: `POST /api/me/forgive`, `/api/me/friends/accept`, `/api/me/friends/remove`."""

    who: Handle


class Show(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/friends/show`: let a friend see when you are here, or no longer."""

    who: Handle
    shows: bool


class FriendLink(Struct, frozen=True):
    """`POST /api/me/friends/link`: whoever opens this path and agrees is your friend; once, within a week."""

    path: str


class FriendDoor(Struct, frozen=True):
    """`GET /api/friend-links/{token}`: whose link it is. Looking takes nothing."""

    name: str
    yours: bool


class NewReport(Somebody, frozen=True, forbid_unknown_fields=True):
    """`POST /api/reports`: tell operators about somebody at a table, and about a line of chat (0: none)."""

    number: Number = 0
    why: Why = ""


class Reported(Struct, frozen=True):
    """Operators have been told."""

    done: bool


# ---------------------------------------------------------------- operators


class ReportInfo(Struct, frozen=True):
    """A report. `ban` names whom it is about, for `POST /api/operator/ban`, while they sit there; else it is empty."""

    id: str
    table: str
    tag: str
    seat: int  # -1: who watches
    speaker: str
    name: str
    number: int
    line: str
    why: str
    at: int
    ban: str


class Reports(Struct, frozen=True):
    """`GET /api/operator/reports`: what nobody has settled yet, the oldest first."""

    reports: list[ReportInfo]


class Settled(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/operator/settle`: a report is done with."""

    report: Handle


class Ordering(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/operator/order`: keep order at a table as its host could.

    `hide` a line by its number; `silence` a seat or a speaker, or let them speak (`speak`); `bar` a speaker from
    watching; give a seat another name (`rename`).
    """

    table: Handle
    what: Literal["hide", "silence", "speak", "bar", "rename"]
    number: Number = 0
    seat: SeatNumber = -1
    speaker: Handle = ""
    name: Annotated[str, Meta(max_length=100)] = ""
