"""The only module that uses private parts of simcord; requirements-playground.txt pins the version they belong to.

Each function says what simcord lacks. Everything else in the playground uses simcord's public names and its HTTP page.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import timedelta
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

import simcord
from PIL import Image
from simcord._settlement import _run_due_virtual_callbacks
from simcord.backend.access import can_access_channel
from simcord.backend.models import Channel, Message
from simcord.components import walk_components
from simcord.preview import Preview, _component_projection, _markdown, _messages, _queries, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker

from playground.clock import RunningClock

_KEPT_RECORDS = 200
_TIMERS_SECONDS = 0.05
_COMMAND = re.compile(r"</([^:<>]+):(\d+)>")
_shown: WeakKeyDictionary[Preview, dict[str, int]] = (
    WeakKeyDictionary()
)  # how the channel of each page looked when it was drawn
_SAID_BY_SOMEBODY = frozenset({0, 19, 20, 23})  # plain, reply, answer to a slash command, answer to a menu command


async def start_patiently(env: simcord.Env, seconds: float) -> None:
    """Start `env`, giving the bot `seconds` to become quiet; after five seconds simcord fails the whole start.

    A bot that must draw many tables again on a busy machine needs longer.
    """
    settle = env._settle_internal

    async def settle_patiently(**options: Any) -> None:
        await settle(**{**options, "timeout": seconds})

    env._settle_internal = settle_patiently  # type: ignore[method-assign]  # simcord has no setting for it
    try:
        await env.start()
    finally:
        env._settle_internal = settle  # type: ignore[method-assign]  # as it was


def remember_texts() -> None:
    """Cache parsed texts for the whole process; simcord parses every text on the page again at each change."""
    for user in (_component_projection, _messages, _queries, _snapshot):
        user.markdown_tokens = _remembered_tokens  # type: ignore[attr-defined]  # simcord's own import of it


def _remembered_tokens(
    value: Any, profile: str = "message", *, context: Mapping[str, Any] | None = None
) -> list[dict[str, Any]]:
    known = json.dumps(context or {}, sort_keys=True, default=sorted)
    tokens: list[dict[str, Any]] = json.loads(_tokens(None if value is None else str(value), profile, known))
    return tokens


@lru_cache(maxsize=4096)
def _tokens(value: str | None, profile: str, context: str) -> str:
    return json.dumps(_markdown.markdown_tokens(value, profile, context=json.loads(context)))


class _QuickPictures(MediaWorker):
    """Shows still pictures as they are; simcord starts a process for each, which takes half a second.

    Videos and sounds, which nobody sends here, are left to simcord.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page needs to know about the picture."""
        try:
            with Image.open(io.BytesIO(blob)) as picture:
                (width, height), form = picture.size, picture.format or ""
                frames = getattr(picture, "n_frames", 1)
        except (OSError, ValueError):
            return await super().validate(key, blob, media_time=media_time)
        if frames > 1:
            return await super().validate(key, blob, media_time=media_time)
        content_type = Image.MIME.get(form, "image/webp")
        return MediaInfo(form, width, height, 1, width * height * 4, blob, content_type)


class _SideBySide:
    """Replaces `Env._preview`, which knows one preview only, and passes its one notification to all of them."""

    _closed = True

    def __init__(self, previews: Collection[Preview]) -> None:
        self._previews = previews

    def _mark_action_dispatched(self) -> None:
        for preview in self._previews:
            preview._mark_action_dispatched()


def run_in_real_time(env: simcord.Env) -> None:
    """Let simcord's clock show the real time from now on (`Env` takes no clock)."""
    env.backend.clock = RunningClock()  # type: ignore[assignment]  # the same three names as simcord's own clock


async def open_beside(env: simcord.Env, preview: Preview, others: Collection[Preview]) -> None:
    """Enter `preview` while others are open (simcord allows one); `others` is the live collection they are kept in."""
    preview._media_worker = _QuickPictures()
    env._preview = None
    await preview.__aenter__()
    env._preview = _SideBySide(others)  # type: ignore[assignment]


def fire_due_timers(env: simcord.Env) -> None:
    """Run what is due by the clock and has no timer of its own: intervals of `tasks.loop`, view timeouts.

    simcord fires those from `advance_time` and `settle` only, which wait for the bot and refuse to run during a press.
    A failed wait, which simcord keeps to raise at the next press, is dropped here: it has been logged.
    """
    loop = asyncio.get_running_loop()
    _run_due_virtual_callbacks(env._settlement_state(), loop.time() + _TIMERS_SECONDS)
    task = env._real_advance_task
    if task is not None and task.done():
        env._real_advance_task = None


def tell_the_time(preview: Preview) -> None:
    """Make relative times such as "5 minutes ago" count from now on (simcord does so in `Preview.refresh` only)."""
    preview._advance_presentation_time()


def bring_up_to_date(preview: Preview, context: str | None) -> None:
    """Draw the page `context` again if its channel has changed, without waiting for the bot as simcord would.

    This happens when the browser asks. A page that nobody looks at costs nothing, and many changes are drawn once.
    """
    page = preview._pages.get(context or "")
    if page is None:
        return
    now = _look_of(preview.env, page.channel_id)
    shown = _shown.setdefault(preview, {})
    if shown.get(page.id) != now:
        shown[page.id] = now
        tell_the_time(preview)
        preview._publish(page, reason="refresh")


def _look_of(env: simcord.Env, channel_id: int) -> int:
    """Return a number that changes whenever something in the channel looks different."""
    messages = env.backend.messages.get(channel_id, {}).values()
    return hash(tuple((found.id, found.edited_timestamp, found.pinned, str(found.reactions)) for found in messages))


