"""Every Song of every Epic and every Clash: what it asks for, what it gives."""

from typing import NamedTuple

import pytest

from agon.games.hybris.box.numbers import (
    FATES,
    HERO,
    ITEM_HERO,
    ITEM_PROPHET,
    ITEM_SPARK,
    ITEM_TEMPLE,
    NONE,
    PROPHET,
    UNDERWORLD,
    WEAPON,
)
from agon.games.hybris.player import IN_UNDERWORLD, ON_TILE, RESERVE, Player
from agon.games.hybris.rules.fates import achieve
from agon.games.hybris.state import Hybris
from rules.hybris.arena import (
    Answer,
    Stage,
    acting,
    card,
    first_hero,
    holds,
    olympian,
    on_artwork,
    on_top,
    prophet,
    quest,
    stage,
    stands,
)
from rules.hybris.given import box, given, told

Change = dict[str, int]


def had(g: Hybris, p: Player) -> Change:
    """Everything a player has, as numbers."""
    coliseum = [number for number in p.hand if number in box().coliseum_deck]
    return {
        "vp": p.vp,
        "aegis": p.aegis,
        "followers": p.followers,
        "prayers": p.prayers,
        "grandeur": len(g.grandeur) - g.grandeur.index(p.seat),
        "kindness": p.kindness,
        "determination": p.determination,
        "cards": len(p.hand) - len(coliseum),
        "coliseum": len(coliseum),
        "premonitions": len(p.premonitions),
        "bonus": p.bonus_tokens,
        "sparks": p.sparks,
        "temples": p.temples.bit_count(),
        "prophets": len([c for c in p.characters if c.kind == PROPHET and c.place != ON_TILE]),
        "heroes": len([c for c in p.characters if c.kind == HERO and c.place not in (ON_TILE, IN_UNDERWORLD)]),
    }


SPARK_TRACK = {0: "followers", 1: "grandeur", 5: "prayers"}
"""What Zeus gains on some spaces of the Spark track: the next one gives something that the story does not look at."""
PIECES = {"sparks": ITEM_SPARK, "temples": ITEM_TEMPLE, "prophets": ITEM_PROPHET, "heroes": ITEM_HERO}


def gained(before: Change, after: Change, expected: Change) -> Change:
    """What has changed; where a piece left an Upgrade tile, only as far as it was expected, since that gives more."""
    changed = {name: after[name] - before[name] for name in before if after[name] != before[name]}
    if any(name in PIECES for name in expected):
        return {name: changed.get(name, 0) for name in expected}
    return changed


def bare(g: Hybris, p: Player, item: int) -> None:
    """On one Upgrade tile a piece of that kind comes next."""
    for tile, upgrade in enumerate(box().olympians[p.olympian].tiles):
        items = box().upgrades[upgrade].items
        if item in items[:-1] or (item in items and tile == 5):
            p.cleared[tile] = items.index(item)
            return
    for tile, upgrade in enumerate(box().olympians[p.olympian].tiles):
        if item in box().upgrades[upgrade].items:
            p.cleared[tile] = box().upgrades[upgrade].items.index(item)
            return


def table(expected: Change) -> tuple[Hybris, Player]:
    """Zeus, who has a little of everything, and Hades."""
    g = given("zeus", "hades")
    g.grandeur = [1, NONE, 0, NONE]
    g.well = 5
    for p in g.players:
        p.vp, p.followers, p.prayers, p.kindness = 20, 3, 0, 2
    for name in expected:
        if name in PIECES:
            bare(g, g.players[0], PIECES[name])
    g.players[0].sparks = next(space for space, name in SPARK_TRACK.items() if name not in expected)
    return g, holds(g, 0)


# ---------------------------------------------------------------- Songs


class Sung(NamedTuple):
    """A Song, the cards and the places that meet its conditions, and what it gives."""

    epic: str
    song: int
    hand: list[str]
    places: dict[str, str]
    gives: Change


