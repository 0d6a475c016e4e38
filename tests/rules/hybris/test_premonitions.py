"""All 39 Premonitions: when each can be completed, and what it gives.  Page 16."""

import pytest

from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import (
    ACHIEVE,
    ALLY,
    CONCEIVE,
    CONVERT,
    CRAFT,
    CULTURE,
    DEPLOY,
    EARTH,
    FIGHT,
    FORGE,
    HERO,
    INFLUENCE,
    NONE,
    OLYMPIAN,
    ORACLE,
    PREMONITIONS,
    PROPHET,
    SOCIAL,
    WATER,
)
from agon.games.hybris.player import IN_UNDERWORLD, Character
from agon.games.hybris.rules.decks import draw_premonition
from agon.games.hybris.rules.premonitions import completable, complete
from agon.games.hybris.rules.questions import CHOOSE_BRANCH, SHOW_CARD, STOP, WILL_PAY
from agon.games.hybris.scenes import CLASH, EPIC, FIGHTER, FLED, SONG, WON, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.changes import (
    Change,
    all_of,
    cards,
    did,
    evicted,
    factory,
    fallen,
    holding,
    in_athens,
    nothing,
    omen_of,
    owning,
    pillars,
    premonitions,
    rivals_at,
    storage,
    temples,
    tile_of,
    track,
    unlocked,
    well,
    workshop,
)
from rules.hybris.cities import Asked, answer, options_of
from rules.hybris.given import audiences, bare, box, given, hold_premonition, line_up, named, sent, told
from rules.hybris.gods import purse

# ---------------------------------------------------------------- the cards


class Case:
    """A character that is sent, what makes the conditions hold, what does not, and what the reward changes."""

    def __init__(self, kind: int, where: str, met: Change, *unmet: Change, **gained: int) -> None:
        self.kind = kind
        self.where = where
        self.met = met
        self.unmet = unmet
        self.wrong_kind: int = NONE
        self.gained = gained

    def no(self, kind: int) -> "Case":
        """A kind of character for which it does not hold."""
        self.wrong_kind = kind
        return self


