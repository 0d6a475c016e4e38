"""All 24 Upgrade tiles, the four Spark tracks and what each Olympian can do.  Pages 14, 15, 30 and 31."""

import pytest

from agon.games.hybris.box.numbers import (
    ALLY,
    ARCHITECTURE,
    COLISEUM,
    FATES,
    FORGE,
    GENERATED_PRAYERS,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    OLYMPUS,
    ORACLE,
    PROPHET,
    SOCIAL,
    UNDERWORLD,
)
from agon.games.hybris.moments import FOR_CLASH, FOR_SLOT, Combat, Scene, Side
from agon.games.hybris.player import BONUS_TOKEN, IN_UNDERWORLD, RESERVE, UNDER, USED, Player
from agon.games.hybris.rules.combat.defeat import lay_down
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.craft import prices
from agon.games.hybris.rules.deploy import deploy
from agon.games.hybris.rules.end_of_age import age_end_powers, reveal_primordial
from agon.games.hybris.rules.movement import activation_cost, arriving, can_activate
from agon.games.hybris.rules.pillars import age_start, resolve_lower
from agon.games.hybris.rules.powers import happen, modified
from agon.games.hybris.rules.questions import (
    CHOOSE_BRANCH,
    CHOOSE_POWER,
    DESTINATION,
    LOCATION,
    LOSE_TEMPLE,
    MAY,
    POWER,
    SLOT,
    STOP,
    SWAP_TOKEN,
    TOKEN,
    USE_POWER,
    WHICH_SLOT,
)
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.turn import action_start, activate
from agon.games.hybris.rules.underworld import drain, resurrect
from agon.games.hybris.rules.upgrades import release, unlock
from agon.games.hybris.rules.world import influence
from agon.games.hybris.rules.world_questions import CONTEST, FOLLOWERS_OR_SERVICE, HERO_AGAIN
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import answer, befriend, in_city, options_of, seats_asked, store
from rules.hybris.cities import unlock as have_unlocked
from rules.hybris.given import (
    audiences,
    bare,
    box,
    do,
    figure_of,
    given,
    line_up,
    named,
    place_of,
    run,
    scene,
    sent,
    stand_at,
    take_cards,
    told,
)


def table(god: str, *upgrades: str, rival: str = "") -> Hybris:
    """Seat 0 is that god, with these Upgrades unlocked; nobody has anything and the Well holds 4 Prayers."""
    other = rival or ("zeus" if god != "zeus" else "athena")
    g = bare(given(god, other, next(name for name in ("athena", "poseidon", "hades") if name not in (god, other))))
    line_up(g, 0, 1, 2)
    g.well = 4
    for p in g.players:
        p.kindness, p.determination = 3, 3
    for id in upgrades:
        have_unlocked(g, 0, id)
    return g


def purse(g: Hybris, p: Player) -> dict[str, int]:
    """Everything that rewards change."""
    return {
        "vp": p.vp,
        "aegis": p.aegis,
        "followers": p.followers,
        "prayers": p.prayers,
        "grandeur": -g.grandeur.index(p.seat),
        "kindness": p.kindness,
        "determination": p.determination,
        "cards": len(p.hand),
        "coliseum": -len(g.coliseum_deck),
        "premonitions": len(p.premonitions),
        "bonus": p.bonus_tokens,
        "well": g.well,
        "sparks": sum(p.cleared),
        "tiles in the Workshop": sum(owner == p.seat for owner in g.workshop.owners),
    }


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def power_of(id: str, number: int = 0) -> int:
    """The index of a power of an Upgrade."""
    return box().upgrades[named("upgrade", id)].powers[number].index


def use(id: str, number: int = 0) -> tuple[Kind, int]:
    return USE_POWER, POWER << 16 | power_of(id, number)


DECLINE = (USE_POWER, STOP << 16)

# ---------------------------------------------------------------- rewards

REWARDS: dict[str, dict[str, int]] = {
    "keraunos": {"vp": 2, "grandeur": 1, "determination": 1, "cards": 1},
    "throne_of_olympus": {"sparks": 1},
    "xenia": {"vp": 1, "kindness": 2},
    "oak_of_dodona": {"vp": 2, "premonitions": 1},
    "horn_of_amalthea": {"aegis": 2, "followers": 2},
    "eagle_of_zeus": {"vp": 2, "bonus": 1},
    "trident": {"vp": 2, "determination": 2, "cards": 1},
    "hippocamps": {"vp": 1, "cards": 1, "bonus": 1},
    "earthshaker": {"vp": 2, "well": 2},
    "ketos": {"cards": 2, "coliseum": 2},
    "charybdis": {"vp": 2, "aegis": 1},
    "atlantis": {"vp": 3, "prayers": 1, "well": -1},
    "aegis_shield": {"vp": 4, "determination": 1, "cards": 1},
    "little_owl": {"vp": 1, "premonitions": 1},
    "ergane": {"vp": 2, "tiles in the Workshop": 1},
    "olive_tree": {"followers": 2, "kindness": 1},
    "palladion": {"vp": 2, "prayers": 2, "well": -2},
    "nike": {"cards": 1, "sparks": 1},
    "kunee": {"sparks": 1},
    "bident": {"vp": 2, "aegis": 2, "determination": 1, "cards": 1},
    "pomegranate": {"vp": 2, "followers": 1, "kindness": 1},
    "charons_obol": {"vp": 1, "aegis": 2},
    "asphodel": {"vp": 2, "premonitions": 1},
    "plouton": {"aegis": 2, "prayers": 1, "well": -1},
}


