"""Every setting of the server, declared once: its name, what it can be, and what it is unless somebody says otherwise.

What it means stands in the `.ftl` files, as `setting-NAME`. In the file of the configuration it is called by its name,
in the environment by `AGON_NAME` (`configured.py`); `docs/server.md` has a table that is made from this.
"""

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from agon.server.limits import NOBODY_LIMITED, Limits

PAGE: Final = Path(__file__).parent / "page"
DOCS: Final = Path(__file__).parent / "docs"

Secret = Annotated[str, Meta(pattern="^(.{16,})?$", extra={"secret": True})]  # never shown; none, or long enough
Port = Annotated[int, Meta(ge=0, le=65535)]
Workers = Annotated[int, Meta(ge=1, le=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Switch = Literal["on", "off"]
Hidden = Annotated[str, Meta(extra={"secret": True})]  # never shown


class Settings(Struct, frozen=True, kw_only=True):
    """What a server can be told."""

    host: str = "127.0.0.1"
    port: Port = 2466  # AGON on the keys of a telephone
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    database_url: str = ""
    workers: Workers = 1
    bot_processes: Annotated[int, Meta(ge=0, le=256)] = 0
    packs: tuple[str, ...] = ()
    workshop: str = ""
    page: str = ""
    limits: Switch = "on"
    sockets: Count = 200
    connections: Count = 300
    log: Literal["plain", "json"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    operator_key: Secret = ""
    expire_lobby: Days = 0
    expire_playing: Days = 0
    expire_over: Days = 0
    expire_guests: Days = 0
    archive: str = ""
    public_url: str = ""
    push_contact: str = ""
    smtp_url: Hidden = ""
    mail_from: str = ""
    email_sign_in: Switch = "off"
    oidc_issuer: str = ""
    oidc_client_id: str = ""
    oidc_secret: Hidden = ""
    oidc_name: str = ""
    webhooks: Switch = "off"
    private_targets: Switch = "off"


def limits_of(settings: Settings) -> Limits:
    """The limits of one server."""
    if settings.limits == "off":
        return NOBODY_LIMITED
    return Limits(sockets=settings.sockets, connections=settings.connections)
