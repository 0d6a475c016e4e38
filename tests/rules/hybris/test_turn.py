"""A turn of the Action phase.  Pages 11 and 12."""

import pytest

from agon.games.hybris.box.numbers import (
    CONCEIVE,
    CONVERT,
    CRAFT,
    FORGE,
    HERO,
    LOCATIONS,
    NONE,
    OLYMPUS,
    ORACLE,
    PRODUCE,
    PROPHET,
)
from agon.games.hybris.player import ARTWORK, USED, Player
from agon.games.hybris.rules.movement import activatable
from agon.games.hybris.rules.pieces import home
from agon.games.hybris.rules.questions import (
    ACTION,
    ACTIVATE,
    DESTINATION,
    END_OF_TURN,
    LOCATION,
    PASS,
    TURN,
    WHICH_ACTION,
)
from agon.games.hybris.rules.turn import action, activate, place_on_artwork
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, action_of
from rules.hybris.cities import Asked, answer, options_of, seats_asked
from rules.hybris.given import (
    OLYMPIANS,
    audiences,
    bare,
    box,
    cards_showing,
    empower,
    given,
    line_up,
    place_of,
    scene,
    take_cards,
    told,
)
from rules.hybris.gods import changes, purse
from rules.hybris.turns import does, on, ready, table, to

# ---------------------------------------------------------------- turn after turn


@pytest.mark.rule("HYB-ACT-01")
def test_players_take_turns_in_the_order_of_their_pillars_skipping_who_has_passed() -> None:
    g = bare(given(*OLYMPIANS))
    g.order, g.active, g.step = [2, 0, 3, 1], 2, "action"
    seats = []
    while g.step == "action":
        seats.append(g.active)
        p = g.players[g.active]
        stays = g.active in (0, 1) and not p.characters[0].activated
        answer(action(g), (TURN, ACTIVATE << 16 if stays else PASS << 16))
        assert g.turn.seat == NONE, "between two turns nobody has one"
    assert seats == [2, 0, 3, 1, 0, 1]


@pytest.mark.rule("HYB-ACT-02")
def test_on_a_turn_one_character_is_activated_or_one_passes() -> None:
    g = table()
    p = g.players[0]
    hero, prophet = ready(p, HERO, "oracle"), ready(p, PROPHET, "olympus")
    asked = answer(action(g), (TURN, ACTIVATE << 16 | hero))
    assert options_of(asked, TURN) == [
        ACTIVATE << 16,
        ACTIVATE << 16 | hero,
        ACTIVATE << 16 | prophet,
        PASS << 16,
    ]
    assert [c.activated for c in p.characters].count(True) == 1
    assert g.active == 1, "then it is the next player's turn"
    assert not p.passed


@pytest.mark.rule("HYB-ACT-03")
def test_an_olympian_who_was_brought_home_is_not_activated_again() -> None:
    g = table()
    p = g.players[0]
    answer(activate(g, p, 0), to(ORACLE))
    home(p, p.characters[0])
    assert 0 not in activatable(g, p)


@pytest.mark.rule("HYB-ACT-04")
def test_a_hero_sent_back_waits_for_the_next_age() -> None:
    g = table()
    p = g.players[0]
    hero = ready(p, HERO, "oracle")
    p.aegis = 5
    home(p, p.characters[hero])
    assert p.characters[hero].token == NONE
    assert hero not in activatable(g, p)


# ---------------------------------------------------------------- an activation


@pytest.mark.rule("HYB-ACT-05", "HYB-ACT-06", "HYB-ACT-08")
def test_a_hero_is_paid_for_then_moves_then_has_the_bonus_then_acts() -> None:
    g = table()
    p = g.players[0]
    hero = ready(p, HERO, "underworld")
    token = p.characters[hero].token
    g.log, reveals = [], g.reveals
    answer(activate(g, p, hero), on("underworld_2"))
    steps = ("hybris-paid", "hybris-activated", "hybris-placed", "hybris-gained", "hybris-action", "hybris-upper")
    happened = [id for id, _, _ in g.log if id in steps]
    assert happened == [*steps[:5], "hybris-gained"], "the last is the Aegis of Drain"
    assert p.aegis == 1 - 1 + 1 + 4
    assert (p.tokens[token], p.characters[hero].token) == (USED, NONE)
    assert audiences(g, "hybris-activated") == [-1], "the token is shown to all"
    assert g.reveals > reveals


