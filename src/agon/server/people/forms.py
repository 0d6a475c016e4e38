"""What is said over HTTP about persons, their devices and the links that give a seat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
