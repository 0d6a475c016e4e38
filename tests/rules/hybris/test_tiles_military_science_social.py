"""The power of every Military, Science and Social Technology, through the rule that sets it off."""

from agon.games.hybris.box.numbers import FIRE, HERO, MILITARY, NONE, SCIENCE, SOCIAL
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.combat.defeat import lay_down
from agon.games.hybris.rules.craft import craft, prices
from agon.games.hybris.rules.forge import enter_factory
from agon.games.hybris.rules.pillars import next_to_choose
from agon.games.hybris.rules.powers import timed
from agon.games.hybris.rules.questions import (
    BRANCH,
    CARD,
    CHOOSE_BRANCH,
    DISCARD_CARD,
    MAY,
    POWER,
    SEAT,
    STOP,
    USE_POWER,
    WHICH_RIVAL,
    WILL_ACT,
    WILL_PAY,
)
from agon.games.hybris.rules.resources import generate
from agon.games.hybris.rules.world import influence
from agon.games.hybris.rules.world_questions import FOLLOWERS_OR_SERVICE
from agon.games.hybris.scenes import Scene
from rules.hybris.cities import (
    answer,
    arm,
    city,
    deploying,
    face,
    figure,
    in_city,
    lay,
    seats_asked,
    table,
    take_out,
    tile,
)
from rules.hybris.given import box, told
from rules.hybris.tiles import branch, deployed, fight, ids_of, usable, use, with_a_test


def test_every_tile_of_these_types_has_a_test() -> None:
    assert sorted(with_a_test(list(globals()))) == sorted(ids_of(MILITARY, SCIENCE, SOCIAL))


# ---------------------------------------------------------------- military


def test_myrmidon_crucible() -> None:
    g = table("poseidon", "zeus")
    heroes = [each for each in g.players[0].characters if each.kind == HERO]
    deploying(g, 0, "myrmidon_crucible", "lemnos_2")
    assert [each.place for each in heroes].count(RESERVE) == 2
    assert g.players[0].cleared == [1, 0, 0, 0, 0, 0]


def test_arsenal_of_talos() -> None:
    g = table()
    p = g.players[0]
    determination = p.determination
    deploying(g, 0, "arsenal_of_talos", "lemnos_2")
    assert p.determination == determination + 1
    assert len(p.hand) == 1
    assert p.hand[0] in box().coliseum_deck


def test_pyrrhic_simulator() -> None:
    g, p = deployed("pyrrhic_simulator")
    arm(g, 0)
    [old] = p.hand
    answer(timed(g, "age_start"), (DISCARD_CARD, CARD << 16 | old))
    assert (len(p.hand), p.discard) == (1, [old])
    assert p.hand[0] in box().coliseum_deck


def test_tropaion_mast() -> None:
    g, p = deployed("tropaion_mast")
    for victories, points in ((0, 0), (1, 1), (5, 3)):
        p.victories = victories
        answer(timed(g, "age_end"))
        assert p.vp == points


def test_epi_tas_shield() -> None:
    g, p = deployed("epi_tas_shield")
    fight(g, 0, 1, winner=1)
    assert p.characters[figure(p, HERO)].place == RESERVE
    assert [seat for seat, *_ in told(g, "hybris-defeated")] == [0]
    assert told(g, "hybris-to-underworld") == []
    g, p = deployed("epi_tas_shield")
    fight(g, 0, 1, winner=0)
    assert IN_UNDERWORLD in [each.place for each in g.players[1].characters], "only its owner's Heroes"


def test_chimera_siphon() -> None:
    totals = []
    for id in ("chimera_siphon", "obol_turnstile"):
        g, p = deployed(id, "lemnos_2", "zeus", "athena")
        p.hand = [next(card for card in p.deck if burns(card))]
        fight(g, 0, 1, winner=NONE)
        totals.append(told(g, "hybris-totals")[0][0])
    assert totals[0] == totals[1] + 1


def burns(card: int) -> bool:
    """A plain card with Fire that anybody can afford."""
    face = box().card(card)
    return bool(face.element_mask >> FIRE & 1) and face.determination <= 2 and not face.effects


def test_lynceus_scope() -> None:
    g, p = deployed("lynceus_scope", "lemnos_2", "zeus", "poseidon", "athena")
    arm(g, 1)
    top = p.deck[-1]
    use(g, "lynceus_scope", (WHICH_RIVAL, SEAT << 16 | 1), (DISCARD_CARD, CARD << 16 | top))
    assert told(g, "hybris-saw-card") == [(1, g.players[1].hand[0], NONE, NONE)]
    assert (p.hand, p.discard) == ([], [top])


