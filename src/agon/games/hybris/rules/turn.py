"""The Action phase: one turn after the other.  Pages 11 and 12."""

from agon.games.hybris import log
from agon.games.hybris.book import Perform
from agon.games.hybris.box.numbers import AEGIS, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import ARTWORK, BONUS_TOKEN, USED, Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.player_combat import fight_player, put_to_flight
from agon.games.hybris.rules.movement import (
    activatable,
    activation_cost,
    arriving,
    can_share,
    destinations,
    occupants,
    prospect_of,
    reachable,
    slots_for,
    take_slot,
    token_location,
)
from agon.games.hybris.rules.pillars import resolve_lower, resolve_pillar, unresolved
from agon.games.hybris.rules.planning import take_back_token
from agon.games.hybris.rules.powers import POWERS, allowed, awaited, happen, has_powers, own_turn_powers, perform
from agon.games.hybris.rules.premonitions import completable, complete
from agon.games.hybris.rules.questions import (
    ACTION,
    ACTIVATE,
    DESTINATION,
    END_OF_TURN,
    LOCATION,
    PASS,
    POWER,
    PREMONITION,
    RESOLVE_PILLAR,
    SLOT,
    STOP,
    TURN,
    WHICH_ACTION,
    WHICH_SLOT,
    number_of,
)
from agon.games.hybris.rules.resources import pay_plain
from agon.games.hybris.rules.world import slot_prayers
from agon.games.hybris.scenes import FIGHTER, FLED, FOR_SLOT, Scene, Source, Turn
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, action_of


def action_start(g: Hybris) -> Play:
    """Tokens are laid, nobody has acted."""
    yield from happen(g, "action_phase_start", Scene(NONE))
    g.step = g.book.following("age", "action_start") or ""


def action(g: Hybris) -> Play:
    """One turn: activate a character, or pass. The phase is over when all have passed.  HYB-ACT-01, HYB-PASS-06"""
    p = g.players[g.active]
    g.turn.seat = p.seat
    yield from take_turn(g, p)
    if awaited(g, "turn_end"):
        yield from happen(g, "turn_end", Scene(p.seat))
    g.turn = Turn()
    if len(g.passing) == len(g.players):
        g.step = g.book.following("age", "action") or ""
    else:
        g.active = next_player(g)


def next_player(g: Hybris) -> int:
    """The next in the order of the Pillars who has not passed.  HYB-ACT-01, HYB-PASS-05"""
    seats = len(g.order)
    at = g.order.index(g.active)
    for step in range(1, seats + 1):
        seat = g.order[(at + step) % seats]
        if not g.players[seat].passed:
            return seat
    raise AssertionError("everybody has passed")


def action_end(g: Hybris) -> Play:
    """Everybody has passed, and the End of Age phase is about to begin."""
    yield from happen(g, "action_phase_end", Scene(NONE))
    g.step = g.book.first("end_of_age")


def take_turn(g: Hybris, p: Player) -> Play:
    """Powers first, if wanted; then one activation, or passing.  HYB-ACT-02, HYB-PASS-01, HYB-PASS-02"""
    while True:
        if g.book.between:
            yield from go_between(g, p, Scene(p.seat))
        powers = own_turn_powers(g, p, Scene(p.seat)) if has_powers(g, "own_turn") else []
        options = power_options(powers) if powers else []
        if g.book.asides:
            options += further_options(g, p, Scene(p.seat))
        options += [ACTIVATE << 16 | number for number in activatable(g, p)]
        options.append(PASS << 16)
        choice = yield Ask(TURN, p.seat, options)
        action = action_of(choice)
        if action == POWER:
            yield from use_power(g, p, powers, number_of(choice), Scene(p.seat))
        elif action in g.book.asides:
            yield from g.book.asides[action].take(g, p, Scene(p.seat), choice)
        elif action == PASS:
            yield from pass_turn(g, p)
            return
        else:
            yield from activate(g, p, number_of(choice))
            return


def power_options(powers: list[Source]) -> list[int]:
    return [POWER << 16 | source.power.index for source in powers]


def use_power(g: Hybris, p: Player, powers: list[Source], index: int, scene: Scene) -> Play:
    for source in powers:
        if source.power.index == index:
            return POWERS.carry_out(g, p, source, scene)
    raise AssertionError("no such power")


