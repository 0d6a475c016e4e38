"""Who somebody is: their name, their devices, and the keys that let them in."""

from functools import partial
from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from agon.server.http.answers import answer, form, source, state_of
from agon.server.moves import checked_name
from agon.server.people import forms as f
from agon.server.people import passkeys
from agon.server.people.visiting import known_visitor, paid, visitor_of
from agon.server.problems import FORBIDDEN, MISSING, problem
from agon.server.site import Site
from agon.server.store import addresses, forgetting, keys, people, society
from agon.server.store.schema import ADDRESSES
from agon.server.store.store import now
from agon.server.visitors import COOKIE, Visitor, forget, hashed, is_safe, is_token, new_token, newcomer, remember

SOON: Final = 5 * 60_000  # milliseconds in which a passkey has to answer
DEVICE_LINK: Final = 15 * 60_000  # milliseconds for which a link for another device is good


async def me(request: Request) -> Response:
    """Who asks. Nobody becomes anybody by asking."""
    visitor = await known_visitor(request) or await visitor_of_before(request)
    if visitor is None:
        return nobody(request)
    response = await told(request, visitor)
    remember(response, visitor, request)
    return response


def nobody(request: Request) -> Response:
    """What somebody is told who is nobody yet."""
    return answer(f.Me("", [], [], False, [], "", by_email(request), provider_name(request), False))


def by_email(request: Request) -> bool:
    """Whether one signs in by e-mail here."""
    site: Site = state_of(request)
    return site.settings.email_sign_in == "on"


def provider_name(request: Request) -> str:
    """By whose account one signs in here; empty for nobody's."""
    site: Site = state_of(request)
    return "" if site.provider is None else site.provider.name


async def visitor_of_before(request: Request) -> Visitor | None:
    """Whoever got their cookie before cookies belonged to one host alone: it is exchanged."""
    site: Site = state_of(request)
    token = request.cookies.get(COOKIE, "") if is_safe(request) else ""
    found = await site.store.read(people.device, hashed(token)) if is_token(token) else None
    return Visitor(token, found.token, found.person) if found is not None and found.created == 0 else None


async def told(request: Request, visitor: Visitor) -> Response:
    """What is known of whoever asks."""
    site: Site = state_of(request)
    known = await site.store.read(people.person, visitor.person, visitor.hash)
    return answer(
        f.Me(
            name=known.name,
            devices=[device_info(one, visitor) for one in known.devices],
            passkeys=[f.PasskeyInfo(one.id, one.browser, one.system, one.created) for one in known.passkeys],
            recovery=known.recovery,
            joined=[device_info(one, visitor) for one in known.joined],
            email=known.email if by_email(request) else "",
            by_email=by_email(request),
            provider=provider_name(request),
            linked=known.linked and provider_name(request) != "",
        )
    )


def device_info(one: people.Device, visitor: Visitor) -> f.DeviceInfo:
    return f.DeviceInfo(one.token, one.browser, one.system, one.seen, one.token == visitor.hash, True, True)


async def must_know(request: Request) -> Visitor:
    """Whoever asks must be somebody: a seat or a name makes one."""
    visitor = await known_visitor(request)
    if visitor is None:
        raise problem("server-nobody", FORBIDDEN)
    return visitor


async def rename(request: Request) -> Response:
    """A name; with it, whoever was nobody yet is somebody."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    name = checked_name((await form(request, f.Named)).name)
    visitor = await visitor_of(request)

    def write(connection: Connection) -> bool:
        people.enrol(connection, visitor, now())
        return people.rename(connection, visitor.person, name)

    await site.store.write(write)
    response = await told(request, visitor)
    remember(response, visitor, request)
    return response


async def know(request: Request) -> Response:
    """This device was told which others have joined."""
    site: Site = state_of(request)
    await form(request, f.Nothing)
    visitor = await must_know(request)
    await site.store.write(people.tell, visitor.hash, now())
    return await told(request, visitor)


async def sign_out(request: Request) -> Response:
    """A device is nobody's any more, and loses its seats at once."""
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, f.SignOut)
    visitor = await must_know(request)
    if not await site.store.write(people.sign_out, visitor.person, wanted.device):
        raise problem("server-no-device", MISSING)
    await site.hall.recognise_again({wanted.device})
    if wanted.device != visitor.hash:
        return await told(request, visitor)
    response = nobody(request)
    forget(response, request)
    return response


