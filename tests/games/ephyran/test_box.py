"""The Ephyran pack: what the book prints is unchanged, and what can be wrong is told."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import agon.games.ephyran
from agon.cards.voice import YOU
from agon.games.ephyran.box import NONE, ZONES, Box, open_box
from agon.games.ephyran.cardtext import CLAUSES, describe
from agon.games.ephyran.schema import HAND, OPPONENT, VERBS
from agon.kernel.errors import PackError
from agon.kernel.packs import read_pack
from agon.kernel.words import Arg, Message, Name
from agon.text.shelf import texts

HOME = Path(agon.games.ephyran.__file__).parent
TEXTS = {path.name: path.read_text("utf-8") for path in sorted((HOME / "content").glob("*.toml"))}
LANGUAGES = ["en", "fr"]


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(read_pack(TEXTS))


# ---------------------------------------------------------------- what is printed


@pytest.mark.rule("EPH-TOKEN-09")
def test_objects_keep_their_printed_values(box: Box) -> None:
    assert dict(zip(box.objects, box.object_value, strict=True)) == {
        "thunderbolt": 3,
        "trident": 2,
        "owl": 1,
        "helmet": -1,
    }


@pytest.mark.rule("EPH-GOAL-03")
def test_territories_keep_their_printed_order_and_gods(box: Box) -> None:
    assert box.territories == ["lagoon", "lands", "forest", "mountain"]
    doubled = [box.territories[territory] for territory in box.god_territory]
    assert dict(zip(box.gods, doubled, strict=True)) == {
        "poseidon": "lagoon",
        "gaia": "lands",
        "aeolus": "forest",
        "hephaestus": "mountain",
    }


@pytest.mark.rule("EPH-DEF-01")
@pytest.mark.rule("EPH-DEF-02")
@pytest.mark.rule("EPH-DRAW-06")
def test_defences_cancel_what_the_book_lists(box: Box) -> None:
    def ids(indexes: list[int]) -> list[str]:
        return [box.reinforcements[index].id for index in indexes]

    assert {r.id: ids(r.cancels) for r in box.reinforcements if r.cancels} == {
        "athena_shield": ["swap_zone", "destroy_zone"],
        "hecate_magic": ["take_magic_token", "steal_magic_token"],
    }
    assert {r.id: ids(r.countered_by) for r in box.reinforcements if r.countered_by} == {
        "swap_zone": ["athena_shield"],
        "take_magic_token": ["hecate_magic"],
        "destroy_zone": ["athena_shield"],
        "steal_magic_token": ["hecate_magic"],
    }


@pytest.mark.rule("EPH-REINF-01")
def test_reinforcements_keep_their_families_and_figures(box: Box) -> None:
    families: dict[str, list[str]] = {}
    for reinforcement in box.reinforcements:
        families.setdefault(reinforcement.family, []).append(reinforcement.id)
    assert families == {
        "draw": ["castor_pollux", "graeae"],
        "athena": ["swap_zone", "take_magic_token"],
        "ares": ["destroy_zone", "steal_magic_token"],
        "defence": ["athena_shield", "hecate_magic"],
    }
    castor, graeae, swap = box.reinforcements[:3]
    assert [(e.verb, e.number, e.numbers) for e in castor.effects] == [("draw", 2, {}), ("play_again", 1, {})]
    assert [(e.verb, e.number, e.numbers) for e in graeae.effects] == [("draw", 3, {"keep": 1})]
    assert [(e.verb, e.listed) for e in swap.effects] == [("swap", [OPPONENT, HAND])]


# ---------------------------------------------------------------- the deck


def test_the_deck_has_its_cards_for_every_number_of_players(box: Box) -> None:
    sizes = [len([card for card in range(box.deck_size) if box.players_from[card] <= n]) for n in (2, 3, 4)]
    assert sizes == [64, 86, 108]
    assert len(set(box.card_ids)) == len(box.card_ids) == 112
    assert len(box.token_object) == 16


@pytest.mark.rule("EPH-CARD-01")
@pytest.mark.rule("EPH-CARD-03")
def test_every_card_has_two_halves_and_each_zone_its_creature(box: Box) -> None:
    for card in range(box.deck_size):
        zones = box.zones_of[card]
        assert len(zones) + (box.reinforcement_of[card] != NONE) == 2
        for zone in range(ZONES):
            creature = box.creature_at[card][zone]
            assert (creature != NONE) == (zone in zones)
            if creature != NONE:
                assert box.creature_territory[creature] == zone // 4


@pytest.mark.rule("EPH-CARD-04")
def test_only_objects_that_give_points_are_printed(box: Box) -> None:
    printed = [thing for card in box.printed_at for thing in card if thing != NONE]
    assert len(printed) == 16
    assert min(box.object_value[thing] for thing in printed) > 0


@pytest.mark.rule("EPH-DIO-01")
def test_dionysus_stands_for_any_zone(box: Box) -> None:
    assert box.card_ids[box.deck_size :] == ["dionysus_1", "dionysus_2", "dionysus_3", "dionysus_4"]
    for card in range(box.deck_size, len(box.card_ids)):
        assert box.zones_of[card] == list(range(ZONES))
        assert set(box.creature_at[card]) == {box.dionysus_creature}
        assert set(box.printed_at[card]) == {NONE}


def test_things_have_names_made_from_their_parts(box: Box) -> None:
    assert box.names[box.card_thing(0)] == {
        "en": "Hippocamp 1 / The Graeae",
        "fr": "Hippocampe 1 / Les Grées",
    }
    assert box.names[box.zone_thing(5)] == {"en": "Gaia's Lands 2", "fr": "Terres de Gaïa 2"}
    assert box.names[box.creature_thing(box.dionysus_creature)]["fr"] == "Dionysos"
    assert all(sorted(words) == LANGUAGES for words in box.names.values())


# ---------------------------------------------------------------- what can be wrong

CARD = 'deck.toml: card "hippocamp_1_or_graeae": '
HALF = '{ zone = "lagoon", number = 1, creature = "hippocamp" }'
BAD = [
    (
        "deck.toml",
        HALF,
        HALF.replace("hippocamp", "hipocamp"),
        CARD + 'halves[0].creature: no creature "hipocamp" (did you mean "hippocamp"?)',
    ),
    (
        "deck.toml",
        HALF,
        HALF.replace("hippocamp", "sphinx"),
        CARD + 'halves[0].creature: "sphinx" lives in "forest", not in "lagoon"',
    ),
    ("deck.toml", HALF, HALF.replace("1", "5"), CARD + "halves[0].number: expected 1 to 4, found 5"),
    (
        "deck.toml",
        HALF,
        HALF.replace(" }", ', magic = "helmet" }'),
        CARD + 'halves[0].magic: "helmet" costs points, so it is never printed',
    ),
    (
        "deck.toml",
        '{ reinforcement = "graeae" }',
        HALF,
        CARD + "halves: expected two different zones, found lagoon 1 twice",
    ),
    ("deck.toml", HALF, '{ reinforcement = "swap_zone" }', CARD + "halves: expected at least one zone"),
    ("deck.toml", HALF + ",", "", CARD + "halves: expected 2 in the list, found 1"),
    ("deck.toml", "players_from = 2", "players_from = 1", CARD + "players_from: expected 2 to 4, found 1"),
    (
        "deck.toml",
        'id = "hippocamp_1_or_graeae"',
        'id = "dionysus_1"',
        'deck.toml: card "dionysus_1": id: "dionysus_" is kept for the cards of Dionysus',
    ),
    (
        "territories.toml",
        'doubles = "lands"',
        'doubles = "lagoon"',
        'territories.toml: god "gaia": doubles: "lagoon" is doubled by "poseidon" already',
    ),
    (
        "territories.toml",
        "copies = 4",
        "copies = 3",
        "territories.toml: dionysus: copies: expected 4 to 16, found 3",
    ),
    (
        "magic.toml",
        "value = 3",
        "value = 30",
        'magic.toml: magic "thunderbolt": value: expected -9 to 9, found 30',
    ),
    (
        "reinforcements.toml",
        '["swap_zone", "destroy_zone"]',
        '["swap_zones", "destroy_zone"]',
        'reinforcements.toml: reinforcement "athena_shield": reaction.cancels[0]: '
        'no reinforcement "swap_zones" (did you mean "swap_zone"?)',
    ),
    (
        "reinforcements.toml",
        "keep = 1",
        "keep = 3",
        'reinforcements.toml: reinforcement "graeae": effects[0].keep: expected less than the 3 drawn, found 3',
    ),
    (
        "reinforcements.toml",
        '[{ lock = "own_territory" }]',
        '[{ lock = "own_territory" }, { lock = "own_territory" }]',
        'reinforcements.toml: reinforcement "athena_shield": effects[1]: "lock" appears twice',
    ),
    (
        "reinforcements.toml",
        "{ take_token = 1 }",
        "{ take_tokens = 1 }",
        'reinforcements.toml: reinforcement "take_magic_token": effects[0]: '
        'no verb "take_tokens" (did you mean "take_token"?)',
    ),
    (
        "reinforcements.toml",
        '{ swap = ["opponent", "hand"] }',
        '{ swap = ["opponent", "discard"] }',
        'reinforcements.toml: reinforcement "swap_zone": effects[0].swap[1]: '
        'unknown word "discard" (one of: opponent, hand)',
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "line"), BAD, ids=[line for *_, line in BAD])
def test_a_bad_pack_gives_its_line(file: str, old: str, new: str, line: str) -> None:
    assert old in TEXTS[file]
    with pytest.raises(PackError) as caught:
        open_box(read_pack({**TEXTS, file: TEXTS[file].replace(old, new, 1)}))
    assert str(caught.value) == line


def test_a_small_deck_is_refused() -> None:
    start, *cards = TEXTS["deck.toml"].split("[[card]]")
    few = "[[card]]".join([start, *cards[:5]])
    with pytest.raises(PackError) as caught:
        open_box(read_pack({**TEXTS, "deck.toml": few}))
    lines = str(caught.value).splitlines()
    assert 'deck.toml: card: zone = "mountain", number = 4: expected at least 4 copies, found 0' in lines
    assert "deck.toml: card: players_from <= 2: expected more than the 8 cards dealt, found 5" in lines


def test_a_fifth_territory_is_refused() -> None:
    more = TEXTS["territories.toml"].replace("[[god]]", "[[territory]]\n[[god]]", 1)
    with pytest.raises(PackError, match=r"territories\.toml: territory: expected 4 entries, found 5"):
        open_box(read_pack({**TEXTS, "territories.toml": more}))


# ---------------------------------------------------------------- the words on the cards


def read_words(language: str) -> str:
    return (HOME / "text" / language / "cards.ftl").read_text("utf-8")


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_words(language)))
    bundle.add_resource(FluentResource((files("agon.text") / language / "cards.ftl").read_text("utf-8")))
    return bundle


def render(box: Box, language: str, arg: Arg) -> str | int:
    """A plain renderer that stands no missing message and no missing argument."""
    if isinstance(arg, Name):
        return box.names[arg.thing][language]
    if not isinstance(arg, Message):
        assert isinstance(arg, str | int)
        return arg
    bundle = bundle_of(language)
    values = {name: render(box, language, value) for name, value in arg.args}
    pattern = bundle.get_message(arg.id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert errors == []
    return str(text)


def told(box: Box, language: str, thing: str) -> str:
    return " ".join(str(render(box, language, line)) for line in describe(box, thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_is_described(box: Box, language: str) -> None:
    described = set()
    for reinforcement in box.reinforcements:
        for effect in reinforcement.effects:
            assert render(box, language, CLAUSES.effect(box, effect, YOU))
            described.add(effect.verb)
    assert described == set(VERBS.verbs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_says_what_it_means(language: str) -> None:
    assert [verb.name for verb in VERBS.verbs.values() if not texts(language).has_part(verb.says, "means")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_can_be_described(box: Box, language: str) -> None:
    things = [thing for thing in box.names if thing.split("/")[0] != "lore"]
    for thing in things:
        assert told(box, language, thing)


def test_a_card_says_what_it_does(box: Box) -> None:
    assert told(box, "en", "reinforcement/athena_shield") == (
        "Athena's Shield (defence). On your turn: lock one of your territories. On a rival's turn: cancel "
        "Territory Swap or Territory Destruction, then draw back to your hand size. Nothing cancels it."
    )
    assert told(box, "fr", "reinforcement/graeae") == (
        "Les Grées (pioche). À votre tour\N{NO-BREAK SPACE}: piochez 3 cartes en guise de pioche de fin "
        "de tour, gardez-en 1 et posez le reste sur la défausse, dans l’ordre qui vous plaît. "
        "Rien ne l’annule."
    )


def test_a_changed_card_changes_its_words() -> None:
    changed = TEXTS["reinforcements.toml"].replace("{ draw = 3, keep = 1 }", "{ draw = 5, keep = 2 }")
    other = open_box(read_pack({**TEXTS, "reinforcements.toml": changed}))
    assert "draw 5 cards" in told(other, "en", "reinforcement/graeae")
    assert "keep 2" in told(other, "en", "reinforcement/graeae")


def test_an_unknown_thing_is_not_described(box: Box) -> None:
    with pytest.raises(KeyError):
        describe(box, "card/kraken")


def test_both_languages_have_the_same_messages() -> None:
    ids = [re.findall(r"^(ephyran-[\w-]+) =", read_words(language), re.MULTILINE) for language in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])


def test_french_has_its_own_typography(box: Box) -> None:
    messages = [line for line in read_words("fr").splitlines() if not line.startswith("#")]
    for text in messages + [words["fr"] for words in box.names.values()]:
        assert "'" not in text
        assert re.search(r" [:;!?»]|« ", text) is None
