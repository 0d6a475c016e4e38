"""A City is destroyed and absorbed; without Cities everybody has lost.  Pages 4 and 9."""

from collections.abc import Generator

import pytest

from agon.games.hybris.box.numbers import ALLY, DEPLOY, HERO, INFLUENCE, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.questions import FALL, WHICH_FALL
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.chaos.track import advance, destroy_city
from agon.games.hybris.cataclysm.outskirts.table import hangar_of
from agon.games.hybris.player import AT_HAND, OUT, RESERVE, UNDER, Player
from agon.games.hybris.rules.deploy import printed_rewards, receive_all
from agon.games.hybris.rules.end_of_age import wrath
from agon.games.hybris.rules.links import empty_spaces, open_cities
from agon.games.hybris.rules.movement import destinations, slots_for
from agon.games.hybris.rules.questions import (
    ACTION,
    CITY,
    DESTINATION,
    END_OF_TURN,
    LOCATION,
    PILLAR,
    POWER,
    SLOT,
    STOP,
    TEMPLE_CITY,
    USE_POWER,
    USE_UPPER,
    WHICH_ACTION,
    WHICH_CITY,
    WHICH_SLOT,
    WHICH_SPACE,
)
from agon.games.hybris.rules.ruin import clear_city, close_city
from agon.games.hybris.rules.turn import activate, finish, take_city_slot
from agon.games.hybris.rules.world_questions import CITY_FOLLOWERS, CONTEST, FOLLOWERS_OR_SERVICE, POINTS, REWARD_ORDER
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Together
from agon.kernel.game import OVER, Outcome
from rules.hybris.cities import befriend, in_city, lay, options_of, plan, space, store, tile, unlock
from rules.hybris.given import sent, told
from rules.hybris_cataclysm.camps import done, in_progress, man, outpost, task_of, task_option, with_module
from rules.hybris_cataclysm.given import (
    PLAIN,
    TRIES,
    after,
    asked_of,
    at_the_gates,
    carry,
    city_of,
    do,
    effects,
    empower,
    ends,
    fallen,
    figure,
    gathered,
    next_to_fall,
    olympian,
    on_top,
    stands_in,
    strong,
    until,
    with_pillar,
    world,
)

MORTAL = 6


def ruined(city: str) -> Hybris:
    """A world in which that City is no more."""
    g = world()
    close_city(g, city_of(city))
    clear_city(g, city_of(city))
    return g


def destroyed(g: Hybris, city: str) -> Hybris:
    """The same world after that City fell."""
    next_to_fall(g, city)
    carry(destroy_city(g))
    assert city in fallen(g)
    return g


def verdict(g: Hybris) -> Outcome:
    g.step = OVER
    found = g.book.verdict(g)
    assert found is not None
    return found


# ---------------------------------------------------------------- which City


@pytest.mark.parametrize("city", ["lemnos", "argos", "sparta", "elis", "athens"])
@pytest.mark.rule("CAT-CATA-01")
def test_the_top_card_names_the_city_that_falls(city: str) -> None:
    g = destroyed(world(), city)
    assert fallen(g) == {city}
    [card] = chaos(g).fallen
    assert kit_of(g.box).falls[card] == city_of(city)
    assert chaos(g).view(g.box, NONE)["fallen"] == [f"cataclysm_card/fall_of_{city}"]
    assert chaos(g).view(g.box, NONE)["destroyed"] == [f"city/{city}"]
    assert told(g, "hybris-city-falls") == [(city_of(city), card, -1, -1)]


@pytest.mark.rule("CAT-CATA-11")
def test_each_card_takes_another_city() -> None:
    g = world()
    for count in range(1, 5):
        carry(destroy_city(g))
        assert len(fallen(g)) == count
    assert len(chaos(g).falls) == 1


# ---------------------------------------------------------------- what a ruin is no longer good for


@pytest.mark.rule("CAT-CATA-02")
def test_nobody_can_be_moved_to_a_ruin() -> None:
    g = ruined("argos")
    for p in g.players:
        slots = slots_for(g, p, olympian(p), MORTAL)
        assert g.box.cities[city_of("argos")].slot not in slots
        assert len(slots) == 4


