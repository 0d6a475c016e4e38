"""Every Exploration card: what it asks for, what it gives, what its failure costs, and what its Module does."""

from collections.abc import Callable

import pytest

from agon.games.hybris.box.numbers import (
    AEGIS,
    AIR,
    CONCEIVE,
    CRAFT,
    EARTH,
    FATES,
    FIRE,
    FORGE,
    HERO,
    ITEM_SPARK,
    MILITARY,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    OLYMPUS,
    OMEN,
    PERCEIVE,
    PRODUCE,
    PROPHET,
    WATER,
)
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.adventures import WATCHED, move_on
from agon.games.hybris.cataclysm.outskirts.defend import defend
from agon.games.hybris.cataclysm.outskirts.tiles import research_cost
from agon.games.hybris.cataclysm.outskirts.unpack import EXPLORE
from agon.games.hybris.player import RESERVE, Player
from agon.games.hybris.rules.powers import changed, happen, modified, own_turn_powers
from agon.games.hybris.rules.questions import BRANCH, CHOOSE_BRANCH, POWER, USE_POWER
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, seats_asked
from rules.hybris.given import told
from rules.hybris_cataclysm.camps import (
    DECLINED,
    Answer,
    attempting,
    board,
    card,
    done,
    explorer,
    hangar,
    in_progress,
    man,
    outpost,
    tries,
    two_heroes,
    with_cards,
    with_module,
    with_strength,
    with_weapon,
)
from rules.hybris_cataclysm.given import gathered, on_top

Prepared = Callable[[Hybris], None]


def figures(g: Hybris) -> dict[str, int]:
    """Everything that a card may change for seat 0, and of the table."""
    p, mine, table = g.players[0], hangar(g), chaos(g)
    return {
        "vp": p.vp,
        "aegis": p.aegis,
        "followers": p.followers,
        "prayers": p.prayers,
        "kindness": p.kindness,
        "grandeur": -g.grandeur.index(0),
        "hand": len(p.hand),
        "premonitions": len(p.premonitions),
        "bonus": p.bonus_tokens,
        "sparks": p.sparks,
        "energy": mine.energy,
        "research": mine.research,
        "workers": mine.workers,
        "camp": board(g).camp,
        "adventures": len(mine.adventures),
        "tasks": sum(mask.bit_count() for mask in mine.done),
        "momentum": len(table.momentum),
        "space": table.space,
        "well": g.well,
    }


def difference(g: Hybris, before: dict[str, int]) -> dict[str, int]:
    after = figures(g)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def ready(g: Hybris) -> None:
    """Seat 0 in the middle of everything, so that it can gain and lose."""
    p = g.players[0]
    p.vp, p.aegis, p.followers, p.prayers, p.kindness = 5, 3, 3, 2, 3
    hangar(g).energy, hangar(g).workers, board(g).camp = 2, 2, 3
    g.grandeur = [NONE, 1, 0, 2]
    g.well = 3
    spark_next(g, p)
    gathered(g, 2)
    chaos(g).space = 2


def spark_next(g: Hybris, p: Player) -> None:
    for number, tile in enumerate(g.box.olympians[p.olympian].tiles):
        if ITEM_SPARK in g.box.upgrades[tile].items[:-1]:
            p.cleared[number] = g.box.upgrades[tile].items.index(ITEM_SPARK)
            return


# -- Adventures

ADVENTURES: list[tuple[str, Prepared, dict[str, int], dict[str, int]]] = [
    ("debris_study", lambda g: with_cards(g, FIRE), {"workers": -1, "hand": -1}, {"camp": -1}),
    ("cracked_jar", lambda g: None, {"camp": -1, "prayers": -1}, {"momentum": 1}),
    ("notebook_of_daedalus", lambda g: with_cards(g, FIRE, AIR, EARTH), {"camp": -1}, {"followers": -1}),
    ("sleeping_talos", lambda g: with_cards(g, FIRE), {"camp": -1, "energy": -1, "aegis": -1}, {"hand": -1}),
    ("antikythera_archive", lambda g: None, {"camp": 1, "workers": -2}, {"momentum": 1}),
    ("city_under_the_ash", lambda g: None, {"camp": -3}, {"camp": -2}),
    ("siren_beacons", lambda g: with_cards(g, AIR), {"camp": -1, "hand": -1}, {"space": 1}),
    ("dragons_teeth", lambda g: with_cards(g, EARTH), {"camp": -1, "hand": -1}, {"workers": -1}),
    ("eye_of_the_graeae", lambda g: with_cards(g, WATER), {"camp": -1, "hand": -1}, {"kindness": -1}),
    ("anvil_of_heaven", lambda g: None, {"camp": -1, "aegis": -2}, {"aegis": -1}),
]


