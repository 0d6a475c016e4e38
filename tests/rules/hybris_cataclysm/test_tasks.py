"""Tasks of four colours, one by one.  Page 11."""

import pytest

from agon.games.hybris.box.numbers import (
    ACHIEVE,
    ALLY,
    CONCEIVE,
    CONVERT,
    CRAFT,
    DEPLOY,
    DETERMINATION,
    DRAIN,
    EARTH,
    HERO,
    ITEM_PROPHET,
    ITEM_SPARK,
    NONE,
    PERCEIVE,
    PROPHET,
    PROPHETS,
    RESURRECT,
    SCIENCE,
    SPARKS,
    TRAIN,
)
from agon.games.hybris.cataclysm.box import MkTile
from agon.games.hybris.cataclysm.outskirts.defend import defend
from agon.games.hybris.cataclysm.outskirts.questions import ADVANCE_TOKEN, TASK, TASK_CARD
from agon.games.hybris.cataclysm.outskirts.table import EXPLORATION
from agon.games.hybris.cataclysm.outskirts.tasks import RED_TASKS, claim_blue, do_red
from agon.games.hybris.cataclysm.outskirts.tracks import advance
from agon.games.hybris.cataclysm.schema.words import COLOURS, TASKS
from agon.games.hybris.player import IN_UNDERWORLD, ON_TILE, OUT, RESERVE, Character, Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.player_combat import put_to_flight
from agon.games.hybris.rules.combat.questions import NEXT_SONG
from agon.games.hybris.rules.fates import attempt_epic
from agon.games.hybris.rules.olympus import conversions, convert
from agon.games.hybris.rules.powers import happen, perform
from agon.games.hybris.rules.questions import CONVERT_ROW, END_OF_TURN, PASS, ROW, STOP, TURN, number_of
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.turn import take_turn
from agon.games.hybris.scenes import FOR_CONTEST, FOR_SLOT, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, action_of
from rules.hybris.arena import holds, quest
from rules.hybris.cities import answer, figure, in_city, options_of, store
from rules.hybris.given import cards_showing, sent, take_cards, told
from rules.hybris_cataclysm.camps import (
    advances,
    board,
    done,
    explorer,
    hangar,
    is_active,
    man,
    outpost,
    place_of,
    task_of,
    task_option,
    tile,
)
from rules.hybris_cataclysm.given import strong

ID = "matrix_dynamo"


def asks_for(g: Hybris, monkeypatch: pytest.MonkeyPatch, *tables: dict[str, object]) -> MkTile:
    """A tile of Zeus with a Worker asks for these, and for something that never happens here."""
    found = tile(g, ID)
    never: dict[str, object] = {"sparks": 8}
    tasks = [g.box.grammar.condition_in(TASKS, table) for table in (*tables, never)]
    monkeypatch.setattr(found, "tasks", tasks)
    monkeypatch.setattr(found, "colours", [COLOURS[task.verb] for task in tasks])
    man(g, 0, ID)
    return found


def red(g: Hybris, scene: Scene | None = None) -> list[int]:
    """The Tasks that seat 0 can pay now."""
    return [number_of(option) & 15 for option in RED_TASKS.options(g, g.players[0], scene or Scene(0))]


def pays(g: Hybris, task: int, *cards: int) -> None:
    option = task_option(g, 0, ID, task)
    assert option in RED_TASKS.options(g, g.players[0], Scene(0))
    answer(do_red(g, g.players[0], Scene(0), option), *[(TASK_CARD, 12 << 16 | card) for card in cards])


# -- all of them


@pytest.mark.rule("CAT-TASK-01")
def test_a_colour_follows_from_the_word() -> None:
    g = outpost()
    assert tile(g, ID).colours == ["yellow", "yellow", "red", "blue"]
    assert set(COLOURS.values()) == {"red", "blue", "yellow", "green"}


@pytest.mark.rule("CAT-TASK-01", "CAT-TASKRED-01")
def test_red_tasks_are_offered_on_ones_own_turn_before_and_after_its_steps() -> None:
    g = outpost()
    p = g.players[0]
    g.order, g.turn.seat = [0, 1, 2], 0
    man(g, 0, "quantum_conductor")
    p.aegis = 2
    wanted = task_option(g, 0, "quantum_conductor", task_of(g, "quantum_conductor", "pay"))
    asked = answer(take_turn(g, p), (TURN, wanted), (TURN, PASS << 16))
    assert wanted in options_of(asked, TURN)
    assert (p.aegis, done(g, 0, "quantum_conductor")) == (0, [1])
    assert wanted not in asked[-1].options


