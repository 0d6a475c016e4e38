"""Conflict cards, Olympians, and all the other cards out of the pack into the box."""

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import ANY, NONE
from agon.games.hybris.box.phrases import element_counts
from agon.games.hybris.box.things import (
    ConflictCard,
    Enemy,
    Hero,
    Olympian,
    Pillar,
    Premonition,
    Primordial,
    Quest,
    Song,
    Upgrade,
)
from agon.games.hybris.schema.tables import (
    COLISEUM,
    CONFLICT,
    OLYMPIANS,
    PILLARS,
    PREMONITIONS,
    PRIMORDIALS,
    QUESTS,
    UPGRADES,
)
from agon.games.hybris.schema.vocabulary import CLASH_CONDITIONS, SONG_CONDITIONS
from agon.games.hybris.schema.words import CARD_TYPES, ITEMS, LETTERS
from agon.kernel.schema import Entry


def unpack_cards(box: Box) -> None:
    unpack_olympians(box)
    unpack_faces(box)
    unpack_decks(box)
    unpack_upgrades(box)
    unpack_pillars(box)
    unpack_premonitions(box)
    unpack_primordials(box)
    unpack_quests(box)


# ---------------------------------------------------------------- Olympians


def unpack_olympians(box: Box) -> None:
    for entry in box.pack.entries(OLYMPIANS, "olympian"):
        add_olympian(box, entry)
    for entry in box.pack.entries(OLYMPIANS, "hero"):
        owner = box.olympians[box.grammar.ids["olympian"].index(entry["olympian"])]
        owner.heroes.append(add_hero(box, entry, owner.index).index)
    for entry in box.pack.entries(COLISEUM, "coliseum_hero"):
        hero = add_hero(box, entry, NONE)
        hero.enemy = enemy_of(entry)
        hero.powers = [box.grammar.power("hero/" + hero.id, power) for power in entry["ally"]]
        box.coliseum_heroes.append(hero.index)


def add_olympian(box: Box, entry: Entry) -> Olympian:
    """The board of one; the pieces come later."""
    olympian = Olympian(len(box.olympians), entry["id"])
    olympian.aura = entry["aura"]
    olympian.determination = entry["determination"]
    olympian.spark_track = [box.grammar.effects(effects) for effects in entry["spark_track"]]
    for power in entry["powers"]:
        thing = "power/" + power["id"]
        olympian.powers.append(box.grammar.power(thing, power))
        box.names[thing] = power["name"]
    box.olympians.append(olympian)
    box.names["olympian/" + olympian.id] = entry["name"]
    box.names["prophets/" + olympian.id] = entry["prophets"]
    for number, words in enumerate(entry["aid"]):
        box.names[f"aid/{olympian.id}/{number + 1}"] = words
    return olympian


def add_hero(box: Box, entry: Entry, olympian: int) -> Hero:
    hero = Hero(len(box.heroes), entry["id"], olympian)
    box.heroes.append(hero)
    box.names["hero/" + hero.id] = entry["name"]
    return hero


def enemy_of(entry: Entry) -> Enemy:
    return Enemy(entry["base"], entry["cards"], element_counts(entry["elements"]))


def unpack_upgrades(box: Box) -> None:
    """The tiles, and the Heroes who lie on them; who lies on none starts in the reserve.  HYB-SETUP-17, HYB-SETUP-20"""
    for entry in box.pack.entries(UPGRADES, "upgrade"):
        add_upgrade(box, entry, box.olympians[box.grammar.ids["olympian"].index(entry["olympian"])])
    for olympian in box.olympians:
        olympian.first_hero = hero_without_tile(box, olympian)


def add_upgrade(box: Box, entry: Entry, owner: Olympian) -> None:
    thing = "upgrade/" + entry["id"]
    tile = Upgrade(len(box.upgrades), entry["id"], owner.index)
    tile.items = [ITEMS.index(item) for item in entry["items"]]
    tile.reward = box.grammar.effects(entry["reward"])
    tile.powers = [box.grammar.power(thing, power) for power in entry["unlocked"]]
    if "hero" in entry:
        [tile.hero] = [hero for hero in owner.heroes if box.heroes[hero].id == entry["hero"]]
        box.heroes[tile.hero].tile = tile.index
    owner.tiles.append(tile.index)
    box.upgrades.append(tile)
    box.names[thing] = entry["name"]


def hero_without_tile(box: Box, olympian: Olympian) -> int:
    [first] = [hero for hero in olympian.heroes if box.heroes[hero].tile == NONE]
    return first


# ---------------------------------------------------------------- Conflict cards


def unpack_faces(box: Box) -> None:
    for entry in box.pack.entries(CONFLICT, "symbol"):
        box.symbols.append(entry["id"])
        box.names["symbol/" + entry["id"]] = entry["name"]
    for entry in box.pack.entries(CONFLICT, "conflict_card"):
        if entry["deck"] == "common":
            add_face(box, entry, "common", NONE)
        else:
            deck = "enhanced" if entry.get("enhanced", False) else "own"
            add_face(box, entry, deck, box.grammar.ids["olympian"].index(entry["deck"]))
    for entry in box.pack.entries(COLISEUM, "coliseum_card"):
        add_face(box, entry, "coliseum", NONE).copies = entry["copies"]