def test_lynceus_scope_as_a_combat_begins() -> None:
    g, _ = deployed("lynceus_scope")
    scope = box().technologies[tile("lynceus_scope")].power.index
    asked = fight(g, 1, 0, 1, (USE_POWER, POWER << 16 | scope))
    assert seats_asked(asked, USE_POWER) == [0]
    assert told(g, "hybris-looked-hand") == [(0, 1, NONE, NONE)]
    g, _ = deployed("lynceus_scope")
    assert seats_asked(fight(g, 0, 1, winner=1), USE_POWER) == [], "not when its owner attacks"
    g, _ = deployed("lynceus_scope", "lemnos_2", "zeus", "poseidon", "athena")
    fight(g, 2, 0, 2, (USE_POWER, POWER << 16 | scope))
    assert told(g, "hybris-looked-hand") == [(0, 2, NONE, NONE)], "at the attacker's, whoever else plays"


def test_bath_of_asclepius() -> None:
    g, p = deployed("bath_of_asclepius")
    p.aegis = 2
    assert not usable(g, "bath_of_asclepius"), "nobody lies in the Underworld"
    hero = figure(p, HERO)
    p.characters[hero].place = IN_UNDERWORLD
    use(g, "bath_of_asclepius")
    assert (p.aegis, p.characters[hero].place) == (1, RESERVE)


def test_scales_of_spoils() -> None:
    g, p = deployed("scales_of_spoils")
    p.aegis = g.players[1].aegis = 3
    fight(g, 0, 1, winner=0)
    assert (p.aegis, g.players[1].aegis) == (4, 2)
    g, p = deployed("scales_of_spoils")
    p.aegis = g.players[1].aegis = 3
    fight(g, 0, 1, winner=1)
    assert (p.aegis, g.players[1].aegis) == (3, 3)


def test_gorgon_watch() -> None:
    g, p = deployed("gorgon_watch", "lemnos_2", "zeus", "athena")
    top = p.deck[-1]
    fight(g, 1, 0, winner=1)
    assert told(g, "hybris-drew")[0] == (0, top, NONE, NONE)
    assert told(g, "hybris-strength") == [(0, 1, NONE, NONE)]
    g, _ = deployed("gorgon_watch", "lemnos_2", "zeus", "athena")
    fight(g, 0, 1, winner=0)
    assert told(g, "hybris-strength") == []


def test_obol_turnstile() -> None:
    g, p = deployed("obol_turnstile")
    p.aegis = 0
    answer(lay_down(g, g.players[1], figure(g.players[1], HERO)))
    assert p.aegis == 1
    answer(lay_down(g, p, figure(p, HERO)))
    assert p.aegis == 1, "not for one's own"


def test_stele_of_the_living() -> None:
    g, p = deployed("stele_of_the_living")
    answer(timed(g, "game_end"))
    assert p.vp == 1 + 2
    p.characters[figure(p, HERO)].place = IN_UNDERWORLD
    answer(timed(g, "game_end"))
    assert p.vp == 1 + 2


# ---------------------------------------------------------------- science


def test_promethean_pilot_light() -> None:
    g = table()
    p = g.players[0]
    p.aegis = 5
    deploying(g, 0, "promethean_pilot_light", "argos_1")
    assert (p.sparks, p.aegis) == (2, 2)
    g = table()
    g.players[0].aegis = 5
    deploying(g, 0, "promethean_pilot_light", "argos_1", (WILL_PAY, STOP << 16))
    assert (g.players[0].sparks, g.players[0].aegis) == (1, 5)


def test_loom_of_ideas() -> None:
    g = table()
    p = g.players[0]
    p.aegis = p.followers = 9
    deploying(g, 0, "loom_of_ideas", "argos_1")
    assert (g.workshop.tiles[0], g.factory.owners[0]) == (NONE, 0), "conceived, and crafted at once"
    g = table()
    deploying(g, 0, "loom_of_ideas", "argos_1", (MAY, STOP << 16))
    assert (g.workshop.owners[0], g.factory.tiles[0]) == (0, NONE)


def test_bellows_of_the_cyclopes() -> None:
    g, _ = deployed("bellows_of_the_cyclopes")
    g.factory.put(0, take_out(g, "beacon_herm"), 1)
    answer(timed(g, "age_start"))
    assert g.factory.tiles == [NONE, tile("beacon_herm"), NONE]


