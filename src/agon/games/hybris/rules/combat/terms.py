"""What Conflict cards and powers ask and count about a Combat."""

from agon.cards.phrases import Condition, Count
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE, OLYMPIAN
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.cards import total
from agon.games.hybris.rules.combat.questions import PRESSED_ON
from agon.games.hybris.rules.combat.words import sides, this_card
from agon.games.hybris.scenes import FOR_CLASH, ROLES, Scene, Side
from agon.games.hybris.state import Hybris


def combat(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """Attackers and Defenders there are only against a player, or an enemy that makes them.  HYB-GODS-05, -09"""
    taking_part = sides(g, p)
    if taking_part is None or g.combat is None:
        return False
    word = condition.word
    if word == "vs_game":
        return g.combat.against_game()
    if word == "between_olympians":
        return is_olympian(g, taking_part[0]) and is_olympian(g, taking_part[1])
    if g.combat.against_game():
        return g.combat.city != NONE if word == "in_city" else g.combat.role == ROLES.get(word, 0)
    if word == "attacker":
        return taking_part[0] is g.combat.attacker
    if word == "defender":
        return taking_part[0] is g.combat.defender
    assert word in ("vs_player", "in_city")  # players fight for a slot or a deployment: always in a City
    return True


def is_olympian(g: Hybris, side: Side) -> bool:
    """A player's figure; or the enemy of the game, if it is one."""
    if side.seat == NONE:
        return g.combat is not None and g.combat.divine
    return g.players[side.seat].characters[side.character].kind == OLYMPIAN


def fighting(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`clash`: the enemy is that of a Quest."""
    return sides(g, p) is not None and g.combat is not None and g.combat.purpose == FOR_CLASH


def opponent(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """The other player pressed on in this round, or has stopped; the game always has."""
    taking_part = sides(g, p)
    if taking_part is None:
        return False
    other = taking_part[1]
    if condition.word == "stopped":
        return other.stopped
    return other.marker == PRESSED_ON and not other.stopped


def behind(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """A total below the other one, whatever was revealed with this card included."""
    taking_part = sides(g, p)
    return taking_part is not None and total(g, taking_part[0]) < total(g, taking_part[1])


def first(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """No other card in the player's combat zone."""
    taking_part = sides(g, p)
    return taking_part is not None and len(taking_part[0].cards) == 1


def card_element(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return g.box.card(scene.card).element_mask >> condition.number & 1 == 1


def combats_won(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return p.victories


def played(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Types other than this card's, or Elements, on the cards that lie before it in the player's combat zone."""
    taking_part = sides(g, p)
    if taking_part is None:
        return 0
    before = [g.box.card(card) for card in taking_part[0].cards[:-1]]
    if count.word == "other_types":
        return len({face.type for face in before} - {g.box.card(this_card(taking_part[0])).type})
    mask = 0
    for face in before:
        mask |= face.element_mask
    return mask.bit_count()


def write_combat_terms(book: Book) -> None:
    book.add_condition("combat", combat)
    book.add_condition("fighting", fighting)
    book.add_condition("opponent", opponent)
    book.add_condition("total", behind)
    book.add_condition("position", first)
    book.add_condition("card_element", card_element)
    book.add_count("combats_won", combats_won)
    book.add_count("played", played)
