"""House rules: by the book none is played, with the house preset all are, and each can be chosen by itself."""

import re

import pytest

from agon.games.hybris.box.numbers import NONE, OLYMPIAN, ORACLE
from agon.games.hybris.chronos.avatars import come
from agon.games.hybris.chronos.features import ananke, danger, near_the_end, unbound
from agon.games.hybris.chronos.gains import break_chain, change_intensity, is_unbound
from agon.games.hybris.chronos.house import (
    AS_PRESET,
    BY_THE_BOOK,
    HOUSE,
    HOUSE_RULES,
    OFF,
    ON,
    OPTIONS,
    PRESETS,
    RULES,
    played,
)
from agon.games.hybris.chronos.questions import AVATAR_CITY, CONCEPT, FOCUS, SEAL_SLOT, UNSEAL
from agon.games.hybris.chronos.rules import OPTIONS as MODULE_OPTIONS
from agon.games.hybris.features import evaluation, features
from agon.games.hybris.rules.questions import ACTIVATE, CHOOSE_PILLAR, DESTINATION, LOCATION, PILLAR, SLOT, TURN
from agon.games.hybris.rules.tracks import lose_grandeur
from agon.games.hybris.state import Hybris
from agon.kernel.words import say
from agon.shelf.ledgers import ledger
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from rules.hybris.cities import answer, options_of
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    LEVELS,
    avatar,
    begun,
    behind,
    box,
    concept,
    do,
    ended,
    in_front,
    kit,
    no_tiles,
    options,
    pillar,
    planned,
    player,
    ready,
    solo,
    stand,
    step,
    table,
    turn_of,
)
from rules.hybris_chronos.test_desolation import forum
from rules.hybris_chronos.test_turns import PASSING, resolving
from rules.hybris_chronos.war import STRONG, attack, enemy_total, fight, stack, war, where_is


def one(rule: str, value: str) -> dict[str, str]:
    """That rule said on by the book, or said off with all the others of the house."""
    return {RULES: BY_THE_BOOK if value == ON else HOUSE, rule: value}


# ---------------------------------------------------------------- the list and what is made of it


@pytest.mark.rule("CHR-GEN-07")
def test_by_the_book_none_is_played_and_with_the_rules_of_the_house_all_are() -> None:
    assert played(options(solo_rules=BY_THE_BOOK)) == frozenset()
    assert played(options(solo_rules=HOUSE)) == {rule.id for rule in HOUSE_RULES}


@pytest.mark.rule("CHR-GEN-07")
def test_by_the_book_is_what_is_played_where_nothing_is_said() -> None:
    usual = {option.id: option.values[0] for option in MODULE_OPTIONS}
    assert usual[RULES] == BY_THE_BOOK
    assert played(usual) == frozenset()


@pytest.mark.rule("CHR-GEN-07")
@pytest.mark.parametrize("rule", [rule.id for rule in HOUSE_RULES])
def test_each_can_be_said_on_or_off_whatever_the_preset(rule: str) -> None:
    assert played(options(**one(rule, ON))) == {rule}
    assert played(options(**one(rule, OFF))) == {each.id for each in HOUSE_RULES} - {rule}


