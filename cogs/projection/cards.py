"""Keeps messages equal to what is stored, each edited, never more often than needed: such as those of tournaments.

What changes within some seconds costs one edit. A message that was deleted is posted anew with the next change. Where
Discord does not let the bot show it, whoever made what it shows is told once, and it is tried again when a permission
changes, with the next change, and at the next start.
"""

import abc
import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextvars import Context

import msgspec

from cogs.client import Client
from cogs.messages.asking import asking
from cogs.messages.component_ids import NO_ORIGIN, parsed
from cogs.messages.errands import FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS
from cogs.messages.layout import Layout
from cogs.messages.posting import CHANNEL, OTHER_REASONS, SERVER, CannotShow, MessageGone, NotNow, TooLarge
from cogs.messages.requests import Ask
from games.kernel.errors import Refusal
from play.context import StorageFault
from render.page import Page
from text import Words

BETWEEN_SECONDS = 5
"""So much time is between two edits of a message, whatever happens meanwhile."""

MOST_BEHIND = 200
_log = logging.getLogger(__name__)


class Shown(msgspec.Struct, frozen=True):
    """What is shown where.

    `mark`: of its controls; `nonce`: of this state; `lost`: says to its maker why it cannot be shown.
    """

    number: int
    channel_id: int
    message_id: int | None
    mark: str
    nonce: str
    made_by: int | None
    language: str
    lost: Callable[[str, Words], Page]


class Cards(abc.ABC):
    """Brings messages up to date in the background; of one thing that is shown one task at a time.

    `what` they show is for the log; `verb` is that of a button which each has, with the mark of what it shows.
    """

    what: str
    verb: str

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._due: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._lost: dict[int, str] = {}
        self._free_at: dict[int, float] = {}
        self._is_closed = False

    @abc.abstractmethod
    async def behind(self) -> tuple[int, ...]:
        """Return the numbers of what is not shown as it is."""

    @abc.abstractmethod
    async def show(self, number: int) -> None:
        """Show what has this number as it is now."""

    def refresh(self, number: int) -> None:
        """Bring a message up to date soon; asked for many times at once, it is done once."""
        self._due.add(number)
        if number not in self._tasks and not self._is_closed:
            # It outlives the request that began it, so it has a context of its own.
            work = self._work(number)
            self._tasks[number] = asyncio.create_task(work, name=f"{self.what}-{number}", context=Context())

    def is_at(self, number: int) -> bool:
        """Return whether a message is being brought up to date, or is to be."""
        return number in self._tasks

    async def repair(self) -> None:
        """Bring everything up to date that lags behind, as after a start."""
        try:
            for number in await self.behind():
                self.refresh(number)
        except StorageFault as fault:
            _log.error("it cannot be found out now which %ss lag behind: %s", self.what, fault)

    def try_again(self) -> None:
        """Try again what only people could mend, now that they may have."""
        for number in tuple(self._lost):
            self.refresh(number)

    async def close(self) -> None:
        """Stop; what is not shown yet is found at the next start."""
        self._is_closed = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def remove(self, number: int, channel_id: int | None, message_id: int | None) -> None:
        """Remove an old message, if there is one and it can be removed."""
        if channel_id is None or message_id is None:
            return
        try:
            await self._bot.postbox.remove(channel_id, message_id)
        except (CannotShow, NotNow) as fault:
            _log.info("%s %s: the old message stays: %s", self.what, number, fault)

    async def put(self, shown: Shown, page: Page, note: Callable[[int], Awaitable[bool]]) -> None:
        """Edit the message or post it, and `note` its id; tell its maker if it cannot be shown.

        `note` returns False if it is to be shown elsewhere by now, or another process shows it in a message of its own:
        then ours is one too many.

        Raises:
            NotNow: it is to be tried again later.
        """
        try:
            message_id = await self._put(shown, page)
        except CannotShow as fault:
            await self._report(shown, fault)
            return
        self._lost.pop(shown.number, None)
        if not await note(message_id):
            await self.remove(shown.number, shown.channel_id, message_id)
            self.refresh(shown.number)

    async def _put(self, shown: Shown, page: Page) -> int:
        channel_id, message_id = shown.channel_id, shown.message_id
        if message_id is None:
            # The bot may have ended before it could store the message.
            message_id = await self._found(channel_id, shown.mark)
        postbox = self._bot.postbox
        try:
            if message_id is not None:
                try:
                    await postbox.edit(channel_id, message_id, await self._laid_out(page))
                except MessageGone:
                    _log.info("%s %s: its message is gone and is posted anew", self.what, shown.number)
                else:
                    return message_id
            return await postbox.send(channel_id, await self._laid_out(page), shown.nonce)
        except TooLarge:
            layout = await self._laid_out(page, text_only=True)
            if message_id is None:
                return await postbox.send(channel_id, layout)
            await postbox.edit(channel_id, message_id, layout)
            return message_id

    async def _work(self, number: int) -> None:
        pause = FIRST_PAUSE_SECONDS
        try:
            while number in self._due and not self._is_closed:
                await asyncio.sleep(max(0.0, self._free_at.get(number, 0.0) - time.monotonic()))
                await self._bot.pending_answers.over()
                self._due.discard(number)
                with asking(Ask.CARD, about=number):
                    is_shown = await self._is_shown(number)
                if is_shown:
                    pause = FIRST_PAUSE_SECONDS
                    self._free_at[number] = time.monotonic() + BETWEEN_SECONDS
                    continue
                self._due.add(number)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
        finally:
            self._tasks.pop(number, None)

    async def _is_shown(self, number: int) -> bool:
        """Show something; False if it is to be tried again later."""
        try:
            await self.show(number)
        except (NotNow, StorageFault) as fault:
            _log.warning("%s %s cannot be shown now: %s", self.what, number, fault)
            return False
        except Refusal as gone:
            _log.info("%s %s is not shown: %s", self.what, number, gone)
        except Exception:
            # A fault in one card must not stop the others; the next change is another try.
            _log.exception("%s %s could not be shown", self.what, number)
        return True

    async def _laid_out(self, page: Page, *, text_only: bool = False) -> Layout:
        return await self._bot.presenter.present(page, NO_ORIGIN, text_only)

    async def _found(self, channel_id: int, mark: str) -> int | None:
        """Return a message with this mark that nobody knows of, if it is in its channel."""
        for message in reversed(await self._bot.postbox.sent_after(channel_id, 0)):
            references = [parsed(each) for each in message.ids]
            if any(each is not None and (each.verb, each.arg) == (self.verb, mark) for each in references):
                return message.id
        return None

    async def _report(self, shown: Shown, fault: CannotShow) -> None:
        """Tell whoever made it once for each reason why it cannot be shown."""
        _log.warning("%s %s cannot be shown: %s", self.what, shown.number, fault)
        if self._lost.get(shown.number) == fault.reason or shown.made_by is None:
            return
        self._lost[shown.number] = fault.reason
        said = await self._bot.words_of(shown.made_by, shown.language)
        if fault.reason in {CHANNEL, SERVER}:
            why = said("card-lost-channel")
        elif fault.reason in OTHER_REASONS:
            why = said("card-lost-other")
        else:
            why = said("card-lost-permission", permission=said(f"permission-{fault.reason}"))
        await self._bot.try_direct_message(shown.made_by, shown.lost(why, said))
