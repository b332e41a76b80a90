"""Seats that change hands in a running match: `/match seat offer | take`, and the buttons that do the same."""

import logging

import discord

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Chosen, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_match import RUNNING
from cogs.match import SEAT
from cogs.messages.threads import bring_in_at
from games.kernel.errors import Refusal
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from render import verbs
from render.page import number_in
from render.pages.notices import note
from render.pages.seats import offer_page, successor_page, take_page, taken_page
from render.phrases import escaped, title

_log = logging.getLogger(__name__)


@pressed(verbs.OFFER)
@needs("offer")
async def offer_chosen(request: Request, match: Observation) -> Answer:
    """Ask to whom the person offers their seat; then offer it to who was chosen or to anybody, or keep it.

    Raises:
        Refusal: what `_offer` refuses; `not_offered`.
    """
    replacing = request.services.replacing
    if request.chosen_person is not None:
        return await _offer(request, request.chosen_person)
    if match.status != "running":
        raise Refusal("not_running", status=match.status)
    if request.arg == verbs.YES:
        await replacing.offer(request.match, request.user_id)
    elif request.arg == verbs.NO:
        await replacing.keep(request.match, request.user_id)
    now = await request.observation()
    return answer(now, offer_page(now, request.words))


@command(SEAT, statuses=RUNNING)
@needs("offer")
async def offer(request: Request, match: Observation, player: discord.User | None = None) -> Answer:
    """Offer the own seat to somebody; without a name: ask."""
    if player is not None:
        return await _offer(request, player)
    return answer(match, offer_page(match, request.words))


async def _offer(request: Request, player: discord.User | Chosen) -> Answer:
    """Offer the own seat to one person, who is told by direct message.

    Raises:
        Refusal: `bots_do_not_play` (`button`), and what `Replacing.offer` refuses.
    """
    if player.bot:
        raise Refusal("bots_do_not_play", button=request.words("button-add-computer"))
    request.bot.members.remember(player.id, player.display_name)
    await request.services.replacing.offer(request.match, request.user_id, player.id)
    match = await request.services.observations.public(request.match)
    said = await request.bot.words_of(player.id, match.language)
    page = successor_page(match, escaped(request.person.name), said)
    key = "offered-sent" if await request.bot.try_direct_message(player.id, page, match) else "offered-no-dm"
    return Answer(note(request.words(key, name=escaped(player.display_name), title=title(match, request.words))))


@pressed(verbs.TAKE)
@needs("take")
async def take_chosen(request: Request, match: Observation) -> Answer:
    """Show which seats the person may take over and what comes with them; then take the one that was chosen.

    Raises:
        Refusal: what `Replacing.take` refuses.
    """
    seat = number_in(request.arg)
    if seat is None:
        return await take(request, match)
    before = match.faces[seat].user_id if seat in range(len(match.faces)) else None
    await request.services.replacing.take(request.match, request.person, Seat(seat))
    card = await request.services.finder.card(request.match)
    if card.channel_id is not None:
        bring_in_at(
            request.bot,
            request.bot.errands,
            card.channel_id,
            request.user_id,
            is_elsewhere=not request.bot.speaks_to(card.guild_id),
        )
    await _tell_former(request, before)
    own = await request.observation()
    return answer(own, taken_page(own, request.words))


@command(SEAT, statuses=RUNNING)
@needs("take")
async def take(request: Request, match: Observation) -> Answer:
    """Show which seats the person may take over, and what comes with them."""
    card = await request.card()
    asked = await request.services.reliabilities.wanted(match.match)
    # Who was invited to the open table says nothing about a seat that changes hands.
    wanted = "any" if asked == "invited" else asked
    band = await request.services.bands.of_match(match.match)
    return answer(match, take_page(match, request.user_id, card.pace, request.words, wanted, band=band))


async def _tell_former(request: Request, user_id: int | None) -> None:
    """Tell by direct message whoever had the seat before that it is somebody else's now."""
    if user_id in (None, request.user_id):
        return
    match = await request.services.observations.public(request.match)
    said = await request.bot.words_of(user_id, match.language)
    told = said("replaced-direct-message", title=title(match, said), player=escaped(request.person.name))
    if await request.bot.try_direct_message(user_id, note(told)) is None:
        _log.info("match %s: somebody does not learn that their seat was taken over", request.match)
