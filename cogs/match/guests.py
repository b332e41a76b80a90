"""Who is asked to an open table, and for whom its host reserves seats: lists, `/match invite`, `/match seat …`."""

import re
from collections.abc import Iterable
from contextlib import suppress

import discord

from cogs.interactions import standing, which_match
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Chosen, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import table_words
from cogs.match import GROUP, SEAT
from cogs.messages.threads import bring_in_at
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from play.rules.moment import MatchCard
from play.rules.nights import night_of
from render import verbs
from render.deciding.refusal import refusal_text
from render.pages.invitations import invited_page
from render.pages.lobby import people_page
from render.pages.notices import note
from render.pages.parts import with_notice
from render.phrases import escaped, title

_MENTION = re.compile(r"<@!?([0-9]{15,20})>")
_ID = re.compile(r"[0-9]{1,20}")
MOST_NAMED = 12
"""So many people are looked up for one new table: no game has more seats."""


async def people_of(request: Request, match: Observation, said: str = "") -> Answer:
    """Return the page of people at a table, below what was `said`; its host also reserves seats there."""
    card = await request.services.finder.card(match.match)
    reserved = [(user_id, await request.bot.members.name(user_id)) for user_id in card.reserved]
    may_reserve = standing.may(request, "seat", card)
    page = people_page(match, request.words, reserved, may_reserve=may_reserve)
    return answer(match, with_notice(said, page) if said else page)


@pressed(verbs.INVITE)
@needs("invite")
async def invite_chosen(request: Request, match: Observation) -> Answer:
    """Ask whom to invite, or whose seat to free, then invite who was chosen."""
    player = request.chosen_person
    return await people_of(request, match) if player is None else await _invite(request, player)


@command(GROUP, statuses=which_match.OPEN)
@needs("invite")
async def invite(request: Request, player: discord.User) -> Answer:
    """Ask somebody to join; refuses what `_invite` refuses."""
    return await _invite(request, player)


async def _invite(request: Request, player: discord.User | Chosen) -> Answer:
    """Ask somebody to join, once: by direct message, else by a mention at the table.

    Raises:
        Refusal: `bots_do_not_play` (`button`), and what `Lobby.invite` refuses.
    """
    if player.bot:
        raise Refusal("bots_do_not_play", button=(await table_words(request))("button-add-computer"))
    request.bot.members.remember(player.id, player.display_name)
    await request.services.lobby.invite(request.match, request.user_id, player.id, is_called=False)
    match = await request.services.observations.public(request.match)
    keys = {True: "invited-sent", False: "invited-no-dm", None: "invited-not-now"}
    key = keys[await _asked(request, match, player.id, is_reserved=False)]
    return Answer(note(request.words(key, name=escaped(player.display_name), title=title(match, request.words))))


@pressed(verbs.RESERVE)
@needs("seat")
async def reserve_chosen(request: Request) -> Answer:
    """Reserve seats for those who were chosen, and say what has become of each."""
    said = await reserved(request, request.chosen_people)
    return await people_of(request, await request.observation(), said)


@command(SEAT, statuses=which_match.OPEN)
@needs("seat")
async def reserve(request: Request, player: discord.User) -> Answer:
    """Reserve a seat for somebody; refuses what `_reserve` refuses."""
    chosen = Chosen(player.id, player.display_name, player.bot)
    return Answer(note(await _reserve(request, await request.observation(), chosen)))


@pressed(verbs.RELEASE)
@needs("seat")
async def release_chosen(request: Request) -> Answer:
    """Let anybody have the seat that was reserved for who was chosen.

    Raises:
        Refusal: `not_reserved`, and what `Guests.release` refuses.
    """
    if _ID.fullmatch(request.arg) is None:
        raise Refusal("not_reserved")
    user_id = int(request.arg)
    said = await _release(request, user_id, await request.bot.members.name(user_id))
    return await people_of(request, await request.observation(), said)


@command(SEAT, statuses=which_match.OPEN)
@needs("seat")
async def release(request: Request, player: discord.User) -> Answer:
    """Let anybody have the seat that was reserved for somebody; refuses what `Guests.release` refuses."""
    return Answer(note(await _release(request, player.id, player.display_name)))