@pytest.mark.rule("CAT-CATA-02")
def test_with_ruins_all_around_the_mortal_world_is_no_destination() -> None:
    g = world()
    for city in ("lemnos", "argos", "sparta", "elis"):
        close_city(g, city_of(city))
    assert MORTAL in destinations(g, g.players[0], olympian(g.players[0]))
    hero = figure(g, 0, HERO)
    stands_in(g, 0, hero, "athens")
    assert MORTAL not in destinations(g, g.players[0], olympian(g.players[0])), "only one's own Hero is there"


@pytest.mark.rule("CAT-CATA-03")
def test_nobody_influences_or_deploys_in_a_ruin() -> None:
    g = ruined("argos")
    store(g, 0, "beacon_herm")
    for city, standing in (("argos", False), ("elis", True)):
        here = in_city(g, 0, city)
        assert (g.book.actions[INFLUENCE].why_not(g, g.players[0], here) is None) == standing
        assert (g.book.actions[DEPLOY].why_not(g, g.players[0], here) is None) == standing


@pytest.mark.rule("CAT-CATA-03")
def test_not_even_where_an_effect_grants_it() -> None:
    g = ruined("argos")
    asked = do(g, 0, {"act": "influence", "at": "any_city"})
    assert options_of(asked, WHICH_CITY) == [CITY << 16 | city for city in range(5) if city != city_of("argos")]


@pytest.mark.rule("CAT-CATA-03")
def test_no_tile_is_moved_there() -> None:
    g = ruined("argos")
    lay(g, 0, "beacon_herm", "elis_1")
    assert empty_spaces(g, city_of("argos")) == []
    asked = do(g, 0, {"move_tile": "city"})
    offered = {option & 0xFFFF for option in options_of(asked, WHICH_SPACE)}
    assert offered.isdisjoint(g.box.cities[city_of("argos")].spaces)
    for at in range(len(g.spaces.tiles)):
        if g.box.spaces[at].city != city_of("argos"):
            g.spaces.put(at, 0, 0)
    assert do(g, 0, {"move_tile": "city"}) == []


@pytest.mark.rule("CAT-CATA-12")
def test_no_temple_is_built_there() -> None:
    g = ruined("argos")
    asked = do(g, 0, {"gain": {"temple": 1}})
    offered = [option & 0xFFFF for option in options_of(asked, TEMPLE_CITY)]
    assert offered == open_cities(g)
    assert city_of("argos") not in offered


@pytest.mark.rule("CAT-CATA-12")
def test_a_temple_with_no_city_left_leaves_its_tile_and_the_game() -> None:
    g = world()
    for city in ("lemnos", "argos", "sparta", "elis"):
        close_city(g, city_of(city))
    p = g.players[0]
    p.temples = 1 << city_of("athens")
    cleared = sum(p.cleared)
    do(g, 0, {"gain": {"temple": 1}})
    assert sum(p.cleared) == cleared + 1
    assert p.temples == 1 << city_of("athens")


@pytest.mark.rule("CAT-CATA-12")
def test_where_the_temple_must_stand_in_a_ruin_the_piece_stays() -> None:
    g = ruined("argos")
    here = in_city(g, 0, "argos")
    carry(g.book.resolve(g, g.players[0], effects(g, {"gain": {"temple": 1}, "at": "here"}), here))
    assert sum(g.players[0].cleared) == 0


# ---------------------------------------------------------------- Absorption


@pytest.mark.rule("CAT-CATA-04")
def test_a_momentum_for_each_technology_temple_and_character() -> None:
    g = world()
    lay(g, 0, "beacon_herm", "argos_1")
    g.players[1].temples = 1 << city_of("argos") | 1 << city_of("elis")
    stands_in(g, 2, olympian(g.players[2]), "argos")
    stands_in(g, 0, figure(g, 0, HERO), "elis")
    destroyed(g, "argos")
    assert len(chaos(g).momentum) == 3
    assert told(g, "hybris-absorbs") == [(city_of("argos"), 3, -1, -1)]