@pytest.mark.rule("CAT-TASK-01")
def test_red_tasks_are_offered_beside_an_action_and_at_the_end_of_a_turn() -> None:
    g = outpost()
    p = g.players[0]
    p.pillar_resolved = True
    man(g, 0, "quantum_conductor")
    p.aegis = 2
    asked = answer(take_turn(g, p), (TURN, 14 << 16), (END_OF_TURN, STOP << 16))
    kinds = {each.kind.id for each in asked if any(action_of(option) == TASK for option in each.options)}
    assert kinds == {"hybris-ask-turn", "hybris-ask-destination", "hybris-ask-action", "hybris-ask-end-of-turn"}


@pytest.mark.rule("CAT-TASK-01", "CAT-TASKRED-04")
def test_a_red_task_is_paid_between_two_conversions_with_what_the_first_one_gave() -> None:
    g = outpost("poseidon", "athena")
    p = g.players[0]
    p.prayers, p.vp = 2, 2
    man(g, 0, "keel_of_charybdis")
    wanted = task_option(g, 0, "keel_of_charybdis", 0)
    point = (CONVERT_ROW, ROW << 16)
    asked = answer(convert(g, p, Scene(0)), point, (CONVERT_ROW, wanted), point)
    assert [wanted in each.options for each in asked] == [False, True, False]
    assert (p.prayers, p.vp, done(g, 0, "keel_of_charybdis")) == (0, 1, [0])


@pytest.mark.rule("CAT-TASK-01")
def test_a_blue_task_is_found_true_between_two_conversions() -> None:
    g = outpost("zeus", "athena")
    p = g.players[0]
    p.prayers, p.sparks = 9, 1
    man(g, 0, "quantum_conductor")
    hangar(g).done[place_of(g, 0, "quantum_conductor")] = 0b011  # what is left is to have 2 Sparks
    spark = next(row for row, offer in enumerate(conversions(g)) if offer.gives[0].amounts[0][0] == SPARKS)
    g.turn.seat, g.turn.character = 0, 0
    play = convert(g, p, Scene(0))
    next(play)
    ask = play.send(ROW << 16 | spark)
    while isinstance(ask, Ask) and ask.kind is not CONVERT_ROW:
        ask = play.send(ask.options[0])
    assert p.sparks == 2
    assert is_active(g, 0, "quantum_conductor")


@pytest.mark.rule("CAT-TASK-01")
def test_a_red_task_is_paid_between_two_songs() -> None:
    g = outpost()
    p = holds(g, 0, "javelin", "thrust", "feint")
    g.quests[1] = quest("calydonian_hunt")
    man(g, 0, "quantum_conductor")
    p.aegis = 2
    wanted = task_option(g, 0, "quantum_conductor", 1)
    hunt = g.box.quests[g.quests[1]]
    stop = (NEXT_SONG, STOP << 16 | hunt.index)
    asked = answer(attempt_epic(g, p, hunt, sent(g, 0, HERO, "fates")), (NEXT_SONG, wanted), stop)
    assert [wanted in each.options for each in asked if each.kind is NEXT_SONG] == [True, False]
    assert (p.aegis, done(g, 0, "quantum_conductor")) == (0, [1])
    assert len(told(g, "hybris-song")) == 1, "whether to go on was asked again"


@pytest.mark.rule("CAT-TASK-01", "CAT-FORE-02")
def test_a_task_done_between_two_echelons_brings_a_foreman_to_pay_the_next_with() -> None:
    g = outpost()
    p = g.players[0]
    man(g, 0, "quantum_conductor")
    hangar(g).done[place_of(g, 0, "quantum_conductor")] = 0b101
    p.aegis, board(g).camp = 2, 1
    paid = (ADVANCE_TOKEN, task_option(g, 0, "quantum_conductor", 1))
    answer(advance(g, p, EXPLORATION), paid, advances(EXPLORATION, foreman=True), advances(EXPLORATION))
    assert is_active(g, 0, "quantum_conductor")
    assert hangar(g).echelons[EXPLORATION] == 2
    assert (board(g).camp, hangar(g).foreman) == (0, False)


