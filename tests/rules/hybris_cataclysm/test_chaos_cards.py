"""Every Chaos card does what it says, in both halves.  House content: `cataclysm/content/chaos.toml`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import AIR, EARTH, FIRE, HERO, OLYMPIAN, WATER, WEAPON
from agon.games.hybris.cataclysm.box import ChaosCard, kit_of
from agon.games.hybris.cataclysm.chaos.fight import fight_chaos
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, outskirts
from agon.games.hybris.rules.combat.cards import apply, combo, lay, limit, total
from agon.games.hybris.rules.combat.questions import PLAY_CARD
from agon.games.hybris.rules.questions import BRANCH, CHOOSE_BRANCH
from agon.games.hybris.scenes import DEFEAT, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind
from rules.hybris.given import take_cards
from rules.hybris_cataclysm.given import (
    activate_tiles,
    carry,
    figure,
    gain_aegis,
    gathered,
    olympian,
    on_top,
    strong,
    world,
)

DESIGNS = [card.id for card in kit_of(world().box).chaos_cards]


def branch(g: Hybris, card: str, number: int, *, conflict: bool = False) -> tuple[Kind, int]:
    """An answer to the choice on a card."""
    face = next(each for each in kit_of(g.box).chaos_cards if each.id == card)
    [line] = face.conflict if conflict else face.attraction
    [effect] = line.effects
    return CHOOSE_BRANCH, BRANCH << 16 | number << 12 | effect.branches[number][0].list


# ---------------------------------------------------------------- Attractions


Look = Callable[[Hybris], int]


def momentum(g: Hybris) -> int:
    return len(chaos(g).momentum)


def space(g: Hybris) -> int:
    return chaos(g).space


def camp(g: Hybris) -> int:
    return outskirts(g).camp


def kindness(g: Hybris) -> int:
    return g.players[0].kindness


def well(g: Hybris) -> int:
    return g.well


def ready(momentum: int = 0, space: int = 1, camp: int = 3, players: int = 3) -> Hybris:
    g = world(*("zeus", "athena", "hades", "poseidon")[:players])
    gathered(g, momentum)
    chaos(g).space = space
    outskirts(g).camp = camp
    g.players[0].kindness = 3
    g.well = 0
    return g


@pytest.mark.parametrize(
    ("card", "aegis", "look", "momentum", "space", "change"),
    [
        ("absorption_card", 1, momentum, 0, 1, 1),
        ("absorption_card", 2, space, 0, 1, 0),
        ("absorption_card", 3, space, 0, 1, 1),
        ("earthshock", 1, momentum, 0, 1, 1),
        ("earthshock", 2, space, 0, 1, 0),
        ("earthshock", 3, space, 0, 2, 1),
        ("cinderfall", 1, momentum, 0, 1, 0),
        ("cinderfall", 1, space, 0, 2, 1),
        ("cinderfall", 1, space, 0, 3, -2),
        ("undertow", 1, well, 0, 1, 1),
        ("undertow", 1, momentum, 0, 1, 1),
        ("shear_wind", 1, camp, 0, 1, -1),
        ("shear_wind", 1, space, 0, 1, 0),
        ("shear_wind", 2, space, 0, 1, 1),
        ("the_gape", 3, momentum, 0, 1, 1),
        ("the_gape", 4, momentum, 0, 1, 2),
        ("faceless_hunger", 1, momentum, 4, 1, 1),
        ("faceless_hunger", 1, momentum, 5, 1, -5),
        ("faceless_hunger", 2, momentum, 0, 1, 2),
        ("spore_drift", 1, momentum, 0, 1, 1),
        ("spore_drift", 1, camp, 0, 1, -1),
        ("exodus", 1, camp, 0, 1, 2),
        ("exodus", 1, momentum, 2, 1, -1),
        ("lull", 1, camp, 0, 1, 1),
        ("lull", 1, space, 0, 3, -1),
        ("the_regard", 1, kindness, 0, 1, -1),
        ("the_regard", 1, space, 0, 1, 1),
        ("engulfing", 2, momentum, 0, 1, 1),
        ("engulfing", 3, momentum, 0, 1, 2),
        ("engulfing", 3, space, 0, 1, 1),
        ("hatching", 1, momentum, 1, 1, 2),
        ("first_silence", 1, momentum, 3, 2, -2),
        ("first_silence", 1, momentum, 1, 2, -1),
        ("first_silence", 1, space, 2, 2, -1),
        ("first_silence", 1, space, 2, 1, 0),
        ("sown_ruin", 1, space, 0, 1, 1),
    ],
)
def test_attraction(card: str, aegis: int, look: Look, momentum: int, space: int, change: int) -> None:
    g = ready(momentum, space)
    on_top(g, card)
    before = look(g)
    gain_aegis(g, 0, aegis)
    assert look(g) - before == change


@pytest.mark.parametrize(("players", "fed"), [(2, 2), (3, 1), (4, 1)])
def test_cast_shadow_feeds_chaos_more_where_two_play(players: int, fed: int) -> None:
    g = ready(players=players)
    on_top(g, "cast_shadow")
    gain_aegis(g, 0, 1)
    assert momentum(g) == fed


def test_black_petals_take_a_worker_or_feed_chaos() -> None:
    g = ready()
    hangar_of(g, g.players[0]).workers = 2
    on_top(g, "black_petals", "black_petals")
    gain_aegis(g, 0, 1, branch(g, "black_petals", 0))
    assert (hangar_of(g, g.players[0]).workers, momentum(g)) == (1, 0)
    gain_aegis(g, 0, 1, branch(g, "black_petals", 1))
    assert (hangar_of(g, g.players[0]).workers, momentum(g)) == (1, 2)
    g = ready()
    on_top(g, "black_petals")
    assert gain_aegis(g, 0, 1) == [], "without a Worker there is no choice"
    assert momentum(g) == 2


def test_the_bargain_costs_an_aegis_or_a_space() -> None:
    g = ready()
    on_top(g, "the_bargain")
    gain_aegis(g, 0, 1, branch(g, "the_bargain", 0))
    assert (g.players[0].aegis, space(g)) == (0, 1)
    g = ready()
    on_top(g, "the_bargain")
    gain_aegis(g, 0, 1, branch(g, "the_bargain", 1))
    assert (g.players[0].aegis, space(g)) == (1, 2)


def test_sown_ruin_shows_the_next_fall_to_who_gained() -> None:
    g = ready()
    on_top(g, "sown_ruin")
    gain_aegis(g, 1, 1)
    top = kit_of(g.box).fall_thing(chaos(g).falls[-1])
    views = [chaos(g).view(g.box, seat)["falls"] for seat in range(3)]
    assert views[1] == ["hidden"] * 4 + [top]
    assert views[0] == views[2] == ["hidden"] * 5


# ---------------------------------------------------------------- the deck as a whole


GAINS = {1: 69, 2: 10, 3: 5, 5: 16}  # of a hundred gains of Aegis, as measured in games of four
A_MOMENTUM = 1 / 3  # of a step: six of them make two


def danger(card: ChaosCard) -> float:
    """The steps that an Attraction brings on the average, as far as it is Chaos's own to decide."""
    brought = 0.0
    for aegis, share in GAINS.items():
        for line in card.attraction:
            if aegis >= line.least:
                brought += share / 100 * sum(steps_of(effect) for effect in line.effects)
    return brought


