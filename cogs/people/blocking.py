"""The people somebody does not want at their tables: `/settings blocked`, and the page behind `/privacy`."""

import discord

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Chosen, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.people.settings import GROUP
from render import verbs
from render.pages.privacy import blocked_page


@pressed(verbs.BLOCKED)
@needs(None)
async def block_chosen(request: Request) -> Answer:
    """Show the person's list; somebody who was chosen is put on it first.

    Raises:
        Refusal: what `Blocks.add` refuses.
    """
    return await _block(request, request.chosen_person)


@command(GROUP, name="blocked")
@needs(None)
async def blocked_as_typed(request: Request, player: discord.User | None = None) -> Answer:
    """Show the person's list; somebody named here is put on it first."""
    return await _block(request, player)


@pressed(verbs.UNBLOCK)
@needs(None)
async def unblock(request: Request) -> Answer:
    """Take who was chosen off the list."""
    blocks = request.services.blocks
    for user_id in await blocks.of_person(request.user_id):
        if str(user_id) == request.arg:
            await blocks.remove(request.user_id, user_id)
    return await _shown(request)


async def _block(request: Request, player: discord.User | Chosen | None) -> Answer:
    if player is not None:
        request.bot.members.remember(player.id, player.display_name)
        await request.services.blocks.add(request.user_id, player.id)
    return await _shown(request)


async def _shown(request: Request) -> Answer:
    """Return the list with the names by which people are known."""
    known = await request.services.blocks.of_person(request.user_id)
    people = [(user_id, await request.bot.members.name(user_id)) for user_id in known]
    return Answer(blocked_page(people, request.words))