@pytest.mark.rule("HYB-UPG-07", "HYB-UPG-08")
@pytest.mark.parametrize("id", REWARDS)
def test_a_cleared_tile_gives_its_reward_and_works(id: str) -> None:
    upgrade = box().upgrades[named("upgrade", id)]
    g = table(box().olympians[upgrade.olympian].id)
    line_up(g, 1, 0, 2)
    p = g.players[0]
    tile = box().olympians[upgrade.olympian].tiles.index(upgrade.index)
    p.cleared[tile] = len(upgrade.items)
    # A Spark that is gained here gives what is last on the track, which no reward gives: so it can be told apart.
    bonus = box().olympians[upgrade.olympian].spark_track[0]
    before = purse(g, p)
    answer(unlock(g, p, tile, scene(0)))
    gained = changes(before, purse(g, p))
    if "sparks" in REWARDS[id]:
        twin = table(box().olympians[upgrade.olympian].id)
        line_up(twin, 1, 0, 2)
        start = purse(twin, twin.players[0])
        answer(twin.book.resolve(twin, twin.players[0], bonus, scene(0)))
        for name, amount in changes(start, purse(twin, twin.players[0])).items():
            gained[name] = gained.get(name, 0) - amount
        gained = {name: amount for name, amount in gained.items() if amount}
    assert gained == REWARDS[id]
    assert p.unlocked == 1 << tile
    assert sorted(REWARDS) == sorted(upgrade.id for upgrade in box().upgrades)


def test_tiles_with_an_enhanced_card_bring_that_very_card() -> None:
    for id in ("keraunos", "trident", "aegis_shield", "bident"):
        upgrade = box().upgrades[named("upgrade", id)]
        g = table(box().olympians[upgrade.olympian].id)
        card = g.players[0].enhanced
        answer(unlock(g, g.players[0], box().olympians[upgrade.olympian].tiles.index(upgrade.index), scene(0)))
        assert g.players[0].hand == [card]


@pytest.mark.rule("HYB-UPG-07")
def test_ergane_conceives_and_produces_as_a_reward() -> None:
    g = table("athena")
    g.factory.put(0, 20, 0)
    answer(unlock(g, g.players[0], 2, scene(0)))
    assert (g.factory.tiles, g.workshop.owners) == ([NONE, 20, NONE], [0, NONE, NONE])


# ---------------------------------------------------------------- Spark tracks

TRACKS: dict[str, list[dict[str, int]]] = {
    "zeus": [
        {"followers": 1},
        {"vp": 1},
        {"grandeur": 1},
        {"aegis": 1},
        {"cards": 1},
        {"prayers": 1, "well": -1},
        {"kindness": 1},
        {"determination": 1},
    ],
    "poseidon": [
        {"cards": 1},
        {"aegis": 1},
        {"determination": 1},
        {"vp": 1, "well": 2},
        {"cards": 1, "coliseum": 1},
        {"bonus": 1},
        {"determination": 1},
        {"vp": 2},
    ],
    "athena": [
        {"kindness": 1},
        {"vp": 1},  # Produce: somebody else's tile leaves the Factory
        {"followers": 1},
        {"tiles in the Workshop": 1},
        {"premonitions": 1},
        {"determination": 1},
        {"kindness": 2},
        {"vp": 2},
    ],
    "hades": [
        {"aegis": 2},
        {"premonitions": 1},
        {"vp": 1},
        {"aegis": 2},
        {"followers": 2},
        {"determination": 1},
        {"prayers": 1, "well": -1},
        {"vp": 2},
    ],
}


@pytest.mark.rule("HYB-UPG-04")
@pytest.mark.parametrize(("god", "space"), [(god, space) for god in TRACKS for space in range(8)])
def test_every_space_of_a_spark_track_gives_what_it_shows(god: str, space: int) -> None:
    g = table(god)
    line_up(g, 1, 0, 2)
    g.factory.put(2, 20, 1)
    p = g.players[0]
    p.sparks = space
    before = purse(g, p)
    answer(release(g, p, 0, 0, scene(0)))  # an item that is a Spark
    assert changes(before, purse(g, p)) == TRACKS[god][space]
    assert p.sparks == space + 1


@pytest.mark.rule("HYB-UPG-04")
def test_hades_may_call_back_a_dead_hero_instead_of_two_aegis() -> None:
    g = table("hades")
    p = g.players[0]
    p.sparks = 3
    hero = figure_of(p, HERO)
    hero.place = IN_UNDERWORLD
    answer(release(g, p, 0, 0, scene(0)))
    assert (hero.place, p.aegis) == (RESERVE, 0)


