"""What is due, as it is stored: it must be what the rules of each match derive from it."""

from db import due, matches
from db.due import DueRow
from db.statements import Connection
from games.kernel.ids import MatchId
from play.match.loading import load
from play.rules.due import differing, due_in


def not_as_derived(connection: Connection) -> tuple[DueRow, ...]:
    """Return what deriving the rows of all matches anew would change: nothing, if each change has stored its own."""
    return tuple(row for match in _known(connection) for row in _differing(connection, match))


def _known(connection: Connection) -> tuple[MatchId, ...]:
    """Return every match that runs or gathers players, or of which rows are stored."""
    about = [row["about"] for row in connection.execute("SELECT DISTINCT about FROM due")]
    return tuple(map(MatchId, sorted({*about, *matches.active(connection)})))


def _differing(connection: Connection, match: MatchId) -> tuple[DueRow, ...]:
    stored = tuple(row for row in due.of_match(connection, match) if row.at is not None)
    return differing(stored, due_in(load(connection, match)))
