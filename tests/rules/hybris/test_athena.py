"""Athena and her six Upgrades.  Pages 14, 15 and 30."""

from agon.games.hybris.box.numbers import ARCHITECTURE, FATES, GENERATED_PRAYERS, HERO, NONE, OLYMPIAN, ORACLE, SOCIAL
from agon.games.hybris.player import BONUS_TOKEN, UNDER
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.craft import prices
from agon.games.hybris.rules.deploy import deploy
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import MAY, SWAP_TOKEN, TOKEN
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.turn import action_start
from agon.games.hybris.rules.world import influence
from agon.games.hybris.rules.world_questions import CONTEST, FOLLOWERS_OR_SERVICE
from agon.games.hybris.scenes import FOR_SLOT
from rules.hybris.cities import answer, in_city, options_of, seats_asked, store
from rules.hybris.given import audiences, box, do, run, scene, stand_at
from rules.hybris.gods import arrival, fighting, strength, table, use


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
