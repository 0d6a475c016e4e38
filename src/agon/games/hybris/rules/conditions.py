"""What cards ask about: the player, the place, the turn, the Scenario. Combat and Technologies have their own."""

from agon.cards.phrases import Condition
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ALLY, DEPLOY, HERO, NONE, PROPHET
from agon.games.hybris.player import IN_UNDERWORLD, Player
from agon.games.hybris.rules.effects import opponent_of
from agon.games.hybris.rules.filters import is_of, is_this, kind_of, location_of
from agon.games.hybris.rules.oracle import immune
from agon.games.hybris.rules.pillars import lowest_number
from agon.games.hybris.rules.resources import held
from agon.games.hybris.scenes import CLASH, EPIC, FLED, SONG, WON, Scene
from agon.games.hybris.state import Hybris

# ---------------------------------------------------------------- the player


def has(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return all(held(p, resource) >= amount for resource, amount in condition.amounts)


def has_at_most(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return all(held(p, resource) <= amount for resource, amount in condition.amounts)


def hand_shows(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return hand_bears(g, p, condition.elements)


def hand_bears(g: Hybris, p: Player, wanted: list[int]) -> bool:
    """Whether the hand shows these symbols, each of which serves once.  HYB-APPX-02"""
    return all(
        sum(g.box.card(card).elements[element] for card in p.hand) >= number for element, number in enumerate(wanted)
    )


def unlocked(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return p.unlocked.bit_count() >= condition.number


def grandeur(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """Nobody in front, or nobody behind."""
    order = g.by_grandeur()
    return (order[0] if condition.word == "first" else order[-1]) is p


def pillar(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """The lowest number of this Age.  HYB-DUEL-25"""
    return bool(p.pillars) and all(
        other is p or not other.pillars or lowest_number(g, p) < lowest_number(g, other) for other in g.players
    )


def well(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return g.well >= condition.number


def omen(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return immune(g, p)


def defeated_heroes(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return lying_heroes(p) >= condition.number


def lying_heroes(p: Player) -> int:
    return len([character for character in p.characters if character.place == IN_UNDERWORLD])


def undefeated(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`this` ally."""
    assert scene.source is not None
    return g.players[scene.source.seat].characters[scene.source.character].place != IN_UNDERWORLD


# ---------------------------------------------------------------- characters and places


def character(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """The character of the event; for a modifier the one that acts or fights."""
    if condition.word == "this":
        if scene.source is None:
            return False
        if g.combat is not None:
            side = g.combat.side_of(scene.source.seat)
            if side is not None:
                return side.character == scene.source.character
        return is_this(scene.source, scene)
    if g.combat is not None and scene.actor == p.seat:
        side = g.combat.side_of(p.seat)
        if side is not None:
            return is_of(p.characters[side.character].kind, condition.number)
    return is_of(kind_of(g, scene), condition.number)


def first_of_age(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """A Prophet is being activated, and none was before in this Age."""
    if kind_of(g, scene) != PROPHET:
        return False
    return not any(
        other.kind == PROPHET and other.activated and number != scene.character
        for number, other in enumerate(p.characters)
    )


def rivals_at(g: Hybris, p: Player, scene: Scene) -> int:
    """Rival characters at the Location of the scene; in the Mortal World in all its Cities."""
    return len(
        [
            figure
            for other in g.players
            if other is not p
            for figure in other.characters
            if figure.place >= 0 and location_of(g, figure.place) == scene.location
        ]
    )


def alone(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return rivals_at(g, p, scene) == 0


def rivals_here(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return rivals_at(g, p, scene) >= condition.number


def hero_at(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """A Hero of any player there, other than the acting character."""
    return bool(heroes_at(g, condition.number, scene))


def heroes_at(g: Hybris, location: int, scene: Scene) -> list[tuple[int, int]]:
    """Seat and number of every Hero at a Location, other than the acting character."""
    return [
        (other.seat, number)
        for other in g.players
        for number, figure in enumerate(other.characters)
        if figure.kind in (HERO, ALLY)
        and location_of(g, figure.place) == location
        and (other.seat, number) != (g.turn.seat, g.turn.character)
    ]


# ---------------------------------------------------------------- what was done this turn


def evicted(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """By a Combat won, or more precisely by putting a Prophet to flight, which is one.  HYB-COMBAT-03"""
    if g.turn.seat != p.seat or g.turn.evicted == NONE:
        return False
    return condition.word == "combat" or g.turn.evicted == FLED


def did(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """The character performed that action this turn; what else is asked of it."""
    turn = g.turn
    if turn.seat != p.seat or turn.action != condition.numbers["action"]:
        return False
    if turn.action == DEPLOY and turn.tile == NONE:
        return False
    if "type" in condition.numbers and g.box.technologies[turn.tile].type != condition.numbers["type"]:
        return False
    if turn.connected < condition.numbers.get("connected", 0):
        return False
    if turn.prayers < condition.numbers.get("prayers", 0):
        return False
    result = condition.words.get("result", "")
    if result == "song":
        return turn.result in (SONG, EPIC)
    if result == "epic":
        return turn.result == EPIC
    if result == "clash":
        return turn.result == CLASH
    return result != "won" or turn.result == WON


# ---------------------------------------------------------------- Scenarios and Duel


def token(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """Who has a neutral token."""
    holder = g.tokens[condition.number]
    word = condition.words["held_by"]
    if word == "nobody":
        return holder == NONE
    if word == "self":
        return holder == p.seat
    return holder != NONE and holder == opponent_of(g, p, scene)


def counter(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """It has reached the number for 2, 3 or 4 players."""
    return g.counters[condition.number] >= condition.figures[len(g.players) - 2]


def write_conditions(book: Book) -> None:
    book.add_condition("not", book.fails)
    book.add_condition("all", book.all_hold)
    book.add_condition("any", book.any_holds)
    book.add_condition("has", has)
    book.add_condition("has_at_most", has_at_most)
    book.add_condition("hand_shows", hand_shows)
    book.add_condition("unlocked", unlocked)
    book.add_condition("grandeur", grandeur)
    book.add_condition("pillar", pillar)
    book.add_condition("well", well)
    book.add_condition("omen", omen)
    book.add_condition("defeated_heroes", defeated_heroes)
    book.add_condition("undefeated", undefeated)
    book.add_condition("character", character)
    book.add_condition("first_of_age", first_of_age)
    book.add_condition("alone", alone)
    book.add_condition("rivals_here", rivals_here)
    book.add_condition("hero_at", hero_at)
    book.add_condition("evicted", evicted)
    book.add_condition("did", did)
    book.add_condition("token", token)
    book.add_condition("counter", counter)
