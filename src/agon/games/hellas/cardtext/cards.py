"""Monsters, cards, quests and temple cards in words."""

from agon.cards.voice import chain, figures_clause
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import AttackCard, Monster, MonsterCard, Quest, Wound
from agon.games.hellas.cardtext.clauses import CLAUSES, pays
from agon.games.hellas.cardtext.powers import power_line
from agon.games.hellas.cardtext.words import amounts_clause, names_clause
from agon.games.hellas.cardtext.world import found
from agon.games.hellas.names import artifact_thing, god_thing, monster_arg, region_thing, symbol_thing
from agon.games.hellas.schema.words import ARTIFACTS, MARKS
from agon.kernel.words import Arg, Message, Name, say

# ---------------------------------------------------------------- monsters


def monster_lines(box: Box, id: str) -> list[Message]:
    """LOH-MMST-01, LOH-MTRO-01, LOH-MMON-05"""
    monster = box.monsters[found([monster.id for monster in box.monsters], id)]
    wounds = chain("cards-join-and", [wound_name(box, wound) for wound in monster.wounds])
    return [
        say("hellas-about-monster", name=Name("monster/" + id), number=len(monster.wounds), wounds=wounds),
        say("hellas-about-monster-region", effects=CLAUSES.effects(box, monster.region_attack)),
        special_attack_line(box, monster),
        *[power_line(box, power) for power in monster.powers],
        say("hellas-about-monster-artifact", artifact=Name(artifact_thing(box, monster.artifact))),
    ]


def special_attack_line(box: Box, monster: Monster) -> Message:
    return say("hellas-about-monster-special", effects=CLAUSES.effects(box, monster.special_attack))


def wound_name(box: Box, wound: Wound) -> Message:
    """A symbol to cover, and what its mark pays."""
    mark = "none" if wound.mark == NONE else MARKS[wound.mark]
    return say("hellas-wound-symbol", symbol=Name(symbol_thing(box, wound.symbol)), mark=mark)


def event_lines(box: Box, id: str) -> list[Message]:
    """LOH-MEVT-05, LOH-MEVT-08"""
    card = box.monster_cards[found([card.id for card in box.monster_cards], id)]
    return [
        say(
            "hellas-about-event",
            name=Name("event/" + id),
            monster=monster_arg(box, card.monster, "first"),
            region=Name(region_thing(box, card.region)),
        ),
        say("hellas-about-event-evolution", evolution=evolution_clause(box, card)),
    ]


def evolution_clause(box: Box, card: MonsterCard) -> Message:
    """What a monster that evolves gets: a power, or more wounds to deal."""
    if card.power is not None:
        return power_line(box, card.power)
    symbols = [symbol_thing(box, wound.symbol) for wound in card.wounds]
    return say("hellas-evolution-wounds", number=len(symbols), symbols=names_clause(symbols))


# ---------------------------------------------------------------- combat and attack cards


def card_lines(box: Box, id: str) -> list[Message]:
    """LOH-MBAT-05, LOH-MBAT-08"""
    face = box.combat_faces[found([face.id for face in box.combat_faces], id)]
    lines = [
        say(
            "hellas-about-card",
            name=Name("card/" + id),
            symbol=Name(symbol_thing(box, face.symbol)),
            value=face.value,
            casualties=face.casualties,
            copies=face.copies,
        )
    ]
    return (
        [*lines, say("hellas-about-card-effects", effects=CLAUSES.effects(box, face.effects))]
        if face.effects
        else lines
    )


def attack_lines(box: Box, id: str) -> list[Message]:
    """LOH-MHNT-04, LOH-MHNT-06"""
    face = box.attack_faces[found([face.id for face in box.attack_faces], id)]
    return [
        say("hellas-about-attack", name=Name("attack/" + id), value=attack_value_clause(box, face), copies=face.copies),
        say("hellas-about-attack-effects", effects=CLAUSES.effects(box, face.effects)),
    ]


def attack_value_clause(box: Box, face: AttackCard) -> Message:
    """What a defence has to reach: "1, plus 2 for each wound"."""
    counted: Arg = "" if face.per is None else CLAUSES.count(box, face.per)
    return say("hellas-attack-value", value=face.value, each=face.each, counted=counted)


# ---------------------------------------------------------------- blessings and artifacts


def blessing_lines(box: Box, id: str) -> list[Message]:
    blessing = box.blessings[found([blessing.id for blessing in box.blessings], id)]
    god = Name(god_thing(box, blessing.god))
    return [
        say("hellas-about-blessing", name=Name("blessing/" + id), god=god),
        *[power_line(box, power) for power in blessing.powers],
    ]


def artifact_lines(box: Box, id: str) -> list[Message]:
    """LOH-MBLS-05, LOH-MBLS-06"""
    artifact = box.artifacts[found([artifact.id for artifact in box.artifacts], id)]
    owner: Arg = ""
    for god in box.gods:
        if god.artifact == artifact.index:
            owner = Name("god/" + god.id)
    for monster in box.monsters:
        if monster.artifact == artifact.index:
            owner = monster_arg(box, monster.index, "the")
    return [
        say("hellas-about-artifact", name=Name("artifact/" + id), kind=ARTIFACTS[artifact.kind], owner=owner),
        power_line(box, artifact.power),
    ]


# ---------------------------------------------------------------- quests and temples


def quest_lines(box: Box, id: str) -> list[Message]:
    """LOH-MQST-02, LOH-MQST-05"""
    quest = box.quests[found([quest.id for quest in box.quests], id)]
    lines = [
        say("hellas-about-quest", name=Name("quest/" + id), region=Name(region_thing(box, quest.region))),
        *[
            say("hellas-about-quest-step", number=step + 1, asks=step_clause(box, quest, step))
            for step in range(len(quest.steps))
        ],
    ]
    if quest.trophy:
        lines.append(say("hellas-about-quest-trophy", effects=CLAUSES.effects(box, quest.trophy)))
    if quest.kept is not None:
        lines.append(say("hellas-about-quest-kept", power=power_line(box, quest.kept)))
    return lines


def step_clause(box: Box, quest: Quest, step: int) -> Message:
    """What a step of a quest asks for and costs."""
    needs, price = quest.steps[step]
    return say(
        "hellas-step-asks",
        needs=CLAUSES.conditions(box, needs) if needs else "",
        price=amounts_clause(box, price) if price else "",
        pays=pays(price),
    )


def temple_card_lines(box: Box, id: str) -> list[Message]:
    """LOH-MSPEC-09, LOH-MSPEC-11"""
    card = box.temple_cards[found([card.id for card in box.temple_cards], id)]
    return [
        say(
            "hellas-about-temple-card",
            name=Name("temple_card/" + id),
            drafts=figures_clause(card.drafts, "cards-join-and"),
        ),
        say("hellas-about-temple-oracle", effects=CLAUSES.effects(box, card.oracle)),
    ]


def activation_lines(box: Box, id: str) -> list[Message]:
    """LOH-MVIC-05"""
    found([""], id)
    return [say("hellas-about-activation", name=Name("activation"), countdown=box.supplies.countdown)]


def face_lines(box: Box, id: str) -> list[Message]:
    """A face of the monster die.  LOH-MMON-04 to LOH-MMON-07"""
    name = Name("face/" + id)
    if name.thing not in box.names:
        raise KeyError(id)
    return [say("hellas-about-face-" + id, name=name)]
