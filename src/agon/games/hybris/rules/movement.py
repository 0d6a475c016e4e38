"""Where a character may go.  Page 12."""

from agon.games.hybris.box.numbers import AEGIS, ALLY, FOLLOWERS, HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.box.phrases import Effect
from agon.games.hybris.moments import Scene
from agon.games.hybris.player import ARTWORK, BONUS_TOKEN, RESERVE, Player
from agon.games.hybris.rules.powers import allowed, forbidden, modified
from agon.games.hybris.rules.resources import change, held
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play
from agon.kernel.errors import Ended


def can_activate(g: Hybris, p: Player, number: int) -> bool:
    """From the reserve, once per Age; Heroes and Prophets with a token and an Aegis.  HYB-ACT-03, -04, -06"""
    figure = p.characters[number]
    if figure.place != RESERVE or figure.activated or figure.lying:
        return False
    if figure.kind == OLYMPIAN:
        return any_destination(g, p, number)
    if figure.token == NONE or p.aegis < activation_cost(g, p, number):
        return False
    if figure.token == BONUS_TOKEN:
        return any_destination(g, p, number)
    location = g.box.location_tokens[figure.token]
    return reachable(g, p, number, location) or bool(redirections(g, p, number, location))


def activation_cost(g: Hybris, p: Player, number: int) -> int:
    """1 Aegis for a Hero or a Prophet, nothing for the Olympian.  HYB-ACT-06, HYB-ACT-07"""
    if p.characters[number].kind == OLYMPIAN:
        return 0
    scene = Scene(p.seat)
    scene.character = number
    return max(0, 1 + modified(g, p, "activation_cost", scene))


def token_location(g: Hybris, token: int) -> int:
    """The Location a token leads to; NONE for a Bonus token."""
    return NONE if token == BONUS_TOKEN else g.box.location_tokens[token]


def destinations(g: Hybris, p: Player, number: int) -> list[int]:
    """Every Location where a character would be able to act.  HYB-ACT-10, HYB-ACT-13, HYB-ACT-14"""
    return [location.index for location in g.box.locations if reachable(g, p, number, location.index)]


def any_destination(g: Hybris, p: Player, number: int) -> bool:
    """Whether there is one."""
    return any(reachable(g, p, number, location.index) for location in g.box.locations)


def reachable(g: Hybris, p: Player, number: int, location: int) -> bool:
    """Whether a character may go there: an action will be possible.  HYB-ACT-14"""
    if location != MORTAL_WORLD and surely_acts(g, p, number, location):
        # There is a slot, or the artwork.
        return p.characters[number].kind != PROPHET or g.box.locations[location].prophets
    return bool(arriving(g, p, number, location))


