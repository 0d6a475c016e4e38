"""What is printed on cards, on the trays of monsters and on the sheets of heroes."""

from agon.games.hellas.box import Box
from agon.games.hellas.cardtext.cards import attack_value_clause, special_attack_line, step_clause
from agon.games.hellas.cardtext.clauses import CLAUSES
from agon.games.hellas.cardtext.world import found
from agon.games.hellas.faces.shapes import (
    ArtifactFace,
    AttackCardFace,
    BlessingFace,
    CombatCardFace,
    HeroFace,
    MonsterFace,
    QuestFace,
)
from agon.games.hellas.names import god_thing, symbol_thing
from agon.games.hellas.schema.words import ARTIFACTS, COLOURS


def hero_face(box: Box, id: str) -> HeroFace:
    hero = box.heroes[found([hero.id for hero in box.heroes], id)]
    return {"kind": "hero", "colour": COLOURS[hero.colour]}


def monster_face(box: Box, id: str) -> MonsterFace:
    monster = box.monsters[found([monster.id for monster in box.monsters], id)]
    return {"kind": "monster", "special": special_attack_line(box, monster)}


def card_face(box: Box, id: str) -> CombatCardFace:
    card = box.combat_faces[found([face.id for face in box.combat_faces], id)]
    return {
        "kind": "card",
        "symbol": symbol_thing(box, card.symbol),
        "value": card.value,
        "casualties": card.casualties,
        "effects": CLAUSES.effects(box, card.effects) if card.effects else None,
    }


def attack_face(box: Box, id: str) -> AttackCardFace:
    card = box.attack_faces[found([face.id for face in box.attack_faces], id)]
    return {
        "kind": "attack",
        "value": attack_value_clause(box, card),
        "number": card.value,
        "counted": card.per is not None,
        "effects": CLAUSES.effects(box, card.effects),
    }


def blessing_face(box: Box, id: str) -> BlessingFace:
    blessing = box.blessings[found([blessing.id for blessing in box.blessings], id)]
    return {"kind": "blessing", "god": god_thing(box, blessing.god)}


def artifact_face(box: Box, id: str) -> ArtifactFace:
    artifact = box.artifacts[found([artifact.id for artifact in box.artifacts], id)]
    return {"kind": "artifact", "owner": ARTIFACTS[artifact.kind]}


def quest_face(box: Box, id: str) -> QuestFace:
    quest = box.quests[found([quest.id for quest in box.quests], id)]
    return {"kind": "quest", "steps": [step_clause(box, quest, step) for step in range(len(quest.steps))]}
