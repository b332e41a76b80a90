"""A match of the playground as its bot has stored it."""

import sqlite3
from pathlib import Path
from typing import Any, TypeVar

from db.rows.entries import EntryRow
from games.kernel import codec
from games.kernel.game import AnyGame
from play.rules.record import from_row

StateT = TypeVar("StateT")


def state_of(game: AnyGame, kind: type[StateT], folder: Path) -> StateT:
    """Return the position of the first match in the database in `folder`."""
    with sqlite3.connect(f"file:{folder / 'matches.sqlite3'}?mode=ro", uri=True) as connection:
        ((snapshot,),) = connection.execute("SELECT snapshot FROM matches WHERE id = 1")
    found = codec.decode_state(game, snapshot.encode())
    assert isinstance(found, kind)
    return found


def events_of(game: AnyGame, folder: Path) -> tuple[Any, ...]:
    """Return all that has happened in the first match in the database in `folder`, from its start."""
    with sqlite3.connect(f"file:{folder / 'matches.sqlite3'}?mode=ro", uri=True) as connection:
        found = connection.execute("SELECT revision, entry FROM entries WHERE match_id = 1 ORDER BY revision")
        rows = [EntryRow(1, revision, None, entry) for revision, entry in found]
    return tuple(event for row in rows for event in from_row(game, row).events)
