"""The Planning phase: everybody at once, in secret.  Page 11."""

from collections.abc import Callable

from agon.games.hybris import log
from agon.games.hybris.box.numbers import NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, RESERVE, UNDER, Character, Player
from agon.games.hybris.rules.questions import BONUS, NO_TOKEN, PLAN, TOKEN, number_of
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together, action_of


def planning(g: Hybris) -> Play:
    """Each player places tokens under their Heroes and Prophets, unseen by the others.  HYB-PLAN-01, HYB-PLAN-08"""
    yield Together([(p.seat, part(g, p)) for p in g.players])
    if g.open_planning:
        g.open_planning = False
        show_tokens(g)
    g.step = g.book.following("age", "planning") or ""


def show_tokens(g: Hybris) -> None:
    """All tokens of all players are turned up together."""
    g.reveals += 1
    for p in g.players:
        for number, character in enumerate(p.characters):
            if character.token != NONE:
                character.seen = ~(1 << p.seat)
                leads = NONE if character.token == BONUS_TOKEN else g.box.location_tokens[character.token]
                log.token_shown(g, p.seat, number, leads)


def part(g: Hybris, p: Player) -> Callable[[], Play]:
    return lambda: plan(g, p)


def plan(g: Hybris, p: Player) -> Play:
    """One token, or none, for each character that can have one.  HYB-PLAN-04"""
    for number, character in enumerate(p.characters):
        if can_be_planned(g, character):
            options = token_options(g, p, character)
            options[0] |= number  # for whom the question is
            choice = yield Ask(PLAN, p.seat, options)
            assign(g, p, character, choice)


def can_be_planned(g: Hybris, character: Character) -> bool:
    """Heroes and Prophets in the reserve since before this Age, never the Olympian.  HYB-PLAN-03, -05, HYB-UPG-05"""
    return character.kind != OLYMPIAN and character.place == RESERVE and character.joined != g.age


def token_options(g: Hybris, p: Player, character: Character) -> list[int]:
    """Tokens at hand, a Bonus token, or none; no Fates or Coliseum for a Prophet.  HYB-PLAN-02, -06, -07"""
    tokens = p.tokens
    leading = g.box.prophet_tokens if character.kind == PROPHET else g.box.hero_tokens
    options = [TOKEN << 16 | location for location, token in leading if tokens[token] == AT_HAND]
    for at in range(len(options) - 1, 0, -1):
        if options[at] == options[at - 1]:  # of those that are alike, one
            del options[at]
    options.insert(0, NO_TOKEN << 16)
    if p.bonus_tokens:
        options.append(BONUS << 16)
    return options


def token_for(g: Hybris, p: Player, location: int) -> int:
    """A token at hand that leads to a Location; those that lead to the same one are alike."""
    for token in g.box.locations[location].tokens:
        if p.tokens[token] == AT_HAND:
            return token
    return NONE


def assign(g: Hybris, p: Player, character: Character, choice: int) -> None:
    """Whatever was known of the token before is out of date."""
    character.seen = 0
    if action_of(choice) == TOKEN:
        character.token = token_for(g, p, number_of(choice))
        p.tokens[character.token] = UNDER
    elif action_of(choice) == BONUS:
        character.token = BONUS_TOKEN
        p.bonus_tokens -= 1


def take_back_token(p: Player, character: Character) -> None:
    """The token under a character returns to the reserve.  HYB-PASS-03, HYB-CONTEST-04"""
    if character.token == BONUS_TOKEN:
        p.bonus_tokens += 1
    elif character.token != NONE:
        p.tokens[character.token] = AT_HAND
    character.token = NONE
    character.seen = 0
