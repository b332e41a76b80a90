"""Settings of a person and of a server: each a list with the present value chosen. Pure.

A list sends `SET` (or `SERVER_SET`) with its name; the value is the chosen one. `AUTO`: as Discord has it.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
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
MORNING = "morning"
UTC = "UTC"
PACES = ("live", "daily", "relaxed", "weekly", "none")


class Mine(msgspec.Struct, frozen=True):
    """What a person has chosen; `language` None: as Discord has it."""

    language: str | None = None
    secrets: Literal["dm", "button"] = "dm"
    mentions: Literal["loud", "quiet"] = "loud"
    text_only: bool = False
    safe_palette: bool = False
    reminders: Literal["dm", "mention", "digest", "off"] = "dm"
    digest_at: int | None = None
    zone: str | None = None
    is_unlisted: bool = False


WhyUntagged = Literal["", "permission", "full", "later"]
"""Why a forum lacks tags: the bot may not make them, there is room for no more, or they come with the next table."""


class Server(msgspec.Struct, frozen=True):
    """What a server has chosen; no `channels`: matches may open anywhere. `organisers`: the id of their role.

    `in_common`: its people are on the board of all servers that share theirs. `rates_decks`: matches with decks of
    players' own change ratings. `overview`, `results`: the channels of the overview and of results; `unusable`: why the
    bot cannot write in a channel, in words.
    `forum`: the id of that for tables; `untagged`: the names of the tags that it lacks, and `why`.
    """

    language: str | None = None
    pace: str = "daily"
    channels: tuple[int, ...] = ()
    organisers: int | None = None
    in_common: bool = False
    rates_decks: bool = False
    overview: int | None = None
    results: int | None = None
    unusable: Mapping[int, str] = MappingProxyType({})
    forum: int | None = None
    untagged: str = ""
    why: WhyUntagged = ""


def settings_page(mine: Mine, words: Words, table: Words | None = None) -> Page:
    """Return a person's settings; `table`: words of what everybody sees, by which its buttons are named."""
    hand = (table or words)("button-hand")
    return page(
        Paragraph(words("settings-mine")),
        _list("language", verbs.SET, (AUTO, *LANGUAGES), mine.language or AUTO, words),
        _list("secrets", verbs.SET, ("dm", "button"), mine.secrets, words, hand=hand),
        _list("mentions", verbs.SET, ("loud", "quiet"), mine.mentions, words),
        _list("reminders", verbs.SET, ("dm", "mention", "digest", "off"), mine.reminders, words),
        *([_digest(mine, words)] if mine.reminders == "digest" else []),
        _list("text_only", verbs.SET, (OFF, ON), _switch(mine.text_only), words),
        _list("safe_palette", verbs.SET, (OFF, ON), _switch(mine.safe_palette), words),
        _list("unlisted", verbs.SET, (OFF, ON), _switch(mine.is_unlisted), words),
        *rows(
            [
                button(verbs.HOURS, words("button-hours")),
                button(verbs.WEBHOOK, words("button-webhook")),
                button(verbs.AWAY, words("button-away")),
                button(verbs.TRY_DM, words("button-try-dm")),
                button(verbs.SERVER, words("button-server")),
                button(verbs.PRIVACY, words("button-privacy")),
            ]
        ),
        accent=QUIET,
    )


def _digest(mine: Mine, words: Words) -> Select:
    """Return the hours at which the digest can come; what falls into the night comes when that ends."""
    zone = mine.zone or UTC
    times = {str(hour * 60): words("settings-digest_at-hour", time=f"{hour:02}:00", zone=zone) for hour in range(24)}
    chosen = MORNING if mine.digest_at is None else str(mine.digest_at)
    named = {MORNING: words("settings-digest_at-morning")} | times
    options = tuple(option(value, label, chosen=value == chosen) for value, label in named.items())
    return Select(Action(verbs.SET, "digest_at"), words("settings-digest_at"), options)


class Hours(msgspec.Struct, frozen=True):
    """When a person sleeps, in minutes of the day; `zone` None: unknown. `now`: unix seconds."""

    zone: str | None
    sleeps_at: int
    wakes_at: int


GUESSES = {"ru": "Europe/Moscow"}
"""Time zones to be offered by language; none where people of a language live in too many."""


