"""How somebody wants to be told that it is their turn."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.people import must_know
from agon.server.moves import checked_language
from agon.server.notices import forms as f
from agon.server.notices.manners import Manners, zone_of
from agon.server.notices.notifying import note_to_confirm, note_to_try
from agon.server.notices.senders import public_half
from agon.server.people.visiting import known_visitor, paid
from agon.server.problems import CONFLICT, MISSING, problem
from agon.server.site import Site
from agon.server.store import addresses
from agon.server.store import notices as kept
from agon.server.store.people import Device, devices_of
from agon.server.store.store import now
from agon.server.visitors import Visitor, hashed, new_token

MOST: Final = 12  # ways of one person
LONGEST_TOKEN: Final = 100


async def look(request: Request) -> Response:
    """How you are told. Where nothing is switched on, nothing is said of it."""
    return await told(request, await known_visitor(request))


async def told(request: Request, visitor: Visitor | None) -> Response:
    site: Site = state_of(request)
    ways = site.notifying.senders.ways()
    senders = await site.notifying.ready() if ways else site.notifying.senders
    key = public_half(senders.key) if "push" in ways else ""
    if visitor is None or not ways:
        return answer(f.NoticesInfo(ways, key, [], f.MannersInfo(*Manners())))
    known = await site.store.read(kept.known, visitor.person)
    devices = {one.token: one for one in await site.store.read(devices_of, visitor.person)}
    channels = [channel_info(one, visitor, devices) for one in known.channels if one.way in ways]
    return answer(f.NoticesInfo(ways, key, channels, f.MannersInfo(*known.manners)))


def channel_info(one: kept.Channel, visitor: Visitor, devices: dict[str, Device]) -> f.ChannelInfo:
    device = devices.get(one.device)
    shown = one.target
    if one.way == "push":
        shown = "" if device is None else " · ".join(filter(None, (device.browser, device.system)))
    elif one.way == "webhook":  # what follows the host lets anybody write there
        address = urlsplit(one.target)
        shown = f"{address.scheme}://{address.netloc.rpartition('@')[2]}/…"
    failing = one.failures >= kept.MOST_FAILURES
    return f.ChannelInfo(one.id, one.way, shown, one.device == visitor.hash, bool(one.confirmed), failing)


async def add(request: Request) -> Response:
    """Be told in one more way; an e-mail address only once its owner has agreed."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.NewChannel)
    visitor = await must_know(request)
    senders = await site.notifying.ready()
    target = await asyncio.to_thread(senders.checked, wanted.way, wanted.target)  # which asks where a name leads
    if len(await site.store.read(kept.channels_of, visitor.person)) >= MOST:
        raise problem("notice-too-many", CONFLICT, most=MOST)
    device = visitor.hash if wanted.way == "push" else ""
    confirmed = int(wanted.way != "email")
    new = kept.Channel(new_token(), visitor.person, device, wanted.way, target, confirmed, 0, now())
    if not confirmed:  # nobody is flooded: it counts as a message to sign in does
        await site.store.write(addresses.mail, hashed(new_token()), target.lower(), visitor.person, now())
    await site.store.write(kept.add, new)
    if not confirmed:
        token = site.notifying.token("confirm", new.id)
        if not await site.notifying.send(new, note_to_confirm(checked_language(wanted.language), token)):
            await site.store.write(kept.remove, new.id)
            raise problem("notice-not-sent", CONFLICT)
    return await told(request, visitor)


async def own(request: Request, visitor: Visitor) -> kept.Channel:
    """The channel that is named, if it is theirs."""
    site: Site = state_of(request)
    wanted = await form(request, f.ChannelId)
    found = await site.store.read(kept.channel, wanted.id)
    if found is None or found.person != visitor.person:
        raise problem("notice-no-channel", MISSING)
    return found


async def remove(request: Request) -> Response:
    site: Site = state_of(request)
    await paid(request)
    visitor = await must_know(request)
    channel = await own(request, visitor)
    await site.store.write(kept.remove, channel.id)
    return await told(request, visitor)


async def attempt(request: Request) -> Response:
    """One message, to see whether it arrives."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    visitor = await must_know(request)
    channel = await own(request, visitor)
    if not channel.confirmed or channel.way not in site.notifying.senders.ways():
        raise problem("notice-no-channel", MISSING)
    known = await site.store.read(kept.known, visitor.person)
    return answer(f.Tried(await site.notifying.send(channel, note_to_try(known.manners.language))))


async def behave(request: Request) -> Response:
    """When you want to be told."""
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, f.MannersInfo)
    visitor = await must_know(request)
    zone_of(wanted.zone)
    times = (wanted.quiet_from, wanted.quiet_until, wanted.often, wanted.daily_at)
    manners = Manners(wanted.zone, *times, checked_language(wanted.language))
    await site.store.write(kept.behave, visitor.person, manners, now())
    return await told(request, visitor)


async def confirm(request: Request) -> Response:
    """The owner of an address has followed the link that was sent there."""
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, f.Confirmation)
    await site.notifying.ready()
    channel = site.notifying.channel_in("confirm", wanted.token)
    return answer(f.Tried(bool(channel) and await site.store.write(kept.confirm, channel)))


async def stop(request: Request) -> Response:
    """Whoever got a message wants no more of them; mail programs do this with one click (RFC 8058)."""
    site: Site = state_of(request)
    await paid(request)
    await site.notifying.ready()
    channel = site.notifying.channel_in("stop", request.path_params["token"][:LONGEST_TOKEN])
    return answer(f.Tried(bool(channel) and await site.store.write(kept.remove, channel)))