CASES: dict[str, Case] = {
    "seat_kept_empty": Case(OLYMPIAN, "olympus", track(1, 2, 0), track(1, 0, 2), grandeur=2).no(HERO),
    "taste_of_ambrosia": Case(
        HERO, "olympus", did(CONVERT, prayers=4), did(CONVERT, prayers=3), did(CONCEIVE, prayers=4), items=1
    ),
    "thunderbolt_on_papyrus": Case(
        HERO,
        "olympus",
        all_of(did(CONCEIVE), workshop(2), owning(followers=5, aegis=5)),
        all_of(did(CONCEIVE), workshop(1)),
        all_of(did(CONVERT), workshop(2)),
        designs=-1,
        crafted=1,
        spent=-1,
    ),
    "late_cupbearer": Case(PROPHET, "olympus", nothing, rivals_at("olympus", 1), vp=1, prayers=2, well=-2).no(HERO),
    "apprentices_masterpiece": Case(HERO, "forge", did(CRAFT), nothing, vp=1, aegis=2),
    "three_cyclopes": Case(HERO, "forge", factory(2), factory(1), factory(2, owner=1), produced=1, items=1),
    "golden_handmaids": Case(
        PROPHET,
        "forge",
        all_of(storage(2), owning(aegis=4)),
        all_of(storage(1), owning(aegis=4)),
        all_of(storage(2), owning(aegis=3)),
        items=1,
        figures=1,
    ).no(HERO),
    "invisible_net": Case(
        HERO, "forge", all_of(rivals_at("forge", 2), factory(1, owner=1)), rivals_at("forge", 1), vp=2, produced=1
    ),
    "smoke_of_the_tripod": Case(HERO, "oracle", omen_of(0), omen_of(1), followers=1, items=1),
    "great_empire": Case(PROPHET, "oracle", premonitions(3), premonitions(2), items=1, figures=1).no(HERO),
    "blind_man_sees": Case(PROPHET, "oracle", cards(1), cards(2), cards=1, premonitions=1, seen=1).no(HERO),
    "clotho_spins": Case(HERO, "fates", did(ACHIEVE, result=SONG), did(ACHIEVE, result=CLASH), did(ACHIEVE), items=1),
    "lachesis_draws_the_lot": Case(
        HERO, "fates", did(ACHIEVE, result=CLASH), did(ACHIEVE, result=EPIC), did(ACHIEVE), vp=1, items=1
    ),
    "atropos_cuts": Case(HERO, "fates", did(ACHIEVE, result=EPIC), did(ACHIEVE, result=SONG), items=1, figures=1),
    "one_wreath": Case(HERO, "coliseum", did(FIGHT, result=WON), did(FIGHT), vp=1, items=1),
    "old_campaigner": Case(ALLY, "coliseum", nothing, aegis=2, determination=1).no(HERO),
    "bare_hands": Case(HERO, "coliseum", cards(1), cards(2), cards=2, coliseum=2),
    "ferryman_waits": Case(
        OLYMPIAN, "underworld", all_of(fallen(2), owning(aegis=1)), nothing, aegis=-1, vp=2, risen=1
    ),
    "two_graves_in_elysium": Case(OLYMPIAN, "underworld", fallen(2), fallen(1), items=1, figures=1),
    "oath_upon_the_styx": Case(OLYMPIAN, "underworld", track(0, 1, 2), track(1, 0, 2), aegis=1, items=1).no(HERO),
    "six_seeds_eaten": Case(PROPHET, "underworld", owning(aegis=6), owning(aegis=5), aegis=-1, items=1, temples=1).no(
        HERO
    ),
    "cities_alight": Case(
        HERO,
        "elis",
        did(DEPLOY, tile=0, connected=2),
        did(DEPLOY, tile=0, connected=1),
        did(INFLUENCE, connected=2),
        vp=1,
        items=1,
    ),
    "olive_branch": Case(
        HERO,
        "argos",
        did(INFLUENCE),
        did(DEPLOY, tile=0),
        all_of(did(INFLUENCE), rivals_at("mortal_world", 1)),
        prayers=1,
        kindness=2,
        well=-1,
    ),
    "city_without_walls": Case(HERO, "sparta", evicted(FLED), nothing, vp=1, items=1),
    "fires_of_mosychlos": Case(HERO, "lemnos", factory(1), factory(1, owner=1), vp=1, produced=2),
    "lemnian_deed": Case(OLYMPIAN, "lemnos", evicted(FLED), nothing, vp=1, items=1, temples=1).no(HERO),
    "brimming_cistern": Case(HERO, "lemnos", well(9), well(8), prayers=4, well=-4),
    "hundred_eyes": Case(
        PROPHET,
        "argos",
        rivals_at("mortal_world", 2),
        rivals_at("mortal_world", 1),
        items=1,
        foreseen=1,
    ).no(HERO),
    "keys_of_the_heraion": Case(
        HERO,
        "argos",
        all_of(temples(mine="argos"), unlocked(1)),
        all_of(temples(mine="elis"), unlocked(1)),
        temples(mine="argos"),
        well=2,
        items=1,
        temples=1,
    ),
    "wells_of_danaus": Case(HERO, "argos", owning(followers=5), owning(followers=4), followers=-1, items=1, temples=1),
    "raised_by_the_agoge": Case(HERO, "sparta", cards(3), cards(2), vp=1, determination=1).no(PROPHET),
    "with_it_or_on_it": Case(HERO, "sparta", evicted(FIGHTER), nothing, items=1, figures=1),
    "helen_has_left": Case(HERO, "sparta", evicted(FLED), evicted(FIGHTER), vp=2, followers=2),
    "sacred_truce": Case(HERO, "elis", owning(kindness=5), owning(kindness=4), items=1),
    "four_horse_chariot": Case(HERO, "elis", pillars(1, 2), pillars(2, 1), vp=1, bonus=2).no(PROPHET),
    "gold_and_ivory": Case(
        HERO,
        "elis",
        did(DEPLOY, tile=tile_of(CULTURE)),
        did(DEPLOY, tile=tile_of(SOCIAL)),
        did(INFLUENCE),
        items=1,
        temples=1,
    ),
    "owls_to_athens": Case(HERO, "athens", in_athens(2), in_athens(1), vp=1, items=1),
    "hill_of_ares": Case(
        HERO,
        "athens",
        temples(mine="athens", theirs="athens"),
        temples(mine="athens", theirs="elis"),
        temples(mine="elis", theirs="athens"),
        items=1,
        temples=1,
    ),
    "olive_and_salt_spring": Case(
        HERO, "athens", holding((EARTH,), (WATER,)), holding((EARTH,)), holding((WATER,)), followers=2, kindness=1
    ),
}


FROM_TRACK: dict[str, int] = {"vp": 1, "followers": 2}
"""What the sixth space of the Spark track of Hades gives."""