def redirections(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    """Where a power may lead a character instead of its token's Location."""
    for source in g.arsenal.powers.get("activated", []):
        power = source.power
        if source.seat != p.seat or power.index in p.used:
            continue
        if power.effects[0].verb == "redirect" and p.characters[number].kind in (HERO, ALLY):
            return adjacent_destinations(g, p, number, location)
    return []


def adjacent_destinations(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    return [other for other in g.box.locations[location].adjacent if reachable(g, p, number, other)]


# ---------------------------------------------------------------- slots


def occupants(g: Hybris, slot: int) -> list[tuple[int, int]]:
    """Who stands on a slot: seat and number of each character."""
    return [
        (p.seat, number) for p in g.players for number, character in enumerate(p.characters) if character.place == slot
    ]


def slots_for(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    """The slots a character can take: those empty or open; in the Mortal World also a rival's.  HYB-ACT-11, -15"""
    scene = Scene(p.seat)
    scene.character = number
    sharing = allowed(g, p, "share_slot", scene) is not None
    taken = taken_slots(g)
    found: list[int] = []
    for slot in g.box.locations[location].slots:
        if g.barred >> slot & 1:
            continue
        free = not taken >> slot & 1 or sharing or g.box.slots[slot].open
        if free or (location == MORTAL_WORLD and can_drive_out(g, p, number, slot, occupants(g, slot))):
            found.append(slot)
    return found


def taken_slots(g: Hybris) -> int:
    """The slots that somebody stands on, as a mask."""
    mask = 0
    for p in g.players:
        for character in p.characters:
            place = character.place
            if 0 <= place < ARTWORK:
                mask |= 1 << place
    return mask


def can_drive_out(g: Hybris, p: Player, number: int, slot: int, holders: list[tuple[int, int]]) -> bool:
    """Not one's own character, not with a Prophet, not where Combat is forbidden.  HYB-ACT-16, HYB-ACT-17"""
    if p.characters[number].kind == PROPHET or any(seat == p.seat for seat, _ in holders):
        return False
    return not forbidden(g, "combat", g.box.slots[slot].city)


def arriving(g: Hybris, p: Player, number: int, location: int) -> list[int]:
    """The slots from which an action will be possible; [NONE] for the artwork when none is left.  HYB-ACT-12, -14"""
    if p.characters[number].kind == PROPHET and not g.box.locations[location].prophets:
        return []  # HYB-ACT-13
    slots = slots_for(g, p, number, location)
    if not slots:
        if location == MORTAL_WORLD:
            return []
        slots = [NONE]
    if surely_acts(g, p, number, location):
        return slots
    return [slot for slot in slots if acts_after(g, p, number, location, slot)]


def surely_acts(g: Hybris, p: Player, number: int, location: int) -> bool:
    """Whether an action is possible there that no bonus and no malus could undo."""
    for action in g.box.locations[location].actions:
        if action in g.book.sure:
            scene = Scene(p.seat)
            scene.character = number
            scene.location = location
            if g.book.possible[action](g, p, scene):
                return True
    return False


def acts_after(g: Hybris, p: Player, number: int, location: int, slot: int) -> bool:
    """Whether an action is possible once the character is paid for and the bonus or the malus is carried out."""
    bonus = g.box.locations[location].malus if slot == NONE else g.box.slots[slot].bonus
    purse, flock = p.aegis, p.followers
    if not p.characters[number].activated:
        p.aegis -= activation_cost(g, p, number)
    if all(effect.verb in ("gain", "lose") and simple(effect) for effect in bonus):
        for effect in bonus:
            for resource, amount in effect.amounts:
                change(p, resource, amount if effect.verb == "gain" else -min(amount, held(p, resource)))
        possible = any_possible(g, p, number, location)
    elif len(bonus) == 1 and bonus[0].verb == "act" and not g.book.would(g, p, bonus[0], Scene(p.seat)):
        possible = any_possible(g, p, number, location)  # nothing happens
    elif len(bonus) == 1 and bonus[0].verb == "act" and again(g, p, bonus[0].number, location):
        possible = True
    else:
        possible = tried_out(g, p, number, location, slot, bonus)
    p.aegis, p.followers = purse, flock
    return possible


def simple(effect: Effect) -> bool:
    """Whether it only moves Aegis and Followers."""
    return all(resource in (AEGIS, FOLLOWERS) for resource, _ in effect.amounts)


def again(g: Hybris, p: Player, action: int, location: int) -> bool:
    """Whether an action of that Location would be possible once more right after it was performed."""
    repeated = g.book.repeated.get(action)
    return action in g.box.locations[location].actions and repeated is not None and repeated(g, p, Scene(p.seat))


def tried_out(g: Hybris, p: Player, number: int, location: int, slot: int, bonus: list[Effect]) -> bool:
    """On a copy, where questions get their first answer: no bonus asks what would change what is possible then."""
    twin = g.copy()
    same = twin.players[p.seat]
    same.characters[number].place = ARTWORK + location if slot == NONE else slot
    scene = Scene(p.seat)
    scene.character = number
    scene.location = location
    carry_out_blindly(twin.book.resolve(twin, same, bonus, scene))
    return any_possible(twin, same, number, location)


def any_possible(g: Hybris, p: Player, number: int, location: int) -> bool:
    scene = Scene(p.seat)
    scene.character = number
    scene.location = location
    return any(g.book.possible[action](g, p, scene) for action in g.box.locations[location].actions)


def carry_out_blindly(play: Play) -> None:
    """Run a procedure to its end, answering each question with its first option."""
    try:
        asked = next(play)
        while isinstance(asked, Ask):
            asked = play.send(asked.options[0])
    except (StopIteration, Ended):
        return
