"""What a seat sees: the whole table that lies open, its own hand, and nothing that is hidden from it."""

import json

import pytest

from agon.games.hellas.hunting import Hunt
from agon.games.hellas.names import HIDDEN
from agon.games.hellas.rules.blessings import hold_draft
from agon.games.hellas.scenes import Draft, Looked
from agon.games.hellas.state import Hellas
from agon.games.hellas.view import view
from agon.kernel.game import SPECTATOR, Json
from games.hellas.opened import the_box
from games.hellas.tables import begun, busy, first_ask
from rules.hellas.chase import dress, quest_out
from rules.hellas.given import beast, bless, equip, given, hand, named, own, region, stand
from rules.hellas.warfare import face_to_face, opened


def table(g: Hellas, seat: int = 0) -> dict[str, Json]:
    seen: dict[str, Json] = json.loads(json.dumps(view(g, seat)))  # plain data, as every client gets it
    return seen


def part(view: Json, *way: str | int) -> Json:
    """A part of a view, by the way there."""
    for step in way:
        if isinstance(view, dict):
            view = view[step]
        else:
            assert isinstance(view, list)
            assert isinstance(step, int)
            view = view[step]
    return view


def region_in(g: Hellas, id: str) -> Json:
    regions = table(g)["regions"]
    assert isinstance(regions, list)
    return next(found for found in regions if found["region"] == f"region/{id}")


# ---------------------------------------------------------------- what lies open


@pytest.mark.parametrize("acted", [False, True])
def test_everybody_sees_whether_the_special_action_of_the_turn_is_performed(acted: bool) -> None:
    g = given(3)
    g.acted = acted

    assert [table(g, seat)["acted"] for seat in (0, 1, SPECTATOR)] == [acted] * 3


def test_a_region_shows_who_and_what_is_there() -> None:
    g = given(3)
    stand(g, 0, "arcadia", 3)
    own(g, 0, "arcadia")
    g.fortified[region("arcadia")] = g.players[0].colour
    g.players[1].region = region("arcadia")
    beast(g, "hydra", "arcadia")
    g.temples |= 1 << region("arcadia")
    shown = region_in(g, "arcadia")
    colour = part(table(g), "players", 0, "colour")

    assert part(shown, "hoplites") == {colour: 3, part(table(g), "players", 1, "colour"): 2}
    assert (part(shown, "control"), part(shown, "controller"), part(shown, "fortified")) == (colour, 0, colour)
    assert (part(shown, "heroes"), part(shown, "monsters"), part(shown, "temple")) == ([1], ["monster/hydra"], True)


@pytest.mark.parametrize(("hoplites", "seat"), [(2, 0), (1, None)])
def test_a_region_shows_who_would_take_it_with_a_token(hoplites: int, seat: int | None) -> None:
    g = given(2)
    g.waiting = [stand(g, 0, "epirus", hoplites)]

    assert part(region_in(g, "epirus"), "waiting") == seat
    assert part(region_in(g, "arcadia"), "waiting") is None


def test_monuments_lands_and_quests_are_shown() -> None:
    g = given(3)
    quest_out(g, "amazon_queen")
    g.players[1].region, g.players[1].quest, g.players[1].quest_step = -1, g.quests[0], 1
    g.glory[2] = 1
    g.monuments[0].level, g.monuments[0].priests = 3, [g.players[0].colour]
    shown = table(g)

    assert part(shown, "quests", 0, "heroes") == [{"seat": 1, "step": 2}]
    assert part(shown, "lands", 2, "glory") == 1
    assert (part(shown, "monuments", 0, "level"), part(shown, "monuments", 0, "god")) == (3, "god/zeus")
    assert part(shown, "monuments", 0, "priests") == [part(shown, "players", 0, "colour")]


