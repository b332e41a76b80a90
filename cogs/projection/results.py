"""Tells results of matches and tournaments in the channel that a server has chosen: each once, nobody is notified.

What has ended within a minute is one message. What was about to be told when a process ended is looked for by the ids
of the message's components, and sent again only if it is not there. Who is forgotten is taken out of these messages.
"""

import logging
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from cogs.client import Client
from cogs.interactions.which_match import rows_of
from cogs.messages.asking import asking
from cogs.messages.channels import missing_permissions
from cogs.messages.component_ids import NO_ORIGIN, parsed
from cogs.messages.posting import CannotShow, MessageGone
from cogs.messages.requests import Ask
from cogs.messages.sight import is_seen_by_all
from cogs.projection.going_on import is_result, is_shown
from play.formats.views import champion_team, champions
from play.overview.overviews import OverviewRow
from play.overview.results import ToldRow
from render import verbs
from render.page import Page, number_in
from render.pages.overview import TOLD, TournamentResult, results_page
from render.tournaments import mark_of, marked, plain_entrant, plain_team
from text import Words

MOST_AT_ONCE = 8
"""So many results of each kind are in one message at most; more are told a minute later."""

CLOCKS_APART = 300
"""So many seconds Discord's clock and ours may differ."""

_log = logging.getLogger(__name__)


class Told(NamedTuple):
    """Whether results were told just now, and whether there are more."""

    is_any: bool = False
    is_more: bool = False


class ResultTeller:
    """Tells what has ended."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot

    async def tell(self, guild: discord.Guild, row: OverviewRow, said: Words) -> Told:
        """Tell what has ended on a server that this process has claimed.

        Raises:
            NotNow: Discord is out of order.
        """
        with asking(Ask.RESULT):
            return await self._tell(guild, row, said)

    async def _tell(self, guild: discord.Guild, row: OverviewRow, said: Words) -> Told:
        await self._take_out_forgotten(guild, said)
        channel = None if row.results_channel_id is None else guild.get_channel(row.results_channel_id)
        if not isinstance(channel, discord.TextChannel) or missing_permissions(channel):
            return Told()
        services = self._bot.services
        left = await services.results.announced(guild.id)
        if left:
            await self._finish(left, said)
        untold = await services.results.untold(guild.id, row.results_since, MOST_AT_ONCE)
        ended = [*untold.matches, *untold.tournaments]
        announced: tuple[int, ...] = ()
        if ended:
            told = await self._fit_to_tell(guild, channel, untold.matches, untold.tournaments)
            announced = await services.results.announce(guild.id, channel.id, told, {*ended} - told)
            await self._send(channel.id, announced, said)
        if untold.is_all:
            await services.overviews.note_told(row)
        return Told(bool(announced), not untold.is_all)

    async def _fit_to_tell(
        self, guild: discord.Guild, channel: discord.TextChannel, matches: Collection[int], tournaments: Collection[int]
    ) -> set[int]:
        """Return of what has ended what everybody sees who sees the channel, and what is news for others."""
        lines = await self._bot.services.finder.lines(*matches)
        found: set[int] = {line.match for line in lines if is_result(line) and is_shown(guild, channel, line)}
        for number in tournaments:
            short = await self._bot.services.contests.summary(number)
            found |= {number} if is_seen_by_all(guild, channel, short.channel_id, None) else set()
        return found

    async def _finish(self, left: Sequence[ToldRow], said: Words) -> None:
        """Find the message that was about to tell these when a process ended; send what none tells."""
        channel_id = left[0].channel_id
        assert channel_id is not None
        wanted = {row.about for row in left}
        after = discord.utils.time_snowflake(datetime.fromtimestamp(left[0].announced_at - CLOCKS_APART, UTC))
        for message in await self._bot.postbox.sent_after(channel_id, after):
            found = _told_in(message.ids) & wanted
            if found:
                # All that was announced together is in one message.
                await self._bot.services.results.note_told(sorted(wanted), channel_id, message.id)
                return
        await self._send(channel_id, sorted(wanted), said)

    async def _send(self, channel_id: int, announced: Sequence[int], said: Words) -> None:
        if not announced:
            return
        layout = await self._bot.presenter.present(await self._page(announced, said), NO_ORIGIN)
        try:
            message_id = await self._bot.postbox.send(channel_id, layout, f"results{min(announced)}", silent=True)
        except CannotShow as fault:
            _log.warning("results cannot be told: %s", fault)
            await self._bot.services.results.note_told(announced, None, None)
            return
        await self._bot.services.results.note_told(announced, channel_id, message_id)

    async def _page(self, told: Collection[int], said: Words) -> Page:
        lines = await self._bot.services.finder.lines(*told)
        tournaments = sorted({*told} - {line.match for line in lines})
        return results_page(
            rows_of(self._bot, lines, said), [await self._won(each, said) for each in tournaments], said
        )

    async def _won(self, tournament: int, said: Words) -> TournamentResult:
        view = await self._bot.services.contests.view(tournament)
        team = champion_team(view)
        names = tuple(plain_entrant(view.entrants.get(each), each, said) for each in champions(view))
        if team is not None:
            names = (plain_team(team, said),)
        return TournamentResult(view.name, mark_of(view), names, view.channel_id, view.guild_id)

    async def _take_out_forgotten(self, guild: discord.Guild, said: Words) -> None:
        """Make messages anew that name somebody who was forgotten."""
        results = self._bot.services.results
        while rows := await results.stale(guild.id):
            channel_id, message_id = rows[0].channel_id, rows[0].message_id
            assert message_id is not None
            if channel_id is not None:
                layout = await self._bot.presenter.present(
                    await self._page([row.about for row in rows], said), NO_ORIGIN
                )
                try:
                    await self._bot.postbox.edit(channel_id, message_id, layout)
                except (CannotShow, MessageGone) as fault:
                    _log.info("a message about results stays as it is: %r", fault)
            await results.settle(message_id)


def _told_in(ids: Collection[str]) -> set[int]:
    """Return which results a message tells, as far as the ids of its controls say: one match, all tournaments."""
    found: set[int] = set()
    for reference in filter(None, map(parsed, ids)):
        told, _, first = reference.arg.partition(".")
        number = marked(reference.arg)[0] if reference.verb == verbs.STANDINGS else None
        if reference.verb == verbs.OPEN and told == TOLD:
            number = number_in(first)
        found |= set() if number is None else {number}
    return found
