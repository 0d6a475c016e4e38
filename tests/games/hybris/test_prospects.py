"""What bots see of what is within reach, and what they expect of a power."""

import pytest

from agon.games.hybris.box.numbers import CITY_PLACES
from agon.games.hybris.prospects import ally_to_win, beyond_means, clash_to_win, song_to_sing, within_reach
from agon.games.hybris.schema.words import ELEMENTS
from agon.games.hybris.state import Hybris
from rules.hybris.changes import in_athens
from rules.hybris.given import bare, given, hold_premonition, named

AIR = ELEMENTS.index("air")


@pytest.mark.parametrize(("tiles", "reached"), [(1, False), (2, True)])
def test_what_a_premonition_asks_of_its_city_is_looked_at_there(tiles: int, reached: bool) -> None:
    g = bare(given("hades", "athena", "poseidon"))
    p = g.players[0]
    card = hold_premonition(g, 0, "owls_to_athens")  # for two tiles of one's own in Athens

    in_athens(tiles)(g, p)

    assert within_reach(g, p, card) == reached


def test_tiles_of_another_city_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    g = bare(given("hades", "athena", "poseidon"))
    p = g.players[0]
    card = hold_premonition(g, 0, "owls_to_athens")
    monkeypatch.setattr(g.box.premonitions[card], "place", CITY_PLACES)  # as if it were of Lemnos

    in_athens(2)(g, p)

    assert not within_reach(g, p, card)


# ---------------------------------------------------------------- Fates and Coliseum


def at_the_fates(quest: str) -> Hybris:
    """One Quest lies there, and nobody has a card."""
    g = bare(given("hades", "athena"))
    g.quests = [one.index for one in g.box.quests if one.id == quest]
    g.songs = [[]]
    return g


def strong(g: Hybris) -> list[int]:
    """Six strong cards that cost no Determination."""
    free = [card for card in range(len(g.box.card_face)) if g.box.card(card).determination == 0]
    return sorted(free, key=lambda card: g.box.card(card).strength)[-6:]


def test_a_song_is_to_be_sung_with_its_elements_in_hand() -> None:
    g = at_the_fates("calydonian_hunt")  # its first Song asks for Air
    assert not song_to_sing(g, g.players[0])

    g.players[0].hand = [card for card in range(len(g.box.card_face)) if g.box.card(card).elements[AIR] > 0][:1]
    assert song_to_sing(g, g.players[0])


def test_no_song_is_left_while_the_last_one_is_rewarded() -> None:
    g = at_the_fates("calydonian_hunt")
    g.players[0].hand = list(range(len(g.box.card_face)))
    g.songs = [[0] * len(g.box.quests[g.quests[0]].songs)]
    assert not song_to_sing(g, g.players[0])


def test_a_clash_is_to_be_won_by_a_strong_hand() -> None:
    g = at_the_fates("crommyonian_sow")
    assert not clash_to_win(g, g.players[0])

    g.players[0].hand = strong(g)
    assert clash_to_win(g, g.players[0])
    assert not song_to_sing(g, g.players[0])


def test_nobody_who_is_not_worthy_counts_on_a_clash() -> None:
    g = at_the_fates("typhon")
    g.players[0].hand = list(range(len(g.box.card_face)))  # no hand is stronger
    assert not clash_to_win(g, g.players[0])

    g.players[0].unlocked = 0b11
    assert clash_to_win(g, g.players[0])


def test_an_ally_is_to_be_won_by_a_strong_hand_while_there_is_one() -> None:
    g = at_the_fates("typhon")
    assert not ally_to_win(g, g.players[0])

    g.players[0].hand = strong(g)
    assert ally_to_win(g, g.players[0])

    g.coliseum_heroes = []
    assert not ally_to_win(g, g.players[0])


def test_what_is_lacking_is_lacking_for_each_idea() -> None:
    g = bare(given("hades", "athena"))
    p = g.players[0]
    p.aegis, p.followers = 1, 9
    assert beyond_means(g, p) == 0  # no idea, no lack

    for space, idea in ((-1, "city_decree"), (-2, "myrmidon_crucible")):
        before = beyond_means(g, p)
        tile = named("technology", idea)
        g.workshop.tiles[space], g.workshop.owners[space] = tile, 0
        lacking = g.box.technologies[tile].aegis - 1 - g.box.workshop_discounts[space]
        assert beyond_means(g, p) == before + max(0, lacking)

    p.aegis = 9
    assert beyond_means(g, p) == 0


# ---------------------------------------------------------------- powers


@pytest.mark.parametrize(
    ("tile", "when"),
    [("city_decree", "at_once"), ("panegyris_ledger", "in_an_age"), ("amphictyonic_league", "in_the_end")],
)
def test_a_power_promises_something_when_it_acts_and_nothing_before(tile: str, when: str) -> None:
    promise = given().box.technologies[named("technology", tile)].promise

    assert [name for name in ("at_once", "in_an_age", "in_the_end") if getattr(promise, name) > 0] == [when]


def test_every_power_promises_something() -> None:
    for technology in given().box.technologies:
        promise = technology.promise
        assert promise.at_once + promise.in_an_age + promise.in_the_end > 0, technology.id