def test_a_monster_shows_its_wounds_and_evolutions() -> None:
    g = given(3)
    prey = beast(g, "cyclops", "arcadia", "cyclops_euboea")
    dress(g, prey, "torch", "torch", "bow", "mace:priest", "spear:artifact")
    g.beasts[prey].covered = 0b100001
    shown = part(table(g), "monsters", prey)
    wounds = part(shown, "wounds")
    assert isinstance(wounds, list)

    assert [wound["covered"] for wound in wounds] == [True, False, False, False, False, True]
    assert wounds[3] == {"symbol": "symbol/mace", "mark": "priest", "covered": False}
    assert part(shown, "evolutions") == ["event/cyclops_euboea"]


def test_a_player_shows_everything_but_the_cards() -> None:
    g = given(3)
    hand(g, 1, "trap_sword", "charge_sickle")
    equip(g, 1, "ambrosia", "harpe")
    bless(g, 1, "armory")
    p = g.players[1]
    p.spent.append(p.artifacts[0])
    p.injuries, p.attributes = 0b010, [2, 4, 1]
    shown = part(table(g, 0), "players", 1)

    assert (part(shown, "hand"), part(shown, "limit"), part(shown, "cards")) == (2, 6, [])
    assert part(shown, "attributes", "strength") == {"value": 1, "level": 4, "injured": True}
    assert part(shown, "artifacts") == [
        {"artifact": "artifact/ambrosia", "charged": False},
        {"artifact": "artifact/harpe", "charged": True},
    ]
    assert part(shown, "blessings") == ["blessing/armory"]


# ---------------------------------------------------------------- what is hidden


def test_a_hand_is_its_owners_alone() -> None:
    g = given(3)
    hand(g, 1, "trap_sword")

    assert part(table(g, 1), "players", 1, "cards") == ["card/trap_sword"]
    assert [part(table(g, seat), "players", 1, "cards") for seat in (0, 2, SPECTATOR)] == [[], [], []]


def test_attack_cards_are_seen_by_the_one_who_chooses() -> None:
    g = given(3)
    g.hunt = Hunt(0, beast(g, "hydra", "macedonia"), region("macedonia"))
    g.hunt.chooser = 1
    g.hunt.drawn = [g.attack_deck.pop(), g.attack_deck.pop()]

    assert len(as_list(part(table(g, 1), "hunt", "drawn_cards"))) == 2
    assert [part(table(g, seat), "hunt", "drawn_cards") for seat in (0, 2, SPECTATOR)] == [[], [], []]
    assert part(table(g, 0), "hunt", "drawn") == 2


def as_list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def test_the_attack_card_that_was_not_played_stays_with_who_saw_it() -> None:
    g = given(3)
    card = g.attack_deck.pop()
    g.attack_discard.append(card)
    g.attack_seen[card] = 0b010
    name = "attack/" + the_box().attack_card(card).id

    assert part(table(g, 1), "discards", "attack") == [name]
    assert part(table(g, 0), "discards", "attack") == [HIDDEN]


def test_blessings_that_go_round_are_seen_by_those_who_have_held_them() -> None:
    g = given(3)
    play = hold_draft(g, g.players[0])
    first = first_ask(play)
    held = as_list(part(table(g, 0), "draft", "cards"))
    play.send(first.options[0])

    assert len(held) == 4
    assert part(table(g, 0), "draft", "cards") == [card for card in held if card not in taken(g, 0)]
    assert part(table(g, 1), "draft", "cards") == []
    assert part(table(g, 1), "draft", "count") == 3


def taken(g: Hellas, seat: int) -> list[Json]:
    return as_list(part(table(g), "players", seat, "blessings"))


@pytest.mark.parametrize(("kind", "thing"), [("neutral_artifact", "artifact/"), ("blessing", "blessing/")])
def test_cards_that_are_looked_at_are_the_lookers_alone(kind: str, thing: str) -> None:
    g = given(3)
    g.looked = Looked(2, kind, [5, 6])

    assert [str(card).startswith(thing) for card in as_list(part(table(g, 2), "looked", "cards"))] == [True, True]
    assert (part(table(g, 0), "looked", "cards"), part(table(g, 0), "looked", "count")) == ([], 2)