# ---------------------------------------------------------------- Zeus


def arrival(g: Hybris, seat: int, where: str) -> tuple[Player, int]:
    """A Hero in the reserve with a token that leads there, and Aegis to be activated."""
    p = g.players[seat]
    hero = figure_of(p, HERO)
    hero.token = box().location_tokens.index(place_of(where))
    p.tokens[hero.token] = UNDER
    p.aegis = max(p.aegis, 3)
    g.turn.seat = seat
    return p, p.characters.index(hero)


def test_keraunos_makes_who_comes_to_zeus_suffer_the_malus_after_the_bonus() -> None:
    g = table("zeus", "keraunos")
    stand_at(g, 0, OLYMPIAN, "coliseum")
    rival, hero = arrival(g, 1, "coliseum")
    rival.vp = 3
    questions = answer(activate(g, rival, hero), use("keraunos"))
    assert seats_asked(questions, USE_POWER) == [0]
    assert rival.vp == 2, "the malus of the Coliseum"
    assert len(rival.hand) == 1 or rival.aegis > 2, "the slot's bonus comes all the same"
    g.turn.placed = False
    happened = scene(1)
    happened.character, happened.location = hero, COLISEUM
    assert answer(happen(g, "placed", happened)) == [], "once in an Age"


@pytest.mark.parametrize(("zeus", "rival"), [("oracle", COLISEUM), ("athens", MORTAL_WORLD)])
def test_keraunos_needs_zeus_there_and_not_in_the_mortal_world(zeus: str, rival: int) -> None:
    g = table("zeus", "keraunos")
    stand_at(g, 0, OLYMPIAN, zeus)
    happened = scene(1)
    happened.location = rival
    assert answer(happen(g, "placed", happened)) == []
    mine = scene(0)
    mine.location = COLISEUM
    stand_at(g, 0, OLYMPIAN, "coliseum")
    assert answer(happen(g, "placed", mine)) == [], "nor does it hurt his own"


def test_a_power_once_per_age_may_be_declined_and_is_then_still_there() -> None:
    g = table("zeus", "keraunos")
    stand_at(g, 0, OLYMPIAN, "coliseum")
    happened = scene(1)
    happened.location = COLISEUM
    g.players[1].vp = 5
    answer(happen(g, "placed", happened), DECLINE)
    assert (g.players[1].vp, g.players[0].used) == (5, [])
    answer(happen(g, "placed", happened), use("keraunos"))
    assert g.players[1].vp == 4


def test_the_throne_pays_the_foremost_and_lifts_the_others() -> None:
    g = table("zeus", "throne_of_olympus")
    p = g.players[0]
    answer(age_start(g))
    assert (p.vp, p.followers, g.grandeur.index(0)) == (1, 1, 1)
    line_up(g, 1, 2, 0)
    answer(age_start(g))
    assert (p.vp, p.followers, g.grandeur.index(0)) == (1, 1, 2)


def test_xenia_receives_a_lower_half_once_more() -> None:
    g = table("zeus", "xenia")
    g.players[1].pillars = g.players[1].lowers = [named("pillar", "hubris")]
    answer(resolve_lower(g, g.players[1], scene(1)), use("xenia"))
    assert [p.vp for p in g.players] == [2, 0, 1]
    g.players[2].pillars = g.players[2].lowers = [named("pillar", "clairvoyance")]
    answer(resolve_lower(g, g.players[2], scene(2)))
    assert g.players[0].aegis == 1, "once in an Age"


def test_xenia_has_nothing_of_ones_own_pillar() -> None:
    g = table("zeus", "xenia")
    g.players[0].pillars = g.players[0].lowers = [named("pillar", "hubris")]
    assert answer(resolve_lower(g, g.players[0], scene(0))) == []


def test_the_oak_sends_the_first_prophet_for_nothing() -> None:
    g = table("zeus", "oak_of_dodona")
    p = g.players[0]
    first, second = [n for n, figure in enumerate(p.characters) if figure.kind == PROPHET][:2]
    assert (activation_cost(g, p, first), activation_cost(g, p, 1)) == (0, 1)
    p.characters[first].activated = True
    assert activation_cost(g, p, second) == 1


def test_the_horn_gives_aegis_or_followers_for_each_temple_up_to_three() -> None:
    g = table("zeus", "horn_of_amalthea")
    p = g.players[0]
    p.temples = 0b1111
    asked = answer(age_start(g))
    assert len(asked) == 3
    assert p.aegis == 3
    p.temples = 0b1
    last = options_of(answer(age_start(g)), CHOOSE_BRANCH)[1]
    answer(age_start(g), (CHOOSE_BRANCH, last))
    assert (p.aegis, p.followers) == (4, 1)


