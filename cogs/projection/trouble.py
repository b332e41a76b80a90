"""Reports to the players by direct message that their table cannot be shown, how to repair that, and when it is back.

Each gets one report for each reason; it is remembered (audience `trouble:<seat>`), so that an outage makes nobody miss
it and the same message can say later where the table is.
"""

import logging
from collections.abc import Iterable

import msgspec

from cogs.client import Client
from cogs.messages.channels import may_have_thread
from cogs.messages.layout import Layout
from cogs.messages.posting import CHANNEL, SERVER, CannotShow, MessageGone, NotNow
from cogs.projection.sending import Sending
from games.kernel.observation import Face, Observation
from play.finder import MatchCard
from play.shown import ShownMessage
from render import verbs
from render.page import Page
from render.pages.notices import channel_found_page, channel_lost_page
from render.pages.parts import button, look_buttons, rows
from text import Words, words

TROUBLE = "trouble:"
_log = logging.getLogger(__name__)


class Trouble:
    """Reports lost tables, and tables that were found again."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._sending = Sending(bot)

    async def report(
        self, card: MatchCard, observation: Observation, fault: CannotShow, known: Iterable[ShownMessage]
    ) -> None:
        """Report `fault` to every player who has had no report of it; a closed DM is passed over.

        Raises:
            NotNow: Discord is out of order; those who were not reached are tried next time.
        """
        _log.warning("match %s cannot be shown: %s (code %s)", observation.match, fault.reason, fault.code)
        if observation.status not in ("open", "running"):
            return
        rows = {row.audience: row for row in known}
        missed: NotNow | None = None
        for face in observation.faces:
            if face.user_id is None or face.sitter != "person":
                continue
            try:
                await self._report_to(card, observation, face, fault.reason, rows.get(f"{TROUBLE}{face.seat}"))
            except NotNow as outage:
                missed = outage
        if missed is not None:
            raise missed

    async def is_over(self, card: MatchCard, observation: Observation, known: Iterable[ShownMessage]) -> None:
        """Let the messages of trouble say where the table is shown again.

        Raises:
            NotNow: Discord is out of order.
        """
        rows = tuple(known)
        for face in observation.faces:
            await self._sending.forget(observation.match, f"{TROUBLE}{face.seat}", rows)
        for row in rows:
            if not row.audience.startswith(TROUBLE):
                continue
            if row.message_id:
                await self._found(card, observation, row)
            await self._bot.services.shown.drop(observation.match, row.audience)

    async def _report_to(
        self, card: MatchCard, observation: Observation, face: Face, reason: str, before: ShownMessage | None
    ) -> None:
        assert face.user_id is not None
        audience = f"{TROUBLE}{face.seat}"
        mark = f"{card.channel_id}:{reason}"
        if before is not None and before.page_hash == mark:
            return
        layout = await self._layout(card, observation, face.user_id, reason)
        try:
            channel_id = await self._bot.postbox.dm_channel(face.user_id)
            row = ShownMessage(audience, channel_id, 0, observation.revision, mark)
            row = msgspec.structs.replace(row, message_id=await self._put(observation, before, row, layout))
        except CannotShow:
            row = ShownMessage(audience, 0, 0, observation.revision, mark)
        await self._bot.services.shown.remember(observation.match, row)

    async def _put(
        self, observation: Observation, before: ShownMessage | None, planned: ShownMessage, layout: Layout
    ) -> int:
        """Show what is wrong in the message that reported it before, else in a new one; return its id."""
        if before is not None and before.message_id:
            try:
                await self._bot.postbox.edit(before.channel_id, before.message_id, layout)
            except MessageGone:
                pass
            else:
                return before.message_id
        return await self._sending.send(observation.match, before, planned, layout)

    async def _layout(self, card: MatchCard, observation: Observation, user_id: int, reason: str) -> Layout:
        settings = await self._bot.services.people.settings(user_id)
        own = (await self._bot.services.observations.moment(observation.match)).of_person(user_id)
        said = words(settings.reads(observation.language))
        lost = _lost(own, reason, said, self._bot)
        buttons = list(look_buttons(own, said)) if own.view is not None else []
        if may_have_thread(self._bot, card.parent_id):
            buttons.append(button(verbs.NEW_PLACE, said("button-new-place")))
        page = Page((*lost.blocks, *rows(buttons)), lost.accent)
        return await self._bot.presenter.present(page, own.match, own.revision, settings.text_only)

    async def _found(self, card: MatchCard, observation: Observation, row: ShownMessage) -> None:
        face = next((face for face in observation.faces if row.audience == f"{TROUBLE}{face.seat}"), None)
        if face is None or face.user_id is None:
            return
        said = await self._bot.words_of(face.user_id, observation.language)
        page = channel_found_page(observation, card.channel_id, said, card.guild_id)
        layout = await self._bot.presenter.present(page, observation.match, observation.revision)
        try:
            await self._bot.postbox.edit(row.channel_id, row.message_id, layout)
        except (MessageGone, CannotShow):
            _log.debug("a player of match %s does not learn where it is now", observation.match)


def _lost(own: Observation, reason: str, said: Words, bot: Client) -> Page:
    """Return what is wrong with a table and how to repair it."""
    if reason in (CHANNEL, SERVER):
        return channel_lost_page(own, "", said, bot.shown_command, is_server=reason == SERVER)
    return channel_lost_page(own, said(f"permission-{reason}"), said, bot.shown_command)
