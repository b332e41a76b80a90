"""At an open table: sit down, leave, invite, computers, start, call off."""

import logging

from cogs.messages.posting import NotNow
from cogs.requests.places import bring_in, check_permissions, name_people
from cogs.requests.request import Request
from cogs.requests.routes import answers
from games.kernel.errors import Refusal
from play.finder import MatchCard
from play.lobby import Person
from render import verbs
from render.page import Page, Paragraph
from render.pages.more import cancel_page
from render.pages.notices import invited_page, joined_page, left_page, note, seated_letter
from render.phrases import QUIET, escaped, title

_log = logging.getLogger(__name__)

CALLED_OFF_ALREADY = ("ended", "cancelled")


@answers(verbs.JOIN)
async def join(request: Request) -> None:
    """Seat the person; what was typed goes into the shuffle, else the id of this very press."""
    await sit_down(request, None)


async def sit_down(request: Request, salt: str | None) -> None:
    """Seat the person and find out at once whether direct messages reach them.

    Raises:
        Refusal: what `Lobby.join` refuses.
    """
    await request.services.lobby.join(request.match, request.person, salt or request.default_salt)
    card = await request.services.finder.card(request.match)
    if card.channel_id is not None:
        await bring_in(request.bot, card.channel_id, request.user_id)
    is_open = await _reaches(request, card)
    observation = await request.observation()
    await request.show_match(observation, joined_page(observation, request.words, dm_open=is_open))


@answers(verbs.LEAVE)
async def leave(request: Request) -> None:
    """Free the person's seat."""
    await request.services.lobby.leave(request.match, request.user_id)
    observation = await request.observation()
    await request.show_match(observation, left_page(observation, request.words))


@answers(verbs.DECLINE)
async def decline(request: Request) -> None:
    """Take the person off the list of those who were asked.

    Raises:
        Refusal: what `Lobby.decline` refuses.
    """
    await request.services.lobby.decline(request.match, request.user_id)
    observation = await request.observation()
    await request.show(note(request.words("declined", title=title(observation, request.words))))


@answers(verbs.COMPUTER, "quiet")
async def add_computer(request: Request) -> None:
    """Seat a computer player; it is named in each reader's own language."""
    await request.services.lobby.add_computer(request.match, request.user_id, "")


@answers(verbs.UNCOMPUTER, "quiet")
async def remove_computer(request: Request) -> None:
    """Send the last computer player away."""
    await request.services.lobby.remove_computer(request.match, request.user_id)


@answers(verbs.START, "quiet")
async def start(request: Request) -> None:
    """Begin the match, if the bot may show it where it lives.

    Raises:
        Refusal: what `Lobby.start` refuses; `missing_permissions`, `no_such_channel`.
    """
    card = await request.services.finder.card(request.match)
    if card.status == "open" and card.host_user_id == request.user_id and card.channel_id is not None:
        await check_permissions(request.bot, card.channel_id, request.words)
    await request.services.lobby.start(request.match, request.user_id)
    if card.channel_id is not None:
        await name_people(request.bot, card.channel_id, await request.services.observations.public(request.match))


@answers(verbs.CANCEL)
async def cancel(request: Request) -> None:
    """Ask, then call the match off.

    Raises:
        Refusal: `already_over`, `not_the_host` (`host`).
    """
    observation = await request.observation()
    card = await request.services.finder.card(request.match)
    if card.status in CALLED_OFF_ALREADY:
        raise Refusal("already_over")
    is_staff = request.is_staff_of(card.guild_id)
    if card.host_user_id != request.user_id and not is_staff:
        raise Refusal("not_the_host", host=card.host_name)
    if request.arg != verbs.YES:
        await request.show_match(observation, cancel_page(observation, request.words))
        return
    await request.services.lobby.cancel(request.match, request.user_id, staff=is_staff)
    observation = await request.observation()
    said = request.words("table-cancelled", title=title(observation, request.words))
    await request.show_match(observation, Page((Paragraph(said),), QUIET))


async def invite(request: Request, guest: Person) -> None:
    """Ask somebody to join: by direct message, and by name on the table's card.

    Raises:
        Refusal: what `Lobby.invite` refuses.
    """
    request.bot.names.remember(guest.user_id, guest.name)
    await request.services.lobby.invite(request.match, request.user_id, guest.user_id)
    card = await request.services.finder.card(request.match)
    if card.channel_id is not None:
        await bring_in(request.bot, card.channel_id, guest.user_id)
    observation = await request.services.observations.public(request.match)
    said = await request.bot.words_of(guest.user_id, observation.language)
    page = invited_page(observation, request.person.name, card.channel_id, said, card.guild_id)
    try:
        key = "invited-sent" if await request.bot.tell(guest.user_id, page, observation) else "invited-no-dm"
    except NotNow:
        key = "invited-not-now"
    await request.show(note(request.words(key, name=escaped(guest.name), title=title(observation, request.words))))


async def kick(request: Request, guest: Person) -> None:
    """Free somebody's seat.

    Raises:
        Refusal: what `Lobby.kick` refuses; in a running match `not_at_table`, `not_the_host` (`host`), `still_here`
            (`name`).
    """
    card = await request.services.finder.card(request.match)
    if card.status == "running":
        await _free(request, card, guest)
        return
    await request.services.lobby.kick(request.match, request.user_id, guest.user_id)
    observation = await request.services.observations.public(request.match)
    await request.show(note(request.words("kicked", name=escaped(guest.name), title=title(observation, request.words))))


async def _free(request: Request, card: MatchCard, guest: Person) -> None:
    """Give up the seat of somebody who has left the server, so that the others need not wait for ever."""
    people = {face.user_id: face for face in card.faces if face.sitter == "person" and face.user_id is not None}
    if guest.user_id not in people or guest.user_id == request.user_id:
        raise Refusal("not_at_table")
    left = await request.bot.members.left(card.guild_id, people)
    # Without a host anybody at the table may do it.
    is_host = card.host_user_id == request.user_id or (card.host_user_id in left and request.user_id in people)
    if not is_host and not request.is_staff_of(card.guild_id):
        raise Refusal("not_the_host", host=card.host_name)
    if guest.user_id not in left:
        raise Refusal("still_here", name=people[guest.user_id].name)
    await request.services.matches.resign(request.match, guest.user_id)
    observation = await request.services.observations.public(request.match)
    said = await request.bot.words_of(guest.user_id, observation.language)
    try:
        await request.bot.tell(guest.user_id, note(said("freed-letter", title=title(observation, said))))
    except NotNow:
        _log.info("match %s: somebody does not learn that their seat was freed", request.match)
    await request.show(
        note(request.words("freed", name=people[guest.user_id].name, title=title(observation, request.words)))
    )


async def _reaches(request: Request, card: MatchCard) -> bool:
    """Say whether a direct message reaches the person, who gets one with the way to the table."""
    if request.settings.secrets != "dm":
        return True
    observation = await request.observation()
    letter = seated_letter(observation, card.channel_id, request.words, card.guild_id)
    try:
        return await request.bot.tell(request.user_id, letter, observation)
    except NotNow:
        # Nobody is told to open what may well be open.
        return True
