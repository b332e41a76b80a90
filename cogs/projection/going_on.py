"""What the overview of a server shows: what goes on there, as far as everybody sees it who sees the overview."""

import discord

from cogs.client import Client
from cogs.interactions.table_language import of_server
from cogs.interactions.which_match import ACTIVE, LONGEST_LIST, rows_of
from cogs.messages.sight import is_seen_by_all
from play.match.finder import MatchLine
from render.pages.overview import MOST_ENDED, Overview
from text import Words, words

MOST_TOURNAMENTS = 50
MOST_ENDED_LOOKED_AT = 60
GOING_ON = frozenset({"open", "running", "paused"})


async def words_on(bot: Client, guild: discord.Guild) -> Words:
    """Return the words of what everybody on a server sees."""
    return words(of_server(await bot.services.people.guild(guild.id), guild.preferred_locale, bot.settings.language))


async def overview_of(bot: Client, guild: discord.Guild, where: discord.TextChannel, said: Words) -> Overview:
    """Return what goes on on a server, as it is shown in the channel `where`."""
    finder, number = bot.services.finder, guild.id
    lines = await finder.of_guild(number, ACTIVE, LONGEST_LIST)
    active = list(lines)
    while len(lines) == LONGEST_LIST:
        lines = await finder.of_guild(number, ACTIVE, LONGEST_LIST, before=lines[-1].match)
        active += lines
    ended = await finder.newest_ended(number, MOST_ENDED_LOOKED_AT)
    # One that has ended since the first look is told as a result alone.
    over = {line.match for line in ended}
    offered = [line for line in active if line.match not in over and not line.by_invitation]
    shown = [line for line in offered if is_shown(guild, where, line)]
    told = [line for line in ended if is_result(line) and is_shown(guild, where, line)]
    tournaments = await bot.services.contests.of_guild(number, MOST_TOURNAMENTS)
    return Overview(
        tuple(rows_of(bot, [line for line in shown if line.status == "open"], said)),
        tuple(rows_of(bot, [line for line in shown if line.status == "running"], said)),
        tuple(
            each
            for each in tournaments
            if each.status in GOING_ON and is_seen_by_all(guild, where, each.channel_id, None)
        ),
        tuple(rows_of(bot, told[:MOST_ENDED], said)),
    )


def is_result(line: MatchLine) -> bool:
    """Return whether the end of a match is news for others: people have played against each other."""
    return line.status == "ended" and line.people > 1


def is_shown(guild: discord.Guild, where: discord.TextChannel, line: MatchLine) -> bool:
    """Return whether a match can be shown in a channel."""
    return is_seen_by_all(guild, where, line.channel_id, line.parent_id)