async def forget_me(request: Request) -> Response:
    """Whoever asks is forgotten, with their name wherever it stood."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    await form(request, f.Nothing)
    visitor = await must_know(request)
    gone = await site.store.write(forgetting.forget, visitor.person)
    for entry in [one for id, one in site.hall.entries.items() if id in gone.spoke]:
        async with entry.lock:
            entry.table.unname_speaker(society.speaker_of(entry.id, visitor.person), forgetting.SOMEBODY)
    for entry in [one for id, one in site.hall.entries.items() if id in gone.sat]:
        site.hall.close(entry, problem("server-removed", MISSING))
    await site.hall.recognise_again(gone.devices)
    response = nobody(request)
    forget(response, request)
    return response


# ---------------------------------------------------------------- links


async def make_entrance(request: Request) -> Response:
    """A link with which another device becomes theirs."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.NewEntrance)
    visitor = await must_know(request)
    token, until = new_token(), 0 if wanted.kind == "recovery" else now() + DEVICE_LINK
    await site.store.write(keys.add_entrance, hashed(token), visitor.person, wanted.kind, until)
    return answer(f.Entrance(f"/enter/{token}"), 201)


async def enter(request: Request) -> Response:
    """Such a link is used."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    token = (await form(request, f.Enter)).token
    was = await known_visitor(request)
    fresh = newcomer(agent_of(request))

    def write(connection: Connection) -> Visitor:
        mailed = addresses.mailed_to(connection, hashed(token), now())
        if mailed is None:
            person = keys.use_entrance(connection, hashed(token), now())
        else:  # whoever opens a link that somebody else asked for does not give them a key to who they are
            asked = was is not None and was.person == mailed.person
            whose = mailed.person if asked else fresh.person
            person = keys.owner(connection, ADDRESSES, {"email": mailed.email}, whose, now())
        visitor = fresh._replace(person=person)
        people.become(connection, was, visitor, now())
        return visitor

    return await signed_in(request, await site.store.write(write))


async def signed_in(request: Request, visitor: Visitor) -> Response:
    response = await told(request, visitor)
    remember(response, visitor, request)
    return response


def agent_of(request: Request) -> str:
    return request.headers.get("user-agent", "")[:400]


# ---------------------------------------------------------------- passkeys


def place_of(request: Request) -> passkeys.Place:
    """Where the page is, by the name under which it was asked for (which the guard has looked at)."""
    return passkeys.Place(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


async def passkey_options(request: Request) -> Response:
    """A passkey is about to be made."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await form(request, f.Nothing)
    visitor = await must_know(request)
    known = await site.store.read(people.person, visitor.person, visitor.hash)
    challenge, options = passkeys.making(place_of(request), visitor.person, known.name, known.passkeys)
    await site.store.write(keys.ask, challenge, visitor.person, now(), now() + SOON)
    return answer(f.KeyOptions(options))


async def add_passkey(request: Request) -> Response:
    """It was made."""
    site: Site = state_of(request)
    await paid(request)
    credential = (await form(request, f.NewPasskey)).credential
    visitor = await must_know(request)
    work = partial(passkeys.made, place_of(request), credential)
    id, key, count = await site.turnstile.aside(source(request), work)

    def write(connection: Connection) -> bool:
        keys.answered(connection, passkeys.challenge_of(credential), visitor.person, now())
        device = (visitor.browser, visitor.system, now())
        return keys.add_passkey(connection, keys.Passkey(id, visitor.person, key, count, *device))

    await site.store.write(write)
    return await told(request, visitor)


async def remove_passkey(request: Request) -> Response:
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, f.OldPasskey)
    visitor = await must_know(request)
    await site.store.write(keys.remove_passkey, visitor.person, wanted.id)
    return await told(request, visitor)


async def sign_in_options(request: Request) -> Response:
    """Somebody wants to sign in with a passkey."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await form(request, f.Nothing)
    challenge, options = passkeys.asking(place_of(request))
    await site.store.write(keys.ask, challenge, "", now(), now() + SOON)
    return answer(f.KeyOptions(options))


async def sign_in(request: Request) -> Response:
    """The passkey has answered."""
    site: Site = state_of(request)
    await paid(request)
    credential = (await form(request, f.SignIn)).credential
    key = await site.store.read(keys.passkey, passkeys.id_of(credential))
    if key is None:
        raise problem("server-unknown-passkey", FORBIDDEN)
    count = await site.turnstile.aside(source(request), partial(passkeys.used, place_of(request), credential, key))
    was = await known_visitor(request)
    visitor = newcomer(agent_of(request))._replace(person=key.person)

    def write(connection: Connection) -> bool:
        keys.answered(connection, passkeys.challenge_of(credential), "", now())
        keys.used(connection, key.id, count)
        return people.become(connection, was, visitor, now())

    await site.store.write(write)
    return await signed_in(request, visitor)
