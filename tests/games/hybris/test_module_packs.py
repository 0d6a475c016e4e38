"""The modules' parts of the pack hold what the books print, in words of their own; a broken one says what is wrong."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from agon.cards.language import Dialect
from agon.games.hybris.artemis.box import add_artemis
from agon.games.hybris.artemis.schema import WORDS as ARTEMIS_WORDS
from agon.games.hybris.artemis.schema import check as check_artemis
from agon.games.hybris.box import Box, open_box
from agon.games.hybris.cataclysm.box import CataclysmBox, unpack_cataclysm
from agon.games.hybris.cataclysm.schema import COLOURS, REQUIREMENTS, TASKS
from agon.games.hybris.cataclysm.schema import WORDS as CATACLYSM_WORDS
from agon.games.hybris.cataclysm.schema import check as check_cataclysm
from agon.games.hybris.chronos.box import ChronosBox, unpack_chronos
from agon.games.hybris.chronos.schema import WORDS as CHRONOS_WORDS
from agon.games.hybris.chronos.schema import check as check_chronos
from agon.games.hybris.duel.box import open_kit, postures_of
from agon.games.hybris.duel.schema import WORDS as DUEL_WORDS
from agon.games.hybris.duel.schema import check as check_duel
from agon.games.hybris.schema import CONDITIONS, COUNTS, EVENTS, MODIFIERS, VERBS
from agon.kernel.errors import PackError
from agon.kernel.packs import Pack
from games.hybris.opened import short, the_pack
from games.hybris.parts import MODULES, part_texts, read_part, the_part
from rules.hybris.given import box as box_with

CHECKS: dict[str, Callable[[Pack, Pack], None]] = {
    "artemis": check_artemis,
    "cataclysm": check_cataclysm,
    "chronos": check_chronos,
    "duel": check_duel,
}
WORDS: dict[str, Dialect] = {
    "artemis": ARTEMIS_WORDS,
    "cataclysm": CATACLYSM_WORDS,
    "chronos": CHRONOS_WORDS,
    "duel": DUEL_WORDS,
}


def entry_count(module: str) -> Counter[str]:
    """How many entries of each kind a part has."""
    files = the_part(module).files
    return Counter(
        {kind: len(value) for tables in files.values() for kind, value in tables.items() if type(value) is list}
    )


def fresh_box() -> Box:
    return open_box(the_pack())


def outskirts() -> CataclysmBox:
    return unpack_cataclysm(fresh_box(), the_part("cataclysm"))


def mode() -> ChronosBox:
    return unpack_chronos(fresh_box(), the_part("chronos"))


# ---------------------------------------------------------------- what is there


@pytest.mark.parametrize("module", MODULES)
def test_part_is_sound(module: str) -> None:
    CHECKS[module](the_part(module), the_pack())


def test_counts_of_the_books() -> None:
    assert entry_count("artemis") - Counter(languages=2) == {
        "olympian": 1,
        "hero": 3,
        "upgrade": 6,
        "conflict_card": 6,
    }
    found = entry_count("cataclysm")
    assert (found["adventure"], found["event"], found["cataclysm_card"], found["premonition"]) == (10, 14, 5, 3)
    assert (found["mk_card"], found["mk_power"], found["mk_tile"]) == (5, 5, 20)
    found = entry_count("chronos")
    assert (found["concept"], found["concept_card"], found["avatar"], found["avatar_card"]) == (6, 32, 3, 18)
    assert (found["chronos_tile"], found["level"]) == (8, 3)


def keys(value: object) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from keys(item)
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from keys(item)


@pytest.mark.parametrize("module", MODULES)
def test_every_word_is_used_and_no_hook_is_needed(module: str) -> None:
    said = {key for tables in the_part(module).files.values() for value in tables.values() for key in keys(value)}
    own = {verb.name for _, verb in WORDS[module].words}
    if module == "cataclysm":  # the words of Artemis are hers to use
        own -= {verb.name for _, verb in ARTEMIS_WORDS.words}
        own |= set(REQUIREMENTS.verbs) | set(TASKS.verbs)
    assert sorted(own - said) == []
    assert "hook" not in said


def test_words_of_a_module_are_unknown_to_the_base_game() -> None:
    homes = (VERBS, CONDITIONS, COUNTS, MODIFIERS, EVENTS)
    before = [set(home.verbs) for home in homes]
    for module in MODULES:
        CHECKS[module](the_part(module), the_pack())
        for home, verb in WORDS[module].words:
            assert verb.name not in home.verbs
    assert [set(home.verbs) for home in homes] == before


def test_no_word_takes_the_place_of_one_of_the_base_game() -> None:
    for lexicon in WORDS.values():
        assert [verb.name for home, verb in lexicon.words if verb.name in home.verbs] == []


# ---------------------------------------------------------------- what is printed


def test_artemis_stands_behind_the_four() -> None:
    box = fresh_box()
    before = (len(box.powers), [card.id for card in box.faces], box.card_ids.copy())

    goddess = add_artemis(box, the_part("artemis"))

    assert (goddess.index, goddess.id, goddess.aura) == (4, "artemis", 6)
    assert (len(goddess.tiles), len(goddess.heroes), len(goddess.deck)) == (6, 3, 17)
    assert box.card(goddess.enhanced).id == "fourteen_arrows"
    assert box.heroes[goddess.first_hero].id == "atalanta"
    assert all(power.index >= before[0] for power in goddess.powers)
    assert [card.id for card in box.faces][: len(before[1])] == before[1]
    assert box.card_ids[: len(before[2])] == before[2]
    assert box.names["olympian/artemis"] == {"en": "Artemis", "fr": "Artémis"}


def test_postures_keep_what_is_printed() -> None:
    box = fresh_box()
    open_kit(box, the_part("duel"))
    humble, proud = postures_of(box)
    assert (humble.covers, humble.token, proud.covers, proud.token) == ("upper", "forbidden", "lower", "portrait")
    remove, reward, turn = humble.effects
    assert (remove.number, turn.numbers["count"], turn.words["whose"]) == (4, 2, "own")
    assert reward.condition is not None
    assert (reward.condition.number, short(reward.then[0].then)) == (2, [("gain", [("spark", 1)])])
    assert [effect.verb for effect in proud.effects] == ["for_each", "flip_tokens"]


@pytest.mark.parametrize("modules", [("artemis", "cataclysm"), ("chronos",)], ids="-".join)
def test_every_card_has_a_face_of_its_own_number(modules: tuple[str, ...]) -> None:
    box = box_with(modules)
    assert [face.index for face in box.faces] == list(range(len(box.faces)))
    assert [box.faces[face] for face in box.card_face] == box.printed


def test_tracks_show_what_the_examples_show() -> None:
    box = outskirts()
    explore, defend = box.explore_track, box.defend_track
    assert (explore[2].cost, explore[3].cost, explore[3].bonus) == (1, 2, 3)
    assert explore[1].reward[0].amounts == [(0, 2)]
    assert [step.reward[0].numbers for step in explore[2:4]] == [{"worker": 2}, {"research": 2}]
    assert (defend[3].cost, defend[4].cost, defend[4].bonus) == (2, 2, 6)
    assert (explore[0].reward, defend[0].reward) == ([], [])


def test_cards_of_the_examples_are_as_printed() -> None:
    box = outskirts()
    chaos = {card.id: card for card in box.chaos_cards}
    assert len(box.chaos_deck()) == 30
    absorption, shock = chaos["absorption_card"], chaos["earthshock"]
    assert (absorption.strength, shock.strength) == (5, 6)
    assert [(line.least, line.effects[0].verb) for line in absorption.attraction] == [
        (0, "momentum"),
        (3, "advance_chaos"),
    ]
    assert [(line.least, line.effects[0].amounts) for line in absorption.conflict] == [(4, [(1, 2)])]
    assert (shock.conflict[0].least, shock.conflict[0].effects[0].word) == (1, "earth")
    assert [card.id for card in box.chaos_cards if card.fixed] == ["absorption_card"]
    study = box.explorations[0]
    assert [step.verb for step in study.requirements] == ["engage", "transfer", "discard_element"]
    assert [(event.verb, event.words["at"]) for event in study.progress] == [
        ("visited", "forge"),
        ("visited", "olympus"),
    ]
    assert (study.sites[0], study.sites[1][0].numbers) == ([], {"research": 1})
    assert sum(card.is_adventure() for card in box.explorations) == 10
    assert sorted(box.falls) == [0, 1, 2, 3, 4]


def test_tile_of_the_example_is_as_printed() -> None:
    tile = next(tile for tile in outskirts().tiles if tile.id == "quantum_conductor")
    assert "yellow" in tile.colours
    assert [task.verb for task in tile.tasks].count("combat") == 1
    assert (tile.rewards[0].amounts, tile.rewards[1].numbers) == ([(0, 2), (10, 2)], {"energy": 1})


def test_every_kind_of_task_has_a_colour_and_every_olympian_four_tiles() -> None:
    box = outskirts()
    assert set(COLOURS) == set(TASKS.verbs)
    assert set(COLOURS.values()) == {"red", "blue", "yellow", "green"}
    for olympian in ("zeus", "poseidon", "athena", "hades", "artemis"):
        assert len(box.tiles_of(olympian)) == 4
        assert all(power.effects[0].verb == "spend" for power in box.abilities[olympian])


@pytest.mark.parametrize(
    ("concept", "totals"),
    [
        ("anthros", [{"follower": 1}, {"follower": 4}, {"follower": 4, "prayer": 4}, {"follower": 5, "prayer": 4}]),
        ("cosmos", [{"aegis": 1}, {"aegis": 1, "spark": 2}, {"aegis": 6, "spark": 2}, {"aegis": 6, "spark": 3}]),
        ("gonos", [{"technology": 1}, {"technology": 1, "well": 5}, {"technology": 1, "well": 5, "temple": 1}]),
        ("temnein", [{"vp": 3}, {"vp": 6}, {"vp": 10}, {"vp": 15}, {"vp": 20}, {"vp": 30}]),
    ],
)
def test_chains_ask_for_what_the_aid_prints(concept: str, totals: list[dict[str, int]]) -> None:
    found = next(one for one in mode().concepts if one.id == concept)
    assert [found.asks(number + 1, 1) for number in range(len(totals))] == totals


def test_last_links_of_the_aid_alone_and_for_four() -> None:
    last = {concept.id: concept.asks(6, 1) for concept in mode().concepts if concept.links}
    assert last["anthros"] == {"follower": 9, "prayer": 5}
    assert last["cosmos"] == {"aegis": 8, "spark": 8}
    assert last["gonos"] == {"technology": 2, "well": 9, "temple": 3}
    four = {concept.id: concept.asks(6, 4) for concept in mode().concepts if concept.links}
    assert four["cosmos"] == {"aegis": 11, "spark": 11}


def test_avatars_bring_what_the_aid_prints() -> None:
    avatars = mode().avatars
    assert [(avatar.id, avatar.number, avatar.letter) for avatar in avatars] == [
        ("kronos", 1, 0),
        ("kairos", 2, 1),
        ("aeon", 3, 2),
    ]
    assert [avatar.income for avatar in avatars] == [[(1, 1), (2, 1)], [(3, 1)], [(0, 2)]]
    assert [concept.id for concept in mode().concepts] == ["ananke", "anthros", "cosmos", "gonos", "kratos", "temnein"]


# ---------------------------------------------------------------- what is wrong


MK_TILE = """[[mk_tile]]
id = "thunderbolt"
"""
BAD = [
    ("artemis", "upgrades.toml", 'items = ["spark", "prophet"]', 'items = ["spark"]', 'expected 2 "prophet", found 1'),
    ("artemis", "olympians.toml", "aura = 6", "aura = 5", '"athena" has Aura 5 already'),
    ("artemis", "conflict.toml", "enhanced = true\n", "", "expected 1 Enhanced card, found 0"),
    ("cataclysm", "hangar.toml", MK_TILE, '[[mk_card]]\nid = "thunderbolt"\n', "unknown field"),
    (
        "cataclysm",
        "hangar.toml",
        'olympian = "zeus"\npart = "arm"',
        'olympian = "hades"\npart = "arm"',
        'mk_tile: olympian = "zeus": expected 4, found 3',
    ),
    (
        "cataclysm",
        "hangar.toml",
        "{ spend = { energy = 2 }, then = [{ strength = 4 }] }",
        "{ strength = 4 }",
        "the Energy",
    ),
    ("cataclysm", "hangar.toml", '{ deployed = "science" }', '{ gain = "rival_token" }', "only Artemis"),
    ("cataclysm", "chaos.toml", 'city = "argos"', 'city = "sparta"', 'no card names "argos"'),
    (
        "cataclysm",
        "chaos.toml",
        'id = "repelled_5"\nmomentum = 5',
        'id = "repelled_5"\nmomentum = 6',
        "0 to 5, in this order",
    ),
    ("cataclysm", "exploration.toml", "[{ engage = 1 }, { transfer = 1 }", "[{ transfer = 1 }", "{ engage = 1 } first"),
    ("cataclysm", "exploration.toml", "{ earn = { energy = 2 } }", "{ gain = { energy = 2 } }", "unknown resource"),
    (
        "cataclysm",
        "exploration.toml",
        "{ earn = { energy = 2 } }",
        "{ earn = { enery = 2 } }",
        'did you mean "energy"?',
    ),
    ("cataclysm", "outskirts.toml", "{ cost = 0, bonus = 2,", "{ cost = 0, bonus = 0,", "at least one card"),
    (
        "chronos",
        "concepts.toml",
        'kind = "chained"\navatar = "aeon"',
        'kind = "upgrade"\navatar = "aeon"',
        "chained Concepts, found 3",
    ),
    ("chronos", "cards.toml", "tier = 1", "tier = 2", "expected 4 cards of tier 1, found 3"),
    ("chronos", "cards.toml", "desolation = { seal = 1 }", "desolation = { idle = 1 }", '"idle" is no Desolation'),
    ("chronos", "avatars.toml", 'letter = "beta"', 'letter = "alpha"', "expected each of alpha, beta, gamma once"),
    (
        "chronos",
        "tiles.toml",
        'concept = "ananke"',
        'concept = "kratos"',
        'chronos_tile: concept = "ananke": expected 4, found 3',
    ),
    ("chronos", "concepts.toml", 'printed = ["name", "number"]', 'printed = ["chain"]', 'no field "chain"'),
    ("chronos", "levels.toml", "tiers = [3, 3]", "tiers = [3, 4]", "expected 6 cards"),
    ("chronos", "levels.toml", "chronos_grandeur = 3", "chronos_grandeur = 4", "the player's marker is there"),
]


@pytest.mark.parametrize(("module", "file", "old", "new", "fault"), BAD, ids=[f"{bad[0]}-{bad[4]}" for bad in BAD])
def test_fault_is_told_with_its_file(module: str, file: str, old: str, new: str, fault: str) -> None:
    texts = part_texts(module)
    assert old in texts[file]
    broken = read_part(module, {**texts, file: texts[file].replace(old, new, 1)})

    with pytest.raises(PackError) as refused:
        CHECKS[module](broken, the_pack())

    lines = str(refused.value).splitlines()
    assert any(line.startswith(f"{module}/") and fault in line for line in lines), lines


@pytest.mark.parametrize("module", MODULES)
def test_missing_file_is_named(module: str) -> None:
    texts = part_texts(module)
    gone = min(name for name in texts if name != "pack.toml")
    broken = read_part(module, {name: text for name, text in texts.items() if name != gone})

    with pytest.raises(PackError, match=f"{module}/{gone}: missing"):
        CHECKS[module](broken, the_pack())


def test_missing_tile_says_whose() -> None:
    texts = part_texts("cataclysm")
    head, _, rest = texts["hangar.toml"].partition(MK_TILE)
    without = head + "[[mk_tile]]" + rest.partition("[[mk_tile]]")[2]
    broken = read_part("cataclysm", {**texts, "hangar.toml": without})

    with pytest.raises(PackError, match=r'cataclysm/hangar.toml: mk_tile: olympian = "zeus": expected 4, found 3'):
        check_cataclysm(broken, the_pack())
