"""A match of Ephyran under test: played by keys, read by names."""

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from agon.games.ephyran.rules.city import zones
from agon.games.ephyran.state import NONE, Ephyran, Player
from agon.games.registry import find_game
from agon.kernel.game import Game, Outcome, Setup, hears
from agon.kernel.play import Playout
from agon.shelf.packs import bundled_pack


@cache
def ephyran() -> Game:
    return find_game("ephyran").play(bundled_pack("ephyran"), Setup("ephyran", 2, ""))


def zone_of(g: Ephyran, name: str) -> int:
    territory, _, number = name.partition("-")
    return 4 * g.box.territories.index(territory) + int(number) - 1


class Table:
    """A match in progress, read and played by names. Keys may be patterns: `play/*graeae`."""

    def __init__(self, state: Ephyran) -> None:
        self.state = state
        self.log: list[tuple[str, int, tuple[int, ...]]] = []
        state.log = self.log
        self._run = Playout(ephyran(), state)
        self._things = self._census().keys()
        self._check()
        self._run.start()
        self._check()

    # -- the question

    @property
    def asked(self) -> tuple[str, int] | None:
        """The question open now and who has to answer it, as in `("turn", 0)`; None when the game is over."""
        ask = self._run.ask
        return None if ask is None else (ask.kind.id.removeprefix("ephyran-ask-"), ask.seat)

    def keys(self, pattern: str = "*") -> set[str]:
        """The keys on offer now, all or those of a pattern."""
        ask = self._run.ask
        found = [] if ask is None else [ephyran().option(self.state, ask, option).key for option in ask.options]
        assert len(found) == len(set(found)), "two options have one key"
        return {key for key in found if fnmatchcase(key, pattern)}

    def verbs(self) -> set[str]:
        """What the keys on offer begin with."""
        return {key.split("/")[0] for key in self.keys()}

    def refused(self, pattern: str = "*") -> dict[str, tuple[str, ...]]:
        """What is refused now, and the rules that say so."""
        ask = self._run.ask
        found = [] if ask is None else ephyran().refusals(self.state, ask)
        return {refusal.key: refusal.rules for refusal in found if fnmatchcase(refusal.key, pattern)}

    def play(self, *patterns: str) -> "Table":
        """Answer one question after the other, each with the one key that its pattern fits."""
        for pattern in patterns:
            ask = self._run.ask
            assert ask is not None, f"nobody is asked for {pattern!r}: the game is over"
            keys = {ephyran().option(self.state, ask, option).key: option for option in ask.options}
            fitting = [key for key in keys if fnmatchcase(key, pattern)]
            assert len(fitting) == 1, f"{pattern!r} fits {fitting} of {sorted(keys)} at {self.asked}"
            self._run.choose(keys[fitting[0]])
            self._check()
            self._swap_where_there_is_no_choice()
        return self

    def _swap_where_there_is_no_choice(self) -> None:
        """Asked all the same, so that nobody can tell what the hand holds; a test need not say it."""
        ask = self._run.ask
        while ask is not None and len(ask.options) == 1 and ask.kind.id.startswith("ephyran-ask-swap-"):
            self._run.choose(ask.options[0])
            self._check()
            ask = self._run.ask

    def let_be(self) -> "Table":
        """Nobody cancels."""
        while self.asked is not None and self.asked[0] == "react":
            self.play("let-be")
        return self

    def go_on(self) -> "Table":
        """The first option of whatever is asked, up to the next turn; nobody cancels, draws are from the pile."""
        while self.asked is not None and self.asked[0] != "turn":
            ask = self._run.ask
            assert ask is not None
            self._run.choose(ask.options[0])
            self._check()
        return self

    def pass_turn(self) -> "Table":
        """A turn without effect: the first card of the hand is discarded, the next one drawn if there is one."""
        seat = self.state.active
        assert self.asked == ("turn", seat), f"no turn to pass at {self.asked}"
        self.play("discard/" + self.state.box.card_ids[self.player(seat).hand[0]])
        if self.asked == ("draw", seat):
            self.play("draw/pile" if self.keys("draw/pile") else "draw/discard")
        return self

    def pass_turns(self) -> list[int]:
        """Everybody passes until the game is over; the seats that had a turn, in order."""
        turns: list[int] = []
        while self.asked is not None:
            turns.append(self.asked[1])
            self.pass_turn()
        return turns

    # -- the table

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> set[str]:
        return set(self._names(self.player(seat).hand))

    def city(self, seat: int) -> dict[str, str]:
        """The card on every zone built."""
        p = self.player(seat)
        return {self._zone(zone): self.state.box.card_ids[p.city[zone]] for zone in zones(p.have)}

    def tokens(self, seat: int) -> dict[str, str]:
        """The token on every zone that has one."""
        p = self.player(seat)
        return {self._zone(zone): self._token(p.tokens[zone]) for zone in range(16) if p.tokens[zone] != NONE}

    def locked(self, seat: int) -> dict[str, str]:
        """The shield on every locked territory."""
        box = self.state.box
        locks = zip(box.territories, self.player(seat).locks, strict=True)
        return {name: box.card_ids[card] for name, card in locks if card != NONE}

    @property
    def lost(self) -> list[str]:
        return [self._token(token) for token in self.state.lost]

    @property
    def discard(self) -> list[str]:
        """The discard pile; its top is the last."""
        return self._names(self.state.discard_pile)

    @property
    def top_of_discard(self) -> str:
        return self.discard[-1]

    @property
    def tartarus(self) -> list[str]:
        return self._names(self.state.tartarus)

    @property
    def draw_pile(self) -> list[str]:
        """The draw pile; its top is the first."""
        return self._names(self.state.draw_pile)[::-1]

    # -- what people see and what comes out

    def view(self, seat: int) -> Mapping[str, object]:
        return ephyran().view(self.state, seat)

    def seen(self, reader: int, *path: str | int) -> Any:
        """Something of the view of `reader`: `t.seen(1, "players", 0, "hand")`."""
        found: Any = self.view(reader)
        for step in path:
            found = found[step]
        return found

    def seen_token(self, reader: int, seat: int, zone: str) -> Any:
        """The token on a zone of `seat`'s city, as `reader` sees it."""
        at = zone_of(self.state, zone)
        return self.seen(reader, "players", seat, "territories", at // 4, "zones", at % 4, "token")

    def told(self, reader: int) -> list[str]:
        """The message ids of all events that `reader` heard, in order."""
        return [id.removeprefix("ephyran-") for id, audience, _ in self.log if hears(audience, reader)]

    @property
    def outcome(self) -> Outcome:
        assert self.asked is None, f"the game is not over: {self.asked}"
        outcome = ephyran().outcome(self.state)
        assert outcome is not None
        return outcome

    @property
    def scores(self) -> list[int]:
        """Everybody's prestige at the end."""
        return [place.score for place in self.outcome.places]

    # -- inside

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [self.state.box.card_ids[card] for card in cards]

    def _zone(self, zone: int) -> str:
        return f"{self.state.box.territories[zone // 4]}-{zone % 4 + 1}"

    def _token(self, token: int) -> str:
        return self.state.box.objects[self.state.box.token_object[token]]

    def _census(self) -> dict[str, int]:
        return ephyran().census(self.state)

    def _check(self) -> None:
        """Every card and token is somewhere, once."""
        assert self._census() == dict.fromkeys(self._things, 1), "cards or tokens were lost or doubled"
