"""Where a character may go.  Page 11."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.box.numbers import ALLY, HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.moments import Scene
from agon.games.hybris.player import ARTWORK, BONUS_TOKEN, RESERVE, Player
from agon.games.hybris.rules.powers import allowed, forbidden, has_standing, modified
from agon.games.hybris.rules.resources import change, held
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play
from agon.kernel.errors import Ended


class Prospect(Scene):
    """Where characters may go, for one question: which slots are taken is looked at once, when first needed."""

    taken: int = NONE  # as a mask


def prospect_of(p: Player, number: int) -> Prospect:
    """For one character."""
    prospect = Prospect(p.seat)
    prospect.character = number
    return prospect


def activatable(g: Hybris, p: Player) -> list[int]:
    """All characters that can be activated."""
    prospect = Prospect(p.seat)
    found: list[int] = []
    for number, character in enumerate(p.characters):
        if character.place == RESERVE:  # which most are not
            prospect.character = number
            if can_set_out(g, p, prospect):
                found.append(number)
    return found


def can_set_out(g: Hybris, p: Player, prospect: Prospect) -> bool:
    """From the reserve, once per Age; Heroes and Prophets with a token and an Aegis.  HYB-ACT-03, -04, -06"""
    number = prospect.character
    figure = p.characters[number]
    if figure.place != RESERVE or figure.activated or figure.lying:
        return False
    if figure.kind == OLYMPIAN:
        return any_destination(g, p, prospect)
    if figure.token == NONE or p.aegis < activation_cost(g, p, number):
        return False
    if figure.token == BONUS_TOKEN:
        return any_destination(g, p, prospect)
    location = g.box.location_tokens[figure.token]
    return reachable(g, p, prospect, location) or bool(redirections(g, p, number, location))


def activation_cost(g: Hybris, p: Player, number: int) -> int:
    """1 Aegis for a Hero or a Prophet, nothing for the Olympian.  HYB-ACT-06, HYB-ACT-07"""
    if p.characters[number].kind == OLYMPIAN:
        return 0
    if not has_standing(g, "activation_cost"):
        return 1
    return max(0, 1 + modified(g, p, "activation_cost", prospect_of(p, number)))


def token_location(g: Hybris, token: int) -> int:
    """The Location a token leads to; NONE for a Bonus token."""
    return NONE if token == BONUS_TOKEN else g.box.location_tokens[token]


def destinations(g: Hybris, p: Player, number: int) -> list[int]:
    """Every Location where a character would be able to act.  HYB-ACT-10, HYB-ACT-13, HYB-ACT-14"""
    prospect = prospect_of(p, number)
    return [location for location in range(len(g.box.locations)) if reachable(g, p, prospect, location)]


def any_destination(g: Hybris, p: Player, prospect: Prospect) -> bool:
    """Whether there is one."""
    return any(reachable(g, p, prospect, location) for location in range(len(g.box.locations)))


def reachable(g: Hybris, p: Player, prospect: Prospect, location: int) -> bool:
    """Whether a character may go there: an action will be possible.  HYB-ACT-13, HYB-ACT-14"""
    board, book = g.box.locations[location], g.book
    if not board.prophets and p.characters[prospect.character].kind == PROPHET:
        return False
    prospect.location = location
    for action in board.actions:
        if action in book.sure and book.possible[action](g, p, prospect):
            # Where no slot is left there is the artwork, though not in the Mortal World.
            return location != MORTAL_WORLD or bool(open_slots(g, p, prospect))
    outlook = outlook_of(g, p, prospect)
    if location != MORTAL_WORLD and outlook != DEPENDS and is_same_everywhere(g, p, location, outlook):
        return outlook == ACTS
    slots = open_slots(g, p, prospect) or artwork(location)
    plain = [slot for slot in slots if slot not in board.odd_slots]
    others = [slot for slot in slots if slot in board.odd_slots]
    return any(acts_after(g, p, prospect, slot, outlook) for slot in plain + others)  # what is easily told first


def redirections(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    """Where a power may lead a character instead of its token's Location."""
    for source in g.arsenal.powers.get("activated", ()):
        power = source.power
        if source.seat != p.seat or power.index in p.used:
            continue
        if power.effects[0].verb == "redirect" and p.characters[number].kind in (HERO, ALLY):
            return adjacent_destinations(g, p, number, location)
    return []