def test_each_is_a_rule_of_the_ledger_and_each_rule_of_the_house_an_option() -> None:
    ids = [rule.id for rule in ledger("hybris-chronos").rules]
    assert [rule.ledger for rule in HOUSE_RULES] == [id for id in ids if id.startswith("CHR-HOUSE-")]
    assert [rule.id for rule in HOUSE_RULES if not set(rule.printed) <= set(ids)] == []
    assert [option.id for option in OPTIONS if option.under == RULES] == [rule.id for rule in HOUSE_RULES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tells_what_the_book_says_and_what_the_house_does(language: str) -> None:
    reader = Reader(language, {}, ())
    book, house = {"en": ("Book:", "House:"), "fr": ("Livret\u00a0:", "Maison\u00a0:")}[language]
    for rule in HOUSE_RULES:
        word = "hybris-setup-" + rule.id.replace("_", "-")
        assert reader.say(say(f"{word}-{OFF}")).startswith(book)
        assert reader.say(say(f"{word}-{ON}")).startswith(house)
        assert reader.knows(word)
        assert reader.knows(f"{word}-{AS_PRESET}")


def numbers_in(rule: str, ledger_id: str) -> list[list[int]]:
    """Every number in the words of a rule: ledger and option, in both languages."""
    said = [rule for rule in ledger("hybris-chronos").rules if rule.id == ledger_id]
    words = [said[0].text, said[0].text_fr]
    message = say(f"hybris-setup-{rule.replace('_', '-')}-on")
    words += [Reader(language, {}, ()).say(message) for language in LANGUAGES]
    plain = [re.sub(r"\d\.\d+", "", text) for text in words]  # but that of its step
    return [[int(number) for number in re.findall(r"\d+", text)] for text in plain]


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("fearful_prayers", [kit().house["fed_prayers"]]),
        ("weight_of_kratos", [1, kit().house["kratos_weight"][0], 2, kit().house["kratos_weight"][1]]),
        ("reckoning", kit().house["reckoning"]),
        ("seals_expire", kit().house["unseal"]),
        ("seals_bought", [kit().house["unseal_price"]["prayer"]]),
    ],
)
def test_numbers_in_their_words_are_those_of_the_pack(rule: str, numbers: list[int]) -> None:
    ledger_id = next(each.ledger for each in HOUSE_RULES if each.id == rule)
    assert [sorted(found) for found in numbers_in(rule, ledger_id)] == [sorted(numbers)] * 4


@pytest.mark.parametrize("preset", PRESETS)
def test_the_view_says_what_is_played(preset: str) -> None:
    seen = table(begun(solo_rules=preset, reckoning=ON)).view(box(), 0)
    assert seen["preset"] == preset
    rules = seen["rules"]
    assert isinstance(rules, list)
    assert len(rules) == len(HOUSE_RULES)
    assert {"rule": "reckoning", "played": True} in rules
    assert {"rule": "boons", "played": preset == HOUSE} in rules
    endings = seen["endings"]
    assert isinstance(endings, list)
    assert ("ending/loss_unbound" in endings) == (preset == HOUSE)
    assert "ending/win_points" in endings


# ---------------------------------------------------------------- by the book


@pytest.mark.rule("CHR-GEN-07")
def test_by_the_book_there_are_no_steps_but_those_printed() -> None:
    g = solo(solo_rules=BY_THE_BOOK)
    first = ["age_start", "desolation", "income", "pillar", "concepts", "focus", "reveal", "planning"]
    assert g.book.sequences["age"][: len(first)] == first
    last = g.book.sequences["end_of_age"]
    assert last[last.index("fear") :][:5] == ["fear", "avatar_comes", "avatars_act", "chronos_tiles", "age_end_powers"]


@pytest.mark.rule("CHR-GEN-08")
@pytest.mark.parametrize("level", LEVELS)
def test_by_the_book_a_level_changes_nothing_but_amounts(level: str) -> None:
    assert "card_vp" not in kit().levels[BY_THE_BOOK][level]
    g = ready(level=level, solo_rules=BY_THE_BOOK)
    do(g, {"chronos": {"vp": 2}})
    assert table(g).vp == kit().levels[BY_THE_BOOK][level]["vp"] + 2


# ---------------------------------------------------------------- each by itself, both ways


@pytest.mark.rule("CHR-HOUSE-01")
@pytest.mark.parametrize("value", [ON, OFF])
@pytest.mark.parametrize("level", LEVELS)
def test_gifts_arrive_prayers_among_them(value: str, level: str) -> None:
    g = begun(level=level, **one("gifts", value))
    plain = begun(level=level, **(one("gifts", value) | {"gifts": OFF}))
    gifts = kit().levels[table(g).preset][level]["gifts"] if value == ON else {}
    p, q = player(g), player(plain)
    assert (p.aegis - q.aegis, p.followers - q.followers) == (gifts.get("aegis", 0), gifts.get("follower", 0))
    assert (p.prayers - q.prayers, p.vp - q.vp) == (gifts.get("prayer", 0), gifts.get("vp", 0))
    assert len(p.hand) - len(q.hand) == gifts.get("conflict_card", 0)
    assert g.well == plain.well


@pytest.mark.rule("CHR-HOUSE-02")
@pytest.mark.parametrize(("value", "paid"), [(ON, 1), (OFF, 0)])
def test_zeus_is_paid_for_income_or_not(value: str, paid: int) -> None:
    g = war("zeus", **one("solo_powers", value))
    step(g, "income")
    assert (player(g).aegis, player(g).vp) == (paid, paid)