def steps_of(effect: Effect) -> float:
    return {"advance_chaos": 1.0, "momentum": A_MOMENTUM}.get(effect.verb, 0.0) * effect.number


def deck() -> list[ChaosCard]:
    return [card for card in kit_of(world().box).chaos_cards for _ in range(card.copies)]


def test_a_card_that_feeds_chaos_does_so_about_as_much_as_the_printed_one() -> None:
    """With a spread: three cards of thirty bring relief, two leave a choice."""
    printed = next(danger(card) for card in deck() if card.id == "absorption_card")
    hungry = [danger(card) for card in deck() if danger(card) > 0.0]
    assert printed == pytest.approx(0.543, abs=0.001)
    assert len(hungry) == 24
    assert sum(hungry) / len(hungry) == pytest.approx(printed, abs=0.08)
    assert sum(danger(card) for card in deck()) / 30 == pytest.approx(0.33, abs=0.03)


@pytest.mark.parametrize(("aegis", "cards"), [(1, 4), (2, 6), (3, 12)])
def test_no_gain_is_too_small_to_move_chaos_from_its_last_space(aegis: int, cards: int) -> None:
    moving = [
        card
        for card in deck()
        for line in card.attraction
        if aegis >= line.least and any(effect.verb == "advance_chaos" and effect.number > 0 for effect in line.effects)
    ]
    assert len(moving) == cards