@pytest.mark.rule("CAT-CATA-05")
def test_technologies_and_temples_leave_the_game() -> None:
    g = world()
    lay(g, 0, "beacon_herm", "argos_1")
    p = g.players[0]
    p.temples = 1 << city_of("argos")
    p.vp = 9
    marks, cleared = p.marks, p.cleared.copy()
    destroyed(g, "argos")
    assert g.spaces.tiles[space("argos_1")] == NONE
    assert tile("beacon_herm") in g.gone
    assert p.marks == marks + 1
    assert (p.temples, p.vp, p.cleared) == (0, 9, cleared)
    assert told(g, "hybris-tile-lost") == [(0, tile("beacon_herm"), city_of("argos"), -1)]
    assert not any(source.space == space("argos_1") for powers in g.arsenal.powers.values() for source in powers)


@pytest.mark.rule("CAT-CATA-05")
def test_that_is_no_temple_destroyed_for_powers_that_speak_of_one() -> None:
    g = world()
    g.players[0].temples = 1 << city_of("argos")
    empower(g, 1, when="reaction", on={"temple_destroyed": "any"}, effects=[{"gain": {"vp": 1}}])
    destroyed(g, "argos")
    assert (g.players[0].temples, g.players[1].vp) == (0, 0)


@pytest.mark.rule("CAT-CATA-06")
def test_heroes_and_allies_leave_the_game_with_their_tokens_back() -> None:
    g = world()
    p = g.players[0]
    hero = figure(g, 0, HERO)
    ally = befriend(g, 0, g.box.heroes[g.box.coliseum_heroes[0]].id)
    for number in (hero, ally):
        stands_in(g, 0, number, "argos")
    p.characters[hero].token = 0
    p.tokens[0] = UNDER
    destroyed(g, "argos")
    assert [p.characters[number].place for number in (hero, ally)] == [OUT, OUT]
    assert p.tokens[0] == AT_HAND
    assert p.characters[hero].token == NONE
    standing = [each.source for named in g.arsenal.standing.values() for each in named]
    works = [source for powers in g.arsenal.powers.values() for source in powers] + standing
    assert not any(source.character == ally and source.seat == 0 for source in works), "the ally's card too"
    assert told(g, "hybris-to-underworld") == []


@pytest.mark.rule("CAT-CATA-07")
def test_prophets_leave_the_game() -> None:
    g = world()
    prophet = figure(g, 0, PROPHET)
    stands_in(g, 0, prophet, "argos")
    destroyed(g, "argos")
    assert g.players[0].characters[prophet].place == OUT


@pytest.mark.rule("CAT-CATA-08")
def test_an_olympian_comes_home_wounded_without_a_defeat() -> None:
    g = world()
    stands_in(g, 0, olympian(g.players[0]), "argos")
    destroyed(g, "argos")
    zeus = g.players[0].characters[olympian(g.players[0])]
    assert (zeus.kind, zeus.place, zeus.lying) == (OLYMPIAN, RESERVE, True)
    assert g.grandeur[-3:] == [0, 1, 2]
    assert g.players[2].vp == 0, "Hades gains nothing"
    carry(g.book.steps["rest"](g))
    assert not zeus.lying


@pytest.mark.rule("CAT-CATA-09")
def test_the_sixth_momentum_empties_well_and_camp_before_the_pieces_go() -> None:
    g = world()
    gathered(g, 5)
    g.well = 4
    stands_in(g, 0, olympian(g.players[0]), "argos")
    destroyed(g, "argos")
    assert g.well == 0
    assert chaos(g).space == 3
    names = [event for event, _, _ in g.log or []]
    assert names.index("hybris-unleashed") < names.index("hybris-wounded") < names.index("hybris-chaos-returns")
    assert names.index("hybris-chaos-returns") < names.index("hybris-chaos-advances")


@pytest.mark.rule("CAT-CATA-10")
def test_the_order_of_a_destruction() -> None:
    g = world()
    stands_in(g, 0, olympian(g.players[0]), "argos")
    gathered(g, 5)
    g.log = []
    destroyed(g, "argos")
    wanted = ["city-falls", "absorbs", "momentum", "unleashed", "wounded", "chaos-returns", "chaos-advances"]
    names = [event.removeprefix("hybris-") for event, _, _ in g.log]
    assert [name for name in dict.fromkeys(names) if name in wanted] == wanted