@pytest.mark.rule("CAT-TASK-01", "CAT-MK-02")
def test_no_red_task_inside_an_action_on_anothers_turn_nor_as_the_only_thing_left_to_do() -> None:
    g = outpost("poseidon", "athena")
    p = g.players[0]
    man(g, 0, "keel_of_charybdis")
    p.vp, p.prayers = 5, 2
    g.turn.seat = 1
    asked = answer(convert(g, p, Scene(0)), (CONVERT_ROW, ROW << 16))
    g.turn.seat, p.prayers = 0, 1
    asked += answer(convert(g, p, Scene(0)))
    assert [action_of(option) for each in asked for option in each.options if action_of(option) == TASK] == []


@pytest.mark.rule("CAT-TASK-01")
def test_blue_tasks_are_marked_by_themselves_at_such_moments() -> None:
    g = outpost()
    p = g.players[0]
    g.order, g.turn.seat = [0, 1, 2], 0
    man(g, 0, "quantum_conductor")
    p.sparks = 2
    assert done(g, 0, "quantum_conductor") == []
    answer(take_turn(g, p), (TURN, PASS << 16))
    assert done(g, 0, "quantum_conductor") == [2]


@pytest.mark.rule("CAT-TASK-01")
def test_blue_tasks_are_looked_at_once_more_when_a_turn_is_over() -> None:
    g = outpost()
    man(g, 0, "quantum_conductor")
    g.players[0].sparks = 2
    answer(happen(g, "turn_end", Scene(0)))
    assert done(g, 0, "quantum_conductor") == [2]


def test_what_is_on_offer_may_lie_in_the_hand() -> None:
    g = outpost()
    p = g.players[0]
    [aside] = g.book.asides.values()
    man(g, 0, "quantum_conductor")
    take_cards(p, p.deck[:1])
    assert not aside.secret(g, p, Scene(0)), "Aegis is open"
    man(g, 0, "thunderbolt")
    assert aside.secret(g, p, Scene(0))
    take_cards(p, [])
    assert not aside.secret(g, p, Scene(0)), "and so is an empty hand"


# -- red

PAID: list[tuple[str, str, int]] = [
    ("CAT-TASKRED-01", "aegis", 2),
    ("CAT-TASKRED-02", "follower", 3),
    ("CAT-TASKRED-03", "prayer", 2),
    ("CAT-TASKRED-04", "vp", 3),
]
FIELDS = {"aegis": "aegis", "follower": "followers", "prayer": "prayers", "vp": "vp"}


