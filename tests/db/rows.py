"""Complete rows for tests, which name only the fields that matter."""

from typing import Any

import msgspec

from db.rows.awaited import AwaitedRow
from db.rows.entries import EntryRow
from db.rows.matches import MatchRow
from db.rows.seats import SeatRow

MATCH = MatchRow(
    id=1,
    game="auction",
    rules_version=1,
    status="open",
    options="{}",
    language="en",
    pace="none",
    seat_limit=4,
    guild_id=70,
    channel_id=700,
    parent_id=None,
    host_user_id=1001,
    secret="5e" * 32,
    commitment="c0" * 32,
    revision=0,
    created_at=1_000,
)
SEAT = SeatRow(1, 0, 1001, "Ann", sitter="person", level="", salt="pear", joined_at=1_000)
ENTRY = EntryRow(match_id=1, revision=1, user_id=1001, entry="{}")
AWAITED = AwaitedRow(1, 0, 1001, "bid", is_owed=True, asked_revision=1)


def match(**fields: Any) -> MatchRow:
    """Return an open match with `fields` changed."""
    return msgspec.structs.replace(MATCH, **fields)


def seat(**fields: Any) -> SeatRow:
    """Return Ann's seat with `fields` changed."""
    return msgspec.structs.replace(SEAT, **fields)


def entry(**fields: Any) -> EntryRow:
    """Return Ann's move with `fields` changed."""
    return msgspec.structs.replace(ENTRY, **fields)


def awaited(**fields: Any) -> AwaitedRow:
    """Return a question to Ann with `fields` changed."""
    return msgspec.structs.replace(AWAITED, **fields)