def adjacent_destinations(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    prospect = prospect_of(p, number)
    return [other for other in g.box.locations[location].adjacent if reachable(g, p, prospect, other)]


# ---------------------------------------------------------------- slots


def occupants(g: Hybris, slot: int) -> list[tuple[int, int]]:
    """Who stands on a slot: seat and number of each character."""
    return [
        (p.seat, number) for p in g.players for number, character in enumerate(p.characters) if character.place == slot
    ]


def take_slot(g: Hybris, p: Player, number: int, slot: int) -> None:
    """The character of the turn stands there from now on.  HYB-ACT-11"""
    p.characters[number].place = slot
    g.turn.slot = slot
    g.turn.placed = True
    log.placed(g, p.seat, number, slot)


def slots_for(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    """The slots a character can take: those empty or open; in the Mortal World also a rival's.  HYB-ACT-11, -15"""
    prospect = prospect_of(p, number)
    prospect.location = location
    return open_slots(g, p, prospect)


def open_slots(g: Hybris, p: Player, prospect: Prospect) -> list[int]:
    """The same for the character and the Location of a prospect."""
    board = g.box.locations[prospect.location]
    if prospect.taken == NONE:
        prospect.taken = taken_slots(g)
    closed = board.closed_slots & prospect.taken
    if closed and can_share(g) and allowed(g, p, "share_slot", prospect_of(p, prospect.character)) is not None:
        closed = 0
    if closed and prospect.location == MORTAL_WORLD:
        for slot in board.slots:
            if closed >> slot & 1 and can_drive_out(g, p, prospect.character, slot):
                closed &= ~(1 << slot)
    closed |= g.barred
    return [slot for slot in board.slots if not closed >> slot & 1] if closed else board.slots.copy()


def can_share(g: Hybris) -> bool:
    """Whether anybody may stand where somebody stands."""
    return has_standing(g, "allow share_slot")


def taken_slots(g: Hybris) -> int:
    """The slots that somebody stands on, as a mask; whoever stands on an artwork is among the bits beyond."""
    mask = g.kept
    for p in g.players:
        for character in p.characters:
            if character.place >= 0:
                mask |= 1 << character.place
    return mask


def can_drive_out(g: Hybris, p: Player, number: int, slot: int) -> bool:
    """Not one's own character, not with a Prophet, not where Combat is forbidden.  HYB-ACT-16, HYB-ACT-17"""
    if p.characters[number].kind == PROPHET:
        return False
    for character in p.characters:
        if character.place == slot:
            return False
    return not forbidden(g, "combat", g.box.slots[slot].city)


def artwork(location: int) -> list[int]:
    """For who finds no slot; the Mortal World has none.  HYB-ACT-12"""
    return [] if location == MORTAL_WORLD else [NONE]


def arriving(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    """The slots from which an action will be possible; [NONE] for the artwork when none is left.  HYB-ACT-12, -14"""
    if p.characters[number].kind == PROPHET and not g.box.locations[location].prophets:
        return []  # HYB-ACT-13
    prospect = prospect_of(p, number)
    prospect.location = location
    slots = open_slots(g, p, prospect) or artwork(location)
    if not slots or surely_acts(g, p, prospect):
        return slots
    outlook = outlook_of(g, p, prospect)
    return [slot for slot in slots if acts_after(g, p, prospect, slot, outlook)]


def surely_acts(g: Hybris, p: Player, scene: Scene) -> bool:
    """Whether an action is possible there that no bonus and no malus could undo."""
    sure, possible = g.book.sure, g.book.possible
    return any(action in sure and possible[action](g, p, scene) for action in g.box.locations[scene.location].actions)


# Whether a character can act at a Location, as far as Aegis and Followers go.
ACTS: Final = 1
DEPENDS: Final = 0  # on them
IDLES: Final = -1


def outlook_of(g: Hybris, p: Player, scene: Scene) -> int:
    """Whether an action will be possible there however much Aegis and how many Followers are gained or lost."""
    book = g.book
    outlook = IDLES
    for action in g.box.locations[scene.location].actions:
        grounds = book.grounds.get(action)
        if grounds is None or grounds(g, p, scene):
            if action in book.steady:
                return ACTS
            outlook = DEPENDS
    return outlook


def bonus_at(g: Hybris, location: int, slot: int) -> list[Effect]:
    """The bonus of a slot, or the malus of the artwork."""
    return g.box.locations[location].malus if slot == NONE else g.box.slots[slot].bonus


def is_same_everywhere(g: Hybris, p: Player, location: int, outlook: int) -> bool:
    """Whether it makes no difference to an outlook which slot it will be, so that nobody need look who stands there."""
    for slot in g.box.locations[location].odd_slots:
        bonus = bonus_at(g, location, slot)
        if len(bonus) != 1 or bonus[0].verb != "act":
            return False
        happens = g.book.would(g, p, bonus[0], Scene(p.seat))
        if happens and not (outlook == ACTS and again(g, p, bonus[0].number, location)):
            return False
    return True


def acts_after(g: Hybris, p: Player, scene: Scene, slot: int, outlook: int) -> bool:
    """Whether an action is possible once the character is paid for and the bonus or the malus is carried out."""
    location = scene.location
    plain = slot not in g.box.locations[location].odd_slots
    if plain and outlook != DEPENDS:
        return outlook == ACTS
    bonus = bonus_at(g, location, slot)
    purse, flock = p.aegis, p.followers
    if not p.characters[scene.character].activated:
        p.aegis -= activation_cost(g, p, scene.character)
    if plain:
        possible = acts_with(g, p, scene, bonus)
    elif len(bonus) == 1 and bonus[0].verb == "act" and not g.book.would(g, p, bonus[0], Scene(p.seat)):
        possible = any_possible(g, p, scene)  # nothing happens
    elif len(bonus) == 1 and bonus[0].verb == "act" and again(g, p, bonus[0].number, location):
        possible = True
    else:
        possible = tried_out(g, p, scene, slot, bonus)
    p.aegis, p.followers = purse, flock
    return possible


def acts_with(g: Hybris, p: Player, scene: Scene, bonus: list[Effect]) -> bool:
    """Whether an action is possible there with what a bonus gives, or without what a malus takes; p is changed."""
    for effect in bonus:
        for resource, amount in effect.amounts:
            change(p, resource, amount if effect.verb == "gain" else -min(amount, held(p, resource)))
    return any_possible(g, p, scene)


def again(g: Hybris, p: Player, action: int, location: int) -> bool:
    """Whether an action of that Location would be possible once more right after it was performed."""
    repeated = g.book.repeated.get(action)
    return action in g.box.locations[location].actions and repeated is not None and repeated(g, p, Scene(p.seat))


def tried_out(g: Hybris, p: Player, scene: Scene, slot: int, bonus: list[Effect]) -> bool:
    """On a copy, where questions get their first answer: no bonus asks what would change what is possible then."""
    twin = g.copy()
    twin.blind = True
    same = twin.players[p.seat]
    same.characters[scene.character].place = ARTWORK + scene.location if slot == NONE else slot
    here = prospect_of(p, scene.character)
    here.location = scene.location
    carry_out_blindly(twin.book.resolve(twin, same, bonus, here))
    return any_possible(twin, same, scene)


def any_possible(g: Hybris, p: Player, scene: Scene) -> bool:
    possible = g.book.possible
    return any(possible[action](g, p, scene) for action in g.box.locations[scene.location].actions)


def carry_out_blindly(play: Play) -> None:
    """Run a procedure to its end, answering each question with its first option."""
    try:
        asked = next(play)
        while isinstance(asked, Ask):
            asked = play.send(asked.options[0])
    except (StopIteration, Ended):
        return