def test_the_eagle_drives_a_prophet_away_and_takes_a_follower() -> None:
    g = table("zeus", "eagle_of_zeus")
    prophet = stand_at(g, 1, PROPHET, "oracle")
    g.players[1].followers = 2
    g.turn.seat = 0
    p = g.players[0]
    answer(activate(g, p, 0), (DESTINATION, LOCATION << 16 | ORACLE), use("eagle_of_zeus"))
    assert g.players[1].characters[prophet].place == RESERVE
    assert (g.players[1].followers, p.followers) == (1, 1)


def test_the_eagle_is_not_asked_where_no_rival_prophet_stands() -> None:
    g = table("zeus", "eagle_of_zeus")
    stand_at(g, 1, HERO, "oracle")
    stand_at(g, 2, PROPHET, "olympus")
    g.turn.seat = 0
    asked = answer(activate(g, g.players[0], 0), (DESTINATION, LOCATION << 16 | ORACLE))
    assert seats_asked(asked, USE_POWER) == []


def test_in_a_city_the_eagle_frees_the_slot_before_it_is_taken() -> None:
    g = table("zeus", "eagle_of_zeus")
    prophet = stand_at(g, 1, PROPHET, "elis")
    g.turn.seat = 0
    elis = box().cities[named("city", "elis")].slot
    answer(
        activate(g, g.players[0], 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | elis),
        use("eagle_of_zeus"),
    )
    assert g.players[1].characters[prophet].place == RESERVE
    assert g.turn.evicted == NONE, "nobody had to flee"


@pytest.mark.rule("HYB-GODS-07")
def test_persuasion_every_drain_of_another_pays_zeus() -> None:
    g = table("zeus")
    hero = sent(g, 1, HERO, "underworld")
    run(drain(g, g.players[1], hero))
    assert (g.players[0].vp, g.players[0].aegis, g.players[0].prayers) == (1, 1, 0)
    run(drain(g, g.players[0], scene(0)))
    assert g.players[0].vp == 1, "not his own"
    do(g, 2, {"act": "drain"})
    assert (g.players[0].vp, g.players[0].prayers) == (2, 0), "a granted one as well, though nobody performs it"


@pytest.mark.rule("HYB-GODS-08")
def test_persuasion_a_drain_by_an_olympian_brings_a_prayer_of_the_well() -> None:
    g = table("zeus")
    run(drain(g, g.players[1], sent(g, 1, OLYMPIAN, "underworld")))
    assert (g.players[0].prayers, g.well) == (1, 3)


def fighting(g: Hybris, attacker: tuple[int, int], defender: tuple[int, int]) -> None:
    """A Combat is on between two figures, each a seat and a kind."""
    sides = []
    for seat, kind in (attacker, defender):
        p = g.players[seat]
        sides.append(Side(seat, p.characters.index(figure_of(p, kind))))
    g.combat = Combat(FOR_SLOT, *sides)


def strength(g: Hybris, seat: int) -> int:
    """What standing powers add to a side."""
    assert g.combat is not None
    side = g.combat.side_of(seat)
    assert side is not None
    here = scene(seat)
    here.character = side.character
    return modified(g, g.players[seat], "strength", here)


def test_god_of_gods_only_zeus_himself_and_only_against_an_olympian() -> None:
    g = table("zeus")
    seen = []
    for mine in (OLYMPIAN, HERO):
        for theirs in (OLYMPIAN, HERO):
            fighting(g, (0, mine), (1, theirs))
            seen.append(strength(g, 0))
            fighting(g, (1, theirs), (0, mine))
            seen.append(strength(g, 0))
    assert seen == [2, 2, 0, 0, 0, 0, 0, 0]


# ---------------------------------------------------------------- Poseidon


def test_impetuous_poseidon_attacks_better_than_he_defends() -> None:
    g = table("poseidon")
    fighting(g, (0, HERO), (1, HERO))
    attacking = strength(g, 0)
    fighting(g, (1, HERO), (0, HERO))
    defending = strength(g, 0)
    g.combat = Combat(FOR_CLASH, Side(0, 0), Side(NONE, NONE))
    assert (attacking, defending, strength(g, 0)) == (1, -1, 0)


def test_the_trident_pays_for_an_attack_that_is_won() -> None:
    g = table("poseidon", "trident")
    p = g.players[0]
    hero, foe = stand_at(g, 0, HERO, "sparta"), stand_at(g, 1, HERO, "argos")
    answer(fight_player(g, p, hero, g.players[1], foe, FOR_SLOT, 1))  # nobody has a card: 1 to 0
    assert (p.vp, p.aegis) == (1, 1)


def test_the_trident_gives_nothing_to_a_defender() -> None:
    g = table("poseidon", "trident")
    p = g.players[0]
    p.might = 3
    foe, hero = stand_at(g, 1, HERO, "argos"), stand_at(g, 0, HERO, "sparta")
    answer(fight_player(g, g.players[1], foe, p, hero, FOR_SLOT, 1))
    assert (p.victories, p.vp, p.aegis) == (1, 0, 0)