def pass_turn(g: Hybris, p: Player) -> Play:
    """Tokens not used come back, an unresolved Pillar still serves the others.  HYB-PASS-03, HYB-PASS-04"""
    p.passed = True
    g.passing.append(p.seat)
    log.passed(g, p.seat)
    for character in p.characters:
        if not character.activated and (character.token != NONE or character.seen):
            take_back_token(p, character)
    yield from resolve_lower(g, p, Scene(p.seat))
    yield from happen(g, "passed", Scene(p.seat))


# ---------------------------------------------------------------- an activation


def activate(g: Hybris, p: Player, number: int) -> Play:
    """Pay, move, bonus or malus, one action; the Olympian's Pillar somewhere among them.  HYB-ACT-05"""
    turn = g.turn
    turn.character = number
    scene = Scene(p.seat)
    scene.character = number
    if p.characters[number].kind == OLYMPIAN:
        yield from rouse_olympian(g, p, scene)
    else:
        yield from reveal_token(g, p, scene)
    scene.location = turn.location
    if not turn.over:
        yield from move(g, p, scene)
    if not turn.is_cut_short():
        yield from act(g, p, scene)
    if not turn.over:
        yield from finish(g, p, scene)
    if turn.shared:
        standing = allowed(g, p, "share_slot", scene)
        if standing is not None:
            yield from g.book.resolve(g, p, standing.effect.then, scene)


def rouse_olympian(g: Hybris, p: Player, scene: Scene) -> Play:
    """For nothing, to any Location; the Pillar may be resolved before moving.  HYB-ACT-07, HYB-ACT-10, HYB-ACT-21"""
    figure = p.characters[scene.character]
    figure.activated = True
    log.activated(g, p.seat, scene.character)
    return set_out(g, p, scene)


def set_out(g: Hybris, p: Player, scene: Scene) -> Play:
    """Somebody may react; then the player says where to.  HYB-ACT-09, HYB-ACT-10"""
    yield from happen(g, "activated", scene)
    yield from choose_destination(g, p, scene)


def choose_destination(g: Hybris, p: Player, scene: Scene) -> Play:
    """Where an Olympian, or a character with a Bonus token, goes.  HYB-ACT-09, HYB-ACT-10, HYB-ACT-14"""
    while g.turn.location == NONE and not g.turn.over:
        if g.book.between:
            yield from go_between(g, p, scene)
        powers = own_turn_powers(g, p, scene)
        options = [LOCATION << 16 | location for location in destinations(g, p, scene.character)]
        options += pillar_option(g, p, scene)
        options += power_options(powers)
        if g.book.asides:
            options += further_options(g, p, scene)
        choice = yield Ask(DESTINATION, p.seat, options)
        if action_of(choice) == LOCATION:
            g.turn.location = number_of(choice)
        else:
            yield from aside(g, p, scene, powers, choice)