@pytest.mark.rule("CHR-HOUSE-03")
@pytest.mark.parametrize(("value", "missing"), [(ON, 2), (OFF, 0)])
def test_premonitions_stay_in_the_box_or_not(value: str, missing: int) -> None:
    g = begun(**one("left_out", value))
    assert len(g.premonition_deck) + len(player(g).premonitions) == len(box().premonitions) - missing


def pick(g: Hybris, *ids: str) -> None:
    for id in ids:
        step(g, "pillar", (CHOOSE_PILLAR, PILLAR << 16 | pillar(concept(id) + 1)))


@pytest.mark.rule("CHR-HOUSE-04", "CHR-P1-11")
@pytest.mark.parametrize(("value", "prayers"), [(ON, 0), (OFF, 1)])
def test_pillars_left_over_have_a_prayer_or_not(value: str, prayers: int) -> None:
    g = ready(**one("bare_pillars", value))
    pick(g, "anthros", "gonos")
    assert g.pillar_prayers.bit_count() == 4 * prayers
    player(g).pillars = []
    pick(g, "anthros", "cosmos")
    assert player(g).prayers == prayers


@pytest.mark.rule("CHR-P1-11")
def test_a_pillar_holds_one_prayer_however_long_it_is_left() -> None:
    g = ready(solo_rules=BY_THE_BOOK)
    for _ in range(2):
        pick(g, "anthros", "gonos")
        player(g).pillars = []
    pick(g, "cosmos", "kratos")
    assert player(g).prayers == 2


@pytest.mark.rule("CHR-HOUSE-05", "CHR-P1-08")
@pytest.mark.parametrize(("value", "left"), [(ON, 2), (OFF, 3)])
def test_a_concept_taken_again_is_resolved_twice_or_once(value: str, left: int) -> None:
    g = ready(**one("time_remembers", value))
    for _ in range(2):
        pick(g, "anthros", "kratos")
        step(g, "concepts")
        step(g, "focus")
        step(g, "lift_focus")
        player(g).pillars = []
    assert table(g).chains[concept("anthros")] == left


@pytest.mark.rule("CHR-HOUSE-06", "CHR-P1-09")
@pytest.mark.parametrize(("value", "gained"), [(ON, (3, 2)), (OFF, (0, 0))])
def test_the_pillar_without_the_focus_gives_its_boon_or_nothing(value: str, gained: tuple[int, int]) -> None:
    g = ready(bare_pillars=ON, **one("boons", value))
    pick(g, "anthros", "cosmos")
    step(g, "concepts")
    step(g, "focus", (FOCUS, CONCEPT << 16 | concept("anthros")))
    if g.step == "boons":
        step(g, "boons")
    assert g.step == "reveal"
    assert (player(g).aegis, player(g).vp) == gained


@pytest.mark.rule("CHR-HOUSE-07", "CHR-HOUSE-08", "CHR-P2-01")
@pytest.mark.parametrize(
    ("precedence", "prayers", "steps"),
    [
        (OFF, OFF, ["reveal", "planning"]),
        (ON, OFF, ["reveal", "precedence", "planning"]),
        (OFF, ON, ["reveal", "fearful_prayers", "planning"]),
        (ON, ON, ["reveal", "precedence", "fearful_prayers", "planning"]),
    ],
)
def test_an_exchange_and_prayers_follow_the_cards_or_do_not(precedence: str, prayers: str, steps: list[str]) -> None:
    g = ready(solo_rules=BY_THE_BOOK, precedence=precedence, fearful_prayers=prayers)
    in_front(g)
    g.well, found = 0, ["reveal"]
    while found[-1] != "planning":
        asked = step(g, found[-1])
        assert bool(asked) == (found[-1] == "precedence")
        found.append(g.step)
    assert found == steps
    assert g.well == (3 if prayers == ON else 0)


@pytest.mark.rule("CHR-HOUSE-09", "CHR-UPG-04")
@pytest.mark.parametrize(("value", "pile"), [(ON, 2), (OFF, 0)])
def test_another_tile_follows_or_not(value: str, pile: int) -> None:
    g = solo(**one("tiles_follow", value))
    where = concept("kratos")
    assert len(table(g).piles[where]) == pile
    table(g).turned.append(table(g).tiles[where])
    table(g).tiles[where] = NONE
    behind(g)
    step(g, "reveal")
    assert (table(g).tiles[where] != NONE) == (value == ON)


