"""Rows of `stories`: how matches that are over went, once somebody has asked."""

import msgspec

from db.statements import Connection, change, one, put


class StoryRow(msgspec.Struct, frozen=True):
    """How a match went. `versions`: by which it was worked out. `points`, `costs`: JSON; None: not worked out yet."""

    match_id: int
    versions: str
    points: str
    costs: str | None = None


def find(connection: Connection, match_id: int) -> StoryRow | None:
    """Return how a match went, if that is known."""
    return one(connection, "find_story", StoryRow, match_id=match_id)


def add(connection: Connection, row: StoryRow) -> None:
    """Store how a match went, unless it was stored meanwhile."""
    put(connection, "add_story", row)


def set_costs(connection: Connection, match_id: int, costs: str) -> None:
    """Store what moves cost, unless that was stored meanwhile."""
    change(connection, "set_story_costs", match_id=match_id, costs=costs)
