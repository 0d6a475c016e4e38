"""What a user of Agon needs, behind `import agon`: matches, questions in words, bots, records, series.

    >>> import agon
    >>> match = agon.start("ephyran", ["Melissa", "Theon"], seed="corinth")
    >>> match.play("greedy", "random").over
    True

Everything here is stable within a minor version of Agon (docs/api.md); anything deeper may move.
"""

from collections.abc import Mapping, Sequence
from os import PathLike, cpu_count
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple

from agon.bots.bot import Bot
from agon.bots.judge import ITERATIONS, judge
from agon.bots.registry import known_bots as names_of_bots
from agon.bots.registry import make_bot
from agon.games.registry import GAMES, find_game
from agon.kernel import match as kernel
from agon.kernel.ask import Question as Described
from agon.kernel.errors import AgonError, IllegalChoice, PackError, RecordError, SetupError
from agon.kernel.game import SPECTATOR, Json, Setup
from agon.kernel.modules import all_seats, check_setup, hint, offered_options
from agon.kernel.packs import Pack
from agon.kernel.record import Replay, read_record, replay, setup_of
from agon.kernel.words import Message, Seat, Several, say
from agon.lab.series import GameResult, Series, play_series
from agon.lab.shares import Estimate
from agon.lab.stats import Summary, summary
from agon.shelf.packs import bundled_pack, pack_from
from agon.shelf.saves import load_text, save_text
from agon.text.languages import LANGUAGES
from agon.text.outline import outline
from agon.text.reader import Reader, interface_reader

Players = int | Sequence[str]
Place = str | PathLike[str]
Packs = Place | Sequence[Place] | Pack | None

ENGLISH: Final = LANGUAGES[0]


# ---------------------------------------------------------------- what there is


class SetupChoice(NamedTuple):
    """A choice made before a game; the first value is the default."""

    id: str
    text: str
    values: tuple[str, ...]


class GameInfo(NamedTuple):
    """A game: for how many players, its modules, and its setup options."""

    id: str
    name: str
    players: tuple[int, ...]
    modules: tuple[str, ...]
    options: tuple[SetupChoice, ...]


def known_games() -> tuple[str, ...]:
    """The ids of all games.

    >>> known_games()
    ('ephyran', 'hybris', 'hellas')
    """
    return tuple(GAMES)


def known_bots() -> tuple[str, ...]:
    """The names of all bots; one that searches takes a budget, as in `mcts:300` or `mcts:2s`."""
    return tuple(names_of_bots())


def about(game: str, modules: Sequence[str] = (), *, language: str = ENGLISH) -> GameInfo:
    """What can be played: the game with these modules.

    >>> about("hellas", ["persian_invasion"]).players
    (1,)
    """
    manifest = find_game(game)
    reader = interface_reader(spoken(language))
    known = {module.id: module for module in manifest.modules}
    for name in modules:
        if name not in known:
            raise SetupError(f"{game} has no module {name!r}{hint(name, known)}")
    players = [seats for seats in all_seats(manifest) if fits(game, seats, tuple(modules))]
    options = offered_options(manifest, [known[name] for name in modules])
    choices = [
        SetupChoice(option.id, reader.say(say(f"{game}-setup-{option.id}".replace("_", "-"))), option.values)
        for option in options.values()
    ]
    return GameInfo(game, reader.say(say(f"{game}-name")), tuple(players), tuple(known), tuple(choices))


def fits(game: str, seats: int, modules: tuple[str, ...]) -> bool:
    try:
        check_setup(find_game(game), Setup(game, seats, "", modules))
    except SetupError:
        return False
    return True


# ---------------------------------------------------------------- questions


class Option(NamedTuple):
    """One answer: the key to choose it by, what it says, the things it touches, the rules behind it."""

    key: str
    text: str
    things: tuple[str, ...]
    rules: tuple[str, ...]


class Refusal(NamedTuple):
    """Something that a player might expect to do, and why it cannot be done."""

    key: str
    text: str
    reason: str
    things: tuple[str, ...]
    rules: tuple[str, ...]