@pytest.mark.rule("CHR-HOUSE-10", "CHR-P1-10")
@pytest.mark.parametrize(("value", "uppers"), [(ON, [6, 3]), (OFF, [6])])
def test_on_temnein_both_upper_halves_or_one(value: str, uppers: list[int]) -> None:
    g = ready(**one("both_halves", value))
    pick(g, "temnein", "cosmos")
    step(g, "focus", (FOCUS, CONCEPT << 16 | concept("temnein")))
    assert player(g).uppers == [pillar(number) for number in uppers]


@pytest.mark.rule("CHR-HOUSE-11", "CHR-PILLAR-05")
@pytest.mark.parametrize(("value", "points"), [(ON, 2), (OFF, 0)])
def test_passing_without_the_olympian_gives_chronos_something_or_nothing(value: str, points: int) -> None:
    g = ready(**one("profit_on_passing", value))
    stand(g, "temnein")
    turn_of(g, "temnein", PASSING)
    assert table(g).vp == points


@pytest.mark.rule("CHR-PILLAR-04")
def test_with_the_olympian_used_he_gains_by_the_book_too() -> None:
    g = ready(solo_rules=BY_THE_BOOK)
    stand(g, "temnein")
    resolving(g)
    assert table(g).vp == 2


@pytest.mark.rule("CHR-HOUSE-12", "CHR-COMBAT-03")
@pytest.mark.parametrize(("value", "more"), [(ON, 2), (OFF, 0)])
def test_kratos_adds_to_avatars_or_not(value: str, more: int) -> None:
    g = war(**one("weight_of_kratos", value))
    stack(g, "low_tide")
    table(g).intensity[concept("kratos")] = 8
    fight(g, "kronos")
    assert enemy_total(g) == 3 + 1 + more


@pytest.mark.rule("CHR-HOUSE-13", "CHR-MOVE-11")
@pytest.mark.parametrize("value", [ON, OFF])
def test_an_avatar_has_cities_of_its_own_or_the_player_chooses(value: str) -> None:
    g = war(**one("own_cities", value))
    asked = answer(come(g, avatar("kairos"), 0))
    assert bool(options_of(asked, AVATAR_CITY) if asked else []) == (value == OFF)
    assert (where_is(g, "kairos") == "argos") or value == OFF


@pytest.mark.rule("CHR-HOUSE-14", "CHR-AVA-08")
@pytest.mark.parametrize(("value", "chains"), [(ON, 4), (OFF, 3)])
def test_who_hunts_an_avatar_mends_a_chain_or_not(value: str, chains: int) -> None:
    g = war(**one("reforging", value))
    player(g).might = STRONG
    g.well = 8
    table(g).chains[concept("temnein")] = 3
    attack(g, "aeon", "athens")
    assert table(g).chains[concept("temnein")] == chains
    assert player(g).prayers == 3


@pytest.mark.rule("CHR-HOUSE-15", "CHR-DESO-06")
@pytest.mark.parametrize(("value", "barred"), [(ON, 0), (OFF, 1)])
def test_forbidden_tokens_expire_or_stay(value: str, barred: int) -> None:
    g = war(**one("seals_expire", value))
    do(g, {"seal": 1}, answers=((SEAL_SLOT, SLOT << 16 | forum()),))
    g.age = 2
    steps = g.book.sequences["end_of_age"]
    assert ("unsealing" in steps) == (value == ON)
    if "unsealing" in steps:
        step(g, "unsealing")
    assert g.step != "unsealing"
    assert g.barred.bit_count() == barred


@pytest.mark.rule("CHR-HOUSE-16", "CHR-DESO-06")
@pytest.mark.parametrize("value", [ON, OFF])
def test_forbidden_tokens_are_bought_off_or_not(value: str) -> None:
    g = war(**one("seals_bought", value))
    stand(g, "ananke")
    behind(g)
    do(g, {"seal": 1}, answers=((SEAL_SLOT, SLOT << 16 | forum()),))
    player(g).prayers = 1
    number = planned(g, OLYMPIAN, ORACLE)
    asked = step(g, "action", (TURN, ACTIVATE << 16 | number), (DESTINATION, LOCATION << 16 | ORACLE))
    assert any(each.kind is UNSEAL for each in asked) == (value == ON)
    assert (g.barred == 0) == (value == ON)


