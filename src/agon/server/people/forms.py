"""What is said over HTTP about persons, their devices and the links that give a seat."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from agon.server.forms import CardSeat
from agon.server.messages import TableInfo

Word = Annotated[str, Meta(max_length=100)]

# ---------------------------------------------------------------- links to seats


class LinkDoor(Struct, frozen=True):
    """`GET /api/links/{token}`: where a link to a seat leads. Looking takes nothing.

    `invitation`: the seat is open, and whoever uses the link sits there. `device`: it is somebody's, who made the link
    for another device of theirs.
    """

    kind: Literal["invitation", "device"]
    seat: int
    table: TableInfo
    held: list[int]  # the seats that you hold there already


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/links/{token}`: take the seat. A link is used once."""

    name: str = ""
    language: str = ""


class DeviceInfo(Struct, frozen=True):
    """A browser with which somebody comes. Its name is what it says of itself, empty where it says nothing."""

    id: str
    browser: str
    system: str
    seen: int  # milliseconds since 1970; 0: long ago
    here: bool  # the one that asks
    yours: bool  # you signed in with it; else somebody used a link to your seat with it
    removable: bool  # you may have it removed from the seat


class SeatDevices(Struct, frozen=True):
    """`GET /api/tables/{table}/seats/{seat}/devices`: all that can play a seat of yours."""

    devices: list[DeviceInfo]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/seats/{seat}/part`: whoever came to your seat by a link holds it no longer."""

    device: Word


# ---------------------------------------------------------------- persons


class PasskeyInfo(Struct, frozen=True):
    """A passkey of yours, and where it was made."""

    id: str
    browser: str
    system: str
    created: int


class Me(Struct, frozen=True):
    """`GET /api/me`: who you are here. A guest who holds nothing yet has no devices."""

    name: str
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    recovery: bool  # a recovery link was made, and not used
    joined: list[DeviceInfo]  # devices that signed in as you, of which this one was not told
    email: str  # with which you sign in, where that is possible
    by_email: bool  # whether one can sign in here by e-mail
    provider: str  # by whose account one can sign in here, as they are called; empty for nobody
    linked: bool  # an account there is yours


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me`: what you are called."""

    name: str


class Robot(Struct, frozen=True):
    """`POST /api/bots`: an account for a program. Its secret is the value of its cookie, and told this once."""

    name: str
    token: str


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that says nothing more than its address."""


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/sign-out`: a device is yours no longer."""

    device: Word


class NewEntrance(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/entrances`: a link that makes a device yours.

    `device`: for a few minutes. `recovery`: to be kept; a new one replaces the one before.
    """

    kind: Literal["recovery", "device"]


class Entrance(Struct, frozen=True):
    """Whoever opens this path and says so is you, once. It is shown this once: only its hash is kept."""

    path: str


class ByEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/email`: send a link (`/enter/{token}`) there, which signs in whose the address is, once.

    It is nobody's yet: whoever opens the link is its owner from then on. What is answered does not tell which it was.
    """

    email: Annotated[str, Meta(max_length=254)]
    language: Word = ""


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/enter`: use such a link."""

    token: Word


class Departure(Struct, frozen=True):
    """`POST /api/me/provider`: where to go to sign in with an account there. One comes back to `/signed-in`."""

    address: str


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/provider/return`: what one came back with, in the browser from which one went. Once.

    An account that is nobody's yet is yours from then on.
    """

    code: Annotated[str, Meta(max_length=4000)]
    state: Word


Credential = dict[str, Any]  # what the browser says, as WebAuthn writes it in JSON


class KeyOptions(Struct, frozen=True):
    """`POST /api/me/passkeys/options`, `/api/me/sign-in/options`: what to ask the browser for (WebAuthn, as JSON)."""

    options: Credential


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/passkeys`: the browser has made one."""

    credential: Credential


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/sign-in`: the answer of a passkey."""

    credential: Credential


class OldPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/passkeys/remove`: it lets nobody in any more."""

    id: Annotated[str, Meta(max_length=1400)]


# ---------------------------------------------------------------- the lobby


class LobbyCard(Struct, frozen=True):
    """A table that anybody may find."""

    id: str
    path: str
    game: str
    modules: list[str]
    seats: list[CardSeat]
    watching: int  # how many watch it
    here: bool  # somebody who sits there is connected
    changed: int
    rated: bool


class LobbyInfo(Struct, frozen=True):
    """`GET /api/lobby`: tables to sit down at, and games to watch, those first that most watch."""

    waiting: list[LobbyCard]
    playing: list[LobbyCard]
    friends: list[LobbyCard]  # of both kinds, made for friends by friends of yours


class QuickStart(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/lobby/quick`: sit down where somebody waits for this game, or wait at a new table for others."""

    game: Word
    name: str = ""
    language: str = ""