class Question(NamedTuple):
    """What somebody is asked. Printed, it is the question with its options, one per line."""

    seat: int
    player: str
    id: str
    text: str
    rules: tuple[str, ...]
    options: tuple[Option, ...]
    at_once: int  # how many keys one answer may have

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(option.key for option in self.options)

    def __str__(self) -> str:
        width = max(len(key) for key in self.keys)
        return "\n".join([f"{self.player}: {self.text}", *(f"  {o.key:{width}}  {o.text}" for o in self.options)])


class Worth(NamedTuple):
    """What an option is worth: the chance to win after it, and what it brings beyond the others, in points."""

    key: str
    text: str
    chance: float
    reasons: tuple[tuple[str, float], ...]


class Judgement(NamedTuple):
    """How things stand for the player who is asked, as far as they can know."""

    chances: dict[str, float]  # of every player to win
    options: tuple[Worth, ...]  # the best first


class Result(NamedTuple):
    """How a match ended. Printed, it says who won and why the match ended."""

    winners: tuple[str, ...]
    scores: dict[str, int]
    ranks: dict[str, int]
    title: str
    reason: str

    def __str__(self) -> str:
        return f"{self.title}\n{self.reason}"


# ---------------------------------------------------------------- matches


class Match:
    """A match with people's names, read in one language. `start`, `load` and `read` make one.

    Seats are counted from 0, in the order of `players`; a seat may be named by its number or by its player.
    """

    def __init__(
        self, match: kernel.Match, players: Sequence[str], language: str, notes: Sequence[Message] = ()
    ) -> None:
        self.players = tuple(players)
        self._match = match
        self._everybody = Reader(spoken(language), match.game.names(), self.players)
        self.notes = tuple(self._everybody.say(note) for note in notes)
        """What is to be known of the record that it was loaded from, such as that it was made with other cards."""

    # -- what it is

    @property
    def game(self) -> str:
        return self._match.setup.game

    @property
    def modules(self) -> tuple[str, ...]:
        return self._match.setup.modules

    @property
    def seed(self) -> str:
        return self._match.setup.seed

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def choices(self) -> tuple[tuple[str, str], ...]:
        """Everything chosen so far: who chose, and which key."""
        return tuple((self.players[choice.seat], choice.key) for choice in self._match.choices)

    @property
    def result(self) -> Result | None:
        """How it ended; None until the match is over."""
        outcome = self._match.outcome
        if outcome is None:
            return None
        won = say("table-won", winners=Several(tuple(map(Seat, outcome.winners))), count=len(outcome.winners))
        return Result(
            tuple(self.players[seat] for seat in outcome.winners),
            {self.players[place.seat]: place.score for place in outcome.places},
            {self.players[place.seat]: place.rank for place in outcome.places},
            self._everybody.say(won),
            self._everybody.say(outcome.reason),
        )

    # -- asking and choosing

    @property
    def question(self) -> Question | None:
        """What is asked next; None when the match is over."""
        return next(iter(self.questions), None)

    @property
    def questions(self) -> tuple[Question, ...]:
        """All open questions: several where several players choose at once."""
        asked = [self._match.question(ask.seat) for ask in self._match.asks]
        return tuple(self._told(question) for question in asked if question is not None)

    def refusals(self, who: int | str | None = None) -> tuple[Refusal, ...]:
        """What the player who is asked might expect to do but cannot, each with its reason."""
        seat = self._asked(who)
        reader = self._everybody.at(seat)
        return tuple(
            Refusal(one.key, reader.say(one.message), reader.say(one.reason), one.things, one.rules)
            for one in self._match.refusals(seat)
        )

    def judge(self, who: int | str | None = None, *, iterations: int = ITERATIONS) -> Judgement:
        """Everybody's chance to win, and what each option of the player who is asked is worth, with reasons.

        It uses nothing that they cannot know. More iterations look more closely.
        """
        seat = self._asked(who)
        found = judge(self._match, seat, iterations)
        ask, question = self._match.asked(seat), self._match.question(seat)
        assert ask is not None
        assert question is not None
        reader = self._everybody.at(seat)
        described = dict(zip(ask.options, question.options, strict=True))
        options = [
            Worth(
                described[worth.option].key,
                reader.say(described[worth.option].message),
                worth.chance,
                tuple((reader.say(say(reason.feature)), reason.points) for reason in worth.reasons),
            )
            for worth in found.options
        ]
        return Judgement(dict(zip(self.players, found.chances, strict=True)), tuple(options))

    def choose(self, *keys: str, who: int | str | None = None) -> "Match":
        """Answer with an option's key, or with several if the question takes them at once. The player

        who is asked answers; if several are, `who` says which of them. Returns the match.
        """
        self._match.choose_keys(self._asked(who), keys)
        return self

    def play(self, *bots: "str | Bot | None") -> "Match":
        """Let bots answer, one for each seat, to the end or until a seat without a bot (None) is asked.

        A bot is named (`greedy`, `mcts:300`) or made by `bot`. Returns the match.
        """
        if len(bots) != len(self.players):
            raise SetupError(
                f"{len(self.players)} seats need as many bots (None for a seat without one), not {len(bots)}"
            )
        sitting = [self._seated(spec, seat) for seat, spec in enumerate(bots)]
        while True:
            asks = [(ask, sitting[ask.seat]) for ask in self._match.asks]
            ready = [(ask, found) for ask, found in asks if found is not None]
            if not ready:
                return self
            ask, found = ready[0]
            self._match.choose(ask.seat, found.choose(ask, self._match.worlds(ask.seat)))

    def undo(self, who: int | str) -> "Match":
        """Take back somebody's last answer, if nobody else has seen or done anything since. Returns the match."""
        self._match.undo(self._seat(who))
        return self

    def back_to(self, choices: int) -> "Match":
        """Go back to where this many choices had been made, without asking anybody. Returns the match."""
        self._match.back_to(choices)
        return self

    # -- looking

    def view(self, who: int | str | None = None) -> dict[str, Json]:
        """Everything that a player may know, as plain data; without a name, what everybody can see."""
        return self._match.view(SPECTATOR if who is None else self._seat(who))

    def text(self, who: int | str) -> str:
        """Everything that a player may know and is asked, in words: for language models, and for reading aloud."""
        seat = self._seat(who)
        asked = [str(question) for question in self.questions if question.seat == seat]
        return "\n\n".join([outline(self._match.view(seat), self._everybody.at(seat).name), *asked])

    def log(self, who: int | str | None = None, since: int = 0) -> tuple[str, ...]:
        """What has happened, in words: as one player heard it, or as everybody did; `since` leaves out earlier
        choices.
        """
        seat = SPECTATOR if who is None else self._seat(who)
        reader = self._everybody.at(seat)
        return tuple(reader.say(told.message) for told in self._match.events(seat, since))

    def name(self, thing: str) -> str:
        """What a thing in a view is called, such as `creature/hippocamp`."""
        return self._everybody.name(thing)

    def describe(self, thing: str) -> tuple[str, ...]:
        """What a card, tile or place is and does."""
        try:
            lines = self._match.game.describe(thing)
        except KeyError:
            raise SetupError(f"there is nothing to be told of {thing!r} in this match") from None
        return tuple(self._everybody.say(message) for message in lines)

    # -- keeping

    def clone(self) -> "Match":
        """An independent match at the same point."""
        return Match(self._match.clone(), self.players, self._everybody.language)

    def record(self) -> str:
        """The match as the text of an `.agon` file; `read` makes a match of it again."""
        return self._match.record(self.players)

    def save(self, file: Place) -> "Match":
        """Write the record into a file. It replaces only another record. Returns the match."""
        save_text(Path(file), self.record())
        return self

    # -- inside

    def _told(self, question: Described) -> Question:
        reader = self._everybody.at(question.seat)
        options = [
            Option(option.key, reader.say(option.message), option.things, option.rules) for option in question.options
        ]
        text = reader.say(question.message)
        at_once = 1 if question.several is None else question.several.most
        player = self.players[question.seat]
        return Question(question.seat, player, question.id, text, question.rules, tuple(options), at_once)

    def _seat(self, who: int | str) -> int:
        if isinstance(who, str) and who in self.players:
            return self.players.index(who)
        if isinstance(who, int) and 0 <= who < len(self.players):
            return who
        raise SetupError(f"nobody at this table is {who!r}: there are {', '.join(self.players)}")

    def _asked(self, who: int | str | None) -> int:
        """The seat that answers: the one named, or the only one that is asked."""
        if who is not None:
            return self._seat(who)
        asked = [ask.seat for ask in self._match.asks]
        if len(asked) == 1:
            return asked[0]
        if not asked:
            raise IllegalChoice("the match is over: nobody is asked anything")
        raise IllegalChoice(f"several are asked: say who of {', '.join(self.players[seat] for seat in asked)} answers")

    def _seated(self, spec: "str | Bot | None", seat: int) -> Bot | None:
        return make_bot(spec, f"{self.seed}/{seat}") if isinstance(spec, str) else spec