# ---------------------------------------------------------------- in the middle of an action


def acting_in(g: Hybris, city: str) -> Scene:
    """The turn of seat 0, whose Olympian acts in a City."""
    here = in_city(g, 0, city)
    g.turn.city, g.turn.character, g.turn.location = here.city, here.character, MORTAL
    return here


@pytest.mark.rule("CAT-CATA-13")
def test_an_influence_is_lost_with_its_city() -> None:
    g = at_the_gates(world("athena", "hades"), "argos")
    p = g.players[0]
    p.temples = 1 << city_of("argos")
    here = acting_in(g, "argos")
    empower(g, 0, when="reaction", on={"influence": "any"}, effects=[{"gain": {"vp": 9}}])
    play = g.book.actions[INFLUENCE].do(g, p, here)
    until(play, FOLLOWERS_OR_SERVICE)
    carry(advance(g, 1))
    empower(g, 0, when="reaction", on={"influence": "any"}, effects=[{"gain": {"vp": 9}}])
    kindness = p.kindness
    after(play, CITY_FOLLOWERS << 16 | here.city)
    assert g.turn.stranded
    assert p.kindness == kindness, "no Temple adds anything"
    assert p.vp == 0, "nobody hears of an Influence"


@pytest.mark.rule("CAT-CATA-13")
def test_a_city_that_falls_as_its_influence_begins_gives_nothing() -> None:
    g = at_the_gates(world("athena", "hades"), "argos")
    p = g.players[0]
    here = acting_in(g, "argos")
    empower(g, 1, when="reaction", on={"influence_begins": "any"}, effects=[{"advance_chaos": 1}])
    kindness = p.kindness
    carry(g.book.actions[INFLUENCE].do(g, p, here))
    assert fallen(g) == {"argos"}
    assert p.kindness == kindness


@pytest.mark.rule("CAT-CATA-13")
def test_a_tile_just_laid_is_absorbed_and_what_its_deployment_had_left_is_lost() -> None:
    g = at_the_gates(world("athena", "hades"), "argos")
    p = g.players[0]
    affinity = g.box.cities[city_of("argos")].affinity
    wanted = next(one for one in g.box.technologies if one.type == affinity)
    store(g, 0, wanted.id)
    here = acting_in(g, "argos")
    p.kindness = 5
    plan(g, 1, HERO, 0)
    play = g.book.actions[DEPLOY].do(g, p, here)
    until(play, CONTEST)
    carry(advance(g, 1))
    g.log = []
    after(play, STOP << 16)
    assert g.turn.stranded
    assert wanted.index in g.gone
    assert (p.vp, p.kindness) == (0, 5)
    assert [event for event, _, _ in g.log] == ["hybris-contest-declined"]


@pytest.mark.rule("CAT-CATA-13")
def test_who_contested_with_success_has_no_reward_of_a_ruin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The City falls for the Aegis of the very Combat that decided about the deployment."""
    g = at_the_gates(world("athena", "hades"), "argos")
    store(g, 0, "beacon_herm")
    monkeypatch.setattr(g.book, "contest", won_as_the_city_falls)
    carry(g.book.actions[DEPLOY].do(g, g.players[0], acting_in(g, "argos")))
    assert fallen(g) == {"argos"}
    assert told(g, "hybris-reward") == []


def won_as_the_city_falls(g: Hybris, p: Player, scene: Scene) -> Generator[Ask | Together, int, int]:
    yield from advance(g, 1)
    return POINTS


@pytest.mark.rule("CAT-CATA-13")
def test_rewards_already_taken_stay_and_the_next_ones_are_lost() -> None:
    g = at_the_gates(world("athena", "hades"), "argos")
    p = g.players[0]
    p.kindness = 5
    rich = next(one for one in g.box.technologies if one.vp and one.prayers and one.power.when != "immediate")
    store(g, 0, rich.id)
    here = acting_in(g, "argos")
    on_top(g, "engulfing")
    scene = placed(g, p, here, rich.index)
    play = receive_all(g, p, printed_rewards(g, scene), scene)
    question = until(play, REWARD_ORDER)
    carry(g.book.resolve(g, p, effects(g, {"gain": {"aegis": 4}}), Scene(0)))
    assert fallen(g) == {"argos"}
    after(play, question.options[0])
    assert told(g, "hybris-reward") == [(0, question.options[0] & 0xFFFF, rich.index, -1)]


def placed(g: Hybris, p: Player, here: Scene, tile: int) -> Scene:
    """The scene of a deployment whose tile was just laid."""
    about = here.copy()
    about.tile, about.space = tile, g.box.cities[here.city].spaces[0]
    p.storage.remove(tile)
    p.marks -= 1
    g.spaces.put(about.space, tile, p.seat)
    return about


@pytest.mark.rule("CAT-CATA-13")
def test_who_stands_there_is_gone_and_does_not_finish_the_action() -> None:
    """A Hero's Influence of Argos, whose Service brings Aegis enough to wake Chaos on its last space."""
    g = at_the_gates(world("athena", "hades"), "argos")
    hero = figure(g, 0, HERO)
    stands_in(g, 0, hero, "argos")
    g.turn.seat, g.turn.character, g.turn.city, g.turn.location = 0, hero, city_of("argos"), MORTAL
    carry(advance(g, 1))
    assert g.players[0].characters[hero].place == OUT
    assert g.turn.stranded


