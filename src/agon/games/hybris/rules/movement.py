"""Where a character may go.  Page 11."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.box.numbers import ALLY, HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import ARTWORK, BONUS_TOKEN, IN_UNDERWORLD, ON_TILE, RESERVE, Character, Player
from agon.games.hybris.rules.links import is_closed
from agon.games.hybris.rules.powers import allowed, forbidden, has_standing, modified
from agon.games.hybris.rules.resources import change, held
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play
from agon.kernel.errors import Ended
from agon.kernel.for_compiler import mypyc_attr
from agon.kernel.legality import Reason

ACTIVATED: Final = Reason("hybris-why-activated", "HYB-ACT-04")
OLYMPIAN_ACTIVATED: Final = Reason("hybris-why-activated", "HYB-ACT-03")
IN_THE_UNDERWORLD: Final = Reason("hybris-why-in-underworld", "HYB-DEFEAT-04", "HYB-UNDER-01")
ON_A_TILE: Final = Reason("hybris-why-on-tile", "HYB-SETUP-16", "HYB-UPG-05")
WOUNDED: Final = Reason("hybris-why-wounded", "HYB-DEFEAT-03")
AWAY: Final = Reason("hybris-why-away", "HYB-ACT-03", "HYB-ACT-04")
NO_DESTINATION: Final = Reason("hybris-why-no-destination", "HYB-ACT-14")
NO_TOKEN: Final = Reason("hybris-why-no-token", "HYB-ACT-04")
NO_AEGIS: Final = Reason("hybris-why-no-aegis", "HYB-ACT-06")
NO_ACTION_AT: Final = Reason("hybris-why-no-action-at", "HYB-ACT-14")
PROPHET_PLACE: Final = Reason("hybris-why-prophet-place", "HYB-ACT-13")
NO_CITY: Final = Reason("hybris-why-no-city", "HYB-ACT-15", "HYB-ACT-16", "HYB-ACT-17")
NO_ACTION: Final = Reason("hybris-why-no-action", "HYB-ACT-14")
DESTROYED: Final = Reason("hybris-why-city-destroyed", "CAT-CATA-02")
AVATAR: Final = Reason("hybris-why-prophet-avatar", "CHR-AVA-09")
OWN: Final = Reason("hybris-why-slot-own", "HYB-ACT-11", "HYB-ACT-16")
TAKEN: Final = Reason("hybris-why-slot-taken", "HYB-ACT-11")
PROPHETS_YIELD: Final = Reason("hybris-why-slot-prophet", "HYB-ACT-17")
PEACE: Final = Reason("hybris-why-slot-peace", "HYB-CORE-04", "HYB-SCEN-01")


@mypyc_attr(free_list_len=1, acyclic=True)  # most are short-lived: one is made in place of the last
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
            if why_not_set_out(g, p, prospect) is None:
                found.append(number)
    return found


def why_not_set_out(g: Hybris, p: Player, prospect: Prospect) -> Reason | None:
    """From the reserve, once per Age; Heroes and Prophets with a token and an Aegis.  HYB-ACT-03, -04, -06"""
    number = prospect.character
    figure = p.characters[number]
    if figure.activated:
        return OLYMPIAN_ACTIVATED if figure.kind == OLYMPIAN else ACTIVATED
    if figure.place != RESERVE or figure.lying:
        return why_not_in_reserve(figure)
    if figure.kind == OLYMPIAN:
        return None if any_destination(g, p, prospect) else NO_DESTINATION
    if figure.token == NONE:
        return NO_TOKEN
    if p.aegis < activation_cost(g, p, number):
        return NO_AEGIS
    if figure.token == BONUS_TOKEN:
        return None if any_destination(g, p, prospect) else NO_DESTINATION
    location = g.box.location_tokens[figure.token]
    if reachable(g, p, prospect, location) or redirections(g, p, number, location):
        return None
    return NO_ACTION_AT


def why_not_in_reserve(figure: Character) -> Reason | None:
    """A figure that cannot be taken from the reserve is elsewhere, or lies."""
    if figure.place == IN_UNDERWORLD:
        return IN_THE_UNDERWORLD
    if figure.place == ON_TILE:
        return ON_A_TILE
    if figure.lying:
        return WOUNDED
    return None if figure.place == RESERVE else AWAY


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
    return why_not_go(g, p, prospect, location) is None


def why_not_go(g: Hybris, p: Player, prospect: Prospect, location: int) -> Reason | None:
    """A character may go where an action will be possible.  HYB-ACT-13, HYB-ACT-14"""
    board, actions = g.box.locations[location], g.book.actions
    if not board.prophets and p.characters[prospect.character].kind == PROPHET:
        return PROPHET_PLACE
    prospect.location = location
    for number in board.actions:
        action = actions[number]
        if action.sure and action.why_not(g, p, prospect) is None:
            # Where no slot is left there is the artwork, though not in the Mortal World.
            return None if location != MORTAL_WORLD or open_slots(g, p, prospect) else NO_CITY
    outlook = outlook_of(g, p, prospect)
    if location != MORTAL_WORLD and outlook != DEPENDS and is_same_everywhere(g, p, location, outlook):
        return None if outlook == ACTS else NO_ACTION
    slots = open_slots(g, p, prospect) or artwork(location)
    if not slots:
        return NO_CITY
    plain = [slot for slot in slots if slot not in board.odd_slots]
    others = [slot for slot in slots if slot in board.odd_slots]
    for slot in plain + others:  # what is easily told first
        if acts_after(g, p, prospect, slot, outlook):
            return None
    return NO_ACTION


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
            if closed >> slot & 1 and why_not_drive_out(g, p, prospect.character, slot) is None:
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


def why_not_drive_out(g: Hybris, p: Player, number: int, slot: int) -> Reason | None:
    """Not the player's own character, not with a Prophet, not where Combat is forbidden.  HYB-ACT-16, HYB-ACT-17"""
    for character in p.characters:
        if character.place == slot:
            return OWN
    if p.characters[number].kind == PROPHET:
        return AVATAR if g.kept >> slot & 1 else PROPHETS_YIELD
    return PEACE if forbidden(g, "combat", g.box.slots[slot].city) else None


