"""What a table looks like from its seats, made once for all who see the same, until the table changes.

Whoever asks for it holds the lock of the table.
"""

from collections.abc import Collection
from typing import Final, cast

import msgspec

from agon.server import messages as m
from agon.server import scene, wire
from agon.server.house import HEARS_ALL, Deaf
from agon.server.parts import Change
from agon.server.table import Table

ENCODER: Final = msgspec.json.Encoder()
PAGE: Final = 120  # lines of the log that are sent at once, or just more

Sight = tuple[int, tuple[int, ...], frozenset[int]]  # from which seat, holding which, with whom connected


class Sights:
    """What was made of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._scenes: dict[Sight, m.Scene] = {}
        self._lines: dict[int, dict[int, list[m.Line]]] = {}  # by seat, then by the choice they were told after
        self._until = 0  # all of them were told after an earlier one than this

    def scene(
        self,
        seat: int,
        held: Collection[int],
        online: Collection[int],
        now: int,
        watching: int = 0,
        deaf: Deaf = HEARS_ALL,
    ) -> m.Scene:
        """The present moment, seen from a seat."""
        sight = (seat, tuple(sorted(held)), frozenset(online))
        known = self._scenes.get(sight)
        if known is None:
            known = scene.scene(self.table, seat, held, online, now)
            self._scenes[sight] = known
        return msgspec.structs.replace(known, now=now, watching=watching, unheard=sorted(deaf.seats))

    def state(self, now: m.Scene, deaf: Deaf = HEARS_ALL) -> bytes:
        """The whole table but for the older lines of its log, for whoever sees that scene."""
        first = self.first(now.seat, len(self.table.choices) + 1)
        log = self.lines(now.seat, first, len(self.table.choices) + 1)
        return ENCODER.encode(m.State(m.PROTOCOL, now, first, log, self.chat(0, deaf)))

    def update(self, change: Change, now: m.Scene, deaf: Deaf = HEARS_ALL) -> bytes:
        """What changed, for whoever had the state before it."""
        log = self.lines(now.seat, change.keep + 1, len(self.table.choices) + 1)
        return ENCODER.encode(m.Update(change.since, now, change.keep, log, self.chat(change.chat, deaf)))

    def chat(self, since: int, deaf: Deaf) -> list[m.ChatLine]:
        """What was said from that line on, without whom somebody does not hear, and without what is hidden."""
        hidden = self.table.house.hidden
        return [
            msgspec.structs.replace(line, text="", hidden=True) if line.number in hidden else line
            for line in self.table.chat[since:]
            if deaf.hears(line.seat, line.speaker)
        ]

    def first(self, seat: int, before: int) -> int:
        """The choice with which the page of the log begins that ends before this one."""
        match = self.table.match
        return 0 if match is None or self.table.stage == "lobby" else match.page(seat, before, PAGE)

    def lines(self, seat: int, since: int, until: int) -> list[m.Line]:
        """The log as a seat may read it, from after choice `since` on, up to before choice `until`."""
        match = self.table.match
        if match is None or self.table.stage == "lobby":
            return []
        known = self._lines.setdefault(seat, {})
        found: list[m.Line] = []
        for after in range(since, until):
            told = known.get(after)
            if told is None:
                # Encoded once: a `Raw` is written out as it is.
                made = [m.Line(after, wire.words(message)) for message in match.told(seat, after)]
                told = cast(list[m.Line], [msgspec.Raw(ENCODER.encode(line)) for line in made])
                known[after] = told
                self._until = max(self._until, after + 1)
            found += told
        return found

    def forget(self, keep: int) -> None:
        """The table has changed: of its log only what was told up to choice `keep` stands."""
        self._scenes.clear()
        newest = len(self.table.choices) - PAGE
        for lines in self._lines.values():
            for after in range(keep + 1, self._until):
                lines.pop(after, None)
            if len(lines) > 2 * PAGE:
                for after in [after for after in lines if after <= newest]:
                    del lines[after]
        self._until = min(self._until, keep + 1)

    def clear(self) -> None:
        """Nobody looks any more."""
        self._scenes.clear()
        self._lines.clear()