def test_the_hippocamps_carry_a_hero_to_the_next_location() -> None:
    g = table("poseidon", "hippocamps")
    p, hero = arrival(g, 0, "oracle")
    asked = answer(activate(g, p, hero), use("hippocamps"), (DESTINATION, LOCATION << 16 | FATES))
    assert {option & 0xFFFF for option in options_of(asked, DESTINATION)} == {FATES, MORTAL_WORLD}, (
        "beside the Oracle, where there is something to do"
    )
    assert p.characters[hero].place in box().locations[FATES].slots or p.characters[hero].place == IN_UNDERWORLD
    assert p.tokens[box().location_tokens.index(ORACLE)] == USED


def test_the_hippocamps_are_for_heroes_and_once_in_an_age() -> None:
    g = table("poseidon", "hippocamps")
    happened = scene(0)
    happened.location = g.turn.location = ORACLE
    for kind, asked in ((PROPHET, 0), (HERO, 1), (OLYMPIAN, 0)):
        happened.character = g.players[0].characters.index(figure_of(g.players[0], kind))
        assert len(answer(happen(g, "activated", happened), *[DECLINE][:asked])) == asked
    happened.character = befriend(g, 0, box().heroes[box().coliseum_heroes[0]].id)
    assert g.players[0].characters[happened.character].kind == ALLY
    assert len(answer(happen(g, "activated", happened), DECLINE)) == 1, "an ally is a Hero"
    g.players[0].used.append(power_of("hippocamps"))
    assert answer(happen(g, "activated", happened)) == []


def test_where_a_token_leads_to_nothing_the_hippocamps_make_it_legal() -> None:
    g = table("poseidon", "hippocamps")
    p, hero = arrival(g, 0, "forge")  # nothing to craft and nothing to produce
    assert can_activate(g, p, hero)
    asked = answer(activate(g, p, hero), (DESTINATION, LOCATION << 16 | OLYMPUS))
    assert seats_asked(asked, USE_POWER) == [], "there is no other way"
    assert p.characters[hero].place in box().locations[OLYMPUS].slots
    assert p.used == [power_of("hippocamps")]
    assert p.tokens[box().location_tokens.index(FORGE)] == USED
    p.characters[hero].place, p.characters[hero].activated = RESERVE, False
    p, hero = arrival(g, 0, "forge")
    assert not can_activate(g, p, hero), "used up in this Age"


def test_the_earthshaker_scores_two_overflows_an_age_and_loses_no_follower() -> None:
    g = table("poseidon", "earthshaker")
    p = g.players[0]
    p.followers = g.players[1].followers = 5
    for _ in range(3):
        g.well = 9
        run(gain(g, p, [(GENERATED_PRAYERS, 1)], scene(0)))
    assert (p.vp, p.followers) == (2, 5)
    g.turn.seat, p.used = 1, []
    run(gain(g, g.players[1], [(GENERATED_PRAYERS, 1)], scene(1)))
    assert (p.vp, g.players[1].followers) == (3, 4), "others are not spared, and pay him"


def test_the_earthshaker_stamps_once_an_age_where_poseidon_comes() -> None:
    g = table("poseidon", "earthshaker")
    here = sent(g, 0, OLYMPIAN, "oracle")
    answer(happen(g, "placed", here), use("earthshaker", 2))
    assert g.well == 6
    assert answer(happen(g, "placed", here)) == []
    hero = sent(g, 0, HERO, "oracle")
    g.players[0].used = []
    assert answer(happen(g, "placed", hero)) == []


def chaos() -> int:
    return box().olympians[named("olympian", "poseidon")].powers[1].index


@pytest.mark.rule("HYB-GODS-06")
def test_chaos_buys_points_with_a_card_when_a_primordial_enters() -> None:
    g = table("poseidon")
    p = g.players[0]
    dear = max(p.deck, key=lambda card: box().card(card).determination)
    take_cards(p, [dear])
    answer(happen(g, "primordial_enters", Scene(NONE)), (MAY, STOP << 16))
    assert (p.hand, p.vp) == ([dear], 0), "not against one's will"
    asked = answer(happen(g, "primordial_enters", Scene(NONE)))
    assert seats_asked(asked, MAY) == [0]
    assert (p.hand, p.discard, p.vp) == ([], [dear], box().card(dear).determination + 1)
    assert answer(happen(g, "primordial_enters", Scene(NONE))) == [], "without a card there is nothing to ask"


@pytest.mark.rule("HYB-GODS-06")
def test_chaos_is_asked_when_fear_has_put_a_primordial_down() -> None:
    g = table("poseidon")
    p = g.players[0]
    take_cards(p, p.deck[:1])
    g.primordials[0] = named("primordial", "ouranos")
    answer(reveal_primordial(g, 0))
    assert p.vp > 0


def test_with_ketos_a_card_is_drawn_and_chaos_may_be_had_twice() -> None:
    g = table("poseidon", "ketos")
    p = g.players[0]
    take_cards(p, p.deck[:1])
    draws, again = power_of("ketos", 0), power_of("ketos", 1)
    order = [(CHOOSE_POWER, POWER << 16 | power) for power in (draws, again)]
    asked = answer(happen(g, "primordial_enters", Scene(NONE)), *order)
    assert [option & 0xFFFF for option in options_of(asked, CHOOSE_POWER)] == [chaos(), draws, again]
    assert (p.hand, len(p.discard)) == ([], 2)
    assert p.vp == sum(box().card(card).determination + 1 for card in p.discard)