def table() -> Hybris:
    """Hades against two others; nobody has anything, the Well holds 4 Prayers."""
    g = bare(given("hades", "athena", "poseidon"))
    line_up(g, 1, 0, 2)
    g.well = 4
    for p in g.players:
        p.kindness = p.determination = 2
    return g


def played(id: str, case: Case, kind: int, change: Change) -> tuple[Hybris, Scene, int]:
    """The character of the case was sent; with that change the Premonition is in hand."""
    g = table()
    p = g.players[0]
    p.sparks = 5  # the next one gives what FROM_TRACK says
    if kind == ALLY:
        p.characters.append(Character(ALLY, box().coliseum_heroes[0]))
    here = sent(g, 0, kind, case.where)
    card = hold_premonition(g, 0, id)
    change(g, p)
    return g, here, card


def look_at(g: Hybris) -> dict[str, int]:
    p = g.players[0]
    return {
        **purse(g, p),
        "produced": g.factory.tiles.index(30) if 30 in g.factory.tiles else 0,
        "crafted": len([owner for owner in g.factory.owners if owner == 0]) if 20 in g.factory.tiles else 0,
        "risen": -len([c for c in p.characters if c.place == IN_UNDERWORLD]),
        "seen": g.primordials_seen[0],
        "foreseen": sum(len(other.foreseen) for other in g.players[1:]),
    }


def test_every_premonition_has_a_case() -> None:
    assert sorted(CASES) == sorted(card.id for card in box().premonitions)


@pytest.mark.rule("HYB-PREM-02")
@pytest.mark.parametrize("id", CASES)
def test_a_premonition_can_be_completed_where_it_says_while_its_conditions_hold(id: str) -> None:
    case = CASES[id]
    g, here, card = played(id, case, case.kind, case.met)
    assert completable(g, g.players[0], here) == [card]
    for unmet in case.unmet:
        g, here, card = played(id, case, case.kind, unmet)
        assert completable(g, g.players[0], here) == []
    if case.wrong_kind != NONE:
        g, here, card = played(id, case, case.wrong_kind, case.met)
        assert completable(g, g.players[0], here) == []
    g, here, card = played(id, case, case.kind, case.met)
    g.turn.location, g.turn.city = (ORACLE, NONE) if case.where != "oracle" else (FORGE, NONE)
    assert completable(g, g.players[0], here) == [], "only where it says"


@pytest.mark.rule("HYB-PREM-02", "HYB-PREM-04")
@pytest.mark.parametrize("id", CASES)
def test_a_completed_premonition_is_shown_discarded_and_gives_its_reward(id: str) -> None:
    case = CASES[id]
    g, here, card = played(id, case, case.kind, case.met)
    p = g.players[0]
    if id == "hundred_eyes":
        g.players[1].premonitions = [g.premonition_deck.pop()]
    p.premonitions.remove(card)
    before = look_at(g)
    p.premonitions.append(card)
    reveals = g.reveals
    answer(complete(g, p, card, here))
    gained = {name: amount - before[name] for name, amount in look_at(g).items() if amount != before[name]}
    wanted = dict(case.gained)
    if wanted.pop("spent", 0):  # a Technology crafted for 2 less than its price
        tile = box().technologies[20]
        spent = gained.pop("followers", 0) + gained.pop("aegis", 0)
        assert spent == 2 - tile.followers - tile.aegis
    if p.sparks == 6:
        wanted = {name: wanted.get(name, 0) + FROM_TRACK.get(name, 0) for name in {*wanted, *FROM_TRACK}}
    assert gained == wanted
    assert (card in p.premonitions, g.premonition_discard[-1]) == (False, card)
    assert (told(g, "hybris-premonition-completed")[0][:2], g.reveals > reveals) == ((0, card), True)
    assert audiences(g, "hybris-premonition-completed") == [-1]


@pytest.mark.rule("HYB-PREM-04")
def test_a_premonition_is_discarded_after_its_reward() -> None:
    """So the one that it lets its owner draw is another, or none."""
    id = next(card.id for card in box().premonitions if PREMONITIONS in gains_of(card.reward))
    case = CASES[id]
    g, here, card = played(id, case, case.kind, case.met)
    p = g.players[0]
    g.premonition_deck, g.premonition_discard = [], []
    held = p.premonitions.copy()
    answer(complete(g, p, card, here))
    assert p.premonitions == [other for other in held if other != card]
    assert (g.premonition_discard, g.completing) == ([card], [])


def gains_of(effects: list[Effect]) -> list[int]:
    return [resource for effect in effects if effect.verb == "gain" for resource, _ in effect.amounts]


