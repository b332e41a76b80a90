"""Threads of matches: how they are opened, what they are called, and who is brought in."""

import logging
from typing import Literal

import discord

from cogs.messages.channels import MatchChannel, Parent, channel_of, missing_permissions
from cogs.messages.elsewhere import thread_of
from cogs.messages.errands import Errands
from cogs.messages.faults import NAME_REFUSED, code_of, time_limit
from cogs.messages.refusals import refusal_of
from cogs.messages.requests import Ask
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from render.phrases import BETWEEN, label, plain_title
from text import Words, words

ARCHIVE_MINUTES: Literal[10080] = 10080
THREAD_NAME = 100
_log = logging.getLogger(__name__)


async def new_thread(
    client: discord.Client, errands: Errands, parent_id: int, observation: Observation
) -> MatchChannel:
    """Open a thread for a match under a channel; its people are brought in beside everything else.

    Raises:
        Refusal: `no_threads_here` if that channel cannot have threads, and what `refusal_of` makes of a fault.
    """
    parent = await channel_of(client, parent_id)
    if not isinstance(parent, Parent):
        raise Refusal("no_threads_here")
    said = words(observation.language)
    try:
        thread = await _opened(parent, *thread_names(observation, said))
    except discord.HTTPException as fault:
        missing = missing_permissions(parent, thread=True)
        refusal = refusal_of(fault, said, missing[0] if missing else "create_public_threads")
        raise refusal or fault from fault
    return with_people(errands, thread, observation)


def thread_left(
    client: discord.Client, errands: Errands, parent_id: int, observation: Observation, since: int
) -> MatchChannel | None:
    """Return the thread of a match without one that was opened, but not stored, when the bot was killed; None: none.

    Its name has the number of the match, so it is of no other one. It was opened after `since` (unix seconds): those
    before are archived at a start (cogs/server/servers.py), which may be under way.
    """
    parent = client.get_channel(parent_id)
    names = thread_names(observation, words(observation.language))
    threads = parent.threads if isinstance(parent, Parent) else ()
    own = [
        each
        for each in threads
        if each.name in names and client.user is not None and each.owner_id == client.user.id
        if discord.utils.snowflake_time(each.id).timestamp() > since
    ]
    return with_people(errands, own[0], observation) if own else None


def with_people(errands: Errands, thread: discord.Thread, observation: Observation) -> MatchChannel:
    """Bring the people of a match into its thread."""
    for face in observation.faces:
        if face.user_id is not None:
            bring_in(errands, thread, face.user_id)
    return MatchChannel(thread.id, thread.guild.id, thread.parent_id, thread_name=thread.name)


async def _opened(parent: Parent, name: str, *others: str) -> discord.Thread:
    """Open a thread by the first of these names that no filter refuses.

    Channels for announcements have threads of a kind of their own (docs: Channel Types).
    """
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    try:
        async with time_limit():
            return await parent.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
    except discord.HTTPException as fault:
        if not others or code_of(fault) not in NAME_REFUSED:
            raise
        _log.info("a name of a thread is refused (code %s): the next one is tried", fault.code)
    return await _opened(parent, *others)


def bring_in(errands: Errands, thread: object, user_id: int) -> None:
    """Add somebody to the thread of a match, so that it is in their list of threads; a channel needs nothing.

    Somebody who cannot be added still plays: by the buttons of direct messages, and by commands. Nobody is added to a
    private thread to which its people may not add anybody.
    """
    if isinstance(thread, discord.Thread) and not (thread.is_private() and not thread.invitable):
        errands.begin(Ask.MEMBER, (thread.id, user_id), lambda: thread.add_user(discord.Object(user_id)))


def bring_in_at(client: discord.Client, errands: Errands, channel_id: int, user_id: int, *, is_elsewhere: bool) -> None:
    """Add somebody to the thread of a match by its id; `is_elsewhere`: it is on a server of another process."""

    async def asked() -> None:
        thread = await thread_of(client, channel_id)
        if thread is not None and not (thread.is_private() and not thread.invitable):
            await thread.add_user(discord.Object(user_id))

    if is_elsewhere:
        errands.begin(Ask.MEMBER, (channel_id, user_id), asked)
    else:
        bring_in(errands, client.get_channel(channel_id), user_id)


def thread_name(observation: Observation, said: Words) -> str:
    """Return `Tetranomicon #12 · Ann, Boris`, or of a tournament's match `Ann – Boris · #12 · Autumn Cup, round 3`."""
    if observation.title:
        return plain_title(observation.match, observation.game, said, observation.title, THREAD_NAME)
    people = said.listed(label(face, said) for face in observation.faces)
    return f"{plain_title(observation.match, observation.game, said)}{BETWEEN}{people}"[:THREAD_NAME]


def thread_names(observation: Observation, said: Words) -> tuple[str, str]:
    """Return the name of a match's thread, and one that no filter of names can mind."""
    return thread_name(observation, said), plain_title(observation.match, observation.game, said)


def may_be_of_ours(name: str, observation: Observation) -> bool:
    """Return whether the bot could have called the thread of this match so, with any players or any own name."""
    said = words(observation.language)
    ours = plain_title(observation.match, observation.game, said)
    number = said("match-titled", title="", match=str(observation.match))
    if observation.title and (name.endswith(number) or f"{number}{BETWEEN}" in name):
        return True
    return name == ours or name.startswith(ours + BETWEEN)
