"""Setting the table.  Pages 6 and 7."""

from typing import Final

from agon.games.hybris.box.numbers import HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.rules.decks import draw_conflict, draw_premonition
from agon.games.hybris.state import AT_HAND, ON_TILE, Character, Hybris, Player, Track
from agon.kernel.game import EVERYONE

AEGIS_AT_START: Final = 3
PROPHETS: Final = 3
LETTERS: Final = 3


def set_up(g: Hybris, olympians: list[int]) -> None:
    """The boards, the decks, then every player.  HYB-SETUP-01 to -25"""
    set_up_boards(g)
    g.players = [set_up_player(g, seat, olympian) for seat, olympian in enumerate(olympians)]
    place_on_track(g)
    for p in g.players:
        g.chance.shuffle(p.deck)
        draw_conflict(g, p, 1)  # HYB-SETUP-23
        draw_premonition(g, p, 1)  # HYB-SETUP-24


def set_up_boards(g: Hybris) -> None:
    """Piles, decks, quests, Primordials, Pillars, supply.  HYB-SETUP-03 to -12"""
    box = g.box
    types = 1 + max(technology.type for technology in box.technologies)
    g.piles = [[t.index for t in box.technologies if t.type == type] for type in range(types)]  # open to all
    g.workshop = Track(len(box.workshop_discounts))
    g.factory = Track(box.factory_spaces)
    g.spaces = Track(len(box.spaces))
    g.coliseum_heroes = box.coliseum_heroes.copy()
    g.coliseum_deck = box.coliseum_deck.copy()
    g.quest_deck = list(range(len(box.quests)))
    g.premonition_deck = list(range(len(box.premonitions)))
    for deck in (g.coliseum_deck, g.quest_deck, g.premonition_deck):
        g.chance.shuffle(deck)
    g.quests = [g.quest_deck.pop() for _ in range(box.quest_zones)]
    g.songs = [[] for _ in range(box.quest_zones)]
    for letter in range(LETTERS):  # one of each letter, unseen; the others leave the game.  HYB-SETUP-10
        cards = [primordial.index for primordial in box.primordials if primordial.letter == letter]
        g.chance.shuffle(cards)
        g.primordials.append(cards.pop())
        g.primordials_unused += cards
    g.primordials_seen = [0] * LETTERS
    g.underworld = [primordial.index for primordial in box.primordials if primordial.letter == NONE]  # HYB-SETUP-09


def set_up_player(g: Hybris, seat: int, index: int) -> Player:
    """A player's board, pieces and deck.  HYB-SETUP-14 to -25"""
    olympian = g.box.olympians[index]
    p = Player(seat, index)
    p.aegis = AEGIS_AT_START
    p.determination = olympian.determination
    p.tokens = [AT_HAND] * len(g.box.location_tokens)
    p.marks = g.box.olympian_tokens
    p.deck = olympian.deck.copy()
    p.enhanced = olympian.enhanced
    p.characters.append(Character(OLYMPIAN, NONE))
    for hero in olympian.heroes:
        p.characters.append(figure(HERO, hero, hero == olympian.first_hero))
    for number in range(PROPHETS):
        p.characters.append(figure(PROPHET, NONE, number == 0))
    g.tell("hybris-olympian", EVERYONE, seat, index)
    return p


def figure(kind: int, hero: int, in_reserve: bool) -> Character:
    """One Hero and one Prophet start in the reserve, the others on the Upgrade tiles.  HYB-SETUP-16, HYB-SETUP-20"""
    character = Character(kind, hero)
    if not in_reserve:
        character.place = ON_TILE
    return character


def place_on_track(g: Hybris) -> None:
    """Lowest Aura foremost; with fewer than four players the front spaces stay empty.  HYB-SETUP-13"""
    order = sorted(g.players, key=lambda p: g.box.olympians[p.olympian].aura)
    empty = g.box.grandeur_spaces - len(order)
    g.grandeur = [NONE] * empty + [p.seat for p in order]
