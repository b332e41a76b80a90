"""Opening a table: anew, for a rematch, and bringing a match to another place."""

from collections.abc import Mapping
from typing import Literal

import discord
import msgspec

from cogs.client import Client
from cogs.messages.component_ids import NO_MATCH
from cogs.messages.faults import is_outage
from cogs.projection.table_messages import TABLE
from cogs.requests.places import Place, channel_of, check_permissions, here, new_thread, sure_parent
from cogs.requests.request import Request
from cogs.requests.routes import answers
from cogs.requests.table_language import of_new_tables
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation, Status
from play.finder import MatchCard
from play.lobby import NewTable
from render import verbs
from render.page import Page, Paragraph
from render.pages.notices import channel_found_page, moved_page, note, opened_page
from render.pages.parts import button, rows
from render.phrases import QUIET, game_name, title
from text import words

Where = Literal["thread", "here"]
ACTIVE: tuple[Status, ...] = ("open", "running")
LONGEST_LIST = 100


class Wish(msgspec.Struct, frozen=True):
    """What somebody asked for when opening a table; None where the server's or the game's own default is meant."""

    game: str
    where: Where | None = None
    options: Mapping[str, str] = {}
    seats: int | None = None
    pace: str | None = None
    language: str | None = None
    salt: str | None = None


@answers(verbs.NEW)
async def new(request: Request) -> None:
    """Open a table of the only game there is, or of the one chosen; else ask which."""
    games = registry.game_ids()
    if not request.arg and len(games) > 1:
        await request.show(_games_page(request))
        return
    await open_table(request, Wish(request.arg or games[0]))


async def open_table(request: Request, wish: Wish) -> None:
    """Open a table in a new thread or where the person is, and say where it stands.

    Raises:
        Refusal: whatever the lobby refuses; `missing_permissions`, `no_threads_here`, `closed_channel` (`channels`).
    """
    at = here(request)
    in_thread = at.guild_id is not None and wish.where != "here"
    await _check_channel(request, at)
    channel_id = sure_parent(request) if in_thread else at.channel_id
    await check_permissions(request.bot, channel_id, request.words, thread=in_thread)
    observation = await request.services.lobby.open_table(await _new_table(request, wish, at, in_thread))
    if in_thread:
        at = await _placed(request, observation, channel_id)
    await request.show_match(observation, opened_page(observation, at.channel_id, request.words))


@answers(verbs.REMATCH)
async def rematch(request: Request) -> None:
    """Open a table with the people and options of a match that is over.

    Raises:
        Refusal: `not_over`, `not_a_player`, `rematch_exists`, and what keeps a table from opening.
    """
    card = await request.services.finder.card(request.match)
    parent_id = card.parent_id
    if parent_id is not None:
        await check_permissions(request.bot, parent_id, request.words, thread=True)
    match = await request.services.lobby.rematch(request.match, request.person, request.default_salt)
    observation = await request.services.observations.public(match)
    if parent_id is not None:
        at = await _placed(request, observation, parent_id)
    else:
        at = here(request)
        await _bound(request, match, at)
    await request.show_match(observation, opened_page(observation, at.channel_id, request.words))


async def move(request: Request, where: Where | None) -> None:
    """Bring a match to a new thread of this channel, or right here.

    Raises:
        Refusal: `not_at_table`, `channel_taken`, `closed_channel` (`channels`), `not_in_direct_messages` (others play
            too), and what keeps a table from opening.
    """
    observation = await request.observation()
    card = await request.services.finder.card(request.match)
    if observation.observer is None and not request.is_staff_of(card.guild_id):
        raise Refusal("not_at_table")
    at = here(request)
    if at.guild_id is None and sum(face.sitter == "person" for face in observation.faces) > 1:
        raise Refusal("not_in_direct_messages")
    await _check_channel(request, at)
    in_thread = where == "thread" and at.guild_id is not None
    if in_thread:
        await check_permissions(request.bot, sure_parent(request), request.words, thread=True)
        at = await new_thread(request.bot, sure_parent(request), observation)
    else:
        await check_permissions(request.bot, at.channel_id, request.words)
    await request.services.lobby.bind(request.match, at.channel_id, at.guild_id, at.parent_id)
    request.bot.refresh(request.match)
    await request.show_match(observation, moved_page(observation, at.channel_id, request.words))


