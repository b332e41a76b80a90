"""The table message of a match: edited while the same people are awaited, new at the bottom when others are.

Who sleeps is called in the morning: the table then comes to the bottom again.
"""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from cogs.client import Client
from cogs.messages.component_ids import origin_of
from cogs.messages.layout import Layout
from cogs.messages.posting import SERVER, CannotShow, MessageGone, NotNow, TooLarge
from cogs.projection.posts import first_message_of, is_own_post
from cogs.projection.sending import TABLE, Draft, draft, send
from cogs.projection.showing import Round
from cogs.projection.table_pages import TablePages, awaited_people, name_of
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from play.rules.moment import MatchCard
from play.shown import UNKNOWN_PAGE, OldMessage, Sent, TableMessage
from render.page import Page
from render.pages.table import tells_its_end


class Scene(msgspec.Struct, frozen=True):
    """A match as it is to be shown in `channel_id`: the `page`, in place of the message `before`.

    `named` are ids of people to name by mention, `left` the seats of those awaited who are no longer on the server.
    `after` is to be remembered; with a `draft` it is sent in a new message.
    """

    card: MatchCard
    channel_id: int
    page: Page
    named: tuple[int, ...]
    before: TableMessage
    after: TableMessage
    left: tuple[Seat, ...]
    draft: Draft | None = None


