"""Every Conflict card of the players: what it does, and when it does not."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE
from agon.games.hybris.box.things import ConflictCard
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.scenes import FOR_SLOT
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Together
from rules.hybris.arena import (
    Answer,
    Stage,
    card,
    city,
    combat_of,
    duel,
    first_hero,
    olympian,
    on_top,
    stands,
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

FACES = [face for face in box().faces if face.deck != "coliseum"]


@pytest.mark.parametrize("face", [face for face in FACES if not face.effects], ids=lambda face: face.id)
def test_a_plain_card_counts_for_its_strength_and_nothing_else(face: ConflictCard) -> None:
    play_plain(face)


@pytest.mark.parametrize("face", [face.id for face in FACES if face.effects])
def test_what_a_card_does(face: str) -> None:
    STORIES[face]()


# ---------------------------------------------------------------- common


@story("anticipation")
def anticipation() -> None:
    g = table("zeus", ["anticipation", "crush"])
    on_top(g.players[0].deck, "zeus-javelin")
    running = against_game(g, ["anticipation", "crush"])
    assert running.of_kind("discard") == [["crush", "javelin"]]
    assert g.players[0].hand == [card("zeus-javelin")]


@story("feint")
def feint() -> None:
    g = table("zeus", ["feint"], theirs=("crush",))
    both(g, "feint", "crush")
    assert own_total(g) == 2 + 2
    g = table("zeus", ["feint"], theirs=("crush",))
    duel(g, {0: ["feint", "on"], 1: ["crush", "stop"]}, HEROES)
    assert own_total(g) == 2
    g = table("zeus", ["crush", "feint"], theirs=("crush", "parry"))
    duel(g, {0: ["crush", "on", "feint", "on"], 1: ["crush", "on", "parry", "stop"]}, HEROES)
    assert own_total(g) == 3 + 2, "to have pressed on before is not enough"
    g = table("zeus", ["feint"])
    against_game(g, ["feint"])
    assert own_total(g) == 2


@story("divine_grace")
def divine_grace() -> None:
    g = table("zeus", ["divine_grace"])
    against_game(g, ["divine_grace"], base=4)
    assert g.grandeur == [NONE, NONE, 0, 1]
    g = table("zeus", ["divine_grace"])
    against_game(g, ["divine_grace"], base=5)
    assert g.grandeur == [NONE, NONE, 1, 0]


@story("combined_attack")
def combined_attack() -> None:
    for before, more in ((["crush"], 0), (["crush", "parry"], 1), (["parry", "paean"], 2), ([], 0)):
        g = table("zeus", [*before, "combined_attack"])
        against_game(g, [*before, "combined_attack"])
        assert own_total(g) == sum(box().card(card(f"zeus-{name}")).strength for name in before) + 2 + more


@story("parry")
def parry() -> None:
    g = table("zeus", ["crush", "parry"], theirs=("crush", "divine_grace"))
    answers: dict[int, list[Answer]] = {0: ["crush", "on", "parry", "on"], 1: ["crush", "on", "divine_grace", "on"]}
    duel(g, answers, HEROES)
    assert totals(g) == (3 + 1, 1 + 4), "2 less for the Weapon, though the Miracle is stronger"
    g = table("zeus", ["parry"], theirs=("divine_grace",))
    both(g, "parry", "divine_grace")
    assert totals(g) == (1, 4)


@story("counterattack")
def counterattack() -> None:
    g = table("zeus", ["counterattack"], theirs=("crush",))
    both(g, "counterattack", "crush")
    assert own_total(g) == 2 + 1
    g = table("zeus", ["counterattack"], theirs=("javelin",))
    g.players[0].might = 1
    both(g, "counterattack", "javelin")
    assert own_total(g) == 1 + 2, "3 is not behind 2, and what the Javelin's effect adds comes later"
    g = table("zeus", ["counterattack"])
    against_game(g, ["counterattack"], base=2)
    assert own_total(g) == 2


@story("javelin")
def javelin() -> None:
    g = table("zeus", ["javelin", "crush"])
    against_game(g, ["javelin", "crush"])
    assert own_total(g) == 2 + 1 + 3
    g = table("zeus", ["javelin", "crush"])
    against_game(g, ["crush", "javelin"])
    assert own_total(g) == 3 + 2


@story("paean")
def paean() -> None:
    g = table("zeus", ["paean", "divine_grace"])
    g.players[0].determination = 2
    running = against_game(g, ["paean", "divine_grace"])
    assert running.of_kind("play-card") == [["paean", "stop"], ["divine_grace", "stop"]]
    assert g.players[0].determination == 2, "the track does not move"


@story("libation")
def libation() -> None:
    for yes, more in ((0, 0), (1, 1), (2, 2)):
        g = table("zeus", ["libation"])
        answers: list[Answer] = ["libation", *["yes"] * yes, *["stop"] * (yes < 2)]
        against_game(g, answers)
        assert (own_total(g), g.players[0].aegis) == (1 + more, 3 - yes)
    g = table("zeus", ["libation"])
    g.players[0].aegis = 0
    assert against_game(g, ["libation"]).of_kind("pay") == []


# ---------------------------------------------------------------- zeus


@story("tribute")
def tribute() -> None:
    g = table("zeus", ["tribute"])
    g.players[1].aegis = 1
    duel(g, {0: ["tribute", "on"]}, HEROES)
    assert (g.players[0].aegis, g.players[1].aegis) == (3 + 1, 0), "as much as there is"
    g = table("zeus", ["tribute"])
    against_game(g, ["tribute"], base=1)
    assert g.players[0].aegis == 4
    g = table("zeus", ["tribute"])
    against_game(g, ["tribute"], base=9)
    assert g.players[0].aegis == 3


@story("majesty")
def majesty() -> None:
    for space in range(4):
        g = table("zeus", ["majesty"])
        g.grandeur = [NONE] * 4
        g.grandeur[space] = 0
        g.grandeur[(space + 1) % 4] = 1
        against_game(g, ["majesty"])
        assert own_total(g) == 2 + 3 - space


@story("caucasus_eagle")
def caucasus_eagle() -> None:
    g = table("zeus", ["caucasus_eagle"], theirs=("crush", "parry", "paean", "javelin"))
    duel(g, {0: ["caucasus_eagle", "on"], 1: ["crush", "stop", "parry", "paean"]}, HEROES)
    assert sorted(g.players[1].hand) == sorted([card("hades-crush"), card("hades-javelin")])
    g = table("zeus", ["caucasus_eagle", "crush", "parry", "paean"])
    against_game(g, ["caucasus_eagle"])
    assert len(g.players[0].hand) == 3


@story("brazen_law")
def brazen_law() -> None:
    g = table("zeus", ["brazen_law", "crush"], theirs=("crush", "parry", "paean"))
    answers: dict[int, list[Answer]] = {
        0: ["brazen_law", "on", "crush", "stop"],
        1: ["crush", "on", "parry", "on", "paean"],
    }
    duel(g, answers, HEROES)
    assert g.players[1].aegis == 3 - 2, "for a card in a round and for one alone, not for the one before"
    g = table("zeus", ["brazen_law", "crush"], theirs=("crush", "parry", "paean"))
    g.players[1].aegis = 1
    answers = {0: ["brazen_law", "on", "crush", "stop"], 1: ["crush", "on", "parry", "on"]}
    _, running = duel(g, answers, HEROES)
    assert running.of_kind("play-alone") == [["stop"]]
    g = table("zeus", ["brazen_law", "crush"], theirs=("crush", "parry"))
    g.players[1].aegis = 0
    answers = {0: ["brazen_law", "on", "crush", "on"], 1: ["crush", "on", "parry", "stop"]}
    _, running = duel(g, answers, HEROES)
    assert running.of_kind("marker")[-1] == ["stop"], "who cannot pay must stop"
    g = table("zeus", ["brazen_law", "crush"])
    against_game(g, ["brazen_law", "crush"])
    assert g.players[0].aegis == 3
    assert told(g, "hybris-toll") == []


@story("bane_of_typhon")
def bane_of_typhon() -> None:
    g = table("zeus", ["bane_of_typhon"], theirs=("divine_grace",))
    both(g, "bane_of_typhon", "divine_grace")
    assert totals(g) == (5, 0)
    g = table("zeus", ["bane_of_typhon"])
    running = against_game(g, ["bane_of_typhon", "dory"], 0, ("coliseum-dory", "coliseum-pankration", "coliseum-dory"))
    assert running.of_kind("weaken") == [["dory", "pankration"]], "ties: the player's choice, once for cards alike"
    assert totals(g) == (5, 6)


# ---------------------------------------------------------------- hades


@story("ferrymans_fee")
def ferrymans_fee() -> None:
    g = table("hades", ["ferrymans_fee"], "zeus")
    against_game(g, ["ferrymans_fee"], base=9)
    assert g.players[0].vp == 5 + 2
    g = table("hades", ["ferrymans_fee"], "zeus")
    against_game(g, ["ferrymans_fee"], base=1)
    assert g.players[0].vp == 5


def bury(g: Hybris, dead: int) -> None:
    """So many Heroes lie in the Underworld, some of each player's."""
    heroes = [
        figure
        for p in reversed(g.players)
        for number, figure in enumerate(p.characters)
        if figure.kind == HERO and number != first_hero(p)
    ]
    for figure in heroes[:dead]:
        figure.place = IN_UNDERWORLD