def test_a_draft_says_who_has_kept_one() -> None:
    g = given(3)
    g.draft = Draft(1, [3, 4])
    g.draft.kept = [0]

    assert part(table(g), "draft", "kept") == [0]


def goals_of(g: Hellas, seat: int) -> dict[Json, tuple[Json, Json]]:
    goals = as_list(part(table(g), "players", seat, "goals"))
    return {part(goal, "way"): (part(goal, "has"), part(goal, "needs")) for goal in goals}


def test_everybody_sees_how_near_each_is_to_winning() -> None:
    g = given(3)
    land = g.box.lands[named("land", "brown")]
    own(g, 1, *[g.box.regions[number].id for number in land.regions])
    g.players[1].trophies = [0]
    g.monuments[named("god", "zeus")].level = 4
    own(g, 0, "thessaly")

    assert goals_of(g, 1) == {
        "way/warlord": (1, 2),
        "way/favored": (0, 5),
        "way/slayer": (1, 3),
        "way/king": (0, 8),
    }
    assert goals_of(g, 0)["way/king"] == (4, 8)


def test_tokens_off_the_activation_card_count_for_whoever_controls_the_monument() -> None:
    g = given(3)
    zeus = named("god", "zeus")
    own(g, 2, "thessaly")
    g.monuments[zeus].level, g.completed, g.countdown, g.countdown_seat = 5, zeus, 1, 0

    assert goals_of(g, 2)["way/king"] == (7, 8)
    assert goals_of(g, 0)["way/king"] == (0, 8)


def test_two_players_and_the_campaign_have_other_ways_to_win() -> None:
    alone = begun(1, "view").view(0)["table"]

    assert list(goals_of(given(2), 0)) == ["way/warlord", "way/favored", "way/slayer"]
    assert part(alone, "players", 0, "goals") == []
    assert part(alone, "parts", "persian_invasion", "limits") == {"tokens": 13, "lands": 2}


def test_decks_are_numbers() -> None:
    g = given(3)
    decks = part(table(g), "decks")

    assert decks == {
        "combat": len(g.combat_deck),
        "attack": len(g.attack_deck),
        "event": len(g.event_deck),
        "blessing": len(g.blessing_deck),
        "artifact": len(g.artifact_deck),
    }


# ---------------------------------------------------------------- what is going on


def test_a_battle_shows_both_sides() -> None:
    g = face_to_face(3, 2)
    opened(g)
    shown = part(table(g), "battle")

    assert (part(shown, "attacker", "commander"), part(shown, "defender", "commander")) == (0, 1)
    assert (part(shown, "attacker", "hoplites"), part(shown, "defender", "hoplites")) == (3, 2)
    strength = part(shown, "attacker", "strength")
    assert isinstance(strength, int)
    assert strength >= 3


def test_the_campaign_shows_its_tracks_and_hides_its_tokens() -> None:
    match = begun(1, "view")
    table = match.view(0)["table"]
    war = part(table, "parts", "persian_invasion")

    assert (part(war, "act"), part(war, "invasion", "at"), part(war, "mobilization", "last")) == (1, 0, 4)
    assert part(war, "vanguard") == "region/chalkidiki"
    assert len(as_list(part(war, "unseen"))) == part(war, "pile")
    assert part(war, "tale", 0) == {"passage": "opening/prologue", "other": False}


@pytest.mark.parametrize("seats", [1, 3])
def test_every_thing_in_a_view_has_a_name(seats: int) -> None:
    match = begun(seats, "names")
    known = set(match.game.names())
    for _ in busy(match, "names", 300):
        assert [thing for thing in ids_in(match.view(0)["table"]) if thing not in known] == []


def ids_in(value: Json) -> list[str]:
    """Everything in a view that looks like a thing."""
    if isinstance(value, dict):
        return [thing for key, part in value.items() for thing in [*ids_in(str(key)), *ids_in(part)]]
    if isinstance(value, list):
        return [thing for part in value for thing in ids_in(part)]
    return [value] if isinstance(value, str) and "/" in value else []
