"""Combats and quests for tests: hands by the names of cards, and procedures answered seat by seat."""

from collections.abc import Generator, Mapping, Sequence
from typing import TypeVar

from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import ALLY, HERO, LOCATIONS, NONE, OLYMPIAN, PROPHET, VP
from agon.games.hybris.player import ARTWORK, ON_TILE, RESERVE, Character, Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.combat.questions import COLISEUM_HERO, OPPOSING_CARD, PRESS_ON, QUEST
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import BRANCH, CARD, STOP, YES
from agon.games.hybris.scenes import FOR_CLASH, FOR_SLOT, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Together, action_of
from rules.hybris.given import box

T = TypeVar("T")
Answer = str | int
Asked = tuple[int, str, list[str | int]]  # seat, kind, options as they are answered


# -- things by their names


def card(name: str) -> int:
    """A card by its id, such as `zeus-crush` or `coliseum-net`."""
    return box().card_ids.index(name)


def quest(name: str) -> int:
    return [quest.id for quest in box().quests].index(name)


def points_of(name: str, *songs: int) -> int:
    """The Victory Points that these Songs of an Epic give; without Songs, those of the Epic itself."""
    epic = box().quests[quest(name)]
    rewards = [epic.songs[song].reward for song in songs] if songs else [epic.reward]
    gains = [effect for reward in rewards for effect in reward if effect.verb == "gain"]
    return sum(amount for effect in gains for resource, amount in effect.amounts if resource == VP)


def hero(name: str) -> int:
    return [hero.id for hero in box().heroes].index(name)


def city(name: str) -> int:
    return [city.id for city in box().cities].index(name)


def slot_of(name: str) -> int:
    """A slot of a Location, or that of a City."""
    for location in box().locations[: LOCATIONS - 1]:
        if location.id == name:
            return location.slots[0]
    return box().cities[city(name)].slot


# -- positions


def holds(g: Hybris, seat: int, *names: str) -> Player:
    """A player holds exactly these cards; short names are cards of the player's own deck."""
    p = g.players[seat]
    olympian = box().olympians[p.olympian].id
    p.deck = p.hand + p.deck
    p.hand = []
    for name in names:
        number = card(name if "-" in name else f"{olympian}-{name}")
        for pile in (p.deck, p.discard, g.coliseum_deck, g.coliseum_discard):
            if number in pile:
                pile.remove(number)
                break
        if p.enhanced == number:
            p.enhanced = NONE
        p.hand.append(number)
    return p


def on_top(deck: list[int], *names: str) -> None:
    """These cards of a deck will be drawn next, the first one first."""
    wanted = [card(name) for name in reversed(names)]
    for number in wanted:
        deck.remove(number)
    deck += wanted


def number_of_kind(p: Player, kind: int) -> int:
    """The number of a player's first figure of a kind that is not on a tile."""
    for number, figure in enumerate(p.characters):
        if figure.kind == kind and figure.place != ON_TILE:
            return number
    raise AssertionError("no such figure")


def olympian(p: Player) -> int:
    return number_of_kind(p, OLYMPIAN)


def first_hero(p: Player) -> int:
    return number_of_kind(p, HERO)


def prophet(p: Player) -> int:
    return number_of_kind(p, PROPHET)


def ally(g: Hybris, p: Player, name: str) -> int:
    """A Hero of the Coliseum joins a player; gives its number."""
    g.coliseum_heroes.remove(hero(name))
    p.characters.append(Character(ALLY, hero(name)))
    muster(g)
    return len(p.characters) - 1


def stands(p: Player, number: int, place: str) -> None:
    p.characters[number].place = slot_of(place)
    p.characters[number].activated = True


def on_artwork(p: Player, number: int, location: int) -> None:
    p.characters[number].place = ARTWORK + location


def acting(g: Hybris, p: Player, number: int, location: int) -> Scene:
    """It is this player's turn, and that character acts at that Location."""
    g.turn.seat = p.seat
    g.turn.character = number
    g.turn.location = location
    figure = p.characters[number]
    if figure.place == RESERVE:
        figure.place = box().locations[location].slots[0]
    figure.activated = True
    scene = Scene(p.seat)
    scene.character = number
    scene.location = location
    return scene


def deploy(g: Hybris, seat: int, technology: str, space: int) -> None:
    """A Technology of that player's lies on a space."""
    tile = [tile.id for tile in box().technologies].index(technology)
    for pile in g.piles:
        if tile in pile:
            pile.remove(tile)
    g.spaces.put(space, tile, seat)
    muster(g)


def unlock(g: Hybris, seat: int, upgrade: str) -> None:
    p = g.players[seat]
    tiles = [box().upgrades[tile].id for tile in box().olympians[p.olympian].tiles]
    p.unlocked |= 1 << tiles.index(upgrade)
    muster(g)


