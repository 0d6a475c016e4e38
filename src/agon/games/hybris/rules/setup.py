"""Setting the table.  Pages 6 and 7."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.box.numbers import (
    AEGIS,
    BONUS_LOCATIONS,
    CONFLICT_CARDS,
    FOLLOWERS,
    HERO,
    KINDNESS,
    NONE,
    OLYMPIAN,
    PRAYERS,
    PREMONITIONS,
    PROPHET,
)
from agon.games.hybris.player import AT_HAND, ON_TILE, RESERVE, Character, Player
from agon.games.hybris.rules.decks import draw_conflict, draw_premonition
from agon.games.hybris.rules.olympus import take_from_pile
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import CHOOSE_OLYMPIAN, FIRST_TILE, OLYMPIAN_CARD, TECHNOLOGY, number_of
from agon.games.hybris.rules.resources import change
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris, empty_track
from agon.kernel.ask import Ask, Play

PROPHETS: Final = 3
LETTERS: Final = 3


def set_up(g: Hybris, olympians: list[int]) -> None:
    """The boards, then every player.  HYB-SETUP-01 to -25"""
    set_up_boards(g)
    seat_players(g, olympians)


def set_up_boards(g: Hybris) -> None:
    """Piles, decks, quests, Primordials, Pillars, supply.  HYB-SETUP-03 to -12"""
    box = g.box
    manifest = g.book.manifest
    g.piles = [pile.copy() for pile in box.piles]  # open to all
    g.workshop = empty_track(len(box.workshop_discounts))
    g.factory = empty_track(box.factory_spaces)
    g.spaces = empty_track(len(box.spaces))
    g.coliseum_heroes = box.coliseum_heroes.copy()
    g.coliseum_deck = box.coliseum_deck.copy()
    g.quest_deck = [*(box.epics if manifest.epics else []), *(box.clashes if manifest.clashes else [])]
    g.premonition_deck = list(range(len(box.premonitions)))
    for deck in (g.coliseum_deck, g.quest_deck, g.premonition_deck):
        g.chance.shuffle(deck)
    g.quests = [g.quest_deck.pop() for _ in range(box.quest_zones)]
    for quest in g.quests:
        log.quest(g, quest)
    g.songs = [[] for _ in range(box.quest_zones)]
    for letter in range(LETTERS):  # one of each letter, unseen; the others leave the game.  HYB-SETUP-10
        cards = [primordial.index for primordial in box.primordials if primordial.letter == letter]
        g.chance.shuffle(cards)
        g.primordials.append(cards.pop())
        g.primordials_unused += cards
    g.primordials_seen = [0] * LETTERS
    g.underworld = [primordial.index for primordial in box.primordials if primordial.letter == NONE]  # HYB-SETUP-09
    g.well = manifest.well
    g.final = manifest.final
    g.tokens = [NONE] * len(box.tokens)
    g.counters = [0] * len(box.counters)
    if manifest.disciplines_shown:
        g.disciplines = list(range(len(box.disciplines)))
        g.chance.shuffle(g.disciplines)
    for name, make in g.book.parts.items():
        g.parts[name] = make(g)


def seat_players(g: Hybris, olympians: list[int]) -> None:
    """Everybody's pieces, their places on the Grandeur track, what they begin with.  HYB-SETUP-13 to -25"""
    g.players = [set_up_player(g, seat, olympian) for seat, olympian in enumerate(olympians)]
    place_on_track(g)
    for p in g.players:
        g.chance.shuffle(p.deck)
        for resource, amount in g.book.manifest.start:
            start_with(g, p, resource, amount)
    muster(g)


def set_up_player(g: Hybris, seat: int, index: int) -> Player:
    """A player's board, pieces and deck.  HYB-SETUP-14 to -25"""
    olympian = g.box.olympians[index]
    p = Player(seat, index)
    p.determination = olympian.determination
    p.tokens = [AT_HAND] * len(g.box.location_tokens)
    p.marks = g.box.olympian_tokens
    p.deck = olympian.deck.copy()
    p.enhanced = olympian.enhanced
    p.characters.append(Character(OLYMPIAN, NONE))
    for hero in olympian.heroes:
        p.characters.append(figure(HERO, hero, RESERVE if hero == olympian.first_hero else ON_TILE))
    for number in range(PROPHETS):
        p.characters.append(figure(PROPHET, NONE, RESERVE if number == 0 else ON_TILE))
    log.olympian(g, seat, index)
    return p


def figure(kind: int, hero: int, place: int) -> Character:
    """One Hero and one Prophet start in the reserve, the others on the Upgrade tiles.  HYB-SETUP-16, HYB-SETUP-20"""
    character = Character(kind, hero)
    character.place = place
    return character


def start_with(g: Hybris, p: Player, resource: int, amount: int) -> None:
    """What a player begins with, from the supply.  HYB-SETUP-19, HYB-SETUP-23, HYB-SETUP-24"""
    if resource == CONFLICT_CARDS:
        draw_conflict(g, p, amount)
    elif resource == PREMONITIONS:
        draw_premonition(g, p, amount)
    elif resource == KINDNESS:
        p.kindness = amount
    else:
        assert resource in (AEGIS, FOLLOWERS, PRAYERS, BONUS_LOCATIONS)
        change(p, resource, amount)


def place_on_track(g: Hybris) -> None:
    """Lowest Aura foremost; with fewer than four players the front spaces stay empty.  HYB-SETUP-13"""
    order = sorted(g.players, key=lambda p: g.box.olympians[p.olympian].aura)
    empty = g.box.grandeur_spaces - len(order)
    g.grandeur = [NONE] * empty + [p.seat for p in order]


# ---------------------------------------------------------------- steps before the first Age


def draft(g: Hybris) -> Play:
    """The next seat picks one of the Olympians left; when all have, the table is laid for them.  HYB-SETUP-01"""
    seat = g.drafted.index(NONE)
    options = [OLYMPIAN_CARD << 16 | olympian.index for olympian in g.box.olympians if olympian.index not in g.drafted]
    g.drafted[seat] = number_of((yield Ask(CHOOSE_OLYMPIAN, seat, options)))
    if NONE not in g.drafted:
        seat_players(g, g.drafted)
        g.step = g.book.first("set_up")


def prepare(g: Hybris) -> Play:
    """What a Scenario or a Variant gives to each player, in Grandeur order.  HYB-SCEN-01, HYB-SCEN-02"""
    manifest = g.book.manifest
    for p in g.by_grandeur():
        yield from g.book.resolve(g, p, manifest.each_player, Scene(p.seat))
    if manifest.start_tile_cost != NONE:
        for p in reversed(g.by_grandeur()):
            yield from take_first_tile(g, p, manifest.start_tile_cost)
    for p in g.players:
        for character in p.characters:
            character.joined = 0  # who comes now is there from the first Age on
    g.step = g.book.following("set_up", "prepare") or g.book.first("age")


def take_first_tile(g: Hybris, p: Player, dearest: int) -> Play:
    """A finished Technology that costs no more than that, into storage.  HYB-SCEN-01"""
    options = [
        TECHNOLOGY << 16 | tile
        for pile in g.piles
        for tile in pile
        if g.box.technologies[tile].followers + g.box.technologies[tile].aegis <= dearest
    ]
    tile = number_of((yield Ask(FIRST_TILE, p.seat, options)))
    take_from_pile(g, tile)
    p.storage.append(tile)
    log.first_tile(g, p.seat, tile)
