"""Opening a table: `/match new | rematch`, and the buttons that do so."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Literal

import discord
import msgspec
from discord import app_commands
from msgspec.structs import replace

from cogs.interactions import which_game
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Chosen, Request, answer, ask_for, ask_form
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import of_new_tables
from cogs.interactions.which_game import suggest_games
from cogs.interactions.which_match import OVER
from cogs.match import GROUP
from cogs.match.beginning import begun
from cogs.match.guests import guests_named, reserved
from cogs.match.moving import bound, check_channel
from cogs.messages.channels import MatchChannel, check_permissions, here, thread_parent
from cogs.messages.faults import is_outage
from cogs.projection.posts import new_place
from games import registry
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame, MatchOption
from games.kernel.ids import GameId
from games.kernel.observation import Observation
from games.kernel.pace import DEFAULT_PACE
from play.rules.moment import MatchCard
from play.rules.pace import agreed_pace
from play.seats.lobby import NewTable
from render import verbs
from render.deciding.refusal import refusal_text
from render.page import Block, Page, Paragraph, number_in
from render.pages.notices import opened_page
from render.pages.parts import button, rows, with_notice
from render.pages.server_settings import PACES
from render.pages.setup import (
    MORE_PACES,
    OWN,
    game_in,
    numbers_to_type,
    own_number_page,
    own_pace_page,
    parse_setup,
    setup_fields,
    setup_values,
)
from render.phrases import QUIET, escaped, game_name, option_value, pace_name
from text import Words

Where = Literal["thread", "here"]


@autocomplete
async def suggest_paces(request: Request, current: str) -> Named:
    """Name the paces, and what is typed if it is one."""
    said, named = request.words, list(PACES)
    with suppress(Refusal):
        named.insert(0, agreed_pace(current).name)
    return [(pace, pace_name(pace, said)) for pace in dict.fromkeys((*named, *MORE_PACES))]


@autocomplete
async def suggest_options(request: Request, current: str) -> Named:
    """Name each value of the options that are not typed yet, after those that are; of all games if none is named."""
    typed = request.interaction.namespace.game or ""
    games = which_game.meant(typed) if typed else registry.game_ids()
    before, comma, last = current.rpartition(",")
    taken = {part.partition("=")[0].strip() for part in before.split(",")}
    start = f"{before}{comma} ".lstrip()
    found = _option_values(games, last, request.words)
    return [(start + value, start + name) for option, value, name in found if option not in taken]


def _option_values(games: Sequence[GameId], last: str, said: Words) -> Iterator[tuple[str, str, str]]:
    """Yield each option's id with each of its values, typed and in words; and a number that is `last` typed for it."""
    name, _, number = (part.strip() for part in last.partition("="))
    for game in games:
        of_game = f"{game_name(game, said)} · " if len(games) > 1 else ""
        for option in registry.find(game).options:
            called = f"{of_game}{said(f'{game}-option-{option.id}')}"
            for value in _values(option, number if name == option.id else ""):
                said_value = option_value(game, option.id, value, said)
                yield option.id, f"{option.id}={value}", f"{called}: {said_value}"


def _values(option: MatchOption, number: str) -> Sequence[str]:
    """Return the values of an option that are listed, after the `number` that is typed if it can be chosen."""
    return tuple(dict.fromkeys((number, *option.values) if option.has(number) else option.values))


class Wish(msgspec.Struct, frozen=True):
    """What somebody asked for when opening a table; None where the server's or the game's own default is meant."""

    game: str
    where: Where | None = None
    options: Mapping[str, str] = {}
    seats: int | None = None
    pace: str | None = None
    language: str | None = None
    salt: str | None = None
    reliable: str | None = None
    guests: tuple[Chosen, ...] = ()


@pressed(verbs.NEW)
@needs(None)
async def new(request: Request) -> Answer:
    """Open a table of the only game there is, or of the one chosen; else ask which."""
    game = request.arg or only_game()
    return ask_which(request, verbs.NEW) if game is None else await _open_table(request, Wish(game))


def only_game() -> str | None:
    """Return the only game there is, None if there are several."""
    games = registry.game_ids()
    return games[0] if len(games) == 1 else None