@pytest.mark.rule("HYB-ACT-07", "HYB-ACT-10")
def test_the_olympian_comes_for_nothing_to_any_location() -> None:
    g = table()
    p = g.players[0]
    g.factory.put(0, 20, 1)
    asked = answer(activate(g, p, 0), to(OLYMPUS))
    going = [option for option in options_of(asked, DESTINATION) if action_of(option) == LOCATION]
    assert going == [LOCATION << 16 | location for location in range(LOCATIONS)]
    assert told(g, "hybris-paid") == []
    assert p.tokens == [0] * 8


@pytest.mark.rule("HYB-ACT-09")
def test_a_bonus_token_leads_where_one_wants_and_is_gone() -> None:
    g = table()
    p = g.players[0]
    prophet = ready(p, PROPHET, "")
    answer(activate(g, p, prophet), to(ORACLE))
    assert g.box.slots[p.characters[prophet].place].location == ORACLE
    assert (p.bonus_tokens, p.tokens, p.characters[prophet].token) == (0, [0] * 8, NONE)


# ---------------------------------------------------------------- bonus and malus

BONUSES: dict[str, tuple[str, int]] = {
    "olympus_1": ("grandeur", 1),
    "olympus_2": ("prayers", 1),
    "olympus_3": ("kindness", 1),
    "coliseum_1": ("cards", 1),
    "coliseum_2": ("aegis", 1),
    "underworld_1": ("vp", 1),
    "underworld_2": ("aegis", 1),
    "underworld_3": ("well", 1),
    "fates_1": ("cards", 1),
    "fates_2": ("bonus", 1),
    "oracle_1": ("cards", 1),
    "oracle_2": ("followers", 1),
    "forge_1": ("produced", 1),
    "forge_2": ("followers", 1),
    "forge_3": ("aegis", 1),
}


def look_at(g: Hybris, p: Player) -> dict[str, int]:
    return {
        **purse(g, p),
        "produced": g.factory.tiles.index(20) if 20 in g.factory.tiles else 0,
    }


@pytest.mark.rule("HYB-ACT-18")
@pytest.mark.parametrize("slot", BONUSES)
def test_every_slot_gives_its_bonus_before_the_action(slot: str) -> None:
    g = table()
    line_up(g, 1, 0, 2)
    p = g.players[0]
    g.well = 3
    g.factory.put(0, 20, 1)
    location = next(each.location for each in box().slots if each.id == slot)
    before = look_at(g, p)
    play = activate(g, p, 0)
    ask = next(play)
    for kind, option in (to(location), on(slot)):
        assert isinstance(ask, Ask)
        if ask.kind is kind:
            ask = play.send(option)
    assert isinstance(ask, Ask)
    name, amount = BONUSES[slot]
    gained = changes(before, look_at(g, p))
    if slot == "olympus_2":
        assert gained.pop("well") == -1
    assert gained == {name: amount}
    assert ask.kind is WHICH_ACTION
    assert sorted(BONUSES) == sorted(each.id for each in box().slots if each.city == NONE)


@pytest.mark.rule("HYB-ACT-18", "HYB-RES-04")
def test_a_bonus_that_cannot_be_had_is_skipped() -> None:
    g = table()
    answer(activate(g, g.players[0], 0), to(OLYMPUS), on("olympus_2"))
    assert g.players[0].prayers == 0
    assert g.turn.action == CONCEIVE


MALUSES: dict[str, str] = {
    "olympus": "grandeur",
    "coliseum": "vp",
    "underworld": "followers",
    "fates": "cards",
    "oracle": "prayers",
    "forge": "aegis",
}