@pytest.mark.parametrize(("id", "prepared", "paid", "failed"), ADVENTURES, ids=[row[0] for row in ADVENTURES])
def test_what_an_adventure_asks_for_and_what_its_failure_costs(
    id: str, prepared: Prepared, paid: dict[str, int], failed: dict[str, int]
) -> None:
    g = outpost()
    ready(g)
    prepared(g)
    gathered(g, 3 if id == "siren_beacons" else 2)
    before = figures(g)
    attempting(g, id, tries(g, id))
    assert difference(g, before) == {**paid, "adventures": 1}
    g = outpost()
    ready(g)
    prepared(g)
    gathered(g, 3 if id == "siren_beacons" else 2)
    before = figures(g)
    attempting(g, id, DECLINED)
    assert difference(g, before) == failed


def seen(actor: int, **facts: int) -> Scene:
    """Something that a player did."""
    scene = Scene(actor)
    for name, value in facts.items():
        setattr(scene, name, value)
    return scene


def figure(g: Hybris, seat: int, kind: int) -> int:
    return next(n for n, each in enumerate(g.players[seat].characters) if each.kind == kind)


def military(g: Hybris) -> int:
    return next(tile.index for tile in g.box.technologies if tile.type == MILITARY)


COMING = ("arrives", "contests")

PROGRESS: list[tuple[str, str, Callable[[Hybris], Scene], bool]] = [
    ("debris_study", "arrives", lambda g: seen(1, location=FORGE, character=figure(g, 1, PROPHET)), True),
    ("debris_study", "arrives", lambda g: seen(1, location=OLYMPUS, character=0), True),
    ("debris_study", "arrives", lambda g: seen(1, location=OLYMPUS, character=figure(g, 1, HERO)), False),
    ("debris_study", "arrives", lambda g: seen(1, location=FATES, character=0), False),
    ("cracked_jar", "chaos_advances", lambda g: seen(NONE), True),
    ("cracked_jar", "defeated", lambda g: seen(2), True),
    ("notebook_of_daedalus", "arrives", lambda g: seen(1, location=FATES, character=figure(g, 1, HERO)), True),
    ("notebook_of_daedalus", "arrives", lambda g: seen(1, location=FATES, character=0), False),
    ("notebook_of_daedalus", "resurrect", lambda g: seen(1), True),
    ("sleeping_talos", "combat_over", lambda g: seen(1, other=2), True),
    ("sleeping_talos", "deploy", lambda g: seen(1, tile=military(g)), True),
    ("sleeping_talos", "deploy", lambda g: seen(1, tile=0), False),
    ("antikythera_archive", "performed", lambda g: seen(1, action=PERCEIVE), True),
    ("antikythera_archive", "performed", lambda g: seen(1, action=OMEN), True),
    ("antikythera_archive", "performed", lambda g: seen(1, action=PRODUCE), False),
    ("city_under_the_ash", "deploy", lambda g: seen(1, tile=0), True),
    ("city_under_the_ash", "temple_built", lambda g: seen(2, city=0), True),
    ("siren_beacons", "drain", lambda g: seen(1), True),
    ("siren_beacons", "aegis_gained", lambda g: seen(1, count=3), True),
    ("siren_beacons", "aegis_gained", lambda g: seen(1, count=2), False),
    ("dragons_teeth", "train", lambda g: seen(1), True),
    ("dragons_teeth", "arrives", lambda g: seen(1, location=MORTAL_WORLD, city=0, character=0), True),
    ("dragons_teeth", "arrives", lambda g: seen(1, location=MORTAL_WORLD, city=0, character=figure(g, 1, HERO)), False),
    ("dragons_teeth", "contests", lambda g: seen(1, location=MORTAL_WORLD, city=0, character=0), True),
    ("eye_of_the_graeae", "performed", lambda g: seen(1, action=EXPLORE), True),
    ("eye_of_the_graeae", "performed", lambda g: seen(0, action=EXPLORE), False),
    ("eye_of_the_graeae", "premonition", lambda g: seen(0), True),
    ("anvil_of_heaven", "performed", lambda g: seen(1, action=PRODUCE), True),
    ("anvil_of_heaven", "age_over", lambda g: seen(NONE), True),
]