def test_charybdis_brings_back_a_hero_to_contest() -> None:
    g = table("poseidon", "charybdis")
    store(g, 1, box().technologies[0].id)
    hero = stand_at(g, 0, HERO, "forge")
    g.players[0].characters[0].activated = True  # nobody else could come
    asked = answer(deploy(g, g.players[1], in_city(g, 1, "athens", HERO)))
    [offered] = [each.options for each in asked if (each.kind, each.seat) == (CONTEST, 0)]
    assert offered == [HERO_AGAIN << 16 | hero, STOP << 16]
    g.players[0].used.append(power_of("charybdis"))
    store(g, 1, box().technologies[1].id)
    asked = answer(deploy(g, g.players[1], in_city(g, 1, "argos", HERO)))
    assert seats_asked(asked, CONTEST) == [2]


def test_atlantis_may_sink_a_temple_for_two_sparks_when_it_is_unlocked() -> None:
    g = table("poseidon")
    p = g.players[0]
    p.temples = 0b101
    tile = box().olympians[p.olympian].tiles.index(named("upgrade", "atlantis"))
    p.cleared[tile] = 3
    before = p.sparks
    answer(unlock(g, p, tile, scene(0)), (LOSE_TEMPLE, 2 << 16 | 2))
    assert (p.temples, p.sparks) == (0b1, before + 2)
    assert p.vp == 3, "to sink one's own is no temple_destroyed"
    assert answer(happen(g, "temple_built", scene(0))) == [], "and only once"


def test_atlantis_scores_every_temple_that_an_overflow_takes() -> None:
    g = table("poseidon", "atlantis")
    g.players[1].temples = 0b1
    run(gain(g, g.players[2], [(GENERATED_PRAYERS, 14)], scene(2)))
    assert (g.players[1].temples, g.players[0].vp) == (0, 2)
    g.players[0].temples = 0b1
    run(gain(g, g.players[2], [(GENERATED_PRAYERS, 14)], scene(2)))
    assert (g.players[0].temples, g.players[0].vp) == (0, 4), "his own too"


# ---------------------------------------------------------------- Athena


def test_the_shield_strengthens_defenders() -> None:
    g = table("athena", "aegis_shield")
    fighting(g, (0, HERO), (1, HERO))
    attacking = strength(g, 0)
    fighting(g, (1, HERO), (0, HERO))
    assert (attacking, strength(g, 0), strength(g, 1)) == (0, 1, 0)


def test_the_owl_sees_a_rivals_tokens_and_may_change_one_of_hers() -> None:
    g = table("athena", "little_owl")
    p, mine = arrival(g, 0, "oracle")
    rival, theirs = arrival(g, 1, "forge")
    g.players[2].characters[1].token = BONUS_TOKEN
    g.turn.seat = NONE
    answer(
        action_start(g),
        use("little_owl"),
        (MAY, options_of(answer(action_start(g.copy()), use("little_owl")), MAY)[0]),
        (SWAP_TOKEN, TOKEN << 16 | FATES),
    )
    assert rival.characters[theirs].seen == 1, "Athena alone knows it now"
    assert g.players[2].characters[1].seen == 0
    assert box().location_tokens[p.characters[mine].token] == FATES
    assert p.tokens[box().location_tokens.index(ORACLE)] != UNDER
    assert audiences(g, "hybris-saw-token") == [1]
    assert answer(action_start(g)) == [], "once in an Age"


def test_ergane_crafts_for_less_and_scores_when_others_push_her_tiles() -> None:
    g = table("athena", "ergane")
    tile = next(t.index for t in box().technologies if (t.followers, t.aegis) == (3, 3))
    assert prices(g, g.players[0], tile, 0, scene(0)) == [(2, 3), (3, 2)]
    assert prices(g, g.players[1], tile, 0, scene(1)) == [(3, 3)]
    g.factory.put(2, 20, 0)
    do(g, 1, {"act": "produce"})
    assert [p.vp for p in g.players] == [1, 1, 0]
    g.factory.put(2, 21, 0)
    do(g, 0, {"act": "produce"})
    assert g.players[0].vp == 1, "not when she pushes herself"
    g.factory.put(2, 22, 2)
    do(g, 1, {"act": "produce"})
    assert g.players[0].vp == 1, "nor when it is another's"


def test_the_olive_tree_gives_followers_and_service_once_an_age() -> None:
    g = table("athena", "olive_tree")
    p = g.players[0]
    asked = answer(influence(g, p, in_city(g, 0, "athens")), use("olive_tree"))
    assert seats_asked(asked, FOLLOWERS_OR_SERVICE) == []
    assert (p.followers, p.vp) == (2, 2)
    asked = answer(influence(g, p, in_city(g, 0, "athens")))
    assert seats_asked(asked, FOLLOWERS_OR_SERVICE) == [0]


