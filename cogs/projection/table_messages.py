"""The table message of a match: edited while the same people are awaited, new at the bottom when others are.

Two rows are remembered for each match: `table` is the message with the revision and page it shows; `called` says whom
the match awaited then (`page_hash`) and after which revision the log of that message begins (`revision`). Others are
those of cogs/projection/leftovers.py, cogs/projection/sending.py and cogs/projection/trouble.py.
"""

from collections.abc import Collection

import msgspec

from cogs.client import Client
from cogs.messages.layout import Layout
from cogs.messages.posting import SERVER, CannotShow, MessageGone
from cogs.projection.direct_messages import Delivered
from cogs.projection.leftovers import Leftovers, put_away
from cogs.projection.sending import Sending, is_unsure
from cogs.projection.table_pages import TablePages, awaited_people, name_of
from cogs.projection.trouble import Trouble
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from play.moment import MatchCard, Moment
from play.shown import Overtaken, ShownMessage
from render.page import Page

TABLE = "table"
CALLED = "called"


class Scene(msgspec.Struct, frozen=True):
    """A match as it is to be shown in `channel_id`, and what is remembered: `old` message, `called` people, `since`.

    `delivered` is how private messages went, `left` are those awaited of people who are no longer on the
    server. `awaited` are ids of people. `rows` is all that is remembered of the match.
    """

    card: MatchCard
    observation: Observation
    channel_id: int
    delivered: Delivered
    awaited: tuple[int, ...]
    old: ShownMessage | None
    called: tuple[int, ...]
    since: int
    left: tuple[Seat, ...]
    rows: tuple[ShownMessage, ...]

    def newly(self) -> tuple[int, ...]:
        """Return who is awaited and has not been called yet."""
        return tuple(user_id for user_id in self.awaited if user_id not in self.called)

    def is_here(self) -> bool:
        """Return whether the old message is in this channel, as far as we know."""
        return self.old is not None and self.old.state != "gone" and self.old.channel_id == self.channel_id

    def has_just_ended(self) -> bool:
        """Return whether the match ended after what the old message shows; a result gets a message of its own."""
        return (
            self.observation.status == "ended"
            and self.old is not None
            and self.old.revision < self.observation.revision
        )

    def outdated(self) -> ShownMessage | None:
        """Return what is to be remembered of the old message once another one has replaced it."""
        if self.old is None or self.old.state == "gone":
            return None
        is_card = self.observation.status == "open" and self.old.channel_id == self.channel_id
        return put_away(self.old, None if is_card else self.since, self.observation.revision)


