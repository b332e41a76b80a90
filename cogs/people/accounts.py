"""Two accounts of one person: `/account give | take` by both, `/account moved | pairs` by staff, and their buttons."""

import re
from typing import Final

import discord

from cogs.interactions.commands import command, group
from cogs.interactions.request import Answer, Chosen, Request, ask_fields, forget_filled, keep_filled
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from games.kernel.accounts import Moved
from games.kernel.errors import Refusal
from render import verbs
from render.page import number_in
from render.pages.accounts import (
    accounts_page,
    found_page,
    found_taken_page,
    give_page,
    given_page,
    gone_page,
    moved_fields,
    moved_page,
    pairs_page,
    take_account_page,
    taken_account_page,
)
from render.pages.notices import note

GROUP = group("account")
_ID: Final = re.compile(r"(?:<@!?)?([0-9]{15,20})>?")


@pressed(verbs.ACCOUNTS)
@needs(None)
async def show(request: Request) -> Answer:
    """Show what somebody with two accounts can do."""
    moves = await request.services.accounts.moves_to(request.user_id)
    names = {each.old: await request.bot.members.name(each.old) for each in moves}
    servers = {each.guild_id: _server_name(request, each.guild_id) for each in moves}
    return Answer(accounts_page(request.words, moves, {**names, **servers}))


@pressed(verbs.GIVE_ALL)
@needs(None)
async def give_chosen(request: Request) -> Answer:
    """Ask, then offer everything to the account that was chosen; or to none any more.

    Raises:
        Refusal: what `Accounts.hand_over` refuses; `bots_have_no_account`, `unknown_control`.
    """
    if request.chosen_person is not None:
        return await _give(request, request.chosen_person)
    named, _, said = request.arg.partition(".")
    if said == verbs.NO:
        await request.services.accounts.keep(request.user_id)
        return Answer(note(request.words("accounts-kept")))
    to = _id(named)
    if said != verbs.YES:
        raise Refusal("unknown_control")
    await request.services.accounts.hand_over(request.user_id, to)
    return Answer(given_page(await request.bot.members.name(to), request.words))


@command(GROUP, name="give")
@needs(None)
async def give(request: Request, player: discord.User) -> Answer:
    """Ask whether everything is to be offered to that account; refuses what `_give` refuses."""
    return await _give(request, player)


async def _give(request: Request, player: discord.User | Chosen) -> Answer:
    _check_person(request, player)
    return Answer(give_page(player.id, player.display_name, request.words))


@pressed(verbs.TAKE_ALL)
@needs(None)
async def take_chosen(request: Request) -> Answer:
    """Ask, then take everything over from the account that was chosen.

    Raises:
        Refusal: what `Accounts.take_over` refuses; `bots_have_no_account`, `unknown_control`.
    """
    if request.chosen_person is not None:
        return await _take(request, request.chosen_person)
    named, _, said = request.arg.partition(".")
    if said != verbs.YES:
        raise Refusal("unknown_control")
    old = _id(named)
    await request.services.accounts.take_over(request.user_id, old)
    return Answer(taken_account_page(await request.bot.members.name(old), request.words))


@command(GROUP, name="take")
@needs(None)
async def take(request: Request, player: discord.User) -> Answer:
    """Ask whether everything of that account is to be taken over; refuses what `Accounts.offered` refuses."""
    return await _take(request, player)


async def _take(request: Request, player: discord.User | Chosen) -> Answer:
    _check_person(request, player)
    found = await request.services.accounts.offered(request.user_id, player.id)
    return Answer(take_account_page(player.id, player.display_name, found, request.words))


@pressed(verbs.PAIRS)
@command(GROUP)
@needs(None)
async def pairs(request: Request) -> Answer:
    """Show staff who plays mostly each other on their server.

    Raises:
        Refusal: `server_only`, `staff_only`.
    """
    guild_id = _staffed(request)
    found = await request.services.accounts.pairs(guild_id)
    moves = await request.services.accounts.moves_on(guild_id)
    people = {each for move in moves for each in (move.old, move.new, move.by) if each is not None}
    names = {each: await request.bot.members.name(each) for each in people}
    return Answer(pairs_page(found, moves, names, request.words, number_in(request.arg) or 0))


