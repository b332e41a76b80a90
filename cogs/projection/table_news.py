"""Tells people privately of open tables, who have asked for that (play/overview/table_wishes.py)."""

import discord

from cogs.client import Client
from cogs.messages.faults import FAULTS
from cogs.messages.posting import NotNow
from games.kernel.ids import MatchId
from play.overview.table_wishes import Told
from play.rules.moment import MatchCard
from render.pages.table_wishes import OpenTable, tables_page


async def tell_of_tables(bot: Client, guild_id: int, *, is_last_try: bool = False) -> None:
    """Tell those of a server who are to be told now, each once; who cannot see a table is not told of it.

    Raises:
        NotNow: Discord is out of order; who could not be told is told later, but for the last try.
    """
    wishes, guild = bot.services.table_wishes, bot.get_guild(guild_id)
    for told in await wishes.due(guild_id):
        user_id = told.wish.user_id
        if guild is None:
            await wishes.note(told, ())
            continue
        if await bot.members.left(guild_id, (user_id,)):
            await wishes.stop(user_id, guild_id)
            continue
        cards = await _seen(bot, told)
        if not await wishes.note(told, [each.match for each in cards]):
            continue
        said = await bot.words_of(user_id, bot.settings.language)
        page = tables_page(guild.name, guild_id, [_shown(each) for each in cards], said)
        is_reached = await bot.try_direct_message(user_id, page)
        if is_reached is None and not is_last_try:
            await wishes.give_back(told)
            raise NotNow("somebody is not told of open tables")
        await wishes.reached(told, is_reached=bool(is_reached))


async def _seen(bot: Client, told: Told) -> list[MatchCard]:
    """Return the tables whose channels somebody can see; raises `NotNow`."""
    found = [await bot.services.finder.card(MatchId(match)) for match in told.tables]
    return [card for card in found if await _is_seen(bot, card, told.wish.user_id)]


async def _is_seen(bot: Client, card: MatchCard, user_id: int) -> bool:
    channel = bot.get_channel(card.channel_id or 0) or bot.get_channel(card.parent_id or 0)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    try:
        return not await bot.members.blind(channel, (user_id,))
    except FAULTS as fault:
        raise NotNow(str(fault)) from fault


def _shown(card: MatchCard) -> OpenTable:
    free = card.seat_count - len(card.faces) - len(card.reserved)
    assert card.guild_id is not None and card.channel_id is not None
    return OpenTable(card.match, card.game, card.pace, card.language, free, card.guild_id, card.channel_id)