SONGS = [
    Sung("philoctetes_bow", 0, ["javelin", "thrust"], {}, {"vp": 2, "coliseum": 1}),
    Sung("philoctetes_bow", 1, [], {"prophet": "lemnos"}, {"vp": 3, "determination": 1}),
    Sung("atalantas_race", 0, ["javelin"], {}, {"vp": 2, "bonus": 1}),
    Sung("atalantas_race", 1, [], {"hero": "coliseum"}, {"vp": 2, "bonus": 1, "grandeur": 1}),
    Sung("antigones_dust", 0, ["crush"], {}, {"vp": 1, "kindness": 2, "cards": -1}),
    Sung("antigones_dust", 1, [], {"prophet": "underworld"}, {"vp": 1, "prayers": 1, "sparks": 1}),
    Sung("judgement_of_paris", 0, ["crush", "javelin"], {}, {"vp": 1, "grandeur": 1}),
    Sung("judgement_of_paris", 1, [], {"hero": "sparta"}, {"vp": 4, "followers": 2}),
    Sung("augean_stables", 0, ["feint"], {}, {"vp": 4, "cards": -1}),
    Sung("augean_stables", 1, [], {"prophet": "elis"}, {"vp": 3, "followers": 2, "grandeur": 1}),
    Sung("calydonian_hunt", 0, ["javelin"], {}, {"vp": 4}),
    Sung("calydonian_hunt", 1, ["thrust"], {}, {"vp": 2, "coliseum": 1, "cards": -1}),
    Sung("calydonian_hunt", 2, [], {"hero": "coliseum"}, {"vp": 4}),
    Sung("ariadnes_thread", 0, [], {"prophet": "argos"}, {"vp": 1, "followers": 2}),
    Sung("ariadnes_thread", 1, ["crush"], {}, {"vp": 2, "bonus": 1}),
    Sung("ariadnes_thread", 2, [], {"hero": "fates"}, {"vp": 2, "sparks": 1}),
    Sung("dioscuri", 0, ["crush"], {}, {"vp": 2, "cards": 1}),
    Sung("dioscuri", 1, [], {"hero": "dead"}, {"vp": 2, "aegis": 2, "heroes": 1}),
    Sung("dioscuri", 2, [], {"olympian": "olympus"}, {"vp": 1, "grandeur": 1, "sparks": 1}),
    Sung("pandoras_jar", 0, ["thrust"], {}, {"vp": 4, "followers": -1}),
    Sung("pandoras_jar", 1, ["libation", "javelin"], {}, {"vp": 2, "cards": -2, "prayers": 2, "sparks": 1}),
    Sung("wings_of_icarus", 0, [], {"prophet": "forge"}, {"vp": 1}),
    Sung("wings_of_icarus", 1, ["javelin"], {}, {"vp": 3, "cards": -1}),
    Sung("wings_of_icarus", 2, ["thrust"], {}, {"vp": 6, "cards": -1, "sparks": 1, "heroes": -1}),
    Sung("oresteia", 0, [], {"prophet": "argos"}, {"vp": 4, "kindness": -1}),
    Sung("oresteia", 1, [], {"hero": "oracle"}, {"vp": 1, "premonitions": 1}),
    Sung("oresteia", 2, [], {"olympian": "athens"}, {"vp": 2, "grandeur": 1, "temples": 1}),
    Sung("theft_of_fire", 0, [], {"prophet": "olympus"}, {"vp": 3}),
    Sung("theft_of_fire", 1, ["thrust", "divine_grace"], {}, {"vp": 2, "cards": -2, "sparks": 1}),
    Sung(
        "theft_of_fire",
        2,
        [],
        {"prophet": "lemnos"},
        {"vp": 2, "followers": 2, "kindness": 1, "grandeur": -1, "sparks": 1},
    ),
    Sung("boulder_of_sisyphus", 0, ["crush"], {}, {"vp": 3, "cards": -1}),
    Sung("boulder_of_sisyphus", 1, ["crush"], {}, {"vp": 3, "cards": -1}),
    Sung("boulder_of_sisyphus", 2, ["crush"], {}, {"vp": 3, "cards": -1}),
    Sung("boulder_of_sisyphus", 3, ["crush"], {}, {"vp": 5, "cards": -1, "determination": 1}),
    Sung("descent_of_orpheus", 0, ["javelin"], {}, {"vp": 3, "prayers": 1, "cards": -1}),
    Sung("descent_of_orpheus", 1, [], {"hero": "dead"}, {"vp": 3, "heroes": 1}),
    Sung("descent_of_orpheus", 2, ["libation", "javelin"], {}, {"vp": 1, "kindness": 2, "heroes": 1}),
    Sung("seven_against_thebes", 0, ["crush", "thrust"], {}, {"vp": 2, "coliseum": 1}),
    Sung("seven_against_thebes", 1, ["crush", "thrust"], {}, {"vp": 4, "cards": -2}),
    Sung("seven_against_thebes", 2, ["feint", "javelin"], {}, {"vp": 4, "cards": -2}),
    Sung("seven_against_thebes", 3, [], {"hero": "coliseum"}, {"vp": 3, "determination": 1, "sparks": 1}),
    Sung("odyssey", 0, ["feint", "libation"], {}, {"vp": 4, "cards": -2}),
    Sung("odyssey", 1, [], {"hero": "dead"}, {"vp": 2, "premonitions": 1, "heroes": 1}),
    Sung("odyssey", 2, ["feint", "javelin", "anticipation"], {}, {"vp": 3}),
    Sung("odyssey", 3, ["thrust"], {"hero": "fates"}, {"vp": 2, "grandeur": 1, "cards": -1, "prophets": 1}),
    Sung("golden_fleece", 0, [], {"prophet": "athens"}, {"vp": 1, "followers": 2}),
    Sung("golden_fleece", 1, ["feint", "javelin"], {}, {"vp": 4, "cards": -2}),
    Sung("golden_fleece", 2, ["thrust", "crush"], {}, {"vp": 3, "coliseum": 1, "cards": -2}),
    Sung("golden_fleece", 3, ["libation", "forked_lightning"], {}, {"vp": 2, "sparks": 1, "temples": 1}),
]

