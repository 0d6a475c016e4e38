"""A small comparison: games with the usual cards and with those of the workshop, on the same seeds, in the workers."""

import asyncio
from contextlib import suppress
from math import isfinite
from typing import Final, Literal, cast

from agon.kernel.errors import AgonError
from agon.kernel.words import say
from agon.lab.compare import Difference, Pairing, Settings
from agon.lab.series import Series
from agon.server.hall import LOG
from agon.server.problems import problem
from agon.server.thinkers import Playing, Thinkers
from agon.server.workshop import forms
from agon.server.workshop.bench import fewest, modules_for
from agon.text.languages import LANGUAGES
from agon.text.reader import Names, Reader

SEED: Final = "workshop"
WITHIN: Final = 0.02  # what is too little to matter
MOST: Final = 2000  # pairs
ALL: Final = "all measures"  # none is called so: it ends when somebody ends it, or all are played
COUNTS: Final = ("length", "score", "best")  # measures that are no shares


class Weighing:
    """One comparison, from its begin to its end."""

    def __init__(self, thinkers: Thinkers, game: str, key: str, wanted: forms.NewWeighing, names: Names) -> None:
        if not 1 <= wanted.pairs <= MOST:
            raise problem("server-workshop-pairs", most=MOST)
        modules = modules_for(game, wanted.modules)
        players = fewest(game, modules)
        self.key: Final = key
        self.wanted: Final = wanted.pairs
        self.stage: Literal["running", "stopped", "done", "failed"] = "running"
        self._series = Series(game, (wanted.bot,) * players, wanted.pairs, SEED, modules)
        self._pairing = Pairing(Settings(players, WITHIN), ALL)
        self._thinkers = thinkers
        self._names = names
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._play())

    async def stop(self) -> None:
        """Play no more; what was found stays."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self.stage = "stopped"

    async def _play(self) -> None:
        try:
            for number in range(self.wanted):
                sides = [Playing(self._series, key, number) for key in ("", self.key)]
                games = await asyncio.gather(*[self._thinkers.play(playing, SEED) for playing in sides])
                for side, result in enumerate(games):
                    self._pairing.hear(side, result)
            self.stage = "done"
        except AgonError as error:  # a worker that died, or a game that was given up
            LOG.warning("a comparison in the workshop came to nothing: %s", error)
            self.stage = "failed"
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a comparison in the workshop failed")
            self.stage = "failed"

    def info(self, key: str) -> forms.WeighingInfo:
        """How far it has come, for whoever has the pack of that key before them."""
        found = [self._measure(one) for one in self._pairing.found]
        shown = [one for one in found if one.names]
        return forms.WeighingInfo(self.stage, self.wanted, self._pairing.pairs, key == self.key, shown)

    def _measure(self, one: Difference) -> forms.MeasureInfo:
        low, high = [bound if isfinite(bound) else None for bound in (one.difference.low, one.difference.high)]
        return forms.MeasureInfo(
            measure=one.measure,
            names=self._called(one.measure),
            share=one.measure not in COUNTS,
            first=one.first,
            second=one.second,
            low=low,
            high=high,
            verdict=cast(Literal["more", "less", "same", "open"], one.verdict),
        )

    def _called(self, measure: str) -> forms.Said:
        """A measure in words; nothing for a trait without a name."""
        kind, _, word = measure.partition(":")
        if kind == "seat":
            called = say("reports-sim-seat", number=word)
        elif not word:
            called = say(f"reports-compare-by-{kind}")
        else:
            names = self._names.get(word, {})
            return {language: names[language] for language in LANGUAGES if language in names}
        return {language: Reader(language, {}, ()).say(called) for language in LANGUAGES}


NOTHING: Final = forms.WeighingInfo("none", 0, 0, True, [])
