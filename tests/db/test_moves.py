"""A database that was moved to another place, or only in part from one, is not used by mistake."""

from pathlib import Path

import pytest

from db.drivers.sqlite import mark_as_copy
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import DatabaseFault
from db.rows import moves
from db.rows.moves import Direction, MoveRow
from text import words


async def _noted(path: Path, direction: Direction, *, is_done: bool) -> None:
    database = await SqliteDatabase.open(path)
    row = MoveRow(direction, "token", "postgresql://bot@host/games", 1_800_000_000, is_done)
    await database.write(moves.put_row, row)
    await database.close()


@pytest.mark.parametrize(("direction", "is_done", "code"), [("to", True, "moved"), ("from", False, "moving")])
async def test_it_is_refused_and_says_where_the_data_is(
    path: Path, direction: Direction, is_done: bool, code: str
) -> None:
    await _noted(path, direction, is_done=is_done)
    with pytest.raises(DatabaseFault) as refused:
        await SqliteDatabase.open(path)
    assert refused.value.code == code
    for language in ("en", "ru"):
        assert "postgresql://bot@host/games" in words(language)(f"database-{code}", **refused.value.facts)


async def test_who_uses_the_source_of_a_move_that_was_cut_short_takes_it_back(path: Path) -> None:
    """Else the move would be continued without what was played meanwhile."""
    await _noted(path, "to", is_done=False)
    database = await SqliteDatabase.open(path)
    assert await database.read(moves.find, "to") is None
    await database.close()


async def test_who_says_that_it_was_put_back_uses_it_again(path: Path) -> None:
    await _noted(path, "to", is_done=True)
    mark_as_copy(path)
    database = await SqliteDatabase.open(path)
    assert await database.read(moves.find, "to") is None
    await database.close()
