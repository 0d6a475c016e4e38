"""A toy game that does what the kernel promises and the smallest real game does not need.

Each round the seats walk one after the other (two questions, the second of which may draw a hidden
card, roll a die in the middle of a step, or strike: a game that ends deep in nested procedures), then
all commit two cards each at once, unseen. Written as a game is.
"""

from collections.abc import Callable, Sequence
from typing import TypedDict, cast

from agon.kernel.account import Account, Row
from agon.kernel.acts import Acts, numbers
from agon.kernel.ask import Ask, Kind, Option, Play, Question, Refusal, Together, exactly
from agon.kernel.chance import Chance
from agon.kernel.errors import Ended
from agon.kernel.game import (
    NO_LIMIT,
    OVER,
    Count,
    Evaluation,
    Event,
    Face,
    Game,
    Once,
    Outcome,
    Place,
    Promises,
    Setup,
    State,
)
from agon.kernel.legality import Reason, Verdict
from agon.kernel.match import Match
from agon.kernel.modules import Manifest, Module, SetupOption
from agon.kernel.packs import Pack, read_pack
from agon.kernel.pens import Pen, Sort
from agon.kernel.play import Playout
from agon.kernel.rulebook import Rulebook
from agon.kernel.structs import Fresh, Number, Shared, Struct
from agon.kernel.words import Message, Name, Seat, say
from kernel import toy_log
from kernel.toy_log import ARGUMENTS

CARDS = 14
HAND = 3
GOAL = 12
ROUNDS = 3

LEFT, RIGHT, PASS, DRAW, ROLL, HIT = range(100, 106)
WALK = Kind("toy-ask-walk", ("TOY-1",)).opens_turn()
DEED = Kind("toy-ask-deed", ("TOY-2",))
NO_DECK = Reason("toy-no-deck", "TOY-2")
STRIKE = Kind("toy-ask-strike", ("TOY-3",))
COMMIT = Kind("toy-ask-commit", ("TOY-4",))
ECHO = Kind("toy-ask-echo", ("TOY-5",)).kept_secret().declined_by(PASS)

WORDS = {LEFT: "left", RIGHT: "right", PASS: "pass", DRAW: "draw", ROLL: "roll", HIT: "strike"}
EDGE = 2  # nobody walks further to the right

ONCE = {"toy-dealt": Once(()), "toy-drew": Once(("card",)), "toy-shown": Once(("card",))}
OPTIONS = (SetupOption("die", ("six", "ten"), ("TOY-2",)),)


class Toy(Struct):
    """The state."""

    book: Shared["Rulebook[Toy, int]"]
    die: Number
    log: Fresh[list[Event] | None] = None
    chance: Chance = Chance()
    step: str = "walk"
    reveals: Number = 0
    hands: list[list[Number]] = []
    committed: list[list[Number]] = []
    deck: list[Number] = []
    discarded: list[Number] = []
    places: list[int] = []
    scores: list[int] = []
    active: Number = 0
    round: int = 1

    def tell(self, event: str, audience: int, *numbers: int) -> None:
        if self.log is not None:
            self.log.append((event, audience, numbers))


class ToyView(TypedDict):
    """What a seat sees of it."""

    hands: list[int]
    hand: list[int]
    committed: list[int]
    deck: int
    discarded: list[int]
    places: list[int]
    scores: list[int]
    round: int


# -- the rules


def why_not_draw(g: "Toy") -> Reason | None:
    return None if g.deck else NO_DECK


def walk(g: Toy) -> Play:
    """Left or right, then a deed."""
    seat = g.active
    side = yield Ask(WALK, seat, [LEFT, RIGHT] if g.places[seat] < EDGE else [LEFT])
    g.places[seat] += 1 if side == RIGHT else -1
    toy_log.walked(g, seat, g.places[seat])
    drawing = [DRAW] if why_not_draw(g) is None else []
    deed = yield Ask(DEED, seat, [PASS, *drawing, ROLL, HIT])
    if deed == DRAW:
        draw(g, seat)
    elif deed == ROLL:
        roll(g, seat)
    elif deed == HIT:
        yield from strike(g, seat)
    g.active = (seat + 1) % len(g.hands)
    if g.active == 0:
        go_on(g, "walk")