@pytest.mark.parametrize(
    ("what", "amount"), [pytest.param(what, amount, marks=pytest.mark.rule(rule)) for rule, what, amount in PAID]
)
def test_what_a_red_task_shows_is_paid_in_full(what: str, amount: int, monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost()
    p = g.players[0]
    asks_for(g, monkeypatch, {"pay": {what: amount}})
    setattr(p, FIELDS[what], amount - 1)
    assert red(g) == []
    setattr(p, FIELDS[what], amount + 1)
    pays(g, 0)
    assert (getattr(p, FIELDS[what]), done(g, 0, ID)) == (1, [0])


@pytest.mark.rule("CAT-TASKRED-01")
def test_a_red_task_of_aegis() -> None:
    g = outpost()
    g.players[0].aegis = 2
    man(g, 0, "quantum_conductor")
    assert [number & 15 for number in RED_TASKS.options(g, g.players[0], Scene(0))] == [1]


@pytest.mark.rule("CAT-TASKRED-02")
def test_a_red_task_of_followers() -> None:
    g = outpost()
    g.players[0].followers = 2
    man(g, 0, ID)
    assert red(g) == []
    g.players[0].followers = 3
    pays(g, 2)
    assert (g.players[0].followers, done(g, 0, ID)) == (0, [2])


@pytest.mark.rule("CAT-TASKRED-03")
def test_a_red_task_of_prayers() -> None:
    g = outpost("hades", "zeus")
    p = g.players[0]
    man(g, 0, "styx_shell")
    assert RED_TASKS.options(g, p, Scene(0)) == []
    p.prayers = 1
    answer(do_red(g, p, Scene(0), task_option(g, 0, "styx_shell", 1)))
    assert (p.prayers, done(g, 0, "styx_shell")) == (0, [1])


@pytest.mark.rule("CAT-TASKRED-04")
def test_a_red_task_of_points() -> None:
    g = outpost("poseidon", "zeus")
    p = g.players[0]
    man(g, 0, "keel_of_charybdis")
    p.vp = 2
    assert RED_TASKS.options(g, p, Scene(0)) == []
    p.vp = 4
    answer(do_red(g, p, Scene(0), task_option(g, 0, "keel_of_charybdis", 0)))
    assert (p.vp, done(g, 0, "keel_of_charybdis")) == (1, [0])


@pytest.mark.rule("CAT-TASKRED-05")
def test_a_red_task_of_grandeur_cannot_be_paid_on_the_last_space() -> None:
    g = outpost()
    p = g.players[0]
    man(g, 0, "carrier_throne")
    g.grandeur = [NONE, 1, 2, 0]
    assert RED_TASKS.options(g, p, Scene(0)) == []
    g.grandeur = [NONE, 1, 0, 2]
    answer(do_red(g, p, Scene(0), task_option(g, 0, "carrier_throne", 1)))
    assert (g.grandeur, done(g, 0, "carrier_throne")) == ([NONE, 1, 2, 0], [1])


@pytest.mark.rule("CAT-TASKRED-06")
def test_a_red_task_discards_a_card_of_the_element(monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost()
    p = g.players[0]
    asks_for(g, monkeypatch, {"discard_element": "earth"})
    others = [card for card in p.deck if not g.box.card(card).element_mask >> EARTH & 1]
    take_cards(p, others[:2])
    assert red(g) == []
    earth = cards_showing(p, EARTH)[0]
    p.deck.remove(earth)
    p.hand.append(earth)
    pays(g, 0)
    assert (earth in p.discard, len(p.hand), done(g, 0, ID)) == (True, 2, [0])


@pytest.mark.rule("CAT-TASKRED-07")
def test_a_red_task_discards_until_the_strength_is_reached_and_no_further() -> None:
    g = outpost()
    p = g.players[0]
    man(g, 0, "thunderbolt")
    by_strength = {g.box.card(card).strength: card for card in p.deck}
    take_cards(p, [by_strength[2]])
    assert RED_TASKS.options(g, p, Scene(0)) == []
    take_cards(p, [by_strength[2], by_strength[3], by_strength[1]])
    option = task_option(g, 0, "thunderbolt", 0)
    cards = [(TASK_CARD, 12 << 16 | by_strength[strength]) for strength in (2, 3)]
    answer(do_red(g, p, Scene(0), option), *cards)
    assert (p.hand, done(g, 0, "thunderbolt")) == ([by_strength[1]], [0])


@pytest.mark.rule("CAT-TASKRED-07")
def test_more_strength_than_asked_for_is_allowed() -> None:
    g = outpost()
    p = g.players[0]
    man(g, 0, "thunderbolt")
    by_strength = {g.box.card(card).strength: card for card in p.deck}
    take_cards(p, [by_strength[4], by_strength[3]])
    answer(
        do_red(g, p, Scene(0), task_option(g, 0, "thunderbolt", 0)),
        (TASK_CARD, 12 << 16 | by_strength[4]),
    )
    assert (p.hand, done(g, 0, "thunderbolt")) == ([], [0])


# -- blue


def claims(g: Hybris, seat: int = 0) -> None:
    answer(claim_blue(g, g.players[seat], Scene(seat)))


@pytest.mark.rule("CAT-TASKBLUE-01")
def test_a_technology_of_the_type_must_be_deployed() -> None:
    g = outpost()
    man(g, 0, ID)
    science = [each.index for each in g.box.technologies if each.type == SCIENCE]
    other = next(each.index for each in g.box.technologies if each.type not in (SCIENCE, NONE))
    g.spaces.put(0, other, 0)
    g.spaces.put(1, science[0], 1)
    g.factory.put(0, science[1], 0)
    claims(g)
    assert done(g, 0, ID) == []
    g.spaces.put(2, science[2], 0)
    claims(g)
    assert done(g, 0, ID) == [3]


@pytest.mark.rule("CAT-TASKBLUE-02")
def test_a_temple_must_stand_in_a_city() -> None:
    g = outpost()
    man(g, 0, "carrier_throne")
    g.players[1].temples = 1
    claims(g)
    assert done(g, 0, "carrier_throne") == []
    g.players[0].temples = 2
    claims(g)
    assert done(g, 0, "carrier_throne") == [0]


@pytest.mark.rule("CAT-TASKBLUE-03")
def test_the_kindness_cube_must_be_on_its_fifth_space() -> None:
    g = outpost()
    man(g, 1, "iron_olive")
    g.players[1].kindness = 4
    claims(g, 1)
    assert done(g, 1, "iron_olive") == []
    g.players[1].kindness = 5
    claims(g, 1)
    assert done(g, 1, "iron_olive") == [0]


@pytest.mark.rule("CAT-TASKBLUE-04")
@pytest.mark.parametrize(("second", "counts"), [(RESERVE, True), (3, True), (IN_UNDERWORLD, False), (ON_TILE, False)])
def test_two_heroes_must_be_in_play_and_undefeated(second: int, counts: bool) -> None:
    g = outpost("athena", "zeus")
    man(g, 0, "promachos_spear")
    set_heroes(g.players[0], RESERVE, second, ON_TILE)
    claims(g)
    assert done(g, 0, "promachos_spear") == ([1] if counts else [])


@pytest.mark.rule("CAT-TASKBLUE-04")
@pytest.mark.parametrize(("place", "counts"), [(RESERVE, True), (IN_UNDERWORLD, False), (OUT, False)])
def test_allies_are_heroes(place: int, counts: bool) -> None:
    g = outpost("athena", "zeus")
    man(g, 0, "promachos_spear")
    set_heroes(g.players[0], RESERVE, ON_TILE, ON_TILE)
    ally = Character(ALLY, g.box.coliseum_heroes[0])
    ally.place = place
    g.players[0].characters.append(ally)
    claims(g)
    assert done(g, 0, "promachos_spear") == ([1] if counts else [])


def set_heroes(p: Player, *places: int) -> None:
    heroes = [figure for figure in p.characters if figure.kind == HERO]
    for hero, place in zip(heroes, places, strict=True):
        hero.place = place


@pytest.mark.rule("CAT-TASKBLUE-05")
def test_so_many_sparks_must_be_on_the_track() -> None:
    g = outpost("hades", "zeus")
    man(g, 0, "persephones_lantern")
    g.players[0].sparks = 2
    claims(g)
    assert done(g, 0, "persephones_lantern") == []
    g.players[0].sparks = 3
    claims(g)
    assert done(g, 0, "persephones_lantern") == [2]


# -- yellow

ACTED: list[tuple[str, str, int]] = [
    ("CAT-TASKYEL-01", "convert", CONVERT),
    ("CAT-TASKYEL-02", "conceive", CONCEIVE),
    ("CAT-TASKYEL-03", "resurrect", RESURRECT),
    ("CAT-TASKYEL-04", "drain", DRAIN),
    ("CAT-TASKYEL-05", "achieve", ACHIEVE),
    ("CAT-TASKYEL-06", "perceive", PERCEIVE),
    ("CAT-TASKYEL-08", "train", TRAIN),
    ("CAT-TASKYEL-10", "deploy", DEPLOY),
]


@pytest.mark.parametrize(
    ("word", "performed"), [pytest.param(word, number, marks=pytest.mark.rule(rule)) for rule, word, number in ACTED]
)
def test_an_action_performed_on_ones_own_turn(word: str, performed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost()
    asks_for(g, monkeypatch, {"act": word})
    scene = Scene(0)
    scene.action = CRAFT
    answer(happen(g, "performed", scene))
    assert done(g, 0, ID) == [], "another action"
    scene.action = performed
    g.turn.seat = 1
    answer(happen(g, "performed", scene))
    assert done(g, 0, ID) == [], "on another's turn"
    g.turn.seat = 0
    answer(happen(g, "performed", scene))
    assert done(g, 0, ID) == [0]


@pytest.mark.rule("CAT-TASKYEL-01")
def test_convert() -> None:
    g = outpost()
    g.players[0].prayers = 3
    man(g, 0, ID)
    answer(perform(g, g.players[0], CONVERT, Scene(0)))
    assert done(g, 0, ID) == [1]


@pytest.mark.rule("CAT-TASKYEL-02")
def test_conceive() -> None:
    g = outpost()
    man(g, 0, "carrier_throne")
    answer(perform(g, g.players[0], CONCEIVE, Scene(0)))
    assert done(g, 0, "carrier_throne") == [2]


@pytest.mark.rule("CAT-TASKYEL-03")
def test_resurrect_even_if_an_effect_grants_it() -> None:
    g = outpost("hades", "zeus")
    man(g, 0, "styx_shell")
    next(figure for figure in g.players[0].characters if figure.kind == HERO).place = IN_UNDERWORLD
    effect = g.box.grammar.effects([{"act": "resurrect"}])
    answer(g.book.resolve(g, g.players[0], effect, Scene(0)))
    assert done(g, 0, "styx_shell") == [0]


@pytest.mark.rule("CAT-TASKYEL-04")
def test_drain() -> None:
    g = outpost()
    man(g, 0, ID)
    answer(perform(g, g.players[0], DRAIN, Scene(0)))
    assert done(g, 0, ID) == [0]


@pytest.mark.rule("CAT-TASKYEL-06")
def test_perceive() -> None:
    g = outpost("hades", "zeus")
    man(g, 0, "persephones_lantern")
    answer(perform(g, g.players[0], PERCEIVE, Scene(0)))
    assert done(g, 0, "persephones_lantern") == [0]


@pytest.mark.rule("CAT-TASKYEL-08")
def test_train() -> None:
    g = outpost("poseidon", "zeus")
    man(g, 0, "seismic_trident")
    answer(perform(g, g.players[0], TRAIN, Scene(0)))
    assert done(g, 0, "seismic_trident") == [1]


@pytest.mark.rule("CAT-TASKYEL-05")
def test_achieve_even_without_success() -> None:
    g = outpost()
    p = g.players[0]
    man(g, 0, "thunderbolt")
    answer(perform(g, p, ACHIEVE, sent(g, 0, HERO, "fates")))
    assert next(figure for figure in p.characters if figure.kind == HERO).place == IN_UNDERWORLD, "who had no card"
    assert done(g, 0, "thunderbolt") == [1]


@pytest.mark.rule("CAT-TASKYEL-10")
def test_deploy() -> None:
    g = outpost("poseidon", "zeus")
    man(g, 0, "triton_ballast")
    store(g, 0, "beacon_herm")
    answer(perform(g, g.players[0], DEPLOY, in_city(g, 0, "elis")))
    assert done(g, 0, "triton_ballast") == [0]


@pytest.mark.rule("CAT-TASKYEL-07")
def test_a_premonition_completed_on_ones_own_turn() -> None:
    g = outpost("poseidon", "zeus")
    man(g, 0, "nereid_sonar")
    answer(happen(g, "premonition", Scene(1)))
    assert done(g, 0, "nereid_sonar") == []
    answer(happen(g, "premonition", Scene(0)))
    assert done(g, 0, "nereid_sonar") == [0]


@pytest.mark.rule("CAT-TASKYEL-09")
@pytest.mark.parametrize(("attacker", "defender", "turn", "counts"), [
    (0, 1, 0, True),
    (1, 0, 0, True),
    (0, NONE, 0, True),
    (1, 0, 1, False),
    (1, 2, 0, False),
    (0, NONE, NONE, False),
])  # fmt: skip
def test_a_combat_on_ones_own_turn(attacker: int, defender: int, turn: int, counts: bool) -> None:
    g = outpost()
    man(g, 0, "quantum_conductor")
    g.turn.seat = turn
    scene = Scene(attacker)
    scene.other = defender
    answer(happen(g, "combat_over", scene))
    assert done(g, 0, "quantum_conductor") == ([0] if counts else [])


@pytest.mark.rule("CAT-TASKYEL-09", "HYB-COMBAT-03")
@pytest.mark.parametrize("attacks", [True, False])
def test_who_puts_a_prophet_to_flight_has_fought_and_its_owner_has_not(attacks: bool) -> None:
    """On one's own turn in both cases: a City is taken, or a deployment by a Prophet is contested."""
    g = outpost()
    man(g, 0, "quantum_conductor")
    g.turn.seat = 0
    one, two = g.players[:2] if attacks else (g.players[1], g.players[0])
    purpose = FOR_SLOT if attacks else FOR_CONTEST
    answer(put_to_flight(g, one, figure(one, HERO), two, figure(two, PROPHET), purpose, 0))
    answer(end_combat(g))
    assert done(g, 0, "quantum_conductor") == ([0] if attacks else [])


@pytest.mark.rule("CAT-TASKYEL-09")
@pytest.mark.parametrize("wins", [True, False])
def test_a_combat_at_the_wall_won_or_lost(wins: bool) -> None:
    g = outpost()
    man(g, 0, "quantum_conductor")
    if wins:
        strong(g.players[0])
    answer(defend(g, g.players[0], explorer(g)))
    assert done(g, 0, "quantum_conductor") == [0]
    assert g.turn.over is not wins


# -- green


@pytest.mark.rule("CAT-TASKGRN-01")
def test_determination_gained_if_the_cube_moves() -> None:
    g = outpost("poseidon", "zeus")
    p = g.players[0]
    man(g, 0, "keel_of_charybdis")
    p.determination = len(g.box.determination_track)
    answer(gain(g, p, [(DETERMINATION, 1)], Scene(0)))
    assert done(g, 0, "keel_of_charybdis") == []
    p.determination -= 1
    answer(gain(g, p, [(DETERMINATION, 1)], Scene(0)))
    assert done(g, 0, "keel_of_charybdis") == [3]


def item_next(g: Hybris, p: Player, item: int) -> None:
    for number, upgrade in enumerate(g.box.olympians[p.olympian].tiles):
        items = g.box.upgrades[upgrade].items
        p.cleared[number] = items.index(item) if item in items[:-1] else len(items)


@pytest.mark.rule("CAT-TASKGRN-02")
def test_a_prophet_taken_off_an_upgrade_tile() -> None:
    g = outpost("hades", "zeus")
    p = g.players[0]
    man(g, 0, "asphodel_heart")
    item_next(g, p, ITEM_SPARK)
    answer(gain(g, p, [(SPARKS, 1)], Scene(0)))
    assert done(g, 0, "asphodel_heart") == []
    item_next(g, p, ITEM_PROPHET)
    answer(gain(g, p, [(PROPHETS, 1)], Scene(0)))
    assert done(g, 0, "asphodel_heart") == [2]


@pytest.mark.rule("CAT-TASKGRN-03")
def test_artemis_gains_a_token_of_another() -> None:
    g = outpost("artemis", "zeus", modules=("artemis",))
    man(g, 0, "lunar_bow")
    effect = g.box.grammar.effects([{"hunt": 1}])
    answer(g.book.resolve(g, g.players[0], effect, Scene(0)))
    assert g.players[1].marks == g.box.olympian_tokens - 3
    assert done(g, 0, "lunar_bow") == [0]


@pytest.mark.rule("CAT-TASKGRN-01", "CAT-TASKGRN-02")
def test_each_gain_marks_its_own_task_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost()
    p = g.players[0]
    asks_for(g, monkeypatch, {"gain": "prophet"}, {"gain": "determination"}, {"gain": "rival_token"})
    answer(gain(g, p, [(DETERMINATION, 1)], Scene(0)))
    assert done(g, 0, ID) == [1]
    item_next(g, p, ITEM_PROPHET)
    answer(gain(g, p, [(PROPHETS, 1)], Scene(0)))
    assert done(g, 0, ID) == [0, 1]


@pytest.mark.rule("CAT-MK-02")
def test_a_prophet_taken_on_anothers_turn_marks_nothing() -> None:
    g = outpost("hades", "zeus")
    man(g, 0, "asphodel_heart")
    item_next(g, g.players[0], ITEM_PROPHET)
    g.turn.seat = 1
    answer(gain(g, g.players[0], [(PROPHETS, 1)], Scene(0)))
    assert done(g, 0, "asphodel_heart") == []


@pytest.mark.rule("CAT-TASKRED-07")
def test_a_card_without_strength_is_not_thrown_away_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost()
    p = g.players[0]
    asks_for(g, monkeypatch, {"discard_strength": 3})
    by_strength = sorted(p.deck, key=lambda card: g.box.card(card).strength)
    weak, strong_ones = by_strength[0], by_strength[-2:]
    assert g.box.card(weak).strength == 0
    take_cards(p, [weak, *strong_ones])
    play = do_red(g, p, Scene(0), task_option(g, 0, ID, 0))
    ask = next(play)
    assert isinstance(ask, Ask)
    assert [number_of(option) for option in ask.options] == sorted(strong_ones)
    play.close()
