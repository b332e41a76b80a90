"""Reports to the players by direct message that their table cannot be shown, how to repair that, and when it is back.

Each gets one report for each reason; it is remembered, so that an outage makes nobody miss it and the same message can
say later where the table is.
"""

import logging

from msgspec.structs import replace

from cogs.client import Client
from cogs.messages.channels import may_have_thread
from cogs.messages.component_ids import origin_of
from cogs.messages.layout import Layout
from cogs.messages.posting import CHANNEL, OTHER_REASONS, SERVER, CannotShow, MessageGone, NotNow
from cogs.projection.sending import draft, send, withdraw
from cogs.projection.showing import Round
from games.kernel.observation import Observation
from play.rules.moment import MatchCard
from play.shown import LossReport, Messages
from render import verbs
from render.page import Page
from render.pages.notices import channel_found_page, channel_lost_page
from render.pages.parts import button, look_buttons, rows
from text import Words, words

_log = logging.getLogger(__name__)


class Trouble:
    """Reports lost tables, and tables that were found again."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot

    async def report(self, now: Round, card: MatchCard, fault: CannotShow) -> None:
        """Report `fault` to every player who has had no report of it; a closed DM is passed over.

        Those who cannot be reached now are tried next time.
        """
        observation = now.observation
        if observation.status not in ("open", "running"):
            return
        messages = await self._bot.services.shown.messages(observation.match)
        for face in observation.faces:
            if face.user_id is None or not face.has_person:
                continue
            before = messages.report_to(face.seat)
            if before.table_channel_id == card.channel_id and before.reason == fault.reason:
                continue
            report = replace(before, table_channel_id=card.channel_id or 0, reason=fault.reason)
            try:
                await self._report_to(messages, card, observation, face.user_id, report)
            except NotNow as outage:
                now.fault = outage

    async def is_over(self, now: Round, card: MatchCard) -> None:
        """Let the reports say where the table is shown again; what cannot be changed now is tried next time."""
        for report in now.messages.reports:
            try:
                if report.announced is not None and report.channel_id is not None:
                    audience, replaced = _to(report.seat), report.message_id
                    await withdraw(self._bot.direct_postbox, audience, report.channel_id, replaced, report.announced)
                await self._found(now.observation, card, report)
            except (MessageGone, CannotShow):
                _log.debug("a player of match %s does not learn where it is now", now.match)
            except NotNow as outage:
                if not now.is_last_try:
                    now.fault = outage
                    continue
            now.gone.append(report)

    async def _report_to(
        self, messages: Messages, card: MatchCard, observation: Observation, user_id: int, report: LossReport
    ) -> None:
        """Show what is wrong in the message that reported something before, else in a new one."""
        page, text_only = await self._page(card, observation, user_id, report.reason)
        layout = await self._bot.presenter.present(page, origin_of(observation), text_only)
        try:
            report = replace(report, channel_id=await self._bot.direct_postbox.channel(user_id))
            if not await self._is_changed(report, layout):
                report = await self._sent(messages, observation, report, page, layout)
        except CannotShow:
            report = replace(report, message_id=None)
        await self._bot.services.shown.remember(messages, report)

    async def _is_changed(self, report: LossReport, layout: Layout) -> bool:
        """Change the message that is there, if there is one; say whether there was."""
        if report.message_id is None or report.channel_id is None:
            return False
        try:
            await self._bot.direct_postbox.edit(report.channel_id, report.message_id, layout)
        except MessageGone:
            return False
        return True

    async def _sent(
        self, messages: Messages, observation: Observation, report: LossReport, page: Page, layout: Layout
    ) -> LossReport:
        """Send a report anew; return it as it is to be remembered."""
        assert report.channel_id is not None
        planned = draft(_to(report.seat), report.channel_id, report.message_id, page, observation)
        report = replace(report, announced=planned.name)
        earlier = (await self._bot.services.shown.announce(messages, report))[0]
        name = None if earlier is None else earlier.announced
        message_id = await send(self._bot.direct_postbox, planned, name, layout)
        return replace(report, message_id=message_id, announced=name or planned.name)

    async def _page(self, card: MatchCard, observation: Observation, user_id: int, reason: str) -> tuple[Page, bool]:
        """Return the report to a player, and whether they want no pictures."""
        settings = await self._bot.services.people.settings(user_id)
        own = (await self._bot.services.observations.moment(observation.match)).of_person(user_id)
        said = words(settings.reads(observation.language))
        lost = _lost(own, reason, said, self._bot)
        buttons = list(look_buttons(own, said)) if own.view is not None else []
        if may_have_thread(self._bot, card.parent_id):
            buttons.append(button(verbs.NEW_PLACE, said("button-new-place")))
        return Page((*lost.blocks, *rows(buttons)), lost.accent), settings.text_only

    async def _found(self, observation: Observation, card: MatchCard, report: LossReport) -> None:
        """Let a report say where the table is; raises `MessageGone`, `CannotShow`, `NotNow`."""
        face = next((face for face in observation.faces if face.seat == report.seat), None)
        if face is None or face.user_id is None or report.message_id is None or report.channel_id is None:
            return
        said = await self._bot.words_of(face.user_id, observation.language)
        page = channel_found_page(observation, card.channel_id, said, card.guild_id)
        layout = await self._bot.presenter.present(page, origin_of(observation))
        await self._bot.direct_postbox.edit(report.channel_id, report.message_id, layout)


def _to(seat: int) -> str:
    return f"trouble:{seat}"


def _lost(own: Observation, reason: str, said: Words, bot: Client) -> Page:
    """Return what is wrong with a table and how to repair it."""
    named = {CHANNEL: "gone", SERVER: "server-gone", **dict(zip(OTHER_REASONS, OTHER_REASONS, strict=True))}
    if reason in named:
        return channel_lost_page(own, "", said, bot.shown_command, reason=named[reason])
    return channel_lost_page(own, said(f"permission-{reason}"), said, bot.shown_command)
