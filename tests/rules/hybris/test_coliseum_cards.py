"""Every Conflict card of the Coliseum: what it does, and when it does not."""

import pytest

from agon.games.hybris.box.things import ConflictCard
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from rules.hybris.arena import (
    Answer,
    card,
    duel,
    first_hero,
    on_top,
)
from rules.hybris.card_stories import (
    HEROES,
    STORIES,
    against_game,
    both,
    in_attack,
    in_defence,
    own_total,
    play_plain,
    story,
    table,
    totals,
)
from rules.hybris.given import box, told

FACES = [face for face in box().faces if face.deck == "coliseum"]


@pytest.mark.parametrize("face", [face for face in FACES if not face.effects], ids=lambda face: face.id)
def test_a_plain_card_counts_for_its_strength_and_nothing_else(face: ConflictCard) -> None:
    play_plain(face)


@pytest.mark.parametrize("face", [face.id for face in FACES if face.effects])
def test_what_a_card_does(face: str) -> None:
    STORIES[face]()


@story("coliseum_feint")
def coliseum_feint() -> None:
    g = table("zeus", ["coliseum-coliseum_feint"], theirs=("crush",))
    both(g, "coliseum_feint", "crush")
    assert own_total(g) == 2 + 2


@story("sneak_attack")
def sneak_attack() -> None:
    g = table("zeus", ["coliseum-sneak_attack"], theirs=("crush",))
    both(g, "sneak_attack", "crush")
    assert own_total(g) == 2
    g = table("zeus", ["coliseum-sneak_attack"], theirs=("crush",))
    duel(g, {0: ["sneak_attack", "on"], 1: ["crush", "stop"]}, HEROES)
    assert own_total(g) == 2 + 1
    g = table("zeus", ["coliseum-sneak_attack"])
    against_game(g, ["sneak_attack"])
    assert own_total(g) == 2 + 1, "the game has always stopped"


@story("sling")
def sling() -> None:
    g = table("zeus", ["coliseum-sling", "coliseum-sling"])
    against_game(g, ["sling", "sling"])
    assert own_total(g) == 1 + 1 + 1


@story("chariot_charge")
def chariot_charge() -> None:
    assert in_attack("zeus", "coliseum-chariot_charge") == 4 + 1
    assert in_defence("zeus", "coliseum-chariot_charge") == 4
    g = table("zeus", ["coliseum-chariot_charge"])
    against_game(g, ["chariot_charge"])
    assert own_total(g) == 4 + 1


@story("net")
def net() -> None:
    g = table("zeus", ["coliseum-net"])
    against_game(g, ["net"], 0, ("coliseum-club", "coliseum-dory"))
    assert totals(g) == (1, 2 + 3)
    g = table("zeus", ["coliseum-net"])
    against_game(g, ["net"], 1, ("coliseum-sling",))
    assert totals(g) == (1, 1 + 0), "never below 0"
    g = table("zeus", ["coliseum-net"], theirs=("paean",))
    assert both(g, "net", "paean").of_kind("weaken") == [], "where there is nothing to take nothing is asked"


@pytest.mark.rule("HYB-COMBAT-04")
def test_a_second_net_falls_on_the_other_of_two_cards_alike() -> None:
    g = table("zeus", ["coliseum-net", "coliseum-net"])
    against_game(g, ["net", "net"], 0, ("coliseum-dory", "coliseum-dory"))
    strength = box().card(card("coliseum-dory")).strength
    weakened = [left for _, _, left, _ in told(g, "hybris-weakened")]
    assert totals(g) == (1 + 1, 2 * (strength - 2))
    assert weakened == [strength - 2, strength - 2], "the one that is the strongest by then"


@story("shield_wall")
def shield_wall() -> None:
    assert in_defence("zeus", "coliseum-shield_wall") == 3 + 1
    assert in_attack("zeus", "coliseum-shield_wall") == 3