@pytest.mark.rule("CAT-CATA-13")
def test_a_turn_elsewhere_goes_on() -> None:
    g = at_the_gates(world(), "argos")
    sent(g, 0, HERO, "underworld")
    carry(advance(g, 1))
    assert not g.turn.is_cut_short()


@pytest.mark.rule("CAT-CATA-02", "CAT-CATA-13")
def test_nobody_goes_to_a_city_that_falls_on_the_way_there() -> None:
    """The only City left to go to falls while the Hero is being activated: nobody goes anywhere."""
    g = world("athena", "hades")
    p = g.players[0]
    hero = figure(g, 0, HERO)
    p.characters[hero].token = g.box.location_tokens.index(MORTAL)
    p.tokens[p.characters[hero].token] = UNDER
    p.aegis = 1
    g.turn.seat = 0
    for city in ("lemnos", "argos", "sparta", "elis"):
        close_city(g, city_of(city))
    stands_in(g, 0, olympian(p), "athens")
    carry(activate(g, p, hero))
    assert g.turn.stranded
    assert p.characters[hero].place == RESERVE


@pytest.mark.rule("CAT-CATA-13", "HYB-ACT-21")
@pytest.mark.parametrize("moment", ["arrives", "influence_begins"])
def test_an_olympian_whose_city_falls_keeps_its_pillar_whole(moment: str) -> None:
    """No defeat: the Pillar is resolved after the action that came to nothing, upper half and all."""
    g = at_the_gates(world("athena", "hades"), "argos")
    p = g.players[0]
    pillar = with_pillar(g, 0, "indoctrination")
    empower(g, 1, when="reaction", on={moment: "any"}, effects=[{"advance_chaos": 1}])
    g.turn.seat = 0
    kindness = g.players[1].kindness
    asked = carry(
        activate(g, p, olympian(p)),
        (DESTINATION, LOCATION << 16 | MORTAL),
        (WHICH_SLOT, SLOT << 16 | g.box.cities[city_of("argos")].slot),
        *[(WHICH_ACTION, ACTION << 16 | INFLUENCE)][: moment != "arrives"],
        (USE_UPPER, PILLAR << 16 | pillar),
    )
    assert fallen(g) == {"argos"}
    assert asked_of(asked, USE_UPPER) == [0]
    assert p.pillar_resolved
    assert p.followers == 2
    assert g.players[1].kindness == kindness + 1


@pytest.mark.rule("CAT-CATA-13", "CAT-MK-02")
def test_what_may_be_done_after_an_action_is_not_lost_with_the_city() -> None:
    """The Hero is gone with Argos; its owner still has the turn, and pays for a Task in it."""
    g = at_the_gates(outpost("athena", "hades"), "argos")
    p = g.players[0]
    here = in_city(g, 0, "argos")
    here.character = figure(g, 0, HERO)
    stands_in(g, 0, here.character, "argos")
    g.turn.seat, g.turn.character, g.turn.city, g.turn.location = 0, here.character, here.city, MORTAL
    carry(advance(g, 1))
    man(g, 0, "iron_olive")
    p.followers = 3
    carry(finish(g, p, here), (END_OF_TURN, task_option(g, 0, "iron_olive", task_of(g, "iron_olive", "pay"))))
    assert p.characters[here.character].place == OUT
    assert done(g, 0, "iron_olive") == [2]


