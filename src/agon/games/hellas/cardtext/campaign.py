"""The Persian Invasion in words: scripts, attitudes, tracks, and the passages of its tale."""

from agon.cards.voice import YOU, named
from agon.games.hellas.box import Box
from agon.games.hellas.cardtext.cards import failure_line
from agon.games.hellas.cardtext.clauses import CLAUSES
from agon.games.hellas.cardtext.world import found
from agon.games.hellas.schema.words import ATTITUDES, ENDINGS, OPENINGS
from agon.kernel.words import Message, Name, say


def script_lines(box: Box, id: str) -> list[Message]:
    """Its tale, then its lines in order.  LOH-SEVT-03"""
    script = box.campaign.scripts[found([script.id for script in box.campaign.scripts], id)]
    lines = [
        say("hellas-about-script", name=Name("script/" + id), act=script.act, number=script.number),
        named("text/script/" + id),
    ]
    if "otherwise/script/" + id in box.names:
        lines.append(say("hellas-about-script-otherwise", text=Name("otherwise/script/" + id)))
    return lines + script_effects(box, script.index)


def script_effects(box: Box, script: int) -> list[Message]:
    """The lines of a script, a sentence each."""
    return [
        say("hellas-script-line", number=number, effects=CLAUSES.effect(box, effect, YOU))
        for number, effect in enumerate(box.campaign.scripts[script].effects, 1)
    ]


def attitude_lines(box: Box, id: str) -> list[Message]:
    """LOH-SATT-02 to LOH-SATT-09"""
    number = found(ATTITUDES, id)
    ill_will = box.campaign.ill_will[number]
    return [say("hellas-about-attitude", name=Name("attitude/" + id), id=id, ill_will=ill_will)]


def track_lines(box: Box, id: str) -> list[Message]:
    campaign = box.campaign
    lasts = {
        "mobilization": campaign.mobilization,
        "invasion": campaign.invasion,
        "command": campaign.command,
        "victory": campaign.invasion,
    }
    return [say("hellas-about-track-" + id, name=Name("track/" + id), last=lasts[id])]


def opening_lines(box: Box, id: str) -> list[Message]:
    found(OPENINGS, id)
    return [say("hellas-about-opening", name=Name("opening/" + id)), named("text/opening/" + id)]


def ending_lines(box: Box, id: str) -> list[Message]:
    found(list(ENDINGS), id)
    return [say("hellas-about-ending", name=Name("ending/" + id), kind=ENDINGS[id]), named("text/ending/" + id)]


def failure_lines(box: Box, id: str) -> list[Message]:
    """LOH-QFAIL-01, LOH-QFAIL-02"""
    quest = box.quests[found([quest.id for quest in box.quests], id)]
    if not quest.failure:
        raise KeyError(id)
    return [
        say("hellas-about-failure", name=Name("failure/" + id), quest=Name("quest/" + id)),
        named("text/failure/" + id),
        failure_line(box, quest.failure),
    ]