def test_furnace_of_the_cabeiri() -> None:
    g, p = deployed("furnace_of_the_cabeiri")
    p.aegis = 0
    answer(timed(g, "age_end"))
    assert p.aegis == 1
    g.factory.put(0, take_out(g, "beacon_herm"), 0)
    g.factory.put(1, take_out(g, "city_decree"), 1)
    answer(timed(g, "age_end"), branch("furnace_of_the_cabeiri", 1))
    assert (p.aegis, g.factory.tiles) == (1, [NONE, tile("beacon_herm"), tile("city_decree")])


def test_mnemosyne_krater() -> None:
    g, p = deployed("mnemosyne_krater")
    p.aegis = 4
    answer(timed(g, "age_end"))
    assert (p.aegis, p.sparks) == (1, 1)
    answer(timed(g, "age_end"))
    assert (p.aegis, p.sparks) == (1, 1)


def test_bench_of_daedalus() -> None:
    g, p = deployed("bench_of_daedalus")
    decree = tile("city_decree")  # 3 Followers and 2 Aegis
    assert prices(g, p, decree, 0, Scene(0)) == [(2, 2), (3, 1)]
    assert prices(g, p, decree, 1, Scene(0)) == [(1, 2), (2, 1), (3, 0)]
    assert prices(g, g.players[1], decree, 0, Scene(1)) == [(3, 2)]


def test_ramp_of_ctesibius() -> None:
    g, _ = deployed("ramp_of_ctesibius")
    answer(enter_factory(g, take_out(g, "beacon_herm"), 0, Scene(0)))
    answer(enter_factory(g, take_out(g, "city_decree"), 1, Scene(1)))
    assert g.factory.tiles == [tile("city_decree"), tile("beacon_herm"), NONE]


def test_aeolipile_hoist() -> None:
    g, _ = deployed("aeolipile_hoist")
    assert not usable(g, "aeolipile_hoist")
    g.workshop.put(0, take_out(g, "beacon_herm"), 0)
    g.workshop.put(1, take_out(g, "city_decree"), 1)
    use(g, "aeolipile_hoist")
    assert g.workshop.tiles == [tile("city_decree"), tile("beacon_herm"), NONE]
    assert g.workshop.owners == [1, 0, NONE]


def test_kiln_of_pandora() -> None:
    for number, aegis, followers in ((0, 0, 3), (1, 3, 0)):
        g, p = deployed("kiln_of_pandora")
        p.aegis = p.followers = 1
        use(g, "kiln_of_pandora", branch("kiln_of_pandora", number))
        assert (p.aegis, p.followers) == (aegis, followers)


def test_antikythera_engine() -> None:
    g, p = deployed("antikythera_engine")
    p.followers = 1
    arm(g, 0)
    [card] = p.hand
    asked = use(g, "antikythera_engine")
    assert (seats_asked(asked, WILL_ACT), seats_asked(asked, MAY)) == ([0], []), "whether to is asked once"
    assert g.primordials_seen[0] == 1
    assert (g.omens.tiles, g.omens.owners, p.followers) == ([card], [0], 0)


def test_hallmark_of_hephaestus() -> None:
    g, p = deployed("hallmark_of_hephaestus")
    for id, points in (("bellows_of_the_cyclopes", 1), ("kneeling_mask", 1)):
        g.workshop.put(0, take_out(g, id), 1)
        g.players[1].followers = g.players[1].aegis = 9
        answer(craft(g, g.players[1], Scene(1)))
        assert p.vp == points, "Science, which its owner has deployed; not Culture"
    g.workshop.put(0, take_out(g, "aeolipile_hoist"), 0)
    p.followers = p.aegis = 9
    answer(craft(g, p, Scene(0)))
    assert p.vp == 1, "not for one's own"


def test_orrery_of_anaximander() -> None:
    g, p = deployed("orrery_of_anaximander")
    for sparks, points in ((2, 2), (8, 2 + 6)):
        p.sparks = sparks
        answer(timed(g, "game_end"))
        assert p.vp == points


# ---------------------------------------------------------------- social


def test_city_decree() -> None:
    g = table()
    deploying(g, 0, "city_decree", "lemnos_2")
    assert (g.players[0].sparks, g.players[0].followers) == (1, 1), "and what the Spark track of Zeus gives"


def test_walking_agora() -> None:
    g = table()
    p = g.players[0]
    g.players[0].temples = 1 << city("argos")
    asked = deploying(g, 0, "walking_agora", "argos_1")
    assert seats_asked(asked, FOLLOWERS_OR_SERVICE) == [0]
    assert (p.kindness, p.followers, g.well) == (1 + 1 + 1, 2, 0), "Temple and all, but no slot bonus"