OTHERS: dict[tuple[str, int], Change] = {
    ("judgement_of_paris", 1): {"cards": 1},
    ("pandoras_jar", 0): {"followers": -1},
}
"""What the other player has of a Song."""


def singing(sung: Sung) -> tuple[Hybris, Player, int]:
    """A table where that Song comes next; who will act."""
    g, p = table(sung.gives)
    g.quests = [NONE, quest(sung.epic), NONE]
    g.songs[1] = [1] * sung.song
    if sung.epic == "odyssey" and sung.song == 3:  # a Prophet rather than a Hero
        p.cleared = [len(box().upgrades[tile].items) for tile in box().olympians[p.olympian].tiles]
        bare(g, p, ITEM_PROPHET)
    return g, p, first_hero(p) if "olympian" in sung.places or sung.places.get("hero") == "fates" else olympian(p)


def take_places(p: Player, sung: Sung) -> None:
    for kind, place in sung.places.items():
        number = {"hero": first_hero, "prophet": prophet, "olympian": olympian}[kind](p)
        if place == "dead":
            p.characters[number].place = IN_UNDERWORLD
        elif place == "underworld":
            on_artwork(p, number, UNDERWORLD)
        elif place != "fates":
            stands(p, number, place)


@pytest.mark.parametrize("sung", SONGS, ids=lambda sung: f"{sung.epic}-{sung.song + 1}")
def test_a_song_whose_conditions_are_met(sung: Sung) -> None:
    g, p, actor = singing(sung)
    holds(g, 0, *sung.hand)
    take_places(p, sung)
    before, theirs = had(g, p), had(g, g.players[1])
    running = Stage(g, {0: [sung.epic]})
    running.run(achieve(g, p, acting(g, p, actor, FATES)))
    assert told(g, "hybris-song") == [(0, quest(sung.epic), sung.song, -1)]
    assert gained(before, had(g, p), sung.gives) == sung.gives
    others = OTHERS.get((sung.epic, sung.song), {})
    assert gained(theirs, had(g, g.players[1]), others) == others
    for kind in sung.places:
        number = {"hero": first_hero, "prophet": prophet, "olympian": olympian}[kind](p)
        assert p.characters[number].place == RESERVE