def draw(g: Toy, seat: int) -> None:
    card = g.deck.pop()
    g.hands[seat].append(card)
    g.reveals += 1
    toy_log.drew(g, 1 << seat, seat, card)
    toy_log.drew_hidden(g, ~(1 << seat), seat)


def roll(g: Toy, seat: int) -> None:
    """Chance in the middle of a step."""
    pips = 1 + g.chance.below(g.die)
    toy_log.rolled(g, seat, pips)
    gain(g, seat, pips)


def strike(g: Toy, seat: int) -> Play:
    """Whoever strikes chooses a victim, who loses two points to the striker."""
    victim = yield Ask(STRIKE, seat, [other for other in range(len(g.hands)) if other != seat])
    g.scores[victim] -= 2
    gain(g, seat, 2)


def gain(g: Toy, seat: int, points: int) -> None:
    """The game ends the moment somebody has enough, wherever that is."""
    g.scores[seat] += points
    toy_log.gained(g, seat, points)
    if g.scores[seat] >= GOAL:
        raise Ended


def plan(g: Toy) -> Play:
    """Two cards each, one after the other, unseen; then all are shown."""
    yield Together([(seat, committing(g, seat)) for seat in range(len(g.hands))])
    best, highest = -1, -1
    for seat, cards in enumerate(g.committed):
        for card in cards:
            toy_log.shown(g, seat, card)
            g.reveals += 1
            g.discarded.append(card)
            if card > best:
                best, highest = card, seat
        g.committed[seat] = []
    if highest >= 0:
        yield from g.book.triggers.happen(g, "highest", highest)
        gain(g, highest, 3)
    go_on(g, "plan")


def committing(g: Toy, seat: int) -> Callable[[], Play]:
    def commit() -> Play:
        while len(g.committed[seat]) < 2 and g.hands[seat]:
            made, cards = len(g.committed[seat]), sorted(g.hands[seat])
            card = yield Ask(COMMIT, seat, cards, exactly(min(2 - made, len(cards)), cards, made))
            g.hands[seat].remove(card)
            g.committed[seat].append(card)
            toy_log.committed(g, 1 << seat, seat, card)

    return commit


def go_on(g: Toy, done: str) -> None:
    """The next step of the round, or the next round."""
    following = g.book.following("round", done)
    if following is not None:
        g.step = following
    elif g.round == ROUNDS:
        g.step = OVER
    else:
        g.round += 1
        g.step = g.book.first("round")


# -- the modules


def storm(g: Toy) -> Play:
    """Everybody rolls."""
    for seat in range(len(g.hands)):
        roll(g, seat)
    go_on(g, "storm")
    yield from ()


def calm_plan(g: Toy) -> Play:
    """No commitments: everybody draws."""
    for seat in range(len(g.hands)):
        if g.deck:
            draw(g, seat)
    go_on(g, "plan")
    yield from ()


def always(g: Toy, seat: int) -> bool:
    return True


def echo(g: Toy, seat: int) -> Play:
    """Whoever was highest may roll."""
    if (yield Ask(ECHO, seat, [PASS, ROLL])) == ROLL:
        roll(g, seat)


def add_storm(book: "Rulebook[Toy, int]") -> None:
    book.insert_step("round", "plan", "storm", storm)


def add_calm(book: "Rulebook[Toy, int]") -> None:
    book.replace_step("plan", calm_plan)


def add_echo(book: "Rulebook[Toy, int]") -> None:
    book.triggers.on("highest", "echo", always, echo)


def add_thin(book: "Rulebook[Toy, int]") -> None:
    book.remove("card/13")