@pressed(verbs.MOVED, "modal")
@needs(None)
async def moved_chosen(request: Request) -> Answer | None:
    """Ask staff whose an account was, then say it; refuses what `_say` refuses."""
    _staffed(request)
    if not request.values:
        await ask_fields(request, request.words("modal-moved"), moved_fields(request.words))
        return None
    keep_filled(request)
    said = await _say(request, *(*request.values, "", "")[:2])
    forget_filled(request)
    return said


@command(GROUP, name="moved")
@needs(None)
async def moved_as_typed(request: Request, old: str, new: str) -> Answer:
    """Say, as staff, whose an account was; refuses what `_say` refuses."""
    return await _say(request, old, new)


async def _say(request: Request, old_typed: str, new_typed: str) -> Answer:
    """Say whose an account was that is gone, and tell both.

    Raises:
        Refusal: `server_only`, `staff_only`, `no_account` (`word`), `account_still_here` (it is on the server),
            `account_not_here` (the new one is not), `bots_have_no_account`, and what `Accounts.say_moved` refuses.
    """
    guild_id = _staffed(request)
    old, new = (_id(each) for each in (old_typed, new_typed))
    left = await request.bot.members.left(guild_id, (old, new))
    if old not in left:
        raise Refusal("account_still_here")
    if new in left:
        raise Refusal("account_not_here")
    move = await request.services.accounts.say_moved(guild_id, old, new, request.user_id)
    if move.is_new:
        await _tell(request, move)
    names = {each: await request.bot.members.name(each) for each in (old, new)}
    return Answer(moved_page(move, names, request.words))


async def _tell(request: Request, move: Moved) -> None:
    """Tell both accounts, so far as they can be reached."""
    server = _server_name(request, move.guild_id)
    for user_id, page in ((move.old, gone_page), (move.new, found_page)):
        words = await request.bot.words_of(user_id, request.words.language)
        await request.bot.try_direct_message(user_id, page(move, server, words))


@pressed(verbs.MOVED_TAKE)
@needs(None)
async def take_found(request: Request) -> Answer:
    """Take over what staff say was one's own.

    Raises:
        Refusal: what `Accounts.take_found` refuses; `account_still_here`.
    """
    guild, _, old = request.arg.partition(".")
    guild_id, user_id = _id(guild), _id(old)
    if user_id not in await request.bot.members.left(guild_id, (user_id,)):
        raise Refusal("account_still_here")
    with_ratings = await request.services.accounts.take_found(guild_id, request.user_id, user_id)
    return Answer(found_taken_page(request.words, with_ratings=with_ratings))


@pressed(verbs.MOVED_STOP)
@needs(None)
async def object_to_move(request: Request) -> Answer:
    """Say that one's account is not gone; refuses what `Accounts.object` refuses."""
    await request.services.accounts.object(_id(request.arg), request.user_id)
    return Answer(note(request.words("moved-stopped")))


def _check_person(request: Request, player: discord.User | Chosen) -> None:
    if player.bot:
        raise Refusal("bots_have_no_account")
    request.bot.members.remember(player.id, player.display_name)


def _id(typed: str) -> int:
    """Return the id of an account that was typed or mentioned; refuses `no_account` (`word`)."""
    found = _ID.fullmatch(typed.strip())
    if found is None:
        raise Refusal("no_account", word=typed)
    return int(found[1])


def _staffed(request: Request) -> int:
    guild_id = request.interaction.guild_id
    if guild_id is None:
        raise Refusal("server_only")
    if not request.is_staff_of(guild_id):
        raise Refusal("staff_only")
    return guild_id


def _server_name(request: Request, guild_id: int) -> str:
    guild = request.bot.get_guild(guild_id)
    return "" if guild is None else guild.name