class TableMessages:
    """Brings the messages of tables up to date."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._pages = TablePages(bot)
        self._trouble = Trouble(bot)
        self._leftovers = Leftovers(bot, self._pages)
        self._sending = Sending(bot)

    async def bring_up_to_date(self, moment: Moment, delivered: Delivered) -> None:
        """Make Discord show the match as it is at `moment`; a match without a channel is shown nowhere.

        Raises:
            NotNow: Discord is out of order.
            Overtaken: it has gone on, or another process has shown it meanwhile.
        """
        rows = delivered.rows or await self._bot.services.shown.shown(moment.match)
        observation = moment.public()
        if any(row.audience in (TABLE, CALLED) and row.revision > observation.revision for row in rows):
            raise Overtaken
        if observation.status == "open":
            # Guests come and go without a new revision: so it must have been looked at after what it replaces.
            moment = await self._bot.services.observations.moment(moment.match)
            observation = moment.public()
        card = moment.card
        if card.channel_id is None:
            return
        scene = await self._scene(card, observation, card.channel_id, delivered, rows)
        try:
            self._check_server(card)
            outdated = await self._show(scene)
        except CannotShow as fault:
            await self._cannot_show(scene, fault)
            return
        await self._leftovers.clear(observation, scene.channel_id, (*scene.rows, *outdated))
        await self._trouble.is_over(card, observation, scene.rows)

    def _check_server(self, card: MatchCard) -> None:
        """Ask nothing of a server that has sent the bot away: Discord counts requests that it must refuse."""
        if self._bot.is_ready() and card.guild_id is not None and self._bot.get_guild(card.guild_id) is None:
            raise CannotShow(SERVER)

    async def _show(self, scene: Scene) -> tuple[ShownMessage, ...]:
        """Show the match; return the message that is now outdated, if there is one."""
        if not scene.is_here() or scene.newly() or scene.has_just_ended() or is_unsure(TABLE, scene.rows):
            return await self._replace(scene)
        assert scene.old is not None
        page = await self._page(scene, [each for each in scene.called if each in scene.awaited])
        if name_of(page) != scene.old.page_hash:
            try:
                layout = await self._layout(page, scene.observation)
                await self._bot.postbox.edit(scene.channel_id, scene.old.message_id, layout)
            except MessageGone:
                await self._post(scene, (), scene.since)
                return ()
        await self._remember(scene, scene.old.message_id, page, scene.since)
        return ()

    async def _replace(self, scene: Scene) -> tuple[ShownMessage, ...]:
        """Send the table anew; return the old message, which is to shrink to its log or say where the table went."""
        outdated = scene.outdated()
        left = () if outdated is None else (outdated,)
        await self._post(scene, scene.newly(), scene.observation.revision if left else scene.since, left)
        return left

    async def _post(
        self, scene: Scene, newly: Collection[int], since: int, left: Collection[ShownMessage] = ()
    ) -> None:
        page = await self._page(scene, newly)
        loud = [user_id for user_id in page.mentions if await self._wants_to_hear(scene, user_id)]
        layout = await self._layout(page, scene.observation, loud)
        planned = ShownMessage(TABLE, scene.channel_id, 0, scene.observation.revision, name_of(page))
        message_id = await self._sending.send(scene.observation.match, scene.old, planned, layout)
        await self._remember(scene, message_id, page, since, left)

    async def _page(self, scene: Scene, called: Collection[int]) -> Page:
        return await self._pages.now(scene.card, scene.observation, called, scene.delivered.waiting, scene.left)

    async def _layout(self, page: Page, observation: Observation, mentions: Collection[int] = ()) -> Layout:
        """Return `page` ready to send, notifying `mentions` and nobody else."""
        quiet = Page(page.blocks, page.accent, tuple(mentions))
        return await self._bot.presenter.present(quiet, observation.match, observation.revision)

    async def _wants_to_hear(self, scene: Scene, user_id: int) -> bool:
        known = scene.delivered.settings.get(user_id)
        return (known or await self._bot.services.people.settings(user_id)).mentions == "loud"

    async def _scene(
        self,
        card: MatchCard,
        observation: Observation,
        channel_id: int,
        delivered: Delivered,
        known: tuple[ShownMessage, ...],
    ) -> Scene:
        rows = {row.audience: row for row in known}
        old, called = rows.get(TABLE), rows.get(CALLED)
        ids = tuple(int(each) for each in called.page_hash.split(",") if each) if called else ()
        is_moved = called is not None and called.channel_id != channel_id
        if is_moved or (old is not None and old.revision == 0 and observation.revision):
            # Nobody has been called in the new channel; and those called to sit down are now called to play.
            ids = ()
        seats = awaited_people(observation, card)
        awaited = tuple(seats)
        gone = await self._bot.members.left(card.guild_id, awaited) if observation.status == "running" else ()
        left = tuple(seat for user_id, seat in seats.items() if user_id in gone and seat is not None)
        since = called.revision if called else 0
        return Scene(card, observation, channel_id, delivered, awaited, old, ids, since, left, tuple(rows.values()))

    async def _remember(
        self, scene: Scene, message_id: int, page: Page, since: int, left: Collection[ShownMessage] = ()
    ) -> None:
        # While only computers are awaited, those called before keep the word and are not called again for the turn.
        listed = ",".join(str(user_id) for user_id in scene.awaited or scene.called)
        called = ShownMessage(CALLED, scene.channel_id, message_id, since, listed)
        table = ShownMessage(TABLE, scene.channel_id, message_id, scene.observation.revision, name_of(page))
        try:
            await self._bot.services.shown.replace(
                scene.observation.match, scene.old, table, called, *left, *scene.delivered.noted
            )
        except Overtaken:
            await self._yield_to_others(scene, message_id)
            raise

    async def _yield_to_others(self, scene: Scene, message_id: int) -> None:
        """Put our message away if another process has already replaced it: our page may be in it now."""
        rows = {row.audience: row for row in await self._bot.services.shown.shown(scene.observation.match)}
        now, called = rows.get(TABLE), rows.get(CALLED)
        if now is None or called is None or now.message_id == message_id:
            return
        # How far its log goes is known to the other process; rather a line too few than one shown twice.
        until = min(called.revision, scene.observation.revision)
        since = scene.since if scene.old is not None and scene.old.message_id == message_id else until
        ours = ShownMessage(TABLE, scene.channel_id, message_id, scene.observation.revision, "")
        await self._bot.services.shown.remember(scene.observation.match, put_away(ours, since, until))

    async def _cannot_show(self, scene: Scene, fault: CannotShow) -> None:
        """Remember that the channel is closed, and report it to the players once."""
        gone = ShownMessage(TABLE, scene.channel_id, 0, scene.observation.revision, fault.reason, "gone")
        old = scene.old if scene.old is not None and scene.old.state != "gone" else None
        # What its log showed is shown by the next message.
        left = () if old is None else (put_away(old, None, scene.observation.revision),)
        await self._bot.services.shown.remember(scene.observation.match, gone, *left)
        await self._trouble.report(scene.card, scene.observation, fault, scene.rows)