def pillar_option(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """The Pillar, while the Olympian's activation lasts and it is not resolved.  HYB-ACT-21, HYB-ACT-24, HYB-ACT-25

    Each of several may have its own moment.  HYB-DUEL-23
    """
    if p.characters[scene.character].kind != OLYMPIAN:
        return []
    return [RESOLVE_PILLAR << 16 | p.pillars.index(pillar) for pillar in unresolved(p)]


def reveal_token(g: Hybris, p: Player, scene: Scene) -> Play:
    """Aegis is paid, the token is shown and used up.  HYB-ACT-06, HYB-ACT-08, HYB-ACT-09"""
    figure = p.characters[scene.character]
    pay_plain(g, p, AEGIS, activation_cost(g, p, scene.character))
    token = figure.token
    figure.token = NONE
    figure.activated = True
    g.reveals += 1
    log.activated(g, p.seat, scene.character, token_location(g, token))
    if token == BONUS_TOKEN:
        return set_out(g, p, scene)
    p.tokens[token] = USED
    g.turn.location = g.box.location_tokens[token]
    scene.location = g.turn.location
    if not reachable(g, p, prospect_of(p, scene.character), g.turn.location):
        return must_redirect(g, p, scene)
    return happen(g, "activated", scene)


def must_redirect(g: Hybris, p: Player, scene: Scene) -> Play:
    """The token's Location offers no action: the power that leads elsewhere is what made the activation legal."""
    for source in g.arsenal.powers.get("activated", []):
        if source.seat == p.seat and source.power.effects[0].verb == "redirect":
            yield from POWERS.carry_out(g, p, source, scene)
    yield from g.book.triggers.happen(g, "activated", scene)  # what modules do then is done all the same


def move(g: Hybris, p: Player, scene: Scene) -> Play:
    """To a slot, or to the artwork; whoever stands on a City slot must be beaten first.  HYB-ACT-11, -12, -15"""
    turn = g.turn
    if turn.location == MORTAL_WORLD:
        options = [SLOT << 16 | slot for slot in arriving(g, p, scene.character, MORTAL_WORLD)]
        if not options:
            turn.stranded = True  # what made the way there possible is no more
            return
        slot = number_of((yield Ask(WHICH_SLOT, p.seat, options)))
        turn.city = g.box.slots[slot].city
        scene.city = turn.city
        yield from happen(g, "arrives", scene)
        if not turn.is_cut_short():
            yield from take_city_slot(g, p, slot, scene)
        return
    yield from happen(g, "arrives", scene)
    if turn.over:
        return
    # Somebody's power may have undone what was possible; even then the artwork is for who finds no slot.
    slots = arriving(g, p, scene.character, turn.location) or slots_for(g, p, scene.character, turn.location)
    if slots == [NONE] or not slots:
        yield from place_on_artwork(g, p, scene)
    else:
        slot = number_of((yield Ask(WHICH_SLOT, p.seat, [SLOT << 16 | slot for slot in slots])))
        turn.shared = can_share(g) and not g.box.slots[slot].open and bool(occupants(g, slot))
        yield from stand(g, p, slot, scene)
        yield from g.book.resolve(g, p, g.box.slots[slot].bonus, scene)  # HYB-ACT-18
        yield from happen(g, "placed", scene)


def take_city_slot(g: Hybris, p: Player, slot: int, scene: Scene) -> Play:
    """An empty slot, a Prophet put to flight, a Combat won; or the turn is over.  HYB-WORLD-04, -05, HYB-CVP-12"""
    turn = g.turn
    holders = occupants(g, slot)
    kept = g.kept >> slot & 1
    fought = False  # and won; the cards lie there until the winner has the slot
    if (holders or kept) and allowed(g, p, "share_slot", scene) is not None:
        turn.shared = True  # HYB-APPX-14, HYB-APPX-15
    else:
        for seat, number in holders:
            if fought:
                yield from end_combat(g)
            if turn.is_cut_short():
                return  # the City is no more
            fought = True
            rival = g.players[seat]
            if rival.characters[number].kind == PROPHET:
                turn.evicted = FLED
                yield from put_to_flight(g, p, scene.character, rival, number, FOR_SLOT, turn.city)  # HYB-COMBAT-03
            else:
                won = yield from fight_player(g, p, scene.character, rival, number, FOR_SLOT, turn.city)
                if not won:
                    yield from end_combat(g)
                    return  # the defeat has ended the turn
                turn.evicted = FIGHTER
        if kept and fought:
            yield from end_combat(g)
            fought = False
        if kept:
            free = yield from g.book.challenge(g, p, slot, scene)
            if not free:
                return
            turn.evicted = FIGHTER
    if not turn.is_cut_short():  # else the City is no more
        yield from stand(g, p, slot, scene)
    if fought:
        yield from end_combat(g)
    if turn.is_cut_short():
        return
    yield from slot_prayers(g, p, turn.city, scene)  # HYB-WORLD-06
    if not turn.is_cut_short():
        yield from happen(g, "placed", scene)


def stand(g: Hybris, p: Player, slot: int, scene: Scene) -> Play:
    """On a slot, where who has won it stands already, before its bonus; modules may have laid something there."""
    if p.characters[scene.character].place != slot:
        take_slot(g, p, scene.character, slot)
    return happen(g, "stands", scene)


def place_on_artwork(g: Hybris, p: Player, scene: Scene) -> Play:
    """No slot is left: the malus.  HYB-ACT-12, HYB-ACT-19"""
    location = g.turn.location
    p.characters[scene.character].place = ARTWORK + location
    g.turn.placed = True
    log.on_artwork(g, p.seat, scene.character, location)
    yield from happen(g, "stands", scene)
    yield from g.book.resolve(g, p, g.box.locations[location].malus, scene)
    yield from happen(g, "placed", scene)


def act(g: Hybris, p: Player, scene: Scene) -> Play:
    """Exactly one of the actions of the Location.  HYB-ACT-20"""
    while True:
        if g.book.between:
            yield from go_between(g, p, scene)
        if g.turn.is_cut_short():
            return  # with the City where it was spent
        options = [
            ACTION << 16 | action
            for action in g.box.locations[g.turn.location].actions
            if g.book.actions[action].why_not(g, p, scene) is None
        ]
        if not options:
            return  # only where somebody's power has undone what was possible
        powers = own_turn_powers(g, p, scene)
        options += side_options(g, p, scene, powers)
        choice = options[0]
        if len(options) > 1 or keeps_secrets(g, p):
            choice = yield Ask(WHICH_ACTION, p.seat, options)
        if action_of(choice) != ACTION:
            yield from aside(g, p, scene, powers, choice)
            continue
        g.turn.action = number_of(choice)
        log.action(g, p.seat, g.turn.action)
        yield from perform(g, p, g.turn.action, scene)
        return


def go_between(g: Hybris, p: Player, scene: Scene) -> Play:
    """What modules see to between the steps of a turn."""
    for number, happens in enumerate(g.book.between):
        play = happens(g, p, scene)
        if play is not DONE:
            return go_on_between(g, p, play, g.book.between[number + 1 :], scene)
    return DONE


def go_on_between(g: Hybris, p: Player, play: Play, between: list[Perform], scene: Scene) -> Play:
    """What one of them has seen to, then the others."""
    yield from play
    for happens in between:
        yield from happens(g, p, scene)


def keeps_secrets(g: Hybris, p: Player) -> bool:
    """Whether what could be done here depends on what others do not see: Premonitions, or a card for an Omen."""
    if p.premonitions:
        return True
    if p.hand and any(g.book.actions[action].secret for action in g.box.locations[g.turn.location].actions):
        return True
    return hides_asides(g, p)


def hides_asides(g: Hybris, p: Player) -> bool:
    """Whether what a module offers beside the action depends on what others do not see."""
    return any(aside.secret(g, p, Scene(p.seat)) for aside in g.book.asides.values())


def further_options(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """What modules offer beside the action."""
    return [option for aside in g.book.asides.values() for option in aside.options(g, p, scene)]


def side_options(g: Hybris, p: Player, scene: Scene, powers: list[Source]) -> list[int]:
    """What can be done beside the action: the Pillar, Premonitions, powers.  HYB-ACT-21, HYB-PREM-02, HYB-TECH-08"""
    options = pillar_option(g, p, scene)
    for card in completable(g, p, scene):
        options.append(PREMONITION << 16 | card)
    for source in powers:
        options.append(POWER << 16 | source.power.index)
    if g.book.asides:
        options += further_options(g, p, scene)
    return options


def aside(g: Hybris, p: Player, scene: Scene, powers: list[Source], choice: int) -> Play:
    action = action_of(choice)
    if action == RESOLVE_PILLAR:
        return resolve_pillar(g, p, p.pillars[number_of(choice)], scene)
    if action == PREMONITION:
        return complete(g, p, number_of(choice), scene)
    if action in g.book.asides:
        return g.book.asides[action].take(g, p, scene, choice)
    return use_power(g, p, powers, number_of(choice), scene)


def finish(g: Hybris, p: Player, scene: Scene) -> Play:
    """After the action: the Pillar at the latest, and what the player still wants to do.  HYB-ACT-21"""
    while not g.turn.over:
        if g.book.between:
            yield from go_between(g, p, scene)
            if g.turn.over:
                return
        powers = own_turn_powers(g, p, scene)
        options = side_options(g, p, scene, powers)
        if not options or action_of(options[0]) != RESOLVE_PILLAR:
            if not options and not p.premonitions and not hides_asides(g, p):
                return
            options.append(STOP << 16)
        choice = yield Ask(END_OF_TURN, p.seat, options)
        if action_of(choice) == STOP:
            return
        yield from aside(g, p, scene, powers, choice)
