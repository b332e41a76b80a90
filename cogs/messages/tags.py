"""The tags of a forum that say how the match of a post stands: found by their ids or names, made where the bot may.

Discord lets a forum have twenty tags and a post five. A bot makes tags only with the permission Manage Channels, which
this one does not ask for: without it people make them, by the names that the settings of the server say.
"""

import logging
from collections.abc import Mapping
from typing import Literal

import discord

from cogs.messages.faults import FAULTS, in_short, time_limit
from games.kernel.observation import Status
from play.people.forums import STATES, State
from text import LANGUAGES, Words, words

MOST_TAGS = 20
MOST_OF_POST = 5
_log = logging.getLogger(__name__)


def state_of(status: Status) -> State:
    """Return what a tag says of a match."""
    return status if status in ("open", "running") else "ended"


def tag_name(state: State, said: Words) -> str:
    """Return what the tag for a state is called."""
    return said(f"post-tag-{state}")


def found_tags(forum: discord.ForumChannel, noted: Mapping[State, int]) -> dict[State, discord.ForumTag]:
    """Return the tags that a forum has, by what they say; those that staff alone may give only if the bot may."""
    may_moderate = forum.permissions_for(forum.guild.me).manage_threads
    usable = [tag for tag in forum.available_tags if may_moderate or not tag.moderated]
    found: dict[State, discord.ForumTag] = {}
    for state in STATES:
        names = {tag_name(state, words(language)).casefold() for language in LANGUAGES}
        by_id = next((tag for tag in usable if tag.id == noted.get(state)), None)
        by_name = next((tag for tag in usable if tag.name.casefold() in names), None)
        if (tag := by_id or by_name) is not None:
            found[state] = tag
    return found


def why_no_more(forum: discord.ForumChannel) -> Literal["", "permission", "full"]:
    """Return why the bot cannot make a tag: `permission` or `full`; empty if it can."""
    if not forum.permissions_for(forum.guild.me).manage_channels:
        return "permission"
    return "full" if len(forum.available_tags) >= MOST_TAGS else ""


async def made_tags(
    forum: discord.ForumChannel, noted: Mapping[State, int], said: Words
) -> dict[State, discord.ForumTag]:
    """Return the tags of a forum after those that are missing were made, as far as the bot may."""
    found = found_tags(forum, noted)
    for state in STATES:
        if state in found or why_no_more(forum):
            continue
        try:
            async with time_limit():
                found[state] = await forum.create_tag(name=tag_name(state, said))
        except FAULTS as fault:
            _log.info("a tag of a forum is not made: %s", in_short(fault))
            break
    return found


def with_tag(
    applied: list[discord.ForumTag], known: Mapping[State, discord.ForumTag], state: State
) -> list[discord.ForumTag] | None:
    """Return the tags of a post with that for its state, and those that people gave it; None: it has them already."""
    ours = {tag.id for tag in known.values()}
    others = [tag for tag in applied if tag.id not in ours]
    wanted = [*others[: MOST_OF_POST - 1], *([known[state]] if state in known else [])]
    return None if [tag.id for tag in wanted] == [tag.id for tag in applied] else wanted