def ask_which(request: Request, verb: str) -> Answer:
    """Ask which game; for a new table there is also a way to choose more about it."""
    said, games = request.words, [(game, game_name(game, request.words)) for game in registry.game_ids()]
    setups = [button(verbs.SET_UP, said("button-set-up", game=name), game) for game, name in games]
    blocks: tuple[Block, ...] = (
        Paragraph(said("new-which-game")),
        *rows([button(verb, name, game, style="primary") for game, name in games]),
        *(rows(setups) if verb == verbs.NEW else ()),
    )
    return Answer(Page(blocks, QUIET))


@pressed(verbs.SET_UP, "modal")
@needs(None)
async def set_up(request: Request) -> Answer | None:
    """Ask for all that is agreed about a table, then open it as chosen.

    Raises:
        Refusal: `unknown_game` (`word`), and what `opened` refuses.
    """
    game = registry.find(request.reference.arg)
    if not request.values:
        guild_id = request.interaction.guild_id
        server = await request.services.people.guild(guild_id) if guild_id is not None else None
        language, pace = of_new_tables(request, server), server.pace if server else DEFAULT_PACE
        title = request.words("modal-set-up", game=game_name(game.id, request.words))
        await ask_form(request, title, setup_fields(game, request.words, pace, language))
        return None
    chosen, options = setup_values(request.values)
    return await _set_up(request, game, chosen, options)


async def _set_up(request: Request, game: AnyGame, chosen: Mapping[str, str], options: Mapping[str, str]) -> Answer:
    """Ask for what is still to be typed, one thing after the other, or open the table."""
    if numbers_to_type(game, options):
        return Answer(own_number_page(game, chosen, options, request.words))
    if chosen.get("pace") == OWN:
        return Answer(own_pace_page(game, chosen, options, request.words))
    return await _open_table(request, _wish(game.id, chosen, options))


@pressed(verbs.OWN_NUMBER, "modal")
@needs(None)
async def own_number(request: Request) -> Answer | None:
    """Ask for the number of an option, again if it is none that can be, then for what else is to be typed.

    Raises:
        Refusal: `unknown_game` (`word`), and what `opened` refuses.
    """
    game = registry.find(game_in(request.reference.arg))
    chosen, options = parse_setup(request.reference.arg, game)
    wanted = numbers_to_type(game, options)
    if wanted and not request.values:
        await ask_for(request, "number", wanted[0].default)
        return None
    typed = request.values[0].strip() if request.values else ""
    if wanted and not wanted[0].has(typed):
        notice = request.words("setup-no-such-number", typed=escaped(typed))
        return Answer(with_notice(notice, own_number_page(game, chosen, options, request.words)))
    return await _set_up(request, game, chosen, {**options, **({wanted[0].id: typed} if wanted else {})})


@pressed(verbs.OWN_PACE, "modal")
@needs(None)
async def own_pace(request: Request) -> Answer | None:
    """Ask for an own pace, again if it is none, then open the table as it was chosen before.

    Raises:
        Refusal: `unknown_game` (`word`), and what `opened` refuses.
    """
    game = registry.find(game_in(request.reference.arg))
    if not request.values:
        await ask_for(request, "pace", "21:00 Europe/Berlin")
        return None
    chosen, options = parse_setup(request.reference.arg, game)
    try:
        pace = agreed_pace(request.values[0])
    except Refusal as refusal:
        notice = refusal_text(refusal, request.words)
        return Answer(with_notice(notice, own_pace_page(game, chosen, options, request.words)))
    return await _open_table(request, _wish(game.id, {**chosen, "pace": pace.name}, options))


def _wish(game: str, chosen: Mapping[str, str], options: Mapping[str, str]) -> Wish:
    """Return what was chosen when a table was set up."""
    where: Where = "here" if chosen.get("where") == "here" else "thread"
    seats = number_in(chosen.get("seats", ""))
    return Wish(game, where, options, seats, chosen.get("pace") or None, chosen.get("language"))


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
    reliable: Literal["any", "80", "90", "known_80", "known_90", "invited"] | None = None,
    guests: str | None = None,
) -> Answer:
    """Open a table; options that only one game has name it. Nothing at all: as the button does."""
    if not any((game, seats, options, where, pace, language, salt, reliable, guests)):
        return await new(request)
    chosen, said = _read_options(options or ""), request.words
    named = which_game.choose_by_options(chosen, said) if chosen and not game else which_game.choose(game, said)
    people = await guests_named(request, guests) if guests else ()
    return await _open_table(request, Wish(named, where, chosen, seats, pace, language, salt, reliable, people))


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
    """Open a table and say where it is; refuses what `opened` refuses."""
    match, at = await opened(request, wish)
    said = await reserved(request.about(match.match), wish.guests)
    salt = (await request.services.finder.card(match.match)).salts[0]
    page = opened_page(match, at.channel_id, request.words, salt)
    return answer(match, with_notice(said, page) if said else page)