@pytest.mark.rule("CAT-CATA-04", "CAT-CATA-06", "CAT-CATA-08", "HYB-CVP-12")
@pytest.mark.parametrize(("kind", "place"), [(HERO, OUT), (OLYMPIAN, RESERVE)])
@pytest.mark.parametrize("holder", [HERO, PROPHET])
def test_who_has_won_a_city_stands_there_when_it_falls_for_the_aegis_of_that_combat(
    kind: int, place: int, holder: int
) -> None:
    g = at_the_gates(world("athena", "hades"), "argos")
    p = g.players[0]
    strong(p)
    on_top(g, "cinderfall")
    stands_in(g, 1, figure(g, 1, holder), "argos")
    empower(g, 0, when="reaction", on={"combat_won": "self"}, effects=[{"gain": {"aegis": 1}}])
    here = Scene(0)
    here.character, here.location, here.city = figure(g, 0, kind), MORTAL, city_of("argos")
    g.turn.seat, g.turn.character, g.turn.city, g.turn.location = 0, here.character, here.city, MORTAL
    carry(take_city_slot(g, p, g.box.cities[here.city].slot, here))
    assert told(g, "hybris-absorbs") == [(here.city, 1, -1, -1)], "the winner, and nobody else"
    winner = p.characters[here.character]
    assert (winner.place, winner.lying) == (place, kind == OLYMPIAN)
    assert g.turn.placed
    assert g.turn.stranded


@pytest.mark.rule("CAT-CATA-14")
def test_nyx_finds_no_darkness_in_a_ruin() -> None:
    """A Temple in Elis, one in Argos that fell with it, and Sparta, Lemnos and Athens without."""
    g = world()
    p = g.players[0]
    p.vp = 20
    p.temples = 1 << city_of("argos") | 1 << city_of("elis")
    for city in ("argos", "sparta"):
        close_city(g, city_of(city))
        clear_city(g, city_of(city))
    nyx = next(primordial for primordial in g.box.primordials if primordial.id == "nyx")
    carry(wrath(g, nyx.wrath_1, [p]))
    assert p.vp == 20 - 2 - 2 * 2, "for Lemnos and Athens"


# ---------------------------------------------------------------- the end of the world


def last_city() -> Hybris:
    g = at_the_gates(world())
    for city in ("lemnos", "argos", "sparta", "elis"):
        close_city(g, city_of(city))
    next_to_fall(g, "athens")
    return g


@pytest.mark.rule("CAT-WIN-01")
def test_with_the_fifth_city_everybody_has_lost() -> None:
    g = last_city()
    g.players[1].vp = 70
    assert ends(advance(g, 1))
    found = verdict(g)
    assert found.winners == ()
    assert [(place.seat, place.rank) for place in found.places] == [(0, 3), (1, 3), (2, 3)]
    assert found.reason.id == "hybris-lost-to-chaos"


@pytest.mark.rule("CAT-WIN-02")
def test_as_long_as_a_city_stands_the_winner_is_found_as_ever() -> None:
    g = world()
    for city in ("lemnos", "argos", "sparta", "elis"):
        close_city(g, city_of(city))
    g.players[1].vp = 7
    assert verdict(g).winners == (1,)
    g.ascended, g.players[2].unlocked = 2, 0b111111
    assert verdict(g).winners == (2,)


@pytest.mark.rule("CAT-WIN-03")
def test_the_game_ends_at_that_moment_before_the_absorption() -> None:
    g = last_city()
    stands_in(g, 0, figure(g, 0, HERO), "athens")
    on_top(g, "engulfing")
    assert ends(g.book.resolve(g, g.players[0], effects(g, {"gain": {"aegis": 4}}), Scene(0)))
    assert told(g, "hybris-absorbs") == []
    assert g.players[0].characters[figure_in(g)].place != OUT


