"""The Outskirts and the Hangars as they are set up, and who may go there.  Pages 4, 5 and 6."""

import pytest

from agon.games.hybris.box.numbers import FATES, HERO, MORTAL_WORLD, OLYMPIAN, ORACLE, PROPHET
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.unpack import DEFEND, EXPLORE
from agon.games.hybris.modules import CATACLYSM, MODULES
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, RESERVE, UNDER
from agon.games.hybris.rules.movement import activatable, arriving, destinations
from agon.games.hybris.rules.planning import token_options
from agon.games.hybris.rules.questions import TOKEN, number_of
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import action_of
from rules.hybris.cities import answer
from rules.hybris.given import box, figure_of, given, told
from rules.hybris.steps import step
from rules.hybris.turns import does, to
from rules.hybris_cataclysm.camps import board, hangar, outpost


def outskirts_of(g: Hybris) -> int:
    return next(location.index for location in g.box.locations if location.id == "outskirts")


def fresh(*olympians: str, modules: tuple[str, ...] = ("cataclysm",)) -> Hybris:
    """A table as the book sets it up."""
    g = given(*(olympians or ("zeus", "athena", "hades")), modules=modules)
    step(g, "hangars")
    return g


# -- set-up


@pytest.mark.rule("CAT-GEN-01")
def test_artemis_and_cataclysm_are_played_apart_or_together() -> None:
    [artemis] = [module for module in MODULES if module.id == "artemis"]
    assert "cataclysm" not in artemis.conflicts
    assert "artemis" not in CATACLYSM.conflicts
    assert "outskirts" not in given("zeus", "artemis", modules=("artemis",)).parts
    assert "artemis" not in [olympian.id for olympian in fresh().box.olympians]
    both = fresh("zeus", "artemis", modules=("artemis", "cataclysm"))
    assert len(hangar(both, 1).tiles) == 4


@pytest.mark.rule("CAT-SETUP-01")
def test_the_outskirts_lie_between_the_fates_and_the_oracle() -> None:
    locations = fresh().box.locations
    here = outskirts_of(fresh())
    assert locations[here].adjacent == [FATES, ORACLE, MORTAL_WORLD]
    assert here in locations[MORTAL_WORLD].adjacent
    assert (ORACLE in locations[FATES].adjacent, here in locations[FATES].adjacent) == (False, True)
    assert (FATES in locations[ORACLE].adjacent, here in locations[ORACLE].adjacent) == (False, True)
    assert len(locations) == len(box().locations) + 1


@pytest.mark.rule("CAT-SETUP-02", "CAT-SETUP-03")
def test_a_token_of_each_player_lies_on_the_first_echelon_of_both_tracks() -> None:
    g = fresh()
    assert [hangar(g, p.seat).echelons for p in g.players] == [[0, 0]] * 3
    assert [p.marks for p in g.players] == [g.box.olympian_tokens - 2] * 3
    assert [board(g).marks(p.seat) for p in g.players] == [2] * 3


@pytest.mark.rule("CAT-SETUP-05")
def test_all_exploration_cards_are_shuffled_face_down() -> None:
    decks = [board(given("zeus", "hades", modules=("cataclysm",), seed=seed)).deck for seed in ("one", "two")]
    assert [sorted(deck) for deck in decks] == [list(range(24))] * 2
    assert decks[0] != decks[1]
    assert board(fresh()).known == [0] * 24


@pytest.mark.rule("CAT-SETUP-10")
def test_three_premonitions_are_shuffled_in_before_any_is_dealt() -> None:
    g = given("zeus", "hades", modules=("cataclysm",))
    all_of_them = g.premonition_deck + [card for p in g.players for card in p.premonitions]
    assert sorted(all_of_them) == list(range(len(box().premonitions) + 3))
    dealt = {
        card
        for number in range(60)
        for p in given("zeus", "hades", modules=("cataclysm",), seed=f"{number}").players
        for card in p.premonitions
    }
    assert dealt & {len(box().premonitions) + number for number in range(3)}


@pytest.mark.rule("CAT-SETUP-11")
def test_everybody_has_a_hangar() -> None:
    assert len(board(given("zeus", "hades", modules=("cataclysm",))).hangars) == 2
    assert len(board(fresh("zeus", "hades", "athena", "poseidon")).hangars) == 4


@pytest.mark.parametrize("olympian", ["zeus", "poseidon", "athena", "hades", "artemis"])
@pytest.mark.rule("CAT-SETUP-12", "CAT-SETUP-13", "CAT-SETUP-14", "CAT-HANGAR-03", "CAT-MK-01")
def test_a_hangar_has_the_power_the_four_tiles_and_the_card_of_its_olympian(olympian: str) -> None:
    g = fresh(olympian, "hades" if olympian != "hades" else "zeus", modules=("artemis", "cataclysm"))
    kit = kit_of(g.box)
    tiles = [kit.tiles[tile] for tile in hangar(g).tiles]
    assert [tile.olympian for tile in tiles] == [olympian] * 4
    assert {tile.part for tile in tiles} == {"head", "core", "arm", "legs"}
    mine = [
        source.power
        for sources in (*g.arsenal.powers.values(),)
        for source in sources
        if source.seat == 0 and source.power.source.startswith("ability/")
    ]
    assert {power.source for power in mine} == {power.source for power in kit.abilities[olympian]}
    assert len(kit.abilities[olympian]) == 3
    assert f"mk/{olympian}" in g.box.names
    assert f"mk_aid/{olympian}" in g.box.names


