"""Signing in with an account elsewhere (OpenID Connect): one goes to the provider, and back in the same browser."""

from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.people import agent_of, must_know, place_of, signed_in, told
from agon.server.people import forms as f
from agon.server.people.provider import BACK, Departure, Provider
from agon.server.people.visiting import known_visitor, paid
from agon.server.problems import FORBIDDEN, MISSING, problem
from agon.server.site import Site
from agon.server.store import identities, keys, people
from agon.server.store.schema import IDENTITIES
from agon.server.store.store import now
from agon.server.visitors import Visitor, hashed, is_safe, is_token, new_token, newcomer

COOKIE: Final = "agon-departure"  # by which a browser is known again that comes back
HOST_COOKIE: Final = "__Host-agon-departure"


def provider_of(request: Request) -> Provider:
    site: Site = state_of(request)
    if site.provider is None:
        raise problem("server-no-provider", MISSING)
    return site.provider


def cookie_name(request: Request) -> str:
    return HOST_COOKIE if is_safe(request) else COOKIE


async def depart(request: Request) -> Response:
    """Where to go. The browser keeps a secret without which nobody comes back as whoever went."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    await form(request, f.Nothing)
    departure = Departure(new_token(), new_token())
    address = await provider_of(request).address(departure, place_of(request).origin + BACK)
    visitor = await known_visitor(request)
    person = "" if visitor is None else visitor.person
    await site.store.write(identities.depart, hashed(departure.state), hashed(departure.secret), person, now())
    response = answer(f.Departure(address))
    response.set_cookie(
        cookie_name(request),
        departure.secret,
        max_age=identities.GOOD // 1000,
        httponly=True,
        samesite="lax",
        secure=is_safe(request),
    )
    return response


async def arrive(request: Request) -> Response:
    """Somebody is back: whose the account is, they are. If it is nobody's yet, it is theirs who went."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.Arrival)
    provider = provider_of(request)
    secret = request.cookies.get(cookie_name(request), "")
    if not (is_token(secret) and is_token(wanted.state)):
        raise problem("server-no-departure", FORBIDDEN)
    person = await site.store.write(identities.arrive, hashed(wanted.state), hashed(secret), now())
    departure = Departure(secret, wanted.state)
    subject = await provider.subject(departure, wanted.code, place_of(request).origin + BACK)
    was = await known_visitor(request)
    fresh = newcomer(agent_of(request))
    account = {"issuer": provider.issuer, "subject": subject}

    def write(connection: Connection) -> Visitor:
        whose = person if was is not None and was.person == person else fresh.person
        visitor = fresh._replace(person=keys.owner(connection, IDENTITIES, account, whose, now()))
        people.become(connection, was, visitor, now())
        return visitor

    response = await signed_in(request, await site.store.write(write))
    response.delete_cookie(cookie_name(request), secure=is_safe(request), httponly=True)
    return response


async def remove(request: Request) -> Response:
    """Nobody signs in as you with that account any more."""
    site: Site = state_of(request)
    await paid(request)
    await form(request, f.Nothing)
    visitor = await must_know(request)
    await site.store.write(identities.remove_identity, visitor.person)
    return await told(request, visitor)
