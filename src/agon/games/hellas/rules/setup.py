"""Setting the table, the starting events, and who takes which hero.  LOH-MSETUP-01 to LOH-MSETUP-22"""

from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NEUTRAL_ARTIFACT, NONE
from agon.games.hellas.hunting import Beast
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import place
from agon.games.hellas.rules.cards import draw_cards
from agon.games.hellas.rules.control import take_control
from agon.games.hellas.rules.powers import ask, muster
from agon.games.hellas.rules.questions import HERO, REGION, START_REGION, TAKE_HERO, number_of
from agon.games.hellas.scenes import COLOUR_COUNT, Scene
from agon.games.hellas.state import Book, Hellas, Monument
from agon.kernel.ask import Play
from agon.kernel.legality import Legality, Reason

# ---------------------------------------------------------------- the table


def lay_out(g: Hellas, seats: int) -> None:
    """What every mode has: players, monuments, monsters, an empty map, quest slots."""
    g.players = [Player(seat) for seat in range(seats)]
    g.monuments = [Monument(g.box.supplies.starting_level) for _ in g.box.gods]  # LOH-MSETUP-02
    g.beasts = [Beast() for _ in g.box.monsters]
    g.hoplites = [0] * (len(g.box.regions) * COLOUR_COUNT)
    g.fortified = [NONE] * len(g.box.regions)
    g.control = [NONE] * len(g.box.regions)
    g.glory = [NONE] * len(g.box.lands)
    g.quests = [NONE] * g.box.supplies.quest_slots
    for name, make in g.book.parts.items():
        g.parts[name] = make(g)


def set_up(g: Hellas) -> Play:
    """Decks, the temple card and the first combat cards.  LOH-MSETUP-04 to -08, LOH-MSETUP-13"""
    box = g.box
    g.combat_deck = list(range(len(box.combat_ids)))
    g.attack_deck = list(range(len(box.attack_ids)))
    g.event_deck = list(range(len(box.monster_cards) + len(box.quests)))
    g.blessing_deck = list(range(len(box.blessings)))
    g.artifact_deck = [artifact.index for artifact in box.artifacts if artifact.kind == NEUTRAL_ARTIFACT]
    for deck in (g.combat_deck, g.attack_deck, g.event_deck, g.blessing_deck, g.artifact_deck):
        g.chance.shuffle(deck)
    g.temple_card = g.chance.below(len(box.temple_cards))
    g.temples_left = box.seating(len(g.players)).temples
    g.starting = g.chance.below(len(g.players))
    g.active = g.starting
    log.temple_card(g, g.temple_card)
    log.starting_player(g, g.starting)
    for p in g.players:
        draw_cards(g, p, box.supplies.starting_cards)
    yield from ()
    g.step = g.book.following("set_up", "set_up") or ""


def quest_of(g: Hellas, card: int) -> int:
    """The quest that an event card is; NONE for a monster card."""
    return card - len(g.box.monster_cards) if card >= len(g.box.monster_cards) else NONE


# ---------------------------------------------------------------- heroes

TAKEN: Final = Reason("hellas-why-hero-taken", "LOH-MSETUP-16")
HERO_THERE: Final = Reason("hellas-why-hero-there", "LOH-MSETUP-20")


def take_hero(g: Hellas) -> Play:
    """One player's hero, army, region and bonus; counter-clockwise, the last one has the first turn.

    LOH-MSETUP-14 to LOH-MSETUP-22
    """
    p = g.players[g.active]
    yield from choose_hero(g, p)
    yield from choose_start(g, p)
    muster(g)
    yield from g.book.resolve(g, p, g.box.heroes[p.hero].bonus, Scene(p.seat))
    following = (g.active - 1) % len(g.players)
    if following == g.starting:
        g.step = g.book.first("turn")  # whoever placed last begins.  LOH-MSETUP-22
    else:
        g.active = following


def choose_hero(g: Hellas, p: Player) -> Play:
    """A hero that nobody has or has been promised; the army is the one promised, otherwise the hero's, otherwise a
    free one.
    """
    hero = g.seated[p.seat]
    if hero == NONE:
        options = [option for option in every_hero(g) if why_not_hero(g, p, option) is None]
        hero = number_of((yield from ask(g, p, TAKE_HERO, options)))
    p.hero = hero
    colour = g.armies[p.seat]
    if colour == NONE:
        free = [c for c in range(COLOUR_COUNT) if g.commander[c] == NONE and c not in g.armies]
        colour = g.box.heroes[hero].colour if g.box.heroes[hero].colour in free else free[0]
    p.colour = colour
    g.commander[colour] = p.seat
    log.hero(g, p.seat, hero, colour)


def every_hero(g: Hellas) -> list[int]:
    return [HERO << 16 | hero.index for hero in g.box.heroes]


def why_not_hero(g: Hellas, p: Player, option: int) -> Reason | None:
    return None if hero_owner(g, number_of(option)) == NONE else TAKEN


def hero_owner(g: Hellas, hero: int) -> int:
    """Who has a hero, or has been promised it."""
    for p in g.players:
        if hero in (p.hero, g.seated[p.seat]):
            return p.seat
    return NONE


def choose_start(g: Hellas, p: Player) -> Play:
    """Hero and hoplites in a region without a hero; one that is weak enough is controlled.  LOH-MSETUP-17 to -20"""
    options = [option for option in every_region(g) if why_not_start(g, p, option) is None]
    region = number_of((yield from ask(g, p, START_REGION, options)))
    p.region = region
    log.start(g, p.seat, region)
    place(g, region, p.colour, g.box.supplies.starting_hoplites)
    if g.box.regions[region].population <= g.box.supplies.starting_control:
        take_control(g, region, p.colour)


def every_region(g: Hellas) -> list[int]:
    return [REGION << 16 | region for region in g.box.region_order]


def why_not_start(g: Hellas, p: Player, option: int) -> Reason | None:
    return None if hero_standing(g, number_of(option)) == NONE else HERO_THERE


def hero_standing(g: Hellas, region: int) -> int:
    """Whose hero stands in a region; the first one's, if there are several."""
    for p in g.players:
        if p.region == region:
            return p.seat
    return NONE


def write_setup(book: Book) -> None:
    book.add_legality(TAKE_HERO, Legality(lambda g, ask: every_hero(g), why_not_hero))
    book.add_legality(START_REGION, Legality(lambda g, ask: every_region(g), why_not_start))