class TableMessages:
    """Brings the messages of tables up to date."""

    def __init__(self, bot: Client, pages: TablePages) -> None:
        """Keep the bot and who makes the pages."""
        self._bot = bot
        self._pages = pages

    async def prepare(self, now: Round) -> Scene | None:
        """Return what is to be shown; None for a match without a channel."""
        card, observation, before = now.moment.card, now.observation, now.messages.table
        if card.channel_id is None:
            return None
        seats = awaited_people(observation, card)
        awaited = tuple(seats)
        gone = await self._bot.members.left(card.guild_id, awaited) if observation.status == "running" else ()
        left = tuple(seat for user_id, seat in seats.items() if user_id in gone and seat is not None)
        called, wanted = _called_and_wanted(card, observation, before, awaited)
        asleep = await self._asleep(now, wanted)
        newly = tuple(user_id for user_id in wanted if user_id not in asleep)
        is_here = before.message_id is not None and before.channel_id == card.channel_id
        # A result gets a message of its own, unless all who are to hear of it are asleep.
        is_result = _has_just_ended(observation, before) and not asleep
        is_edited = is_here and not newly and not is_result and before.announced is None
        named = tuple(user_id for user_id in called if user_id in awaited) if is_edited else newly
        # While only computers are awaited, those called before keep the word and are not called again for the turn.
        kept = tuple(user_id for user_id in awaited if user_id not in asleep) if awaited else (*called, *newly)
        listed = msgspec.json.encode(kept).decode()
        after = replace(
            before,
            channel_id=card.channel_id,
            revision=observation.revision,
            called=listed,
            lost=None,
            shown_changes=before.changes,
            announced=None,
            calls_at=min(asleep.values(), default=None),
        )
        page = await self._pages.now(card, observation, named)
        scene = Scene(card, card.channel_id, page, named, before, after, left)
        if is_edited or self._is_sent_away(card):
            return scene
        return _anew(scene, observation, observation.revision if before.message_id is not None else before.log_after)

    async def show(self, now: Round, scene: Scene, earlier: Sent | None) -> None:
        """Make Discord show the match; `earlier` is what was announced before a new message.

        Raises:
            CannotShow: only people can help.
            NotNow: Discord is out of order.
            Overtaken: another process has shown it meanwhile.
        """
        if self._is_sent_away(scene.card):
            raise CannotShow(SERVER)
        observation, before = now.observation, scene.before
        page = scene.page
        others = _others_here(scene.card, observation, before)
        if notices := self._pages.notices(scene.card, observation, now.waiting, scene.left, others):
            page = await self._pages.now(scene.card, observation, scene.named, notices)
        after = replace(scene.after, page=name_of(page))
        if before.message_id is None or before.channel_id != scene.channel_id:
            asleep = await self._asleep(now, others)
            page = replace(page, mentions=(*page.mentions, *(each for each in others if each not in asleep)))
        if scene.draft is None:
            try:
                is_whole = await self._edit(now, scene, page)
            except MessageGone:
                nobody = replace(scene, page=await self._pages.now(scene.card, observation, ()), named=())
                anew = _anew(nobody, observation, before.log_after)
                await self.show(now, anew, (await self._bot.services.shown.announce(now.messages, anew.after))[0])
            else:
                now.found.append(after if is_whole else replace(after, page=UNKNOWN_PAGE))
            return
        message_id, is_whole = await self._put(now, scene, scene.draft, earlier, page)
        after = after if is_whole else replace(after, page=UNKNOWN_PAGE)
        # Two processes that show a match at the same time agree on where its log begins.
        announced = earlier if isinstance(earlier, TableMessage) else after
        log_after = announced.announced_log_after or 0
        now.found.append(replace(after, message_id=message_id, log_after=log_after, announced=announced.announced))
        if before.message_id != message_id:
            # The first message of a post is never deleted: the forum shows what is left of it.
            is_first = before.message_id == first_message_of(self._bot, scene.channel_id)
            is_card = observation.status == "open" and before.channel_id == scene.channel_id and not is_first
            now.old += _old(before, None if is_card else before.log_after, log_after)

    async def _put(
        self, now: Round, scene: Scene, planned: Draft, earlier: Sent | None, page: Page
    ) -> tuple[int, bool]:
        """Show a table anew: in the first message of a new post, else in a message of its own; as `_send`."""
        is_post = is_own_post(self._bot, self._bot.get_channel(scene.channel_id))
        if is_post and scene.before.channel_id != scene.channel_id and earlier is None:
            first = first_message_of(self._bot, scene.channel_id)

            async def edited(layout: Layout) -> int:
                await self._bot.postbox.edit(scene.channel_id, first, layout)
                return first

            # Somebody may have deleted it.
            with suppress(MessageGone):
                return await self._with_or_without_pictures(now, replace(page, mentions=()), edited)
        return await self._send(now, planned, earlier, page)

    async def _send(self, now: Round, planned: Draft, earlier: Sent | None, page: Page) -> tuple[int, bool]:
        """Send a new message; return its id, and whether it is whole, as `_with_or_without_pictures`."""
        loud = [user_id for user_id in page.mentions if await self._wants_to_hear(now, user_id)]
        name = None if earlier is None else earlier.announced

        async def sent(layout: Layout) -> int:
            return await send(self._bot.postbox, planned, name, layout, silent=not loud)

        return await self._with_or_without_pictures(now, replace(page, mentions=tuple(loud)), sent)

    async def _edit(self, now: Round, scene: Scene, page: Page) -> bool:
        """Change the message that is there, if it shows something else; raises `MessageGone`.

        Return whether it is whole, as `_with_or_without_pictures`.
        """
        message_id = scene.before.message_id
        assert message_id is not None
        if name_of(page) == scene.before.page:
            return True

        async def edited(layout: Layout) -> int:
            await self._bot.postbox.edit(scene.channel_id, message_id, layout)
            return message_id

        return (await self._with_or_without_pictures(now, replace(page, mentions=()), edited))[1]

    async def _with_or_without_pictures(
        self, now: Round, page: Page, shown: Callable[[Layout], Awaitable[int]]
    ) -> tuple[int, bool]:
        """Show the table, or its text if its pictures do not get through now; return the message, and if it is whole.

        Nobody is to press outdated buttons while Discord takes no files. The pictures are tried again later.

        Raises:
            NotNow: the text does not get through either.
        """
        origin = origin_of(now.observation)
        now.has_shown_table = True
        layout = await self._bot.presenter.present(page, origin)
        try:
            return await shown(layout), True
        except TooLarge:
            if not layout.attachments:
                raise
            return await shown(await self._bot.presenter.present(page, origin, text_only=True)), True
        except NotNow as outage:
            if not layout.attachments:
                raise
            message_id = await shown(await self._bot.presenter.present(page, origin, text_only=True))
            now.fault = outage
            return message_id, False

    def cannot_show(self, now: Round, scene: Scene, fault: CannotShow) -> None:
        """Note that the table is out of reach; what its log showed is shown by the next message."""
        before = scene.before
        now.found.append(
            replace(
                before,
                message_id=None,
                revision=now.observation.revision,
                page=UNKNOWN_PAGE,
                lost=fault.reason,
                shown_changes=before.changes,
                announced=before.announced or scene.after.announced,
                calls_at=None,
            )
        )
        now.old += _old(before, None, now.observation.revision)

    def _is_sent_away(self, card: MatchCard) -> bool:
        """Return whether the server has sent the bot away: Discord counts requests that it must refuse."""
        return self._bot.has_left(card.guild_id)

    async def _wants_to_hear(self, now: Round, user_id: int) -> bool:
        settings = now.settings.get(user_id) or await self._bot.services.people.settings(user_id)
        return settings.mentions == "loud"

    async def _asleep(self, now: Round, people: Iterable[int]) -> dict[int, int]:
        """Return who of `people` sleeps now or is excused, with when that is over: they are called then."""
        at, found = self._bot.now(), dict[int, int]()
        for user_id in people:
            is_guest = now.observation.status == "open"
            settings = await self._bot.services.people.settings(user_id) if is_guest else now.settings_of(user_id)
            called_at = now.called_at(user_id, settings, at)
            if called_at > at:
                found[user_id] = called_at
        return found


