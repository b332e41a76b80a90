"""Tells addresses of reminders and tables, beside everything else: a slow one keeps nobody waiting."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from cogs.client import Client
from cogs.messages.posting import NotNow
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from play.context import StorageFault
from play.reminders.addresses import address_of
from play.reminders.reminders import Reminder
from play.reminders.webhooks import MINE, Webhook
from render.pages.notices import note, reminder_text
from render.pages.webhooks import table_text, without_marks
from render.phrases import title
from text import words

AT_ONCE = 4
MOST_WAITING = 100
"""So many calls wait at most; what comes then is not told."""

DISCORD = frozenset(("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"))
_log = logging.getLogger(__name__)


class Told(msgspec.Struct, frozen=True):
    """What an address is told, as JSON. `until`: when time runs out (unix seconds).

    `title`: what the match is called, "" if by its game and number.
    """

    event: str
    match: int
    game: str
    status: str
    revision: int
    until: int | None
    text: str
    title: str = ""


class Webhooks:
    """The calls under way."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._calls: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def remind(self, reminder: Reminder) -> None:
        """Tell a person's address what their reminder tells them."""
        row = await self._bot.services.webhooks.claim_reminder(reminder)
        if row is None:
            return
        moment = await self._bot.services.observations.moment(reminder.match)
        own = moment.of_person(reminder.user_id)
        said = await self._bot.words_of(reminder.user_id, own.language)
        text = reminder_text(own, reminder.deadline_at, said, is_last=reminder.is_last, is_picked=reminder.is_picked)
        self._begin(self._call(row, told("reminder", own, text, reminder.deadline_at)))

    async def tell(self, match: MatchId, _: Seat) -> bool:
        """Tell the host's address what everybody sees of a match; return whether it was to be told."""
        row = await self._bot.services.webhooks.claim_match(match)
        if row is None:
            return False
        public = await self._bot.services.observations.public(match)
        text = table_text(public, words(public.language))
        self._begin(self._call(row, told("table", public, text, public.deadline_at)))
        return True

    async def close(self) -> None:
        """Give up what is under way."""
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    def _begin(self, call: Coroutine[Any, Any, None]) -> None:
        if len(self._calls) >= MOST_WAITING:
            _log.warning("a webhook is not called: too many calls are waiting")
            call.close()
            return
        task = asyncio.create_task(call, name="webhook")
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _call(self, row: Webhook, what: Told) -> None:
        try:
            async with self._places:
                # Whoever has dropped the address, or had their data deleted, while the call waited.
                if not await self._bot.services.webhooks.is_kept(row):
                    return
                is_heard = await self._bot.caller.call(row.url, body_of(row.url, what))
            if await self._bot.services.webhooks.called(row, is_heard=is_heard):
                await self._tell_owner(row)
        except (NotNow, StorageFault) as fault:
            _log.warning("the webhook of %s: %r", row.user_id, fault)
        except Exception:
            _log.exception("the webhook of %s", row.user_id)

    async def _tell_owner(self, row: Webhook) -> None:
        """Tell whose address is given up, by direct message."""
        said = await self._bot.words_of(row.user_id, self._bot.settings.language)
        text = said("webhook-given-up")
        if row.match_id != MINE:
            public = await self._bot.services.observations.public(MatchId(row.match_id))
            text = said("webhook-given-up-match", title=title(public, said))
        await self._bot.send_direct_message(row.user_id, note(text))


def told(event: str, seen: Observation, text: str, until: int | None) -> Told:
    """Return what is told of a match as it is `seen`."""
    return Told(event, seen.match, seen.game, seen.status, seen.revision, until, text, seen.title)


def body_of(url: str, what: Told) -> bytes:
    """Return the body of a call: as Discord's webhooks take it for one of those, else all that is told, unmarked."""
    if is_of_discord(url):
        return msgspec.json.encode({"content": what.text, "allowed_mentions": {"parse": []}})
    return msgspec.json.encode(msgspec.structs.replace(what, text=without_marks(what.text)))


def is_of_discord(url: str) -> bool:
    """Return whether an address is a webhook of Discord."""
    address = address_of(url, ("https", "http"))
    return address.host.lower() in DISCORD and address.path.startswith("/api/")
