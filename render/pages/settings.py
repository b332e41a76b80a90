"""Settings of a person: each a list with the present value chosen. Pure.

A list sends `SET` (or `SERVER_SET`) with its name; the value is the chosen one. `AUTO`: as Discord has it.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from render import verbs
from render.page import Action, Page, Paragraph, Select, SelectOption
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET
from text import LANGUAGES, Words

AUTO = "auto"
ON = "on"
OFF = "off"
MORNING = "morning"
UTC = "UTC"


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


def settings_page(mine: Mine, words: Words, table: Words | None = None) -> Page:
    """Return a person's settings; `table`: words of what everybody sees, by which its buttons are named."""
    hand = (table or words)("button-hand")
    return page(
        Paragraph(words("settings-mine")),
        setting_list("language", verbs.SET, (AUTO, *LANGUAGES), mine.language or AUTO, words),
        setting_list("secrets", verbs.SET, ("dm", "button"), mine.secrets, words, hand=hand),
        setting_list("mentions", verbs.SET, ("loud", "quiet"), mine.mentions, words),
        setting_list("reminders", verbs.SET, ("dm", "mention", "digest", "off"), mine.reminders, words),
        *([_digest(mine, words)] if mine.reminders == "digest" else []),
        setting_list("text_only", verbs.SET, (OFF, ON), switch_at(mine.text_only), words),
        setting_list("safe_palette", verbs.SET, (OFF, ON), switch_at(mine.safe_palette), words),
        setting_list("unlisted", verbs.SET, (OFF, ON), switch_at(mine.is_unlisted), words),
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


def setting_list(name: str, verb: str, values: Iterable[str], chosen: str, words: Words, **facts: str) -> Select:
    """Return the list of a setting, sent with `verb`: its `values`, of which one is `chosen`.

    A label is so short that a closed list shows all of it on a phone; what else there is to say is a note.
    """

    def made(value: str) -> SelectOption:
        key = f"settings-{name}-{value}"
        note = words(f"{key}.note", **facts) if words.has(f"{key}.note") else ""
        return option(value, words(key, **facts), note, chosen=value == chosen)

    return Select(Action(verb, name), words(f"settings-{name}"), tuple(map(made, values)))


def switch_at(on: bool) -> str:
    """Return the value of a setting that is on or off."""
    return ON if on else OFF