async def opened(request: Request, wish: Wish) -> tuple[Observation, MatchChannel]:
    """Open a table in a new thread or where the person is; in a private thread only there, for nobody else to see it.

    Where the server has a forum for its tables, in a post there in place of a thread.

    Raises:
        Refusal: what the lobby refuses; `missing_permissions`, `no_threads_here`, `closed_channel` (`channels`).
    """
    at = here(request.interaction)
    in_thread = at.guild_id is not None and wish.where != "here" and not at.is_private
    forum_id = await _forum(request) if in_thread else None
    if forum_id is None:
        await check_channel(request, at)
    channel_id = at.channel_id if not in_thread else forum_id or thread_parent(at)
    await check_permissions(request.bot, channel_id, request.words, thread=in_thread)
    new = await _new_table(request, wish, at, in_thread)
    match = await request.services.lobby.open_table(new if forum_id is None else replace(new, parent_id=forum_id))
    if wish.reliable is not None:
        await request.services.reliabilities.want(match.match, request.user_id, wish.reliable)
    if in_thread:
        at = await _in_new_thread(request, match, channel_id)
    return match, at


async def _forum(request: Request) -> int | None:
    """Return the forum in which the server has its tables; None: it has none, or not one that the person can see."""
    guild, member = request.interaction.guild, request.interaction.user
    home = None if guild is None else await request.services.forums.of(guild.id)
    channel = None if guild is None or home is None else guild.get_channel(home.channel_id)
    if not isinstance(channel, discord.ForumChannel) or not isinstance(member, discord.Member):
        return None
    return channel.id if channel.permissions_for(member).view_channel else None


@pressed(verbs.REMATCH)
@command(GROUP, statuses=OVER)
@needs("rematch")
async def rematch(request: Request) -> Answer:
    """Open a table with the people and options of a match that is over; against computers alone it begins at once.

    Raises:
        Refusal: `not_over`, `not_a_player`, `rematch_exists`, and what keeps a table from opening.
    """
    card = await request.card()
    parent_id = None if _is_private(request, card) else card.parent_id
    at = _of_rematch(request, card)
    await check_permissions(request.bot, parent_id or at.channel_id, request.words, thread=parent_id is not None)
    anew = await request.services.lobby.rematch(request.match, request.person, request.default_salt)
    match = await request.services.observations.public(anew)
    if parent_id is not None:
        at = await _in_new_thread(request, match, parent_id)
    else:
        try:
            await bound(request.bot, anew, at)
        except Refusal:
            await request.services.lobby.cancel(anew, request.user_id)
            raise
    is_alone = sum(face.sitter == "ai" for face in match.faces) == len(match.faces) - 1 == len(card.faces) - 1
    if is_alone and len(card.faces) > 1:
        return await begun(request, anew, at.channel_id)
    return answer(match, opened_page(match, at.channel_id, request.words, request.default_salt))


def _is_private(request: Request, card: MatchCard) -> bool:
    """Return whether a match is known to live in a private thread."""
    channel = None if card.channel_id is None else request.bot.get_channel(card.channel_id)
    return isinstance(channel, discord.Thread) and channel.is_private()


def _of_rematch(request: Request, card: MatchCard) -> MatchChannel:
    """Return where the rematch of a match without a thread is played: where that was, or in these direct messages."""
    if card.guild_id is None or card.channel_id is None:
        return here(request.interaction)
    return MatchChannel(card.channel_id, card.guild_id)


async def _in_new_thread(request: Request, match: Observation, parent_id: int) -> MatchChannel:
    """Open the thread of a new table and bind the match to it; without a thread there is no table."""
    try:
        at = await new_place(request.bot, parent_id, match)
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
        pace=wish.pace or (server.pace if server else DEFAULT_PACE),
        options=dict(wish.options),
        guild_id=at.guild_id,
        channel_id=None if in_thread else at.channel_id,
        parent_id=at.open_parent_id,
        seats=wish.seats,
    )
