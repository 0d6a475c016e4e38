"""Questions and options: what each asks, costs and gives, in one clear line; and why something cannot be done."""

from types import ModuleType

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.describe.options import DESCRIBED
from agon.games.hellas.game import HELLAS
from agon.games.hellas.persian_invasion import questions as d
from agon.games.hellas.persian_invasion.describe import speech
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.rules.battle import questions as b
from agon.games.hellas.rules.hero_movement import move_hero
from agon.games.hellas.rules.hoplite_movement import move_hoplites
from agon.games.hellas.rules.hunt import hunt
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.rules.hunt.wounds import choose_place
from agon.games.hellas.rules.march import march_action
from agon.games.hellas.rules.prayer import pray
from agon.games.hellas.rules.special_actions import prepare_action
from agon.games.hellas.rules.temples import build_temple
from agon.games.hellas.rules.turn import regular, special
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Kind, Play
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.shelf.ledgers import ledger
from agon.shelf.packs import bundled_pack
from games.hellas.tables import asked_in_words, begun, busy, first_ask, in_words, offered, refused
from rules.hellas.chase import quest_out
from rules.hellas.given import beast, bless, equip, given, hand, named, own, region, stand
from rules.hellas.warfare import face_to_face


def constants(*modules: object) -> dict[str, int]:
    """The codes of options: every whole number that a module of questions names."""
    found: dict[str, int] = {}
    for module in modules:
        found |= {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    return found


def kinds() -> list[Kind]:
    return [kind for module in (q, b, h, d) for kind in vars(module).values() if isinstance(kind, Kind)]


def test_every_option_is_described() -> None:
    codes = {code for name, code in constants(q, b, h, d).items() if name != "OWN_ARTIFACT"}

    assert codes == {*DESCRIBED, *speech().options}


@pytest.mark.parametrize("module", [q, b, h, d], ids=lambda module: module.__name__)
def test_every_option_has_a_number_that_its_module_has_claimed(module: ModuleType) -> None:
    codes = [code for name, code in constants(module).items() if name != "OWN_ARTIFACT"]

    assert set(codes) <= set(q.ACTIONS.ranges[module.__name__])
    assert len(codes) == len(set(codes))


def test_refusals_are_found_for_questions_that_are_asked() -> None:
    assert set(given().book.legality) <= set(kinds())


def test_every_rule_that_a_question_names_exists() -> None:
    known = {rule.id for rule in ledger("hellas").rules}

    assert {rule for kind in kinds() for rule in kind.rules} <= known


# ---------------------------------------------------------------- what an option gives and costs


def words(g: Hellas, ask: Ask, key: str) -> str:
    """One option with all its parts."""
    return in_words(g, offered(g, ask)[key].message)


def why_not(g: Hellas, ask: Ask, key: str) -> str:
    return in_words(g, refused(g, ask)[key].reason)


def next_ask(play: Play, option: int) -> Ask:
    """The question after an answer."""
    ask = play.send(option)
    assert isinstance(ask, Ask)
    return ask


def test_a_move_says_what_comes_of_it() -> None:
    g = given(3)
    own(g, 1, "thessaly")
    stand(g, 2, "chalkidiki", 3)
    ask = first_ask(move_hoplites(g, g.players[0]))

    assert asked_in_words(g, ask).startswith("Which hoplite moves? (1 more move;")
    assert words(g, ask, "move/macedonia/blue/chalkidiki").endswith("a battle against Olive (3 hoplites)")
    assert words(g, ask, "move/macedonia/blue/thessaly").endswith("takes control from Hélène")
    assert words(g, ask, "move/macedonia/blue/epirus").endswith("no control yet (1 of 2)")


def test_a_march_says_whether_it_conquers() -> None:
    g = given(3)
    play = march_action(g, g.players[0])
    ask = next_ask(play, first_ask(play).options[1])

    assert asked_in_words(g, ask) == "Where does your army of 2 go from Macedonia?"
    assert words(g, ask, "region/epirus") == "Epirus | takes control (2 of 2)"


def test_a_prayer_says_its_attribute_and_its_power() -> None:
    g = given(3)
    g.players[0].pool = 2
    g.monuments[0].level = 3
    ask = first_ask(pray(g, g.players[0]))

    assert words(g, ask, "god/zeus") == "Zeus: +1 strength (now 1) | gain 2 combat cards | 2 places free"


def test_a_temple_says_what_follows() -> None:
    g = given(3)
    own(g, 0, "epirus", "phocis")
    g.temple_card = 2  # drafts after the second, third, fifth and seventh
    g.temples_left = 5
    ask = first_ask(build_temple(g, g.players[0]))

    assert words(g, ask, "region/epirus") == "Epirus | +1 priest, then a blessing draft | temple 1 of the 5 that win"
    assert words(g, ask, "region/phocis").startswith("Phocis: the oracle | +1 priest, then the reward of the temple")


def test_a_battle_card_says_its_worth_in_this_battle() -> None:
    g = face_to_face(3, 2)
    hand(g, 1, "glory_bow", "charge_sickle")
    bless(g, 1, "cunning_tactician")
    ask = first_ask(battle(g, region("arcadia"), 0, []))
    lines = [in_words(g, option.message) for option in offered(g, ask).values()]

    assert "Charge (Sickle) | +5 | 2 casualties" in lines
    assert "Play no more cards" in lines


def test_a_symbol_names_its_monster_where_there_are_several() -> None:
    g = given(3)
    hydra, medusa = beast(g, "hydra", "crete"), beast(g, "medusa", "elis")
    one = first_ask(choose_place(g, g.players[0], [hydra], NONE))
    both = first_ask(choose_place(g, g.players[0], [hydra, medusa], NONE))

    assert asked_in_words(g, one) == "Which symbol of the Hydra is covered?"
    assert asked_in_words(g, both) == "Which symbol of which monster is covered?"
    lines = [in_words(g, option.message) for option in offered(g, both).values()]
    assert any(" of the Hydra" in line for line in lines)
    assert any(" of Medusa" in line for line in lines)


def test_a_price_is_said_with_what_it_buys() -> None:
    g = given(3)
    g.players[0].pool = 1
    [effect] = g.box.blessings[named("blessing", "battle_prayer")].powers[0].effects
    ask = first_ask(g.book.verbs["pay"](g, g.players[0], effect, Scene(0)))

    assert words(g, ask, "pay") == "Pay 1 priest: gain 1 combat card"
    assert words(g, ask, "decline") == "Do not pay"


def test_a_defence_says_how_far_it_comes() -> None:
    g = given(3)
    prey = beast(g, "hydra", "macedonia")
    hand(g, 0, "fortification_torch", "charge_sickle", "charge_sickle")
    play = hunt(g, g.players[0], prey)
    ask = first_ask(play)
    while ask.kind.id != h.ANSWER_ATTACK.id:
        ask = next_ask(play, ask.options[-1] if g.hunt is not None and g.hunt.struck else ask.options[0])
    shown = asked_in_words(g, ask)

    assert shown.startswith("The Hydra attacks with ")
    assert "a defence must be worth" in shown


# ---------------------------------------------------------------- why not


def test_an_action_that_was_done_is_refused() -> None:
    g = given(3)
    p = g.players[0]
    p.done = 0b10
    g.step = "regular"
    ask = first_ask(regular(g))

    assert why_not(g, ask, "regular/hero_movement") == "you have done it this turn"
    assert why_not(g, ask, "regular/prayer") == "there is no priest in your pool"


def test_special_actions_say_what_is_missing() -> None:
    g = given(3)
    g.players[0].marked = 0b1000
    g.specials = 1
    g.step = "special"
    ask = first_ask(special(g))

    assert why_not(g, ask, "special/prepare") == "a used action token lies on it"
    assert why_not(g, ask, "special/hunt") == "there is no monster in your hero's region"
    assert why_not(g, ask, "special/usurp") == "you do not hold the glory token: Northern March"
    assert refused(g, ask)["special/prepare"].rules == ("LOH-MTURN-04",)
    g.glory[g.box.regions[g.players[0].region].land] = 0
    beast(g, "sphinx", "macedonia")
    ask = first_ask(special(g))
    missing = "you control Macedonia already, and no hoplite can be recruited there"
    assert why_not(g, ask, "special/usurp") == missing


def test_a_region_that_is_too_far_says_how_far() -> None:
    g = given(3)
    ask = first_ask(move_hero(g, g.players[0]))

    assert why_not(g, ask, "region/locris") == "it is 2 regions away, and your hero's speed is 1"


def test_medusa_holds_hoplites() -> None:
    g = given(3)
    stand(g, 0, "epirus", 1)
    beast(g, "medusa", "macedonia")
    ask = first_ask(move_hoplites(g, g.players[0]))

    assert why_not(g, ask, "move/macedonia/blue/thessaly") == "hoplites cannot leave: Medusa is there"


def test_a_card_with_too_many_casualties_is_refused() -> None:
    g = face_to_face(3, 1)
    [dear] = hand(g, 1, "charge_sickle")
    ask = first_ask(battle(g, region("arcadia"), 0, []))

    assert why_not(g, ask, "card/" + g.box.combat_ids[dear]) == "it costs 2 casualties, and only 1 more can be borne"


def test_a_step_of_a_quest_says_what_it_asks_for() -> None:
    g = given(3)
    quest_out(g, "saving_prometheus")
    hand(g, 0, "glory_bow")
    play = move_hero(g, g.players[0])
    ask = next_ask(play, first_ask(play).options[0])

    assert words(g, ask, "board/saving_prometheus/1").endswith("pay 1 combat card")
    assert why_not(g, ask, "board/saving_prometheus/2") == "you cannot pay 2 combat cards"


def test_preparing_says_what_cannot_be_done() -> None:
    g = given(3)
    ask = first_ask(prepare_action(g, g.players[0]))

    assert why_not(g, ask, "prepare/heal") == "your hero has no injury"


def test_a_spent_artifact_says_so() -> None:
    g = given(3)
    p = equip(g, 0, "ambrosia", "boots_of_hermes", "femes_trumpet", "harpe", "eye_of_cyclops")
    p.marked, p.injuries = 1, 1
    p.spent.append(p.artifacts[1])
    ask = first_ask(g.book.regular[3].do(g, p))

    assert why_not(g, ask, "use/artifact/boots_of_hermes") == "it is spent until artifacts are charged again"
    assert why_not(g, ask, "use/artifact/harpe") == "it has a moment of its own"
    assert why_not(g, ask, "use/artifact/eye_of_cyclops") == "it would do nothing now"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_keys_are_unique_and_nothing_refused_is_on_offer(seats: int) -> None:
    match = begun(seats, "keys")
    for _ in busy(match, "keys", 400):
        for ask in match.asks:
            question = match.question(ask.seat)
            assert question is not None
            keys = [option.key for option in question.options]
            barred = [refusal.key for refusal in match.refusals(ask.seat)]
            assert len({*keys, *barred}) == len(keys) + len(barred)


# ---------------------------------------------------------------- what cannot begin


@pytest.mark.parametrize(
    ("seats", "modules", "options", "complaint"),
    [
        (1, (), (), "hellas is for 2, 3 or 4 players here, not for 1; module 'persian_invasion' is"),
        (5, (), (), "hellas is for 2, 3 or 4 players here, not for 5"),
        (2, ("persian_invasion",), (), "hellas is for 1 player here, not for 2"),
        (2, (), (("seat_1", "helen"), ("seat_2", "helen")), "seats 1 and 2 cannot both be helen"),
        (2, (), (("army_1", "red"), ("army_2", "red")), "seats 1 and 2 cannot both be red"),
        (2, (), (("seat_3", "helen"),), "there is no seat 3 at a table for 2"),
        (1, ("persian_invasion",), (("seat_1", "helen"),), "cannot be 'helen': choose from achilles"),
    ],
)
def test_bad_setups_are_refused_before_anything_starts(
    seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...], complaint: str
) -> None:
    setup = Setup("hellas", seats, "bad", modules, options)

    with pytest.raises(SetupError) as error:
        Match.start(HELLAS.play(bundled_pack("hellas"), setup), setup)

    assert complaint in str(error.value)
