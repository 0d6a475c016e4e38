"""What the base rules offer to a module like this one: each does nothing until somebody uses it."""

from collections.abc import Generator

import pytest

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import HERO, ITEM_SPARK, MORTAL_WORLD, NONE, PROPHET
from agon.games.hybris.player import RESERVE, Player
from agon.games.hybris.rules import turn
from agon.games.hybris.rules.book import write_book
from agon.games.hybris.rules.combat.terms import combat as combat_holds
from agon.games.hybris.rules.craft import can_afford, prices, terms_of
from agon.games.hybris.rules.deploy import deploy
from agon.games.hybris.rules.fates import finish_epic
from agon.games.hybris.rules.filters import role
from agon.games.hybris.rules.links import connections
from agon.games.hybris.rules.movement import slots_for
from agon.games.hybris.rules.pillars import resolve_lower
from agon.games.hybris.rules.powers import happen, muster
from agon.games.hybris.rules.technologies import deployed_tiles, tiles_in
from agon.games.hybris.rules.tracks import lose_grandeur
from agon.games.hybris.rules.upgrades import remove_item
from agon.games.hybris.rules.world_questions import FAVOUR, POINTS, PRINTED_PRAYERS
from agon.games.hybris.scenes import ATTACKS, DEFENDS, FIGHTER, FOR_SLOT, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, Together
from agon.kernel.errors import SetupError
from rules.hybris.cities import answer, city, figure, in_city, lay, store, table
from rules.hybris.given import box, empower, given, told


def writing(g: Hybris) -> Hybris:
    """The same table, with a rulebook of its own that a test may write in."""
    g.book = Book({}, g.book.manifest)
    write_book(g.book)
    return g


