"""Effects inside effects: positions are found where something sets off itself, or another of its kind.

Where a game has something that is completed piece by piece, or that answers what it causes, all positions in which one
such thing can come inside another are found from the content, and every way of answering is tried there.
"""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from agon.cards.phrases import Effect
from agon.cards.phrases import Effect as HellasEffect
from agon.games.hellas.box.numbers import PRAYER
from agon.games.hellas.rules.armies import kill, regions_of
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.scenes import Scene as HellasScene
from agon.games.hellas.state import Hellas
from agon.games.hybris.box.numbers import AEGIS, HEROES, ITEM_SPARK, PROPHETS, SPARKS, TEMPLES
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, tile_at
from agon.games.hybris.cataclysm.outskirts.tiles import mark
from agon.games.hybris.player import Player
from agon.games.hybris.rules.resources import ITEMS, gain
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.chance import seeded
from agon.kernel.game import Game, State
from conformance.between import Whim, at_boundary, begun, every_way
from conformance.riches import TURNS, clear_tiles, enrich
from conformance.suite import SOAK_GAMES, Case

WAYS = 2000 if SOAK_GAMES else 12  # of answering that are tried in one position
PIECES = (SPARKS, TEMPLES, PROPHETS, HEROES)  # as they are numbered on the tiles
SEATED = {
    "zeus": Case("hybris", 2, (), (("seat_1", "zeus"),)),
    "poseidon": Case("hybris", 2, (), (("seat_1", "poseidon"),)),
    "athena": Case("hybris", 2, (), (("seat_1", "athena"),)),
    "hades": Case("hybris", 2, (), (("seat_1", "hades"),)),
    "artemis": Case("hybris", 2, ("artemis",), (("seat_1", "artemis"),)),
}


def table(case: Case) -> tuple[Game, State]:
    """A game just before its first turns."""
    run, whim = begun(case, "nested"), Whim(seeded("nested"))
    state = at_boundary(run, whim, TURNS[case.game], 0)
    assert state is not None
    return run.game, state


# ---------------------------------------------------------------- Hybris: pieces that remove pieces


def positions(g: Hybris, p: Player) -> Iterator[tuple[list[int], int]]:
    """How much may be gone from each Upgrade tile, so that a piece of one kind is followed by another piece.

    The bonus of a Spark or the reward of a tile removes a piece. Outside of a soak, one position stands for all in
    which the same piece completes the same tiles.
    """
    known: set[tuple[object, ...]] = set()
    rows = [g.box.upgrades[tile].items for tile in g.box.olympians[p.olympian].tiles]
    for cleared in product(*[range(len(items) + 1) for items in rows]):
        sparks = sum(items[:gone].count(ITEM_SPARK) for items, gone in zip(rows, cleared, strict=True))
        for tile, (items, gone) in enumerate(zip(rows, cleared, strict=True)):
            if gone == len(items):
                continue
            bonus = inner_pieces(g, p, tile, gone + 1 == len(items), items[gone] == ITEM_SPARK, sparks)
            after = [gone + (other == tile) for other, gone in enumerate(cleared)]
            next_gone = [o for o, row in enumerate(rows) if after[o] < len(row) and row[after[o]] in bonus]
            last_gone = [other for other in next_gone if after[other] + 1 == len(rows[other])]
            case = (tile, gone, tuple(last_gone)) if not SOAK_GAMES else cleared
            if last_gone and case not in known:
                known.add(case)
                yield list(cleared), items[gone]


def inner_pieces(g: Hybris, p: Player, tile: int, last: bool, spark: bool, sparks: int) -> list[int]:
    """The kinds of pieces that go because this one goes."""
    olympian = g.box.olympians[p.olympian]
    effects: list[Effect] = []
    if spark and sparks < len(olympian.spark_track):
        effects += olympian.spark_track[sparks]
    if last:
        effects += g.box.upgrades[olympian.tiles[tile]].reward
    amounts = [resource for effect in effects if effect.verb == "gain" for resource, _ in effect.amounts]
    return [kind for resource in amounts if resource in ITEMS for kind in ITEMS[resource]]


@pytest.mark.parametrize("olympian", SEATED)
def test_pieces_of_upgrade_tiles_that_remove_pieces(olympian: str) -> None:
    game, state = table(SEATED[olympian])
    assert isinstance(state, Hybris)
    found = list(positions(state, state.players[0]))
    assert found, "no Spark of this Olympian removes a piece"
    for cleared, item in found:
        g = state.copy()
        clear_tiles(g, g.players[0], cleared)
        every_way(game, g, gains((PIECES[item], 1)), WAYS)


def gains(*amounts: tuple[int, int]) -> Callable[[State], Play]:
    """The first player gains something."""

    def procedure(state: State) -> Play:
        assert isinstance(state, Hybris)
        return gain(state, state.players[0], list(amounts), Scene(0))

    return procedure


# ---------------------------------------------------------------- Hybris: rewards in the middle of everything


