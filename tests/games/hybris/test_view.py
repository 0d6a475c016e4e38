"""What one seat sees of the table."""

from typing import Any

from agon.games.hybris.box.numbers import FORGE, HERO, LOCATIONS, NONE
from agon.games.hybris.player import ARTWORK, BONUS_TOKEN, IN_UNDERWORLD, UNDER
from agon.games.hybris.rules.combat.questions import PRESSED_ON
from agon.games.hybris.rules.decks import draw_conflict, show_in_hand
from agon.games.hybris.rules.upgrades import TILES
from agon.games.hybris.scenes import FOR_CLASH, FOR_SLOT, Combat, Side
from agon.games.hybris.state import Hybris
from agon.games.hybris.view import view
from agon.kernel.game import SPECTATOR
from games.hybris.tables import begun, state_of
from rules.hybris.given import figure_of, given


def seen(g: Hybris, seat: int) -> dict[str, Any]:
    """A view, whatever its parts are."""
    return dict(view(g, seat))


def of(g: Hybris, seat: int, by: int) -> dict[str, Any]:
    """What one seat sees of a player."""
    found: dict[str, Any] = seen(g, by)["players"][seat]
    return found


# ---------------------------------------------------------------- hands


def test_one_sees_ones_own_cards_and_counts_the_others() -> None:
    g = given("zeus", "hades")
    draw_conflict(g, g.players[1], 2)

    mine, theirs = of(g, 1, 1), of(g, 1, 0)

    assert mine["cards"] == [g.box.card_thing(card) for card in sorted(g.players[1].hand)]
    assert (theirs["cards"], theirs["hand"], mine["hand"]) == ([], 3, 3)
    assert of(g, 1, SPECTATOR)["cards"] == []


def test_shown_cards_are_seen_by_those_they_were_shown_to() -> None:
    g = given("zeus", "hades", "athena")
    card = g.players[1].hand[0]
    show_in_hand(g, g.players[1], card, 1 << 0)

    assert of(g, 1, 0)["cards"] == [g.box.card_thing(card)]
    assert of(g, 1, 2)["cards"] == of(g, 1, SPECTATOR)["cards"] == []
    assert of(g, 1, 1)["known"] == [{"card": g.box.card_thing(card), "seats": [0]}]


def test_what_everybody_saw_watchers_see_too() -> None:
    g = given("zeus", "hades")
    card = g.players[1].hand[0]
    show_in_hand(g, g.players[1], card, ~(1 << 1))

    assert of(g, 1, SPECTATOR)["cards"] == [g.box.card_thing(card)]


def test_premonitions_are_secret() -> None:
    g = given("zeus", "hades", "athena")
    card = g.players[1].premonitions[0]
    g.players[1].foreseen[card] = 1 << 2

    name = "premonition/" + g.box.premonitions[card].id
    assert [of(g, 1, by)["foreseen"] for by in (0, 1, 2, SPECTATOR)] == [[], [name], [name], []]
    assert of(g, 1, 0)["premonitions"] == 1


# ---------------------------------------------------------------- tokens


def test_a_token_under_a_character_is_seen_to_lie_there_but_not_where_it_leads() -> None:
    g = given("zeus", "hades")
    g.step = "action"
    hero = figure_of(g.players[1], HERO)
    hero.token = FORGE
    g.players[1].tokens[FORGE] = UNDER
    number = g.players[1].characters.index(hero)

    assert of(g, 1, 1)["characters"][number]["token"] == "location/forge"
    assert of(g, 1, 0)["characters"][number]["token"] == "hidden"
    places = {(token["location"], token["place"]) for token in of(g, 1, 0)["tokens"]}
    assert ("location/forge", "held") in places
    hero.seen = 1
    assert of(g, 1, 0)["characters"][number]["token"] == "location/forge"


def test_while_all_plan_nobody_sees_who_has_a_token() -> None:
    g = given("zeus", "hades")
    before = view(g, 0)
    g.step = "planning"
    empty = view(g, 0)
    hero = figure_of(g.players[1], HERO)
    hero.token = BONUS_TOKEN
    g.players[1].bonus_tokens -= 1

    assert seen(g, 0)["players"][1]["bonus_tokens"] == 0
    assert view(g, 0) == empty != before


# ---------------------------------------------------------------- Combat


def fighting(g: Hybris) -> Combat:
    """Two players fight for a slot, each with some cards."""
    combat = Combat(FOR_SLOT, Side(0, 0), Side(1, 0))
    combat.city = 0
    g.combat = combat
    for p in g.players[:2]:
        draw_conflict(g, p, 2)
    return combat


def test_while_cards_are_placed_nobody_sees_who_has_placed_one() -> None:
    g = given("zeus", "hades")
    combat = fighting(g)
    before = view(g, 0)

    combat.defender.hidden = g.players[1].hand.pop()

    assert view(g, 0) == before
    own = seen(g, 1)["combat"]["defender"]["placed"]
    assert own == g.box.card_thing(combat.defender.hidden)