def test_delian_levy() -> None:
    g = table("zeus", "poseidon", "hades")
    p = g.players[0]
    p.aegis, g.players[1].aegis, g.players[2].aegis = 0, 2, 0
    g.grandeur = [NONE, 0, 1, 2]
    levy = box().technologies[tile("delian_levy")].power.effects[0].then[0]
    aegis = (CHOOSE_BRANCH, BRANCH << 16 | levy.branches[0][0].list)
    asked = deploying(g, 0, "delian_levy", "lemnos_2", aegis)
    assert seats_asked(asked, CHOOSE_BRANCH) == [1], "who has nothing to give has no choice"
    assert (p.aegis, g.players[1].aegis) == (1, 1)
    assert p.vp == face("delian_levy").vp + 1, "the tile's own, and one from who gave nothing"


def test_kleroterion_of_tyche() -> None:
    g, p = deployed("kleroterion_of_tyche")
    g.grandeur, p.followers = [NONE, NONE, 1, 0], 1
    answer(timed(g, "age_start"))
    assert p.followers == 0
    assert next_to_choose(g, 1) is p


def test_well_keepers_meter() -> None:
    g, p = deployed("well_keepers_meter")
    g.well = 4
    answer(timed(g, "age_end"))
    assert (g.well, p.prayers) == (6, 0)
    answer(timed(g, "age_end"))
    assert (g.well, p.prayers) == (5, 1)


def test_ostrakon_urn() -> None:
    g, _ = deployed("ostrakon_urn")
    g.grandeur = [NONE, NONE, 1, 0]
    answer(timed(g, "age_end"))
    assert g.grandeur == [NONE, NONE, 0, 1]
    answer(timed(g, "age_end"))
    assert g.grandeur == [NONE, NONE, 0, 1], "its owner is the foremost"


def test_isonomia_protocol() -> None:
    g, p = deployed("isonomia_protocol", "athens_1")
    answer(influence(g, p, in_city(g, 0, "athens")))
    assert (p.followers, p.vp) == (2, 2)
    assert seats_asked(answer(influence(g, p, in_city(g, 0, "argos"))), FOLLOWERS_OR_SERVICE) == [0]
    assert seats_asked(answer(influence(g, g.players[1], in_city(g, 1, "athens"))), FOLLOWERS_OR_SERVICE) == [1]


def test_prytaneion_hearth() -> None:
    g, p = deployed("prytaneion_hearth", "athens_1")
    p.followers = 1
    use(g, "prytaneion_hearth")
    assert (p.followers, p.vp, p.kindness) == (0, 2, 1), "the Service alone"
    assert told(g, "hybris-influence") == []
    g, p = deployed("prytaneion_hearth", "lemnos_1")
    p.followers = 1
    assert not usable(g, "prytaneion_hearth"), "nothing to produce"


def test_xenia_gate() -> None:
    g, p = deployed("xenia_gate", "athens_1")
    answer(influence(g, g.players[1], in_city(g, 1, "athens")))
    assert p.kindness == 2
    answer(influence(g, g.players[1], in_city(g, 1, "argos")))
    assert p.kindness == 2
    answer(influence(g, p, in_city(g, 0, "athens")))
    assert p.kindness == 3, "its own Kindness, and nothing for the gate"


def test_cistern_of_the_danaids() -> None:
    g, p = deployed("cistern_of_the_danaids")
    g.turn.seat = 1
    g.well = 8
    answer(generate(g, g.players[1], 1, Scene(1)))
    assert (p.followers, p.prayers) == (1, 0)
    g.well = 13
    answer(generate(g, g.players[1], 1, Scene(1)))
    assert (p.followers, p.prayers, g.well) == (1, 3, 0)


def test_metoikion_booth() -> None:
    g, p = deployed("metoikion_booth", "argos_1")
    p.aegis = 0
    deploying(g, 1, "obol_turnstile", "argos_3")
    assert (p.vp, p.aegis) == (1, 1)
    deploying(g, 1, "gorgon_watch", "sparta_1")
    assert (p.vp, p.aegis) == (1, 1), "only in its City"


def test_amphictyonic_league() -> None:
    g, p = deployed("amphictyonic_league", "elis_1")
    lay(g, 0, "beacon_herm", "argos_1")
    lay(g, 1, "labyrinth_engine", "argos_2")  # as many as the owner has
    lay(g, 0, "city_decree", "athens_1")
    answer(timed(g, "game_end"))
    assert p.vp == 4