@story("call_of_the_shades")
def call_of_the_shades() -> None:
    for dead, more in ((0, 0), (2, 2), (4, 3)):
        g = table("hades", ["call_of_the_shades"], "zeus")
        bury(g, dead)
        against_game(g, ["call_of_the_shades"])
        assert own_total(g) == 2 + more


@story("fangs_of_cerberus")
def fangs_of_cerberus() -> None:
    g = table("hades", ["fangs_of_cerberus", "crush"], "zeus", ("crush", "parry"))
    answers: dict[int, list[Answer]] = {
        0: ["fangs_of_cerberus", "on", "crush", "stop"],
        1: ["crush", "on", "parry", "stop"],
    }
    duel(g, answers, HEROES)
    assert g.players[1].hand == []
    assert card("zeus-parry") in g.players[1].discard
    assert g.players[0].hand == [card("hades-crush")]
    g = table("hades", ["fangs_of_cerberus"], "zeus", ("crush",))
    duel(g, {0: ["fangs_of_cerberus", "on"], 1: ["crush", "stop"]}, HEROES)
    assert g.players[1].hand == [card("zeus-crush")], "who stopped in the same round has it back already"


@story("back_across_the_styx")
def back_across_the_styx() -> None:
    g = table("hades", ["back_across_the_styx"], "zeus")
    p = g.players[0]
    for name in ("hades-crush", "hades-parry"):
        p.deck.remove(card(name))
        p.discard.append(card(name))
    against_game(g, ["back_across_the_styx", "parry", "parry"])
    assert own_total(g) == 1 + 1, "and it may be played in the same Combat"
    assert card("hades-crush") in p.discard


