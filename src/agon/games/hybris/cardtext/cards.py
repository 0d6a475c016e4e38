"""Pillars, Premonitions, Primordials, Quests, Scenarios and Variants in words."""

from agon.cards.phrases import Effect
from agon.cards.voice import chain
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.manifests import Play
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.things import Quest
from agon.games.hybris.cardtext.clauses import CLAUSES, clash_condition_clause, enemy_clause, song_condition_clause
from agon.games.hybris.cardtext.titles import all_rows
from agon.games.hybris.cardtext.words import letter_name
from agon.games.hybris.cardtext.world import conversion_line, found, location_lines, named
from agon.games.hybris.schema.words import MODES
from agon.kernel.words import Message, Name, say


def pillar_lines(box: Box, id: str) -> list[Message]:
    """HYB-PILLAR-02, HYB-ACT-22, HYB-ACT-23"""
    pillar = box.pillars[found([pillar.id for pillar in box.pillars], id)]
    return [
        say("hybris-about-pillar", name=Name("pillar/" + id), number=pillar.number),
        say("hybris-about-pillar-upper", effects=CLAUSES.effects(box, pillar.upper)),
        say("hybris-about-pillar-lower", effects=CLAUSES.effects(box, pillar.lower)),
    ]


def premonition_lines(box: Box, id: str) -> list[Message]:
    """HYB-PREM-02"""
    card = box.premonitions[found([card.id for card in box.premonitions], id)]
    return [
        say("hybris-about-premonition", name=Name("premonition/" + id), tier=card.tier),
        say("hybris-about-premonition-place", place=Name(box.place_thing(card.place))),
        say("hybris-about-premonition-conditions", conditions=CLAUSES.conditions(box, card.conditions)),
        reward_line(box, card.reward),
    ]


def reward_line(box: Box, reward: list[Effect]) -> Message:
    return say("hybris-about-reward", effects=CLAUSES.effects(box, reward))


def primordial_lines(box: Box, id: str) -> list[Message]:
    """HYB-SETUP-09, HYB-UNDER-03, HYB-ORACLE-06"""
    card = box.primordials[found([card.id for card in box.primordials], id)]
    name = Name("primordial/" + id)
    if card.letter == NONE:
        lines = [say("hybris-about-primordial-first", name=name)]
    else:
        lines = [say("hybris-about-primordial", name=name, letter=letter_name(card.letter))]
    lines.append(say("hybris-about-primordial-aegis", aegis=card.aegis))
    if card.wrath_1:
        lines.append(say("hybris-about-primordial-wrath-1", effects=CLAUSES.effects(box, card.wrath_1)))
    if card.wrath_2:
        lines.append(say("hybris-about-primordial-wrath-2", effects=CLAUSES.effects(box, card.wrath_2)))
    if not card.wrath_1 and not card.wrath_2:
        lines.append(say("hybris-about-primordial-no-wrath"))
    return lines


# ---------------------------------------------------------------- Quests


def quest_lines(box: Box, id: str) -> list[Message]:
    """HYB-FATES-03, HYB-FATES-08, HYB-FATES-12"""
    quest = box.quests[found([quest.id for quest in box.quests], id)]
    name = Name("quest/" + id)
    if quest.enemy is None:
        lines = [say("hybris-about-epic", name=name, songs=len(quest.songs), tier=quest.tier)]
        for number in range(1, len(quest.songs) + 1):
            lines += song_lines_of(box, quest, number)
        return [*lines, say("hybris-about-epic-reward", effects=CLAUSES.effects(box, quest.reward))]
    return [
        say("hybris-about-clash", name=name, tier=quest.tier),
        say("hybris-about-clash-enemy", enemy=enemy_clause(quest.enemy)),
        *[clash_condition_clause(box, condition) for condition in quest.conditions],
        reward_line(box, quest.reward),
    ]


