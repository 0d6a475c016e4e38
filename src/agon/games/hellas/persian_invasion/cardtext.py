"""The Persian Invasion in words: scripts, attitudes, tracks, and the passages of its tale."""

from typing import Final

from agon.cards.phrases import Effect
from agon.cards.voice import YOU, named
from agon.games.hellas.box.box import Box, Lines, Names, Printed
from agon.games.hellas.cardtext.clauses import CLAUSES
from agon.games.hellas.cardtext.world import found, prayer_lines
from agon.games.hellas.names import god_thing, quest_thing
from agon.games.hellas.persian_invasion.box import campaign_of, script_thing
from agon.games.hellas.persian_invasion.schema.words import ATTITUDES, ENDINGS, OPENINGS
from agon.games.hellas.schema.words import COLOURS
from agon.kernel.words import Message, Name, say


def script_lines(box: Box, id: str) -> list[Message]:
    """Its tale, then its lines in order.  LOH-SEVT-03"""
    scripts = campaign_of(box).scripts
    script = scripts[found([script.id for script in scripts], id)]
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
        for number, effect in enumerate(campaign_of(box).scripts[script].effects, 1)
    ]


def attitude_lines(box: Box, id: str) -> list[Message]:
    """LOH-SATT-02 to LOH-SATT-09"""
    number = found(ATTITUDES, id)
    ill_will = campaign_of(box).ill_will[number]
    return [say("hellas-about-attitude", name=Name("attitude/" + id), id=id, ill_will=ill_will)]


def track_lines(box: Box, id: str) -> list[Message]:
    campaign = campaign_of(box)
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
    return [
        say("hellas-about-failure", name=Name("failure/" + id), quest=Name("quest/" + id)),
        named("text/failure/" + id),
        failure_line(box, failure_of(box, id)),
    ]


def failure_of(box: Box, quest: str) -> list[Effect]:
    """What happens if a quest is not done in time; `KeyError` for one that the campaign does not use."""
    return campaign_of(box).failures[found([quest.id for quest in box.quests], quest)]


def failure_line(box: Box, effects: list[Effect]) -> Message:
    return say("hellas-about-quest-failure", effects=CLAUSES.effects(box, effects))


# ---------------------------------------------------------------- what else is said of things of the game


def of_god(box: Box, id: str) -> list[Message]:
    """What a prayer does here.  LOH-STURN-05"""
    god = found([god.id for god in box.gods], id)
    return prayer_lines(box, "hellas-about-god-solo-level", campaign_of(box).prayers[god])


def of_army(box: Box, id: str) -> list[Message]:
    """Whose it is.  LOH-SARMY-01, LOH-SARMY-03, LOH-SARMY-07"""
    campaign = campaign_of(box)
    sides = {campaign.player: "loyal", campaign.allies: "allied", campaign.persians: "persian"}
    colour = found(COLOURS, id)
    return [say("hellas-about-army-" + sides[colour])] if colour in sides else []


def of_quest(box: Box, id: str) -> list[Message]:
    """LOH-QFAIL-02"""
    quest = found([quest.id for quest in box.quests], id)
    failures = campaign_of(box).failures
    return [failure_line(box, failures[quest])] if quest in failures else []


# ---------------------------------------------------------------- tables for the box


LINES: Final[dict[str, Lines]] = {
    "script": script_lines,
    "attitude": attitude_lines,
    "track": track_lines,
    "opening": opening_lines,
    "ending": ending_lines,
    "failure": failure_lines,
}
FURTHER: Final[dict[str, Lines]] = {"god": of_god, "army": of_army, "quest": of_quest}


def track_names(box: Box) -> Names:
    """Names of what lies on the table of the campaign and no pack names."""
    return {
        "special/pass": {"en": "Pass", "fr": "Passer"},
        "track/mobilization": {"en": "Mobilization track", "fr": "Piste de Mobilisation"},
        "track/invasion": {"en": "Invasion track", "fr": "Piste d’Invasion"},
        "track/command": {"en": "Command track", "fr": "Piste de Stratégie"},
        "track/victory": {"en": "Victory counter", "fr": "Marqueur de Victoire"},
    }


def printed(box: Box) -> Printed:
    """The effects on scripts, and those of failed quests and prayers, which stand with their quest and god."""
    campaign = campaign_of(box)
    found: Printed = [(script_thing(box, script.index), script.effects) for script in campaign.scripts]
    found += [(quest_thing(box, quest), effects) for quest, effects in campaign.failures.items()]
    for god, levels in enumerate(campaign.prayers):
        found += [(god_thing(box, god), effects) for effects in levels]
    return found
