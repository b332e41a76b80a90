"""Bringing a match to another channel: `/match table move`, the button for a new thread, a server made anew."""

from typing import Literal

import discord

from cogs.client import Client
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_match import ACTIVE, LONGEST_LIST
from cogs.match import TABLE
from cogs.messages.channels import MatchChannel, channel_of, check_permissions, here, thread_parent
from cogs.messages.component_ids import NO_ORIGIN
from cogs.projection.posts import new_place
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.match.finder import MatchCard, MatchLine
from render import verbs
from render.pages.notices import channel_found_page, moved_page, note
from render.phrases import title
from text import words


async def bound(bot: Client, match: MatchId, at: MatchChannel) -> None:
    """Let a match live in a channel from now on, and show it there."""
    await bot.services.lobby.bind(match, at.channel_id, at.guild_id, at.open_parent_id, at.thread_name)
    bot.refresh(match)


async def check_channel(request: Request, at: MatchChannel) -> None:
    """Refuse a channel that the server keeps free of tables: `closed_channel` (`channels`)."""
    if at.guild_id is None:
        return
    allowed = (await request.services.people.guild(at.guild_id)).channels
    if allowed and at.channel_id not in allowed and at.parent_id not in allowed:
        raise Refusal("closed_channel", channels=tuple(map(str, allowed)))


@pressed(verbs.MOVE)
@command(TABLE, statuses=ACTIVE)
@needs("move")
async def move(request: Request, match: Observation, where: Literal["thread", "here"] | None = None) -> Answer:
    """Bring a match to a new thread of this channel, or right here; out of a private thread more people would see it.

    Raises:
        Refusal: `not_at_table`, `not_here` (`channels`), `stays_direct`, `not_seen_by` (`names`), `channel_taken`,
            `closed_channel` (`channels`), `too_many_moves` (`most`), and what keeps a table from opening.
    """
    at = here(request.interaction)
    await check_channel(request, at)
    await _check_seen(request, match, at)
    if where == "thread" and at.guild_id is not None and not at.is_private:
        await check_permissions(request.bot, thread_parent(at), request.words, thread=True)
        await request.services.lobby.note_move(match.match, request.user_id)
        at = await new_place(request.bot, thread_parent(at), match)
    else:
        await check_permissions(request.bot, at.channel_id, request.words)
        await request.services.lobby.note_move(match.match, request.user_id)
    await bound(request.bot, match.match, at)
    return answer(match, moved_page(match, at.channel_id, request.words))


async def _check_seen(request: Request, match: Observation, at: MatchChannel) -> None:
    """Refuse a channel that somebody at the table cannot see: `not_seen_by` (`names`)."""
    people = {face.user_id: face.name for face in match.faces if face.has_person and face.user_id is not None}
    blind = await request.bot.members.blind(await channel_of(request.bot, at.channel_id), people)
    if blind:
        raise Refusal("not_seen_by", names=tuple(name for user_id, name in people.items() if user_id in blind))


@pressed(verbs.NEW_PLACE)
@needs("play")
async def replaced(request: Request, match: Observation) -> Answer:
    """Give a match whose table cannot be shown a new thread beside the one that it had.

    A later press, or one after the table was found again, is answered with where the table is.

    Raises:
        Refusal: `not_at_table`, `no_such_channel` (the channel above is gone too), and what keeps a table from opening.
    """
    async with request.bot.moving:
        card = await request.services.finder.card(match.match)
        if not await _is_lost(request, card):
            return answer(match, channel_found_page(match, card.channel_id, request.words, card.guild_id))
        if card.parent_id is None:
            raise Refusal("no_such_channel")
        await check_permissions(request.bot, card.parent_id, request.words, thread=True)
        at = await new_place(request.bot, card.parent_id, match)
        await bound(request.bot, match.match, at)
    return answer(match, channel_found_page(match, at.channel_id, request.words, at.guild_id))


async def _is_lost(request: Request, card: MatchCard) -> bool:
    """Say whether the table of a match was found to be out of reach where the match lives."""
    return card.status in ACTIVE and (await request.services.shown.messages(card.match)).table.lost is not None


async def rebind(bot: Client, channel_id: int) -> int:
    """Show the active matches of a channel's server anew; those whose channel is gone get a thread under that channel.

    For a server that was made anew: what was shown before may not be there any more. Returns how many were moved.
    """
    channel = await channel_of(bot, channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no_threads_here")
    moved = 0
    for line in await bot.services.finder.of_guild(channel.guild.id, ACTIVE, LONGEST_LIST):
        if await _is_shown(bot, line):
            continue
        await bot.services.shown.forget_all(line.match)
        if line.channel_id is None or channel.guild.get_channel_or_thread(line.channel_id) is None:
            await _rebound(bot, line.match, channel_id)
            moved += 1
        bot.refresh(line.match)
    return moved


async def _is_shown(bot: Client, line: MatchLine) -> bool:
    """Say whether the table message that is remembered of a match is where it was."""
    table = (await bot.services.shown.messages(line.match)).table
    channel = None if line.channel_id is None else bot.get_channel(line.channel_id)
    if table.message_id is None or not isinstance(channel, discord.abc.Messageable):
        return False
    try:
        await channel.fetch_message(table.message_id)
    except discord.HTTPException:
        return False
    return True


async def _rebound(bot: Client, match: MatchId, channel_id: int) -> None:
    """Give a match a new thread and say there what happened, before the table is shown below."""
    observation = await bot.services.observations.public(match)
    at = await new_place(bot, channel_id, observation)
    said = words(observation.language)
    layout = await bot.presenter.present(note(said("rebound", title=title(observation, said))), NO_ORIGIN)
    await bot.postbox.send(at.channel_id, layout)
    await bot.services.lobby.bind(match, at.channel_id, at.guild_id, at.parent_id, at.thread_name)