@story("dark_bargain")
def dark_bargain() -> None:
    g = table("hades", ["dark_bargain"], "zeus")
    p = g.players[0]
    assert against_game(g, ["dark_bargain"]).of_kind("may") == [], "the one who fights is not to be had"
    g = table("hades", ["dark_bargain"], "zeus")
    p = g.players[0]
    other = next(n for n, figure in enumerate(p.characters) if figure.kind == HERO and n != first_hero(p))
    p.characters[other].place = RESERVE
    against_game(g, ["dark_bargain", "yes"])
    assert own_total(g) == 2 + 4
    assert p.characters[other].place == IN_UNDERWORLD


@story("gates_of_tartarus")
def gates_of_tartarus() -> None:
    g = table("hades", ["gates_of_tartarus"], "zeus")
    bury(g, 6)
    p = g.players[0]
    mine = [n for n, figure in enumerate(p.characters) if figure.place == IN_UNDERWORLD]
    assert len(mine) == 2
    against_game(g, ["gates_of_tartarus", mine[0], mine[1]], base=9)
    assert own_total(g) == 5 + 4
    assert [p.characters[n].place for n in mine] == [RESERVE, RESERVE]


# ---------------------------------------------------------------- poseidon


@story("sea_currents")
def sea_currents() -> None:
    g = table("poseidon", ["sea_currents"])
    on_top(g.players[0].deck, "poseidon-crush")
    against_game(g, ["sea_currents", "crush"])
    assert own_total(g) == 3


