"""Positions in which much can happen at once: everybody has powers, and everything is about to be completed.

Random play seldom comes there, and what happens between two rules happens there most. Whatever is given to a player is
taken from where it was, so that everything is still there exactly once.
"""

from collections.abc import Sequence

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player as Hero
from agon.games.hellas.rules.powers import muster as muster_hellas
from agon.games.hellas.rules.setup import quest_of
from agon.games.hellas.state import Hellas
from agon.games.hybris.box.numbers import HERO, ITEM_SPARK, ITEM_TEMPLE, PROPHET
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import PART as CHAOS
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import PART as OUTSKIRTS
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, tile_at
from agon.games.hybris.player import ON_TILE, RESERVE, Player
from agon.games.hybris.rules.links import open_cities
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.powers import muster as muster_hybris
from agon.games.hybris.state import Hybris
from agon.kernel.chance import Chance, seeded
from agon.kernel.game import State
from conformance.between import Chronicle, Run, Whim, at_boundary, begun, resumed
from conformance.suite import Case

TURNS = {"hybris": ("action",), "hellas": ("regular", "special")}
"""The steps before which riches are dealt out."""


def can_be_rich(case: Case) -> bool:
    return case.game in TURNS


def rich(case: Case, seed: str) -> Run | None:
    """A game some way on, with riches for everybody; None if it ended before."""
    run, whim = begun(case, seed), Whim(seeded("rich/" + seed))
    state = at_boundary(run, whim, TURNS[case.game], 2 + whim.chance.below(40))
    if state is None:
        return None
    things = run.game.census(state)
    enrich(state, whim.chance)
    assert run.game.census(state) == things, "riches come from somewhere"
    return resumed(run.game, state, Chronicle(run.game.promises()))


def enrich(state: State, chance: Chance) -> None:
    if isinstance(state, Hybris):
        for p in state.players:
            enrich_olympian(state, p, chance)
        if CHAOS in state.parts:
            rouse_chaos(state)
        muster_hybris(state)
    else:
        assert isinstance(state, Hellas)
        for hero in state.players:
            enrich_hero(state, hero, chance)
        muster_hellas(state)


# ---------------------------------------------------------------- Hybris


def enrich_olympian(g: Hybris, p: Player, chance: Chance) -> None:
    """Something to pay with, Premonitions, Technologies in the Cities, Upgrade tiles with little left on them."""
    p.aegis += chance.below(4)
    p.followers += chance.below(4)
    p.prayers += chance.below(3)
    for _ in range(chance.below(3)):
        if g.premonition_deck:
            p.premonitions.append(g.premonition_deck.pop())
    for _ in range(chance.below(5)):
        deploy_some(g, p, chance)
    if not any(p.cleared):
        lengths = [len(g.box.upgrades[tile].items) for tile in g.box.olympians[p.olympian].tiles]
        clear_tiles(g, p, [chance.below(length) for length in lengths])
    if OUTSKIRTS in g.parts:
        equip_hangar(g, p, chance)


def deploy_some(g: Hybris, p: Player, chance: Chance) -> None:
    """A Technology that nobody has conceived lies in a City."""
    free = [space for space, tile in enumerate(g.spaces.tiles) if tile < 0 and is_open(g, space)]
    piles = [pile for pile in g.piles if pile]
    if free and piles:
        pile = piles[chance.below(len(piles))]
        take_mark(g, p)
        g.spaces.put(free[chance.below(len(free))], pile.pop(chance.below(len(pile))), p.seat)


def is_open(g: Hybris, space: int) -> bool:
    return not g.closed >> g.box.spaces[space].city & 1


def clear_tiles(g: Hybris, p: Player, cleared: list[int]) -> None:
    """So many pieces are gone from each tile, none of which is unlocked; nothing has come of it but the pieces."""
    cities = [city for city in open_cities(g) if not p.temples >> city & 1]
    p.cleared = cleared.copy()
    for tile, count in zip(g.box.olympians[p.olympian].tiles, cleared, strict=True):
        upgrade = g.box.upgrades[tile]
        for item in upgrade.items[:count]:
            if item == ITEM_SPARK:
                p.sparks += 1
            elif item == ITEM_TEMPLE:
                if cities:
                    p.temples |= 1 << cities.pop(0)
            else:
                waiting = [c for c in p.characters if c.place == ON_TILE and c.kind in (HERO, PROPHET)]
                hero = [c for c in waiting if c.kind == HERO and c.hero == upgrade.hero]
                prophets = [c for c in waiting if c.kind == PROPHET]
                (hero or prophets)[0].place = RESERVE


def equip_hangar(g: Hybris, p: Player, chance: Chance) -> None:
    """A full Hangar; on each MK tile a Worker and one Task that is left."""
    hangar, places = hangar_of(g, p), kit_of(g.box).hangar
    for what in ("energy", "research", "workers"):
        setattr(hangar, what, min(places[what], getattr(hangar, what) + chance.below(places[what])))
    for place in hangar.unfinished():
        tasks = len(tile_at(g, p, place).tasks)
        hangar.staffed |= 1 << place
        hangar.done[place] = (1 << tasks) - 1 & ~(1 << chance.below(tasks))


def rouse_chaos(g: Hybris) -> None:
    """One Momentum more."""
    table = chaos(g)
    if len(table.deck) > 1:
        table.momentum.append(table.deck.pop())
        table.momentum_seen.append(table.deck_seen.pop())


# ---------------------------------------------------------------- Lords of Hellas


def enrich_hero(g: Hellas, p: Hero, chance: Chance) -> None:
    """Powers of any time first, then others; a priest or two."""
    if p.hero == NONE:
        return
    for blessing in wanted(g.blessing_deck, [b.index for b in g.box.blessings if at_any_time(b.powers)], chance):
        g.blessing_deck.remove(blessing)
        p.blessings.append(blessing)
    for artifact in wanted(g.artifact_deck, [], chance):
        g.artifact_deck.remove(artifact)
        p.artifacts.append(artifact)
    for card in g.event_deck + g.event_discard:
        quest = quest_of(g, card)
        if quest != NONE and g.box.quests[quest].kept is not None and chance.below(len(g.players)) == 0:
            (g.event_deck if card in g.event_deck else g.event_discard).remove(card)
            p.kept.append(quest)
    p.pool = max(p.pool, min(1 + chance.below(2), g.box.supplies.priests - praying(g, p)))
    while len(p.hand) < g.box.supplies.hand and g.combat_deck:
        p.hand.append(g.combat_deck.pop())


def praying(g: Hellas, p: Hero) -> int:
    return sum(monument.priests.count(p.colour) for monument in g.monuments)


def at_any_time(powers: Sequence[object]) -> bool:
    return any(getattr(power, "when", "") == "any_time" for power in powers)


def wanted(deck: list[int], first: list[int], chance: Chance) -> list[int]:
    """Some cards of a deck: those that are wanted most, one in two, and two others."""
    found = [card for card in first if card in deck and chance.below(2)]
    others = [card for card in deck if card not in found]
    for _ in range(min(2, len(others))):
        found.append(others.pop(chance.below(len(others))))
    return found