@answers(verbs.NEW_PLACE)
async def new_place(request: Request) -> None:
    """Give a match whose table cannot be shown a new thread beside the one that it had.

    Whoever presses later, or after the table was found again, is told where it is.

    Raises:
        Refusal: `not_at_table`, `no_such_channel` (the channel above is gone too), and what keeps a table from opening.
    """
    observation = await request.observation()
    if observation.observer is None:
        raise Refusal("not_at_table")
    async with request.bot.moving:
        card = await request.services.finder.card(request.match)
        if not await _is_lost(request, card):
            await _show_where(request, observation, card.channel_id, card.guild_id)
            return
        if card.parent_id is None:
            raise Refusal("no_such_channel")
        await check_permissions(request.bot, card.parent_id, request.words, thread=True)
        at = await new_thread(request.bot, card.parent_id, observation)
        await request.services.lobby.bind(request.match, at.channel_id, at.guild_id, at.parent_id)
        request.bot.refresh(request.match)
    await _show_where(request, observation, at.channel_id, at.guild_id)


async def _show_where(request: Request, observation: Observation, channel_id: int | None, guild_id: int | None) -> None:
    await request.show_match(observation, channel_found_page(observation, channel_id, request.words, guild_id))


async def _is_lost(request: Request, card: MatchCard) -> bool:
    """Say whether the table of a match was found to be out of reach where the match lives."""
    rows = await request.services.shown.shown(request.match)
    return card.status in ACTIVE and any(row.audience == TABLE and row.state == "gone" for row in rows)


async def rebind(bot: Client, channel_id: int) -> int:
    """Show the active matches of a channel's server anew; those whose place is gone get a thread under that channel.

    For a server that was made anew: of what was shown before nothing is there any more. Returns how many were moved.
    """
    channel = await channel_of(bot, channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no_threads_here")
    moved = 0
    for line in await bot.services.finder.of_guild(channel.guild.id, ACTIVE, LONGEST_LIST):
        for message in await bot.services.shown.shown(line.match):
            await bot.services.shown.drop(line.match, message.audience)
        if line.channel_id is None or channel.guild.get_channel_or_thread(line.channel_id) is None:
            await _rebound(bot, line.match, channel_id)
            moved += 1
        bot.refresh(line.match)
    return moved


async def _rebound(bot: Client, match: MatchId, channel_id: int) -> None:
    """Give a match a new thread and say there what happened, before the table is shown below."""
    observation = await bot.services.observations.public(match)
    at = await new_thread(bot, channel_id, observation)
    said = words(observation.language)
    layout = await bot.presenter.present(note(said("rebound", title=title(observation, said))), NO_MATCH, 0)
    await bot.postbox.send(at.channel_id, layout)
    await bot.services.lobby.bind(match, at.channel_id, at.guild_id, at.parent_id)


async def _placed(request: Request, observation: Observation, parent_id: int) -> Place:
    """Open the thread of a new table and bind the match to it; without a thread there is no table."""
    try:
        at = await new_thread(request.bot, parent_id, observation)
        await _bound(request, observation.match, at)
    except Exception as fault:
        await request.services.lobby.cancel(observation.match, request.user_id)
        if is_outage(fault):
            raise Refusal("discord") from fault
        raise
    return at


async def _bound(request: Request, match: MatchId, at: Place) -> None:
    await request.services.lobby.bind(match, at.channel_id, at.guild_id, at.parent_id)
    request.bot.refresh(match)


async def _new_table(request: Request, wish: Wish, at: Place, in_thread: bool) -> NewTable:
    server = await request.services.people.guild(at.guild_id) if at.guild_id is not None else None
    return NewTable(
        game=wish.game,
        host=request.person,
        salt=wish.salt or request.default_salt,
        language=wish.language or of_new_tables(request, server),
        pace=wish.pace or (server.pace if server else "none"),
        options=dict(wish.options),
        guild_id=at.guild_id,
        channel_id=None if in_thread else at.channel_id,
        parent_id=at.parent_id,
        seats=wish.seats,
    )


async def _check_channel(request: Request, at: Place) -> None:
    """Refuse a channel that the server keeps free of tables."""
    if at.guild_id is None:
        return
    allowed = (await request.services.people.guild(at.guild_id)).channels
    if allowed and at.channel_id not in allowed and at.parent_id not in allowed:
        raise Refusal("closed_channel", channels=tuple(map(str, allowed)))


def _games_page(request: Request) -> Page:
    games = [button(verbs.NEW, game_name(game, request.words), game) for game in registry.game_ids()]
    return Page((Paragraph(request.words("new-which-game")), *rows(games)), QUIET)
