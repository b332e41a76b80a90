"""Posts in a forum: a match has one, whose first message is its table, and a tag that says how the match stands.

A post cannot be without a first message. It is made with one line, which the table takes the place of at once
(cogs/projection/table_messages.py); when others are awaited the table is posted below as in every thread.
"""

import logging
from functools import partial
from typing import Literal

import discord

from cogs.client import Client
from cogs.messages import threads
from cogs.messages.channels import MatchChannel, channel_of, missing_permissions
from cogs.messages.component_ids import NO_ORIGIN
from cogs.messages.faults import NAME_REFUSED, TAG_REQUIRED, code_of, time_limit
from cogs.messages.refusals import refusal_of
from cogs.messages.requests import Ask
from cogs.messages.tags import found_tags, made_tags, state_of, tag_name, why_no_more, with_tag
from cogs.projection.table_pages import awaited_people
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.people.forums import STATES, Forum, State
from play.rules.moment import MatchCard
from play.rules.nights import night_of
from render.page import Page, Paragraph
from render.phrases import QUIET, mention, title
from text import Words, words

_log = logging.getLogger(__name__)


async def new_place(bot: Client, parent_id: int, observation: Observation) -> MatchChannel:
    """Open a thread for a match under a channel, or a post in a forum.

    Raises:
        Refusal: `tag_required` (`channel`, `tag`), and what `threads.new_thread` refuses.
    """
    parent = await channel_of(bot, parent_id)
    if not isinstance(parent, discord.ForumChannel):
        return await threads.new_thread(bot, bot.errands, parent_id, observation)
    said = words(observation.language)
    tags = await tags_of(bot, parent, said)
    state = state_of(observation.status)
    if parent.flags.require_tag and state not in tags:
        raise Refusal("tag_required", channel=str(parent.id), tag=tag_name(state, said))
    page = await _first(bot, await bot.services.finder.card(observation.match), observation, said)
    applied = [tags[state]] if state in tags else []
    try:
        thread = await _posted(bot, parent, page, applied, *threads.thread_names(observation, said))
    except discord.HTTPException as fault:
        if code_of(fault) == TAG_REQUIRED:
            raise Refusal("tag_required", channel=str(parent.id), tag=tag_name(state, said)) from fault
        missing = missing_permissions(parent, thread=True)
        refusal = refusal_of(fault, said, missing[0] if missing else "send_messages")
        raise refusal or fault from fault
    return threads.with_people(bot.errands, thread, observation)


async def tags_of(bot: Client, forum: discord.ForumChannel, said: Words) -> dict[State, discord.ForumTag]:
    """Return the tags of a forum; of the server's own one they are made where they are missing, and remembered."""
    home = await bot.services.forums.of(forum.guild.id)
    if home is None or home.channel_id != forum.id:
        return found_tags(forum, {})
    tags = await made_tags(forum, home.tags, said)
    now = Forum(forum.id, {state: tag.id for state, tag in tags.items()})
    if now != home:
        await bot.services.forums.note_tags(forum.guild.id, now)
    return tags


def missing_tags(
    forum: discord.ForumChannel, tags: dict[State, discord.ForumTag], said: Words
) -> tuple[str, Literal["", "permission", "full", "later"]]:
    """Return the names of the tags that a forum lacks, and why the bot cannot make them; both empty if none.

    `later`: it can, with the next table.
    """
    lacking = [tag_name(state, said) for state in STATES if state not in tags]
    return (said.listed(lacking), why_no_more(forum) or "later") if lacking else ("", "")


async def _first(bot: Client, card: MatchCard, observation: Observation, said: Words) -> Page:
    """Return the first message of a post; it calls those whom the table would call there, for a change tells nobody."""
    loud: list[int] = []
    for user_id in awaited_people(observation, card):
        settings = await bot.services.people.settings(user_id)
        night = night_of(settings)
        if settings.mentions == "loud" and not (night is not None and night.has(bot.now())):
            loud.append(user_id)
    lines = [said("post-begins", title=title(observation, said)), " ".join(map(mention, loud))]
    return Page((Paragraph("\n".join(filter(None, lines))),), QUIET, tuple(loud))


async def _posted(
    bot: Client, forum: discord.ForumChannel, page: Page, tags: list[discord.ForumTag], name: str, *others: str
) -> discord.Thread:
    """Open a post by the first of these names that no filter refuses."""
    layout = await bot.presenter.present(page, NO_ORIGIN)
    try:
        async with time_limit():
            made = await forum.create_thread(
                name=name,
                view=layout.view,
                allowed_mentions=layout.allowed_mentions,
                applied_tags=tags,
                auto_archive_duration=threads.ARCHIVE_MINUTES,
            )
            bot.first_messages[made.thread.id] = made.message.id
            return made.thread
    except discord.HTTPException as fault:
        if not others or code_of(fault) not in NAME_REFUSED:
            raise
        _log.info("a name of a post is refused (code %s): the next one is tried", fault.code)
    return await _posted(bot, forum, page, tags, *others)


class Posts:
    """Keeps the tags of posts equal to how their matches stand: an errand, for which nothing waits."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot; what the tags say is looked at once after each start."""
        self._bot = bot
        self._said: dict[MatchId, tuple[int, State]] = {}

    def mend(self, card: MatchCard) -> None:
        """Let the tag of a match's post say soon how the match stands, if it is a post that the bot has made."""
        forum = None if card.parent_id is None else self._bot.get_channel(card.parent_id)
        if card.channel_id is None or not isinstance(forum, discord.ForumChannel):
            return
        now = card.channel_id, state_of(card.status)
        if self._said.get(card.match) != now:
            self._said[card.match] = now
            self._bot.errands.begin(Ask.TAG, card.channel_id, partial(self._tag, card.match, card.channel_id, forum))

    async def _tag(self, match: MatchId, channel_id: int, forum: discord.ForumChannel) -> None:
        card = await self._bot.services.finder.card(match)
        # Archived posts are not cached.
        thread = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(channel_id)
        if card.channel_id != channel_id or not is_own_post(self._bot, thread):
            return
        assert isinstance(thread, discord.Thread)
        known = await tags_of(self._bot, forum, words(card.language))
        wanted = with_tag(thread.applied_tags, known, state_of(card.status))
        if wanted is not None:
            await self._bot.postbox.tag(thread, wanted)


def first_message_of(bot: Client, channel_id: int) -> int:
    """Return the id of the first message of a post."""
    return bot.first_messages.get(channel_id, channel_id)


def is_own_post(bot: Client, channel: object) -> bool:
    """Return whether a channel is a post in a forum that the bot has made."""
    if not isinstance(channel, discord.Thread) or not isinstance(channel.parent, discord.ForumChannel):
        return False
    return bot.user is not None and channel.owner_id == bot.user.id
