"""The one table of what the bot asks of Discord: whether people need it to play, and what is done where it fails.

docs/discord.md shows it. `Errands` reads it: what nobody needs waits in a line of its own there, and has an end. Below
is said whose turn each request is, where there are more than Discord takes at once (cogs/messages/door.py).
"""

from enum import IntEnum, StrEnum

import msgspec

MOST_TRIES = 12
"""So often what nobody needs is tried while Discord is out of order; with growing pauses that is an hour and a half."""


class Ask(StrEnum):
    """What is asked of Discord, as docs/discord.md calls it."""

    LOG_IN = "log in"
    COMMANDS = "make the commands known"
    ACKNOWLEDGE = "acknowledge, open a form, suggest"
    ANSWER = "answer a person"
    PAGE = "change a private page later"
    THREAD = "open a thread"
    THREAD_NAME = "rename a thread"
    TAG = "make the tags of a forum, or give a post another one"
    MEMBER = "bring somebody into a thread"
    REOPEN = "reopen a thread to show something"
    KEEP_OPEN = "reopen a thread that time has archived"
    ARCHIVE = "archive an empty or lost thread"
    TABLE = "show the table"
    CARD = "show the card of a tournament"
    OVERVIEW = "show the overview of a server"
    RESULT = "tell results in a channel"
    CUP_THREAD = "open the thread of a tournament's match"
    OLD = "put an old message away"
    INVITATION = "put an invitation away"
    OWN = "send what is a seat's own"
    LOSS = "report that the table cannot be shown"
    REMINDER = "remind somebody"
    OBJECTION = "tell somebody to what they can object"
    NOTICE = "send another direct message"
    TABLES = "tell somebody of open tables"
    CALL = "call a role"
    GREETING = "greet a server"
    RECORD = "look for a message of ours"
    CHANNEL = "look up a channel or its threads"
    PERSON = "look up a person"


class Then(StrEnum):
    """What is done where Discord does not do what is asked."""

    CANNOT_BE = "–"
    NO_START = "the start fails and says why"
    NOTHING = "nothing is done, and Discord says so"
    ASKER = "who asked is told"
    PLAYERS = "the players are told"
    MAKER = "who made it is told"
    BY_DIRECT = "played by direct message"
    AT_TABLE = "the table says that something waits"
    BY_MENTION = "by mention, else given up"
    NEUTRAL = "a neutral name, else who asked is told"
    NEUTRAL_OR_END = "a neutral name, else given up"
    TEXT = "without pictures"
    TEXT_OR_ASKER = "without pictures; of a file who asked is told"
    UNTIL = "until it works; the players are told"
    PATIENT = "until it works"
    LATER = f"tried {MOST_TRIES} times at most"
    UNKNOWN = "taken for unknown"
    END = "given up"


class Row(msgspec.Struct, frozen=True):
    """A row of the table.

    `routes`: method and path of the requests, `{}` for each id. `is_needed`: people cannot play without it. `refused`:
    Discord does not want it (4xx); `limited`: 429, 5xx, no answer, all that may pass; `too_large`: for its files.
    """

    routes: tuple[str, ...]
    is_needed: bool
    refused: Then
    limited: Then
    too_large: Then = Then.CANNOT_BE


_SEND, _EDIT = "POST /channels/{}/messages", "PATCH /channels/{}/messages/{}"
_DELETE, _LOOK = "DELETE /channels/{}/messages/{}", "GET /channels/{}/messages"
_OPEN_DIRECT, _THREAD = "POST /users/@me/channels", "PATCH /channels/{}"
_DIRECT = (_OPEN_DIRECT, _SEND)