@pytest.mark.parametrize(("id", "event", "scene", "moves"), PROGRESS)
def test_what_makes_an_adventure_progress(id: str, event: str, scene: Callable[[Hybris], Scene], moves: bool) -> None:
    g = outpost()
    on_top(g, "lull")
    in_progress(g, 0, id)
    answer(happen(g, event, scene(g)))
    assert [site for _, site in hangar(g).adventures] == [1 if moves else 0]


def test_every_condition_of_progress_is_in_the_list_above_and_watched_for() -> None:
    tried = {(id, "visited" if event in COMING else event) for id, event, _, moves in PROGRESS if moves}
    asked = {(found.id, phrase.verb) for found in kit_of(outpost().box).explorations for phrase in found.progress}
    assert asked == tried
    assert {event for _, event in asked} == set(WATCHED)


SITES: list[tuple[str, int, dict[str, int]]] = [
    ("debris_study", 1, {"research": 1}),
    ("cracked_jar", 1, {"kindness": 1}),
    ("cracked_jar", 2, {"vp": 1}),
    ("notebook_of_daedalus", 1, {"hand": 1}),
    ("sleeping_talos", 1, {"vp": 1}),
    ("sleeping_talos", 2, {"energy": 1}),
    ("antikythera_archive", 1, {"premonitions": 1}),
    ("city_under_the_ash", 1, {"followers": 1}),
    ("city_under_the_ash", 2, {"workers": 1}),
    ("siren_beacons", 1, {"vp": 1}),
    ("siren_beacons", 2, {"aegis": 1}),
    ("dragons_teeth", 1, {"workers": 1}),
    ("eye_of_the_graeae", 1, {}),
    ("anvil_of_heaven", 1, {"vp": 1}),
    ("anvil_of_heaven", 2, {"research": 1}),
]


@pytest.mark.parametrize(("id", "site", "bonus"), SITES)
def test_what_the_sites_give(id: str, site: int, bonus: dict[str, int]) -> None:
    g = outpost()
    g.players[0].kindness = 2
    on_top(g, "first_silence")  # which finds nothing to take
    in_progress(g, 0, id, site - 1)
    before = figures(g)
    answer(move_on(g, g.players[0], card(g, id)))
    assert difference(g, before) == bonus
    if id == "eye_of_the_graeae":
        assert told(g, "hybris-chaos-seen") or told(g, "hybris-scried")


def test_every_site_with_a_bonus_is_in_the_list_above() -> None:
    listed = {(id, site) for id, site, _ in SITES}
    found = {
        (each.id, number)
        for each in kit_of(outpost().box).explorations
        for number, effects in enumerate(each.sites)
        if effects
    }
    assert found == listed


# -- Modules


def test_the_scientist_gains_research_for_the_first_design_of_an_age() -> None:
    g = outpost()
    with_module(g, 0, "debris_study")
    for action, research in ((PRODUCE, 0), (CONCEIVE, 1), (CRAFT, 1)):
        answer(happen(g, "performed", seen(0, action=action)))
        assert hangar(g).research == research
    g.players[0].used = []
    answer(happen(g, "performed", seen(1, action=CRAFT)))
    assert hangar(g).research == 1, "one's own only"
    answer(happen(g, "performed", seen(0, action=CRAFT)))
    assert hangar(g).research == 2


def test_elpis_consoles_for_every_city() -> None:
    g = outpost()
    with_module(g, 0, "cracked_jar")
    answer(happen(g, "city_destroyed", seen(NONE, city=0)))
    assert g.players[0].vp == 2


