"""Combat against Chaos: Defend and Repelled, Target Acquired, Chaos as an Olympian.  Pages 7 to 9."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE, OLYMPIAN
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.combat import defend_wall
from agon.games.hybris.cataclysm.chaos.fight import fight_chaos
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import hangar_of
from agon.games.hybris.player import IN_UNDERWORLD
from agon.games.hybris.rules.combat.cards import total
from agon.games.hybris.rules.combat.questions import PLAY_CARD
from agon.games.hybris.rules.questions import CARD
from agon.games.hybris.scenes import DEFEAT, FOR_CHAOS, Combat, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from rules.hybris.given import take_cards, told
from rules.hybris_cataclysm.given import (
    PLAIN,
    activate_tiles,
    carry,
    chaos_card,
    effects,
    empower,
    figure,
    gain_aegis,
    gathered,
    olympian,
    on_top,
    strong,
    until,
    world,
)


def scene_of(seat: int, number: int) -> Scene:
    scene = Scene(seat)
    scene.character = number
    return scene


def defending(g: Hybris, seat: int = 0, *, walls: int = 0, kind: int = OLYMPIAN) -> bool:
    """A player's figure of that kind fights Chaos at the Outskirts; whether it won."""
    number = olympian(g.players[seat]) if kind == OLYMPIAN else figure(g, seat, kind)
    g.turn.seat, g.turn.character = seat, number
    g.players[seat].characters[number].activated = True
    here = scene_of(seat, number)
    before = len(told(g, "hybris-repelled"))
    carry(defend_wall(g, g.players[seat], here, walls))
    return len(told(g, "hybris-repelled")) > before


def paused(g: Hybris, seat: int = 0, *, walls: int = 0, kind: int = OLYMPIAN) -> tuple[Combat, Ask]:
    """The same Combat at the moment when the player is to play cards."""
    p = g.players[seat]
    if not p.hand:
        take_cards(p, p.deck[:1])
    number = olympian(p) if kind == OLYMPIAN else figure(g, seat, kind)
    question = until(fight_chaos(g, p, number, walls, DEFEAT), PLAY_CARD)
    assert g.combat is not None
    return g.combat, question


# ---------------------------------------------------------------- strength


@pytest.mark.parametrize(("walls", "won"), [(3, False), (4, True), (5, True)])
@pytest.mark.rule("CAT-COMBAT-01")
def test_the_player_wins_with_as_much_as_chaos_or_more(walls: int, won: bool) -> None:
    g = world()
    on_top(g, PLAIN)
    assert defending(g, 1, walls=walls) == won


@pytest.mark.rule("CAT-COMBAT-02", "CAT-COMBAT-03")
def test_chaos_has_its_momentum_and_one_card_of_its_own_deck() -> None:
    g = world()
    gathered(g, 1)
    on_top(g, "lull")
    coliseum = g.coliseum_deck.copy()
    combat, _ = paused(g)
    assert combat.purpose == FOR_CHAOS
    assert combat.defender.cards == [chaos_card(g, "lull")]
    assert total(g, combat.defender) == 1 + 7
    assert g.coliseum_deck == coliseum


@pytest.mark.rule("CAT-COMBAT-04")
def test_what_weakens_an_opposing_card_works_on_chaos_cards() -> None:
    g = world()
    on_top(g, "lull")
    combat, _ = paused(g)
    table = {"weaken": {"which": "strongest", "by": 2}}
    carry(g.book.resolve(g, g.players[0], effects(g, table), scene_of(0, 0)))
    assert total(g, combat.defender) == 5


@pytest.mark.rule("CAT-COMBAT-04")
def test_chaos_cards_are_conflict_cards_without_type_element_or_owner() -> None:
    g = world()
    for card in set(kit_of(g.box).chaos_deck()):
        face = g.box.card(card)
        assert (face.deck, face.type, sum(face.elements), face.olympian) == ("chaos", NONE, 0, NONE)
        assert g.box.card_thing(card) == "chaos_card/" + face.id


@pytest.mark.rule("CAT-COMBAT-05")
def test_in_combat_only_the_conflict_part_counts() -> None:
    g = world()
    gathered(g, 3)
    on_top(g, "absorption_card")
    paused(g)
    assert len(chaos(g).momentum) == 3
    assert chaos(g).space == 1


@pytest.mark.rule("CAT-COMBAT-06")
def test_its_effects_come_before_the_player_plays() -> None:
    g = world()
    gathered(g, 4)
    g.players[0].aegis = 3
    on_top(g, "absorption_card")
    paused(g)
    assert g.players[0].aegis == 1


@pytest.mark.rule("CAT-COMBAT-06")
def test_a_discard_asked_for_is_made_if_possible_and_costs_no_grandeur() -> None:
    g = world()
    gathered(g, 1)
    p = g.players[0]
    without = [card for card in p.deck if not g.box.card(card).element_mask & 1 << 2][:2]
    take_cards(p, without)
    g.grandeur = [0, 1, 2, -1]
    on_top(g, "earthshock")
    paused(g)
    assert p.hand == without
    assert g.grandeur == [0, 1, 2, -1]