def test_the_palladion_keeps_temples_and_makes_contests_dear() -> None:
    g = table("athena", "palladion")
    for p in g.players[:2]:
        p.temples = 0b1
    run(gain(g, g.players[2], [(GENERATED_PRAYERS, 14)], scene(2)))
    assert [p.temples for p in g.players[:2]] == [1, 0], "the next on the track loses one"
    store(g, 0, box().technologies[0].id)
    asked = answer(deploy(g, g.players[0], in_city(g, 0, box().cities[0].id, HERO)))
    assert seats_asked(asked, CONTEST) == [], "nobody has a card to pay with"
    store(g, 0, box().technologies[1].id)
    asked = answer(deploy(g, g.players[0], in_city(g, 0, box().cities[1].id, HERO)))
    assert seats_asked(asked, CONTEST) == [2, 1], "where she has no Temple it is free"


def test_nike_scores_peace_and_a_defence_that_is_won() -> None:
    g = table("athena", "nike")
    p = g.players[0]
    here = scene(0)
    here.tile = next(t.index for t in box().technologies if t.type == ARCHITECTURE)
    here.city, here.contestable = 0, True
    run(happen(g, "deploy", here))
    assert p.vp == 1
    here.contested = True
    run(happen(g, "deploy", here))
    here.contested, here.contestable = False, False
    run(happen(g, "deploy", here))
    assert p.vp == 1, "nobody could contest, or somebody did"
    foe, hero = stand_at(g, 1, HERO, "argos"), stand_at(g, 0, HERO, "sparta")
    answer(fight_player(g, g.players[1], foe, p, hero, FOR_SLOT, 1))
    assert p.vp == 3


def test_goddess_of_peace_a_social_technology_is_worth_two_points_to_athena() -> None:
    g = table("athena")
    here = scene(1)
    here.city = 0
    for type, points in ((SOCIAL, 2), (ARCHITECTURE, 2)):
        here.tile = next(t.index for t in box().technologies if t.type == type)
        run(happen(g, "deploy", here))
        assert g.players[0].vp == points


def test_goddess_of_war_draws_when_athena_herself_is_attacked() -> None:
    g = table("athena")
    for kind, cards in ((HERO, 0), (OLYMPIAN, 1)):
        fighting(g, (1, HERO), (0, kind))
        attack = scene(1)
        attack.other = 0
        run(happen(g, "combat_started", attack))
        assert len(g.players[0].hand) == cards
    fighting(g, (0, OLYMPIAN), (1, HERO))
    attack = scene(0)
    attack.other = 1
    run(happen(g, "combat_started", attack))
    assert len(g.players[0].hand) == 1, "not when she attacks"


# ---------------------------------------------------------------- Hades


def test_psychopomp_the_fallen_of_others_are_points() -> None:
    g = table("hades")
    for seat, kind, points in ((1, HERO, 1), (2, OLYMPIAN, 3), (0, HERO, 3)):
        fallen = scene(seat)
        fallen.character = g.players[seat].characters.index(figure_of(g.players[seat], kind))
        run(happen(g, "defeated", fallen))
        assert g.players[0].vp == points


def test_prophet_of_ill_omen_one_follower_less() -> None:
    g = table("hades")
    assert [modified(g, p, "influence_followers", scene(p.seat)) for p in g.players] == [-1, 0, 0]


def occupied(g: Hybris, seat: int, kind: int, where: str) -> int:
    """A slot on which somebody stands."""
    return g.players[seat].characters[stand_at(g, seat, kind, where)].place


@pytest.mark.rule("HYB-APPX-14", "HYB-CORE-04")
@pytest.mark.parametrize("holder", [0, 1])
def test_under_the_kunee_hades_shares_a_slot_with_anybody_and_acts(holder: int) -> None:
    g = table("hades", "kunee")
    p = g.players[0]
    slot = occupied(g, holder, HERO, "underworld")  # its bonus is a Victory Point
    assert slot == box().grammar.ids["slot"].index("underworld_1")
    g.turn.seat = 0
    answer(activate(g, p, 0), (DESTINATION, LOCATION << 16 | UNDERWORLD), (WHICH_SLOT, SLOT << 16 | slot))
    assert (p.vp, p.aegis) == (1, 4), "the slot's bonus, and a Drain of Chronos"


@pytest.mark.rule("HYB-APPX-14")
def test_without_the_kunee_or_with_a_hero_nobody_shares() -> None:
    g = table("hades")
    p = g.players[0]
    slot = occupied(g, 1, HERO, "underworld")
    assert slot not in arriving(g, p, 0, UNDERWORLD)
    have_unlocked(g, 0, "kunee")
    assert slot in arriving(g, p, 0, UNDERWORLD)
    hero = p.characters.index(figure_of(p, HERO))
    assert slot not in arriving(g, p, hero, UNDERWORLD)