def start(
    game: str,
    players: Players = 2,
    *,
    seed: str | int | None = None,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    language: str = ENGLISH,
) -> Match:
    """A new match at its first question; without a seed, one is drawn that nobody knows.

    >>> start("hybris", ["Anna", "Ben"], modules=["duel"], seed="sparta").question.player
    'Anna'
    """
    names = tuple(f"Player {seat + 1}" for seat in range(players)) if isinstance(players, int) else tuple(players)
    if len(set(names)) != len(names):
        raise SetupError(f"two players cannot have the same name: {', '.join(names)}")
    chosen = tuple((options or {}).items())
    setup = Setup(game, len(names), token_hex(8) if seed is None else str(seed), tuple(modules), chosen)
    ready = find_game(game).play(found_pack(game, pack), setup)
    return Match(kernel.Match.start(ready, setup), names, language)


def load(file: Place, *, pack: Packs = None, language: str = ENGLISH) -> Match:
    """A match from an `.agon` file, at the point where it was left."""
    return read(load_text(Path(file)), pack=pack, language=language)


def read(text: str, *, pack: Packs = None, language: str = ENGLISH) -> Match:
    """The same from the text of such a file.

    >>> match = start("ephyran", seed="corinth").play("random", "random")
    >>> read(match.record()).result == match.result
    True
    """
    record = read_record(text)
    manifest = find_game(record.game)
    setup = setup_of(record, manifest)
    again: Replay = replay(record, setup, manifest.play(found_pack(record.game, pack), setup))
    if again.divergence is not None:
        raise RecordError(f"this record cannot be played any more: {again.divergence}")
    return Match(again.match, record.names, language, again.notes)


