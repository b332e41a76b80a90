"""What a match is called that has a name of its own, in which people may be named: it follows what becomes of them."""

import re

from db import matches, seats, shown
from db.statements import Connection
from play.rules.tables import clean_title

WITHHELD = "…"
"""In a title in place of the name of somebody who was forgotten."""


def retitle(connection: Connection, match: int, title: str) -> None:
    """Store what a match is called from now on, also in its thread's name; the caller tells the listeners.

    Raises:
        Refusal: `title_too_long` (`most`).
    """
    matches.set_title(connection, match, clean_title(title))
    shown.mark_misnamed(connection, match)
    shown.mark_changed(connection, match)


def follow_person(connection: Connection, match: int, user_id: int, name: str) -> None:
    """Let the title of a match call somebody who sits there by another `name`."""
    before = next((row.name for row in seats.of_match(connection, match) if row.user_id == user_id), "")
    follow(connection, match, before, name)


def follow(connection: Connection, match: int, before: str, after: str) -> None:
    """Let the title of a match call somebody otherwise who was called as `before`: the last one called so."""
    row = matches.find(connection, match)
    if row is None or not row.title or not before:
        return
    found = [*re.finditer(rf"(?<!\w){re.escape(before)}(?!\w)", row.title)]
    if found:
        start, end = found[-1].span()
        matches.set_title(connection, match, f"{row.title[:start]}{after}{row.title[end:]}")