def hours_page(hours: Hours, words: Words) -> Page:
    """Return when a person sleeps, to be changed; nobody else sees it."""
    guess = GUESSES.get(words.language)
    offered = (
        [button(verbs.OFFERED_ZONE, words("button-zone-is", zone=guess), verbs.GUESSED)]
        if guess and hours.zone is None
        else []
    )
    known = [button(verbs.OFFERED_ZONE, words("button-zone-forget"), verbs.NO)] if hours.zone is not None else []
    zone = words("hours-none") if hours.zone is None else words("hours-zone", zone=hours.zone)
    lists = (
        _clock("sleeps_at", range(18, 29), hours.sleeps_at, words),
        _clock("wakes_at", range(4, 13), hours.wakes_at, words),
    )
    back = button(verbs.SETTINGS, words("button-back"))
    return page(
        Paragraph(f"{words('hours-heading')}\n{zone}"),
        *(lists if hours.zone is not None else ()),
        *rows([button(verbs.ZONE, words("button-zone")), *offered, *known, back]),
        accent=QUIET,
    )


def _clock(name: str, hours: range, chosen: int, words: Words) -> Select:
    times = {str(hour % 24 * 60): words(f"hours-{name}", time=f"{hour % 24:02}:00") for hour in hours}
    options = tuple(option(value, label, chosen=value == str(chosen)) for value, label in times.items())
    return Select(Action(verbs.SET, name), words(f"hours-{name}-list"), options)


def server_page(server: Server, words: Words) -> Page:
    """Return a server's settings; its channels are chosen with the command, which knows the server's channels."""
    channels = words.listed(f"<#{channel}>" for channel in server.channels[:50])
    said = words("settings-channels", channels=channels) if channels else words("settings-channels-any")
    role = server.organisers
    organisers = words("settings-organisers-none") if role is None else words("settings-organisers", role=f"<@&{role}>")
    shown = (_told_in("overview", server.overview, server, words), _told_in("results", server.results, server, words))
    return page(
        Paragraph(
            "\n".join(
                (
                    words("settings-server"),
                    said,
                    *_forum(server, words),
                    organisers,
                    *shown,
                    words("settings-common-about"),
                )
            )
        ),
        _list("language", verbs.SERVER_SET, (AUTO, *LANGUAGES), server.language or AUTO, words),
        _list("pace", verbs.SERVER_SET, PACES, server.pace, words),
        _list("common", verbs.SERVER_SET, (OFF, ON), _switch(server.in_common), words),
        _list("decks", verbs.SERVER_SET, (OFF, ON), _switch(server.rates_decks), words),
        Select(Action(verbs.SERVER_SET, "channel"), words("select-channel"), of="channels"),
        Select(Action(verbs.SERVER_SET, "forum"), words("select-forum"), of="forums"),
        Select(Action(verbs.SERVER_SET, "organisers"), words("select-organisers"), of="roles"),
        Select(Action(verbs.SERVER_SET, "overview"), words("select-overview"), of="channels"),
        Select(Action(verbs.SERVER_SET, "results"), words("select-results"), of="channels"),
        accent=QUIET,
    )


def _told_in(what: str, channel_id: int | None, server: Server, words: Words) -> str:
    """Return where a server shows its overview, or tells results, and why it does not if it cannot."""
    if channel_id is None:
        return words(f"settings-{what}-none")
    channel, reason = f"<#{channel_id}>", server.unusable.get(channel_id)
    said = words(f"settings-{what}", channel=channel)
    return said if reason is None else f"{said} {words('settings-unusable', channel=channel, reason=reason)}"


def _forum(server: Server, words: Words) -> Iterator[str]:
    """Yield where tables are in posts, and which tags these cannot have."""
    if server.forum is None:
        yield words("settings-forum-none")
        return
    yield words("settings-forum", forum=f"<#{server.forum}>")
    if server.why:
        yield words(f"settings-forum-{server.why}", tags=server.untagged)


def _list(name: str, verb: str, values: Iterable[str], chosen: str, words: Words, **facts: str) -> Select:
    named = {value: words(f"settings-{name}-{value}", **facts) for value in values}
    options = tuple(option(value, label, chosen=value == chosen) for value, label in named.items())
    return Select(Action(verb, name), words(f"settings-{name}"), options)


def _switch(on: bool) -> str:
    return ON if on else OFF
