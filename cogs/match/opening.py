"""Opening a table: `/match new | rematch`, and the buttons that do so."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec
from discord import app_commands

from cogs.interactions import which_game
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import of_new_tables
from cogs.interactions.which_game import suggest_games
from cogs.interactions.which_match import OVER
from cogs.match import GROUP
from cogs.match.moving import bound, check_channel
from cogs.messages.channels import MatchChannel, check_permissions, here, new_thread, thread_parent
from cogs.messages.faults import is_outage
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.observation import Observation
from play.lobby import NewTable
from play.moment import MatchCard
from render import verbs
from render.page import Page, Paragraph
from render.pages.notices import opened_page
from render.pages.parts import button, rows
from render.pages.settings import PACES
from render.phrases import QUIET, game_name
from text import Words

Where = Literal["thread", "here"]


@autocomplete
async def suggest_paces(request: Request, current: str) -> Named:
    """Name the paces."""
    return [(pace, request.words(f"pace-{pace}")) for pace in PACES]


@autocomplete
async def suggest_options(request: Request, current: str) -> Named:
    """Name each value of the options that are not typed yet, after those that are; of all games if none is named."""
    typed = request.interaction.namespace.game or ""
    games = which_game.meant(typed) if typed else registry.game_ids()
    before, comma, _ = current.rpartition(",")
    taken = {part.partition("=")[0].strip() for part in before.split(",")}
    start = f"{before}{comma} ".lstrip()
    found = _option_values(games, request.words)
    return [(start + value, start + name) for option, value, name in found if option not in taken]


def _option_values(games: Sequence[GameId], said: Words) -> Iterator[tuple[str, str, str]]:
    """Yield each option's id with each of its values, typed and in words."""
    for game in games:
        of_game = f"{game_name(game, said)} · " if len(games) > 1 else ""
        for option in registry.find(game).options:
            key = f"{game}-option-{option.id}"
            for value in option.values:
                yield option.id, f"{option.id}={value}", f"{of_game}{said(key)}: {said(f'{key}-{value}')}"


class Wish(msgspec.Struct, frozen=True):
    """What somebody asked for when opening a table; None where the server's or the game's own default is meant."""

    game: str
    where: Where | None = None
    options: Mapping[str, str] = {}
    seats: int | None = None
    pace: str | None = None
    language: str | None = None
    salt: str | None = None


@pressed(verbs.NEW)
@needs(None)
async def new(request: Request) -> Answer:
    """Open a table of the only game there is, or of the one chosen; else ask which."""
    games = registry.game_ids()
    if not request.arg and len(games) > 1:
        buttons = [button(verbs.NEW, game_name(game, request.words), game) for game in games]
        return Answer(Page((Paragraph(request.words("new-which-game")), *rows(buttons)), QUIET))
    return await _open_table(request, Wish(request.arg or games[0]))


@command(GROUP, name="new", autocomplete={"game": suggest_games, "options": suggest_options, "pace": suggest_paces})
@needs(None)
async def new_as_typed(
    request: Request,
    *,
    game: str | None = None,
    seats: app_commands.Range[int, 2, 12] | None = None,
    options: str | None = None,
    where: Where | None = None,
    pace: str | None = None,
    language: Literal["en", "ru"] | None = None,
    salt: str | None = None,
) -> Answer:
    """Open a table; options that only one game has name it. Nothing at all: as the button does."""
    if not any((game, seats, options, where, pace, language, salt)):
        return await new(request)
    chosen, said = _read_options(options or ""), request.words
    named = which_game.choose_by_options(chosen, said) if chosen and not game else which_game.choose(game, said)
    return await _open_table(request, Wish(named, where, chosen, seats, pace, language, salt))


def _read_options(text: str) -> Mapping[str, str]:
    """Return the options in `name=value, name=value`.

    Raises:
        Refusal: `options_unreadable` (`word`).
    """
    found: dict[str, str] = {}
    for part in (part.strip() for part in text.split(",")):
        if not part:
            continue
        name, equals, value = part.partition("=")
        if not equals:
            raise Refusal("options_unreadable", word=part)
        found[name.strip()] = value.strip()
    return found


async def _open_table(request: Request, wish: Wish) -> Answer:
    """Open a table in a new thread or where the person is, and say where it is.

    Raises:
        Refusal: what the lobby refuses; `missing_permissions`, `no_threads_here`, `closed_channel` (`channels`).
    """
    at = here(request.interaction)
    in_thread = at.guild_id is not None and wish.where != "here"
    await check_channel(request, at)
    channel_id = thread_parent(at) if in_thread else at.channel_id
    await check_permissions(request.bot, channel_id, request.words, thread=in_thread)
    match = await request.services.lobby.open_table(await _new_table(request, wish, at, in_thread))
    if in_thread:
        at = await _in_new_thread(request, match, channel_id)
    salt = (await request.services.finder.card(match.match)).salts[0]
    return answer(match, opened_page(match, at.channel_id, request.words, salt))


@pressed(verbs.REMATCH)
@command(GROUP, statuses=OVER)
@needs("rematch")
async def rematch(request: Request) -> Answer:
    """Open a table with the people and options of a match that is over.

    Raises:
        Refusal: `not_over`, `not_a_player`, `rematch_exists`, and what keeps a table from opening.
    """
    card = await request.card()
    parent_id = card.parent_id
    at = _of_rematch(request, card)
    await check_permissions(request.bot, parent_id or at.channel_id, request.words, thread=parent_id is not None)
    opened = await request.services.lobby.rematch(request.match, request.person, request.default_salt)
    match = await request.services.observations.public(opened)
    if parent_id is not None:
        at = await _in_new_thread(request, match, parent_id)
    else:
        try:
            await bound(request.bot, opened, at)
        except Refusal:
            await request.services.lobby.cancel(opened, request.user_id)
            raise
    return answer(match, opened_page(match, at.channel_id, request.words, request.default_salt))


def _of_rematch(request: Request, card: MatchCard) -> MatchChannel:
    """Return where the rematch of a match without a thread is played: where that was, or in these direct messages."""
    if card.guild_id is None or card.channel_id is None:
        return here(request.interaction)
    return MatchChannel(card.channel_id, card.guild_id)


async def _in_new_thread(request: Request, match: Observation, parent_id: int) -> MatchChannel:
    """Open the thread of a new table and bind the match to it; without a thread there is no table."""
    try:
        at = await new_thread(request.bot, parent_id, match)
        await bound(request.bot, match.match, at)
    except Exception as fault:
        await request.services.lobby.cancel(match.match, request.user_id)
        if is_outage(fault):
            raise Refusal("discord") from fault
        raise
    return at


async def _new_table(request: Request, wish: Wish, at: MatchChannel, in_thread: bool) -> NewTable:
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
