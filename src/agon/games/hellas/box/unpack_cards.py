"""Monsters, decks, quests and temples out of the pack into the box."""

from agon.games.hellas.box.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import (
    Artifact,
    AttackCard,
    Blessing,
    CombatCard,
    CombatSymbol,
    Monster,
    MonsterCard,
    Quest,
    Step,
    TempleCard,
    Wound,
)
from agon.games.hellas.box.worth import compared, promised
from agon.games.hellas.schema.tables import (
    ARTIFACT_CARDS,
    ATTACKS,
    BLESSINGS,
    COMBAT,
    EVENTS,
    MONSTERS,
    QUESTS,
    TEMPLES,
)
from agon.games.hellas.schema.words import ARTIFACTS, FACES, MARKS
from agon.kernel.schema import Entry


def unpack_cards(box: Box) -> None:
    unpack_symbols(box)
    unpack_monsters(box)
    unpack_events(box)
    unpack_combat(box)
    unpack_attacks(box)
    unpack_blessings(box)
    unpack_artifacts(box)
    unpack_quests(box)
    unpack_temples(box)


# ---------------------------------------------------------------- monsters


def unpack_symbols(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(COMBAT, "combat_symbol")):
        symbol = CombatSymbol(index, entry["id"])
        symbol.any_wound = entry["any_wound"]
        symbol.own_wound = entry["own_wound"]
        if "parry" in entry:
            symbol.parries = True
            symbol.parry_injuries = entry["parry"]["injuries"]
            symbol.parry_draws = entry["parry"]["draws"]
        box.symbols.append(symbol)
        box.names["symbol/" + symbol.id] = entry["name"]


def unpack_monsters(box: Box) -> None:
    for entry in box.pack.entries(MONSTERS, "die_face"):
        box.die += [FACES.index(entry["id"])] * entry["faces"]
        box.names["face/" + entry["id"]] = entry["name"]
    for index, entry in enumerate(box.pack.entries(MONSTERS, "monster")):
        monster = Monster(index, entry["id"])
        thing = "monster/" + monster.id
        for wound in entry["wounds"]:
            mark = MARKS.index(wound["mark"]) if "mark" in wound else NONE
            monster.wounds.append(Wound(box.grammar.number("combat_symbol", wound["symbol"]), mark))
        monster.special_attack = box.grammar.effects(entry["special_attack"])
        monster.region_attack = box.grammar.effects(entry["region_attack"])
        monster.powers = [box.grammar.power(thing, power) for power in entry.get("powers", [])]
        monster.artifact = box.grammar.number("artifact", entry["artifact"])
        monster.solo = entry["solo"]
        box.monsters.append(monster)
        box.names[thing] = entry["name"]


def unpack_events(box: Box) -> None:
    """The monster cards of the event deck; its quests are the quests.  LOH-MSETUP-04"""
    for index, entry in enumerate(box.pack.entries(EVENTS, "monster_card")):
        monster = box.monsters[box.grammar.number("monster", entry["monster"])]
        card = MonsterCard(index, entry["id"], monster.index, box.grammar.number("region", entry["region"]))
        evolution: Entry = entry["evolution"]
        thing = "event/" + card.id
        if "power" in evolution:
            card.power = box.grammar.power(thing, evolution["power"])
        else:
            symbols = [box.grammar.number("combat_symbol", symbol) for symbol in evolution["wounds"]]
            card.wounds = [Wound(symbol, NONE) for symbol in symbols]
        monster.cards.append(index)
        box.monster_cards.append(card)
        box.names[thing] = entry["name"]


# ---------------------------------------------------------------- decks


def unpack_combat(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(COMBAT, "combat_card")):
        face = CombatCard(index, entry["id"], box.grammar.number("combat_symbol", entry["symbol"]))
        face.value = entry["value"]
        face.casualties = entry["casualties"]
        face.copies = entry["copies"]
        face.solo = entry["solo"]
        face.effects = box.grammar.effects(entry.get("effects", []))
        box.combat_faces.append(face)
        box.symbols[face.symbol].cards += range(len(box.combat_face), len(box.combat_face) + face.copies)
        box.combat_face += [index] * face.copies
        box.combat_ids += copies_of(face.id, face.copies)
        box.names["card/" + face.id] = entry["name"]


def unpack_attacks(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(ATTACKS, "attack_card")):
        face = AttackCard(index, entry["id"])
        face.value = entry["value"]
        if "per" in entry:
            face.each = entry["each"]
            face.per = box.grammar.count(entry["per"])
        face.copies = entry["copies"]
        face.effects = box.grammar.effects(entry["effects"])
        box.attack_faces.append(face)
        box.attack_face += [index] * face.copies
        box.attack_ids += copies_of(face.id, face.copies)
        box.names["attack/" + face.id] = entry["name"]


def copies_of(id: str, copies: int) -> list[str]:
    """`charge`, or `fury-1` and `fury-2`."""
    return [id] if copies == 1 else [f"{id}-{copy}" for copy in range(1, copies + 1)]


def unpack_blessings(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(BLESSINGS, "blessing")):
        god = box.gods[box.grammar.number("god", entry["god"])]
        blessing = Blessing(index, entry["id"], god.index)
        thing = "blessing/" + blessing.id
        blessing.powers = [box.grammar.power(thing, power) for power in entry["powers"]]
        blessing.solo = entry["solo"]
        god.blessings.append(index)
        box.blessings.append(blessing)
        box.names[thing] = entry["name"]
    worth = compared([promised(blessing.powers) for blessing in box.blessings])
    for blessing in box.blessings:
        blessing.worth = worth[blessing.index]


def unpack_artifacts(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(ARTIFACT_CARDS, "artifact")):
        thing = "artifact/" + entry["id"]
        power = box.grammar.power(thing, entry["power"])
        artifact = Artifact(index, entry["id"], ARTIFACTS.index(entry["kind"]), power)
        artifact.solo = entry["solo"]
        box.artifacts.append(artifact)
        box.names[thing] = entry["name"]
    worth = compared([promised([artifact.power]) for artifact in box.artifacts])
    for artifact in box.artifacts:
        artifact.worth = worth[artifact.index]


# ---------------------------------------------------------------- quests and temples


def unpack_quests(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(QUESTS, "quest")):
        quest = Quest(index, entry["id"], box.grammar.number("region", entry["region"]))
        thing = "quest/" + quest.id
        for step in entry["steps"]:
            needs = [box.grammar.condition(condition) for condition in step.get("needs", [])]
            quest.steps.append(Step(needs, box.grammar.amounts(step.get("pays", {}))))
        quest.trophy = box.grammar.effects(entry.get("trophy", []))
        if "kept" in entry:
            quest.kept = box.grammar.power(thing, entry["kept"])
        quest.solo = entry["solo"]
        box.quests.append(quest)
        box.names[thing] = entry["name"]


def unpack_temples(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(TEMPLES, "temple_card")):
        card = TempleCard(index, entry["id"])
        card.drafts = list(entry["drafts"])
        card.oracle = box.grammar.effects(entry["oracle"])
        box.temple_cards.append(card)
        box.names["temple_card/" + card.id] = entry["name"]
    box.names["activation"] = box.pack.entry(TEMPLES, "activation")["name"]