# ---------------------------------------------------------------- Conflict parts


def fighting(g: Hybris, *answers: tuple[Kind, int], walls: int = 0, kind: int = OLYMPIAN) -> Side:
    """Seat 0 fights Chaos, up to the moment when cards may be played; the side of the player."""
    p = g.players[0]
    if not p.hand:
        take_cards(p, p.deck[:1])
    number = olympian(p) if kind == OLYMPIAN else figure(g, 0, kind)
    play = fight_chaos(g, p, number, walls, DEFEAT)
    left = list(answers)
    question = next(play)
    while True:
        assert isinstance(question, Ask)
        if question.kind is PLAY_CARD:
            assert not left
            assert g.combat is not None
            return g.combat.attacker
        option = question.options[0]
        if left and left[0][0] is question.kind:
            option = left.pop(0)[1]
        question = play.send(option)


def against(card: str, momentum: int) -> Hybris:
    g = ready(momentum)
    on_top(g, card)
    return g


def enemy(g: Hybris) -> int:
    assert g.combat is not None
    return total(g, g.combat.defender)


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("absorption_card", 5),
        ("earthshock", 6),
        ("cinderfall", 5),
        ("undertow", 4),
        ("shear_wind", 4),
        ("the_gape", 4),
        ("cast_shadow", 3),
        ("exodus", 3),
        ("lull", 7),
        ("black_petals", 4),
        ("the_regard", 4),
        ("engulfing", 6),
        ("hatching", 2),
        ("first_silence", 7),
        ("sown_ruin", 4),
    ],
)
def test_strength(card: str, strength: int) -> None:
    g = against(card, 0)
    fighting(g)
    assert enemy(g) == strength


@pytest.mark.parametrize(("momentum", "lost"), [(3, 0), (4, 2)])
def test_absorption_takes_aegis(momentum: int, lost: int) -> None:
    g = against("absorption_card", momentum)
    g.players[0].aegis = 4
    fighting(g)
    assert g.players[0].aegis == 4 - lost


@pytest.mark.parametrize(
    ("card", "element"), [("earthshock", EARTH), ("cinderfall", FIRE), ("undertow", WATER), ("shear_wind", AIR)]
)
@pytest.mark.parametrize("momentum", [0, 1])
def test_an_element_must_be_discarded(card: str, element: int, momentum: int) -> None:
    g = against(card, momentum)
    p = g.players[0]
    shows = next(one for one in p.deck if g.box.card(one).element_mask >> element & 1)
    other = next(one for one in p.deck if not g.box.card(one).element_mask >> element & 1)
    take_cards(p, [shows, other])
    fighting(g)
    assert (shows in p.hand) == (momentum == 0)
    assert other in p.hand


@pytest.mark.parametrize(("momentum", "less"), [(1, 0), (2, 1)])
def test_the_gape_takes_determination(momentum: int, less: int) -> None:
    g = against("the_gape", momentum)
    side = fighting(g)
    track = g.box.determination_track[g.players[0].determination - 1]
    assert limit(g, side) == track - less


@pytest.mark.parametrize("number", [0, 1])
def test_faceless_hunger_takes_a_follower_or_grows(number: int) -> None:
    g = against("faceless_hunger", 0)
    g.players[0].followers = 1
    fighting(g, branch(g, "faceless_hunger", number, conflict=True))
    assert (g.players[0].followers, enemy(g)) == ((0, 4), (1, 6))[number]


def test_faceless_hunger_grows_where_there_is_no_follower() -> None:
    g = against("faceless_hunger", 0)
    fighting(g)
    assert enemy(g) == 6