def test_ichor_helps_heroes_acquire_their_target() -> None:
    g = outpost()
    assert not changed(g, g.players[0], "target_acquired", "heroes", Scene(0))
    with_module(g, 0, "sleeping_talos")
    assert changed(g, g.players[0], "target_acquired", "heroes", Scene(0))


def test_the_gear_train_draws_two_more() -> None:
    g = outpost()
    with_module(g, 0, "antikythera_archive")
    assert modified(g, g.players[0], "explore_draw", Scene(0)) == 2
    assert modified(g, g.players[1], "explore_draw", Scene(1)) == 0


def test_frescoes_pay_for_what_is_absorbed() -> None:
    g = outpost()
    with_module(g, 0, "city_under_the_ash")
    answer(happen(g, "piece_absorbed", seen(0, city=0)))
    answer(happen(g, "piece_absorbed", seen(1, city=0)))
    assert g.players[0].vp == 2


def test_the_sown_come_at_the_start_of_an_age() -> None:
    g = outpost()
    with_module(g, 0, "dragons_teeth")
    answer(g.book.steps["age_start"](g))
    assert [hangar(g, seat).workers for seat in range(3)] == [1, 0, 0]


def test_the_shared_eye_looks_once_an_age_on_ones_turn_or_before_an_interception() -> None:
    g = outpost()
    with_module(g, 0, "eye_of_the_graeae")
    [source] = [found for found in own_turn_powers(g, g.players[0], Scene(0)) if found.power.source.startswith("mod")]
    asked = answer(happen(g, "interception", seen(NONE)), (USE_POWER, POWER << 16 | source.power.index))
    assert seats_asked(asked, USE_POWER) == [0]
    assert source.power.index in g.players[0].used
    assert [found for found in own_turn_powers(g, g.players[0], Scene(0)) if found.power is source.power] == []


def test_the_nine_day_forge_saves_research() -> None:
    g = outpost()
    assert research_cost(g, g.players[0], Scene(0)) == 3
    with_module(g, 0, "anvil_of_heaven")
    assert research_cost(g, g.players[0], Scene(0)) == 2
    assert research_cost(g, g.players[1], Scene(1)) == 3


def test_the_decoy_hushes_an_attraction_once_an_age() -> None:
    g = outpost()
    with_module(g, 0, "siren_beacons")
    before = figures(g)
    for expected in (0, 1):
        on_top(g, "absorption_card")
        asked = answer(gain(g, g.players[0], [(AEGIS, 1)], Scene(0)))
        assert len(seats_asked(asked, USE_POWER)) == 1 - expected
        assert len(chaos(g).momentum) - before["momentum"] == expected


@pytest.mark.parametrize("kind", [HERO, OLYMPIAN])
def test_waxed_wings_spare_a_hero_for_an_energy(kind: int) -> None:
    g = outpost()
    with_module(g, 0, "notebook_of_daedalus")
    hangar(g).energy = 1
    loses(g, kind)
    figures_of = [each for each in g.players[0].characters if each.kind == kind]
    if kind == HERO:
        assert (figures_of[0].place, hangar(g).energy) == (RESERVE, 0)
    else:
        assert hangar(g).energy == 1, "only Heroes have them"


def loses(g: Hybris, kind: int) -> None:
    """A figure of seat 0 is beaten by Chaos at the wall."""
    on_top(g, "first_silence")
    answer(defend(g, g.players[0], explorer(g, 0, kind)))


# -- Events

