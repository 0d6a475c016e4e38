"""What is said over HTTP about notices."""

from typing import Annotated

from msgspec import Meta, Struct

from agon.server.notices.manners import MINUTES, Often
from agon.server.notices.senders import Way

Minute = Annotated[int, Meta(ge=0, lt=MINUTES)]
Word = Annotated[str, Meta(max_length=100)]


class ChannelInfo(Struct, frozen=True):
    """One way in which you are told. A push is to a browser, `here` if it is this one."""

    id: str
    way: Way
    target: str  # an address, in short where it is a secret; of push: the browser and its system
    here: bool
    confirmed: bool  # an e-mail address is written to once its owner has agreed
    failing: bool  # nothing could be sent for so long that nothing is sent any more


class MannersInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/notices/manners`: minutes of the day in your time zone, when you are left alone (the same twice:
    never), and whether you are told of each turn or once a day."""

    zone: Word
    quiet_from: Minute
    quiet_until: Minute
    often: Often
    daily_at: Minute
    language: Word


class NoticesInfo(Struct, frozen=True):
    """`GET /api/me/notices`: how you can be told that it is your turn, and how you are. No ways: not at all here."""

    ways: list[Way]
    key: str  # what a browser needs that is to be told; empty without push
    channels: list[ChannelInfo]
    manners: MannersInfo


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/notices`: be told in this way too. Of push, `target` is the subscription as JSON."""

    way: Way
    target: Annotated[str, Meta(max_length=2000)]
    language: Word = ""


class ChannelId(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/notices/remove`, `/api/me/notices/try`: no longer in this way; or once, to see whether it works."""

    id: Word


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/notices/confirm`: the owner of an address wants to be told there."""

    token: Word


class Tried(Struct, frozen=True):
    """Whether it went out, or was confirmed or ended."""

    done: bool