@pytest.mark.rule("HYB-APPX-15")
@pytest.mark.parametrize("kind", [HERO, PROPHET, OLYMPIAN])
def test_under_the_kunee_nobody_is_fought_in_a_city(kind: int) -> None:
    g = table("hades", "kunee")
    slot = occupied(g, 1, kind, "athens")
    g.turn.seat = 0
    answer(
        activate(g, g.players[0], 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | slot),
    )
    assert figure_of(g.players[1], kind).place == slot
    assert (told(g, "hybris-combat"), told(g, "hybris-fled"), g.turn.evicted) == ([], [], NONE)


@pytest.mark.rule("HYB-APPX-15")
def test_a_hero_of_hades_fights_for_a_city_as_everybody_does() -> None:
    g = table("hades", "kunee")
    slot = occupied(g, 1, HERO, "athens")
    p, hero = arrival(g, 0, "mortal_world")
    answer(activate(g, p, hero), (WHICH_SLOT, SLOT << 16 | slot))
    assert len(told(g, "hybris-combat")) == 1


@pytest.mark.rule("HYB-APPX-16")
def test_having_shared_hades_lies_in_the_reserve_until_rest() -> None:
    g = table("hades", "kunee")
    p = g.players[0]
    p.pillars = p.uppers = p.lowers = [named("pillar", "clairvoyance")]
    slot = occupied(g, 1, HERO, "athens")
    g.turn.seat = 0
    answer(
        activate(g, p, 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | slot),
    )
    hades = p.characters[0]
    assert (hades.place, hades.lying) == (RESERVE, True)
    assert not can_activate(g, p, 0)
    assert g.by_grandeur()[0] is p, "no defeat"
    assert p.pillar_resolved


@pytest.mark.rule("HYB-APPX-16")
def test_hades_alone_on_a_slot_stays_there() -> None:
    g = table("hades", "kunee")
    g.turn.seat = 0
    p = g.players[0]
    answer(activate(g, p, 0), (DESTINATION, LOCATION << 16 | UNDERWORLD))
    assert (p.characters[0].place >= 0, p.characters[0].lying) == (True, False)


@pytest.mark.rule("HYB-APPX-17")
def test_what_hades_deploys_under_the_kunee_cannot_be_contested() -> None:
    contests = []
    for upgrades, kind in ((["kunee"], OLYMPIAN), (["kunee"], HERO), ([], OLYMPIAN)):
        g = table("hades", *upgrades)
        store(g, 0, box().technologies[0].id)
        contests.append(len(seats_asked(answer(deploy(g, g.players[0], in_city(g, 0, "athens", kind))), CONTEST)))
    assert contests == [0, 2, 2]


def test_the_bident_counts_up_to_two_of_his_dead() -> None:
    g = table("hades", "bident")
    p = g.players[0]
    fighting(g, (0, OLYMPIAN), (1, OLYMPIAN))
    seen = []
    for hero in [character for character in p.characters if character.kind == HERO]:
        seen.append(strength(g, 0))
        hero.place = IN_UNDERWORLD
    assert [*seen, strength(g, 0)] == [0, 1, 2, 2]


def test_the_pomegranate_calls_one_back_or_gives_kindness() -> None:
    g = table("hades", "pomegranate")
    p = g.players[0]
    answer(age_start(g))
    assert p.kindness == 4
    hero = figure_of(p, HERO)
    hero.place = IN_UNDERWORLD
    answer(age_start(g))
    assert (hero.place, p.kindness) == (RESERVE, 4)


def test_the_obol_is_paid_for_the_dead_and_the_risen_of_others() -> None:
    g = table("hades", "charons_obol")
    for seat in (1, 0):
        p = g.players[seat]
        answer(lay_down(g, p, p.characters.index(figure_of(p, HERO))))
        answer(resurrect(g, p, scene(seat)))
    assert (g.players[0].aegis, g.players[0].vp) == (1, 1)


def test_the_meadows_count_the_dead_of_everybody_up_to_three() -> None:
    g = table("hades", "asphodel")
    p = g.players[0]
    seen = []
    for seat in (0, 1, 2, 2):
        heroes = [c for c in g.players[seat].characters if c.kind == HERO and c.place != IN_UNDERWORLD]
        heroes[0].place = IN_UNDERWORLD
        p.vp = 0
        answer(age_end_powers(g))
        seen.append(p.vp)
    assert seen == [1, 2, 3, 3]


@pytest.mark.rule("HYB-CORE-04")
def test_plouton_pays_in_metal_and_drains_more() -> None:
    g = table("hades", "plouton")
    tile = next(t.index for t in box().technologies if (t.followers, t.aegis) == (2, 1))
    assert prices(g, g.players[0], tile, 0, scene(0)) == [(0, 3), (1, 2), (2, 1)]
    assert prices(g, g.players[1], tile, 0, scene(1)) == [(2, 1)]
    run(drain(g, g.players[0], scene(0)))
    assert g.players[0].aegis == 4 + 1
    run(drain(g, g.players[1], scene(1)))
    assert g.players[0].aegis == 5
