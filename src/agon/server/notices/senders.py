"""The ways to tell somebody: web push, e-mail, webhooks. Each sends one message, or says why it could not."""

import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from importlib.util import find_spec
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

import msgspec

from agon.server.notices.outgoing import guard_calls, must_be_callable
from agon.server.problems import problem
from agon.server.settings import Settings

Way = Literal["push", "email", "webhook"]
PATIENCE: Final = 15.0  # seconds for one message
DAY: Final = 86_400
SERVICES: Final = ("Discord", "Slack", "ntfy")  # as the library calls them
GONE: Final = (404, 410)  # what a push service says of a browser that wants no more
LONGEST: Final = 2000  # characters of an address


class Note(NamedTuple):
    """What somebody is told. The path is of the page; the tag lets a later one take the place of an earlier one."""

    title: str
    body: str
    path: str
    tag: str


class Gone(Exception):
    """There is nobody at that end any more."""


class Failed(Exception):
    """It could not be sent now."""


class Senders(NamedTuple):
    """What the operators have switched on."""

    settings: Settings
    key: str  # the private half of the key by which push services know this server

    def ways(self) -> list[Way]:
        """All that people can be offered."""
        settings = self.settings
        offered: list[tuple[Way, bool]] = [
            ("push", bool(settings.push_contact)),
            ("email", bool(settings.smtp_url)),
            ("webhook", settings.webhooks == "on"),
        ]
        return [way for way, there in offered if there]

    def begin(self) -> None:
        """Before the first message: guard what is called."""
        if self.settings.private_targets == "off" and {"push", "webhook"} & set(self.ways()):
            guard_calls()

    def address(self, path: str) -> str:
        return self.settings.public_url.rstrip("/") + path

    def checked(self, way: Way, target: str) -> str:
        """A target as it is kept; complains of one that could not be."""
        if way not in self.ways():
            raise problem("notice-off")
        if not target or len(target) > LONGEST or not target.isprintable():
            raise problem("notice-bad-target")
        return CHECKS[way](self, target)

    def send(self, way: Way, target: str, note: Note, stop: str) -> None:
        """Tell somebody; `stop`, if it is not empty, is the address that ends it. Not for the event loop: it blocks."""
        SENDS[way](self, target, note, stop)


# ---------------------------------------------------------------- web push


class Keys(msgspec.Struct, frozen=True):
    """With what a browser wants to be written to."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser says of itself that wants to be told (`PushSubscription`)."""

    endpoint: str
    keys: Keys


def new_key() -> str:
    """A key of a server, as it is kept."""
    from py_vapid import Vapid02, b64urlencode

    made = Vapid02()
    made.generate_keys()
    secret = made.private_key.private_numbers().private_value.to_bytes(32, "big")
    return str(b64urlencode(secret))


def public_half(key: str) -> str:
    """What browsers are given of it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02, b64urlencode

    point = Vapid02.from_string(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(point))


def check_push(senders: Senders, target: str) -> str:
    try:
        subscription = msgspec.json.decode(target, type=Subscription)
    except msgspec.DecodeError as error:
        raise problem("notice-bad-target") from error
    must_be_url(senders, subscription.endpoint)
    return msgspec.json.encode(subscription).decode()


def must_be_url(senders: Senders, address: str) -> None:
    """Complain of an address that must not be called: it is safe, and of the internet."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError as error:
        raise problem("notice-bad-target") from error
    if senders.settings.private_targets == "on":
        return
    if parts.scheme != "https" or not host or parts.username is not None:
        raise problem("notice-bad-target")
    must_be_callable(host, port)


def send_push(senders: Senders, target: str, note: Note, stop: str) -> None:
    from pywebpush import WebPushException, webpush

    contact = senders.settings.push_contact
    claims: dict[str, str | int] = {"sub": contact if ":" in contact else f"mailto:{contact}"}
    content = msgspec.json.encode(note._asdict()).decode()
    try:
        webpush(
            msgspec.json.decode(target),
            content,
            senders.key,
            claims,
            timeout=PATIENCE,
            ttl=DAY,
            headers={"Urgency": "normal", "Topic": note.tag[:22] or "agon"},
        )
    except WebPushException as error:
        if error.response is not None and error.response.status_code in GONE:
            raise Gone from error
        raise Failed(f"push: {error.response.status_code if error.response is not None else error}") from error
    except Exception as error:  # whatever the library stumbles over is one message that was not sent
        raise Failed(f"push: {type(error).__name__}") from error