def song_lines(box: Box, id: str) -> list[Message]:
    """A Song by its Quest and its number, such as `odyssey/1`."""
    name, _, figure = id.partition("/")
    quest = box.quests[found([quest.id for quest in box.quests], name)]
    number = found([str(index + 1) for index in range(len(quest.songs))], figure) + 1
    return [*song_lines_of(box, quest, number), say("hybris-about-song-of", quest=Name("quest/" + name))]


def song_lines_of(box: Box, quest: Quest, number: int) -> list[Message]:
    song = quest.songs[number - 1]
    conditions = chain("cards-join-and", [song_condition_clause(box, condition) for condition in song.conditions])
    title = Name(f"song/{quest.id}/{number}")
    return [
        say("hybris-about-song", number=number, title=title, conditions=conditions),
        reward_line(box, song.reward),
    ]


# ---------------------------------------------------------------- Duel, Scenarios, Variants


def scenario_lines(box: Box, id: str) -> list[Message]:
    play = box.scenarios[found([play.id for play in box.scenarios], id)]
    return [
        say("hybris-about-scenario", name=Name("scenario/" + id), complexity=play.complexity),
        who_plays(play),
        *text_lines(box, id),
    ]


def variant_lines(box: Box, id: str) -> list[Message]:
    """HYB-SCEN-04, HYB-SCEN-05"""
    play = box.variants[found([play.id for play in box.variants], id)]
    lines = [say("hybris-about-variant", name=Name("variant/" + id)), who_plays(play)]
    if not play.with_scenario:
        lines.append(say("hybris-about-variant-no-scenario"))
    others = [named("variant/" + box.variants[other].id) for other in play.excludes]
    if others:
        lines.append(say("hybris-about-variant-excludes", variants=chain("cards-join-or", others)))
    return lines + text_lines(box, id)


def who_plays(play: Play) -> Message:
    """For how many players, and in which modes."""
    duel = "any" in play.modes or MODES[1] in play.modes
    first = min(play.players)
    return say("hybris-about-play-players", first=first, last=max(play.players), duel="yes" if duel else "no")


def text_lines(box: Box, id: str) -> list[Message]:
    """The lines of a Scenario's or a Variant's own card."""
    lines: list[Message] = []
    while f"text/{id}/{len(lines) + 1}" in box.names:
        lines.append(named(f"text/{id}/{len(lines) + 1}"))
    return lines


def discipline_lines(box: Box, id: str) -> list[Message]:
    discipline = box.disciplines[found([discipline.id for discipline in box.disciplines], id)]
    return [say("hybris-about-discipline", name=Name("discipline/" + id), best=CLAUSES.most(box, discipline.measure))]


def conversion_lines(box: Box, id: str) -> list[Message]:
    """A row of the table of Olympus, or one that a Scenario or a Variant adds, whose card tells of it."""
    for row in box.conversions:
        if row.id == id:
            return [conversion_line(box, row)]
    found(all_rows(box), id)
    kind = "scenario/" if id.rpartition("_")[0] in [play.id for play in box.scenarios] else "variant/"
    play = id.rpartition("_")[0]
    name = Name("conversion/" + id)
    return [say("hybris-about-conversion-added", name=name, play=Name(kind + play)), *text_lines(box, play)]


def token_lines(box: Box, id: str) -> list[Message]:
    """A token of a Scenario; or one that each player has, for a Location or for any.  HYB-PLAN-01, HYB-PLAN-07"""
    name = Name("token/" + id)
    if id == "bonus":
        return [say("hybris-about-token-bonus", name=name)]
    if "location/" + id in box.names:
        return [say("hybris-about-token-location", name=name), *location_lines(box, id)[1:]]
    token = box.tokens[found([token.id for token in box.tokens], id)]
    return [
        say(
            "hybris-about-token",
            name=name,
            location=Name("location/" + box.locations[token.location].id),
        )
    ]


def counter_lines(box: Box, id: str) -> list[Message]:
    found(box.counters, id)
    return [say("hybris-about-counter", name=Name("counter/" + id))]
