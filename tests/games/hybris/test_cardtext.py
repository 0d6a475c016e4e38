"""What the components of Hybris say: everything, in both languages, from the data that the rules execute."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from agon.cards.phrases import Condition, Effect
from agon.cards.voice import YOU, Voice, of_another, to_do
from agon.games.hybris.box.numbers import AEGIS, ENHANCED_CARD, GENERATED_PRAYERS, NONE, SPARKS, VP
from agon.games.hybris.cardtext import (
    CLAUSES,
    KINDS,
    ON_TILE,
    action_line,
    amounts_clause,
    conversion_line,
    describe,
    names,
    power_line,
    resource_name,
)
from agon.games.hybris.cardtext.arguments import fields_of
from agon.games.hybris.cardtext.words import (
    action_name,
    card_type_name,
    character_name,
    edge_name,
    element_name,
    item_name,
    letter_name,
    own_character_name,
    place_at,
    place_from,
    type_name,
)
from agon.games.hybris.schema import words
from agon.kernel.schema import Word
from agon.kernel.words import Arg, Message, Several
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from agon.text.shelf import sources
from games.hybris.opened import the_box
from games.hybris.saying import VOCABULARIES

WORDS_OF_OTHERS = {"text", "aid"}  # the lines of a Scenario and of an aid card, which those say themselves
VOICES = [YOU, ON_TILE, to_do(YOU), of_another(YOU), to_do(of_another(ON_TILE))]


def reader(language: str) -> Reader:
    return Reader(language, names(the_box()), ())


def said(language: str, message: Message) -> str:
    """A message in words, of which nothing is missing."""
    text, faults = reader(language).render(message, "")
    assert faults == []
    assert text
    return text


def things() -> list[str]:
    return [thing for thing in names(the_box()) if thing.partition("/")[0] not in WORDS_OF_OTHERS]


# ---------------------------------------------------------------- everything is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_described(language: str) -> None:
    for thing in things():
        lines = [said(language, line) for line in describe(the_box(), thing)]

        assert lines, thing
        for line in lines:
            assert re.search(r"[.!?]$", line), (thing, line)
            assert re.search(r"  | [,.]|[{}]|\.\.|\bNone\b", line) is None, (thing, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_line_names_the_thing(language: str) -> None:
    for thing in things():
        if not thing.startswith("song/"):
            first = said(language, describe(the_box(), thing)[0])
            assert first.startswith(names(the_box())[thing][language]), thing


def test_every_kind_of_name_is_a_thing_or_the_words_of_one() -> None:
    kinds = {thing.partition("/")[0] for thing in names(the_box())}

    assert kinds - set(KINDS) == WORDS_OF_OTHERS


@pytest.mark.parametrize(
    "thing",
    [
        *["", "nonsense", "nonsense/crush", "card/nonsense", "card", "well/1", "track/vp", "text/renaissance/1"],
        *[
            "song/odyssey/0",
            "song/odyssey/5",
            "song/odyssey",
            "song/scylla/1",
            "power/nonsense",
            "prophets/calypso",
            "prophet/zeus/4",
        ],
    ],
)
def test_what_is_no_thing_is_a_key_error(thing: str) -> None:
    with pytest.raises(KeyError):
        describe(the_box(), thing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: f"{voice.form}-{voice.person}")
def test_every_effect_can_be_said_in_every_voice(language: str, voice: Voice) -> None:
    for effects in effect_lists():
        said(language, CLAUSES.effects(the_box(), effects, voice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_can_be_said_even_of_scenarios(language: str) -> None:
    for power in the_box().powers:
        assert said(language, power_line(the_box(), power)).endswith(".")


def effect_lists() -> list[list[Effect]]:
    """Every list of effects of the box that is not inside another."""
    box = the_box()
    lists = [power.effects for power in box.powers] + [slot.bonus for slot in box.slots]
    lists += [card.effects for card in box.faces] + [card.reward for card in box.premonitions]
    lists += [half for pillar in box.pillars for half in (pillar.upper, pillar.lower)]
    lists += [wrath for card in box.primordials for wrath in (card.wrath_1, card.wrath_2)]
    lists += [song.reward for quest in box.quests for song in quest.songs] + [quest.reward for quest in box.quests]
    lists += [step for god in box.olympians for step in god.spark_track] + box.kindness_track
    lists += [tile.reward for tile in box.upgrades]
    return [effects for effects in lists if effects]


# ---------------------------------------------------------------- every word has its message, and no other is there


class Look(Visitor):
    """The messages that a message mentions, and the words that it tells apart."""

    def __init__(self) -> None:
        self.mentions: set[str] = set()
        self.keys: set[str] = set()

    def generic_visit(self, node: ftl.BaseNode) -> None:
        if isinstance(node, ftl.MessageReference):
            self.mentions.add(node.id.name)
        if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier):
            self.keys.add(node.key.name)
        super().generic_visit(node)


@cache
def card_messages(language: str) -> dict[str, Look]:
    """The messages of the components."""
    found: dict[str, Look] = {}
    for file, text in sources("hybris", language):
        for item in parse(text).body if file.startswith("cards") else ():
            if isinstance(item, ftl.Message):
                found[item.id.name] = Look()
                found[item.id.name].visit(item)
    return found


def with_mentioned(language: str, ids: set[str]) -> set[str]:
    """Messages, those that they mention, and so on."""
    found: set[str] = set()
    while ids - found:
        found |= ids
        ids = {id for each in found for id in card_messages(language)[each].mentions}
    return found


def vocabulary_messages() -> dict[str, str]:
    return {verb.says: name for words in VOCABULARIES.values() for name, verb in words.verbs.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabularies_has_a_message(language: str) -> None:
    assert set(vocabulary_messages()) - set(card_messages(language)) == set()
    assert {f"hybris-when-{when.replace('_', '-')}" for when in words.TIMINGS} - set(card_messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_that_is_a_word_is_told_apart(language: str) -> None:
    """A message that says `hand` for each of several words would say the same of different cards."""
    for vocabulary in VOCABULARIES.values():
        for verb in vocabulary.verbs.values():
            told = set().union(*(card_messages(language)[id].keys for id in with_mentioned(language, {verb.says})))
            for field in fields_of(verb.table):
                if type(field.kind) is Word and len(field.kind.words) > 1:
                    assert set(field.kind.words) - told == set(), (verb.says, field.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    used = {id for message in all_that_can_be_said() for id in ids_in(message) if id.startswith("hybris-")}

    assert set(card_messages(language)) - with_mentioned(language, used) == set()


def all_that_can_be_said() -> Iterator[Message]:
    """All descriptions, and what the words for options and events are made of."""
    box = the_box()
    for thing in things():
        yield from describe(box, thing)
    for voice in VOICES:
        for effects in effect_lists():
            yield CLAUSES.effects(box, effects, voice)
    for power in box.powers:
        yield power_line(box, power)
    for resource in range(len(words.RESOURCES)):
        yield resource_name(resource)
    for action in range(len(words.ACTIONS)):
        yield action_line(box, action)
    for place in (*words.LOCATIONS, "elis"):
        yield place_at(box, place)
        yield place_from(box, place, YOU)
    for kind in (*words.CHARACTERS, ""):
        yield character_name(kind)
        yield own_character_name(kind)
    for play in box.variants:
        for count in box.manifest(NONE, [play.index]).final:
            yield CLAUSES.most(box, count)
    yield CLAUSES.condition(box, denied(box.premonitions[0].conditions[0]))


def ids_in(arg: Arg) -> Iterator[str]:
    if isinstance(arg, Message):
        yield arg.id
        for _, inner in arg.args:
            yield from ids_in(inner)
    elif isinstance(arg, Several):
        for inner in arg.items:
            yield from ids_in(inner)


def denied(condition: Condition) -> Condition:
    no = Condition("not")
    no.parts.append(condition)
    return no


def test_every_fixed_word_has_a_name() -> None:
    for language in LANGUAGES:
        names = [resource_name(index) for index in range(len(words.RESOURCES))]
        names += [action_name(index) for index in range(len(words.ACTIONS))]
        names += [element_name(index) for index in range(len(words.ELEMENTS))]
        names += [type_name(index) for index in range(len(words.TYPES))]
        names += [card_type_name(index) for index in range(len(words.CARD_TYPES))]
        names += [edge_name(index) for index in range(len(words.EDGES))]
        names += [item_name(index) for index in range(len(words.ITEMS))]
        names += [letter_name(index) for index in range(len(words.LETTERS))]
        for name in names:
            assert said(language, name)


def test_french_keeps_its_typography() -> None:
    """No straight apostrophe, and no plain blank before high signs or within quotes."""
    for file, text in sources("hybris", "fr"):
        for line in [line for line in text.splitlines() if not line.startswith("#")]:
            assert "'" not in line, (file, line)
            assert re.search(r"[\w»)}] ([:;!?»](?=[\s)])|[;!?»]$)", line) is None, (file, line)
            assert "« " not in line, (file, line)


# ---------------------------------------------------------------- some of it, word by word

SENTENCES = [
    (
        "technology/stoa_of_tolls",
        -1,
        "Once per Age: pay 1 Follower to gain 1 Victory Point for each Technology connected to this one (at most 3).",
        "Une fois par Âge : payez 1 Fidèle pour gagner 1 Point de Victoire par Technologie connectée à celle-ci"
        " (3 au plus).",
    ),
    (
        "technology/delian_levy",
        -1,
        "Immediate: each other player gives you 1 Aegis, gives you 1 Follower, or you gain 1 Victory Point.",
        "Immédiat : chaque autre joueur vous donne 1 Aegis, vous donne 1 Fidèle, ou vous gagnez 1 Point de Victoire.",
    ),
    (
        "technology/chryselephantine_throne",
        -1,
        "End of the Age: if you are first in Grandeur, gain 2 Victory Points; otherwise you may pay 1 Follower to gain"
        " 1 Grandeur.",
        "Fin de l’Âge : si vous êtes en tête sur la piste de Grandeur, gagnez 2 Points de Victoire ; sinon, vous"
        " pouvez payer 1 Fidèle pour gagner 1 Grandeur.",
    ),
    (
        "technology/lynceus_scope",
        -1,
        "Once per Age, on your turn or when another player starts a Combat against you: look secretly at a rival's"
        " hand, gain 1 Conflict card, then discard 1 Conflict card.",
        "Une fois par Âge, à votre tour ou quand un autre joueur engage un Combat contre vous : regardez en secret la"
        " main d’un adversaire, gagnez 1 carte Conflit, puis défaussez 1 carte Conflit.",
    ),
    (
        "card/tribute",
        -1,
        "Effect: if you win the Combat: if the Combat is against a player, your opponent gives you 2 Aegis; otherwise"
        " gain 1 Aegis.",
        "Effet : si vous gagnez le Combat : si le Combat est contre un joueur, votre adversaire vous donne 2 Aegis ;"
        " sinon, gagnez 1 Aegis.",
    ),
    (
        "card/gorgoneion",
        -1,
        "Effect: each opposing card counts for at most 1 Strength, those still to come too.",
        "Effet : chaque carte Conflit adverse compte pour 1 de Force au plus, celles à venir comprises.",
    ),
    (
        "card/twin_axe",
        -2,
        "Combo on the left: completes Double Axe, +2 Strength.",
        "Combo à gauche : complète Labrys, +2 de Force.",
    ),
    (
        "power/poseidon_chaos",
        0,
        "Chaos. Reaction, whenever a Primordial enters the Underworld: you may discard 1 Conflict card, gain 1 Victory"
        " Point, then gain 1 Victory Point for each point of the card's Determination cost.",
        "Chaos. Réaction, quand un Primordial entre aux Enfers : vous pouvez défausser 1 carte Conflit, gagner 1 Point"
        " de Victoire, puis gagner 1 Point de Victoire par point du coût de Détermination de la carte.",
    ),
    (
        "upgrade/horn_of_amalthea",
        -1,
        "Unlocked, it gives you this power. Start of the Age: for each Temple you have in a City (at most 3), gain 1"
        " Aegis or 1 Follower.",
        "Débloquée, elle vous donne ce pouvoir. Début de l’Âge : pour chaque Temple que vous avez dans une Ville (3"
        " au plus), gagnez 1 Aegis ou 1 Fidèle.",
    ),
    (
        "upgrade/bident",
        2,
        "With the last one: gain 2 Victory Points, 2 Aegis, 1 Determination and your Enhanced Conflict card.",
        "Avec la dernière : gagnez 2 Points de Victoire, 2 Aegis, 1 Détermination et votre carte Conflit Améliorée.",
    ),
    (
        "pillar/clairvoyance",
        2,
        "Lower half: each other player gains 1 Aegis, then may exchange the token under one of their characters not"
        " yet activated with one from their reserve.",
        "Avantage : chaque autre joueur gagne 1 Aegis, puis peut échanger le jeton d’un de ses personnages pas encore"
        " activés contre un jeton de sa réserve.",
    ),
    (
        "pillar/indoctrination",
        2,
        "Lower half: each other player gains 1 Kindness; then generate 1 Prayer for each other player.",
        "Avantage : chaque autre joueur gagne 1 Bonté ; puis générez 1 Prière par autre joueur.",
    ),
    (
        "premonition/taste_of_ambrosia",
        2,
        "On that turn: the character performed Convert with at least 4 Prayers.",
        "À ce tour : le personnage a accompli Convertir avec au moins 4 Prières.",
    ),
    (
        "primordial/gaia",
        2,
        "Wrath I, unless a Conflict card of yours lies beside the Oracle: lose 3 Followers and 2 Conflict cards"
        " showing Earth.",
        "Courroux I, sauf si une carte Conflit à vous est près de l’Oracle : perdez 3 Fidèles et 2 cartes Conflit qui"
        " montrent Terre.",
    ),
    (
        "song/odyssey/4",
        0,
        "Song IV, Home: send one of your Heroes from the Fates back to your reserve and discard a Conflict card with"
        " Fire.",
        "Chant IV, La maison : renvoyez un de vos Héros de chez les Moires dans votre réserve et défaussez une carte"
        " Conflit avec Feu.",
    ),
    (
        "hero/milo_of_croton",
        1,
        "As an enemy: Strength 4 plus that of 1 Coliseum card, +2 for each Earth shown.",
        "Comme ennemi : Force 4 plus celle d’une carte du Colisée, +2 par Terre en vue.",
    ),
    (
        "city/elis",
        2,
        "Influence: gain 2 Kindness, then either 1 Follower or the Service (perform Conceive).",
        "Influencer : gagnez 2 Bonté, puis 1 Fidèle ou le Service (accomplissez Concevoir).",
    ),
    (
        "link/alpheios_ford",
        0,
        "Alpheios Ford: Technology Link between Elis 2 (right) and Sparta 1 (top).",
        "Gué de l’Alphée : Lien Technologique entre Élis 2 (droite) et Sparte 1 (haut).",
    ),
    (
        "discipline/discus",
        0,
        "Discus: discipline. Judged by the most Aegis.",
        "Disque : discipline. Critère : le plus d’Aegis.",
    ),
]


@pytest.mark.parametrize(("thing", "line", "english", "french"), SENTENCES, ids=[row[0] for row in SENTENCES])
def test_sentences(thing: str, line: int, english: str, french: str) -> None:
    message = describe(the_box(), thing)[line]

    assert said("en", message) == english
    assert said("fr", message).replace("\u00a0", " ").replace("\u202f", " ") == french


# ---------------------------------------------------------------- clauses for options and events


def test_amounts_are_listed_with_their_plurals() -> None:
    amounts = amounts_clause([(VP, 2), (AEGIS, 1), (SPARKS, 3)])

    assert said("en", amounts) == "2 Victory Points, 1 Aegis and 3 Sparks"
    assert said("fr", amounts) == "2 Points de Victoire, 1 Aegis et 3 Étincelles"


def test_amounts_of_nothing_are_nothing() -> None:
    assert (said("en", amounts_clause([])), said("fr", amounts_clause([]))) == ("nothing", "rien")
    assert said("en", CLAUSES.effects(the_box(), [])) == "nothing"


def test_only_enhanced_card_has_an_owner_and_no_number() -> None:
    amounts = [(VP, 1), (ENHANCED_CARD, 1)]

    assert said("en", amounts_clause(amounts)) == "1 Victory Point and your Enhanced Conflict card"
    assert said("fr", amounts_clause(amounts, of_another(YOU))).endswith("et sa carte Conflit Améliorée")


def test_generated_prayers_are_not_said_to_be_gained() -> None:
    effect = Effect("gain")
    effect.amounts = [(VP, 1), (GENERATED_PRAYERS, 2)]

    assert said("en", CLAUSES.effects(the_box(), [effect])) == "gain 1 Victory Point and generate 2 Prayers"
    assert said("fr", CLAUSES.effects(the_box(), [effect])) == "gagnez 1 Point de Victoire et générez 2 Prières"


def test_resource_names_follow_the_number() -> None:
    assert [said("en", resource_name(VP, number)) for number in (0, 1, 2)] == [
        "Victory Points",
        "Victory Point",
        "Victory Points",
    ]
    assert [said("fr", resource_name(VP, number)) for number in (0, 1, 2)] == [
        "Point de Victoire",
        "Point de Victoire",
        "Points de Victoire",
    ]


def test_what_another_player_does_is_said_of_them() -> None:
    [effects] = [card.effects for card in the_box().faces if card.id == "stratagem"]

    assert said("en", CLAUSES.effects(the_box(), effects, of_another(YOU))) == (
        "gains 2 Conflict cards, then discards 1 Conflict card"
    )
    assert said("fr", CLAUSES.effects(the_box(), effects, to_do(YOU))) == (
        "gagner 2 cartes Conflit, puis défausser 1 carte Conflit"
    )


def test_condition_is_denied_by_unless() -> None:
    [condition] = [card.conditions[1] for card in the_box().premonitions if card.id == "seat_kept_empty"]

    assert said("en", CLAUSES.condition(the_box(), condition)) == "you are last in Grandeur"
    assert said("en", CLAUSES.provided(the_box(), denied(condition))) == "unless you are last in Grandeur"
    assert said("fr", CLAUSES.provided(the_box(), denied(condition), of_another(YOU))) == (
        "sauf si ce joueur est en dernière place sur la piste de Grandeur"
    )


def test_alternatives_after_if_are_each_brought_in_by_it_in_french() -> None:
    [effect] = [card.effects[0] for card in the_box().faces if card.id == "chariot_charge"]
    assert effect.condition is not None

    assert said("en", CLAUSES.provided(the_box(), effect.condition)) == (
        "if you are the Attacker or the Combat is against the game"
    )
    assert said("fr", CLAUSES.provided(the_box(), effect.condition)) == (
        "si vous êtes l’Attaquant ou si le Combat est contre le jeu"
    )


def test_counts_are_counted_or_compared() -> None:
    [measure] = [discipline.measure for discipline in the_box().disciplines if discipline.id == "wrestling"]

    assert said("en", CLAUSES.count(the_box(), measure)) == "Combat you have won in this Age"
    assert said("fr", CLAUSES.most(the_box(), measure)) == "le plus de Combats gagnés cet Âge-ci"


def test_conversion_of_a_variant_says_how_often() -> None:
    box = the_box()
    [awakening] = [play.index for play in box.variants if play.id == "victory_of_awakening"]
    [row] = box.manifest(NONE, [awakening]).conversions

    text = "Conversion 6, with Convert: pay 4 Victory Points to gain 1 Spark (1 time per action)."
    assert said("en", conversion_line(box, row)) == text


def test_action_says_the_numbers_of_the_boards() -> None:
    lines = [said("en", line) for line in describe(the_box(), "location/forge")]

    assert lines[1] == said("en", action_line(the_box(), words.ACTIONS.index("craft")))
    assert "1 less on space B and 2 less on C" in lines[1]
    assert "gain 1 Victory Point" in lines[2]