@pytest.mark.parametrize("sung", SONGS, ids=lambda sung: f"{sung.epic}-{sung.song + 1}")
def test_a_song_whose_conditions_are_not_met(sung: Sung) -> None:
    """With one card less, or with the figure somewhere else."""
    g, p, actor = singing(sung)
    if sung.hand:
        take_places(p, sung)
        holds(g, 0, *sung.hand[1:])
    if sung.places.get("hero") == "fates":
        actor = olympian(p)
    stage(g, achieve(g, p, acting(g, p, actor, FATES)), {0: [sung.epic]})
    assert told(g, "hybris-song-failed") == [(0, quest(sung.epic), sung.song, -1)]
    assert told(g, "hybris-song") == []
    assert p.vp == 20
    assert g.turn.over


def test_every_song_is_in_the_table() -> None:
    everything = [(epic.id, song) for epic in box().quests for song in range(len(epic.songs))]
    assert sorted((sung.epic, sung.song) for sung in SONGS) == sorted(everything)


@pytest.mark.parametrize(
    ("branch", "gives"),
    [(0, {"vp": 1, "grandeur": 1}), (1, {"vp": 1, "cards": 2}), (2, {"kindness": 3})],
)
def test_the_gifts_of_three_goddesses(branch: int, gives: Change) -> None:
    g, p = table({})
    g.quests = [NONE, quest("judgement_of_paris"), NONE]
    holds(g, 0, "crush", "javelin")
    before = had(g, p)
    answers: list[Answer] = ["judgement_of_paris", "crush", "javelin", f"branch {branch}"]
    Stage(g, {0: answers}).run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert gained(before, had(g, p), gives) == gives


def test_antigone_and_the_well() -> None:
    g, p = table({})
    g.quests = [NONE, quest("antigones_dust"), NONE]
    g.songs[1] = [1]
    on_artwork(p, prophet(p), UNDERWORLD)
    stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["antigones_dust"]})
    assert g.well == 5 + 2 - 1, "two Prayers come to the Well, one is taken from it"


def test_icarus_conceives() -> None:
    g, p = table({})
    g.quests = [NONE, quest("wings_of_icarus"), NONE]
    stands(p, prophet(p), "forge")
    stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["wings_of_icarus"]})
    assert g.workshop.owners[0] == 0


# ---------------------------------------------------------------- Clashes


class Fought(NamedTuple):
    """A Clash, a hand whose cards are all played and meet its conditions, and what a win gives."""

    clash: str
    hand: list[str]
    gives: Change


CLASHES = [
    Fought("crommyonian_sow", [], {"vp": 2, "followers": 3}),
    Fought("stymphalian_birds", [], {"vp": 3, "aegis": 2}),
    Fought("erymanthian_boar", [], {"vp": 3, "grandeur": 1}),
    Fought("ceryneian_hind", [], {"vp": 1, "bonus": 1, "sparks": 1, "heroes": -1}),
    Fought("harpies", ["crush"], {"vp": 1, "premonitions": 2}),
    Fought("spartoi", [], {"vp": 3, "followers": 2, "coliseum": 1}),
    Fought("scylla", [], {"vp": 3, "sparks": 1}),
    Fought("polyphemus", ["thrust"], {"vp": 5, "sparks": 1, "grandeur": -1}),
    Fought("minotaur", ["crush"], {"vp": 3, "temples": 1}),
    Fought("medusa", [], {"vp": 2, "aegis": 3, "sparks": 1}),
    Fought("nemean_lion", [], {"vp": 4, "aegis": 2, "determination": 1}),
    Fought("theban_sphinx", ["libation", "paean"], {"premonitions": 2, "prophets": 1}),
    Fought("antaeus", [], {"vp": 3, "heroes": 1}),
    Fought("cerberus", [], {"vp": 3, "heroes": 1}),
    Fought("lernaean_hydra", ["thrust", "forked_lightning"], {"vp": 4, "determination": 1, "coliseum": 1, "sparks": 1}),
    Fought("typhon", [], {"vp": 5, "sparks": 1, "prophets": 1}),
]