def bot(spec: str, *, seed: str | int = "") -> Bot:
    """A bot by its name, with a budget if it takes one: `greedy`, `mcts:1000`, `mcts:2s`."""
    return make_bot(spec, str(seed))


def spoken(language: str) -> str:
    """A language that Agon has texts in."""
    if language not in LANGUAGES:
        raise SetupError(f"there is no language {language!r}{hint(language, LANGUAGES)}")
    return language


def found_pack(game: str, pack: Packs) -> Pack:
    """The pack in a folder, or in several that lie one over the other; a `Pack` as given; by default the game's own."""
    if isinstance(pack, Pack):
        return pack
    if pack is None:
        return bundled_pack(game)
    return pack_from(Path(pack)) if isinstance(pack, str | PathLike) else pack_from(*map(Path, pack))


# ---------------------------------------------------------------- many matches


class Played(NamedTuple):
    """A finished series: every game, and what they show together."""

    games: tuple[GameResult, ...]
    summary: Summary

    def share(self, bot: str) -> Estimate:
        """A bot's share of the victories, with its 95 % interval."""
        for line in self.summary.bots:
            if line.name == bot:
                return line.share
        raise KeyError(bot)


def series(
    game: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: str | int = "agon",
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    jobs: int | None = None,
) -> Played:
    """Many games between bots, who change seats from game to game; the result does not depend on the number of
    processes.

    >>> series("ephyran", ["greedy", "random"], games=2, jobs=1).share("greedy").value
    1.0
    """
    asked = Series(game, tuple(bots), games, str(seed), tuple(modules), tuple((options or {}).items()))
    workers = (cpu_count() or 1) if jobs is None else jobs
    results = play_series(asked, found_pack(game, pack), workers, lambda result: None)
    return Played(tuple(results), summary(results))


__all__ = [
    "AgonError",
    "Bot",
    "Estimate",
    "GameInfo",
    "GameResult",
    "IllegalChoice",
    "Judgement",
    "Match",
    "Option",
    "Pack",
    "PackError",
    "Played",
    "Question",
    "RecordError",
    "Refusal",
    "Result",
    "SetupChoice",
    "SetupError",
    "Summary",
    "Worth",
    "about",
    "bot",
    "known_bots",
    "known_games",
    "load",
    "read",
    "series",
    "start",
]