class Ear:
    """Somebody who listens, and what was heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, ...]] = []

    def hears(self, g: Hybris, scene: Scene) -> bool:
        return True

    def answers(self, g: Hybris, scene: Scene) -> Play:
        self.heard.append((scene.actor, scene.character))
        return DONE

    def watches(self, g: Hybris, event: str, scene: Scene) -> Play:
        self.heard.append((scene.actor, len(event)))
        return DONE

    def lower(self, g: Hybris, p: Player, pillar: int, scene: Scene) -> Play:
        self.heard.append((p.seat,))
        return DONE

    def lacking(self, g: Hybris, p: Player) -> None:
        self.heard.append((p.seat,))


# ---------------------------------------------------------------- words


def silent(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    return DONE


def yes(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return True


def seven(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return 7


def test_a_verb_can_be_replaced_by_one_module_only() -> None:
    book = writing(given()).book
    book.replace_verb("others", silent)
    assert book.verbs["others"] is silent
    with pytest.raises(SetupError, match="two modules replace the verb 'others'"):
        book.replace_verb("others", silent)


def test_conditions_and_counts_likewise() -> None:
    book = writing(given()).book
    book.replace_condition("grandeur", yes)
    book.replace_count("players", seven)
    assert (book.conditions["grandeur"], book.counts["players"]) == (yes, seven)
    with pytest.raises(SetupError, match="two modules replace the condition"):
        book.replace_condition("grandeur", yes)
    with pytest.raises(SetupError, match="two modules replace the count"):
        book.replace_count("players", seven)


def test_what_is_not_there_cannot_be_replaced() -> None:
    with pytest.raises(SetupError, match="there is no word 'everybody'"):
        writing(given()).book.replace_verb("everybody", silent)


# ---------------------------------------------------------------- procedures in another place


def test_the_lower_half_of_a_pillar_is_what_the_rulebook_says_and_once() -> None:
    g, ear = writing(given()), Ear()
    g.book.lower = ear.lower
    g.players[1].pillars = g.players[1].lowers = [2]
    answer(resolve_lower(g, g.players[1], Scene(1)))
    answer(resolve_lower(g, g.players[1], Scene(1)))
    assert ear.heard == [(1,)]


def costs_the_points(g: Hybris, p: Player, scene: Scene) -> Generator[Ask | Together, int, int]:
    yield from ()
    return POINTS


def test_what_a_contest_costs_is_what_the_rulebook_says() -> None:
    g = writing(table())
    g.book.contest = costs_the_points
    rich = next(tile for tile in box().technologies if tile.vp and tile.prayers)
    store(g, 0, rich.id)
    answer(deploy(g, g.players[0], in_city(g, 0, "elis")))
    assert sorted(numbers[1] for numbers in told(g, "hybris-reward")) == sorted([PRINTED_PRAYERS, FAVOUR])


# ---------------------------------------------------------------- slots that nobody's character holds


class Guard:
    """An enemy of the game on a City slot, who lets pass or does not."""

    def __init__(self, yields: bool) -> None:
        self.yields = yields
        self.met: list[int] = []

    def challenge(self, g: Hybris, p: Player, slot: int, scene: Scene) -> Generator[Ask | Together, int, bool]:
        self.met.append(slot)
        yield from ()
        if self.yields:
            g.kept = 0
        return self.yields


def before_guard(yields: bool) -> tuple[Hybris, Guard, int]:
    """A Hero about to take the slot of Elis, which is held."""
    g, guard = writing(table()), Guard(yields)
    g.book.challenge = guard.challenge
    slot = g.box.cities[city("elis")].slot
    g.kept = 1 << slot
    number = figure(g.players[0], HERO)
    g.turn.seat, g.turn.character, g.turn.location, g.turn.city = 0, number, MORTAL_WORLD, city("elis")
    return g, guard, number


def test_a_held_slot_is_for_fighters_only() -> None:
    g, _, number = before_guard(True)
    slot = g.box.cities[city("elis")].slot
    assert slot in slots_for(g, g.players[0], number, MORTAL_WORLD)
    assert slot not in slots_for(g, g.players[0], figure(g.players[0], PROPHET), MORTAL_WORLD)
    g.kept = 0
    assert slot in slots_for(g, g.players[0], figure(g.players[0], PROPHET), MORTAL_WORLD)


@pytest.mark.parametrize("yields", [True, False])
def test_whoever_goes_there_meets_the_holder(yields: bool) -> None:
    g, guard, number = before_guard(yields)
    here = Scene(0)
    here.character, here.location, here.city = number, MORTAL_WORLD, city("elis")
    slot = g.box.cities[city("elis")].slot
    answer(turn.take_city_slot(g, g.players[0], slot, here))
    assert guard.met == [slot]
    assert g.players[0].characters[number].place == (slot if yields else RESERVE)
    assert g.turn.evicted == (FIGHTER if yields else NONE)


# ---------------------------------------------------------------- roles against the game


def fighting(purpose_role: int) -> Hybris:
    g = given()
    g.combat = Combat(FOR_SLOT, Side(0, 0), Side(NONE, NONE))
    g.combat.role = purpose_role
    return g


def is_in(g: Hybris, word: str) -> bool:
    condition = Condition("combat")
    condition.word = word
    return combat_holds(g, g.players[0], condition, Scene(0))


def test_against_the_game_there_are_no_roles_unless_the_enemy_makes_them() -> None:
    assert not is_in(fighting(NONE), "attacker")
    assert not is_in(fighting(NONE), "defender")
    assert (is_in(fighting(ATTACKS), "attacker"), is_in(fighting(ATTACKS), "defender")) == (True, False)
    assert (is_in(fighting(DEFENDS), "attacker"), is_in(fighting(DEFENDS), "defender")) == (False, True)
    assert is_in(fighting(DEFENDS), "vs_game")
    assert not is_in(fighting(DEFENDS), "vs_player")


def test_such_a_combat_may_be_in_a_city() -> None:
    g = fighting(ATTACKS)
    assert not is_in(g, "in_city")
    assert g.combat is not None
    g.combat.city = 0
    assert is_in(g, "in_city")


@pytest.mark.parametrize(("played", "heard"), [(NONE, False), (ATTACKS, True), (DEFENDS, False)])
def test_powers_hear_the_role(played: int, heard: bool) -> None:
    g = fighting(played)
    power = empower(g, 0, when="reaction", on={"combat_won": "self", "role": "attacker"}, effects=[])
    assert role(g, power, power.power.events[0], Scene(0)) == heard
    assert g.copy().combat is not None


# ---------------------------------------------------------------- who listens


def test_passing_is_told_after_the_pillar() -> None:
    g, ear = writing(given()), Ear()
    g.book.lower = ear.lower
    g.book.triggers.on("passed", "test", ear.hears, ear.answers)
    g.players[1].pillars = g.players[1].lowers = [2]
    answer(turn.pass_turn(g, g.players[1]))
    assert ear.heard == [(1,), (1, NONE)]


@pytest.mark.rule("HYB-CVP-12", "HYB-CVP-14")
@pytest.mark.parametrize("kind", [HERO, PROPHET])
def test_a_winner_has_the_slot_before_the_combat_is_over(kind: int) -> None:
    g = writing(table())
    p, q = g.players[:2]
    scene = in_city(g, 0, "elis")
    p.might = 9
    p.characters[scene.character].place = RESERVE
    slot = g.box.cities[city("elis")].slot
    q.characters[figure(q, kind)].place = slot
    places: list[int] = []

    def look(g: Hybris, scene: Scene) -> Play:
        places.append(p.characters[scene.character].place)
        return DONE

    g.book.triggers.on("combat_over", "test", lambda g, scene: True, look)
    answer(turn.take_city_slot(g, p, slot, scene))
    assert places == [slot]
    assert g.decided == []


def test_an_epic_that_is_finished_is_a_quest_done() -> None:
    g, ear = writing(given()), Ear()
    g.book.triggers.on("quest_done", "test", ear.hears, ear.answers)
    epic = g.box.quests[next(quest for quest in g.box.epics)]
    g.quests[0], g.songs[0] = epic.index, [0]
    answer(finish_epic(g, g.players[0], epic, Scene(0)))
    assert ear.heard == [(0, NONE)]


def test_watchers_look_at_every_event_and_at_the_end_of_each_step() -> None:
    g, ear = writing(given()), Ear()
    g.book.watchers.append(ear.watches)
    answer(happen(g, "rest_done", Scene(1)))
    g.step = "permission"
    answer(g.book.play_step(g))
    assert ear.heard == [(1, len("rest_done")), (NONE, 0)]


def test_who_lacks_the_point_that_stands_for_grandeur_is_told() -> None:
    g, ear = writing(given()), Ear()
    g.book.short.append(ear.lacking)
    g.grandeur = [NONE, NONE, 1, 0]
    g.players[0].vp = 1
    lose_grandeur(g, g.players[0], 1)
    assert ear.heard == []
    lose_grandeur(g, g.players[0], 1)
    assert ear.heard == [(0,)]


def keeps_sparks(g: Hybris, p: Player, kinds: tuple[int, ...], scene: Scene) -> bool:
    return ITEM_SPARK in kinds


def test_something_may_happen_instead_of_a_piece_leaving_its_tile() -> None:
    g = writing(given())
    g.book.before_item.append(keeps_sparks)
    before = g.players[0].cleared.copy()
    answer(remove_item(g, g.players[0], (ITEM_SPARK,), Scene(0)))
    assert g.players[0].cleared == before
    g.book.before_item.clear()
    answer(remove_item(g, g.players[0], (ITEM_SPARK,), Scene(0)))
    assert g.players[0].cleared != before


# ---------------------------------------------------------------- tiles asleep, dearer Crafts


def test_a_tile_asleep_is_not_connected_counted_or_at_work() -> None:
    g = table()
    joint = next((space, joint) for space in box().spaces for joint in space.joints if space.city != NONE)
    here, there = joint[0], box().spaces[joint[1].space]
    ways = [
        (first, second)
        for first in box().technologies
        for second in box().technologies
        if first is not second
        and first.connectors >> joint[1].edge & 1
        and second.connectors >> joint[1].other_edge & 1
        and first.power.when == second.power.when == "reaction"
    ]
    first, second = ways[0]
    lay(g, 0, first.id, here.id)
    lay(g, 0, second.id, there.id)
    assert [each.space for each in connections(g, here.index)] == [there.index]
    assert len(deployed_tiles(g, g.players[0])) == 2
    g.asleep = 1 << there.index
    muster(g)
    assert connections(g, here.index) == connections(g, there.index) == []
    assert deployed_tiles(g, g.players[0]) == [first.index]
    assert tiles_in(g, g.players[0], there.city) == (1 if here.city == there.city else 0)
    at_work = [source.space for found in g.arsenal.powers.values() for source in found]
    assert (here.index in at_work, there.index in at_work) == (True, False)


@pytest.mark.parametrize(("followers", "aegis", "possible"), [(2, 3, True), (3, 2, True), (2, 2, False), (9, 0, False)])
def test_a_craft_may_be_dearer_than_it_says(followers: int, aegis: int, possible: bool) -> None:
    g = table()
    tile = next(tile for tile in box().technologies if tile.followers >= 1 and tile.aegis >= 1)
    p = g.players[0]
    empower(g, 0, when="passive", effects=[{"modify": {"craft_cost": 1}}])
    ways = prices(g, p, tile.index, 0, Scene(0))
    assert ways == [(tile.followers, tile.aegis + 1), (tile.followers + 1, tile.aegis)]
    p.followers, p.aegis = tile.followers - 2 + followers, tile.aegis - 2 + aegis
    affordable = any(p.followers >= way[0] and p.aegis >= way[1] for way in ways)
    assert can_afford(p, tile, 0, terms_of(g, p, Scene(0))) == affordable == possible


def test_a_marker_that_is_nobodys_is_no_player_in_grandeur_order() -> None:
    g = given()
    g.grandeur = [NONE, -2, 1, 0]
    assert [p.seat for p in g.by_grandeur()] == [1, 0]
