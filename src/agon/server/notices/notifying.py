"""Who is awaited and not there is told, once for each turn: all that waits for somebody in one message."""

import asyncio
import hmac
from collections.abc import Sequence
from typing import Final

from agon.kernel.words import Message, say
from agon.server import metrics
from agon.server.hall import LOG, Hall
from agon.server.notices.manners import is_quiet, last_digest
from agon.server.notices.senders import Failed, Gone, Note, Senders, new_key
from agon.server.settings import Settings
from agon.server.store import notices as kept
from agon.server.store.notices import Awaited, Channel, Known
from agon.server.visitors import new_token
from agon.text.languages import LANGUAGES
from agon.text.reader import interface_reader

DELAY: Final = 30_000  # milliseconds for which somebody may come by themselves
SPACING: Final = 300_000  # milliseconds between two messages about one table
AT_ONCE: Final = 4  # messages under way
TRIES: Final = 3
PAUSE: Final = 2.0  # seconds before the second try, then twice as many


class Notifying:
    """Tells people, as far as the operators have switched something on."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.senders = Senders(settings, "")
        self.secret = ""
        self.pause = PAUSE
        self._room = asyncio.Semaphore(AT_ONCE)

    @property
    def on(self) -> bool:
        return bool(self.senders.ways())

    async def begin(self) -> None:
        """The keys of the site: made by the first process that ever looks for them."""
        store = self.hall.store
        key = new_key() if "push" in self.senders.ways() else ""
        if key:
            key = await store.write(kept.once, kept.KEY, key)
        self.secret = await store.write(kept.once, kept.SECRET, new_token())
        self.senders = self.senders._replace(key=key)
        self.senders.begin()

    async def ready(self) -> Senders:
        if not self.secret:
            await self.begin()
        return self.senders

    # -- links in messages

    def token(self, purpose: str, channel: str) -> str:
        """What a link in a message has, so that only whoever got the message can follow it."""
        digest = hmac.new(self.secret.encode(), f"{purpose}/{channel}".encode(), "sha256").hexdigest()
        return f"{channel}{digest[:32]}"

    def channel_in(self, purpose: str, token: str) -> str:
        """The channel that such a link is about; empty for one that was not made here."""
        channel = token[:22]
        return channel if hmac.compare_digest(self.token(purpose, channel).encode(), token.encode()) else ""

    # -- looking

    async def look(self) -> None:
        """Who is to be told now?"""
        if not self.on:
            return
        await self.ready()
        store, moment = self.hall.store, self.hall.clock()
        found = await store.read(kept.awaited, moment)
        told = await store.read(kept.told_of, {one.person for one in found})
        news: dict[str, list[Awaited]] = {}
        for one in found:
            version, at = told.get((one.match, one.person), (-1, 0))
            if version >= one.version:
                continue
            if one.here:
                await store.write(kept.seen, one)
            elif one.since <= moment - DELAY and at <= moment - SPACING:
                news.setdefault(one.person, []).append(one)
        for person, waiting in news.items():
            await self.consider(person, waiting, moment)

    async def consider(self, person: str, waiting: Sequence[Awaited], moment: int) -> None:
        """Tell one person, unless they want to be left alone now."""
        store = self.hall.store
        known = await store.read(kept.known, person)
        if is_quiet(known.manners, moment):
            return
        if known.manners.often == "daily":
            due = last_digest(known.manners, moment)
            if not await store.write(kept.take_digest, person, due, moment):
                return
        mine = [one for one in waiting if await store.write(kept.claim, one, moment, SPACING)]
        if mine:
            await self.tell(known, note_of(mine, known.manners.language))

    async def tell(self, known: Known, note: Note) -> None:
        """One message, in all the ways that somebody has switched on."""
        fit = [one for one in known.channels if one.confirmed and one.failures < kept.MOST_FAILURES]
        for one in fit:
            if one.way in self.senders.ways():
                self.hall.go(self.send_surely(one, note))

    async def send_surely(self, channel: Channel, note: Note) -> None:
        """One message in one way, tried a few times."""
        for number in range(TRIES):
            if await self.send(channel, note):
                return
            if await self.hall.store.read(kept.channel, channel.id) is None:
                return
            await asyncio.sleep(self.pause * 2**number if number < TRIES - 1 else 0)

    async def mail(self, email: str, note: Note) -> bool:
        """One message to an address, which nobody need be told by otherwise; whether it went out."""
        senders = await self.ready()
        try:
            async with self._room:
                await asyncio.to_thread(senders.send, "email", email, note, "")
        except Failed as error:
            LOG.warning("a link to sign in was not sent: %s", error)
            return False
        return True

    async def send(self, channel: Channel, note: Note) -> bool:
        """One message in one way; whether it went out."""
        senders, store = await self.ready(), self.hall.store
        stop = senders.address(f"/api/notices/stop/{self.token('stop', channel.id)}")
        try:
            async with self._room:
                await asyncio.to_thread(senders.send, channel.way, channel.target, note, stop)
        except Gone:
            await store.write(kept.remove, channel.id)
            return False
        except Failed as error:
            LOG.warning("a notice was not sent: %s", error)
            metrics.NOTICES.labels(channel.way, "failed").inc()
            await store.write(kept.failed, channel.id)
            return False
        metrics.NOTICES.labels(channel.way, "sent").inc()
        await store.write(kept.went, channel.id)
        return True


# ---------------------------------------------------------------- what it says


def note_of(waiting: Sequence[Awaited], language: str) -> Note:
    """What somebody is told who is awaited at these tables: which games, with whom, and nothing of what is asked."""
    reader = interface_reader(language or LANGUAGES[0])
    lines = [reader.say(at_table(one)) for one in waiting]
    title = reader.say(say("notice-your-turn", count=len(waiting)))
    path, tag = (f"/t/{waiting[0].match}", waiting[0].match) if len(waiting) == 1 else ("/you", "agon")
    return Note(title, "\n".join(lines), path, tag)


def at_table(one: Awaited) -> Message:
    others = [sitter.name for number, sitter in enumerate(one.sitters) if number != one.seat and sitter.name]
    return say("notice-at-table", game=say(f"{one.game}-name"), names=", ".join(others))


def note_to_try(language: str) -> Note:
    """A message that only shows that it arrives."""
    reader = interface_reader(language or LANGUAGES[0])
    return Note(reader.say(say("notice-try")), reader.say(say("notice-try-body")), "/you", "try")


def note_to_confirm(language: str, token: str) -> Note:
    """Whoever has an address is asked whether they want to be told there."""
    reader = interface_reader(language or LANGUAGES[0])
    return Note(reader.say(say("notice-confirm")), reader.say(say("notice-confirm-body")), f"/confirm/{token}", "")


def note_to_sign_in(language: str, token: str) -> Note:
    """Whoever has an address signs in with what is sent there."""
    reader = interface_reader(language or LANGUAGES[0])
    return Note(reader.say(say("notice-sign-in")), reader.say(say("notice-sign-in-body")), f"/enter/{token}", "")