EVENTS: list[tuple[str, Prepared, tuple[int, ...], dict[str, int], dict[str, int]]] = [
    ("strange_fumaroles", lambda g: None, (), {"camp": -2, "energy": 2}, {"momentum": 1}),
    (
        "refugees_on_the_road",
        lambda g: None,
        (),
        {"followers": -2, "kindness": 2, "grandeur": 1, "camp": 2},
        {"kindness": -1},
    ),
    ("the_sphinx", lambda g: with_cards(g, FIRE, AIR, EARTH), (), {"premonitions": 1, "vp": 1}, {"hand": -1}),
    ("stymphalian_flock", with_strength, (), {"hand": -2, "bonus": 1, "vp": 3}, {"followers": -1}),
    ("cyclopean_bellows", lambda g: None, (), {"aegis": -1, "camp": -1, "research": 3}, {"followers": -1}),
    ("derelict_hangar", lambda g: man(g, 0, "matrix_dynamo"), (0,), {"energy": -1, "tasks": 1, "vp": 1}, {"vp": -1}),
    ("derelict_hangar", lambda g: None, (1,), {"energy": -1, "workers": 2, "vp": 1}, {"vp": -1}),
    (
        "telchines_cache",
        lambda g: man(g, 0, "matrix_dynamo"),
        (),
        {"aegis": -2, "tasks": 1, "energy": 1},
        {"momentum": 1},
    ),
    ("scrap_of_the_fleece", two_heroes, (), {"workers": -1, "sparks": 1}, {"vp": -1}),
    ("ford_of_lethe", lambda g: with_cards(g, FIRE, AIR, EARTH), (), {"hand": -2, "sparks": 1, "vp": 1}, {"hand": -1}),
    ("wandering_sibyl", lambda g: None, (), {"prayers": -1, "premonitions": 2}, {"kindness": -1, "well": 2}),
    ("flower_of_the_void", lambda g: None, (), {"camp": -3, "momentum": -2, "grandeur": 1, "vp": 2}, {"momentum": 1}),
    ("amazon_outriders", with_weapon, (), {"hand": 1, "workers": 1}, {"aegis": -1}),
    ("gaias_groan", lambda g: with_cards(g, EARTH), (), {"space": -1, "vp": 2}, {"space": 1}),
    ("nomad_fair", lambda g: None, (0, 0), {"workers": -2, "followers": 3, "bonus": 2}, {"followers": -1}),
    (
        "nomad_fair",
        lambda g: None,
        (1, 1),
        {"workers": -2, "aegis": 3, "research": 2, "momentum": 1},
        {"followers": -1},
    ),
    ("nomad_fair", lambda g: None, (2, 0), {"workers": -2, "hand": 2, "bonus": 2}, {"followers": -1}),
]


@pytest.mark.parametrize(("id", "prepared", "branches", "success", "failure"), EVENTS)
def test_what_an_event_asks_for_and_what_it_gives_or_costs(
    id: str, prepared: Prepared, branches: tuple[int, ...], success: dict[str, int], failure: dict[str, int]
) -> None:
    gave, cost = dict(success), dict(failure)
    for tried in (True, False):
        g = outpost()
        ready(g)
        prepared(g)
        if id == "gaias_groan":
            gathered(g, 3)
        on_top(g, "the_gape")  # for whoever gains Aegis
        spark = g.box.olympians[g.players[0].olympian].spark_track[0]
        before = figures(g)
        attempting(g, id, tries(g, id) if tried else DECLINED, *(taking(g, id, branches) if tried else ()))
        found = difference(g, before)
        if tried and "sparks" in gave and spark:
            found = {name: found[name] for name in found if name in gave}  # the track of Sparks gives something too
        assert found == (gave if tried else cost)
        assert done(g, 0, "matrix_dynamo") == ([0] if tried and "tasks" in gave else [])


def taking(g: Hybris, id: str, branches: tuple[int, ...]) -> list[Answer]:
    """The answers that take these branches of the choices of an Event."""
    choices = [effect for effect in card(g, id).success if effect.verb == "choose"]
    return [
        (CHOOSE_BRANCH, BRANCH << 16 | number << 12 | choice.branches[number][0].list)
        for choice, number in zip(choices, branches, strict=True)
    ]


def test_every_card_is_in_one_of_the_lists_above() -> None:
    ids = [row[0] for row in ADVENTURES] + [row[0] for row in EVENTS]
    assert {found.id for found in kit_of(outpost().box).explorations} == set(ids)


def test_the_sibyl_shows_the_next_primordial_to_who_asked() -> None:
    g = outpost()
    g.players[0].prayers = 1
    attempting(g, "wandering_sibyl", tries(g, "wandering_sibyl"))
    assert g.primordials_seen[0] == 1


def test_the_bellows_move_the_factory() -> None:
    g = outpost()
    ready(g)
    g.factory.put(0, 0, 0)
    attempting(g, "cyclopean_bellows", tries(g, "cyclopean_bellows"))
    assert g.factory.tiles[:2] == [NONE, 0]
