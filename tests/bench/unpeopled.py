"""A preparation of the bot so that a match of computer players alone continues; it would end at once."""

from collections.abc import Sequence
from typing import Any

from db.rows.seats import SeatRow
from play import rights
from play.rules import endings, tables

UNPEOPLED = "tests.bench.unpeopled:go_on"


def go_on() -> None:
    """Let no match end because no people are left, and somebody who has no seat start one."""
    endings.is_deserted = _never
    vars(tables)["check_host"] = _allowed
    vars(rights)["check"] = _allowed


def _never(seats: Sequence[SeatRow], sides: Sequence[int]) -> bool:
    return False


def _allowed(*_asked: Any) -> None:
    """Refuse nothing."""
