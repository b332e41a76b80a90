"""Rows of `remembered`: what people did that a limit counts, and what outlives forgetting them, while it is needed.

Whoever was forgotten is there under a pseudonym (db/keeping/beside.py).
"""

from typing import Literal

import msgspec

from db.statements import Connection, change, number, put

Memory = Literal["seat", "barred", "opened", "tried", "moved", "entered", "drafted", "sent_off"]
"""They had a seat of the match; were sent away from its table; opened that table; had the bot try an address; brought a
match to another channel (`about`: when, so that each counts); entered that tournament; drafted it; were removed from
that league."""


class RememberedRow(msgspec.Struct, frozen=True):
    """Of the person with the id or pseudonym `who` it is known that they did a `kind` of thing, `about` a match.

    `at`: when (unix seconds).
    """

    who: int
    kind: Memory
    about: int
    at: int


def remember(connection: Connection, row: RememberedRow) -> None:
    """Store what is known of a person."""
    put(connection, "put_remembered", row)


def rename(connection: Connection, user_id: int, who: int) -> None:
    """Let all that is known of a person stand under their pseudonym."""
    change(connection, "rename_remembered", user_id=user_id, who=who)


def is_remembered(connection: Connection, who: int, kind: Memory, about: int) -> bool:
    """Return whether something is known of a person about one match."""
    return bool(number(connection, "count_remembered_about", who=who, kind=kind, about=about))


def count_since(connection: Connection, who: int, kind: Memory, since: int) -> int:
    """Return how much is known of a person that is newer than `since` (unix seconds)."""
    return number(connection, "count_remembered_since", who=who, kind=kind, since=since) or 0


def forget_about(connection: Connection, who: int, kind: Memory, about: int) -> None:
    """Remove something that is known of a person about one match."""
    change(connection, "drop_remembered_about", who=who, kind=kind, about=about)


def drop_past(connection: Connection, before: int, ended_before: int) -> None:
    """Remove what is not needed any more: about matches that are over, and what counted `before` (unix seconds).

    Of a tournament it is who had entered one that was cancelled, or that `ended_before`; of a league who was removed.
    """
    change(connection, "drop_remembered_old", before=before)
    change(connection, "drop_remembered_over")
    change(connection, "drop_remembered_tournaments", ended_before=ended_before)
    change(connection, "drop_remembered_leagues")