def _has_just_ended(observation: Observation, before: TableMessage) -> bool:
    return tells_its_end(observation) and before.revision < observation.revision


def _called_and_wanted(
    card: MatchCard, observation: Observation, before: TableMessage, awaited: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return who has been called so far, and who is to be called by day: once each, also to hear of the result."""
    if tells_its_end(observation):
        # Before it ended others were called, to play.
        told = () if _has_just_ended(observation, before) else before.called_people()
        is_pending = before.calls_at is not None or _has_just_ended(observation, before)
        return told, tuple(each for each in _players(observation) if each not in told) if is_pending else ()
    # Nobody has been called in a new channel; and those called to sit down are now called to play.
    is_anew = before.channel_id != card.channel_id or (before.revision == 0 and observation.revision > 0)
    called = () if is_anew else before.called_people()
    return called, tuple(each for each in awaited if each not in called)


def _others_here(card: MatchCard, observation: Observation, before: TableMessage) -> tuple[int, ...]:
    """Return who is told that their match is here although others are awaited: by the first message in its thread.

    Nobody of a tournament's match has sat down there, so a message that calls those alone who are awaited would leave
    the others to find it.
    """
    is_first = before.message_id is None or before.channel_id != card.channel_id or before.log_after == 0
    if card.tournament_id is None or observation.status != "running" or not is_first:
        return ()
    awaited = awaited_people(observation, card)
    return tuple(each for each in _players(observation) if each not in awaited)


def _players(observation: Observation) -> tuple[int, ...]:
    """Return the ids of the people who have played to the end."""
    people = (face.user_id for face in observation.faces if face.has_person)
    return tuple(user_id for user_id in people if user_id is not None)


def _anew(scene: Scene, observation: Observation, log_after: int) -> Scene:
    """Return `scene` as it is sent in a new message, whose log begins after revision `log_after`."""
    before, channel_id = scene.before, scene.channel_id
    replaced = before.message_id if before.channel_id == channel_id else None
    planned = draft(TABLE, channel_id, replaced, scene.page, observation)
    announced = {"announced_channel_id": channel_id, "announced_log_after": log_after}
    return replace(scene, draft=planned, after=replace(scene.after, announced=planned.name, **announced))


def _old(message: TableMessage, log_after: int | None, until: int) -> tuple[OldMessage, ...]:
    """Return a message, if there is one, as one to be put away."""
    if message.message_id is None or message.channel_id is None:
        return ()
    return (OldMessage(message.match_id, message.message_id, message.channel_id, log_after, until),)
