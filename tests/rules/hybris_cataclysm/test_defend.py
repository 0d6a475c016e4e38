"""Defend: a Combat against Chaos with the Strength of an echelon.  Page 7."""

import pytest

from agon.games.hybris.box.numbers import HERO, OLYMPIAN
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.defend import defend
from agon.games.hybris.cataclysm.outskirts.questions import (
    ADVANCE_TOKEN,
    REWARD,
    TRACK_REWARD,
    TRANSFER_WORKERS,
)
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.combat.questions import PLAY_CARD
from agon.games.hybris.state import Hybris
from rules.hybris.cities import Asked, answer, options_of, seats_asked
from rules.hybris.given import line_up, told
from rules.hybris_cataclysm.camps import STAY, Answer, advances, board, explorer, hangar, outpost, transfers
from rules.hybris_cataclysm.given import PLAIN, gathered, on_top, strong


def defending(g: Hybris, *answers: Answer, kind: int = HERO) -> list[Asked]:
    return answer(defend(g, g.players[0], explorer(g, 0, kind)), *answers)


@pytest.mark.rule("CAT-DEFEND-01")
def test_transfer_then_advance_on_the_defence_track_then_fight() -> None:
    g = outpost()
    p = g.players[0]
    hangar(g).workers = 2
    p.hand = [p.deck.pop()]
    on_top(g, PLAIN)
    asked = defending(g, transfers(1), advances(DEFENCE))
    kinds = [each.kind for each in asked]
    assert kinds[:3] == [TRANSFER_WORKERS, ADVANCE_TOKEN, PLAY_CARD]
    assert hangar(g).echelons[EXPLORATION] == 0


@pytest.mark.rule("CAT-DEFEND-01")
@pytest.mark.parametrize("kind", [HERO, OLYMPIAN])
def test_the_acting_figure_fights(kind: int) -> None:
    g = outpost()
    on_top(g, PLAIN)
    defending(g, kind=kind)
    figure = next(each for each in g.players[0].characters if each.kind == kind)
    assert figure.place == (IN_UNDERWORLD if kind == HERO else RESERVE)
    assert figure.lying is (kind == OLYMPIAN) or kind == HERO


@pytest.mark.rule("CAT-DEFEND-02")
@pytest.mark.parametrize(("echelon", "strength"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6)])
def test_the_echelon_gives_its_strength(echelon: int, strength: int) -> None:
    g = outpost()
    hangar(g).echelons[DEFENCE] = echelon
    on_top(g, PLAIN)
    defending(g)
    [(_, _, mine, _)] = told(g, "hybris-combat-over")
    assert mine == strength


@pytest.mark.rule("CAT-DEFEND-03", "CAT-DEFEND-04", "CAT-DEFEND-05")
def test_a_victory_repels_then_pays_then_sends_the_token_back() -> None:
    g = outpost()
    line_up(g, 1, 0, 2)
    chaos(g).space = 3
    gathered(g, 1)
    hangar(g).echelons = [2, 2]
    strong(g.players[0])
    asked = defending(g, (TRACK_REWARD, REWARD << 16 | DEFENCE << 4 | 1))
    assert options_of(asked, TRACK_REWARD) == [REWARD << 16 | DEFENCE << 4 | echelon for echelon in (2, 1)]
    assert (chaos(g).space, len(chaos(g).momentum)) == (1, 0)
    assert hangar(g).energy == 1
    assert hangar(g).echelons == [2, 0]
    events = [event for event, _, _ in g.log or []]
    assert events.index("hybris-repelled") < events.index("hybris-track-reward")


@pytest.mark.rule("CAT-DEFEND-06")
@pytest.mark.parametrize("kind", [HERO, OLYMPIAN])
def test_a_defeat_is_one_as_in_the_base_game_and_ends_the_turn(kind: int) -> None:
    g = outpost()
    line_up(g, 0, 1, 2)
    on_top(g, PLAIN)
    defending(g, kind=kind)
    figure = next(each for each in g.players[0].characters if each.kind == kind)
    assert g.turn.over
    if kind == HERO:
        assert figure.place == IN_UNDERWORLD
        assert g.grandeur[-3:] == [0, 1, 2]
    else:
        assert (figure.place, figure.lying, g.grandeur[-3:]) == (RESERVE, True, [1, 0, 2])


@pytest.mark.rule("CAT-DEFEND-07")
def test_a_defeat_pays_nothing_and_the_token_stays() -> None:
    g = outpost()
    hangar(g).echelons[DEFENCE] = 2
    chaos(g).space = 2
    on_top(g, PLAIN)
    board(g).camp = 2
    asked = defending(g, STAY)
    assert seats_asked(asked, TRACK_REWARD) == []
    assert (hangar(g).echelons[DEFENCE], chaos(g).space, hangar(g).energy) == (2, 2, 0)