@story("tidal_wave")
def tidal_wave() -> None:
    g = table("poseidon", ["tidal_wave"])
    duel(g, {0: ["tidal_wave", "on"]}, HEROES)
    assert own_total(g) == 1 + 2 + 2
    g = table("hades", [], "poseidon", ("tidal_wave",))
    duel(g, {1: ["tidal_wave", "on"]}, HEROES)
    assert totals(g)[1] == -1 + 2
    g = table("poseidon", ["tidal_wave"])
    against_game(g, ["tidal_wave"])
    assert own_total(g) == 2


@story("sundered_earth")
def sundered_earth() -> None:
    g = table("poseidon", ["sundered_earth"])
    against_game(g, ["sundered_earth"], 1, ("coliseum-club", "coliseum-caestus", "coliseum-sling"))
    assert totals(g) == (4, 1 + 3 + 1 + 0)
    g = table("poseidon", ["sundered_earth", "crush"], theirs=("paean", "crush"))
    answers: dict[int, list[Answer]] = {
        0: ["sundered_earth", "on", "crush", "on"],
        1: ["paean", "on", "crush", "on"],
    }
    duel(g, answers, HEROES)
    assert totals(g)[1] == 0 + 3, "never below 0, and not for cards that come later"


@story("tempest")
def tempest() -> None:
    g = table("poseidon", ["tempest"])
    on_top(g.players[0].deck, "poseidon-divine_grace")
    against_game(g, ["tempest"], base=5)
    assert own_total(g) == 1 + 4
    assert card("poseidon-divine_grace") in g.players[0].discard
    assert g.grandeur == [NONE, NONE, 1, 0], "nothing else on it counts"


@story("three_prongs")
def three_prongs() -> None:
    g = table("poseidon", ["crush", "three_prongs"])
    on_top(g.players[0].deck, "poseidon-divine_grace", "poseidon-flurry", "poseidon-paean")
    against_game(g, ["crush", "three_prongs"])
    assert own_total(g) == 3 + 2 + 3 + 4 + 2 + 0, "a Combo with any image, none with what is revealed"
    assert len(g.players[0].discard) == 5


# ---------------------------------------------------------------- athena


@story("phalanx")
def phalanx() -> None:
    assert in_defence("athena", "phalanx") == 1 + 1
    assert in_attack("athena", "phalanx") == 1
    g = table("athena", ["phalanx"])
    against_game(g, ["phalanx"])
    assert own_total(g) == 1


@story("stratagem")
def stratagem() -> None:
    g = table("athena", ["stratagem"])
    on_top(g.players[0].deck, "athena-crush", "athena-parry")
    running = against_game(g, ["stratagem", "parry"])
    assert running.of_kind("discard") == [["crush", "parry"]]
    assert g.players[0].hand == [card("athena-crush")]