def fighting(fought: Fought) -> tuple[Hybris, Player]:
    """A table where that Clash lies and Zeus is worthy of it."""
    g, p = table(fought.gives)
    g.quests = [NONE, quest(fought.clash), NONE]
    p.unlocked = 0b110000
    p.determination, p.aegis = 4, 0
    return g, p


@pytest.mark.parametrize("fought", CLASHES, ids=lambda fought: fought.clash)
def test_a_clash_that_is_won(fought: Fought) -> None:
    g, p = fighting(fought)
    p.might = 50
    holds(g, 0, *fought.hand)
    if fought.clash == "typhon":
        p.cleared = [len(box().upgrades[tile].items) for tile in box().olympians[p.olympian].tiles]
        bare(g, p, ITEM_PROPHET)
        p.cleared[4] = 0  # a Spark
    before = had(g, p)
    before["cards"] = 0
    running = Stage(g, {0: [fought.clash, *fought.hand]})
    running.run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert told(g, "hybris-clash") == [(0, quest(fought.clash), -1, -1)]
    gives = fought.gives
    if fought.clash == "harpies":
        gives = {**gives, "cards": 1}
    assert gained(before, had(g, p), gives) == gives
    assert (g.quests[1], g.quests_gone) == (NONE, [quest(fought.clash)])


@pytest.mark.parametrize("fought", CLASHES, ids=lambda fought: fought.clash)
def test_a_clash_that_is_lost(fought: Fought) -> None:
    """Nothing is played; the Hind is lost by who has no Hero, the others by who is too weak."""
    g, p = fighting(fought)
    holds(g, 0, *fought.hand[:1])
    if fought.clash == "ceryneian_hind":
        p.characters[first_hero(p)].place = IN_UNDERWORLD
    Stage(g, {0: [fought.clash]}).run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert told(g, "hybris-clash") == []
    assert p.characters[olympian(p)].lying
    assert g.quests[1] == quest(fought.clash)
    assert p.vp == 20


def test_every_clash_is_in_the_table() -> None:
    assert [fought.clash for fought in CLASHES] == [box().quests[clash].id for clash in box().clashes]


ENEMIES = [
    ("crommyonian_sow", 2 + 4),
    ("stymphalian_birds", 2 + 0),
    ("erymanthian_boar", 3 + 4 + 1),
    ("harpies", 2 + 4),
    ("spartoi", 3 + 6),
    ("scylla", 3 + 8),
    ("polyphemus", 5 + 4),
    ("minotaur", 4 + 4),
    ("medusa", 3 + 8 + 2),
    ("nemean_lion", 2 + 8),
    ("theban_sphinx", 2 + 4),
    ("antaeus", 2 + 8 + 4),
    ("cerberus", 1 + 8 + 3),
    ("lernaean_hydra", 2 + 8 + 2),
    ("typhon", 3 + 8),
]