@pytest.mark.parametrize(("momentum", "aegis"), [(3, 3), (4, 1), (5, 1)])
@pytest.mark.rule("CAT-COMBAT-07")
def test_an_effect_with_a_momentum_needs_that_much(momentum: int, aegis: int) -> None:
    g = world()
    gathered(g, momentum)
    g.players[0].aegis = 3
    on_top(g, "absorption_card")
    paused(g)
    assert g.players[0].aegis == aegis


@pytest.mark.parametrize(("momentum", "hand"), [(0, 5), (1, 3)])
@pytest.mark.rule("CAT-COMBAT-07", "CAT-COMBAT-08")
def test_several_effects_are_looked_at_one_by_one(momentum: int, hand: int) -> None:
    g = world()
    gathered(g, momentum)
    p = g.players[0]
    take_cards(p, p.deck[:5])
    strong(p)
    on_top(g, "hatching")
    assert defending(g)
    assert len(p.hand) == hand, "the first line needs 1 Momentum"
    # The second needs none: a win brings Energy; so does Repelled, from 2 Momentum on.
    assert hangar_of(g, p).energy == 1


@pytest.mark.rule("CAT-COMBAT-09")
def test_after_the_combat_the_card_lies_on_the_discard_pile_of_chaos() -> None:
    g = world()
    on_top(g, PLAIN)
    discarded = g.coliseum_discard.copy()
    defending(g)
    assert chaos(g).discard == [chaos_card(g, PLAIN)]
    assert g.coliseum_discard == discarded


@pytest.mark.rule("CAT-COMBAT-10")
def test_momentum_that_changes_in_a_combat_does_not_change_its_strength() -> None:
    g = world()
    gathered(g, 2)
    on_top(g, "lull")
    combat, _ = paused(g)
    carry(g.book.resolve(g, g.players[0], effects(g, {"momentum": -2}), scene_of(0, 0)))
    assert total(g, combat.defender) == 2 + 7
    carry(g.book.resolve(g, g.players[0], effects(g, {"momentum": 3}), scene_of(0, 0)))
    assert total(g, combat.defender) == 2 + 7


# ---------------------------------------------------------------- Target Acquired


@pytest.mark.parametrize("tiles", [0, 1, 4])
@pytest.mark.rule("CAT-TARGET-01", "CAT-TARGET-02")
def test_an_olympian_has_one_strength_for_each_activated_tile_beside_the_walls(tiles: int) -> None:
    g = world("athena", "hades")
    activate_tiles(g, 0, tiles)
    on_top(g, PLAIN)
    combat, _ = paused(g, walls=2)
    assert total(g, combat.attacker) == 2 + tiles


@pytest.mark.rule("CAT-TARGET-03")
def test_a_hero_does_not_have_it() -> None:
    g = world("athena", "hades")
    activate_tiles(g, 0, 3)
    on_top(g, PLAIN)
    combat, _ = paused(g, kind=HERO)
    assert total(g, combat.attacker) == 0


@pytest.mark.rule("CAT-TARGET-03")
def test_unless_a_module_gives_it_to_heroes() -> None:
    g = world("athena", "hades")
    activate_tiles(g, 0, 3)
    empower(g, 0, when="passive", effects=[{"modify": {"target_acquired": "heroes"}}])
    on_top(g, PLAIN)
    combat, _ = paused(g, kind=HERO)
    assert total(g, combat.attacker) == 3


@pytest.mark.rule("CAT-TARGET-04")
def test_tiles_with_tasks_up_or_in_the_factory_do_not_count() -> None:
    g = world("athena", "hades")
    hangar = hangar_of(g, g.players[0])
    hangar.sent, hangar.staffed = 0b0011, 0b0100
    on_top(g, PLAIN)
    combat, _ = paused(g)
    assert total(g, combat.attacker) == 0


# ---------------------------------------------------------------- Defend


@pytest.mark.rule("CAT-REPEL-01", "CAT-REPEL-02", "CAT-REPEL-03")
def test_repelled_sends_chaos_back_without_momentum() -> None:
    g = world()
    chaos(g).space = 3
    gathered(g, 2)
    on_top(g, PLAIN)
    strong(g.players[0])
    assert defending(g)
    assert chaos(g).space == 1
    assert chaos(g).momentum == []
    assert len(chaos(g).discard) == 3


