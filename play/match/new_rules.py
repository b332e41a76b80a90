"""By which rules a new match is played: the newest that all processes know which live now."""

from db.rows import processes
from db.statements import Connection
from play.rules.known_rules import known_to_all
from play.rules.record import PlayedGame


def rules_for_new(connection: Connection, game: str, now: int) -> PlayedGame:
    """Return a game with the newest rules that every process knows.

    Raises:
        Refusal: `unknown_game` (`word`), `newer_game` (`game`).
    """
    return known_to_all(game, (row.rules for row in processes.alive(connection, now)))
