"""Signing in by e-mail: a link is sent to an address; whoever opens it (`people.enter`) has shown that it is theirs."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.people import by_email, must_know, told
from agon.server.moves import checked_language
from agon.server.notices.forms import Tried
from agon.server.notices.notifying import note_to_sign_in
from agon.server.people import forms as f
from agon.server.people.visiting import known_visitor, paid
from agon.server.problems import MISSING, problem
from agon.server.site import Site
from agon.server.store import addresses
from agon.server.store.store import now
from agon.server.visitors import hashed, new_token


async def send(request: Request) -> Response:
    """The same answer whether anybody is known by that address or not."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.ByEmail)
    if not by_email(request):
        raise problem("server-no-email-sign-in", MISSING)
    email = (await asyncio.to_thread(site.notifying.senders.checked, "email", wanted.email)).lower()
    token = new_token()
    visitor = await known_visitor(request)
    asks = "" if visitor is None else visitor.person
    await site.store.write(addresses.mail, hashed(token), email, asks, now())
    return answer(Tried(await site.notifying.mail(email, note_to_sign_in(checked_language(wanted.language), token))))


async def remove(request: Request) -> Response:
    """Nobody signs in as you by e-mail any more."""
    site: Site = state_of(request)
    await paid(request)
    await form(request, f.Nothing)
    visitor = await must_know(request)
    await site.store.write(addresses.remove_address, visitor.person)
    return await told(request, visitor)
