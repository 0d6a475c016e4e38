"""What the questions of the base game can name, and what stands in the way of each."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ALLY, NONE, OLYMPIAN
from agon.games.hybris.player import Character, Player
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.combat.cards import can_afford_toll, conditions_here, own_side, why_not_play
from agon.games.hybris.rules.combat.player_combat import why_not_press_on
from agon.games.hybris.rules.contest import why_not_contest
from agon.games.hybris.rules.craft import DEAR as TILE_DEAR
from agon.games.hybris.rules.craft import NOT_YOURS
from agon.games.hybris.rules.meanwhile import turn_scene
from agon.games.hybris.rules.movement import Prospect, token_location, why_not_go, why_not_set_out, why_not_stand
from agon.games.hybris.rules.olympus import DEAR, LIMIT, ONE_AT_LEAST, conversions
from agon.games.hybris.rules.oracle import elements_shown, why_not_card
from agon.games.hybris.rules.pillars import is_resolved, is_seen
from agon.games.hybris.rules.planning import NO_BONUS_TOKEN, why_not_token
from agon.games.hybris.rules.powers import POWERS
from agon.games.hybris.rules.premonitions import why_not_complete
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.resources import can_pay
from agon.games.hybris.rules.turn import pillar_option
from agon.games.hybris.rules.upgrades import TILES, leftmost, why_not_temple
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, action_of
from agon.kernel.legality import Judged, Legality, OneReason, Reason, Verdict

OLYMPIAN_TAKEN: Final = Reason("hybris-why-olympian-taken", "HYB-SETUP-01")
PILLAR_TAKEN: Final = Reason("hybris-why-pillar-taken", "HYB-PILLAR-01")
PILLAR_RESOLVED: Final = Reason("hybris-why-pillar-resolved", "HYB-ACT-24")
PILLAR_FIRST: Final = Reason("hybris-why-pillar-first", "HYB-ACT-21")
FIRST_TILE_DEAR: Final = Reason("hybris-why-first-tile", "HYB-SCEN-01")
TAKEN_TILE_DEAR: Final = Reason("hybris-why-dear", "HYB-CORE-01")
ITEM_ELSEWHERE: Final = Reason("hybris-why-item-elsewhere", "HYB-UPG-01", "HYB-UPG-02")
SPACE_TAKEN: Final = Reason("hybris-why-space-taken", "HYB-DEPLOY-01", "HYB-DEPLOY-02")
NO_BRANCH: Final = Reason("hybris-why-cannot-pay", "HYB-CORE-01")
BOUND: Final = Reason("hybris-why-bound", "HYB-CORE-04")
ALLIED: Final = Reason("hybris-why-ally", "HYB-COLI-02", "HYB-COLI-03")


# ---------------------------------------------------------------- before the turns


def every_olympian(g: Hybris, ask: Ask) -> list[int]:
    return [q.OLYMPIAN_CARD << 16 | olympian.index for olympian in g.box.olympians]


def pillars_seen(g: Hybris, ask: Ask) -> list[int]:
    """Those that are on offer, and those that somebody holds."""
    held = [q.PILLAR << 16 | pillar for p in g.players for pillar in p.pillars]
    return ask.options + held


def why_not_pillar(g: Hybris, p: Player, option: int) -> Reason | None:
    return PILLAR_TAKEN if any(number_of(option) in holder.pillars for holder in g.players) else None


def judge_plan(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    """Tokens for a character: its number stands in the option to lay none."""
    return judge_tokens(g, p, p.characters[number_of(ask.options[0])])


def judge_swap(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    """The same for one that has a token already, which is not named again."""
    return judge_tokens(g, p, p.characters[number_of(ask.options[-1])])


def judge_tokens(g: Hybris, p: Player, character: Character) -> list[Verdict]:
    has = NONE if character.token == NONE else token_location(g, character.token)
    found = [
        Verdict(q.TOKEN << 16 | location, why_not_token(g, p, character, location))
        for location in range(len(g.box.locations))
        if g.box.locations[location].tokens and location != has
    ]
    return [*found, Verdict(q.BONUS << 16, None if p.bonus_tokens else NO_BONUS_TOKEN)]


# ---------------------------------------------------------------- a turn


def characters(g: Hybris, p: Player) -> list[int]:
    return [q.ACTIVATE << 16 | number for number in range(len(p.characters))]


def powers(g: Hybris, p: Player) -> list[int]:
    """One's powers for the player's own turn, but for those whose time it is not."""
    scene = turn_scene(g)
    return [
        q.POWER << 16 | source.power.index
        for source in g.arsenal.powers.get("own_turn", [])
        if source.seat == p.seat and (POWERS.exhausted(g, p, source) or POWERS.works(g, p, source, scene))
    ]


def pillars(g: Hybris, p: Player) -> list[int]:
    """While the Olympian is active."""
    if g.turn.character == NONE or p.characters[g.turn.character].kind != OLYMPIAN:
        return []
    shown = [is_seen(p, pillar) or is_resolved(p, pillar) for pillar in p.pillars]
    return [q.RESOLVE_PILLAR << 16 | place for place, named in enumerate(shown) if named]


def premonitions(g: Hybris, p: Player) -> list[int]:
    return [q.PREMONITION << 16 | card for card in sorted(p.premonitions)]


def asides(g: Hybris, p: Player) -> list[int]:
    """What modules offer beside the action."""
    return [option for aside in g.book.asides.values() for option in aside.named(g, p, turn_scene(g))]


def at_turn(g: Hybris, ask: Ask) -> list[int]:
    p = g.players[ask.seat]
    return characters(g, p) + powers(g, p) + asides(g, p)


def at_destination(g: Hybris, ask: Ask) -> list[int]:
    p = g.players[ask.seat]
    locations = [q.LOCATION << 16 | location for location in range(len(g.box.locations))]
    return locations + pillars(g, p) + powers(g, p)


def at_action(g: Hybris, ask: Ask) -> list[int]:
    p = g.players[ask.seat]
    actions = [q.ACTION << 16 | action for action in g.box.locations[g.turn.location].actions]
    return actions + pillars(g, p) + premonitions(g, p) + powers(g, p) + asides(g, p)


def at_end_of_turn(g: Hybris, ask: Ask) -> list[int]:
    p = g.players[ask.seat]
    return [q.STOP << 16, *pillars(g, p), *premonitions(g, p), *powers(g, p), *asides(g, p)]


def why_not_on_turn(g: Hybris, p: Player, option: int) -> Reason | None:
    """What stands in the way of something that one can do on the player's own turn."""
    action, number = action_of(option), number_of(option)
    if action == q.ACTIVATE:
        prospect = Prospect(p.seat)
        prospect.character = number
        return why_not_set_out(g, p, prospect)
    if action == q.LOCATION:
        prospect = Prospect(p.seat)
        prospect.character = g.turn.character
        return why_not_go(g, p, prospect, number)
    if action == q.ACTION:
        return g.book.actions[number].why_not(g, p, turn_scene(g))
    if action == q.RESOLVE_PILLAR:
        return PILLAR_RESOLVED if is_resolved(p, p.pillars[number]) else None
    if action == q.PREMONITION:
        return why_not_complete(g, p, number, turn_scene(g))
    if action == q.STOP:
        return PILLAR_FIRST if pillar_option(g, p, turn_scene(g)) else None
    if action == q.POWER:
        return why_not_power(g, p, number)
    return g.book.asides[action].why_not(g, p, option)