def combat_of(g: Hybris) -> Combat:
    assert g.combat is not None
    return g.combat


def in_combat(g: Hybris, purpose: int = FOR_SLOT) -> Combat:
    """A Combat that has begun: the Olympian of seat 0 attacks that of seat 1, or fights the game."""
    if purpose == FOR_SLOT:
        defender = Side(1, olympian(g.players[1]))
    else:
        defender = Side(NONE, NONE)
        defender.stopped = True
    g.combat = Combat(purpose, Side(0, olympian(g.players[0])), defender)
    if purpose == FOR_CLASH:
        g.combat.quest = quest("scylla")
    return g.combat


def to_its_end(g: Hybris, fight: Generator[Ask | Together, int, bool]) -> Generator[Ask | Together, int, bool]:
    """A Combat that is fought for nothing."""
    won = yield from fight
    yield from end_combat(g)
    return won


# -- running


def meaning(option: int) -> str | int:
    """An option as tests write it: `stop`, `on`, `yes`, `branch 0`, the id of a card, quest or Hero, or a number."""
    action, number = action_of(option), option & 0xFFFF
    if action in (STOP, PRESS_ON, YES):
        return {STOP: "stop", PRESS_ON: "on", YES: "yes"}[action]
    if action in (CARD, OPPOSING_CARD):
        return box().card(number).id
    if action == QUEST:
        return box().quests[number].id
    if action == COLISEUM_HERO:
        return box().heroes[number].id
    if action == BRANCH:
        return f"branch {number >> 12}"
    return number


class Stage:
    """Runs procedures; every seat answers from its own list, and stops or takes the first option after it."""

    def __init__(self, g: Hybris, answers: Mapping[int, Sequence[Answer]]) -> None:
        self.g = g
        self.answers = {seat: list(left) for seat, left in answers.items()}
        self.asked: list[Asked] = []

    def run(self, play: Generator[Ask | Together, int, T]) -> T:
        """To its end; gives what it returns."""
        try:
            asked = next(play)
            while True:
                if isinstance(asked, Together):
                    for seat, part in asked.parts:
                        self.run(part())
                        assert all(entry[0] == seat for entry in self.asked[-1:])
                    asked = play.send(0)
                else:
                    asked = play.send(self.answer(asked))
        except StopIteration as done:
            result: T = done.value
            return result

    def answer(self, ask: Ask) -> int:
        offered = [meaning(option) for option in ask.options]
        self.asked.append((ask.seat, ask.kind.id.removeprefix("hybris-ask-"), offered))
        left = self.answers.get(ask.seat, [])
        answers_itself = len(offered) == 1 and not ask.kind.secret
        if left and (left[0] in offered or not answers_itself):
            wanted = left.pop(0)
            assert wanted in offered, f"{wanted} is not among {offered} ({ask.kind.id})"
            return ask.options[offered.index(wanted)]
        return ask.options[offered.index("stop")] if "stop" in offered else ask.options[0]

    def of_kind(self, kind: str) -> list[list[str | int]]:
        """What was offered each time a kind of question was asked."""
        return [offered for _, asked, offered in self.asked if asked == kind]

    def all_used(self) -> None:
        assert not any(self.answers.values()), f"answers left: {self.answers}"


def stage(
    g: Hybris, play: Generator[Ask | Together, int, T], answers: Mapping[int, Sequence[Answer]] | None = None
) -> tuple[T, Stage]:
    """Run a procedure with these answers, all of which must be used."""
    running = Stage(g, answers or {})
    result = running.run(play)
    running.all_used()
    return result, running


def partway(g: Hybris, play: Generator[Ask | Together, int, object], answers: Sequence[Answer]) -> None:
    """Run a procedure until these answers are used up and something more is asked."""
    asked = next(play)
    for answer in answers:
        assert isinstance(asked, Ask)
        asked = play.send(Stage(g, {asked.seat: [answer]}).answer(asked))


def duel(
    g: Hybris, answers: Mapping[int, Sequence[Answer]] | None = None, kinds: tuple[int, int] = (OLYMPIAN, OLYMPIAN)
) -> tuple[bool, Stage]:
    """Seat 0 attacks seat 1 in Athens, by default Olympian against Olympian."""
    attacker, defender = g.players[0], g.players[1]
    his, its = number_of_kind(attacker, kinds[0]), number_of_kind(defender, kinds[1])
    stands(defender, its, "athens")
    return stage(g, to_its_end(g, fight_player(g, attacker, his, defender, its, FOR_SLOT, city("athens"))), answers)


def effect_of(g: Hybris, p: Player, effects: list[Effect], answers: Sequence[Answer] = ()) -> Stage:
    """Carry out effects for a player, who answers."""
    scene = Scene(p.seat)
    scene.owner = p.seat
    _, running = stage(g, g.book.resolve(g, p, effects, scene), {p.seat: answers})
    return running
