"""Why not? What a person might expect to do, and the reason why it cannot be done."""

import pytest

from agon.games.hybris.box.numbers import (
    ACHIEVE,
    CONVERT,
    DEPLOY,
    FATES,
    FORGE,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    OLYMPUS,
    OMEN,
    ORACLE,
    PROPHET,
)
from agon.games.hybris.describe import describe
from agon.games.hybris.player import ARTWORK, ON_TILE, UNAVAILABLE, UNDER, USED
from agon.games.hybris.refusals import refusals
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.movement import why_not_in_reserve
from agon.games.hybris.rules.planning import token_options
from agon.games.hybris.rules.turn import take_turn
from agon.games.hybris.scenes import FOR_CLASH, FOR_CONTEST, Combat, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from games.hybris.tables import acting, asked, in_english
from rules.hybris.arena import holds
from rules.hybris.given import figure_of, given


def reasons(g: Hybris, ask: Ask) -> dict[str, str]:
    """Why not, by key."""
    return {refusal.key: in_english(g, refusal.reason) for refusal in refusals(g, ask)}


def test_why_a_character_cannot_be_activated() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.aegis = 0
    hero = figure_of(p, HERO)
    hero.token, p.tokens[FORGE] = FORGE, UNDER
    p.characters[0].lying = True

    why = reasons(g, asked(take_turn(g, p)))

    assert why["activate/hero/pollux"] == "you have 0 Aegis and need 1"
    assert why["activate/olympian/zeus"] == "is wounded until the end of the Age"
    assert why["activate/prophet/zeus/1"] == "has no token"
    assert why["activate/hero/heracles"] == "is still on an Upgrade tile"
    p.aegis = 1
    assert reasons(g, asked(take_turn(g, p)))["activate/hero/pollux"] == (
        "The Forge offers no action now "
        "(Craft: none of your Technologies is in the Workshop and Produce: the Factory is empty)"
    ), "down to the root"


def test_why_a_token_cannot_be_laid() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.tokens[FORGE], p.tokens[ORACLE] = USED, UNAVAILABLE
    prophet = figure_of(p, PROPHET)
    options = token_options(g, p, prophet)
    options[0] |= p.characters.index(prophet)

    why = reasons(g, Ask(q.PLAN, 0, options))

    assert why["token/forge"] == "you used it in this Age"
    assert why["token/oracle"].startswith("you used it in the last Age")
    assert why["token/fates"] == "Prophets never go to the Fates or the Coliseum"
    assert why["token/bonus"] == "you have none"


def test_a_token_for_where_nothing_could_be_done_is_offered_with_a_warning() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    hero = figure_of(p, HERO)
    options = token_options(g, p, hero)
    options[0] |= p.characters.index(hero)
    ask = Ask(q.PLAN, 0, options)

    forge = describe(g, ask, q.TOKEN << 16 | FORGE).message
    assert in_english(g, forge) == (
        "The Forge | Craft and Produce | nothing to do there as things stand: "
        "Craft: none of your Technologies is in the Workshop and Produce: the Factory is empty"
    )
    olympus = describe(g, ask, q.TOKEN << 16 | OLYMPUS).message
    assert in_english(g, olympus) == "Olympus | Convert and Conceive"
    swap = describe(g, Ask(q.SWAP_TOKEN, 0, options), q.TOKEN << 16 | FORGE).message
    assert in_english(g, swap) == "The Forge | Craft and Produce", "who exchanges a token has a character out already"


def test_why_a_slot_cannot_be_taken() -> None:
    g = given("zeus", "hades")
    acting(g, 0, PROPHET, MORTAL_WORLD)
    taken, own, forbidden = (g.box.cities[number].slot for number in range(3))
    g.players[1].characters[0].place = taken
    g.players[0].characters[0].place = own
    g.barred = 1 << forbidden

    why = reasons(g, Ask(q.WHICH_SLOT, 0, []))

    assert why["slot/lemnos"] == "Hades of Bob stands there, and a Prophet drives nobody out"
    assert why["slot/argos"] == "your Zeus stands there"
    assert why["slot/sparta"] == "a Forbidden token lies there"