@pytest.mark.rule("HYB-ACT-19")
@pytest.mark.parametrize("where", MALUSES)
def test_on_the_artwork_the_malus_is_suffered(where: str) -> None:
    g = table()
    p = g.players[0]
    p.vp = p.aegis = p.followers = p.prayers = 3
    take_cards(p, p.deck[:2])
    here = scene(0)
    here.character, here.location, g.turn.location = 0, place_of(where), place_of(where)
    before = look_at(g, p)
    answer(place_on_artwork(g, p, here))
    assert changes(before, look_at(g, p)) == {MALUSES[where]: -1}
    assert p.characters[0].place == ARTWORK + place_of(where)


@pytest.mark.rule("HYB-ACT-19")
def test_who_has_nothing_to_lose_on_the_artwork_loses_grandeur() -> None:
    g = table()
    here = scene(0)
    here.character, here.location, g.turn.location = 0, ORACLE, ORACLE
    answer(place_on_artwork(g, g.players[0], here))
    assert [seat for seat in g.grandeur if seat != NONE] == [1, 0, 2]


# ---------------------------------------------------------------- the action


@pytest.mark.rule("HYB-ACT-20")
def test_exactly_one_of_the_actions_there_is_performed() -> None:
    g = table()
    p = g.players[0]
    p.prayers, p.pillar_resolved = 2, True
    asked = answer(activate(g, p, 0), to(OLYMPUS), on("olympus_1"), does(CONCEIVE))
    assert options_of(asked, WHICH_ACTION) == [ACTION << 16 | CONVERT, ACTION << 16 | CONCEIVE]
    assert seats_asked(asked, WHICH_ACTION) == [0], "once"
    assert (g.turn.action, p.prayers, g.workshop.owners[0]) == (CONCEIVE, 2, 0)
    assert len(told(g, "hybris-action")) == 1


@pytest.mark.rule("HYB-ACT-20")
def test_an_action_that_cannot_be_performed_is_not_on_offer() -> None:
    g = table()
    p = g.players[0]
    g.factory.put(0, 20, 1)
    asked = answer(activate(g, p, 0), to(FORGE), on("forge_2"))
    assert [option for option in options_of(asked, WHICH_ACTION) if action_of(option) == ACTION] == [
        ACTION << 16 | PRODUCE
    ]
    assert CRAFT not in (option & 0xFFFF for option in options_of(asked, WHICH_ACTION) if action_of(option) == ACTION)


def at_the_oracle(hand: bool) -> list[Asked]:
    """A Prophet comes to the Oracle; its player has a Follower and perhaps a card, which fits for no Omen."""
    g = table()
    p = g.players[0]
    p.followers = 2
    [fire] = cards_showing(p, 0)[:1]
    g.omens.tiles, g.omens.owners = [fire], [1]
    if hand:
        take_cards(p, cards_showing(p, 0)[1:2])
    prophet = ready(p, PROPHET, "oracle")
    return answer(activate(g, p, prophet), on("oracle_2"))


@pytest.mark.rule("HYB-ORACLE-03", "HYB-ACT-20")
def test_whether_a_card_fits_for_an_omen_shows_in_no_question() -> None:
    assert [action_of(option) for option in options_of(at_the_oracle(hand=True), WHICH_ACTION)] == [ACTION]
    assert seats_asked(at_the_oracle(hand=False), WHICH_ACTION) == [], "an empty hand is no secret"
    assert [kind.secret for kind in (TURN, WHICH_ACTION, END_OF_TURN)] == [True] * 3


def test_where_all_was_undone_the_turn_goes_on_without_an_action() -> None:
    g = table()
    p = g.players[0]
    g.factory.put(0, 20, 1)
    p.pillar_resolved = True

    # Somebody's power empties the Factory as soon as a character has come.
    empower(g, 1, when="reaction", on={"placed": "other"}, effects=[{"act": "produce"}] * 3)
    answer(activate(g, p, 0), to(FORGE), on("forge_2"))
    assert (g.turn.action, g.turn.over) == (NONE, False)


def test_a_power_that_spoils_the_slots_does_not_drive_anybody_to_the_artwork() -> None:
    g = table()
    p = g.players[0]
    p.pillar_resolved = True
    g.factory.put(0, 20, 1)
    empower(g, 1, when="reaction", on={"arrives": "other"}, effects=[{"act": "produce"}] * 3)
    answer(activate(g, p, 0), to(FORGE))
    assert 0 <= p.characters[0].place < ARTWORK
