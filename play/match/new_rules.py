"""By which rules a new match is played: the newest that all processes know which live now.

A match keeps the rules with which it began. While programs of two versions run beside each other any of them may be
asked about any match. So newer rules wait until no process lives whose program does not know them.
"""

from collections.abc import Iterable

import msgspec

from db.rows import processes
from db.statements import Connection
from games import registry
from games.kernel.errors import Refusal
from play.rules.record import PlayedGame

UNKNOWN_RULES = "unknown_rules"
"""The code of a refusal: a program newer than this one has begun the match."""

Rules = dict[str, int]
"""Of each game the newest version of its rules."""


def newest_rules() -> str:
    """Return which rules this program knows, as it says so to others (JSON)."""
    return msgspec.json.encode({game: registry.find(game).rules_version for game in registry.game_ids()}).decode()


def rules_for_new(connection: Connection, game: str, now: int) -> PlayedGame:
    """Return a game with the newest rules that every process knows.

    Raises:
        Refusal: `unknown_game` (`word`), `newer_game` (`game`): not all know any rules of it.
    """
    return known_to_all(game, (row.rules for row in processes.alive(connection, now)))


def known_to_all(game: str, said: Iterable[str]) -> PlayedGame:
    """Return a game with the newest rules that this program knows, and all those that have `said` which they know.

    Raises:
        Refusal: `unknown_game` (`word`), `newer_game` (`game`).
    """
    newest = registry.find(game)
    least = min((msgspec.json.decode(each, type=Rules).get(game, 0) for each in said), default=newest.rules_version)
    if least >= newest.rules_version:
        return newest
    for version in range(least, 0, -1):
        if registry.is_known(game, version):
            return registry.find(game, version)
    raise Refusal("newer_game", game=game)
