"""What a person is told of a refusal of Discord: by its code, which says what is wrong and who can mend it."""

import discord

from cogs.messages.faults import (
    ARCHIVED_THREAD,
    CHANNEL_GONE,
    FILTERED,
    LOCKED_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    TOO_MANY_THREADS,
    WRONG_CHANNEL,
    code_of,
    is_too_large,
)
from games.kernel.errors import Refusal
from text import Words


def refusal_of(fault: BaseException, said: Words, permission: str = "") -> Refusal | None:
    """Return what is told of a fault whose code says enough, else None.

    `permission`: what the bot needs for what was asked, as far as is known (its name at Discord).
    """
    code = code_of(fault)
    for codes, told in (
        (TOO_MANY_THREADS, Refusal("too_many_threads")),
        (CHANNEL_GONE, Refusal("no_such_channel")),
        ({WRONG_CHANNEL}, Refusal("no_threads_here")),
        (FILTERED, Refusal("filtered")),
        ({ARCHIVED_THREAD}, Refusal("thread_archived")),
    ):
        if code in codes:
            return told
    if is_too_large(fault):
        return Refusal("too_large")
    lacking = {MISSING_ACCESS: "view_channel", LOCKED_THREAD: "manage_threads"}.get(code)
    if code == MISSING_PERMISSIONS or (lacking is None and isinstance(fault, discord.Forbidden) and not code):
        lacking = permission or "send_messages"
    return None if lacking is None else Refusal("missing_permissions", permissions=(said(f"permission-{lacking}"),))
