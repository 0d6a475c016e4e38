"""Every lesson leads to its end by doing what it says, and notices when one does not."""

import random
import re

import pytest

from agon.games.registry import GAMES
from agon.kernel.lessons import LEARNER, Lesson, Progress, progress, undo_permission, withheld
from agon.kernel.undo import IMPOSSIBLE
from agon.kernel.words import say
from agon.shelf.lessons import lessons_of
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from lessons.walking import asked, begun, walk

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
NAMED = [f"{lesson.setup.game}-{lesson.id}" for lesson in LESSONS]
MISSABLE = [(lesson, step) for lesson in LESSONS for step, wanted in enumerate(lesson.steps) if wanted.miss is not None]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMED)
def test_the_right_way_leads_to_the_end(lesson: Lesson) -> None:
    match = begun(lesson)
    passed = [at.step for at in walk(lesson, match)]
    assert progress(lesson, match) == Progress(len(lesson.steps), False)
    assert sorted(set(passed)) == list(range(len(lesson.steps))), "each step is something to do"
    assert len(passed) <= 60, "a lesson takes ten minutes"


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMED)
def test_whatever_one_tried_before_the_end_can_be_reached(lesson: Lesson) -> None:
    """Somebody who picks anything of what the first steps offer can still do what the later ones ask for."""
    for steps in range(1, len(lesson.steps)):
        match, chance = begun(lesson), random.Random(f"{lesson.id} {steps}")
        for at in walk(lesson, match):
            if at.missed:
                break
            if at.step < steps:
                match.choose_key(LEARNER, chance.choice(asked(lesson, match).options).key)
        end = progress(lesson, match)
        assert end.missed or end.step == len(lesson.steps), f"no way on at {lesson.steps[end.step].id!r}"


@pytest.mark.parametrize(("lesson", "step"), MISSABLE, ids=[f"{one.setup.game}-{one.id}-{n}" for one, n in MISSABLE])
def test_a_wrong_way_is_noticed_and_can_be_taken_back(lesson: Lesson, step: int) -> None:
    match = begun(lesson)
    for at in walk(lesson, match):
        keys = [option.key for option in asked(lesson, match).options]
        wrong = [key for start in lesson.steps[step].wrong for key in keys if key.startswith(start)]
        if at.step == step and wrong:
            match.choose_key(LEARNER, wrong[0])
        if progress(lesson, match).missed:
            break
    assert progress(lesson, match) == Progress(step, True)
    match.back_to(len(match.choices) - 1)
    assert progress(lesson, match) == Progress(step, False)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMED)
def test_what_a_lesson_leaves_out_it_refuses_and_what_was_prepared_stays(lesson: Lesson) -> None:
    match = begun(lesson)
    assert undo_permission(lesson, match, LEARNER).level == IMPOSSIBLE
    for _ in walk(lesson, match):
        whole = match.question(LEARNER)
        assert whole is not None
        offered, refused = asked(lesson, match).options, withheld(lesson, match, whole)
        shown = [option.key for option in offered] + [refusal.key for refusal in refused]
        assert sorted(shown) == sorted(option.key for option in whole.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMED)
def test_everything_it_says_is_there_in_both_languages(lesson: Lesson, language: str) -> None:
    reader = Reader(language, begun(lesson).game.names(), ["Anna"], LEARNER)
    assert reader.say(say(lesson.word))
    assert reader.part(say(lesson.word), "about")
    assert reader.part(say(lesson.word), "done")
    for number, step in enumerate(lesson.steps):
        words = say(lesson.words_of(number))
        assert reader.part(words, "title"), step.id
        assert len(reader.say(words).split()) <= 70, "a step is read in half a minute"
        assert bool(reader.part(words, "missed")) == (step.miss is not None), step.id


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMED)
def test_its_steps_speak_of_things_by_ids_that_boards_know(lesson: Lesson) -> None:
    """What a step shows is named as options name what they touch."""
    assert all(re.fullmatch(r"[\w/]+", thing) for step in lesson.steps for thing in step.shows)
