"""The private pages about matches that can still be changed: Discord takes the token of a press for fifteen minutes.

Each is changed only with the token of the person who sees it. They are kept in memory alone, by the process that has
answered: after a restart nothing changes by itself, but every button works.

**No two pages that both look current.** A page on which somebody decides takes the place of every earlier one, whatever
that was about. A page that is only looked at may stand beside it, such as the own hand, but not one of an earlier
revision or the same one twice; and it never takes the place of a page on which something may be half chosen.
"""

import asyncio
import copy
import logging
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any

import discord
import msgspec
from msgspec.structs import replace

from cogs.messages.faults import FAULTS, in_short, time_limit
from cogs.messages.layout import Layout
from games.kernel.ids import MatchId
from play.rules.moment import Moment

CHANGEABLE_SECONDS = 14 * 60
"""A little less than Discord takes a token for (docs: "Interaction tokens are valid for 15 minutes")."""

_log = logging.getLogger(__name__)


class PrivatePage(msgspec.Struct, frozen=True, eq=False):
    """A message that one person sees, what it shows, and the interaction by which it can be changed until a time.

    `is_extra`: it is not the answer itself but a message after it. `look`, `left`: as in `Answer`. `then` changes it
    once computers have moved, in the `context` of the press, by which discord.py finds how to answer one. Both hold all
    that the press was about, and are dropped with it; the `interaction` is a `lasting` one.
    """

    user_id: int
    match: MatchId
    message_id: int
    revision: int
    interaction: discord.Interaction[discord.Client]
    until: int
    is_extra: bool = False
    look: str = ""
    left: str = ""
    then: Callable[[Moment], Coroutine[Any, Any, None]] | None = None
    context: Context | None = None

    def takes_the_place_of(self, other: "PrivatePage") -> bool:
        """Return whether `other`, which was shown before, would be one page too many."""
        is_older = other.revision < self.revision
        if self.look:
            return bool(other.look) and (is_older or other.look == self.look)
        return is_older or not other.look

    async def change(self, layout: Layout) -> bool:
        """Show something else there; what fails, because the page was dismissed for example, costs nobody anything."""
        view, files, people = layout.view, layout.files(), layout.allowed_mentions
        try:
            async with time_limit():
                if self.is_extra:
                    edit = self.interaction.followup.edit_message
                    await edit(self.message_id, view=view, attachments=files, allowed_mentions=people)
                else:
                    change = self.interaction.edit_original_response
                    await change(view=view, attachments=files, allowed_mentions=people)
        except FAULTS as fault:
            _log.info("match %s: a private page stays as it is: %s", self.match, in_short(fault))
            return False
        return True


def lasting(interaction: discord.Interaction[discord.Client]) -> discord.Interaction[discord.Client]:
    """Return an interaction by which a page can be changed, without the message and the data that it came with.

    Thousands of pages can be changed at a time, and what a press brings along is most of what each would take.
    """
    light = copy.copy(interaction)
    light.message, light.data, light.entitlements, light.extras = None, None, [], {}
    for name in type(light).__slots__:
        # What discord.py has worked out of it refers to the whole again.
        if name.startswith("_cs_") and hasattr(light, name):
            delattr(light, name)
    return light


class PrivatePages:
    """The pages that can be changed, of each person in each match by the id of the message."""

    def __init__(self) -> None:
        """Begin with none."""
        self._pages: dict[tuple[int, MatchId], dict[int, PrivatePage]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def shown(self, page: PrivatePage, now: int) -> tuple[PrivatePage, ...]:
        """Remember `page`; return those of which it has taken the place, which are forgotten."""
        whose = (page.user_id, page.match)
        known = {key: each for key, each in self._pages.pop(whose, {}).items() if each.until > now}
        before = known.pop(page.message_id, None)
        if before is not None and not page.left:
            page = replace(page, left=before.left)
        replaced = tuple(each for each in known.values() if page.takes_the_place_of(each))
        kept = {key: each for key, each in known.items() if each not in replaced}
        # Who was shown something last comes last, so that those whose pages are too old are found at the beginning.
        self._pages[whose] = {**kept, page.message_id: page}
        self._forget_old(now)
        return replaced

    def pressed(self, user_id: int, match: MatchId, message_id: int) -> None:
        """Note that somebody goes on from a page: whatever it waited for, it shows now what they have asked for."""
        pages = self._pages.get((user_id, match), {})
        if message_id in pages:
            pages[message_id] = replace(pages[message_id], then=None, context=None)

    def forget(self, user_id: int, match: MatchId, message_id: int) -> None:
        """Forget a page: its message shows nothing of that match any more."""
        self._pages.get((user_id, match), {}).pop(message_id, None)

    def taken_up(
        self, user_id: int, match: MatchId, message_id: int, by: discord.Interaction[discord.Client]
    ) -> PrivatePage | None:
        """Return the page that a message has been since it was last shown `by`, if it waits for computers: now no more.

        So what follows from their moves is shown once.
        """
        pages = self._pages.get((user_id, match), {})
        page = pages.get(message_id)
        if page is None or page.then is None or page.interaction.id != by.id:
            return None
        pages[message_id] = replace(page, then=None, context=None)
        return page

    def computers_have_moved(self, moment: Moment, now: int) -> None:
        """Let the pages that have waited for that go on; not while more of their moves are to come."""
        if moment.public().plays_on():
            return
        for page in self._waiting(moment, now):
            assert page.then is not None
            self.begin(page.then(moment), page.context)

    def are_waiting(self, moment: Moment, now: int) -> bool:
        """Return whether pages still wait for moves of computers."""
        return moment.public().plays_on() and bool(self._waiting(moment, now))

    def _waiting(self, moment: Moment, now: int) -> list[PrivatePage]:
        whose = [(face.user_id or 0, moment.match) for face in moment.card.faces]
        pages = [page for each in whose for page in self._pages.get(each, {}).values()]
        revision = moment.card.revision
        return [page for page in pages if page.then is not None and page.revision <= revision and now < page.until]

    def begin(self, work: Coroutine[Any, Any, Any], context: Context | None = None) -> None:
        """Let a page be changed in a task of its own: nothing else waits for it."""
        task = asyncio.create_task(work, name="private-page", context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; pages that still wait stay as they are."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_old(self, now: int) -> None:
        for whose, pages in tuple(self._pages.items()):
            if any(each.until > now for each in pages.values()):
                return
            del self._pages[whose]