def why_not_power(g: Hybris, p: Player, index: int) -> Reason | None:
    for source in g.arsenal.powers.get("own_turn", []):
        if source.seat == p.seat and source.power.index == index:
            return POWERS.why_not(g, p, source, turn_scene(g))
    raise AssertionError("no such power")


def at_slot(g: Hybris, ask: Ask) -> list[int]:
    return [q.SLOT << 16 | slot for slot in g.box.locations[g.turn.location].slots]


def why_not_slot(g: Hybris, p: Player, option: int) -> Reason | None:
    return why_not_stand(g, p, g.turn.character, number_of(option))


# ---------------------------------------------------------------- actions


def judge_conversions(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    """Rows too dear or, as only the action knows, used up; and no stopping before the first."""
    found: list[Verdict] = []
    for row, conversion in enumerate(conversions(g)):
        option = q.ROW << 16 | row
        used_up = LIMIT if conversion.limit and option not in ask.options else None
        found.append(Verdict(option, used_up if can_pay(g, p, conversion.cost) else DEAR))
    return [*found, Verdict(q.STOP << 16, None if q.STOP << 16 in ask.options else ONE_AT_LEAST)]


def judge_designs(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    """Tiles of the Workshop: those of others; the player's own cost what only the action knows."""
    found: list[Verdict] = []
    for space, tile in enumerate(g.workshop.tiles):
        if tile != NONE:
            option = q.TECHNOLOGY << 16 | tile
            dear = None if option in ask.options else TILE_DEAR
            found.append(Verdict(option, dear if g.workshop.owners[space] == p.seat else NOT_YOURS))
    return found


def tiles_of_piles(g: Hybris, ask: Ask) -> list[int]:
    return [q.TECHNOLOGY << 16 | tile for pile in g.piles for tile in sorted(pile)]


def own_cards(g: Hybris, ask: Ask) -> list[int]:
    return [q.CARD << 16 | card for card in sorted(g.players[ask.seat].hand)]


def why_not_omen_card(g: Hybris, p: Player, option: int) -> Reason | None:
    return why_not_card(g, number_of(option), elements_shown(g))


def tiles_with_pieces(g: Hybris, ask: Ask) -> list[int]:
    p = g.players[ask.seat]
    return [q.TILE << 16 | tile for tile in range(TILES) if leftmost(g, p, tile) != NONE]


def every_city(g: Hybris, ask: Ask) -> list[int]:
    return [q.CITY << 16 | city.index for city in g.box.cities]


def why_not_temple_there(g: Hybris, p: Player, option: int) -> Reason | None:
    return why_not_temple(g, p, number_of(option))


def spaces_there(g: Hybris, ask: Ask) -> list[int]:
    """Those of the same Cities."""
    cities = sorted({g.box.spaces[number_of(option)].city for option in ask.options})
    return [q.SPACE << 16 | space for city in cities for space in g.box.cities[city].spaces]


def why_not_space(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if g.spaces.tiles[number_of(option)] == NONE else SPACE_TAKEN


def every_branch(g: Hybris, ask: Ask) -> list[int]:
    """All lists of the choice that is asked for."""
    effect = choice_with(g, number_of(ask.options[0]) & 0xFFF)
    branches = [] if effect is None else effect.branches
    return [q.BRANCH << 16 | number << 12 | branch[0].list for number, branch in enumerate(branches)]


def choice_with(g: Hybris, listed: int) -> Effect | None:
    """The choice that has a list among its branches."""
    for effect in g.box.grammar.all_effects:
        if effect.branches and any(branch[0].list == listed for branch in effect.branches):
            return effect
    return None


# ---------------------------------------------------------------- Combat


def why_not_play_card(g: Hybris, p: Player, option: int) -> Reason | None:
    return why_not_play(g, own_side(g, p.seat), number_of(option), conditions_here(g))


def why_not_place(g: Hybris, p: Player, option: int) -> Reason | None:
    """Any card; but who is bound to press on takes one that allows it, if there is any."""
    side = own_side(g, p.seat)
    if not side.must_press_on or not can_afford_toll(g, side, 1):
        return None
    if all(why_not_play(g, side, card, []) is not None for card in p.hand):
        return None
    return why_not_play(g, side, number_of(option), [])


def markers(g: Hybris, ask: Ask) -> list[int]:
    return [c.PRESS_ON << 16, q.STOP << 16]


def why_not_marker(g: Hybris, p: Player, option: int) -> Reason | None:
    side = own_side(g, p.seat)
    dear = why_not_press_on(g, side)
    if action_of(option) == c.PRESS_ON:
        return dear
    return BOUND if dear is None and side.must_press_on else None


def opponents(g: Hybris, ask: Ask) -> list[int]:
    """The Heroes of the Coliseum, and those who have left it."""
    allies = [figure.hero for p in g.players for figure in p.characters if figure.kind == ALLY]
    return [c.COLISEUM_HERO << 16 | hero for hero in [*g.coliseum_heroes, *allies]]


def why_not_opponent(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if number_of(option) in g.coliseum_heroes else ALLIED


def figures(g: Hybris, ask: Ask) -> list[int]:
    """Those who do not come for a second time."""
    numbers = range(len(g.players[ask.seat].characters))
    return [q.FIGURE << 16 | number for number in numbers if w.HERO_AGAIN << 16 | number not in ask.options]


def why_not_figure(g: Hybris, p: Player, option: int) -> Reason | None:
    return why_not_contest(p.characters[number_of(option)])


def write_withheld(book: Book) -> None:
    book.add_legality(q.CHOOSE_OLYMPIAN, OneReason(every_olympian, OLYMPIAN_TAKEN))
    book.add_legality(q.CHOOSE_PILLAR, Legality(pillars_seen, why_not_pillar))
    book.add_legality(q.PLAN, Judged(judge_plan))
    book.add_legality(q.SWAP_TOKEN, Judged(judge_swap))
    book.add_legality(q.TURN, Legality(at_turn, why_not_on_turn))
    book.add_legality(q.DESTINATION, Legality(at_destination, why_not_on_turn))
    book.add_legality(q.WHICH_SLOT, Legality(at_slot, why_not_slot))
    book.add_legality(q.WHICH_ACTION, Legality(at_action, why_not_on_turn))
    book.add_legality(q.END_OF_TURN, Legality(at_end_of_turn, why_not_on_turn))
    book.add_legality(q.LAST_MOMENT, Legality(lambda g, ask: premonitions(g, g.players[ask.seat]), why_not_on_turn))
    book.add_legality(q.CONVERT_ROW, Judged(judge_conversions))
    book.add_legality(q.CRAFT_TILE, Judged(judge_designs))
    book.add_legality(q.TAKE_TILE, OneReason(tiles_of_piles, TAKEN_TILE_DEAR))
    book.add_legality(q.FIRST_TILE, OneReason(tiles_of_piles, FIRST_TILE_DEAR))
    book.add_legality(q.OMEN_CARD, Legality(own_cards, why_not_omen_card))
    book.add_legality(q.FROM_TILE, OneReason(tiles_with_pieces, ITEM_ELSEWHERE))
    book.add_legality(q.TEMPLE_CITY, Legality(every_city, why_not_temple_there))
    book.add_legality(q.WHICH_SPACE, Legality(spaces_there, why_not_space))
    book.add_legality(q.CHOOSE_BRANCH, OneReason(every_branch, NO_BRANCH))
    for kind in (c.PLAY_CARD, c.PLAY_ALONE):
        book.add_legality(kind, Legality(own_cards, why_not_play_card))
    for kind in (c.PLACE_CARD, c.PLACE_OPENLY):
        book.add_legality(kind, Legality(own_cards, why_not_place))
    book.add_legality(c.CHOOSE_MARKER, Legality(markers, why_not_marker))
    book.add_legality(c.CHOOSE_ENEMY, Legality(opponents, why_not_opponent))
    book.add_legality(w.CONTEST, Legality(figures, why_not_figure))