def revision(preview: Preview, context: str | None) -> int | None:
    """Return the revision of the page `context` of `preview`, None if there is no such page."""
    page = preview._pages.get(context or "")
    return None if page is None else page.revision


def has_readers(preview: Preview) -> bool:
    """Return whether a browser page of `preview` is open."""
    preview._prune_expired()
    return any(page_id != "python" for page_id in preview._pages)


def forget_the_old(env: simcord.Env, ephemeral_age: timedelta) -> None:
    """Drop records, private answers and pictures that nobody can see any more (simcord keeps everything)."""
    backend = env.backend
    del backend.http_requests[:-_KEPT_RECORDS]
    del backend.transcript[:-_KEPT_RECORDS]
    oldest = (env.now() - ephemeral_age).isoformat()
    for messages in backend.messages.values():
        for message in [found for found in messages.values() if found.is_ephemeral and found.timestamp < oldest]:
            del messages[message.id]
    shown = {url for messages in backend.messages.values() for message in messages.values() for url in _urls(message)}
    for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
        del backend.cdn._blobs[url]


def _urls(message: Message) -> list[Any]:
    return [attachment.get("url") for attachment in message.attachments]


def history_of(env: simcord.Env) -> tuple[tuple[Channel, ...], tuple[Message, ...], dict[str, bytes]]:
    """Return the threads, what everybody was shown, and the pictures in it (simcord keeps them in memory only)."""
    backend = env.backend
    threads = tuple(channel for channel in backend.channels.values() if channel.is_thread)
    every = (message for messages in backend.messages.values() for message in messages.values())
    messages = tuple(message for message in every if not message.is_ephemeral)
    return threads, messages, pictures_of(env, messages)


def pictures_of(env: simcord.Env, messages: Iterable[Message]) -> dict[str, bytes]:
    """Return the pictures in messages, by their addresses."""
    blobs = env.backend.cdn._blobs
    return {url: blobs[url] for message in messages for url in _urls(message) if url in blobs}


def put_back(
    env: simcord.Env, guild_id: int, threads: Sequence[Channel], messages: Sequence[Message], pictures: dict[str, bytes]
) -> None:
    """Put threads, messages and pictures of an earlier run back; before the start, so that the bot finds them."""
    backend = env.backend
    for thread in threads:
        backend.channels[thread.id] = thread
        backend.messages.setdefault(thread.id, {})
        backend.guilds[guild_id].thread_ids.append(thread.id)
    for message in sorted(messages, key=lambda message: message.id):
        if message.channel_id in backend.channels or message.channel_id in backend.messages:
            backend.messages.setdefault(message.channel_id, {})[message.id] = message
            backend._reserved_ids.add(message.id)
    backend.cdn._blobs.update(pictures)


def renew_commands(env: simcord.Env) -> None:
    """Let commands that older messages mention have the ids of today; simcord gives them new ones at each start."""
    backend = env.backend
    ids = {each["name"]: each["id"] for scope in backend.commands.values() for each in scope.values()}

    def renewed(mention: re.Match[str]) -> str:
        return f"</{mention[1]}:{ids.get(mention[1].split()[0], mention[2])}>"

    for messages in backend.messages.values():
        for message in messages.values():
            message.components = json.loads(_COMMAND.sub(renewed, json.dumps(message.components, ensure_ascii=False)))


def readable_channels(env: simcord.Env, guild_id: int, member: simcord.MemberActor) -> list[Channel]:
    """Return the channels and threads that `member` may read, oldest first (handles ignore access to threads)."""
    return [
        channel
        for channel in sorted(env.backend.channels.values(), key=lambda channel: channel.id)
        if channel.guild_id == guild_id and can_access_channel(env, channel.id, member, history=True)
    ]


def is_archived(channel: Channel) -> bool:
    """Return whether the thread is archived."""
    return channel.thread_metadata is not None and channel.thread_metadata.archived


def newer_messages(env: simcord.Env, channel_id: int, member: simcord.MemberActor, after: int) -> Iterator[Message]:
    """Yield messages of others to everybody in the channel after the message `after`, newest first."""
    for message in reversed(env.backend.messages.get(channel_id, {}).values()):
        if message.id <= after:
            return
        if message.author_id != member.id and not message.is_ephemeral and message.type in _SAID_BY_SOMEBODY:
            yield message


def newest_message(env: simcord.Env, channel_id: int, member: simcord.MemberActor) -> int:
    """Return the id of the newest message in the channel that `member` can see, 0 if there is none."""
    messages = reversed(env.backend.messages.get(channel_id, {}).values())
    return next((message.id for message in messages if message.visible_to(member.id)), 0)


def mentions(message: Message, member: simcord.MemberActor) -> bool:
    """Return whether the message mentions `member`, also in Components V2 text (simcord reads `content` only)."""
    texts = [message.content, *(str(found.get("content", "")) for found in walk_components(message.components))]
    return member.id in message.ping_user_ids or any(member.mention in text for text in texts)


def channel_handle(guild: simcord.GuildHandle, channel_id: int) -> simcord.ChannelHandle:
    """Return the channel or thread of the server with this id (simcord lists handles by name).

    Raises:
        LookupError: the server has no such channel.
    """
    channel = guild._env.backend.channels.get(channel_id)
    if channel is None or channel.guild_id != guild.id:
        raise LookupError(f"no channel {channel_id}")
    return simcord.ChannelHandle(guild._env, guild, channel)
