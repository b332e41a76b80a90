"""Until when somebody is away, and what that means in each of their matches; nobody else sees this page. Pure."""

from collections.abc import Iterator

import msgspec

from games.kernel.ids import GameId, MatchId
from games.kernel.pace import DAY
from render import verbs
from render.page import Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET, duration, match_title, moment
from text import Words

DAYS = (3, 7, 14)
"""So many days can be chosen by one press; any date can be typed."""

MOST_LINES = 20


class Holds(msgspec.Struct, frozen=True):
    """How it is in one match: excused `until` (None: not at all), with so many `days` left of `most`.

    `is_gone`: moves are made for the person already, since they have not answered. `title`: what the match is called.
    """

    match: MatchId
    game: GameId
    until: int | None
    days: int
    most: int
    is_gone: bool = False
    title: str = ""


class Absence(msgspec.Struct, frozen=True):
    """A person is away `until` then (None: they are here), in each running match as it `holds`. `zone`: theirs.

    `is_timed`: that is a time of day, such as three days from now, not the beginning of a day.
    """

    until: int | None
    zone: str | None
    holds: tuple[Holds, ...] = ()
    is_timed: bool = False


def absence_page(absence: Absence, words: Words) -> Page:
    """Return how it is, with what changes it."""
    said = [words("absence-heading")]
    if absence.until is None:
        said.append(words("absence-here"))
    else:
        said.append(words("absence-until", at=moment(absence.until)))
    zone = words("absence-utc") if absence.zone is None else words("absence-zone", zone=absence.zone)
    if not absence.is_timed:
        said.append(zone)
    known = (button(verbs.AWAY, words("button-return"), verbs.NO, style="success"),) if absence.until else ()
    days = (button(verbs.AWAY, duration(count * DAY, words), str(count)) for count in DAYS)
    return page(
        Paragraph("\n".join(said)),
        Paragraph("\n".join(_lines(absence, words))),
        *rows([*known, button(verbs.AWAY_UNTIL, words("button-away-until"), style="primary"), *days]),
        *rows([button(verbs.HOURS, words("button-hours")), button(verbs.SETTINGS, words("button-back"))]),
        accent=QUIET,
    )


def _lines(absence: Absence, words: Words) -> Iterator[str]:
    for held in absence.holds[:MOST_LINES]:
        title = match_title(held.match, held.game, held.title, words)
        if held.until is not None:
            yield words("absence-holds", title=title, at=moment(held.until), days=held.days)
        elif held.is_gone:
            yield words("absence-gone", title=title)
        elif not held.most:
            yield words("absence-never", title=title)
        else:
            yield words("absence-can", title=title, days=held.days)
    if len(absence.holds) > MOST_LINES:
        yield words("absence-more", count=len(absence.holds) - MOST_LINES)
