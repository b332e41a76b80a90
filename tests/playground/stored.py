"""A match of the playground as its bot has stored it."""

import sqlite3
from pathlib import Path
from typing import TypeVar

from games.kernel import codec
from games.kernel.game import AnyGame

StateT = TypeVar("StateT")


def state_of(game: AnyGame, kind: type[StateT], folder: Path) -> StateT:
    """Return the position of the first match in the database in `folder`."""
    with sqlite3.connect(f"file:{folder / 'matches.sqlite3'}?mode=ro", uri=True) as connection:
        ((snapshot,),) = connection.execute("SELECT snapshot FROM matches WHERE id = 1")
    found = codec.decode_state(game, snapshot.encode())
    assert isinstance(found, kind)
    return found