class ToyGame:
    """The toy with its modules."""

    def __init__(self, pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> None:
        self.id = "toy"
        self.packs = pack.editions()
        self.rules_version = 1
        self.modules = tuple(module.id for module in modules)
        self.book: Rulebook[Toy, int] = Rulebook(options)
        self.book.add_step("walk", walk)
        self.book.add_step("plan", plan)
        self.book.add_sequence("round", "walk", "plan")
        for module in modules:
            module.install(self.book)

    def begin(self, setup: Setup, chance: Chance, log: list[Event] | None = None) -> State:
        g = Toy(self.book, 10 if self.book.options["die"] == "ten" else 6)
        g.chance = chance
        g.log = log
        g.deck = [card for card in range(CARDS) if f"card/{card}" not in self.book.removed]
        chance.shuffle(g.deck)
        for _ in range(setup.seats):
            g.hands.append(sorted(g.deck.pop() for _ in range(HAND)))
            g.committed.append([])
            g.places.append(0)
            g.scores.append(0)
        toy_log.dealt(g, setup.seats)
        return g

    def seats_of(self, state: State) -> int:
        return len(mine(state).hands)

    def step(self, state: State) -> Play:
        return self.book.steps[state.step](mine(state))

    def outcome(self, state: State) -> Outcome | None:
        g = mine(state)
        if g.step != OVER:
            return None
        places = [Place(seat, 1 + sum(s > score for s in g.scores), score) for seat, score in enumerate(g.scores)]
        winners = tuple(place.seat for place in places if place.rank == 1)
        reason = "toy-end-goal" if max(g.scores) >= GOAL else "toy-end-rounds"
        return Outcome(winners, tuple(places), say(reason, seat=Seat(winners[0]), card=Name("card/0"), rounds=g.round))

    def view(self, state: State, seat: int) -> ToyView:
        g = mine(state)
        return {
            # What is committed counts as held until it is shown: nobody sees who has already chosen.
            "hands": [len(hand) + len(cards) for hand, cards in zip(g.hands, g.committed, strict=True)],
            "hand": sorted(g.hands[seat]) if seat >= 0 else [],
            "committed": g.committed[seat].copy() if seat >= 0 else [],
            "deck": len(g.deck),
            "discarded": g.discarded.copy(),
            "places": g.places.copy(),
            "scores": g.scores.copy(),
            "round": g.round,
        }

    def determinize(self, state: State, seat: int, chance: Chance) -> None:
        g = mine(state)
        others = [other for other in range(len(g.hands)) if other != seat]
        pool = g.deck.copy()
        for other in others:
            pool += g.hands[other] + g.committed[other]
        pool.sort()
        chance.shuffle(pool)
        for other in others:
            g.hands[other] = [pool.pop() for _ in g.hands[other]]
            g.committed[other] = [pool.pop() for _ in g.committed[other]]
        g.deck = pool

    def question(self, state: State, ask: Ask) -> Message:
        return say(ask.kind.id)

    def option(self, state: State, ask: Ask, option: int) -> Option:
        if ask.kind is STRIKE:
            return Option(f"seat/{option + 1}", say("toy-seat", seat=Seat(option)), (f"seat/{option}",), ("TOY-3",))
        if ask.kind is COMMIT and option not in WORDS:
            return Option(
                f"card/{option}", say("toy-card", card=Name(f"card/{option}")), (f"card/{option}",), ("TOY-4",)
            )
        return Option(WORDS[option], say("toy-" + WORDS[option]), (), ask.kind.rules)

    def verdicts(self, state: State, ask: Ask) -> list[Verdict]:
        return [Verdict(DRAW, why_not_draw(mine(state)))] if ask.kind is DEED else []

    def refusals(self, state: State, ask: Ask) -> list[Refusal]:
        withheld = [reason for _, reason in self.verdicts(state, ask) if reason is not None]
        return [Refusal("draw", say("toy-draw"), say(reason.id), ("deck",), reason.rules) for reason in withheld]

    def tell(self, event: Event, reader: int) -> Message:
        return Message(event[0], tuple((f"n{place}", number) for place, number in enumerate(event[2])))

    def names(self) -> dict[str, dict[str, str]]:
        return {"en": {f"card/{card}": f"Card {card}" for card in range(CARDS)}}

    def describe(self, thing: str) -> list[Message]:
        return [say("toy-card", card=Name(thing))]

    def face(self, thing: str) -> Face:
        return {"kind": "card", "value": int(thing.partition("/")[2])}

    def uses(self, state: State, event: Event) -> list[str]:
        return []

    def usable(self) -> list[str]:
        return []

    def census(self, state: State) -> dict[str, int]:
        g = mine(state)
        found: dict[str, int] = {}
        for cards in [*g.hands, *g.committed, g.deck, g.discarded]:
            for card in cards:
                found[f"card/{card}"] = found.get(f"card/{card}", 0) + 1
        return found

    def counts(self, state: State) -> list[Count]:
        g = mine(state)
        return [
            Count("Toy.round", g.round, 1, ROUNDS),
            *[Count("Toy.places", place, -NO_LIMIT, EDGE) for place in g.places],
            *[Count("Toy.scores", score, -NO_LIMIT, NO_LIMIT) for score in g.scores],
        ]

    def uncounted(self, state: State) -> frozenset[str]:
        return frozenset(mine(state).uncounted())

    def promises(self) -> Promises:
        return Promises(ARGUMENTS, ONCE, frozenset({ROLL}))

    def account(self, state: State, events: Sequence[Event], reader: int) -> Account:
        seats = tuple(map(Seat, range(len(mine(state).scores))))
        return Account(seats, say("toy-score"), (Row(say("toy-score"), self.standing(state)),), (), ())

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(mine(state).scores)

    def alarms(self, state: State) -> list[Message]:
        return [say("toy-last-round")] if mine(state).round == ROUNDS else []

    def features(self, state: State, seat: int) -> list[float]:
        return [float(mine(state).scores[seat])]

    def acts(self) -> Acts:
        """Its options are small numbers: cards, and words."""
        table = Acts()
        for kind in (WALK, DEED, STRIKE, COMMIT, ECHO):
            table.ask(kind.id)
        table.add(0, "toy", [*numbers(0, CARDS - 1), *[(option, (word,)) for option, word in WORDS.items()]])
        return table

    def observe(self, state: State, seat: int, pen: Pen) -> None:
        g = mine(state)
        cards = Sort([f"card/{card}" for card in range(CARDS)])
        pen.each("hand", cards, g.hands[seat])
        pen.each("committed", cards, g.committed[seat])
        pen.each("discarded", cards, g.discarded)
        pen.number("deck", len(g.deck), CARDS)
        pen.number("round", g.round, ROUNDS)
        for place in range(pen.seats):
            other = (seat + place) % pen.seats
            pen.number("held", len(g.hands[other]) + len(g.committed[other]), CARDS)
            pen.debt("place", g.places[other], -9, EDGE)
            pen.number("score", g.scores[other], GOAL)

    def evaluation(self) -> Evaluation:
        return Evaluation(("score",), (1.0,), 5.0)


def mine(state: State) -> Toy:
    """The kernel hands back the state that this game made."""
    assert isinstance(state, Toy)
    return state


def build(pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> Game:
    return ToyGame(pack, modules, options)


TOY = Manifest(
    "toy",
    (2, 3),
    OPTIONS,
    (
        Module("storm", add_storm, conflicts=("calm",)),
        Module("calm", add_calm, seats=(2,)),
        Module("echo", add_echo, requires=("storm",)),
        Module("thin", add_thin, options=(SetupOption("thick", ("no", "yes"), ("TOY-1",)),)),
    ),
    build,
)

PACK = read_pack({"pack.toml": 'id = "toy"\ngame = "toy"\nversion = "1.0.0"\nformat = 1\nlanguages = ["en"]\n'})


def a_match(seed: str = "a seed", seats: int = 2, modules: tuple[str, ...] = ()) -> Match:
    """A match of the toy at its first question."""
    setup = Setup("toy", seats, seed, modules)
    return Match.start(TOY.play(PACK, setup), setup)


def asked_next(match: Match | Playout) -> Ask:
    """The question to be answered next, the game not being over."""
    assert match.ask is not None
    return match.ask


def asked_of(match: Match, seat: int) -> Ask:
    """The question that a seat has to answer, which is asked something."""
    ask = match.asked(seat)
    assert ask is not None
    return ask


def question_of(match: Match, seat: int) -> Question:
    """The same, described in full."""
    question = match.question(seat)
    assert question is not None
    return question


def table_of(match: Match, seat: int) -> ToyView:
    """What a seat sees on the table."""
    return cast(ToyView, match.view(seat)["table"])


def book_of(game: Game) -> "Rulebook[Toy, int]":
    """The rules of a toy, to be changed."""
    assert isinstance(game, ToyGame)
    return game.book


def choose_all(match: Match, *answers: tuple[int, str]) -> Match:
    """The match after these answers, each a seat and a key."""
    for seat, key in answers:
        match.choose_key(seat, key)
    return match


def play_on(match: Match, chance: Chance) -> Match:
    """The match after random answers, to its end."""
    while not match.over:
        asks = match.asks
        ask = asks[chance.below(len(asks))]
        match.choose(ask.seat, ask.options[chance.below(len(ask.options))])
    return match