# ---------------------------------------------------------------- e-mail


def check_email(senders: Senders, target: str) -> str:
    name, _, domain = target.strip().rpartition("@")
    fine = name and "." in domain and not set(target.strip()) & set(' <>,;:"()[]\\\r\n') and target.isascii()
    if not fine or len(target) > 254:
        raise problem("notice-bad-email")
    return target.strip()


def send_email(senders: Senders, target: str, note: Note, stop: str) -> None:
    mail = EmailMessage(SMTP.clone(max_line_length=LONGEST))  # an address in a header stays in one piece
    mail["From"], mail["To"], mail["Subject"] = senders.settings.mail_from, target, note.title
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(f"{note.body}\n\n{senders.address(note.path)}\n")
    try:
        with mail_server(senders.settings.smtp_url) as server:
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        raise Failed("email: refused") from error
    except (smtplib.SMTPException, OSError) as error:
        raise Failed(f"email: {type(error).__name__}") from error


def mail_server(url: str) -> smtplib.SMTP:
    """The server that takes mail: `smtps://` speaks TLS at once; `smtp://` as soon as it can, before any password."""
    parts = urlsplit(url)
    host, context = parts.hostname or "", ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=PATIENCE)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
    if parts.username:
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server


# ---------------------------------------------------------------- webhooks


def check_webhook(senders: Senders, target: str) -> str:
    """The address of a webhook of one of the services. Nothing behind a `?`: there the library takes files to read."""
    target = target.strip()
    if "?" in target or "#" in target:
        raise problem("notice-bad-target")
    plugin = plugin_of(target)
    if plugin is None or str(plugin.service_name) not in SERVICES:
        raise problem("notice-bad-webhook", known=", ".join(SERVICES))
    address = urlsplit(target)
    if address.scheme in ("http", "https") or (address.scheme in ("ntfy", "ntfys") and address.path.strip("/")):
        must_be_url(senders, f"https://{address.netloc.rpartition('@')[2]}")
    return target


def plugin_of(target: str) -> Any:
    """What the library makes of an address; None when it knows none."""
    from apprise import Apprise

    try:
        return Apprise.instantiate(target, suppress_exceptions=True)
    except TypeError:
        return None


def send_webhook(senders: Senders, target: str, note: Note, stop: str) -> None:
    from apprise import Apprise

    plugin = plugin_of(target)
    told = Apprise()
    if plugin is None or not told.add(plugin):
        raise Failed("webhook: not understood")
    if not told.notify(title=note.title, body=f"{note.body}\n{senders.address(note.path)}"):
        raise Failed("webhook: not taken")


CHECKS: Final[dict[Way, Callable[[Senders, str], str]]] = {
    "push": check_push,
    "email": check_email,
    "webhook": check_webhook,
}
SENDS: Final[dict[Way, Callable[[Senders, str, Note, str], None]]] = {
    "push": send_push,
    "email": send_email,
    "webhook": send_webhook,
}


def must_fit(settings: Settings) -> None:
    """Complain of settings that do not go together, at the start and not at the first message."""
    sends = settings.smtp_url or settings.webhooks == "on"
    if sends and not settings.public_url:
        raise problem("config-needs", name="public_url", other="smtp_url, webhooks")
    if settings.email_sign_in == "on" and not settings.smtp_url:
        raise problem("config-needs", name="smtp_url", other="email_sign_in")
    if settings.smtp_url and not settings.mail_from:
        raise problem("config-needs", name="mail_from", other="smtp_url")
    if settings.smtp_url and urlsplit(settings.smtp_url).scheme not in ("smtp", "smtps"):
        raise problem("config-smtp")
    for library, wanted in (("pywebpush", settings.push_contact), ("apprise", settings.webhooks == "on")):
        if wanted and find_spec(library) is None:
            raise problem("config-no-library", name=library, extra="notices")