@story("city_ramparts")
def city_ramparts() -> None:
    for temples, tiles, more in ((0, 0, 0), (0b101, 0, 2), (0b1, 1, 2), (0b111, 1, 3)):
        g = table("athena", ["city_ramparts"])
        g.players[0].temples = temples
        for space in range(tiles):
            g.spaces.put(space, g.piles[0].pop(), 0)
        g.spaces.put(5, g.piles[1].pop(), 1)
        against_game(g, ["city_ramparts"])
        assert own_total(g) == 2 + more


@story("owls_gaze")
def owls_gaze() -> None:
    g = table("athena", ["owls_gaze", "crush"], theirs=("crush", "parry"))
    p, q = g.players
    stands(q, first_hero(q), "athens")
    play = fight_player(g, p, first_hero(p), q, first_hero(q), FOR_SLOT, city("athens"))
    running = Stage(g, {0: ["owls_gaze", "on"], 1: ["crush", "on"]})
    asked: Ask | Together = next(play)
    for _ in range(2):
        assert isinstance(asked, Together)
        for _, part in asked.parts:
            running.run(part())
        asked = play.send(0)
    assert isinstance(asked, Ask)
    assert (asked.seat, asked.kind.id) == (1, "hybris-ask-place-openly")
    asked = play.send(asked.options[0])
    assert isinstance(asked, Together)
    assert [seat for seat, _ in asked.parts] == [0], "now the other one chooses"
    side = combat_of(g).defender
    assert (side.hidden, side.face_up) == (card("hades-parry"), True)
    running.answers = {0: ["crush", "stop"], 1: ["stop"]}
    for _, part in asked.parts:
        running.run(part())
    asked = play.send(0)
    assert isinstance(asked, Together)
    assert len(asked.parts) == 2, "markers stay secret"
    for _, part in asked.parts:
        running.run(part())
    with pytest.raises(StopIteration):
        play.send(0)
    assert card("hades-parry") in q.hand
    assert q.shown[card("hades-parry")] & 1, "everybody has seen it"


def test_the_owl_sees_one_card_only() -> None:
    g = table("athena", ["owls_gaze", "crush", "javelin"], theirs=("crush", "parry", "paean"))
    answers: dict[int, list[Answer]] = {
        0: ["owls_gaze", "on", "crush", "on", "javelin", "stop"],
        1: ["crush", "on", "parry", "on", "paean", "stop"],
    }
    _, running = duel(g, answers, HEROES)
    asked = [kind for seat, kind, _ in running.asked if seat == 1 and kind != "marker"]
    assert asked == ["place-card", "place-openly", "weaken", "place-card"]


@story("olive_branch")
def olive_branch() -> None:
    g = table("athena", ["olive_branch"])
    against_game(g, ["olive_branch"])
    assert g.players[0].kindness == 2


@story("gorgoneion")
def gorgoneion() -> None:
    g = table("athena", ["gorgoneion", "parry"], theirs=("crush", "divine_grace", "paean"))
    answers: dict[int, list[Answer]] = {
        0: ["gorgoneion", "on", "parry", "stop"],
        1: ["crush", "on", "divine_grace", "on", "paean"],
    }
    duel(g, answers, HEROES)
    assert totals(g) == (4, 1 + 1 + 0), "1 at most for each, those that come later too"
    g = table("athena", ["gorgoneion"])
    against_game(g, ["gorgoneion"], 2, ("coliseum-club", "coliseum-dory"))
    assert totals(g) == (4, 2 + 1 + 1)


# ---------------------------------------------------------------- bonds


def test_bonds_mean_nothing_once_one_side_plays_alone() -> None:
    g = table("athena", ["crush", "owls_gaze"], theirs=("crush",))
    duel(g, {0: ["crush", "on", "owls_gaze"], 1: ["crush", "stop"]}, HEROES)
    assert told(g, "hybris-bound") == []
    assert g.players[0].characters[olympian(g.players[0])].place == RESERVE