def add_face(box: Box, entry: Entry, deck: str, olympian: int) -> ConflictCard:
    face = ConflictCard(len(box.faces), entry["id"], deck, olympian)
    face.type = CARD_TYPES.index(entry["type"])
    face.strength = entry["strength"]
    face.determination = entry["determination"]
    face.elements = element_counts(entry["elements"])
    face.element_mask = sum([1 << element for element, shown in enumerate(face.elements) if shown])
    combo: Entry = entry.get("combo", {})
    if "left" in combo:
        face.left = ANY if combo["left"] == "any" else box.symbols.index(combo["left"])
        face.bonus = combo["bonus"]
    if "right" in combo:
        face.right = box.symbols.index(combo["right"])
    face.effects = box.grammar.effects(entry.get("effects", []))
    box.faces.append(face)
    box.names["card/" + face.id] = entry["name"]
    return face


def unpack_decks(box: Box) -> None:
    """Every card: 17 and the Enhanced one for each Olympian, and the Coliseum's.  HYB-SETUP-06, HYB-SETUP-22"""
    for olympian in box.olympians:
        for face in box.faces:
            if face.deck == "common" or (face.deck == "own" and face.olympian == olympian.index):
                olympian.deck.append(add_card(box, face, olympian.index, f"{olympian.id}-{face.id}"))
        [enhanced] = [face for face in box.faces if face.deck == "enhanced" and face.olympian == olympian.index]
        olympian.enhanced = add_card(box, enhanced, olympian.index, f"{olympian.id}-{enhanced.id}")
    for face in box.faces:
        if face.deck == "coliseum":
            # Copies of a face are one number: nobody can tell them apart, and nothing may.
            box.coliseum_deck += [add_card(box, face, NONE, f"coliseum-{face.id}")] * face.copies


def add_card(box: Box, face: ConflictCard, olympian: int, id: str) -> int:
    box.card_face.append(face.index)
    box.printed.append(face)
    box.card_olympian.append(olympian)
    box.card_ids.append(id)
    return len(box.card_ids) - 1


# ---------------------------------------------------------------- the other cards


def unpack_pillars(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(PILLARS, "pillar")):
        pillar = Pillar(index, entry["id"], entry["number"])
        pillar.upper = box.grammar.effects(entry["upper"])
        pillar.lower = box.grammar.effects(entry["lower"])
        box.pillars.append(pillar)
        box.names["pillar/" + pillar.id] = entry["name"]


def unpack_premonitions(box: Box) -> None:
    for entry in box.pack.entries(PREMONITIONS, "premonition"):
        add_premonition(box, entry)


def add_premonition(box: Box, entry: Entry) -> Premonition:
    card = Premonition(len(box.premonitions), entry["id"], box.grammar.places().index(entry["place"]))
    card.tier = entry["tier"]
    card.conditions = [box.grammar.condition(condition) for condition in entry["conditions"]]
    card.reward = box.grammar.effects(entry["reward"])
    box.premonitions.append(card)
    box.names["premonition/" + card.id] = entry["name"]
    return card


def unpack_primordials(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(PRIMORDIALS, "primordial")):
        letter = LETTERS.index(entry["letter"]) if "letter" in entry else NONE
        card = Primordial(index, entry["id"], letter)
        card.aegis = entry["aegis"]
        card.wrath_1 = box.grammar.effects(entry["wrath_1"])
        card.wrath_2 = box.grammar.effects(entry["wrath_2"])
        box.primordials.append(card)
        box.names["primordial/" + card.id] = entry["name"]


def unpack_quests(box: Box) -> None:
    """Epics with their Songs, and Clashes with their enemies.  HYB-FATES-03, HYB-FATES-12"""
    for entry in box.pack.entries(QUESTS, "epic"):
        quest = add_quest(box, entry)
        box.epics.append(quest.index)
        for number, song in enumerate(entry["songs"]):
            conditions = [box.grammar.condition_in(SONG_CONDITIONS, part) for part in song["conditions"]]
            quest.songs.append(Song(conditions, box.grammar.effects(song["reward"])))
            box.names[f"song/{quest.id}/{number + 1}"] = song["title"]
    for entry in box.pack.entries(QUESTS, "clash"):
        quest = add_quest(box, entry)
        box.clashes.append(quest.index)
        quest.enemy = enemy_of(entry)
        quest.conditions = [box.grammar.condition_in(CLASH_CONDITIONS, part) for part in entry["conditions"]]


def add_quest(box: Box, entry: Entry) -> Quest:
    quest = Quest(len(box.quests), entry["id"])
    quest.tier = entry["tier"]
    quest.reward = box.grammar.effects(entry["reward"])
    box.quests.append(quest)
    box.names["quest/" + quest.id] = entry["name"]
    return quest
