"""Stores what is due in a match with every change of it, so that no change leaves the queue as it was before.

`move` is for changes that were computed from the whole match, `settle` for what is changed in the database: it looks
again, and mends whatever differs. The rows are derived by play/rules/due.py alone.
"""

from db import due, lineage, matches
from db.statements import Connection
from games.kernel.ids import MatchId
from play.match.loading import load
from play.rules.due import changes, differing, due_in
from play.rules.loaded import Loaded

DERIVED = "due"
"""The counter that says that the rows of all matches have been derived."""


def move(connection: Connection, before: Loaded, after: Loaded) -> None:
    """Store what is due after a change of a match, which is `after`, where what was due `before` is stored."""
    if after.is_over():
        settle(connection, after)
    else:
        due.put(connection, changes(before, after))


def settle(connection: Connection, loaded: Loaded) -> None:
    """Store what is due in a match as it is stored now; of one that is over nothing is left."""
    stored = due.of_match(connection, loaded.row.id)
    if loaded.is_over():
        due.drop(connection, stored)
    else:
        due.put(connection, differing(stored, due_in(loaded)))


def settle_again(connection: Connection, match: MatchId) -> None:
    """Store what is due in a match after it was changed in the database."""
    settle(connection, load(connection, match))


def derive(connection: Connection) -> None:
    """Store what is due in every match, once after a program that did not know of it."""
    if lineage.hold_counter(connection, DERIVED):
        return
    for match in matches.active(connection):
        settle_again(connection, MatchId(match))
    lineage.set_counter(connection, DERIVED, 1)