@pytest.mark.parametrize("momentum", range(6))
@pytest.mark.rule("CAT-REPEL-04")
def test_the_reward_is_that_of_the_momentum_discarded(momentum: int) -> None:
    g = world()
    g.grandeur = [1, 0, 2, -1]
    gathered(g, momentum)
    on_top(g, "lull")
    p = g.players[0]
    strong(p)
    assert defending(g)
    assert told(g, "hybris-repelled") == [(0, momentum, -1, -1)]
    wanted = [(1, 0, 0), (2, 0, 1), (2, 1, 1), (2, 0, 1), (2, 0, 2), (3, 1, 2)][momentum]
    assert (p.vp, hangar_of(g, p).energy, hangar_of(g, p).research) == wanted
    assert (g.grandeur[0] == 0) == (momentum == 4)
    assert (sum(p.cleared) > 0) == (momentum == 5)


@pytest.mark.rule("CAT-REPEL-01")
def test_a_lost_defence_repels_nobody() -> None:
    g = world()
    chaos(g).space = 2
    gathered(g, 2)
    on_top(g, PLAIN)
    assert not defending(g, kind=HERO)
    assert (chaos(g).space, len(chaos(g).momentum)) == (2, 2)
    assert g.players[0].characters[g.turn.character].place == IN_UNDERWORLD
    assert g.turn.over


@pytest.mark.rule("CAT-ATTR-06", "CAT-REPEL-02")
def test_aegis_of_the_combat_wakes_chaos_only_after_it_was_repelled() -> None:
    g = world()
    chaos(g).space = 3
    on_top(g, "lull", "engulfing")
    strong(g.players[0])
    empower(g, 0, when="reaction", on={"combat_won": "self"}, effects=[{"gain": {"aegis": 4}}])
    assert defending(g)
    assert chaos(g).space == 2, "from space 1 on"
    assert g.closed == 0


# ---------------------------------------------------------------- an Olympian


@pytest.mark.rule("CAT-CHAOS-01")
def test_god_of_gods_helps_zeus_against_chaos() -> None:
    g = world()
    on_top(g, PLAIN)
    combat, _ = paused(g)
    assert total(g, combat.attacker) == 2
    g = world()
    on_top(g, PLAIN)
    combat, _ = paused(g, kind=HERO)
    assert total(g, combat.attacker) == 0, "not for his Heroes"


@pytest.mark.rule("CAT-CHAOS-01")
def test_psychopomp_pays_hades_two_points_when_anybody_beats_chaos() -> None:
    for seat in range(3):
        g = world()
        on_top(g, PLAIN)
        strong(g.players[seat])
        before = g.players[2].vp
        assert defending(g, seat)
        repelled = 1 if seat == 2 else 0
        assert g.players[2].vp == before + 2 + repelled


@pytest.mark.rule("CAT-CHAOS-01")
def test_chaos_stands_on_no_slot_and_has_no_tokens() -> None:
    g = world()
    assert chaos(g).marks(0) == 0
    assert all(not figure.place >= 0 for p in g.players for figure in p.characters)


@pytest.mark.rule("CAT-CHAOS-02")
def test_its_rules_card_says_what_it_fights_with() -> None:
    rules = kit_of(world().box).rules
    wanted = {"spaces": 3, "cards": 1, "unleashed_at": 6, "unleashed_advance": 2, "intercept_energy": 1}
    assert {name: rules[name] for name in wanted} == wanted


@pytest.mark.rule("CAT-GEN-05", "CAT-COMBAT-04")
def test_cards_are_played_against_chaos_as_against_anybody() -> None:
    g = world()
    on_top(g, PLAIN)
    p = g.players[0]
    card = next(card for card in p.deck if g.box.card(card).determination <= 1)
    take_cards(p, [card])
    p.determination = 6
    _, question = paused(g)
    assert CARD << 16 | card in question.options


# ---------------------------------------------------------------- who hears of it


def test_fights_are_heard_once_chaos_is_known() -> None:
    g = world("athena", "hades")
    on_top(g, PLAIN)
    empower(g, 0, when="reaction", on={"fight_begins": "self"}, effects=[{"strength": 3}])
    empower(g, 1, when="reaction", on={"chaos_fight": "other"}, effects=[{"gain": {"vp": 3}}])
    combat, _ = paused(g)
    assert total(g, combat.attacker) == 3
    assert g.players[1].vp == 3


def test_a_loser_may_still_be_spared() -> None:
    g = world("athena", "hades")
    on_top(g, PLAIN)
    empower(g, 0, when="reaction", on={"losing": "self"}, effects=[{"spare": "fighter"}])
    assert not defending(g, kind=HERO)
    assert g.players[0].characters[g.turn.character].place != IN_UNDERWORLD


def test_aegis_outside_of_combats_is_not_waited_for() -> None:
    g = world()
    on_top(g, "exodus")
    gain_aegis(g, 0, 1)
    assert told(g, "hybris-attraction") == [(0, chaos_card(g, "exodus"), 1, -1)]


def test_what_helped_in_a_combat_is_gone_with_it() -> None:
    g = world()
    activate_tiles(g, 0, 2)
    on_top(g, PLAIN)
    carry(fight_chaos(g, g.players[0], olympian(g.players[0]), 4, DEFEAT))
    assert (chaos(g).walls, chaos(g).target) == (0, 0)
