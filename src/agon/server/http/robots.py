"""Accounts for programs that play here."""

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from agon.server.http.answers import answer, form, source, state_of
from agon.server.people import forms as f
from agon.server.people.robots import new_robot, robot_name
from agon.server.people.visiting import paid
from agon.server.site import Site
from agon.server.store import people
from agon.server.store.store import now


async def make(request: Request) -> Response:
    """A new account; its secret is told this once."""
    site: Site = state_of(request)
    site.makings.take(source(request))
    await paid(request)
    name = robot_name((await form(request, f.Named)).name)
    robot = new_robot()

    def write(connection: Connection) -> bool:
        people.enrol(connection, robot, now())
        return people.rename(connection, robot.person, name)

    await site.store.write(write)
    return answer(f.Robot(name, robot.token), 201)
