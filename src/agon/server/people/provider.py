"""Signing in by OpenID Connect: somebody's account elsewhere says who they are.

Its **provider** is whom the operators have named. Here it is asked for nothing but a word that stands for somebody
(`openid`, no e-mail and no profile), and whatever it says is looked at: whose signature it has, for whom it was made,
when, and for which departure.
"""

import asyncio
import base64
import time
from collections.abc import Mapping
from hashlib import sha256
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import quote, urlencode, urlsplit

import msgspec
from msgspec import Struct

from agon.server.hall import LOG
from agon.server.problems import FORBIDDEN, UNAVAILABLE, Problem, problem
from agon.server.settings import Settings
from agon.server.visitors import hashed

if TYPE_CHECKING:
    from httpx import AsyncClient, Request
    from joserfc.jwk import KeySet

T = TypeVar("T")

DESCRIPTION: Final = "/.well-known/openid-configuration"
BACK: Final = "/signed-in"  # the place in the page to which the provider sends people back
PATIENCE: Final = 10.0  # seconds for an answer of the provider
LARGEST: Final = 256_000  # bytes of one
KEPT: Final = 600.0  # seconds for which what it says of itself is believed
LEEWAY: Final = 60  # seconds by which its clock may differ
LONGEST: Final = 255  # characters of the word that stands for somebody, as the standard has it
SIGNED: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "Ed25519", "EdDSA")
LIBRARIES: Final = ("httpx", "joserfc")