@pytest.mark.parametrize("modules", [(), ("artemis",), ("cataclysm",), ("artemis", "cataclysm")], ids="-".join)
def test_rewards_where_everything_is_about_to_be_completed(modules: tuple[str, ...]) -> None:
    """Every reward that asks for nothing around it, for a player with powers and with little left on any tile."""
    game, plain = table(Case("hybris", 3, modules, ()))
    for number in range(20 if SOAK_GAMES else 1):
        state = plain.copy()
        enrich(state, seeded(f"rewards/{number}"))
        assert isinstance(state, Hybris)
        for effects in rewards(state):
            if all(effect.verb in state.book.verbs for effect in effects):  # else they are of somebody in the box
                every_way(game, state, carries(effects), WAYS)


def rewards(g: Hybris) -> Iterator[list[Effect]]:
    yield from [bonus for olympian in g.box.olympians for bonus in olympian.spark_track]
    yield from [upgrade.reward for upgrade in g.box.upgrades]
    yield from [half for pillar in g.box.pillars for half in (pillar.upper, pillar.lower)]
    yield from [row.gives for row in g.box.conversions]
    if "cataclysm" in g.box.kits:
        yield from [tile.rewards for tile in kit_of(g.box).tiles]


def carries(effects: list[Effect]) -> Callable[[State], Play]:
    """The first player carries out these effects."""

    def procedure(state: State) -> Play:
        assert isinstance(state, Hybris)
        return state.book.resolve(state, state.players[0], effects, Scene(0))

    return procedure


# ---------------------------------------------------------------- Cataclysm: what feeds Chaos feeds players


@pytest.mark.parametrize("aegis", [1, 2, 4])
def test_aegis_that_chaos_answers_with_aegis(aegis: int) -> None:
    """Each Chaos card answers a gain, with Chaos about to be unleashed and on its last space."""
    game, state = table(Case("hybris", 3, ("cataclysm",), ()))
    assert isinstance(state, Hybris)
    rules = kit_of(state.box).rules
    for card in sorted(set(chaos(state).deck)):
        for momentum in (0, rules["unleashed_at"] - 1):
            g = state.copy()
            stack_chaos(g, card, momentum, rules["spaces"])
            every_way(game, g, gains((AEGIS, aegis)), WAYS)


def stack_chaos(g: Hybris, card: int, momentum: int, space: int) -> None:
    """That card on top, so much Momentum, that space."""
    part = chaos(g)
    part.space = space
    part.deck += part.momentum
    part.deck.remove(card)
    part.momentum = [part.deck.pop() for _ in range(momentum)]
    part.momentum_seen = [0] * momentum
    part.deck.append(card)
    part.deck_seen = [0] * len(part.deck)


@pytest.mark.parametrize("olympian", ["zeus", "poseidon", "athena", "hades"])
def test_tasks_that_are_done_where_every_tile_lacks_one(olympian: str) -> None:
    game, state = table(Case("hybris", 2, ("cataclysm",), (("seat_1", olympian),)))
    enrich(state, seeded("tasks"))
    assert isinstance(state, Hybris)
    hangar = hangar_of(state, state.players[0])
    for place in hangar.unfinished():
        for task in range(len(tile_at(state, state.players[0], place).tasks)):
            if not hangar.done[place] >> task & 1:
                every_way(game, state, marks(place, task), WAYS)


def marks(place: int, task: int) -> Callable[[State], Play]:
    def procedure(state: State) -> Play:
        assert isinstance(state, Hybris)
        return mark(state, state.players[0], place, task)

    return procedure


# ---------------------------------------------------------------- Lords of Hellas: everything in one hand


def everything(players: int) -> tuple[Game, Hellas]:
    """A table at which the first player has every blessing and artifact, and every quest that is kept."""
    game, state = table(Case("hellas", players, (), ()))
    assert isinstance(state, Hellas)
    p = state.players[0]
    p.blessings += state.blessing_deck
    p.artifacts += state.artifact_deck
    state.blessing_deck, state.artifact_deck = [], []
    p.pool = state.box.supplies.priests - sum(m.priests.count(p.colour) for m in state.monuments)
    muster(state)
    return game, state


def test_what_gods_and_quests_give_to_who_has_everything() -> None:
    game, state = everything(3)
    lists = [effects for god in state.box.gods for effects in god.powers if effects]
    lists += [quest.trophy for quest in state.box.quests if quest.trophy]
    lists += [card.oracle for card in state.box.temple_cards if card.oracle]
    for effects in lists:
        every_way(game, state, grants(effects), WAYS)


def grants(effects: list[HellasEffect]) -> Callable[[State], Play]:
    def procedure(state: State) -> Play:
        assert isinstance(state, Hellas)
        return state.book.resolve(state, state.players[0], effects, HellasScene(0))

    return procedure


def test_prayers_with_every_number_of_priests() -> None:
    """With a power at hand that costs a priest, however many there are."""
    game, state = everything(2)
    for pool in range(1, state.players[0].pool + 1):
        g = state.copy()
        g.players[0].pool = pool
        every_way(game, g, prays, WAYS)


def prays(state: State) -> Play:
    assert isinstance(state, Hellas)
    return state.book.regular[PRAYER].do(state, state.players[0])


def test_hoplites_killed_whom_powers_save() -> None:
    game, state = everything(2)
    for region in regions_of(state, 0):
        for count in (1, 2, 3):
            every_way(game, state, kills(region, count), WAYS)


def kills(region: int, count: int) -> Callable[[State], Play]:
    def procedure(state: State) -> Play:
        assert isinstance(state, Hellas)
        yield from kill(state, 0, region, count)

    return procedure
