"""Keeps the card of each tournament equal to what is stored: one message, edited, never more often than needed.

What changes within some seconds costs one edit. A card that somebody has deleted is posted anew with the next change.
Where Discord does not let the bot show it, whoever made the tournament is told once, and it is tried again when a
permission changes, with the next change of the tournament, and at the next start.
"""

import asyncio
import logging
import time
from contextvars import Context

from cogs.client import Client
from cogs.messages.component_ids import NO_ORIGIN, parsed
from cogs.messages.errands import FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS
from cogs.messages.layout import Layout
from cogs.messages.posting import CHANNEL, OTHER_REASONS, SERVER, CannotShow, MessageGone, NotNow, TooLarge
from games.kernel.errors import Refusal
from play.context import StorageFault
from play.formats.views import TournamentView
from render import verbs
from render.page import Page
from render.pages.tournament_card import CARD_ACTS, tournament_card_page
from render.pages.tournament_lists import lost_card_page
from render.pages.tournament_pictures import end_picture
from render.tournaments import mark_of
from text import Words, words

BETWEEN_SECONDS = 5
"""So much time is between two edits of a card, whatever happens meanwhile."""

MOST_BEHIND = 200
_log = logging.getLogger(__name__)


class TournamentCards:
    """Brings cards up to date in the background; of one tournament one task at a time."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._due: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._lost: dict[int, str] = {}
        self._free_at: dict[int, float] = {}
        self._is_closed = False

    def refresh(self, tournament: int) -> None:
        """Bring a card up to date soon; asked for many times at once, it is done once."""
        self._due.add(tournament)
        if tournament not in self._tasks and not self._is_closed:
            # It outlives the request that began it, so it has a context of its own.
            work = self._work(tournament)
            self._tasks[tournament] = asyncio.create_task(work, name=f"card-{tournament}", context=Context())

    async def repair(self) -> None:
        """Bring every card up to date that lags behind, as after a start."""
        try:
            for tournament in await self._bot.services.contests.behind(MOST_BEHIND):
                self.refresh(tournament)
        except StorageFault as fault:
            _log.error("it cannot be found out now which cards lag behind: %s", fault)

    def try_again(self) -> None:
        """Try again what only people could mend, now that they may have."""
        for tournament in tuple(self._lost):
            self.refresh(tournament)

    async def move(self, tournament: int, channel_id: int) -> None:
        """Show a card in another channel; the old message is removed if it can be."""
        view = await self._bot.services.contests.view(tournament)
        if view.channel_id == channel_id and view.message_id is not None:
            self.refresh(tournament)
            return
        await self._bot.services.contests.note_shown(tournament, channel_id, None, 0)
        if view.channel_id is not None and view.message_id is not None:
            try:
                await self._bot.postbox.remove(view.channel_id, view.message_id)
            except (CannotShow, NotNow) as fault:
                _log.info("tournament %s: the old card stays: %s", tournament, fault)
        self.refresh(tournament)

    async def close(self) -> None:
        """Stop; what is not shown yet is found at the next start."""
        self._is_closed = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, tournament: int) -> None:
        pause = FIRST_PAUSE_SECONDS
        try:
            while tournament in self._due and not self._is_closed:
                await asyncio.sleep(max(0.0, self._free_at.get(tournament, 0.0) - time.monotonic()))
                await self._bot.pending_answers.over()
                self._due.discard(tournament)
                if await self._is_shown(tournament):
                    pause = FIRST_PAUSE_SECONDS
                    self._free_at[tournament] = time.monotonic() + BETWEEN_SECONDS
                    continue
                self._due.add(tournament)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
        finally:
            self._tasks.pop(tournament, None)

    async def _is_shown(self, tournament: int) -> bool:
        """Show a card; False if it is to be tried again later."""
        try:
            await self._show(tournament)
        except (NotNow, StorageFault) as fault:
            _log.warning("tournament %s cannot be shown now: %s", tournament, fault)
            return False
        except Refusal as gone:
            _log.info("tournament %s is not shown: %s", tournament, gone)
        except Exception:
            # A fault in one card must not stop the others; the next change is another try.
            _log.exception("tournament %s could not be shown", tournament)
        return True

    async def _show(self, tournament: int) -> None:
        view = await self._bot.services.contests.view(tournament)
        if view.status == "draft" or view.channel_id is None:
            return
        acts = await self._bot.services.contests.acts(tournament, CARD_ACTS)
        said = words(view.language)
        end = end_picture(view, said) if view.status == "ended" else None
        page = tournament_card_page(view, acts, said, end)
        try:
            message_id = await self._put(view, view.channel_id, page)
        except CannotShow as fault:
            await self._report(view, fault, said)
            return
        self._lost.pop(tournament, None)
        await self._bot.services.contests.note_shown(tournament, view.channel_id, message_id, view.acts)

    async def _put(self, view: TournamentView, channel_id: int, page: Page) -> int:
        """Edit the card, or post it; return the id of its message."""
        postbox, message_id = self._bot.postbox, view.message_id
        if message_id is None:
            # The bot may have ended before it could store the message.
            message_id = await self._found(view, channel_id)
        try:
            if message_id is not None:
                try:
                    await postbox.edit(channel_id, message_id, await self._laid_out(page))
                except MessageGone:
                    _log.info("tournament %s: its card is gone and is posted anew", view.tournament)
                else:
                    return message_id
            return await postbox.send(channel_id, await self._laid_out(page), f"card{view.tournament}.{view.acts}")
        except TooLarge:
            layout = await self._laid_out(page, text_only=True)
            if message_id is None:
                return await postbox.send(channel_id, layout)
            await postbox.edit(channel_id, message_id, layout)
            return message_id

    async def _laid_out(self, page: Page, *, text_only: bool = False) -> Layout:
        return await self._bot.presenter.present(page, NO_ORIGIN, text_only)

    async def _found(self, view: TournamentView, channel_id: int) -> int | None:
        """Return a card of this tournament that nobody knows of, if it is in its channel."""
        mark = mark_of(view)
        for message in reversed(await self._bot.postbox.sent_after(channel_id, 0)):
            references = [parsed(each) for each in message.ids]
            if any(each is not None and (each.verb, each.arg) == (verbs.ORGANISE, mark) for each in references):
                return message.id
        return None

    async def _report(self, view: TournamentView, fault: CannotShow, said: Words) -> None:
        """Tell whoever made the tournament once for each reason why its card cannot be shown."""
        _log.warning("tournament %s cannot be shown: %s", view.tournament, fault)
        if self._lost.get(view.tournament) == fault.reason or view.created_by is None:
            return
        self._lost[view.tournament] = fault.reason
        said = await self._bot.words_of(view.created_by, view.language)
        if fault.reason in {CHANNEL, SERVER}:
            why = said("card-lost-channel")
        elif fault.reason in OTHER_REASONS:
            why = said("card-lost-other")
        else:
            why = said("card-lost-permission", permission=said(f"permission-{fault.reason}"))
        await self._bot.try_direct_message(view.created_by, lost_card_page(view, why, said))