class Description(Struct, frozen=True):
    """What a provider says of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class Tokens(Struct, frozen=True):
    """What it gives for a code."""

    id_token: str


class Keys(Struct, frozen=True):
    """With what it signs."""

    keys: list[dict[str, Any]]


class Departure(Struct, frozen=True):
    """Somebody goes to the provider: the secret stays with their browser, the state goes with them."""

    secret: str
    state: str

    @property
    def nonce(self) -> str:
        return hashed(f"nonce/{self.secret}")

    @property
    def verifier(self) -> str:
        return hashed(f"verifier/{self.secret}")

    @property
    def challenge(self) -> str:
        return base64.urlsafe_b64encode(sha256(self.verifier.encode()).digest()).rstrip(b"=").decode()


class Untrue(Exception):
    """What the provider said cannot be believed."""


class Provider:
    """The provider of one server."""

    def __init__(self, settings: Settings) -> None:
        self.issuer = settings.oidc_issuer
        self.client = settings.oidc_client_id
        self.secret = settings.oidc_secret
        self.name = settings.oidc_name or urlsplit(self.issuer).hostname or self.issuer
        self._http: AsyncClient | None = None
        self._description: Description | None = None
        self._until = 0.0

    async def look(self) -> None:
        """Whether it can be used. Who runs the server is told if not; everything else goes on."""
        try:
            await self.description()
        except Problem:
            LOG.warning("nobody can sign in by %s now", self.issuer)

    async def close(self) -> None:
        if self._http is not None:
            await self._http.aclose()

    async def address(self, departure: Departure, back: str) -> str:
        """Where somebody goes who wants to sign in."""
        there = (await self.description()).authorization_endpoint
        asked = {
            "response_type": "code",
            "client_id": self.client,
            "redirect_uri": back,
            "scope": "openid",
            "state": departure.state,
            "nonce": departure.nonce,
            "code_challenge": departure.challenge,
            "code_challenge_method": "S256",
        }
        return f"{there}{'&' if '?' in there else '?'}{urlencode(asked)}"

    async def subject(self, departure: Departure, code: str, back: str) -> str:
        """Who came back with that code: the word that stands for them."""
        description = await self.description()
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": back}
        headers = {}
        if self.secret and "client_secret_basic" in description.token_endpoint_auth_methods_supported:
            pair = f"{quote(self.client, safe='')}:{quote(self.secret, safe='')}"
            headers["Authorization"] = f"Basic {base64.b64encode(pair.encode()).decode()}"
        else:
            form |= {"client_id": self.client} | ({"client_secret": self.secret} if self.secret else {})
        form["code_verifier"] = departure.verifier
        http = self.http()
        given = await self.read(
            http.build_request("POST", description.token_endpoint, data=form, headers=headers), Tokens
        )
        keys = await self.read(http.build_request("GET", description.jwks_uri), Keys)
        try:
            return subject_of(claims_of(given.id_token, key_set(keys)), self.issuer, self.client, departure.nonce)
        except Untrue as error:
            LOG.warning("what %s said of somebody was not believed: %s", self.issuer, error)
            raise problem("server-provider-untrue", FORBIDDEN) from error

    async def description(self) -> Description:
        """What it says of itself, which changes seldom."""
        known = self._description
        if known is not None and time.monotonic() < self._until:
            return known
        request = self.http().build_request("GET", self.issuer.rstrip("/") + DESCRIPTION)
        found = await self.read(request, Description)
        ends = (found.authorization_endpoint, found.token_endpoint, found.jwks_uri)
        if found.issuer != self.issuer or not all(is_fit(end) for end in ends):
            LOG.warning("%s says of itself that it is %s, with %s", self.issuer, found.issuer, ", ".join(ends))
            raise problem("server-provider-down", UNAVAILABLE)
        self._description, self._until = found, time.monotonic() + KEPT
        return found

    async def read(self, request: "Request", kind: type[T]) -> T:
        """An answer of the provider, in its time and of its size."""
        from httpx import HTTPError, InvalidURL

        content = bytearray()
        try:
            async with asyncio.timeout(PATIENCE):
                response = await self.http().send(request, stream=True)
                try:
                    async for part in response.aiter_bytes():
                        content += part
                        if len(content) > LARGEST:
                            raise Untrue("too much")
                finally:
                    await response.aclose()
            if response.status_code in (400, 401, 403):  # a code that is none; or a client that it does not know
                LOG.warning("%s answers %d: %s", request.url, response.status_code, bytes(content[:200]))
                raise problem("server-provider-refused", FORBIDDEN)
            response.raise_for_status()
            return msgspec.json.decode(content, type=kind)
        except (HTTPError, InvalidURL, OSError, Untrue, msgspec.DecodeError, UnicodeDecodeError) as error:
            LOG.warning("%s cannot be read: %s %s", request.url, type(error).__name__, error)
            raise problem("server-provider-down", UNAVAILABLE) from error

    def http(self) -> "AsyncClient":
        from httpx import AsyncClient

        if self._http is None:
            self._http = AsyncClient(timeout=PATIENCE, headers={"Accept": "application/json"})
        return self._http


# ---------------------------------------------------------------- whether it can be believed


def key_set(keys: Keys) -> "KeySet":
    """Those of its keys that sign in a way that is known here."""
    from joserfc.errors import JoseError
    from joserfc.jwk import JWKRegistry, KeySet

    found = []
    for one in keys.keys:
        if one.get("use", "sig") != "sig" or one.get("kty") == "oct":
            continue
        try:
            found.append(JWKRegistry.import_key(one))
        except (JoseError, ValueError, KeyError, TypeError):  # of a kind that is not known here
            continue
    return KeySet(found)


def claims_of(token: str, keys: "KeySet") -> Mapping[str, Any]:
    """What a token says, if one of those keys has signed it."""
    from joserfc import jwt
    from joserfc.errors import JoseError

    try:
        return jwt.decode(token, keys, algorithms=SIGNED).claims
    except (JoseError, ValueError, KeyError, TypeError) as error:
        raise Untrue(f"{type(error).__name__} {error}") from error


def subject_of(claims: Mapping[str, Any], issuer: str, client: str, nonce: str) -> str:
    """Of whom these claims speak, if they are of that issuer, for that client, of now and of that departure."""
    from joserfc.errors import JoseError
    from joserfc.jwt import JWTClaimsRegistry

    wanted = JWTClaimsRegistry(
        leeway=LEEWAY,
        iss={"essential": True, "value": issuer},
        aud={"essential": True, "value": client},
        nonce={"essential": True, "value": nonce},
        exp={"essential": True},
        iat={"essential": True},
        sub={"essential": True},
    )
    try:
        wanted.validate(dict(claims))
    except (JoseError, ValueError, TypeError) as error:
        raise Untrue(f"{type(error).__name__} {error}") from error
    audience, party = claims["aud"], claims.get("azp", "")
    if (party and party != client) or (isinstance(audience, list) and len(audience) > 1 and not party):
        raise Untrue("made for somebody else")
    subject = str(claims["sub"])
    if not subject or len(subject) > LONGEST or not subject.isprintable():
        raise Untrue("no word that could stand for somebody")
    return subject


# ---------------------------------------------------------------- settings


def must_fit(settings: Settings) -> None:
    """Complain at the start of settings with which nobody could sign in."""
    given = {"oidc_client_id": settings.oidc_client_id, "oidc_secret": settings.oidc_secret}
    if not settings.oidc_issuer:
        for name in [name for name, value in (*given.items(), ("oidc_name", settings.oidc_name)) if value]:
            raise problem("config-needs", name="oidc_issuer", other=name)
        return
    if not settings.oidc_client_id:
        raise problem("config-needs", name="oidc_client_id", other="oidc_issuer")
    if not is_fit(settings.oidc_issuer) or set("?#") & set(settings.oidc_issuer) or len(settings.oidc_issuer) > LONGEST:
        raise problem("config-issuer")
    for library in LIBRARIES:
        if find_spec(library) is None:
            raise problem("config-no-library", name=library, extra="oidc")


def is_fit(address: str) -> bool:
    """Whether nobody on the way to an address can read or change what is sent."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        plain = parts.port is None or parts.port > 0
    except ValueError:
        return False
    if not host or parts.username is not None or not plain or not address.isprintable():
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and is_here(host))


def is_here(host: str) -> bool:
    """Whether a host is this machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