@pytest.mark.rule("CAT-SETUP-14")
def test_the_mk_card_does_nothing() -> None:
    g = fresh()
    sources = {source.power.source for sources in g.arsenal.powers.values() for source in sources}
    assert not [source for source in sources if source.startswith(("mk/", "mk_aid/"))]


@pytest.mark.rule("CAT-SETUP-15", "CAT-SETUP-16", "CAT-SETUP-18")
def test_everybody_starts_with_one_energy_and_one_worker_and_nothing_else() -> None:
    g = fresh()
    for p in g.players:
        mine = hangar(g, p.seat)
        assert (mine.energy, mine.workers, mine.research, mine.foreman) == (1, 1, 0, False)
        assert (mine.active, mine.staffed, mine.sent, mine.done) == (0, 0, 0, [0, 0, 0, 0])
        assert (mine.adventures, mine.modules) == ([], [])
    assert board(g).camp == 0


@pytest.mark.rule("CAT-SETUP-17")
def test_a_token_of_the_outskirts_can_be_planned_with_from_the_first_age() -> None:
    g = fresh()
    assert g.age == 1
    here = outskirts_of(g)
    for p in g.players:
        assert len(p.tokens) == len(box().location_tokens) + 1
        assert p.tokens == [AT_HAND] * len(p.tokens)
        assert TOKEN << 16 | here in token_options(g, p, figure_of(p, HERO))


# -- who may go there


def planned(g: Hybris, kind: int, token: int) -> int:
    """A figure of seat 0 in the reserve, with that token under it and an Aegis to pay."""
    p = g.players[0]
    figure = figure_of(p, kind)
    figure.place, figure.token = RESERVE, token
    if token != BONUS_TOKEN:
        p.tokens[token] = UNDER
    p.aegis = 1
    return p.characters.index(figure)


@pytest.mark.rule("CAT-OUT-01")
def test_no_prophet_goes_there_by_any_token() -> None:
    g = outpost()
    here = outskirts_of(g)
    p = g.players[0]
    prophet = figure_of(p, PROPHET)
    offered = [number_of(option) for option in token_options(g, p, prophet) if action_of(option) == TOKEN]
    assert here not in offered
    assert here not in destinations(g, p, planned(g, PROPHET, BONUS_TOKEN))
    assert here in destinations(g, p, planned(g, HERO, BONUS_TOKEN))
    assert here in destinations(g, p, 0), "and so does the Olympian"
    assert arriving(g, p, p.characters.index(prophet), here) == []


@pytest.mark.rule("CAT-OUT-02")
def test_nobody_is_turned_away_and_nothing_is_gained_or_lost_by_coming() -> None:
    g = outpost()
    location = g.box.locations[outskirts_of(g)]
    [slot] = location.slots
    assert (g.box.slots[slot].open, g.box.slots[slot].bonus, location.malus) == (True, [], [])
    for p in g.players:
        for figure in p.characters[1:]:
            figure.place = slot
    assert arriving(g, g.players[0], 0, location.index) == [slot]


@pytest.mark.rule("CAT-OUT-03")
def test_one_explores_or_defends_there_and_nowhere_else() -> None:
    g = outpost()
    here = outskirts_of(g)
    assert g.box.locations[here].actions == [EXPLORE, DEFEND]
    for location in g.box.locations[:here]:
        assert not {EXPLORE, DEFEND} & set(location.actions)
    board(g).deck, board(g).known = board(g).deck[:1], [0]
    assert g.book.actions[EXPLORE].why_not(g, g.players[0], Scene(0)) is None
    assert here in destinations(g, g.players[0], 0), "open to all at any time"


@pytest.mark.rule("CAT-OUT-04")
def test_a_hero_goes_there_by_a_token_for_an_aegis_and_an_olympian_freely() -> None:
    g = outpost()
    here = outskirts_of(g)
    p = g.players[0]
    number = planned(g, HERO, len(p.tokens) - 1)
    assert number in activatable(g, p)
    answer(activate(g, p, number), does(EXPLORE))
    assert (p.aegis, g.box.slots[p.characters[number].place].location) == (0, here)
    assert told(g, "hybris-exploration")
    g = outpost()
    g.players[0].pillar_resolved = True
    answer(activate(g, g.players[0], 0), to(here), does(EXPLORE))
    assert g.players[0].aegis == 0
    assert g.box.slots[g.players[0].characters[0].place].location == here
    assert g.players[0].characters[0].kind == OLYMPIAN
    g = outpost()
    lone = planned(g, HERO, len(g.players[0].tokens) - 1)
    g.players[0].aegis = 0
    assert lone not in activatable(g, g.players[0])