@pytest.mark.rule("CHR-HOUSE-17", "CHR-P4-15")
@pytest.mark.parametrize(("value", "points"), [(ON, 5), (OFF, 0)])
def test_ananke_is_collected_or_not(value: str, points: int) -> None:
    g = ready(**one("reckoning", value))
    g.age = 2
    table(g).intensity[concept("ananke")] = 5
    step(g, "chronos_tiles")
    while g.step != "age_end_powers":
        step(g, g.step)
    assert table(g).vp == points


@pytest.mark.rule("CHR-HOUSE-18")
@pytest.mark.parametrize(("value", "points"), [(ON, 1), (OFF, 0)])
def test_what_the_player_lacks_chronos_takes_or_not(value: str, points: int) -> None:
    g = ready(**one("shortfall", value))
    behind(g)
    player(g).vp = 0
    lose_grandeur(g, player(g), 1)
    assert (player(g).vp, table(g).vp) == (0, points)


@pytest.mark.rule("CHR-HOUSE-19", "CHR-P1-08")
@pytest.mark.parametrize(("value", "points"), [(ON, 2), (OFF, 0)])
def test_intensity_beyond_the_top_gives_points_or_not(value: str, points: int) -> None:
    g = ready(**one("beyond_the_top", value))
    table(g).intensity[concept("ananke")] = 8
    change_intensity(g, concept("ananke"), 3)
    assert (table(g).intensity[concept("ananke")], table(g).vp) == (9, points)


@pytest.mark.rule("CHR-HOUSE-20", "CHR-END-01")
@pytest.mark.parametrize("value", [ON, OFF])
def test_empty_tracks_lose_the_game_or_not(value: str) -> None:
    g = ready(**one("unbound", value))
    table(g).chains = [0, 0, 0, 1, 0, 5]
    pick(g, "gonos", "ananke")
    assert ended(g, "concepts") == (value == ON)
    assert table(g).chains[concept("gonos")] == 0
    assert is_unbound(g) == (value == ON)


@pytest.mark.rule("CHR-END-01")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("mine", "won"), [(8, True), (6, False)])
def test_with_all_tracks_empty_points_decide_by_the_book(preset: str, mine: int, won: bool) -> None:
    g = ready(solo_rules=preset)
    table(g).chains = [0] * 6
    player(g).vp, table(g).vp = mine, 7
    g.step = "over"
    found = g.book.verdict(g)
    assert found is not None
    assert bool(found.winners) == (won and preset == BY_THE_BOOK)


# ---------------------------------------------------------------- what bots see of it


@pytest.mark.parametrize("preset", PRESETS)
def test_bots_fear_only_what_can_happen(preset: str) -> None:
    g = ready(solo_rules=preset)
    table(g).chains = [0, 0, 0, 1, 0, 1]
    table(g).intensity[concept("ananke")] = 4
    seen = [judge(g, player(g)) for judge in (danger, near_the_end, ananke)]
    assert [bool(number) for number in seen] == [preset == HOUSE] * 3
    assert unbound(g, player(g)) == 0
    assert len(features(g, 0)) == len(evaluation(g.book).weights)


# ---------------------------------------------------------------- rulings that both presets share


@pytest.mark.rule("CHR-ALONE-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_others_are_chronos(preset: str) -> None:
    g = war(solo_rules=preset)
    do(g, {"others": [{"gain": {"follower": 2, "kindness": 1}}]})
    assert table(g).pieces[0] == kit().levels[preset]["bronze_age"]["pieces"] + 1
    assert player(g).followers == 0


@pytest.mark.rule("CHR-ALONE-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_rival_is_chronos(preset: str) -> None:
    g = war(solo_rules=preset)
    behind(g)
    do(g, {"rival": [{"lose": {"grandeur": 1}}], "which": "foremost"})
    assert g.grandeur.index(0) == 2


@pytest.mark.rule("CHR-GEN-06")
def test_nothing_of_the_house_is_told_by_the_book() -> None:
    g = begun(solo_rules=BY_THE_BOOK)
    no_tiles(g)
    answer(break_chain(g, concept("anthros"), ""))
    for name in ("desolation", "income", "pillar", "pillar", "concepts", "focus", "reveal"):
        step(g, name)
    for event in ("hybris-boon", "hybris-concept-exchanged", "hybris-generated", "hybris-reckoning"):
        assert told(g, event) == []