REQUESTS: dict[Ask, Row] = {
    Ask.LOG_IN: Row(
        ("GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway", "GET /gateway/bot"),
        True, Then.NO_START, Then.PATIENT,
    ),
    Ask.COMMANDS: Row(("PUT /applications/{}/commands",), False, Then.END, Then.LATER, Then.END),
    Ask.ACKNOWLEDGE: Row(("POST /interactions/{}/{}/callback",), True, Then.NOTHING, Then.NOTHING),
    Ask.ANSWER: Row(
        ("PATCH /webhooks/{}/{}/messages/@original", "POST /webhooks/{}/{}"), True, Then.ASKER, Then.ASKER,
        Then.TEXT_OR_ASKER,
    ),
    Ask.PAGE: Row(
        ("PATCH /webhooks/{}/{}/messages/@original", "PATCH /webhooks/{}/{}/messages/{}"), False, Then.END, Then.END,
        Then.END,
    ),
    Ask.THREAD: Row(("POST /channels/{}/threads",), True, Then.NEUTRAL, Then.ASKER),
    Ask.THREAD_NAME: Row(("GET /channels/{}", _THREAD), False, Then.NEUTRAL_OR_END, Then.LATER),
    Ask.TAG: Row(("GET /channels/{}", _THREAD), False, Then.END, Then.LATER),
    Ask.MEMBER: Row(("GET /channels/{}", "PUT /channels/{}/thread-members/{}"), False, Then.END, Then.LATER),
    Ask.REOPEN: Row(("GET /channels/{}", _THREAD), True, Then.PLAYERS, Then.UNTIL),
    Ask.KEEP_OPEN: Row(("GET /channels/{}", _THREAD), False, Then.END, Then.LATER),
    Ask.ARCHIVE: Row((_LOOK, _THREAD), False, Then.END, Then.END),
    Ask.TABLE: Row((_SEND, _EDIT), True, Then.PLAYERS, Then.UNTIL, Then.TEXT),
    Ask.CARD: Row((_SEND, _EDIT, _DELETE), True, Then.MAKER, Then.PATIENT, Then.TEXT),
    Ask.OVERVIEW: Row((_SEND, _EDIT, _DELETE, _LOOK), False, Then.MAKER, Then.LATER),
    Ask.RESULT: Row((_SEND, _EDIT, _LOOK), False, Then.END, Then.LATER),
    Ask.CUP_THREAD: Row(("POST /channels/{}/threads",), False, Then.BY_DIRECT, Then.LATER),
    Ask.OLD: Row((_EDIT, _DELETE), False, Then.END, Then.LATER, Then.END),
    Ask.INVITATION: Row((_OPEN_DIRECT, _LOOK, _EDIT), False, Then.END, Then.LATER, Then.END),
    Ask.OWN: Row((*_DIRECT, _EDIT), False, Then.AT_TABLE, Then.LATER, Then.AT_TABLE),
    Ask.LOSS: Row((*_DIRECT, _EDIT), False, Then.END, Then.LATER, Then.END),
    Ask.REMINDER: Row(_DIRECT, False, Then.BY_MENTION, Then.LATER, Then.BY_MENTION),
    Ask.OBJECTION: Row(_DIRECT, False, Then.END, Then.LATER, Then.END),
    Ask.NOTICE: Row(_DIRECT, False, Then.END, Then.END, Then.END),
    Ask.TABLES: Row(_DIRECT, False, Then.END, Then.LATER, Then.END),
    Ask.CALL: Row((_SEND,), False, Then.ASKER, Then.ASKER),
    Ask.GREETING: Row((_SEND,), False, Then.END, Then.END, Then.END),
    Ask.RECORD: Row((_LOOK, "GET /channels/{}/messages/{}"), True, Then.PLAYERS, Then.UNTIL),
    Ask.CHANNEL: Row(
        (
            "GET /channels/{}", "GET /channels/{}/threads/archived/public", "GET /channels/{}/thread-members/{}",
            "GET /guilds/{}", "GET /guilds/{}/channels", "GET /guilds/{}/members/{}",
        ),
        True, Then.ASKER, Then.ASKER,
    ),
    Ask.PERSON: Row(("GET /users/{}", "GET /guilds/{}/members/{}"), False, Then.UNKNOWN, Then.UNKNOWN),
}  # fmt: skip


class Turn(IntEnum):
    """Whose turn it is among the requests that wait, the first one first; docs/discord.md has the same list."""

    ANSWER = 0
    """Somebody waits for an answer, or the bot could not run without it."""
    OWN = 1
    """What tells somebody privately that it is their turn."""
    TABLE = 2
    DIRECT = 3
    """Other direct messages, such as reminders; tables that lag behind; what has no other place here."""
    OVERVIEW = 4
    """What many read now and then: cards of tournaments, overviews, results, names and tags of threads."""
    OLD = 5
    """What only tidies up."""


_TURNS: dict[Turn, tuple[Ask, ...]] = {
    Turn.ANSWER: (Ask.LOG_IN, Ask.COMMANDS, Ask.ACKNOWLEDGE, Ask.ANSWER, Ask.PAGE, Ask.THREAD, Ask.CALL, Ask.PERSON),
    Turn.OWN: (Ask.OWN,),
    Turn.TABLE: (Ask.TABLE, Ask.REOPEN, Ask.RECORD, Ask.CHANNEL),
    Turn.DIRECT: (Ask.LOSS, Ask.REMINDER, Ask.OBJECTION, Ask.NOTICE, Ask.TABLES, Ask.MEMBER, Ask.GREETING),
    Turn.OVERVIEW: (Ask.CARD, Ask.OVERVIEW, Ask.RESULT, Ask.CUP_THREAD, Ask.THREAD_NAME, Ask.TAG, Ask.KEEP_OPEN),
    Turn.OLD: (Ask.OLD, Ask.INVITATION, Ask.ARCHIVE),
}

TURNS: dict[Ask, Turn] = {ask: turn for turn, asked in _TURNS.items() for ask in asked}
