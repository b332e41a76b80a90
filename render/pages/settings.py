"""Settings of a person and of a server: each a list with the present value chosen. Pure.

A list sends `SET` (or `SERVER_SET`) with its name; the value is the chosen one. `AUTO`: as Discord has it.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from render import verbs
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET
from text import LANGUAGES, Words

AUTO = "auto"
ON = "on"
OFF = "off"
PACES = ("live", "daily", "relaxed", "weekly", "none")


class Mine(msgspec.Struct, frozen=True):
    """What a person has chosen; `language` None: as Discord has it."""

    language: str | None = None
    secrets: Literal["dm", "button"] = "dm"
    mentions: Literal["loud", "quiet"] = "loud"
    text_only: bool = False
    safe_palette: bool = False


class Server(msgspec.Struct, frozen=True):
    """What a server has chosen; no `channels`: matches may open anywhere."""

    language: str | None = None
    pace: str = "daily"
    channels: tuple[int, ...] = ()


def settings_page(mine: Mine, words: Words, table: Words | None = None) -> Page:
    """Return a person's settings; `table`: words of what everybody sees, by which its buttons are named."""
    hand = (table or words)("button-hand")
    return page(
        Paragraph(words("settings-mine")),
        _list("language", verbs.SET, (AUTO, *LANGUAGES), mine.language or AUTO, words),
        _list("secrets", verbs.SET, ("dm", "button"), mine.secrets, words, hand=hand),
        _list("mentions", verbs.SET, ("loud", "quiet"), mine.mentions, words),
        _list("text_only", verbs.SET, (OFF, ON), _switch(mine.text_only), words),
        _list("safe_palette", verbs.SET, (OFF, ON), _switch(mine.safe_palette), words),
        *rows([button(verbs.TRY_DM, words("button-try-dm"))]),
        accent=QUIET,
    )


def server_page(server: Server, words: Words) -> Page:
    """Return a server's settings; its channels are chosen with the command, which knows the server's channels."""
    channels = words.listed(f"<#{channel}>" for channel in server.channels[:50])
    said = words("settings-channels", channels=channels) if channels else words("settings-channels-any")
    return page(
        Paragraph(f"{words('settings-server')}\n{said}"),
        _list("language", verbs.SERVER_SET, (AUTO, *LANGUAGES), server.language or AUTO, words),
        _list("pace", verbs.SERVER_SET, PACES, server.pace, words),
        accent=QUIET,
    )


def _list(name: str, verb: str, values: Iterable[str], chosen: str, words: Words, **facts: str) -> Select:
    named = {value: words(f"settings-{name}-{value}", **facts) for value in values}
    options = tuple(option(value, label, chosen=value == chosen) for value, label in named.items())
    return Select(Action(verb, name), words(f"settings-{name}"), options)


def _switch(on: bool) -> str:
    return ON if on else OFF