def figure_in(g: Hybris) -> int:
    return next(n for n, one in enumerate(g.players[0].characters) if one.kind == HERO and one.place >= 0)


def test_unlocked_powers_and_allies_in_other_cities_stay() -> None:
    g = world()
    ally = befriend(g, 0, g.box.heroes[g.box.coliseum_heroes[0]].id)
    stands_in(g, 0, ally, "elis")
    unlock(g, 0, g.box.upgrades[g.box.olympians[g.players[0].olympian].tiles[0]].id)
    destroyed(g, "argos")
    assert g.players[0].characters[ally].kind == ALLY
    assert g.players[0].characters[ally].place >= 0


# ---------------------------------------------------------------- one fall after another


@pytest.mark.rule("CAT-PROG-07")
def test_chaos_is_roused_by_what_it_absorbs_and_not_once_more_by_the_next_city() -> None:
    g = world()
    gathered(g, 5)
    g.players[0].temples |= 1 << city_of("argos")
    assert chaos(destroyed(g, "argos")).space == 3
    assert chaos(destroyed(g, "elis")).space == 1


@pytest.mark.rule("CAT-UNL-04")
def test_after_an_absorption_an_unleashed_chaos_advances_at_once_again() -> None:
    g = destroyed(world(), "argos")
    gathered(g, 5)
    do(g, 0, {"momentum": 1})
    assert (len(chaos(g).momentum), chaos(g).space) == (0, 3)


# ---------------------------------------------------------------- who hears of it


def test_elpis_hears_of_a_city_and_frescoes_of_each_piece_there() -> None:
    g = world()
    with_module(g, 0, "cracked_jar")
    with_module(g, 1, "city_under_the_ash")
    for p in g.players:
        p.temples |= 1 << city_of("argos")
    lay(g, 1, "beacon_herm", "argos_1")
    destroyed(g, "argos")
    assert [p.vp for p in g.players] == [2, 4, 0]


def test_the_shared_eye_opens_when_chaos_may_be_intercepted() -> None:
    g = at_the_gates(world(), "argos")
    with_module(g, 0, "eye_of_the_graeae")
    [eye] = g.arsenal.powers["interception"]
    carry(advance(g, 1), (USE_POWER, POWER << 16 | eye.power.index))
    assert told(g, "hybris-scried") == [(0, 3, -1, -1)]


def test_pallas_chooses_when_a_city_is_about_to_fall_and_nobody_else_knows_what_she_chose() -> None:
    g = at_the_gates(world(), "argos", "elis")
    hangar_of(g, g.players[1]).energy = 1
    chaos(g).falls_seen[-2:] = [1 << 2, 1 << 2]
    [choice] = g.arsenal.powers["city_falls"]
    elis = kit_of(g.box).falls.index(city_of("elis"))
    carry(
        advance(g, 1),
        (USE_POWER, POWER << 16 | choice.power.index),
        (WHICH_FALL, FALL << 16 | elis),
    )
    assert fallen(g) == {"elis"}
    assert chaos(g).falls_seen == [0, 0, 0, 1 << 1]


@pytest.mark.rule("CAT-ADV-05", "CAT-PROG-01")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_an_adventure_that_waits_for_chaos_progresses_when_it_advances(space: int) -> None:
    g = world()
    chaos(g).space = space
    in_progress(g, 0, "cracked_jar")
    carry(advance(g, 1))
    [(_, site)] = hangar_of(g, g.players[0]).adventures
    assert site == 1, "from the last space too, to the deck"


@pytest.mark.rule("CAT-PROG-01", "CAT-INT-16")
def test_a_chaos_that_is_held_off_has_not_advanced() -> None:
    g = at_the_gates(world(), "argos")
    empower(g, 0, when="reaction", on={"chaos_advances": "any"}, effects=[{"gain": {"vp": 1}}])
    hangar_of(g, g.players[1]).energy = 1
    strong(g.players[1])
    on_top(g, PLAIN)
    carry(advance(g, 1), TRIES)
    assert (fallen(g), g.players[0].vp) == (set(), 0)
    carry(advance(g, 1))
    assert (fallen(g), g.players[0].vp) == ({"argos"}, 1)
