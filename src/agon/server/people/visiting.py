"""Who asks for something: the person behind a cookie that the server gave."""

from typing import Final

from starlette.requests import Request

from agon.server.http.answers import source, state_of
from agon.server.site import Site
from agon.server.store import people
from agon.server.store.store import now
from agon.server.visitors import Visitor, cookie_of, hashed, newcomer

HOUR: Final = 3_600_000  # milliseconds: how exactly it is known when a device was last in use


async def known_visitor(request: Request) -> Visitor | None:
    """Who asks; None for somebody whom the server does not know."""
    site: Site = state_of(request)
    token = cookie_of(request)
    found = await site.store.read(people.device, hashed(token)) if token else None
    if found is None:
        return None
    if now() - found.seen > HOUR:
        await site.store.write(people.see, found.token, now())
    return Visitor(token, found.token, found.person, found.browser, found.system)


async def visitor_of(request: Request) -> Visitor:
    """Who asks, or a new guest. A cookie that the server did not give is not taken up."""
    return await known_visitor(request) or newcomer(request.headers.get("user-agent", "")[:400])


async def paid(request: Request) -> None:
    """Whoever acts pays for it, and waits with an empty account."""
    site: Site = state_of(request)
    await site.turnstile.pay(source(request))
