"""Friends, people whom one does not want to hear or to meet, and reports."""

from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from agon.server.hall import LOG
from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.people import must_know
from agon.server.moves import LONGEST_NAME, checked_chat, must_exist
from agon.server.people import manners as f
from agon.server.people.forms import Nothing
from agon.server.people.visiting import paid, visitor_of
from agon.server.problems import FORBIDDEN, MISSING, problem
from agon.server.site import Site
from agon.server.store import people, seats, society
from agon.server.store.store import now
from agon.server.visitors import Visitor, hashed, is_token, new_token, remember

WEEK: Final = 7 * 86_400_000  # milliseconds for which a link for friends is good


async def look(request: Request) -> Response:
    await paid(request)
    return await told(request, await must_know(request))


async def look_at_table(request: Request) -> Response:
    """Where one's friends sit at a table. Of others nothing is said: they may go by another name there."""
    await paid(request)
    visitor, table = await must_know(request), request.path_params["table"]
    site: Site = state_of(request)
    if not is_token(table):
        raise problem("server-no-table", MISSING)
    known = await site.store.read(society.friends, visitor.person, now())
    people = [one.other for one in known if one.state == "friends"]
    return answer(f.FriendsAt(sorted(await site.store.read(society.held_by, table, people))))


async def told(request: Request, visitor: Visitor) -> Response:
    """What is so now."""
    site: Site = state_of(request)
    friends = await site.store.read(society.friends, visitor.person, now())
    shunned = await site.store.read(society.shunned, visitor.person)
    response = answer(
        f.Society(
            [f.FriendInfo(society.handle_of(visitor.person, one.other), *one[1:]) for one in friends],
            [f.ShunnedInfo(society.handle_of(visitor.person, one.other), one.name, one.kind) for one in shunned],
        )
    )
    remember(response, visitor, request)
    return response


async def whom(request: Request, meant: f.Somebody) -> tuple[str, str]:
    """Who is meant, and what they are called there."""
    site: Site = state_of(request)
    if not is_token(meant.table):
        raise problem("server-no-table", MISSING)
    entry = await site.open(meant.table, source(request))
    if meant.speaker:
        name = next((line.name for line in entry.table.chat if line.speaker == meant.speaker), None)
        person = await site.store.read(society.speaking, entry.id, meant.speaker)
        if name is None or person is None:
            raise problem("server-no-speaker", MISSING)
        return person, name[:LONGEST_NAME]
    must_exist(entry.table, meant.seat)
    holding = await site.store.read(society.holders_of, entry.id, meant.seat)
    if not holding:
        raise problem("server-nobody-there", MISSING)
    return holding[0], entry.table.seats[meant.seat].name[:LONGEST_NAME]


# ---------------------------------------------------------------- whom one does not want to hear or to meet


async def shun(request: Request) -> Response:
    """From now on; whoever it is about is not told."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.Shun)
    visitor = await must_know(request)
    other, name = await whom(request, wanted)
    await site.store.write(society.shun, visitor.person, other, wanted.kind, name, now())
    await heard_anew(site, visitor)
    return await told(request, visitor)


async def heard_anew(site: Site, visitor: Visitor) -> None:
    """What was said is shown as it is heard now; other processes see to it within seconds."""
    devices = await site.store.read(people.devices_of, visitor.person)
    await site.hall.recognise_again({one.token for one in devices})


async def forgive(request: Request) -> Response:
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.Who)
    visitor = await must_know(request)
    others = [one.other for one in await site.store.read(society.shunned, visitor.person)]
    await site.store.write(society.forgive, visitor.person, known(visitor, others, wanted.who))
    await heard_anew(site, visitor)
    return await told(request, visitor)


def known(visitor: Visitor, others: list[str], who: str) -> str:
    """Whom somebody means by what they call them."""
    for other in others:
        if society.handle_of(visitor.person, other) == who:
            return other
    raise problem("server-nobody-there", MISSING)


# ---------------------------------------------------------------- friends


async def ask(request: Request) -> Response:
    """Call somebody a friend with whom one has sat at a table."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.Somebody)
    visitor = await must_know(request)
    if not await site.store.read(seats.seats_held, wanted.table, visitor.hash):
        raise problem("server-sit-first", FORBIDDEN)
    other, name = await whom(request, wanted)
    await site.store.write(society.befriend, visitor.person, other, name, now())
    return await told(request, visitor)


async def of_mine(request: Request, visitor: Visitor, who: str) -> str:
    site: Site = state_of(request)
    others = [one.other for one in await site.store.read(society.friends, visitor.person, now())]
    return known(visitor, others, who)


async def accept(request: Request) -> Response:
    """Whoever asked is a friend now."""
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, f.Who)
    visitor = await must_know(request)
    other = await of_mine(request, visitor, wanted.who)
    name = await site.store.read(society.name_of, other)
    await site.store.write(society.befriend, visitor.person, other, name, now())
    return await told(request, visitor)


async def remove(request: Request) -> Response:
    """No friend any more, or not asked any more."""
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, f.Who)
    visitor = await must_know(request)
    await site.store.write(society.unfriend, visitor.person, await of_mine(request, visitor, wanted.who))
    return await told(request, visitor)


async def show(request: Request) -> Response:
    """Let a friend see when one is here."""
    site: Site = state_of(request)
    await paid(request)
    wanted = await form(request, f.Show)
    visitor = await must_know(request)
    other = await of_mine(request, visitor, wanted.who)
    await site.store.write(society.show, visitor.person, other, wanted.shows)
    return await told(request, visitor)


async def make_link(request: Request) -> Response:
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    await form(request, Nothing)
    visitor = await must_know(request)
    token = new_token()
    await site.store.write(society.add_friend_link, hashed(token), visitor.person, now(), now() + WEEK)
    return answer(f.FriendLink(f"/friend/{token}"), 201)


async def look_at_link(request: Request) -> Response:
    """Whose link it is. Programs that look at links take nothing by it."""
    site: Site = state_of(request)
    await paid(request)
    visitor = await visitor_of(request)
    token = hashed(request.path_params["token"])
    maker = await site.store.read(society.link_of_friend, token, visitor.person, now())
    return answer(f.FriendDoor(await site.store.read(society.name_of, maker), maker == visitor.person))


async def use_link(request: Request) -> Response:
    """Agree: both are friends. Whoever was nobody yet is somebody."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    await form(request, Nothing)
    visitor = await visitor_of(request)
    token = hashed(request.path_params["token"])

    def write(connection: Connection) -> bool:
        society.link_of_friend(connection, token, visitor.person, now())
        people.enrol(connection, visitor, now())
        return society.use_friend_link(connection, token, visitor.person, now())

    await site.store.write(write)
    return await told(request, visitor)


# ---------------------------------------------------------------- reports


async def report(request: Request) -> Response:
    """Tell operators."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    wanted = await form(request, f.NewReport)
    visitor = await must_know(request)
    about, name = await whom(request, wanted)
    entry = await site.open(wanted.table, source(request))
    by = (-1, wanted.speaker) if wanted.speaker else (wanted.seat, "")
    theirs = (one for one in entry.table.chat if (one.seat, one.speaker) == by)
    line = next((one.text for one in theirs if one.number == wanted.number), "")
    why = checked_chat(wanted.why) if wanted.why.strip() else ""
    where = (entry.id, wanted.seat, wanted.speaker)
    made = society.Report(new_token(), visitor.person, about, *where, name, wanted.number, line, why, now(), 0)
    await site.store.write(society.report, made)
    LOG.warning("table %s: somebody was reported", entry.id)
    return answer(f.Reported(True))
