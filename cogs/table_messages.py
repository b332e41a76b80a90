"""The table message of a match: edited while the same people are awaited, new at the bottom when others are.

Two rows are remembered for each match: `table` is the message with the revision and page it shows; `called` says whom
the match awaited then (`page_hash`) and after which revision the log of that message begins (`revision`).
"""

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from cogs.layout import Layout
from cogs.posting import CannotShow, MessageGone, once_for
from cogs.table_pages import TablePages, awaited_people, name_of
from cogs.trouble import Trouble
from games.kernel.ids import Seat
from games.kernel.sight import Sight
from play.finder import MatchCard
from play.shown import ShownMessage
from render.page import Page
from render.pages.notices import moved_page
from text import words

if TYPE_CHECKING:
    from bot import SealedOrders

TABLE = "table"
CALLED = "called"
_log = logging.getLogger(__name__)


class Scene(msgspec.Struct, frozen=True):
    """A match as it is to be shown in `channel_id`, and what is remembered: `old` message, `called` people, `since`.

    `secretly` are seats for which something private waits. `awaited` are ids of people.
    """

    card: MatchCard
    sight: Sight
    channel_id: int
    secretly: tuple[Seat, ...]
    awaited: tuple[int, ...]
    old: ShownMessage | None
    called: tuple[int, ...]
    since: int

    def newly(self) -> tuple[int, ...]:
        """Return who is awaited and has not been called yet."""
        return tuple(user_id for user_id in self.awaited if user_id not in self.called)

    def stands_here(self) -> bool:
        """Say whether the old message is in this channel, as far as we know."""
        return self.old is not None and self.old.state != "gone" and self.old.channel_id == self.channel_id

    def has_just_ended(self) -> bool:
        """Say whether the match ended after what the old message shows; a result gets a message of its own."""
        return self.sight.status == "ended" and self.old is not None and self.old.revision < self.sight.revision


class TableMessages:
    """Brings the messages of tables up to date."""

    def __init__(self, bot: "SealedOrders", pages: TablePages) -> None:
        """Keep the bot and who makes the pages."""
        self._bot = bot
        self._pages = pages
        self._trouble = Trouble(bot)

    async def bring_up_to_date(self, sight: Sight, secretly: tuple[Seat, ...]) -> None:
        """Make Discord show `sight`; a match without a channel is shown nowhere.

        Raises:
            NotNow: Discord is out of order.
        """
        card = await self._bot.house.finder.card(sight.match)
        if card.channel_id is None:
            return
        scene = await self._scene(card, sight, card.channel_id, secretly)
        try:
            await self._show(scene)
        except CannotShow as fault:
            await self._cannot_show(scene, fault.reason)

    async def _show(self, scene: Scene) -> None:
        if not scene.stands_here() or scene.newly() or scene.has_just_ended():
            await self._replace(scene)
            return
        assert scene.old is not None
        page = await self._page(scene, [each for each in scene.called if each in scene.awaited])
        if name_of(page) != scene.old.page_hash:
            try:
                layout = await self._layout(page, scene.sight)
                await self._bot.postbox.edit(scene.channel_id, scene.old.message_id, layout)
            except MessageGone:
                await self._post(scene, (), scene.since)
                return
        await self._remember(scene, scene.old.message_id, page, scene.since)

    async def _replace(self, scene: Scene) -> None:
        """Send the table anew and let the old message shrink to its log, or say where the table went."""
        old = scene.old if scene.old is not None and scene.old.state != "gone" else None
        await self._post(scene, scene.newly(), scene.since if old is None else scene.sight.revision)
        if old is None:
            return
        try:
            await self._retire(scene, old)
        except (MessageGone, CannotShow):
            _log.debug("the old table message of match %s is out of reach", scene.sight.match)

    async def _post(self, scene: Scene, newly: Collection[int], since: int) -> None:
        page = await self._page(scene, newly)
        loud = [user_id for user_id in page.mentions if await self._wants_to_hear(user_id)]
        layout = await self._layout(page, scene.sight, loud)
        replaced = scene.old.message_id if scene.old is not None else 0
        once = once_for(TABLE, scene.sight.match, scene.sight.revision, scene.channel_id, replaced)
        message_id = await self._bot.postbox.send(scene.channel_id, layout, once)
        await self._remember(scene, message_id, page, since)

    async def _retire(self, scene: Scene, old: ShownMessage) -> None:
        sight, postbox = scene.sight, self._bot.postbox
        if old.channel_id != scene.channel_id:
            page = moved_page(sight, scene.channel_id, words(sight.language))
        elif sight.status == "open":
            await postbox.remove(old.channel_id, old.message_id)
            return
        else:
            page = await self._pages.shrunk(sight, scene.since)
        await postbox.edit(old.channel_id, old.message_id, await self._layout(page, sight))

    async def _page(self, scene: Scene, called: Collection[int]) -> Page:
        return await self._pages.now(scene.card, scene.sight, called, scene.secretly)

    async def _layout(self, page: Page, sight: Sight, mentions: Collection[int] = ()) -> Layout:
        """Return `page` ready to send, notifying `mentions` and nobody else."""
        quiet = Page(page.blocks, page.accent, tuple(mentions))
        return await self._bot.presenter.present(quiet, sight.match, sight.revision)

    async def _wants_to_hear(self, user_id: int) -> bool:
        return (await self._bot.house.people.settings(user_id)).mentions == "loud"

    async def _scene(self, card: MatchCard, sight: Sight, channel_id: int, secretly: tuple[Seat, ...]) -> Scene:
        rows = {row.audience: row for row in await self._bot.house.shown.shown(sight.match)}
        old, called = rows.get(TABLE), rows.get(CALLED)
        ids = tuple(int(each) for each in called.page_hash.split(",") if each) if called else ()
        if old is not None and old.revision == 0 and sight.revision:
            # Those invited to the open table were called to sit down; now they are called to play.
            ids = ()
        awaited = tuple(awaited_people(sight, card))
        return Scene(card, sight, channel_id, secretly, awaited, old, ids, called.revision if called else 0)

    async def _remember(self, scene: Scene, message_id: int, page: Page, since: int) -> None:
        # While only computers are awaited, those called before keep the word and are not called again for the turn.
        listed = ",".join(str(user_id) for user_id in scene.awaited or scene.called)
        match, shown = scene.sight.match, self._bot.house.shown
        await shown.remember(match, ShownMessage(CALLED, scene.channel_id, message_id, since, listed))
        table = ShownMessage(TABLE, scene.channel_id, message_id, scene.sight.revision, name_of(page))
        await shown.remember(match, table)

    async def _cannot_show(self, scene: Scene, reason: str) -> None:
        """Remember that the place is closed, and tell the players once."""
        gone = ShownMessage(TABLE, scene.channel_id, 0, scene.sight.revision, reason, "gone")
        await self._bot.house.shown.remember(scene.sight.match, gone)
        old = scene.old
        is_known = old is not None and (old.state, old.channel_id, old.page_hash) == ("gone", scene.channel_id, reason)
        if not is_known:
            await self._trouble.tell(scene.sight, reason)