async def _release(request: Request, user_id: int, name: str) -> str:
    await request.services.guests.release(request.match, request.user_id, user_id)
    match = await request.services.observations.public(request.match)
    return request.words("released", name=escaped(name), title=title(match, request.words))


async def guests_named(request: Request, typed: str) -> tuple[Chosen, ...]:
    """Return the people whom somebody named, by mentions or by names with commas between.

    Raises:
        Refusal: `unknown_guest` (`name`), `too_many_guests` (`most`).
    """
    ids = [int(each) for each in _MENTION.findall(typed)]
    names = [each.strip().removeprefix("@") for each in _MENTION.sub(",", typed).split(",") if each.strip()]
    if len(ids) + len(names) > MOST_NAMED:
        raise Refusal("too_many_guests", most=MOST_NAMED)
    members = await request.bot.members.listed(request.interaction.guild, [*map(str, ids), *names])
    known = {each.user_id: Chosen(each.user_id, each.name, each.is_bot) for each in members}
    # In direct messages there is no server that could tell a name; an id is enough.
    found = {each: known.get(each) or Chosen(each, await request.bot.members.name(each)) for each in ids}
    for name in names:
        alike = [each for each in members if name.casefold() in {one.casefold() for one in (each.name, *each.also)}]
        if len(alike) != 1:
            raise Refusal("unknown_guest", name=name)
        found[alike[0].user_id] = known[alike[0].user_id]
    return tuple(found.values())


async def reserved(request: Request, people: Iterable[Chosen]) -> str:
    """Reserve seats for people, as far as that can be; return a line of what has become of each."""
    match = await request.services.observations.public(request.match)
    lines: list[str] = []
    for each in people:
        try:
            lines.append(await _reserve(request, match, each))
        except Refusal as refusal:
            lines.append(f"{escaped(each.display_name)}: {refusal_text(refusal, request.words)}")
    return "\n".join(lines)


async def _reserve(request: Request, match: Observation, player: Chosen) -> str:
    """Reserve a seat for somebody, tell them once, and return what was done.

    Raises:
        Refusal: `bots_do_not_play` (`button`), and what `Guests.reserve` refuses.
    """
    if player.bot:
        raise Refusal("bots_do_not_play", button=(await table_words(request))("button-add-computer"))
    request.bot.members.remember(player.id, player.display_name)
    is_new = await request.services.guests.reserve(match.match, request.user_id, player.id)
    key = await _told(request, match, player.id) if is_new else "reserved"
    return request.words(key, name=escaped(player.display_name), title=title(match, request.words))


async def _told(request: Request, match: Observation, user_id: int) -> str:
    """Tell somebody privately of their seat; return the key of what was done.

    Who wants no messages only finds it on the table.
    """
    settings = await request.services.people.settings(user_id)
    if settings.reminders == "off":
        await _bring_in(request, match, user_id)
        return "reserved-untold"
    return "reserved-told" if await _asked(request, match, user_id, is_reserved=True) else "reserved-untold"


async def _asked(request: Request, match: Observation, user_id: int, *, is_reserved: bool) -> bool | None:
    """Ask somebody by direct message, at night without a sound; where none reaches them the table calls them.

    Return whether it has reached them: False if their direct messages are closed, None if Discord is out of order.
    """
    bot, card = request.bot, await _bring_in(request, match, user_id)
    said = await bot.words_of(user_id, match.language)
    page = invited_page(match, request.person.name, card.channel_id, said, card.guild_id, is_reserved=is_reserved)
    night = night_of(await request.services.people.settings(user_id))
    silent = night is not None and night.has(bot.now())
    is_reached = await bot.try_direct_message(user_id, page, match, silent=silent)
    if not is_reached:
        with suppress(Refusal):
            # It may have begun, or been cancelled, meanwhile.
            await request.services.guests.call(match.match, user_id)
    return is_reached


async def _bring_in(request: Request, match: Observation, user_id: int) -> MatchCard:
    """Bring somebody into the thread of a table; return its card."""
    bot, card = request.bot, await request.services.finder.card(match.match)
    if card.channel_id is not None:
        bring_in_at(bot, bot.errands, card.channel_id, user_id, is_elsewhere=not bot.speaks_to(card.guild_id))
    return card