@pytest.mark.parametrize(("workers", "more"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_spore_drift_grows_with_the_camp(workers: int, more: int) -> None:
    g = against("spore_drift", 0)
    outskirts(g).camp = workers
    fighting(g)
    assert enemy(g) == 3 + more


@pytest.mark.parametrize("wins", [True, False])
def test_cast_shadow_feeds_on_a_defeat(wins: bool) -> None:
    g = against("cast_shadow", 1)
    if wins:
        strong(g.players[0])
    carry(fight_chaos(g, g.players[0], olympian(g.players[0]), 0, DEFEAT))
    assert momentum(g) == (1 if wins else 2)


@pytest.mark.parametrize(("momentum", "left"), [(1, 3), (2, 1)])
def test_exodus_empties_the_camp(momentum: int, left: int) -> None:
    g = against("exodus", momentum)
    fighting(g)
    assert camp(g) == left


def test_lull_gives_a_card() -> None:
    g = against("lull", 0)
    take_cards(g.players[0], g.players[0].deck[:1])
    fighting(g)
    assert len(g.players[0].hand) == 2


@pytest.mark.parametrize("momentum", [2, 3])
def test_black_petals_leave_no_combo(momentum: int) -> None:
    g = against("black_petals", momentum)
    p = g.players[0]
    left, right = next((a, b) for a in p.deck for b in p.deck if a != b and combo(g, a, b))
    side = fighting(g)
    for card in (left, right):
        p.shown[card] = 0
        lay(g, side, card, [])
    assert (side.combos > 0) == (momentum == 2)


@pytest.mark.parametrize("number", [0, 1])
def test_the_bargain_takes_energy_or_grows(number: int) -> None:
    g = against("the_bargain", 0)
    hangar_of(g, g.players[0]).energy = 1
    fighting(g, branch(g, "the_bargain", number, conflict=True))
    assert (hangar_of(g, g.players[0]).energy, enemy(g)) == ((0, 4), (1, 6))[number]


@pytest.mark.parametrize("momentum", [2, 3])
def test_the_regard_blunts_weapons(momentum: int) -> None:
    g = against("the_regard", momentum)
    p = g.players[0]
    weapon = next(card for card in p.deck if g.box.card(card).type == WEAPON and g.box.card(card).strength)
    other = next(card for card in p.deck if g.box.card(card).type != WEAPON and g.box.card(card).strength)
    side = fighting(g)
    for card in (weapon, other):
        lay(g, side, card, [])
    assert (side.strengths[0] == 0) == (momentum == 3)
    assert side.strengths[1] == g.box.card(other).strength


@pytest.mark.parametrize(("momentum", "target"), [(3, 2), (4, 0)])
def test_engulfing_loses_the_target(momentum: int, target: int) -> None:
    g = against("engulfing", momentum)
    activate_tiles(g, 0, 2)
    side = fighting(g, walls=2)
    assert side.bonus == 2 + target


@pytest.mark.parametrize(("momentum", "hand"), [(0, 5), (1, 3)])
def test_hatching_limits_the_hand_and_pays_who_wins(momentum: int, hand: int) -> None:
    g = against("hatching", momentum)
    p = g.players[0]
    take_cards(p, p.deck[:5])
    strong(p)
    carry(fight_chaos(g, p, olympian(p), 0, DEFEAT))
    assert len(p.hand) == hand
    assert hangar_of(g, p).energy == 1


def test_hatching_pays_nobody_who_loses() -> None:
    g = against("hatching", 0)
    carry(fight_chaos(g, g.players[0], figure(g, 0, HERO), 0, DEFEAT))
    assert hangar_of(g, g.players[0]).energy == 0


@pytest.mark.parametrize("momentum", [2, 3])
def test_the_first_silence_mutes_cards(momentum: int) -> None:
    g = against("first_silence", momentum)
    p = g.players[0]
    side = fighting(g)
    lasting = ("on_win", "on_loss", "weaken", "keep_card", "combat_determination")
    card = next(card for card in p.deck if any(effect.verb in lasting for effect in g.box.card(card).effects))
    before = g.dump()
    carry(apply(g, side, card))
    assert (g.dump() == before) == (momentum == 3)


@pytest.mark.parametrize(("momentum", "walls"), [(1, 6), (2, 3)])
def test_sown_ruin_lowers_the_walls(momentum: int, walls: int) -> None:
    g = against("sown_ruin", momentum)
    side = fighting(g, walls=6, kind=HERO)
    assert side.bonus == walls
    assert chaos(g).walls == walls


def test_low_walls_leave_lower_ones_as_they_are() -> None:
    g = against("sown_ruin", 2)
    assert fighting(g, walls=2, kind=HERO).bonus == 2


def test_every_design_is_here() -> None:
    """The tables above name all eighteen, so that a new card needs its lines."""
    assert len(DESIGNS) == 18
    assert sum(card.copies for card in kit_of(world().box).chaos_cards) == 30
    text = Path(__file__).read_text(encoding="utf-8")
    assert [id for id in DESIGNS if text.count(f'"{id}"') < 2] == []
