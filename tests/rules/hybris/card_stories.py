"""Tables and Combats for the stories of Conflict cards, and the register of these stories."""

from collections.abc import Callable

from agon.games.hybris.box.numbers import HERO, NONE
from agon.games.hybris.box.things import ConflictCard, Enemy
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.scenes import FOR_CLASH
from agon.games.hybris.state import Hybris
from rules.hybris.arena import Answer, Stage, duel, first_hero, holds, on_top, stage, to_its_end
from rules.hybris.given import box, given, told

HEROES = (HERO, HERO)
Story = Callable[[], None]
STORIES: dict[str, Story] = {}


def story(*faces: str) -> Callable[[Story], Story]:
    """What a card does is told here."""

    def tell(procedure: Story) -> Story:
        for face in faces:
            assert face not in STORIES
            STORIES[face] = procedure
        return procedure

    return tell


def table(owner: str, hand: list[str], rival: str = "hades", theirs: tuple[str, ...] = ()) -> Hybris:
    """Seat 0 has these cards and all Determination there is; no Hero of either has a power in Combat but Poseidon's."""
    g = given(owner, rival)
    holds(g, 0, *hand).determination = 6
    holds(g, 1, *theirs).determination = 6
    g.grandeur = [NONE, NONE, 1, 0]
    for p in g.players:
        p.vp, p.aegis, p.followers = 5, 3, 3
    return g


def against_game(g: Hybris, answers: list[Answer], base: int = 99, cards: tuple[str, ...] = ()) -> Stage:
    """The Hero of seat 0 fights an enemy for whom these cards are revealed."""
    if cards:
        on_top(g.coliseum_deck, *cards)
    p = g.players[0]
    enemy = Enemy(base, len(cards), [0, 0, 0, 0])
    fight = fight_game(g, p, first_hero(p), FOR_CLASH, enemy, [], NONE, NONE)
    _, running = stage(g, to_its_end(g, fight), {0: answers})
    return running


def totals(g: Hybris) -> tuple[int, ...]:
    return told(g, "hybris-combat-over")[-1][2:]


def own_total(g: Hybris) -> int:
    return totals(g)[0]


def both(g: Hybris, first: str, second: str, *more: Answer) -> Stage:
    """Both press on with these cards in the first round, Hero against Hero; then seat 0 goes on alone."""
    _, running = duel(g, {0: [first, "on", *more], 1: [second, "on"]}, HEROES)
    return running


def in_defence(owner: str, name: str) -> int:
    """The total of a card played in defence."""
    g = table("hades", [], owner, (name,))
    face = box().card(g.players[1].hand[0]).id
    duel(g, {1: [face, "on"]}, HEROES)
    return totals(g)[1]


def in_attack(owner: str, name: str) -> int:
    g = table(owner, [name])
    face = box().card(g.players[0].hand[0]).id
    duel(g, {0: [face, "on"]}, HEROES)
    return own_total(g)


def play_plain(face: ConflictCard) -> None:
    """A card without an effect counts for its strength, and nothing else happens."""
    owner = "zeus" if face.olympian == NONE else box().olympians[face.olympian].id
    name = f"coliseum-{face.id}" if face.deck == "coliseum" else face.id
    g = table(owner, [name], "zeus" if owner == "hades" else "hades")
    before = g.players[0].dump()
    against_game(g, [face.id], base=0)
    assert own_total(g) == face.strength
    changed = {key for key, value in g.players[0].dump().items() if value != before[key]}
    assert changed <= {"hand", "discard", "victories", "settled"}