@pytest.mark.parametrize(
    ("location", "action", "reason"),
    [
        (OLYMPUS, CONVERT, "you have too few Prayers for any row"),
        (ORACLE, OMEN, "you have too few Followers"),
        (MORTAL_WORLD, DEPLOY, "your storage is empty"),
        (FATES, ACHIEVE, "there is no Quest face up"),
    ],
)
def test_why_an_action_is_not_possible(location: int, action: int, reason: str) -> None:
    g = given("zeus", "hades")
    acting(g, 0, OLYMPIAN, location)
    g.quests = [NONE] * len(g.quests)
    ask = Ask(q.WHICH_ACTION, 0, [])

    assert reason in reasons(g, ask).values()
    assert describe(g, ask, q.ACTION << 16 | action).key in reasons(g, ask)


def test_why_a_premonition_cannot_be_completed() -> None:
    g = given("zeus", "hades")
    acting(g, 0, OLYMPIAN, ORACLE)
    p = g.players[0]
    p.pillars = p.uppers = p.lowers = [0]
    [card] = p.premonitions
    ask = Ask(q.END_OF_TURN, 0, [q.RESOLVE_PILLAR << 16])

    why = reasons(g, ask)

    assert "complete/" + g.box.premonitions[card].id in why
    assert why["end"] == "your Pillar must be resolved first"


def test_why_a_card_cannot_be_played() -> None:
    g = given("zeus", "hades")
    holds(g, 0, "divine_grace")
    g.players[0].determination = 1
    g.combat = Combat(FOR_CLASH, Side(0, 0), Side(NONE, NONE))

    why = reasons(g, Ask(c.PLAY_CARD, 0, [q.STOP << 16]))

    assert why == {"card/divine_grace": "it costs 3 Determination, and you have 1 left"}


def test_why_one_cannot_continue_or_stop() -> None:
    g = given("zeus", "hades")
    holds(g, 0, "divine_grace")
    side = Side(0, 0)
    g.combat = Combat(FOR_CONTEST, side, Side(1, 0))
    side.hidden = g.players[0].hand.pop()
    g.players[0].determination = 1

    assert list(reasons(g, Ask(c.CHOOSE_MARKER, 0, [q.STOP << 16]))) == ["continue"]
    g.players[0].determination, side.must_press_on = 3, True
    bound = reasons(g, Ask(c.CHOOSE_MARKER, 0, [c.PRESS_ON << 16]))
    assert bound == {"stop": "you are bound to continue"}


def test_why_somebody_cannot_contest() -> None:
    g = given("zeus", "hades")
    p = g.players[1]
    p.characters[0].activated = True
    p.characters[0].place = ARTWORK
    ask = Ask(w.CONTEST, 1, [q.STOP << 16])

    why = reasons(g, ask)

    assert why["olympian/hades"] == "was activated in this Age already"
    assert why["prophet/hades/1"] == "Prophets do not contest"
    assert why["hero/orpheus"] == "has no token"


def test_why_a_technology_cannot_be_crafted() -> None:
    g = given("zeus", "hades")
    mine, theirs = g.piles[0][0], g.piles[0][1]
    g.workshop.put(0, mine, 0)
    g.workshop.put(1, theirs, 1)

    why = reasons(g, Ask(q.CRAFT_TILE, 0, []))

    names = ["technology/" + g.box.technologies[tile].id for tile in (mine, theirs)]
    assert why[names[0]].startswith("it costs")
    assert why[names[1]] == "it belongs to Bob"


@pytest.mark.parametrize("kind", [HERO, PROPHET])
def test_who_stands_on_an_upgrade_tile_is_not_in_the_reserve_yet(kind: int) -> None:
    [figure, *_] = [figure for figure in given("zeus", "hades").players[0].characters if figure.place == ON_TILE]
    figure.kind = kind

    reason = why_not_in_reserve(figure)

    assert reason is not None
    assert reason.rules == ("HYB-SETUP-16", "HYB-UPG-05")
