"""Which match a command means, and the list that Discord shows while somebody chooses one.

In this order: the one named; the active match of the channel; the one that waits for the person; the only active one
the person plays in; the only one at all. A match that has ended is still meant by its channel where a command fits
ended matches. A command of one game means matches of that game.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.interactions import standing
from cogs.interactions.request import Request, request_of
from games.kernel.errors import Refusal
from games.kernel.ids import GameId, MatchId, Seat
from games.kernel.observation import Status
from play.match.finder import MatchLine
from render.limits import OPTION_TEXT, clipped
from render.page import number_in
from render.pages.lists import MatchRow
from render.phrases import NAME, game_name, label, plain_title, seen
from text import Words

OPEN: tuple[Status, ...] = ("open",)
RUNNING: tuple[Status, ...] = ("running",)
ACTIVE = (*OPEN, *RUNNING)
OVER: tuple[Status, ...] = ("ended", "cancelled")
EVERY = (*ACTIVE, *OVER)
MOST_SUGGESTIONS = 25
LONGEST_LIST = 100
MOST_TITLES = 5
OWN_TITLE = 50


async def choose(
    request: Request, given: str | None, statuses: Collection[Status] = ACTIVE, game: GameId | None = None
) -> MatchId:
    """Return the match that a command, which may be one of a `game`, means.

    Raises:
        Refusal: `unknown_match` (`match`), `which_match` (`matches`: titles of those it may be); where there is none:
            `no_match_of_game` (`game`: its name), or `no_match`, `no_open_table`, `no_ended_match` (`server`: whether
            this is one).
    """
    if given is not None:
        return await _given(request, given)
    finder = request.services.finder
    channel_id = request.interaction.channel_id
    if channel_id is not None:
        here = await finder.in_channel(channel_id) or await _last_in(request, channel_id, statuses)
        if here is not None:
            return here
    waiting = await finder.waiting_for(request.user_id) if "running" in statuses else ()
    mine = _of_game(game, await finder.of_player(request.user_id, statuses, LONGEST_LIST))
    active = [line for line in mine if line.status in ACTIVE]
    for candidates in (_of_game(game, waiting), active, mine):
        if len(candidates) == 1:
            return candidates[0].match
    if mine:
        raise Refusal("which_match", matches=tuple(_titles(mine, servers_of(request.bot, mine), request.words)))
    raise _none(request, statuses, game)


async def meant(
    request: Request, given: str | None, statuses: Collection[Status] = EVERY, game: GameId | None = None
) -> Request:
    """Return the request with the match that is meant loaded; refuses what `choose` refuses."""
    return await request.about(await choose(request, given, statuses, game)).with_moment()


async def suggestions(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Return the matches of the person and the server that fit what is typed so far, the person's first."""
    request = await request_of(interaction).with_settings()
    mine = await request.services.finder.of_player(request.user_id, EVERY)
    theirs = await visible_of_server(request, EVERY, newest_only=True)
    lines = {line.match: line for line in (*theirs, *mine)}
    ordered = sorted(lines.values(), key=lambda line: (not line.my_turn, line.seat is None, -line.match))
    servers = servers_of(request.bot, ordered)
    named = ((line, _named(line, servers.get(line.match, ""), request.words)) for line in ordered)
    fitting = [(line, name) for line, name in named if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=str(line.match)) for line, name in fitting[:MOST_SUGGESTIONS]]


def _of_game(game: GameId | None, lines: Sequence[MatchLine]) -> list[MatchLine]:
    return [line for line in lines if game in (None, line.game)]


def _none(request: Request, statuses: Collection[Status], game: GameId | None) -> Refusal:
    """Return the refusal of a command that finds no match of these kinds."""
    if game is not None:
        return Refusal("no_match_of_game", game=game_name(game, request.words))
    code = "no_match" if "running" in statuses else "no_open_table" if "open" in statuses else "no_ended_match"
    return Refusal(code, server=request.interaction.guild_id is not None)


def servers_of(client: discord.Client, lines: Sequence[MatchLine]) -> Mapping[MatchId, str]:
    """Return the names of the servers of these matches, where two could be meant; direct messages have none."""
    if len({line.guild_id for line in lines}) < 2:
        return {}
    guilds = {line.match: line.guild_id and client.get_guild(line.guild_id) for line in lines}
    return {match: guild.name for match, guild in guilds.items() if guild}