@pytest.mark.parametrize(("clash", "strength"), ENEMIES)
def test_how_strong_an_enemy_is(clash: str, strength: int) -> None:
    """Clubs (4, Earth) come first, then a Pankration (3, Earth) and two cards without a symbol."""
    g, p = fighting(Fought(clash, [], {}))
    holds(g, 0, "crush")
    names = ("club", "club", "pankration", "caestus", "caestus")
    on_top(g.coliseum_deck, *[f"coliseum-{name}" for name in names])
    Stage(g, {0: [clash]}).run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert told(g, "hybris-enemy-strength") == [(strength, -1, -1, -1)]


@pytest.mark.parametrize(
    ("clash", "hand"),
    [
        ("polyphemus", ["feint"]),
        ("theban_sphinx", ["javelin", "crush"]),
        ("lernaean_hydra", ["thrust", "crush"]),
    ],
)
def test_strength_is_not_enough_without_the_elements(clash: str, hand: list[str]) -> None:
    g, p = fighting(Fought(clash, hand, {}))
    p.might = 50
    holds(g, 0, *hand)
    Stage(g, {0: [clash, *hand]}).run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert told(g, "hybris-clash") == []
    assert p.characters[olympian(p)].lying


@pytest.mark.parametrize(
    ("clash", "warded", "not_warded"),
    [("medusa", "feint", "crush"), ("nemean_lion", "crush", "feint"), ("typhon", "libation", "crush")],
)
def test_what_a_ward_takes(clash: str, warded: str, not_warded: str) -> None:
    g, p = fighting(Fought(clash, [], {}))
    p.aegis = 0
    holds(g, 0, warded, not_warded)
    Stage(g, {0: [clash, warded, not_warded]}).run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    strengths = [numbers[2] for numbers in told(g, "hybris-played")]
    assert strengths == [0, box().card(card(f"zeus-{not_warded}")).strength]


@pytest.mark.parametrize("clash", ["antaeus", "cerberus"])
def test_one_weapon_and_no_more(clash: str) -> None:
    g, p = fighting(Fought(clash, [], {}))
    holds(g, 0, "crush", "javelin", "parry")
    running = Stage(g, {0: [clash, "javelin"]})
    running.run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert running.of_kind("play-card") == [["crush", "parry", "javelin", "stop"], ["parry", "stop"]]
    assert box().card(card("zeus-javelin")).type == WEAPON


@pytest.mark.parametrize("clash", ["harpies", "minotaur"])
def test_a_card_is_wanted_first(clash: str) -> None:
    g, p = fighting(Fought(clash, [], {}))
    holds(g, 0, "crush", "javelin")
    running = Stage(g, {0: [clash, "crush"]})
    running.run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert running.of_kind("clash-discard") == [["crush", "javelin"]]
    assert running.of_kind("play-card") == [["javelin", "stop"]]


@pytest.mark.parametrize("clash", ["cerberus", "typhon"])
def test_who_is_not_worthy_is_beaten_without_a_fight(clash: str) -> None:
    g, p = fighting(Fought(clash, [], {}))
    p.unlocked, p.might = 0b10, 50
    cards = len(g.coliseum_deck)
    running = Stage(g, {0: [clash]})
    running.run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert p.characters[olympian(p)].lying
    assert (told(g, "hybris-clash"), g.quests[1]) == ([], quest(clash)), "the Quest stays"
    assert (len(g.coliseum_deck), running.of_kind("play-card")) == (cards, [])


def test_cerberus_lets_all_ones_dead_go() -> None:
    g, p = fighting(Fought("cerberus", [], {"heroes": 1}))
    p.might = 50
    figures = [figure for figure in p.characters if figure.kind == HERO]
    dead = [figure for figure in figures if figure.place != ON_TILE]
    for figure in dead:
        figure.place = IN_UNDERWORLD
    theirs = g.players[1].characters[first_hero(g.players[1])]
    theirs.place = IN_UNDERWORLD
    Stage(g, {0: ["cerberus"]}).run(achieve(g, p, acting(g, p, olympian(p), FATES)))
    assert [figure.place for figure in dead] == [RESERVE] * len(dead)
    assert theirs.place == IN_UNDERWORLD