def test_a_placed_card_lies_face_down_and_its_marker_is_secret() -> None:
    g = given("zeus", "hades")
    combat = fighting(g)
    for side in (combat.attacker, combat.defender):
        side.hidden = g.players[side.seat].hand.pop()
    before = view(g, 0)
    combat.defender.marker = PRESSED_ON

    rival = seen(g, 0)["combat"]["defender"]
    assert (rival["placed"], rival["marker"]) == ("hidden", None)
    assert of(g, 1, 0)["hand"] == len(g.players[1].hand)
    assert view(g, 0) == before
    assert seen(g, 1)["combat"]["defender"]["marker"] == "continue"


def test_who_knows_a_hand_does_not_see_which_card_was_placed() -> None:
    views = []
    for placed in (0, 1):
        g = given("zeus", "hades")
        combat = fighting(g)
        for card in g.players[1].hand:
            show_in_hand(g, g.players[1], card, 1)
        combat.attacker.hidden = g.players[0].hand.pop()
        combat.defender.hidden = g.players[1].hand.pop(placed)
        views.append(view(g, 0))

    assert views[0] == views[1]


def test_a_zone_tells_strengths_totals_and_determination() -> None:
    g = given("zeus", "hades")
    mine = Side(0, 0)
    g.combat = Combat(FOR_CLASH, mine, Side(NONE, NONE))
    card = g.players[0].hand.pop()
    mine.cards, mine.strengths, mine.bonus = [card], [3], 1

    shown = seen(g, 1)["combat"]

    assert shown["purpose"] == "clash"
    assert shown["attacker"]["figure"] == "olympian/zeus"
    assert shown["attacker"]["cards"] == [{"card": g.box.card_thing(card), "strength": 3}]
    assert shown["attacker"]["total"] == 4
    spent = g.box.card(card).determination
    assert shown["attacker"]["determination"] == {"spent": spent, "limit": 2}
    assert shown["defender"]["seat"] is None


# ---------------------------------------------------------------- the boards


def test_everything_has_its_place() -> None:
    g = given("zeus", "hades")
    hero = figure_of(g.players[0], HERO)
    hero.place = g.box.locations[FORGE].slots[1]
    g.players[1].characters[0].place = ARTWORK + FORGE
    g.players[1].temples = 0b10
    tile = g.piles[0].pop()
    g.spaces.put(0, tile, 1)

    table = seen(g, SPECTATOR)

    assert len(table["locations"]) == LOCATIONS
    forge = table["locations"][FORGE]
    assert forge["slots"][1]["figures"] == ["hero/" + g.box.heroes[hero.hero].id]
    assert forge["artwork"] == ["olympian/hades"]
    assert table["cities"][1]["temples"] == [1]
    assert table["cities"][0]["spaces"][0]["seat"] == 1
    assert sum(len(pile) for pile in table["piles"].values()) == len(g.box.technologies) - 1
    assert len(table["players"][0]["upgrades"]) == TILES
    hero.place = IN_UNDERWORLD
    number = g.players[0].characters.index(hero)
    assert of(g, 0, 1)["characters"][number]["place"] == "underworld"


def test_a_primordial_is_named_to_those_who_looked() -> None:
    g = given("zeus", "hades")
    g.primordials_seen[0] = 1 << 1

    name = "primordial/" + g.box.primordials[g.primordials[0]].id
    shown = [seen(g, by)["primordials"][0] for by in (0, 1, SPECTATOR)]
    assert [entry["primordial"] for entry in shown] == ["hidden", name, "hidden"]
    assert shown[0]["seen_by"] == [1]


def test_a_scenario_shows_what_it_adds() -> None:
    elis = given("zeus", "hades", "athena", modules=("games_of_elis",))
    apple = given("zeus", "hades", modules=("apple_of_discord",))
    apple.tokens[0] = 1

    assert len(seen(elis, 0)["scenario"]["disciplines"]) == 2
    assert seen(apple, 0)["scenario"]["token"] == {"token": "token/apple", "seat": 1, "location": None}
    assert seen(given(), 0)["scenario"] == {}


def test_a_module_shows_its_part() -> None:
    match = begun(2, "duel", ("duel",))
    while not state_of(match).players:
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[0])

    assert seen(state_of(match), 0)["parts"]["duel"]["tokens"] == []


def test_before_anybody_is_seated_the_boards_are_there() -> None:
    table = seen(state_of(begun(3, "draft")), 0)

    assert table["players"] == []
    assert table["drafted"] == [None, None, None]
    assert len(table["quests"]) == 3


def test_who_has_no_olympian_token_left_is_seen_to_have_none() -> None:
    """A tile can be conceived all the same."""
    g = given("zeus", "hades")
    g.players[0].marks = -1

    assert of(g, 0, 1)["olympian_tokens"] == 0