def _titles(lines: Sequence[MatchLine], servers: Mapping[MatchId, str], words: Words) -> Iterator[str]:
    """Yield the titles of some matches that a command may mean, those first that wait for the person."""
    ordered = sorted(lines, key=lambda line: not line.my_turn)
    for line in ordered[:MOST_TITLES]:
        title = plain_title(line.match, line.game, words, line.title, OWN_TITLE)
        server = servers.get(line.match)
        yield f"{title} ({clipped(server, NAME)})" if server else title
    if len(ordered) > MOST_TITLES:
        yield "…"


async def _given(request: Request, given: str) -> MatchId:
    number = number_in(given.strip().removeprefix("#"))
    if number is None:
        raise Refusal("unknown_match", match=given)
    card = await request.services.finder.card(MatchId(number))
    if not standing.standing_of(request, card).roles:
        raise Refusal("unknown_match", match=number)
    return card.match


async def visible_of_server(
    request: Request, statuses: Collection[Status], *, newest_only: bool
) -> tuple[MatchLine, ...]:
    """Return the matches of this server whose channels the person can see, the newest first; none in direct messages.

    Open tables for invited people only are for these alone.
    `newest_only`: look at the newest `LONGEST_LIST` alone.
    """
    interaction, finder = request.interaction, request.services.finder
    if interaction.guild_id is None:
        return ()
    lines = await finder.of_guild(interaction.guild_id, statuses, LONGEST_LIST)
    found = list(lines)
    while len(lines) == LONGEST_LIST and not newest_only:
        lines = await finder.of_guild(interaction.guild_id, statuses, LONGEST_LIST, before=lines[-1].match)
        found += lines
    offered = (line for line in found if line.is_offered_to(request.user_id))
    return tuple(line for line in offered if standing.can_see(interaction, line.channel_id, line.parent_id))


async def _last_in(request: Request, channel_id: int, statuses: Collection[Status]) -> MatchId | None:
    """Return the newest match of the channel that is over, if the command fits such matches."""
    over = [status for status in statuses if status not in ACTIVE]
    if not over:
        return None
    guild_id = request.interaction.guild_id
    if guild_id is None:
        lines = await request.services.finder.of_player(request.user_id, over, LONGEST_LIST)
    else:
        lines = await request.services.finder.of_guild(guild_id, over, LONGEST_LIST)
    return next((line.match for line in lines if line.channel_id == channel_id), None)


def _named(line: MatchLine, server: str, words: Words) -> str:
    """Return one line of the list: number, game, server, players, and whether it waits for the person."""
    parts = [
        f"#{line.match}",
        clipped(seen(line.title), OWN_TITLE) or game_name(line.game, words),
        clipped(server, NAME),
        words.listed(label(face, words) for face in line.faces),
        words(f"status-{line.status}"),
    ]
    if line.my_turn:
        parts[-1] = words("list-yours")
    return clipped(" · ".join(part for part in parts if part), OPTION_TEXT)


def rows_of(
    client: discord.Client, lines: Sequence[MatchLine], words: Words, waiting: Collection[MatchId] = ()
) -> list[MatchRow]:
    """Return `lines` as a list shows them; `waiting` for the reader are also those that the lines do not name."""
    servers = servers_of(client, lines)
    return [
        MatchRow(
            line.match,
            line.game,
            line.status,
            tuple(label(face, words) for face in line.faces),
            line.channel_id,
            line.deadline_at,
            line.my_turn or line.match in waiting,
            line.waits_since,
            servers.get(line.match, ""),
            line.title,
            line.pace,
            line.language,
            line.free_seats,
            _names_at(line, line.awaited, words),
            line.is_paused,
            line.ended_at,
            _names_at(line, line.winners, words),
            line.people,
            line.tag,
            line.guild_id,
            line.reserved_seats,
            _rests_until(line),
        )
        for line in lines
    ]


def _rests_until(line: MatchLine) -> int | None:
    """Return until when no time runs, against the person or else all who are awaited; None if it does."""
    if line.my_turn and line.seat is not None and line.faces[line.seat].excused_until is not None:
        return line.faces[line.seat].excused_until
    known = [until for seat in line.awaited if (until := line.faces[seat].excused_until) is not None]
    return min(known) if known and len(known) == len(line.awaited) else None


def _names_at(line: MatchLine, seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """Return the names of those at these seats."""
    return tuple(label(line.faces[seat], words) for seat in seats)