@story("taunt")
def taunt() -> None:
    g = table("zeus", ["coliseum-taunt", "crush", "parry"], theirs=("crush", "divine_grace", "parry", "paean"))
    g.players[1].determination = 2
    answers: dict[int, list[Answer]] = {
        0: ["taunt", "on", "crush", "on", "parry", "stop"],
        1: ["crush", "on", "parry", "on", "divine_grace", "stop"],
    }
    _, running = duel(g, answers, HEROES)
    theirs = [entry for entry in running.asked if entry[0] == 1]
    assert theirs[2][2] == ["parry", "paean"], "one that can be afforded"
    assert theirs[3] == (1, "marker", ["on"])
    assert theirs[5][2] == ["divine_grace", "paean"], "in the next round only"
    g = table("zeus", ["coliseum-taunt", "crush"], theirs=("crush", "divine_grace"))
    g.players[1].determination = 2
    answers = {0: ["taunt", "on", "crush", "stop"], 1: ["crush", "on", "divine_grace", "stop"]}
    _, running = duel(g, answers, HEROES)
    assert running.of_kind("marker")[-1] == ["stop"], "with nothing they can afford they stop"


@story("sidestep")
def sidestep() -> None:
    g = table("zeus", ["coliseum-sidestep", "crush"])
    against_game(g, ["sidestep", "crush"])
    assert g.players[0].hand == [card("coliseum-sidestep")]
    assert g.players[0].discard == [card("zeus-crush")]


@story("orderly_retreat")
def orderly_retreat() -> None:
    g = table("zeus", ["coliseum-orderly_retreat"], "poseidon")
    against_game(g, ["orderly_retreat"])
    assert g.players[0].characters[first_hero(g.players[0])].place == RESERVE
    g = table("zeus", [], "poseidon")
    against_game(g, [])
    assert g.players[0].characters[first_hero(g.players[0])].place == IN_UNDERWORLD


@story("crown_of_nike")
def crown_of_nike() -> None:
    g = table("zeus", ["coliseum-crown_of_nike"])
    against_game(g, ["crown_of_nike"], base=3)
    assert g.players[0].vp == 5 + 2
    g = table("zeus", ["coliseum-crown_of_nike"])
    against_game(g, ["crown_of_nike"], base=4)
    assert g.players[0].vp == 5


@story("breath_of_aeolus")
def breath_of_aeolus() -> None:
    g = table("zeus", ["coliseum-breath_of_aeolus"])
    on_top(g.players[0].deck, "zeus-crush")
    against_game(g, ["breath_of_aeolus", "stop"])
    assert g.players[0].hand == [card("zeus-crush")]


@story("harmonia")
def harmonia() -> None:
    for before, more in (([], 0), (["crush"], 1), (["crush", "parry"], 1), (["forked_lightning", "crush"], 2)):
        g = table("zeus", [*before, "coliseum-harmonia"])
        against_game(g, [*before, "harmonia"])
        played = [numbers[2] + numbers[3] for numbers in told(g, "hybris-played")]
        assert own_total(g) == sum(played) + more


@story("promethean_ember")
def promethean_ember() -> None:
    g = table("zeus", ["coliseum-promethean_ember"])
    against_game(g, ["promethean_ember", "yes"])
    assert (own_total(g), g.players[0].followers) == (3 + 2, 2)
    g = table("zeus", ["coliseum-promethean_ember"])
    against_game(g, ["promethean_ember", "stop"])
    assert (own_total(g), g.players[0].followers) == (3, 3)


@story("vow_to_tyche")
def vow_to_tyche() -> None:
    g = table("zeus", ["coliseum-vow_to_tyche"])
    against_game(g, ["vow_to_tyche"], base=9)
    assert g.players[0].vp == 4
    g = table("zeus", ["coliseum-vow_to_tyche"])
    against_game(g, ["vow_to_tyche"], base=3)
    assert g.players[0].vp == 5