# ---------------------------------------------------------------- what they have in common


@pytest.mark.rule("HYB-PREM-02")
def test_one_city_is_meant_where_one_city_is_named() -> None:
    g = table()
    g.players[0].followers = 9
    card = hold_premonition(g, 0, "wells_of_danaus")
    for where, found in (("argos", [card]), ("elis", [])):
        assert completable(g, g.players[0], sent(g, 0, OLYMPIAN, where)) == found


@pytest.mark.rule("HYB-PREM-02")
def test_not_before_the_character_stands_there() -> None:
    g = table()
    g.players[0].followers = 9
    hold_premonition(g, 0, "wells_of_danaus")
    here = sent(g, 0, OLYMPIAN, "argos")
    g.turn.placed = False
    assert completable(g, g.players[0], here) == []


@pytest.mark.rule("HYB-PREM-02")
def test_several_may_be_completed_in_one_turn() -> None:
    g = table()
    p = g.players[0]
    p.followers, p.temples, p.unlocked = 9, 1 << named("city", "argos"), 1
    cards = sorted(hold_premonition(g, 0, id) for id in ("wells_of_danaus", "keys_of_the_heraion"))
    here = sent(g, 0, OLYMPIAN, "argos")
    assert completable(g, p, here) == cards
    answer(complete(g, p, cards[0], here))
    assert completable(g, p, here) == cards[1:]


@pytest.mark.rule("HYB-PREM-02")
def test_the_one_being_completed_is_not_counted_as_one_in_hand() -> None:
    g = table()
    card = hold_premonition(g, 0, "great_empire")
    p = g.players[0]
    p.premonitions += [g.premonition_deck.pop() for _ in range(2)]
    here = sent(g, 0, PROPHET, "oracle")
    assert completable(g, p, here) == []
    p.premonitions.append(g.premonition_deck.pop())
    assert completable(g, p, here) == [card]


@pytest.mark.rule("HYB-PREM-06")
def test_one_may_be_completed_on_the_turn_it_was_drawn() -> None:
    g = table()
    p = g.players[0]
    p.followers = 9
    here = sent(g, 0, OLYMPIAN, "argos")
    card = named("premonition", "wells_of_danaus")
    g.premonition_deck.remove(card)
    g.premonition_deck.append(card)
    draw_premonition(g, p, 1)
    assert completable(g, p, here) == [card]


def completed(id: str, *answers: tuple[Kind, int]) -> tuple[Hybris, list[Asked]]:
    case = CASES[id]
    g, here, card = played(id, case, case.kind, case.met)
    return g, answer(complete(g, g.players[0], card, here), *answers)


def test_a_price_in_the_reward_may_be_declined() -> None:
    g, asked = completed("wells_of_danaus", (WILL_PAY, STOP << 16))
    assert len(options_of(asked, WILL_PAY)) == 2
    assert (g.players[0].followers, g.players[0].temples) == (5, 0)


def test_a_hand_that_is_asked_for_is_shown_to_all_and_kept() -> None:
    g, asked = completed("olive_and_salt_spring")
    p = g.players[0]
    assert len(p.hand) == 2
    assert p.shown == dict.fromkeys(p.hand, ~1)
    assert len([each for each in asked if each.kind is SHOW_CARD]) == 2
    assert audiences(g, "hybris-card-shown") == [-1, -1]


def test_the_other_reward_of_the_olive_is_cards_and_prayers() -> None:
    _, asked = completed("olive_and_salt_spring")
    g, _ = completed("olive_and_salt_spring", (CHOOSE_BRANCH, options_of(asked, CHOOSE_BRANCH)[1]))
    assert (len(g.players[0].hand), g.well) == (4, 6)
    _, asked = completed("hill_of_ares")
    g, _ = completed("hill_of_ares", (CHOOSE_BRANCH, options_of(asked, CHOOSE_BRANCH)[1]))
    assert g.by_grandeur()[0].seat == 0


@pytest.mark.rule("HYB-PREM-01")
def test_what_a_rival_looks_at_is_shown_to_that_rival_alone() -> None:
    case = CASES["hundred_eyes"]
    g, here, card = played("hundred_eyes", case, case.kind, case.met)
    g.players[1].premonitions = [g.premonition_deck.pop(), g.premonition_deck.pop()]
    answer(complete(g, g.players[0], card, here))
    assert audiences(g, "hybris-saw-premonition") == [1, 1]
    assert g.players[1].foreseen == dict.fromkeys(g.players[1].premonitions, 1)
