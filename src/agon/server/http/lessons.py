"""Lessons: which there are, and the table of one."""

from starlette.requests import Request
from starlette.responses import Response

from agon.games.registry import GAMES
from agon.kernel.lessons import Lesson
from agon.server import forms, founding
from agon.server.http.answers import answer, form, source, state_of
from agon.server.http.tables import created
from agon.server.people.visiting import visitor_of
from agon.server.problems import MISSING, problem
from agon.server.site import Site
from agon.shelf.lessons import lessons_of


async def lessons(request: Request) -> Response:
    return answer(forms.Lessons([card(lesson) for game in GAMES for lesson in lessons_of(game).values()]))


def card(lesson: Lesson) -> forms.LessonCard:
    return forms.LessonCard(lesson.setup.game, lesson.id, lesson.word, lesson.minutes, list(lesson.setup.modules))


async def begin(request: Request) -> Response:
    """The table of a lesson, for whoever asks."""
    game, id = request.path_params["game"], request.path_params["lesson"]
    lesson = lessons_of(game).get(id) if game in GAMES else None
    if lesson is None:
        raise problem("server-no-lesson", MISSING)
    site: Site = state_of(request)
    site.makings.take(source(request))
    learner = await form(request, forms.Learner)
    visitor = await visitor_of(request)
    made = await founding.teach(site.hall, lesson, learner, visitor)
    await site.thinking.attend(made.id, source(request))
    return created(request, made, visitor)
