"""What Chronos does to the world: forbidden slots, Technologies asleep, Shackles, more expensive Crafts, figures kept
idle.
"""

from agon.cards.phrases import Effect, Modifier
from agon.games.hybris.artemis import log as artemis_log
from agon.games.hybris.box.numbers import ALLY, HERO, ITEM_SPARK, NONE, PROPHET
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.huntress import has_hunted, ransom
from agon.games.hybris.chronos.questions import RANSOM, SEAL_SLOT, UNSEAL
from agon.games.hybris.chronos.table import PART, chronos_table, kit_of
from agon.games.hybris.player import RESERVE, Player
from agon.games.hybris.rules.movement import occupants
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import SLOT, STOP, number_of
from agon.games.hybris.rules.resources import can_pay, pay
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of, exactly

# ---------------------------------------------------------------- slots


def renew_slots(g: Hybris) -> None:
    """Which slots nobody may enter, and which an Avatar holds, as the table says."""
    table = chronos_table(g)
    g.kept = sum([1 << g.box.cities[city].slot for city in table.avatars if city != NONE])
    g.barred = sum([1 << slot for slot, owner in enumerate(table.seals) if owner != NONE])


def empty_slots(g: Hybris) -> list[int]:
    """Any slot without a character, an Avatar and a token, of a City too.  CHR-DESO-06"""
    return [
        slot.index for slot in g.box.slots if not (g.barred | g.kept) >> slot.index & 1 and not occupants(g, slot.index)
    ]


def seal(g: Hybris, p: Player, wanted: int) -> Play:
    """Tokens of the player's reserve on empty slots of their choice, which nobody enters any more.  CHR-DESO-06"""
    count = min(wanted, p.marks, len(empty_slots(g)))
    for made in range(count):
        options = [SLOT << 16 | slot for slot in empty_slots(g)]
        slot = number_of((yield Ask(SEAL_SLOT, p.seat, options, exactly(count - made, options, made))))
        chronos_table(g).seals[slot] = p.seat
        p.marks -= 1
        renew_slots(g)
        log.sealed(g, p.seat, slot)


def unseal(g: Hybris, slot: int) -> None:
    """The token goes home."""
    table = chronos_table(g)
    owner = table.seals[slot]
    table.seals[slot] = NONE
    g.players[owner].marks += 1
    renew_slots(g)
    log.unsealed(g, owner, slot)


def sealed_at(g: Hybris, location: int) -> list[int]:
    """The forbidden slots of a Location; those of the Cities are all in the Mortal World."""
    seals = chronos_table(g).seals
    return [slot for slot in g.box.locations[location].slots if seals[slot] != NONE]


def comes_to_seal(g: Hybris, scene: Scene) -> bool:
    """Whether a character has come to a Location with a forbidden slot, and its player could pay for one."""
    if scene.actor == NONE or g.turn.location == NONE or not sealed_at(g, g.turn.location):
        return False
    return can_pay(g, g.players[scene.actor], kit_of(g.box).unseal_price) or has_hunted(g)


def buy_seals(g: Hybris, scene: Scene) -> Play:
    """A token goes home for a Prayer, as often as the player wants and can.  CHR-HOUSE-16

    Artemis may give back one that she has taken of Chronos's instead.
    """
    p, price = g.players[scene.actor], kit_of(g.box).unseal_price
    while comes_to_seal(g, scene):
        slots = sealed_at(g, g.turn.location)
        options = [SLOT << 16 | slot for slot in slots] if can_pay(g, p, price) else []
        if has_hunted(g):
            options += [RANSOM << 16 | slot for slot in slots]
        choice = yield Ask(UNSEAL, p.seat, [*options, STOP << 16])
        if action_of(choice) == STOP:
            return
        if action_of(choice) == RANSOM:
            ransom(g)
            artemis_log.token_back_enemy(g, p.seat)
        else:
            yield from pay(g, p, price)
        unseal(g, number_of(choice))


# ---------------------------------------------------------------- Technologies


def awake(g: Hybris, p: Player) -> list[int]:
    """The spaces of a player's deployed tiles that lie face up."""
    return [space for space, owner in enumerate(g.spaces.owners) if owner == p.seat and not g.asleep >> space & 1]


def put_to_sleep(g: Hybris, space: int) -> None:
    """Face down until step 4.1 of the next Age: no power, no connector, not counted as deployed."""
    chronos_table(g).sleeping.append((space, g.age + 1))
    renew_sleep(g)
    log.asleep(g, g.spaces.owners[space], g.spaces.tiles[space], space)


def wake_up(g: Hybris) -> None:
    """Those whose time has come."""
    table = chronos_table(g)
    woken = [space for space, age in table.sleeping if age <= g.age]
    if woken:
        table.sleeping = [(space, age) for space, age in table.sleeping if age > g.age]
        renew_sleep(g)
        for space in woken:
            log.awake(g, g.spaces.owners[space], g.spaces.tiles[space], space)


def renew_sleep(g: Hybris) -> None:
    g.asleep = sum([1 << space for space, _ in chronos_table(g).sleeping])
    muster(g)


def craft_dearer(g: Hybris, amount: int) -> None:
    """Every Craft costs this much more until the End of Age phase."""
    table = chronos_table(g)
    table.dearer = max(0, table.dearer + amount)
    muster(g)
    log.craft_dearer(g, table.dearer)


def standing_powers(g: Hybris) -> list[Source]:
    """What makes Crafts more expensive."""
    dearer = chronos_table(g).dearer
    return [Source(dearer_power(dearer), NONE)] if dearer else []


def solo_powers(g: Hybris) -> list[Source]:
    """What Olympians have in this mode beside their boards.  CHR-HOUSE-02"""
    powers = kit_of(g.box).solo_powers
    return [Source(power, p.seat) for p in g.players for power in powers.get(g.box.olympians[p.olympian].id, [])]


def dearer_power(amount: int) -> Power:
    power = Power(NONE, PART, "passive")
    effect = Effect("modify")
    effect.modifier = Modifier("craft_cost")
    effect.modifier.number = amount
    power.effects = [effect]
    return power


# ---------------------------------------------------------------- Shackles


def shackle(g: Hybris, p: Player, number: int) -> None:
    """From the supply onto the Spark track; there is no limit.  CHR-SHACK-01, CHR-SHACK-02"""
    shackles = chronos_table(g).shackles
    shackles[p.seat] += number
    log.shackled(g, p.seat, number, shackles[p.seat])


def unshackle(g: Hybris, p: Player) -> None:
    shackles = chronos_table(g).shackles
    if shackles[p.seat]:
        log.unshackled(g, p.seat, shackles[p.seat], 0)
        shackles[p.seat] = 0


def sheds_shackle(g: Hybris, p: Player, kinds: tuple[int, ...], scene: Scene) -> bool:
    """In place of a Spark that would leave an Upgrade tile.  CHR-SHACK-03"""
    shackles = chronos_table(g).shackles
    if ITEM_SPARK not in kinds or not shackles[p.seat]:
        return False
    shackles[p.seat] -= 1
    log.unshackled(g, p.seat, 1, shackles[p.seat])
    return True


# ---------------------------------------------------------------- figures


def can_idle(p: Player) -> list[int]:
    """Heroes and Prophets in the reserve who were not activated yet."""
    return [
        number
        for number, figure in enumerate(p.characters)
        if figure.kind in (HERO, ALLY, PROPHET) and figure.place == RESERVE and not figure.activated
    ]