def why_not_stand(g: Hybris, p: Player, number: int, slot: int) -> Reason | None:
    """What keeps a character off a slot; off an open one, that nothing could be done there."""
    location = g.box.slots[slot].location
    if slot in (arriving(g, p, number, location) or slots_for(g, p, number, location)):
        return None
    if is_closed(g, g.box.slots[slot].city):
        return DESTROYED
    if g.barred >> slot & 1:
        return g.book.why_barred
    if slot in slots_for(g, p, number, location):
        return NO_ACTION
    reason = why_not_drive_out(g, p, number, slot)
    return reason if location == MORTAL_WORLD or reason is OWN else TAKEN


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
    for number in g.box.locations[scene.location].actions:
        action = g.book.actions[number]
        if action.sure and action.why_not(g, p, scene) is None:
            return True
    return False


# Whether a character can act at a Location, as far as Aegis and Followers go.
ACTS: Final = 1
DEPENDS: Final = 0  # on them
IDLES: Final = -1


def outlook_of(g: Hybris, p: Player, scene: Scene) -> int:
    """Whether an action will be possible there however much Aegis and how many Followers are gained or lost."""
    outlook = IDLES
    for number in g.box.locations[scene.location].actions:
        action = g.book.actions[number]
        if action.grounds is None or action.grounds(g, p, scene) is None:
            if action.steady:
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
    if action not in g.box.locations[location].actions:
        return False
    possible = g.book.actions[action].again
    return possible is not None and possible(g, p, Scene(p.seat))


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
    actions = g.book.actions
    return any(actions[number].why_not(g, p, scene) is None for number in g.box.locations[scene.location].actions)


def carry_out_blindly(play: Play) -> None:
    """Run a procedure to its end, answering each question with its first option."""
    try:
        asked = next(play)
        while isinstance(asked, Ask):
            asked = play.send(asked.options[0])
    except (StopIteration, Ended):
        return
